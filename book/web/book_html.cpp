// A book as one HTML file: real tables, so that digits can be selected, searched and read aloud,
// and links where paper has page numbers. It can be printed, too. A single file without scripts.

#include "book/web/book_html.h"

#include <fmt/format.h>

#include "book/boards/puzzle_board.h"
#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "book/pages/caption.h"
#include "book/pages/guide.h"
#include "book/spec/book_spec.h"
#include "book/web/book_help_html.h"
#include "book/words/words.h"
#include "charts/inline_svg.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark; --ink: #111; --quiet: #5a636c; --paper: #fff; --line: #111; --tint: #eceff2 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6eaee; --quiet: #9aa5af; --paper: #15181c; --line: #c9d0d6; --tint: #23282e } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 0 1.2rem 4rem; max-width: 52rem; color: var(--ink); background: var(--paper);
  font: 17px/1.5 Lato, Carlito, "Segoe UI", "Helvetica Neue", Arial, sans-serif }
h1, h2 { font-weight: 300; line-height: 1.15 } h1 { font-size: 3.4rem; margin: 7rem 0 .3rem; text-align: center }
h2 { font-size: 2.2rem; margin: 5rem 0 1rem } h3 { font-size: 1.1rem; margin: 1.8rem 0 .2rem }
p { margin: .5rem 0; max-width: 40rem } a { color: inherit }
.cover { text-align: center; min-height: 22rem } .cover p { margin: .3rem auto }
.quiet, figcaption { color: var(--quiet) } .copyright { font-size: .85rem }
.contents li { margin: .3rem 0 } .stars { letter-spacing: .1em; font-size: .8em }
.pair { display: flex; flex-wrap: wrap; gap: 1.5rem } figure { flex: 1 1 16rem; margin: 1rem 0 }
figure svg { width: 100%; background: #fff; padding: 3px } figcaption { font-style: italic; font-size: .92rem; margin-top: .4rem }
.level { display: flex; gap: .7rem; align-items: baseline } .level .quiet { margin-left: auto; font-size: .9em }
.grids { display: grid; gap: 2.4rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--side)), 1fr)) }
.puzzle { container-type: inline-size; break-inside: avoid; max-width: 34rem; scroll-margin-top: 1rem }
.puzzle header { display: flex; gap: .6rem; align-items: baseline; margin-bottom: .35rem } .puzzle header b { font-size: 1.25rem }
.puzzle header > a, .links { margin-left: auto } .links a + a { margin-left: .7rem } .puzzle header span, .puzzle header a { font-size: .85rem }
.help article { scroll-margin-top: 1rem } .step, .practice { break-inside: avoid } .help h3 { border-top: 1px solid var(--tint); padding-top: .6rem }
.help .step, .practice { flex: 1 1 18rem; max-width: 24rem } .help h4 { margin: .6rem 0 0 } .help figure { max-width: 24rem } p.line { padding-left: 1.4rem; text-indent: -1.4rem }
details details { padding-left: 1rem } summary { cursor: pointer; padding: .3rem 0 }
.puzzle:target { outline: 3px solid var(--tint); outline-offset: 6px }
table { width: 100%; border-collapse: collapse; table-layout: fixed; border: 3px solid var(--line) }
td { border: 1px solid var(--line); text-align: center; padding: 0; height: 11cqw; font-size: 7cqw; line-height: 1 }
td:nth-child(3n) { border-right-width: 3px } tr:nth-child(3n) td { border-bottom-width: 3px }
td b { font-weight: 700 } td.given { background: var(--tint) }
@media print {
  @page { margin: .6in }
  :root { --ink: #000; --quiet: #444; --paper: #fff; --line: #000 } body { max-width: none; padding: 0; font-size: 11pt }
  td.given { background: #ddd; print-color-adjust: exact; -webkit-print-color-adjust: exact }
  .grids.pairs { grid-template-columns: repeat(2, 1fr) } .grids.small { grid-template-columns: repeat(4, 1fr); gap: 1.2rem }
  details::details-content { content-visibility: visible; display: block; height: auto }
  h1 { margin-top: 2in } h2 { break-before: page; margin-top: 0 } h2, h3, h4 { break-after: avoid } h2, h3, figure { break-inside: avoid }
  .help .step, .practice { flex: 0 1 3.3in } .help figure { max-width: 2.9in; margin: .6rem 0 }
}
)css";

std::string stars(int count, const BookWords& words) {
  std::string text = fmt::format(R"(<span class="stars" role="img" aria-label="{}">)",
                                 escaped(words.say(Phrase::kLevelNumber, count)));
  for (int i = 0; i < count; ++i) text += "★";
  return text + "</span>";
}

// The solution if there is one, with the givens on grey; else the givens.
std::string table_html(const Grid& givens, const Grid* solution) {
  std::string html = "<table>";
  for (const Cell c : all_cells()) {
    if (c.column() == 0) html += "<tr>";
    const bool quiet = solution != nullptr && !givens.empty(c);
    html += quiet ? "<td class=\"given\">" : "<td>";
    if (quiet) {
      html += fmt::format("{}", givens.value(c));
    } else if (!givens.empty(c)) {
      html += fmt::format("<b>{}</b>", givens.value(c));
    } else if (solution != nullptr) {
      html += fmt::format("{}", solution->value(c));
    }
  }
  return html + "</table>";
}

// A picture of a puzzle on another board, or of its solution; on white, since it is drawn for
// paper.
std::string picture_html(const PuzzleBoard& board, const BookPuzzle& puzzle, bool solved,
                         const Typefaces& typefaces) {
  const DigitLook look{kUsualDigitPerCell, typefaces};
  const Drawing drawing = image_page(300, 1, "", [&](Drawing& page, const Rect& square) {
    if (solved) {
      board.draw_solution(page, puzzle, square, look);
    } else {
      board.draw_puzzle(page, &puzzle, square, look);
    }
  });
  const std::string digits = solved ? board.solution_of(puzzle) : board.givens_of(puzzle);
  return "<div style=\"background:#fff\">" + inline_svg(drawing, digits) + "</div>";
}

class GuideHtml {
 public:
  GuideHtml(const Typefaces& typefaces, const BookWords& words)
      : typefaces_(typefaces), words_(words) {}

  std::string operator()(const GuideTitle& item) const { return element("h2", item.text); }
  std::string operator()(const GuideHeading& item) const { return element("h3", item.text); }
  std::string operator()(const GuideParagraph& item) const { return element("p", item.text); }
  std::string operator()(const GuideLevel& item) const {
    return "<h3 class=\"level\">" + escaped(item.name) + ' ' + stars(item.stars, words_) + "</h3>" +
           element("p", item.techniques);
  }
  std::string operator()(const GuidePictures& items) const {
    std::string html = "<div class=\"pair\">";
    for (const CaptionedPicture& item : items) {
      const Drawing drawing = square_image(item.picture, 300, typefaces_);
      html += "<figure>" + inline_svg(drawing, item.caption) + element("figcaption", item.caption) +
              "</figure>\n";
    }
    return html + "</div>\n";
  }
  std::string operator()(const GuideCode& item) const {
    return fmt::format("<p>{0} <a href=\"{1}\">{1}</a></p>\n", escaped(item.text),
                       escaped(item.link));
  }

 private:
  static std::string element(std::string_view tag, std::string_view text) {
    return fmt::format("<{0}>{1}</{0}>\n", tag, escaped(text));
  }

  const Typefaces& typefaces_;
  const BookWords& words_;
};

class BookHtml {
 public:
  BookHtml(const BookSpec& spec, const Typefaces& typefaces)
      : spec_(spec),
        typefaces_(typefaces),
        puzzles_(numbered_puzzles(spec)),
        boards_(spec),
        help_(help_of(spec)),
        parts_(book_help_html(spec, help_, typefaces)) {}

  std::string build() {
    html_ = "<!DOCTYPE html>\n<html lang=\"" + escaped(spec_.words.language()) +
            "\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
            escaped(spec_.title) + "</title>\n<style>";
    html_ += kStyle;
    html_ += "</style>\n</head>\n<body>\n<main>\n";
    add_cover();
    add_contents();
    for (const GuideItem& item : guide_items(spec_, Medium::kScreenPage))
      html_ += std::visit(GuideHtml(typefaces_, spec_.words), item);
    html_ += parts_.lessons;
    std::size_t first = 0;
    for (std::size_t section = 0; section < spec_.sections.size(); ++section) {
      add_section(section, first);
      first += spec_.sections[section].puzzles.size();
    }
    html_ += parts_.hints;
    add_solutions();
    html_ += parts_.explained;
    return std::move(html_) + "</main>\n</body>\n</html>\n";
  }

 private:
  void add_cover() {
    html_ += "<div class=\"cover\"><h1>" + escaped(spec_.title) + "</h1>\n";
    html_ += "<p class=\"quiet\">" + escaped(spec_.subtitle) + "</p>\n<p>" + escaped(spec_.author) +
             "</p></div>\n<div class=\"copyright\">";
    for (const std::string& line : copyright_lines(spec_))
      html_ += "<p>" + escaped(line) + "</p>\n";
    html_ += "</div>\n";
  }

  void add_contents() {
    const BookWords& words = spec_.words;
    html_ += "<h2>" + escaped(words[Phrase::kContents]) + "</h2>\n<ul class=\"contents\">\n";
    std::size_t first = 1;
    for (std::size_t i = 0; i < spec_.sections.size(); ++i) {
      const std::size_t count = spec_.sections[i].puzzles.size();
      const std::string name = section_name(spec_.sections[i], words);
      const std::string entry =
          count == 1 ? words.say(Phrase::kEntryNumber, name, first)
                     : words.say(Phrase::kEntryRange, name, first, first + count - 1);
      html_ += fmt::format("<li><a href=\"#section{}\">{}</a></li>\n", i + 1, escaped(entry));
      first += count;
    }
    const auto entry_for = [&](bool there, std::string_view id, Phrase title) {
      if (there)
        html_ += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", id, escaped(words[title]));
    };
    entry_for(!parts_.hints.empty(), "hints", Phrase::kHints);
    entry_for(has_solutions(), "solutions", Phrase::kSolutions);
    entry_for(!parts_.explained.empty(), "explained", Phrase::kExplained);
    html_ += "</ul>\n";
  }

  void add_section(std::size_t index, std::size_t first) {
    const BookSection& section = spec_.sections[index];
    html_ += fmt::format("<h2 id=\"section{}\">{} {}</h2>\n", index + 1,
                         escaped(section_name(section, spec_.words)),
                         stars(section_stars(section), spec_.words));
    if (const std::string_view line = section_invitation(section, spec_.words); !line.empty()) {
      html_ += "<p class=\"quiet\">" + escaped(line) + "</p>\n";
    }
    add_rules(index);
    // One or two puzzles side by side, as on the pages of the printed book.
    const int per_page = spec_.puzzles_per_page != 0 ? spec_.puzzles_per_page
                                                     : figures_of(spec_.profile).usual_puzzles;
    html_ += fmt::format("<div class=\"grids{}\" style=\"--side:{}rem\">\n",
                         per_page > 1 ? " pairs" : "", per_page > 2 ? 20 : 32);
    for (std::size_t i = 0; i < section.puzzles.size(); ++i) {
      const BookPuzzle& puzzle = section.puzzles[i];
      const std::size_t number = first + i + 1;
      const NumberedPuzzle numbered{&puzzle, static_cast<int>(index)};
      const std::string caption =
          caption_forms(spec_, numbered, {static_cast<int>(number) - 1, per_page}).front();
      html_ += fmt::format(
          "<article class=\"puzzle\" id=\"p{0}\"><header><b>{0}</b>{1}<span class=\"quiet\">{2}"
          "</span>{3}</header>{4}</article>\n",
          number, stars(section_stars(section), spec_.words), escaped(caption), links_of(number),
          grid_html(puzzle, static_cast<int>(index), false));
    }
    html_ += "</div>\n";
  }

  // Before the first puzzles of a board.
  void add_rules(std::size_t index) {
    const BookSection& section = spec_.sections[index];
    if (section.board == nullptr || !is_first_of_board(spec_, index)) return;
    for (const GuideItem& item : rule_items(spec_, index)) {
      // The section has a title of its own.
      if (std::holds_alternative<GuideTitle>(item)) continue;
      html_ += std::visit(GuideHtml(typefaces_, spec_.words), item);
    }
  }

  [[nodiscard]] std::string grid_html(const BookPuzzle& puzzle, int section, bool solved) const {
    const bool classic = spec_.sections[static_cast<std::size_t>(section)].board == nullptr;
    if (!classic) return picture_html(boards_.of_section(section), puzzle, solved, typefaces_);
    return table_html(puzzle.givens, solved ? &puzzle.solution : nullptr);
  }

  [[nodiscard]] bool has_solutions() const { return spec_.solutions != SolutionsPlace::kNone; }

  // To the puzzle's hint, explanation and solution.
  [[nodiscard]] std::string links_of(std::size_t number) const {
    const bool helped = help_.of(static_cast<int>(number) - 1) != nullptr;
    std::string links;
    const auto add = [&](bool there, char letter, Phrase title) {
      if (!there) return;
      links += fmt::format(R"(<a class="quiet" href="#{}{}">{}</a>)", letter, number,
                           escaped(spec_.words[title]));
    };
    add(helped && !parts_.hints.empty(), 'h', Phrase::kHints);
    add(helped && !parts_.explained.empty(), 'e', Phrase::kExplained);
    add(has_solutions(), 's', Phrase::kSolution);
    return links.empty() ? links : fmt::format("<span class=\"links\">{}</span>", links);
  }

  void add_solutions() {
    if (!has_solutions()) return;
    html_ += fmt::format(
        "<h2 id=\"solutions\">{}</h2>\n<p class=\"quiet\">{}</p>\n"
        "<div class=\"grids small\" style=\"--side:13rem\">\n",
        escaped(spec_.words[Phrase::kSolutions]), escaped(spec_.words[Phrase::kSolutionsNote]));
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const BookPuzzle& puzzle = *puzzles_[i].puzzle;
      html_ += fmt::format(
          "<article class=\"puzzle\" id=\"s{0}\"><header><b>{0}</b><a class=\"quiet\" "
          "href=\"#p{0}\">{1}</a></header>{2}</article>\n",
          i + 1, escaped(spec_.words[Phrase::kPuzzle]),
          grid_html(puzzle, puzzles_[i].section, true));
    }
    html_ += "</div>\n";
  }

  const BookSpec& spec_;
  const Typefaces& typefaces_;
  std::vector<NumberedPuzzle> puzzles_;
  BookBoards boards_;
  BookHelp help_;
  BookHelpHtml parts_;
  std::string html_;
};

}  // namespace

std::string book_html(const BookSpec& spec, const Typefaces& typefaces) {
  return BookHtml(spec, typefaces).build();
}

}  // namespace nonet
