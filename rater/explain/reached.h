// A person's progress in a puzzle, and the mistakes in it.
#pragma once

#include <optional>
#include <vector>

#include "base/result.h"
#include "board/grid.h"
#include "board/pencil_marks.h"
#include "board/puzzle.h"
#include "rater/explain/names.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/technique_id.h"

namespace nonet {

struct Reached {
  Grid placed;                       // digits in cells that are not givens
  std::optional<PencilMarks> marks;  // of empty cells; those of filled cells do not matter
};

// The start of the puzzle.
struct Origin {
  explicit Origin(const Puzzle& puzzle);

  Grid givens;
  PencilMarks candidates;  // of empty cells; at least those that the givens allow
  Grid solution;
  std::vector<TechniqueId> without;  // techniques that do not hold
};

// An error if a given is overwritten.
Status givens_stand(const Origin& origin, const Reached& reached);

// Wrong digits and wrong single marks (on), and correct digits missing from the marks of a cell
// (off). A cell without marks is a mistake if most empty cells have marks; otherwise the person has
// not marked it yet.
std::vector<Assertion> wrong_claims(const Origin& origin, const Reached& reached);

enum class WithMarks : bool { kNo, kYes };

// The givens and the digits placed correctly. If there are marks: also the eliminations in cells
// whose marks include the correct digit.
Position sound_position(const Origin& origin, const Reached& reached, WithMarks with_marks);

}  // namespace nonet
