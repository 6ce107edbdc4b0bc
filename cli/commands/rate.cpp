#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <vector>

#include "base/request_error.h"
#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/format_choice.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_clock.h"
#include "cli/puzzle_stream.h"
#include "cli/reader_option.h"
#include "cli/recording.h"
#include "cli/words.h"
#include "files/stoppable_io.h"
#include "rater/scales/catalog.h"
#include "rater/scales/scale_path.h"
#include "rater/scales/weights_identity.h"
#include "study/lists/rating_format.h"
#include "study/lists/rating_table.h"

namespace nonet {
namespace {

constexpr std::array kForms = {
    Word{"tsv", Format::kTsv},
    Word{"csv", Format::kCsv},
    Word{"jsonl", Format::kJsonl},
};

constexpr std::string_view kExplainer = "explainer";

struct RatePlan {
  [[nodiscard]] const std::vector<const ScaleRow*>& scales() const {
    return format ? format->scales() : table.scales();
  }
  [[nodiscard]] bool takes_sukakus() const { return !store && !first_for_givens(); }
  // A scale that needs puzzles decided by their givens; nullptr where there is none.
  [[nodiscard]] const ScaleRow* first_for_givens() const {
    const auto found = std::ranges::find_if(
        scales(), [](const ScaleRow* scale) { return scale->rate_sukaku == nullptr; });
    return found == scales().end() ? nullptr : *found;
  }
  [[nodiscard]] bool counts_steps() const { return table.step_counts() == StepCounts::kShown; }

  RatingTable table{{find_scale(kExplainer)}};
  std::vector<Weight> weights;
  std::string other_weights;  // what tells them from the scale's own
  std::optional<double> max_er;
  std::optional<RatingFormat> format;  // instead of the table
  Reader reader;                       // whose minutes they are
  std::optional<double> seconds_a_puzzle;
  bool store = false;
};

// A rated puzzle: its line of output, and what the store is to have.
struct Rated {
  std::string line;
  std::optional<RunFind> find;
};

Result<std::vector<Weight>> weights_of(const std::string& file, const ScaleRow& scale,
                                       const std::stop_token& stop) {
  constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  const auto text = read_small_file(file, kMostBytes, stop);
  if (!text) return text.error();
  return parse_weights(*text, scale.weights, file);
}

Result<RatePlan> plan_of(Session& session) {
  const Options& options = session.options();
  RatePlan plan;
  auto scales = scales_in(options.text("scale"));
  if (!scales) return scales.error();
  plan.table = RatingTable(*std::move(scales),
                           options.has("steps") ? StepCounts::kShown : StepCounts::kLeftOut,
                           meaning_in(kForms, chosen_format(options, choices_of<kForms>())));
  if (plan.counts_steps()) {
    for (const ScaleRow* scale : plan.scales()) {
      if (const Status told = check_path(*scale); !told) return told.error();
    }
  }
  const auto seconds = PuzzleClock::limit_of(options);
  if (!seconds) return seconds.error();
  plan.seconds_a_puzzle = *seconds;
  plan.store = options.has("db");
  if (options.has("max-er")) plan.max_er = options.real("max-er");
  if (options.has("format")) {
    if (options.has("steps")) return request_error("--steps is a column, which --format has not");
    auto format = RatingFormat::parse(options.text("format"));
    if (!format) return format.error();
    plan.format = std::move(*format);
  }
  if (options.has("weights")) {
    if (plan.scales().size() != 1 || plan.scales().front()->weights.empty()) {
      return request_error("--weights needs a scale that has weights, as --scale bridi");
    }
    auto weights =
        weights_of(options.text("weights"), *plan.scales().front(), session.stop_token());
    if (!weights) return weights.error();
    plan.weights = std::move(*weights);
    plan.other_weights = weights_identity(plan.weights, plan.scales().front()->weights);
  }
  auto reader = reader_of(session);
  if (!reader) return reader.error();
  plan.reader = *reader;
  if (plan.store && (options.has("solver-speed") || options.has("calibrate"))) {
    return request_error("--db keeps the minutes of the average solver, not of --solver-speed");
  }
  return plan;
}

struct Ratings {
  void add(Rating rating) { ratings.push_back(std::move(rating)); }
  void add(Path path) {
    step_counts.push_back(technique_counts_text(path));
    ratings.push_back(std::move(path.rating));
  }

