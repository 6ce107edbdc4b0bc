#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <utility>

#include "base/request_error.h"
#include "book/book.h"
#include "book/book_flows.h"
#include "book/book_pages.h"
#include "book/front_matter.h"
#include "book/guide.h"
#include "book/matrix_code.h"
#include "book/proof_sheet.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

LayoutRequest layout_request(const BookSpec& spec) {
  return {.profile = spec.profile,
          .page = spec.trim,
          .puzzles_per_page = spec.puzzles_per_page,
          .solutions_per_page = spec.solutions_per_page,
          .puzzles = static_cast<int>(numbered_puzzles(spec).size()),
          .overleaf = spec.solutions == SolutionsPlace::kNextPage,
          .hints = spec.hints || spec.explained,
          .answers_below = spec.solutions == SolutionsPlace::kUpsideDown,
          .code_side = spec.puzzle_link.empty() ? 0 : puzzle_code_side(spec.puzzle_link)};
}

BookShape shape_of(const BookSpec& spec) {
  BookShape shape{.section_sizes = {},
                  .blank_grid_pages = spec.blank_grid_pages,
                  .solutions = spec.solutions,
                  .dedication = !spec.text.dedication.empty()};
  for (const BookSection& section : spec.sections) {
    shape.section_sizes.push_back(static_cast<int>(section.puzzles.size()));
  }
  return shape;
}

// The digits of an ISBN, X as 10; nullopt if there are other characters.
std::optional<std::vector<int>> isbn_digits(std::string_view isbn) {
  std::vector<int> digits;
  for (const char c : isbn) {
    if (c == '-' || c == ' ') continue;
    if (c >= '0' && c <= '9') {
      digits.push_back(c - '0');
    } else if ((c == 'X' || c == 'x') && digits.size() == 9) {
      digits.push_back(10);
    } else {
      return std::nullopt;
    }
  }
  return digits;
}

// Ten digits have the weights 10, 9, ... 1 and a sum divisible by 11; thirteen have the weights 1,
// 3, 1, 3, ... and a sum divisible by 10.
bool has_right_check_digit(const std::vector<int>& digits) {
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int weight = digits.size() == 10 ? 10 - static_cast<int>(i) : (i % 2 == 0 ? 1 : 3);
    sum += weight * digits[i];
  }
  return sum % (digits.size() == 10 ? 11 : 10) == 0;
}

