#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "book/web/lesson_page.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/boards/other_board.h"
#include "cli/cell_names.h"
#include "cli/lesson_format.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/boards/board_lessons.h"
#include "tasks/lessons/lesson_order.h"
#include "variants/exact/board_solver.h"
#include "variants/explain/board_lesson.h"
#include "variants/lists/board_lines.h"

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
  return techniques;
}

Result<std::vector<variants::BoardTechnique>> wanted_techniques(const Options& options,
                                                                const variants::BoardRater& rater) {
  const bool all = options.has("all");
  if (all && !options.inputs().empty()) {
    return request_error("--all has every technique: name none beside it");
  }
  if (!all && options.inputs().empty()) {
    return request_error(
        "name a technique (`nonet explain --board KEY` shows those of a puzzle), or --all");
  }
  if (all) return variants::techniques_of(rater.rules());
  return board_techniques(options);
}

// Of --puzzles; each must have one solution.
std::vector<variants::CellDigits> given_puzzles(Session& session,
                                                const variants::Geometry& geometry) {
  std::vector<variants::CellDigits> puzzles;
  if (!session.options().has("puzzles")) return puzzles;
  const variants::BoardSolver solver(geometry);
  stream_boards(
      session, geometry, {session.options().text("puzzles")},
      [&](const variants::BoardRecord& record) -> Result<variants::CellDigits> {
        const auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        return record.givens;
      },
      [&](const variants::CellDigits& givens) {
        puzzles.push_back(givens);
        return Flow::kContinue;
      });
  return puzzles;
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
    shown.reserve(lessons.size());
    for (const variants::BoardLesson& lesson : lessons) {
      shown.push_back(shown_lesson(lesson, geometry, cell_names, names, words));
    }
    if (format == LessonFormat::kHtml) return lesson_html(shown, cell_names, *typefaces, words);
    return lesson_pdf(shown, cell_names, *typefaces, words);
  }

  [[nodiscard]] Result<std::string> written(const std::vector<variants::BoardLesson>& lessons,
                                            LessonFormat format) const {
    if (format == LessonFormat::kText) return text(lessons);
    if (format == LessonFormat::kTsv) return lessons_as_table(lessons, geometry);
    if (format != LessonFormat::kJsonl) return pages(lessons, format);
    std::string lines;
    for (const variants::BoardLesson& lesson : lessons) {
      lines += lesson_as_jsonl(lesson, geometry, names);
    }
    return lines;
  }
};

// Of --all: most boards have techniques on their ladder that hardly a puzzle needs. Returns their
// keys.
std::vector<std::string_view> leave_out_empty(std::vector<variants::BoardLesson>& lessons) {
  std::vector<std::string_view> keys;
  std::erase_if(lessons, [&](const variants::BoardLesson& lesson) {
    if (!lesson.positions.empty()) return false;
    keys.push_back(variants::board_row(lesson.technique).key);
    return true;
  });
  return keys;
}

// Writes the lessons, and warns of each that has too few positions.
ExitCode write_board_lessons(Session& session, const BoardLessonSheets& sheets,
                             const std::vector<variants::BoardLesson>& lessons) {
  const auto text = sheets.written(lessons, lesson_format_of(session.options()));
  if (!text) return session.fail(text.error());
  std::vector<LessonShortage> shortages;
  shortages.reserve(lessons.size());
  for (const variants::BoardLesson& lesson : lessons) {
    shortages.push_back({variants::board_row(lesson.technique).key, lesson.shortage});
  }
  return write_lessons(session, *text, shortages);
}

}  // namespace

ExitCode lesson_boards(Session& session, const variants::Geometry& geometry, const BookWords& words,
                       const StepWords& steps) {
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const Options& options = session.options();
  auto techniques = wanted_techniques(options, *rater);
  if (!techniques) return session.fail(techniques.error());
  if (options.has("again")) {
    return session.fail(request_error(
        "--again is for 9x9 only: of other boards no positions are kept, and each call searches"));
  }
  auto puzzles = given_puzzles(session, geometry);
  const bool none_given = options.has("puzzles") && puzzles.empty();
  if (none_given || session.should_stop()) return session.exit_code();
  const variants::BoardWords names(rater->board(), steps);
  const BoardLessonRequest request{
      .techniques = *std::move(techniques),
      .puzzles = std::move(puzzles),
      .positions = options.number("count") + 1,
      .seed = session.seed(),
      .threads = session.threads(),
      .max_tries = options.given("max-tries") ? options.find_number("max-tries") : std::nullopt};
  auto lessons = make_board_lessons(geometry, *rater, names, request, session.control());
  if (session.should_stop()) return session.exit_code();
  const auto left_out =
      options.has("all") ? leave_out_empty(lessons) : std::vector<std::string_view>();
  const BoardLessonSheets sheets{geometry, names, cell_names_of(options), words};
  const ExitCode written = write_board_lessons(session, sheets, lessons);
  if (left_out.empty()) return written;
  session.console().warning(
      fmt::format("left out, because no position of it was found: {}", fmt::join(left_out, ", ")));
  return written == ExitCode::kOk ? ExitCode::kTargetNotReached : written;
}

}  // namespace nonet
