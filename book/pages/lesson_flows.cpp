#include "book/pages/lesson_flows.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "book/drawings/page_flow.h"
#include "book/pages/help_text.h"
#include "book/pages/text_area.h"

namespace nonet {
namespace {

constexpr double kTitleWithFirstAnswer = 11;  // lines: the title, the technique, three lines

class LessonSetter {
 public:
  LessonSetter(const BookSpec& spec, const BookHelp& help, const BookPlan& plan, FlowSheets& sheets)
      : help_(help),
        plan_(plan),
        words_(spec.words),
        sheets_(sheets),
        sections_(spec.sections.size()) {}

  LessonFlows run() {
    out_.sections.resize(sections_);
    out_.answers.resize(sections_);
    out_.first_pages.resize(help_.lessons.size());
    for (std::size_t section = 0; section < sections_; ++section) {
      const std::vector<std::size_t> taught = taught_in_section(section);
      if (taught.empty()) continue;
      const double width = well_filling_width(section, taught);
      const auto set = [&] { return set_section_lessons(section, taught, width); };
      out_.sections[section] = sheets_.set_well_filled(set).take();
    }
    return std::move(out_);
  }

 private:
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
    double width = lesson_picture(taught, 1);
    for (const double wider : kWider) {
      const PageFlow trial = set_section_lessons(section, taught, lesson_picture(taught, wider));
      const double here = trial.page_index() + (is_well_filled(trial) ? 0 : kPoorLastPage);
      if (here >= best) continue;
      best = here;
      width = lesson_picture(taught, wider);
    }
    return width;
  }

  // `wider` times the width that panels have by themselves, as far as a page is high enough for it.
  [[nodiscard]] double lesson_picture(const std::vector<std::size_t>& taught, double wider) const {
    const PageFlow flow = sheets_.open_small(FlowKind::kLessons);
    double least = 0;
    double usual = 0;
    for (const std::size_t i : taught) {
      for (const BookLesson::Position& position : help_.lessons[i].positions) {
        least = std::max(least, sheets_.least_picture(position.step));
        usual = std::max(usual, flow.usual_picture() * FlowSheets::share_of_usual(position.step));
      }
    }
    const double wished = std::max(least, usual) * wider;
    return std::max(least, std::min(wished, flow.widest_with_words()));
  }

  PageFlow set_section_lessons(std::size_t section, const std::vector<std::size_t>& taught,
                               double width) {
    PageFlow flow = sheets_.open_small(FlowKind::kLessons);
    for (const std::size_t i : taught) {
      const BookLesson& lesson = help_.lessons[i];
      const bool alone = opens_by_itself(lesson, width);
      flow.keep(alone ? flow_area(FlowKind::kLessons, plan_.layout, Side::kRecto).height
                      : height_of_words(lesson));
      out_.first_pages[i] = flow.page_index();
      if (alone) {
        flow.opening(lesson.title, words_of(lesson));
      } else {
        set_lesson_words(flow, lesson);
      }
      set_positions(flow, lesson, width);
    }
    out_.answers[section] = set_answers(flow, taught);
    return flow;
  }

  [[nodiscard]] static std::vector<std::string> words_of(const BookLesson& lesson) {
    return {lesson.text.idea, lesson.text.look, lesson.text.why};
  }
  static void set_lesson_words(PageFlow& flow, const BookLesson& lesson) {
    flow.title(lesson.title);
    for (const std::string& paragraph : words_of(lesson)) flow.paragraph(paragraph);
  }

