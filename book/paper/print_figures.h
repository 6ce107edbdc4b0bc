// Every printing figure in one place, so that a correction is one line. They come from the help
// pages of the printers and from guides of 2025-2026 that agree with each other
// (docs/book-layout.md says which). Inches for paper, points for type and lines.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace nonet {

inline constexpr double kMillimetresPerInch = 25.4;

// Sizes of cut pages, upright.
struct TrimFigures {
  std::string_view key;
  double width;
  double height;
};
inline constexpr std::array kTrims{
    TrimFigures{"8.5x11", 8.5, 11},
    TrimFigures{"8x10", 8, 10},
    TrimFigures{"6x9", 6, 9},
    TrimFigures{"8.5x8.5", 8.5, 8.5},
    TrimFigures{"5x8", 5, 8},
    TrimFigures{"5.5x8.5", 5.5, 8.5},
    TrimFigures{"7x10", 7, 10},
    TrimFigures{"5.25x8", 5.25, 8},
    TrimFigures{"6.14x9.21", 6.14, 9.21},
    TrimFigures{"7.5x9.25", 7.5, 9.25},
    TrimFigures{"a4", 8.27, 11.69},
    TrimFigures{"a5", 5.83, 8.27},
    TrimFigures{"b5", 6.93, 9.84},
    TrimFigures{"letter", 8.5, 11},
    TrimFigures{"legal", 8.5, 14},
    TrimFigures{"tabloid", 11, 17},
    TrimFigures{"a3", 11.69, 16.54},
};

// The sizes that a printer makes, both ends included, and a tolerance for rounding.
struct TrimLimits {
  double narrowest;
  double widest;
  double lowest;
  double highest;
};
inline constexpr double kTrimTolerance = 0.005;
inline constexpr TrimLimits kKdpTrims{4, 8.5, 6, 11.69};
inline constexpr TrimLimits kIngramTrims{4, 8.5, 6, 11.69};
inline constexpr TrimLimits kAnyTrim{3, 40, 3, 40};

// The smallest inside margin (gutter) a book of at most `pages` pages may have.
struct GutterFigures {
  int pages;
  double inches;
};
inline constexpr std::array kKdpGutters{
    GutterFigures{150, 0.375}, GutterFigures{300, 0.5},   GutterFigures{500, 0.625},
    GutterFigures{700, 0.75},  GutterFigures{828, 0.875},
};
// Half an inch of safety all around; the thicker the book, the more of it disappears in the spine.
inline constexpr std::array kIngramGutters{
    GutterFigures{300, 0.5},
    GutterFigures{500, 0.625},
    GutterFigures{700, 0.75},
    GutterFigures{1050, 0.875},
};

// Thickness of a page: half a leaf.
struct PaperFigures {
  std::string_view key;
  double inches_per_page;
};
inline constexpr std::array kPapers{PaperFigures{"white", 0.002252}, PaperFigures{"cream", 0.0025}};

// A printer's figures of a cover: inches.
struct CoverFigures {
  double bleed;         // of all four sides
  double edge_safety;   // no text nearer to the cut
  double spine_safety;  // no text nearer to a fold
  int fewest_pages_with_spine_text;
  double barcode_width;  // the white box, in the lower corner of the back beside the spine
  double barcode_height;
};
inline constexpr CoverFigures kKdpCover{0.125, 0.25, 0.0625, 79, 2, 1.2};
inline constexpr CoverFigures kIngramCover{0.125, 0.25, 0.0625, 48, 2, 1.2};

inline constexpr double kGutterComfort = 0.125;    // added to the smallest gutter
inline constexpr double kSmallestPrintedText = 7;  // points, of any profile
inline constexpr double kSmallestLine = 0.75;      // points
inline constexpr double kLightestFill = 0.90;      // grey fills are at least 10 % black
// Sides of a QR code's modules: the smallest that telephones read from rough paper (0.33 mm), and
// the usual one.
inline constexpr double kSmallestModule = 0.94;  // points
inline constexpr double kUsualModule = 1.2;
// Smaller type is full black, because grey is printed as dots, which fray the edges of small
// letters.
inline constexpr double kSmallestGreyText = 14;  // points

inline constexpr std::array kPuzzlesPerPage{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16};
inline constexpr std::array kSolutionsPerPage{1, 2, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20};
inline constexpr int kDaysOfWeek = 7;
// Digits of answers at the foot of a page, if puzzles stay nearly as large: points.
inline constexpr std::array kAnswerDigits{10.0, 9.0, 8.0};

enum class Profile : std::uint8_t {
  kKdp,
  kIngram,
  kScreen,
  kNewspaper,
  kLargePrint,
  kPocket,
  kHome,
  kKids
};

enum class Interaction : bool { kNone, kLinksAndOutline };
enum class FrontMatter : bool { kNone, kFull };
enum class Sides : bool { kAllAlike, kFacingPages };     // or a left and a right page
enum class SectionStart : bool { kRunsOn, kNewPage };    // after the last puzzle of the one before
enum class WritingLines : bool { kNone, kDateAndTime };  // below a puzzle, for the reader
enum class PrintColours : bool { kGrey, kColour };
enum class PdfFlavour : bool { kPlain, kX1a };  // PDF 1.4; PDF/X-1a:2001, which is PDF 1.3

