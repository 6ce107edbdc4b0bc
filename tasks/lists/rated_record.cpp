#include "tasks/lists/rated_record.h"

#include <algorithm>
#include <utility>

#include "base/request_error.h"
#include "rater/orders/scale/weights_identity.h"
#include "rater/orders/scale_path.h"
#include "tasks/lists/sukakus.h"

namespace nonet {
namespace {

bool counts_steps(const RatingPlan& plan) { return plan.table.step_counts() == StepCounts::kShown; }

struct Ratings {
  std::vector<Rating> ratings;           // of each scale
  std::vector<std::string> step_counts;  // of each scale, if requested
  std::vector<Rating> made;              // the ratings that were not known before
};

std::optional<double> limit_of(const ScaleRow& scale, const RatingPlan& plan) {
  const bool has_er = std::ranges::find(scale.columns, "er") != scale.columns.end();
  return has_er ? plan.max_er : std::nullopt;
}

// The known rating that equals a new one. Known ratings have no steps of a path, and no state of a
// rating that ended above a limit.
const Rating* known_on(const ScaleRow& scale, const std::vector<Rating>& known,
                       const RatingPlan& plan) {
  if (counts_steps(plan)) return nullptr;
  const Rating* rating = rating_on(scale, known);
  const auto limit = limit_of(scale, plan);
  const bool within = !limit || (rating != nullptr && rating->solved() && rating->score <= *limit);
  return within ? rating : nullptr;
}

Ratings ratings_of(const Puzzle& puzzle, const RatingPlan& plan, const std::vector<Rating>& known,
                   RateRequest request) {
  Ratings all;
  request.weights = plan.weights;
  for (const ScaleRow* scale : plan.scales()) {
    if (const Rating* rating = known_on(*scale, known, plan)) {
      all.ratings.push_back(*rating);
      continue;
    }
    request.max_score = limit_of(*scale, plan);
    if (counts_steps(plan)) {
      Path path = telling_of(*scale)(puzzle, request);
      all.step_counts.push_back(technique_counts_text(path));
      all.ratings.push_back(std::move(path.rating));
    } else {
      all.ratings.push_back(scale->rate(puzzle, request));
    }
    all.made.push_back(all.ratings.back());
  }
  return all;
}

// The ratings as shown to this reader.
std::vector<Rating> ratings_for(const ReaderProfile& reader, std::vector<Rating> ratings) {
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

bool all_known(const Puzzle& puzzle, const RatingPlan& plan) {
  if (plan.known == nullptr || puzzle.candidates() != nullptr) return false;
  const std::vector<Rating> known = plan.known->of(puzzle_record(puzzle), plan.other_weights);
  return std::ranges::all_of(plan.scales(), [&](const ScaleRow* scale) {
    return known_on(*scale, known, plan) != nullptr;
  });
}

RatedRecord rate_record(const PuzzleText& text, const Puzzle& puzzle, std::uint64_t ordinal,
                        const RatingPlan& plan, const RateRequest& request) {
  std::optional<Find> find;
  if (plan.store) find = find_of(puzzle);
  std::vector<Rating> known;
  if (find && plan.known != nullptr) known = plan.known->of(*find, plan.other_weights);
  Ratings all = ratings_of(puzzle, plan, known, request);
  const std::vector<Rating> told = ratings_for(plan.reader, std::move(all.ratings));
  RatedRecord rated{.line = plan.format ? plan.format->line(text, told, ordinal)
                                        : plan.table.line(text, told, all.step_counts),
                    .find = {}};
  if (find && !all.made.empty()) {
    find->ratings = std::move(all.made);
    find->weights = plan.other_weights;
    rated.find = std::move(find);
  }
  return rated;
}

}  // namespace nonet
