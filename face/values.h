// Converts values between the face (include/nonet, namespace nonet::v0) and the rooms behind it
// (namespace nonet): to_inner goes in, to_face comes out. Only the sources of this folder know
// both.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "base/ordered_parallel.h"
#include "base/result.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

inline nonet::Grid to_inner(const Grid& grid) { return nonet::Grid::from_values(grid.values()); }
inline Grid to_face(const nonet::Grid& grid) { return Grid(grid.values()); }

inline nonet::Cell to_inner(Cell cell) { return nonet::Cell(cell.index()); }
inline Cell to_face(nonet::Cell cell) { return Cell(cell.index()); }

// A filled cell has its digit.
Candidates to_face(const PencilMarks& marks);
PencilMarks to_inner(const Candidates& candidates);

inline nonet::Puzzle to_inner(const Puzzle& puzzle) {
  return *nonet::Puzzle::with_proven_solution(to_inner(puzzle.givens()),
                                              to_inner(puzzle.solution()));
}
// Counts the solutions of the givens again.
nonet::Puzzle to_inner(const Sukaku& sukaku);

// Alone makes the face's puzzles: from puzzles that the rooms have proved.
class Certification {
 public:
  static Puzzle of(const nonet::Puzzle& puzzle) {
    return {to_face(puzzle.givens()), to_face(puzzle.solution())};
  }
  // REQUIRES: a sukaku.
  static Sukaku of_candidates(const nonet::Puzzle& puzzle) {
    return {to_face(*puzzle.candidates()), to_face(puzzle.givens()), to_face(puzzle.solution())};
  }
};
inline Puzzle to_face(const nonet::Puzzle& puzzle) { return Certification::of(puzzle); }

inline Flow to_face(nonet::Flow flow) {
  return flow == nonet::Flow::kStop ? Flow::kStop : Flow::kContinue;
}
inline nonet::Flow to_inner(Flow flow) {
  return flow == Flow::kStop ? nonet::Flow::kStop : nonet::Flow::kContinue;
}

inline Place to_face(const nonet::Place& place) { return {place.source, place.line, place.column}; }
// kInput becomes kText: the face makes its errors about clashes and solutions itself.
Error to_face(const nonet::Error& error);
inline Result<void> to_face(const nonet::Status& status) {
  if (status) return {};
  return to_face(status.error());
}

// Borrows the control, which must outlive the result.
nonet::RunControl to_inner(const RunControl& control);

Error request_error(std::string reason);

// 0: one for each processor.
unsigned thread_count(unsigned requested);

}  // namespace nonet::v0
