#include "rater/logic/patterns/uniqueness/bug_plus.h"

#include <memory>
#include <optional>
#include <utility>

#include "base/bits.h"
#include "board/geometry.h"
#include "rater/logic/patterns/guardians/guardians.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Cells with more than two candidates: of a grave with more guardians nothing follows.
constexpr int kMostCrowded = 12;

class GraveSearch {
 public:
  explicit GraveSearch(const Position& position) : position_(position) {}

  // The surplus of a grave; nullopt: deduction finds none.
  std::optional<CandidateSet> surplus() {
    int crowded = 0;
    for (const Cell cell : position_.empty_cells()) {
      const int count = position_.candidates(cell).size();
      if (count < 2 || (count > 2 && ++crowded > kMostCrowded)) return std::nullopt;
    }
    do {
      changed_ = false;
      decide_cells();
      decide_houses();
      if (impossible_) return std::nullopt;
    } while (changed_);
    CandidateSet all = kept_;
    all |= surplus_;
    for (const Cell cell : position_.empty_cells()) {
      if (all.digits_in(cell) != position_.candidates(cell)) return std::nullopt;
    }
    return surplus_;
  }

 private:
  void decide_cells() {
    for (const Cell cell : position_.empty_cells()) {
      const DigitSet kept = kept_.digits_in(cell);
      const DigitSet open = position_.candidates(cell) - kept - surplus_.digits_in(cell);
      settle(kept.size(), open.size(), [&](CandidateSet& to) { to.insert(cell, open); });
    }
  }

  void decide_houses() {
    for (const House house : all_houses()) {
      for (const Digit digit : DigitSet::all()) {
        const CellSet places = position_.places(digit) & cell_set_of(house);
        if (places.empty()) continue;
        const CellSet kept = kept_[digit] & places;
        const CellSet open = places - kept - surplus_[digit];
        settle(kept.size(), open.size(), [&](CandidateSet& to) { to[digit] |= open; });
      }
    }
  }

  // Two of a cell's candidates or a digit's places are kept; `put` adds the open ones to a set.
  template <typename Put>
  void settle(int kept, int open, Put put) {
    if (kept > 2 || kept + open < 2) impossible_ = true;
    if (impossible_ || open == 0) return;
    if (kept == 2) {
      put(surplus_);
    } else if (kept + open == 2) {
      put(kept_);
    } else {
      return;
    }
    changed_ = true;
  }

  const Position& position_;
  CandidateSet kept_;
  CandidateSet surplus_;
  bool changed_ = false;
  bool impossible_ = false;
};

std::shared_ptr<const Proof> grave_proof(const Step& step, const CandidateSet& surplus) {
  Pattern pattern;
  pattern.cells = step.cells;
  pattern.digits = step.digits;
  pattern.surplus = surplus;
  return pattern_proof(step, std::move(pattern));
}

}  // namespace

void find_bug_plus(const Search& search) {
  const auto surplus = GraveSearch(search.position).surplus();
  if (!surplus || surplus->cells().size() < 2 || surplus->digits().size() < 2) return;
  Step step;
  step.eliminations = removed_by_each(search.position, *surplus);
  if (step.eliminations.empty()) return;
  step.technique = TechniqueId::kBugPlus;
  step.cells = surplus->cells();
  step.digits = surplus->digits();
  step.size = static_cast<std::uint8_t>(surplus->size());
  if (explains(search)) step.proof = grave_proof(step, *surplus);
  search.sink.offer(step);
}

}  // namespace nonet
