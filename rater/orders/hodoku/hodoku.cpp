// The walk: singles from their queues (full house, naked, hidden), else the first row of the table
// that has a step; apply one step, begin again. The score is the sum of the base scores; the level
// is the highest level of a step, raised until it allows the score.
#include "rater/orders/hodoku/hodoku.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "rater/logic/patterns/singles/singles_queue.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"

namespace nonet {

namespace {

using enum TechniqueId;

constexpr std::array<std::string_view, 5> kLevelNames = {"Easy", "Medium", "Hard", "Unfair",
                                                         "Extreme"};
// The highest score of each level except the last.
constexpr std::array<int, 4> kMostScores = {800, 1000, 1600, 1800};
constexpr int kFewestHodokuClues = 10;

constexpr int kFullHouseScore = 4;
constexpr int kNakedSingleScore = 4;
constexpr int kHiddenSingleScore = 14;

// The sum of the eliminated cells, weighted by rank: among equally many eliminations the lowest sum
// wins.
int weighted_sum(const CandidateSet& eliminations) {
  int sum = 0;
  int weight = 1;
  for (const Digit digit : eliminations.digits()) {
    for (const Cell cell : eliminations[digit]) {
      sum += cell.index() * weight + digit.value();
      weight += 80;
    }
  }
  return sum;
}

// The first candidate of the set at or after `digit` and `cell`, in the order of digits and cells,
// as a number by cell and then digit; greater than any if there is none.
int next_number(const CandidateSet& set, Digit digit, Cell cell) {
  for (Cell from = cell;; from = Cell(0)) {
    for (const Cell next : set[digit]) {
      if (next >= from) return next.index() * 10 + digit.value();
    }
    if (digit.value() == kSize) return kCells * 10;
    digit = Digit(digit.value() + 1);
  }
}

// Compares two sets of equally many eliminations by their first difference in the order of digits
// and cells: lower by cell and then digit wins.
int compare_in_turn(const CandidateSet& a, const CandidateSet& b) {
  for (const Digit digit : DigitSet::all()) {
    const CellSet different = (a[digit] | b[digit]) - (a[digit] & b[digit]);
    if (different.empty()) continue;
    const Cell cell = different.first();
    return next_number(a, digit, cell) - next_number(b, digit, cell);
  }
  return 0;
}

int compare_best(const Step& a, const Step& b) {
  const int by_count = b.eliminations.size() - a.eliminations.size();
  if (by_count != 0) return by_count;
  if (a.technique != b.technique || a.eliminations != b.eliminations) {
    return weighted_sum(a.eliminations) - weighted_sum(b.eliminations);
  }
  return a.complexity - b.complexity;
}

int compare_chains(const Step& a, const Step& b) {
  if (a.placement.has_value() != b.placement.has_value()) return a.placement ? -1 : 1;
  if (a.placement) {
    const int by_cell = a.placement->cell.index() - b.placement->cell.index();
    return by_cell != 0 ? by_cell : a.complexity - b.complexity;
  }
  const int by_count = b.eliminations.size() - a.eliminations.size();
  if (by_count != 0) return by_count;
  const int in_turn = compare_in_turn(a.eliminations, b.eliminations);
  return in_turn != 0 ? in_turn : a.complexity - b.complexity;
}

// Keeps the step that the row would take; for rows that share a finder also the first step of each
// technique.
class CheapestSink final : public StepSink {
 public:
  CheapestSink(const HodokuRow& row, Detail detail) : row_(row), detail_(detail) {}

  Demand offer(const Step& step) override {
    switch (row_.choice) {
      case HodokuChoice::kFirst:
        best_ = step;
        return Demand::kEnough;
      case HodokuChoice::kFirstOfKind:
        if (step.technique == row_.technique) {
          best_ = step;
          return Demand::kEnough;
        }
        firsts_.push_back(step);
        return Demand::kMore;
      case HodokuChoice::kBest:
        if (!best_ || compare_best(step, *best_) < 0) best_ = step;
        return Demand::kMore;
      case HodokuChoice::kBestChain:
        if (!best_ || compare_chains(step, *best_) < 0) best_ = step;
        return Demand::kMore;
    }
    return Demand::kMore;
  }

