// The eliminations of a chain depend only on its ends, so the question is which ends a start can
// reach. A breadth-first walk over (cell, kind of the last link) finds the shortest chain to each
// end; if that chain uses a cell twice, a depth-first search looks for another one.
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "board/every_key.h"
#include "board/geometry.h"
#include "board/typed_array.h"
#include "rater/logic/chains/alternating/alternating.h"
#include "rater/logic/chains/proofs/link_proof.h"

namespace nonet {

namespace {

constexpr int kLongest = 19;  // links

class DigitLinks {
 public:
  DigitLinks(const Position& position, Digit digit) : places(position.places(digit)) {
    for (const House house : all_houses()) {
      if (bit_count(position.places(house, digit)) != 2) continue;
      const CellSet pair = places & cell_set_of(house);
      linked |= pair;
      for (const Cell cell : pair) strong_[cell] |= pair - CellSet(cell);
    }
  }

  // REQUIRES: the cell is a place.
  [[nodiscard]] CellSet strong_from(Cell cell) const { return strong_[cell]; }
  [[nodiscard]] CellSet weak_from(Cell cell) const { return peers_of(cell) & places; }

  CellSet places;
  CellSet linked;  // places with strong links

 private:
  PerCell<CellSet> strong_{};  // of places
};

class ChainsFrom {
 public:
  ChainsFrom(const DigitLinks& links, Cell start) : links_(links), start_(start) {}

  // For each end, the number of links of the shortest chain that removes anything; 0 for none.
  const PerCell<int>& lengths() {
    spread();
    CellSet left;
    for (const Cell end : ends_) {
      if (!is_productive(end)) continue;
      if (!uses_a_cell_twice(end)) {
        lengths_[end] = distance_[end];
      } else {
        left.insert(end);
      }
    }
    if (!left.empty()) search(start_, CellSet(start_), 0, left);
    return lengths_;
  }

  // The cells of the chain to an end found by lengths(), from the start.
  [[nodiscard]] std::vector<Cell> cells_to(Cell end) const {
    const auto found = std::ranges::find_if(
        searched_, [&](const std::vector<Cell>& cells) { return cells.back() == end; });
    if (found != searched_.end()) return *found;
    std::vector<Cell> cells = {end};
    for (int length = distance_[end]; length > 0; --length) {
      cells.push_back(parent_[length % 2 == 1 ? 1 : 0][cells.back()]);
    }
    std::ranges::reverse(cells);
    return cells;
  }

 private:
  [[nodiscard]] bool is_productive(Cell end) const {
    return (peers_of(start_) & peers_of(end)).intersects(links_.places);
  }

  void spread() {
    CellSet by_strong;
    CellSet by_weak;
    CellSet front(start_);
    for (int length = 1; length <= kLongest && !front.empty(); ++length) {
      const bool strong = length % 2 == 1;
      CellSet& reached = strong ? by_strong : by_weak;
      CellSet next;
      for (const Cell cell : front) {
        const CellSet fresh =
            (strong ? links_.strong_from(cell) : links_.weak_from(cell) - CellSet(start_)) -
            reached;
        for (const Cell to : fresh) parent_[strong ? 1 : 0][to] = cell;
        reached |= fresh;
        next |= fresh;
        if (!strong) continue;
        if (length >= 3) ends_ |= fresh;
        for (const Cell to : fresh) distance_[to] = length;
      }
      if (length == 1) first_ = next;
      front = next - CellSet(start_);
    }
    // Ends one strong link away may be reached by a longer chain as well.
    ends_ |= first_;
  }

  // The walk's chains to ends beside the start are too short to count.
  [[nodiscard]] bool uses_a_cell_twice(Cell end) const {
    if (distance_[end] < 3) return true;
    CellSet used(end);
    Cell cell = end;
    for (int length = distance_[end]; length > 1; --length) {
      cell = parent_[length % 2 == 1 ? 1 : 0][cell];
      if (used.contains(cell)) return true;
      used.insert(cell);
    }
    return false;
  }

  // Tries all continuations of the chain until no end is left to find.
  bool search(Cell cell, CellSet used, int length, CellSet& left) {
    path_[static_cast<std::size_t>(length)] = cell;
    const bool strong = length % 2 == 0;
    const CellSet onward = strong ? links_.strong_from(cell) : links_.weak_from(cell);
    for (const Cell to : onward) {
      if (used.contains(to) && !(to == start_ && strong)) continue;
      if (strong && length + 1 >= 3 && left.contains(to)) {
        lengths_[to] = length + 1;
        searched_.emplace_back(path_.begin(), path_.begin() + length + 1);
        searched_.back().push_back(to);
        left.erase(to);
        if (left.empty()) return true;
      }
      if (to == start_ || length + 1 >= kLongest) continue;
      if (search(to, used | CellSet(to), length + 1, left)) return true;
    }
    return false;
  }

