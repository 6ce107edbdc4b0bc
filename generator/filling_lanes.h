// Fills grids cell by cell until naked and hidden singles solve them (naive forward checking and
// similar methods), for hundreds of attempts at once in the lanes of the batch solver's kernel.
#pragma once

#include <cstddef>
#include <optional>

#include "base/run_control.h"
#include "board/grid.h"
#include "generator/filling.h"
#include "solvers/exact/batch/kernel.h"

namespace nonet {

// Decides how grids are filled, and receives the results. An attempt is identified by its seat, a
// number below kSeats that the next attempt takes over.
class FillingSource {
 public:
  static constexpr std::size_t kSeats = slices::kMaxLanes;

  FillingSource() = default;
  FillingSource(const FillingSource&) = delete;
  FillingSource& operator=(const FillingSource&) = delete;
  virtual ~FillingSource() = default;

  // The next attempt begins in this seat; false if there are no more attempts.
  virtual bool begin(std::size_t seat) = 0;
  // Fills one more cell; false if the attempt is at a dead end. The result depends on the attempt
  // and the filling only, never on the seat or on other attempts.
  virtual bool extend(std::size_t seat, Filling& filling) = 0;
  // The attempt is over. With a solution: singles solve the filling, but not without its last gene.
  // Without: no solution has all its genes, or extend() reached a dead end; no genes are requested
  // after a contradiction.
  virtual void end(std::size_t seat, const Filling& filling,
                   const std::optional<Grid>& solution) = 0;
};

// Runs until the source has no more attempts, or the control requests a stop: then the attempts
// under way end without a call of end(). The result of an attempt does not depend on the kernel.
void fill_in_lanes(FillingSource& source, const RunControl& control = {},
                   const slices::Kernel& kernel = slices::best_kernel());

}  // namespace nonet
