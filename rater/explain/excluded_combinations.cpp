#include "rater/explain/excluded_combinations.h"

#include <optional>

#include "board/geometry.h"

namespace nonet {

namespace {

using enum StepPhrase;

// The combinations of one removed candidate, cell by cell.
class Combinations {
 public:
  Combinations(const Position& before, const Step& step, const StepWords& words)
      : before_(before), step_(step), words_(words) {}

  std::string against(Candidate target) {
    chosen_ = {target};
    faults_.clear();
    others_.clear();
    for (const Cell cell : step_.cells - CellSet(target.cell)) others_.push_back(cell);
    add_cell(0);
    return words_.say(kCannotBe, words_.name_of(target.cell), target.digit.value(), faults_);
  }

 private:
  void add_cell(std::size_t index) {
    if (index == others_.size()) return;
    for (const Digit digit : before_.candidates(others_[index])) {
      chosen_.push_back({others_[index], digit});
      if (const auto fault = fault_of_last()) {
        faults_ += faults_.empty() ? *fault : "; " + *fault;
      } else {
        add_cell(index + 1);
      }
      chosen_.pop_back();
    }
  }

  // Why the cells chosen so far are impossible; nullopt: they are not yet.
  [[nodiscard]] std::optional<std::string> fault_of_last() const {
    DigitSet digits;
    CellSet cells;
    for (const Candidate one : chosen_) {
      if (one != chosen_.back() && one.digit == chosen_.back().digit &&
          peers_of(one.cell).contains(chosen_.back().cell)) {
        return words_.say(kTwiceWith, names_of_others(), one.digit.value());
      }
      digits.insert(one.digit);
      cells.insert(one.cell);
    }
    for (const Cell excluder : step_.helpers& common_peers(cells)) {
      if (!digits.contains(before_.candidates(excluder))) continue;
      return words_.say(kNothingLeftWith, names_of_others(), words_.name_of(excluder));
    }
    return std::nullopt;
  }

  // "r1c3=5", "r1c3=5, r1c4=2": without the removed candidate.
  [[nodiscard]] std::string names_of_others() const {
    std::string names;
    for (std::size_t i = 1; i < chosen_.size(); ++i) {
      names += fmt::format("{}{}={}", i == 1 ? "" : ", ", words_.name_of(chosen_[i].cell),
                           chosen_[i].digit.value());
    }
    return names;
  }

  const Position& before_;
  const Step& step_;
  const StepWords& words_;
  std::vector<Cell> others_;
  std::vector<Candidate> chosen_;  // the removed candidate first
  std::string faults_;
};

}  // namespace

std::vector<std::string> excluded_combinations(const Position& before, const Step& step,
                                               const StepWords& words) {
  std::vector<std::string> lines;
  Combinations combinations(before, step, words);
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      lines.push_back(combinations.against({cell, digit}));
    }
  }
  return lines;
}

}  // namespace nonet
