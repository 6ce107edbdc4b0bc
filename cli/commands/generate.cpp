#include <array>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <unordered_set>
#include <vector>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/puzzle_wishes.h"
#include "cli/puzzle_writing.h"
#include "cli/rating_table.h"
#include "cli/run_recorder.h"
#include "generator/recipe.h"

namespace nonet {
namespace {

constexpr int kFewestCluesKnown = 17;  // McGuire, Tugemann, Civario 2012: no puzzle has 16

struct MethodRow {
  std::string_view key;
  Method method;
};

constexpr std::array kMethods = {
    MethodRow{"thinning", Method::kThinning},
    MethodRow{"forward-checking", Method::kForwardChecking},
};

Choices method_choices() {
  Choices keys;
  for (const MethodRow& row : kMethods) keys.push_back(row.key);
  return keys;
}

Error request_error(std::string reason) {
  return {.kind = ErrorKind::kRequest, .reason = std::move(reason), .place = {}};
}

// How the puzzles are made, and how they are written.
struct GeneratePlan {
  Recipe recipe;
  std::uint64_t count = 1;
  PuzzleWishes wishes;
  PuzzleWriting writing;
  std::optional<RatingTable> ratings;

  explicit GeneratePlan(PuzzleWriting how) : writing(std::move(how)) {}
  // Lines have no place for ratings: they become a table with a header, as rate writes it.
  [[nodiscard]] bool is_table() const { return ratings && writing.format() == Format::kLine; }
};

Status set_clues(Recipe& recipe, const Options& options) {
  if (!options.has("clues")) return {};
  const Range clues = options.range("clues");
  if (clues.high < kFewestCluesKnown || clues.low > kCells) {
    return request_error(fmt::format("--clues {}: puzzles have {} to {} clues",
                                     options.text("clues"), kFewestCluesKnown, kCells));
  }
  recipe.fewest_clues = static_cast<int>(std::max(clues.low, 0.0));
  recipe.most_clues = static_cast<int>(std::min<double>(clues.high, kCells));
  return {};
}

Result<GeneratePlan> plan_of(Session& session) {
  const Options& options = session.options();
  auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  GeneratePlan plan(std::move(*writing));
  plan.count = options.number("count");
  auto wishes = PuzzleWishes::from(options);
  if (!wishes) return wishes.error();
  plan.wishes = std::move(*wishes);
  if (options.has("ratings")) {
    plan.ratings.emplace(options.text("scale"));
    plan.writing.add_columns(plan.ratings->columns());
  }
  for (const MethodRow& row : kMethods) {
    if (row.key == options.text("method")) plan.recipe.method = row.method;
  }
  if (const Status clues = set_clues(plan.recipe, options); !clues) return clues.error();
  if (options.has("max-tries")) plan.recipe.max_tries = options.number("max-tries");
  plan.recipe.minimal = options.has("minimal");
  plan.recipe.threads = session.threads();
  plan.recipe.seed = session.seed();
  return plan;
}

// Takes the puzzles that the recipe makes: each class of isomorphic ones once, and none that the
// database holds already.
class Harvest {
 public:
  Harvest(Session& session, const GeneratePlan& plan, std::optional<RunRecorder>& recorder)
      : session_(session), plan_(plan), recorder_(recorder) {}

  Flow take(const GeneratedPuzzle& generated) {
    const Grid canonical = canonical_form(generated.puzzle.givens());
    if (!seen_.insert(fingerprint(canonical)).second) return Flow::kContinue;
    if (recorder_) {
      const auto held = recorder_->holds(canonical);
      if (!held) return failed(held.error());
      if (*held) return Flow::kContinue;
    }
    std::vector<Rating> ratings = ratings_of(generated.puzzle.givens());
    session_.write(text_of(generated.puzzle.givens(), ratings));
    if (recorder_) {
      const Status added = recorder_->add({.puzzle = {generated.puzzle, canonical},
                                           .ratings = std::move(ratings),
                                           .genotype = generated.genotype});
      if (!added) return failed(added.error());
    }
    return ++accepted_ == plan_.count ? Flow::kStop : Flow::kContinue;
  }

  [[nodiscard]] std::uint64_t accepted() const { return accepted_; }

 private:
  Flow failed(const Error& error) {
    session_.fail(error);
    recorder_.reset();
    return Flow::kStop;
  }

  [[nodiscard]] std::vector<Rating> ratings_of(const Grid& puzzle) const {
    std::vector<Rating> ratings;
    if (plan_.ratings) {
      for (const ScaleRow* scale : plan_.ratings->scales()) {
        ratings.push_back(scale->rate(puzzle, {}));
      }
    }
    return ratings;
  }

