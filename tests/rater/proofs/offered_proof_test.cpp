// The steps that positions offer, that hints give and that searches by name find, checked like
// paths: every step stands alone with its grid.
#include <catch2/catch.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/explain/available_steps.h"
#include "rater/explain/next_step_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/finder_catalog.h"
#include "rater/orders/scale_path.h"
#include "solvers/exact/certify.h"
#include "tests/number_set.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/rater/technique_cases.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using OfferJson = nlohmann::json;
using testing::fault_in;
using testing::ProofCount;

std::filesystem::path chain_file(const char* name) {
  return std::filesystem::path(NONET_TEST_DATA) / "chains" / name;
}

void check_lines(const std::string& lines, ProofCount& count) {
  const auto fault = fault_in(lines, count);
  if (fault) FAIL_CHECK(*fault << "\n" << lines.substr(0, 4000));
  CHECK(lines.find("()") == std::string::npos);  // an argument without words
}

// All steps that the scale offers in the first positions of a path without a single.
void check_all_steps(const ScaleRow& scale, const Puzzle& puzzle, int positions,
                     ProofCount& count) {
  const StepsRequest request{
      .givens = puzzle.givens().filled(), .scale = &scale, .only = {}, .limits = {}};
  const Path path = scale.explain(puzzle, {});
  Position position = first_position(path);
  for (const PathStep& taken : path.steps) {
    if (technique_row(taken.step.technique).family != "singles") {
      if (positions-- == 0) return;
      std::string lines;
      std::size_t number = 0;
      for (const AvailableStep& step : available_steps(position, request)) {
        lines += json_line_of(position, step, request, ++number);
      }
      check_lines(lines, count);
    }
    apply(position, taken.step);
  }
}

StepsRequest request_by_name(const TechniqueRow& technique, CellSet givens) {
  return {.givens = givens, .scale = find_scale("hodoku"), .only = technique.id, .limits = {}};
}

// The first fifty steps.
void check_offer(const Position& position, const std::vector<AvailableStep>& steps,
                 const StepsRequest& request, ProofCount& count) {
  std::string lines;
  std::size_t number = 0;
  for (const AvailableStep& step : steps) {
    if (number == 50) break;
    lines += json_line_of(position, step, request, ++number);
  }
  check_lines(lines, count);
}

// The steps of each technique by its name, at the first position of the path that has one.
void check_by_name(const Path& path, const TechniqueRow& technique, ProofCount& count) {
  const StepsRequest request = request_by_name(technique, path.start.filled());
  const FirstOffer offer = first_offer(path, request);
  check_offer(offer.position, offer.steps, request, count);
}

// The hints for a position on the path, for positions with wrong digits, and for one with missing
// marks.
void check_hints(const Puzzle& puzzle, RandomStream& random, ProofCount& count) {
  Reached reached;
  for (const Cell cell : all_cells() - puzzle.givens().filled()) {
    if (random.chance(0.3)) reached.placed.set(cell, puzzle.solution().digit(cell));
  }
  const auto check = [&](const Reached& position) {
    const auto next = next_step_of(puzzle, position);
    REQUIRE(next);
    check_lines(next_step_as_json(puzzle, *next), count);
  };
  check(reached);
  Reached marked{Grid(), PencilMarks::of(puzzle.givens())};
  for (const Cell cell : all_cells() - puzzle.givens().filled()) {
    if (!random.chance(0.1)) continue;
    const Digit right = puzzle.solution().digit(cell);
    reached.placed.set(cell, Digit(right.value() % kSize + 1));
    (*marked.marks)[cell].erase(right);
  }
  check(reached);
  check(marked);
}

void report_offers(const char* what, const ProofCount& count) {
  std::cerr << "proofs of " << what << ": " << count.steps << " steps, " << count.assertions
            << " assertions\n";
}

