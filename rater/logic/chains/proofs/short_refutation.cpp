// Iterative deepening over the number of singles:
//
//   assumption ── single ── single ── ... ── a cell without a digit, or a digit without a place
//
// A single remains a single after other placements (or the grid is contradictory already), so the
// order of singles does not matter: after a single has been tried at some point, the siblings tried
// later at that point do without it, and each set of singles is visited once. BranchSearch
// (proof_shortening) would weigh every excluded candidate, and is not exact if lines share
// ancestors; readers count lines.
#include "rater/logic/chains/proofs/short_refutation.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace nonet::chains {

namespace {

// The candidates of a cell, or the places of a digit in a house: exactly one of them is true.
struct OneOf {
  Reason reason = Reason::kLastInCell;
  Cell cell{};
  House house{};
  Digit digit{};
};

std::vector<CandidateId> members_in(const ChainGrid& grid, const OneOf& choice) {
  std::vector<CandidateId> members;
  if (choice.reason == Reason::kLastInCell) {
    for (unsigned rest = grid.digits[choice.cell]; rest != 0; rest &= rest - 1) {
      members.push_back(id_of(choice.cell, lowest_digit(rest)));
    }
    return members;
  }
  for (unsigned rest = grid.spots[choice.house][choice.digit]; rest != 0; rest &= rest - 1) {
    members.push_back(id_of(cell_at(choice.house, lowest(rest)), choice.digit));
  }
  return members;
}

unsigned bits_left_of(const ChainGrid& grid, const OneOf& choice) {
  return choice.reason == Reason::kLastInCell ? grid.digits[choice.cell]
                                              : grid.spots[choice.house][choice.digit];
}

// Boxes first, since people look there first.
std::vector<OneOf> all_choices(const ChainGrid& grid) {
  std::vector<OneOf> choices;
  const auto add = [&](const OneOf& choice) {
    if (bits_left_of(grid, choice) != 0) choices.push_back(choice);
  };
  for (int i = 0; i < kHouses; ++i) {
    const House house((i + 2 * kSize) % kHouses);
    for (const Digit d : all_digits())
      add({.reason = Reason::kLastInHouse, .house = house, .digit = d});
  }
  for (const Cell cell : all_cells()) add({.cell = cell});
  return choices;
}

// The grid after some lines, and the line that removed each candidate: 1 is the assumption.
struct PlayedGrid {
  ChainGrid grid;
  std::array<std::uint8_t, kCandidates> taken_by{};

  void take(CandidateId id, std::size_t line) {
    if (!grid.has(id)) return;
    grid.remove(id);
    taken_by[id] = static_cast<std::uint8_t>(line);
  }
  void place(CandidateId id, std::size_t line) {
    const Cell cell = cell_of(id);
    for (unsigned rest = grid.digits[cell] & ~bit_of(digit_of(id)); rest != 0; rest &= rest - 1) {
      take(id_of(cell, lowest_digit(rest)), line);
    }
    for (const Cell peer : grid.places[digit_of(id)] & kCellPlaces[cell].all_peers) {
      take(id_of(peer, digit_of(id)), line);
    }
  }
  // Whether the placement would remove anything.
  [[nodiscard]] bool has_effect(CandidateId id) const {
    const Cell cell = cell_of(id);
    return grid.digits[cell] != bit_of(digit_of(id)) ||
           grid.places[digit_of(id)].intersects(kCellPlaces[cell].all_peers);
  }
};

struct PlayedSingle {
  CandidateId candidate = 0;
  OneOf choice;  // the candidate is its last member
};

// The lines after the assumption, and the end that they lead to.
struct WayToEnd {
  std::vector<PlayedSingle> lines;
  OneOf end;
  PlayedGrid board;
  std::size_t named = 0;  // excluded candidates in all lines
};

class SinglesSearch {
 public:
  SinglesSearch(const ChainGrid& root, CandidateId candidate, bool on)
      : root_(root), choices_(all_choices(root)), start_{root, {}} {
    if (on) {
      start_.place(candidate, 1);
    } else {
      start_.take(candidate, 1);
    }
  }

  std::optional<WayToEnd> run(int most) {
    note_end(start_);
    for (int singles = 1; singles <= most && !best_ && tries_ < kMostTries; ++singles) {
      extend(start_, singles, {});
    }
    return best_;
  }

 private:
  [[nodiscard]] std::size_t size_of(const OneOf& choice) const {
    return static_cast<std::size_t>(bit_count(bits_left_of(root_, choice)));
  }

  // Stores the lines if the grid is contradictory, with the end that names the fewest candidates.
  // Returns whether it is.
  bool note_end(const PlayedGrid& board) {
    const OneOf* end = nullptr;
    for (const OneOf& choice : choices_) {
      if (bits_left_of(board.grid, choice) != 0) continue;
      if (end == nullptr || size_of(choice) < size_of(*end)) end = &choice;
    }
    if (end == nullptr) return false;
    std::size_t named = size_of(*end);
    for (const PlayedSingle& line : lines_) named += size_of(line.choice) - 1;
    if (!best_ || named < best_->named) best_ = WayToEnd{lines_, *end, board, named};
    return true;
  }

