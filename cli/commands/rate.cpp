#include <array>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <optional>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/database.h"
#include "cli/earlier_ratings.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "cli/rating_run.h"
#include "cli/time_limit.h"
#include "cli/topics.h"
#include "files/stoppable_io.h"
#include "rater/orders/scale_path.h"
#include "study/papers/people/reader_times.h"
#include "tasks/lists/proper_puzzles.h"
#include "tasks/lists/rated_record.h"

namespace nonet {
namespace {

constexpr std::array kForms = {
    Word{"tsv", Format::kTsv},
    Word{"csv", Format::kCsv},
    Word{"jsonl", Format::kJsonl},
};

struct RateCommand {
  RatingPlan plan;
  std::optional<double> seconds_a_puzzle;
};

// --calibrate: notes the result for all times together and, if the table has a column `solver`, for
// each solver.
Result<ReaderProfile> calibrated(Session& session, const std::string& file) {
  ReaderTimes times;
  const StreamRequest table{
      .chunk_size = 256, .names = {file}, .format = {}, .sukakus = Sukakus::kAsTheyStand};
  read_records(session, table, [&](const PuzzleText& record) {
    if (const Status added = times.add(record); !added) session.fail(added.error());
    return Flow::kContinue;
  });
  if (times.left_out() > 0) {
    session.console().note(fmt::format("solved with help and left out: {}", times.left_out()));
  }
  if (times.empty()) return request_error(fmt::format("--calibrate {}: no times in it", file));
  const auto report = [&](const std::string& who, const ReaderProfile& reader) {
    session.console().note(fmt::format("{}: {}", who, reader_text(reader)));
  };
  report("all times", times.everybody());
  for (const auto& [solver, reader] : times.each()) report(solver, reader);
  return times.everybody();
}

// The reader for the scale `minutes`: without options the average solver.
Result<ReaderProfile> reader_of(Session& session) {
  const Options& options = session.options();
  if (options.has("solver-speed") && options.has("calibrate")) {
    return request_error("--solver-speed and --calibrate both say how fast: give one of them");
  }
  if (options.has("calibrate")) return calibrated(session, options.text("calibrate"));
  ReaderProfile reader;
  if (options.has("solver-speed")) reader.speed = options.real("solver-speed");
  if (reader.speed <= 0) return request_error("--solver-speed must be above 0");
  return reader;
}

// --weights.
Status read_weights(const std::string& file, const std::stop_token& stop, RatingPlan& plan) {
  if (const Status possible = plan.check_takes_weights(); !possible) return possible.error();
  constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  const auto text = read_small_file(file, kMostBytes, stop);
  return text ? plan.take_weights(*text, file) : text.error();
}

// --unrated.
Status check_unrated(const Options& options) {
  if (!options.has("unrated")) return {};
  if (!options.has("db")) {
    return request_error("--unrated rates the puzzles of a database: name it with --db");
  }
  if (!options.inputs().empty() || options.has("shard")) {
    return request_error(
        "--unrated rates the puzzles of a database: it takes no other input and no --shard");
  }
  if (options.has("again")) {
    return request_error(
        "--unrated skips rated puzzles, which --again rates again: give one of them");
  }
  return {};
}

Result<RateCommand> rate_command_of(Session& session) {
  const Options& options = session.options();
  RateCommand command;
  RatingPlan& plan = command.plan;
  auto scales = scales_in(options.text("scale"));
  if (!scales) return scales.error();
  plan.table = RatingTable(*std::move(scales),
                           options.has("steps") ? StepCounts::kShown : StepCounts::kLeftOut,
                           meaning_in(kForms, chosen_format(options, choices_of<kForms>())));
  if (plan.table.step_counts() == StepCounts::kShown) {
    for (const ScaleRow* scale : plan.scales()) {
      if (const Status told = check_path(*scale); !told) return told.error();
    }
  }
  command.seconds_a_puzzle = PuzzleClock::limit_of(options);
  plan.store = options.has("db");
  for (const Status& possible : {check_again(options), check_unrated(options)}) {
    if (!possible) return possible.error();
  }
  if (options.has("max-er")) plan.max_er = options.real("max-er");
  if (options.has("format")) {
    if (options.has("steps")) return request_error("--steps adds a column, and --format has none");
    auto format = RatingFormat::parse(options.text("format"));
    if (!format) return format.error();
    plan.format = std::move(*format);
  }
  if (options.has("weights")) {
    const Status read = read_weights(options.text("weights"), session.stop_token(), plan);
    if (!read) return read.error();
  }
  auto reader = reader_of(session);
  if (!reader) return reader.error();
  plan.reader = *reader;
  if (plan.store && (options.has("solver-speed") || options.has("calibrate"))) {
    return request_error("--db keeps the minutes of the average solver, not of --solver-speed");
  }
  return command;
}

void finish_rating(Session& session, Recording& recording) {
  recording.finish();
  const std::uint64_t unfinished = recording.recorder().unfinished_ratings();
  if (unfinished == 0) return;
  session.console().note(
      fmt::format("ratings that ended early, by --max-er or --time-limit: {}; of these only the "
                  "puzzles are stored",
                  unfinished));
}

ExitCode run_rate(Session& session) {
  const auto board =
      other_board(session, {"board", "scale", "to", "format", "steps", "max-er", "time-limit",
                            "threads", "strict", "db", "lock-wait", "again", "shard"});
  if (!board) return session.fail(board.error());
  if (*board) {
    return rate_boards(session, **board,
                       meaning_in(kForms, chosen_format(session.options(), choices_of<kForms>())));
  }
  auto command = rate_command_of(session);
  if (!command) return session.fail(command.error());
  RatingPlan& plan = command->plan;
  const bool unrated = session.options().has("unrated");
  if (unrated && !std::filesystem::exists(session.options().text("db"))) {
    return session.fail(open_database(session, Access::kReadOnly).error());
  }
  auto started = Recording::start_if_asked(session);
  if (!started) return session.fail(started.error());
  const std::unique_ptr<Recording> recording = *std::move(started);
  const auto earlier = EarlierRatings::open(session);
  if (!earlier) return session.fail(earlier.error());
  if (*earlier) plan.known = &(*earlier)->known();
  if (!plan.format) session.write_frame(plan.table.header());
  RatingRun rating(session, plan, command->seconds_a_puzzle, recording.get());
  if (!unrated) {
    rating.rate_inputs();
  } else if (const Status rated = rating.rate_unrated(); !rated) {
    session.fail(rated.error());
  }
  if (recording) finish_rating(session, *recording);
  return session.exit_code();
}

constexpr std::array kRateOptions = {
    option::choices(
        "--scale KEY,...",
        "rating scales (`nonet help scales`), side by side in one table, or all [explainer]",
        scale_list_choices),
    option::flag("--steps", "after each scale's columns how often its path takes each technique"),
    option::choice("--to FORMAT",
                   "a table, or JSON lines; without it the ending of --output decides [tsv]",
                   choices_of<kForms>),
    option::text(
        "--format STRING",
        "instead of the table a line with %g puzzle, %r ER, %p EP, %d ED, %b Bridi difficulty, %l "
        "HoDoKu level, %s HoDoKu score, %L our level, %c clues, %n ordinal, %% a percent sign"),
    option::file("--weights FILE", "lines KEY NUMBER that replace the scale's own weights"),
    option::real("--max-er X",
                 "stop a rating once its ER is above X: faster if only easier puzzles matter"),
    option::real("--solver-speed X", "minutes of a solver X times as fast as the average one"),
    option::file(
        "--calibrate FILE",
        "minutes for the readers of a table of times: puzzle, seconds and, if known, solver"),
    kBoardOption,
    kTimeLimitOption,
    kAgainOption,
    option::flag("--unrated",
                 "rate the puzzles of --db that lack such a rating, the cheapest first; a second "
                 "call continues an interrupted one"),
    kShareOption,
};

constexpr std::array kRateExamples = {
    Example{"nonet rate puzzles.txt",
            "puzzle, ER, EP, ED and hardest technique, with a header line"},
    Example{"nonet rate --format '%g ED=%r/%p/%d' puzzles.txt",
            "the line that hunters' scripts expect"},
    Example{"nonet rate --scale minutes --calibrate times.csv puzzles.txt",
            "minutes, their interval and the main cost, for your own readers"},
    Example{"nonet rate --scale explainer,hodoku --steps puzzles.txt",
            "two scales side by side, with the techniques of their paths"},
    Example{"nonet rate --scale all --db mine.db puzzles.txt",
            "all scales side by side, and stored; a second call reads them"},
    Example{"nonet rate --unrated --db mine.db -o /dev/null",
            "rate all imported puzzles without a rating"},
    Example{"nonet rate --board 6x6+x puzzles.txt", "ER, EP and ED on other sizes and shapes"},
};

}  // namespace

const CommandBody kRateCommand = {
    .options = kRateOptions, .examples = kRateExamples, .run = run_rate};

}  // namespace nonet
