#!/bin/bash
# scripts/release says what is wrong with a version before anybody has it. Usage: release_test.sh, in
# the project's folder. Works on a copy; compiles nothing.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "release_test: $*" >&2
  exit 1
}
# A project of the parts that a release looks at.
begin_project() {
  rm -rf "$work/project"
  mkdir -p "$work/project/include/nonet" "$work/project/scripts"
  cp -r packaging CMakeLists.txt "$work/project"
  cp include/nonet/version.h "$work/project/include/nonet"
  cp scripts/release scripts/setup "$work/project/scripts"
  cat >"$work/project/CHANGELOG.md" <<'END'
# Changelog

## [Unreleased]

## [1.2.3] - 2026-01-31

### Added
- More.

## [1.2.0] - 2026-01-30

### Added
- The program.
END
  set_version 1 2 3
}
set_version() {
  sed -i -E "s/(VERSION_MAJOR) [0-9]+$/\1 $1/; s/(VERSION_MINOR) [0-9]+$/\1 $2/; s/(VERSION_PATCH) [0-9]+$/\1 $3/" \
    "$work/project/include/nonet/version.h"
}
change() { sed -i "$1" "$work/project/CHANGELOG.md"; }
# refuses WORDS: the release of the project fails and says so.
refuses() {
  if (cd "$work/project" && scripts/release) >"$work/log" 2>&1; then fail "released, in spite of: $1"; fi
  grep -qF -- "$1" "$work/log" || fail "expected '$1', got: $(cat "$work/log")"
}

begin_project
echo "Since 1.2.3 all is well." >"$work/project/notes.md"
refuses "the version 1.2.3 stands in other places than include/nonet/version.h: ./notes.md:1:"

begin_project
set_version 1 3 0
refuses "not ready: CHANGELOG.md has no section of 1.3.0; the newest is 1.2.3 2026-01-31"

begin_project
set_version 1 2 2
refuses "CHANGELOG.md is ahead of include/nonet/version.h: 1.2.3 2026-01-31, 1.2.2"

begin_project
change 's/^## \[Unreleased\]$/&\n- Something new./'
refuses "not ready: CHANGELOG.md has 1 changes under Unreleased"

begin_project
change 's/2026-01-31/2126-01-31/'
refuses "not ready: CHANGELOG.md dates 1.2.3 in the future"

begin_project
change 's/2026-01-31/2026-01-32/'
refuses "CHANGELOG.md: 1.2.3 has no date 2026-01-32"

begin_project
change 's/2026-01-30/2026-02-01/'
refuses "CHANGELOG.md: 1.2.0 is later than 1.2.3"

begin_project
change 's/1\.2\.0/1.2.10/'
refuses "CHANGELOG.md: 1.2.10 stands below 1.2.3"

begin_project
change '/More/d; /Added/d'
refuses "CHANGELOG.md: the section of 1.2.3 is empty"

begin_project
change 's/^## \[1.2.3\] - /## 1.2.3, /'
refuses "a heading is neither '## [Unreleased]' nor '## [X.Y.Z] - 2026-01-31'"

begin_project
git -C "$work/project" init --quiet
refuses "not ready: not everything is committed"
echo "release_test: passed"
