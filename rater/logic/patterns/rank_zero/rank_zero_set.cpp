#include "rater/logic/patterns/rank_zero/rank_zero_set.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "rater/logic/patterns/rank_zero/equal_constraints.h"
#include "rater/logic/patterns/rank_zero/even_shares.h"
#include "rater/logic/patterns/rank_zero/free_prices.h"
#include "rater/logic/patterns/rank_zero/multi_sector.h"
#include "rater/logic/patterns/rank_zero/rank_set.h"
#include "rater/logic/patterns/rank_zero/share_program.h"
#include "rater/logic/patterns/rank_zero/shares.h"

namespace nonet {

namespace {

constexpr std::size_t kMostConstraints = 60;  // truths and links; larger sets are left alone
constexpr double kNoPrice = 1e-6;             // less is an error of rounding
constexpr int kMostInVain = 2;                // exchanges of constraints, in a position
using Numbers = std::vector<std::size_t>;

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
  explicit RankZeroSearch(const Search& search) : search_(search), open_(kConstraints) {
    for (const Cell cell : search.position.empty_cells()) {
      for (const Digit digit : search.position.candidates(cell)) {
        candidates_.push_back({cell, digit});
        for (const std::size_t number : constraints_of(candidates_.back())) open_[number] = true;
      }
    }
    for (std::size_t i = 0; i < kConstraints; ++i) {
      if (open_[i]) all_.push_back(i);
    }
  }

  void run() {
    const ShareProgram program = program_of(candidates_, all_);
    if (every_candidate_may_share(program.columns, all_.size())) return;
    Shares shares(program.columns, all_.size());
    if (!shares.possible()) return;  // the position has no solution
    const auto sharing = shares.sharing();
    if (!sharing) return;
    sharing_ = *sharing;
    for (std::size_t target = 0; target < candidates_.size(); ++target) {
      if (sharing_[target] || known_.contains(candidates_[target])) continue;
      const auto set = smallest_set(shares, target);
      if (!set) continue;
      known_ |= excluded_by(*set, search_.position);
      if (has_own_name(*set)) continue;
      const auto step = step_of(*set, technique_of(*set), search_);
      if (step && search_.sink.offer(*step) == Demand::kEnough) return;
    }
  }

 private:
  // Constraints with their prices.
  struct Priced {
    Numbers constraints;
    std::vector<double> prices;
  };

  // The prices of the constraints if they keep the target's share at 0; empty if they do not.
  [[nodiscard]] std::vector<double> prices_against(std::size_t target,
                                                   const Numbers& constraints) const {
    const ShareProgram program = program_of(candidates_, constraints);
    const auto column = program.column_of[target];
    if (!column) return {};
    Shares shares(program.columns, constraints.size());
    return shares.possible() && shares.keeps_at_zero(*column) ? shares.prices()
                                                              : std::vector<double>();
  }

  // Those that have a price.
  static Priced priced(const Numbers& constraints, const std::vector<double>& prices) {
    Priced kept;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (std::abs(prices[i]) <= kNoPrice) continue;
      kept.constraints.push_back(constraints[i]);
      kept.prices.push_back(prices[i]);
    }
    return kept;
  }

