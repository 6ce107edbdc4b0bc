#include "cli/evolve_objectives.h"

#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

constexpr std::array kObjectives = {
    EvolveObjective{"harder", "the hardest puzzles by the exact Explainer rating", run_hunt},
    EvolveObjective{"depth", "puzzles that trial and error must go deep for", run_hunt},
    EvolveObjective{"bxb", "puzzles of trial-and-error depth 2 that need long braids", run_hunt},
    EvolveObjective{"bridi", "Bridi's genetic generation, by weighted singles", run_bridi},
    EvolveObjective{"document", "the same by its first name", run_bridi},
    EvolveObjective{"target", "puzzles of a rating, level, clue count, symmetry or technique",
                    run_target},
    EvolveObjective{"map", "the hardest puzzle of each number of clues and symmetry", run_map},
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

Result<std::optional<std::uint64_t>> hunt_seed_of(const Options& options) {
  std::optional<std::uint64_t> seed;
  if (options.has("seed")) seed = options.number("seed");
  if (!options.has("shard")) return seed;
  if (!seed) return request_error("--shard needs --seed: the shares belong to one");
  seed = seed_of_share(*seed, *parse_share(options.text("shard")));
  return seed;
}

Result<std::vector<Puzzle>> seeds_of(Session& session) {
  if (session.options().inputs().empty()) return std::vector<Puzzle>();
  std::vector<Puzzle> seeds = read_proper_puzzles(session, inputs_of(session, kFastWork));
  if (seeds.empty()) return no_puzzle_error(session, "no puzzle could be read to begin with");
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
