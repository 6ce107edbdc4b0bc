#!/bin/sh
# Completion in the three shells themselves: completion_test.sh NONET. Skipped (77) where one of them
# is missing.
for shell in bash zsh fish; do
  command -v "$shell" >/dev/null || { echo "no $shell here"; exit 77; }
done
exec zsh -f "$(dirname "$0")/completed_lines.zsh" "$1"