TEST_CASE("Every step that positions offer follows", "[rater][proof]") {
  ProofCount count;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    check_all_steps(*find_scale("bridi"), puzzle, 1, count);
  }
  for (const Puzzle& puzzle : testing::puzzles_in(chain_file("hodoku.txt"), 30)) {
    check_all_steps(*find_scale("hodoku"), puzzle, 1, count);
  }
  report_offers("offers", count);
  CHECK(count.steps > 100);
}

TEST_CASE("Every step by its technique's name follows", "[rater][proof]") {
  ProofCount count;
  for (const Puzzle& puzzle : testing::puzzles_in(chain_file("hodoku.txt"), 60)) {
    const Path path = find_scale("hodoku")->explain(puzzle, {});
    for (const TechniqueRow& technique : technique_catalog()) {
      if (finder_row(technique.id).pace == Pace::kSlow) continue;
      check_by_name(path, technique, count);
    }
  }
  report_offers("names", count);
  CHECK(count.steps > 200);
}

// Without chains of almost locked sets: finding all of a position takes seconds.
TEST_CASE("Every step in the positions kept for a technique follows", "[rater][proof]") {
  ProofCount count;
  for (const TechniqueRow& technique : technique_catalog()) {
    if (finder_row(technique.id).pace == Pace::kSlow) continue;
    if (technique.family == "almost_locked_sets") continue;
    for (const testing::TechniqueCase& item : testing::cases_of(technique.key)) {
      if (!item.found || !certify(item.position.grid()).puzzle) continue;
      INFO(technique.key);
      const StepsRequest request = request_by_name(technique, item.position.grid().filled());
      check_offer(item.position, available_steps(item.position, request), request, count);
    }
  }
  report_offers("kept positions", count);
  CHECK(count.steps > 200);
}

TEST_CASE("Every hint is sound, about mistakes and about the next step", "[rater][proof]") {
  RandomStream random(4, "checked-hints");
  ProofCount count;
  for (const Puzzle& puzzle : testing::puzzles_in(chain_file("ratings.tsv"), 3)) {
    check_hints(puzzle, random, count);
  }
  report_offers("hints", count);
  CHECK(count.steps > 20);
}

// A step of the technique with its line of JSON, to be changed.
OfferJson offer_of(std::string_view technique) {
  const TechniqueRow& row = *find_technique(technique);
  const auto cases = testing::cases_of(technique);
  for (const testing::TechniqueCase& item : cases) {
    if (!item.found) continue;
    const auto puzzle = certify(item.position.grid()).puzzle;
    if (!puzzle) continue;
    const StepsRequest request = request_by_name(row, puzzle->givens().filled());
    const auto steps = available_steps(item.position, request);
    if (!steps.empty()) return OfferJson::parse(json_line_of(item.position, steps[0], request, 1));
  }
  return nullptr;
}

TEST_CASE("A pattern without one of its houses or parts is refused", "[rater][proof]") {
  int tried = 0;
  for (const char* technique : {"franken-x-wing",   "finned-franken-swordfish",
                                "finned-x-wing",    "skyscraper",
                                "two-string-kite",  "empty-rectangle",
                                "w-wing",           "unique-rectangle-6",
                                "hidden-rectangle", "als-xz",
                                "als-xy-wing",      "als-chain",
                                "death-blossom",    "simple-colors-trap",
                                "multi-colors-1",   "sue-de-coq",
                                "locked-pair",      "jellyfish",
                                "firework-triple",  "firework-quad",
                                "sk-loop",          "multi-sector-locked-set",
                                "rank-zero-set",    "tridagon",
                                "junior-exocet",    "senior-exocet",
                                "double-exocet",    "one-cell-exocet",
                                "complex-exocet",   "weak-exocet",
                                "xyz-ring",         "qius-deadly-pattern",
                                "house-blossom",    "rectangle-blossom",
                                "anls-blossom"}) {
    const OfferJson whole = offer_of(technique);
    INFO(technique);
    if (whole.is_null()) continue;
    ProofCount count;
    REQUIRE(fault_in(whole.dump(), count).value_or("") == "");
    const bool counts = whole["proof"]["patterns"][0].contains("truths");
    for (const char* member : {"base", "cover", "truths", "links"}) {
      OfferJson changed = whole;
      OfferJson& pattern = changed["proof"]["patterns"][0];
      const bool drawn = std::string_view(member) == "base" || std::string_view(member) == "cover";
      if (!pattern.contains(member) || (counts && drawn)) continue;
      pattern[member].erase(0);
      CHECK(fault_in(changed.dump(), count).has_value());
      ++tried;
    }
    OfferJson changed = whole;
    OfferJson& pattern = changed["proof"]["patterns"][0];
    if (!pattern.contains("parts")) continue;
    pattern["parts"][0]["cells"].erase(0);
    CHECK(fault_in(changed.dump(), count).has_value());
    ++tried;
  }
  CHECK(tried > 20);
}

