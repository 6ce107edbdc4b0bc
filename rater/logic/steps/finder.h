// The shape of all finders and of the sinks that receive their steps. A finder looks for one
// producer's steps in a Position and offers them to a sink in a fixed order; it changes nothing,
// prints nothing, and knows no difficulty. The cost of a step, and the choice between several, are
// the business of the sink, that is of a scale.
#pragma once

#include <memory>

#include "base/run_control.h"
#include "base/work_budget.h"
#include "rater/logic/position/position.h"
#include "rater/logic/steps/change_memory.h"
#include "rater/logic/steps/step.h"

namespace nonet {

enum class Demand : bool { kEnough, kMore };

// Whether steps need the parts that only explanations show (pattern cells, proofs).
enum class Detail : bool { kConclusion, kExplanation };

class StepSink {
 public:
  virtual ~StepSink() = default;

  // Takes or ignores the step. After kEnough the finder returns.
  virtual Demand offer(const Step& step) = 0;

  // False if a step of this technique and at least this complexity can no longer be chosen, so that
  // the finder may skip the search for it. Never changes the chosen step.
  [[nodiscard]] virtual bool wants(TechniqueId /*technique*/, int /*complexity*/) const {
    return true;
  }

  // True if all steps of this technique and complexity, or more, are equally good and worse than
  // all others, so that the sink needs only one of them.
  [[nodiscard]] virtual bool too_dear(TechniqueId /*technique*/, int /*complexity*/) const {
    return false;
  }

  [[nodiscard]] virtual Detail detail() const { return Detail::kConclusion; }
};

// Passes steps on and counts them.
class CountingSink final : public StepSink {
 public:
  explicit CountingSink(StepSink& to) : to_(to) {}

  Demand offer(const Step& step) override {
    ++offered_;
    return to_.offer(step);
  }
  [[nodiscard]] bool wants(TechniqueId technique, int complexity) const override {
    return to_.wants(technique, complexity);
  }
  [[nodiscard]] bool too_dear(TechniqueId technique, int complexity) const override {
    return to_.too_dear(technique, complexity);
  }
  [[nodiscard]] Detail detail() const override { return to_.detail(); }
  [[nodiscard]] int offered() const { return offered_; }

 private:
  StepSink& to_;
  int offered_ = 0;
};

// Data that a family of finders keeps from one step of a walk to the next: working storage, and
// results that the last changes of the position did not affect. Only speed may depend on it.
class FamilyMemory {
 public:
  virtual ~FamilyMemory() = default;
};

// One per walk and thread; may be reused for the next puzzle.
struct WalkMemory {
  ChangeMemory changes;
  std::unique_ptr<FamilyMemory> chains;
  std::unique_ptr<FamilyMemory> almost_locked_sets;
  std::unique_ptr<FamilyMemory> petals;
  std::unique_ptr<FamilyMemory> tables;
  std::unique_ptr<FamilyMemory> exocets;
  std::unique_ptr<FamilyMemory> removable;
  std::unique_ptr<FamilyMemory> deadly_patterns;
};

// What ends a search before its time. Both are borrowed; nullptr: nothing does. Only the searches
// for whips, braids and trials look at them: they alone may take minutes.
struct FinderLimits {
  const RunControl* control = nullptr;
  WorkBudget* boards = nullptr;
};

inline bool gave_up(const FinderLimits& limits) {
  return (limits.boards != nullptr && limits.boards->spent()) ||
         (limits.control != nullptr && limits.control->should_stop());
}

struct Search {
  const Position& position;
  StepSink& sink;
  WalkMemory& memory;
  int size = 0;         // the size column of the catalog
  CellSet givens = {};  // of the puzzle, for techniques that argue from cells that were not given
  FinderLimits limits = {};

  // The same search for another sink.
  [[nodiscard]] Search with(StepSink& other) const {
    return {position, other, memory, size, givens, limits};
  }
};

inline bool explains(const Search& search) { return search.sink.detail() == Detail::kExplanation; }

using Finder = void (*)(const Search&);

}  // namespace nonet
