#include "rater/logic/patterns/singles/singles_queue.h"

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/bits.h"
#include "board/every_key.h"
#include "board/geometry.h"
#include "board/nine_bits.h"

namespace nonet {

namespace {

// When a candidate is removed while the givens are placed cell by cell. Later is larger: ordered by
// the given, then removals from other cells before removals from its own cell, then by the cell
// (digit) that is removed, then by the house.
using Moment = std::uint32_t;

constexpr Moment moment(Cell given, bool own, int loser, int house_kind) {
  return static_cast<Moment>(given.index() << 16 | (own ? 1 : 0) << 15 | loser << 8 | house_kind);
}

struct Arrival {
  Moment moment;
  Candidate candidate;
};

// The singles left by the givens, each with the moment in which it appeared.
class History {
 public:
  explicit History(const SinglesBoard& board) : board_(board) {
    for (const Cell cell : ~board.empty_cells()) {
      givens_[board.grid().digit(cell)].insert(cell);
    }
  }

  [[nodiscard]] Arrival naked(Cell cell) const {
    const Digit left = board_.candidates(cell).first();
    Moment last = 0;
    for (const Digit digit : ~DigitSet(left)) {
      const Cell given = (givens_[digit] & peers_of(cell)).first();
      last = std::max(last, moment(given, false, cell.index(), 0));
    }
    return {last, {cell, left}};
  }

  [[nodiscard]] Arrival hidden(House house, Digit digit) const {
    const Cell place = (board_.places(digit) & cell_set_of(house)).first();
    Moment last = 0;
    for (const Cell cell : cell_set_of(house) - CellSet(place)) {
      last = std::max(last, loss(cell, digit, house.kind()));
    }
    return {last, {place, digit}};
  }

 private:
  [[nodiscard]] Moment loss(Cell cell, Digit digit, HouseKind house) const {
    const CellSet takers = givens_[digit] & peers_of(cell);
    const bool own =
        !board_.empty_cells().contains(cell) && (takers.empty() || cell < takers.first());
    const int kind = static_cast<int>(house);
    return own ? moment(cell, true, digit.index(), kind)
               : moment(takers.first(), false, cell.index(), kind);
  }

  const SinglesBoard& board_;
  PerDigit<CellSet> givens_{};
};

// As words that sort by moment; not cleared before use.
template <std::size_t kMost>
class Arrivals {
 public:
  void add(const Arrival& arrival) {
    arrivals_[count_++] = std::uint64_t{arrival.moment} << 16 | packed_candidate(arrival.candidate);
  }
  template <typename Queue>
  void push_to(Queue& queue) {
    std::sort(arrivals_.begin(), arrivals_.begin() + static_cast<long>(count_));
    for (std::size_t at = 0; at < count_; ++at) {
      queue.push(unpacked_candidate(static_cast<std::uint16_t>(arrivals_[at] & 0xFFFF)));
    }
  }

 private:
  std::array<std::uint64_t, kMost> arrivals_;
  std::size_t count_ = 0;
};

}  // namespace

SinglesQueue::SinglesQueue(const Grid& puzzle) : board_(puzzle) { line_up_after_givens(); }

// Fills the queues with the singles that placing the givens leaves in open cells.
void SinglesQueue::line_up_after_givens() {
  const History history(board_);
  Arrivals<kCells> naked;
  for (const Cell cell : board_.naked_singles()) naked.add(history.naked(cell));
  naked.push_to(waiting_.naked_singles);
  Arrivals<std::size_t{kHouses} * kSize> hidden;
  for (const Digit digit : all_digits()) {
    for (HouseSet houses = board_.houses_with_single(digit); houses != 0; houses &= houses - 1) {
      hidden.add(history.hidden(House(std::countr_zero(houses)), digit));
    }
  }
  hidden.push_to(hidden_);
}

// Queues every current hidden single.
void SinglesQueue::line_up_hidden() {
  hidden_.clear();
  Arrivals<std::size_t{kHouses} * kSize> arrivals;
  for (const Digit digit : all_digits()) {
    if (board_.places(digit).empty()) continue;
    for (HouseSet houses = board_.houses_with_single(digit); houses != 0; houses &= houses - 1) {
      const House house(std::countr_zero(houses));
      const Cell place = cells_of(house)[lowest(board_.places(house, digit))];
      const auto moment = static_cast<Moment>(board_.moment_of_single(house, digit));
      arrivals.add({moment, {place, digit}});
    }
  }
  arrivals.push_to(hidden_);
}

std::optional<Single> SinglesQueue::full_house() {
  const HouseSet nearly_full = board_.nearly_full_houses();
  if (nearly_full == 0) return std::nullopt;
  auto& queue = waiting_.naked_singles;
  while (!queue.empty() && !is_empty(queue.head().cell)) queue.pop();
  return queue.first([&](Candidate entry) -> std::optional<Single> {
    if (!is_empty(entry.cell)) return std::nullopt;
    for (const House house : seats_of(entry.cell).house) {
      if (((nearly_full >> house.index()) & 1) == 0) continue;
      return Single{TechniqueId::kFullHouse, entry, house};
    }
    return std::nullopt;
  });
}

std::optional<Single> SinglesQueue::take_naked_single() {
  auto& queue = waiting_.naked_singles;
  while (!queue.empty()) {
    const Candidate entry = queue.pop();
    if (is_empty(entry.cell)) return Single{TechniqueId::kNakedSingle, entry, {}};
  }
  return std::nullopt;
}

std::optional<Single> SinglesQueue::take_hidden_single() {
  for (;;) {
    if (hidden_.empty()) line_up_hidden();
    if (hidden_.empty()) return std::nullopt;
    const Candidate entry = hidden_.pop();
    if (!is_empty(entry.cell)) continue;
    for (const House house : seats_of(entry.cell).house) {
      if (bit_count(board_.places(house, entry.digit)) != 1) continue;
      return Single{house.kind() == HouseKind::kBox ? TechniqueId::kHiddenSingleBox
                                                    : TechniqueId::kHiddenSingleLine,
                    entry, house};
    }
  }
}

void SinglesQueue::apply(const Step& step) {
  if (step.placement) {
    place(*step.placement);
    return;
  }
  for (const Candidate candidate : step.sequence) board_.eliminate(candidate, waiting_);
  if (!step.sequence.empty()) return;
  for (const Digit digit : step.eliminations.digits()) {
    for (const Cell cell : step.eliminations[digit]) {
      board_.eliminate({cell, digit}, waiting_);
    }
  }
}

}  // namespace nonet
