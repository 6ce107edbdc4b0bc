#include "generator/rarity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string_view>

#include "base/number_text.h"
#include "base/request_error.h"
#include "board/cell_set.h"

namespace nonet {
namespace {

constexpr double kKnownRounding = 1e-6;  // ratings are tenths, stored in binary

// The highest rating of any known puzzle, and the place to report higher ones.
struct KnownHighest {
  std::string_view scale;
  double rating;
  std::string_view near;
};
constexpr std::array kKnownHighest = {
    KnownHighest{"explainer", 11.9, "`nonet evolve --objective harder` hunts for the hardest"},
    KnownHighest{"te-depth", 3, "`nonet evolve --objective depth` hunts for the deepest"},
    KnownHighest{"bxb", 14, "`nonet evolve --objective bxb` hunts for the longest braids"},
    KnownHighest{"bxbb", 2, "`nonet evolve --objective depth` hunts for the deepest"},
};

// Of a sample of minimal puzzles made by thinning, the number with at least this rating
// (docs/results/generation.md). Ascending.
constexpr std::uint64_t kRatedSample = 200'000;
struct RatedSoHigh {
  double er;
  std::uint64_t puzzles;
};
constexpr std::array kRatedSoHigh = {
    RatedSoHigh{8.0, 6258}, RatedSoHigh{8.2, 6224}, RatedSoHigh{8.3, 5926}, RatedSoHigh{8.4, 3018},
    RatedSoHigh{8.5, 1281}, RatedSoHigh{8.6, 783},  RatedSoHigh{8.7, 738},  RatedSoHigh{8.8, 721},
    RatedSoHigh{8.9, 591},  RatedSoHigh{9.0, 312},  RatedSoHigh{9.1, 38},   RatedSoHigh{9.2, 3},
};

// The same by the number of clues.
constexpr std::uint64_t kCluesSample = 1'000'000;
struct WithClues {
  int clues;
  std::uint64_t puzzles;
};
constexpr std::array kWithClues = {
    WithClues{20, 43},     WithClues{21, 2180},   WithClues{22, 32895},  WithClues{23, 169470},
    WithClues{24, 341429}, WithClues{25, 299412}, WithClues{26, 125391}, WithClues{27, 26118},
    WithClues{28, 2875},   WithClues{29, 185},    WithClues{30, 2},
};

// The share of searches on random patterns that found a puzzle.
struct PatternShare {
  int cells;
  double share;
};
constexpr std::array kPatternShares = {
    PatternShare{30, 1},
    PatternShare{28, 0.92},
    PatternShare{26, 0.83},
};

// "about one in 640 is", "none of 200,000 is".
std::string share_text(std::uint64_t puzzles, std::uint64_t sample, std::string_view verb) {
  return puzzles == 0 ? fmt::format("none of {} {}", grouped(sample), verb)
                      : fmt::format("about one in {} {}", grouped(sample / puzzles), verb);
}

// The lowest acceptable explainer rating.
std::optional<double> least_rating(const Wishes& wishes) {
  if (const auto rating = wishes.rating_on(*find_scale("explainer"))) return rating->low;
  if (wishes.level == nullptr) return std::nullopt;
  return wishes.level->bands.front().from / 10.0;
}

}  // namespace

Status check_known(const Wishes& wishes) {
  for (const Wishes::RatingOn& wanted : wishes.ratings) {
    for (const KnownHighest& known : kKnownHighest) {
      if (wanted.scale->key != known.scale || wanted.range.low <= known.rating + kKnownRounding) {
        continue;
      }
      return request_error(fmt::format("no puzzle is known above {} on the scale {}: {}",
                                       known.rating, known.scale, known.near));
    }
  }
  return {};
}

std::string rating_rarity(const Wishes& wishes) {
  const auto least = least_rating(wishes);
  if (!least || *least < kRatedSoHigh.front().er) return "";
  std::uint64_t puzzles = 0;
  for (const RatedSoHigh& row : kRatedSoHigh) {
    if (row.er >= *least - kKnownRounding) puzzles = std::max(puzzles, row.puzzles);
  }
  return fmt::format("of puzzles made at random {} rated {} or more",
                     share_text(puzzles, kRatedSample, "is"), *least);
}

std::string clue_rarity(const Wishes& wishes) {
  std::uint64_t puzzles = 0;
  for (const WithClues& row : kWithClues) {
    const bool fits = row.clues >= wishes.fewest_clues && row.clues <= wishes.most_clues;
    puzzles += fits ? row.puzzles : 0;
  }
  constexpr std::uint64_t kRare = kCluesSample / 100;
  if (puzzles > kRare) return "";
  return fmt::format("of minimal ones made at random {} so many",
                     share_text(puzzles, kCluesSample, "has"));
}

std::string pattern_rarity(int cells) {
  const std::span<const PatternShare> shares = kPatternShares;
  const auto row =
      std::ranges::find_if(shares, [&](const PatternShare& one) { return one.cells <= cells; });
  const bool fewer = row == shares.end();
  const PatternShare& known = fewer ? shares.back() : *row;
  const std::string_view comment = fewer ? ", with fewer less, below 20 hardly any does"
                                         : "; this shape is rarer: spread its cells, or add some";
  return fmt::format(
      "the pattern has {} cells: on random patterns of {} cells {} searches in 100 find a puzzle{}",
      cells, known.cells, std::lround(100 * known.share), comment);
}

std::string thin_lines(CellSet pattern) {
  constexpr int kFewClues = 2;
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int first = 0; first < kSize; ++first) {
      const int end_of_chute = first / kBoxSize * kBoxSize + kBoxSize;
      for (int second = first + 1; second < end_of_chute; ++second) {
        const CellSet lines = cell_set_of(House(kind, first)) | cell_set_of(House(kind, second));
        const int clues = (pattern & lines).size();
        if (clues > kFewClues) continue;
        return fmt::format(
            "{}s {} and {} have {} clue{} together, so that parts of them can change places in "
            "nearly any solution: give them some more",
            kind == HouseKind::kRow ? "row" : "column", first + 1, second + 1, clues,
            clues == 1 ? "" : "s");
      }
    }
  }
  return "";
}

}  // namespace nonet
