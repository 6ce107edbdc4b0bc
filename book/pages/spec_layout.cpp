#include "book/pages/spec_layout.h"

#include <algorithm>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/boards/puzzle_board.h"
#include "book/drawings/matrix_code.h"
#include "book/pages/caption.h"
#include "book/pages/sheet_rules.h"
#include "book/spec/isbn.h"

namespace nonet {

namespace {

// The solutions that follow each other on pages; 0: as many as each section has.
int solutions_together(const BookSpec& spec, int puzzles) {
  const bool by_section = spec.solutions == SolutionsPlace::kSection &&
                          figures_of(spec.profile).section_start == SectionStart::kNewPage;
  return by_section ? 0 : puzzles;
}

LayoutRequest layout_request(const BookSpec& spec) {
  const auto puzzles = static_cast<int>(numbered_puzzles(spec).size());
  return {.profile = spec.profile,
          .page = spec.trim,
          .puzzles_per_page = spec.puzzles_per_page,
          .solutions_per_page = spec.solutions_per_page,
          .puzzles = puzzles,
          .solutions = solutions_together(spec, puzzles),
          .overleaf = spec.solutions == SolutionsPlace::kNextPage,
          .hints = spec.hints || spec.explained,
          .answers_below = spec.solutions == SolutionsPlace::kUpsideDown,
          .bleed = spec.bleed};
}

bool has_other_boards(const BookSpec& spec) {
  return std::ranges::any_of(spec.sections,
                             [](const BookSection& section) { return section.board != nullptr; });
}

// The section whose layout pages of text have and whose grids are left blank: the first classic
// one, else the first.
std::size_t main_section(const BookSpec& spec) {
  const auto classic = std::ranges::find(spec.sections, nullptr, &BookSection::board);
  return classic == spec.sections.end() ? 0
                                        : static_cast<std::size_t>(classic - spec.sections.begin());
}

// Sheets mix the sections: all their grids are as large as the one with the most cells needs.
int most_across(const std::vector<int>& across) { return *std::ranges::max_element(across); }

// Cells across the grids of each section, as they are laid out.
std::vector<int> across_of(const BookSpec& spec) {
  std::vector<int> across;
  for (const BookSection& section : spec.sections) across.push_back(board_of(section)->across());
  if (figures_of(spec.profile).section_start == SectionStart::kRunsOn) {
    across.assign(across.size(), most_across(across));
  }
  return across;
}

// The sides of the codes below the puzzles of each section, in points; 0: it has none.
std::vector<double> code_sides_of(const BookSpec& spec) {
  std::vector<double> sides;
  for (const BookSection& section : spec.sections) {
    sides.push_back(
        has_codes(spec, section) ? puzzle_code_side(spec.puzzle_link, linked_board(section)) : 0);
  }
  if (figures_of(spec.profile).section_start == SectionStart::kRunsOn) {
    sides.assign(sides.size(), *std::ranges::max_element(sides));
  }
  return sides;
}

// The puzzles whose grids have so many cells across.
int puzzles_with(int cells, const BookSpec& spec, const std::vector<int>& across) {
  std::size_t puzzles = 0;
  for (std::size_t i = 0; i < across.size(); ++i) {
    if (across[i] == cells) puzzles += spec.sections[i].puzzles.size();
  }
  return static_cast<int>(puzzles);
}

// `rules_height`: points above the puzzles of each page, for the rules of their boards.
Result<BookLayouts> section_layouts(const BookSpec& spec, double gutter, double rules_height) {
  LayoutRequest request = layout_request(spec);
  request.gutter = gutter;
  request.rules_height = rules_height;
  BookLayouts layouts;
  const std::vector<int> across = across_of(spec);
  const std::vector<double> code_sides = code_sides_of(spec);
  // The sections with the fewest cells must have the number of grids a page that is asked for; the
  // others have as many of it as fit.
  const int fewest = *std::ranges::min_element(across);
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    LayoutRequest wanted = request;
    wanted.across = across[i];
    wanted.fewer = across[i] > fewest;
    if (request.solutions > 0) wanted.solutions = puzzles_with(across[i], spec, across);
    wanted.code_side = code_sides[i];
    const auto layout = lay_out_pages(wanted);
    if (!layout) return layout.error();
    layouts.sections.push_back(*layout);
  }
  layouts.book = layouts.sections[main_section(spec)];
  return layouts;
}

}  // namespace

