// Every printing figure in one place, so that a correction is one line. They come from KDP's help
// pages and from guides of 2025-2026 that agree with each other (docs/book-layout.md says which).
#pragma once

#include <array>
#include <string_view>

namespace nonet {

// Sizes of cut pages, in inches; the first is the default.
struct TrimFigures {
  std::string_view key;
  double width;
  double height;
};
inline constexpr std::array kTrims{
    TrimFigures{"8.5x11", 8.5, 11}, TrimFigures{"8x10", 8, 10},
    TrimFigures{"6x9", 6, 9},       TrimFigures{"8.5x8.5", 8.5, 8.5},
    TrimFigures{"5x8", 5, 8},       TrimFigures{"5.5x8.5", 5.5, 8.5},
    TrimFigures{"7x10", 7, 10},     TrimFigures{"a4", 8.27, 11.69},
};
// Limits of a size of one's own, in inches.
inline constexpr double kSmallestTrimWidth = 4;
inline constexpr double kLargestTrimWidth = 8.5;
inline constexpr double kSmallestTrimHeight = 6;
inline constexpr double kLargestTrimHeight = 11.69;

// The smallest inside margin (gutter) a book of at most `pages` pages may have, in inches.
struct GutterFigures {
  int pages;
  double inches;
};
inline constexpr std::array kGutters{
    GutterFigures{150, 0.375}, GutterFigures{300, 0.5},   GutterFigures{500, 0.625},
    GutterFigures{700, 0.75},  GutterFigures{828, 0.875},
};

inline constexpr double kGutterComfort = 0.125;  // added to the smallest gutter, in inches
inline constexpr double kOutsideMargin = 0.5;    // inches; 0.25 is the least allowed without bleed
inline constexpr double kTopMargin = 0.5;
inline constexpr double kBottomMargin = 0.6;  // holds the page number
inline constexpr double kFolioHeight = 0.33;  // baseline of the page number above the edge, inches
inline constexpr double kSafeMargin = 0.25;   // no ink nearer to the edge, inches

inline constexpr double kSmallestPrintedText = 7.0;  // points
inline constexpr double kSmallestPuzzleGrid = 3.0;   // inches
inline constexpr double kSmallestLine = 0.75;        // points
inline constexpr double kLightestFill = 0.90;        // grey fills are at least 10 % black
inline constexpr double kDigitPerCell = 0.66;        // size of a digit's type to the cell's side
inline constexpr double kWidestGrid = 6.75;          // inches; beyond that a grid only looks big

inline constexpr std::array kPuzzlesPerPage{1, 2, 4, 6};
inline constexpr std::array kSolutionsPerPage{1, 2, 4, 6, 9, 12, 16, 20};
inline constexpr int kUsualSolutionsPerPage = 12;

enum class Profile { kKdp, kScreen, kNewspaper, kLargePrint };

enum class Interaction { kNone, kLinksAndOutline };
enum class FrontMatter { kFull, kNone };
enum class Sides { kFacingPages, kAllAlike };  // a left and a right page, or a screen's one kind

// What a profile asks of a book. Points for type, pages for counts.
struct ProfileFigures {
  Profile profile;
  std::string_view key;
  double smallest_puzzle_digit;
  double smallest_solution_digit;
  double text_size;
  int fewest_pages;
  int most_pages;
  Interaction interaction;
  FrontMatter front_matter;
  Sides sides;
};
inline constexpr std::array kProfiles{
    ProfileFigures{Profile::kKdp, "kdp", kSmallestPrintedText, kSmallestPrintedText, 10.5, 24, 828,
                   Interaction::kNone, FrontMatter::kFull, Sides::kFacingPages},
    ProfileFigures{Profile::kScreen, "screen", kSmallestPrintedText, kSmallestPrintedText, 11, 1,
                   100000, Interaction::kLinksAndOutline, FrontMatter::kFull, Sides::kAllAlike},
    ProfileFigures{Profile::kNewspaper, "newspaper", kSmallestPrintedText, kSmallestPrintedText, 9,
                   1, 100000, Interaction::kNone, FrontMatter::kNone, Sides::kAllAlike},
    ProfileFigures{Profile::kLargePrint, "large-print", 20, 14, 16, 24, 828, Interaction::kNone,
                   FrontMatter::kFull, Sides::kFacingPages},
};
constexpr const ProfileFigures& figures_of(Profile profile) {
  return kProfiles[static_cast<std::size_t>(profile)];
}

}  // namespace nonet
