#include "db/find_rows.h"

namespace nonet {
namespace {

Result<std::uint64_t> save_ratings(Writer& writer, PuzzleId puzzle, const Find& find) {
  std::uint64_t unfinished = 0;
  for (const Rating& rating : find.ratings) {
    if (!rating.solved() && !rating.stuck()) {
      ++unfinished;
    } else if (const Status saved =
                   writer.save_rating(puzzle, rating, find.puzzle.givens(), find.weights);
               !saved) {
      return saved.error();
    }
  }
  return unfinished;
}

Status save_descent(Writer& writer, const Store& store, PuzzleId puzzle, const Find& find) {
  Descent descent{.parents = {}, .operation = find.operation, .change = find.change};
  for (const Grid& parent : find.parents) {
    const auto id = store.find(parent);
    if (!id) return id.error();
    if (*id && **id != puzzle) descent.parents.push_back(**id);
  }
  return descent.parents.empty() ? Status() : writer.save_descent(puzzle, descent);
}

}  // namespace

Result<SavedFind> save_find(Writer& writer, const Store& store, const Find& find,
                            const FindPlace& place) {
  const auto saved = writer.save(find);
  if (!saved) return saved.error();
  const auto unfinished = save_ratings(writer, saved->id, find);
  if (!unfinished) return unfinished.error();
  if (saved->added && !find.genotype.empty()) {
    const Status genes = writer.save_genotype(saved->id, find.genotype);
    if (!genes) return genes.error();
  }
  const Status placed = writer.save_find(
      {.run = place.run, .ordinal = place.ordinal, .puzzle = saved->id, .seconds = place.seconds});
  if (!placed) return placed.error();
  if (saved->added) {
    const Status descends = save_descent(writer, store, saved->id, find);
    if (!descends) return descends.error();
  }
  return SavedFind{.puzzle = *saved, .unfinished_ratings = *unfinished};
}

}  // namespace nonet
