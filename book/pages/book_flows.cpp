#include "book/pages/book_flows.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "book/drawings/explain_pages.h"
#include "book/drawings/page_flow.h"
#include "book/pages/guide.h"
#include "book/pages/help_text.h"
#include "book/spec/paragraphs.h"
#include "rater/explain/lesson_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

constexpr double kColumnInEms = 34;           // about 70 characters a line
constexpr int kWidestPage = 8888;             // the widest page number
constexpr double kHelpMarkPerCell = 0.30;     // pencil marks as large as their cells allow
constexpr double kGridOfPicture = 0.95;       // coordinates take the rest
constexpr double kFilledEnough = 0.36;        // of a flow's last page
constexpr double kTitleWithFirstAnswer = 11;  // lines: the title, the technique, three lines
constexpr int kLongFlow = 40;                 // pages; setting a longer one again takes long
constexpr std::array kStretches = {1.0, 0.95, 1.05, 0.9, 1.1, 0.86, 1.16};

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

// The picture for print: no type beside the digits and pencil marks, which must be large enough to
// read.
GridPicture printed_picture(GridPicture picture, Profile profile) {
  for (CandidateHighlight& highlight : picture.candidates) highlight.number = 0;
  picture.labels.clear();
  picture.fade_others = false;
  picture.mark_per_cell = kHelpMarkPerCell;
  if (figures_of(profile).colours == PrintColours::kGrey) picture.tone = DigitTone::kAllBlack;
  return picture;
}

class FlowSetter {
 public:
  FlowSetter(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
             const Typefaces& typefaces)
      : spec_(spec),
        help_(help),
        plan_(plan),
        words_(spec.words),
        typefaces_(typefaces),
        puzzles_(numbered_puzzles(spec)) {}

  BookFlows run() {
    const bool full = figures_of(spec_.profile).front_matter == FrontMatter::kFull;
    if (!help_.lessons.empty()) set_lessons();
    if (full) {
      set_contents();
      set_text(FlowKind::kIntroduction, spec_.text.introduction, words_[Phrase::kIntroduction]);
      set_guide();
      set_index();
      set_text(FlowKind::kAbout, spec_.text.about, "");
    }
    if (spec_.hints && !help_.puzzles.empty()) set_hints();
    if (spec_.explained && !help_.puzzles.empty()) set_explained();
    return std::move(flows_);
  }

