// An atlas of minimal puzzles as a table and as a page.
#pragma once

#include <cstdint>
#include <string>

#include "study/atlas/atlas_tally.h"

namespace nonet {

// Tab-separated with a header: number of clues, estimated count, both ends of the interval of
// 95 %; then "all"; then the shares in per cent by scale and value.
std::string atlas_text(const AtlasTally& tally);

struct AtlasHeader {
  std::string command;  // that makes the atlas again
  std::string version;
  std::string date;
  std::uint64_t seed = 0;
};

std::string atlas_page(const AtlasTally& tally, const AtlasHeader& header);

}  // namespace nonet
