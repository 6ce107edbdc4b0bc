// An option whose value is one of a few words, each standing for something in the program: a table
// of words gives the option its choices and the command its meaning.
//
//   constexpr std::array kMethods = {Word{"thinning", Method::kThinning}, ...};
//   option::choice("--method KEY", "how they are made", choices_of<kMethods>),
//   recipe.method = meaning_in(kMethods, options.text("method"));
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
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

// The rows of a family that a list of keys names: "all", or keys between commas, each row once, in
// the order given. `unknown(key)` is the error where there is none with this key.
template <typename Row, typename Unknown>
Result<std::vector<const Row*>> rows_named(std::span<const Row> family, std::string_view list,
                                           Unknown unknown) {
  std::vector<const Row*> rows;
  if (list == "all") {
    for (const Row& row : family) rows.push_back(&row);
    return rows;
  }
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    const std::string_view key = list.substr(start, end - start);
    const auto found = std::ranges::find(family, key, &Row::key);
    if (found == family.end()) return Error(unknown(key));
    if (std::ranges::find(rows, &*found) == rows.end()) rows.push_back(&*found);
    start = end + 1;
  }
  return rows;
}

}  // namespace nonet
