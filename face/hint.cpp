#include "nonet/hint.h"

#include <algorithm>

#include "face/ratings.h"
#include "face/values.h"
#include "rater/explain/next_step.h"

namespace nonet::v0 {
namespace {

nonet::Reached position_of(const Reached& reached) {
  nonet::Reached inner{.placed = to_inner(reached.digits), .marks = {}};
  if (std::ranges::count(reached.marks, 0) == Cell::kCount) return inner;
  PencilMarks& marks = inner.marks.emplace();
  for (int i = 0; i < Cell::kCount; ++i) {
    marks[nonet::Cell(i)] = DigitSet::from_bits(reached.marks[static_cast<std::size_t>(i)]);
  }
  return inner;
}

Mistake mistake_of(const nonet::Mistake& mistake) {
  const nonet::Candidate claimed = mistake.claim.candidate;
  return {.candidate = {to_face(claimed.cell), claimed.digit.value()},
          .missing = !mistake.claim.on,
          .says = mistake.hint.what,
          .reason = mistake.why};
}

}  // namespace

Result<Hint> hint(const Puzzle& puzzle, const Reached& reached) {
  const auto found = next_step_of(to_inner(puzzle), position_of(reached));
  if (!found) return to_face(found.error());
  Hint hint;
  for (const nonet::Mistake& mistake : found->mistakes)
    hint.mistakes.push_back(mistake_of(mistake));
  if (found->scene) hint.next = step_of(*found->scene);
  if (found->hint) {
    hint.where = found->hint->where;
    hint.what = found->hint->what;
    hint.step = found->hint->step;
  }
  return hint;
}

}  // namespace nonet::v0
