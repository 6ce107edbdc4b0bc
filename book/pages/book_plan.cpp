// Order of a print book: half-title, dedication, title, copyright, contents, introduction, guide;
// sections, each with its lessons, a divider on a right-hand page and the rules of its board;
// hints; solutions, beginning on a right-hand page; explained solutions; index, progress, about the
// author, blank grids. Screen books leave out the half-title and every blank page; sheets have only
// puzzles, solutions and the requested help.

#include "book/pages/book_plan.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>
#include <utility>

#include "base/request_error.h"

namespace nonet {
namespace {

class Pagination {
 public:
  Pagination(const BookShape& shape, const PageLayout& layout, const TextPages& text)
      : shape_(shape), figures_(figures_of(layout.profile)) {
    plan_.layout = layout;
    plan_.section_layouts = shape.section_layouts;
    plan_.text = text;
  }

  BookPlan run() {
    if (full()) add_front_matter();
    if (figures_.section_start == SectionStart::kRunsOn) {
      add_mixed_sections();
    } else {
      for (int section = 0; section < sections(); ++section) add_section(section);
    }
    plan_.solution_pages.resize(plan_.puzzle_pages.size());
    add_hints();
    if (shape_.solutions == SolutionsPlace::kEnd) add_solutions_part();
    add_explained();
    add_flow(FlowKind::kIndex);
    if (full()) add_progress();
    add_flow(FlowKind::kAbout);
    add_blank_grids();
    if (facing() && plan_.pages.size() % 2 != 0) add({.kind = PageKind::kBlank});
    return std::move(plan_);
  }

  // Solutions and nothing else.
  BookPlan run_solutions() {
    int puzzles = 0;
    for (const int size : shape_.section_sizes) puzzles += size;
    plan_.puzzle_pages.resize(static_cast<std::size_t>(puzzles));
    plan_.solution_pages.resize(static_cast<std::size_t>(puzzles));
    plan_.solutions_page = 1;
    add_solutions(0, puzzles);
    return std::move(plan_);
  }

 private:
  [[nodiscard]] bool facing() const { return figures_.sides == Sides::kFacingPages; }
  [[nodiscard]] bool full() const { return figures_.front_matter == FrontMatter::kFull; }
  [[nodiscard]] int next_page() const { return static_cast<int>(plan_.pages.size()) + 1; }
  [[nodiscard]] int sections() const { return static_cast<int>(shape_.section_sizes.size()); }
  // Puzzles placed so far.
  [[nodiscard]] int total() const { return static_cast<int>(plan_.puzzle_pages.size()); }

  void add(const PlannedPage& page) { plan_.pages.push_back(page); }

  void turn_to_recto() {
    if (facing() && side_of(next_page()) == Side::kVerso) add({.kind = PageKind::kBlank});
  }

  void add_flow(FlowKind flow) {
    const int pages = plan_.text.of(flow).pages;
    if (pages == 0) return;
    plan_.flow_pages[static_cast<std::size_t>(flow)] = next_page();
    for (int part = 0; part < pages; ++part) {
      add({.kind = PageKind::kText, .flow = flow, .part = part});
    }
  }

  void add_front_matter() {
    if (facing()) {
      add({.kind = PageKind::kHalfTitle});
      add({.kind = shape_.dedication ? PageKind::kDedication : PageKind::kBlank});
    } else if (shape_.dedication) {
      add({.kind = PageKind::kDedication});
    }
    add({.kind = PageKind::kTitle});
    add({.kind = PageKind::kCopyright});
    add_flow(FlowKind::kContents);
    add_flow(FlowKind::kIntroduction);
    add_flow(FlowKind::kGuide);
  }

  void add_lessons(int section) {
    const auto index = static_cast<std::size_t>(section);
    const int pages = index < plan_.text.lessons.size() ? plan_.text.lessons[index] : 0;
    plan_.lesson_pages.push_back(pages > 0 ? next_page() : 0);
    for (int part = 0; part < pages; ++part) {
      add({.kind = PageKind::kText, .flow = FlowKind::kLessons, .part = part, .section = section});
    }
  }

