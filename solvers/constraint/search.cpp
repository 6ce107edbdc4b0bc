#include "solvers/constraint/search.h"

#include <algorithm>
#include <array>
#include <limits>

#include "board/typed_array.h"
#include "solvers/constraint/move_features.h"

namespace nonet::constraint {
namespace {

// The digits of a square in the order to try them.
struct ValueList {
  std::array<Digit, kSize> digits{};
  std::size_t size = 0;

  [[nodiscard]] const Digit* begin() const { return digits.data(); }
  [[nodiscard]] const Digit* end() const { return digits.data() + size; }
};

enum class Outcome { kContinue, kEnough };

class Search {
 public:
  Search(const SearchSettings& settings, const SearchLimits& limits, const RunControl& control)
      : settings_(settings), limits_(limits), control_(control) {}

  SearchResult run(const Domains& root) {
    square_order_ =
        settings_.square == SquareOrder::kOpportunistic ? SquareOrder::kFirst : settings_.square;
    Outcome outcome = explore(root, 0);
    if (restart_due_) {
      restart_due_ = false;
      result_.solutions.clear();
      square_order_ = SquareOrder::kMostConstrained;
      outcome = explore(root, 0);
    }
    result_.exhausted = outcome == Outcome::kContinue;
    return result_;
  }

 private:
  Outcome explore(const Domains& node, int depth) {
    result_.max_depth = std::max(result_.max_depth, depth);
    if (node.solved()) {
      result_.solutions.push_back(node.grid());
      return result_.solutions.size() >= limits_.solutions ? Outcome::kEnough : Outcome::kContinue;
    }
    const Cell square = chosen_square(node, depth);
    ++result_.squares;
    for (const Digit value : values_in_order(node, square, depth)) {
      if (out_of_budget()) return Outcome::kEnough;
      ++result_.options;
      Domains child = node;
      child.assign(square, value);
      if (!propagate(child, settings_.rules)) continue;
      if (explore(child, depth + 1) == Outcome::kEnough) return Outcome::kEnough;
    }
    return Outcome::kContinue;
  }

  bool out_of_budget() {
    if (settings_.square == SquareOrder::kOpportunistic && square_order_ == SquareOrder::kFirst &&
        result_.options >= kOpportunisticOptions) {
      restart_due_ = true;
      return true;
    }
    if (result_.options >= limits_.options) return true;
    return result_.options % 256 == 255 && control_.should_stop();
  }

  [[nodiscard]] Cell chosen_square(const Domains& node, int depth) {
    switch (square_order_) {
      case SquareOrder::kMostConstrained:
        return most_constrained(node);
      case SquareOrder::kMostPromising:
        return most_promising(node, Combine::kWorst);
      case SquareOrder::kMostPromisingSum:
        return most_promising(node, Combine::kSum);
      case SquareOrder::kLearned:
        return best_ranked(node, depth);
      case SquareOrder::kFirst:
      case SquareOrder::kOpportunistic:
        break;
    }
    return node.open().first();
  }

  static Cell most_constrained(const Domains& node) {
    Cell best = node.open().first();
    for (const Cell c : node.open()) {
      if (node.of(c).size() < node.of(best).size()) best = c;
    }
    return best;
  }

  enum class Combine { kWorst, kSum };

  Cell most_promising(const Domains& node, Combine combine) {
    Cell best = node.open().first();
    int best_left = std::numeric_limits<int>::max();
    for (const Cell c : node.open()) {
      int left = 0;
      for (const Digit d : node.of(c)) {
        ++result_.probes;
        Domains child = node;
        child.assign(c, d);
        const int open = propagate(child, settings_.rules) ? child.open().size() : 0;
        left = combine == Combine::kSum ? left + open : std::max(left, open);
      }
      if (left < best_left) {
        best = c;
        best_left = left;
      }
    }
    return best;
  }

  [[nodiscard]] const RankingModel& ranking() const {
    return settings_.ranking == nullptr ? trained_ranking() : *settings_.ranking;
  }

  [[nodiscard]] Cell best_ranked(const Domains& node, int depth) const {
    const PositionFeatures position(node, depth);
    Cell best = node.open().first();
    double best_score = -std::numeric_limits<double>::infinity();
    for (const Cell c : node.open()) {
      for (const Digit d : node.of(c)) {
        const double score = ranking().score(position.of(c, d));
        if (score <= best_score) continue;
        best = c;
        best_score = score;
      }
    }
    return best;
  }

  [[nodiscard]] ValueList values_in_order(const Domains& node, Cell square, int depth) const {
    ValueList list;
    for (const Digit d : node.of(square)) list.digits[list.size++] = d;
    if (settings_.value == ValueOrder::kAscending) return list;
    PerDigit<double> price{};  // lowest first
    const PositionFeatures position(node, depth);
    for (const Digit d : list) {
      price[d] = settings_.value == ValueOrder::kLearned
                     ? -ranking().score(position.of(square, d))
                     : (node.places(d) & node.open() & peers_of(square)).size();
    }
    std::stable_sort(list.digits.begin(),
                     list.digits.begin() + static_cast<std::ptrdiff_t>(list.size),
                     [&](Digit a, Digit b) { return price[a] < price[b]; });
    return list;
  }

  const SearchSettings settings_;
  const SearchLimits limits_;
  const RunControl& control_;
  SquareOrder square_order_ = SquareOrder::kFirst;
  bool restart_due_ = false;
  SearchResult result_;
};

}  // namespace

SearchResult search(const Grid& givens, const SearchSettings& settings, const SearchLimits& limits,
                    const RunControl& control) {
  Domains root = domains_of(givens);
  if (!propagate(root, settings.rules)) {
    SearchResult nothing;
    nothing.exhausted = true;
    return nothing;
  }
  return search_below(root, settings, limits, control);
}

SearchResult search_below(const Domains& node, const SearchSettings& settings,
                          const SearchLimits& limits, const RunControl& control) {
  return Search(settings, limits, control).run(node);
}

}  // namespace nonet::constraint
