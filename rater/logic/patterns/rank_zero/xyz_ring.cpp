#include "rater/logic/patterns/rank_zero/xyz_ring.h"

#include "board/geometry.h"
#include "rater/logic/patterns/rank_zero/house_covers.h"

namespace nonet {

namespace {

struct XyzWing {
  Cell pivot;
  Cell one;
  Cell other;
  Digit z;
};

class XyzRings {
 public:
  explicit XyzRings(const Search& search) : search_(search), position_(search.position) {
    for (const Cell cell : position_.empty_cells()) {
      if (position_.candidates(cell).size() == 2) bivalue_.insert(cell);
    }
  }

  void run() const {
    for (const Cell pivot : position_.empty_cells()) {
      if (position_.candidates(pivot).size() != 3) continue;
      if (from(pivot) == Demand::kEnough) return;
    }
  }

 private:
  [[nodiscard]] Demand from(Cell pivot) const {
    const DigitSet all = position_.candidates(pivot);
    CellSet wings;
    for (const Cell cell : bivalue_& peers_of(pivot)) {
      if (all.contains(position_.candidates(cell))) wings.insert(cell);
    }
    for (const Cell one : wings) {
      wings.erase(one);
      for (const Cell other : wings - peers_of(one)) {
        const DigitSet shared = position_.candidates(one) & position_.candidates(other);
        if (shared.size() != 1) continue;
        if (close({pivot, one, other, shared.first()}) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  [[nodiscard]] Demand close(const XyzWing& wing) const {
    for (const House house : all_houses()) {
      const CellSet places = position_.places(wing.z) & cell_set_of(house);
      if (places.empty() || places.intersects({wing.pivot, wing.one, wing.other})) continue;
      const auto set = set_with(wing, house);
      if (!set) continue;
      const auto step = step_of(*set, TechniqueId::kXyzRing, search_);
      if (step && search_.sink.offer(*step) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // nullopt: the places of Z do not lie in two further houses.
  [[nodiscard]] std::optional<RankSet> set_with(const XyzWing& wing, House house) const {
    const CellSet cells{wing.pivot, wing.one, wing.other};
    RankSet set;
    set.truths.cells = cells;
    set.truths.insert(house, wing.z);
    const HouseSet others = kEveryHouse & ~bit_of(house);
    for (const Cell end : {wing.one, wing.other}) {
      const Digit joint = (position_.candidates(end) - DigitSet(wing.z)).first();
      set.links.houses[joint] = smallest_cover(position_, joint, CellSet{wing.pivot, end}, 1);
    }
    const CellSet places = position_.places(wing.z) & (cells | cell_set_of(house));
    const HouseSet cover = smallest_cover(position_, wing.z, places, 2, others);
    if (cover == 0) return std::nullopt;
    set.links.houses[wing.z] = cover;
    if (set.rank() != 0) return std::nullopt;
    return set;
  }

  const Search& search_;
  const Position& position_;
  CellSet bivalue_;
};

}  // namespace

void find_xyz_rings(const Search& search) { XyzRings(search).run(); }

}  // namespace nonet