  void add_rules(int section) {
    const auto index = static_cast<std::size_t>(section);
    const int pages = index < plan_.text.rules.size() ? plan_.text.rules[index] : 0;
    for (int part = 0; part < pages; ++part) {
      add({.kind = PageKind::kText, .flow = FlowKind::kRules, .part = part, .section = section});
    }
  }

  void add_section(int section) {
    const int size = shape_.section_sizes[static_cast<std::size_t>(section)];
    const int first = total();
    add_lessons(section);
    if (full()) turn_to_recto();
    plan_.section_pages.push_back(next_page());
    if (full()) {
      add({.kind = PageKind::kDivider, .section = section, .first = first, .count = size});
    }
    add_rules(section);
    const bool overleaf = shape_.solutions == SolutionsPlace::kNextPage;
    if (overleaf) turn_to_recto();
    add_puzzles(section, size);
    if (shape_.solutions == SolutionsPlace::kSection) add_solutions(first, size);
  }

  void add_puzzles(int section, int size) {
    const int per_page = plan_.layout_of(section).puzzles_per_page;
    for (int done = 0; done < size; done += per_page) {
      const int count = std::min(per_page, size - done);
      const int first = total();
      plan_.puzzle_pages.insert(plan_.puzzle_pages.end(), static_cast<std::size_t>(count),
                                next_page());
      if (shape_.solutions == SolutionsPlace::kUpsideDown) {
        note_solutions(first, count, next_page());
      }
      add({.kind = PageKind::kPuzzles, .section = section, .first = first, .count = count});
      if (shape_.solutions == SolutionsPlace::kNextPage) add_solutions(first, count);
    }
  }

  // One section after the other on the same sheets.
  void add_mixed_sections() {
    int size = 0;
    const int per_page = plan_.layout_of(0).puzzles_per_page;
    for (const int each : shape_.section_sizes) {
      plan_.section_pages.push_back(size / per_page + 1);
      size += each;
    }
    add_puzzles(0, size);
    if (shape_.solutions == SolutionsPlace::kSection) add_solutions(0, size);
  }

  void note_solutions(int first, int count, int page) {
    if (plan_.solutions_page == 0) plan_.solutions_page = page;
    plan_.solution_pages.resize(
        std::max(plan_.solution_pages.size(), static_cast<std::size_t>(first + count)));
    std::fill_n(plan_.solution_pages.begin() + first, count, page);
  }

  // Grids of several sections share a page where their layouts are equal.
  void add_solutions(int first, int size) {
    int section = section_of(first);
    int begin = first;
    for (int index = first; index <= first + size; ++index) {
      const int here = index < first + size ? section_of(index) : -1;
      if (here == section ||
          (here >= 0 && plan_.layout_of(here).across == plan_.layout_of(section).across)) {
        continue;
      }
      add_solution_pages(begin, index - begin, section);
      begin = index;
      section = here;
    }
  }

  [[nodiscard]] int section_of(int puzzle) const {
    int section = 0;
    for (int end = 0; section + 1 < sections(); ++section) {
      end += shape_.section_sizes[static_cast<std::size_t>(section)];
      if (puzzle < end) break;
    }
    return section;
  }

  void add_solution_pages(int first, int size, int section) {
    const int per_page = plan_.layout_of(section).solutions_per_page;
    for (int done = 0; done < size; done += per_page) {
      const int count = std::min(per_page, size - done);
      note_solutions(first + done, count, next_page());
      add({.kind = PageKind::kSolutions,
           .section = section,
           .first = first + done,
           .count = count});
    }
  }

  void add_solutions_part() {
    if (full()) {
      turn_to_recto();
      plan_.solutions_page = next_page();
      add({.kind = PageKind::kSolutionsTitle});
    }
    add_solutions(0, total());
  }

