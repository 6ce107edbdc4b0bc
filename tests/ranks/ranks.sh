#!/bin/bash
# ranks.sh NONET: the same bytes on any number of ranks, also resumed with another number, and
# nothing lost where a rank is killed. Exit code 77: skipped, for there is no MPI.
set -u
# Open MPI does not free all that it allocates, which a sanitized build would report.
export ASAN_OPTIONS=detect_leaks=0
nonet=$1
if ! command -v mpirun > /dev/null || ! ldd "$nonet" | grep -q libmpi; then
  echo "skipped: no mpirun, or nonet was built without MPI"
  exit 77
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

fail() {
  echo "FAILED: $*"
  exit 1
}
# Ranks of which several share a core; root in a container is nobody special.
on_ranks() {
  local ranks=$1
  shift
  timeout 600 mpirun -n "$ranks" --oversubscribe --allow-run-as-root "$nonet" "$@" 2> errors
}
hunt() { echo evolve --from from.txt --islands 4 --population 20 --seed 7 --threads 1 "$@"; }
timeless() {
  "$nonet" db check --db "$1" > /dev/null || fail "$1 is damaged"
  rm -f "$1.t"
  "$nonet" db backup --db "$1" --timeless "$1.t"
}
echo 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.. > from.txt

# One process, and ranks: archive and database.
"$nonet" $(hunt --evaluations 8000 --db 0.db) > 0.txt || fail "one process"
[ "$(wc -l < 0.txt)" -gt 10 ] || fail "too short a hunt to show anything"
timeless 0.db
for ranks in 1 2 3 16; do
  on_ranks $ranks $(hunt --evaluations 8000 --db $ranks.db) > $ranks.txt || fail "$ranks ranks: $(cat errors)"
  cmp 0.txt $ranks.txt || fail "$ranks ranks find other puzzles"
  timeless $ranks.db
  cmp 0.db.t $ranks.db.t || fail "$ranks ranks store other rows"
done

# Resumed with another number, and with none; -o is written by rank 0.
on_ranks 3 $(hunt --evaluations 1 --db r.db) > first.txt || fail "the first rounds: $(cat errors)"
on_ranks 2 evolve --resume --evaluations 8000 --db r.db -o r.txt || fail "resumed: $(cat errors)"
cmp 0.txt r.txt || fail "resumed with two ranks it finds other puzzles"
on_ranks 2 evolve --resume --seed 99 --db r.db && fail "a hunt that is not there goes on"
grep -q "holds no hunt with --seed 99" errors || fail "the reason is not told: $(cat errors)"

# Puzzles to a wish: bred, and drawn and kept; from an input that rank 0 alone can read. Bridi's
# generation is refused by one rank in one line.
for wish in "--rating 4.2:4.5 --symmetry rotational --require x-wing -n 20" "--level medium -n 100"; do
  "$nonet" evolve $wish --seed 5 --threads 1 --db w0.db > w0.txt 2> /dev/null || fail "$wish"
  timeless w0.db
  for ranks in 2 5; do
    on_ranks $ranks evolve $wish --seed 5 --threads 1 --db w.db > w.txt || fail "$wish, $ranks ranks: $(cat errors)"
    cmp w0.txt w.txt || fail "$ranks ranks find other puzzles for $wish"
    timeless w.db
    cmp w0.db.t w.db.t || fail "$ranks ranks store other rows for $wish"
    rm w.db*
  done
  rm w0.db*
done
"$nonet" evolve --rating 9: -n 5 --seed 5 --threads 1 from.txt > w0.txt 2> /dev/null || fail "bred from an input"
on_ranks 3 evolve --rating 9: -n 5 --seed 5 --threads 1 - < from.txt > w.txt || fail "from an input: $(cat errors)"
cmp w0.txt w.txt || fail "three ranks breed other puzzles from an input"
on_ranks 3 evolve --rating 9: -n 5 --seed 5 none.txt > w.txt && fail "bred from no file"
[ "$(grep -c none.txt errors)" = 1 ] || fail "not told once: $(cat errors)"
on_ranks 3 evolve --objective bridi -o w.txt && fail "Bridi's generation on three ranks"
[ "$(grep -c 'one process' errors)" = 1 ] || fail "not told once: $(cat errors)"

# A rank is killed: the job ends soon, what was stored is there, and the hunt goes on to where an
# undisturbed one comes.
stored() { "$nonet" db export --db k.db 2> /dev/null | sort; }
for victim in 2 0; do
  rm -f k.db*
  timeout 600 mpirun -n 3 --oversubscribe --allow-run-as-root "$nonet" $(hunt --time 100s --db k.db) > killed.txt 2> errors &
  job=$!
  until [ "$(stored | wc -l)" -ge 10 ]; do
    kill -0 $job 2> /dev/null || fail "the hunt ended by itself: $(cat errors)"
    sleep 0.2
  done
  stored > before
  for process in $(pgrep -x "$(basename "$nonet" | cut -c1-15)"); do
    { tr '\0' '\n' < /proc/$process/environ > environment; } 2> /dev/null || continue
    grep -qx "OMPI_COMM_WORLD_RANK=$victim" environment && grep -qx "PWD=$folder" environment && kill -9 "$process"
  done
  SECONDS=0
  wait $job
  [ $SECONDS -lt 45 ] || fail "the job lived on for $SECONDS s without rank $victim"
  stored | comm -23 before - | grep -q . && fail "puzzles are lost with rank $victim"
  on_ranks 2 evolve --resume --evaluations 8000 --db k.db > k.txt || fail "not resumed: $(cat errors)"
  timeless k.db
  [ "$(stored | wc -l)" -ge "$(wc -l < before)" ] || fail "fewer puzzles after going on"
done
echo "1, 2, 3 and 16 ranks agree; puzzles to a wish, too; resumed with another number; ranks 2 and 0 killed"
