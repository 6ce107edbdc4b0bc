// Sukakus, puzzles whose cells allow only some digits from the start, rated as Sukaku Explainer
// rates them. The list is this project's own; tests/data/sukaku/rated.txt says how it was made and
// rated.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "rater/explain/available_steps.h"
#include "rater/explain/next_step.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/explainer/explainer.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

struct RatedSukaku {
  Puzzle sukaku;
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

std::vector<RatedSukaku> rated_sukakus() {
  std::vector<RatedSukaku> list;
  std::ifstream in(std::filesystem::path(NONET_TEST_DATA) / "sukaku" / "rated.txt");
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string cells;
    std::string ratings;
    fields >> cells >> ratings;
    const Certificate certificate = certify(marks_in(cells));
    REQUIRE(certificate);
    list.push_back({*certificate.puzzle, ratings});
  }
  return list;
}

std::string ratings_of(const Rating& rating) {
  return fmt::format("{:.1f}/{:.1f}/{:.1f}", rating.values[0].value, rating.values[1].value,
                     rating.values[2].value);
}

bool loses_solution(const Step& step, const Grid& solution) {
  if (step.placement && solution.digit(step.placement->cell) != step.placement->digit) return true;
  for (const Cell cell : all_cells()) {
    if (step.eliminations.contains({cell, solution.digit(cell)})) return true;
  }
  return false;
}

void check_sound(const Step& step, const Grid& solution) {
  CHECK_FALSE(loses_solution(step, solution));
}

TEST_CASE("Sukakus are rated as the reference rates them", "[rater][sukaku]") {
  const auto list = rated_sukakus();
  REQUIRE(list.size() >= 20);
  for (const RatedSukaku& rated : list) {
    const Rating rating = rate_explainer(rated.sukaku, {});
    CHECK(rating.solved());
    CHECK(ratings_of(rating) == rated.ratings);
  }
}

TEST_CASE("A sukaku with exactly the candidates of its givens is rated as the plain puzzle",
          "[rater][sukaku]") {
  const Grid grid = *Grid::from_line(
      "..9.....8....3.9...7.6.5.2.93..6..........7.1.5...1....1.4....2..7.1..8..6.8....3");
  const Certificate certificate = certify(PencilMarks::of(grid));
  REQUIRE(certificate);
  CHECK(certificate.puzzle->givens_decide());
  CHECK(ratings_of(rate_explainer(*certificate.puzzle, {})) ==
        ratings_of(rate_explainer(
            *Puzzle::with_proven_solution(grid, certificate.puzzle->solution()), {})));
}

TEST_CASE("A sukaku's path begins with its candidates and loses none of the solution",
          "[rater][sukaku]") {
  for (const RatedSukaku& rated : rated_sukakus()) {
    const Path path = explain_explainer(rated.sukaku, {});
    CHECK(ratings_of(path.rating) == rated.ratings);
    CHECK(path.start == rated.sukaku.givens());
    for (const PathStep& taken : path.steps) check_sound(taken.step, rated.sukaku.solution());
  }
}

TEST_CASE("A sukaku's path is explained from its candidates on", "[rater][sukaku]") {
  for (const RatedSukaku& rated : rated_sukakus()) {
    const Path path = explain_explainer(rated.sukaku, {});
    if (path.rating.values[0].value > 7.5) continue;
    const std::vector<Scene> scenes = scenes_of(path);
    REQUIRE_FALSE(scenes.empty());
    CHECK(scenes.front().before == Position(rated.sukaku.givens(), *rated.sukaku.candidates()));
    for (const Scene& scene : scenes) {
      bool all_there = true;
      for (const Digit digit : DigitSet::all()) {
        all_there =
            all_there && (scene.step.step.eliminations[digit] - scene.before.places(digit)).empty();
      }
      CHECK(all_there);
    }
    CHECK(path_as_text(path).starts_with(candidates_line(*rated.sukaku.candidates()) + "\n"));
    const auto first =
        nlohmann::json::parse(path_as_jsonl(path).substr(0, path_as_jsonl(path).find('\n')));
    CHECK(first["puzzle"] == rated.sukaku.givens().line());
    CHECK(first["marks"] == candidates_line(*rated.sukaku.candidates()));
  }
}

TEST_CASE("A hint in a sukaku is sound, and respects the excluded candidates", "[rater][sukaku]") {
  for (const RatedSukaku& rated : rated_sukakus()) {
    const auto next = next_step_of(rated.sukaku, {});
    REQUIRE(next.ok());
    CHECK(next->mistakes.empty());
    REQUIRE(next->scene.has_value());
    check_sound(next->scene->step.step, rated.sukaku.solution());

    const Grid givens = rated.sukaku.givens();
    const Cell cell = (CellSet::all() - givens.filled()).first();
    const DigitSet kept = (*rated.sukaku.candidates())[cell];
    for (const Digit digit : DigitSet::all() - kept) {
      Reached reached;
      reached.placed.set(cell, digit);
      const auto wrong = next_step_of(rated.sukaku, reached);
      REQUIRE(wrong.ok());
      REQUIRE(wrong->mistakes.size() == 1);
      CHECK_FALSE(wrong->mistakes.front().why.empty());
    }
  }
}

TEST_CASE("No argument from uniqueness is offered in a sukaku", "[rater][sukaku]") {
  std::size_t otherwise = 0;
  for (const RatedSukaku& rated : rated_sukakus()) {
    const auto unfit = techniques_unfit_for(rated.sukaku);
    CHECK(unfit.empty() == rated.sukaku.givens_decide());
    const Path path = explain_explainer(rated.sukaku, {});
    if (path.rating.values[0].value > 7.5) continue;
    for (const Scene& scene : scenes_of(path)) {
      for (const TechniqueId technique : {TechniqueId::kUniqueRectangle1, TechniqueId::kBug1}) {
        StepsRequest request{.givens = {},
                             .scale = find_scale("explainer"),
                             .only = technique,
                             .limits = {},
                             .without = unfit};
        CHECK(available_steps(scene.before, request).empty());
        request.without = {};
        otherwise += available_steps(scene.before, request).size();
      }
    }
  }
  CHECK(otherwise > 0);
}

}  // namespace
}  // namespace nonet
