#include "book/web/lesson_page.h"

#include <algorithm>
#include <fmt/format.h>

#include "book/drawings/explain_pages.h"
#include "book/drawings/page_flow.h"
#include "book/output/cairo_output.h"
#include "book/web/assets.h"
#include "charts/inline_svg.h"
#include "rater/explain/argument.h"
#include "rater/logic/steps/technique_catalog.h"

namespace nonet {

namespace {

constexpr double kLessonPictureWidth = 300;
constexpr std::size_t kMostCases = 4;  // drawn of a proof

std::string_view technique_name_of(const Lesson& lesson) {
  return technique_row(lesson.technique).name;
}

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

// The step in words, line by line.
std::vector<std::string> words_of(const Scene& scene, CellNames names) {
  std::vector<std::string> words;
  if (!scene.text.cells.empty()) words.push_back(scene.text.cells + ".");
  if (scene.proof->branches.empty()) {
    words.insert(words.end(), scene.text.reasons.begin(), scene.text.reasons.end());
  } else {
    const Argument argument = argument_of(*scene.proof);
    // An opening supposition is also the first line.
    if (argument.opening != argument.branches.front().lines.front().text) {
      words.push_back(argument.opening);
    }
    for (const ArgumentBranch& branch : argument.branches) {
      if (argument.branches.size() > 1) words.push_back(branch.title + ":");
      for (const ArgumentLine& line : branch.lines)
        words.push_back(fmt::format("{}. {}", line.number, line.text));
    }
    words.push_back(argument.closing);
  }
  for (std::string& line : words) line = renamed(line, names);
  return words;
}

bool is_numbered(std::string_view line) { return line.front() >= '0' && line.front() <= '9'; }

// The step drawn, one picture for each case, up to kMostCases.
GuidePictures answer_pictures(const LessonPosition& position, CellNames names) {
  const Scene& scene = position.scene;
  const std::size_t cases = std::max<std::size_t>(1, scene.proof->branches.size());
  Argument argument;
  if (!scene.proof->branches.empty()) argument = argument_of(*scene.proof);
  GuidePictures pictures;
  for (std::size_t i = 0; i < std::min(cases, kMostCases); ++i) {
    std::string caption = cases > 1 ? argument.branches[i].title + "." : "";
    if (i + 1 == cases) {
      caption += fmt::format("{}So {}.", caption.empty() ? "" : " ", scene.text.conclusion);
    }
    pictures.push_back({picture_of(position.givens, scene, i, names), renamed(caption, names)});
  }
  return pictures;
}

class LessonHtml {
 public:
  LessonHtml(CellNames names, const Typefaces& typefaces) : names_(names), typefaces_(typefaces) {}

  std::string section(const Lesson& lesson) const {
    std::string html =
        fmt::format("<section class=\"lesson\" id=\"{}\">\n<h2>{}</h2>\n",
                    technique_row(lesson.technique).key, escaped(technique_name_of(lesson)));
    html += element("p", lesson.text.idea) + element("h3", "How to look for it") +
            element("p", lesson.text.look) + element("h3", "Why it is true") +
            element("p", lesson.text.why);
    if (!lesson.positions.empty()) html += example(lesson) + practice(lesson);
    if (!lesson.shortage.empty())
      html += fmt::format("<p class=\"soft\">Note: {}.</p>\n", escaped(lesson.shortage));
    return html + "</section>\n";
  }

 private:
  static std::string element(std::string_view tag, std::string_view text) {
    return fmt::format("<{0}>{1}</{0}>\n", tag, escaped(text));
  }

  [[nodiscard]] std::string figure(const GridPicture& picture, std::string_view description,
                                   std::string_view caption) const {
    const Drawing drawing = grid_image({picture, "", kLessonPictureWidth}, typefaces_);
    return fmt::format("<figure>{}<figcaption>{}</figcaption></figure>\n",
                       inline_svg(drawing, description), escaped(caption));
  }

  [[nodiscard]] std::string answer(const LessonPosition& position) const {
    std::string html = "<div class=\"grids\">";
    for (const CaptionedPicture& item : answer_pictures(position, names_)) {
      html += figure(item.picture, item.caption, item.caption);
    }
    html += "</div>\n";
    for (const std::string& line : words_of(position.scene, names_)) {
      html +=
          fmt::format("<p{}>{}</p>\n", is_numbered(line) ? " class=\"line\"" : "", escaped(line));
    }
    return html;
  }

