// The ladder's ratings against the programs that it follows, and on 9x9 against the classic rater.
// This project's puzzles are in tests/data, so that a clone alone can check them. The other lists
// are reference data; if they are absent their cases are skipped. The quick cases take every n-th
// puzzle of a list, the nightly ones all.
#include "variants/ladder/board_rating.h"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "generator/thinning.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"
#include "variants/exact/board_solver.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using Fields = std::vector<std::string>;

// The rows of a tab-separated file, without its header line and comments.
std::vector<Fields> rows_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  REQUIRE(in);
  std::vector<Fields> rows;
  std::string line;
  while (std::getline(in, line)) {
    if (line.empty() || line.starts_with('#') || line.starts_with("puzzle")) continue;
    Fields fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, '\t');) fields.push_back(field);
    rows.push_back(fields);
  }
  REQUIRE_FALSE(rows.empty());
  return rows;
}

CellDigits cells_of(const std::string& puzzle, const Geometry& geometry) {
  const auto cells = read_cells(puzzle, geometry, {});
  REQUIRE(cells.ok());
  return *cells;
}

// "1.5 1.2 1.2".
std::string numbers_of(const Rating& rating) {
  if (!rating.solved()) return "unsolved";
  return fmt::format("{:.1f} {:.1f} {:.1f}", rating.values[0].value, rating.values[1].value,
                     rating.values[2].value);
}

// Rates every `stride`th row of puzzle, ER, EP and ED.
void compare_with(const std::vector<Fields>& rows, const std::string& key, std::size_t stride) {
  const auto geometry = geometry_of(key);
  REQUIRE(geometry.ok());
  const auto rater = BoardRater::of(*geometry);
  REQUIRE(rater.ok());
  for (std::size_t i = 0; i < rows.size(); i += stride) {
    const Fields& row = rows[i];
    INFO(key << " " << row[0]);
    CHECK(numbers_of(rater->rate(cells_of(row[0], *geometry))) ==
          fmt::format("{} {} {}", row[1], row[2], row[3]));
  }
}

struct ReferenceList {
  const char* file;
  const char* key;
  std::size_t stride;  // of the ordinary test
};
constexpr std::array kLists = {
    ReferenceList{"6x6.tsv", "6x6", 1},
    ReferenceList{"6x6-3x2.tsv", "6x6:3x2", 1},
    ReferenceList{"6x6_x.tsv", "6x6+x", 1},
    ReferenceList{"6x6_latin.tsv", "6x6+latin", 1},
    ReferenceList{"9x9_x.tsv", "9x9+x", 15},
    ReferenceList{"9x9_windoku.tsv", "9x9+windoku", 12},
    ReferenceList{"9x9_disjoint.tsv", "9x9+disjoint", 1},
    ReferenceList{"9x9_latin.tsv", "9x9+latin", 1},
    ReferenceList{"9x9_x_windoku.tsv", "9x9+x+windoku", 6},
    ReferenceList{"16x16.tsv", "16x16", 16},
};

void compare_lists(bool whole) {
  for (const ReferenceList& list : kLists) {
    const auto file = testing::reference_file(std::string("variants/") + list.file);
    if (file) compare_with(rows_of(*file), list.key, whole ? 1 : list.stride);
  }
}

// On 9x9 the three numbers and the hardest technique are the classic rater's.
void compare_with_classic(const BoardRater& rater, const Geometry& geometry,
                          const std::string& puzzle) {
  const CellDigits cells = cells_of(puzzle, geometry);
  const auto solved = BoardSolver(geometry).solve(cells, 2);
  REQUIRE(solved.count == 1);
  const Puzzle classic = testing::puzzle_of(puzzle);
  CHECK(text_of(solved.first) == classic.solution().line());
  const Rating expected = rate_explainer(classic, {});
  const Rating found = rater.rate(cells);
  INFO(puzzle);
  CHECK(numbers_of(found) == numbers_of(expected));
  CHECK(found.hardest == expected.hardest);
}

