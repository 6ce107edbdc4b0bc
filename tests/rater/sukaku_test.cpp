// Sukakus, puzzles whose cells hold only some digits from the start, rated as Sukaku Explainer
// rates them. The list is this project's own; tests/data/sukaku/rated.txt says how it was made and
// rated.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "rater/scales/explainer.h"
#include "solvers/exact/certify_sukaku.h"

namespace nonet {
namespace {

struct Rated {
  Sukaku sukaku;
  std::string ratings;  // "er/ep/ed"
};

PencilMarks marks_in(const std::string& line) {
  PencilMarks marks;
  for (const Cell cell : all_cells()) {
    DigitSet digits;
    for (const Digit digit : DigitSet::all()) {
      const auto at = static_cast<std::size_t>(cell.index() * kSize + digit.index());
      if (line.at(at) == digit.symbol()) digits.insert(digit);
    }
    marks[cell] = digits;
  }
  return marks;
}

std::vector<Rated> rated_sukakus() {
  std::vector<Rated> list;
  std::ifstream in(std::filesystem::path(NONET_TEST_DATA) / "sukaku" / "rated.txt");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string cells;
    std::string ratings;
    fields >> cells >> ratings;
    const SukakuCertificate certificate = certify_sukaku(marks_in(cells));
    REQUIRE(certificate);
    list.push_back({*certificate.sukaku, ratings});
  }
  return list;
}

std::string ratings_of(const Rating& rating) {
  return fmt::format("{:.1f}/{:.1f}/{:.1f}", rating.values[0].value, rating.values[1].value,
                     rating.values[2].value);
}

void check_sound(const Step& step, const Grid& solution) {
  if (step.placement) CHECK(solution.digit(step.placement->cell) == step.placement->digit);
  bool loses_solution = false;
  for (const Cell cell : all_cells()) {
    if (step.eliminations.contains({cell, solution.digit(cell)})) loses_solution = true;
  }
  CHECK_FALSE(loses_solution);
}

TEST_CASE("Sukakus are rated as the reference rates them", "[rater][sukaku]") {
  const auto list = rated_sukakus();
  REQUIRE(list.size() >= 20);
  for (const Rated& rated : list) {
    const Rating rating = rate_explainer(rated.sukaku, {});
    CHECK(rating.solved());
    CHECK(ratings_of(rating) == rated.ratings);
  }
}

TEST_CASE("A sukaku that is just what its givens leave is rated as the plain puzzle",
          "[rater][sukaku]") {
  const Grid grid = *Grid::from_line(
      "..9.....8....3.9...7.6.5.2.93..6..........7.1.5...1....1.4....2..7.1..8..6.8....3");
  const SukakuCertificate certificate = certify_sukaku(PencilMarks::of(grid));
  REQUIRE(certificate);
  CHECK(certificate.sukaku->givens_decide());
  CHECK(ratings_of(rate_explainer(*certificate.sukaku, {})) ==
        ratings_of(rate_explainer(
            *Puzzle::with_proven_solution(grid, certificate.sukaku->solution()), {})));
}

TEST_CASE("A sukaku's path begins with its candidates and loses none of the solution",
          "[rater][sukaku]") {
  for (const Rated& rated : rated_sukakus()) {
    const Path path = explain_explainer(rated.sukaku, {});
    CHECK(ratings_of(path.rating) == rated.ratings);
    CHECK(path.start == rated.sukaku.givens());
    for (const PathStep& taken : path.steps) check_sound(taken.step, rated.sukaku.solution());
  }
}

}  // namespace
}  // namespace nonet
