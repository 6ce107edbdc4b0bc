#include "book/binding/bound_book.h"

#include <array>
#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"
#include "book/binding/book_check.h"
#include "book/binding/manifest.h"
#include "book/binding/proof_sheet.h"
#include "book/output/cairo_output.h"
#include "book/pages/front_matter.h"
#include "book/pages/spec_layout.h"
#include "book/web/book_epub.h"
#include "book/web/book_html.h"

namespace nonet {

Result<BookFormat> book_format(std::string_view file_name) {
  const std::size_t slash = file_name.rfind('/');
  const std::string_view name =
      slash == std::string_view::npos ? file_name : file_name.substr(slash + 1);
  const std::size_t dot = name.rfind('.');
  const std::string_view ending = dot == std::string_view::npos ? "" : name.substr(dot);
  if (ending == ".html" || ending == ".htm") return BookFormat::kHtml;
  if (ending == ".epub") return BookFormat::kEpub;
  if (ending.empty() || ending == ".pdf" || ending == ".PDF") return BookFormat::kPdf;
  return request_error(fmt::format("\"{}\": a book is written as .pdf, .html or .epub, not as {}",
                                   file_name, ending));
}

namespace {

std::vector<OutlineEntry> outline_entries(const BookSpec& spec, const BookPlan& plan) {
  const BookWords& words = spec.words;
  std::vector<OutlineEntry> outline;
  const auto entry = [&](const std::string& title, int page) {
    if (page > 0) outline.push_back({title, page});
  };
  entry(words[Phrase::kHowToPlay], plan.page_of(FlowKind::kGuide));
  for (std::size_t i = 0; i < spec.sections.size(); ++i) {
    entry(section_name(spec.sections[i], words), plan.section_pages[i]);
  }
  entry(words[Phrase::kHints], plan.page_of(FlowKind::kHintWhere));
  entry(words[Phrase::kSolutions], plan.solutions_page);
  entry(words[Phrase::kExplained], plan.page_of(FlowKind::kExplained));
  entry(words[Phrase::kIndex], plan.page_of(FlowKind::kIndex));
  return outline;
}

// The pages with what is cut off them.
std::vector<Drawing> sheets_of(const PrintedBook& book) {
  if (book.plan.layout.bleed == 0) return book.pages;
  std::vector<Drawing> sheets;
  for (const Drawing& page : book.pages) {
    const Rect sheet = book.plan.layout.sheet(side_of(static_cast<int>(sheets.size()) + 1));
    Drawing& whole = sheets.emplace_back();
    whole.size = {sheet.width, sheet.height};
    whole.append(page, {-sheet.x, -sheet.y});
  }
  return sheets;
}

}  // namespace

Result<std::optional<std::string>> book_pdf(const BookSpec& spec, const PrintedBook& book,
                                            const Typefaces& typefaces, const RunControl& control) {
  const ProfileFigures& figures = figures_of(spec.profile);
  PdfDocument document;
  document.pages = sheets_of(book);
  document.bleed = book.plan.layout.bleed;
  document.bleed_sides = BleedSides::kOuter;
  document.colours =
      figures.colours == PrintColours::kColour ? Colours::kAsDrawn : Colours::kGreyOnly;
  document.flavour = figures.flavour;
  if (figures.flavour == PdfFlavour::kX1a) document.title = spec.title;
  if (figures.interaction == Interaction::kLinksAndOutline) {
    document.title = spec.title;
    document.outline = outline_entries(spec, book.plan);
  }
  return render_pdf(document, typefaces, control);
}

namespace {

// Everything that the files of a book are made of.
struct Binding {
  const BookSpec& spec;
  const PrintedBook& printed;
  const Typefaces& typefaces;
  const RunControl& control;
};
// nullopt after a stop.
using FileBytes = Result<std::optional<std::string>>;

FileBytes html_file(const Binding& book) {
  std::string bytes = book_html(book.spec, book.typefaces);
  if (book.control.should_stop()) return std::optional<std::string>();
  return std::optional(std::move(bytes));
}

FileBytes pdf_file(const Binding& book) {
  return book_pdf(book.spec, book.printed, book.typefaces, book.control);
}

FileBytes epub_file(const Binding& book) {
  return book_epub(book.spec, book.printed, outline_entries(book.spec, book.printed.plan),
                   book.typefaces, book.control);
}

FileBytes proof_file(const Binding& book) {
  return proof_pdf(book.spec, book.printed, book.typefaces, book.control);
}

FileBytes solutions_file(const Binding& book) {
  const auto booklet = print_solutions(book.spec, book.typefaces);
  if (!booklet) return booklet.error();
  return book_pdf(book.spec, *booklet, book.typefaces, book.control);
}

bool always(const BookSpec&) { return true; }
bool has_proof(const BookSpec& spec) { return spec.proof; }
bool has_booklet(const BookSpec& spec) { return spec.solutions == SolutionsPlace::kSeparateFile; }

// The files of a book in each format.
struct FileRow {
  BookFormat format;
  bool (*wanted)(const BookSpec&);
  FileBytes (*make)(const Binding&);
  std::string BoundBook::*bytes;
};
constexpr std::array kFiles = {
    FileRow{BookFormat::kHtml, always, html_file, &BoundBook::bytes},
    FileRow{BookFormat::kEpub, always, epub_file, &BoundBook::bytes},
    FileRow{BookFormat::kPdf, always, pdf_file, &BoundBook::bytes},
    FileRow{BookFormat::kPdf, has_proof, proof_file, &BoundBook::proof},
    FileRow{BookFormat::kPdf, has_booklet, solutions_file, &BoundBook::solutions},
};

Result<std::optional<BoundBook>> bound_files(const Binding& book, BookFormat format) {
  BoundBook bound;
  for (const FileRow& file : kFiles) {
    if (file.format != format || !file.wanted(book.spec)) continue;
    FileBytes bytes = file.make(book);
    if (!bytes) return std::move(bytes).error();
    if (!*bytes) return std::optional<BoundBook>();
    bound.*file.bytes = **std::move(bytes);
  }
  bound.manifest = book_manifest(book.spec, book.printed.plan);
  bound.pages = book.printed.pages.size();
  bound.plan = book.printed.plan;
  return std::optional(std::move(bound));
}

Status check_fit_to_print(const Binding& book) {
  const auto faults = check_book(book.spec, book.printed, book.typefaces, book.control);
  if (faults.empty()) return {};
  return request_error(fmt::format("the book is not fit to print: {} ({} faults in all)",
                                   faults.front(), faults.size()));
}

}  // namespace

Status check_texts(const BookSpec& spec, BookFormat format) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  // Browsers have their own typefaces.
  Status characters = format != BookFormat::kHtml ? check_characters(spec, *typefaces) : Status();
  if (!characters) return characters;
  const auto layouts = book_layouts(spec, narrowest_gutter(spec.profile), *typefaces);
  if (!layouts) return layouts.error();
  return check_title(title_room(layouts->book), spec, *typefaces);
}

Result<std::optional<BoundBook>> bind_book(const BookSpec& spec, BookFormat format,
                                           const RunControl& control) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  // Browsers have their own typefaces.
  Status characters = format != BookFormat::kHtml ? check_characters(spec, *typefaces) : Status();
  if (!characters) return std::move(characters).error();
  const auto printed = print_book(spec, *typefaces, control);
  if (!printed) return printed.error();
  if (control.should_stop()) return std::optional<BoundBook>();
  const Binding book{spec, *printed, *typefaces, control};
  if (Status fit = check_fit_to_print(book); !fit) return std::move(fit).error();
  return bound_files(book, format);
}

}  // namespace nonet
