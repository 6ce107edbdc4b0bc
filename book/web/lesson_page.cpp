#include "book/web/lesson_page.h"

#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "book/drawings/board_explain.h"
#include "book/drawings/explain_pages.h"
#include "book/drawings/page_flow.h"
#include "book/output/cairo_output.h"
#include "book/spec/board_name.h"
#include "book/web/assets.h"
#include "book/web/page_indices.h"
#include "book/web/phrases_json.h"
#include "book/web/step_lines.h"
#include "charts/inline_svg.h"
#include "rater/explain/argument.h"
#include "rater/logic/steps/technique_catalog.h"
#include "variants/text/board_text.h"

namespace nonet {

namespace {

constexpr double kLessonPictureWidth = 300;
constexpr std::size_t kMostCases = 4;  // drawn of a proof

// The position without the step.
GridPicture question_of(const LessonPosition& position, CellNames names) {
  GridPicture picture;
  picture.givens = position.givens;
  const Position& before = position.scene.before;
  for (const Cell cell : before.grid().filled()) {
    if (position.givens.empty(cell)) picture.found.set(cell, before.grid().digit(cell));
  }
  picture.marks = before.pencil_marks();
  picture.coordinates =
      names == CellNames::kLetters ? Coordinates::kLetters : Coordinates::kNumbers;
  return picture;
}

// Below the picture of a case; the last has the conclusion of the step.
std::string case_caption(std::size_t number, std::size_t cases, const Argument& argument,
                         const StepText& text, CellNames names, const BookWords& words) {
  std::string caption = cases > 1 ? argument.branches[number].title + "." : "";
  if (number + 1 == cases) {
    caption += (caption.empty() ? "" : " ") + words.say_page("lesson-so", text.conclusion);
  }
  return renamed(caption, names);
}

// The step drawn, one picture for each case, up to kMostCases.
GuidePictures answer_pictures(const LessonPosition& position, CellNames names,
                              const BookWords& words, const StepWords& steps) {
  const Scene& scene = position.scene;
  const std::size_t cases = std::max<std::size_t>(1, scene.proof->branches.size());
  Argument argument;
  if (!scene.proof->branches.empty()) argument = argument_of(*scene.proof, steps);
  GuidePictures pictures;
  for (std::size_t i = 0; i < std::min(cases, kMostCases); ++i) {
    pictures.push_back({picture_of(position.givens, scene, i, names),
                        case_caption(i, cases, argument, scene.text, names, words)});
  }
  return pictures;
}

// The same on another board, out of the picture of the step.
BoardPicture board_question(BoardPicture picture) {
  std::vector<std::uint32_t> candidates = std::move(picture.highlights.candidates);
  picture.highlights = {};
  picture.highlights.candidates = std::move(candidates);
  return picture;
}

ShownPosition shown_board_position(const variants::BoardLessonPosition& position,
                                   const variants::Geometry& geometry, CellNames names,
                                   const variants::BoardWords& board, const BookWords& words) {
  const variants::BoardScene& scene = position.scene;
  Argument argument;
  if (scene.chain) argument = argument_of(*scene.chain, board.words());
  const std::size_t cases = std::max<std::size_t>(1, argument.branches.size());
  ShownPosition shown{
      .givens = variants::text_of(position.givens),
      .question = board_question(picture_of(geometry, position.givens, scene, board)),
      .answer = {},
      .lines = step_lines(scene.text, scene.chain ? &*scene.chain : nullptr, names, board.words()),
      .practice = {}};
  for (std::size_t i = 0; i < std::min(cases, kMostCases); ++i) {
    shown.answer.push_back({picture_of(geometry, position.givens, scene, board, i),
                            case_caption(i, cases, argument, scene.text, names, words)});
  }
  return shown;
}

// What the scripts of a practice position know (book/web/assets/lesson.js): givens, values and
// marks of the cells, the step with its drawing, the lines of its answer.
nlohmann::ordered_json practice_json(const LessonPosition& position, CellNames names,
                                     const StepWords& steps) {
  nlohmann::ordered_json json;
  const Scene& scene = position.scene;
  json["givens"] = position.givens.line();
  json["letters"] = names == CellNames::kLetters;
  json["values"] = nlohmann::ordered_json::array();
  json["marks"] = nlohmann::ordered_json::array();
  const PencilMarks marks = scene.before.pencil_marks();
  for (const Cell cell : all_cells()) {
    int bits = 0;
    for (const Digit digit : marks[cell]) bits |= 1 << digit.value();
    const int value = scene.before.value(cell);
    json["values"].push_back(value);
    json["marks"].push_back(value == 0 ? bits : 0);
  }
  nlohmann::ordered_json& step = json["step"];
  step["p"] = scene.step.step.placement ? scene.step.step.placement->index() : -1;
  step["e"] = indices_of(scene.step.step.eliminations);
  step["argument"] = !scene.proof->branches.empty();
  step["s"] = scene.text.technique;
  add_drawing(step, drawing_of(scene));
  json["t"] = step_lines(scene, names, steps);
  return json;
}

class LessonHtml {
 public:
  LessonHtml(const Typefaces& typefaces, const BookWords& words, const StepWords& steps)
      : typefaces_(typefaces), words_(words), steps_(steps) {}

