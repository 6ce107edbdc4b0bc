#include "tasks/measure/measure.h"

#include <stop_token>

#include "solvers/exact/certify.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

const std::vector<std::string> kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759.."};

RecorderClock standing_clock() {
  return {.seconds = [] { return 0.0; }, .utc_now = [] { return std::string("2012"); }};
}

MeasurePlan plan_of(const std::vector<std::string_view>& solvers, unsigned threads) {
  MeasurePlan plan;
  for (const std::string_view key : solvers) plan.solvers.push_back(find_solver(key));
  plan.threads = threads;
  return plan;
}

NextPuzzle all_of(const std::vector<std::string>& lines) {
  return [&lines, next = std::size_t{0}]() mutable -> std::optional<Grid> {
    if (next == lines.size()) return std::nullopt;
    return Grid::from_line(lines[next++]);
  };
}

std::string text_of(const MeasuredRow& row) {
  return row.givens.line() + ' ' + row.record.solver + ' ' +
         std::string(key_of(row.record.verdict)) +
         (row.origin == RowOrigin::kStored ? " stored" : "");
}

std::vector<std::string> rows_of(const MeasurePlan& plan, const MeasureStore* store,
                                 const std::vector<std::string>& puzzles) {
  std::vector<std::string> rows;
  const MeasureCount count = got(measure(plan, store, all_of(puzzles), [&](const MeasuredRow& row) {
    rows.push_back(text_of(row));
    return Flow::kContinue;
  }));
  CHECK(count.rows == rows.size());
  return rows;
}

TEST_CASE("Rows come by puzzle and solver, for any number of threads", "[measure]") {
  const auto one = rows_of(plan_of({"norvig", "exact-cover"}, 1), nullptr, kPuzzles);
  REQUIRE(one.size() == 4);
  CHECK(one[0] == kPuzzles[0] + " norvig unique");
  CHECK(one[3] == kPuzzles[1] + " exact-cover unique");
  CHECK(rows_of(plan_of({"norvig", "exact-cover"}, 3), nullptr, kPuzzles) == one);
}

TEST_CASE("Measurements in the store are not repeated", "[measure]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const Store known = got(Store::open(path));
  const auto measured = [&](const std::vector<std::string_view>& solvers) {
    RunRecorder recorder = got(RunRecorder::start(got(Store::open(path)), {}, standing_clock()));
    const MeasureStore store{.known = &known, .recorder = &recorder};
    auto rows = rows_of(plan_of(solvers, 2), &store, kPuzzles);
    done(recorder.finish());
    return rows;
  };
  const auto first = measured({"norvig"});
  CHECK(first[1] == kPuzzles[1] + " norvig unique");
  const auto second = measured({"norvig", "exact-cover"});
  CHECK(second[0] == kPuzzles[0] + " norvig unique stored");
  CHECK(second[1] == kPuzzles[0] + " exact-cover unique");
  CHECK(measured({"exact-cover"})[1] == kPuzzles[1] + " exact-cover unique stored");
}

TEST_CASE("Whether a puzzle has all its rows is known before it is measured", "[measure]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const Store known = got(Store::open(path));
  const Puzzle puzzle = *certify(*Grid::from_line(kPuzzles[0])).puzzle;
  const MeasurePlan one = plan_of({"norvig"}, 1);
  CHECK_FALSE(has_all_rows(puzzle, one, known));
  RunRecorder recorder = got(RunRecorder::start(got(Store::open(path)), {}, standing_clock()));
  const MeasureStore store{.known = &known, .recorder = &recorder};
  rows_of(one, &store, kPuzzles);
  done(recorder.finish());
  CHECK(has_all_rows(puzzle, one, known));
  CHECK_FALSE(has_all_rows(puzzle, plan_of({"norvig", "exact-cover"}, 1), known));
}

TEST_CASE("The records of a puzzle are in the order of the plan, none after a stop", "[measure]") {
  const Grid givens = *Grid::from_line(kPuzzles[1]);
  MeasurePlan plan = plan_of({"norvig", "exact-cover"}, 1);
  const auto records = measured_records(givens, plan);
  REQUIRE(records.size() == 2);
  CHECK(records[0].solver == "norvig");
  CHECK(records[1].verdict == Verdict::kUnique);
  std::stop_source stop;
  stop.request_stop();
  plan.control = RunControl(stop.get_token());
  CHECK(measured_records(givens, plan).empty());
}

TEST_CASE("A grid with several solutions is measured and not stored", "[measure]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const Store known = got(Store::open(path));
  RunRecorder recorder = got(RunRecorder::start(got(Store::open(path)), {}, standing_clock()));
  const MeasureStore store{.known = &known, .recorder = &recorder};
  const std::vector<std::string> empty = {std::string(kCells, '.')};
  const MeasureCount count = got(measure(plan_of({"norvig"}, 1), &store, all_of(empty),
                                         [](const MeasuredRow&) { return Flow::kContinue; }));
  CHECK(count.improper == 1);
  CHECK(recorder.waiting() == 0);
}

TEST_CASE("A row is with the recorder before it is shown; a failure ends the table", "[measure]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  const Store known = got(Store::open(path));
  auto seconds = std::make_shared<double>(0);
  Store target = got(Store::open(path, {.lock_wait = {std::chrono::milliseconds(1), {}}}));
  RunRecorder recorder = got(RunRecorder::start(
      std::move(target), {},
      {.seconds = [seconds] { return *seconds += 2; }, .utc_now = [] { return std::string(); }}));
  const MeasureStore store{.known = &known, .recorder = &recorder};
  Store other = got(Store::open(path));
  const Writer lock = got(other.write());
  std::size_t shown = 0;
  const auto count =
      measure(plan_of({"norvig"}, 1), &store, all_of(kPuzzles), [&](const MeasuredRow&) {
        ++shown;
        return Flow::kContinue;
      });
  REQUIRE_FALSE(count.ok());
  CHECK(count.error().kind == ErrorKind::kDatabase);
  CHECK(shown == 0);
}

}  // namespace
}  // namespace nonet
