// Every removable candidate r is removed by a forcing chain, the one from r on; its price bounds
// all other hints for r. Placing chains are searched up to the dearest bound of their cell, cycles
// that remove r up to the bound of r. Such a cycle has a chain from r on of its own kind with at
// most one pair more, so the length of that chain shows whether a cycle can be cheap enough.
#include "rater/logic/chains/forcing/single_hints.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "rater/logic/chains/forcing/chain_length.h"

namespace nonet::chains {

namespace {

// Hints of equal kind and length are grouped by source, cycles first.
auto hint_key_of(const SingleHint& hint) {
  const ChainRank rank = chain_rank(hint.technique);
  return std::tuple(rank.base + length_class(hint.complexity), hint.complexity, rank.kind,
                    hint.source, is_cycle(hint) ? 0 : 1);
}

// The cost of the cheapest hint so far.
struct Bound {
  int price = 1 << 20;
  int complexity = 1 << 20;

  auto operator<=>(const Bound&) const = default;

  // The greatest complexity at which a hint of the technique does not come later; 0: none.
  [[nodiscard]] int limit(TechniqueId technique) const {
    if (price == 1 << 20) return kEndless;
    const int cheaper = greatest_complexity(technique, price - 1);
    return std::max(cheaper, std::min(complexity, greatest_complexity(technique, price)));
  }
  static constexpr int kEndless = 1 << 14;
};

class WantedHints {
 public:
  WantedHints(SingleSourceSearch& search, EachHint each)
      : search_(search),
        bounded_(each == EachHint::kRemoves),
        bounds_(search.removed().size()),
        length_(search.removed().size()) {}

  std::vector<SingleHint> find() {
    for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kXy}) removing_chains(kinds);
    for (const LinkKinds kinds : {LinkKinds::kX, LinkKinds::kXy}) placing_chains(kinds);
    cycles(LinkKinds::kX, TechniqueId::kXCycle);
    cycles(LinkKinds::kY, TechniqueId::kYCycle);
    cycles(LinkKinds::kXy, TechniqueId::kXyCycle);
    std::ranges::stable_sort(hints_, {}, hint_key_of);
    return std::move(hints_);
  }

 private:
  [[nodiscard]] DenseId removed(std::size_t i) const { return search_.removed()[i]; }
  [[nodiscard]] Cell cell(DenseId x) const { return cell_of(search_.links().id(x)); }

  void add_chain(DenseId source, bool on, LinkKinds kinds, int complexity) {
    SingleHint& hint = hints_.emplace_back();
    hint.technique = chain_technique(kinds);
    hint.complexity = complexity;
    hint.source = source;
    hint.places = !on;
  }
  void lower(Bound& bound, LinkKinds kinds, int complexity) const {
    if (!bounded_) return;
    const int price = chain_rank(chain_technique(kinds)).base + length_class(complexity);
    bound = std::min(bound, Bound{price, complexity});
  }

  void removing_chains(LinkKinds kinds) {
    for (std::size_t i = 0; i < bounds_.size(); ++i) {
      const int limit = bounds_[i].limit(chain_technique(kinds));
      // A little further than wanted, because cycles need it.
      const int complexity = search_.chain_length(removed(i), true, kinds, limit + 2);
      length_[i][static_cast<std::size_t>(kinds)] = complexity;
      if (complexity == 0 || complexity > limit || !search_.is_source(removed(i), kinds)) continue;
      add_chain(removed(i), true, kinds, complexity);
      lower(bounds_[i], kinds, complexity);
    }
  }

  void placing_chains(LinkKinds kinds) {
    for (const DenseId x : search_.concluding()) {
      if (!search_.is_source(x, kinds) || !search_.may_conclude(x, false)) continue;
      Bound dearest{0, 0};
      for (std::size_t i = 0; i < bounds_.size(); ++i) {
        if (removed(i) != x && cell(removed(i)) == cell(x)) dearest = std::max(dearest, bounds_[i]);
      }
      if (dearest.price == 0) continue;
      const int limit = dearest.limit(chain_technique(kinds));
      const int complexity = search_.chain_length(x, false, kinds, limit);
      if (complexity == 0) continue;
      add_chain(x, false, kinds, complexity);
      for (std::size_t i = 0; i < bounds_.size(); ++i) {
        if (removed(i) != x && cell(removed(i)) == cell(x)) lower(bounds_[i], kinds, complexity);
      }
    }
  }

  void cycles(LinkKinds kinds, TechniqueId technique) {
    std::vector<DenseId> targets;
    int most = 0;
    for (std::size_t i = 0; i < bounds_.size(); ++i) {
      const int limit = bounds_[i].limit(technique);
      if (kinds == LinkKinds::kY) {
        length_[i][static_cast<std::size_t>(kinds)] =
            search_.chain_length(removed(i), true, kinds, limit + 2);
      }
      const int length = length_[i][static_cast<std::size_t>(kinds)];
      if (limit == 0 || length == 0 || length > limit + 2) continue;
      targets.push_back(removed(i));
      most = std::max(most, limit);
    }
    search_.cycles(kinds, most, targets, hints_);
  }

  SingleSourceSearch& search_;
  bool bounded_;
  std::vector<Bound> bounds_;                        // of the removed candidates
  std::vector<std::array<int, kLinkKinds>> length_;  // of the removed candidates' own chains; 0:
                                                     // none that matters
  std::vector<SingleHint> hints_;
};

}  // namespace

std::vector<SingleHint> sorted_hints(SingleSourceSearch& search, EachHint each) {
  return WantedHints(search, each).find();
}

}  // namespace nonet::chains
