// What an island of one rank has to tell the other ranks after an epoch, and its way through bytes.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "generator/hunt/island.h"
#include "generator/hunt/state_bytes.h"

namespace nonet {

struct IslandNews {
  EpochReport report;  // complete
  IslandView view;     // after the epoch, as the following
  PerEnum<OperatorId, double> shares{};
  std::vector<HuntedPuzzle> emigrants;  // none where this is no round of migration
};

void save_news(const IslandNews& news, StateWriter& state);
// nullopt where the bytes are none of save_news() of this version.
std::optional<IslandNews> restored_news(StateReader& state);

}  // namespace nonet
