#!/usr/bin/zsh -f
# Types lines into each shell and compares what Tab makes of them. bash and zsh run on a terminal of
# their own (zsh/zpty), where Ctrl-T prints the line as it stands; fish says itself what it would
# complete.
zmodload zsh/zpty
nonet=$1
place=$(mktemp -d) || exit 1
trap 'rm -rf $place' EXIT
cd $place || exit 1
mkdir book lists              # a folder called as a command, and one that is meant
mkdir site && $nonet completion zsh > site/_nonet || exit 1
$nonet completion bash > nonet.bash && $nonet completion fish > nonet.fish || exit 1
export HOME=$place XDG_CONFIG_HOME=$place INPUTRC=/dev/null TERM=vt100

# Typed, and completed; spaces and commas behind a completed word are the shell's own business.
lines=(
  'nonet boo'                                 'nonet book'
  'nonet completion fi'                       'nonet completion fish'
  'nonet help tech'                           'nonet help techniques'
  'nonet db ba'                               'nonet db backup'
  'nonet db rep'                              'nonet db repair'
  'nonet db info lis'                         'nonet db info lists/'
  'nonet rate --unr'                          'nonet rate --unrated'
  'nonet rate lis'                            'nonet rate lists/'
  'nonet rate --scale hod'                    'nonet rate --scale hodoku'
  'nonet rate --scale explainer,hod'          'nonet rate --scale explainer,hodoku'
  'nonet rate --scale explainer,hodoku,min'   'nonet rate --scale explainer,hodoku,minutes'
  'nonet rate --scale=explainer,hod'          'nonet rate --scale=explainer,hodoku'
  'nonet measure --solvers exact,belief'      'nonet measure --solvers exact,belief-search'
  'nonet convert --to opens'                  'nonet convert --to opensudoku'
  'nonet convert --hardest x-w'               'nonet convert --hardest x-wing'
  'nonet generate --rating hod'               'nonet generate --rating hodoku:'
)

start_bash() {
  zpty shell bash --norc --noprofile -i
  zpty -w shell "PS1=; bind 'set bell-style none'; bind 'set enable-bracketed-paste off'"
  zpty -w shell 'tell() { printf "<%s>\n" "$READLINE_LINE"; READLINE_LINE=; }'
  zpty -w shell "bind -x '\"\C-t\": tell'; source ./nonet.bash; echo REA''DY"
}

start_zsh() {
  zpty shell zsh -f -i
  zpty -w shell "PS1=; unsetopt beep; fpath=($place/site \$fpath); autoload -U compinit"
  zpty -w shell 'tell() { print -r -- "<$BUFFER>"; BUFFER= }'
  zpty -w shell "compinit -u -D; zle -N tell; bindkey '^T' tell; bindkey '^I' complete-word"
  zpty -w shell "print REA''DY"
}

# What the shell on the terminal makes of the line.
completed_on_terminal() {
  local seen
  zpty -w -n shell "$1"$'\t\x14'
  zpty -r shell seen '*<*>*' || { echo "no answer"; return; }
  print -r -- "${${seen##*<}%%>*}"
}

completed_by_fish() {
  local -a found=("${(@f)$(fish --no-config -c "source nonet.fish; complete -C '$1'")}")
  if (( $#found == 1 )); then print -r -- "${1% *} ${found[1]%%$'\t'*}"; else print -r -- "$1"; fi
}

failed=0
check_lines() {
  local typed expected completed
  for typed expected in $lines; do
    completed=$($2 $typed)
    completed=${completed%[ ,]}
    [[ $completed == $expected ]] && continue
    print -r -- "$1: '$typed' becomes '$completed', not '$expected'"
    failed=1
  done
}

for shell in bash zsh; do
  start_$shell
  zpty -r shell greeting '*READY*' || { echo "$shell does not start"; exit 1; }
  check_lines $shell completed_on_terminal
  zpty -d shell
done
check_lines fish completed_by_fish
exit $failed
