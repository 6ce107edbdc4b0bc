#include "rater/logic/patterns/uniqueness/qius_pattern.h"

#include <algorithm>
#include <vector>

#include "board/geometry.h"
#include "rater/logic/patterns/guardians/guardian_aids.h"
#include "rater/logic/position/digit_choices.h"

namespace nonet {

namespace {

struct QiusFrame {
  House one;  // the two lines
  House other;
  CellSet square;
  CellSet corners;
};

class QiusSearch {
 public:
  QiusSearch(const Search& search, GuardianAids& aids, CellSet changed, House one, House other)
      : search_(search),
        position_(search.position),
        aids_(aids),
        changed_(changed),
        given_(search.givens),
        one_(one),
        other_(other) {}

  // Squares along the lines, then corners.
  Demand run() {
    for (std::size_t box = 0; box < kSize; box += kBoxSize) {
      for (std::size_t left_out = 0; left_out < kBoxSize; ++left_out) {
        if (try_square(box, box + left_out) == Demand::kEnough) return Demand::kEnough;
      }
    }
    return Demand::kMore;
  }

 private:
  [[nodiscard]] Cell cell_of(House line, std::size_t at) const { return cells_of(line)[at]; }

  Demand try_square(std::size_t box, std::size_t left_out) {
    CellSet square;
    std::vector<House> across;
    const HouseKind kind = one_.kind() == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
    for (std::size_t at = box; at < box + kBoxSize; ++at) {
      if (at == left_out) continue;
      square |= CellSet{cell_of(one_, at), cell_of(other_, at)};
      across.push_back(house_of(cell_of(one_, at), kind));
    }
    if (square.intersects(given_)) return Demand::kMore;
    // The pattern depends on both lines, on the box of the square, and on the corners.
    const bool is_new = changed_.intersects(cell_set_of(one_) | cell_set_of(other_) |
                                            cell_set_of(House::box(square.first().box())));
    const CellSet corners_across = cell_set_of(across[0]) | cell_set_of(across[1]);
    if (!is_new && !changed_.intersects(corners_across)) return Demand::kMore;
    if (!can_exchange_beside(box, left_out)) return Demand::kMore;
    const int band = one_.number() / kBoxSize;
    for (int number = 0; number < kSize; ++number) {
      if (number / kBoxSize == band) continue;
      const CellSet line = cell_set_of(House(one_.kind(), number));
      const CellSet corners = line & corners_across;
      if (!position_.empty_cells().contains(corners)) continue;
      if (!is_new && !changed_.intersects(corners)) continue;
      if (try_corners({one_, other_, square, corners}) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // Beside the square, where a line across has a cell of each line: their digits, 0 if unknown.
  struct Across {
    int in_one = 0;
    int in_other = 0;
    bool given = false;
    std::size_t part = 0;  // lines across that follow each other have one number
  };

  // Whether at most one of the two exchanges passes a given: those that do follow one another, the
  // digit of the other line in one being that of the first line in the next, or go round.
  [[nodiscard]] bool can_exchange_beside(std::size_t box, std::size_t left_out) const {
    std::vector<Across> all;
    for (std::size_t at = 0; at < kSize; ++at) {
      if (at >= box && at < box + kBoxSize && at != left_out) continue;
      const Cell a = cell_of(one_, at);
      const Cell b = cell_of(other_, at);
      const bool given = given_.contains(a) || given_.contains(b);
      all.push_back({position_.value(a), position_.value(b), given, at});
    }
    return open_parts(all) <= 1;
  }

  // The parts with a given whose beginning is unknown.
  static std::ptrdiff_t open_parts(std::vector<Across>& all) {
    for (const Across& before : all) {
      for (const Across& after : all) {
        if (before.in_other == 0 || before.in_other != after.in_one) continue;
        const std::size_t joined = after.part;
        for (Across& one : all) {
          if (one.part == joined) one.part = before.part;
        }
      }
    }
    return std::ranges::count_if(all, [&](const Across& first) {
      const auto precedes = [&](const Across& one) {
        return first.in_one != 0 && one.in_other == first.in_one;
      };
      const auto is_given_here = [&](const Across& one) {
        return one.part == first.part && one.given;
      };
      return std::ranges::none_of(all, precedes) && std::ranges::any_of(all, is_given_here);
    });
  }

  Demand try_corners(const QiusFrame& frame) {
    DigitSet in_corners;
    for (const Cell cell : frame.corners) in_corners |= position_.candidates(cell);
    for (const DigitSet pair : digit_choices(2)) {
      if (!in_corners.contains(pair)) continue;
      if (try_pair(frame, pair) == Demand::kEnough) return Demand::kEnough;
    }
    return Demand::kMore;
  }

  // Whether the corners can hold the pair.
  [[nodiscard]] bool can_hold(const QiusFrame& frame, DigitSet pair) const {
    const Cell first = frame.corners.first();
    const Cell second = (frame.corners - CellSet(first)).first();
    const DigitSet one = position_.candidates(first) & pair;
    const DigitSet other = position_.candidates(second) & pair;
    return !one.empty() && !other.empty() && (one | other) == pair;
  }

  Demand try_pair(const QiusFrame& frame, DigitSet pair) {
    if (!can_hold(frame, pair)) return Demand::kMore;
    const House box = House::box(frame.square.first().box());
    const CellSet beside = cell_set_of(box) - frame.square;
    CandidateSet guardians;
    for (const Cell cell : beside - position_.empty_cells()) {
      if (pair.contains(position_.grid().digit(cell))) return Demand::kMore;
    }
    for (const Digit digit : pair) guardians[digit] = position_.places(digit) & beside;
    for (const Cell cell : frame.corners) {
      guardians.insert(cell, position_.candidates(cell) - pair);
    }
    if (guardians.empty() || !may_conclude(guardians)) return Demand::kMore;
    Step step;
    step.technique = TechniqueId::kQiusPattern;
    step.cells = frame.corners;
    step.helpers = frame.square;
    step.digits = pair;
    step.bases = bit_of(frame.one) | bit_of(frame.other);
    step.cover = box;
    return aids_.offer(search_, step, guardians);
  }

  const Search& search_;
  const Position& position_;
  GuardianAids& aids_;
  CellSet changed_;
  CellSet given_;
  House one_;
  House other_;
};

}  // namespace

void find_qius_patterns(const Search& search) {
  find_guarded_in_changed_cells(
      search, CellFinder::kQiusPattern,
      [](const Search& here, CellSet changed, GuardianAids& aids) {
        for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
          for (int a = 0; a < kSize; ++a) {
            const int end = (a / kBoxSize + 1) * kBoxSize;
            for (int b = a + 1; b < end; ++b) {
              QiusSearch lines(here, aids, changed, House(kind, a), House(kind, b));
              if (lines.run() == Demand::kEnough) return;
            }
          }
        }
      });
}

}  // namespace nonet
