#include "cli/evolve_objectives.h"

#include <array>
#include <fmt/format.h>

#include "base/request_error.h"

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
  for (const std::string_view hunts_own : {"from", "resume", "islands"}) {
    if (options.has(hunts_own)) {
      return request_error(
          fmt::format("--{} means nothing with --objective {}", hunts_own, objective));
    }
  }
  return {};
}

std::span<const EvolveObjective> evolve_objectives() { return kObjectives; }

Choices evolve_objective_keys() { return keys_of(kObjectives); }

const EvolveObjective& evolve_objective(std::string_view key) {
  return row_with_key(kObjectives, key);
}

}  // namespace nonet
