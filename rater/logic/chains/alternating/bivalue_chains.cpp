// As in digit_chains.cpp, the eliminations of an XY-chain depend only on its ends. A state is a
// bivalue cell and the digit by which the chain leaves it.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/links/removable.h"
#include "rater/logic/chains/proofs/link_proof.h"
#include "rater/logic/position/cell_counts.h"

namespace nonet {

namespace {

using enum TechniqueId;

constexpr int kMostChainCells = 10;

Digit other_of(DigitSet pair, Digit digit) { return (pair - DigitSet(digit)).first(); }

// Bivalue cells, and the ones among them that a chain can enter next.
struct BivalueCells {
  const Position& position;
  CellSet cells;

  explicit BivalueCells(const Position& at) : position(at), cells(count_candidates(at).two) {}

  [[nodiscard]] CellSet next(Cell cell, Digit exit) const {
    return peers_of(cell) & cells & position.places(exit);
  }
};

class XyChainsFrom {
 public:
  XyChainsFrom(const BivalueCells& pairs, Candidate start) : pairs_(pairs), start_(start) {}

  // For each end, the number of cells of the shortest chain that removes anything; 0 for none.
  const PerCell<int>& lengths() {
    spread();
    CellSet left;
    for (const Cell end : ends_) {
      if (!is_productive(end)) continue;
      if (uses_a_cell_twice(end)) {
        left.insert(end);
      } else {
        lengths_[end] = distance_[end][exit_index(end, start_.digit)];
      }
    }
    if (!left.empty()) search(start_.cell, first_exit(), CellSet(start_.cell), left);
    return lengths_;
  }

  // The cells of the chain to an end found by lengths(), each with the digit by which the chain
  // leaves it.
  [[nodiscard]] std::vector<Candidate> states_to(Cell end) const {
    const auto found = std::ranges::find_if(
        searched_, [&](const auto& states) { return states.back().cell == end; });
    if (found != searched_.end()) return *found;
    std::vector<Candidate> states = {{end, start_.digit}};
    while (states.back().cell != start_.cell) {
      const Candidate last = states.back();
      states.push_back(parent_[last.cell][exit_index(last.cell, last.digit)]);
    }
    std::ranges::reverse(states);
    return states;
  }

 private:
  // 0 for the lower of a cell's two digits.
  [[nodiscard]] std::size_t exit_index(Cell cell, Digit exit) const {
    return pairs_.position.candidates(cell).first() == exit ? 0 : 1;
  }
  [[nodiscard]] Digit first_exit() const {
    return other_of(pairs_.position.candidates(start_.cell), start_.digit);
  }
  [[nodiscard]] bool is_productive(Cell end) const {
    return (peers_of(start_.cell) & peers_of(end)).intersects(pairs_.position.places(start_.digit));
  }

  void spread() {
    std::vector<Candidate> front = {{start_.cell, first_exit()}};
    for (int length = 2; length <= kMostChainCells && !front.empty(); ++length) {
      std::vector<Candidate> next;
      for (const Candidate from : front) {
        for (const Cell to : pairs_.next(from.cell, from.digit) - CellSet(start_.cell)) {
          const Digit exit = other_of(pairs_.position.candidates(to), from.digit);
          int& distance = distance_[to][exit_index(to, exit)];
          if (distance != 0) continue;
          distance = length;
          parent_[to][exit_index(to, exit)] = from;
          if (exit == start_.digit) ends_.insert(to);
          next.push_back({to, exit});
        }
      }
      front = std::move(next);
    }
  }

  [[nodiscard]] bool uses_a_cell_twice(Cell end) const {
    CellSet used;
    Candidate state{end, start_.digit};
    while (state.cell != start_.cell) {
      if (used.contains(state.cell)) return true;
      used.insert(state.cell);
      state = parent_[state.cell][exit_index(state.cell, state.digit)];
    }
    return false;
  }

  bool search(Cell cell, Digit exit, CellSet used, CellSet& left) {
    if (used.size() == kMostChainCells) return false;
    const auto depth = static_cast<std::size_t>(used.size());
    path_[depth - 1] = {cell, exit};
    for (const Cell to : pairs_.next(cell, exit) - used) {
      const Digit onward = other_of(pairs_.position.candidates(to), exit);
      if (onward == start_.digit && left.contains(to)) {
        lengths_[to] = used.size() + 1;
        path_[depth] = {to, onward};
        searched_.emplace_back(path_.begin(), path_.begin() + used.size() + 1);
        left.erase(to);
        if (left.empty()) return true;
      }
      if (search(to, onward, used | CellSet(to), left)) return true;
    }
    return false;
  }

