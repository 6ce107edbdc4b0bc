#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/number_text.h"
#include "base/request_error.h"
#include "book/drawings/board_explain.h"
#include "book/web/explanation_page.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/board_stream.h"
#include "cli/boards/other_board.h"
#include "cli/cell_names.h"
#include "cli/only_shown.h"
#include "cli/time_limit.h"
#include "variants/exact/board_solver.h"
#include "variants/explain/board_hint.h"
#include "variants/explain/board_json.h"
#include "variants/explain/board_offers.h"
#include "variants/lists/board_lines.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::BoardRecord;

struct ToldBoard {
  std::string text;
  bool given_up = false;
};

struct BoardTelling {
  const variants::Geometry& geometry;
  const variants::BoardRater& rater;
  const BoardExplainRequest& request;
  CellNames cell_names;

  [[nodiscard]] variants::BoardWords names() const { return {rater.board(), request.words}; }

  [[nodiscard]] Result<std::string> words_of(const variants::BoardPath& path,
                                             const Options& options) const {
    const std::uint64_t step = options.has("step") ? options.number("step") : 0;
    if (step > path.steps.size()) {
      return request_error(
          fmt::format("the path has steps 1 to {}, not {}", path.steps.size(), step));
    }
    const variants::BoardWords told = names();
    const variants::BoardLines lines{geometry.key(), told,
                                     options.has("grids") ? StepGrids::kEach : StepGrids::kNone};
    if (options.has("summary")) return summary_of_path(path, lines);
    if (request.as == BoardExplanation::kJsonLines)
      return step == 0 ? path_as_jsonl(path, lines) : step_as_jsonl(path, step, lines);
    return renamed(step == 0 ? path_as_text(path, told) : step_as_text(path, step, told),
                   cell_names);
  }

  [[nodiscard]] ToldBoard offer(const variants::CellDigits& givens,
                                const variants::BoardOfferPlan& plan,
                                const RunControl& control) const {
    const variants::BoardWords told = names();
    const auto found = first_board_offer(rater, givens, plan, control);
    const bool stopped = control.should_stop();
    if (request.as == BoardExplanation::kJsonLines)
      return {offer_as_jsonl(found, givens, geometry.key(), told), stopped};
    return {renamed(offer_as_text(found, plan, told), cell_names), stopped};
  }

 private:
  [[nodiscard]] std::string summary_of_path(const variants::BoardPath& path,
                                            const variants::BoardLines& lines) const {
    if (request.as == BoardExplanation::kJsonLines) return summary_as_jsonl(path, lines);
    const bool named = path.rating.solved() && !path.rating.hardest.empty();
    return fmt::format("{} {}{}\n", variants::text_of(path.givens), summary_of(path.rating),
                       named ? fmt::format(", by {}", path.rating.hardest) : "");
  }
};

bool asks_for_board_steps(const Options& options) {
  return options.has("all-steps") || options.has("technique");
}

// --all-steps and --technique.
Result<variants::BoardOfferPlan> board_offer_plan(const Options& options) {
  for (const std::string_view other : {"step", "grids"}) {
    if (!options.has(other)) continue;
    return request_error(
        fmt::format("--{} is for a path, which --all-steps and --technique do not show", other));
  }
  variants::BoardOfferPlan plan{.only = {}, .at_start = options.has("all-steps")};
  if (!options.has("technique")) return plan;
  const auto technique = ladder_technique(options.text("technique"));
  if (!technique) return technique.error();
  plan.only = *technique;
  return plan;
}

ExitCode after_board_paths(Session& session, ExitCode code, std::uint64_t given_up) {
  if (given_up == 0 || code != ExitCode::kOk) return code;
  session.console().warning(
      fmt::format("incomplete paths, since their search takes too long: {}", grouped(given_up)));
  return ExitCode::kTargetNotReached;
}

}  // namespace

namespace {

// Calls tell(givens, control) -> Result<Told> for each puzzle of the input, and then take(told) in
// order.
template <typename Told, typename Tell, typename Take>
ExitCode for_each_board(Session& session, const variants::Geometry& geometry, Tell tell,
                        Take take) {
  const variants::BoardSolver solver(geometry);
  PuzzleClock clock(session, PuzzleClock::limit_of(session.options()));
  return stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<Told> {
        const PuzzleClock::Turn turn = clock.begin();
        const auto solution = solution_of(record, solver, turn.control());
        if (!solution) return solution.error();
        return tell(record.givens, turn.control());
      },
      take);
}

