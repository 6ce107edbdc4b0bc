// The procedure: try the techniques in a fixed order, apply the first step found, alone, and begin
// again. There is no search for the cheapest step over all techniques: a technique early in the
// list wins even against a cheaper later one. ER is the dearest step of the walk, ED the price of
// the first step, EP the dearest step up to and including the first that places a digit.
//
// All prices are whole tenths, so that 7.0 + 0.1 + 0.1 is 7.2 and comparisons are exact.
#include "rater/orders/explainer/explainer.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "board/typed_array.h"
#include "rater/logic/chains/forcing/chain_length.h"
#include "rater/logic/patterns/singles/singles.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer_rows.h"
#include "rater/orders/explainer/explainer_summary.h"
#include "rater/orders/explainer/loop_surcharge.h"
#include "rater/orders/scale/ladder.h"

namespace nonet {

namespace {

using enum TechniqueId;

struct Price {
  TechniqueId technique;
  int base;
};

// Loops are priced by length, see loop_surcharge.
constexpr std::array<Price, 49> kPrices = {{
    {kFullHouse, 10},
    {kHiddenSingleBox, 12},
    {kHiddenSingleLine, 15},
    {kNakedSingle, 23},
    {kDirectPointing, 17},
    {kDirectClaiming, 19},
    {kPointing, 26},
    {kClaiming, 28},
    {kDirectHiddenPair, 20},
    {kDirectHiddenTriplet, 25},
    {kNakedPair, 30},
    {kNakedTriplet, 36},
    {kNakedQuad, 50},
    {kHiddenPair, 34},
    {kHiddenTriplet, 40},
    {kHiddenQuad, 54},
    {kXWing, 32},
    {kSwordfish, 38},
    {kJellyfish, 52},
    {kXyWing, 42},
    {kXyzWing, 44},
    {kUniqueRectangle1, 45},
    {kUniqueRectangle2, 45},
    {kUniqueRectangle3, 45},
    {kUniqueRectangle4, 45},
    {kUniqueLoop1, 45},
    {kUniqueLoop2, 45},
    {kUniqueLoop3, 45},
    {kUniqueLoop4, 45},
    {kBug1, 56},
    {kBug2, 57},
    {kBug3, 57},
    {kBug4, 57},
    {kAlignedPairExclusion, 62},
    {kAlignedTripletExclusion, 75},
    {kXCycle, 65},
    {kYCycle, 65},
    {kXyCycle, 70},
    {kXForcingChain, 66},
    {kForcingChain, 70},
    {kNishio, 75},
    {kCellForcingChains, 80},
    {kRegionForcingChains, 80},
    {kDynamicForcingChains, 85},
    {kDynamicForcingChainsPlus, 90},
    {kNestedForcingChains, 95},
    {kNestedMultipleForcingChains, 100},
    {kNestedDynamicForcingChains, 105},
    {kNestedDynamicForcingChainsPlus, 110},
}};

constexpr int kNotOnThisScale = -1;
constexpr TypedArray<TechniqueId, int, kTechniques> kBasePrices = [] {
  TypedArray<TechniqueId, int, kTechniques> prices{};
  prices.fill(kNotOnThisScale);
  for (const Price& price : kPrices) prices[price.technique] = price.base;
  return prices;
}();

bool is_loop(TechniqueId id) { return id >= kUniqueRectangle1 && id <= kUniqueLoop4; }

int price_of(const Step& step) {
  int price = kBasePrices[step.technique];
  if (price == kNotOnThisScale) return price;
  if (is_loop(step.technique)) price += loop_surcharge(step.size);
  price += step.partners;
  if (step.complexity > 0) price += chains::length_class(step.complexity);
  return price;
}

constexpr Ladder kLadder = {kExplainerRows, price_of};

RatingEnd end_of(LadderAnswer::Kind kind) {
  switch (kind) {
    case LadderAnswer::Kind::kAboveLimit:
      return RatingEnd::kAboveLimit;
    case LadderAnswer::Kind::kStopped:
      return RatingEnd::kStopped;
    case LadderAnswer::Kind::kStep:
    case LadderAnswer::Kind::kNothing:
      break;
  }
  return RatingEnd::kStuck;
}

bool knows_hidden_singles(std::span<const TechniqueId> without) {
  return std::ranges::none_of(without, [](TechniqueId technique) {
    return technique == kFullHouse || technique == kHiddenSingleBox ||
           technique == kHiddenSingleLine;
  });
}

// Walks from the position to the solution, calling note(step maker, price) for every step. Hidden
// singles, nine steps in ten, need no Step unless note wants one.
template <typename NoteSingle, typename NoteStep>
Rating walk(Position position, const RateRequest& request, Detail detail, NoteSingle note_single,
            NoteStep note_step) {
  WalkMemory own_memory;
  WalkMemory& memory = request.memory != nullptr ? *request.memory : own_memory;
  LadderSearch search{{}, detail, request.control, request.without};
  if (request.max_score && std::isfinite(*request.max_score))
    search.max_price = static_cast<int>(std::floor(*request.max_score * 10 + 1e-6));
  // The ladder's first row, unless one of its techniques is excluded.
  const bool quick_singles = knows_hidden_singles(request.without);
  const Ladder ladder{kLadder.rows.subspan(quick_singles ? 1 : 0), kLadder.price};

  ExplainerSummary<TechniqueId> summary;
  const auto rating = [&](RatingEnd end) {
    return summary.rating(end, position.empty_count(),
                          [](TechniqueId technique) { return technique_row(technique).key; });
  };
  while (!position.solved()) {
    const auto single = quick_singles ? first_hidden_single(position) : std::nullopt;
    if (single) {
      const int price = kBasePrices[single->technique];
      if (search.max_price && price > *search.max_price) {
        return rating(RatingEnd::kAboveLimit);
      }
      summary.add(single->technique, price, true);
      note_single(*single, price);
      position.place(single->candidate);
      continue;
    }
    LadderAnswer answer = next_step(ladder, position, search, memory);
    if (answer.kind != LadderAnswer::Kind::kStep) {
      return rating(end_of(answer.kind));
    }
    const Step& step = answer.found.step;
    summary.add(step.technique, answer.found.price, step.placement.has_value());
    apply(position, step);
    note_step(std::move(answer.found));
  }
  return rating(RatingEnd::kSolved);
}

Rating rate_from(const Position& position, const RateRequest& request) {
  return walk(
      position, request, Detail::kConclusion, [](const Single&, int) {}, [](PricedStep&&) {});
}

Path explain_from(Path path, const RateRequest& request) {
  path.rating = walk(
      first_position(path), request, Detail::kExplanation,
      [&](const Single& single, int price) {
        path.steps.push_back({step_of(single), price / 10.0});
      },
      [&](PricedStep&& found) {
        path.steps.push_back({std::move(found.step), found.price / 10.0});
      });
  return path;
}

// The request, without the techniques that do not hold for the puzzle; `without` keeps their list.
RateRequest fitted(RateRequest request, const Puzzle& puzzle, std::vector<TechniqueId>& without) {
  if (puzzle.givens_decide()) return request;
  without = techniques_unfit_for(puzzle);
  without.insert(without.end(), request.without.begin(), request.without.end());
  request.without = without;
  return request;
}

}  // namespace

Rating rate_explainer(const Puzzle& puzzle, const RateRequest& request) {
  std::vector<TechniqueId> without;
  return rate_from(first_position(puzzle), fitted(request, puzzle, without));
}

Path explain_explainer(const Puzzle& puzzle, const RateRequest& request) {
  std::vector<TechniqueId> without;
  return explain_from(path_from(puzzle), fitted(request, puzzle, without));
}

std::optional<double> least_explainer_score_with(TechniqueId technique) {
  const int base = kBasePrices[technique];
  return base < 0 ? std::nullopt : std::optional(base / 10.0);
}

std::vector<Producer> explainer_producers() { return producers_of(kExplainerRows); }

std::optional<double> explainer_price(const Step& step) {
  const int price = price_of(step);
  return price == kNotOnThisScale ? std::nullopt : std::optional(price / 10.0);
}

const Ladder& explainer_ladder() { return kLadder; }

}  // namespace nonet
