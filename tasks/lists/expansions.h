// Expanded forms: puzzles with all the digits that singles place. Hunters count all minimal puzzles
// of one expanded form as one find. Among forms on the same solution grid, a *min-expand* contains
// no other of the list, a *max-expand* is contained in no other.
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

// A puzzle with its keys for comparison. Safe to make on any thread.
struct ExpandedForm {
  Grid givens;           // expanded, in the puzzle's own frame
  Fingerprint form;      // of its canonical form
  Fingerprint solution;  // of the canonical form of its solution grid
  CellSet filled;        // in the frame of that form
};
ExpandedForm expanded_form(const Puzzle& puzzle);

// Collects expanded forms, one for each isomorphism class.
class Expansions {
 public:
  // False if there already is an isomorphic one.
  bool add(const ExpandedForm& expanded);
  // The chosen forms, in the order in which they were added. If the solution grid has
  // automorphisms, a form that contains another may be missed: they are compared in one frame only.
  [[nodiscard]] std::vector<Grid> chosen(Expands which) const;

 private:
  [[nodiscard]] bool is_wanted(const ExpandedForm& expanded, Expands which) const;

  FingerprintSet forms_;
  std::vector<ExpandedForm> all_;
  std::map<Fingerprint, std::vector<std::size_t>> of_solution_;
};

}  // namespace nonet
