# SPDX-License-Identifier: MIT
#
# Every target prepares what it needs, so each of them works on a clean checkout. Logic of more than a few lines lies
# in Scripts/, where a shell checker can read it.

.DEFAULT_GOAL := help
.SUFFIXES:

.PHONY: help
help: ## Print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

.PHONY: setup
setup: ## Install what is missing: the xxHash header (apt-get or Homebrew)
	@Scripts/setup.sh

.PHONY: build
build: setup ## Build everything, tests included
	@swift build --build-tests

.PHONY: test
test: setup ## Run all tests; FUZZ_SEED, FUZZ_SECONDS and FUZZ_MAX_COUNT extend the fuzz tests
	@swift test

.PHONY: demo
demo: setup ## Picture the example screens, step by step; FOLDER says where to (Demo-Pictures)
	@Scripts/demo.sh $(FOLDER)

.PHONY: examples
examples: setup ## Build and test the package of examples, and check the files of the demo
	@Scripts/setup.sh xmllint
	@Scripts/check-examples.sh

.PHONY: benchmark
benchmark: setup ## Compare the engines on the workloads; ARGS="--help" lists the options
	@swift run -c release Benchmarks $(ARGS)

.PHONY: fuzz
fuzz: setup ## Fuzz the C core with libFuzzer, sanitizers and an oracle for FUZZ_SECONDS (60)
	@Scripts/fuzz.sh

.PHONY: sanitize
sanitize: setup ## Run all tests under the address, thread and undefined-behaviour sanitizers, then test-variants
	@Scripts/sanitize.sh address thread undefined
	@Scripts/test-variants.sh

.PHONY: test-variants
test-variants: setup ## Run all tests with the fallback hash, with internal checks, and optimised
	@Scripts/test-variants.sh

.PHONY: lint
lint: ## Check the layout of the Swift code, and of the scripts where shellcheck is installed
	@Scripts/check-format.sh

.PHONY: format
format: ## Lay out the Swift code
	@swift format --in-place --recursive Sources Tests Benchmarks Examples/Sources Examples/Tests Package.swift Examples/Package.swift

.PHONY: symbols
symbols: setup ## Check that the C core exports cdiff_ symbols only
	@Scripts/check-symbols.sh

.PHONY: warnings
warnings: setup ## Check that neither the C compilers nor the Swift compiler warn
	@Scripts/check-warnings.sh

.PHONY: docs
docs: setup ## Build the documentation into Documentation/, warnings are errors
	@Scripts/build-docs.sh

.PHONY: ci
ci: ## Run what the continuous integration runs
	@.ci/run

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf .build Documentation Examples/.build Demo-Pictures
