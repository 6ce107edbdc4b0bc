// Expanded forms: puzzles with all cells filled that singles fill. To whoever hunts, all minimal
// puzzles of one expanded form are one find. Of those on the same solution grid, a *min-expand*
// contains no other of the list, a *max-expand* lies in no other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "board/canonical.h"
#include "board/cell_set.h"
#include "board/fingerprint_set.h"
#include "board/puzzle.h"

namespace nonet {

enum class Expands : std::uint8_t { kAll, kMin, kMax };

// A puzzle as it is compared with others. Safe to make on any thread.
struct ExpandedForm {
  Grid givens;           // expanded, in the puzzle's own frame
  Fingerprint form;      // of its canonical form
  Fingerprint solution;  // of the canonical form of its solution grid
  CellSet filled;        // in the frame of that form
};
ExpandedForm expanded_form(const Puzzle& puzzle);

// Collects expanded forms, each once up to isomorphism.
class Expansions {
 public:
  // False where an isomorphic one is there.
  bool add(const ExpandedForm& expanded);
  // Those that are wanted, in the order in which they were added. One that contains another in a
  // solution grid with symmetries of its own may go unnoticed: it is compared in one frame.
  [[nodiscard]] std::vector<Grid> chosen(Expands which) const;

 private:
  [[nodiscard]] bool is_wanted(const ExpandedForm& expanded, Expands which) const;

  FingerprintSet forms_;
  std::vector<ExpandedForm> all_;
  std::map<Fingerprint, std::vector<std::size_t>> of_solution_;
};

}  // namespace nonet
