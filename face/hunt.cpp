#include "nonet/hunt.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "face/ratings.h"
#include "face/values.h"
#include "generator/hunt/hunt.h"

namespace nonet::v0 {

class Hunt::Engine : public nonet::Hunt {
 public:
  explicit Engine(nonet::Hunt hunt) : nonet::Hunt(std::move(hunt)) {}
};

Hunt::Hunt(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}
Hunt::Hunt(Hunt&&) noexcept = default;
Hunt& Hunt::operator=(Hunt&&) noexcept = default;
Hunt::~Hunt() = default;

Result<Hunt> Hunt::start(const HuntSettings& settings) {
  using Bounds = nonet::HuntSettings;
  if (settings.islands < 1 || settings.islands > Bounds::kMostIslands) {
    return request_error(fmt::format("islands: 1 to {}", Bounds::kMostIslands));
  }
  if (settings.population < Bounds::kLeastPopulation ||
      settings.population > Bounds::kMostPopulation) {
    return request_error(fmt::format("population: {} to {} puzzles", Bounds::kLeastPopulation,
                                     Bounds::kMostPopulation));
  }
  nonet::HuntSettings inner;
  inner.seed = settings.seed;
  inner.islands = settings.islands;
  inner.population = settings.population;
  std::vector<nonet::Puzzle> seeds;
  for (const Puzzle& seed : settings.seeds) seeds.push_back(to_inner(seed));
  return Hunt(std::make_unique<Engine>(nonet::Hunt(inner, seeds)));
}

Result<Hunt> Hunt::resume(std::span<const std::byte> checkpoint) {
  auto hunt = nonet::Hunt::from_checkpoint(checkpoint);
  if (!hunt) {
    return Error{.kind = ErrorKind::kText,
                 .reason = "these bytes are no checkpoint of a hunt of this version"};
  }
  return Hunt(std::make_unique<Engine>(std::move(*hunt)));
}

void Hunt::run(const std::function<Flow(const HuntFind&)>& found, const RunControl& control,
               unsigned threads, std::uint64_t evaluations) {
  const nonet::RunControl inner = to_inner(control);
  HuntCallbacks callbacks;
  callbacks.found = [&](std::span<const Find> finds) {
    for (const Find& find : finds) {
      const Flow flow = found({.puzzle = to_face(find.puzzle),
                               .rating = to_face(find.ratings.front()),
                               .operation = find.operation});
      if (flow == Flow::kStop) return nonet::Flow::kStop;
    }
    return nonet::Flow::kContinue;
  };
  callbacks.round_done = [&] {
    const bool limited = evaluations != std::numeric_limits<std::uint64_t>::max();
    inner.report({.done = engine_->evaluations(), .total = limited ? evaluations : 0, .note = ""});
    return nonet::Flow::kContinue;
  };
  engine_->run(evaluations, thread_count(threads), inner, callbacks);
}

std::uint64_t Hunt::evaluations() const { return engine_->evaluations(); }

std::vector<Puzzle> Hunt::best(std::size_t most) const {
  std::vector<Puzzle> best;
  for (const ArchivedPuzzle& kept : engine_->archive().best_first()) {
    if (best.size() == most) break;
    best.push_back(to_face(kept.puzzle));
  }
  return best;
}

std::vector<std::byte> Hunt::checkpoint() const { return engine_->checkpoint(); }

}  // namespace nonet::v0
