// The walk: the first row of the ladder that has a step, one step at a time. Several techniques may
// share a finder: it runs once for a position, and the step of each technique is kept for its row.
#include "rater/orders/catalog_scale/catalog_scale.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>
#include <vector>

#include "rater/logic/chains/forcing/chain_length.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"

namespace nonet {

namespace {

using enum TechniqueId;

// Prices are summed as whole thousandths: the sum does not depend on their order.
using Thousandths = long long;

Thousandths thousandths(double price) { return std::llround(price * 1000); }
double units(Thousandths price) { return static_cast<double>(price) / 1000; }

// Of a chain: a tenth for each class of length, as Sudoku Explainer counts it.
Thousandths surcharge(const Step& step) {
  return step.complexity > 0 ? 100LL * chains::length_class(step.complexity) : 0;
}

// A row of the ladder of one rating.
struct ActiveRow {
  const CatalogRow* row = nullptr;
  Producer producer;
  Thousandths price = 0;
  std::size_t finder = 0;  // a number that rows with the same finder and size have in common

  [[nodiscard]] bool shares_finder(const ActiveRow& other) const {
    return producer.find == other.producer.find && producer.size == other.producer.size;
  }
};

bool is_among(TechniqueId technique, std::span<const TechniqueId> list) {
  return std::ranges::find(list, technique) != list.end();
}

std::vector<ActiveRow> active_rows(const RateRequest& request) {
  const std::span<const Weight> weights =
      request.weights.empty() ? std::span<const Weight>(kCatalogWeights) : request.weights;
  std::vector<ActiveRow> rows;
  for (const CatalogRow& row : catalog_rows()) {
    const double price = weights[static_cast<std::size_t>(row.technique)].value;
    const bool off = row.tried == Tried::kByName && !is_among(row.technique, request.with);
    if (price < 0 || off || is_among(row.technique, request.without)) continue;
    rows.push_back({&row, producer_of(row), thousandths(price)});
  }
  std::ranges::stable_sort(rows, {}, &ActiveRow::price);
  return rows;
}

// Numbers the finders, and gives the rows of each.
std::vector<std::vector<const CatalogRow*>> number_finders(std::vector<ActiveRow>& rows) {
  std::vector<std::vector<const CatalogRow*>> by_finder;
  for (auto row = rows.begin(); row != rows.end(); ++row) {
    const auto first = std::find_if(rows.begin(), row,
                                    [&](const ActiveRow& one) { return row->shares_finder(one); });
    row->finder = first == row ? by_finder.size() : first->finder;
    if (first == row) by_finder.emplace_back();
    by_finder[row->finder].push_back(row->row);
  }
  return by_finder;
}

// The steps of one finder in the position: of each technique the one that its row takes.
class StepsOfFinder final : public StepSink {
 public:
  // `rows`: all that share the finder.
  StepsOfFinder(const ActiveRow& sought, std::span<const CatalogRow* const> rows, Detail detail)
      : sought_(sought), detail_(detail), rows_(rows) {}

  Demand offer(const Step& step) override {
    const CatalogRow* row = row_of(step.technique);
    if (row == nullptr) return Demand::kMore;
    const auto known = std::ranges::find(kept_, step.technique, &Step::technique);
    if (known == kept_.end()) {
      kept_.push_back(step);
    } else if (row->choice != CatalogChoice::kFirst && rank_of(step) < rank_of(*known)) {
      *known = step;
    }
    const bool taken =
        step.technique == sought_.row->technique && row->choice == CatalogChoice::kFirst;
    return taken ? Demand::kEnough : Demand::kMore;
  }

  [[nodiscard]] bool wants(TechniqueId technique, int complexity) const override {
    if (row_of(technique) == nullptr) return false;
    const auto known = std::ranges::find(kept_, technique, &Step::technique);
    return known == kept_.end() || complexity <= known->complexity;
  }

  [[nodiscard]] Detail detail() const override { return detail_; }

  [[nodiscard]] bool is_of(const ActiveRow& row) const { return sought_.finder == row.finder; }
  [[nodiscard]] const Step* step_of(TechniqueId technique) const {
    const auto known = std::ranges::find(kept_, technique, &Step::technique);
    return known == kept_.end() ? nullptr : &*known;
  }

 private:
  static std::tuple<int, int> rank_of(const Step& step) {
    return {step.complexity, -step.eliminations.size()};
  }

  // nullptr: the technique is not on the ladder of this rating, or stands there with another
  // finder.
  [[nodiscard]] const CatalogRow* row_of(TechniqueId technique) const {
    const auto row = std::ranges::find(rows_, technique, &CatalogRow::technique);
    return row == rows_.end() ? nullptr : *row;
  }

  ActiveRow sought_;
  Detail detail_;
  std::span<const CatalogRow* const> rows_;
  std::vector<Step> kept_;
};

class CatalogWalk {
 public:
  CatalogWalk(const Puzzle& puzzle, const RateRequest& request, Path* path)
      : request_(request),
        path_(path),
        position_(puzzle.givens()),
        givens_(puzzle.givens().filled()),
        memory_(request.memory != nullptr ? *request.memory : own_memory_),
        rows_(active_rows(request)),
        by_finder_(number_finders(rows_)),
        quick_rows_(hidden_singles_in_front()) {}

  Rating run() {
    while (!position_.solved()) {
      if (request_.control != nullptr && request_.control->should_stop()) {
        return rating(RatingEnd::kStopped);
      }
      if (!take_hidden_single() && !take_step()) {
        return rating(above_limit_ ? RatingEnd::kAboveLimit : RatingEnd::kStuck);
      }
    }
    return rating(RatingEnd::kSolved);
  }

