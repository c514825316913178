// SPDX-License-Identifier: MIT

extension Options {
  static let version = "0.1.0"

  static let usageLine = """
    usage: Benchmarks [--filter REGEX] [--sizes LIST] [--engines LIST] [--repeats N] [--seconds N] \
    [--format table|markdown|json] [--svg DIR] [--seed N] [--lines OLD NEW] [--list] [--help] [--version]
    """

  static let help = """
    \(usageLine)

    Diffs the workloads with several engines and prints what each took and what it found.

      c                the C core of ListDiffing
      swift            the pure-Swift path of ListDiffing
      dictionary       Heckel's algorithm over a Swift Dictionary, as list libraries and hand-written diffs have it: a
                       table with an entry for each identifier, and moves that are not minimal
      dictionary-lean  the hardest opponent that one can write by hand: one hash an element, no entries, minimal moves
                       by a longest increasing subsequence; takes part only when --engines names it
      stdlib           difference(from:).inferringMoves() of the identifiers; it does not look at contents, and is
                       skipped where (old + new count) x (insertions + removals) exceeds \
    \(StandardLibraryDiff.workLimit.grouped)

    Names that end in -fresh: the new list's strings have storage of their own, as after decoding. Otherwise both lists
    hold the same strings, as when the same models come back. The lists themselves never share storage.

    W7 and later are scenarios: one size each, and ways of their own to do it; the first is what the others are compared
    with. --sizes and --engines don't concern them.

    Every result is replayed and checked before it is timed. The engines take turns, sample by sample, and the inputs
    rotate. Times are processor time of the one thread that diffs, so that other programs matter little. All of it takes
    about three minutes and a gigabyte of memory.

    A debug build measures nothing of interest: use `swift run -c release Benchmarks`.

    options
      --filter REGEX   only the workloads whose name matches
      --sizes LIST     numbers of elements, such as 10,1k,1M, instead of each workload's own
      --engines LIST   only these engines, such as c,dictionary,dictionary-lean (default \
    \(Engine.usual.map(\.rawValue).joined(separator: ",")))
      --repeats N      at most N samples of each engine in a cell, which is a workload at a size (default \
    \(Options().repeats))
      --seconds N      stop sampling a cell after N seconds (default \(Options().seconds)), though not before each \
    engine
                       has \(CellMeasurement.fewestSamples) samples, or as many as --repeats says
      --format FORMAT  table (default), markdown (compact: a row a workload and size) or json
      --svg DIR        also write a chart for each workload into DIR: ns per element by size
      --seed N         make other inputs (default \(Options().seed))
      --lines OLD NEW  diff two files instead, one element a line: identifier, tab, content; a line without a tab
                       identifies itself. Lines are bytes, and end with a line feed or with carriage return and line feed
      --list           name the workloads and their sizes
      --help           this text
      --version        the version

    columns
      median, min      time of a diff, the making and freeing of its result included; ns/el: median by old element
      vs ENGINE        how many times as long as this row's engine the other one takes (medians)
      del ins upd mov  what the engine emits; least: the fewest moves that turn the old list into the new one
      scratch          bytes that ListDiffing keeps for the next diff; B/el: by old and new element
      allocs           heap allocations of a diff once scratch memory is warm

    exit status
      0 success   64 bad option   66 bad input file   70 an engine gave a wrong result   73 chart not written
      74 report not written   75 the release build failed
    """
}
