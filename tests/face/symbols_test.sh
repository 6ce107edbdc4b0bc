#!/bin/bash
# libnonet.so has a SONAME and shows names of the face only. Usage: symbols_test.sh LIBRARY
set -euo pipefail
objdump -p "$1" | grep -qE 'SONAME +libnonet\.so\.[0-9]+\.[0-9]+$' || {
  echo "$1 has no SONAME libnonet.so.MAJOR.MINOR" >&2
  exit 1
}
strangers=$(nm -D --defined-only --demangle "$1" | sed 's/^[^ ]* *[^ ]* //' |
  grep -vE '^(nonet::v0::|NONET_[0-9.]+$)' || true)
[ -z "$strangers" ] || {
  echo "$1 shows: $strangers" >&2
  exit 1
}
