// Removes the duplicates of a list, and puzzles that another list has.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "board/fingerprint_set.h"
#include "formats/puzzle_input.h"
#include "formats/record_writer.h"
#include "tasks/lists/reference_list.h"

namespace nonet {

class Deduplication {
 public:
  // A record ready to be written, its key, and how it is like a puzzle of the other list, if it is.
  struct Keyed {
    std::string record;
    Fingerprint key;
    std::optional<Likeness> match;
  };

  // Puzzles that are alike in this way are duplicates. Borrows the writer and the other list;
  // nullptr: none.
  Deduplication(const RecordWriter& writer, Likeness likeness, const ReferenceList* against)
      : writer_(writer), likeness_(likeness), against_(against) {}

  // An error for a field that the format has no place for, or, if solution grids are compared, for
  // a puzzle without a single solution. Safe on any thread.
  [[nodiscard]] std::vector<Result<Keyed>> keyed(const PuzzleChunk& chunk) const;
  // Whether the puzzle is kept: the first of its kind, and not in the other list.
  bool keep(const Keyed& keyed);
  // "2 of 9 puzzles kept; of the others as one of 40: 1 equal, 3 isomorphic".
  [[nodiscard]] std::string summary() const;

 private:
  [[nodiscard]] Result<Keyed> keyed_one(const PuzzleText& puzzle, const LikenessKeys& keys) const;

  const RecordWriter& writer_;
  Likeness likeness_;
  const ReferenceList* against_;
  FingerprintSet seen_;
  MatchTally tally_;
  std::uint64_t read_ = 0;
};

}  // namespace nonet
