// The ways in which a hunt makes new puzzles from known ones: one row per operator. Adding one is a
// function in a file of this folder and a row (docs/adding-an-operator.md).
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

// The input of an operator: the parent, and for operators that look for a mate the whole pool,
// parent included.
struct Breeding {
  const Puzzle& parent;
  std::span<const Puzzle* const> pool;
  RandomStream& random;
};

// A puzzle with one solution, minimal, different from its parent; it may be isomorphic to any
// other.
struct Child {
  Puzzle puzzle;
  std::optional<Grid> mate = std::nullopt;  // givens of the second parent, if there was one
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
  kDesign,
  kNearDesign,
  kCount  // number of operators
};

struct OperatorRow {
  OperatorId id;
  std::string_view key;  // forever: stored with every descent
  std::string_view summary;
  std::uint32_t work;  // per call, measured on hard puzzles, in units of about 100 us
  // Hands over any number of children, in an order that depends on the breeding only.
  void (*breed)(const Breeding& breeding, const ChildSink& child);
};

// The number of operators in a checkpoint of this version.
constexpr std::size_t operators_of(std::uint64_t checkpoint_version) {
  constexpr std::uint64_t kWithRegrow = 5;
  constexpr std::uint64_t kWithDesign = 6;
  if (checkpoint_version < kWithRegrow) return array_index(OperatorId::kRegrow);
  return checkpoint_version < kWithDesign ? array_index(OperatorId::kDesign) : kMembers<OperatorId>;
}

// In the order of the ids.
const PerEnum<OperatorId, OperatorRow>& operator_catalog();

}  // namespace nonet
