#!/bin/bash
# The packages of FOLDER as users get them. In a fresh Debian 12 without a compiler: the version before
# is installed, upgraded, used, and purged without a trace; then a first book is timed from `apt install`
# on; then the tests of the packages themselves run, those of the library with a compiler.
# Usage: packages_test.sh FOLDER, in the project's folder, as root.
set -euo pipefail
. tests/packaging/bare_root.sh
folder=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
names=(nonet libnonet0 libnonet-dev python3-nonet)
book=(book --section easy:12 --section medium:12 --section hard:12 --title "First Book" --seed 7)

fail() {
  echo "packages_test: $*" >&2
  exit 1
}
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root DEBIAN_FRONTEND=noninteractive "$@"; }
apt() { inside apt-get -y --no-install-recommends "$@" >"$work/log" 2>&1 || fail "apt-get $*: $(tail -20 "$work/log")"; }
milliseconds() { echo $(($(date +%s%N) / 1000000)); }

# deb_files FOLDER: the packages there.
deb_files() { printf "./$1/%s.deb\n" "${names[@]}"; }
# As the version before: another number, and a file that is gone since. Usage: older FILE NAME
older() {
  dpkg-deb --raw-extract "$1" "$work/older"
  sed -i -E 's/^Version: .*/Version: 0.0.1-1/; s/(libnonet0 \([>=]+ )[^)]*/\10.0.1-1/' "$work/older/DEBIAN/control"
  touch "$work/older/usr/share/doc/$2/gone-since"
  dpkg-deb --root-owner-group --build "$work/older" "$root/older/$2.deb" >/dev/null
  rm -rf "$work/older"
}

bare_root "$root" bookworm
mkdir "$root/older" "$root/newer"
for name in "${names[@]}"; do
  cp "$folder/${name}"_*.deb "$root/newer/$name.deb"
  older "$root/newer/$name.deb" "$name"
done
apt update
for compiler in cc c++ gcc g++ clang; do
  [ -z "$(inside sh -c "command -v $compiler" || true)" ] || fail "the root has a compiler: $compiler"
done
cd "$root"

mapfile -t debs < <(deb_files older)
apt install "${debs[@]}"
[ -e usr/share/doc/nonet/gone-since ] || fail "the version before was not installed"
apt install "${debs[@]/#.\/older/.\/newer}"
[ -z "$(find usr -name gone-since)" ] || fail "files of the version before are left"
[ -z "$(inside dpkg --verify "${names[@]}")" ] || fail "$(inside dpkg --verify)"
[ -z "$(inside sh -c 'command -v c++' || true)" ] || fail "the packages brought a compiler"
[[ $(inside nonet version) == "nonet "[0-9]* ]] || fail "the program does not run"
for file in man/man1/nonet.1.gz bash-completion/completions/nonet zsh/vendor-completions/_nonet \
  fish/vendor_completions.d/nonet.fish metainfo/org.nonet.nonet.metainfo.xml doc/nonet/README.md.gz \
  doc/libnonet-dev/examples/explain_one.cpp doc/python3-nonet/examples/rate_and_plot.py; do
  [ -s "usr/share/$file" ] || fail "/usr/share/$file is missing"
done
bash -n usr/share/bash-completion/completions/nonet || fail "bash does not read the completion"

inside dpkg --listfiles "${names[@]}" | sort -u >"$work/files"
apt purge "${names[@]}"
apt autoremove --purge
while read -r file; do
  [ ! -e "./$file" ] || [ -d "./$file" ] || fail "$file is left behind"
done <"$work/files"
[ -z "$(find . -xdev -name '*nonet*' ! -path './newer/*' ! -path './older/*')" ] || fail "left behind: $(find . -xdev -name '*nonet*')"

begin=$(milliseconds)
apt install --download-only ./newer/nonet.deb
downloaded=$(milliseconds)
apt install ./newer/nonet.deb
installed=$(milliseconds)
inside nonet "${book[@]}" -o /root/book.pdf 2>/dev/null
printed=$(milliseconds)
inside nonet book --check /root/book.pdf >/dev/null || fail "the book is not as its printer wants it"
echo "packages_test: download $((downloaded - begin)) ms, installation $((installed - downloaded)) ms, first book $((printed - installed)) ms; after the download at most 10000 ms are wanted"

# run_test NAME: a test that the packages have themselves.
run_test() {
  local test=$1
  cp "$OLDPWD/packaging/debian/tests/$test" root/
  mkdir "root/$test.files"
  inside env AUTOPKGTEST_TMP="/root/$test.files" sh "/root/$test" >"$work/log" 2>&1 ||
    fail "the test $test of the packages: $(tail -20 "$work/log")"
}
for test in app book; do run_test "$test"; done
apt install ./newer/libnonet0.deb ./newer/python3-nonet.deb
run_test python
apt install ./newer/libnonet-dev.deb cmake g++ ninja-build
run_test library
echo "packages_test: passed"
