// The exact rating, the dearest stage: which children reach it, and the use of the results.
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "generator/hunt/epoch.h"
#include "rater/orders/explainer/explainer.h"
#include "solvers/exact/certify.h"

namespace nonet {

using namespace hunt_constants;

namespace {

std::string change_text(const Grid& from, const Grid& to) {
  std::string text;
  const auto add = [&](char sign, Cell cell, int value) {
    if (!text.empty()) text += ' ';
    text += sign;
    text += 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1) + '=' +
            std::to_string(value);
  };
  for (const Cell cell : all_cells()) {
    if (from.value(cell) == to.value(cell)) continue;
    if (!from.empty(cell)) add('-', cell, from.value(cell));
  }
  for (const Cell cell : all_cells()) {
    if (from.value(cell) == to.value(cell)) continue;
    if (!to.empty(cell)) add('+', cell, to.value(cell));
  }
  return text;
}

ExplainerTenths tenths_of(const Rating& rating) {
  const auto tenths = [&](std::string_view key) {
    for (const RatingValue& value : rating.values) {
      if (value.key == key) return static_cast<int>(std::lround(value.value * 10));
    }
    return 0;
  };
  return {.er = tenths("er"), .ep = tenths("ep"), .ed = tenths("ed")};
}

}  // namespace

bool Island::Epoch::is_grid_exhausted(const HuntedPuzzle& child) const {
  // A child that resists the closure almost always has ER 10.2 or more; children of the best may be
  // as good.
  std::size_t yield_class = child.closed ? 0 : 1;
  while (yield_class + 1 < kYieldClasses.size() && child.er >= kYieldClasses[yield_class + 1]) {
    ++yield_class;
  }
  return world_.archive.count_of_grid(child.solution, yield_class) >= kMostOfGrid;
}

// Waiting children are ordered, the most promising first.
void Island::Epoch::wait_for_rating(Waiting entry) {
  auto& waiting = island_.waiting_;
  const auto promise = [](const Waiting& one) {
    return merit_in(IslandPhase::kTrials, one.child) + kMeritOfTenth * one.child.er;
  };
  const auto more_promising = [&](const Waiting& a, const Waiting& b) {
    return promise(a) > promise(b);
  };
  const auto place = std::upper_bound(waiting.begin(), waiting.end(), entry, more_promising);
  waiting.insert(place, std::move(entry));
  ++island_.arrived_;
}

void Island::Epoch::choose_for_rating() {
  auto& waiting = island_.waiting_;
  const bool promising = !waiting.empty() && !waiting.front().child.closed;
  if (!promising && island_.arrived_ < kArrivedEnough && island_.bred_ < kBredEnough) return;
  while (waiting.size() > kMostWaiting) {
    reject(Stage::kRating, waiting.back().child.puzzle.givens());
    waiting.pop_back();
  }
  island_.to_rate_ = std::min(kRatedAtOnce, waiting.size());
  island_.bred_ = island_.arrived_ = 0;
}

Rating Island::Epoch::rated(const Puzzle& puzzle, std::optional<double> limit) {
  RateRequest request;
  request.max_score = limit;
  request.memory = &memory_;
  request.control = &world_.control;
  return rate_explainer(puzzle, request);
}

void Island::Epoch::rate_next() {
  Waiting next = island_.waiting_.front();
  if (world_.archive.knows(next.child.form) || rated_.contains(next.child.form) ||
      is_grid_exhausted(next.child)) {
    take_first_waiting();  // so close since it was screened
    return;
  }
  const Rating rating = rated(next.child.puzzle, std::nullopt);
  const auto classes = classified(next.child.puzzle, world_.control);
  if (rating.end == RatingEnd::kStopped || !classes) {
    stopped_ = true;
    return;
  }
  take_first_waiting();
  rated_.insert(next.child.form);
  work_ += kRatingWork;
  island_.stale_ += kRatingWork;
  StageCount& count = stage(Stage::kRating);
  ++count.in;
  ++count.work;
  if (next.operation) ++report_.operators[*next.operation].rated;
  if (!rating.solved()) return;  // off the scale: cannot be ranked
  ++count.out;
  take_rated(std::move(next), rating, *classes);
}

void Island::Epoch::take_rated(Waiting entry, const Rating& rating, const ClassRatings& classes) {
  report_.finds.push_back(find_of(entry, rating, classes));
  HuntedPuzzle& child = entry.child;
  child.er = report_.finds.back().archived.rating.er;
  child.merit = merit_in(IslandPhase::kRated, child);
  if (island_.pool_.insert(child)) {
    island_.stale_ = 0;
    if (!entry.operation) return;
    island_.choice_.reward(*entry.operation, 1);
    ++report_.operators[*entry.operation].improved;
  }
}

HuntFind Island::Epoch::find_of(const Waiting& waiting, const std::optional<Rating>& rating,
                                const ClassRatings& classes) {
  const Puzzle& puzzle = waiting.child.puzzle;
  HuntFind find{.ordinal = 0,
                .archived = {.puzzle = puzzle,
                             .form = waiting.child.form,
                             .rating = rating ? tenths_of(*rating) : ExplainerTenths(),
                             .is = classes.is},
                .grid = waiting.child.solution,
                .canonical = canonicalizer_.grid_of(puzzle.givens()),
                .ratings = classes.ratings,
                .parents = {},
                .operation = {},
                .change = {}};
  if (rating) find.ratings.insert(find.ratings.begin(), *rating);
  if (!waiting.operation || waiting.parents.empty()) return find;
  for (const Grid& parent : waiting.parents) {
    find.parents.push_back(canonicalizer_.grid_of(parent));
  }
  find.operation = operator_catalog()[*waiting.operation].key;
  find.change = change_text(waiting.parents.front(), puzzle.givens());
  return find;
}

void Island::Epoch::reject(Stage by, const Grid& givens) {
  if (island_.phase_ != IslandPhase::kRated) return;
  Recall& recall = report_.recall[by];
  ++recall.rejected;
  if (by != sampled_ || stopped_ || !random_.chance(kRecallChance)) return;
  sampled_.reset();
  const Certificate proper = certify(givens);
  if (!proper) return;
  const Rating rating = rated(*proper.puzzle, kRecallLimit / 10.0);
  if (rating.end == RatingEnd::kStopped) {
    stopped_ = true;
    return;
  }
  work_ += kRatingWork;
  ++recall.sampled;
  recall.missed += rating.end == RatingEnd::kAboveLimit ? 1 : 0;
}

}  // namespace nonet
