#include "tasks/hunt/stored_records.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>
#include <utility>

#include "base/request_error.h"
#include "generator/hunt/state_bytes.h"
#include "generator/thinning.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

constexpr std::uint64_t kUnitsVersion = 1;

std::string units_name(std::uint64_t seed) { return fmt::format("map/{}", seed); }

// The puzzles of the store that the map has room for, by row.
using Places = std::unordered_map<std::int64_t, RecordNiche>;

Result<Places> places_in(const Store& store, const RunControl& control) {
  Places places;
  const Status visited = store.visit_puzzles({}, [&](const StoredPuzzle& stored) {
    if (const auto niche = niche_of(stored.puzzle.givens(), 0)) {
      places.emplace(static_cast<std::int64_t>(stored.id), *niche);
    }
    return control.should_stop() ? Flow::kStop : Flow::kContinue;
  });
  if (!visited) return visited.error();
  return places;
}

std::optional<RecordScore> score_of(const RecordKindRow& kind, const StoredRating& rating) {
  if (!rating.score) return std::nullopt;
  return record_score_of(kind, [&](std::string_view key) {
    const auto value = std::ranges::find(rating.values, key, &StoredRatingValue::key);
    return value == rating.values.end() ? std::optional<double>() : std::optional(value->value);
  });
}

// Ratings that are above the niche's, in stored order; whether their puzzles are minimal is found
// out only here.
Status take_kind(const Store& store, std::size_t kind, const Places& places, RecordMap& map) {
  const RecordKindRow& row = kRecordKinds[kind];
  Status status;
  const Status visited = store.visit_ratings(
      row.scale, find_scale(row.scale)->version, [&](const StoredRating& rating) {
        const auto place = places.find(static_cast<std::int64_t>(rating.puzzle));
        const auto score = score_of(row, rating);
        if (place == places.end() || !score) return Flow::kContinue;
        RecordNiche niche = place->second;
        niche.kind = kind;
        if (!map.wants(niche, *score)) return Flow::kContinue;
        const auto stored = store.puzzle(rating.puzzle);
        if (!stored) {
          status = stored.error();
          return Flow::kStop;
        }
        if (*stored && is_minimal((*stored)->puzzle)) {
          map.offer(niche, {(*stored)->puzzle, *score, static_cast<std::uint64_t>(rating.puzzle)});
        }
        return Flow::kContinue;
      });
  return status ? visited : status;
}

// Of each holder the first run that found it.
Status find_origins(const Store& store, StoredRecords& records) {
  std::unordered_map<std::int64_t, bool> holders;
  for (const auto& [niche, holder] : records.map.holders()) {
    holders.emplace(static_cast<std::int64_t>(holder.mark), true);
  }
  std::vector<StoredRun> runs;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    runs.push_back(run);
    return Flow::kContinue;
  });
  if (!visited) return visited;
  for (const StoredRun& run : runs) {
    const Status found = store.visit_finds(run.id, [&](const FindRow& find) {
      if (holders.contains(static_cast<std::int64_t>(find.puzzle))) {
        records.origins.emplace(static_cast<std::uint64_t>(find.puzzle),
                                RecordOrigin{run.run.started, run.run.seed});
      }
      return Flow::kContinue;
    });
    if (!found) return found;
  }
  return {};
}

}  // namespace

Result<StoredRecords> stored_records(const Store& store, const RunControl& control) {
  const auto places = places_in(store, control);
  if (!places) return places.error();
  StoredRecords records;
  for (std::size_t kind = 0; kind < kRecordKinds.size() && !control.should_stop(); ++kind) {
    if (const Status taken = take_kind(store, kind, *places, records.map); !taken) {
      return taken.error();
    }
  }
  if (const Status found = find_origins(store, records); !found) return found.error();
  return records;
}

Result<std::uint64_t> stored_units(const Store& store, std::uint64_t seed) {
  const auto bytes = store.checkpoint(units_name(seed));
  if (!bytes) return bytes.error();
  if (!*bytes) return std::uint64_t{0};
  StateReader reader(**bytes);
  const bool known = reader.number() == kUnitsVersion;
  const std::uint64_t units = reader.number();
  if (known && reader.good() && reader.at_end()) return units;
  return request_error(
      fmt::format("{}: the map with --seed {} is damaged, or of another version "
                  "of nonet",
                  store.path(), seed));
}

Status store_units(Store& store, std::uint64_t seed, std::uint64_t units, const std::string& now) {
  StateWriter state;
  state.number(kUnitsVersion);
  state.number(units);
  auto writer = store.write();
  if (!writer) return writer.error();
  if (Status saved = writer->save_checkpoint(units_name(seed), now, state.bytes()); !saved) {
    return saved;
  }
  return writer->commit();
}

}  // namespace nonet