  std::vector<Rating> ratings;           // of each scale
  std::vector<std::string> step_counts;  // likewise, where they are asked for
};

RateRequest request_of(const ScaleRow& scale, const RatePlan& plan, const RunControl& control,
                       WalkMemory& memory) {
  RateRequest request;
  request.weights = plan.weights;
  request.control = &control;
  request.memory = &memory;
  if (scale.key == kExplainer) request.max_score = plan.max_er;
  return request;
}

Ratings ratings_of(const Puzzle& puzzle, const RatePlan& plan, const RunControl& control,
                   WalkMemory& memory) {
  Ratings all;
  for (const ScaleRow* scale : plan.scales()) {
    const RateRequest request = request_of(*scale, plan, control, memory);
    if (plan.counts_steps()) {
      all.add(scale->explain(puzzle, request));
    } else {
      all.add(scale->rate(puzzle, request));
    }
  }
  return all;
}

// REQUIRES: scales that take sukakus.
Ratings ratings_of(const Sukaku& sukaku, const RatePlan& plan, const RunControl& control,
                   WalkMemory& memory) {
  Ratings all;
  for (const ScaleRow* scale : plan.scales()) {
    const RateRequest request = request_of(*scale, plan, control, memory);
    if (plan.counts_steps()) {
      all.add(scale->explain_sukaku(sukaku, request));
    } else {
      all.add(scale->rate_sukaku(sukaku, request));
    }
  }
  return all;
}

// As this reader is told them; the store keeps those of the average solver.
std::vector<Rating> ratings_for(const Reader& reader, std::vector<Rating> ratings) {
  for (Rating& rating : ratings) {
    if (rating.scale == "minutes") rating = for_reader(std::move(rating), reader);
  }
  return ratings;
}

std::string line_of(const PuzzleText& text, const Ratings& all, std::uint64_t ordinal,
                    const RatePlan& plan) {
  const std::vector<Rating> told = ratings_for(plan.reader, all.ratings);
  return plan.format ? plan.format->line(text, told, ordinal)
                     : plan.table.line(text, told, all.step_counts);
}

Result<Rated> rate_sukaku(const PuzzleText& text, std::uint64_t ordinal, const RatePlan& plan,
                          const RunControl& control, WalkMemory& memory) {
  if (const ScaleRow* scale = plan.first_for_givens()) {
    return not_for_sukakus(fmt::format("the scale {}", scale->key), text.place);
  }
  if (plan.store) return not_for_sukakus("the database", text.place);
  const Result<Sukaku> sukaku = proper_sukaku(text);
  if (!sukaku) return sukaku.error();
  const Ratings all = ratings_of(*sukaku, plan, control, memory);
  return Rated{.line = line_of(text, all, ordinal, plan), .find = {}};
}

Rated rate_puzzle(const PuzzleText& text, const Puzzle& puzzle, std::uint64_t ordinal,
                  const RatePlan& plan, const RunControl& control, WalkMemory& memory) {
  Ratings all = ratings_of(puzzle, plan, control, memory);
  Rated rated{.line = line_of(text, all, ordinal, plan), .find = {}};
  if (plan.store) {
    rated.find = RunFind{.puzzle = {puzzle, canonical_form(puzzle.givens())},
                         .ratings = std::move(all.ratings),
                         .genotype = {},
                         .weights = plan.other_weights};
  }
  return rated;
}

std::vector<Result<Rated>> rate_chunk(const PuzzleChunk& chunk, const RatePlan& plan,
                                      PuzzleClock& clock) {
  std::vector<Result<Rated>> all;
  const auto puzzles = proper_puzzles(chunk.puzzles);
  WalkMemory memory;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const PuzzleText& text = chunk.puzzles[i];
    const std::uint64_t ordinal = chunk.first + i;
    const PuzzleClock::Turn turn = clock.begin();
    if (text.candidates() != nullptr) {
      all.push_back(rate_sukaku(text, ordinal, plan, turn.control(), memory));
    } else if (!puzzles[i]) {
      all.emplace_back(puzzles[i].error());
    } else {
      all.emplace_back(rate_puzzle(text, *puzzles[i], ordinal, plan, turn.control(), memory));
    }
  }
  return all;
}

void finish(Session& session, Recording& recording) {
  recording.finish();
  const std::uint64_t unfinished = recording.recorder().unfinished_ratings();
  if (unfinished == 0) return;
  session.console().note(
      fmt::format("ratings that ended early, by --max-er or --time-limit: {}, of which only the "
                  "puzzles are stored",
                  unfinished));
}

ExitCode run(Session& session) {
  const auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  std::unique_ptr<Recording> recording;
  if (plan->store) {
    auto started = Recording::start(session);
    if (!started) return session.fail(started.error());
    recording = std::move(*started);
  }
  if (!plan->format) session.write_frame(plan->table.header());
  const bool fast = plan->scales().size() == 1 && plan->scales().front()->key == "bridi";
  PuzzleClock clock(session, plan->seconds_a_puzzle);
  StreamRequest request = inputs_of(session, fast ? kFastWork / 8 : kSlowWork);
  request.sukakus = plan->takes_sukakus() ? Sukakus::kAsTheyStand : Sukakus::kAccepted;
  stream_puzzles(
      session, request, [&](const PuzzleChunk& chunk) { return rate_chunk(chunk, *plan, clock); },
      [&](const PuzzleText&, Rated& rated) {
        if (recording && recording->add(std::move(*rated.find)) == Flow::kStop) return Flow::kStop;
        session.write(rated.line);
        return Flow::kContinue;
      });
  if (recording) finish(session, *recording);
  return session.exit_code();
}

constexpr std::array kOptions = {
    option::text("--scale KEY,...",
                 "rating scales (`nonet help scales`), side by side in one table, or all")
        .by_default("explainer"),
    option::flag("--steps", "after each scale's columns how often its path takes each technique"),
    option::choice("--to FORMAT",
                   "a table, or JSON lines; without it the ending of --output decides",
                   choices_of<kForms>)
        .by_default("tsv"),
    option::text(
        "--format STRING",
        "instead of the table a line with %g puzzle, %r ER, %p EP, %d ED, %b Bridi difficulty, %l "
        "HoDoKu level, %s HoDoKu score, %L our level, %c clues, %n ordinal, %% a percent sign"),
    option::file("--weights FILE", "lines KEY NUMBER that replace the scale's own weights"),
    option::real("--max-er X",
                 "stop a rating once its ER is above X: faster where only easier ones matter"),
    option::real("--solver-speed X", "minutes of a solver X times as fast as the average one"),
    option::file(
        "--calibrate FILE",
        "minutes of the readers whose times the table has: puzzle, seconds and, if known, solver"),
    kTimeLimitOption,
    kShareOption,
};

constexpr std::array kExamples = {
    Example{"nonet rate puzzles.txt",
            "puzzle, ER, EP, ED and hardest technique, with a header line"},
    Example{"nonet rate --format '%g ED=%r/%p/%d' puzzles.txt",
            "the line that hunters' scripts expect"},
    Example{"nonet rate --scale minutes --calibrate times.csv puzzles.txt",
            "minutes, their interval and what costs most, for one's own readers"},
    Example{"nonet rate --scale explainer,hodoku --steps puzzles.txt",
            "two scales side by side, with the techniques of their paths"},
    Example{"nonet rate --scale all --db mine.db puzzles.txt",
            "all scales side by side, and stored"},
};

}  // namespace

const CommandBody kRateCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
