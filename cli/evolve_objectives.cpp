#include "cli/evolve_objectives.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>

namespace nonet {
namespace {

constexpr std::array kObjectives = {
    EvolveObjective{"harder", "the hardest puzzles by the exact Explainer rating", run_hunt},
    EvolveObjective{"document", "Bridi's genetic generation, by weighted singles", run_document},
    EvolveObjective{"target", "puzzles of a rating, level, clue count, symmetry or technique",
                    run_target},
};

}  // namespace

Status without_hunt_options(const Options& options, std::string_view objective) {
  for (const std::string_view hunts_own : {"time", "from", "resume"}) {
    if (options.has(hunts_own)) {
      return Error{
          .kind = ErrorKind::kRequest,
          .reason = fmt::format("--{} means nothing with --objective {}", hunts_own, objective),
          .place = {}};
    }
  }
  return {};
}

std::span<const EvolveObjective> evolve_objectives() { return kObjectives; }

Choices evolve_objective_keys() {
  Choices keys;
  for (const EvolveObjective& objective : kObjectives) keys.push_back(objective.key);
  return keys;
}

const EvolveObjective& evolve_objective(std::string_view key) {
  const auto* row = std::ranges::find(kObjectives, key, &EvolveObjective::key);
  assert(row != kObjectives.end());
  return *row;
}

}  // namespace nonet
