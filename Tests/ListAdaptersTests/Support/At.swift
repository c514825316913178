// SPDX-License-Identifier: MIT

import ListDiffing

/// The path of an item, in the order of an index path.
func at(_ section: Int, _ item: Int) -> ItemPath { ItemPath(item: item, section: section) }
