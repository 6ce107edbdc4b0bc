// The closure of a growing grid under some techniques: the stop test of Bridi's generation ("G does
// not admit solution"). Givens are added one at a time; everything that the techniques deduce from
// them is deduced at once, in whole planes of 81 bits, a plane for each digit.
//
// Deduction is monotone: more givens never make it deduce less. So a contradiction stays one, and
// the attempt can be given up although Bridi's program would only notice at a dead end; and the set
// of solved grids does not depend on the order of deductions.
#pragma once

#include <array>
#include <cstdint>

#include "board/cell.h"
#include "board/grid.h"
#include "board/typed_array.h"
#include "generator/genetic/band_tally.h"

namespace nonet::genetic {

// Each technique includes those before it.
enum class Strongest : std::uint8_t { kNakedSingle, kHiddenSingle, kLocked, kPair };

class TechniqueClosure {
 public:
  explicit TechniqueClosure(Strongest strongest);

  // Adds a given. False if the deductions so far exclude it.
  [[nodiscard]] bool place(Candidate given);
  // Deduces all consequences. False on a contradiction; the closure is then unusable.
  [[nodiscard]] bool deduce();
  [[nodiscard]] bool solved() const { return !bands::any(open_); }

  // The cells decided so far; the whole solution if solved().
  [[nodiscard]] Grid grid() const;

 private:
  enum class Outcome : std::uint8_t { kNothing, kProgress, kContradiction };

  Bands& plane(Digit d) { return planes_[array_index(d)]; }
  void decide(Candidate candidate);
  Outcome naked_singles();
  Outcome hidden_singles();
  Outcome locked_candidates();
  Outcome naked_pairs();
  Outcome hidden_pairs();

  std::array<Bands, kSize> planes_;       // where each digit may be, decided cells included
  std::array<Bands, kSize> looked_at_{};  // the planes in which hidden singles were last looked for
  Bands open_;                            // cells not decided yet
  Strongest strongest_;
};

}  // namespace nonet::genetic
