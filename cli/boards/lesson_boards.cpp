#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/web/lesson_page.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/cell_names.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/boards/board_lessons.h"
#include "tasks/lessons/lesson_order.h"
#include "variants/explain/board_lesson.h"

namespace nonet {
namespace {

// By the keys and other names of 9x9, or the keys that only other boards have.
Result<std::vector<variants::BoardTechnique>> board_techniques(const Options& options) {
  std::vector<variants::BoardTechnique> techniques;
  for (const std::string& word : options.inputs()) {
    if (const auto* row = variants::find_board_technique(word)) {
      techniques.push_back(row->technique);
      continue;
    }
    const auto named = techniques_named(std::array{word});
    if (!named) return named.error();
    const auto technique = ladder_technique(technique_row(named->front()).key);
    if (!technique) return technique.error();
    techniques.push_back(*technique);
  }
  if (techniques.empty()) {
    return request_error("name a technique (`nonet explain --board KEY` shows those of a puzzle)");
  }
  return techniques;
}

struct BoardLessonSheets {
  const variants::Geometry& geometry;
  const variants::BoardWords& names;
  CellNames cell_names;
  const BookWords& words;

  [[nodiscard]] std::string text(const std::vector<variants::BoardLesson>& lessons) const {
    std::string all;
    for (const variants::BoardLesson& lesson : lessons) {
      all += (all.empty() ? "" : "\n\n") +
             renamed(lesson_as_text(lesson, geometry, names), cell_names);
    }
    return all;
  }

  [[nodiscard]] Result<std::string> pages(const std::vector<variants::BoardLesson>& lessons,
                                          LessonFormat format) const {
    const auto typefaces = Typefaces::open();
    if (!typefaces) return typefaces.error();
    std::vector<ShownLesson> shown;
    for (const variants::BoardLesson& lesson : lessons) {
      shown.push_back(shown_lesson(lesson, geometry, cell_names, names, words));
    }
    if (format == LessonFormat::kHtml) return lesson_html(shown, cell_names, *typefaces, words);
    return lesson_pdf(shown, cell_names, *typefaces, words);
  }

  [[nodiscard]] Result<std::string> written(const std::vector<variants::BoardLesson>& lessons,
                                            LessonFormat format) const {
    if (format == LessonFormat::kText) return text(lessons);
    if (format != LessonFormat::kJsonl) return pages(lessons, format);
    std::string lines;
    for (const variants::BoardLesson& lesson : lessons) {
      lines += lesson_as_jsonl(lesson, geometry, names);
    }
    return lines;
  }
};

}  // namespace

ExitCode lesson_boards(Session& session, const variants::Geometry& geometry, LessonFormat format,
                       const BookWords& words, const StepWords& steps) {
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const Options& options = session.options();
  auto techniques = board_techniques(options);
  if (!techniques) return session.fail(techniques.error());
  const variants::BoardWords names(rater->board(), steps);
  const BoardLessonRequest request{.techniques = *std::move(techniques),
                                   .positions = options.number("count") + 1,
                                   .seed = session.seed(),
                                   .threads = session.threads(),
                                   .max_tries = options.number("max-tries")};
  const auto lessons = make_board_lessons(geometry, *rater, names, request, session.control());
  if (!lessons) return session.fail(lessons.error());
  if (session.should_stop()) return session.exit_code();
  const BoardLessonSheets sheets{geometry, names, cell_names_of(options), words};
  const auto text = sheets.written(*lessons, format);
  if (!text) return session.fail(text.error());
  std::vector<LessonShortage> shortages;
  for (const variants::BoardLesson& lesson : *lessons) {
    shortages.push_back({variants::board_row(lesson.technique).key, lesson.shortage});
  }
  return write_lessons(session, *text, shortages);
}

}  // namespace nonet
