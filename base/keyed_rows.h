// Families are tables whose rows have keys: listing the keys and finding rows by them.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace nonet {

// The keys of a table's rows, in its order.
template <typename Table>
std::vector<std::string_view> keys_of(const Table& table) {
  std::vector<std::string_view> keys;
  keys.reserve(std::size(table));
  for (const auto& row : table) keys.push_back(row.key);
  return keys;
}

// The row with this key. REQUIRES: it exists, for instance because keys_of() were the choices.
template <typename Table>
const auto& row_with_key(const Table& table, std::string_view key) {
  const auto row = std::ranges::find(table, key, [](const auto& each) { return each.key; });
  assert(row != std::end(table));
  return *row;
}

// The rows that a list of keys names: "all", or keys between commas, each row once, in the order
// given. `unknown(key)` is the error for a key that no row has.
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
