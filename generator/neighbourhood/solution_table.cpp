#include "generator/neighbourhood/solution_table.h"

#include <numeric>

#include "base/bits.h"
#include "board/typed_array.h"

namespace nonet {

class SolutionTable::Choosing {
 public:
  Choosing(const std::vector<PackedBoard>& solutions, const Wanted& wanted, const Visit& visit)
      : solutions_(solutions),
        wanted_(wanted),
        visit_(visit),
        words_((solutions.size() + 63) / 64) {
    make_rows();
  }

  void run() {
    Selection all;
    for (std::size_t w = 0; w < words_; ++w) {
      const std::size_t left = solutions_.size() - 64 * w;
      all.push_back({w, left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0}});
    }
    choose(all, 0, wanted_.count);
  }

 private:
  // A set of solutions, by its nonempty words.
  struct Word {
    std::size_t at;
    std::uint64_t bits;
  };
  using Selection = std::vector<Word>;

  struct Row {
    Candidate candidate;
    std::size_t begin;  // of its bits
  };

  void make_rows() {
    PackedBoard seen;
    for (const PackedBoard& solution : solutions_) seen |= solution;
    PerCandidate<std::size_t> begin_of{};
    (seen & wanted_.allowed).for_each([&](Candidate candidate) {
      begin_of[candidate] = rows_.size() * words_;
      rows_.push_back({candidate, rows_.size() * words_});
    });
    bits_.resize(rows_.size() * words_);
    PackedBoard columns;
    for (const Row& row : rows_) columns.insert(row.candidate);
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
      (solutions_[i] & columns).for_each([&](Candidate candidate) {
        bits_[begin_of[candidate] + i / 64] |= std::uint64_t{1} << (i % 64);
      });
    }
  }

  [[nodiscard]] Selection narrowed(const Selection& selection, const Row& row) const {
    Selection both;
    for (const Word& word : selection) {
      const std::uint64_t bits = word.bits & bits_[row.begin + word.at];
      if (bits != 0) both.push_back({word.at, bits});
    }
    return both;
  }

  static std::size_t size_of(const Selection& selection) {
    return std::accumulate(
        selection.begin(), selection.end(), std::size_t{0},
        [](std::size_t sum, const Word& word) { return sum + set_bits(word.bits); });
  }

  // Adds `more` candidates, from row `first` on, to the chosen ones; `selection` holds the
  // solutions that have all of these.
  void choose(const Selection& selection, std::size_t first, int more) {
    if (more == 1) {
      choose_last(selection, first);
      return;
    }
    const std::size_t size = size_of(selection);
    for (std::size_t i = first; i < rows_.size(); ++i) {
      const Selection both = narrowed(selection, rows_[i]);
      const std::size_t left = size_of(both);
      // If all or only one are left, this candidate or the next one is redundant.
      if (left == 0 || (wanted_.needed && (left == size || left == 1))) continue;
      chosen_.push_back(i);
      choose(both, i + 1, more - 1);
      chosen_.pop_back();
    }
  }

  void choose_last(const Selection& selection, std::size_t first) {
    for (std::size_t i = first; i < rows_.size(); ++i) {
      const std::uint64_t* const row = bits_.data() + rows_[i].begin;
      std::uint64_t only = 0;
      std::size_t at = 0;
      bool several = false;
      for (const Word& word : selection) {
        const std::uint64_t bits = word.bits & row[word.at];
        if (bits == 0) continue;
        several = only != 0 || (bits & (bits - 1)) != 0;
        if (several) break;
        only = bits;
        at = word.at;
      }
      if (only == 0 || several) continue;
      chosen_.push_back(i);
      if (!wanted_.needed || all_needed()) {
        found(64 * at + lowest(only));
      }
      chosen_.pop_back();
    }
  }

  // Whether without any one of the chosen candidates the others occur in several solutions.
  [[nodiscard]] bool all_needed() const {
    for (const std::size_t left_out : chosen_) {
      std::size_t count = 0;
      for (std::size_t w = 0; w < words_ && count < 2; ++w) {
        std::uint64_t bits = ~std::uint64_t{0};
        for (const std::size_t i : chosen_) {
          if (i != left_out) bits &= bits_[rows_[i].begin + w];
        }
        count += set_bits(bits);
      }
      if (count < 2) return false;
    }
    return true;
  }

  void found(std::size_t solution) {
    set_.clear();
    for (const std::size_t i : chosen_) set_.push_back(rows_[i].candidate);
    visit_(set_, solutions_[solution]);
  }

  const std::vector<PackedBoard>& solutions_;
  const Wanted& wanted_;
  const Visit& visit_;
  std::size_t words_;
  std::vector<Row> rows_;
  std::vector<std::uint64_t> bits_;  // [row][word]
  std::vector<std::size_t> chosen_;  // rows
  std::vector<Candidate> set_;
};

void SolutionTable::for_each_unique_set(const Wanted& wanted, const Visit& visit) const {
  Choosing(solutions_, wanted, visit).run();
}

}  // namespace nonet
