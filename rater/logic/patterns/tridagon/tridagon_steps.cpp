#include "rater/logic/patterns/tridagon/tridagon_steps.h"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>
#include <vector>

#include "rater/logic/patterns/tridagon/tridagon.h"
#include "rater/logic/position/houses.h"

namespace nonet {

namespace {

// Keeps those that contradict the candidate too.
void keep_contradicting(CandidateSet& set, Candidate candidate) {
  const CellSet own(candidate.cell);
  for (const Digit digit : DigitSet::all()) {
    set[digit] &= digit == candidate.digit ? peers_of(candidate.cell) : own;
  }
}

CandidateSet shared_by(const CandidateSet& a, const CandidateSet& b) {
  CandidateSet both;
  for (const Digit digit : DigitSet::all()) both[digit] = a[digit] & b[digit];
  return both;
}

// Three cells of a box in one of the shapes.
struct BoxPart {
  CellSet cells;
  bool odd = false;
  CandidateSet guardians;
  CandidateSet excluded;  // present candidates that contradict each guardian
};

// The tridagons of three digits.
class TridagonSearch {
 public:
  TridagonSearch(const Search& search, DigitSet digits) : search_(search), digits_(digits) {
    for (const Digit digit : DigitSet::all()) present_[digit] = search.position.places(digit);
    for (std::size_t box = 0; box < kSize; ++box) collect_parts(box);
  }

  Demand run() {
    for (const auto& boxes : kTridagonBoxes) {
      const auto has_parts = [&](std::size_t box) { return !parts_[box].empty(); };
      if (!std::ranges::all_of(boxes, has_parts)) continue;
      if (choose(boxes, 0, false, present_) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

 private:
  void collect_parts(std::size_t box) {
    const House house = House::box(static_cast<int>(box));
    const auto& cells = cells_of(house);
    unsigned fitting = 0;
    for (std::size_t i = 0; i < kSize; ++i) {
      if ((search_.position.candidates(cells[i]) & digits_).size() >= 2) fitting |= 1U << i;
    }
    for (std::size_t i = 0; i < kBoxShapes.size(); ++i) {
      if ((kBoxShapes[i].positions & ~fitting) != 0) continue;
      BoxPart part = part_of(cells_at(house, kBoxShapes[i].positions));
      part.odd = i >= kEvenShapes;
      if (!part.excluded.empty()) parts_[box].push_back(part);
    }
  }

  [[nodiscard]] BoxPart part_of(CellSet cells) const {
    BoxPart part{.cells = cells, .guardians = {}, .excluded = present_};
    for (const Cell cell : cells) {
      for (const Digit digit : search_.position.candidates(cell) - digits_) {
        part.guardians.insert({cell, digit});
        keep_contradicting(part.excluded, {cell, digit});
      }
    }
    return part;
  }

  // Parts for the boxes from this one on. `excluded` contradict all guardians so far.
  Demand choose(const std::array<std::size_t, 4>& boxes, std::size_t at, bool odd,
                const CandidateSet& excluded) {
    if (at == boxes.size()) return odd ? offer(excluded) : Demand::kMore;
    for (const BoxPart& part : parts_[boxes[at]]) {
      const CandidateSet both = shared_by(excluded, part.excluded);
      if (both.empty()) continue;
      chosen_[at] = &part;
      if (choose(boxes, at + 1, odd != part.odd, both) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  Demand offer(const CandidateSet& excluded) {
    CandidateSet guardians;
    Step step;
    step.technique = TechniqueId::kTridagon;
    step.digits = digits_;
    for (const BoxPart* part : chosen_) {
      step.cells |= part->cells;
      guardians |= part->guardians;
      step.bases |= bit_of(House::box(part->cells.first().box()));
    }
    const int count = guardians.size();
    if (count == 0) return Demand::kMore;  // no solution
    step.size = static_cast<std::uint8_t>(count);
    if (count == 1) {
      const Digit digit = guardians.digits().first();
      step.placement = Candidate{guardians[digit].first(), digit};
    } else {
      step.eliminations = excluded;
    }
    if (explains(search_)) step.proof = proof_with(guardians, step);
    return search_.sink.offer(step);
  }

  [[nodiscard]] std::shared_ptr<const Proof> proof_with(const CandidateSet& guardians,
                                                        const Step& step) const {
    Pattern pattern;
    pattern.cells = step.cells;
    pattern.digits = digits_;
    pattern.base = house_list(step.bases);
    for (const BoxPart* part : chosen_) pattern.parts.push_back({part->cells, digits_});
    pattern.surplus = guardians;
    return pattern_proof(step, std::move(pattern));
  }

  const Search& search_;
  DigitSet digits_;
  CandidateSet present_;
  std::array<std::vector<BoxPart>, kSize> parts_;
  std::array<const BoxPart*, 4> chosen_{};
};

// The boxes with at least three cells that have two of the digits, as bits. Four of them are
// needed.
int boxes_to_fill(const Position& position, DigitSet digits) {
  CellSet one;
  CellSet two;
  for (const Digit digit : digits) {
    two |= one & position.places(digit);
    one |= position.places(digit);
  }
  int boxes = 0;
  for (int b = 0; b < kSize; ++b) {
    if ((two & cell_set_of(House::box(b))).size() >= kBoxSize) ++boxes;
  }
  return boxes;
}

}  // namespace

void find_tridagons(const Search& search) {
  for (unsigned bits = 0b111; bits < 1U << kSize; ++bits) {
    if (std::popcount(bits) != 3) continue;
    const DigitSet digits = DigitSet::from_bits(bits);
    if (boxes_to_fill(search.position, digits) < 4) continue;
    if (TridagonSearch(search, digits).run() == Demand::kEnough) return;
  }
}

}  // namespace nonet
