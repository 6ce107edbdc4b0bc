// Chains against the reference program's ratings of this project's puzzles, and against the
// solution: the conclusion of every chain step must agree with it.
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

struct Rated {
  Puzzle puzzle;
  std::vector<int> tenths;  // ER, EP, ED as far as the file has them
};

std::vector<Rated> read_ratings(const std::filesystem::path& file) {
  std::vector<Rated> rated;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::istringstream fields(line);
    std::string puzzle;
    fields >> puzzle;
    if (!Grid::from_line(puzzle)) continue;
    rated.push_back({testing::puzzle_of(puzzle), {}});
    for (double value = 0; fields >> value;) {
      rated.back().tenths.push_back(static_cast<int>(std::lround(value * 10)));
    }
  }
  return rated;
}

std::vector<Rated> own_ratings() {
  return read_ratings(std::filesystem::path(NONET_TEST_DATA) / "chains" / "ratings.tsv");
}

// Names the puzzles whose ratings differ from the reference.
int count_differences(const std::vector<Rated>& rated, std::size_t stride) {
  WalkMemory memory;
  RateRequest request;
  request.memory = &memory;
  int different = 0;
  for (std::size_t i = 0; i < rated.size(); i += stride) {
    const Rating rating = rate_explainer(rated[i].puzzle, request);
    bool same = rating.solved();
    for (std::size_t k = 0; k < rated[i].tenths.size(); ++k) {
      same = same && std::lround(rating.values[k].value * 10) == rated[i].tenths[k];
    }
    if (same) continue;
    ++different;
    std::cerr << rated[i].puzzle.givens().line() << " expected ER " << rated[i].tenths[0] / 10.0
              << ", got " << rating.values[0].value << "\n";
  }
  return different;
}

bool is_chain(TechniqueId technique) { return technique_row(technique).family == "chains"; }

// A step is sound if it places a digit of the solution, and removes none.
bool is_sound(const Step& step, const Grid& solution) {
  if (step.placement && solution.digit(step.placement->cell) != step.placement->digit) return false;
  for (const Cell c : all_cells()) {
    if (step.eliminations.contains({c, solution.digit(c)})) return false;
  }
  return true;
}

// Parents come before children, the first node is an assumption, and all other nodes have a reason.
bool is_well_formed(const ProofBranch& branch) {
  for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
    const ProofNode& node = branch.nodes[i];
    const bool assumed = node.reason == Reason::kAssumption;
    if (assumed != (i == 0) || assumed != node.parents.empty()) return false;
    for (const std::uint32_t parent : node.parents) {
      if (parent >= i) return false;
    }
  }
  return !branch.nodes.empty();
}

TEST_CASE("Puzzles that need chains are rated as the reference rates them", "[rater][chains]") {
  const std::vector<Rated> rated = own_ratings();
  REQUIRE(rated.size() > 50);
  CHECK(count_differences(rated, 1) == 0);
}

TEST_CASE("Chain steps agree with the solution and carry their proof", "[rater][chains]") {
  std::set<TechniqueId> seen;
  for (const Rated& rated : own_ratings()) {
    for (const PathStep& at : explain_explainer(rated.puzzle, {}).steps) {
      if (!is_chain(at.step.technique)) continue;
      seen.insert(at.step.technique);
      INFO(rated.puzzle.givens().line() << " " << technique_row(at.step.technique).name);
      CHECK(is_sound(at.step, rated.puzzle.solution()));
      REQUIRE(at.step.proof);
      for (const ProofBranch& branch : at.step.proof->branches) CHECK(is_well_formed(branch));
      CHECK(at.step.complexity == at.step.proof->length);
      CHECK(assertions_in(*at.step.proof) <= at.step.complexity);
    }
  }
  for (const TechniqueId id :
       {TechniqueId::kXCycle, TechniqueId::kXForcingChain, TechniqueId::kForcingChain,
        TechniqueId::kNishio, TechniqueId::kCellForcingChains, TechniqueId::kRegionForcingChains,
        TechniqueId::kDynamicForcingChains}) {
    INFO(technique_row(id).name);
    CHECK(seen.count(id) == 1);
  }
}