  // Whether the words leave half of a page on which the example has no room, as in large print:
  // they open the lesson on a page of their own.
  [[nodiscard]] bool opens_by_itself(const BookLesson& lesson, double width) const {
    constexpr double kMostOfOpening = 0.6;  // of a page
    if (lesson.positions.empty()) return false;
    PageFlow trial = sheets_.open_small(FlowKind::kLessons);
    set_lesson_words(trial, lesson);
    if (trial.page_index() > 0 || trial.filled() > kMostOfOpening) return false;
    trial.panels({example_of(lesson)}, width);
    return trial.page_index() > 0;
  }
  [[nodiscard]] PageFlow::Panel example_of(const BookLesson& lesson) const {
    const auto& [puzzle, givens, step] = lesson.positions.front();
    return {position_heading(0, puzzle), sheets_.picture(givens, step), sheets_.words_of(step)};
  }
  // The example and, where the page has room for pencil marks, without which no step can be looked
  // for, the practice positions.
  [[nodiscard]] std::size_t shown_positions(const BookLesson& lesson) const {
    if (lesson.positions.empty()) return 0;
    const auto& [puzzle, givens, step] = lesson.positions.front();
    const SquarePicture picture = sheets_.picture(givens, step);
    const auto* board = std::get_if<BoardPicture>(&picture);
    const bool has_marks = board == nullptr || !board->highlights.candidates.empty();
    return has_marks ? lesson.positions.size() : 1;
  }

  // What a lesson says before its pictures stays together.
  [[nodiscard]] double height_of_words(const BookLesson& lesson) const {
    PageFlow trial = sheets_.open_small(FlowKind::kLessons);
    trial.paragraph("x");  // no title stands at the top of a page
    set_lesson_words(trial, lesson);
    return trial.filled() * flow_area(FlowKind::kLessons, plan_.layout, Side::kRecto).height;
  }

  void set_positions(PageFlow& flow, const BookLesson& lesson, double width) const {
    std::vector<PageFlow::Panel> panels;
    for (std::size_t i = 0; i < shown_positions(lesson); ++i) {
      if (i == 0) {
        panels.push_back(example_of(lesson));
        continue;
      }
      const auto& [puzzle, givens, step] = lesson.positions[i];
      // Beside the words of the example.
      const std::string where =
          i == 1 ? words_.say(Phrase::kLessonAnswersPage, answers_page(lesson.section)) : "";
      panels.push_back(
          {position_heading(i, puzzle), position_alone(sheets_.picture(givens, step)), where});
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

  // Whether an answer of these lessons needs the key to chains.
  [[nodiscard]] bool have_chains_in_short(const std::vector<std::size_t>& taught) const {
    return std::ranges::any_of(taught, [&](std::size_t lesson) {
      return std::ranges::any_of(help_.lessons[lesson].positions, [&](const auto& position) {
        return !chains_in_short(position.step, words_.steps()).empty();
      });
    });
  }

  // The page on which they begin.
  int set_answers(PageFlow& flow, const std::vector<std::size_t>& taught) const {
    int page = flow.page_index();
    bool first = true;
    for (const std::size_t index : taught) {
      const BookLesson& lesson = help_.lessons[index];
      const std::size_t positions = shown_positions(lesson);
      if (positions < 2) continue;
      if (first) {
        flow.keep(flow.line() * kTitleWithFirstAnswer);
        flow.title(words_[Phrase::kLessonAnswers]);
        page = flow.page_index();
        if (have_chains_in_short(taught)) flow.paragraph(words_[Phrase::kChainsInShort]);
      }
      first = false;
      flow.heading(lesson.title);
      for (std::size_t i = 1; i < positions; ++i) {
        flow.item(fmt::format("{}", i), sheets_.words_of(lesson.positions[i].step));
      }
    }
    return page;
  }

  // Without the step that the reader should find.
  static SquarePicture position_alone(SquarePicture shown) {
    if (auto* board = std::get_if<BoardPicture>(&shown)) {
      board->highlights = {.candidates = std::move(board->highlights.candidates)};
      return shown;
    }
    auto& picture = std::get<GridPicture>(shown);
    picture.houses.clear();
    picture.covers.clear();
    picture.cells.clear();
    picture.candidates.clear();
    picture.links.clear();
    return shown;
  }

  const BookHelp& help_;
  const BookPlan& plan_;
  const BookWords& words_;
  FlowSheets& sheets_;
  std::size_t sections_;
  LessonFlows out_;
};

}  // namespace

LessonFlows set_lessons(const BookSpec& spec, const BookHelp& help, const BookPlan& plan,
                        FlowSheets& sheets) {
  return LessonSetter(spec, help, plan, sheets).run();
}

}  // namespace nonet
