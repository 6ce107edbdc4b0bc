# Fresh roots of distributions, to try in them what users get. Sourced; needs root and debootstrap.

# bare_root FOLDER SUITE: the smallest Debian that has apt.
bare_root() {
  debootstrap --variant=minbase "$2" "$1" ${NONET_DEBIAN_MIRROR:+"$NONET_DEBIAN_MIRROR"} >"$1.log" 2>&1 ||
    { tail -5 "$1.log" >&2; return 1; }
}

# unpacked_root FOLDER SUITE [MIRROR]: the packages are unpacked and nothing of them is run, so that no
# keys of that distribution are needed.
unpacked_root() {
  debootstrap --variant=minbase --foreign --no-check-gpg "$2" "$1" ${3:+"$3"} >"$1.log" 2>&1 ||
    { tail -5 "$1.log" >&2; return 1; }
}
