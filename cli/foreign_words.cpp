#include "cli/foreign_words.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace nonet {
namespace {

struct ForeignWords {
  std::string_view theirs;       // words between blanks
  std::string_view option;       // ours, which the command must have; empty: of no command
  std::string_view advice = {};  // empty: the option
};

// If a word is in several rows, the first that fits the command counts.
constexpr auto kForeignWords = std::to_array<ForeignWords>({
    // qqwing
    {"generate", "", "a command: `nonet generate --count N`"},
    {"solve", "", "a command: `nonet solve FILE`"},
    {"difficulty", "level"},
    {"difficulty", "", "`nonet rate FILE`"},
    {"solution", "", "`nonet solve FILE`"},
    {"count-solutions", "", "`nonet solve --limit N FILE`"},
    {"stats", "", "a command: `nonet stats FILE`"},
    {"instructions history", "", "`nonet explain FILE`"},
    {"timer", "", "`nonet bench`"},
    {"one-line", "to", "--to line"},
    {"compact readable", "to", "--to grid"},
    {"csv", "to", "--to csv"},
    {"tsv", "to", "--to tsv"},
    {"json jsonl", "to", "--to jsonl"},
    {"html", "to", "--to html"},
    {"sdm", "to", "--to sdm"},
    // common to many programs
    {"input in file", "from", "--from, or the file's name by itself"},
    {"puzzle", "from", "--from, or the puzzle by itself"},
    {"input-format", "from"},
    {"out outfile out-file", "output"},
    {"format out-format output-format", "to"},
    {"number num amount puzzles", "count"},
    {"jobs cores nthreads parallel workers", "threads"},
    {"random-seed rng", "seed"},
    {"silent", "quiet"},
    {"colour", "color"},
    {"verbose", "progress", "--progress always"},
    {"database", "db"},
    {"timeout max-time", "time-limit"},
    {"timeout max-time duration", "time"},
    // generators
    {"mask template", "pattern"},
    {"givens hints", "clues"},
    {"min-clues", "clues", "--clues A:"},
    {"max-clues", "clues", "--clues :B"},
    {"er", "rating", "--rating A:B"},
    {"min-rating minrate", "rating", "--rating A:"},
    {"max-rating maxrate", "rating", "--rating :B"},
    {"technique include", "require"},
    {"exclude", "forbid"},
    {"minimal-only minimals", "minimal"},
    {"attempts", "max-tries"},
    // gridchecker and the vicinity searches
    {"removed", "remove"},
    {"added", "add"},
    {"similar", "", "`nonet neighbours --remove K --add M FILE`"},
    {"minimize", "minimise"},
    {"subcanon canonicalize", "", "`nonet canon FILE`"},
    {"unique", "", "`nonet check FILE`, or `nonet dedupe FILE`"},
    // books
    {"paper page-size size", "trim"},
    {"puzzles-per-page", "per-page"},
    {"solver", "solvers"},
    {"solvers", "solver"},
});

bool has_word(std::string_view words, std::string_view word) {
  for (std::size_t start = 0; start <= words.size();) {
    const std::size_t end = std::min(words.find(' ', start), words.size());
    if (words.substr(start, end - start) == word) return true;
    start = end + 1;
  }
  return false;
}

}  // namespace

std::optional<std::string> our_word_for(std::string_view name,
                                        std::span<const std::string_view> known) {
  for (const ForeignWords& row : kForeignWords) {
    const bool fits = row.option.empty() || std::ranges::find(known, row.option) != known.end();
    if (!fits || !has_word(row.theirs, name)) continue;
    return row.advice.empty() ? fmt::format("--{}", row.option) : std::string(row.advice);
  }
  return std::nullopt;
}

}  // namespace nonet