  [[nodiscard]] Detail detail() const override { return detail_; }
  [[nodiscard]] std::optional<Step>& best() { return best_; }
  [[nodiscard]] std::vector<Step>& firsts() { return firsts_; }

 private:
  const HodokuRow& row_;
  Detail detail_;
  std::optional<Step> best_;
  std::vector<Step> firsts_;
};

// The steps of a finder shared by several rows in the current position.
struct SharedSteps {
  Finder find = nullptr;
  int size = 0;
  std::vector<Step> steps;
};

class Walk {
 public:
  Walk(const Puzzle& puzzle, const RateRequest& request, Path* path)
      : request_(request),
        path_(path),
        queue_(puzzle.givens()),
        givens_(~queue_.empty_cells()),
        memory_(request.memory != nullptr ? *request.memory : own_memory_) {}

  Rating run() {
    if (givens_.size() < kFewestHodokuClues) return rating(RatingEnd::kStuck);
    while (!queue_.solved()) {
      if (request_.control != nullptr && request_.control->should_stop()) {
        return rating(RatingEnd::kStopped);
      }
      if (request_.max_score && score_ > *request_.max_score) {
        return rating(RatingEnd::kAboveLimit);
      }
      if (!take_single() && !take_step()) return rating(RatingEnd::kStuck);
    }
    if (request_.max_score && score_ > *request_.max_score) return rating(RatingEnd::kAboveLimit);
    return rating(RatingEnd::kSolved);
  }

 private:
  bool knows(TechniqueId technique) const {
    return std::ranges::find(request_.without, technique) == request_.without.end();
  }
  bool knows(const HodokuRow& row) const {
    if (row.tried != Tried::kByName) return knows(row.technique);
    return std::ranges::find(request_.with, row.technique) != request_.with.end();
  }

  [[nodiscard]] bool is_hardest(int score, HodokuLevel level) const {
    return !hardest_ || std::pair(level, score) > std::pair(level_, hardest_score_);
  }

  void note(TechniqueId technique, int score, HodokuLevel level) {
    score_ += score;
    if (!is_hardest(score, level)) return;
    hardest_ = technique;
    hardest_score_ = score;
    level_ = std::max(level_, level);
  }

  bool take_single() {
    std::optional<Single> single;
    if (knows(kFullHouse)) single = queue_.full_house();
    if (!single && knows(kNakedSingle)) single = queue_.take_naked_single();
    if (!single && knows(kHiddenSingleBox)) single = queue_.take_hidden_single();
    if (!single) return false;
    const int score = single->technique == kFullHouse     ? kFullHouseScore
                      : single->technique == kNakedSingle ? kNakedSingleScore
                                                          : kHiddenSingleScore;
    note(single->technique, score, HodokuLevel::kEasy);
    if (path_ != nullptr) path_->steps.push_back({step_of(*single), static_cast<double>(score)});
    queue_.place(single->candidate);
    return true;
  }

  bool take_step() {
    shared_ = {};
    const Position position = queue_.position();
    for (const HodokuRow& row : hodoku_rows()) {
      if (!knows(row)) continue;
      std::optional<Step> step = step_of_row(row, position, detail());
      if (!step) continue;
      if (names_hardest(row)) step = step_of_row(row, position, Detail::kExplanation);
      note(step->technique, row.score, row.level);
      queue_.apply(*step);
      if (path_ != nullptr)
        path_->steps.push_back({std::move(*step), static_cast<double>(row.score)});
      return true;
    }
    return false;
  }

  [[nodiscard]] Detail detail() const {
    return path_ != nullptr ? Detail::kExplanation : Detail::kConclusion;
  }

  // Whether the step of a forcing chain is the hardest so far. The rating names the hardest step's
  // technique, and only an explanation shows by which kind of chain it is shortest.
  [[nodiscard]] bool names_hardest(const HodokuRow& row) const {
    return row.choice == HodokuChoice::kBestChain && path_ == nullptr &&
           is_hardest(row.score, row.level);
  }

