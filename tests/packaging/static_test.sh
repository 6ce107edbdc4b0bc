#!/bin/bash
# The static program alone in an empty root, there as on Linux 4.9, and in the roots of other
# distributions: it makes, rates, stores, draws and prints, with the same bytes as the ORDINARY program
# where one is named. Usage: static_test.sh PROGRAM [ORDINARY], in the project's folder, as root.
set -euo pipefail
. tests/packaging/bare_root.sh
program=$(realpath "$1")
ordinary=$(realpath "${2:-$1}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "static_test: $*" >&2
  exit 1
}

# nonet ARGUMENT...: runs the program under trial, which `command` names; it must succeed.
nonet() { "${command[@]}" "$@" >"$work/log" 2>&1 || fail "$name: nonet $1: $(tail -3 "$work/log")"; }

# What a user does in a first quarter of an hour. FOLDER is that of the files as the program sees it.
# Usage: first_steps FOLDER
first_steps() {
  local folder=$1 picture puzzle=.6..5...91....78....9..3..525.3......8......16.7.......4.56.9.8.7.....4.9...8....
  nonet generate --count 20 --level hard --seed 7 -o "$folder/list.txt"
  nonet rate --scale explainer,hodoku "$folder/list.txt" -o "$folder/rated.txt"
  nonet rate --db "$folder/list.db" "$folder/list.txt" -o "$folder/stored.txt"
  nonet db info --db "$folder/list.db"
  nonet solve "$folder/list.txt" -o "$folder/solved.txt"
  for picture in svg png eps pdf; do nonet image "$puzzle" -o "$folder/puzzle.$picture"; done
  nonet explain "$puzzle" -o "$folder/steps.html"
  nonet play "$folder/list.txt" -o "$folder/play.html"
  nonet app -o "$folder/app.html"
  nonet book --section easy:4 --section hard:4 --qr --hints --title "First Book" --seed 7 -o "$folder/book.pdf"
  nonet book --check "$folder/book.pdf"
}

# try NAME ROOT [PREFIX...]: the first steps in ROOT, started by PREFIX, must give the bytes of the
# ordinary program. Cairo writes EPS by a temporary file, so that /tmp must be there.
try() {
  local root=$2
  name=$1 command=("${@:3}" env -i PATH="$PATH" chroot "$root" /nonet)
  mkdir -p "$root/tried" "$root/tmp"
  cp "$program" "$root/nonet"
  first_steps /tried
  diff -r --exclude='*.db*' "$work/ordinary" "$root/tried" >"$work/log" || fail "$name: $(head -5 "$work/log")"
  rm -rf "$root/tried"
  echo "static_test: $name: passed"
}

mkdir "$work/ordinary" "$work/empty"
name="the ordinary program" command=("$ordinary")
first_steps "$work/ordinary"
try "an empty root" "$work/empty"
g++ -std=c++20 tests/packaging/linux_4_9.cpp -o "$work/linux_4_9"
try "an empty root, Linux 4.9" "$work/empty" "$work/linux_4_9"
for suite in bullseye bookworm trixie; do
  unpacked_root "$work/$suite" "$suite" "${NONET_DEBIAN_MIRROR:-}"
  try "Debian $suite" "$work/$suite"
done
for suite in bionic focal jammy; do
  unpacked_root "$work/$suite" "$suite" "${NONET_UBUNTU_MIRROR:-}"
  try "Ubuntu $suite" "$work/$suite"
done
