// The results for the records of a list: proper puzzles out of them, examinations, solutions,
// ratings.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "board/geometry.h"
#include "solvers/catalog.h"
#include "tasks/lists/examination.h"
#include "tasks/lists/made_record.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/lists/rated_record.h"
#include "tasks/lists/solution_lines.h"
#include "tests/grid_of.h"
#include "tests/tasks/sample_records.h"

namespace nonet {
namespace {

using testing::grid_of;
using testing::kRoylePuzzle;
using testing::kWeakRoylePuzzle;
using testing::text_of;

// A sukaku without givens: each cell may hold its digit of the solution or that of r1c1, the last
// cell of each box any digit.
PuzzleText sukaku_of(const Grid& solution) {
  PuzzleText text;
  text.marks.emplace();
  for (const Cell cell : all_cells()) {
    const DigitSet two = DigitSet(solution.digit(cell)) | DigitSet(solution.digit(Cell(0)));
    (*text.marks)[cell] = position_in(cell, HouseKind::kBox) < 8 ? two : DigitSet::all();
  }
  return text;
}

TEST_CASE("records are puzzles, sukakus, or errors that say why not", "[study]") {
  const PuzzleText puzzle = text_of(kRoylePuzzle);
  const Grid solution = proper_puzzles({&puzzle, 1}).front()->solution();
  PuzzleText clash = puzzle;
  clash.givens.set(Cell(0, 6), Digit(1));
  const std::vector<PuzzleText> texts = {puzzle, text_of(kWeakRoylePuzzle), clash,
                                         sukaku_of(solution)};
  const auto all = proper_puzzles(texts, {});
  REQUIRE(all.size() == 4);
  CHECK(all[0]->candidates() == nullptr);
  CHECK(all[0]->givens() == puzzle.givens);
  CHECK(all[1].error().reason == "has more than one solution");
  CHECK(all[2].error().reason == "clashing givens: 1 at r1c7 and r1c8");
  REQUIRE(all[3]);
  CHECK(all[3]->candidates() != nullptr);
  const auto refused = proper_puzzles(texts, "the scale x");
  CHECK(refused[0].ok());
  CHECK(refused[3].error().reason.find("the scale x takes puzzles") != std::string::npos);
}

TEST_CASE("an examination finds the facts of a record and the missing ones", "[study]") {
  const std::vector<PuzzleText> texts = {text_of(kRoylePuzzle), text_of(kWeakRoylePuzzle)};
  const std::vector<Findings> findings = examine(texts);
  CHECK(findings[0].line == texts[0].givens.line() + "\tyes\tyes\tyes\tnone\t17\n");
  CHECK_FALSE(findings[0].fault);
  CHECK(findings[1].line == texts[1].givens.line() + "\tyes\tno\t-\tnone\t16\n");
  CHECK(findings[1].fault->reason == "has more than one solution");
}

TEST_CASE("in a batch and one by one the lines are the same", "[study]") {
  SolveTask task{.solver = find_solver("exact"), .request = {}};
  task.request.solution_limit = 2;
  REQUIRE(task.fits_batch());
  PuzzleChunk chunk;
  chunk.puzzles = {text_of(kRoylePuzzle), text_of(kWeakRoylePuzzle)};
  std::string lines;
  for (const auto& line : solve_one_by_one(chunk.puzzles, task)) lines += *line;
  CHECK(solve_in_batch(chunk, task).text == lines);
  CHECK(lines.find("\t2+\t") != std::string::npos);
  task.request.solution_limit = 1;
  CHECK_FALSE(task.fits_batch());
}

TEST_CASE("a record is rated as its plan says", "[study]") {
  const PuzzleText text = text_of(kRoylePuzzle);
  const auto puzzle = proper_puzzles({&text, 1}).front();
  RatingPlan plan;
  plan.table = RatingTable({find_scale("bridi"), find_scale("explainer")});
  CHECK(plan.refuses_sukakus() == "the scale bridi");
  const RatedRecord rated = rate_record(text, *puzzle, 1, plan, {});
  CHECK(rated.line.starts_with(text.givens.line() + "\t"));
  CHECK_FALSE(rated.find);
  plan.table = RatingTable({find_scale("explainer")});
  CHECK(plan.refuses_sukakus().empty());
  plan.store = true;
  CHECK(plan.refuses_sukakus() == "the database");
  const auto stored = rate_record(text, *puzzle, 1, plan, {}).find;
  REQUIRE(stored);
  CHECK(stored->ratings.size() == 1);
  plan.max_er = 1.0;
  CHECK(rate_record(text, *puzzle, 1, plan, {}).find->ratings.front().end ==
        RatingEnd::kAboveLimit);
}

TEST_CASE("a generated puzzle is a record of the list and a find of the store", "[study]") {
  const PuzzleText text = text_of(kRoylePuzzle);
  const Puzzle puzzle = *proper_puzzles({&text, 1}).front();
  const std::string line = puzzle.givens().line();

  MadeRecords lines(RecordWriter(Format::kLine, {}));
  Find plain = find_of(puzzle);
  CHECK(lines.header().empty());
  CHECK(lines.record(plain) == line + "\n");
  CHECK(plain.ratings.empty());

  lines.rate_on({find_scale("explainer")});
  Find rated = find_of(puzzle);
  CHECK(lines.header() == "puzzle\ter\tep\ted\thardest\n");
  CHECK(lines.record(rated).starts_with(line + "\t"));
  CHECK(lines.footer().empty());
  CHECK(rated.ratings.size() == 1);

  MadeRecords csv(RecordWriter(Format::kCsv, {}));
  csv.rate_on({find_scale("explainer")});
  CHECK(csv.header() == "puzzle,er,ep,ed,hardest\n");
  CHECK(csv.record(rated).starts_with(line + ","));
}

TEST_CASE("weights are for one scale that has some, and differ from its own", "[study]") {
  RatingPlan explainer;
  CHECK_FALSE(explainer.check_takes_weights().ok());
  RatingPlan bridi;
  bridi.table = RatingTable({find_scale("bridi")});
  REQUIRE(bridi.check_takes_weights().ok());
  CHECK_FALSE(bridi.take_weights("nonsense 3\n", "w.txt").ok());
  CHECK(bridi.weights.empty());
  REQUIRE(bridi.take_weights("# none of them\n", "w.txt").ok());
  CHECK(bridi.other_weights.empty());
}

}  // namespace
}  // namespace nonet
