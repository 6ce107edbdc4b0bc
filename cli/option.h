// One command-line option as a row of a table. The rows drive parsing, help, the manual page and
// completion, so that the four cannot disagree.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <string_view>
#include <vector>

namespace nonet {

enum class Takes : std::uint8_t {
  kNothing,     // a flag
  kText,        // anything
  kNumber,      // a whole number 0 .. 2^64-1
  kReal,        // a number, perhaps with a decimal point
  kRange,       // "A:B", "A:" , ":B" or "A", of numbers
  kSource,      // one of OptionRow::choices, or the path of an input
  kFile,        // a path that is read; completion offers files for paths
  kTextOrFile,  // a text as it stands, or the path of a file that holds it
  kOutputFile,  // a path that is written
  kDatabase,    // a path that is read and written
  kChoice,      // one of OptionRow::choices
};

constexpr bool takes_path(Takes takes) {
  return takes == Takes::kFile || takes == Takes::kTextOrFile || takes == Takes::kOutputFile ||
         takes == Takes::kDatabase;
}

enum class Times : std::uint8_t { kOnce, kMany };

using Choices = std::vector<std::string_view>;

// The keys of a table's rows, in its order.
template <typename Table>
Choices keys_of(const Table& table) {
  Choices keys;
  for (const auto& row : table) keys.push_back(row.key);
  return keys;
}

// The row with this key. REQUIRES: there is one, as where keys_of() were the choices.
template <typename Table>
const auto& row_with_key(const Table& table, std::string_view key) {
  const auto row = std::ranges::find(table, key, [](const auto& each) { return each.key; });
  assert(row != std::end(table));
  return *row;
}

// Of a whole number, both included. What a command casts to a smaller type must fit it.
struct Bounds {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

struct OptionRow {
  std::string_view name;  // "count" for --count
  char letter = '\0';     // 'o' for -o; '\0' for none
  Takes takes = Takes::kNothing;
  std::string_view argument = {};  // how help calls the value: "N", "FILE"
  std::string_view help = {};      // one sentence without a full stop
  std::string_view fallback = {};  // value when absent; empty: none
  Choices (*choices)() = nullptr;  // only with kChoice and kSource
  Times times = Times::kOnce;
  Bounds bounds = {};  // only with kNumber
};

}  // namespace nonet
