// Every assertion of every proof follows from the grid and the rules of Sudoku: checked here
// without the engine that made the proof. The puzzles are those of board_rating_test.cpp whose
// paths have chains.
#include "variants/ladder/chains/board_proof.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "variants/ladder/board_rating.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using Places = std::set<std::pair<int, int>>;  // cell, digit

Places::value_type key_of(const BoardCandidate& candidate) {
  return {candidate.cell, candidate.digit};
}

class BoardProofChecker {
 public:
  BoardProofChecker(const Geometry& geometry, const LadderBoard& board, const BoardMarks& marks)
      : geometry_(geometry), board_(board) {
    for (int cell = 0; cell < board.cells(); ++cell) {
      for (int digit = 0; digit < board.digits(); ++digit) {
        if (marks.has(static_cast<CellIndex>(cell), static_cast<std::size_t>(digit)))
          grid_.insert({cell, digit});
      }
    }
  }

  void check(const BoardProof& proof, const Places& known) {
    Places premises;
    for (const BoardCandidate& each : proof.premises) premises.insert(key_of(each));
    CHECK(std::ranges::includes(known, premises));
    REQUIRE_FALSE(proof.branches.empty());
    for (const BoardProofBranch& branch : proof.branches) {
      for (std::size_t i = 0; i < branch.size(); ++i) check_node(proof, branch, i, premises);
    }
    switch (proof.kind) {
      case ProofKind::kContradiction:
        return check_contradiction(proof);
      case ProofKind::kCycle:
        return check_cycle(proof);
      default:
        return check_cases(proof, premises);
    }
  }
  [[nodiscard]] int assertions() const { return assertions_; }
  [[nodiscard]] int nested() const { return nested_; }
  [[nodiscard]] int by_pairs() const { return by_pairs_; }

 private:
  static const BoardProofNode& assumed(const BoardProofBranch& branch) {
    return *std::ranges::find(branch, Reason::kAssumption, &BoardProofNode::reason);
  }
  [[nodiscard]] bool in_house(HouseIndex house, CellIndex cell) const {
    const auto& cells = board_.house(house).cells;
    return std::ranges::find(cells, cell) != cells.end();
  }
  // The places of a digit in a house of the grid without those that are off.
  [[nodiscard]] std::set<CellIndex> places(HouseIndex house, int digit, const Places& off) const {
    std::set<CellIndex> left;
    for (const CellIndex cell : board_.house(house).cells) {
      if (grid_.contains({cell, digit}) && !off.contains({cell, digit})) left.insert(cell);
    }
    return left;
  }
  [[nodiscard]] bool sees(CellIndex a, CellIndex b) const {
    if (std::ranges::binary_search(geometry_.peers(a), b)) return true;
    for (HouseIndex house = 0; house < board_.houses().size(); ++house) {
      if (a != b && in_house(house, a) && in_house(house, b)) return true;
    }
    return false;
  }
  // Whether the second is false if the first is true.
  [[nodiscard]] bool takes(const BoardCandidate& a, const BoardCandidate& b) const {
    if (a.digit == b.digit) return sees(a.cell, b.cell);
    const bool next = a.digit + 1 == b.digit || b.digit + 1 == a.digit;
    return a.cell == b.cell ||
           (next && std::ranges::binary_search(geometry_.far_from(a.cell), b.cell));
  }

