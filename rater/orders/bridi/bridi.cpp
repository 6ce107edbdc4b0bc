// One placement at a time, simplest technique first: a naked single if there is one, otherwise a
// hidden single. Difficulty = weighted counts (Bridi: pencil mark 0, naked single 1, hidden single
// 3). Bridi does not define one "pencil mark"; here it is one pass over the marks of the whole
// grid: at the start, and again whenever a run of naked singles has ended. Its weight is 0, so the
// definition does not change the difficulty. Applying each technique in sweeps over the grid, the
// other reading, gives more hidden singles (mean difficulty 79 instead of 67).
#include "rater/orders/bridi/bridi.h"

#include <algorithm>

#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

struct Counts {
  int pencil_marks = 1;
  int naked_singles = 0;
  int hidden_singles = 0;
};

// Whether the techniques allowed include Bridi's one technique for hidden singles in boxes and in
// lines.
bool bridi_knows_hidden_singles(std::span<const TechniqueId> without) {
  return std::ranges::none_of(without, [](TechniqueId technique) {
    return technique == TechniqueId::kHiddenSingleBox ||
           technique == TechniqueId::kHiddenSingleLine;
  });
}

// Places singles until none is left, calling note(single) before each placement.
template <typename Note>
Counts place_bridi_singles(Position& position, std::span<const TechniqueId> without, Note note) {
  const bool naked = std::ranges::find(without, TechniqueId::kNakedSingle) == without.end();
  const bool hidden = bridi_knows_hidden_singles(without);
  Counts counts;
  bool in_naked_run = false;
  while (!position.solved()) {
    std::optional<Single> single = naked ? first_naked_single(position) : std::nullopt;
    if (single) {
      ++counts.naked_singles;
      in_naked_run = true;
    } else {
      if (in_naked_run) ++counts.pencil_marks;
      in_naked_run = false;
      if (hidden) single = first_hidden_single(position);
      if (!single) break;
      ++counts.hidden_singles;
    }
    note(*single);
    position.place(single->candidate);
  }
  return counts;
}

struct Prices {
  explicit Prices(const RateRequest& request) {
    const std::span<const Weight> weights =
        request.weights.empty() ? std::span<const Weight>(kBridiWeights) : request.weights;
    for (const Weight& weight : weights) {
      if (weight.key == kBridiWeights[0].key) pencil_mark = weight.value;
      if (weight.key == kBridiWeights[1].key) naked_single = weight.value;
      if (weight.key == kBridiWeights[2].key) hidden_single = weight.value;
    }
  }
  double pencil_mark = 0;
  double naked_single = 0;
  double hidden_single = 0;
};

int decimals_of(double difficulty) {
  return difficulty == static_cast<double>(static_cast<long long>(difficulty)) ? 0 : 2;
}

Rating summary(const Counts& counts, const Prices& prices, const Position& end) {
  Rating rating;
  rating.scale = "bridi";
  rating.scale_version = 1;
  rating.cells_left = end.empty_count();
  rating.end = end.solved() ? RatingEnd::kSolved : RatingEnd::kStuck;
  const double difficulty = counts.pencil_marks * prices.pencil_mark +
                            counts.naked_singles * prices.naked_single +
                            counts.hidden_singles * prices.hidden_single;
  if (end.solved()) rating.score = difficulty;
  if (counts.naked_singles > 0) rating.hardest = "naked-single";
  if (counts.hidden_singles > 0) rating.hardest = "hidden-single";
  rating.values = {{kBridiColumns[0], difficulty, decimals_of(difficulty)},
                   {kBridiColumns[1], static_cast<double>(counts.pencil_marks), 0},
                   {kBridiColumns[2], static_cast<double>(counts.naked_singles), 0},
                   {kBridiColumns[3], static_cast<double>(counts.hidden_singles), 0}};
  return rating;
}

}  // namespace

Rating rate_bridi(const Puzzle& puzzle, const RateRequest& request) {
  Position position(puzzle.givens());
  const Counts counts = place_bridi_singles(position, request.without, [](const Single&) {});
  return summary(counts, Prices(request), position);
}

Path explain_bridi(const Puzzle& puzzle, const RateRequest& request) {
  const Prices prices(request);
  Position position(puzzle.givens());
  Path path{puzzle.givens(), {}, {}};
  const Counts counts = place_bridi_singles(position, request.without, [&](const Single& single) {
    const bool naked = single.technique == TechniqueId::kNakedSingle;
    path.steps.push_back({step_of(single), naked ? prices.naked_single : prices.hidden_single});
  });
  path.rating = summary(counts, prices, position);
  return path;
}

// Only singles are on this scale, and their weights may be zero.
std::optional<double> least_bridi_score_with(TechniqueId technique) {
  return technique_row(technique).family == "singles" ? std::optional(0.0) : std::nullopt;
}

std::vector<Producer> bridi_producers() {
  return {{TechniqueId::kNakedSingle, find_naked_singles, 1},
          {TechniqueId::kHiddenSingleBox, find_hidden_singles, 1}};
}

std::optional<double> bridi_price(const Step& step) {
  if (technique_row(step.technique).family != "singles") return std::nullopt;
  const bool naked = step.technique == TechniqueId::kNakedSingle;
  return kBridiWeights[naked ? 1 : 2].value;
}

}  // namespace nonet
