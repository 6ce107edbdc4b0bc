// Arbitrary bytes in place of the content of a database, a checkpoint or a file of weights:
// impossible content is refused, accepted content packs to the same bytes again.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>

#include "db/grid_packing.h"
#include "formats/lz_string.h"
#include "generator/hunt/archive.h"
#include "generator/hunt/hunt_counts.h"
#include "generator/hunt/pool.h"
#include "generator/hunt/state_bytes.h"
#include "rater/orders/bridi/bridi.h"
#include "rater/orders/scale/weights.h"

namespace nonet {
namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

void grids(std::span<const std::byte> bytes) {
  if (const auto grid = unpack_grid(bytes)) {
    demand(std::ranges::equal(GridBytes(*grid).bytes(), bytes));
  }
  if (const auto genotype = unpack_genotype(bytes)) {
    demand(std::ranges::equal(pack_genotype(*genotype), bytes));
  }
}

// The state of a hunt between two runs.
void checkpoints(std::span<const std::byte> bytes) {
  StateReader individuals(bytes);
  while (individuals.good() && !individuals.at_end()) (void)restored_hunted_puzzle(individuals);
  StateReader members(bytes);
  Pool({.size = 100}).restore(members);
  StateReader rated(bytes);
  Archive().restore(rated);
  StateReader counts(bytes);
  HuntProgress progress;
  restore_counts(progress, counts);
}

void weights(std::string_view text) {
  const auto read = parse_weights(text, kBridiWeights, "f");
  if (read) demand(read->size() == kBridiWeights.size());
}

void links(std::string_view text) {
  constexpr std::size_t kLimit = std::size_t{1} << 16;
  (void)decompress_from_base64(text, kLimit);
  const bool ascii = std::ranges::all_of(text, [](char c) { return c >= 0; });
  if (ascii) demand(decompress_from_base64(compress_to_base64(text)) == text);
}

}  // namespace
}  // namespace nonet

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto bytes = std::as_bytes(std::span(data, size)).subspan(1);
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  switch (data[0] % 4) {
    case 0:
      nonet::grids(bytes);
      break;
    case 1:
      nonet::checkpoints(bytes);
      break;
    case 2:
      nonet::weights(text);
      break;
    default:
      nonet::links(text);
  }
  return 0;
}
