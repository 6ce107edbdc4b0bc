#include <array>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "base/request_error.h"
#include "base/result_chain.h"
#include "book/drawings/explain_pages.h"
#include "book/web/explanation_page.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/cell_names.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/language.h"
#include "cli/list_forecast.h"
#include "cli/only_shown.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "cli/time_limit.h"
#include "cli/topics.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/scale_path.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/positions/offered_steps.h"
#include "variants/ladder/board_technique.h"

namespace nonet {
namespace {

enum class ExplainFormat { kText, kJsonl, kHtml, kSvg, kPng, kPdf };

constexpr std::array kExplainFormats = {
    Word{"text", ExplainFormat::kText}, Word{"jsonl", ExplainFormat::kJsonl},
    Word{"html", ExplainFormat::kHtml}, Word{"svg", ExplainFormat::kSvg},
    Word{"png", ExplainFormat::kPng},   Word{"pdf", ExplainFormat::kPdf},
};

// The puzzles to explain, and the knowledge about them before the start.
struct TellingPlan {
  Sukakus sukakus;
  ListAhead ahead;
};

TellingPlan telling_plan(const ScaleRow& scale) {
  return {scale.traits.takes_sukakus ? Sukakus::kAsTheyStand : Sukakus::kAccepted,
          {.refuses_sukakus = refuses_sukakus(scale)}};
}

// The exit code of a list of which some searches were given up. `kept` names the incomplete
// results.
ExitCode code_after(Session& session, ExitCode code, std::uint64_t given_up,
                    std::string_view kept) {
  if (given_up == 0 || code != ExitCode::kOk) return code;
  session.console().warning(
      fmt::format("{}, since their search takes too long: {}", kept, grouped(given_up)));
  return ExitCode::kTargetNotReached;
}

// Calls accept(result of `tell`) for each puzzle of the input, in order. tell(record, puzzle,
// control) runs on any thread, at most for --time-limit.
template <typename Told, typename Puzzles, typename Tell, typename Accept>
ExitCode tell_each(Session& session, const TellingPlan& plan, Puzzles puzzles_of, Tell tell,
                   Accept accept) {
  PuzzleClock clock(session, PuzzleClock::limit_of(session.options()));
  StreamRequest inputs = inputs_of(session);
  inputs.sukakus = plan.sukakus;
  auto forecast = forecast_of_inputs(session, inputs, plan.ahead, tell);
  if (forecast) inputs.forecast = &*forecast;
  struct Costed {
    Told told;
    WorkCost cost;
  };
  const auto tell_one = [&](const PuzzleText& record, const Puzzle& puzzle) -> Result<Costed> {
    const WorkClock work;
    const Result<Told> told = tell(record, puzzle, clock.begin().control());
    return map(told, [&](const Told& words) {
      return Costed{words, forecast ? work.cost(plan.ahead, puzzle) : WorkCost()};
    });
  };
  const auto work = [&](const PuzzleChunk& chunk) {
    std::vector<Result<Costed>> all;
    const std::vector<Result<Puzzle>> puzzles = puzzles_of(chunk.puzzles);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      all.push_back(and_then(
          puzzles[i], [&](const Puzzle& puzzle) { return tell_one(chunk.puzzles[i], puzzle); }));
    }
    return all;
  };
  return stream_puzzles(session, inputs, work, [&](const PuzzleText&, const Costed& costed) {
    if (forecast) forecast->note(costed.cost.work, costed.cost.seconds);
    return accept(costed.told);
  });
}

// The same for the paths of puzzles: accept(show(path)), where show runs on any thread. A path
// whose search takes too long is incomplete.
template <typename Show, typename Accept>
ExitCode explain_all(Session& session, Show show, Accept accept) {
  struct Shown {
    std::invoke_result_t<Show&, Path> result;
    bool given_up;
  };
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const auto explain_one = [&](const PuzzleText&, const Puzzle& puzzle, const RunControl& control) {
    RateRequest request;
    request.control = &control;
    Path path = telling_of(scale)(puzzle, request);
    const bool given_up = path.given_up.has_value();
    return Shown{show(std::move(path)), given_up};
  };
  std::uint64_t given_up = 0;
  const ExitCode code = tell_each<Shown>(
      session, telling_plan(scale),
      [&](const auto& records) { return proper_puzzles(records, refuses_sukakus(scale)); },
      explain_one,
      [&](const Shown& shown) {
        given_up += shown.given_up ? 1 : 0;
        return accept(shown.result);
      });
  return code_after(session, code, given_up, "incomplete paths");
}

Path whole_path(Path path) { return path; }

// The step of --step; 0: all.
std::uint64_t step_of(const Options& options) {
  return options.has("step") ? options.number("step") : 0;
}

Result<std::string> words_of(const Path& path, ExplainFormat format, const Options& options,
                             const StepWords& words) {
  const std::uint64_t step = step_of(options);
  if (step > path.steps.size()) {
    return request_error(
        fmt::format("the path has steps 1 to {}, not {}", path.steps.size(), step));
  }
  if (format == ExplainFormat::kJsonl) {
    const StepGrids grids = options.has("grids") ? StepGrids::kEach : StepGrids::kNone;
    return step == 0 ? path_as_jsonl(path, grids, words) : step_as_jsonl(path, step, grids, words);
  }
  return renamed(step == 0 ? path_as_text(path, words) : step_as_text(path, step, words),
                 cell_names_of(options));
}

// Texts, separated by empty lines if they are for people.
class TextsWithGaps {
 public:
  TextsWithGaps(Session& session, bool gaps) : session_(session), gaps_(gaps) {}
  Flow write(const std::string& text) {
    if (std::exchange(begun_, true) && gaps_) session_.write("\n");
    session_.write(text);
    return Flow::kContinue;
  }

