// The atlas that a database keeps: for each seed and share how far it is, as checkpoints.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/share.h"
#include "db/store.h"
#include "study/atlas/atlas_tally.h"

namespace nonet {

// The tally of the share's first blocks; an empty one if the store has none. An error if another
// version of the program stored it.
Result<AtlasTally> stored_tally(const Store& store, std::uint64_t seed, const Share& share);

// The tallies of all shares of the seed together. An error if they come from different divisions,
// which have blocks in common.
Result<AtlasTally> tally_of_all_shares(const Store& store, std::uint64_t seed);

// `saved_at`: UTC, ISO 8601.
Status save_tally(Store& store, std::uint64_t seed, const Share& share, const AtlasTally& tally,
                  const std::string& saved_at);

// The seed of the atlas that was saved last; nullopt: the store has none.
Result<std::optional<std::uint64_t>> seed_of_last_atlas(const Store& store);

}  // namespace nonet
