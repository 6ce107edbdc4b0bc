#include "nonet/hint.h"

#include <algorithm>

#include "face/ratings.h"
#include "face/values.h"
#include "rater/explain/next_step.h"

namespace nonet::v0 {
namespace {

nonet::Reached position_of(const Reached& reached) {
  nonet::Reached inner{.placed = to_inner(reached.digits), .marks = {}};
  if (std::ranges::count(reached.marks, 0) < Cell::kCount) inner.marks = to_inner(reached.marks);
  return inner;
}

Mistake mistake_of(const nonet::Mistake& mistake) {
  const nonet::Candidate claimed = mistake.claim.candidate;
  return {.candidate = {to_face(claimed.cell), claimed.digit.value()},
          .missing = !mistake.claim.on,
          .says = mistake.hint.what,
          .reason = mistake.why};
}

Result<Hint> hint_in(const nonet::Puzzle& puzzle, const Reached& reached) {
  const auto found = next_step_of(puzzle, position_of(reached));
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

}  // namespace

Result<Hint> hint(const Puzzle& puzzle, const Reached& reached) {
  return hint_in(to_inner(puzzle), reached);
}

Result<Hint> hint(const Sukaku& sukaku, const Reached& reached) {
  return hint_in(to_inner(sukaku), reached);
}

}  // namespace nonet::v0
