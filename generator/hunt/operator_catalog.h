// The ways in which a hunt makes new puzzles from those it has: one row an operator. Adding one is
// a function in a file of this folder and a row (docs/adding-an-operator.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "base/random_stream.h"
#include "board/puzzle.h"
#include "board/typed_array.h"

namespace nonet {

// What an operator may read: the parent it was called for, and the whole pool, parent included, for
// operators that look for a mate.
struct Breeding {
  const Puzzle& parent;
  std::span<const Puzzle* const> pool;
  RandomStream& random;
};

// A puzzle with one solution, minimal, not its parent; it may be isomorphic to any other.
struct Child {
  Puzzle puzzle;
  std::optional<Grid> mate = std::nullopt;  // givens of the second parent, where there was one
};
using ChildSink = std::function<void(const Child&)>;

enum class OperatorId : std::uint8_t {
  kDropOne,
  kDropMany,
  kSwapOne,
  kSwapTwo,
  kTwoForOne,
  kOneForTwo,
  kGenotype,
  kCrossover,
  kRelabel,
  kExpand,
  kRegrow,
  kCount  // how many there are
};

struct OperatorRow {
  OperatorId id;
  std::string_view key;  // forever: it is stored with every descent
  std::string_view summary;
  std::uint32_t work;  // of a call, measured on hard puzzles, in units of about 100 us
  // Hands over any number of children, in an order that depends on the breeding only.
  void (*breed)(const Breeding& breeding, const ChildSink& child);
};

// How many of them a checkpoint of this version knows.
constexpr std::size_t operators_of(std::uint64_t checkpoint_version) {
  constexpr std::uint64_t kWithRegrow = 5;
  return checkpoint_version >= kWithRegrow ? kMembers<OperatorId>
                                           : array_index(OperatorId::kRegrow);
}

// In the order of the ids.
const PerEnum<OperatorId, OperatorRow>& operator_catalog();

}  // namespace nonet
