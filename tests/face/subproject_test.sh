#!/bin/bash
# The core as a part of another project: it must configure and build without SQLite, Cairo and qpdf
# (CMake is kept from finding them), bring no tests along, and work.
# Usage: subproject_test.sh BUILD_DIRECTORY
set -euo pipefail  # and so no grep -q behind a pipe, which kills the writer
build=$1
source=$PWD

fail() {
  echo "subproject_test: $*" >&2
  exit 1
}

mkdir -p "$build/source"
cat >"$build/source/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(embedder LANGUAGES CXX)
enable_testing()
add_subdirectory($source nonet)
add_executable(explain_one $source/examples/explain_one.cpp)
target_link_libraries(explain_one PRIVATE nonet::nonet)
add_executable(explain_one_static $source/examples/explain_one.cpp)
target_link_libraries(explain_one_static PRIVATE nonet::static)
END
cmake -S "$build/source" -B "$build" -G Ninja -DCMAKE_DISABLE_FIND_PACKAGE_SQLite3=ON \
  -DCMAKE_DISABLE_FIND_PACKAGE_PkgConfig=ON --no-warn-unused-cli >/dev/null
cmake --build "$build" -- --quiet
ctest --test-dir "$build" --show-only 2>&1 | grep '^Total Tests: 0$' >/dev/null || fail "it brought tests along"
[ ! -e "$build/nonet/nonet" ] || fail "it built the program"
if ldd "$build/explain_one" | grep -E 'sqlite|cairo|qpdf|freetype'; then fail "the core links these"; fi
tests/face/symbols_test.sh "$build/nonet/face/libnonet.so"
puzzle=.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....
for program in explain_one explain_one_static; do
  "$build/$program" "$puzzle" | grep '^ER 3\.0, level hard$' >/dev/null || fail "$program does not explain"
done