  [[nodiscard]] std::string text_of(const Grid& puzzle, const std::vector<Rating>& ratings) const {
    if (plan_.is_table()) return plan_.ratings->line(puzzle, ratings);
    PuzzleText text;
    text.givens = puzzle;
    if (plan_.ratings) {
      const auto texts = plan_.ratings->texts(ratings);
      for (std::size_t i = 0; i < texts.size(); ++i) {
        text.set_field(plan_.ratings->columns()[i], texts[i]);
      }
    }
    return plan_.writing.record(text);
  }

  struct FingerprintHash {
    std::size_t operator()(const Fingerprint& print) const { return print.low; }
  };

  Session& session_;
  const GeneratePlan& plan_;
  std::optional<RunRecorder>& recorder_;
  std::unordered_set<Fingerprint, FingerprintHash> seen_;
  std::uint64_t accepted_ = 0;
};

// Progress in puzzles accepted; after ten seconds without any it says so, once.
RunControl control_of(Session& session, const GeneratePlan& plan, const Harvest& harvest) {
  const auto start = std::chrono::steady_clock::now();
  return RunControl(session.stop_token(), [&, start, warned = false](const Progress& made) mutable {
    session.show_progress({.done = harvest.accepted(),
                           .total = plan.count,
                           .note = fmt::format("{} tried", made.done)});
    session.flush();
    const auto waited = std::chrono::steady_clock::now() - start;
    if (!warned && harvest.accepted() == 0 && waited > std::chrono::seconds(10)) {
      session.console().note(fmt::format(
          "none of {} puzzles fits so far; the request may be hopeless (Ctrl-C ends it)",
          made.done));
      warned = true;
    }
  });
}

// Fewer than asked for: how many, why, and how rare they are.
ExitCode report_shortfall(Session& session, const GeneratePlan& plan, std::uint64_t accepted,
                          const GenerationCount& made) {
  session.console().warning(fmt::format(
      "{} of {} puzzles found: --max-tries {} spent; {} of {} made were accepted ({:.3g} %)",
      accepted, plan.count, plan.recipe.max_tries, accepted, made.tries,
      made.tries == 0 ? 0.0
                      : 100.0 * static_cast<double>(accepted) / static_cast<double>(made.tries)));
  return ExitCode::kTargetNotReached;
}

ExitCode run(Session& session) {
  auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  std::optional<RunRecorder> recorder;
  if (session.options().has("db")) {
    auto started = RunRecorder::start(session);
    if (!started) return session.fail(started.error());
    recorder = std::move(*started);
  }
  session.write(plan->is_table() ? plan->ratings->header() : plan->writing.header());
  Harvest harvest(session, *plan, recorder);
  const RunControl control = control_of(session, *plan, harvest);
  if (plan->wishes.any()) {
    plan->recipe.wanted = [&](const GeneratedPuzzle& generated) {
      return plan->wishes.met_by(generated.puzzle.givens(), control);
    };
  }
  GenerationCount made;
  if (plan->count > 0) {
    made = generate(plan->recipe, control,
                    [&](const GeneratedPuzzle& generated) { return harvest.take(generated); });
  }
  if (!plan->is_table()) session.write(plan->writing.footer());
  if (recorder) {
    if (const Status ended = recorder->finish(); !ended) return session.fail(ended.error());
  }
  if (harvest.accepted() == plan->count || session.should_stop() ||
      session.exit_code() != ExitCode::kOk) {
    return session.exit_code();
  }
  return report_shortfall(session, *plan, harvest.accepted(), made);
}

constexpr std::array kOptions = {
    OptionRow{.name = "count",
              .letter = 'n',
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "how many puzzles",
              .fallback = "1"},
    OptionRow{.name = "method",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help = "thinning: clues are taken from a full grid until all are needed; "
                      "forward-checking: random clues until singles solve it",
              .fallback = "thinning",
              .choices = method_choices},
    OptionRow{.name = "clues",
              .takes = Takes::kRange,
              .argument = "A:B",
              .help = "only puzzles with A to B clues"},
    OptionRow{.name = "minimal", .help = "only puzzles that need each of their clues"},
    OptionRow{.name = "max-tries",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "give up after making N puzzles, wanted or not"},
    OptionRow{.name = "ratings", .help = "write the ratings on the scale beside each puzzle"},
};

constexpr std::array kExamples = {
    Example{"nonet generate --count 10", "ten minimal puzzles of any difficulty"},
    Example{"nonet generate --count 50 --level hard --seed 7 --ratings",
            "fifty of one level, with their ratings; the same fifty every time"},
    Example{"nonet generate --count 1000 --method forward-checking --db mine.db",
            "the genetic paper's generator, stored with its genotypes"},
    Example{"nonet generate --count 5 --require x-wing --rating :4",
            "puzzles that need an X-wing and nothing much harder"},
};

}  // namespace

const CommandBody kGenerateCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
