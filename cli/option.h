// One command-line option as a row of a table. The rows drive parsing, help, the manual page and
// completion, so that the four cannot disagree. A row is written as help shows it:
//
//   option::number("-n, --count N", "how many puzzles [1]"),
//   option::choice("--level KEY", "only puzzles of this level", level_choices),
//   option::choice("--forbid KEY", "not this technique; may be repeated", technique_choices),
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "base/keyed_rows.h"

namespace nonet {

enum class Takes : std::uint8_t {
  kNothing,     // a flag
  kText,        // anything
  kNumber,      // a whole number 0 .. 2^64-1
  kReal,        // a number, perhaps with a decimal point
  kRange,       // "A:B", "A:" , ":B" or "A", of numbers
  kKeyedRange,  // the same, or after one of OptionRow::choices: "KEY:A:B"
  kShare,       // "I/N"
  kDuration,    // "90s", "1h30m"
  kSource,      // one of OptionRow::choices, or the path of an input
  kFile,        // a path that is read; completion offers files for paths
  kTextOrFile,  // a text, or the path of a file that holds it
  kOutputFile,  // a path that is written
  kDatabase,    // a path that is read and written
  kChoice,      // one of OptionRow::choices
  kChoices,     // some of them, separated by commas
};

constexpr bool takes_path(Takes takes) {
  return takes == Takes::kFile || takes == Takes::kTextOrFile || takes == Takes::kOutputFile ||
         takes == Takes::kDatabase;
}

enum class Times : std::uint8_t { kOnce, kMany };

using Choices = std::vector<std::string_view>;

// Of a whole number, or of the seconds of a duration, both included. Must fit the type to which the
// command casts the value.
struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

struct OptionRow {
  std::string_view name;  // "count" for --count
  char letter = '\0';     // 'o' for -o; '\0' for none
  Takes takes = Takes::kNothing;
  std::string_view argument = {};  // name of the value in help: "N", "FILE"
  std::string_view help = {};      // one sentence without a full stop
  std::string_view fallback = {};  // value when absent; empty: none
  Choices (*choices)() = nullptr;  // only with kChoice, kChoices, kSource and kKeyedRange
  Times times = Times::kOnce;
  Bounds bounds = {};  // only with kNumber and kDuration

  // The same row with bounds.
  [[nodiscard]] constexpr OptionRow within(Bounds both) const {
    OptionRow row = *this;
    row.bounds = both;
    return row;
  }
};

// Rows by kind of value. `head` is as help shows it, "-o, --output FILE": the letter, if any, the
// name, and the value's name. `help` is one sentence without a full stop, followed by the default
// in brackets, or by a note that the option may be repeated.
namespace option {

inline constexpr std::string_view kMayBeRepeated = "; may be repeated";

constexpr OptionRow row(Takes takes, std::string_view head, std::string_view help) {
  OptionRow row{.name = {}, .takes = takes};
  if (help.ends_with(kMayBeRepeated)) {
    row.times = Times::kMany;
    help.remove_suffix(kMayBeRepeated.size());
  } else if (help.ends_with(']')) {
    const std::size_t bracket = help.rfind('[');
    row.fallback = help.substr(bracket + 1, help.size() - bracket - 2);
    help = help.substr(0, bracket - 1);
  }
  row.help = help;
  if (head[1] != '-') {
    row.letter = head[1];
    head.remove_prefix(std::string_view("-o, ").size());
  }
  head.remove_prefix(std::string_view("--").size());
  const std::size_t blank = std::min(head.find(' '), head.size());
  row.name = head.substr(0, blank);
  if (blank < head.size()) row.argument = head.substr(blank + 1);
  return row;
}

constexpr OptionRow flag(std::string_view head, std::string_view help) {
  return row(Takes::kNothing, head, help);
}
constexpr OptionRow text(std::string_view head, std::string_view help) {
  return row(Takes::kText, head, help);
}
constexpr OptionRow number(std::string_view head, std::string_view help) {
  return row(Takes::kNumber, head, help);
}
constexpr OptionRow real(std::string_view head, std::string_view help) {
  return row(Takes::kReal, head, help);
}
constexpr OptionRow range(std::string_view head, std::string_view help) {
  return row(Takes::kRange, head, help);
}
constexpr OptionRow share(std::string_view head, std::string_view help) {
  return row(Takes::kShare, head, help);
}
// More than nothing and at most a hundred years, which fit every clock.
constexpr OptionRow duration(std::string_view head, std::string_view help) {
  return row(Takes::kDuration, head, help).within({1, 100ULL * 365 * 86'400});
}
// The same where 0 makes sense.
constexpr OptionRow duration_or_0(std::string_view head, std::string_view help) {
  OptionRow allowed = duration(head, help);
  allowed.bounds.least = 0;
  return allowed;
}
constexpr OptionRow file(std::string_view head, std::string_view help) {
  return row(Takes::kFile, head, help);
}
constexpr OptionRow text_or_file(std::string_view head, std::string_view help) {
  return row(Takes::kTextOrFile, head, help);
}
constexpr OptionRow output_file(std::string_view head, std::string_view help) {
  return row(Takes::kOutputFile, head, help);
}
constexpr OptionRow database(std::string_view head, std::string_view help) {
  return row(Takes::kDatabase, head, help);
}
constexpr OptionRow choice(std::string_view head, std::string_view help, Choices (*choices)()) {
  OptionRow chosen = row(Takes::kChoice, head, help);
  chosen.choices = choices;
  return chosen;
}
// The command reports unknown words itself: it may know others, such as `all`.
constexpr OptionRow choices(std::string_view head, std::string_view help, Choices (*choices)()) {
  OptionRow chosen = choice(head, help, choices);
  chosen.takes = Takes::kChoices;
  return chosen;
}
constexpr OptionRow keyed_range(std::string_view head, std::string_view help,
                                Choices (*choices)()) {
  OptionRow chosen = choice(head, help, choices);
  chosen.takes = Takes::kKeyedRange;
  return chosen;
}
constexpr OptionRow source(std::string_view head, std::string_view help, Choices (*choices)()) {
  OptionRow chosen = choice(head, help, choices);
  chosen.takes = Takes::kSource;
  return chosen;
}

}  // namespace option

// For options whose value is one of a few words: a table of words gives the option its choices and
// the command their meanings.
//
//   constexpr std::array kMethods = {Word{"thinning", Method::kThinning}, ...};
//   option::choice("--method KEY", "how they are made", choices_of<kMethods>),
//   recipe.method = meaning_in(kMethods, options.text("method"));
template <typename Meaning>
struct Word {
  std::string_view key;
  Meaning meaning;
};

template <typename Meaning>
Word(const char*, Meaning) -> Word<Meaning>;

// For OptionRow::choices.
template <const auto& kTable>
Choices choices_of() {
  return keys_of(kTable);
}

// REQUIRES: the word is in the table, as every value of an option with its choices is.
template <typename Table>
auto meaning_in(const Table& table, std::string_view word) {
  return row_with_key(table, word).meaning;
}

}  // namespace nonet
