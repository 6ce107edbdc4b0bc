#!/bin/bash
# libnonet.so has a SONAME and shows names of the face only. Usage: symbols_test.sh LIBRARY
set -euo pipefail
# No grep -q behind a pipe here: it ends at the first match, and pipefail then sees the writer killed.
objdump -p "$1" | grep -E 'SONAME +libnonet\.so\.[0-9]+$' >/dev/null || {
  echo "$1 has no SONAME libnonet.so.NUMBER" >&2
  exit 1
}
strangers=$(nm -D --defined-only --demangle "$1" | sed 's/^[^ ]* *[^ ]* //' |
  grep -vE '^(nonet::v[0-9]+::|NONET_[0-9]+$)' || true)
[ -z "$strangers" ] || {
  echo "$1 shows: $strangers" >&2
  exit 1
}
