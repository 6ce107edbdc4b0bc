// Every position of the public technique library, on HoDoKu's scale: the steps of its technique
// have the listed conclusions.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "rater/explain/available_steps.h"
#include "tests/rater/technique_cases.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using testing::LibraryCase;
using enum TechniqueId;
using Ids = std::vector<TechniqueId>;

// By the first four digits of the code.
const std::map<std::string, Ids>& ids_by_code() {
  static const std::map<std::string, Ids> kIds = {
      {"0000", {kFullHouse}},
      {"0002", {kHiddenSingleBox, kHiddenSingleLine, kFullHouse}},
      {"0003", {kNakedSingle}},
      {"0100", {kPointing}},
      {"0101", {kClaiming}},
      {"0110", {kLockedPair}},
      {"0111", {kLockedTriple}},
      {"0200", {kNakedPair}},
      {"0201", {kNakedTriplet}},
      {"0202", {kNakedQuad}},
      {"0210", {kHiddenPair}},
      {"0211", {kHiddenTriplet}},
      {"0212", {kHiddenQuad}},
      {"0400", {kSkyscraper}},
      {"0401", {kTwoStringKite}},
      {"0402", {kEmptyRectangle}},
      {"0403", {kTurbotFish}},
      {"0404", {kTwoStringKite}},   // two at once
      {"0405", {kEmptyRectangle}},  // two at once
      {"0500", {kSimpleColorsTrap}},
      {"0501", {kSimpleColorsWrap}},
      {"0502", {kMultiColors1}},
      {"0503", {kMultiColors2}},
      {"0600", {kUniqueRectangle1}},
      {"0601", {kUniqueRectangle2}},
      {"0602", {kUniqueRectangle3}},
      {"0603", {kUniqueRectangle4}},
      {"0604", {kUniqueRectangle5}},
      {"0605", {kUniqueRectangle6}},
      {"0606", {kHiddenRectangle}},
      {"0607", {kAvoidableRectangle1}},
      {"0608", {kAvoidableRectangle2}},
      {"0610", {kBug1}},
      {"0701", {kXChain}},
      {"0702", {kXyChain}},
      {"0703", {kRemotePair}},
      {"0371", {kKrakenFish1}},
      {"0372", {kKrakenFish2}},
      {"0706", {kContinuousNiceLoop}},
      {"0707", {kDiscontinuousNiceLoop}},
      {"0708", {kAic}},
      {"0709", {kGroupedContinuousNiceLoop, kAlsContinuousNiceLoop}},
      {"0710", {kGroupedDiscontinuousNiceLoop, kAlsDiscontinuousNiceLoop}},
      {"0711", {kGroupedAic, kAlsAic}},
      {"0800", {kXyWing}},
      {"0801", {kXyzWing}},
      {"0803", {kWWing}},
      {"0901", {kAlsXz}},
      {"0902", {kAlsXyWing}},
      {"0903", {kAlsChain}},
      {"0904", {kDeathBlossom}},
      {"1101", {kSueDeCoq}},
      {"1201", {kTemplateSet}},
      {"1202", {kTemplateDelete}},
      {"1301", {kForcingChainContradiction}},
      {"1302", {kForcingChainVerity}},
      {"1303", {kForcingNetContradiction}},
      {"1304", {kForcingNetVerity}}};
  return kIds;
}

// Fish are "03" kind size: a digit for each, sizes from 2; siamese ones, two at once, end in a 1.
Ids fish_of(const std::string& code) {
  static constexpr std::array kSmallest = {
      kXWing,       kFinnedXWing,      kSashimiXWing, kFrankenXWing, kFinnedFrankenXWing,
      kMutantXWing, kFinnedMutantXWing};
  const auto kind = static_cast<std::size_t>(code[2] - '0');
  if (!code.starts_with("03") || kind >= kSmallest.size()) return {};
  const auto id_of = [&](TechniqueId smallest) {
    return static_cast<TechniqueId>(static_cast<int>(smallest) + (code[3] - '0'));
  };
  const bool siamese = code.size() == 5 && code[4] == '1';
  if (siamese && kind == 1) return {id_of(kFinnedXWing), id_of(kSashimiXWing)};
  return {id_of(kSmallest.at(kind))};
}

Ids ids_of(const std::string& code) {
  const auto row = ids_by_code().find(code.substr(0, 4));
  return row == ids_by_code().end() ? fish_of(code) : row->second;
}

struct Conclusions {
  CandidateSet removed;
  std::vector<Candidate> placed;
};

Conclusions conclusions_of(const LibraryCase& item, const Ids& ids) {
  Conclusions all;
  for (const TechniqueId id : ids) {
    const StepsRequest request{
        .givens = item.givens, .scale = find_scale("hodoku"), .only = id, .limits = {}};
    for (const AvailableStep& one : available_steps(item.position, request)) {
      all.removed |= one.step.eliminations;
      if (one.step.placement) all.placed.push_back(*one.step.placement);
    }
  }
  return all;
}

bool holds(const LibraryCase& item, const Conclusions& found) {
  if (item.must_fail) return found.removed.empty() && found.placed.empty();
  if (item.placement) return std::ranges::count(found.placed, *item.placement) > 0;
  for (const Digit digit : DigitSet::all()) {
    if (!found.removed[digit].contains(item.eliminations[digit])) return false;
  }
  return true;
}

TEST_CASE("Each position of the technique library is solved by the technique it names",
          "[rater][technique][library]") {
  const auto file = testing::reference_file("technique_positions.txt");
  if (!file) return;
  std::size_t held = 0;
  const auto cases = testing::library_cases(*file);
  for (const LibraryCase& item : cases) {
    const Ids ids = ids_of(item.code);
    if (!ids.empty() && holds(item, conclusions_of(item, ids))) {
      ++held;
    } else {
      std::cerr << "library position not solved: " << item.line << '\n';
    }
  }
  std::cerr << "technique library on HoDoKu's scale: " << held << " of " << cases.size() << '\n';
  CHECK(cases.size() > 500);
  CHECK(held == cases.size());
}

}  // namespace
}  // namespace nonet
