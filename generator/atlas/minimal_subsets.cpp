#include "generator/atlas/minimal_subsets.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "base/bits.h"
#include "generator/atlas/cuts.h"

namespace nonet {

namespace {

constexpr std::size_t kMostSpare = 64;

Spare first_clue(Spare clues) { return clues & -clues; }

// The clues after this one.
Spare clues_after(Spare clue) { return ~(clue | (clue - 1)); }

class MinimalSubsets {
 public:
  MinimalSubsets(UnavoidableSets& sets, CellSet clues, int fewest,
                 const std::function<void(CellSet)>& visit)
      : sets_(sets), visit_(visit) {
    CellSet needed;
    for (const Cell cell : clues) {
      if (needed_among(clues, cell)) {
        needed.insert(cell);
      } else {
        spare_.push_back(cell);
      }
    }
    const int most = std::min(clues.size() - fewest, static_cast<int>(spare_.size()));
    if (most < 0) return;
    nodes_.resize(static_cast<std::size_t>(most) + 1);
    nodes_[0].kept = clues;
    for (const CellSet set : sets.known()) {
      if (!set.intersects(needed)) nodes_[0].cuts.note(spare_among(set));
    }
    nodes_[0].knows_cuts = true;
  }

  void run() {
    if (!nodes_.empty()) search(0, all_spare());
  }

 private:
  // Some clues are left out. As many can be left out as there are nodes.
  struct Node {
    Spare left_out = 0;
    CellSet kept;
    bool knows_cuts = false;
    Cuts cuts;
    std::vector<Spare> removable;  // sets that can be left out, and contain all of left_out
    Spare covered = 0;             // the clues in any of these
  };

  bool needed_among(CellSet clues, Cell cell) {
    const CellSet others = clues - CellSet(cell);
    if (sets_.misses_one(others)) return true;
    return sets_.missed_by(others, cell).has_value();
  }

  // Leaves out clues of `later`, too, in all ways in which at least one minimal puzzle may remain.
  void search(std::size_t depth, Spare later) {
    Node& node = nodes_[depth];
    if (node.removable.empty()) leave_out_all(depth);
    if (depth + 1 == nodes_.size() || is_removable(node, later & ~needed_at(depth))) return;
    const bool last = depth + 2 == nodes_.size();
    if (last && (later & ~node.covered) == 0) return;
    know_cuts(depth);
    for (; later != 0; later &= later - 1) {
      const Spare clue = first_clue(later);
      if ((clue & node.cuts.needed()) != 0) continue;
      const bool covered = (clue & node.covered) != 0;
      if (covered ? last : cut_of(clue, node.kept, depth).has_value()) continue;
      enter(depth + 1, clue);
      search(depth + 1, later & clues_after(clue));
    }
  }

  static bool is_removable(const Node& node, Spare more) {
    const Spare all = node.left_out | more;
    return std::ranges::any_of(node.removable, [&](Spare set) { return (all & ~set) == 0; });
  }

  void enter(std::size_t depth, Spare clue) {
    const Node& before = nodes_[depth - 1];
    Node& node = nodes_[depth];
    node.left_out = before.left_out | clue;
    node.kept = before.kept - CellSet(cell_of(clue));
    node.knows_cuts = false;
    node.removable.clear();
    node.covered = 0;
    for (const Spare set : before.removable) {
      if ((set & clue) != 0) cover(node, set);
    }
  }

  static void cover(Node& node, Spare set) {
    node.removable.push_back(set);
    node.covered |= set;
  }

  [[nodiscard]] Spare needed_at(std::size_t depth) const {
    return nodes_[nodes_[depth].knows_cuts ? depth : depth - 1].cuts.needed();
  }

  // Cuts are not needed at many nodes, and take longer than all else there.
  void know_cuts(std::size_t depth) {
    Node& node = nodes_[depth];
    if (node.knows_cuts) return;
    const Node& before = nodes_[depth - 1];
    node.cuts = before.cuts;
    node.cuts.leave_out(node.left_out & ~before.left_out);
    node.knows_cuts = true;
  }

  // Leaves out more clues until none can be: a minimal puzzle remains.
  // REQUIRES: no known set that can be left out contains all that are left out at this depth.
  void leave_out_all(std::size_t depth) {
    know_cuts(depth);
    Spare left_out = nodes_[depth].left_out;
    CellSet kept = nodes_[depth].kept;
    further_ = nodes_[depth].cuts;
    while (const Spare open = all_spare() & ~left_out & ~further_.needed()) {
      const Spare clue = seldom_covered(open);
      if (const auto cut = cut_of(clue, kept, depth)) {
        further_.note(*cut & ~left_out);
      } else {
        left_out |= clue;
        kept = kept - CellSet(cell_of(clue));
        further_.leave_out(clue);
      }
    }
    for (std::size_t i = 0; i <= depth; ++i) cover(nodes_[i], left_out);
    for (Spare rest = left_out; rest != 0; rest &= rest - 1) ++times_covered_[lowest(rest)];
    if (set_bits(left_out) < nodes_.size()) visit_(kept);
  }

  [[nodiscard]] Spare seldom_covered(Spare open) const {
    Spare best = first_clue(open);
    for (Spare rest = open; rest != 0; rest &= rest - 1) {
      if (times_covered_[lowest(rest)] < times_covered_[lowest(best)]) best = first_clue(rest);
    }
    return best;
  }

  // The cut that makes the clue needed among those that are kept, which the nodes down to this
  // depth know from then on; none if it can be left out.
  std::optional<Spare> cut_of(Spare clue, CellSet kept, std::size_t depth) {
    const auto missed = sets_.missed_by(kept - CellSet(cell_of(clue)), cell_of(clue));
    if (!missed) return std::nullopt;
    const Spare cut = spare_among(*missed);
    for (std::size_t i = 0; i <= depth; ++i) nodes_[i].cuts.note(cut & ~nodes_[i].left_out);
    return cut;
  }

  [[nodiscard]] Spare all_spare() const {
    return spare_.empty() ? 0 : ~Spare{0} >> (kMostSpare - spare_.size());
  }

  [[nodiscard]] Spare spare_among(CellSet cells) const {
    Spare among = 0;
    for (std::size_t i = 0; i < spare_.size(); ++i) {
      if (cells.contains(spare_[i])) among |= Spare{1} << i;
    }
    return among;
  }

  [[nodiscard]] Cell cell_of(Spare clue) const { return spare_[lowest(clue)]; }

  UnavoidableSets& sets_;
  const std::function<void(CellSet)>& visit_;
  std::vector<Cell> spare_;  // may be left out
  std::vector<Node> nodes_;  // by the number of clues that are left out
  std::array<int, kMostSpare> times_covered_{};
  Cuts further_;  // while more clues are left out
};

}  // namespace

void for_each_minimal_subset(UnavoidableSets& sets, CellSet clues, int fewest,
                             const std::function<void(CellSet)>& visit) {
  MinimalSubsets(sets, clues, fewest, visit).run();
}

}  // namespace nonet
