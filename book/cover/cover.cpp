#include "book/cover/cover.h"

#include <cmath>
#include <fmt/format.h>

#include "base/request_error.h"
#include "book/cover/cover_check.h"
#include "book/cover/cover_text.h"
#include "book/drawings/bar_code.h"
#include "book/output/cairo_output.h"
#include "book/spec/isbn.h"

namespace nonet {
namespace {

constexpr double kFewestDots = 300;  // an inch
constexpr std::string_view kAnySolution =
    "123456789456789123789123456231564897564897231897231564312645978645978312978312645";

Result<Picture> placed_art(const CoverSpec& cover, const Rect& room) {
  Picture picture{room, cover.art};
  const double dots = picture.dots_per_inch();
  if (dots >= kFewestDots) return picture;
  const auto needed = [](double points) {
    return static_cast<int>(std::ceil(points / kPointsPerInch * kFewestDots));
  };
  return request_error(fmt::format(
      "the art has {} by {} dots: on {} of the cover {:.0f} an inch, under {:g}; it needs {} by {}",
      cover.art->columns, cover.art->rows, size_text({room.width, room.height}), dots, kFewestDots,
      needed(room.width), needed(room.height)));
}

void paint_bar_code(Drawing& sheet, const BookSpec& book, const CoverSpec& cover,
                    const CoverPlan& plan, const Typefaces& typefaces) {
  if (book.isbn.empty()) return sheet.fill(plan.barcode, kWhite);
  draw_bar_code(sheet,
                {.digits = isbn_13(book.isbn),
                 .add_on = cover.price,
                 .heading = "ISBN " + isbn_text(book.isbn)},
                plan.barcode, typefaces);
}

Status check_blurb(const CoverSpec& cover, const Typefaces& typefaces) {
  for (const std::string& paragraph : cover.blurb) {
    if (const auto missing = typefaces.missing_character(paragraph)) {
      return request_error(
          fmt::format("the text of the back: the typeface has no glyph for {}", *missing));
    }
  }
  return {};
}

// The first fault of the file that its printer would find.
Status check_as_printer(const BookSpec& book, const std::string& bytes, int pages,
                        const PaperFigures& paper) {
  const auto faults = check_cover(bytes, {figures_of(book.profile), book.trim, pages, &paper});
  if (!faults) return faults.error();
  if (faults->empty()) return {};
  return request_error(fmt::format("the cover is not fit to print: {}", faults->front().line()));
}

}  // namespace

Result<Drawing> draw_cover(const BookSpec& book, const CoverSpec& cover, const CoverPlan& plan,
                           const Typefaces& typefaces) {
  if (Status blurb = check_blurb(cover, typefaces); !blurb) return std::move(blurb).error();
  const CoverDesign& design = *cover.design;
  const CoverScene scene{plan, *cover.palette, cover_grids(book), typefaces};
  const CoverTextPlace place{book, plan, design, *cover.palette, typefaces};
  Drawing sheet;
  sheet.size = plan.sheet;
  design.paint_ground(sheet, scene);
  const Rect room = design.art_room(plan);
  if (cover.art) {
    auto art = placed_art(cover, room);
    if (!art) return art.error();
    sheet.picture(*std::move(art));
  } else {
    design.paint_art(sheet, scene, room);
  }
  if (design.paint_over != nullptr) design.paint_over(sheet, scene);
  if (Status front = paint_front_text(sheet, place); !front) return std::move(front).error();
  if (Status back = paint_back_text(sheet, place, cover.blurb); !back) {
    return std::move(back).error();
  }
  paint_spine_text(sheet, place);
  paint_bar_code(sheet, book, cover, plan, typefaces);
  return sheet;
}

Result<std::string> cover_pdf(const BookSpec& book, const Drawing& cover, double bleed,
                              const Typefaces& typefaces) {
  PdfDocument document;
  document.pages = {cover};
  document.flavour = figures_of(book.profile).flavour;
  document.colours = Colours::kAsDrawn;
  document.bleed = bleed;
  if (document.flavour == PdfFlavour::kX1a) document.title = book.title;
  return render_pdf(document, typefaces);
}

Result<std::string> bind_cover(const BookSpec& book, const CoverSpec& cover, int pages,
                               const PaperFigures& paper) {
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  const CoverPlan plan = plan_cover(book.trim, pages, paper, *figures_of(book.profile).cover);
  const auto sheet = draw_cover(book, cover, plan, *typefaces);
  if (!sheet) return sheet.error();
  auto bytes = cover_pdf(book, *sheet, plan.bleed, *typefaces);
  if (!bytes) return bytes;
  if (Status fit = check_as_printer(book, *bytes, pages, paper); !fit) {
    return std::move(fit).error();
  }
  return bytes;
}

Status check_cover_spec(const BookSpec& book, const CoverSpec& cover) {
  if (!cover.price.empty() && book.isbn.empty()) {
    return request_error("a price stands beside the bar code of an ISBN: add --isbn");
  }
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  // Front and back are the same for any number of pages and any puzzles.
  BookSpec trial = book;
  BookPuzzle any;
  any.givens = any.solution = *Grid::from_line(kAnySolution);
  trial.sections = {{"easy", "", {any}}};
  const ProfileFigures& figures = figures_of(book.profile);
  const CoverPlan plan =
      plan_cover(book.trim, figures.fewest_pages, kPapers.front(), *figures.cover);
  const auto sheet = draw_cover(trial, cover, plan, *typefaces);
  return sheet ? Status() : Status(sheet.error());
}

}  // namespace nonet