  std::string section(const ShownLesson& lesson) const {
    std::string html = fmt::format("<section class=\"lesson\" id=\"{}\">\n<h2>{}</h2>\n",
                                   lesson.key, escaped(lesson.name));
    html += element("p", lesson.text.idea) + element("h3", steps_[StepPhrase::kLessonLook]) +
            element("p", lesson.text.look) + element("h3", steps_[StepPhrase::kLessonWhy]) +
            element("p", lesson.text.why);
    if (!lesson.positions.empty()) html += example(lesson) + practice(lesson);
    if (!lesson.shortage.empty())
      html += fmt::format("<p class=\"soft\">{}</p>\n",
                          escaped(steps_.say(StepPhrase::kLessonNote, lesson.shortage)));
    return html + "</section>\n";
  }

 private:
  static std::string element(std::string_view tag, std::string_view text) {
    return fmt::format("<{0}>{1}</{0}>\n", tag, escaped(text));
  }

  [[nodiscard]] std::string figure(std::string_view kind, const SquarePicture& picture,
                                   std::string_view caption) const {
    const Drawing drawing = square_image(picture, kLessonPictureWidth, typefaces_);
    return fmt::format("<figure class=\"{}\">{}<figcaption>{}</figcaption></figure>\n", kind,
                       inline_svg(drawing, caption), escaped(caption));
  }

  [[nodiscard]] std::string answer(const ShownPosition& position) const {
    std::string html = "<div class=\"grids\">";
    for (const CaptionedPicture& item : position.answer) {
      html += figure("answer", item.picture, item.caption);
    }
    html += "</div>\n";
    return html + step_lines_html(position.lines);
  }

  [[nodiscard]] std::string example(const ShownLesson& lesson) const {
    const ShownPosition& first = lesson.positions.front();
    return element("h3", words_.page("lesson-example")) + answer(first) +
           fmt::format("<p class=\"soft\">{}{}{} <span class=\"givens\">{}</span></p>\n",
                       escaped(lesson.order), lesson.order.empty() ? "" : " ",
                       escaped(words_.page("lesson-out-of")), first.givens);
  }

  [[nodiscard]] std::string practice(const ShownLesson& lesson) const {
    if (lesson.positions.size() < 2) return "";
    const bool clicked = !lesson.positions[1].practice.empty();
    std::string html = element("h3", words_.page("lesson-practice"));
    if (clicked) html += element("p", words_.say_page("lesson-find", lesson.name));
    html += "<div class=\"grids\">";
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
      html += figure(clicked ? "practice" : "question", lesson.positions[i].question,
                     words_.say_page("lesson-position", i));
    }
    html += "</div>\n<div class=\"answers\">\n";
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
      html += fmt::format("<details><summary>{}</summary>{}</details>\n",
                          escaped(steps_.say(StepPhrase::kLessonAnswer, i, lesson.name)),
                          answer(lesson.positions[i]));
    }
    return html + "</div>\n" + (clicked ? data_html(lesson) : std::string());
  }

  [[nodiscard]] static std::string data_html(const ShownLesson& lesson) {
    nlohmann::ordered_json data;
    data["positions"] = nlohmann::ordered_json::array();
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
      data["positions"].push_back(nlohmann::ordered_json::parse(lesson.positions[i].practice));
    }
    return "<script type=\"application/json\" class=\"data\">" + json_in_script(data) +
           "</script>\n";
  }

  const Typefaces& typefaces_;
  const BookWords& words_;
  const StepWords& steps_;
};

constexpr Size kA4{595.28, 841.89};
constexpr double kMargin = 56;
constexpr double kTextSize = 10.5;

void set_answer(PageFlow& flow, const ShownPosition& position) {
  flow.pictures(position.answer);
  for (const std::string& line : position.lines) {
    if (is_argument_line(line)) {
      flow.item(line);
    } else {
      flow.paragraph(line);
    }
  }
}

void set_lesson(PageFlow& flow, const ShownLesson& lesson, const BookWords& words,
                const StepWords& steps) {
  flow.title(lesson.name);
  flow.paragraph(lesson.text.idea);
  flow.heading(steps[StepPhrase::kLessonLook]);
  flow.paragraph(lesson.text.look);
  flow.heading(steps[StepPhrase::kLessonWhy]);
  flow.paragraph(lesson.text.why);
  if (!lesson.positions.empty()) {
    flow.heading(words.page("lesson-example"));
    set_answer(flow, lesson.positions.front());
    if (!lesson.order.empty()) flow.paragraph(lesson.order);
  }
  if (lesson.positions.size() > 1) flow.heading(words.page("lesson-practice"));
  for (std::size_t i = 1; i < lesson.positions.size(); i += 2) {
    GuidePictures row;
    for (std::size_t j = i; j < std::min(i + 2, lesson.positions.size()); ++j) {
      row.push_back({lesson.positions[j].question, words.say_page("lesson-position", j)});
    }
    flow.pictures(row);
  }
  // The answers start a page, so that they can be withheld or looked up.
  if (lesson.positions.size() > 1) flow.page_break();
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    flow.heading(words.say_page("lesson-answer", i));
    set_answer(flow, lesson.positions[i]);
  }
  if (!lesson.shortage.empty()) flow.paragraph(steps.say(StepPhrase::kLessonNote, lesson.shortage));
}

