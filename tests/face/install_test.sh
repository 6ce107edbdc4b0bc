#!/bin/bash
# The library as other programs get it: installs a build into a temporary prefix, looks at what lies
# there, then builds and runs the programs of examples/ against it, outside the source tree.
# Usage: install_test.sh BUILD_DIRECTORY COMPILER
set -euo pipefail
build=$1
compiler=$2
source=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
prefix=$work/prefix

fail() {
  echo "install_test: $*" >&2
  exit 1
}
# expect NAME PATTERN: the output of a program, from standard input, must match.
expect() {
  local output
  output=$(cat)
  grep -qE -- "$2" <<<"$output" || fail "$1 printed: $output; expected: $2"
}

cmake --install "$build" --prefix "$prefix" >"$work/install.log" || fail "$(cat "$work/install.log")"
[ "$(ls "$prefix/include")" = nonet ] || fail "headers outside include/nonet"
archive=$(find "$prefix" -name libnonet.a)
lib=${archive%/*}
[ ! -e "$lib/libnonet.so" ] || "$source/tests/face/symbols_test.sh" "$lib/libnonet.so"

cp -r "$source/examples" "$work/examples"
export CMAKE_PREFIX_PATH=$prefix CXX=$compiler
cmake -S "$work/examples" -B "$work/shared" -G Ninja >"$work/log" || fail "$(cat "$work/log")"
cmake --build "$work/shared" >"$work/log" || fail "$(cat "$work/log")"
cmake -S "$work/examples" -B "$work/static" -G Ninja -DNONET_EXAMPLES_STATIC=ON >"$work/log" ||
  fail "$(cat "$work/log")"
cmake --build "$work/static" --target explain_one make_a_week make_a_book >"$work/log" || fail "$(cat "$work/log")"

cd "$work"
puzzle=.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....
shared/explain_one "$puzzle" | expect explain_one '^ER 3\.0, level hard$'
static/explain_one "$puzzle" | expect "explain_one, static" '^ER 3\.0, level hard$'
{ shared/explain_one "......${puzzle:6}" 2>&1 || true; } | expect explain_one '^a solution: [1-9]{81}$'
printf '%s\n12345\n%s\n' "$puzzle" "$puzzle" >list.txt
shared/rate_a_list list.txt 2>&1 >rated.txt | expect rate_a_list '^list\.txt:2:'
[ "$(grep -c "^$puzzle 3.0 naked-pair$" rated.txt)" = 2 ] || fail "rate_a_list: $(cat rated.txt)"
printf '%s\n%081d\n' "$puzzle" 0 | shared/solve_a_million >solved.txt
expect solve_a_million '^[1-9]{81}$' <solved.txt
expect solve_a_million '^several$' <solved.txt
static/make_a_book 7 static.pdf | expect "make_a_book, static" '^36 puzzles on [0-9]+ pages$'
for week in 1 2; do shared/make_a_week 7 weeks.db; done >weeks.txt
[ "$(awk '{print $2}' weeks.txt | sort -u | wc -l)" = 14 ] || fail "make_a_week: $(cat weeks.txt)"
shared/make_a_book 7 book.pdf | expect make_a_book '^36 puzzles on [0-9]+ pages$'
head -c 5 book.pdf | expect make_a_book '^%PDF-'
shared/make_a_page 7 page.html | expect make_a_page '^3 puzzles of [0-9]+ made, [0-9]+ bytes$'
head -n 1 page.html | expect make_a_page '^<!DOCTYPE html>'
shared/hunt_a_minute 2 | expect hunt_a_minute '^[0-9]+ puzzles bred$'

export PKG_CONFIG_PATH=$lib/pkgconfig
# shellcheck disable=SC2046
"$compiler" -std=c++20 examples/explain_one.cpp $(pkg-config --cflags --libs nonet) -o by_pkg_config
LD_LIBRARY_PATH=$lib ./by_pkg_config "$puzzle" | expect pkg-config '^ER 3\.0'
if [ -e "$lib/libnonet.so" ]; then  # it needs no other package for development
  PKG_CONFIG_LIBDIR=$lib/pkgconfig pkg-config --cflags --libs nonet | expect "pkg-config alone" '-lnonet *$'
fi

cat >CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.25)
project(refused LANGUAGES CXX)
find_package(nonet ${WANTED})
message("found ${nonet_FOUND}")
END
cmake -S . -B refused -G Ninja -DWANTED="7.1" 2>&1 | expect "another version" '^found 0$'
cmake -S . -B refused -G Ninja -DWANTED="COMPONENTS;teapot" 2>&1 | expect "no such component" '^found (0|FALSE)$'