// Published ratings (explainer_published_er.tsv) of puzzles in which the decisive cycle has exactly
// the greatest length searched: its closing pair lies one layer after the last.
TEST_CASE("A cycle of exactly the greatest length searched is found", "[rater][chains]") {
  struct Case {
    const char* line;
    double er;
    const char* hardest;
  };
  for (const auto& [line, er, hardest] :
       {Case{"...4....9.5....12.7.8..2....17.6.......9..3.19..5...6....8.56....2..1..78......5.",
             6.5, "x-cycle"},
        Case{"...4..78.........66983..1..2.....3.4..5..1...984..3....6......87..5...2...1962...",
             7.0, "xy-cycle"},
        Case{".23.........7...3..89.325.......8.63.....48.5..4..59...4....29857......49..2.....",
             6.5, "x-cycle"}}) {
    const Rating rating = rate_explainer(testing::puzzle_of(line), {});
    CHECK(rating.values[0].value == er);
    CHECK(rating.hardest == hardest);
  }
}

TEST_CASE("A rating does not depend on earlier ratings", "[rater][chains]") {
  WalkMemory memory;
  RateRequest shared;
  shared.memory = &memory;
  const std::vector<Rated> rated = own_ratings();
  for (std::size_t i = 0; i < rated.size(); i += 5) {
    const Rating first = rate_explainer(rated[i].puzzle, shared);
    CHECK(first.values == rate_explainer(rated[i].puzzle, {}).values);
    CHECK(first.values == rate_explainer(rated[i].puzzle, shared).values);
  }
}

TEST_CASE("A limit stops the search without changing ratings below it", "[rater][chains]") {
  const std::vector<Rated> all = own_ratings();
  for (std::size_t i = 0; i < all.size(); i += 3) {
    const Rated& rated = all[i];
    for (const int limit : {70, 83, 86, 88}) {
      RateRequest request;
      request.max_score = limit / 10.0;
      const Rating rating = rate_explainer(rated.puzzle, request);
      if (rated.tenths[0] <= limit) {
        CHECK(rating.solved());
        CHECK(std::lround(rating.score * 10) == rated.tenths[0]);
      } else {
        CHECK(rating.end == RatingEnd::kAboveLimit);
      }
    }
  }
}

// Whether ER is at least `er`, decided by a limit: the path ends at the first step above the limit.
// A puzzle that the techniques do not solve counts as harder than any other.
bool is_at_least(const Puzzle& puzzle, double er, RateRequest request) {
  request.max_score = er - 0.1;
  const RatingEnd end = rate_explainer(puzzle, request).end;
  return end == RatingEnd::kAboveLimit || end == RatingEnd::kStuck;
}

TEST_CASE("A limit decides whether a puzzle is at least that hard", "[rater][chains]") {
  const std::vector<Rated> all = own_ratings();
  WalkMemory memory;
  RateRequest request;
  request.memory = &memory;
  for (std::size_t i = 0; i < all.size(); i += 4) {
    for (const int difference : {-2, -1, 0, 1, 2}) {
      const int er = all[i].tenths[0] + difference;
      INFO(all[i].puzzle.givens().line() << " " << er);
      CHECK(is_at_least(all[i].puzzle, er / 10.0, request) == (difference <= 0));
    }
  }
}

TEST_CASE("Reference ratings are reproduced", "[rater][chains]") {
  const auto file = testing::reference_file("explainer_reference.tsv");
  if (!file) return;
  CHECK(count_differences(read_ratings(*file), 29) == 0);
}

TEST_CASE("A limit among nested chains agrees with the rating", "[.nightly][chains]") {
  const auto file = testing::reference_file("explainer_tail.tsv");
  if (!file) return;
  for (const Rated& rated : read_ratings(*file)) {
    for (int er = 90; er <= 112; er += 2) {
      INFO(rated.puzzle.givens().line() << " " << er);
      CHECK(is_at_least(rated.puzzle, er / 10.0, {}) == (rated.tenths[0] >= er));
    }
  }
}

TEST_CASE("All reference ratings are reproduced", "[.nightly][chains]") {
  for (const char* name : {"explainer_reference.tsv", "explainer_tail.tsv"}) {
    const auto file = testing::reference_file(name);
    if (file) CHECK(count_differences(read_ratings(*file), 1) == 0);
  }
}

}  // namespace
}  // namespace nonet