  // Where candidates with a share cost nothing. No other prices keep a share at 0: what the shares
  // of a solution cost is what all constraints cost. With these constraints only, more candidates
  // may have a share.
  [[nodiscard]] FreePrices free_prices(const ShareProgram& program, std::size_t constraints) const {
    std::vector<bool> choice(program.columns.size());
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (sharing_[i] && program.column_of[i]) choice[*program.column_of[i]] = true;
    }
    const FreePrices free(chosen(program.columns, choice), constraints);
    if (free.dimension() <= 1) return free;
    Shares shares(program.columns, constraints);
    const auto sharing = shares.possible() ? shares.sharing() : std::nullopt;
    return sharing ? FreePrices(chosen(program.columns, *sharing), constraints) : free;
  }

  static std::vector<Numbers> chosen(const std::vector<Numbers>& columns,
                                     const std::vector<bool>& choice) {
    std::vector<Numbers> list;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      if (choice[i]) list.push_back(columns[i]);
    }
    return list;
  }

  // Truths are paid for, links cost: all at the same price, or there is no such set.
  [[nodiscard]] std::optional<RankSet> smallest_set(Shares& shares, std::size_t target) {
    const bool kept = shares.keeps_at_zero(target);
    const Priced all = kept ? priced(all_, shares.prices()) : Priced();
    if (const auto set = smallest_part(all, target)) return set;
    if (vain_ == kMostInVain) return std::nullopt;
    const auto set = smallest_part(with_less_prices(all), target);
    if (!set) ++vain_;
    return set;
  }

  // The same with constraints exchanged for their equals.
  [[nodiscard]] Priced with_less_prices(const Priced& set) const {
    std::vector<double> prices(kConstraints);
    for (std::size_t i = 0; i < set.prices.size(); ++i) prices[set.constraints[i]] = set.prices[i];
    lessen_prices(prices, open_);
    std::vector<double> of_all;
    for (const std::size_t number : all_) of_all.push_back(prices[number]);
    return priced(all_, of_all);
  }

  [[nodiscard]] std::optional<RankSet> smallest_part(Priced set, std::size_t target) const {
    if (set.constraints.empty() || set.constraints.size() > kMostConstraints) return std::nullopt;
    std::size_t end = set.constraints.size();
    bool only_prices = false;
    while (!only_prices && end > 0) {
      const ShareProgram program = program_of(candidates_, set.constraints);
      const FreePrices free = free_prices(program, set.constraints.size());
      only_prices = free.dimension() <= 1;
      end = free.dimension() == 2  ? leave_out_of_two(set, end, free, program, target)
            : free.dimension() > 2 ? leave_out(set, end, program, target)
                                   : 0;
    }
    if (!only_prices) set.prices = prices_against(target, set.constraints);
    return set_with(set);
  }

  // Leaves out the last constraint before place `end` that the others can do without, and those
  // that have no price then. The place to go on from; 0: there is no such constraint.
  std::size_t leave_out(Priced& set, std::size_t end, const ShareProgram& program,
                        std::size_t target) const {
    Shares shares(program.columns, set.constraints.size(), Shares::Exchanges::kKept);
    const bool known = shares.possible() && shares.keeps_at_zero(*program.column_of[target]);
    for (std::size_t i = end; i-- > 0;) {
      if (known && shares.needs(i)) continue;
      const Numbers fewer = all_but(set.constraints, i);
      const std::vector<double> prices = prices_against(target, fewer);
      if (prices.empty()) continue;
      set = priced(fewer, prices);
      return std::min(i, set.constraints.size());
    }
    return 0;
  }

  // As above, where leaving out a constraint decides the prices of the others.
  std::size_t leave_out_of_two(Priced& set, std::size_t end, const FreePrices& free,
                               const ShareProgram& program, std::size_t target) const {
    const std::vector<Numbers>& columns = program.columns;
    const Numbers& own = columns[*program.column_of[target]];
    for (std::size_t i = end; i-- > 0;) {
      std::vector<double> prices = free.without(i);
      if (cost(own, prices) < 0) {
        for (double& price : prices) price = -price;
      }
      const bool keeps =
          cost(own, prices) > kNoPrice && std::ranges::all_of(columns, [&](const Numbers& column) {
            return cost(column, prices) > -kNoPrice;
          });
      if (!keeps) continue;
      set = priced(set.constraints, prices);
      return std::min(i, set.constraints.size());
    }
    return 0;
  }

  static Numbers all_but(Numbers constraints, std::size_t i) {
    constraints.erase(constraints.begin() + static_cast<std::ptrdiff_t>(i));
    return constraints;
  }

  static double cost(const Numbers& column, const std::vector<double>& prices) {
    double sum = 0;
    for (const std::size_t place : column) sum += prices[place];
    return sum;
  }

  static std::optional<RankSet> set_with(const Priced& priced) {
    const std::vector<double>& prices = priced.prices;
    RankSet set;
    for (std::size_t i = 0; i < prices.size(); ++i) {
      if (std::abs(std::abs(prices[i]) - std::abs(prices[0])) > kNoPrice) return std::nullopt;
      insert(prices[i] < 0 ? set.truths : set.links, priced.constraints[i]);
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
  std::vector<bool> open_;  // by constraint: whether it has candidates
  std::vector<Candidate> candidates_;
  Numbers all_;                // ascending
  std::vector<bool> sharing_;  // by candidate: whether it may have a share above 0
  CandidateSet known_;
  int vain_ = 0;  // candidates for which no exchange of constraints gave a set
};

}  // namespace

void find_rank_zero_sets(const Search& search) {
  if (find_multi_sector_locked_sets(search) == Demand::kMore) RankZeroSearch(search).run();
}

}  // namespace nonet
