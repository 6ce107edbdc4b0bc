#include "book/binding/book_outline.h"

#include <array>
#include <fmt/format.h>
#include <string_view>

#include "book/paper/page_layout.h"

namespace nonet {
namespace {

std::string_view name_of(const PlannedPage& page) {
  constexpr std::array<std::string_view, kFlowKinds> kFlowNames{
      "contents",    "introduction",    "guide",     "lessons", "rules", "hints: where",
      "hints: what", "hints: the step", "explained", "index",   "about"};
  switch (page.kind) {
    case PageKind::kHalfTitle:
      return "half-title";
    case PageKind::kBlank:
      return "blank";
    case PageKind::kDedication:
      return "dedication";
    case PageKind::kTitle:
      return "title";
    case PageKind::kCopyright:
      return "copyright";
    case PageKind::kText:
      return kFlowNames[static_cast<std::size_t>(page.flow)];
    case PageKind::kDivider:
      return "section";
    case PageKind::kPuzzles:
      return "puzzles";
    case PageKind::kHintsTitle:
      return "hints";
    case PageKind::kSolutionsTitle:
    case PageKind::kSolutions:
      return "solutions";
    case PageKind::kExplainedTitle:
      return "explained";
    case PageKind::kProgress:
      return "progress";
    case PageKind::kBlankGrids:
      return "blank grids";
  }
  return {};
}

// The last page of the run of similar pages that begins at page `first`, counted from 0.
std::size_t end_of_run(const BookPlan& plan, std::size_t first) {
  const auto goes_on = [&](const PlannedPage& page) {
    return name_of(page) == name_of(plan.pages[first]) && page.section == plan.pages[first].section;
  };
  std::size_t last = first;
  while (last + 1 < plan.pages.size() && goes_on(plan.pages[last + 1])) ++last;
  return last;
}

}  // namespace

namespace {

// Of what to do with the file next.
std::string advice_on(const PageLayout& layout) {
  return fmt::format(fmt::runtime(figures_of(layout.profile).advice),
                     layout.bleed > 0 ? "with" : "without");
}

}  // namespace

std::string closing_line(const BookSpec& spec, const BookPlan& plan, const PaperFigures& paper,
                         const std::string& file) {
  const ProfileFigures& figures = figures_of(spec.profile);
  const auto pages = static_cast<int>(plan.pages.size());
  std::string line = fmt::format("{}: {} page{}, trim {}, profile {}", file, pages,
                                 pages == 1 ? "" : "s", size_text(spec.trim), figures.key);
  if (figures.sides == Sides::kFacingPages) {
    line += fmt::format(", gutter {:g} in, spine {:.3f} in on {} paper", plan.layout.gutter,
                        spine_of(paper, pages), paper.key);
  }
  if (plan.filler_pages > 0) {
    line += fmt::format("; {} page{} of blank grids make{} up the {} that the printer wants",
                        plan.filler_pages, plan.filler_pages == 1 ? "" : "s",
                        plan.filler_pages == 1 ? "s" : "", figures.fewest_pages);
  }
  return line + fmt::format("; next: nonet book --check {} --profile {}, then {}", file,
                            figures.key, advice_on(plan.layout));
}

std::string outline_of(const BookSpec& spec, const BookPlan& plan) {
  const ProfileFigures& figures = figures_of(spec.profile);
  std::string text =
      fmt::format("{} pages, trim {}, profile {}, {} puzzle{} and {} solution{} a page\n",
                  plan.pages.size(), size_text(spec.trim), figures.key,
                  plan.layout.puzzles_per_page, plan.layout.puzzles_per_page == 1 ? "" : "s",
                  plan.layout.solutions_per_page, plan.layout.solutions_per_page == 1 ? "" : "s");
  for (std::size_t first = 0; first < plan.pages.size();) {
    const PlannedPage& page = plan.pages[first];
    const std::string_view name = name_of(page);
    const std::size_t last = end_of_run(plan, first);
    text += first == last ? fmt::format("{}\t{}", first + 1, name)
                          : fmt::format("{}-{}\t{}", first + 1, last + 1, name);
    if (page.kind == PageKind::kPuzzles || page.kind == PageKind::kSolutions) {
      const PlannedPage& end = plan.pages[last];
      text += fmt::format(" {}-{}", page.first + 1, end.first + end.count);
    }
    if (page.kind == PageKind::kDivider) {
      text += ' ' + section_name(spec.sections[static_cast<std::size_t>(page.section)], spec.words);
    }
    text += '\n';
    first = last + 1;
  }
  return text;
}

}  // namespace nonet