  std::optional<Step> step_of_row(const HodokuRow& row, const Position& position, Detail detail) {
    if (row.choice == HodokuChoice::kFirstOfKind && shared_.find == row.find &&
        shared_.size == row.size) {
      const auto kept = std::ranges::find(shared_.steps, row.technique, &Step::technique);
      return kept == shared_.steps.end() ? std::nullopt : std::optional(*kept);
    }
    CheapestSink sink(row, detail);
    row.find(Search{position, sink, memory_, row.size, givens_});
    if (row.choice == HodokuChoice::kFirstOfKind && !sink.best()) {
      shared_ = {row.find, row.size, std::move(sink.firsts())};
    }
    return std::move(sink.best());
  }

  [[nodiscard]] HodokuLevel level_by_score() const {
    auto level = static_cast<std::size_t>(level_);
    while (level < kMostScores.size() && score_ > kMostScores[level]) ++level;
    return static_cast<HodokuLevel>(level);
  }

  [[nodiscard]] Rating rating(RatingEnd end) const {
    Rating rating;
    rating.scale = "hodoku";
    rating.scale_version = 1;
    rating.end = end;
    rating.cells_left = queue_.empty_count();
    if (hardest_) rating.hardest = technique_row(*hardest_).key;
    if (end == RatingEnd::kSolved) rating.score = score_;
    const HodokuLevel level = level_by_score();
    rating.values = {{kHodokuColumns[0], static_cast<double>(level) + 1, 0, name_of(level)},
                     {kHodokuColumns[1], static_cast<double>(score_), 0}};
    return rating;
  }

  const RateRequest& request_;
  Path* path_;
  SinglesQueue queue_;
  CellSet givens_;
  WalkMemory own_memory_;
  WalkMemory& memory_;
  SharedSteps shared_;
  int score_ = 0;
  HodokuLevel level_ = HodokuLevel::kEasy;
  std::optional<TechniqueId> hardest_;
  int hardest_score_ = 0;
};

}  // namespace

std::string_view name_of(HodokuLevel level) { return kLevelNames[static_cast<std::size_t>(level)]; }

std::string_view hodoku_level_word(double value) {
  if (value < 1 || value >= static_cast<double>(kLevelNames.size()) + 1) return {};
  return name_of(static_cast<HodokuLevel>(static_cast<int>(value) - 1));
}

HodokuLevel hodoku_level_of(const Rating& rating) {
  return static_cast<HodokuLevel>(static_cast<int>(rating.values.front().value) - 1);
}

Rating rate_hodoku(const Puzzle& puzzle, const RateRequest& request) {
  return Walk(puzzle, request, nullptr).run();
}

Path explain_hodoku(const Puzzle& puzzle, const RateRequest& request) {
  Path path{puzzle.givens(), {}, {}};
  path.rating = Walk(puzzle, request, &path).run();
  return path;
}

// A finder may offer kinds without a row of their own: a nice loop among chains, a color wrap.
std::optional<double> least_hodoku_score_with(TechniqueId technique) {
  const FinderRow& wanted = finder_row(technique);
  std::optional<double> least;
  for (const HodokuRow& row : hodoku_rows()) {
    if (row.technique == technique) return row.score;
    if (row.find == wanted.find && row.size == wanted.size) least = row.score;
  }
  switch (technique) {
    case kFullHouse:
    case kNakedSingle:
    case kHiddenSingleBox:
    case kHiddenSingleLine:
      return kFullHouseScore;
    default:
      return least;
  }
}

std::vector<Producer> hodoku_producers() {
  std::vector<Producer> producers = {{kHiddenSingleBox, find_hidden_singles, 1},
                                     {kNakedSingle, find_naked_singles, 1}};
  for (const HodokuRow& row : hodoku_rows()) {
    producers.push_back({row.technique, row.find, row.size, row.tried});
  }
  return producers;
}

std::optional<double> hodoku_price(const Step& step) {
  if (step.technique == kNakedSingle) return kNakedSingleScore;
  if (step.technique == kHiddenSingleBox || step.technique == kHiddenSingleLine) {
    return kHiddenSingleScore;
  }
  return least_hodoku_score_with(step.technique);
}

}  // namespace nonet
