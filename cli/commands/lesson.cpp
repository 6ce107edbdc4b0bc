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
#include "cli/commands.h"
#include "cli/language.h"
#include "cli/lesson_format.h"
#include "cli/puzzle_stream.h"
#include "rater/explain/lesson_json.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/lesson_report.h"
#include "tasks/lessons/make_lessons.h"

namespace nonet {
namespace {

Result<std::vector<TechniqueId>> lesson_techniques_of(const Options& options) {
  const auto& words = options.inputs();
  if (options.has("all")) {
    if (!words.empty()) return request_error("--all has every technique: name none beside it");
    return course();
  }
  if (words.empty()) {
    return request_error("name a technique (`nonet list techniques` has them), or --all");
  }
  return techniques_named(words);
}

Result<std::string> written(const std::vector<Lesson>& lessons, const Options& options,
                            const BookWords& words) {
  const LessonFormat format = lesson_format_of(options);
  const CellNames names = cell_names_of(options);
  const StepWords steps = steps_with_names(words, names);
  if (format == LessonFormat::kText) return lessons_as_text(lessons, names, steps);
  if (format == LessonFormat::kJsonl) {
    std::string lines;
    for (const Lesson& lesson : lessons) lines += lesson_as_jsonl(lesson, steps);
    return lines;
  }
  if (format == LessonFormat::kTsv) return lessons_as_table(lessons);
  const auto typefaces = Typefaces::open();
  if (!typefaces) return typefaces.error();
  std::vector<ShownLesson> shown;
  shown.reserve(lessons.size());
  for (const Lesson& lesson : lessons) shown.push_back(shown_lesson(lesson, names, words));
  if (format == LessonFormat::kHtml) return lesson_html(shown, names, *typefaces, words);
  return lesson_pdf(shown, names, *typefaces, words);
}

ExitCode run_lesson(Session& session) {
  const Options& options = session.options();
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  const auto board =
      other_board(session, {"board", "all", "count", "to", "names", "language", "puzzles", "again",
                            "max-tries", "seed", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) {
    return lesson_boards(session, **board, *words,
                         steps_with_names(*words, cell_names_of(options)));
  }
  const auto techniques = lesson_techniques_of(options);
  if (!techniques) return session.fail(techniques.error());
  std::vector<Puzzle> given;
  if (options.has("puzzles")) {
    StreamRequest from_file;
    from_file.names = {options.text("puzzles")};
    given = read_proper_puzzles(session, from_file);
    if (given.empty() || session.should_stop()) return session.exit_code();
  }
  const LessonRequest request{
      .techniques = *techniques,
      .puzzles = std::move(given),
      .positions = options.number("count") + 1,
      .seed = session.seed(),
      .threads = session.threads(),
      .max_tries = options.number("max-tries"),
      .rare = options.has("again") ? RarePositions::kSearched : RarePositions::kKept,
      .words = steps_with_names(*words, cell_names_of(options))};
  const std::vector<Lesson> lessons = make_lessons(request, session.control());
  if (session.should_stop()) return session.exit_code();
  const auto text = written(lessons, options, *words);
  if (!text) return session.fail(text.error());
  std::vector<LessonShortage> shortages;
  shortages.reserve(lessons.size());
  for (const Lesson& lesson : lessons) {
    shortages.push_back({technique_row(lesson.technique).key, lesson.shortage});
  }
  return write_lessons(session, *text, shortages);
}

constexpr std::array kLessonOptions = {
    kBoardOption,
    option::flag("--all", "every technique, from the easiest on"),
    option::number("-n, --count N", "practice positions of each technique, beside the example [10]")
        .within({0, 100}),
    option::choice("--to FORMAT",
                   "text, JSON lines with whole proofs, a table of positions, a page, or paper; "
                   "without it the ending of --output decides",
                   choices_of<kLessonFormats>),
    kCellNamesOption,
    kLanguageOption,
    option::file("--puzzles FILE", "look for positions in these puzzles first"),
    option::flag("--again",
                 "search for rare techniques, too, instead of showing the kept positions"),
    option::number("--max-tries N", "random puzzles to look through for positions [4096]"),
};

constexpr std::array kLessonExamples = {
    Example{"nonet lesson x-wing", "the idea, an example and ten practice positions"},
    Example{"nonet lesson xy-wing --count 6 -o xy-wing.pdf", "a sheet for a class"},
    Example{"nonet lesson nested-forcing-chains --puzzles hard.txt",
            "positions from your own puzzles"},
    Example{"nonet lesson skyscraper --to tsv", "its positions as lines that every command reads"},
    Example{"nonet lesson x-wing --board 6x6+x -o x-wing.pdf", "on another board"},
    Example{"nonet lesson --all -o course.html", "the whole course"},
};

}  // namespace

const CommandBody kLessonCommand = {
    .options = kLessonOptions, .examples = kLessonExamples, .run = run_lesson};

}  // namespace nonet
