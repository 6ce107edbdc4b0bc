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
  const BookShape shape = shape_of(spec);
  if (Status sections = check_shape(shape); !sections) return std::move(sections).error();
  LayoutRequest request = layout_request(spec);
  request.gutter = narrowest_gutter(spec.profile);
  while (true) {
    const Result<PageLayout> layout = lay_out_pages(request);
    if (!layout) return layout.error();
    auto plan = plan_book(shape, *layout, measure_flows(spec, help, *layout, typefaces));
    if (!plan) return plan;
    const std::optional<double> wider = wider_gutter(*plan);
    if (!wider) return plan;
    request.gutter = *wider;
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
  const auto puzzles = static_cast<int>(numbered_puzzles(spec).size());
  Result<BookPlan> plan = plan_solutions(puzzles, layout_request(spec));
  if (!plan) return std::move(plan).error();
  const BookFlows no_text;
  const PagePainter painter(spec, *plan, no_text, typefaces);
  std::vector<Drawing> pages = painted(painter, plan->pages.size(), {});
  return PrintedBook{std::move(plan).value(), std::move(pages)};
}

}  // namespace nonet
