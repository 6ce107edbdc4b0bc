#include "variants/ladder/board_rating.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

#include "rater/orders/explainer/explainer_summary.h"

namespace nonet::variants {
namespace {

class FirstStep final : public BoardStepSink {
 public:
  Flow offer(BoardStep&& step) override {
    step_ = std::move(step);
    return Flow::kStop;
  }
  [[nodiscard]] std::optional<BoardStep> take() { return std::exchange(step_, std::nullopt); }

 private:
  std::optional<BoardStep> step_;
};

// Of one technique's steps with equal conclusions the first.
class AllSteps final : public BoardStepSink {
 public:
  explicit AllSteps(std::optional<BoardTechnique> only) : only_(only) {}

  Flow offer(BoardStep&& step) override {
    if (only_ && step.technique != *only_) return Flow::kContinue;
    const bool known = std::ranges::any_of(steps_, [&](const PricedBoardStep& other) {
      return other.step.technique == step.technique && other.step.placement == step.placement &&
             other.step.eliminations == step.eliminations;
    });
    if (known) return Flow::kContinue;
    const int price = price_of(step);
    steps_.push_back({std::move(step), price});
    return Flow::kContinue;
  }
  [[nodiscard]] bool empty() const { return steps_.empty(); }
  [[nodiscard]] std::vector<PricedBoardStep> take() && {
    std::ranges::stable_sort(steps_, {}, &PricedBoardStep::price);
    return std::move(steps_);
  }

 private:
  std::optional<BoardTechnique> only_;
  std::vector<PricedBoardStep> steps_;
};

// The rows that offer the technique: those of the last name that is not above it.
std::vector<BoardLadderRow> rows_offering(std::span<const BoardLadderRow> rows,
                                          BoardTechnique technique) {
  BoardTechnique name = BoardTechnique::kFullHouse;
  for (const BoardLadderRow& row : rows) {
    if (row.technique <= technique) name = std::max(name, row.technique);
  }
  std::vector<BoardLadderRow> offering;
  std::ranges::copy_if(rows, std::back_inserter(offering),
                       [=](const BoardLadderRow& row) { return row.technique == name; });
  return offering;
}

// The least price of each row and all later ones, before lengths are added.
std::vector<int> floors_of(std::span<const BoardLadderRow> rows) {
  std::vector<int> floors(rows.size());
  int floor = std::numeric_limits<int>::max();
  for (std::size_t i = rows.size(); i-- > 0;) {
    floor = std::min(floor, board_row(rows[i].technique).price);
    floors[i] = floor;
  }
  return floors;
}

}  // namespace

Result<BoardRater> BoardRater::of(const Geometry& geometry) {
  const auto rules = ladder_rules(geometry);
  if (!rules) return rules.error();
  return BoardRater(geometry, **rules);
}

template <typename Note>
Rating BoardRater::walk(const CellDigits& givens, const BoardRateRequest& request,
                        BoardDetail detail, Note note) const {
  const RunControl none;
  const RunControl& control = request.control != nullptr ? *request.control : none;
  BoardPosition position(board_, givens);
  ExplainerSummary<BoardTechnique> summary;
  const auto rating = [&](RatingEnd end) {
    return summary.rating(end, position.fill().left,
                          [](BoardTechnique technique) { return board_row(technique).key; });
  };
  const std::vector<int> floors = floors_of(rules_->rows);
  // By row: since it found nothing.
  std::vector<BoardChanges> changes(rules_->rows.size(),
                                    {board_.all_houses(), board_.all_digits()});
  FirstStep sink;
  while (!position.solved()) {
    std::optional<BoardStep> step;
    for (std::size_t i = 0; i < rules_->rows.size(); ++i) {
      const BoardLadderRow& row = rules_->rows[i];
      if (request.max_price && floors[i] > *request.max_price)
        return rating(RatingEnd::kAboveLimit);
      const BoardSearch search{board_, position.marks(), position.fill(), *rules_,    control,
                               sink,   row.size,         detail,          &changes[i]};
      row.find(search);
      step = sink.take();
      if (step || control.should_stop()) break;
      changes[i] = {};
    }
    if (!step) {
      return rating(control.should_stop() ? RatingEnd::kStopped : RatingEnd::kStuck);
    }
    const int price = price_of(*step);
    if (request.max_price && price > *request.max_price) return rating(RatingEnd::kAboveLimit);
    summary.add(step->technique, price, step->placement.has_value());
    apply_step(position, *step);
    const BoardChanges made = position.take_changes();
    for (BoardChanges& each : changes) each |= made;
    note(std::move(*step), price);
  }
  return rating(RatingEnd::kSolved);
}

Rating BoardRater::rate(const CellDigits& givens, const BoardRateRequest& request) const {
  return walk(givens, request, BoardDetail::kRating, [](BoardStep&&, int) {});
}

BoardPath BoardRater::path(const CellDigits& givens, const BoardRateRequest& request,
                           BoardDetail detail) const {
  BoardPath path;
  path.givens = givens;
  path.rating = walk(givens, request, detail, [&](BoardStep&& step, int price) {
    path.steps.push_back({std::move(step), price});
  });
  return path;
}

std::optional<PricedBoardStep> BoardRater::next_step(const BoardPosition& position,
                                                     const RunControl& control) const {
  const auto is_single = [](const BoardLadderRow& row) {
    return row.technique <= BoardTechnique::kHiddenSingleLine ||
           row.technique == BoardTechnique::kNakedSingle;
  };
  FirstStep sink;
  std::vector<BoardLadderRow> rows(rules_->rows.begin(), rules_->rows.end());
  std::stable_partition(rows.begin(), rows.end(), is_single);
  for (const BoardLadderRow& row : rows) {
    row.find({board_, position.marks(), position.fill(), *rules_, control, sink, row.size,
              BoardDetail::kProofs});
    if (std::optional<BoardStep> step = sink.take()) {
      const int price = price_of(*step);
      return PricedBoardStep{*std::move(step), price};
    }
  }
  return std::nullopt;
}

std::vector<PricedBoardStep> BoardRater::steps_in(const BoardPosition& position,
                                                  std::optional<BoardTechnique> only,
                                                  const RunControl& control) const {
  AllSteps sink(only);
  const auto rows = only ? rows_offering(rules_->rows, *only)
                         : std::vector<BoardLadderRow>(rules_->rows.begin(), rules_->rows.end());
  for (const BoardLadderRow& row : rows) {
    const bool dynamic = row.technique >= BoardTechnique::kDynamicForcingChains;
    if (control.should_stop() || (!only && dynamic && !sink.empty())) break;
    row.find({board_, position.marks(), position.fill(), *rules_, control, sink, row.size,
              BoardDetail::kProofs});
  }
  return std::move(sink).take();
}

}  // namespace nonet::variants
