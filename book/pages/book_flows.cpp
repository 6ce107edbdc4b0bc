#include "book/pages/book_flows.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <utility>

#include "book/drawings/page_flow.h"
#include "book/pages/book_index.h"
#include "book/pages/flow_sheets.h"
#include "book/pages/guide.h"
#include "book/pages/help_text.h"
#include "book/pages/lesson_flows.h"
#include "book/pages/text_area.h"
#include "book/spec/paragraphs.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr double kMostOfPage = 0.8;  // of its height, for a picture

// Sets the items of the guide, one overload per kind.
class GuideSetter {
 public:
  explicit GuideSetter(PageFlow& flow) : flow_(flow) {}
  void operator()(const GuideTitle& item) { flow_.title(item.text); }
  void operator()(const GuideHeading& item) { flow_.heading(item.text); }
  void operator()(const GuideParagraph& item) { flow_.paragraph(item.text); }
  void operator()(const GuideLevel& item) { flow_.level(item); }
  void operator()(const GuidePictures& item) { flow_.pictures(item); }
  void operator()(const GuideCode& item) { flow_.code(item); }

 private:
  PageFlow& flow_;
};

class FlowSetter {
 public:
  FlowSetter(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
             const Typefaces& typefaces)
      : spec_(spec),
        help_(help),
        plan_(plan),
        words_(spec.words),
        sheets_(spec, plan, typefaces),
        puzzles_(numbered_puzzles(spec)) {}

  BookFlows run() {
    const bool full = figures_of(spec_.profile).front_matter == FrontMatter::kFull;
    if (!help_.lessons.empty()) set_lessons();
    if (full) {
      set_contents();
      set_text(FlowKind::kIntroduction, spec_.text.introduction, words_[Phrase::kIntroduction]);
      set_guide();
      set_rules();
      set_index_pages();
      set_text(FlowKind::kAbout, spec_.text.about, "");
    }
    if (spec_.hints && !help_.puzzles.empty()) set_hints();
    if (spec_.explained && !help_.puzzles.empty()) set_explained();
    return std::move(flows_);
  }

 private:
  void close_filled(FlowKind kind, const std::function<PageFlow()>& set) {
    close(kind, sheets_.set_well_filled(set));
  }
  void close(FlowKind kind, PageFlow flow) {
    std::vector<Drawing> pages = std::move(flow).take();
    flows_.sizes.of(kind).pages = static_cast<int>(pages.size());
    flows_.flows[static_cast<std::size_t>(kind)] = std::move(pages);
  }
  // The flow's text is about this puzzle from here on.
  void note(FlowKind kind, int puzzle, const PageFlow& flow) {
    std::vector<int>& pages = flows_.sizes.of(kind).puzzle_pages;
    if (pages.empty()) pages.assign(puzzles_.size(), -1);
    pages[static_cast<std::size_t>(puzzle)] = flow.page_index();
  }
  [[nodiscard]] SquarePicture picture(int puzzle, const HelpStep& step) const {
    return sheets_.picture(puzzles_[static_cast<std::size_t>(puzzle)].puzzle->givens, step);
  }

  void set_lessons() {
    LessonFlows lessons = nonet::set_lessons(spec_, help_, plan_, sheets_);
    for (const std::vector<Drawing>& pages : lessons.sections) {
      flows_.sizes.lessons.push_back(static_cast<int>(pages.size()));
    }
    flows_.sizes.answers = std::move(lessons.answers);
    flows_.lesson_pages = std::move(lessons.first_pages);
    flows_.lessons = std::move(lessons.sections);
  }

  void set_contents() {
    close_filled(FlowKind::kContents, [&] {
      PageFlow flow = sheets_.open(FlowKind::kContents);
      const auto entry = [&](std::string_view name, int page) {
        flow.entry(name, page, page_label(plan_, page));
      };
      flow.title(words_[Phrase::kContents]);
      if (!spec_.text.introduction.empty()) {
        entry(words_[Phrase::kIntroduction], plan_.page_of(FlowKind::kIntroduction));
      }
      entry(words_[Phrase::kHowToPlay], plan_.page_of(FlowKind::kGuide));
      int first = 1;
      for (std::size_t i = 0; i < spec_.sections.size(); ++i) {
        list_lessons(flow, static_cast<int>(i));
        const int last = first + static_cast<int>(spec_.sections[i].puzzles.size()) - 1;
        const int page = i < plan_.section_pages.size() ? plan_.section_pages[i] : 0;
        const std::string name = section_name(spec_.sections[i], words_);
        entry(first == last ? words_.say(Phrase::kEntryNumber, name, first)
                            : words_.say(Phrase::kEntryRange, name, first, last),
              page);
        first = last + 1;
      }
      if (spec_.hints && !help_.puzzles.empty()) {
        entry(words_[Phrase::kHints], plan_.page_of(FlowKind::kHintWhere));
      }
      if (spec_.solutions == SolutionsPlace::kEnd) {
        entry(words_[Phrase::kSolutions], plan_.solutions_page);
      }
      if (spec_.explained && !help_.puzzles.empty()) {
        entry(words_[Phrase::kExplained], plan_.page_of(FlowKind::kExplained));
      }
      entry(words_[Phrase::kIndex], plan_.page_of(FlowKind::kIndex));
      if (spec_.blank_grid_pages > 0) entry(words_[Phrase::kBlankGrids], plan_.blank_grids_page);
      return flow;
    });
  }

