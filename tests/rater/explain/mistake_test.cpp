// The reason for which a digit or a mark is wrong, as short as possible and in three rungs.
#include "rater/explain/mistake.h"

#include <catch2/catch.hpp>
#include <iostream>
#include <map>

#include "base/random_stream.h"
#include "rater/explain/next_step.h"
#include "rater/explain/next_step_text.h"
#include "tests/puzzle_of.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/technique_cases.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

std::filesystem::path mistake_file(const char* name) {
  return std::filesystem::path(NONET_TEST_DATA) / "chains" / name;
}

Reached with_digit(Cell cell, int digit) {
  Reached reached;
  reached.placed.set(cell, Digit(digit));
  return reached;
}

Mistake only_mistake(const Puzzle& puzzle, const Reached& reached) {
  const auto next = next_step_of(puzzle, reached);
  REQUIRE(next.ok());
  REQUIRE(next->mistakes.size() == 1);
  return next->mistakes.front();
}

constexpr const char* kSeventeen =
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

TEST_CASE("A wrong digit that a peer has is refuted by the peer", "[rater][hint]") {
  const Mistake mistake = only_mistake(testing::puzzle_of(kSeventeen), with_digit(Cell(0, 0), 2));
  CHECK(mistake.hint.where == "Something is wrong in box 1.");
  CHECK(mistake.hint.what == "r1c1 is not 2.");
  CHECK(mistake.hint.step == "r1c1 cannot be 2: r3c2 in box 1 is 2 already.\n");
  CHECK(mistake.lines == 1);
  CHECK(mistake.proof == nullptr);
}

TEST_CASE("A wrong digit that takes the last place of another digit is refuted by its house",
          "[rater][hint]") {
  // 5 has one place in box 8, r7c6.
  const Mistake mistake = only_mistake(testing::puzzle_of(kSeventeen), with_digit(Cell(6, 5), 7));
  CHECK(mistake.hint.step == "r7c6 cannot be 7: 5 has no other place in box 8.\n");
  CHECK(mistake.lines == 1);
  REQUIRE(mistake.proof != nullptr);
}

// Whether up to `most` singles, in some order, lead to a cell without a digit or a house without a
// place for a digit: the promise of the search, checked by separate code.
bool dies_within(const PencilMarks& marks, int most) {
  for (const Cell c : all_cells()) {
    if (marks[c].empty()) return true;
  }
  std::vector<Candidate> singles;
  for (const House house : all_houses()) {
    for (const Digit d : DigitSet::all()) {
      const CellSet places = marks.places(d) & cell_set_of(house);
      if (places.empty()) return true;
      if (places.size() == 1) singles.push_back({places.first(), d});
    }
  }
  for (const Cell c : all_cells()) {
    if (marks[c].size() == 1) singles.push_back({c, marks[c].first()});
  }
  if (most == 0) return false;
  for (const Candidate single : singles) {
    PencilMarks next = marks;
    next[single.cell] = DigitSet(single.digit);
    for (const Cell peer : peers_of(single.cell)) next[peer].erase(single.digit);
    if (!(next == marks) && dies_within(next, most - 1)) return true;
  }
  return false;
}

TEST_CASE("No argument is longer than it must be", "[rater][hint]") {
  RandomStream random(7, "shortest-mistakes");
  std::map<int, int> of_lines;
  for (const Puzzle& puzzle : testing::puzzles_in(mistake_file("ratings.tsv"), 9)) {
    const PencilMarks marks = PencilMarks::of(puzzle.givens());
    for (const Cell cell : all_cells() - puzzle.givens().filled()) {
      if (!random.chance(0.25)) continue;
      const DigitSet wrong = marks[cell] - DigitSet(puzzle.solution().digit(cell));
      if (wrong.empty()) continue;
      const Mistake mistake = only_mistake(puzzle, with_digit(cell, wrong.first().value()));
      const int singles = !mistake.lines ? 2 : *mistake.lines == 1 ? 0 : *mistake.lines - 2;
      ++of_lines[mistake.lines.value_or(99)];
      PencilMarks supposed = marks;
      supposed[cell] = DigitSet(wrong.first());
      for (const Cell peer : peers_of(cell)) supposed[peer].erase(wrong.first());
      INFO(mistake.hint.step);
      if (singles > 0) CHECK_FALSE(dies_within(supposed, std::min(singles - 1, 2)));
      if (mistake.lines && singles <= 2) CHECK(dies_within(supposed, singles));
    }
  }
  CHECK(of_lines[1] > 5);
  CHECK(of_lines[3] > 5);
  CHECK(of_lines[99] > 5);
}

