#include "tasks/boards/board_measures.h"

#include <catch2/catch.hpp>

#include "variants/text/board_text.h"

namespace nonet {
namespace {

// The hardness of each measure of a puzzle, after its verdict.
std::vector<std::string> board_measurements(const char* key, std::string_view givens) {
  const auto geometry = variants::geometry_of(key);
  REQUIRE(geometry.ok());
  const BoardMeasurer measurer(*geometry);
  const auto cells = variants::read_cells(givens, *geometry, {});
  REQUIRE(cells.ok());
  const auto rows = board_measures_named(measurer, "all");
  REQUIRE(rows.ok());
  std::vector<std::string> found;
  for (const BoardMeasureRow* row : *rows) {
    const BoardMeasurement one = row->measure(measurer, *cells, {});
    found.push_back(std::string(key_of(one.verdict)) + ' ' + hardness_text(*row, one.hardness));
  }
  return found;
}

TEST_CASE("Each measure of a board says what it proves", "[measure][boards]") {
  // Hidden singles alone; the dearest, in a box, costs 1.2.
  CHECK(board_measurements("4x4", ".4....1.....31..") ==
        std::vector<std::string>{"unique 0", "unique 5", "unique 1.2"});
  CHECK(board_measurements("6x6+x", "..1.4.3...2.......1...........5.....").back() == "unique 7.7");
  const auto open = board_measurements("6x6", std::string(36, '.'));
  CHECK(open.front().starts_with("multiple "));
  CHECK(open[1] == "undecided -");
  CHECK(open[2] == "undecided -");
}

TEST_CASE("A known measurement of the present version is not made again", "[measure][boards]") {
  const auto geometry = variants::geometry_of("4x4");
  const BoardMeasurer measurer(*geometry);
  const auto rows = board_measures_named(measurer, "openings,exact");
  REQUIRE(rows.ok());
  const BoardMeasurePlan plan{.measurer = measurer, .rows = *rows};
  const auto cells = variants::read_cells(".4....1.....31..", *geometry, {});
  std::vector<BoardSolverRecord> known = measured_records(plan, *cells, {}, {});
  REQUIRE(known.size() == 2);
  CHECK(known[0].hardness == 5);
  known[0].hardness = 77;
  known[1].hardness = 77;
  known[1].version = 0;
  const auto again = measured_records(plan, *cells, known, {});
  CHECK(again[0].hardness == 77);
  CHECK(again[1].hardness == 0);
}

TEST_CASE("A measure without meaning on a board is refused with the reason", "[measure][boards]") {
  const auto large = variants::geometry_of("25x25");
  const BoardMeasurer measurer(*large);
  const auto rows = board_measures_named(measurer, "all");
  REQUIRE(rows.ok());
  CHECK(rows->size() == 2);
  const auto rated = board_measures_named(measurer, "exact,explainer");
  REQUIRE_FALSE(rated.ok());
  CHECK_THAT(rated.error().reason, Catch::Contains("at most 16 digits"));
  const auto minutes = board_measures_named(measurer, "minutes");
  REQUIRE_FALSE(minutes.ok());
  CHECK_THAT(minutes.error().reason, Catch::Contains("minutes were learned from times on it"));
}

}  // namespace
}  // namespace nonet