 private:
  Session& session_;
  bool gaps_;
  bool begun_ = false;
};

ExitCode write_words(Session& session, ExplainFormat format, const StepWords& told) {
  TextsWithGaps texts(session, format == ExplainFormat::kText);
  return explain_all(
      session, [&](const Path& path) { return words_of(path, format, session.options(), told); },
      [&](const Result<std::string>& words) {
        if (words) return texts.write(*words);
        session.fail(words.error());
        return Flow::kStop;
      });
}

ExitCode write_page(Session& session, const BookWords& words) {
  ExplanationPage page(cell_names_of(session.options()), words);
  const ExitCode code = explain_all(session, whole_path, [&](const Path& path) {
    session.write(page.add(path));
    return Flow::kContinue;
  });
  session.write(page.end());
  return code;
}

ImageFormat image_format_of(ExplainFormat format) {
  return format == ExplainFormat::kPng   ? ImageFormat::kPng
         : format == ExplainFormat::kPdf ? ImageFormat::kPdf
                                         : ImageFormat::kSvg;
}

ExitCode write_picture(Session& session, ExplainFormat format, const StepWords& words) {
  OnlyShown<Path> only(session);
  const ExitCode code =
      explain_all(session, whole_path, [&](const Path& path) { return only.take(path); });
  return only.write(code, [&](const Path& path) {
    return path_image(path, step_of(session.options()), cell_names_of(session.options()),
                      {.format = image_format_of(format), .dots_per_inch = 200}, words);
  });
}

// --all-steps and --technique: the steps that positions offer, instead of a path.
Result<OfferPlan> offer_of(const Options& options, ExplainFormat format, const StepWords& words) {
  if (format != ExplainFormat::kText && format != ExplainFormat::kJsonl) {
    return request_error("--all-steps and --technique write text or jsonl, no drawings");
  }
  if (options.has("step")) {
    return request_error(
        "--step selects from a path, which --all-steps and --technique do not show");
  }
  OfferPlan plan{.scale = find_scale(options.text("scale")), .words = words};
  if (options.has("technique")) {
    const std::string& key = options.text("technique");
    const TechniqueRow* row = find_technique(key);
    if (row == nullptr) return request_error(fmt::format("{} is for other boards (--board)", key));
    plan.only = row->id;
  }
  plan.in_position = options.has("all-steps");
  plan.form = format == ExplainFormat::kJsonl ? StepsForm::kJsonLines : StepsForm::kText;
  return plan;
}

bool asks_for_steps(const Options& options) {
  return options.has("all-steps") || options.has("technique");
}

ExitCode write_offers(Session& session, ExplainFormat format, const StepWords& words) {
  const auto plan = offer_of(session.options(), format, words);
  if (!plan) return session.fail(plan.error());
  const bool as_text = plan->form == StepsForm::kText;
  TextsWithGaps texts(session, as_text);
  std::uint64_t given_up = 0;
  const ExitCode code = tell_each<OfferedSteps>(
      session, {Sukakus::kAsTheyStand, {.refuses_sukakus = refuses_sukakus(*plan->scale)}},
      [&](const auto& records) { return puzzles_behind(records, refuses_sukakus(*plan->scale)); },
      [&](const PuzzleText& record, const Puzzle& puzzle, const RunControl& control) {
        return offered_steps(record, puzzle, *plan, control);
      },
      [&](const OfferedSteps& offered) {
        given_up += offered.gave_up ? 1 : 0;
        return texts.write(as_text ? renamed(offered.words, cell_names_of(session.options()))
                                   : offered.words);
      });
  return code_after(session, code, given_up, "puzzles whose steps of this technique are not shown");
}

// --summary: the line for a path, and the data about it that the database lacks.
struct PathSummary {
  std::string line;
  std::optional<Find> find;
};

struct SummaryForm {
  const ScaleRow& scale;
  ExplainFormat format;
  StepWords words;
};

PathSummary summary_of_record(const Puzzle& puzzle, const SummaryForm& form,
                              const KnownRatings* known, const RateRequest& request) {
  const bool plain = puzzle.candidates() == nullptr;
  PathSummary summary;
  std::vector<Rating> ratings;
  if (plain && known != nullptr) ratings = known->of(puzzle_record(puzzle));
  const Rating* read = rating_on(form.scale, ratings);
  const Rating rating = read != nullptr ? *read : form.scale.rate(puzzle, request);
  if (plain && read == nullptr) {
    summary.find = find_of(puzzle);
    summary.find->ratings = {rating};
  }
  summary.line = form.format == ExplainFormat::kJsonl ? summary_as_jsonl(puzzle, rating, form.words)
                                                      : summary_as_text(puzzle, rating, form.words);
  return summary;
}

ExitCode write_summaries(Session& session, ExplainFormat format, const StepWords& words) {
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const SummaryForm form{scale, format, words};
  auto recording = Recording::start_if_asked(session);
  if (!recording) return session.fail(recording.error());
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return session.fail(earlier.error());
  const KnownRatings* known = *earlier ? &(*earlier)->known() : nullptr;
  TellingPlan plan = telling_plan(scale);
  RatingPlan ratings;
  ratings.table = RatingTable({&scale});
  ratings.known = known;
  plan.ahead.need_only_be_read = [&](const Puzzle& puzzle) { return all_known(puzzle, ratings); };
  tell_each<PathSummary>(
      session, plan,
      [&](const auto& records) { return proper_puzzles(records, refuses_sukakus(scale)); },
      [&](const PuzzleText&, const Puzzle& puzzle, const RunControl& control) {
        RateRequest request;
        request.control = &control;
        return summary_of_record(puzzle, form, known, request);
      },
      [&](const PathSummary& summary) {
        const bool stores = *recording != nullptr && summary.find;
        if (stores && (*recording)->add(*summary.find) == Flow::kStop) return Flow::kStop;
        session.write(summary.line);
        return Flow::kContinue;
      });
  if (*recording) (*recording)->finish();
  return session.exit_code();
}

// An error for options of paths that are given with --summary, and the other way round.
Status check_summary(const Options& options, ExplainFormat format) {
  if (!options.has("summary")) {
    if (!options.has("db")) return {};
    return request_error("--db keeps ratings, and no paths: with --summary they are read from it");
  }
  for (const std::string_view other : {"step", "grids", "all-steps", "technique"}) {
    if (!options.has(other)) continue;
    return request_error(fmt::format("--summary leaves the steps out, which --{} shows", other));
  }
  if (format == ExplainFormat::kText || format == ExplainFormat::kJsonl) return {};
  return request_error("--summary writes text or jsonl");
}

// --board.
ExitCode explain_other_board(Session& session, const variants::Geometry& geometry,
                             ExplainFormat format) {
  const Options& options = session.options();
  const bool is_picture = format != ExplainFormat::kText && format != ExplainFormat::kJsonl;
  for (const std::string_view other : {"summary", "grids", "all-steps", "technique"}) {
    if (is_picture && options.has(other)) {
      return session.fail(
          request_error(fmt::format("--{} writes text or jsonl, no drawings", other)));
    }
  }
  for (const std::string_view other : {"step", "grids", "all-steps", "technique"}) {
    if (options.has("summary") && options.has(other)) {
      return session.fail(
          request_error(fmt::format("--summary leaves the steps out, which --{} shows", other)));
    }
  }
  if (const Status known = check_board_scale(options.text("scale"), geometry); !known)
    return session.fail(known.error());
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  const bool as_json = format == ExplainFormat::kJsonl;
  return explain_boards(
      session, geometry,
      {format == ExplainFormat::kHtml ? BoardExplanation::kPage
       : is_picture                   ? BoardExplanation::kPicture
       : as_json                      ? BoardExplanation::kJsonLines
                                      : BoardExplanation::kText,
       as_json ? words->steps() : steps_with_names(*words, cell_names_of(options)),
       image_format_of(format), &*words});
}

ExitCode run_explain(Session& session) {
  const ExplainFormat format =
      meaning_in(kExplainFormats, chosen_format(session.options(), choices_of<kExplainFormats>()));
  const auto board =
      other_board(session, {"board", "to", "step", "summary", "grids", "all-steps", "technique",
                            "names", "scale", "language", "time-limit", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return explain_other_board(session, **board, format);
  if (const Status fit = check_summary(session.options(), format); !fit) {
    return session.fail(fit.error());
  }
  const auto words = words_of_language(session);
  if (!words) return session.fail(words.error());
  if (session.options().has("summary")) return write_summaries(session, format, words->steps());
  const ScaleRow& scale = *find_scale(session.options().text("scale"));
  const bool by_step = asks_for_steps(session.options());
  if (by_step || telling_of(scale) == nullptr) {
    const Status told = check_path(scale);
    if (!told) return session.fail(told.error());
  }
  const StepWords steps = format == ExplainFormat::kJsonl
                              ? words->steps()
                              : steps_with_names(*words, cell_names_of(session.options()));
  if (by_step) return write_offers(session, format, steps);
  if (format == ExplainFormat::kText || format == ExplainFormat::kJsonl) {
    return write_words(session, format, steps);
  }
  return format == ExplainFormat::kHtml ? write_page(session, *words)
                                        : write_picture(session, format, steps);
}

Choices techniques_of_all_boards() {
  Choices all = technique_choices();
  for (const variants::BoardTechniqueRow& row : variants::kBoardTechniques) {
    if (find_technique(row.key) == nullptr) all.push_back(row.key);
  }
  return all;
}

constexpr std::array kExplainOptions = {
    option::choice("--to FORMAT",
                   "text, JSON lines with whole proofs, a page to follow, or a sheet of drawn "
                   "steps; without it the ending of --output decides [text]",
                   choices_of<kExplainFormats>),
    option::number("--step N", "only step N (not of a page)"),
    option::flag("--summary",
                 "only the last line of each path, its rating (text, jsonl); with --db read from "
                 "the database if it is there"),
    option::flag("--grids", "the grid with its candidates before each step (jsonl)"),
    option::flag("--all-steps",
                 "every step that the position offers, the cheapest first (text, jsonl)"),
    option::choice("--technique KEY",
                   "the steps of this technique (`nonet help techniques`): in the position, or, "
                   "for a bare puzzle, in the first position of its path that has one",
                   techniques_of_all_boards),
    option::choice("--names HOW", "cell names: r1c1 (rc) or A1 (a1); JSON lines use r1c1 [rc]",
                   choices_of<kCellNames>),
    option::choice("--scale KEY",
                   "rating scale whose path is shown (`nonet help scales`) [explainer]",
                   scale_choices),
    kBoardOption,
    kLanguageOption,
    kTimeLimitOption,
};

constexpr std::array kExplainExamples = {
    Example{"nonet explain puzzle.txt", "every step: rating, technique, cells, reason, conclusion"},
    Example{"nonet explain puzzle.txt -o steps.html", "a page to go through with the arrow keys"},
    Example{"nonet explain puzzle.txt --step 12 -o step.png", "one step as a picture"},
    Example{"nonet explain --scale w puzzle.txt",
            "the whips that solve it, as Berthier writes them"},
    Example{"nonet explain --summary --db mine.db puzzles.txt",
            "the rating of each path; known ones are read, new ones stored"},
    Example{"nonet explain --scale hodoku --all-steps position.txt",
            "all steps in a position, by price"},
    Example{"nonet explain --scale hodoku --technique death-blossom puzzles.txt",
            "the first one on the path of each puzzle"},
    Example{"nonet explain --board 6x6+x puzzles.txt", "every step on other sizes and shapes"},
};

}  // namespace

const CommandBody kExplainCommand = {
    .options = kExplainOptions, .examples = kExplainExamples, .run = run_explain};

}  // namespace nonet
