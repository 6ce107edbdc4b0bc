# The files that the command lines of README.md and docs/ name, and the variables that they use.
set -e
nonet generate -n 4 --level easy --seed 1 -q -o puzzles.txt
nonet generate -n 2 --level medium --seed 2 -q -o old.sdm
nonet generate -n 1 --level hard --seed 3 -q -o puzzle.txt
echo 1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.. > hard.txt
cp puzzles.txt public.txt
nonet convert --to sdm puzzles.txt -o mine.sdm
nonet convert --to csv puzzles.txt -o puzzles.csv
nonet rate puzzles.txt --db mine.db -q > ratings
for i in 1 2 3; do nonet generate -n 2 --seed $i -q --db shard-$i.db > shard; done
nonet evolve --from hard.txt --islands 1 --evaluations 1 --seed 7 --db hunt.db -q > hunt
nonet book mine.sdm --title Sunday --seed 1 -q -o sunday.pdf
nonet book mine.sdm --title Book --seed 1 -q -o book.pdf
echo "CURRENT=$(cat puzzle.txt)" > environment