// A printer's or a shop's rules and usual figures. The first rows are limits, which check_book and
// check_pdf enforce; the others are a matter of taste.
struct ProfileFigures {
  Profile profile;
  std::string_view key;
  std::string_view what;    // for help: the purpose of the file
  std::string_view advice;  // what to do with the file next; {}: with or without
  // Limits.
  TrimLimits trims;
  std::span<const GutterFigures> gutters;  // empty: sheets that are not bound
  double safe_margin;                      // no ink nearer to the edge, unless it bleeds
  double bleed;                            // of pages with bleed, beyond three edges; 0: none
  int fewest_pages;
  int most_pages;
  double smallest_text;
  double smallest_puzzle_digit;
  double smallest_solution_digit;
  PrintColours colours;
  PdfFlavour flavour;
  Interaction interaction;
  Sides sides;
  const CoverFigures* cover;
  // Taste.
  std::string_view trim;  // the usual one
  double outside_margin;
  double top_margin;
  double bottom_margin;   // holds the page number
  double folio_height;    // baseline of the page number above the edge
  double digit_per_cell;  // size of a digit's type to the cell's side
  double widest_grid;     // a wider grid would only look clumsy
  double text_size;
  double caption_size;      // of the smallest caption
  double comfortable_grid;  // a smaller puzzle gets a warning
  int usual_puzzles;        // per page
  int usual_solutions;
  FrontMatter front_matter;
  SectionStart section_start;
  WritingLines writing_lines;  // with one or two puzzles a page
};

