#include "generator/neighbourhood/near_solutions.h"

namespace nonet {

// Takes one question for each set of broken clues: the grids with another digit in each of these.
class NearSolutions::Finding final : public QuestionSource {
 public:
  Finding(NearSolutions& near, std::span<const CellSet> wanted)
      : QuestionSource(Interest::kEachOne),
        near_(near),
        clues_(PackedBoard::of(near.puzzle_.givens())),
        wanted_(wanted) {
    question_.limit = kEverySolution;
  }

  [[nodiscard]] bool too_many() const { return near_.size_ > kMost; }

  const Question* next() override {
    if (groups_.size() == wanted_.size() || too_many()) return nullptr;
    const CellSet broken = wanted_[groups_.size()];
    groups_.push_back(&near_.groups_[broken]);
    question_.within = clues_;
    for (const Cell clue : broken) question_.within->set(clue, ~clues_.digits(clue));
    return &question_;
  }
  void see(std::uint64_t number, const PackedBoard& solution) override {
    ++near_.size_;
    if (too_many()) return;
    Group& group = *groups_[number];
    group.grids.push_back(solution);
    group.seen |= solution;
  }
  bool worth_searching(std::uint64_t /*number*/, const PackedBoard& /*candidates*/) override {
    return !too_many();
  }
  void take(std::uint64_t /*number*/, const Answer& /*answer*/) override {}

 private:
  NearSolutions& near_;
  PackedBoard clues_;
  std::span<const CellSet> wanted_;
  Question question_;
  std::vector<Group*> groups_;  // by number; they stay in place
};

std::size_t NearSolutions::Hash::operator()(CellSet cells) const {
  constexpr std::uint64_t kOdd = 0x9e3779b97f4a7c15;
  const std::uint64_t mixed = (cells.low() * kOdd ^ cells.high()) * kOdd;
  return static_cast<std::size_t>(mixed ^ mixed >> 32);
}

NearSolutions::NearSolutions(const Puzzle& puzzle) : puzzle_(puzzle) { clear(); }

void NearSolutions::clear() {
  groups_.clear();
  const PackedBoard solution = PackedBoard::of(puzzle_.solution());
  groups_[CellSet()] = {{solution}, solution};
  size_ = 1;
}

bool NearSolutions::find(std::span<const CellSet> removals, BatchSolver& solver,
                         const RunControl& control) {
  std::vector<CellSet> wanted;
  const auto want = [&](CellSet broken) {
    if (groups_.try_emplace(broken).second) wanted.push_back(broken);
  };
  for (const CellSet removed : removals) {
    for (const CellSet broken : subsets_of(removed)) {
      want(broken);
      for (const Cell clue : puzzle_.givens().filled() - removed) want(broken | CellSet(clue));
    }
  }
  Finding finding(*this, wanted);
  solver.run(finding, control);
  if (!control.should_stop() && !finding.too_many()) return true;
  clear();
  return false;
}

std::vector<CellSet> subsets_of(CellSet cells) {
  std::vector<CellSet> subsets{CellSet()};
  for (const Cell cell : cells) {
    const std::size_t without = subsets.size();
    for (std::size_t i = 0; i < without; ++i) subsets.push_back(subsets[i] | CellSet(cell));
  }
  return subsets;
}

}  // namespace nonet