  // The singles of the grid, each with the choice that names the fewest candidates.
  [[nodiscard]] std::vector<PlayedSingle> singles_of(const PlayedGrid& board) const {
    std::vector<PlayedSingle> singles;
    for (const OneOf& choice : choices_) {
      if (!at_most_one_bit(bits_left_of(board.grid, choice))) continue;
      const CandidateId id = members_in(board.grid, choice).front();
      if (!board.has_effect(id)) continue;
      const auto known = std::ranges::find(singles, id, &PlayedSingle::candidate);
      if (known == singles.end()) {
        singles.push_back({id, choice});
      } else if (size_of(choice) < size_of(known->choice)) {
        known->choice = choice;
      }
    }
    return singles;
  }

  void extend(const PlayedGrid& board, int singles, Places tried) {
    for (const PlayedSingle& line : singles_of(board)) {
      if (contains(tried, line.candidate)) continue;
      if (++tries_ > kMostTries) return;
      PlayedGrid next = board;
      lines_.push_back(line);
      next.place(line.candidate, lines_.size() + 1);
      if (!note_end(next) && singles > 1) extend(next, singles - 1, tried);
      lines_.pop_back();
      insert(tried, line.candidate);
    }
  }

  const ChainGrid& root_;
  std::vector<OneOf> choices_;
  PlayedGrid start_;
  std::vector<PlayedSingle> lines_;
  std::optional<WayToEnd> best_;
  int tries_ = 0;
};

// The lines as a branch of a proof.
class WayWriter {
 public:
  WayWriter(const ChainGrid& root, const WayToEnd& way) : root_(root), way_(way) {}

  // Returns the index of the node that the last one contradicts.
  std::uint32_t write(CandidateId candidate, bool on, ProofBranch& branch) {
    nodes_ = &branch.nodes;
    assumed_ = {candidate, on};
    line_nodes_ = {add(node_of(candidate, on, Reason::kAssumption))};
    for (const PlayedSingle& line : way_.lines) line_nodes_.push_back(add_last(line));
    return add_end();
  }

 private:
  static ProofNode node_of(CandidateId id, bool on, Reason reason) {
    ProofNode node;
    node.candidate = candidate_of(id);
    node.on = on;
    node.reason = reason;
    return node;
  }
  std::uint32_t add(ProofNode node) {
    nodes_->push_back(std::move(node));
    return static_cast<std::uint32_t>(nodes_->size() - 1);
  }

  // The node for "the candidate is false", made when it is first needed.
  std::uint32_t off_node(CandidateId id) {
    if (!assumed_.second && id == assumed_.first) return 0;
    const auto known = off_.find(id);
    if (known != off_.end()) return known->second;
    const std::uint32_t parent = line_nodes_[way_.board.taken_by[id] - 1U];
    const Candidate taken = candidate_of(id);
    const Cell by = (*nodes_)[parent].candidate.cell;
    ProofNode node = node_of(id, false, Reason::kCellTaken);
    if (by != taken.cell) {
      node.reason = Reason::kHouseTaken;
      node.house = *std::ranges::find_if(kCellPlaces[by].house, [&](House house) {
        return cell_set_of(house).contains(taken.cell);
      });
    }
    node.parents = {parent};
    return off_[id] = add(std::move(node));
  }

  std::uint32_t add_last(const PlayedSingle& line) {
    ProofNode node = node_of(line.candidate, true, line.choice.reason);
    node.house = line.choice.house;
    for (const CandidateId id : members_in(root_, line.choice)) {
      if (id != line.candidate) node.parents.push_back(off_node(id));
    }
    return add(std::move(node));
  }

  // All members of the end are false, so the last of them would be true: a contradiction. Chooses a
  // member that no line names, if there is one; both nodes then become one line, "nothing left".
  std::uint32_t add_end() {
    const std::vector<CandidateId> members = members_in(root_, way_.end);
    CandidateId last = members.back();
    for (const CandidateId id : members) {
      if (off_.count(id) == 0 && (assumed_.second || id != assumed_.first)) last = id;
    }
    const std::uint32_t clash = off_node(last);
    add_last({last, way_.end});
    return clash;
  }

  const ChainGrid& root_;
  const WayToEnd& way_;
  std::vector<ProofNode>* nodes_ = nullptr;
  std::pair<CandidateId, bool> assumed_;
  std::vector<std::uint32_t> line_nodes_;  // of the supposition and each line
  std::map<CandidateId, std::uint32_t> off_;
};

}  // namespace

ShortRefutation short_refutation(const ChainGrid& root, CandidateId candidate, bool on, int most) {
  const std::optional<WayToEnd> way = SinglesSearch(root, candidate, on).run(most);
  if (!way) return {};
  auto proof = std::make_shared<Proof>();
  proof->kind = ProofKind::kContradiction;
  proof->technique = TechniqueId::kDynamicForcingChains;
  proof->branches.emplace_back();
  proof->clash = WayWriter(root, *way).write(candidate, on, proof->branches.front());
  proof->length = assertions_in(*proof);
  if (on) {
    proof->removed.insert(candidate_of(candidate));
  } else {
    proof->placed = candidate_of(candidate);
  }
  return {std::move(proof), static_cast<int>(way->lines.size())};
}

}  // namespace nonet::chains
