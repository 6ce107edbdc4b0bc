// Which clues of a puzzle cannot be left out together.
#pragma once

#include <cstdint>
#include <vector>

namespace nonet {

// A set of the clues that are not needed among all: bit i stands for the i-th of them.
using Spare = std::uint64_t;

// The spare clues in an unavoidable set without a needed clue are a cut: they cannot all be left
// out. Once clues are left out, what remains of a cut counts; a clue that remains alone is needed.
class Cuts {
 public:
  // REQUIRES: cut != 0.
  void note(Spare cut);

  // REQUIRES: the clue is not needed.
  void leave_out(Spare clue);

  [[nodiscard]] Spare needed() const { return needed_; }

 private:
  void need(Spare clues);

  Spare needed_ = 0;
  std::vector<Spare> cuts_;  // of two and more clues, none of them needed
};

}  // namespace nonet