// Checks the links of QR codes, and that the profile has a page for the code of the book's play
// page.
Status check_links(const BookSpec& spec) {
  if (!spec.puzzle_link.empty()) {
    if (Status link = check_puzzle_link(spec.puzzle_link); !link) return link;
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

}  // namespace

int target_seconds(const BookPuzzle& puzzle) {
  return static_cast<int>(std::lround(puzzle.effort * 60));
}

std::string target_text(const BookPuzzle& puzzle) {
  if (puzzle.effort >= kBeyondMinutes) return {};
  const int seconds = target_seconds(puzzle);
  return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

Rise rise_of(const BookSpec& spec) {
  Rise rise = Rise::kStrict;
  for (const BookSection& section : spec.sections) {
    for (std::size_t i = 1; i < section.puzzles.size(); ++i) {
      const int before = target_seconds(section.puzzles[i - 1]);
      const int after = target_seconds(section.puzzles[i]);
      if (after < before) return Rise::kFalls;
      if (after == before) rise = Rise::kNeverFalls;
    }
  }
  return rise;
}

namespace {

std::string topic_name(const SectionTopic& topic, const BookWords& words) {
  switch (topic.kind) {
    case SectionTopic::Kind::kMinutes:
      return words.say(Phrase::kSectionMinutes, fmt::format("{:g}", topic.low),
                       fmt::format("{:g}", topic.high));
    case SectionTopic::Kind::kRating:
      return words.say(Phrase::kSectionRating, fmt::format("{:.1f}", topic.low),
                       fmt::format("{:.1f}", topic.high));
    case SectionTopic::Kind::kTechnique:
      return words.technique(topic.technique);
  }
  return {};
}

}  // namespace

std::string section_name(const BookSection& section, const BookWords& words) {
  if (!section.name.empty()) return section.name;
  const LevelRow* row = find_level(section.level);
  const std::string level = row != nullptr ? words.level_name(*row) : section.level;
  if (!section.topic) return level;
  const std::string topic = topic_name(*section.topic, words);
  return level.empty() ? topic : fmt::format("{}, {}", level, topic);
}

int section_stars(const BookSection& section) {
  const LevelRow* level = find_level(section.level);
  return level != nullptr ? level->code : 0;
}

std::vector<NumberedPuzzle> numbered_puzzles(const BookSpec& spec) {
  std::vector<NumberedPuzzle> puzzles;
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    for (const BookPuzzle& puzzle : spec.sections[i].puzzles) {
      puzzles.push_back({&puzzle, static_cast<int>(i)});
    }
  }
  return puzzles;
}

Result<BookFormat> book_format(std::string_view file_name) {
  const std::size_t slash = file_name.rfind('/');
  const std::string_view name =
      slash == std::string_view::npos ? file_name : file_name.substr(slash + 1);
  const std::size_t dot = name.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? "" : name.substr(dot);
  if (ending == ".html" || ending == ".htm") return BookFormat::kHtml;
  if (ending.empty() || ending == ".pdf" || ending == ".PDF") return BookFormat::kPdf;
  return request_error(
      fmt::format("\"{}\": a book is written as .pdf or .html, not as {}", file_name, ending));
}

Status check_isbn(std::string_view isbn) {
  const auto digits = isbn_digits(isbn);
  if (!digits || (digits->size() != 10 && digits->size() != 13)) {
    return request_error(fmt::format("ISBN \"{}\": ten or thirteen digits are expected", isbn));
  }
  if (has_right_check_digit(*digits)) return {};
  return request_error(
      fmt::format("ISBN \"{}\": its check digit is wrong; a digit is mistyped", isbn));
}

Status check_characters(const BookSpec& spec, const Typefaces& typefaces) {
  std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"title", spec.title},
      {"subtitle", spec.subtitle},
      {"author", spec.author},
      {"series", spec.series},
      {"dedication", spec.text.dedication}};
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
  if (Status links = check_links(spec); !links) return links;
  const auto layout = lay_out_pages(layout_request(spec));
  return layout ? Status() : Status(layout.error());
}

Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces,
                               const RunControl& control) {
  if (Status links = check_links(spec); !links) return std::move(links).error();
  const BookHelp help = help_of(spec);
  Result<BookPlan> plan =
      plan_book(shape_of(spec), layout_request(spec), [&](const PageLayout& layout) {
        BookPlan unplanned;
        unplanned.layout = layout;
        return set_flows(spec, help, unplanned, typefaces).sizes;
      });
  if (!plan) return std::move(plan).error();
  const PageLayout& layout = plan->layout;
  const bool full = figures_of(spec.profile).front_matter == FrontMatter::kFull;
  const Rect room = full ? layout.content(Side::kRecto) : layout.masthead(Side::kRecto);
  if (Status status = check_title(room, spec, typefaces); !status) {
    return std::move(status).error();
  }
  PrintedBook book{std::move(plan).value(), {}};
  const BookFlows flows = set_flows(spec, help, book.plan, typefaces);
  const PagePainter painter(spec, book.plan, flows, typefaces);
  const int pages = static_cast<int>(book.plan.pages.size());
  for (int page = 1; page <= pages && !control.should_stop(); ++page) {
    book.pages.push_back(painter.paint(page));
  }
  return book;
}

