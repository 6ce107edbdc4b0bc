// Algorithm X with dancing links (D. E. Knuth, "Dancing Links", 2000), branching on the constraint
// with the fewest choices left. Each of the 729 candidates covers four of 324 constraints: its cell
// is filled, its row, its column and its box hold the digit. The nodes of one candidate sit side by
// side, so that left and right links are only needed in the list of open constraints:
//
//   headers   0      root of the list of open constraints
//             1..324 one per constraint: up/down = ring of the candidates that can still meet it
//   nodes     325 + 4 * candidate + {cell, row, column, box}
//
// Nodes are restored in exactly the opposite order, so the links themselves are all the memory
// needed.
#include "solvers/exact/exact_cover.h"

#include <array>
#include <cstddef>

namespace nonet {
namespace {

constexpr int kConstraints = 4 * kCells;
constexpr int kRoot = 0;
constexpr int kFirstNode = kConstraints + 1;
constexpr int kCandidates = kCells * kSize;
constexpr int kNodes = kFirstNode + 4 * kCandidates;

class CoverSearch {
 public:
  CoverSearch(std::uint64_t limit, const RunControl& control) : limit_(limit), control_(control) {
    link_headers();
    for (int candidate = 0; candidate < kCandidates; ++candidate) link_candidate(candidate);
  }

  SolutionCount run(const Grid& grid) {
    for (const Cell cell : grid.filled()) {
      if (!take({cell, grid.digit(cell)})) return found_;  // two givens want the same constraint
    }
    search();
    return found_;
  }

 private:
  using Links = std::array<std::uint16_t, kNodes>;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static std::uint16_t link(int i) { return static_cast<std::uint16_t>(i); }

  void link_headers() {
    for (int h = 0; h <= kConstraints; ++h) {
      left_[at(h)] = link(h == kRoot ? kConstraints : h - 1);
      right_[at(h)] = link(h == kConstraints ? kRoot : h + 1);
      up_[at(h)] = down_[at(h)] = header_[at(h)] = link(h);
    }
  }

  void link_candidate(int candidate) {
    const Cell cell(candidate / kSize);
    const int digit = candidate % kSize;
    const std::array<int, 4> met = {cell.index(), kCells + cell.row() * kSize + digit,
                                    2 * kCells + cell.column() * kSize + digit,
                                    3 * kCells + cell.box() * kSize + digit};
    for (int k = 0; k < 4; ++k) {
      const int node = kFirstNode + 4 * candidate + k;
      const int h = 1 + met[at(k)];
      header_[at(node)] = link(h);
      up_[at(node)] = up_[at(h)];
      down_[at(node)] = link(h);
      down_[up_[at(h)]] = link(node);
      up_[at(h)] = link(node);
      ++size_[at(h)];
    }
  }

  static int first_of(int node) { return node - (node - kFirstNode) % 4; }

  // Takes the constraint off the list, and its candidates out of all other constraints.
  void cover(int h) {
    right_[left_[at(h)]] = right_[at(h)];
    left_[right_[at(h)]] = left_[at(h)];
    for (int node = down_[at(h)]; node != h; node = down_[at(node)]) {
      for (int other = first_of(node); other < first_of(node) + 4; ++other) {
        if (other == node) continue;
        down_[up_[at(other)]] = down_[at(other)];
        up_[down_[at(other)]] = up_[at(other)];
        --size_[header_[at(other)]];
      }
    }
  }

  void uncover(int h) {
    for (int node = up_[at(h)]; node != h; node = up_[at(node)]) {
      for (int other = first_of(node) + 3; other >= first_of(node); --other) {
        if (other == node) continue;
        ++size_[header_[at(other)]];
        down_[up_[at(other)]] = link(other);
        up_[down_[at(other)]] = link(other);
      }
    }
    right_[left_[at(h)]] = link(h);
    left_[right_[at(h)]] = link(h);
  }

  // Places a given for good; false where one of its constraints is met already.
  bool take(Candidate given) {
    const int first = kFirstNode + 4 * given.index();
    for (int node = first; node < first + 4; ++node) {
      const int h = header_[at(node)];
      if (right_[left_[at(h)]] != h) return false;
      cover(h);
    }
    solution_.set(given.cell, given.digit);
    return true;
  }

  [[nodiscard]] int smallest_constraint() const {
    int best = right_[kRoot];
    for (int h = best; h != kRoot; h = right_[at(h)]) {
      if (size_[at(h)] < size_[at(best)]) best = h;
    }
    return best;
  }

  void accept() {
    if (found_.count++ == 0) found_.first = solution_;
    if (found_.count == limit_) found_.end = SearchEnd::kLimitReached;
  }

  [[nodiscard]] bool ended() const { return found_.end != SearchEnd::kExhausted; }

  void count_guess() {
    ++found_.guesses;
    if (found_.guesses > control_.work_limit() || control_.should_stop()) {
      found_.end = SearchEnd::kStopped;
    }
  }

  void search() {
    if (right_[kRoot] == kRoot) return accept();
    const int h = smallest_constraint();
    if (size_[at(h)] == 0) return;
    if (size_[at(h)] > 1) count_guess();
    cover(h);
    for (int node = down_[at(h)]; node != h && !ended(); node = down_[at(node)]) {
      const int first = first_of(node);
      for (int other = first; other < first + 4; ++other) {
        if (other != node) cover(header_[at(other)]);
      }
      const int candidate = (first - kFirstNode) / 4;
      solution_.set(Cell(candidate / kSize), Digit::from_index(candidate % kSize));
      search();
      for (int other = first + 3; other >= first; --other) {
        if (other != node) uncover(header_[at(other)]);
      }
    }
    uncover(h);
  }

  std::uint64_t limit_;
  const RunControl& control_;
  SolutionCount found_;
  Grid solution_;
  Links up_{};
  Links down_{};
  Links header_{};
  std::array<std::uint16_t, kConstraints + 1> left_{};
  std::array<std::uint16_t, kConstraints + 1> right_{};
  std::array<std::uint16_t, kConstraints + 1> size_{};
};

}  // namespace

SolutionCount count_by_exact_cover(const Grid& grid, std::uint64_t limit,
                                   const RunControl& control) {
  return CoverSearch(limit, control).run(grid);
}

}  // namespace nonet
