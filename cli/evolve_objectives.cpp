#include "cli/evolve_objectives.h"

#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_input.h"

namespace nonet {
namespace {

constexpr std::array kObjectives = {
    EvolveObjective{"harder", "the hardest puzzles by the exact Explainer rating", run_hunt},
    EvolveObjective{"document", "Bridi's genetic generation, by weighted singles", run_document},
    EvolveObjective{"target", "puzzles of a rating, level, clue count, symmetry or technique",
                    run_target},
};

}  // namespace

Status without_options(const Options& options, std::string_view objective,
                       std::initializer_list<std::string_view> meaningless) {
  for (const std::string_view name : meaningless) {
    if (options.has(name)) {
      return request_error(fmt::format("--{} means nothing with --objective {}", name, objective));
    }
  }
  return {};
}

Result<std::vector<Puzzle>> seeds_of(Session& session) {
  constexpr std::size_t kChunk = 1000;
  std::vector<Puzzle> seeds;
  if (!session.options().has("from")) return seeds;
  PuzzleInput input({session.options().text("from")}, std::nullopt, session.stop_token());
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty();
       chunk = input.next_chunk(kChunk)) {
    for (const auto& misfit : chunk.misfits) session.fail(misfit.error);
    for (const auto& puzzle : proper_puzzles(chunk.puzzles)) {
      if (puzzle) {
        seeds.push_back(*puzzle);
      } else {
        session.fail(puzzle.error());
      }
    }
  }
  if (seeds.empty()) return request_error("--from: no puzzle to begin with");
  return seeds;
}

Result<std::size_t> population_of(const Options& options, const PopulationRange& range) {
  if (!options.has("population")) return range.fallback;
  const std::uint64_t given = options.number("population");
  if (given < range.least || given > range.most) {
    return request_error(
        fmt::format("--population {}: expected {} to {}", given, range.least, range.most));
  }
  return static_cast<std::size_t>(given);
}

std::span<const EvolveObjective> evolve_objectives() { return kObjectives; }

Choices evolve_objective_keys() { return keys_of(kObjectives); }

const EvolveObjective& evolve_objective(std::string_view key) {
  return row_with_key(kObjectives, key);
}

}  // namespace nonet