  void check_node(const BoardProof& proof, const BoardProofBranch& branch, std::size_t index,
                  const Places& premises) {
    const BoardProofNode& node = branch[index];
    CHECK(grid_.contains(key_of(node.candidate)));
    Places off;
    std::vector<BoardCandidate> on;
    for (const std::uint32_t parent : node.parents) {
      REQUIRE(parent < index);
      if (branch[parent].on) {
        on.push_back(branch[parent].candidate);
      } else {
        off.insert(key_of(branch[parent].candidate));
      }
    }
    ++assertions_;
    const auto [cell, digit] = key_of(node.candidate);
    switch (node.reason) {
      case Reason::kAssumption:
        CHECK(node.parents.empty());
        break;
      case Reason::kPremise:
        CHECK(!node.on);
        CHECK(premises.contains(key_of(node.candidate)));
        break;
      case Reason::kCellTaken:
        CHECK((!node.on && on.size() == 1 && on[0].cell == cell && on[0].digit != digit));
        break;
      case Reason::kHouseTaken:
        CHECK((!node.on && on.size() == 1 && on[0].digit == digit && on[0].cell != cell));
        CHECK((in_house(node.house, on.at(0).cell) && in_house(node.house, node.candidate.cell)));
        break;
      case Reason::kPairTaken:
        CHECK((!node.on && on.size() == 1 && on[0].cell != cell));
        CHECK(takes(on.at(0), node.candidate));
        ++by_pairs_;
        break;
      case Reason::kLastInCell:
        CHECK(node.on);
        for (int other = 0; other < board_.digits(); ++other)
          CHECK((other == digit || !grid_.contains({cell, other}) || off.contains({cell, other})));
        break;
      case Reason::kLastInHouse:
        CHECK(node.on);
        CHECK(places(node.house, digit, off) == std::set<CellIndex>{node.candidate.cell});
        break;
      case Reason::kPattern:
        CHECK_FALSE(node.on);
        check_pattern(proof.patterns.at(node.argument), node.candidate, off);
        break;
      case Reason::kProof: {
        const BoardProof& inner = *proof.nested.at(node.argument);
        ++nested_;
        check(inner, off);
        const bool beside = inner.placed && inner.placed->cell == cell;
        const auto& gone = inner.removed;
        CHECK((beside || std::ranges::find(gone, node.candidate) != gone.end()));
        break;
      }
      case Reason::kLockedSet:
        FAIL("no locked sets");
        break;
      case Reason::kRectangle:
        FAIL("no rectangles");
    }
  }

  void check_pattern(const BoardStep& step, const BoardCandidate& target, const Places& off) const {
    const std::size_t spots = step.spots;
    if (step.technique == BoardTechnique::kNakedPair ||
        step.technique == BoardTechnique::kHiddenPair) {
      const auto& cells = board_.house(step.bases.at(0)).cells;
      std::set<CellIndex> pair;
      for (std::size_t i = 0; i < cells.size(); ++i) {
        if ((spots >> i & 1U) != 0) pair.insert(cells[i]);
      }
      std::set<int> digits;
      for (int d = 0; d < board_.digits(); ++d) {
        if ((step.digits >> d & 1U) != 0) digits.insert(d);
      }
      CHECK((pair.size() == 2 && digits.size() == 2));
      const bool naked = step.technique == BoardTechnique::kNakedPair;
      if (!in_house(step.bases[0], target.cell)) {
        CHECK(naked);
        for (const CellIndex cell : pair) {
          if (grid_.contains({cell, target.digit}) && !off.contains({cell, target.digit}))
            CHECK(sees(cell, target.cell));
        }
      }
      CHECK(pair.contains(target.cell) != naked);
      CHECK(digits.contains(target.digit) == naked);
      for (const auto& [cell, digit] : grid_) {
        const auto at = static_cast<CellIndex>(cell);
        if (off.contains({cell, digit}) || !in_house(step.bases[0], at)) continue;
        if (naked && pair.contains(at)) CHECK(digits.contains(digit));
        if (!naked && digits.contains(digit)) CHECK(pair.contains(at));
      }
      return;
    }
    if (step.covers.empty()) {
      for (const CellIndex cell : places(step.bases.at(0), target.digit, off))
        CHECK(sees(cell, target.cell));
      return;
    }
    CHECK(step.bases.size() == step.covers.size());
    bool covered = false;
    for (const HouseIndex cover : step.covers) covered |= in_house(cover, target.cell);
    CHECK(covered);
    for (const HouseIndex base : step.bases) {
      CHECK_FALSE(in_house(base, target.cell));
      for (const CellIndex cell : places(base, target.digit, off)) {
        CHECK(std::ranges::any_of(step.covers,
                                  [&](HouseIndex cover) { return in_house(cover, cell); }));
      }
    }
  }