  [[nodiscard]] std::string example(const Lesson& lesson) const {
    const LessonPosition& first = lesson.positions.front();
    return element("h3", "An example") + answer(first) +
           fmt::format(
               "<p class=\"soft\">{} Out of the puzzle <span class=\"givens\">{}</span></p>\n",
               escaped(lesson.order), first.givens.line());
  }

  [[nodiscard]] std::string practice(const Lesson& lesson) const {
    if (lesson.positions.size() < 2) return "";
    std::string html = element("h3", "Practice") +
                       fmt::format("<p>Find the {} in each position.</p>\n<div class=\"grids\">",
                                   escaped(technique_name_of(lesson)));
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
      const std::string says = fmt::format("Practice position {}", i);
      html += figure(question_of(lesson.positions[i], names_), says, says);
    }
    html += "</div>\n";
    for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
      html += fmt::format("<details><summary>Answer {}: {}</summary>{}</details>\n", i,
                          escaped(technique_name_of(lesson)), answer(lesson.positions[i]));
    }
    return html;
  }

  CellNames names_;
  const Typefaces& typefaces_;
};

constexpr Size kA4{595.28, 841.89};
constexpr double kMargin = 56;
constexpr double kTextSize = 10.5;

void set_answer(PageFlow& flow, const LessonPosition& position, CellNames names) {
  flow.pictures(answer_pictures(position, names));
  for (const std::string& line : words_of(position.scene, names)) {
    if (is_numbered(line)) {
      flow.item(line);
    } else {
      flow.paragraph(line);
    }
  }
}

void set_lesson(PageFlow& flow, const Lesson& lesson, CellNames names) {
  flow.title(technique_name_of(lesson));
  flow.paragraph(lesson.text.idea);
  flow.heading("How to look for it");
  flow.paragraph(lesson.text.look);
  flow.heading("Why it is true");
  flow.paragraph(lesson.text.why);
  if (!lesson.positions.empty()) {
    flow.heading("An example");
    set_answer(flow, lesson.positions.front(), names);
    flow.paragraph(lesson.order);
  }
  if (lesson.positions.size() > 1) flow.heading("Practice");
  for (std::size_t i = 1; i < lesson.positions.size(); i += 2) {
    GuidePictures row;
    for (std::size_t j = i; j < std::min(i + 2, lesson.positions.size()); ++j) {
      row.push_back({question_of(lesson.positions[j], names), fmt::format("Position {}", j)});
    }
    flow.pictures(row);
  }
  // The answers start a page, so that they can be withheld or looked up.
  if (lesson.positions.size() > 1) flow.page_break();
  for (std::size_t i = 1; i < lesson.positions.size(); ++i) {
    flow.heading(fmt::format("Answer {}", i));
    set_answer(flow, lesson.positions[i], names);
  }
  if (!lesson.shortage.empty()) flow.paragraph("Note: " + lesson.shortage + ".");
}

}  // namespace

std::string lesson_html(std::span<const Lesson> lessons, CellNames names,
                        const Typefaces& typefaces) {
  const std::string title =
      lessons.size() == 1 ? fmt::format("Sudoku lesson: {}", technique_name_of(lessons.front()))
                          : "Sudoku lessons";
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{0}</title>\n"
      "<style>\n{1}</style>\n</head>\n<body>\n<h1>{0}</h1>\n",
      escaped(title), assets::kLessonStyle);
  if (lessons.size() > 1) {
    page += "<nav><ol>\n";
    for (const Lesson& lesson : lessons) {
      page += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", technique_row(lesson.technique).key,
                          escaped(technique_name_of(lesson)));
    }
    page += "</ol></nav>\n";
  }
  const LessonHtml html(names, typefaces);
  for (const Lesson& lesson : lessons) page += html.section(lesson);
  return page + "</body>\n</html>\n";
}

Result<std::string> lesson_pdf(std::span<const Lesson> lessons, CellNames names,
                               const Typefaces& typefaces) {
  PdfDocument document;
  document.colours = Colours::kAsDrawn;
  document.title =
      lessons.size() == 1 ? std::string(technique_name_of(lessons.front())) : "Sudoku lessons";
  for (const Lesson& lesson : lessons) {
    document.outline.push_back(
        {std::string(technique_name_of(lesson)), static_cast<int>(document.pages.size()) + 1});
    PageFlow flow({kA4.width - 2 * kMargin, kA4.height - 2 * kMargin}, kTextSize, typefaces);
    set_lesson(flow, lesson, names);
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
