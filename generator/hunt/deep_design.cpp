#include "generator/hunt/deep_design.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <span>
#include <vector>

#include "board/transform.h"
#include "board/typed_array.h"
#include "generator/hunt/deep_exchange.h"
#include "generator/hunt/deep_frame.h"
#include "rater/logic/trials/kernel.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// A search for a filling that takes longer is given up.
constexpr int kMostFillingNodes = 3000;
struct DesignRow {
  ExchangeLimits limits;
  std::size_t openings;  // the most sets of open cells that are tried with one filling
  bool stays_open;       // whether trials of depth 2 must not refute the bare tridagon, or must
};
constexpr PerEnum<DesignKind, DesignRow> kDesigns = {
    {{DesignRow{.limits = {.of_row = 5, .of_arm = 8}, .openings = 40, .stays_open = true},
      DesignRow{.limits = {.of_row = 6, .of_arm = 9}, .openings = 100, .stays_open = false}}}};
// The most ways to move a digit into a cell of the tridagon that are listed.
constexpr std::size_t kMostMoves = 200;

// Fills cells with the six other digits by chance, each once in every row, column and box.
class Filling {
 public:
  explicit Filling(RandomStream& random) : random_(random) {}

  // REQUIRES: each house has six of the cells. Empty if the search was given up.
  Grid fill(CellSet cells) {
    for (const Cell cell : cells) cells_.push_back(cell);
    random_.shuffle(std::span<Cell>(cells_));
    return search() ? grid_ : Grid();
  }

 private:
  [[nodiscard]] DigitSet left(Cell cell) const {
    DigitSet digits = kOtherDigits;
    for (const House house : houses_of(cell)) digits -= used_[house];
    return digits;
  }

  // An empty cell with the fewest digits left; nullopt: all cells are filled.
  [[nodiscard]] std::optional<Cell> next() const {
    std::optional<Cell> best;
    int fewest = kSize;
    for (const Cell cell : cells_) {
      if (!grid_.empty(cell)) continue;
      const int count = left(cell).size();
      if (count >= fewest) continue;
      best = cell;
      fewest = count;
      if (count <= 1) break;
    }
    return best;
  }

  bool search() {
    if (++nodes_ > kMostFillingNodes) return false;
    const auto cell = next();
    if (!cell) return true;
    std::array<Digit, kSize> digits;
    std::size_t count = 0;
    for (const Digit digit : left(*cell)) digits[count++] = digit;
    random_.shuffle(std::span(digits).first(count));
    for (const Digit digit : std::span(digits).first(count)) {
      grid_.set(*cell, digit);
      for (const House house : houses_of(*cell)) used_[house].insert(digit);
      if (search()) return true;
      for (const House house : houses_of(*cell)) used_[house].erase(digit);
      grid_.clear(*cell);
    }
    return false;
  }

  RandomStream& random_;
  std::vector<Cell> cells_;
  Grid grid_;
  PerHouse<DigitSet> used_{};
  int nodes_ = 0;
};

// Moves one digit so that it stands in a cell of the tridagon, and otherwise where it stood or in
// open cells: the sets of clues that it leaves.
class GuardMoves {
 public:
  GuardMoves(const CellSet& standing, const CellSet& open) : standing_(standing), open_(open) {}

  const std::vector<CellSet>& into(Cell guardian) {
    left_.clear();
    guardian_ = guardian;
    place(0, CellSet(), (standing_ | open_) - peers_of(guardian));
    return left_;
  }

 private:
  void place(int row, const CellSet& placed, const CellSet& places) {
    if (left_.size() == kMostMoves) return;
    if (row == kSize) {
      left_.push_back(standing_ - placed - open_);
    } else if (row == guardian_.row()) {
      place(row + 1, placed, places);
    } else {
      for (const Cell cell : places& cell_set_of(House::row(row))) {
        place(row + 1, placed | CellSet(cell), places - peers_of(cell));
      }
    }
  }

  CellSet standing_;  // where the digit stands in the filling
  CellSet open_;
  Cell guardian_;
  std::vector<CellSet> left_;
};

// Whether trials inside trials do not refute the tridagon without guardians: exchanges in one arm
// can hinder those in the other.
bool stays_open(const DeepFrame& frame, const Grid& clues) {
  PencilMarks marks = PencilMarks::of(clues);
  for (const Cell cell : frame.twelve) marks[cell] &= kFrameDigits;
  return trials::best_kernel().close({.marks = marks, .depth = 2}).marks.has_value();
}

// A puzzle of these clues without some of them, in which the tridagon has a guardian.
std::optional<Puzzle> guarded(const DeepFrame& frame, const Grid& filling, const CellSet& open,
                              bool staying_open) {
  Grid clues = frame.corner;
  for (const Cell cell : frame.others - open) clues.set(cell, filling.digit(cell));
  std::set<Grid> tried;
  for (const Digit digit : kOtherDigits) {
    CellSet standing;
    for (const Cell cell : frame.others) {
      if (filling.digit(cell) == digit) standing.insert(cell);
    }
    GuardMoves moves(standing, open);
    for (const Cell guardian : frame.twelve) {
      for (const CellSet& gone : moves.into(guardian)) {
        Grid fewer = clues;
        for (const Cell cell : gone) fewer.clear(cell);
        if (!tried.insert(fewer).second) continue;
        const Certificate proof = certify(fewer);
        if (proof && stays_open(frame, fewer) == staying_open) return proof.puzzle;
      }
    }
  }
  return std::nullopt;
}

// The cells to be open in both arms: some of the ways, in a random order.
std::vector<CellSet> openings_of(const DeepFrame& frame, const Grid& filling, const DesignRow& row,
                                 RandomStream& random) {
  const auto& [right, below] = frame.arms;
  const std::vector<CellSet> to_the_right = loosening(frame, right, filling, row.limits);
  if (to_the_right.empty()) return {};
  std::vector<CellSet> openings;
  for (const CellSet& other : loosening(frame, below, filling, row.limits)) {
    for (const CellSet& one : to_the_right) openings.push_back(frame.open() | one | other);
  }
  random.shuffle(std::span<CellSet>(openings));
  openings.resize(std::min(openings.size(), row.openings));
  return openings;
}

std::optional<Puzzle> try_design(const DesignRow& row, RandomStream& random) {
  const DeepFrame frame = random_frame(random);
  const Grid filling = Filling(random).fill(frame.others);
  if (filling.filled().empty()) return std::nullopt;
  const std::vector<CellSet> openings = openings_of(frame, filling, row, random);
  for (const CellSet& open : openings) {
    if (auto puzzle = guarded(frame, filling, open, row.stays_open)) return puzzle;
  }
  return std::nullopt;
}

}  // namespace

DeepDesign design(DesignKind kind, RandomStream& random, const RunControl& control) {
  DeepDesign made;
  while (!made.puzzle && !control.should_stop()) {
    ++made.fillings;
    const auto puzzle = try_design(kDesigns[kind], random);
    if (!puzzle) continue;
    const Transform turned = Transform::random(random);
    made.puzzle =
        Puzzle::with_proven_solution(turned(puzzle->givens()), turned(puzzle->solution()));
  }
  return made;
}

}  // namespace nonet