TEST_CASE("An argument has six lines at most; else the next step is given without the digit",
          "[rater][hint]") {
  RandomStream random(8, "bounded-mistakes");
  int untold = 0;
  for (const Puzzle& puzzle : testing::puzzles_in(mistake_file("nested.tsv"), 2)) {
    const PencilMarks marks = PencilMarks::of(puzzle.givens());
    for (const Cell cell : all_cells() - puzzle.givens().filled()) {
      const DigitSet wrong = marks[cell] - DigitSet(puzzle.solution().digit(cell));
      if (wrong.empty() || !random.chance(0.1)) continue;
      const auto next = next_step_of(puzzle, with_digit(cell, wrong.first().value()));
      REQUIRE(next.ok());
      const std::string told = next_step_as_text(*next, 3);
      INFO(told);
      CHECK(std::count(told.begin(), told.end(), '\n') <= kFewSingles + 4);
      CHECK(told.find("assertions") == std::string::npos);
      CHECK(next->scene.has_value() == !next->mistakes.front().lines);
      if (!next->scene) continue;
      ++untold;
      CHECK(told.find("Take it away.\nAfter that the next step is: Look at ") != std::string::npos);
      CHECK(next_step_as_text(*next, 2).find("next step") == std::string::npos);
    }
  }
  CHECK(untold > 10);
}

TEST_CASE("A box with several mistakes is named once, each cell by itself", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzle_of(kSeventeen);
  Reached reached = with_digit(Cell(0, 0), 2);
  reached.placed.set(Cell(0, 1), Digit(4));
  reached.placed.set(Cell(6, 5), Digit(7));
  const auto next = next_step_of(puzzle, reached);
  REQUIRE(next.ok());
  REQUIRE(next->mistakes.size() == 3);
  CHECK(next_step_as_text(*next, 1) ==
        "Something is wrong in box 1.\nSomething is wrong in box 8.\n");
  CHECK(next_step_as_text(*next, 2) == "r1c1 is not 2.\nr1c2 is not 4.\nr7c6 is not 7.\n");
}

// All candidates that the givens leave, as a person notes them who marks every cell.
Reached full_marks(const Puzzle& puzzle) { return {Grid(), PencilMarks::of(puzzle.givens())}; }

TEST_CASE("A missing mark is reported in rungs", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzle_of(kSeventeen);
  Reached reached = full_marks(puzzle);
  (*reached.marks)[Cell(6, 5)].erase(Digit(5));
  const Mistake mistake = only_mistake(puzzle, reached);
  CHECK_FALSE(mistake.claim.on);
  CHECK(mistake.hint.where == "Something is wrong with the marks of box 8.");
  CHECK(mistake.hint.what == "r7c6 lacks a mark.");
  CHECK(mistake.hint.step == "r7c6 lacks the mark 5: 5 has no other place in box 8.\n");
}

TEST_CASE("A cell without marks is a mistake if the others have some", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzle_of(kSeventeen);
  Reached reached = full_marks(puzzle);
  (*reached.marks)[Cell(6, 5)] = DigitSet();
  CHECK(only_mistake(puzzle, reached).hint.what == "r7c6 has no mark left.");
  // A person who has marked only one box has not looked at the other cells yet.
  for (const Cell cell : all_cells()) {
    if (cell.box() != 0) (*reached.marks)[cell] = DigitSet();
  }
  const auto next = next_step_of(puzzle, reached);
  REQUIRE(next.ok());
  CHECK(next->mistakes.empty());
  CHECK(next->scene.has_value());
}