inline constexpr int kAnyPages = 100000;
inline constexpr std::array kProfiles{
    ProfileFigures{.profile = Profile::kKdp,
                   .key = "kdp",
                   .what = "a paperback at KDP",
                   .advice = "upload it as the manuscript, {} bleed",
                   .trims = kKdpTrims,
                   .gutters = kKdpGutters,
                   .safe_margin = 0.25,
                   .bleed = 0.125,
                   .fewest_pages = 24,
                   .most_pages = 828,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 10,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kFacingPages,
                   .cover = &kKdpCover,
                   .trim = "8.5x11",
                   .outside_margin = 0.5,
                   .top_margin = 0.5,
                   .bottom_margin = 0.6,
                   .folio_height = 0.33,
                   .digit_per_cell = 0.66,
                   .widest_grid = 6.75,
                   .text_size = 10.5,
                   .caption_size = 8,
                   .comfortable_grid = 3,
                   .usual_puzzles = 1,
                   .usual_solutions = 12,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kIngram,
                   .key = "ingram",
                   .what = "a paperback at IngramSpark, as PDF/X-1a:2001",
                   .advice = "upload it as the interior",
                   .trims = kIngramTrims,
                   .gutters = kIngramGutters,
                   .safe_margin = 0.5,
                   .bleed = 0.125,
                   .fewest_pages = 18,
                   .most_pages = 1050,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 10,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kX1a,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kFacingPages,
                   .cover = &kIngramCover,
                   .trim = "8.5x11",
                   .outside_margin = 0.7,
                   .top_margin = 0.625,
                   .bottom_margin = 0.8,
                   .folio_height = 0.56,
                   .digit_per_cell = 0.66,
                   .widest_grid = 6.75,
                   .text_size = 10.5,
                   .caption_size = 8,
                   .comfortable_grid = 3,
                   .usual_puzzles = 1,
                   .usual_solutions = 12,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kScreen,
                   .key = "screen",
                   .what = "reading on a screen, with links and an outline",
                   .advice = "open it in any PDF viewer",
                   .trims = kAnyTrim,
                   .gutters = {},
                   .safe_margin = 0.25,
                   .bleed = 0,
                   .fewest_pages = 1,
                   .most_pages = kAnyPages,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 9,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kColour,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kLinksAndOutline,
                   .sides = Sides::kAllAlike,
                   .cover = &kKdpCover,
                   .trim = "8.5x11",
                   .outside_margin = 0.5,
                   .top_margin = 0.5,
                   .bottom_margin = 0.6,
                   .folio_height = 0.33,
                   .digit_per_cell = 0.66,
                   .widest_grid = 6.75,
                   .text_size = 11,
                   .caption_size = 8,
                   .comfortable_grid = 3,
                   .usual_puzzles = 1,
                   .usual_solutions = 12,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kNewspaper,
                   .key = "newspaper",
                   .what = "a page of a paper: sheets of mixed levels under a title",
                   .advice = "place it on the page; `nonet image` makes single grids",
                   .trims = kAnyTrim,
                   .gutters = {},
                   .safe_margin = 0.25,
                   .bleed = 0,
                   .fewest_pages = 1,
                   .most_pages = kAnyPages,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 8,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kAllAlike,
                   .cover = &kKdpCover,
                   .trim = "a4",
                   .outside_margin = 0.5,
                   .top_margin = 0.5,
                   .bottom_margin = 0.5,
                   .folio_height = 0.33,
                   .digit_per_cell = 0.68,
                   .widest_grid = 4.5,
                   .text_size = 9,
                   .caption_size = 8,
                   .comfortable_grid = 1.8,
                   .usual_puzzles = kDaysOfWeek,
                   .usual_solutions = 20,
                   .front_matter = FrontMatter::kNone,
                   .section_start = SectionStart::kRunsOn,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kLargePrint,
                   .key = "large-print",
                   .what = "large print at KDP: digits of 40 pt, captions of 18 pt",
                   .advice = "upload it as the manuscript, {} bleed, and tick large print",
                   .trims = kKdpTrims,
                   .gutters = kKdpGutters,
                   .safe_margin = 0.25,
                   .bleed = 0.125,
                   .fewest_pages = 24,
                   .most_pages = 828,
                   .smallest_text = 16,
                   .smallest_puzzle_digit = 40,
                   .smallest_solution_digit = 18,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kFacingPages,
                   .cover = &kKdpCover,
                   .trim = "8.5x11",
                   .outside_margin = 0.4,
                   .top_margin = 0.45,
                   .bottom_margin = 0.7,
                   .folio_height = 0.36,
                   .digit_per_cell = 0.76,
                   .widest_grid = 7.4,
                   .text_size = 18,
                   .caption_size = 18,
                   .comfortable_grid = 6,
                   .usual_puzzles = 1,
                   .usual_solutions = 4,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kNone},
    ProfileFigures{.profile = Profile::kPocket,
                   .key = "pocket",
                   .what = "a pocket book at KDP, 5x8, up to four puzzles a page",
                   .advice = "upload it as the manuscript, {} bleed",
                   .trims = kKdpTrims,
                   .gutters = kKdpGutters,
                   .safe_margin = 0.25,
                   .bleed = 0.125,
                   .fewest_pages = 24,
                   .most_pages = 828,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 8.5,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kFacingPages,
                   .cover = &kKdpCover,
                   .trim = "5x8",
                   .outside_margin = 0.4,
                   .top_margin = 0.4,
                   .bottom_margin = 0.55,
                   .folio_height = 0.33,
                   .digit_per_cell = 0.68,
                   .widest_grid = 4.2,
                   .text_size = 9.5,
                   .caption_size = 7.5,
                   .comfortable_grid = 2.6,
                   .usual_puzzles = 2,
                   .usual_solutions = 6,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kHome,
                   .key = "home",
                   .what = "a printer at home: single sheets",
                   .advice = "print it at 100 %, without fitting to the page",
                   .trims = kAnyTrim,
                   .gutters = {},
                   .safe_margin = 0.25,
                   .bleed = 0,
                   .fewest_pages = 1,
                   .most_pages = kAnyPages,
                   .smallest_text = 7,
                   .smallest_puzzle_digit = 9,
                   .smallest_solution_digit = 7,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kAllAlike,
                   .cover = &kKdpCover,
                   .trim = "a4",
                   .outside_margin = 0.6,
                   .top_margin = 0.5,
                   .bottom_margin = 0.6,
                   .folio_height = 0.36,
                   .digit_per_cell = 0.66,
                   .widest_grid = 6.75,
                   .text_size = 10.5,
                   .caption_size = 8,
                   .comfortable_grid = 3,
                   .usual_puzzles = 2,
                   .usual_solutions = 12,
                   .front_matter = FrontMatter::kNone,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kDateAndTime},
    ProfileFigures{.profile = Profile::kKids,
                   .key = "kids",
                   .what = "a children's book at KDP: large cells, digits of 20 pt and more",
                   .advice = "upload it as the manuscript, {} bleed",
                   .trims = kKdpTrims,
                   .gutters = kKdpGutters,
                   .safe_margin = 0.25,
                   .bleed = 0.125,
                   .fewest_pages = 24,
                   .most_pages = 828,
                   .smallest_text = 11,
                   .smallest_puzzle_digit = 20,
                   .smallest_solution_digit = 11,
                   .colours = PrintColours::kGrey,
                   .flavour = PdfFlavour::kPlain,
                   .interaction = Interaction::kNone,
                   .sides = Sides::kFacingPages,
                   .cover = &kKdpCover,
                   .trim = "8.5x11",
                   .outside_margin = 0.5,
                   .top_margin = 0.5,
                   .bottom_margin = 0.65,
                   .folio_height = 0.33,
                   .digit_per_cell = 0.66,
                   .widest_grid = 6.75,
                   .text_size = 14,
                   .caption_size = 12,
                   .comfortable_grid = 5,
                   .usual_puzzles = 1,
                   .usual_solutions = 6,
                   .front_matter = FrontMatter::kFull,
                   .section_start = SectionStart::kNewPage,
                   .writing_lines = WritingLines::kNone},
};

constexpr bool profiles_in_enum_order() {
  for (std::size_t i = 0; i < kProfiles.size(); ++i) {
    if (kProfiles[i].profile != static_cast<Profile>(i)) return false;
  }
  return true;
}
static_assert(profiles_in_enum_order());

constexpr const ProfileFigures& figures_of(Profile profile) {
  return kProfiles[static_cast<std::size_t>(profile)];
}

}  // namespace nonet