  void list_lessons(PageFlow& flow, int section) const {
    for (std::size_t i = 0; i < help_.lessons.size(); ++i) {
      if (help_.lessons[i].section != section) continue;
      const auto index = static_cast<std::size_t>(section);
      const int first = index < plan_.lesson_pages.size() ? plan_.lesson_pages[index] : 0;
      const int page = first == 0 ? 0 : first + flows_.lesson_pages[i];
      flow.entry(help_.lessons[i].title, page, page_label(plan_, page));
    }
  }

  // Paragraphs are separated by empty lines.
  void set_text(FlowKind kind, const std::string& text, std::string_view title) {
    if (text.empty()) return;
    close_filled(kind, [&] {
      PageFlow flow = sheets_.open(kind);
      if (!title.empty()) flow.title(title);
      for (const std::string& paragraph : paragraphs_of_file(text)) flow.paragraph(paragraph);
      return flow;
    });
  }

  void set_guide() {
    close_filled(FlowKind::kGuide, [&] {
      PageFlow flow = sheets_.open(FlowKind::kGuide);
      for (const GuideItem& item : guide_items(spec_)) std::visit(GuideSetter(flow), item);
      return flow;
    });
  }

  // Pictures of large boards have no room on small pages, or in large print.
  [[nodiscard]] bool has_room(const GuideItem& item) const {
    const auto* pictures = std::get_if<GuidePictures>(&item);
    if (pictures == nullptr) return true;
    const Rect area = flow_area(FlowKind::kRules, plan_.layout, Side::kRecto);
    const double room = std::min(area.width, area.height * kMostOfPage);
    return std::ranges::all_of(*pictures,
                               [&](const CaptionedPicture& each) { return each.least <= room; });
  }

  // The rules of each board before its first puzzles.
  void set_rules() {
    flows_.rules.resize(spec_.sections.size());
    flows_.sizes.rules.resize(spec_.sections.size());
    for (std::size_t i = 0; i < spec_.sections.size(); ++i) {
      if (spec_.sections[i].board == nullptr || !is_first_of_board(spec_, i)) continue;
      PageFlow flow = sheets_.set_well_filled([&] {
        PageFlow rules = sheets_.open(FlowKind::kRules);
        for (const GuideItem& item :
             rule_items(spec_, i, figures_of(spec_.profile).smallest_text)) {
          if (has_room(item)) std::visit(GuideSetter(rules), item);
        }
        return rules;
      });
      flows_.rules[i] = std::move(flow).take();
      flows_.sizes.rules[i] = static_cast<int>(flows_.rules[i].size());
    }
  }

  void set_hints() {
    flows_.hints_of_singles = help_.has_singles_only();
    set_rung(FlowKind::kHintWhere, Phrase::kHintWhere, FlowKind::kHintWhat, &Hint::where);
    // An explained solution begins with the step of the hint.
    const FlowKind third = spec_.explained ? FlowKind::kExplained : FlowKind::kHintStep;
    set_rung(FlowKind::kHintWhat, Phrase::kHintWhat, third, &Hint::what);
    if (!spec_.explained) set_hint_steps();
  }

  void set_hint_steps() {
    close_filled(FlowKind::kHintStep, [&] {
      PageFlow flow = sheets_.open_small(FlowKind::kHintStep);
      flow.title(words_[Phrase::kHintStep]);
      for (std::size_t first = 0; first < help_.puzzles.size();) {
        first = set_hint_steps_from(flow, first);
      }
      return flow;
    });
  }

  // Those of the puzzles whose pictures are as wide as the first one's; returns the next puzzle.
  std::size_t set_hint_steps_from(PageFlow& flow, std::size_t first) {
    const double least = sheets_.least_picture(help_.puzzles[first].steps.front());
    std::vector<PageFlow::Panel> panels;
    std::size_t end = first;
    for (; end < help_.puzzles.size(); ++end) {
      const PuzzleHelp& each = help_.puzzles[end];
      const HelpStep& step = each.steps.front();
      if (sheets_.least_picture(step) != least) break;
      panels.push_back({fmt::format("{}. {}", each.puzzle + 1, sheets_.technique(step)),
                        picture(each.puzzle, step), sheets_.words_of(step)});
    }
    std::size_t next = first;
    flow.panels(panels, flow.filling_picture(least), [&](std::size_t panel) {
      for (; next <= first + panel; ++next) {
        note(FlowKind::kHintStep, help_.puzzles[next].puzzle, flow);
      }
    });
    return end;
  }

