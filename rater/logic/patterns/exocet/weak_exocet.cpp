#include "rater/logic/patterns/exocet/weak_exocet.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "rater/logic/patterns/exocet/digit_places.h"
#include "rater/logic/patterns/exocet/joint_placements.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/changed_cells.h"

namespace nonet {

namespace {

constexpr int kFewestBaseDigits = 3;
constexpr int kMostBaseDigits = 4;
constexpr int kFewestFilled = 2;  // of each digit

using Answer = JointPlacements::Answer;

class WeakExocets {
 public:
  WeakExocets(const Search& search, CellSet changed)
      : search_(search), position_(search.position), changed_(changed) {
    for (const Cell cell : changed - position_.empty_cells()) {
      filled_lately_.insert(position_.grid().digit(cell));
    }
  }

  void run() {
    visit_crossings([&](House line, House box) {
      line_ = line;
      box_ = box;
      const CellSet three = cell_set_of(line) & cell_set_of(box);
      for (const Cell third : three) {
        if (try_base(three, three - CellSet(third)) == Demand::kEnough) return Demand::kEnough;
      }
      return Demand::kMore;
    });
  }

 private:
  Demand try_base(CellSet three, CellSet base) {
    if (!position_.empty_cells().contains(base)) return Demand::kMore;
    base_ = base;
    digits_ = DigitSet();
    for (const Cell cell : base) digits_ |= position_.candidates(cell);
    if (digits_.size() < kFewestBaseDigits || digits_.size() > kMostBaseDigits)
      return Demand::kMore;
    for (const Digit digit : digits_) {
      if (position_.filled_count(digit) < kFewestFilled) return Demand::kMore;
    }
    base_is_new_ = filled_lately_.intersects(digits_);
    own_lines_ = lines_across(three);
    const CellSet targets = possible_targets();
    return targets.empty() ? Demand::kMore : try_targets(targets);
  }

  [[nodiscard]] House line_across(Cell cell) const {
    return house_of(cell, line_.kind() == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow);
  }

  [[nodiscard]] HouseSet lines_across(CellSet cells) const {
    HouseSet lines = 0;
    for (const Cell cell : cells) lines |= bit_of(line_across(cell));
    return lines;
  }

  // The cells of the two other boxes of the band, off the line of the base, that may lose something
  // and that hold a digit of the base wherever all of these are placed in the grid.
  [[nodiscard]] CellSet possible_targets() {
    CellSet band;
    for (const Cell cell : cell_set_of(line_)) band |= cell_set_of(House::box(cell.box()));
    CellSet targets;
    for (const Cell cell :
         (band & position_.empty_cells()) - cell_set_of(line_) - cell_set_of(box_)) {
      const DigitSet candidates = position_.candidates(cell);
      if (!(candidates & digits_).empty() && !(candidates - digits_).empty()) targets.insert(cell);
    }
    for (const Placed& one : known_) {
      if (one.digits == digits_ && one.cells.contains(base_)) targets &= one.cells;
    }
    if (targets.empty()) return targets;
    JointPlacements placements(position_, {digits_, base_, lines_across(cell_set_of(line_))});
    CellSet possible;
    while (!targets.empty()) {
      const Cell target = targets.first();
      if (placements.can_avoid(CellSet(target)) == Answer::kYes) {
        known_.push_back({digits_, placements.found()});
        targets &= placements.found();
      } else {
        possible.insert(target);
        targets.erase(target);
      }
    }
    return possible;
  }

  Demand try_targets(CellSet possible) {
    CellSet paired;
    for (const Cell first : possible) {
      for (const Cell second : possible - cell_set_of(House::box(first.box()))) {
        if (second.index() < first.index()) continue;
        const Outcome pair = try_lines({first, second}, second);
        if (pair.demand == Demand::kEnough) return Demand::kEnough;
        if (pair.holds) paired |= {first, second};
      }
    }
    for (const Cell target : possible - paired) {
      const CellSet beyond = cell_set_of(line_) - cell_set_of(box_);
      for (const Cell crossed : beyond - cell_set_of(House::box(target.box()))) {
        const Outcome single = try_lines(CellSet(target), crossed);
        if (single.demand == Demand::kEnough) return Demand::kEnough;
        if (single.holds) break;
      }
    }
    return Demand::kMore;
  }

  // Digits placed in the whole grid.
  struct Placed {
    DigitSet digits;
    CellSet cells;
  };
  struct Outcome {
    bool holds = false;  // each target holds a digit of the base
    Demand demand = Demand::kMore;
  };

  // With the lines across through the base's box, the first target and this cell.
  Outcome try_lines(CellSet targets, Cell crossed) {
    const HouseSet lines = own_lines_ | lines_across({targets.first(), crossed});
    if (!base_is_new_ && !changed_.intersects(cells_in(lines))) return {};
    JointPlacements placements(position_, {digits_, base_, lines});
    JointPlacements anywhere(position_, {digits_, {}, lines});
    for (const Cell target : targets) {
      if (placements.can_avoid(CellSet(target)) != Answer::kNo) return {};
      if (anywhere.can_avoid(CellSet(target)) != Answer::kYes) return {};
    }
    if (is_plain(targets)) return {.holds = true};
    return {.holds = true, .demand = offer(targets, lines, placements.excluded())};
  }

  // Whether a digit of the base alone needs the targets.
  [[nodiscard]] bool is_plain(CellSet targets) const {
    const auto& plain = exocets_in(position_, CellSet::all(), search_.memory);
    return std::ranges::any_of(plain, [&](const Exocet& exocet) {
      return exocet.base == base_ && exocet.targets.contains(targets);
    });
  }

  Demand offer(CellSet targets, HouseSet lines, const CandidateSet& excluded) const {
    if (excluded.empty()) return Demand::kMore;
    Step step;
    step.technique = TechniqueId::kWeakExocet;
    step.eliminations = excluded;
    step.cells = base_;
    step.helpers = targets;
    step.digits = digits_;
    step.bases = lines;
    step.cover = line_;
    step.size = static_cast<std::uint8_t>(digits_.size());
    if (explains(search_)) step.proof = proof_of(step);
    return search_.sink.offer(step);
  }

  [[nodiscard]] std::shared_ptr<const Proof> proof_of(const Step& step) const {
    Pattern pattern;
    pattern.cells = step.cells;
    pattern.digits = step.digits;
    pattern.base = house_list(step.bases);
    pattern.cover = {*step.cover};
    pattern.partners = step.helpers;
    pattern.parts = {{step.cells, digits_}, {step.helpers, digits_}};
    const CellSet beside = cells_in(step.bases) - step.cells - step.helpers;
    for (const Digit digit : digits_) {
      pattern.parts.push_back({beside & places_and_values(position_, digit), DigitSet(digit)});
    }
    return pattern_proof(step, std::move(pattern));
  }

  const Search& search_;
  const Position& position_;
  CellSet changed_;
  DigitSet filled_lately_;
  House line_;  // of the base, with its box
  House box_;
  CellSet base_;
  DigitSet digits_;
  bool base_is_new_ = false;  // its digits may have been filled too seldom before
  std::vector<Placed> known_;
  HouseSet own_lines_ = 0;  // across the box of the base
};

}  // namespace

void find_weak_exocets(const Search& search) {
  find_in_changed_cells(search, CellFinder::kWeakExocet, [](const Search& here, CellSet changed) {
    WeakExocets(here, changed).run();
  });
}

}  // namespace nonet