template <typename Tell>
ExitCode tell_boards(Session& session, const variants::Geometry& geometry, bool gaps, Tell tell) {
  bool begun = false;
  std::uint64_t given_up = 0;
  const ExitCode code =
      for_each_board<ToldBoard>(session, geometry, tell, [&](const ToldBoard& told) {
        if (std::exchange(begun, true) && gaps) session.write("\n");
        session.write(told.text);
        given_up += told.given_up ? 1 : 0;
        return Flow::kContinue;
      });
  return after_board_paths(session, code, given_up);
}

// The steps of the only puzzle of the input, drawn.
ExitCode draw_steps(Session& session, const BoardTelling& telling) {
  OnlyShown<variants::BoardPath> only(session);
  const ExitCode code = for_each_board<variants::BoardPath>(
      session, telling.geometry,
      [&](const variants::CellDigits& givens, const RunControl& control) {
        return Result(telling.rater.path(givens, {.control = &control}));
      },
      [&](const variants::BoardPath& path) { return only.take(path); });
  const Options& options = session.options();
  const std::uint64_t step = options.has("step") ? options.number("step") : 0;
  return only.write(code, [&](const variants::BoardPath& path) {
    return board_path_image(telling.geometry, path, step, telling.cell_names,
                            {.format = telling.request.image, .dots_per_inch = 200},
                            telling.names());
  });
}

// The steps of all puzzles as a page to follow.
ExitCode write_board_page(Session& session, const BoardTelling& telling) {
  const variants::BoardWords names = telling.names();
  ExplanationPage page(telling.geometry, names, telling.cell_names, *telling.request.page_words);
  std::uint64_t given_up = 0;
  const ExitCode code = for_each_board<variants::BoardPath>(
      session, telling.geometry,
      [&](const variants::CellDigits& givens, const RunControl& control) {
        return Result(telling.rater.path(givens, {.control = &control}));
      },
      [&](const variants::BoardPath& path) {
        given_up += path.rating.end == RatingEnd::kStopped ? 1 : 0;
        session.write(page.add(explained(path, names)));
        return Flow::kContinue;
      });
  session.write(page.end());
  return after_board_paths(session, code, given_up);
}

}  // namespace

ExitCode explain_boards(Session& session, const variants::Geometry& geometry,
                        const BoardExplainRequest& request) {
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const Options& options = session.options();
  const BoardTelling telling{geometry, *rater, request, cell_names_of(options)};
  if (request.as == BoardExplanation::kPicture) return draw_steps(session, telling);
  if (request.as == BoardExplanation::kPage) return write_board_page(session, telling);
  const bool as_text = request.as == BoardExplanation::kText;
  if (asks_for_board_steps(options)) {
    const auto plan = board_offer_plan(options);
    if (!plan) return session.fail(plan.error());
    return tell_boards(session, geometry, as_text,
                       [&](const variants::CellDigits& givens, const RunControl& control) {
                         return telling.offer(givens, *plan, control);
                       });
  }
  return tell_boards(
      session, geometry, as_text && !options.has("summary"),
      [&](const variants::CellDigits& givens, const RunControl& control) -> Result<ToldBoard> {
        const auto path = rater->path(givens, {.control = &control});
        auto text = telling.words_of(path, options);
        if (!text) return text.error();
        return ToldBoard{*std::move(text), path.rating.end == RatingEnd::kStopped};
      });
}

ExitCode hint_boards(Session& session, const variants::Geometry& geometry,
                     const BoardExplainRequest& request) {
  const auto rater = variants::BoardRater::of(geometry);
  if (!rater) return session.fail(rater.error());
  const Options& options = session.options();
  const std::uint64_t rung = options.number("rung");
  std::optional<variants::CellDigits> have;
  if (options.has("have")) {
    auto reached = variants::read_position(options.text("have"), geometry, {.source = "--have"});
    if (!reached) return session.fail(reached.error());
    have = *std::move(reached);
  }
  const variants::BoardSolver solver(geometry);
  const variants::BoardWords names(rater->board(), request.words);
  const bool as_json = request.as == BoardExplanation::kJsonLines;
  return stream_boards(
      session, geometry,
      [&](const BoardRecord& record) -> Result<std::string> {
        auto solution = solution_of(record, solver, session.silent_control());
        if (!solution) return solution.error();
        const variants::BoardProgress progress{record.givens, *std::move(solution),
                                               have.value_or(record.givens)};
        const auto next = next_step_of(*rater, progress, names);
        if (!next) return next.error();
        return as_json ? next_step_as_json(*next, progress, geometry.key(), names)
                       : next_step_as_text(*next, rung, names);
      },
      [&](const std::string& answer) {
        session.write(as_json ? answer : renamed(answer, cell_names_of(options)));
        return Flow::kContinue;
      });
}

}  // namespace nonet
