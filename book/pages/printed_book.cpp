#include "book/pages/printed_book.h"

#include <utility>

#include "book/pages/book_flows.h"
#include "book/pages/book_pages.h"
#include "book/pages/front_matter.h"
#include "book/pages/spec_layout.h"

namespace nonet {

namespace {

// The plan with the narrowest gutter that suits its own number of pages.
Result<BookPlan> plan_pages(const BookSpec& spec, const BookHelp& help,
                            const Typefaces& typefaces) {
  double gutter = narrowest_gutter(spec.profile);
  while (true) {
    const auto layouts = book_layouts(spec, gutter, typefaces);
    if (!layouts) return layouts.error();
    const BookShape shape = shape_of(spec, *layouts);
    if (Status sections = check_shape(shape); !sections) return std::move(sections).error();
    auto plan =
        plan_book(shape, layouts->book, measure_flows(spec, help, layouts->book, typefaces));
    if (!plan) return plan;
    const std::optional<double> wider = wider_gutter(*plan);
    if (!wider) return plan;
    gutter = *wider;
  }
}

std::vector<Drawing> painted(const PagePainter& painter, std::size_t pages,
                             const RunControl& control) {
  std::vector<Drawing> drawings;
  while (drawings.size() < pages && !control.should_stop()) {
    drawings.push_back(painter.paint(static_cast<int>(drawings.size()) + 1));
  }
  return drawings;
}

}  // namespace

Result<PrintedBook> print_book(const BookSpec& spec, const Typefaces& typefaces,
                               const RunControl& control) {
  if (Status links = check_links(spec); !links) return std::move(links).error();
  const BookHelp help = help_of(spec);
  Result<BookPlan> plan = plan_pages(spec, help, typefaces);
  if (!plan) return std::move(plan).error();
  if (Status title = check_title(title_room(plan->layout), spec, typefaces); !title) {
    return std::move(title).error();
  }
  const BookFlows flows = set_flows(spec, help, *plan, typefaces);
  const PagePainter painter(spec, *plan, flows, typefaces);
  std::vector<Drawing> pages = painted(painter, plan->pages.size(), control);
  return PrintedBook{std::move(plan).value(), std::move(pages)};
}

Result<PrintedBook> print_solutions(const BookSpec& spec, const Typefaces& typefaces) {
  const auto layouts = book_layouts(spec, smallest_gutter(figures_of(spec.profile), 0), typefaces);
  if (!layouts) return layouts.error();
  BookPlan plan = plan_solutions(shape_of(spec, *layouts), layouts->book);
  const BookFlows no_text;
  const PagePainter painter(spec, plan, no_text, typefaces);
  std::vector<Drawing> pages = painted(painter, plan.pages.size(), {});
  return PrintedBook{std::move(plan), std::move(pages)};
}

}  // namespace nonet
