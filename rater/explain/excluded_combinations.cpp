#include "rater/explain/excluded_combinations.h"

#include <optional>

#include "base/bits.h"
#include "board/geometry.h"

namespace nonet {

namespace {

using enum StepPhrase;

constexpr std::uint32_t one_bit(std::size_t position) { return std::uint32_t{1} << position; }

// A digit in an aligned cell, by their numbers.
struct Chosen {
  std::size_t cell;
  std::size_t digit;
};

// The combinations of one removed candidate, cell by cell.
class Combinations {
 public:
  Combinations(const AlignedCells& aligned, const StepWords& words)
      : aligned_(aligned), words_(words) {}

  std::string against(Chosen target) {
    chosen_ = {target};
    for (std::size_t i = 0; i < aligned_.cells.size(); ++i) {
      if (i != target.cell) others_.push_back(i);
    }
    add_cell(0);
    return words_.say(kCannotBe, aligned_.cells[target.cell].name,
                      aligned_.digit_names[target.digit], faults_);
  }

 private:
  void add_cell(std::size_t index) {
    if (index == others_.size()) return;
    const AlignedCells::One& cell = aligned_.cells[others_[index]];
    for (std::uint32_t left = cell.digits; left != 0; left &= left - 1) {
      chosen_.push_back({others_[index], lowest(left)});
      if (const auto fault = fault_of_last()) {
        faults_ += faults_.empty() ? *fault : "; " + *fault;
      } else {
        add_cell(index + 1);
      }
      chosen_.pop_back();
    }
  }

  // Why the digits chosen so far are impossible together; nullopt: they are possible.
  [[nodiscard]] std::optional<std::string> fault_of_last() const {
    const Chosen& last = chosen_.back();
    std::uint32_t digits = 0;
    std::uint32_t cells = 0;
    for (const Chosen& one : chosen_) {
      const bool sees = (aligned_.cells[one.cell].sees & one_bit(last.cell)) != 0;
      if (one.cell != last.cell && one.digit == last.digit && sees)
        return words_.say(kTwiceWith, names_of_others(), aligned_.digit_names[one.digit]);
      digits |= one_bit(one.digit);
      cells |= one_bit(one.cell);
    }
    for (const AlignedCells::One& excluder : aligned_.excluders) {
      if ((cells & ~excluder.sees) != 0 || (excluder.digits & ~digits) != 0) continue;
      return words_.say(kNothingLeftWith, names_of_others(), excluder.name);
    }
    return std::nullopt;
  }

  // "r1c3=5", "r1c3=5, r1c4=2": without the removed candidate.
  [[nodiscard]] std::string names_of_others() const {
    std::string names;
    for (std::size_t i = 1; i < chosen_.size(); ++i) {
      names += fmt::format("{}{}={}", i == 1 ? "" : ", ", aligned_.cells[chosen_[i].cell].name,
                           aligned_.digit_names[chosen_[i].digit]);
    }
    return names;
  }

  const AlignedCells& aligned_;
  const StepWords& words_;
  std::vector<std::size_t> others_;
  std::vector<Chosen> chosen_;  // the removed candidate first
  std::string faults_;
};

std::uint32_t digit_bits(DigitSet digits) {
  std::uint32_t bits = 0;
  for (const Digit digit : digits) bits |= one_bit(static_cast<std::size_t>(digit.value() - 1));
  return bits;
}

AlignedCells::One aligned_one(const Position& before, const Step& step, Cell cell,
                              const StepWords& words) {
  AlignedCells::One one{words.name_of(cell), digit_bits(before.candidates(cell)), 0};
  std::size_t index = 0;
  for (const Cell other : step.cells) {
    if (peers_of(cell).contains(other)) one.sees |= one_bit(index);
    ++index;
  }
  return one;
}

AlignedCells aligned_cells(const Position& before, const Step& step, const StepWords& words) {
  AlignedCells aligned;
  for (const Cell cell : step.cells)
    aligned.cells.push_back(aligned_one(before, step, cell, words));
  for (const Cell cell : step.helpers)
    aligned.excluders.push_back(aligned_one(before, step, cell, words));
  for (const Digit digit : DigitSet::all()) aligned.digit_names.emplace_back(1, digit.symbol());
  return aligned;
}

}  // namespace

std::string excluded_combinations(const AlignedCells& aligned, std::size_t cell, std::size_t digit,
                                  const StepWords& words) {
  return Combinations(aligned, words).against({cell, digit});
}

std::vector<std::string> excluded_combinations(const Position& before, const Step& step,
                                               const StepWords& words) {
  std::vector<std::string> lines;
  const AlignedCells aligned = aligned_cells(before, step, words);
  for (const Digit digit : DigitSet::all()) {
    std::size_t index = 0;
    for (const Cell cell : step.cells) {
      if (step.eliminations.contains({cell, digit})) {
        lines.push_back(excluded_combinations(aligned, index,
                                              static_cast<std::size_t>(digit.value() - 1), words));
      }
      ++index;
    }
  }
  return lines;
}

}  // namespace nonet
