// The phases of an island: a row of facts for each. The actions of an epoch in a phase are a row of
// Island::Epoch (epoch.cpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "board/typed_array.h"
#include "generator/hunt/hunt_progress.h"
#include "generator/hunt/pool.h"

namespace nonet {

struct PhaseRow {
  // Greater is better; the pool keeps the best.
  std::int64_t (*merit)(const HuntedPuzzle&);
  // The number that a view shows (IslandView::mean).
  int HuntedPuzzle::*shown;
  // An island stays in this phase until it begins anew, and exchanges puzzles with others.
  bool lasts;
  // Puzzles that compete to be the parent of each child.
  int tournament;
  // The neighbours of each puzzle of the pool are bred, too.
  bool expands;
  // Rejects of the screens are rated now and then, for the recall.
  bool samples;
};

// The hardness predicted by the trials, in tenths of a refuted candidate. The weights are those of
// a regression over 308 rated puzzles of ER 8.8 and more; puzzles that the trials do not solve come
// first.
inline std::int64_t trials_merit(const HuntedPuzzle& child) {
  return -10 * std::int64_t{child.refuted} - 5 * std::int64_t{child.agreed} -
         child.consequences / 10 + (child.closed ? 0 : 1000);
}
inline std::int64_t weight_merit(const HuntedPuzzle& child) { return child.weight; }
inline std::int64_t rated_merit(const HuntedPuzzle& child) {
  return 10'000 * std::int64_t{child.er} + trials_merit(child);
}
// Set where the class is computed (epoch_classes.cpp).
inline std::int64_t class_merit(const HuntedPuzzle& child) { return child.merit; }

inline constexpr int kAnyParent = 1;
inline constexpr int kTournament = 4;  // after the climb

// clang-format off
inline constexpr PerEnum<IslandPhase, PhaseRow> kPhaseTable = {{{
    // merit, shown, lasts, tournament, expands, samples
    {weight_merit, &HuntedPuzzle::weight, false, kAnyParent, false, false},   // kClimb
    {trials_merit, &HuntedPuzzle::refuted, false, kTournament, true, false},  // kTrials
    {rated_merit, &HuntedPuzzle::er, true, kTournament, true, true},          // kRated
    {class_merit, &HuntedPuzzle::depth, true, kTournament, true, false},      // kClasses
    {trials_merit, &HuntedPuzzle::refuted, false, kTournament, true, false},  // kPlanting
}}};
// clang-format on

}  // namespace nonet
