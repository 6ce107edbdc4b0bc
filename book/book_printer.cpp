#include <fmt/format.h>

#include "base/request_error.h"
#include "book/book.h"
#include "book/book_pages.h"
#include "book/front_matter.h"
#include "rater/levels.h"

namespace nonet {
namespace {

LayoutRequest layout_request(const BookSpec& spec) {
  return {.profile = spec.profile,
          .page = spec.trim,
          .puzzles_per_page = spec.puzzles_per_page,
          .solutions_per_page = spec.solutions_per_page};
}

}  // namespace

std::string section_name(const BookSection& section) {
  if (!section.name.empty()) return section.name;
  const LevelRow* level = find_level(section.level);
  return level != nullptr ? std::string(level->name) : section.level;
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

BookFormat book_format(std::string_view file_name) {
  const bool html = file_name.ends_with(".html") || file_name.ends_with(".htm");
  return html ? BookFormat::kHtml : BookFormat::kPdf;
}

Status check_layout(const BookSpec& spec) {
  const auto layout = lay_out_pages(layout_request(spec));
  return layout ? Status() : Status(layout.error());
}

Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces) {
  BookShape shape{{}, spec.blank_grid_pages};
  for (const BookSection& section : spec.sections) {
    shape.section_sizes.push_back(static_cast<int>(section.puzzles.size()));
  }
  Result<BookPlan> plan = plan_book(shape, layout_request(spec), [&](const PageLayout& layout) {
    return measure_text(spec, layout, typefaces);
  });
  if (!plan) return std::move(plan).error();
  PrintedBook book{std::move(plan).value(), {}};
  const PagePainter painter(spec, book.plan, typefaces);
  for (int page = 1; page <= static_cast<int>(book.plan.pages.size()); ++page) {
    book.pages.push_back(painter.paint(page));
  }
  return book;
}

Result<std::string> book_pdf(const BookSpec& spec, const PrintedBook& book,
                             const Typefaces& typefaces) {
  const bool interactive = figures_of(spec.profile).interaction == Interaction::kLinksAndOutline;
  PdfDocument document{.pages = book.pages,
                       .colours = interactive ? Colours::kAsDrawn : Colours::kGreyOnly,
                       .outline = {},
                       .title = {}};
  if (interactive) {
    document.title = spec.title;
    document.outline.push_back({"How to play", book.plan.guide_page});
    for (std::size_t i = 0; i < spec.sections.size(); ++i) {
      document.outline.push_back({section_name(spec.sections[i]), book.plan.section_pages[i]});
    }
    document.outline.push_back({"Solutions", book.plan.solutions_page});
  }
  return render_pdf(document, typefaces);
}

Result<BoundBook> bind_book(const BookSpec& spec, BookFormat format) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const auto printed = print_book(spec, *typefaces);
  if (!printed) return printed.error();
  const auto faults = check_book(spec, *printed, *typefaces);
  if (!faults.empty()) {
    return request_error(fmt::format("the book is not fit to print: {} ({} faults in all)",
                                     faults.front(), faults.size()));
  }
  BoundBook book{
      .bytes = {}, .manifest = book_manifest(spec, printed->plan), .pages = printed->pages.size()};
  if (format == BookFormat::kHtml) {
    book.bytes = book_html(spec, *typefaces);
    return book;
  }
  auto pdf = book_pdf(spec, *printed, *typefaces);
  if (!pdf) return pdf.error();
  book.bytes = *std::move(pdf);
  return book;
}

}  // namespace nonet
