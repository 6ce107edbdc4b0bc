// Order of a print book: half-title, blank, title, copyright, contents, guide; sections, each with
// a divider on a right-hand page; blank grids; solutions, beginning on a right-hand page. Screen
// books leave out the half-title and every blank page; newspapers have puzzles and solutions only.

#include "book/book_plan.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "base/request_error.h"

namespace nonet {
namespace {

class Pagination {
 public:
  Pagination(const BookShape& shape, const PageLayout& layout, TextPages text)
      : shape_(shape), figures_(figures_of(layout.profile)), text_(text) {
    plan_.layout = layout;
  }

  BookPlan run() {
    if (figures_.front_matter == FrontMatter::kFull) add_front_matter();
    for (int section = 0; section < static_cast<int>(shape_.section_sizes.size()); ++section) {
      add_section(section);
    }
    add_blank_grids();
    add_solutions();
    if (facing() && plan_.pages.size() % 2 != 0) add(PageKind::kBlank);
    return std::move(plan_);
  }

 private:
  [[nodiscard]] bool facing() const { return figures_.sides == Sides::kFacingPages; }
  [[nodiscard]] int next_page() const { return static_cast<int>(plan_.pages.size()) + 1; }

  void add(PageKind kind, PlannedPage page = {}) {
    page.kind = kind;
    plan_.pages.push_back(page);
  }

  void turn_to_recto() {
    if (facing() && side_of(next_page()) == Side::kVerso) add(PageKind::kBlank);
  }

  void add_front_matter() {
    if (facing()) {
      add(PageKind::kHalfTitle);
      add(PageKind::kBlank);
    }
    add(PageKind::kTitle);
    add(PageKind::kCopyright);
    for (int part = 0; part < text_.contents; ++part) {
      add(PageKind::kContents, {.part = part});
    }
    plan_.guide_page = next_page();
    for (int part = 0; part < text_.guide; ++part) add(PageKind::kGuide, {.part = part});
  }

  void add_section(int section) {
    const int size = shape_.section_sizes[static_cast<std::size_t>(section)];
    if (figures_.front_matter == FrontMatter::kFull) {
      turn_to_recto();
      plan_.section_pages.push_back(next_page());
      add(PageKind::kDivider, {.section = section, .first = total(), .count = size});
    } else {
      plan_.section_pages.push_back(next_page());
    }
    const int per_page = plan_.layout.puzzles_per_page;
    for (int done = 0; done < size; done += per_page) {
      const int count = std::min(per_page, size - done);
      const PlannedPage page{.section = section, .first = total(), .count = count};
      plan_.puzzle_pages.insert(plan_.puzzle_pages.end(), static_cast<std::size_t>(count),
                                next_page());
      add(PageKind::kPuzzles, page);
    }
  }

  void add_blank_grids() {
    if (shape_.blank_grid_pages > 0) plan_.blank_grids_page = next_page();
    for (int i = 0; i < shape_.blank_grid_pages; ++i) add(PageKind::kBlankGrids, {.part = i});
  }

  void add_solutions() {
    if (figures_.front_matter == FrontMatter::kFull) {
      turn_to_recto();
      plan_.solutions_page = next_page();
      add(PageKind::kSolutionsTitle);
    } else {
      plan_.solutions_page = next_page();
    }
    const int per_page = plan_.layout.solutions_per_page;
    for (int first = 0; first < total(); first += per_page) {
      const int count = std::min(per_page, total() - first);
      plan_.solution_pages.insert(plan_.solution_pages.end(), static_cast<std::size_t>(count),
                                  next_page());
      add(PageKind::kSolutions, {.first = first, .count = count});
    }
  }

  // Puzzles placed so far.
  [[nodiscard]] int total() const { return static_cast<int>(plan_.puzzle_pages.size()); }

  const BookShape& shape_;
  const ProfileFigures& figures_;
  TextPages text_;
  BookPlan plan_;
};

// A book shorter than the printer takes is filled up with blank grids.
BookPlan paginate_full(BookShape shape, const PageLayout& layout, TextPages text) {
  BookPlan plan = Pagination(shape, layout, text).run();
  const int fewest = figures_of(layout.profile).fewest_pages;
  while (static_cast<int>(plan.pages.size()) < fewest) {
    ++shape.blank_grid_pages;
    plan = Pagination(shape, layout, text).run();
  }
  return plan;
}

Status check_shape(const BookShape& shape) {
  if (shape.section_sizes.empty()) {
    return request_error("a book needs at least one section with puzzles");
  }
  for (const int size : shape.section_sizes) {
    if (size <= 0) return request_error("a section of a book has no puzzles");
  }
  return {};
}

std::string roman(int number) {
  constexpr std::array<std::pair<int, std::string_view>, 7> kNumerals{
      {{50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
  std::string text;
  for (const auto& [value, numeral] : kNumerals) {
    for (; number >= value; number -= value) text += numeral;
  }
  return text;
}

}  // namespace

std::string page_label(const BookPlan& plan, int page_number) {
  const auto index = static_cast<std::size_t>(page_number - 1);
  const PageKind kind = index < plan.pages.size() ? plan.pages[index].kind : PageKind::kPuzzles;
  const bool front = kind == PageKind::kContents || kind == PageKind::kGuide;
  return front ? roman(page_number) : fmt::format("{}", page_number);
}

Result<BookPlan> plan_book(const BookShape& shape, LayoutRequest request,
                           const MeasureText& measure) {
  if (Status status = check_shape(shape); !status) return std::move(status).error();
  const ProfileFigures& figures = figures_of(request.profile);
  request.gutter = smallest_gutter(figures.fewest_pages);
  while (true) {
    const Result<PageLayout> layout = lay_out_pages(request);
    if (!layout) return layout.error();
    BookPlan plan = paginate_full(shape, *layout, measure(*layout));
    const int pages = static_cast<int>(plan.pages.size());
    if (pages > figures.most_pages) {
      return request_error(
          fmt::format("the book would have {} pages; profile {} allows at most {}; print "
                      "more puzzles per page or make two volumes",
                      pages, figures.key, figures.most_pages));
    }
    if (smallest_gutter(pages) <= request.gutter) return plan;
    request.gutter = smallest_gutter(pages);
  }
}

}  // namespace nonet
