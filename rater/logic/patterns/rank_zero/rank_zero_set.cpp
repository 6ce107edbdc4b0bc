#include "rater/logic/patterns/rank_zero/rank_zero_set.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "rater/logic/patterns/rank_zero/multi_sector.h"
#include "rater/logic/patterns/rank_zero/rank_set.h"
#include "rater/logic/patterns/rank_zero/shares.h"

namespace nonet {

namespace {

// The constraints by number: cells, then the digits of each house.
constexpr std::size_t kConstraints = kCells + std::size_t{kHouses} * kSize;
constexpr std::size_t kMostConstraints = 60;  // truths and links; larger sets are left alone
using Numbers = std::vector<std::size_t>;

Numbers constraints_of(Candidate candidate) {
  Numbers numbers = {static_cast<std::size_t>(candidate.cell.index())};
  for (const House house : houses_of(candidate.cell)) {
    numbers.push_back(
        static_cast<std::size_t>(kCells + house.index() * kSize + candidate.digit.index()));
  }
  return numbers;
}

void insert(ConstraintSet& set, std::size_t number) {
  const int index = static_cast<int>(number);
  if (index < kCells) {
    set.insert(Cell(index));
    return;
  }
  set.insert(House((index - kCells) / kSize), Digit::from_index((index - kCells) % kSize));
}

class RankZeroSearch {
 public:
  explicit RankZeroSearch(const Search& search) : search_(search) {
    std::vector<bool> open(kConstraints);
    for (const Cell cell : search.position.empty_cells()) {
      for (const Digit digit : search.position.candidates(cell)) {
        candidates_.push_back({cell, digit});
        for (const std::size_t number : constraints_of(candidates_.back())) open[number] = true;
      }
    }
    for (std::size_t i = 0; i < kConstraints; ++i) {
      if (open[i]) all_.push_back(i);
    }
  }

  // Nearly always every candidate may have a share, and no prices are needed.
  void run() {
    Shares without_prices = shares_with(all_, Shares::Prices::kNone);
    if (!without_prices.possible()) return;  // the position has no solution
    if (candidates_without_share(without_prices).empty()) return;
    Shares shares = shares_with(all_);
    if (!shares.possible()) return;
    for (const std::size_t target : candidates_without_share(shares)) {
      if (known_.contains(candidates_[target])) continue;
      const auto set = smallest_set(shares, target);
      if (!set) continue;
      known_ |= excluded_by(*set, search_.position);
      if (has_own_name(*set)) continue;
      const auto step = step_of(*set, technique_of(*set), search_);
      if (step && search_.sink.offer(*step) == Demand::kEnough) return;
    }
  }

 private:
  // The program with these constraints only, each by its place in the list.
  [[nodiscard]] Shares shares_with(const Numbers& constraints,
                                   Shares::Prices prices = Shares::Prices::kKept) const {
    std::vector<Numbers> columns;
    for (const Candidate candidate : candidates_) {
      Numbers column;
      for (const std::size_t number : constraints_of(candidate)) {
        const auto at = std::ranges::lower_bound(constraints, number);
        if (at == constraints.end() || *at != number) continue;
        column.push_back(static_cast<std::size_t>(at - constraints.begin()));
      }
      columns.push_back(std::move(column));
    }
    return {columns, constraints.size(), prices};
  }

  // The numbers of the candidates whose share is always 0.
  [[nodiscard]] std::vector<std::size_t> candidates_without_share(Shares& shares) const {
    std::vector<bool> positive(candidates_.size());
    std::vector<bool> others(candidates_.size(), true);
    while (true) {
      const Shares::Outcome outcome = shares.raise(others, positive);
      if (outcome == Shares::Outcome::kGaveUp) return {};
      if (outcome == Shares::Outcome::kOptimum) break;
      const std::vector<bool> before = others;
      for (std::size_t i = 0; i < others.size(); ++i) others[i] = !positive[i];
      if (others == before) return {};
    }
    std::vector<std::size_t> without;
    for (std::size_t i = 0; i < others.size(); ++i) {
      if (!positive[i]) without.push_back(i);
    }
    return without;
  }

