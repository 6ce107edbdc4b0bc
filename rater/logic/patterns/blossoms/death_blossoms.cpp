#include "rater/logic/patterns/blossoms/death_blossoms.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_set>
#include <vector>

#include "board/every_key.h"
#include "board/typed_array.h"
#include "rater/logic/patterns/almost_locked/almost_locked_sets.h"

namespace nonet {

namespace {

// For each candidate the sets that see its cell with its digit, in their order.
class Petals {
 public:
  struct Petal {
    const AlmostLockedSet* set = nullptr;
    bool is_new = false;  // has a changed cell
  };

  Petals(const AlsGraph& graph, CellSet changed) {
    visit(graph, [&](Candidate candidate, const AlmostLockedSet&) { ++count_[candidate]; });
    PerCandidate<std::uint32_t> left{};
    std::uint32_t all = 0;
    for (std::size_t i = 0; i < count_.values.size(); ++i) {
      cut_short_ = cut_short_ || count_.values[i] > kMost;
      count_.values[i] = std::min(count_.values[i], kMost);
      left.values[i] = count_.values[i];
      first_.values[i] = all;
      all += count_.values[i];
    }
    petals_.resize(all);
    visit(graph, [&](Candidate candidate, const AlmostLockedSet& set) {
      if (left[candidate] == 0) return;
      petals_[first_[candidate] + count_[candidate] - left[candidate]--] = {
          &set, set.cells.intersects(changed)};
    });
  }

  [[nodiscard]] std::span<const Petal> of(Candidate candidate) const {
    return {petals_.data() + first_[candidate], count_[candidate]};
  }
  // Whether a candidate has more sets than were kept.
  [[nodiscard]] bool cut_short() const { return cut_short_; }

 private:
  static constexpr std::uint32_t kMost = 100;  // per candidate; keeps the search finite

  // Calls note(candidate, set) for each candidate that a set sees.
  template <typename Note>
  static void visit(const AlsGraph& graph, Note note) {
    for (const AlmostLockedSet& set : graph.sets) {
      for (const Digit digit : set.digits) {
        for (const Cell stem : set.seen[digit]) note(Candidate{stem, digit}, set);
      }
    }
  }

  std::vector<Petal> petals_;
  PerCandidate<std::uint32_t> first_{};
  PerCandidate<std::uint32_t> count_{};
  bool cut_short_ = false;
};

// Petals that may still be chosen for these digits of the stem, and what those chosen so far see.
// If petals may overlap, the blossoms that follow from here remove the same, however it was
// reached: what all petals see lies in none of them.
struct HalfBlossom {
  DigitSet left;
  bool fresh = false;  // whether the stem or a petal chosen so far has changed
  CandidateSet seen;

  bool operator==(const HalfBlossom&) const = default;
};

struct HalfBlossomHash {
  std::size_t operator()(const HalfBlossom& half) const {
    std::uint64_t hash = half.left.bits() * 2U + (half.fresh ? 1U : 0U);
    for (const Digit digit : all_digits()) {
      for (const std::uint64_t word : {half.seen[digit].low(), half.seen[digit].high()}) {
        hash = (hash ^ word) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 29;
      }
    }
    return static_cast<std::size_t>(hash);
  }
};

// A stem cell, and for each of its candidates a set that sees the stem with it: whatever the stem
// holds, one set loses that digit and locks its others.
class Blossom {
 public:
  Blossom(const Search& search, const Petals& petals, Cell stem)
      : search_(search),
        all_petals_(petals),
        stem_(stem),
        candidates_(search.position.candidates(stem)) {}

  // Blossoms with a changed cell: `fresh` tells whether the stem has changed.
  Demand run(bool fresh) {
    for (const Digit digit : candidates_) {
      const std::span<const Petals::Petal> petals = all_petals_.of({stem_, digit});
      if (petals.empty()) return Demand::kMore;
      if (std::ranges::any_of(petals, &Petals::Petal::is_new)) with_new_.insert(digit);
    }
    const CandidateSet targets = targets_of_all_digits();
    return targets.empty() ? Demand::kMore : choose(candidates_, {}, targets, fresh);
  }

