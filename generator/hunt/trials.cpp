#include "generator/hunt/trials.h"

#include <array>
#include <bit>
#include <cmath>

#include "board/every_key.h"
#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {
namespace {

constexpr bool pair(unsigned bits) { return std::popcount(bits) == 2; }

int bivalue_cells(const BasicsBoard& board) {
  int count = 0;
  for (const Cell cell : board.open()) count += pair(board.digits(cell)) ? 1 : 0;
  return count;
}

int strong_links(const BasicsBoard& board) {
  int count = 0;
  for (const House house : all_houses()) {
    for (const Digit digit : all_digits()) count += pair(board.places(house, digit)) ? 1 : 0;
  }
  return count;
}

int open_candidates(const BasicsBoard& board) {
  return board.candidates() - (kCells - board.open().size());
}

// A set of candidates of one board.
struct CandidateBits {
  PerCell<std::uint16_t> cells{};

  void add(const BasicsBoard& board) {
    for (const Cell cell : all_cells()) {
      auto& digits = cells[cell];
      digits = static_cast<std::uint16_t>(digits | board.digits(cell));
    }
  }
  // Adds the candidates of open cells that the board has and `of` lacks.
  void add_missing(const BasicsBoard& board, const CandidateBits& of) {
    for (const Cell cell : board.open()) {
      const unsigned missing = board.digits(cell) & ~unsigned{of.cells[cell]};
      cells[cell] = static_cast<std::uint16_t>(cells[cell] | missing);
    }
  }
};

// The candidates left by any trial of a cell, or of the places of a digit.
class Agreement {
 public:
  void add(Candidate candidate, const BasicsBoard& trial) {
    of_cell_.add(trial);
    for (const House house : houses_of(candidate.cell)) {
      of_places_[house][candidate.digit].add(trial);
    }
  }
  void end_cell(const BasicsBoard& board) {
    gone_.add_missing(board, of_cell_);
    of_cell_ = CandidateBits();
  }
  // The number of candidates that all trials agree to remove, besides the refuted ones.
  [[nodiscard]] int count(const BasicsBoard& board, const CandidateBits& refuted) {
    for (const House house : all_houses()) {
      for (const Digit digit : all_digits()) {
        if (std::popcount(board.places(house, digit)) < 2) continue;
        gone_.add_missing(board, of_places_[house][digit]);
      }
    }
    int count = 0;
    for (const Cell cell : all_cells()) {
      count += std::popcount(unsigned{gone_.cells[cell]} & ~unsigned{refuted.cells[cell]});
    }
    return count;
  }

 private:
  CandidateBits of_cell_;
  CandidateBits gone_;
  PerHouse<PerDigit<CandidateBits>> of_places_{};
};

// Whether more candidates were refuted so far than is likely if `most` of all are refutable: by two
// standard deviations of a Poisson count, and two more because refutations come in clusters.
bool tends_beyond(int most, const TrialRound& round, int all) {
  const double expected = static_cast<double>(most) * round.trials / all;
  return round.refuted > expected + 2 * std::sqrt(expected) + 2;
}

enum class Closing { kNothing, kProgress, kSolved };

// Tries each of the candidates, one of which is true: removes the refuted ones and all candidates
// that the others agree to remove.
Closing close_over(BasicsBoard& board, std::span<const Candidate> alternatives) {
  CandidateBits left;
  bool progress = false;
  for (const Candidate candidate : alternatives) {
    BasicsBoard trial = board;
    trial.place(candidate);
    if (!trial.infer_basics()) {
      board.remove(candidate.cell, candidate.digit);
      progress = true;
      continue;
    }
    left.add(trial);
  }
  for (const Cell cell : board.open()) {
    const unsigned gone = board.digits(cell) & ~unsigned{left.cells[cell]};
    for (unsigned rest = gone; rest != 0; rest &= rest - 1) {
      board.remove(cell, Digit::from_index(std::countr_zero(rest)));
      progress = true;
    }
  }
  if (!progress) return Closing::kNothing;
  board.infer_basics();
  return board.solved() ? Closing::kSolved : Closing::kProgress;
}

}  // namespace

std::optional<BasicsResult> after_basics(const Grid& givens, const WeightFactors& factors) {
  BasicsResult result{.board = BasicsBoard(givens)};
  BasicsBoard& board = result.board;
  if (!board.infer_singles() || board.solved()) return std::nullopt;
  const int before = board.candidates();
  if (!board.infer_basics() || board.solved()) return std::nullopt;
  result.weight = open_candidates(board) - factors.elimination * (before - board.candidates()) -
                  factors.bivalue * bivalue_cells(board) -
                  factors.strong_link * strong_links(board);
  return result;
}

TrialRound try_candidates(const BasicsBoard& board, int most_refuted) {
  TrialRound round;
  Agreement agreement;
  CandidateBits refuted;
  const int all = open_candidates(board);
  for (const Cell cell : board.open()) {
    for (unsigned rest = board.digits(cell); rest != 0; rest &= rest - 1) {
      const Candidate candidate{cell, Digit::from_index(std::countr_zero(rest))};
      BasicsBoard trial = board;
      ++round.trials;
      trial.place(candidate);
      if (trial.infer_basics()) {
        round.consequences += board.candidates() - trial.candidates();
        agreement.add(candidate, trial);
        continue;
      }
      if (++round.refuted > most_refuted || tends_beyond(most_refuted, round, all)) {
        round.cut = true;
        return round;
      }
      auto& digits = refuted.cells[cell];
      digits = static_cast<std::uint16_t>(digits | (rest & -rest));
    }
    agreement.end_cell(board);
  }
  round.agreed = agreement.count(board, refuted);
  return round;
}

std::optional<BasicsBoard> after_trials(const BasicsBoard& start) {
  BasicsBoard board = start;
  for (bool progress = true; progress;) {
    progress = false;
    for (const Cell cell : board.open()) {
      std::array<Candidate, kSize> alternatives{};
      std::size_t count = 0;
      for (unsigned rest = board.digits(cell); rest != 0; rest &= rest - 1) {
        alternatives[count++] = {cell, Digit::from_index(std::countr_zero(rest))};
      }
      if (count < 2) continue;  // decided since the loop began
      const Closing closing = close_over(board, {alternatives.data(), count});
      if (closing == Closing::kSolved) return std::nullopt;
      progress = progress || closing == Closing::kProgress;
    }
  }
  return board;
}

}  // namespace nonet
