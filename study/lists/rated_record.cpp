#include "study/lists/rated_record.h"

#include <algorithm>
#include <utility>

#include "base/request_error.h"
#include "rater/scales/scale_path.h"
#include "rater/scales/weights_identity.h"
#include "study/lists/sukakus.h"

namespace nonet {
namespace {

bool counts_steps(const RatingPlan& plan) { return plan.table.step_counts() == StepCounts::kShown; }

struct Ratings {
  std::vector<Rating> ratings;           // of each scale
  std::vector<std::string> step_counts;  // likewise, where they are asked for
};

Ratings ratings_of(const AnyPuzzle& puzzle, const RatingPlan& plan, RateRequest request) {
  Ratings all;
  request.weights = plan.weights;
  for (const ScaleRow* scale : plan.scales()) {
    const bool has_er = std::ranges::find(scale->columns, "er") != scale->columns.end();
    request.max_score = has_er ? plan.max_er : std::nullopt;
    if (counts_steps(plan)) {
      Path path = explain(*scale, puzzle, request);
      all.step_counts.push_back(technique_counts_text(path));
      all.ratings.push_back(std::move(path.rating));
    } else {
      all.ratings.push_back(rate(*scale, puzzle, request));
    }
  }
  return all;
}

// As this reader is told them.
std::vector<Rating> ratings_for(const Reader& reader, std::vector<Rating> ratings) {
  for (Rating& rating : ratings) {
    if (find_scale(rating.scale)->traits.of_reader) rating = for_reader(std::move(rating), reader);
  }
  return ratings;
}

}  // namespace

std::string RatingPlan::refuses_sukakus() const {
  for (const ScaleRow* scale : scales()) {
    if (std::string refusal = nonet::refuses_sukakus(*scale); !refusal.empty()) return refusal;
  }
  return store ? "the database" : "";
}

Status RatingPlan::check_takes_weights() const {
  if (scales().size() == 1 && !scales().front()->weights.empty()) return {};
  return request_error("--weights needs a scale that has weights, as --scale bridi");
}

Status RatingPlan::take_weights(const std::string& text, const std::string& name) {
  const ScaleRow& scale = *scales().front();
  auto parsed = parse_weights(text, scale.weights, name);
  if (!parsed) return parsed.error();
  weights = *std::move(parsed);
  other_weights = weights_identity(weights, scale.weights);
  return {};
}

RatedRecord rate_record(const PuzzleText& text, const AnyPuzzle& puzzle, std::uint64_t ordinal,
                        const RatingPlan& plan, const RateRequest& request) {
  Ratings all = ratings_of(puzzle, plan, request);
  const std::vector<Rating> told = ratings_for(plan.reader, all.ratings);
  RatedRecord rated{.line = plan.format ? plan.format->line(text, told, ordinal)
                                        : plan.table.line(text, told, all.step_counts),
                    .find = {}};
  if (plan.store) {
    rated.find = find_of(std::get<Puzzle>(puzzle));
    rated.find->ratings = std::move(all.ratings);
    rated.find->weights = plan.other_weights;
  }
  return rated;
}

}  // namespace nonet
