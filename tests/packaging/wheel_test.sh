#!/bin/bash
# The wheel of FOLDER as pip installs it: in an environment of its own, away from the sources, it passes
# the tests of the package and loads no library of this machine but those of C and C++.
# Usage: wheel_test.sh FOLDER, in the project's folder.
set -euo pipefail
wheel=$(ls "$1"/nonet-*.whl)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "wheel_test: $*" >&2
  exit 1
}

/usr/bin/python3 -m venv --system-site-packages "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --no-index "$wheel"
"$work/venv/bin/python" -m pip show --files nonet >"$work/shown"
grep -q '^Summary: Sudoku' "$work/shown" || fail "pip shows: $(head -3 "$work/shown")"
module=$(find "$work/venv" -name '_nonet.*.so')
strangers=$(ldd "$module" | grep '=>' | grep -vE "=> $work|lib(c|m|dl|pthread|rt|gcc_s|stdc\+\+)\.so" || true)
[ -z "$strangers" ] || fail "the wheel loads $strangers"
PYTHONDONTWRITEBYTECODE=1 tests/python/run.sh "$work/venv/bin/python"
"$work/venv/bin/python" -m pip uninstall --quiet --yes nonet
[ -z "$(find "$work/venv" -name '*nonet*')" ] || fail "left behind: $(find "$work/venv" -name '*nonet*')"
echo "wheel_test: $(($(stat -c %s "$wheel") / 1000)) kB, passed"
