#include "nonet/rate.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "face/chunks.h"
#include "face/ratings.h"
#include "face/values.h"
#include "rater/explain/path_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "rater/orders/scale_path.h"

namespace nonet::v0 {
namespace {

// Puzzles that a thread takes at a time: ratings take from microseconds to seconds.
constexpr std::size_t kPuzzlesAtATime = 8;

// The options as types of the rooms; must outlive the requests made from it.
struct RatePlan {
  const ScaleRow* scale = nullptr;
  std::optional<double> max_score = {};
  std::vector<TechniqueId> without = {};
  std::vector<nonet::Weight> weights = {};

  [[nodiscard]] RateRequest request(const nonet::RunControl& control,
                                    WalkMemory* memory = nullptr) const {
    return {.max_score = max_score,
            .weights = weights,
            .without = without,
            .with = {},
            .memory = memory,
            .control = &control};
  }
};

Result<void> set_weights(const std::vector<Weight>& wanted, RatePlan& plan) {
  if (wanted.empty()) return {};
  plan.weights.assign(plan.scale->weights.begin(), plan.scale->weights.end());
  for (const Weight& weight : wanted) {
    const auto own = std::ranges::find(plan.weights, weight.key, &nonet::Weight::key);
    if (own == plan.weights.end()) {
      return request_error(
          fmt::format("{}: the scale {} has no such weight", weight.key, plan.scale->key));
    }
    own->value = weight.value;
  }
  return {};
}

Result<RatePlan> plan_of(const RateOptions& options) {
  RatePlan plan{.scale = find_scale(options.scale), .max_score = options.max_score};
  if (plan.scale == nullptr) {
    return request_error(fmt::format("{}: no such scale", options.scale));
  }
  auto without = techniques_of(options.without);
  if (!without) return without.error();
  plan.without = std::move(*without);
  if (const auto weights = set_weights(options.weights, plan); !weights) return weights.error();
  return plan;
}

std::vector<Candidate> candidates_of(const CandidateSet& set) {
  std::vector<Candidate> candidates;
  for (const Digit digit : DigitSet::all()) {
    for (const nonet::Cell cell : set[digit]) candidates.push_back({to_face(cell), digit.value()});
  }
  return candidates;
}

Result<Rating> rated(const nonet::Puzzle& puzzle, const RatePlan& plan, const RunControl& control) {
  const nonet::RunControl inner = to_inner(control);
  return to_face(plan.scale->rate(puzzle, plan.request(inner)));
}

Result<Explanation> explained(const nonet::Puzzle& puzzle, const RatePlan& plan,
                              const RunControl& control) {
  if (const Status status = check_path(*plan.scale); !status) return to_face(status.error());
  const nonet::RunControl inner = to_inner(control);
  const Path path = plan.scale->explain(puzzle, plan.request(inner));
  Explanation explanation{.rating = to_face(path.rating), .text = path_as_text(path)};
  for (const Scene& scene : scenes_of(path)) explanation.steps.push_back(step_of(scene));
  return explanation;
}

Result<RatePlan> plan_for_sukakus(const RateOptions& options) {
  auto plan = plan_of(options);
  if (!plan || plan->scale->traits.takes_sukakus) return plan;
  return request_error(
      fmt::format("the scale {} takes puzzles that are decided by their givens", options.scale));
}

constexpr bool same_end(RatingEnd face, nonet::RatingEnd inner) {
  return static_cast<int>(face) == static_cast<int>(inner);
}
static_assert(same_end(RatingEnd::kSolved, nonet::RatingEnd::kSolved) &&
              same_end(RatingEnd::kStuck, nonet::RatingEnd::kStuck) &&
              same_end(RatingEnd::kAboveLimit, nonet::RatingEnd::kAboveLimit) &&
              same_end(RatingEnd::kStopped, nonet::RatingEnd::kStopped));

}  // namespace

Step step_of(const Scene& scene) {
  const nonet::Step& taken = scene.step.step;
  const TechniqueRow& row = technique_row(taken.technique);
  Step step{.technique = std::string(row.key),
            .name = std::string(row.name),
            .price = scene.step.price,
            .eliminations = candidates_of(taken.eliminations),
            .reasons = scene.text.reasons,
            .conclusion = scene.text.conclusion};
  for (const nonet::Cell cell : taken.cells) step.cells.push_back(to_face(cell));
  for (const Digit digit : taken.digits) step.digits.push_back(digit.value());
  if (taken.placement) {
    step.placement = Candidate{to_face(taken.placement->cell), taken.placement->digit.value()};
  }
  return step;
}

Rating to_face(const nonet::Rating& rating) {
  Rating face{.scale = std::string(rating.scale),
              .scale_version = rating.scale_version,
              .score = rating.score,
              .hardest = std::string(rating.hardest),
              .end = static_cast<RatingEnd>(rating.end),
              .cells_left = rating.cells_left};
  for (const nonet::RatingValue& value : rating.values) {
    face.values.push_back({std::string(value.key), value.value, value.decimals});
  }
  return face;
}

nonet::Rating to_inner(const Rating& rating) {
  nonet::Rating inner{.scale = rating.scale,
                      .scale_version = rating.scale_version,
                      .score = rating.score,
                      .hardest = rating.hardest,
                      .end = static_cast<nonet::RatingEnd>(rating.end),
                      .cells_left = rating.cells_left,
                      .values = {}};
  for (const RatingValue& value : rating.values) {
    inner.values.push_back({value.key, value.value, value.decimals});
  }
  return inner;
}

Result<std::vector<TechniqueId>> techniques_of(const std::vector<std::string>& keys) {
  std::vector<TechniqueId> techniques;
  for (const std::string& key : keys) {
    const TechniqueRow* row = find_technique(key);
    if (row == nullptr) return request_error(fmt::format("{}: no such technique", key));
    techniques.push_back(row->id);
  }
  return techniques;
}

std::vector<ScaleInfo> scales() {
  std::vector<ScaleInfo> infos;
  for (const ScaleRow& row : scale_catalog()) {
    infos.push_back({row.key, row.name, row.source, row.version});
  }
  return infos;
}

std::vector<TechniqueInfo> techniques() {
  std::vector<TechniqueInfo> infos;
  for (const TechniqueRow& row : technique_catalog()) {
    infos.push_back({row.key, row.name, row.family});
  }
  return infos;
}

std::vector<LevelInfo> levels() {
  std::vector<LevelInfo> infos;
  for (const LevelRow& row : level_catalog()) {
    infos.push_back({row.code, row.key, row.name, row.allows});
  }
  return infos;
}

std::optional<double> Rating::value(std::string_view key) const {
  const auto found = std::ranges::find(values, key, &RatingValue::key);
  return found == values.end() ? std::nullopt : std::optional(found->value);
}

std::string_view level_of(const Rating& rating) {
  const LevelRow* level = nonet::level_of(to_inner(rating));
  return level == nullptr ? std::string_view() : level->key;
}

Rating rate(const Puzzle& puzzle) { return *rate(puzzle, RateOptions{}); }

Result<Rating> rate(const Puzzle& puzzle, const RateOptions& options, const RunControl& control) {
  const auto plan = plan_of(options);
  if (!plan) return plan.error();
  return rated(to_inner(puzzle), *plan, control);
}

Result<Rating> rate(const Sukaku& sukaku, const RateOptions& options, const RunControl& control) {
  const auto plan = plan_for_sukakus(options);
  if (!plan) return plan.error();
  return rated(to_inner(sukaku), *plan, control);
}

Result<std::vector<Rating>> rate_all(std::span<const Puzzle> puzzles, const RateOptions& options,
                                     const RunControl& control) {
  const auto plan = plan_of(options);
  if (!plan) return plan.error();
  const nonet::RunControl inner(control.stop);
  auto ratings = in_chunks<Rating>(puzzles, {.size = kPuzzlesAtATime, .threads = options.threads},
                                   control, [&](std::span<const Puzzle> chunk) {
                                     WalkMemory memory;
                                     std::vector<Rating> made;
                                     for (const Puzzle& puzzle : chunk) {
                                       made.push_back(to_face(plan->scale->rate(
                                           to_inner(puzzle), plan->request(inner, &memory))));
                                     }
                                     return made;
                                   });
  // The control may have stopped the ratings of a chunk half-way.
  while (!ratings.empty() && ratings.back().end == RatingEnd::kStopped) ratings.pop_back();
  return ratings;
}

Result<Explanation> explain(const Puzzle& puzzle, const RateOptions& options,
                            const RunControl& control) {
  const auto plan = plan_of(options);
  if (!plan) return plan.error();
  return explained(to_inner(puzzle), *plan, control);
}

Result<Explanation> explain(const Sukaku& sukaku, const RateOptions& options,
                            const RunControl& control) {
  const auto plan = plan_for_sukakus(options);
  if (!plan) return plan.error();
  return explained(to_inner(sukaku), *plan, control);
}

}  // namespace nonet::v0
