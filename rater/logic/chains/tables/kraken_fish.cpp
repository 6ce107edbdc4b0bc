#include "rater/logic/chains/tables/kraken_fish.h"

#include <array>
#include <bit>
#include <memory>
#include <vector>

#include "rater/logic/chains/proofs/proof_shortening.h"
#include "rater/logic/patterns/fish/fish_walk.h"

namespace nonet::tables {

namespace {

using enum TechniqueId;

constexpr int kMostKrakenFins = 2;

// The conclusions offered so far: smaller fish come first.
using Known = std::array<CandidateSet, 2>;

// The fish of one digit and size, as the Fish parameter of FishWalk.
class KrakenSearch {
 public:
  KrakenSearch(const Search& search, const Tables& tables, Digit digit, int size, Known& known)
      : search_(search), tables_(tables), digit_(digit), size_(size), known_(known) {}

  Demand run() {
    const CellSet places = search_.position.places(digit_);
    return FishWalk<KrakenSearch>(FishShape::kFranken, size_, places, *this).run();
  }

  [[nodiscard]] bool may_be_base(const FishUnit& unit) const {
    return unit.places.size() <= size_ + kMostKrakenFins;
  }
  [[nodiscard]] static bool may_join(const FishSide& base, const FishUnit& unit) {
    return !base.places.intersects(unit.places);
  }
  [[nodiscard]] bool worth_covering(const FishSide& base, const FishUnits& covers) const {
    return can_cover(base.places, covers, size_, kMostKrakenFins);
  }

  Demand try_fish(const FishSide& base, const FishSide& cover, const FishUnits& /*bases*/) {
    const CellSet fins = base.places - cover.places;
    if (fins.empty() || fins.size() > kMostKrakenFins) return Demand::kMore;
    const CellSet cleared = (cover.places - base.places) | cover.twice;
    if (cleared.intersects(common_peers(fins)))
      return Demand::kMore;  // a fish that needs no
                             // chains
    CandidateSet by_fish;
    by_fish[digit_] = cleared & refuted_by(fins)[digit_];
    if (offer(kKrakenFish1, base, cover, fins, by_fish) == Demand::kEnough) return Demand::kEnough;
    for (int index = 0; index < kHouses; ++index) {
      if (((cover.houses >> index) & 1) == 0) continue;
      const CellSet all = search_.position.places(digit_) & cell_set_of(House(index));
      const CellSet cases = (all & base.places) - cover.twice;
      if (cases == all) continue;  // a forcing chain of this house alone
      if (offer(kKrakenFish2, base, cover, fins, refuted_by(cases | fins)) == Demand::kEnough) {
        return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  // The candidates that are false whichever of these places is true.
  [[nodiscard]] CandidateSet refuted_by(CellSet cases) const {
    CandidateSet refuted;
    for (const Digit digit : DigitSet::all()) refuted[digit] = search_.position.places(digit);
    refuted[digit_] -= cases;
    for (const Cell cell : cases) {
      const Conclusions& conclusions = tables_.conclusions(node_of({cell, digit_}, true));
      for (const Digit digit : DigitSet::all()) refuted[digit] &= conclusions.off[digit];
    }
    return refuted;
  }

  // One step for each candidate, since each has its own chains.
  Demand offer(TechniqueId technique, const FishSide& base, const FishSide& cover, CellSet fins,
               const CandidateSet& refuted) {
    CandidateSet& known = known_[technique == kKrakenFish1 ? 0 : 1];
    for (const Digit digit : DigitSet::all()) {
      for (const Cell cell : refuted[digit] - known[digit]) {
        known.insert({cell, digit});
        Step step = fish_step(digit_, base, cover, fins);
        step.technique = technique;
        add_elimination(step, {cell, digit});
        if (explains(search_)) step.proof = proof_of(technique, {cell, digit}, base, cover);
        if (search_.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

  // With the target true, chains make the fins false: then the fish removes it. Or they also make
  // the places of one cover false: then the other bases fill the other covers, and the first base
  // has no place left.
  [[nodiscard]] std::shared_ptr<const Proof> proof_of(TechniqueId technique, Candidate target,
                                                      const FishSide& base,
                                                      const FishSide& cover) const {
    std::vector<chains::ConditionalPattern> patterns;
    if (technique == kKrakenFish1) {
      patterns.push_back(without_places(base, cover));
    } else {
      const FishSide fewer_bases = side_without_first(base);
      for (HouseSet rest = cover.houses; rest != 0; rest &= rest - 1) {
        const HouseSet without = rest & (~rest + 1);
        patterns.push_back(without_places(fewer_bases, side_of(cover.houses & ~without)));
      }
    }
    return chains::pattern_refutation(chains::ChainGrid(search_.position), technique, target,
                                      patterns);
  }

  // The fish of these houses, given that its uncovered places are false.
  [[nodiscard]] chains::ConditionalPattern without_places(const FishSide& base,
                                                          const FishSide& cover) const {
    chains::ConditionalPattern given;
    given.pattern.technique = technique_of(base.houses, cover.houses);
    given.pattern.digits = DigitSet(digit_);
    given.pattern.cells = base.places & cover.places;
    for (const House house : all_houses()) {
      if ((base.houses & bit_of(house)) != 0) given.pattern.base.push_back(house);
      if ((cover.houses & bit_of(house)) != 0) given.pattern.cover.push_back(house);
    }
    given.off[digit_] = base.places - cover.places;
    given.removed[digit_] = (cover.places - base.places) | cover.twice;
    return given;
  }

  // A fish of one base is a locked candidate, of a line also in a crossing line.
  [[nodiscard]] static TechniqueId technique_of(HouseSet bases, HouseSet covers) {
    const int size = std::popcount(bases);
    if (size == 1) return bases >> (2 * kSize) != 0 ? kPointing : kClaiming;
    constexpr std::array kOfTwo = {kXWing, kFrankenXWing, kMutantXWing};  // by shape
    const TechniqueId two = kOfTwo[static_cast<std::size_t>(shape_of(bases, covers))];
    return static_cast<TechniqueId>(static_cast<int>(two) + size - 2);
  }

  [[nodiscard]] static int size_of(const FishSide& side) { return std::popcount(side.houses); }

  [[nodiscard]] FishSide side_of(HouseSet houses) const {
    FishSide side;
    for (; houses != 0; houses &= houses - 1) {
      const House house(std::countr_zero(houses));
      side = side.with({house, search_.position.places(digit_) & cell_set_of(house)});
    }
    return side;
  }
  [[nodiscard]] FishSide side_without_first(const FishSide& side) const {
    return side_of(side.houses & (side.houses - 1));
  }

  const Search& search_;
  const Tables& tables_;
  Digit digit_;
  int size_;
  Known& known_;
};

}  // namespace

void offer_kraken_fish(const Search& search, const Tables& tables) {
  Known known;
  for (int size = 2; size <= search.size; ++size) {
    for (const Digit digit : DigitSet::all()) {
      if (KrakenSearch(search, tables, digit, size, known).run() == Demand::kEnough) return;
    }
  }
}

}  // namespace nonet::tables