// The puzzle with two digits exchanged, so that its solution has a candidate that the step removes.
TEST_CASE("A step that the solution contradicts is refused", "[rater][proof]") {
  OfferJson changed = offer_of("als-xz");
  REQUIRE_FALSE(changed.is_null());
  const Puzzle puzzle =
      certify(*Grid::from_line(changed["puzzle"].get<std::string>())).puzzle.value();
  const std::string gone = changed["eliminations"][0];
  const Cell cell(gone[1] - '1', gone[3] - '1');
  const char right = puzzle.solution().digit(cell).symbol();
  std::string givens = changed["puzzle"];
  for (char& c : givens) c = c == right ? gone.back() : c == gone.back() ? right : c;
  changed["puzzle"] = givens;
  ProofCount count;
  CHECK(fault_in(changed.dump(), count).value_or("").find("solution") != std::string::npos);
}

// The puzzles of this repository, and every seventh of the lists that exist.
std::vector<Puzzle> nightly_puzzles() {
  std::vector<Puzzle> puzzles = testing::puzzles_in(chain_file("hodoku.txt"), 1);
  for (const char* name : {"random_minimal.txt", "seventeen_clue.txt", "hodoku_reference.tsv"}) {
    const auto file = testing::reference_file(name);
    if (!file) continue;
    for (Puzzle& puzzle : testing::puzzles_in(*file, 7)) puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

// Isomorphs of listed puzzles, each explained on several scales, with all steps of its positions.
TEST_CASE("Ten million steps of all commands follow", "[.nightly]") {
  const std::vector<Puzzle> puzzles = nightly_puzzles();
  if (puzzles.empty()) {
    WARN("skipped: no puzzles, neither in " << chain_file("hodoku.txt") << " nor in a list");
    return;
  }
  const std::size_t goal = testing::number_set("NONET_PROOF_STEPS", 10'000'000);
  RandomStream random(5, "checked-steps");
  ProofCount count;
  for (std::size_t i = 0; count.steps < goal; ++i) {
    const Grid& listed = puzzles[i % puzzles.size()].givens();
    const Puzzle puzzle = certify(Transform::random(random)(listed)).puzzle.value();
    for (const char* scale : {"explainer", "hodoku", "catalog", "bridi", "w", "b"}) {
      const Path path = telling_of(*find_scale(scale))(puzzle, {});
      check_lines(path_as_jsonl(path), count);
    }
    check_all_steps(*find_scale("hodoku"), puzzle, 2, count);
    check_all_steps(*find_scale("catalog"), puzzle, 2, count);
    check_hints(puzzle, random, count);
    const auto& rows = technique_catalog();
    const TechniqueRow& technique = rows[i % rows.size()];
    if (finder_row(technique.id).pace == Pace::kQuick) {
      check_by_name(find_scale("hodoku")->explain(puzzle, {}), technique, count);
    }
    if (i % 1000 == 0) report_offers("all commands so far", count);
  }
  report_offers("all commands", count);
}

}  // namespace
}  // namespace nonet