  const BivalueCells& pairs_;
  Candidate start_;
  CellSet ends_;
  PerCell<std::array<int, 2>> distance_{};
  PerCell<std::array<Candidate, 2>> parent_{};
  PerCell<int> lengths_{};
  std::array<Candidate, kMostChainCells> path_{};  // of the depth-first search
  std::vector<std::vector<Candidate>> searched_;   // the chains that it found
};

// The assertions along the cells: each cell in turn is not its exit digit, or is the other one.
chains::AssertionChain chain_along(const Position& position, const std::vector<Candidate>& states) {
  chains::AssertionChain chain;
  for (const Candidate state : states) {
    chain.emplace_back(
        Candidate{state.cell, other_of(position.candidates(state.cell), state.digit)}, false);
    chain.emplace_back(state, true);
  }
  return chain;
}

// Walks over cells with the same pair.
class RemotePairs {
 public:
  RemotePairs(const Search& search, CellSet same) : search_(search), same_(same) {}

  Demand from(Cell start) {
    path_ = {start};
    return extend(CellSet(start));
  }

 private:
  Demand extend(CellSet used) {
    if (path_.size() == kMostChainCells) return Demand::kMore;
    for (const Cell next : (peers_of(path_.back()) & same_) - used) {
      path_.push_back(next);
      const bool ends_here = path_.size() >= 4 && path_.size() % 2 == 0;
      if (ends_here && offer() == Demand::kEnough) return Demand::kEnough;
      if (extend(used | CellSet(next)) == Demand::kEnough) return Demand::kEnough;
      path_.pop_back();
    }
    return Demand::kMore;
  }

  Demand offer() {
    const Position& position = search_.position;
    const DigitSet pair = position.candidates(path_.front());
    CellSet places;
    for (const Digit digit : pair) places |= position.places(digit);
    if (!(peers_of(path_.front()) & peers_of(path_.back())).intersects(places)) {
      return Demand::kMore;
    }
    Step step;
    step.technique = kRemotePair;
    step.complexity = static_cast<int>(2 * path_.size());
    step.digits = pair;
    for (const Cell cell : path_) step.cells.insert(cell);
    for (std::size_t i = 0; i < path_.size(); ++i) {
      for (std::size_t j = i + 3; j < path_.size(); j += 2) {
        const CellSet seen = peers_of(path_[i]) & peers_of(path_[j]);
        for (const Digit digit : pair) step.eliminations[digit] |= seen & position.places(digit);
      }
    }
    if (search_.sink.detail() == Detail::kExplanation) step.proof = proof_for(step);
    return search_.sink.offer(step);
  }

  // The cells hold one digit and the other in turn, in one of the two ways.
  [[nodiscard]] std::shared_ptr<const Proof> proof_for(const Step& step) const {
    const Position& position = search_.position;
    const DigitSet pair = position.candidates(path_.front());
    std::vector<chains::AssertionChain> chains;
    for (const bool first_is_low : {true, false}) {
      std::vector<Candidate> states;
      for (std::size_t i = 0; i < path_.size(); ++i) {
        const bool low = (i % 2 == 0) == first_is_low;
        states.push_back({path_[i], low ? pair.first() : other_of(pair, pair.first())});
      }
      chains.push_back(chain_along(position, states));
    }
    // Both chains begin with the lower digit of the first cell.
    chains[0].erase(chains[0].begin());
    return chains::either_proof({position}, chains::Claim(step), chains);
  }

  const Search& search_;
  CellSet same_;
  std::vector<Cell> path_;
};

Demand offer_xy_chains(const Search& search, const BivalueCells& pairs, Candidate start) {
  XyChainsFrom from(pairs, start);
  const auto& lengths = from.lengths();
  for (const Cell end : pairs.cells) {
    const int length = lengths[end];
    if (length == 0) continue;
    Step step;
    step.technique = kXyChain;
    step.complexity = 2 * length;
    step.cells = {start.cell, end};
    step.digits.insert(start.digit);
    step.eliminations[start.digit] =
        peers_of(start.cell) & peers_of(end) & search.position.places(start.digit);
    if (search.sink.detail() == Detail::kExplanation) {
      step.proof = chains::chain_proof({search.position}, chains::Claim(step),
                                       chain_along(search.position, from.states_to(end)));
    }
    if (search.sink.offer(step) == Demand::kEnough) return Demand::kEnough;
  }
  return Demand::kMore;
}

}  // namespace

void find_xy_chains(const Search& search) {
  if (!chains::chains_may_conclude(search)) return;
  const BivalueCells pairs(search.position);
  for (const Cell start : pairs.cells) {
    for (const Digit digit : search.position.candidates(start)) {
      if (offer_xy_chains(search, pairs, {start, digit}) == Demand::kEnough) return;
    }
  }
}

void find_remote_pairs(const Search& search) {
  const BivalueCells pairs(search.position);
  for (const Cell start : pairs.cells) {
    CellSet same;
    for (const Cell cell : pairs.cells) {
      if (search.position.candidates(cell) == search.position.candidates(start)) same.insert(cell);
    }
    if (same.size() < 4) continue;
    if (RemotePairs(search, same).from(start) == Demand::kEnough) return;
  }
}

}  // namespace nonet
