#include "cli/foreign_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace nonet {
namespace {

struct ForeignWord {
  std::string_view theirs;
  std::string_view option;  // ours, which must be among those of the command; empty: of no command
  std::string_view advice;
};

// A word may have several rows: the first that fits the command counts.
constexpr std::array kForeignWords = {
    // qqwing
    ForeignWord{"generate", "", "a command: `nonet generate --count N`"},
    ForeignWord{"solve", "", "a command: `nonet solve FILE`"},
    ForeignWord{"difficulty", "level", "--level"},
    ForeignWord{"difficulty", "", "`nonet rate FILE`"},
    ForeignWord{"solution", "", "`nonet solve FILE`"},
    ForeignWord{"count-solutions", "", "`nonet solve --limit N FILE`"},
    ForeignWord{"stats", "", "a command: `nonet stats FILE`"},
    ForeignWord{"instructions", "", "`nonet explain FILE`"},
    ForeignWord{"history", "", "`nonet explain FILE`"},
    ForeignWord{"timer", "", "`nonet bench`"},
    ForeignWord{"one-line", "to", "--to line"},
    ForeignWord{"compact", "to", "--to grid"},
    ForeignWord{"readable", "to", "--to grid"},
    ForeignWord{"csv", "to", "--to csv"},
    ForeignWord{"tsv", "to", "--to tsv"},
    ForeignWord{"json", "to", "--to jsonl"},
    ForeignWord{"jsonl", "to", "--to jsonl"},
    ForeignWord{"html", "to", "--to html"},
    ForeignWord{"sdm", "to", "--to sdm"},
    // Everybody's
    ForeignWord{"input", "from", "--from, or the file's name by itself"},
    ForeignWord{"in", "from", "--from, or the file's name by itself"},
    ForeignWord{"file", "from", "--from, or the file's name by itself"},
    ForeignWord{"puzzle", "from", "--from, or the puzzle by itself"},
    ForeignWord{"out", "output", "--output"},
    ForeignWord{"outfile", "output", "--output"},
    ForeignWord{"out-file", "output", "--output"},
    ForeignWord{"out-format", "to", "--to"},
    ForeignWord{"output-format", "to", "--to"},
    ForeignWord{"input-format", "from", "--from"},
    ForeignWord{"format", "to", "--to"},
    ForeignWord{"number", "count", "--count"},
    ForeignWord{"num", "count", "--count"},
    ForeignWord{"amount", "count", "--count"},
    ForeignWord{"puzzles", "count", "--count"},
    ForeignWord{"jobs", "threads", "--threads"},
    ForeignWord{"cores", "threads", "--threads"},
    ForeignWord{"nthreads", "threads", "--threads"},
    ForeignWord{"parallel", "threads", "--threads"},
    ForeignWord{"workers", "threads", "--threads"},
    ForeignWord{"random-seed", "seed", "--seed"},
    ForeignWord{"rng", "seed", "--seed"},
    ForeignWord{"silent", "quiet", "--quiet"},
    ForeignWord{"colour", "color", "--color"},
    ForeignWord{"verbose", "progress", "--progress always"},
    ForeignWord{"database", "db", "--db"},
    ForeignWord{"timeout", "time-limit", "--time-limit"},
    ForeignWord{"timeout", "time", "--time"},
    ForeignWord{"max-time", "time-limit", "--time-limit"},
    ForeignWord{"max-time", "time", "--time"},
    ForeignWord{"duration", "time", "--time"},
    // generators
    ForeignWord{"mask", "pattern", "--pattern"},
    ForeignWord{"template", "pattern", "--pattern"},
    ForeignWord{"givens", "clues", "--clues"},
    ForeignWord{"hints", "clues", "--clues"},
    ForeignWord{"min-clues", "clues", "--clues A:"},
    ForeignWord{"max-clues", "clues", "--clues :B"},
    ForeignWord{"min-rating", "rating", "--rating A:"},
    ForeignWord{"max-rating", "rating", "--rating :B"},
    ForeignWord{"er", "rating", "--rating A:B"},
    ForeignWord{"minrate", "rating", "--rating A:"},
    ForeignWord{"maxrate", "rating", "--rating :B"},
    ForeignWord{"technique", "require", "--require"},
    ForeignWord{"include", "require", "--require"},
    ForeignWord{"exclude", "forbid", "--forbid"},
    ForeignWord{"minimal-only", "minimal", "--minimal"},
    ForeignWord{"attempts", "max-tries", "--max-tries"},
    // gridchecker and the vicinity searches
    ForeignWord{"removed", "remove", "--remove"},
    ForeignWord{"added", "add", "--add"},
    ForeignWord{"similar", "", "`nonet neighbours --remove K --add M FILE`"},
    ForeignWord{"minimize", "minimise", "--minimise"},
    ForeignWord{"minimals", "minimal", "--minimal"},
    ForeignWord{"subcanon", "", "`nonet canon FILE`"},
    ForeignWord{"canonicalize", "", "`nonet canon FILE`"},
    ForeignWord{"unique", "", "`nonet check FILE`, or `nonet dedupe FILE`"},
    // books
    ForeignWord{"paper", "trim", "--trim"},
    ForeignWord{"page-size", "trim", "--trim"},
    ForeignWord{"size", "trim", "--trim"},
    ForeignWord{"puzzles-per-page", "per-page", "--per-page"},
    ForeignWord{"solver", "solvers", "--solvers"},
    ForeignWord{"solvers", "solver", "--solver"},
};

}  // namespace

std::optional<std::string> our_word_for(std::string_view name,
                                        std::span<const std::string_view> known) {
  for (const ForeignWord& word : kForeignWords) {
    const bool fits = word.option.empty() || std::ranges::find(known, word.option) != known.end();
    if (word.theirs == name && fits) return std::string(word.advice);
  }
  return std::nullopt;
}

}  // namespace nonet
