#include "rater/logic/patterns/guardians/odd_rings.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/patterns/guardians/guardian_aids.h"
#include "rater/logic/position/digit_choices.h"
#include "rater/logic/position/houses.h"
#include "rater/logic/steps/changed_digits.h"

namespace nonet {

namespace {

constexpr int kLeastRing = 5;
constexpr int kMostRing = 9;

// Depth first over the ways from the first cell of a ring, which is its lowest. `Kind` has the
// links of each cell, says which of them a way may take, and gets the rings.
template <typename Kind>
class RingSearch {
 public:
  RingSearch(Kind& kind, CellSet cells) : kind_(kind), cells_(cells) {
    for (const Cell cell : cells) {
      for (const auto& link : kind.links(cell)) linked_[cell].insert(link.to);
    }
  }

  Demand run(int length) {
    for (const Cell start : cells_) {
      cells_.erase(start);
      from_start_.fill(cells_);  // until the second cell is chosen
      ring_ = {start};
      if (extend(typename Kind::State{}, length) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

 private:
  Demand extend(const typename Kind::State& state, int length) {
    const int cells = static_cast<int>(ring_.size());
    const bool closing = cells == length;
    for (const auto& link : kind_.links(ring_.back())) {
      if (closing ? link.to != ring_.front() : !may_follow(link.to, length - cells)) continue;
      const auto with = kind_.joined(state, link);
      if (!with) continue;
      const Demand demand = closing ? close(*with) : step_to(link.to, *with, length);
      if (demand == Demand::kEnough) return demand;
    }
    return Demand::kMore;
  }

  [[nodiscard]] bool may_follow(Cell cell, int links_left) const {
    return cells_.contains(cell) &&
           from_start_[static_cast<std::size_t>(links_left)].contains(cell);
  }

  // The cells at exactly so many links from the start, on any way through cells that may follow of
  // which the last comes after `second`: rings count in one direction.
  void measure_ways_to(Cell start, Cell second, int length) {
    CellSet front;
    for (const Cell last : linked_[start] & cells_) {
      if (second < last) front.insert(last);
    }
    from_start_[1] = front;
    for (int links = 2; links < length; ++links) {
      CellSet next;
      for (const Cell cell : front) next |= linked_[cell];
      front = next & cells_;
      from_start_[static_cast<std::size_t>(links)] = front;
    }
  }

  Demand step_to(Cell next, const typename Kind::State& state, int length) {
    if (ring_.size() == 1) {
      measure_ways_to(ring_.front(), next, length);
      if (!may_follow(next, length - 1)) {
        from_start_.fill(cells_);
        return Demand::kMore;
      }
    }
    cells_.erase(next);
    ring_.push_back(next);
    const Demand demand = extend(state, length);
    ring_.pop_back();
    cells_.insert(next);
    if (ring_.size() == 1) from_start_.fill(cells_);
    return demand;
  }

  // A ring is found in both directions; the one with the lower second cell counts.
  Demand close(const typename Kind::State& state) {
    return ring_[1] < ring_.back() ? kind_.offer(state, ring_) : Demand::kMore;
  }

  Kind& kind_;
  CellSet cells_;  // that may follow
  PerCell<CellSet> linked_;
  std::array<CellSet, kMostRing> from_start_;  // by number of links
  std::vector<Cell> ring_;
};

CellSet cells_on(const std::vector<Cell>& ring) {
  CellSet cells;
  for (const Cell cell : ring) cells.insert(cell);
  return cells;
}

// More guardians hardly ever remove anything together.
constexpr int kMostGuardians = 3;

class BrokenWings {
 public:
  BrokenWings(const Search& search, Digit digit)
      : search_(search), digit_(digit), places_(search.position.places(digit)) {
    for (const House house : all_houses()) {
      const CellSet inside = places_ & cell_set_of(house);
      if (inside.size() <= kMostGuardians) list_links(house, inside);
    }
  }

  struct Link {
    Cell to;
    HouseSet house = 0;
    CellSet guardians;
    CellSet seeing;  // all of them
  };
  // What the ring needs so far.
  struct State {
    HouseSet houses = 0;
    CellSet guardians;
    CellSet seeing = CellSet::all();
    CellSet cells;  // of the ring, but for its start
  };

  [[nodiscard]] std::span<const Link> links(Cell cell) const {
    return {links_[cell].all.data(), links_[cell].count};
  }

  [[nodiscard]] std::optional<State> joined(const State& state, const Link& link) const {
    const State with{state.houses | link.house, state.guardians | link.guardians,
                     state.seeing & link.seeing, state.cells | CellSet(link.to)};
    const bool holds = (state.houses & link.house) == 0 && !with.guardians.intersects(with.cells) &&
                       with.guardians.size() <= kMostGuardians && with.seeing.intersects(places_);
    return holds ? std::optional(with) : std::nullopt;
  }

  Demand offer(const State& state, const std::vector<Cell>& ring) {
    const CellSet cells = cells_on(ring);
    if (state.guardians.empty() || state.guardians.intersects(cells)) return Demand::kMore;
    Step step;
    CandidateSet guardians;
    guardians[digit_] = state.guardians;
    step.eliminations = removed_by_each(search_.position, guardians);
    if (step.eliminations.empty()) return Demand::kMore;
    step.technique = TechniqueId::kBrokenWing;
    step.cells = cells;
    step.digits = DigitSet(digit_);
    step.bases = state.houses;
    step.helpers = state.guardians;
    step.size = static_cast<std::uint8_t>(ring.size());
    return search_.sink.offer(step);
  }

 private:
  void list_links(House house, CellSet inside) {
    for (const Cell from : inside) {
      for (const Cell to : inside - CellSet(from)) {
        const CellSet others = inside - CellSet{from, to};
        const CellSet seeing = others.empty() ? CellSet::all() : common_peers(others);
        LinksOfCell& links = links_[from];
        links.all[links.count++] = {to, bit_of(house), others, seeing};
      }
    }
  }

  const Search& search_;
  Digit digit_;
  CellSet places_;
  // In each of three houses to at most two cells.
  struct LinksOfCell {
    std::array<Link, 6> all;
    std::size_t count = 0;
  };
  PerCell<LinksOfCell> links_{};
};

class BivalueOddagons {
 public:
  BivalueOddagons(const Search& search, GuardianAids& aids, DigitSet pair, CellSet cells)
      : search_(search), aids_(aids), pair_(pair) {
    for (const Cell from : cells) {
      for (const Cell to : cells& peers_of(from)) {
        links_[from].push_back({to, search.position.candidates(to).size() - 2});
      }
    }
  }

  struct Link {
    Cell to;
    int guardians = 0;
  };
  struct State {
    int guardians = 0;
    int cells = 0;  // that have guardians
  };

  [[nodiscard]] const std::vector<Link>& links(Cell cell) const { return links_[cell]; }

  static std::optional<State> joined(const State& state, const Link& link) {
    const State with{state.guardians + link.guardians, state.cells + (link.guardians == 0 ? 0 : 1)};
    return with.guardians <= kMostGuardians || with.cells <= 2 ? std::optional(with) : std::nullopt;
  }

  Demand offer(const State&, const std::vector<Cell>& ring) {
    const CellSet cells = cells_on(ring);
    CandidateSet guardians;
    for (const Cell cell : cells) {
      guardians.insert(cell, search_.position.candidates(cell) - pair_);
    }
    if (guardians.empty() || !may_conclude(guardians)) return Demand::kMore;
    Step step;
    step.technique = TechniqueId::kBivalueOddagon;
    step.cells = cells;
    step.digits = pair_;
    step.size = static_cast<std::uint8_t>(ring.size());
    return aids_.offer(search_, step, guardians);
  }

 private:
  const Search& search_;
  GuardianAids& aids_;
  DigitSet pair_;
  PerCell<std::vector<Link>> links_;
};

}  // namespace

void find_broken_wings(const Search& search) {
  visit_changed_digits(search, DigitFinder::kBrokenWing, [](const Search& here, Digit digit) {
    BrokenWings wings(here, digit);
    for (int length = kLeastRing; length <= kMostRing; length += 2) {
      RingSearch rings(wings, here.position.places(digit));
      if (rings.run(length) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  });
}

namespace {

// The rings of one pair of digits that may be new.
Demand find_oddagons_of(const Search& search, GuardianAids& aids, DigitSet pair, CellSet changed) {
  const Position& position = search.position;
  CellSet cells = CellSet::all();
  for (const Digit digit : pair) cells &= position.places(digit);
  if (!cells.intersects(changed)) return Demand::kMore;
  int bare = 0;  // cells without guardians
  for (const Cell cell : cells) {
    const int count = position.candidates(cell).size();
    bare += count == 2 ? 1 : 0;
    if (count > 2 + kMostGuardians) cells.erase(cell);
  }
  const int longest = std::min(bare + kMostGuardians, kMostRing);
  if (cells.size() < kLeastRing || longest < kLeastRing) return Demand::kMore;
  BivalueOddagons oddagons(search, aids, pair, cells);
  for (int length = kLeastRing; length <= longest; length += 2) {
    RingSearch rings(oddagons, cells);
    if (rings.run(length) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace

void find_bivalue_oddagons(const Search& search) {
  find_guarded_in_changed_cells(
      search, CellFinder::kBivalueOddagon,
      [](const Search& here, CellSet changed, GuardianAids& aids) {
        for (const DigitSet pair : digit_choices(2)) {
          if (find_oddagons_of(here, aids, pair, changed) == Demand::kEnough) return;
        }
      });
}

}  // namespace nonet
