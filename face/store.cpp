#include "nonet/store.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "board/canonical.h"
#include "db/store.h"
#include "face/ratings.h"
#include "face/values.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"

namespace nonet::v0 {
namespace {

Result<PuzzleQuery> query_of(const StoreQuery& query) {
  PuzzleQuery inner;
  inner.order = static_cast<PuzzleQuery::Order>(query.order);
  if (!query.scale.empty()) {
    const ScaleRow* scale = find_scale(query.scale);
    if (scale == nullptr) return request_error(fmt::format("{}: no such scale", query.scale));
    inner.scale_version = scale->version;
  } else if (query.order != StoreQuery::Order::kStored) {
    return request_error("an order by score needs a scale");
  }
  inner.scale = query.scale;
  inner.min_score = query.min_score;
  inner.max_score = query.max_score;
  inner.min_clues = query.fewest_clues;
  inner.max_clues = query.most_clues;
  inner.limit = query.limit;
  return inner;
}

constexpr bool same_order(StoreQuery::Order face, PuzzleQuery::Order inner) {
  return static_cast<int>(face) == static_cast<int>(inner);
}
static_assert(same_order(StoreQuery::Order::kStored, PuzzleQuery::Order::kStored) &&
              same_order(StoreQuery::Order::kScoreRising, PuzzleQuery::Order::kScoreRising) &&
              same_order(StoreQuery::Order::kScoreFalling, PuzzleQuery::Order::kScoreFalling));

Rating rating_of(const StoredRating& stored) {
  Rating rating{.scale = stored.scale,
                .scale_version = stored.scale_version,
                .score = stored.score.value_or(0),
                .hardest = stored.hardest,
                .end = stored.score ? RatingEnd::kSolved : RatingEnd::kStuck,
                .cells_left = stored.cells_left};
  for (const StoredRatingValue& value : stored.values) {
    rating.values.push_back({value.key, value.value, value.decimals});
  }
  return rating;
}

nonet::Result<StoreEntry> entry_of(const nonet::Store& store, const StoredPuzzle& stored) {
  const auto ratings = store.ratings_of(stored.id);
  if (!ratings) return ratings.error();
  StoreEntry entry{.puzzle = to_face(stored.puzzle)};
  for (const StoredRating& rating : *ratings) entry.ratings.push_back(rating_of(rating));
  return entry;
}

nonet::Status save(Writer& writer, const StoreEntry& entry, std::uint64_t& added) {
  const nonet::Puzzle puzzle = to_inner(entry.puzzle);
  const auto saved = writer.save(
      PuzzleRecord{.puzzle = puzzle, .canonical = nonet::canonical_form(puzzle.givens())});
  if (!saved) return saved.error();
  if (saved->added) ++added;
  for (const Rating& rating : entry.ratings) {
    if (auto done = writer.save_rating(saved->id, to_inner(rating), puzzle.givens()); !done)
      return done;
  }
  return {};
}

}  // namespace

class Store::Database {
 public:
  explicit Database(nonet::Store opened) : store(std::move(opened)) {}
  nonet::Store store;
};

Store::Store(std::unique_ptr<Database> database) : database_(std::move(database)) {}
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;
Store::~Store() = default;

Result<Store> Store::open(const std::string& path, StoreAccess access) {
  StoreOptions options;
  options.access = access == StoreAccess::kReadOnly ? Access::kReadOnly : Access::kReadWrite;
  auto opened = nonet::Store::open(path, options);
  if (!opened) return to_face(opened.error());
  return Store(std::make_unique<Database>(std::move(*opened)));
}

Result<std::uint64_t> Store::save(std::span<const StoreEntry> entries) {
  auto writer = database_->store.write();
  if (!writer) return to_face(writer.error());
  std::uint64_t added = 0;
  for (const StoreEntry& entry : entries) {
    const auto saved = v0::save(*writer, entry, added);
    if (!saved) return to_face(saved.error());
  }
  if (const auto done = writer->commit(); !done) return to_face(done.error());
  return added;
}

Result<bool> Store::holds(const Puzzle& puzzle) const {
  const auto found = database_->store.find(nonet::canonical_form(to_inner(puzzle.givens())));
  if (!found) return to_face(found.error());
  return found->has_value();
}

Result<std::uint64_t> Store::size() const {
  const auto info = database_->store.info();
  if (!info) return to_face(info.error());
  const auto table = std::ranges::find(info->tables, "puzzles", &TableSize::table);
  return table == info->tables.end() ? 0 : table->rows;
}

Result<void> Store::for_each(const StoreQuery& query,
                             const std::function<Flow(const StoreEntry&)>& callback) const {
  const auto inner = query_of(query);
  if (!inner) return inner.error();
  const nonet::Store& store = database_->store;
  nonet::Status read;
  const auto visited = store.visit_puzzles(*inner, [&](const StoredPuzzle& stored) {
    const auto entry = entry_of(store, stored);
    if (!entry) {
      read = entry.error();
      return nonet::Flow::kStop;
    }
    return to_inner(callback(*entry));
  });
  return to_face(visited ? read : visited);
}

Result<std::uint64_t> Store::merge(const std::string& other_path) {
  const auto counts =
      database_->store.merge(other_path, {.proof = has_one_solution, .damaged = {}});
  if (!counts) return to_face(counts.error());
  return counts->puzzles;
}

Result<void> Store::backup(const std::string& path) const {
  return to_face(database_->store.backup(path));
}

}  // namespace nonet::v0
