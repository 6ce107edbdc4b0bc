#include "cli/book_options.h"

#include <array>
#include <fmt/format.h>
#include <utility>

#include "book/cover/cover_designs.h"
#include "book/cover/cover_palette.h"
#include "book/drawings/matrix_code.h"
#include "book/paper/page_layout.h"
#include "book/paper/print_figures.h"
#include "cli/boards/other_board.h"
#include "cli/language.h"
#include "cli/topics.h"
#include "cli/version.h"

namespace nonet {
namespace {

constexpr std::array kSolutionsPlaces = {
    Word{"end", SolutionsPlace::kEnd},
    Word{"section", SolutionsPlace::kSection},
    Word{"next-page", SolutionsPlace::kNextPage},
    Word{"upside-down", SolutionsPlace::kUpsideDown},
    Word{"separate-file", SolutionsPlace::kSeparateFile},
    Word{"none", SolutionsPlace::kNone},
};

Choices cover_design_choices() { return keys_of(cover_designs()); }

constexpr std::array kOptionRows = {
    option::text("--section WHAT:COUNT",
                 "a section of COUNT puzzles: of a level (`nonet help levels`), of a technique, of "
                 "'minutes A:B:COUNT' or 'rating A:B:COUNT', of another board as 6x6:easy:COUNT; "
                 "may be repeated"),
    kBoardOption,
    option::text("--symbols KEY",
                 "in place of digits: shapes on boards of up to 6, or the letters of a WORD on "
                 "boards of as many; other boards than 9x9 [digits]"),
    option::range("--clues A:B", "clues of the puzzles; without it as suits their level"),
    option::choice("--symmetry KEY", "symmetry of the clues of the puzzles made [rotational]",
                   symmetry_choices),
    option::flag("--borderline",
                 "levels by Explainer rating alone: also puzzles that HoDoKu or a person finds "
                 "harder, and targets of levels overlap"),
    option::file("--not-in FILE|DB",
                 "no puzzle of this list, manifest or database again, not even in disguise; may be "
                 "repeated"),
    option::text("--title TEXT", "title of the book [Sudoku]"),
    option::text("--subtitle TEXT", "a line below the title, or a date"),
    option::text("--author NAME", "author, for title page and copyright"),
    option::text("--series TEXT", "the series that the book is of"),
    option::number("--volume N", "its volume").within({1, 9999}),
    option::number("--year YEAR", "year of the copyright line").within({1, 9999}),
    option::text("--isbn ISBN",
                 "printed on the copyright page and as bar code on the cover; its check digit is "
                 "checked"),
    option::text("--dedication TEXT", "a page before the title page"),
    option::file("--introduction FILE", "a text before the rules; empty lines divide paragraphs"),
    option::file("--about FILE", "a text at the end, as about the author"),
    kLanguageOption,
    option::flag("--words",
                 "make no book: write all words of --language as such lines, to translate"),
    option::flag("--colophon", "print on the copyright page how the book can be made again"),
    option::choice(
        "--profile KEY",
        "purpose of the file; default: kdp, home for sizes that KDP does not print, screen for "
        ".epub",
        choices_of<kProfiles>),
    option::text("--trim SIZE",
                 "page size: 8.5x11, 6x9, a4, a5, b5, letter, legal, tabloid ..., or WxHin, WxHmm; "
                 "default: the profile's usual one"),
    option::flag("--landscape", "pages wider than high"),
    option::flag(
        "--bleed",
        "thumb tabs and the edges of section pages go over the cut, and show on the closed "
        "book: pages with 0.125 in of bleed (kdp, ingram, large-print, pocket, "
        "kids)"),
    option::number("--per-page N", "puzzles per page; default: the profile's usual number")
        .within({1, 64}),
    option::number("--solutions-per-page N", "solutions per page; default: likewise")
        .within({0, 64}),
    option::choice("--solutions WHERE", "place of the solutions [end]",
                   choices_of<kSolutionsPlaces>),
    option::text("--caption TEXT",
                 "over each puzzle, with {level}, {technique}, {target}, {rating}, {clues}, "
                 "{weekday}; default: level and target"),
    option::flag("--hints", "hints in three rungs for puzzles from Hard on"),
    option::flag("--explained",
                 "explain the key steps of puzzles from Hard on; includes --lessons"),
    option::flag("--lessons", "a page for each technique before the first section that needs it"),
    option::flag("--qr", "below each puzzle a QR code that opens it on a screen"),
    option::text("--qr-link LINK",
                 "target of these codes, with {puzzle} for the cells and, for other boards too, "
                 "{board} for the key of the board; default: sudokuwiki.org, 9x9 only"),
    option::text("--play-url URL",
                 "address of the book's play page (`nonet play`), for a QR code in the guide"),
    option::number("--blank-pages N", "pages of empty grids at the end [0]").within({0, 1000}),
    option::choice("--paper KIND", "paper, for the width of the spine [white]",
                   choices_of<kPapers>),
    option::output_file("--cover FILE.pdf",
                        "also a cover: back, spine and front on the printer's template"),
    option::choice("--cover-design KEY",
                   "tiles (dark, the first puzzle as tiles), mosaic (light, of the book's "
                   "solutions), grid (light, a grid over the edges) [tiles]",
                   cover_design_choices),
    option::choice("--cover-colours KEY", "colours of the cover [night]",
                   choices_of<kCoverPalettes>),
    option::file("--art FILE", "PNG or JPEG on the cover in the place of the grids, 300 dpi"),
    option::text(
        "--blurb TEXT",
        "text on the back cover, \\n between paragraphs; default: the contents of the book"),
    option::file("--blurb-file FILE", "the same from a file; empty lines divide paragraphs"),
    option::text("--price PRICE",
                 "beside the bar code of the ISBN: $12.99, £9.99, USD 12.99, or five digits"),
    option::output_file(
        "--proof FILE.pdf",
        "also a proof: the targets as a chart, then every page small with its safe area"),
    option::output_file("--manifest FILE",
                        "file for the list of printed puzzles; default: beside the book, .jsonl"),
    option::file(
        "--check FILE.pdf",
        "make no book: check this file, a book or a cover, against every rule of --profile, a line "
        "for each fault"),
    option::number("--pages N", "with --check of a cover: pages of the book, for the spine")
        .within({1, 5000}),
    option::flag("--dry-run", "list what would be printed, and write nothing"),
};

constexpr std::array kExampleRows = {
    Example{"nonet book --section medium:20 -o week.html",
            "a book for the screen, in one HTML file"},
    Example{"nonet book --section 4x4:easy:20 --section 6x6:medium:20 --section easy:30 --section "
            "16x16:hard:6 -o family.pdf",
            "a family book: boards of several sizes, each with its rules"},
    Example{
        "nonet book --section 4x4:easy:24 --section 6x6:easy:24 --profile kids --symbols shapes "
        "-o kids.pdf",
        "a children's book with shapes in place of digits"},
    Example{"nonet book --section medium:20 -o week.epub",
            "an e-book with links from puzzles to solutions and back"},
    Example{"nonet book --section 'minutes 5:8:20' --section x-wing:20 -o coffee.pdf",
            "sections by the time they take, and by technique"},
    Example{
        "nonet book --section easy:50 --section hard:50 --seed 7 --hints --explained -o book.pdf",
        "100 puzzles in two sections, rising in difficulty, with help for the hard ones"},
    Example{"nonet book mine.sdm --title \"Sunday Sudoku\" --author \"A. Author\" -o sunday.pdf",
            "your own puzzles, sorted into sections by level"},
    Example{"nonet book --section medium:120 --profile large-print -o large.pdf",
            "large print, one puzzle a page"},
    Example{"nonet book --section hard:60 --qr --play-url https://example.org/evenings.html -o "
            "evenings.pdf",
            "codes that lead from the page to a screen"},
    Example{"nonet book mine.sdm --title Sunday --isbn 978-3-16-148410-0 --price '$12.99' --cover "
            "wrap.pdf --cover-design mosaic -o sunday.pdf",
            "with a cover: spine, back and bar code"},
    Example{"nonet book --check book.pdf --profile ingram",
            "the faults that a printer would reject; no output if there are none"},
    Example{"nonet book --section easy:4 --section hard:2 --profile newspaper --trim tabloid "
            "--solutions upside-down -o monday.pdf",
            "a sheet of mixed levels with its answers"},
};

Result<OwnText> own_texts(const Session& session) {
  auto introduction = text_behind(session, "introduction");
  if (!introduction) return introduction.error();
  auto about = text_behind(session, "about");
  if (!about) return about.error();
  return OwnText{.dedication = session.options().find_text("dedication").value_or(""),
                 .introduction = *std::move(introduction),
                 .about = *std::move(about)};
}

// Title page, copyright page and style of the puzzles: the options that need no check.
void read_plain_options(const Options& options, BookSpec& spec) {
  const auto text_of = [&](const char* name) { return options.find_text(name).value_or(""); };
  const auto number_of = [&](const char* name) {
    return static_cast<int>(options.find_number(name).value_or(0));
  };
  spec.title = options.text("title");
  spec.subtitle = text_of("subtitle");
  spec.author = text_of("author");
  spec.series = text_of("series");
  spec.volume = number_of("volume");
  spec.isbn = text_of("isbn");
  spec.year = number_of("year");
  spec.puzzles_per_page = number_of("per-page");
  spec.solutions_per_page = number_of("solutions-per-page");
  spec.blank_grid_pages = number_of("blank-pages");
  spec.solutions = meaning_in(kSolutionsPlaces, options.text("solutions"));
  if (options.has("qr")) spec.puzzle_link = kPuzzleLink;
  if (options.has("qr-link")) spec.puzzle_link = options.text("qr-link");
  spec.play_link = text_of("play-url");
  spec.caption = options.find_text("caption");
  spec.proof = options.has("proof");
  spec.bleed = options.has("bleed");
  spec.hints = options.has("hints");
  spec.explained = options.has("explained");
  spec.lessons = options.has("lessons") || options.has("explained");
}

}  // namespace

std::span<const OptionRow> book_options() { return kOptionRows; }
std::span<const Example> book_examples() { return kExampleRows; }

namespace {

// --profile; without it an e-book is for a screen.
std::optional<std::string> profile_asked_for(const Options& options) {
  const auto profile = options.find_text("profile");
  const bool e_book = options.find_text("output").value_or("").ends_with(".epub");
  return !profile && e_book ? std::optional<std::string>("screen") : profile;
}

}  // namespace

Result<BookSpec> book_spec(Session& session) {
  const Options& options = session.options();
  BookSpec spec;
  read_plain_options(options, spec);
  const auto chosen =
      profile_and_trim(profile_asked_for(options), options.find_text("trim"),
                       options.has("landscape") ? Orientation::kLandscape : Orientation::kUpright);
  if (!chosen) return chosen.error();
  spec.profile = chosen->profile;
  spec.trim = chosen->trim;
  auto words = words_of_language(session);
  if (!words) return words.error();
  spec.words = *std::move(words);
  auto symbols = BoardSymbols::of(options.text("symbols"));
  if (!symbols) return symbols.error();
  spec.symbols = *std::move(symbols);
  auto own = own_texts(session);
  if (!own) return own.error();
  spec.text = *std::move(own);
  if (options.has("colophon")) {
    spec.build = fmt::format("nonet {} ({})", kVersion, build_commit());
    if (options.inputs().empty()) spec.build += fmt::format(", seed {}", session.seed());
  }
  return spec;
}

}  // namespace nonet
