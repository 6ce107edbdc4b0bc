// The objectives of `nonet evolve`: a row each. A row names the function that runs it; these share
// the command's options and may refuse options that mean nothing to them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "board/puzzle.h"
#include "cli/option.h"
#include "cli/session.h"
#include "tasks/hunt/story.h"

namespace nonet {

struct EvolveObjective {
  std::string_view key;
  std::string_view summary;
  ExitCode (*run)(Session&);
};

std::span<const EvolveObjective> evolve_objectives();
Choices evolve_objective_keys();
// REQUIRES: one of evolve_objective_keys().
const EvolveObjective& evolve_objective(std::string_view key);

// evolve_hunt.cpp: --objective harder, depth, bxb.
ExitCode run_hunt(Session& session);
// evolve_bridi.cpp: --objective bridi, and the options that are its own.
ExitCode run_bridi(Session& session);
std::span<const OptionRow> bridi_options();
// evolve_map.cpp: --objective map.
ExitCode run_map(Session& session);
// evolve_target.cpp: --objective target.
ExitCode run_target(Session& session);
// The seed of the hunt by --seed and --shard; nullopt without --seed. --shard alone is an error.
Result<std::optional<std::uint64_t>> hunt_seed_of(const Options& options);
// The proper puzzles of the input; none without an input. Others are reported; an error if none is
// proper.
Result<std::vector<Puzzle>> seeds_of(Session& session);
// --population, within its bounds.
struct PopulationRange {
  std::size_t fallback;
  std::size_t least;
  std::size_t most;
};
Result<std::size_t> population_of(const Options& options, const PopulationRange& range);
// An error if one of these options is given.
Status without_options(const Options& options, std::string_view objective,
                       std::initializer_list<std::string_view> meaningless);
// evolve_status.cpp: the finds so far of the hunts in a database.
ExitCode show_hunts(Session& session);
// The page of a hunt, to the file of --report.
Status write_hunt_report(const Session& session, const HuntStory& story);

}  // namespace nonet
