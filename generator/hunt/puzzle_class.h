// Berthier's classification as a hunt uses it: the class of a puzzle, its nearness to a deeper one,
// and the classes not known before.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/run_control.h"
#include "board/puzzle.h"
#include "generator/hunt/state_fields.h"
#include "rater/orders/scale/rating.h"

namespace nonet {

// The objective of a hunt.
enum class HuntObjective : std::uint8_t {
  kHarder,  // the exact Explainer rating
  kDepth,   // the depth of trial and error
  kBxb      // BxB, of puzzles of depth 2
};
template <>
inline constexpr std::size_t kMembers<HuntObjective> = 3;
inline constexpr PerEnum<HuntObjective, std::string_view> kObjectiveKeys = {
    {"harder", "depth", "bxb"}};

struct PuzzleClass {
  int depth = 0;          // of trial and error
  int braids = 0;         // BxB at depth 2, BxBB at depth 3, else 0
  bool tridagon = false;  // one is present after singles

  bool operator==(const PuzzleClass&) const = default;
};

inline constexpr int kMostHuntedDepth = 4;
inline constexpr int kMostHuntedBraids = 24;  // greater ones count as this
template <>
inline constexpr auto kFields<PuzzleClass> =
    std::tuple{field(&PuzzleClass::depth, kMostHuntedDepth),
               field(&PuzzleClass::braids, kMostHuntedBraids), field(&PuzzleClass::tridagon)};

// The ratings that determine the class of a puzzle: te-depth, and bxb or bxbb. nullopt: stopped.
std::optional<std::vector<Rating>> class_ratings(const Puzzle& puzzle, const RunControl& control);
// The class of a puzzle with these ratings; other scales do not count.
PuzzleClass class_by(const Puzzle& puzzle, std::span<const Rating> ratings);

// How near a puzzle is to greater depth.
struct Nearness {
  int depth = 0;
  // Candidates that a first round of trials refutes, each closed one depth below that of the
  // puzzle, at most T&E(BRT, 1): 130 at BxB 2, 17 to 44 at BxB 7 to 14 with a tridagon.
  int refuted = 0;
};
// nullopt: stopped.
std::optional<Nearness> nearness_of(const Puzzle& puzzle, const RunControl& control);

// BxB of a puzzle of depth 2; nullopt: stopped.
std::optional<int> bxb_of(const Puzzle& puzzle, const RunControl& control);

// Greater is better by the objective; 0 for all if the class does not count.
int class_rank(HuntObjective objective, const PuzzleClass& is);

// Why the class is a discovery, in words; nullopt: such puzzles are known. State of knowledge: 2025
// (docs/classification.md).
std::optional<std::string_view> discovery_in(const PuzzleClass& is);

}  // namespace nonet