 private:
  // What is seen by a petal of every digit of the stem.
  [[nodiscard]] CandidateSet targets_of_all_digits() const {
    CandidateSet targets;
    for (const Digit digit : ~candidates_) targets[digit] = search_.position.places(digit);
    for (const Digit digit : candidates_) {
      CandidateSet by_petals;
      for (const Petals::Petal& petal : all_petals_.of({stem_, digit})) {
        for (const Digit other : petal.set->digits) {
          by_petals[other] |= petal.set->seen[other];
        }
      }
      targets &= by_petals;
      if (targets.empty()) break;
    }
    return targets;
  }

  [[nodiscard]] bool petals_may_overlap() const { return search_.size != 0; }

  // Whether it was met before and will lead to nothing else.
  bool is_known(const HalfBlossom& half) {
    return petals_may_overlap() && !met_.insert(half).second;
  }

  // `seen`: the candidates that see all their places in each petal chosen so far.
  // `fresh`: whether the stem or a petal chosen so far has changed.
  Demand choose(DigitSet left, CellSet cells, const CandidateSet& seen, bool fresh) {
    if (left.empty()) return offer_common(cells, seen);
    if (!fresh && !left.intersects(with_new_)) return Demand::kMore;
    const Digit digit = left.first();
    if (is_known({left, fresh, seen})) return Demand::kMore;
    left.erase(digit);
    const bool any = fresh || left.intersects(with_new_);
    for (const auto& [petal, is_new] : all_petals_.of({stem_, digit})) {
      if (!any && !is_new) continue;
      if (!petals_may_overlap() && petal->cells.intersects(cells)) continue;
      const CandidateSet still_seen = seen_by(*petal, seen);
      if (still_seen.empty()) continue;
      chosen_.push_back(petal);
      const Demand demand = choose(left, cells | petal->cells, still_seen, fresh || is_new);
      chosen_.pop_back();
      if (demand == Demand::kEnough) return demand;
    }
    return Demand::kMore;
  }

  static CandidateSet seen_by(const AlmostLockedSet& petal, const CandidateSet& seen) {
    CandidateSet both;
    for (const Digit digit : petal.digits) both[digit] = seen[digit] & petal.seen[digit];
    return both;
  }

  Demand offer_common(CellSet cells, const CandidateSet& seen) {
    Step step;
    for (const Digit digit : seen.digits()) {
      const CellSet gone = seen[digit] - cells - CellSet(stem_);
      for (const Cell cell : gone) add_elimination(step, {cell, digit});
    }
    if (step.eliminations.empty()) return Demand::kMore;
    if (is_known({{}, false, step.eliminations})) return Demand::kMore;
    step.pivot = stem_;
    step.cells = cells | CellSet(stem_);
    step.helpers = cells;
    step.digits = candidates_;
    step.technique = TechniqueId::kDeathBlossom;
    if (explains(search_)) step.parts = petals();
    return search_.sink.offer(step);
  }

  // In the order of the stem's digits.
  [[nodiscard]] std::vector<PatternPart> petals() const {
    std::vector<PatternPart> parts;
    for (const Digit digit : candidates_) {
      parts.push_back({chosen_[parts.size()]->cells, DigitSet(digit)});
    }
    return parts;
  }

  const Search& search_;
  const Petals& all_petals_;
  Cell stem_;
  DigitSet candidates_;
  DigitSet with_new_;  // candidates with a changed petal
  std::vector<const AlmostLockedSet*> chosen_;
  std::unordered_set<HalfBlossom, HalfBlossomHash> met_;
};

}  // namespace

// With petals left out, a set that was left out before may take the place of one that is gone, so
// such searches are not remembered.
void find_death_blossoms(const Search& search) {
  ChangeMemory& changes = search.memory.changes;
  const CellFinder finder =
      search.size == 0 ? CellFinder::kDeathBlossom : CellFinder::kDeathBlossomOverlapping;
  const CellSet changed = changes.cells_of_new_patterns(finder, search.position, search.givens);
  if (changed.empty()) return;
  const Petals petals(als_graph(search.position, search.memory), changed);
  CountingSink sink(search.sink);
  const Search here = search.with(sink);
  for (const Cell stem : search.position.empty_cells()) {
    const bool fresh = petals.cut_short() || changed.contains(stem);
    if (Blossom(here, petals, stem).run(fresh) == Demand::kEnough) return;
  }
  if (sink.offered() == 0 && !petals.cut_short()) {
    changes.searched(finder, search.position, search.givens);
  }
}

}  // namespace nonet