  // The prices of the constraints if they keep the target's share at 0; empty if they do not.
  [[nodiscard]] std::vector<double> prices_against(std::size_t target,
                                                   const Numbers& constraints) const {
    const auto counts = [&](std::size_t number) {
      return std::ranges::binary_search(constraints, number);
    };
    if (std::ranges::none_of(constraints_of(candidates_[target]), counts)) return {};
    Shares shares = shares_with(constraints);
    return shares.possible() ? prices_against(target, shares) : std::vector<double>();
  }

  [[nodiscard]] std::vector<double> prices_against(std::size_t target, Shares& shares) const {
    std::vector<bool> wanted(candidates_.size());
    std::vector<bool> positive(candidates_.size());
    wanted[target] = true;
    if (shares.raise(wanted, positive) != Shares::Outcome::kOptimum) return {};
    return shares.prices();
  }

  // Those that have a price.
  static Numbers priced(const Numbers& constraints, const std::vector<double>& prices) {
    Numbers kept;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (std::abs(prices[i]) > 1e-6) kept.push_back(constraints[i]);
    }
    return kept;
  }

  // Truths are paid for, links cost: all at the same price, or there is no such set.
  [[nodiscard]] std::optional<RankSet> smallest_set(Shares& shares, std::size_t target) const {
    Numbers constraints = priced(all_, prices_against(target, shares));
    if (constraints.size() > kMostConstraints) return std::nullopt;
    for (std::size_t i = constraints.size(); i-- > 0;) {
      Numbers fewer = constraints;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      const auto prices = prices_against(target, fewer);
      if (prices.empty()) continue;
      constraints = priced(fewer, prices);
      i = std::min(i, constraints.size());
    }
    return set_with(constraints, prices_against(target, constraints));
  }

  static std::optional<RankSet> set_with(const Numbers& constraints,
                                         const std::vector<double>& prices) {
    RankSet set;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (std::abs(std::abs(prices[i]) - std::abs(prices[0])) > 1e-6) return std::nullopt;
      insert(prices[i] < 0 ? set.truths : set.links, constraints[i]);
    }
    if (set.truths.empty() || set.rank() != 0) return std::nullopt;
    return set;
  }

  // Locked cells of several sectors: nearly all truths are cells, the rest digits in boxes.
  static TechniqueId technique_of(const RankSet& set) {
    constexpr int kFewestCells = 9;
    constexpr int kMostLinkedCells = 2;
    HouseSet rows_and_columns = 0;
    for (int line = 0; line < 2 * kSize; ++line) rows_and_columns |= bit_of(House(line));
    const bool multi_sector = set.truths.cells.size() >= kFewestCells &&
                              (set.truths.all_houses_used() & rows_and_columns) == 0 &&
                              set.links.cells.size() <= kMostLinkedCells;
    return multi_sector ? TechniqueId::kMultiSectorLockedSet : TechniqueId::kRankZeroSet;
  }

  [[nodiscard]] bool has_own_name(const RankSet& set) const {
    const ConstraintSet& truths = set.truths;
    DigitSet digits;
    for (const Digit digit : DigitSet::all()) {
      if (truths.houses[digit] != 0) digits.insert(digit);
    }
    if (truths.cells.empty()) return digits.size() == 1 || is_one_house(truths.all_houses_used());
    if (!digits.empty()) return false;
    return std::ranges::any_of(houses_of(truths.cells.first()), [&](House house) {
      return cell_set_of(house).contains(truths.cells);
    });
  }

  static bool is_one_house(HouseSet houses) { return (houses & (houses - 1)) == 0; }

  const Search& search_;
  std::vector<Candidate> candidates_;
  Numbers all_;  // ascending
  CandidateSet known_;
};

}  // namespace

void find_rank_zero_sets(const Search& search) {
  if (find_multi_sector_locked_sets(search) == Demand::kMore) RankZeroSearch(search).run();
}

}  // namespace nonet
