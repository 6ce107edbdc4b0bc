#include "study/atlas/stored_atlas.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <vector>

#include "base/parse_number.h"
#include "base/request_error.h"

namespace nonet {

namespace {

// "atlas/SEED/I/N".
struct AtlasName {
  std::uint64_t seed = 0;
  Share share;
};

std::string text_of(const AtlasName& name) {
  return fmt::format("atlas/{}/{}/{}", name.seed, name.share.number, name.share.of);
}

// nullopt: the checkpoint of something else.
std::optional<AtlasName> atlas_name_of(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('/', at), text.size());
    parts.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  if (parts.size() != 4 || parts[0] != "atlas") return std::nullopt;
  const auto seed = parse_number<std::uint64_t>(parts[1]);
  const auto number = parse_number<std::uint64_t>(parts[2]);
  const auto of = parse_number<std::uint64_t>(parts[3]);
  if (!seed || !number || !of || *number == 0 || *number > *of) return std::nullopt;
  return AtlasName{*seed, {*number, *of}};
}

// In the order of saving.
Result<std::vector<AtlasName>> stored_names(const Store& store) {
  std::vector<AtlasName> names;
  const Status visited = store.visit_checkpoints([&](const StoredCheckpoint& checkpoint) {
    if (const auto name = atlas_name_of(checkpoint.name)) names.push_back(*name);
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return names;
}

}  // namespace

Result<AtlasTally> stored_tally(const Store& store, std::uint64_t seed, const Share& share) {
  const auto bytes = store.checkpoint(text_of({seed, share}));
  if (!bytes) return bytes.error();
  if (!*bytes) return AtlasTally();
  auto tally = AtlasTally::of_bytes(**bytes);
  if (!tally) {
    return request_error(
        fmt::format("{}: the atlas with --seed {} is damaged, or of another version of nonet",
                    store.path(), seed));
  }
  return *std::move(tally);
}

Result<AtlasTally> tally_of_all_shares(const Store& store, std::uint64_t seed) {
  const auto names = stored_names(store);
  if (!names) return names.error();
  AtlasTally all;
  std::optional<std::uint64_t> of;
  for (const AtlasName& name : *names) {
    if (name.seed != seed) continue;
    if (of && *of != name.share.of) {
      return request_error(
          fmt::format("{}: holds shares of {} and of {} for --seed {}, which have grids in common",
                      store.path(), *of, name.share.of, seed));
    }
    of = name.share.of;
    const auto tally = stored_tally(store, seed, name.share);
    if (!tally) return tally.error();
    all.add(*tally);
  }
  return all;
}

Status save_tally(Store& store, std::uint64_t seed, const Share& share, const AtlasTally& tally,
                  const std::string& saved_at) {
  auto writer = store.write();
  if (!writer) return writer.error();
  if (Status saved = writer->save_checkpoint(text_of({seed, share}), saved_at, tally.bytes());
      !saved) {
    return saved;
  }
  return writer->commit();
}

Result<std::optional<std::uint64_t>> seed_of_last_atlas(const Store& store) {
  const auto names = stored_names(store);
  if (!names) return names.error();
  if (names->empty()) return std::optional<std::uint64_t>();
  return std::optional(names->back().seed);
}

}  // namespace nonet