  void check_contradiction(const BoardProof& proof) const {
    REQUIRE(proof.branches.size() == 1);
    const BoardProofBranch& branch = proof.branches[0];
    const BoardProofNode& clash = branch.at(proof.clash);
    CHECK((branch.back().candidate == clash.candidate && branch.back().on != clash.on));
    const BoardProofNode& start = assumed(branch);
    if (start.on) {
      CHECK(proof.removed == std::vector{start.candidate});
    } else {
      CHECK(proof.placed == start.candidate);
    }
  }

  void check_cycle(const BoardProof& proof) const {
    REQUIRE(proof.branches.size() == 1);
    const BoardProofBranch& branch = proof.branches[0];
    CHECK(branch.back().candidate == assumed(branch).candidate);
    for (const BoardCandidate& target : proof.removed) {
      std::array<bool, 2> taken{};
      for (const BoardProofNode& node : branch) {
        if (node.reason != Reason::kPremise && takes(node.candidate, target)) taken[node.on] = true;
      }
      CHECK((taken[0] && taken[1]));
    }
  }

  void check_cases(const BoardProof& proof, const Places& premises) const {
    Places cases = premises;
    for (const BoardProofBranch& branch : proof.branches) {
      cases.insert(key_of(assumed(branch).candidate));
      const BoardProofNode& end = branch.back();
      const auto& gone = proof.removed;
      CHECK((end.on ? proof.placed == end.candidate
                    : std::ranges::find(gone, end.candidate) != gone.end()));
    }
    if (proof.kind == ProofKind::kEither) {
      REQUIRE(proof.branches.size() == 2);
      CHECK(assumed(proof.branches[0]).on != assumed(proof.branches[1]).on);
      CHECK(assumed(proof.branches[0]).candidate == assumed(proof.branches[1]).candidate);
      return;
    }
    for (const auto& [cell, digit] : grid_) {
      const bool mine =
          proof.kind == ProofKind::kCell
              ? cell == proof.cell
              : digit == proof.digit && in_house(proof.house, static_cast<CellIndex>(cell));
      if (mine) CHECK(cases.contains({cell, digit}));
    }
  }

  const Geometry& geometry_;
  const LadderBoard& board_;
  Places grid_;
  int assertions_ = 0;
  int nested_ = 0;
  int by_pairs_ = 0;
};

}  // namespace

TEST_CASE("Every assertion in a proof of a chain on another board follows", "[ladder]") {
  std::ifstream in("tests/data/variants/board_ratings.tsv");
  REQUIRE(in);
  std::map<std::string, int> taken;
  int assertions = 0;
  int nested = 0;
  int by_pairs = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string key;
    std::string puzzle;
    double er = 0;
    fields >> key >> puzzle >> er;
    if (er < 6.5 || (er < 8.5 && ++taken[key] > 4)) continue;
    const auto geometry = geometry_of(key);
    REQUIRE(geometry.ok());
    const auto rater = BoardRater::of(*geometry);
    REQUIRE(rater.ok());
    const auto givens = read_cells(puzzle, *geometry, {});
    REQUIRE(givens.ok());
    const BoardPath path = rater->path(*givens);
    CHECK(path.rating.score == Approx(er));
    BoardPosition position(rater->board(), *givens);
    for (const PricedBoardStep& taken_step : path.steps) {
      INFO(key << ' ' << puzzle);
      if (taken_step.step.proof) {
        BoardProofChecker checker(*geometry, rater->board(), position.marks());
        checker.check(*taken_step.step.proof, {});
        assertions += checker.assertions();
        nested += checker.nested();
        by_pairs += checker.by_pairs();
      }
      apply_step(position, taken_step.step);
    }
  }
  CHECK(assertions > 500);
  CHECK(nested > 0);
  CHECK(by_pairs > 0);
}

}  // namespace nonet::variants
