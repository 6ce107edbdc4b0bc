#include "study/hunt/stored_hunt.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/request_error.h"

namespace nonet {

Result<StoredHunt> stored_hunt(const Store& store, std::optional<std::uint64_t> seed) {
  auto checkpoint = hunt_checkpoint(store, seed);
  if (!checkpoint) return checkpoint.error();
  auto hunt = Hunt::from_checkpoint(checkpoint->state);
  if (!hunt) {
    return Error{.kind = ErrorKind::kDatabase,
                 .reason = fmt::format("the hunt with --seed {} is of another version of nonet",
                                       checkpoint->seed),
                 .place = {.source = store.path()}};
  }
  return StoredHunt{.hunt = std::move(*hunt),
                    .clock = std::move(checkpoint->clock),
                    .saved = std::move(checkpoint->saved)};
}

Status check_unused(const Store& store, std::uint64_t seed) {
  const auto used = hunts_in(store);
  if (!used) return used.error();
  if (std::ranges::find(*used, seed) == used->end()) return {};
  return request_error(
      fmt::format("holds a hunt with --seed {}: --resume goes on with it, another seed begins anew",
                  seed),
      {.source = store.path()});
}

// A checkpoint later than the end of the run is that of a hunt that was resumed.
std::string state_of(const Store& store, const StoredHunt& stored) {
  const auto run = store.run(stored.clock.run_key);
  if (!run) return run.error().text();
  if (!*run) return "run not in this database";
  const auto& finished = (*run)->finished;
  return finished && *finished >= stored.saved ? "ended " + *finished : "running, or killed";
}

HuntState state_of(const Hunt& hunt) {
  return {.seed = hunt.seed(), .rounds = hunt.rounds(), .bytes = hunt.checkpoint()};
}

BredFind bred_find(const HuntFind& find) {
  return {.ordinal = find.ordinal,
          .puzzle = {.puzzle = find.archived.puzzle, .canonical = find.canonical},
          .ratings = find.ratings,
          .parents = find.parents,
          .operation = std::string(find.operation),
          .change = find.change};
}

}  // namespace nonet