Result<PrintedBook> print_solutions(const BookSpec& spec, const Typefaces& typefaces) {
  const auto puzzles = static_cast<int>(numbered_puzzles(spec).size());
  Result<BookPlan> plan = plan_solutions(puzzles, layout_request(spec));
  if (!plan) return std::move(plan).error();
  PrintedBook booklet{std::move(plan).value(), {}};
  const BookFlows flows;
  const PagePainter painter(spec, booklet.plan, flows, typefaces);
  for (int page = 1; page <= static_cast<int>(booklet.plan.pages.size()); ++page) {
    booklet.pages.push_back(painter.paint(page));
  }
  return booklet;
}

Result<std::optional<std::string>> book_pdf(const BookSpec& spec, const PrintedBook& book,
                                            const Typefaces& typefaces, const RunControl& control) {
  const ProfileFigures& figures = figures_of(spec.profile);
  PdfDocument document;
  document.pages = book.pages;
  document.colours =
      figures.colours == PrintColours::kColour ? Colours::kAsDrawn : Colours::kGreyOnly;
  document.flavour = figures.flavour;
  if (figures.flavour == PdfFlavour::kX1a) document.title = spec.title;
  if (figures.interaction == Interaction::kLinksAndOutline) {
    const BookWords& words = spec.words;
    document.title = spec.title;
    const auto entry = [&](const std::string& title, int page) {
      if (page > 0) document.outline.push_back({title, page});
    };
    entry(words[Phrase::kHowToPlay], book.plan.page_of(FlowKind::kGuide));
    for (std::size_t i = 0; i < spec.sections.size(); ++i) {
      entry(section_name(spec.sections[i], words), book.plan.section_pages[i]);
    }
    entry(words[Phrase::kHints], book.plan.page_of(FlowKind::kHintWhere));
    entry(words[Phrase::kSolutions], book.plan.solutions_page);
    entry(words[Phrase::kExplained], book.plan.page_of(FlowKind::kExplained));
    entry(words[Phrase::kIndex], book.plan.page_of(FlowKind::kIndex));
  }
  return render_pdf(document, typefaces, control);
}

Result<std::optional<BoundBook>> bind_book(const BookSpec& spec, BookFormat format,
                                           const RunControl& control) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  // Browsers have their own typefaces.
  if (format == BookFormat::kPdf) {
    if (Status status = check_characters(spec, *typefaces); !status) {
      return std::move(status).error();
    }
  }
  const auto printed = print_book(spec, *typefaces, control);
  if (!printed) return printed.error();
  if (control.should_stop()) return std::optional<BoundBook>();
  const auto faults = check_book(spec, *printed, *typefaces, control);
  if (!faults.empty()) {
    return request_error(fmt::format("the book is not fit to print: {} ({} faults in all)",
                                     faults.front(), faults.size()));
  }
  BoundBook book{.bytes = {},
                 .manifest = book_manifest(spec, printed->plan),
                 .proof = {},
                 .solutions = {},
                 .pages = printed->pages.size(),
                 .plan = printed->plan};
  if (format == BookFormat::kHtml) {
    book.bytes = book_html(spec, *typefaces);
    return control.should_stop() ? std::nullopt : std::optional(std::move(book));
  }
  auto pdf = book_pdf(spec, *printed, *typefaces, control);
  if (!pdf) return pdf.error();
  if (!*pdf) return std::optional<BoundBook>();
  book.bytes = **std::move(pdf);
  if (spec.proof) {
    auto proof = proof_pdf(spec, *printed, *typefaces, control);
    if (!proof) return proof.error();
    if (!*proof) return std::optional<BoundBook>();
    book.proof = **std::move(proof);
  }
  if (spec.solutions == SolutionsPlace::kSeparateFile) {
    const auto booklet = print_solutions(spec, *typefaces);
    if (!booklet) return booklet.error();
    auto bytes = book_pdf(spec, *booklet, *typefaces, control);
    if (!bytes) return bytes.error();
    if (!*bytes) return std::optional<BoundBook>();
    book.solutions = **std::move(bytes);
  }
  return std::optional(std::move(book));
}

}  // namespace nonet
