#include "tasks/lists/deduplication.h"

#include <fmt/format.h>
#include <utility>

#include "base/number_text.h"
#include "tasks/lists/proper_puzzles.h"

namespace nonet {

std::vector<Result<Deduplication::Keyed>> Deduplication::keyed(const PuzzleChunk& chunk) const {
  std::vector<Result<Keyed>> all;
  // Only the list that puzzles are compared with has to know closer likenesses, too.
  const Likeness closest = against_ == nullptr ? likeness_ : Likeness::kEqual;
  const auto keys = likeness_keys(chunk.puzzles, {closest, likeness_});
  for (std::size_t i = 0; i < keys.size(); ++i) {
    all.push_back(keyed_one(chunk.puzzles[i], keys[i]));
  }
  return all;
}

Result<Deduplication::Keyed> Deduplication::keyed_one(const PuzzleText& puzzle,
                                                      const LikenessKeys& keys) const {
  if (auto loss = writer_.loss_of(puzzle)) return *std::move(loss);
  const auto& key = keys.of(likeness_);
  if (!key) {
    return Error{
        .kind = ErrorKind::kInput, .reason = fault_of(puzzle.givens), .place = puzzle.place};
  }
  Keyed keyed{writer_.record(puzzle), *key, {}};
  if (against_ == nullptr) return keyed;
  if (const auto match = against_->find(keys)) keyed.match = match->likeness;
  return keyed;
}

bool Deduplication::keep(const Keyed& keyed) {
  ++read_;
  if (!keyed.match) return seen_.insert(keyed.key);
  tally_.note(*keyed.match);
  return false;
}

std::string Deduplication::summary() const {
  std::string text = fmt::format("{} of {} puzzles kept", seen_.size(), read_);
  if (against_ == nullptr) return text;
  return text + fmt::format("; of the others as one of {}: {}", grouped(against_->size()),
                            tally_.text(likeness_));
}

}  // namespace nonet