  const DigitLinks& links_;
  Cell start_;
  CellSet first_;
  CellSet ends_;
  std::array<PerCell<Cell>, 2> parent_{};  // by kind of the last link: weak, strong
  PerCell<int> distance_{};
  PerCell<int> lengths_{};
  std::array<Cell, kLongest> path_{};        // of the depth-first search
  std::vector<std::vector<Cell>> searched_;  // the chains that it found
};

// The cells where chains of three links from the start may end.
CellSet turbot_ends(const DigitLinks& links, Cell start) {
  CellSet ends;
  for (const Cell first : links.strong_from(start)) {
    for (const Cell second : (links.weak_from(first) & links.linked) - CellSet(start)) {
      ends |= links.strong_from(second);
    }
  }
  return ends;
}

// The two cells between the ends of a chain of three links, if there is one.
std::optional<std::pair<Cell, Cell>> turbot_between(const DigitLinks& links, Cell start, Cell end) {
  for (const Cell first : links.strong_from(start)) {
    const CellSet second = (links.weak_from(first) & links.strong_from(end)) - CellSet(start);
    if (first != end && !second.empty()) return std::pair(first, second.first());
  }
  return std::nullopt;
}

// The first cell of the chain is false or not; if it is, every second cell after it is true. A
// chain that returns to its start proves the start true.
std::shared_ptr<const Proof> proof_of(const Position& position, const Step& step, Digit digit,
                                      const std::vector<Cell>& cells) {
  chains::AssertionChain chain;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    chain.emplace_back(Candidate{cells[i], digit}, i % 2 == 1);
  }
  const chains::LinkGrounds grounds{position};
  const chains::Claim claim(step);
  return cells.front() == cells.back() ? chains::contradiction_proof(grounds, claim, {&chain, 1})
                                       : chains::chain_proof(grounds, claim, chain);
}

struct Ends {
  Cell first;
  Cell last;
  Digit digit;
};

// `cells()`: the cells of the chain, from its first end to its last.
template <typename Cells>
Demand offer_chain(const Search& search, TechniqueId technique, const Ends& ends, int links,
                   Cells cells) {
  Step step;
  step.technique = technique;
  step.complexity = links + 1;
  step.cells = {ends.first, ends.last};
  step.digits.insert(ends.digit);
  step.eliminations[ends.digit] =
      peers_of(ends.first) & peers_of(ends.last) & search.position.places(ends.digit);
  if (step.eliminations.empty()) return Demand::kMore;
  if (search.sink.detail() == Detail::kExplanation) {
    step.proof = proof_of(search.position, step, ends.digit, cells());
  }
  return search.sink.offer(step);
}

// Calls visit(links, start, digit) for the places of the digits that have changed since they were
// last searched in vain; by cell, then digit.
template <typename Visit>
void visit_starts(const Search& search, DigitFinder finder, Visit visit) {
  DigitSet& to_search = search.memory.changes.digits_to_search(finder, search.position);
  if (to_search.empty()) return;
  PerDigit<std::optional<DigitLinks>> links;
  CellSet starts;
  for (const Digit digit : to_search) {
    links[digit].emplace(search.position, digit);
    starts |= links[digit]->linked;
  }
  DigitSet with_step;
  CountingSink sink(search.sink);
  const Search here{search.position, sink, search.memory, search.size, search.givens};
  for (const Cell start : starts) {
    for (const Digit digit : search.position.candidates(start) & to_search) {
      const int before = sink.offered();
      const DigitLinks& of_digit = *links[digit];
      if (!of_digit.linked.contains(start)) continue;
      if (visit(here, of_digit, start, digit) == Demand::kEnough) return;
      if (sink.offered() != before) with_step.insert(digit);
    }
  }
  to_search &= with_step;
}

}  // namespace

void find_turbot_fish(const Search& search) {
  visit_starts(search, DigitFinder::kTurbotFish,
               [](const Search& here, const DigitLinks& links, Cell start, Digit digit) {
                 const CellSet seen = peers_of(start) & links.places;
                 for (const Cell end : turbot_ends(links, start)) {
                   if (!seen.intersects(peers_of(end))) continue;
                   const auto between = turbot_between(links, start, end);
                   if (!between) continue;
                   const auto cells = [&] {
                     return std::vector{start, between->first, between->second, end};
                   };
                   if (offer_chain(here, TechniqueId::kTurbotFish, {start, end, digit}, 3, cells) ==
                       Demand::kEnough) {
                     return Demand::kEnough;
                   }
                 }
                 return Demand::kMore;
               });
}

void find_x_chains(const Search& search) {
  visit_starts(search, DigitFinder::kXChain,
               [](const Search& here, const DigitLinks& links, Cell start, Digit digit) {
                 ChainsFrom chains(links, start);
                 const auto& lengths = chains.lengths();
                 for (const Cell end : links.places) {
                   const int length = lengths[end];
                   if (length == 0) continue;
                   const auto cells = [&] { return chains.cells_to(end); };
                   if (offer_chain(here, TechniqueId::kXChain, {start, end, digit}, length,
                                   cells) == Demand::kEnough) {
                     return Demand::kEnough;
                   }
                 }
                 return Demand::kMore;
               });
}

}  // namespace nonet
