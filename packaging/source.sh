# What the packages and a release know of the source: its version, its commit, its archive. Read by
# scripts/package, scripts/static and scripts/release, in the project's folder.

fail() {
  echo "${0##*/}: $*" >&2
  exit 1
}

# X.Y.Z: it stands in the header that programs compile against, and nowhere else.
version() {
  sed -nE 's/^#define NONET_VERSION_(MAJOR|MINOR|PATCH) ([0-9]+)$/\2/p' include/nonet/version.h | paste -sd.
}

# "HASH SECONDS" of the commit. Where there is neither a history nor an archive's note, the time is the
# start of the day of the last release, so that two builds still agree.
commit() {
  if grep -qE '^[0-9a-f]+ [0-9]+$' packaging/source_commit; then
    cat packaging/source_commit
  elif [ -e .git ]; then
    git log -1 --format='%H %ct'
  else
    echo "unknown $(date -ud "$(newest_release | cut -d' ' -f2)" +%s)"
  fi
}
commit_hash() { commit | cut -c1-7; }
commit_time() { commit | cut -d' ' -f2; }

# The versions of CHANGELOG.md, "X.Y.Z 2026-01-31", the newest first.
released() { sed -nE 's/^## \[([0-9]+\.[0-9]+\.[0-9]+)\] - ([0-9]{4}-[0-9]{2}-[0-9]{2})$/\1 \2/p' CHANGELOG.md; }
newest_release() { released | sed -n 1p; }

# The lines of a section of CHANGELOG.md: section Unreleased, section X.Y.Z.
section() { awk -v head="## [$1]" 'index($0, "## ") == 1 { on = index($0, head) == 1; next } on && NF' CHANGELOG.md; }

# The version of what is packed: between two releases with day and commit, so that no two different
# packages have one version: X.Y.Z+git20260131.679ae85.
packed_version() {
  local snapshot=
  if [ -n "$(section Unreleased)" ] || [[ $'\n'$(released) != *$'\n'"$(version) "* ]]; then
    snapshot=+git$(date -ud "@$(commit_time)" +%Y%m%d).$(commit_hash)
  fi
  echo "$(version)$snapshot"
}

# Writes FILE, a .tar.xz of the last commit, or of this folder where there is no history. The same
# commit gives the same bytes.
write_source_archive() {
  local prefix
  prefix=nonet-$(packed_version)/
  if [ -e .git ]; then
    [ -z "$(git status --porcelain)" ] || echo "${0##*/}: the last commit is packed; changes since are not in it" >&2
    git archive --format=tar --prefix="$prefix" HEAD
  else
    tar --create --sort=name --format=gnu --mtime="@$(commit_time)" --owner=0 --group=0 --numeric-owner \
      --exclude=./build --exclude='./build-*' --transform="s,^\./,$prefix," .
  fi | xz -6 --threads=1 >"$1"
}