 private:
  // The rows that first_hidden_single stands for, if the ladder begins with them in this order.
  [[nodiscard]] std::size_t hidden_singles_in_front() const {
    constexpr std::array kFront = {kFullHouse, kHiddenSingleBox, kHiddenSingleLine};
    if (rows_.size() < kFront.size()) return 0;
    const bool in_front =
        std::equal(kFront.begin(), kFront.end(), rows_.begin(),
                   [](TechniqueId id, const ActiveRow& row) { return row.row->technique == id; });
    return in_front ? kFront.size() : 0;
  }

  bool take_hidden_single() {
    if (quick_rows_ == 0) return false;
    const auto single = first_hidden_single(position_);
    if (!single) return false;
    const auto row = std::ranges::find_if(
        rows_, [&](const ActiveRow& one) { return one.row->technique == single->technique; });
    if (!note(single->technique, row->price)) return false;
    if (path_ != nullptr) path_->steps.push_back({step_of(*single), units(row->price)});
    position_.place(single->candidate);
    return true;
  }

  bool take_step() {
    searched_.clear();
    for (std::size_t i = above_limit_ ? rows_.size() : quick_rows_; i < rows_.size(); ++i) {
      if (is_above_limit(rows_[i].price)) return false;
      const Step* found = step_of_row(rows_[i]);
      if (found == nullptr) continue;
      const Thousandths price = rows_[i].price + surcharge(*found);
      if (!note(found->technique, price)) return false;
      apply(position_, *found);
      if (path_ != nullptr) path_->steps.push_back({*found, units(price)});
      return true;
    }
    return false;
  }

  const Step* step_of_row(const ActiveRow& row) {
    const auto known = std::ranges::find_if(
        searched_, [&](const StepsOfFinder& steps) { return steps.is_of(row); });
    if (known != searched_.end()) return known->step_of(row.row->technique);
    const bool proved = path_ != nullptr || row.row->choice == CatalogChoice::kProved;
    searched_.emplace_back(row, by_finder_[row.finder],
                           proved ? Detail::kExplanation : Detail::kConclusion);
    run(row.producer, Search{position_, searched_.back(), memory_, row.producer.size, givens_, {}});
    return searched_.back().step_of(row.row->technique);
  }

  void run(const Producer& producer, const Search& search) const {
    if (request_.runner != nullptr) {
      request_.runner->run(producer, search);
    } else {
      producer.find(search);
    }
  }

  bool is_above_limit(Thousandths price) {
    const bool above = request_.max_score && std::isfinite(*request_.max_score) &&
                       units(price) > *request_.max_score + 1e-9;
    above_limit_ = above_limit_ || above;
    return above;
  }

  // False if the price is above the limit.
  bool note(TechniqueId technique, Thousandths price) {
    if (is_above_limit(price)) return false;
    total_ += price;
    if (!hardest_ || price > dearest_) {
      hardest_ = technique;
      dearest_ = price;
    }
    return true;
  }

  static RatingValue value(std::string_view key, Thousandths price) {
    return {key, units(price), price % 100 == 0 ? 1 : 3};
  }

  [[nodiscard]] Rating rating(RatingEnd end) const {
    Rating rating;
    rating.scale = "catalog";
    rating.scale_version = 1;
    rating.end = end;
    rating.cells_left = position_.empty_count();
    if (hardest_) rating.hardest = technique_row(*hardest_).key;
    if (end == RatingEnd::kSolved) rating.score = units(dearest_);
    rating.values = {value(kCatalogColumns[0], dearest_), value(kCatalogColumns[1], total_)};
    return rating;
  }

  const RateRequest& request_;
  Path* path_;
  Position position_;
  CellSet givens_;
  WalkMemory own_memory_;
  WalkMemory& memory_;
  std::vector<ActiveRow> rows_;
  std::vector<std::vector<const CatalogRow*>> by_finder_;
  std::size_t quick_rows_;
  std::vector<StepsOfFinder> searched_;  // in the present position
  bool above_limit_ = false;
  Thousandths dearest_ = 0;
  Thousandths total_ = 0;
  std::optional<TechniqueId> hardest_;
};

const CatalogRow& catalog_row_of(TechniqueId technique) {
  return *std::ranges::find(catalog_rows(), technique, &CatalogRow::technique);
}

}  // namespace

Producer producer_of(const CatalogRow& row) {
  const FinderRow& finder = finder_row(row.technique);
  return {row.technique, finder.find, row.size.value_or(finder.size), row.tried};
}

Rating rate_catalog(const Puzzle& puzzle, const RateRequest& request) {
  return CatalogWalk(puzzle, request, nullptr).run();
}

Path explain_catalog(const Puzzle& puzzle, const RateRequest& request) {
  Path path = path_from(puzzle);
  path.rating = CatalogWalk(puzzle, request, &path).run();
  return path;
}

std::optional<double> least_catalog_score_with(TechniqueId technique) {
  return kCatalogWeights[static_cast<std::size_t>(technique)].value;
}

std::vector<Producer> catalog_producers() {
  std::vector<Producer> producers;
  for (const CatalogRow& row : catalog_rows()) producers.push_back(producer_of(row));
  return producers;
}

std::optional<double> catalog_price(const Step& step) {
  const CatalogRow& row = catalog_row_of(step.technique);
  return units(row.price * 100LL + surcharge(step));
}

}  // namespace nonet