TEST_CASE("A cell with a single mark is the naked single to be seen first", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzle_of(kSeventeen);
  Reached reached = full_marks(puzzle);
  // r7c6 is a hidden single of box 8; the person has marked r1c1 completely.
  const Cell cell(0, 0);
  (*reached.marks)[cell] = DigitSet(puzzle.solution().digit(cell));
  const auto next = next_step_of(puzzle, reached);
  REQUIRE(next.ok());
  CHECK(next->mistakes.empty());
  CHECK(next->scene->step.step.technique == TechniqueId::kNakedSingle);
  CHECK(next->scene->step.step.placement == Candidate{cell, puzzle.solution().digit(cell)});
}

TEST_CASE("A lone mark that is wrong is a wrong digit", "[rater][hint]") {
  const Puzzle puzzle = testing::puzzle_of(kSeventeen);
  Reached reached = full_marks(puzzle);
  (*reached.marks)[Cell(6, 5)] = DigitSet(Digit(7));
  const Mistake mistake = only_mistake(puzzle, reached);
  CHECK(mistake.claim.on);
  CHECK(mistake.hint.what == "r7c6 is not 7.");
}

// How long the reasons of wrong digits are: any digit but the correct one, in a random empty cell
// of a random position on the way. `digits` of each list.
void measure_mistakes(const char* name, std::size_t stride, int digits) {
  const auto file = testing::reference_file(name);
  if (!file) return;
  const std::vector<Puzzle> puzzles = testing::puzzles_in(*file, stride);
  RandomStream random(1, "measured-mistakes");
  std::map<int, int> of_lines;  // 0: no short reason; -1: a peer has the digit
  for (int n = 0; n < digits; ++n) {
    const Puzzle& puzzle = puzzles[random.below(static_cast<std::uint32_t>(puzzles.size()))];
    Reached reached;
    const double share = static_cast<double>(random.below(90)) / 100;
    for (const Cell cell : all_cells() - puzzle.givens().filled()) {
      if (random.chance(share)) reached.placed.set(cell, puzzle.solution().digit(cell));
    }
    const CellSet open = all_cells() - puzzle.givens().filled() - reached.placed.filled();
    if (open.empty()) continue;
    auto cell = open.begin();
    const auto skipped = random.below(static_cast<std::uint32_t>(open.size()));
    for (std::uint32_t i = 0; i < skipped; ++i) ++cell;
    const int right = puzzle.solution().value(*cell);
    const int wrong = (right + static_cast<int>(random.below(8))) % kSize + 1;
    reached.placed.set(*cell, Digit(wrong));
    const Mistake mistake = only_mistake(puzzle, reached);
    ++of_lines[mistake.lines.value_or(0) == 1 && !mistake.proof ? -1 : mistake.lines.value_or(0)];
  }
  std::cerr << name << ": a peer " << of_lines[-1] << ", one sentence " << of_lines[1];
  for (int lines = 3; lines <= kFewSingles + 2; ++lines) {
    std::cerr << ", " << lines << " lines " << of_lines[lines];
  }
  std::cerr << ", none short " << of_lines[0] << "\n";
}

TEST_CASE("How wrong digits of listed puzzles are refuted", "[.nightly]") {
  measure_mistakes("seventeen_clue.txt", 50, 1000);
  measure_mistakes("random_minimal.txt", 25, 1000);
  measure_mistakes("hodoku_reference.tsv", 1, 1000);
  measure_mistakes("explainer_reference.tsv", 1, 1000);
  measure_mistakes("forum_hardest.txt", 50, 1000);
}

}  // namespace
}  // namespace nonet