struct ClassicList {
  const char* name;
  std::size_t stride;  // of the ordinary test
  std::size_t column;  // of the ER, 0 if there is none
};
constexpr std::array kClassicLists = {
    ClassicList{"random_minimal.txt", 2000, 0},
    ClassicList{"seventeen_clue.txt", 4000, 0},
    ClassicList{"explainer_reference.tsv", 300, 1},
};

TEST_CASE("Puzzles of other sizes and shapes are rated as by the programs", "[variants][ladder]") {
  const auto rows =
      rows_of(std::filesystem::path(NONET_SOURCE_DIR) / "tests/data/variants/board_ratings.tsv");
  for (const Fields& row : rows) {
    compare_with({{row.begin() + 1, row.end()}}, row[0], 1);
  }
}

TEST_CASE("The reference lists of other sizes and shapes are reproduced", "[variants][ladder]") {
  compare_lists(false);
}

TEST_CASE("All reference ratings of other boards are reproduced", "[.nightly][ladder]") {
  compare_lists(true);
}

TEST_CASE("On 9x9 the ladder rates random puzzles as the classic rater", "[variants][ladder]") {
  const auto geometry = geometry_of("9x9");
  const auto rater = BoardRater::of(*geometry);
  REQUIRE(rater.ok());
  for (const Puzzle& puzzle : thinned({.seed = 11, .count = 15, .style = {}}, FullGrids())) {
    compare_with_classic(*rater, *geometry, puzzle.givens().line());
  }
}

TEST_CASE("On 9x9 the ladder rates listed puzzles as the classic rater", "[variants][ladder]") {
  const auto geometry = geometry_of("9x9");
  const auto rater = BoardRater::of(*geometry);
  for (const ClassicList& list : kClassicLists) {
    const auto file = testing::reference_file(list.name);
    if (!file) continue;
    const auto rows = rows_of(*file);
    for (std::size_t i = 0; i < rows.size(); i += list.stride) {
      if (list.column > 0 && std::stod(rows[i][list.column]) > 9.0) continue;
      compare_with_classic(*rater, *geometry, rows[i][0].substr(0, 81));
    }
  }
}

TEST_CASE("Techniques of the classic board have its keys and prices", "[variants][ladder]") {
  int shared = 0;
  for (const BoardTechniqueRow& row : kBoardTechniques) {
    const TechniqueRow* classic = find_technique(row.key);
    if (classic == nullptr) continue;
    const auto price = least_explainer_score_with(classic->id);
    if (!price) continue;
    ++shared;
    INFO(row.key);
    CHECK(std::lround(*price * 10) == row.price);
  }
  CHECK(shared == 49);
}

TEST_CASE("Boards of more than 16 digits are refused", "[variants][ladder]") {
  const auto reason = [](const char* key) {
    const auto geometry = geometry_of(key);
    REQUIRE(geometry.ok());
    const auto rater = BoardRater::of(*geometry);
    return rater.ok() ? std::string("rated") : rater.error().reason;
  };
  CHECK(reason("9x9+anti-knight") == "rated");
  CHECK(reason("16x16+anti-king+non-consecutive") == "rated");
  CHECK(reason("25x25") == "25x25 cannot be rated: boards of at most 16 digits can");
  CHECK(reason("12x12") == "rated");
  CHECK(reason("samurai") == "rated");
}

TEST_CASE("A rating ends above its limit and after a stop", "[variants][ladder]") {
  const auto geometry = geometry_of("6x6");
  const auto rater = BoardRater::of(*geometry);
  const CellDigits cells = cells_of(".46.3...3....2...4...15.....4..6....", *geometry);
  CHECK(rater->rate(cells, {.max_price = 55}).end == RatingEnd::kAboveLimit);
  std::stop_source stop;
  stop.request_stop();
  const RunControl control(stop.get_token());
  CHECK(rater->rate(cells, {.control = &control}).end == RatingEnd::kStopped);
}

}  // namespace
}  // namespace nonet::variants
