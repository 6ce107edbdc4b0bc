// The fields of a struct of the hunt as a table. Checkpoints save and restore a struct by it and
// counts are added by it, so that a field is named once.
//
//   template <>
//   inline constexpr auto kFields<Recall> =
//       std::tuple{field(&Recall::rejected), field(&Recall::sampled), field(&Recall::missed)};
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <ranges>
#include <tuple>
#include <type_traits>
#include <vector>

#include "board/canonical.h"
#include "board/grid.h"
#include "board/puzzle.h"
#include "board/typed_array.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

inline constexpr std::uint64_t kAnyNumber = std::numeric_limits<std::uint64_t>::max();

// A field, and the greatest number that a valid state has in it.
template <typename Struct, typename Value>
struct StateField {
  Value Struct::*member;
  std::uint64_t most;
};
template <typename Struct, typename Value>
constexpr StateField<Struct, Value> field(Value Struct::*member, std::uint64_t most = kAnyNumber) {
  return {member, most};
}

// A tuple of the struct's fields, in the order of the bytes.
template <typename Struct>
inline constexpr auto kFields = nullptr;
template <typename Struct>
concept HasFields = !std::is_same_v<decltype(kFields<Struct>), const std::nullptr_t>;

template <>
inline constexpr auto kFields<Fingerprint> =
    std::tuple{field(&Fingerprint::high), field(&Fingerprint::low)};

template <typename Struct, typename Visit>
void visit_fields(Visit visit) {
  std::apply([&](const auto&... each) { (visit(each), ...); }, kFields<Struct>);
}

// Numbers and enumerations take eight bytes each, grids 81, arrays and structs what is in them.
template <typename Value>
void save_state(const Value& value, StateWriter& state) {
  if constexpr (std::is_same_v<Value, Grid>) {
    state.grid(value);
  } else if constexpr (std::is_floating_point_v<Value>) {
    state.real(value);
  } else if constexpr (HasFields<Value>) {
    visit_fields<Value>([&](const auto& each) { save_state(value.*each.member, state); });
  } else if constexpr (std::ranges::range<const Value>) {
    for (const auto& each : value) save_state(each, state);
  } else {
    state.number(static_cast<std::uint64_t>(value));
  }
}

template <typename Value>
void restore_state(Value& value, StateReader& state, std::uint64_t most = kAnyNumber) {
  if constexpr (std::is_same_v<Value, Grid>) {
    value = state.grid();
  } else if constexpr (std::is_floating_point_v<Value>) {
    value = state.real();
  } else if constexpr (HasFields<Value>) {
    visit_fields<Value>(
        [&](const auto& each) { restore_state(value.*each.member, state, each.most); });
  } else if constexpr (std::ranges::range<Value>) {
    for (auto& each : value) restore_state(each, state, most);
  } else if constexpr (std::is_same_v<Value, bool>) {
    value = state.count(1) == 1;
  } else if constexpr (std::is_enum_v<Value>) {
    value = static_cast<Value>(state.count(kMembers<Value> - 1));
  } else {
    value = static_cast<Value>(most == kAnyNumber ? state.number() : state.count(most));
  }
}

// A list has its length before its members.
template <typename Value>
void save_list(const std::vector<Value>& list, StateWriter& state) {
  state.number(list.size());
  save_state(list, state);
}

// A longer list than `most` makes the state invalid.
template <typename Value>
void restore_list(std::vector<Value>& list, StateReader& state, std::uint64_t most) {
  list.clear();
  for (std::uint64_t left = state.count(most); left > 0 && state.good(); --left) {
    restore_state(list.emplace_back(), state);
  }
}

// A puzzle has its givens before its solution.
inline void save_puzzle(const Puzzle& puzzle, StateWriter& state) {
  state.grid(puzzle.givens());
  state.grid(puzzle.solution());
}
// nullopt: the state holds no puzzle here.
inline std::optional<Puzzle> saved_puzzle_in(StateReader& state) {
  const Grid givens = state.grid();
  return Puzzle::with_proven_solution(givens, state.grid());
}

// Adds numbers field by field.
template <typename Value>
void add_counts(Value& to, const Value& more) {
  if constexpr (HasFields<Value>) {
    visit_fields<Value>([&](const auto& each) { add_counts(to.*each.member, more.*each.member); });
  } else if constexpr (std::ranges::range<Value>) {
    auto each = more.begin();
    for (auto& value : to) add_counts(value, *each++);
  } else {
    to += more;
  }
}

}  // namespace nonet
