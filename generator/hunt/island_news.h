// The results of an island's epoch for the other ranks, and their form as bytes.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "generator/hunt/island.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

struct IslandNews {
  EpochReport report;  // complete
  IslandView view;     // after the epoch, like the following
  PerEnum<OperatorId, double> shares{};
  std::vector<HuntedPuzzle> emigrants;  // empty if this is not a round of migration
};

void save_news(const IslandNews& news, StateWriter& state);
// nullopt if the bytes are not from save_news() of this version.
std::optional<IslandNews> restored_news(StateReader& state);

}  // namespace nonet