  void set_rung(FlowKind kind, Phrase title, FlowKind next, std::string Hint::*rung) {
    close_filled(kind, [&] {
      PageFlow flow = sheets_.open(kind);
      flow.title(words_[title]);
      for (const PuzzleHelp& each : help_.puzzles) {
        const int page = plan_.page_of(next, each.puzzle);
        flow.item(fmt::format("{}", each.puzzle + 1), each.hint.*rung,
                  {.label = words_.say(Phrase::kNextRung, page),
                   .widest = words_.say(Phrase::kNextRung, kWidestPage),
                   .page = page});
        note(kind, each.puzzle, flow);
      }
      return flow;
    });
  }

  void set_explained() {
    flows_.explained_in_short = explained_in_short();
    const double wider = explained_picture();
    close_filled(FlowKind::kExplained, [&] { return set_explained_steps(wider); });
  }

  // Among the widths tried, the widest pictures that need the fewest pages; in long books the
  // narrowest. As a share of the way from the narrowest picture to one that fills its page.
  double explained_picture() {
    int fewest = set_explained_steps(0).page_index();
    double best = 0;
    if (fewest > kLongFlow) return best;
    for (const double wider : {0.25, 0.5, 0.75, 1.0}) {
      const int pages = set_explained_steps(wider).page_index();
      if (pages > fewest) continue;
      fewest = pages;
      best = wider;
    }
    return best;
  }

  // Whether an explained step needs the key to chains.
  [[nodiscard]] bool explained_in_short() const {
    return std::ranges::any_of(help_.puzzles, [&](const PuzzleHelp& each) {
      return std::ranges::any_of(each.steps, [&](const HelpStep& step) {
        return !chains_in_short(step, words_.steps()).empty();
      });
    });
  }

  // Each puzzle with its steps.
  PageFlow set_explained_steps(double wider) {
    PageFlow flow = sheets_.open_small(FlowKind::kExplained);
    // Else the page before says it.
    const bool untitled = figures_of(spec_.profile).front_matter != FrontMatter::kFull;
    if (flows_.explained_in_short && untitled) flow.paragraph(words_[Phrase::kChainsInShort]);
    bool first_puzzle = true;
    for (const PuzzleHelp& each : help_.puzzles) {
      const double least = sheets_.least_picture(each.steps.front());
      const double width = least + (flow.filling_picture(least) - least) * wider;
      flow.keep(width + flow.line() * 9);
      const int page = plan_.puzzle_pages.empty()
                           ? 0
                           : plan_.puzzle_pages[static_cast<std::size_t>(each.puzzle)];
      flow.section(words_.say(Phrase::kPuzzleNumber, each.puzzle + 1),
                   words_.say(Phrase::kPuzzlePage, page), page,
                   first_puzzle ? PageFlow::Rule::kNone : PageFlow::Rule::kAbove);
      first_puzzle = false;
      note(FlowKind::kExplained, each.puzzle, flow);
      flow.panels(panels_of(each), width);
    }
    return flow;
  }

  [[nodiscard]] std::vector<PageFlow::Panel> panels_of(const PuzzleHelp& help) const {
    std::vector<PageFlow::Panel> panels;
    for (std::size_t i = 0; i < help.steps.size(); ++i) {
      panels.push_back({fmt::format("{}. {}", i + 1, sheets_.technique(help.steps[i])),
                        picture(help.puzzle, help.steps[i]), sheets_.words_of(help.steps[i])});
    }
    panels.back().text +=
        ' ' + (help.left_out == 0 ? words_[Phrase::kSinglesToEnd]
                                  : words_.say(Phrase::kFurtherSteps, help.left_out));
    return panels;
  }

  void set_index_pages() {
    close_filled(FlowKind::kIndex, [&] {
      PageFlow flow = sheets_.open_small(FlowKind::kIndex);
      set_index(flow, spec_, plan_);
      return flow;
    });
  }

  const BookSpec& spec_;
  const BookHelp& help_;
  const BookPlan& plan_;
  const BookWords& words_;
  FlowSheets sheets_;
  std::vector<NumberedPuzzle> puzzles_;
  BookFlows flows_;
};

}  // namespace

TextPages measure_flows(const BookSpec& spec, const BookHelp& help, const PageLayout& layout,
                        const Typefaces& typefaces) {
  BookPlan without_numbers;
  without_numbers.layout = layout;
  return FlowSetter(spec, help, without_numbers, typefaces).run().sizes;
}

BookFlows set_flows(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                    const Typefaces& typefaces) {
  return FlowSetter(spec, help, plan, typefaces).run();
}

}  // namespace nonet
