#include "book/web/book_help_html.h"

#include <fmt/format.h>

#include "book/drawings/explain_pages.h"
#include "book/drawings/guide_items.h"
#include "book/web/step_lines.h"
#include "charts/inline_svg.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {
namespace {

constexpr double kStepPictureWidth = 300;

class HelpHtml {
 public:
  HelpHtml(const BookSpec& spec, const BookHelp& help, const Typefaces& typefaces)
      : words_(spec.words), help_(help), typefaces_(typefaces), puzzles_(numbered_puzzles(spec)) {}

  [[nodiscard]] std::string lessons() const {
    std::string html;
    for (const BookLesson& lesson : help_.lessons) html += lesson_html_of(lesson);
    return fmt::format("<div id=\"lessons\" class=\"help\">\n{}</div>\n", html);
  }

  [[nodiscard]] std::string hints() const {
    std::string html = part("hints", Phrase::kHints, Phrase::kHintsNote);
    if (help_.has_singles_only()) html += paragraph(words_[Phrase::kHintsOfSingles]);
    for (const PuzzleHelp& each : help_.puzzles) {
      html += fmt::format("<article id=\"h{0}\"><h3><a href=\"#p{0}\">{0}</a></h3>{1}</article>\n",
                          each.puzzle + 1, rungs(each));
    }
    return html + "</div>\n";
  }

  [[nodiscard]] std::string explained() const {
    std::string html = part("explained", Phrase::kExplained, Phrase::kExplainedNote);
    for (const PuzzleHelp& each : help_.puzzles) {
      html +=
          fmt::format("<article id=\"e{0}\"><h3><a href=\"#p{0}\">{0}</a></h3><div class=\"pair\">",
                      each.puzzle + 1);
      for (const HelpStep& each_step : each.steps) html += step(each.puzzle, each_step);
      html += "</div>" + paragraph(each.left_out == 0
                                       ? words_[Phrase::kSinglesToEnd]
                                       : words_.say(Phrase::kFurtherSteps, each.left_out));
      html += "</article>\n";
    }
    return html + "</div>\n";
  }

 private:
  static std::string paragraph(std::string_view text) {
    return fmt::format("<p>{}</p>\n", escaped(text));
  }
  [[nodiscard]] std::string part(std::string_view id, Phrase title, Phrase note) const {
    return fmt::format("<div class=\"help\"><h2 id=\"{}\">{}</h2>\n<p class=\"quiet\">{}</p>\n", id,
                       escaped(words_[title]), escaped(words_[note]));
  }
  [[nodiscard]] std::string technique(const Scene& scene) const {
    return words_.technique(technique_row(scene.step.step.technique).key);
  }

  [[nodiscard]] std::string figure(const GridPicture& picture, std::string_view caption) const {
    return figure(grid_image({picture, "", kStepPictureWidth}, typefaces_), caption);
  }
  [[nodiscard]] static std::string figure(const Drawing& drawing, std::string_view caption) {
    return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>",
                       inline_svg(drawing, caption), escaped(caption));
  }
  // The step drawn, above its words.
  [[nodiscard]] std::string step(const Grid& givens, const Scene& scene) const {
    return "<section class=\"step\"><h4>" + escaped(technique(scene)) + "</h4>" +
           figure(picture_of(givens, scene), scene.text.conclusion + ".") +
           step_lines_html(step_lines(scene, CellNames::kRowColumn, words_.steps())) +
           "</section>\n";
  }
  [[nodiscard]] std::string step(const BoardHelpStep& shown) const {
    const Drawing drawing = square_image(shown.picture, kStepPictureWidth, typefaces_);
    const NamedProof* chain = shown.chain ? &*shown.chain : nullptr;
    return "<section class=\"step\"><h4>" + escaped(shown.text.technique) + "</h4>" +
           figure(drawing, shown.text.conclusion + ".") +
           step_lines_html(step_lines(shown.text, chain, CellNames::kRowColumn, words_.steps())) +
           "</section>\n";
  }
  // `givens`: of a puzzle on the classic board.
  [[nodiscard]] std::string step(const Grid& givens, const HelpStep& shown) const {
    if (const auto* other = std::get_if<BoardHelpStep>(&shown)) return step(*other);
    return step(givens, std::get<Scene>(shown));
  }
  [[nodiscard]] std::string step(int puzzle, const HelpStep& shown) const {
    return step(puzzles_[static_cast<std::size_t>(puzzle)].puzzle->givens, shown);
  }

  // A rung opens the next.
  [[nodiscard]] std::string rungs(const PuzzleHelp& each) const {
    const auto fold = [](std::string_view title, const std::string& inside) {
      return fmt::format("<details><summary>{}</summary>{}</details>\n", escaped(title), inside);
    };
    const std::string third =
        fold(words_[Phrase::kHintStep], step(each.puzzle, each.steps.front()));
    const std::string second = fold(words_[Phrase::kHintWhat], paragraph(each.hint.what) + third);
    return fold(words_[Phrase::kHintWhere], paragraph(each.hint.where) + second);
  }

  [[nodiscard]] std::string lesson_html_of(const BookLesson& lesson) const {
    const LessonText& text = lesson.text;
    std::string html = fmt::format("<article><h2>{}</h2>\n", escaped(lesson.title));
    for (const std::string& each : {text.idea, text.look, text.why}) html += paragraph(each);
    if (!lesson.positions.empty()) html += example(lesson);
    html += "<div class=\"pair\">";
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) html += practice(lesson, i);
    return html + "</div></article>\n";
  }

  [[nodiscard]] std::string example(const BookLesson& lesson) const {
    const auto& [puzzle, givens, shown] = lesson.positions.front();
    return "<h3>" + escaped(words_[Phrase::kLessonExampleMade]) + "</h3>" + step(givens, shown);
  }

  // The position without the step.
  [[nodiscard]] Drawing question(const Grid& givens, const HelpStep& step) const {
    if (const auto* other = std::get_if<BoardHelpStep>(&step)) {
      BoardPicture picture = other->picture;
      picture.highlights = {.candidates = std::move(picture.highlights.candidates)};
      return square_image(picture, kStepPictureWidth, typefaces_);
    }
    const GridPicture answer = picture_of(givens, std::get<Scene>(step));
    GridPicture picture;
    picture.givens = answer.givens;
    picture.found = answer.found;
    picture.marks = answer.marks;
    return grid_image({picture, "", kStepPictureWidth}, typefaces_);
  }

  // A position with a folded answer.
  [[nodiscard]] std::string practice(const BookLesson& lesson, std::size_t index) const {
    const auto& [puzzle, givens, shown] = lesson.positions[index];
    const std::string title = words_.say(Phrase::kLessonPracticeMade, index);
    return fmt::format(
        "<div class=\"practice\">{}<details><summary>{}: {}</summary>{}</details></div>\n",
        figure(question(givens, shown), title), escaped(title),
        escaped(words_[Phrase::kLessonAnswers]), step(givens, shown));
  }

  const BookWords& words_;
  const BookHelp& help_;
  const Typefaces& typefaces_;
  std::vector<NumberedPuzzle> puzzles_;
};

}  // namespace

BookHelpHtml book_help_html(const BookSpec& spec, const BookHelp& help,
                            const Typefaces& typefaces) {
  const HelpHtml html(spec, help, typefaces);
  BookHelpHtml parts;
  if (!help.lessons.empty()) parts.lessons = html.lessons();
  if (spec.hints && !help.puzzles.empty()) parts.hints = html.hints();
  if (spec.explained && !help.puzzles.empty()) parts.explained = html.explained();
  return parts;
}

}  // namespace nonet
