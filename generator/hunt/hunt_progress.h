// The visible state of a hunt during and after its run: plain numbers, in units of work, without a
// clock. The caller gets one after every round; the terminal's panel, the report and `evolve
// --status` are drawn from it, and the checkpoint holds it, so that a resumed hunt continues
// counting.
#pragma once

#include <array>
#include <cstdint>
#include <numeric>
#include <string_view>
#include <vector>

#include "board/clue_bounds.h"
#include "board/grid.h"
#include "board/typed_array.h"
#include "generator/hunt/operator_catalog.h"
#include "generator/hunt/puzzle_class.h"
#include "generator/hunt/state_fields.h"

namespace nonet {

// The screens that a child passes, from microseconds to seconds, in this order.
enum class Stage : std::uint8_t {
  kBred,
  kWeight,
  kDuplicate,
  kTridagon,
  kTrials,
  kClosure,
  kGrid,
  kRating,
  kCount  // number of stages
};

struct StageRow {
  Stage id;
  std::string_view key;
  std::string_view asks;
};
inline constexpr std::array<StageRow, kMembers<Stage>> kStageTable = {{
    {Stage::kBred, "bred", "unique and minimal"},
    {Stage::kWeight, "weight", "not solved by the basics, heavy enough after them"},
    {Stage::kDuplicate, "duplicate", "not isomorphic to one seen before"},
    {Stage::kTridagon, "tridagon", "holds a tridagon (where classes are hunted)"},
    {Stage::kTrials, "trials", "few candidates refuted by trial and error"},
    {Stage::kClosure, "closure", "trial and error to its end leaves it unsolved"},
    {Stage::kGrid, "grid", "its solution grid has not had its share of ratings"},
    {Stage::kRating, "rating", "exact Explainer rating"},
}};

// The children that reached a stage, and those that passed it. Work: boards inferred for the
// trials, else the same as `in`.
struct StageCount {
  std::uint64_t in = 0;
  std::uint64_t out = 0;
  std::uint64_t work = 0;
};

template <>
inline constexpr auto kFields<StageCount> =
    std::tuple{field(&StageCount::in), field(&StageCount::out), field(&StageCount::work)};

struct OperatorCount {
  std::uint64_t calls = 0;
  std::uint64_t children = 0;
  std::uint64_t rated = 0;     // children that reached the exact rating
  std::uint64_t improved = 0;  // children that entered a pool
  double share = 0;            // probability of being chosen next, mean over the islands
};
template <>
inline constexpr auto kFields<OperatorCount> =
    std::tuple{field(&OperatorCount::calls), field(&OperatorCount::children),
               field(&OperatorCount::rated), field(&OperatorCount::improved)};

// ER in tenths, as everywhere in the hunt: 92 is ER 9.2.
inline constexpr std::size_t kTenths = 130;
inline constexpr int kMostClues = kMostMinimalClues;

// The Explainer's three numbers, in tenths; zeros: not rated.
struct ExplainerTenths {
  int er = 0;
  int ep = 0;
  int ed = 0;
};
template <>
inline constexpr auto kFields<ExplainerTenths> =
    std::tuple{field(&ExplainerTenths::er, kTenths - 1), field(&ExplainerTenths::ep, kTenths - 1),
               field(&ExplainerTenths::ed, kTenths - 1)};

// A record of the hunt, or a discovery.
struct Milestone {
  Grid givens;
  ExplainerTenths rating = {};
  PuzzleClass is = {};
  std::uint64_t evaluation = 0;  // children bred before it
};
template <>
inline constexpr auto kFields<Milestone> =
    std::tuple{field(&Milestone::givens), field(&Milestone::rating), field(&Milestone::is),
               field(&Milestone::evaluation)};

inline constexpr std::array<int, 4> kYieldClasses = {90, 100, 105, 110};

// A point of the curves against time. There are at most kMostPoints; when that many are reached,
// every other one is dropped and the distance doubles.
struct TimelinePoint {
  std::uint64_t rounds = 0;
  std::uint64_t evaluations = 0;
  std::uint64_t rated = 0;
  int best = 0;                                             // ER so far
  int median = 0;                                           // of the last puzzles rated; 0: none
  std::array<std::uint64_t, kYieldClasses.size()> yield{};  // as in HuntProgress
};
template <>
inline constexpr auto kFields<TimelinePoint> =
    std::tuple{field(&TimelinePoint::rounds),
               field(&TimelinePoint::evaluations),
               field(&TimelinePoint::rated),
               field(&TimelinePoint::best, kTenths - 1),
               field(&TimelinePoint::median, kTenths - 1),
               field(&TimelinePoint::yield)};
inline constexpr std::size_t kMostPoints = 512;

enum class IslandPhase : std::uint8_t { kClimb, kTrials, kRated, kClasses, kPlanting };
template <>
inline constexpr std::size_t kMembers<IslandPhase> = 5;
inline constexpr PerEnum<IslandPhase, std::string_view> kPhaseKeys = {
    {"climb", "trials", "rated", "classes", "planting"}};

struct IslandView {
  IslandPhase phase = IslandPhase::kClimb;
  std::uint64_t generation = 0;  // number of restarts
  std::size_t pool = 0;
  std::size_t grids = 0;  // solution grids in the pool
  double mean = 0;  // mean of the phase's objective: weight, refuted candidates, ER in tenths;
                    // depth
  std::int64_t best = 0;
};
template <>
inline constexpr auto kFields<IslandView> =
    std::tuple{field(&IslandView::phase), field(&IslandView::generation), field(&IslandView::pool),
               field(&IslandView::grids), field(&IslandView::best),       field(&IslandView::mean)};

// The cost of a screen: some of the puzzles that it rejected while a rated pool was bred from,
// chosen at random, are rated up to kRecallLimit; `missed` of these exceed it.
struct Recall {
  std::uint64_t rejected = 0;
  std::uint64_t sampled = 0;
  std::uint64_t missed = 0;
};
template <>
inline constexpr auto kFields<Recall> =
    std::tuple{field(&Recall::rejected), field(&Recall::sampled), field(&Recall::missed)};
inline constexpr int kRecallLimit = 99;  // ER in tenths
// The sampled screens: those that predict the rating. The last row is for puzzles that waited for a
// rating and were never among the best.
inline constexpr std::array<Stage, 4> kSampledStages = {Stage::kWeight, Stage::kTrials,
                                                        Stage::kClosure, Stage::kRating};

struct HuntProgress {
  std::uint64_t seed = 0;
  std::uint64_t evaluations = 0;  // children bred
  std::uint64_t rounds = 0;       // epochs of all islands
  PerEnum<Stage, StageCount> stages{};
  PerEnum<OperatorId, OperatorCount> operators{};
  std::vector<IslandView> islands;
  // Rated puzzles by ER, each once up to isomorphism.
  std::array<std::uint64_t, kTenths> histogram{};
  // Puzzles of each yield class, at most ten per solution grid (up to isomorphism), and the grids.
  std::array<std::uint64_t, kYieldClasses.size()> yield{};
  std::array<std::uint64_t, kYieldClasses.size()> grids{};
  std::array<std::array<std::uint32_t, kTenths>, kMostClues + 1> heat{};  // [clues][ER]
  std::vector<Milestone> records;  // each better than all earlier ones
  std::vector<TimelinePoint> timeline;
  PerEnum<Stage, Recall> recall{};  // by the rejecting stage
  HuntObjective objective = HuntObjective::kHarder;
  // Puzzles found, by depth and braids (PuzzleClass).
  std::array<std::array<std::uint64_t, kMostHuntedBraids + 1>, kMostHuntedDepth + 1> classes{};
  // Depth 3 and more: solution grids, and puzzles after singles, up to isomorphism.
  std::uint64_t deep_grids = 0;
  std::uint64_t deep_expansions = 0;
  std::vector<Milestone> discoveries;  // of classes not known before (discovery_in)
};

// Puzzles of at least this ER (tenths).
template <typename Histogram>
std::uint64_t at_least(const Histogram& histogram, int er) {
  return std::accumulate(histogram.begin() + er, histogram.end(), std::uint64_t{0});
}

}  // namespace nonet
