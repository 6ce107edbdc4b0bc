#include "tests/rater/technique_cases.h"

#include <catch2/catch.hpp>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "rater/orders/scale/finder_catalog.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using testing::all_steps;
using testing::LibraryCase;
using testing::TechniqueCase;

TEST_CASE("Every technique is found in the positions that have it and only there",
          "[rater][technique]") {
  for (const TechniqueRow& technique : technique_catalog()) {
    // Positions for the largest fish are too rare to collect; the soundness test covers them.
    if (finder_row(technique.id).pace == Pace::kSlow) continue;
    int found = 0;
    int absent = 0;
    for (const TechniqueCase& item : testing::cases_of(technique.key)) {
      INFO(technique.key << ": " << item.position.grid().line() << " " << item.source);
      const auto conclusion = item.found ? std::optional(item.conclusion) : std::nullopt;
      CHECK(testing::finds(item.position, technique, conclusion) == item.found);
      CHECK_FALSE(item.source.empty());
      ++(item.found ? found : absent);
    }
    INFO(technique.key);
    CHECK(found >= 3);
    CHECK(absent >= 1);
  }
}

// Variants that this ladder's procedure does not have: loops in which a digit of the pair is
// missing somewhere (variant 2 of the uniqueness tests), and type 3 with a set larger than half of
// the house's empty cells, which all of the library's type 3 positions need.
bool outside_this_ladder(const std::string& code) {
  return (code.starts_with("060") && code.ends_with("-2")) || code.starts_with("0602");
}

// The procedure does not search for a set of k cells or digits in a house with few empty cells: the
// complementary set, of the other kind, removes the same candidates.
std::vector<TechniqueId> ids_of_library_code(const std::string& code) {
  using enum TechniqueId;
  static const std::map<std::string, std::vector<TechniqueId>> kIds = {
      {"0000", {kFullHouse}},
      {"0002", {kHiddenSingleBox, kHiddenSingleLine}},
      {"0003", {kNakedSingle}},
      {"0100", {kPointing}},
      {"0101", {kClaiming}},
      {"0200", {kNakedPair}},
      {"0201", {kNakedTriplet, kHiddenPair, kHiddenTriplet}},
      {"0202", {kNakedQuad, kHiddenPair, kHiddenTriplet, kHiddenQuad}},
      {"0210", {kHiddenPair, kNakedPair, kNakedTriplet}},
      {"0211", {kHiddenTriplet, kNakedPair, kNakedTriplet, kNakedQuad}},
      {"0212", {kHiddenQuad, kNakedPair, kNakedTriplet, kNakedQuad}},
      {"0300", {kXWing}},
      {"0301", {kSwordfish}},
      {"0302", {kJellyfish}},
      {"0600", {kUniqueRectangle1}},
      {"0601", {kUniqueRectangle2}},
      {"0602", {kUniqueRectangle3}},
      {"0603", {kUniqueRectangle4}},
      {"0610", {kBug1}},
      {"0800", {kXyWing}},
      {"0801", {kXyzWing}}};
  const auto row = kIds.find(code.substr(0, 4));
  return row == kIds.end() ? std::vector<TechniqueId>{} : row->second;
}

// Whether the steps of these techniques together have the library's conclusions.
bool concludes(const LibraryCase& item, const std::vector<TechniqueId>& ids) {
  CandidateSet removed;
  bool placed = false;
  for (const TechniqueId id : ids) {
    for (const Step& step : all_steps(item.position, technique_row(id))) {
      if (step.technique != id) continue;
      removed |= step.eliminations;
      placed = placed || (item.placement && step.placement == item.placement);
    }
  }
  if (item.placement) return placed;
  for (const Digit d : DigitSet::all()) {
    if (!removed[d].contains(item.eliminations[d])) return false;
  }
  return true;
}

TEST_CASE("Positions of the public technique library are solved by their technique",
          "[rater][technique]") {
  const auto file = testing::reference_file("technique_positions.txt");
  if (!file) return;
  int cases = 0;
  int failed = 0;
  for (const LibraryCase& item : testing::library_cases(*file)) {
    const std::vector<TechniqueId> ids = ids_of_library_code(item.code);
    if (ids.empty() || outside_this_ladder(item.code)) continue;
    ++cases;
    if (concludes(item, ids) == !item.must_fail) continue;
    ++failed;
    std::cerr << "library position not solved: " << item.line << "\n";
  }
  std::cerr << "technique library: " << cases - failed << " of " << cases << " positions\n";
  CHECK(cases > 200);
  CHECK(failed == 0);
}

}  // namespace
}  // namespace nonet