// The words for steps, in which cells have names that renamed() knows where they get others.
StepWords lesson_steps(const BookWords& words, CellNames names) {
  StepWords steps = words.steps();
  if (names == CellNames::kLetters) steps.set(StepPhrase::kCell, kEnglishSteps[StepPhrase::kCell]);
  return steps;
}

std::string lessons_title(std::span<const ShownLesson> lessons, const BookWords& words) {
  if (lessons.size() != 1) return words.page("lessons-title");
  return words.say_page("lesson-title", lessons.front().name);
}

// Whether some position of the lessons can be clicked.
bool need_scripts(std::span<const ShownLesson> lessons) {
  return std::ranges::any_of(lessons, [](const ShownLesson& lesson) {
    return lesson.positions.empty() || !lesson.positions.front().practice.empty();
  });
}

std::string lesson_scripts(const BookWords& words, const StepWords& steps) {
  std::string html = "<script type=\"application/json\" id=\"phrases\">" +
                     json_in_script(phrases_json(words, steps)) + "</script>\n<script>\n";
  for (const std::string_view script :
       {assets::kElements, assets::kPhrases, assets::kSudoku, assets::kSolver,
        assets::kBoardDrawing, assets::kPositionDrawing, assets::kLessonScript}) {
    html += script;
  }
  return html + "</script>\n";
}

}  // namespace

ShownLesson shown_lesson(const Lesson& lesson, CellNames names, const BookWords& words) {
  const StepWords steps = lesson_steps(words, names);
  ShownLesson shown{std::string(technique_row(lesson.technique).key),
                    std::string(words.steps().called(lesson.technique)),
                    lesson.text,
                    lesson.order,
                    {},
                    lesson.shortage};
  for (const LessonPosition& position : lesson.positions) {
    shown.positions.push_back({position.givens.line(), question_of(position, names),
                               answer_pictures(position, names, words, steps),
                               step_lines(position.scene, names, steps),
                               practice_json(position, names, steps).dump()});
  }
  return shown;
}

ShownLesson shown_lesson(const variants::BoardLesson& lesson, const variants::Geometry& geometry,
                         CellNames names, const variants::BoardWords& board,
                         const BookWords& words) {
  ShownLesson shown{
      std::string(variants::board_row(lesson.technique).key),
      fmt::format("{}, {}", board.technique(lesson.technique), board_name(geometry, words)),
      lesson.text,
      {},
      {},
      lesson.shortage};
  for (const variants::BoardLessonPosition& position : lesson.positions) {
    shown.positions.push_back(shown_board_position(position, geometry, names, board, words));
  }
  return shown;
}

std::string lesson_html(std::span<const ShownLesson> lessons, CellNames names,
                        const Typefaces& typefaces, const BookWords& words) {
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{3}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{0}</title>\n"
      "<style>\n{1}{2}{4}</style>\n</head>\n<body>\n<main>\n<h1>{0}</h1>\n",
      escaped(lessons_title(lessons, words)), assets::kLessonStyle, assets::kBoardDrawingStyle,
      escaped(words.language()), assets::kPositionDrawingStyle);
  if (lessons.size() > 1) {
    page += "<nav><ol>\n";
    for (const ShownLesson& lesson : lessons) {
      page += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", lesson.key, escaped(lesson.name));
    }
    page += "</ol></nav>\n";
  }
  const StepWords steps = lesson_steps(words, names);
  const LessonHtml html(typefaces, words, steps);
  for (const ShownLesson& lesson : lessons) page += html.section(lesson);
  page += "</main>\n";
  if (need_scripts(lessons)) page += lesson_scripts(words, steps);
  return page + "</body>\n</html>\n";
}

Result<std::string> lesson_pdf(std::span<const ShownLesson> lessons, CellNames names,
                               const Typefaces& typefaces, const BookWords& words) {
  PdfDocument document;
  document.colours = Colours::kAsDrawn;
  document.title = lessons.size() == 1 ? lessons.front().name : words.page("lessons-title");
  const StepWords steps = lesson_steps(words, names);
  for (const ShownLesson& lesson : lessons) {
    document.outline.push_back({lesson.name, static_cast<int>(document.pages.size()) + 1});
    PageFlow flow({kA4.width - 2 * kMargin, kA4.height - 2 * kMargin}, kTextSize, typefaces);
    set_lesson(flow, lesson, words, steps);
    for (const Drawing& text : std::move(flow).take()) {
      Drawing page;
      page.size = kA4;
      page.append(text, {kMargin, kMargin});
      document.pages.push_back(std::move(page));
    }
  }
  return render_pdf(document, typefaces);
}

}  // namespace nonet