 private:
  [[nodiscard]] PageFlow open(FlowKind kind) const {
    const Rect area = flow_area(kind, plan_.layout, Side::kRecto);
    return PageFlow({area.width, area.height * depth_}, body_size(plan_.layout), typefaces_,
                    stretch_);
  }
  // In type as small as the profile allows.
  [[nodiscard]] PageFlow open_small(FlowKind kind) const {
    const Rect area = flow_area(kind, plan_.layout, Side::kRecto);
    const double smallest = figures_of(spec_.profile).smallest_text / kPanelText;
    const double size = std::max({body_size(plan_.layout) * 0.86, smallest, 8.0});
    return PageFlow({area.width, area.height * depth_}, size, typefaces_, stretch_);
  }
  // Sets a flow with the usual leading, or with another near it if that leaves the last page a
  // third full or saves it, or else with all pages filled alike.
  template <typename Set>
  PageFlow set_well_filled(Set set) {
    for (const double stretch : kStretches) {
      stretch_ = stretch;
      PageFlow flow = set();
      stretch_ = 1;
      if (is_well_filled(flow) || flow.page_index() > kLongFlow) return flow;
    }
    return set_evenly(set);
  }
  template <typename Set>
  void close_filled(FlowKind kind, Set set) {
    close(kind, set_well_filled(set));
  }
  // As many pages as usual, but each filled to the same share, as far as its items allow.
  template <typename Set>
  PageFlow set_evenly(Set set) {
    constexpr std::array kRoomForItems = {0.03, 0.06, 0.1, 0.15, 0.2};  // of a page
    const PageFlow usual = set();
    const double pages = usual.page_index() + 1;
    const double content = (usual.page_index() + usual.filled()) / pages;
    for (const double room : kRoomForItems) {
      if (content + room >= 1) break;
      depth_ = content + room;
      PageFlow even = set();
      depth_ = 1;
      if (even.page_index() <= usual.page_index()) return even;
    }
    return set();
  }
  static bool is_well_filled(const PageFlow& flow) {
    return flow.page_index() == 0 || flow.filled() >= kFilledEnough;
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
  // The narrowest picture in which pencil marks have the smallest type that the profile allows.
  [[nodiscard]] double least_picture() const {
    const double smallest = figures_of(spec_.profile).smallest_text;
    return smallest / kHelpMarkPerCell * kSize / kGridOfPicture * 1.005;
  }
  [[nodiscard]] GridPicture picture(const Grid& givens, const Scene& scene) const {
    return printed_picture(picture_of(givens, scene), spec_.profile);
  }
  [[nodiscard]] GridPicture picture(int puzzle, const Scene& scene) const {
    return picture(puzzles_[static_cast<std::size_t>(puzzle)].puzzle->givens, scene);
  }
  [[nodiscard]] std::string words_of(const Scene& scene) const {
    return help_text(scene, words_.steps());
  }
  [[nodiscard]] std::string technique(const Scene& scene) const {
    return words_.technique(technique_row(scene.step.step.technique).key);
  }

  void set_contents() {
    close_filled(FlowKind::kContents, [&] {
      PageFlow flow = open(FlowKind::kContents);
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
      const std::string name = words_.technique(technique_row(help_.lessons[i].technique).key);
      flow.entry(name, page, page_label(plan_, page));
    }
  }

  // Paragraphs are separated by empty lines.
  void set_text(FlowKind kind, const std::string& text, std::string_view title) {
    if (text.empty()) return;
    close_filled(kind, [&] {
      PageFlow flow = open(kind);
      if (!title.empty()) flow.title(title);
      for (const std::string& paragraph : paragraphs_of_file(text)) flow.paragraph(paragraph);
      return flow;
    });
  }

  void set_guide() {
    close_filled(FlowKind::kGuide, [&] {
      PageFlow flow = open(FlowKind::kGuide);
      for (const GuideItem& item : guide_items(spec_)) std::visit(GuideSetter(flow), item);
      return flow;
    });
  }

  // The lessons of a section one after the other, then the answers of all. Where the last page
  // would be nearly empty, wider pictures fill it.
  void set_lessons() {
    flows_.lessons.resize(spec_.sections.size());
    flows_.sizes.lessons.resize(spec_.sections.size());
    flows_.sizes.answers.resize(spec_.sections.size());
    flows_.lesson_pages.resize(help_.lessons.size());
    for (std::size_t section = 0; section < spec_.sections.size(); ++section) {
      const std::vector<std::size_t> taught = taught_in_section(section);
      if (taught.empty()) continue;
      const double width = well_filling_width(section, taught);
      const auto set = [&] { return set_section_lessons(section, taught, width); };
      PageFlow flow = set_well_filled(set);
      flows_.lessons[section] = std::move(flow).take();
      flows_.sizes.lessons[section] = static_cast<int>(flows_.lessons[section].size());
    }
  }

  // Indices of lessons.
  [[nodiscard]] std::vector<std::size_t> taught_in_section(std::size_t section) const {
    std::vector<std::size_t> taught;
    for (std::size_t i = 0; i < help_.lessons.size(); ++i) {
      if (help_.lessons[i].section == static_cast<int>(section)) taught.push_back(i);
    }
    return taught;
  }

  // The width of pictures that takes the fewest pages, or one more if that fills a third of the
  // last; of several the widest, which leaves the least of a page empty.
  double well_filling_width(std::size_t section, const std::vector<std::size_t>& taught) {
    constexpr std::array kWider = {1.3, 1.25, 1.2, 1.16, 1.12, 1.08, 1.04, 1.0};
    constexpr double kPoorLastPage = 1.5;  // pages that it counts for
    double best = std::numeric_limits<double>::max();
    double width = lesson_picture(1);
    for (const double wider : kWider) {
      const PageFlow trial = set_section_lessons(section, taught, lesson_picture(wider));
      const double here = trial.page_index() + (is_well_filled(trial) ? 0 : kPoorLastPage);
      if (here >= best) continue;
      best = here;
      width = lesson_picture(wider);
    }
    return width;
  }

  // `wider` times the width that panels have by themselves, as far as a page is high enough for it.
  [[nodiscard]] double lesson_picture(double wider) const {
    const PageFlow flow = open_small(FlowKind::kLessons);
    const double wished = std::max(least_picture(), flow.usual_picture()) * wider;
    return std::max(least_picture(), std::min(wished, flow.widest_with_words()));
  }

  PageFlow set_section_lessons(std::size_t section, const std::vector<std::size_t>& taught,
                               double width) {
    PageFlow flow = open_small(FlowKind::kLessons);
    for (const std::size_t i : taught) {
      const BookLesson& lesson = help_.lessons[i];
      const bool alone = opens_by_itself(lesson, width);
      flow.keep(alone ? flow_area(FlowKind::kLessons, plan_.layout, Side::kRecto).height
                      : height_of_words(lesson));
      flows_.lesson_pages[i] = flow.page_index();
      if (alone) {
        flow.opening(title_of(lesson), words_of(lesson));
      } else {
        set_lesson_words(flow, lesson);
      }
      set_positions(flow, lesson, width);
    }
    flows_.sizes.answers[section] = set_answers(flow, taught);
    return flow;
  }

  [[nodiscard]] std::string title_of(const BookLesson& lesson) const {
    return words_.technique(technique_row(lesson.technique).key);
  }
  [[nodiscard]] std::vector<std::string> words_of(const BookLesson& lesson) const {
    const LessonText text = lesson_text_of(lesson.technique, words_.steps());
    return {text.idea, text.look, text.why};
  }
  void set_lesson_words(PageFlow& flow, const BookLesson& lesson) const {
    flow.title(title_of(lesson));
    for (const std::string& paragraph : words_of(lesson)) flow.paragraph(paragraph);
  }

  // Whether the words leave half of a page on which the example has no room, as in large print:
  // they open the lesson on a page of their own.
  [[nodiscard]] bool opens_by_itself(const BookLesson& lesson, double width) const {
    constexpr double kMostOfOpening = 0.6;  // of a page
    if (lesson.positions.empty()) return false;
    PageFlow trial = open_small(FlowKind::kLessons);
    set_lesson_words(trial, lesson);
    if (trial.page_index() > 0 || trial.filled() > kMostOfOpening) return false;
    trial.panels({example_of(lesson)}, width);
    return trial.page_index() > 0;
  }
  [[nodiscard]] PageFlow::Panel example_of(const BookLesson& lesson) const {
    const auto& [puzzle, givens, scene] = lesson.positions.front();
    return {position_heading(0, puzzle), picture(givens, scene), words_of(scene)};
  }

  // What a lesson says before its pictures stays together.
  [[nodiscard]] double height_of_words(const BookLesson& lesson) const {
    PageFlow trial = open_small(FlowKind::kLessons);
    trial.paragraph("x");  // no title stands at the top of a page
    set_lesson_words(trial, lesson);
    return trial.filled() * flow_area(FlowKind::kLessons, plan_.layout, Side::kRecto).height;
  }

  void set_positions(PageFlow& flow, const BookLesson& lesson, double width) const {
    std::vector<PageFlow::Panel> panels;
    for (std::size_t i = 0; i < lesson.positions.size(); ++i) {
      if (i == 0) {
        panels.push_back(example_of(lesson));
        continue;
      }
      const auto& [puzzle, givens, scene] = lesson.positions[i];
      // Beside the words of the example.
      const std::string where =
          i == 1 ? words_.say(Phrase::kLessonAnswersPage, answers_page(lesson.section)) : "";
      panels.push_back(
          {position_heading(i, puzzle), position_alone(picture(givens, scene)), where});
    }
    flow.panels(panels, width);
  }

  // The first is the example.
  [[nodiscard]] std::string position_heading(std::size_t index, std::optional<int> puzzle) const {
    if (index == 0) {
      return puzzle ? words_.say(Phrase::kLessonExample, *puzzle + 1)
                    : words_[Phrase::kLessonExampleMade];
    }
    return puzzle ? words_.say(Phrase::kLessonPractice, index, *puzzle + 1)
                  : words_.say(Phrase::kLessonPracticeMade, index);
  }

  // 0 before there is a plan.
  [[nodiscard]] int answers_page(int section) const {
    const auto index = static_cast<std::size_t>(section);
    if (index >= plan_.lesson_pages.size()) return 0;
    return plan_.lesson_pages[index] + plan_.text.answers[index];
  }

  // The page on which they begin.
  int set_answers(PageFlow& flow, const std::vector<std::size_t>& taught) const {
    int page = flow.page_index();
    bool first = true;
    for (const std::size_t index : taught) {
      const BookLesson& lesson = help_.lessons[index];
      if (lesson.positions.size() < 2) continue;
      if (first) {
        flow.keep(flow.line() * kTitleWithFirstAnswer);
        flow.title(words_[Phrase::kLessonAnswers]);
        page = flow.page_index();
      }
      first = false;
      flow.heading(words_.technique(technique_row(lesson.technique).key));
      for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
        flow.item(fmt::format("{}", i), words_of(lesson.positions[i].scene));
      }
    }
    return page;
  }

  // Without the step that the reader should find.
  static GridPicture position_alone(GridPicture picture) {
    picture.houses.clear();
    picture.covers.clear();
    picture.cells.clear();
    picture.candidates.clear();
    picture.links.clear();
    return picture;
  }

  void set_hints() {
    set_rung(FlowKind::kHintWhere, Phrase::kHintWhere, FlowKind::kHintWhat, &Hint::where);
    // An explained solution begins with the step of the hint.
    const FlowKind third = spec_.explained ? FlowKind::kExplained : FlowKind::kHintStep;
    set_rung(FlowKind::kHintWhat, Phrase::kHintWhat, third, &Hint::what);
    if (!spec_.explained) set_hint_steps();
  }

  void set_hint_steps() {
    close_filled(FlowKind::kHintStep, [&] {
      PageFlow flow = open_small(FlowKind::kHintStep);
      flow.title(words_[Phrase::kHintStep]);
      std::vector<PageFlow::Panel> panels;
      for (const PuzzleHelp& each : help_.puzzles) {
        const Scene& scene = each.steps.front();
        panels.push_back({fmt::format("{}. {}", each.puzzle + 1, technique(scene)),
                          picture(each.puzzle, scene), words_of(scene)});
      }
      std::size_t next = 0;
      flow.panels(panels, flow.filling_picture(least_picture()), [&](std::size_t panel) {
        for (; next <= panel; ++next) {
          note(FlowKind::kHintStep, help_.puzzles[next].puzzle, flow);
        }
      });
      return flow;
    });
  }

  void set_rung(FlowKind kind, Phrase title, FlowKind next, std::string Hint::*rung) {
    close_filled(kind, [&] {
      PageFlow flow = open(kind);
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
    const double width = explained_picture();
    close_filled(FlowKind::kExplained, [&] { return set_explained_steps(width); });
  }

  // Among the widths tried, the widest pictures that need the fewest pages; in long books the
  // narrowest.
  double explained_picture() {
    const double least = least_picture();
    const double filling = open_small(FlowKind::kExplained).filling_picture(least);
    int fewest = set_explained_steps(least).page_index();
    double width = least;
    if (fewest > kLongFlow) return width;
    for (const double share : {0.25, 0.5, 0.75, 1.0}) {
      const double wider = least + (filling - least) * share;
      const int pages = set_explained_steps(wider).page_index();
      if (pages > fewest) continue;
      fewest = pages;
      width = wider;
    }
    return width;
  }

  // Each puzzle with its steps.
  PageFlow set_explained_steps(double width) {
    PageFlow flow = open_small(FlowKind::kExplained);
    bool first_puzzle = true;
    for (const PuzzleHelp& each : help_.puzzles) {
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
      panels.push_back({fmt::format("{}. {}", i + 1, technique(help.steps[i])),
                        picture(help.puzzle, help.steps[i]), words_of(help.steps[i])});
    }
    panels.back().text +=
        ' ' + (help.left_out == 0 ? words_[Phrase::kSinglesToEnd]
                                  : words_.say(Phrase::kFurtherSteps, help.left_out));
    return panels;
  }

  void set_index() {
    close_filled(FlowKind::kIndex, [&] {
      PageFlow flow = open_small(FlowKind::kIndex);
      flow.title(words_[Phrase::kIndexEffort]);
      flow.paragraph(words_[Phrase::kIndexNote]);
      std::vector<std::size_t> order(puzzles_.size());
      for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
      std::ranges::stable_sort(order, {},
                               [&](std::size_t i) { return puzzles_[i].puzzle->effort; });
      std::vector<std::string> lines;
      double widest = 0;
      for (const std::size_t i : order) {
        const int page = i < plan_.puzzle_pages.size() ? plan_.puzzle_pages[i] : 0;
        lines.push_back(index_line(i, page));
        widest = std::max(widest, flow.width(index_line(i, kWidestPage)));
      }
      flow.columns(lines, widest);
      set_technique_index(flow);
      return flow;
    });
  }

  [[nodiscard]] std::string index_line(std::size_t i, int page) const {
    const BookPuzzle& puzzle = *puzzles_[i].puzzle;
    std::string line = fmt::format("{}", i + 1);
    for (const std::string& part : {target_text(puzzle), puzzle.rating}) {
      if (!part.empty()) line += "  " + part;
    }
    return line + fmt::format("  {}", words_.say(Phrase::kIndexPage, page));
  }

  void set_technique_index(PageFlow& flow) const {
    std::map<TechniqueId, std::string> by_technique;
    for (std::size_t i = 0; i < puzzles_.size(); ++i) {
      const TechniqueRow* row = find_technique(puzzles_[i].puzzle->hardest);
      if (row == nullptr) continue;
      std::string& numbers = by_technique[row->id];
      numbers += fmt::format("{}{}", numbers.empty() ? "" : ", ", i + 1);
    }
    if (by_technique.empty()) return;
    flow.title(words_[Phrase::kIndexTechnique]);
    flow.paragraph(words_[Phrase::kIndexTechniqueNote]);
    for (const auto& [technique, numbers] : by_technique) {
      flow.heading(words_.technique(technique_row(technique).key));
      flow.paragraph(numbers);
    }
  }

  const BookSpec& spec_;
  const BookHelp& help_;
  const BookPlan& plan_;
  const BookWords& words_;
  const Typefaces& typefaces_;
  std::vector<NumberedPuzzle> puzzles_;
  BookFlows flows_;
  double stretch_ = 1;
  double depth_ = 1;  // of a page's height: what its text may fill
};

bool is_wide(FlowKind flow) {
  return flow == FlowKind::kLessons || flow == FlowKind::kHintStep ||
         flow == FlowKind::kExplained || flow == FlowKind::kIndex;
}

}  // namespace

// Text grows a little with the page, because a letter page is held further from the eye.
double body_size(const PageLayout& layout) {
  const double usual_width = 6.5 * kPointsPerInch;
  const ProfileFigures& figures = figures_of(layout.profile);
  return std::max(figures.text_size * std::clamp(layout.page.width / usual_width, 0.95, 1.15),
                  figures.smallest_text / 0.9);
}

Rect text_column(const PageLayout& layout, Side side) {
  const Rect area = layout.content(side);
  const double width = std::min(area.width, body_size(layout) * kColumnInEms);
  return {area.x + (area.width - width) / 2, area.y, width, area.height};
}

Rect flow_area(FlowKind flow, const PageLayout& layout, Side side) {
  return is_wide(flow) ? layout.content(side) : text_column(layout, side);
}

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
