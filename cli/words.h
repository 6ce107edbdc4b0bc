// An option whose value is one of a few words, each standing for something in the program: a table
// of words gives the option its choices and the command its meaning.
//
//   constexpr std::array kMethods = {Word{"thinning", Method::kThinning}, ...};
//   option::choice("--method KEY", "how they are made", choices_of<kMethods>),
//   recipe.method = meaning_in(kMethods, options.text("method"));
#pragma once

#include <string_view>

#include "base/keyed_rows.h"
#include "cli/option.h"

namespace nonet {

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

// REQUIRES: the word is one of the table's, as the value of an option with its choices is.
template <typename Table>
auto meaning_in(const Table& table, std::string_view word) {
  return row_with_key(table, word).meaning;
}

}  // namespace nonet