Result<BookLayouts> book_layouts(const BookSpec& spec, double gutter, const Typefaces& typefaces) {
  if (!has_other_boards(spec)) {
    LayoutRequest request = layout_request(spec);
    request.gutter = gutter;
    request.code_side = spec.puzzle_link.empty() ? 0 : puzzle_code_side(spec.puzzle_link);
    const auto layout = lay_out_pages(request);
    if (!layout) return layout.error();
    return BookLayouts{*layout, {}};
  }
  // Rules leave less room for puzzles, so that fewer boards may share a sheet.
  double rules_height = 0;
  while (true) {
    auto layouts = section_layouts(spec, gutter, rules_height);
    if (!layouts) return layouts;
    const double needed = sheet_rules_height(spec, layouts->book, typefaces);
    if (needed <= rules_height) return layouts;
    rules_height = needed;
  }
}

BookShape shape_of(const BookSpec& spec, const BookLayouts& layouts) {
  BookShape shape{.section_sizes = {},
                  .blank_grid_pages = spec.blank_grid_pages,
                  .solutions = spec.solutions,
                  .dedication = !spec.text.dedication.empty(),
                  .section_layouts = layouts.sections,
                  .blank_grids_of = static_cast<int>(main_section(spec))};
  for (const BookSection& section : spec.sections) {
    shape.section_sizes.push_back(static_cast<int>(section.puzzles.size()));
  }
  return shape;
}

Status check_links(const BookSpec& spec) {
  if (!spec.puzzle_link.empty()) {
    if (Status link = check_puzzle_link(spec.puzzle_link); !link) return link;
    for (const BookSection& section : spec.sections) {
      if (!has_codes(spec, section)) continue;
      const LinkedBoard board = linked_board(section);
      const Status link = check_puzzle_link(spec.puzzle_link, board);
      if (!link) return request_error(fmt::format("{}: {}", board.key, link.error().reason));
    }
  }
  if (spec.play_link.empty()) return {};
  if (Status web = check_web_link(spec.play_link); !web) return web;
  const auto code = matrix_code_of(spec.play_link);
  if (!code) return code.error();
  const ProfileFigures& figures = figures_of(spec.profile);
  if (figures.front_matter == FrontMatter::kFull) return {};
  return request_error(
      fmt::format("profile {} has no pages before the puzzles, where the code of the play page "
                  "stands; codes below the puzzles are possible",
                  figures.key));
}

Status check_characters(const BookSpec& spec, const Typefaces& typefaces) {
  std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"title", spec.title},
      {"subtitle", spec.subtitle},
      {"author", spec.author},
      {"series", spec.series},
      {"dedication", spec.text.dedication},
      {"caption", spec.caption ? std::string_view(*spec.caption) : std::string_view()}};
  for (const BookSection& section : spec.sections) texts.emplace_back("section", section.name);
  const std::string words = spec.words.as_file();
  for (std::string_view left = words; !left.empty();) {
    const std::size_t end = left.find('\n');
    const std::string_view line = left.substr(0, end);
    const std::size_t equals = line.find(" = ");
    texts.emplace_back(line.substr(0, equals), line.substr(equals + 3));
    left.remove_prefix(end + 1);
  }
  std::string introduction = spec.text.introduction;
  std::string about = spec.text.about;
  for (std::string* text : {&introduction, &about}) {
    std::erase_if(*text, [](char c) { return c == '\n' || c == '\r' || c == '\t'; });
  }
  texts.emplace_back("introduction", introduction);
  texts.emplace_back("about", about);
  for (const auto& [what, text] : texts) {
    if (const auto missing = typefaces.missing_character(text)) {
      return request_error(
          fmt::format("{} \"{}\": the typeface has no glyph for {}", what, text, *missing));
    }
  }
  return {};
}

Status check_layout(const BookSpec& spec) {
  if (!spec.isbn.empty()) {
    if (Status isbn = check_isbn(spec.isbn); !isbn) return isbn;
  }
  if (spec.caption) {
    if (Status caption = check_caption(*spec.caption); !caption) return caption;
  }
  if (Status links = check_links(spec); !links) return links;
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const auto layouts = book_layouts(spec, 0, *typefaces);
  return layouts ? Status() : Status(layouts.error());
}

}  // namespace nonet