  void add_hints() {
    if (plan_.text.of(FlowKind::kHintWhere).pages == 0) return;
    if (full()) {
      turn_to_recto();
      add({.kind = PageKind::kHintsTitle});
    }
    for (const FlowKind rung : {FlowKind::kHintWhere, FlowKind::kHintWhat, FlowKind::kHintStep}) {
      add_flow(rung);
    }
  }

  void add_explained() {
    if (plan_.text.of(FlowKind::kExplained).pages == 0) return;
    if (full()) {
      turn_to_recto();
      add({.kind = PageKind::kExplainedTitle});
    }
    add_flow(FlowKind::kExplained);
  }

  void add_progress() {
    if (total() < 2) return;
    plan_.progress_page = next_page();
    const TickBoxes boxes = plan_.layout.tick_boxes(Side::kRecto);
    const int a_page = boxes.columns * boxes.rows;
    for (int first = 0; first < total(); first += a_page) {
      add({.kind = PageKind::kProgress,
           .first = first,
           .count = std::min(a_page, total() - first)});
    }
  }

  void add_blank_grids() {
    if (shape_.blank_grid_pages > 0) plan_.blank_grids_page = next_page();
    for (int i = 0; i < shape_.blank_grid_pages; ++i) {
      add({.kind = PageKind::kBlankGrids, .part = i, .section = shape_.blank_grids_of});
    }
  }

  const BookShape& shape_;
  const ProfileFigures& figures_;
  BookPlan plan_;
};

// A book below the printer's smallest page count is filled up with pages of blank grids, with a
// heading that explains them.
BookPlan paginate_full(BookShape shape, const PageLayout& layout, const TextPages& text) {
  const int asked = shape.blank_grid_pages;
  BookPlan plan = Pagination(shape, layout, text).run();
  const int fewest = figures_of(layout.profile).fewest_pages;
  while (static_cast<int>(plan.pages.size()) < fewest) {
    ++shape.blank_grid_pages;
    plan = Pagination(shape, layout, text).run();
  }
  plan.filler_pages = shape.blank_grid_pages - asked;
  return plan;
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

bool is_front_matter(const PlannedPage& page) {
  return page.kind == PageKind::kText &&
         (page.flow == FlowKind::kContents || page.flow == FlowKind::kIntroduction ||
          page.flow == FlowKind::kGuide);
}

}  // namespace

int BookPlan::page_of(FlowKind flow, int puzzle) const {
  const std::vector<int>& spoken_on = text.of(flow).puzzle_pages;
  const auto index = static_cast<std::size_t>(puzzle);
  return index < spoken_on.size() && spoken_on[index] >= 0 ? page_of(flow) + spoken_on[index] : 0;
}

std::string page_label(const BookPlan& plan, int page_number) {
  const auto index = static_cast<std::size_t>(page_number - 1);
  const bool front = index < plan.pages.size() && is_front_matter(plan.pages[index]);
  return front ? roman(page_number) : fmt::format("{}", page_number);
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

double narrowest_gutter(Profile profile) {
  const ProfileFigures& figures = figures_of(profile);
  return smallest_gutter(figures, figures.fewest_pages);
}

std::optional<double> wider_gutter(const BookPlan& plan) {
  const int pages = static_cast<int>(plan.pages.size());
  const double needed = smallest_gutter(figures_of(plan.layout.profile), pages);
  return needed > plan.layout.gutter ? std::optional(needed) : std::nullopt;
}

Result<BookPlan> plan_book(const BookShape& shape, const PageLayout& layout,
                           const TextPages& text) {
  const ProfileFigures& figures = figures_of(layout.profile);
  BookPlan plan = paginate_full(shape, layout, text);
  if (plan.pages.size() > static_cast<std::size_t>(figures.most_pages)) {
    return request_error(
        fmt::format("the book would have {} pages; profile {} allows at most {}; print "
                    "more puzzles per page or make two volumes",
                    plan.pages.size(), figures.key, figures.most_pages));
  }
  return plan;
}

BookPlan plan_solutions(const BookShape& shape, const PageLayout& layout) {
  return Pagination(shape, layout, {}).run_solutions();
}

}  // namespace nonet
