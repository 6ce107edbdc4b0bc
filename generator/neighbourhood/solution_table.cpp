#include "generator/neighbourhood/solution_table.h"

#include <numeric>

#include "base/bits.h"
#include "board/typed_array.h"

namespace nonet {

class SolutionTable::Choosing {
 public:
  Choosing(const SolutionTable& table, const Wanted& wanted, const Visit& visit)
      : table_(table),
        wanted_(wanted),
        visit_(visit),
        words_(words_for(table.solutions_.size())),
        witnesses_left_(static_cast<std::size_t>(wanted.count) + 1) {
    lay_out_witnesses();
    make_rows();
  }

  void run() {
    Selection all;
    for (std::size_t w = 0; w < words_; ++w) all.push_back({w, all_in(w)});
    for (auto& left : witnesses_left_) left.assign(witness_words_, ~std::uint64_t{0});
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
    std::size_t begin;      // of its bits
    std::size_t witnesses;  // and of those of the witnesses
  };

  // The words of a row for the witnesses of one given.
  struct Block {
    std::size_t first_word;
    std::size_t words;
  };

  static std::size_t words_for(std::size_t bits) { return (bits + 63) / 64; }

  [[nodiscard]] std::uint64_t all_in(std::size_t word) const {
    const std::size_t left = table_.size() - 64 * word;
    return left < 64 ? (std::uint64_t{1} << left) - 1 : ~std::uint64_t{0};
  }

  void lay_out_witnesses() {
    for (const auto& of_given : table_.witnesses_) {
      std::size_t grids = 0;
      for (const auto& some : of_given) grids += some.size();
      blocks_.push_back({witness_words_, words_for(grids)});
      witness_words_ += words_for(grids);
    }
  }

  void make_rows() {
    PackedBoard seen;
    for (const PackedBoard& solution : table_.solutions_) seen |= solution;
    const PackedBoard columns = seen & wanted_.allowed;
    PerCandidate<std::size_t> row_of{};
    columns.for_each([&](Candidate candidate) {
      row_of[candidate] = rows_.size();
      rows_.push_back({candidate, rows_.size() * words_, rows_.size() * witness_words_});
    });
    bits_.resize(rows_.size() * words_);
    witness_bits_.resize(rows_.size() * witness_words_);
    for (std::size_t i = 0; i < table_.size(); ++i) {
      (table_.solutions_[i] & columns).for_each([&](Candidate candidate) {
        bits_[rows_[row_of[candidate]].begin + i / 64] |= std::uint64_t{1} << (i % 64);
      });
    }
    for (std::size_t given = 0; given < blocks_.size(); ++given) {
      std::size_t bit = 64 * blocks_[given].first_word;
      for (const auto& some : table_.witnesses_[given]) {
        for (const PackedBoard& grid : some) {
          (grid & columns).for_each([&](Candidate candidate) {
            witness_bits_[rows_[row_of[candidate]].witnesses + bit / 64] |= std::uint64_t{1}
                                                                            << (bit % 64);
          });
          ++bit;
        }
      }
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

  // Whether each given has a witness with the chosen candidates and this row's; finds those.
  bool narrow_witnesses(const Row& row) {
    const std::vector<std::uint64_t>& before = witnesses_left_[chosen_.size()];
    std::vector<std::uint64_t>& after = witnesses_left_[chosen_.size() + 1];
    for (const Block& block : blocks_) {
      std::uint64_t any = 0;
      for (std::size_t w = block.first_word; w < block.first_word + block.words; ++w) {
        after[w] = before[w] & witness_bits_[row.witnesses + w];
        any |= after[w];
      }
      if (any == 0) return false;
    }
    return true;
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
      if (left == 0) continue;
      // If all or only one are left, this candidate or the next one is redundant.
      if (wanted_.needed && (left == size || left == 1)) {
        if (left == 1 && left < size && wanted_.or_fewer) complete(i, both.front());
        continue;
      }
      if (!narrow_witnesses(rows_[i])) continue;
      chosen_.push_back(i);
      choose(both, i + 1, more - 1);
      chosen_.pop_back();
    }
  }

  void choose_last(const Selection& selection, std::size_t first) {
    for (std::size_t i = first; i < rows_.size(); ++i) {
      const std::uint64_t* const row = bits_.data() + rows_[i].begin;
      Word only{0, 0};
      bool several = false;
      for (const Word& word : selection) {
        const std::uint64_t bits = word.bits & row[word.at];
        if (bits == 0) continue;
        several = only.bits != 0 || (bits & (bits - 1)) != 0;
        if (several) break;
        only = {word.at, bits};
      }
      if (only.bits != 0 && !several) complete(i, only);
    }
  }

  // The chosen candidates and row `last` occur in one solution only.
  void complete(std::size_t last, const Word& solution) {
    if (!narrow_witnesses(rows_[last])) return;
    chosen_.push_back(last);
    if (!wanted_.needed || all_needed()) found(64 * solution.at + lowest(solution.bits));
    chosen_.pop_back();
  }

  // Whether without any one of the chosen candidates the others occur in several solutions.
  [[nodiscard]] bool all_needed() const {
    for (const std::size_t left_out : chosen_) {
      std::size_t count = 0;
      for (std::size_t w = 0; w < words_ && count < 2; ++w) {
        std::uint64_t bits = all_in(w);
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
    visit_(set_, table_.solutions_[solution]);
  }

  const SolutionTable& table_;
  const Wanted& wanted_;
  const Visit& visit_;
  std::size_t words_;
  std::size_t witness_words_ = 0;
  std::vector<Block> blocks_;
  std::vector<Row> rows_;
  std::vector<std::uint64_t> bits_;                         // [row][word]
  std::vector<std::uint64_t> witness_bits_;                 // [row][word]
  std::vector<std::vector<std::uint64_t>> witnesses_left_;  // by number of chosen candidates
  std::vector<std::size_t> chosen_;                         // rows
  std::vector<Candidate> set_;
};

void SolutionTable::for_each_unique_set(const Wanted& wanted, const Visit& visit) const {
  Choosing(*this, wanted, visit).run();
}

}  // namespace nonet
