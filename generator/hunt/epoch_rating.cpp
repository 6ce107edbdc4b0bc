// The exact rating, the dearest stage: which children reach it, and the use of the results.
#include <algorithm>
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

Rating Island::Epoch::rated(const Puzzle& puzzle, std::optional<double> limit) {
  RateRequest request;
  request.max_score = limit;
  request.memory = &memory_;
  request.control = &world_.control;
  return rate_explainer(puzzle, request);
}

void Island::Epoch::rate_next() {
  const BredChild next = island_.queue_.first();
  if (world_.archive.knows(next.child.form) || rated_.contains(next.child.form) ||
      is_grid_exhausted(next.child)) {
    return island_.queue_.drop_first();  // found since it was screened
  }
  const Rating rating = rated(next.child.puzzle, std::nullopt);
  auto ratings = class_ratings(next.child.puzzle, world_.control);
  if (rating.end == RatingEnd::kStopped || !ratings) {
    stopped_ = true;
    return;
  }
  island_.queue_.drop_first();
  rated_.insert(next.child.form);
  work_ += kRatingWork;
  island_.stale_ += kRatingWork;
  StageCount& count = stage(Stage::kRating);
  ++count.in;
  ++count.work;
  if (next.operation) ++report_.operators[*next.operation].rated;
  if (!rating.solved()) return;  // off the scale: cannot be ranked
  ++count.out;
  ratings->insert(ratings->begin(), rating);
  take_rated(next, *std::move(ratings));
}

void Island::Epoch::take_rated(const BredChild& bred, std::vector<Rating> ratings) {
  HuntedPuzzle child = bred.child;
  child.er = explainer_tenths(ratings).er;
  child.merit = rated_merit(child);
  report_.finds.push_back(found(bred, std::move(ratings)));
  if (island_.pool_.insert(child)) {
    island_.stale_ = 0;
    if (!bred.operation) return;
    island_.choice_.reward(*bred.operation, 1);
    ++report_.operators[*bred.operation].improved;
  }
}

Find Island::Epoch::found(const BredChild& bred, std::vector<Rating> ratings) {
  const Puzzle& puzzle = bred.child.puzzle;
  Find find{{.puzzle = puzzle, .canonical = canonicalizer_.grid_of(puzzle.givens())},
            std::move(ratings)};
  if (!bred.operation || bred.parents.empty()) return find;
  for (const Grid& parent : bred.parents) {
    find.parents.push_back(canonicalizer_.grid_of(parent));
  }
  find.operation = operator_catalog()[*bred.operation].key;
  find.change = change_text(bred.parents.front(), puzzle.givens());
  return find;
}

void Island::Epoch::reject(Stage by, const Grid& givens) {
  if (!phase().samples) return;
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
