// The explainer's answers against the reference program: ER, EP and ED of whole puzzles, and the
// price of every step of their paths. This project's puzzles are in tests/data, so that a clone
// alone can check them. The other lists are reference data; if they are absent their cases are
// skipped. The quick cases take every n-th puzzle of a list, the nightly ones all.
#include <catch2/catch.hpp>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "rater/orders/explainer/explainer.h"
#include "rater/orders/levels.h"
#include "tests/puzzle_of.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using Fields = std::vector<std::string>;

// Empty if the table is absent; the test then says so.
std::vector<Fields> read_table(const std::string& name) {
  std::vector<Fields> rows;
  const auto file = testing::reference_file(name);
  if (!file) return rows;
  std::ifstream in(*file);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    Fields fields;
    std::istringstream text(line);
    std::string field;
    while (std::getline(text, field, '\t')) fields.push_back(field);
    rows.push_back(fields);
  }
  REQUIRE_FALSE(rows.empty());
  return rows;
}

int tenths(const std::string& text) { return static_cast<int>(std::lround(std::stod(text) * 10)); }
int tenths(double value) { return static_cast<int>(std::lround(value * 10)); }

struct StepName {
  int price = 0;
  std::string name;
};

// "1.2:Hidden Single*7;1.5:Hidden Single" as eight steps.
std::vector<StepName> steps_of(const std::string& path) {
  std::vector<StepName> steps;
  std::istringstream text(path);
  std::string run;
  while (std::getline(text, run, ';')) {
    const std::size_t colon = run.find(':');
    const std::size_t star = run.find('*');
    const int count = star == std::string::npos ? 1 : std::stoi(run.substr(star + 1));
    const std::string name =
        run.substr(colon + 1, star == std::string::npos ? star : star - colon - 1);
    for (int i = 0; i < count; ++i) steps.push_back({tenths(run.substr(0, colon)), name});
  }
  return steps;
}

struct PathAgreement {
  int same = 0;
  int different = 0;
};

// Compares the prices of all steps; the first few differences are reported.
PathAgreement compare_paths(int max_er, std::size_t stride) {
  PathAgreement agreement;
  const std::vector<Fields> rows = read_table("explainer_paths.tsv");
  for (std::size_t i = 0; i < rows.size(); i += stride) {
    if (tenths(rows[i][1]) > max_er) continue;
    const std::vector<StepName> expected = steps_of(rows[i][2]);
    const Path path = explain_explainer(testing::puzzle_of(rows[i][0]), {});
    std::size_t at = 0;
    while (at < expected.size() && at < path.steps.size() &&
           tenths(path.steps[at].price) == expected[at].price) {
      ++at;
    }
    if (at == expected.size() && at == path.steps.size()) {
      ++agreement.same;
      continue;
    }
    if (++agreement.different > 20) continue;
    std::cerr << rows[i][0] << " step " << at + 1 << ": expected "
              << (at < expected.size() ? expected[at].name : "the end") << " "
              << (at < expected.size() ? expected[at].price : 0) << ", got "
              << (at < path.steps.size() ? path.steps[at].price : 0) << "\n";
  }
  return agreement;
}

TEST_CASE("All steps of the reference paths up to 6.2 cost the same", "[rater]") {
  CHECK(compare_paths(62, 1).different == 0);
}

// ER of the published list, EP and ED of our own run, of all puzzles whose ER is at most 6.2.
TEST_CASE("Ratings up to 6.2 agree with the reference", "[rater]") {
  int different = 0;
  for (const Fields& row : read_table("explainer_published_er.tsv")) {
    if (tenths(row[1]) > 62) continue;
    RateRequest request;
    request.max_score = 6.2;
    const Rating rating = rate_explainer(testing::puzzle_of(row[0]), request);
    if (rating.solved() && tenths(rating.score) == tenths(row[1])) continue;
    if (++different <= 10) std::cerr << row[0] << " " << row[1] << " got " << rating.score << "\n";
  }
  for (const Fields& row : read_table("explainer_reference.tsv")) {
    if (tenths(row[1]) > 62) continue;
    const Rating rating = rate_explainer(testing::puzzle_of(row[0]), {});
    for (std::size_t i = 0; i < 3; ++i) {
      if (tenths(rating.values[i].value) != tenths(row[i + 1])) ++different;
    }
  }
  CHECK(different == 0);
}

TEST_CASE("Puzzles of our own of every level are rated as by the reference", "[rater]") {
  std::ifstream in(std::filesystem::path(NONET_TEST_DATA) / "explainer_ratings.tsv");
  std::set<std::string_view> levels;
  int puzzles = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    std::string givens;
    fields >> givens;
    const Rating rating = rate_explainer(testing::puzzle_of(givens), {});
    INFO(line);
    REQUIRE(rating.solved());
    for (std::size_t i = 0; i < 3; ++i) {
      std::string expected;
      fields >> expected;
      CHECK(tenths(rating.values[i].value) == tenths(expected));
    }
    levels.insert(level_of(rating)->key);
    ++puzzles;
  }
  CHECK(puzzles >= 100);
  CHECK(levels.size() == level_catalog().size());
}

TEST_CASE("All steps of all reference paths cost the same", "[.nightly]") {
  const PathAgreement agreement = compare_paths(999, 1);
  std::cerr << "paths: " << agreement.same << " the same, " << agreement.different
            << " different\n";
  CHECK(agreement.different == 0);
}

}  // namespace
}  // namespace nonet
