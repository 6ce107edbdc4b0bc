#include <array>
#include <fmt/format.h>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/pattern_option.h"
#include "cli/puzzle_wishes.h"
#include "cli/puzzle_writing.h"
#include "cli/rating_table.h"
#include "cli/recording.h"
#include "cli/words.h"
#include "generator/recipe.h"

namespace nonet {
namespace {

constexpr std::array kMethods = {
    Word{"thinning", Method::kThinning},
    Word{"forward-checking", Method::kForwardChecking},
};

// How the puzzles are made, and how they are written.
struct GeneratePlan {
  Recipe recipe;
  std::uint64_t count = 1;
  PuzzleWriting writing;
  std::optional<RatingTable> ratings;

  explicit GeneratePlan(PuzzleWriting how) : writing(std::move(how)) {}
  // Lines have no place for ratings: they become a table with a header, as rate writes it.
  [[nodiscard]] bool is_table() const { return ratings && writing.format() == Format::kLine; }
};

Result<Recipe> recipe_of(Session& session) {
  const Options& options = session.options();
  auto wishes = wishes_of(options);
  if (!wishes) return wishes.error();
  Recipe recipe{.wishes = *std::move(wishes)};
  recipe.method = meaning_in(kMethods, options.text("method"));
  if (options.has("max-tries")) recipe.max_tries = options.number("max-tries");
  recipe.wishes.minimal = options.has("minimal");
  if (options.has("near-minimal")) {
    recipe.put_back =
        static_cast<int>(std::min<std::uint64_t>(options.number("near-minimal"), kCells));
  }
  if (options.has("pattern")) {
    const auto pattern = pattern_of(options.text("pattern"), session.stop_token());
    if (!pattern) return pattern.error();
    recipe.wishes.pattern = *pattern;
  }
  if (const Status status = check(recipe); !status) return status.error();
  recipe.threads = session.threads();
  recipe.seed = session.seed();
  return recipe;
}

Result<GeneratePlan> plan_of(Session& session) {
  const Options& options = session.options();
  auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  GeneratePlan plan(std::move(*writing));
  plan.count = options.number("count");
  if (options.has("ratings")) {
    plan.ratings.emplace(options.text("scale"));
    plan.writing.add_columns(plan.ratings->columns());
  }
  auto recipe = recipe_of(session);
  if (!recipe) return recipe.error();
  plan.recipe = std::move(*recipe);
  return plan;
}

// Takes the puzzles that the recipe makes, but for those that the database holds already.
class Harvest {
 public:
  Harvest(Session& session, const GeneratePlan& plan, Recording* recording)
      : session_(session), plan_(plan), recording_(recording) {}

  Flow take(const HarvestedPuzzle& puzzle) {
    if (recording_ != nullptr) {
      const auto held = recording_->holds(puzzle.canonical);
      if (!held) return failed(held.error());
      if (*held) return Flow::kContinue;
    }
    std::vector<Rating> ratings = ratings_of(puzzle.puzzle);
    const std::string text = text_of(puzzle.puzzle.givens(), ratings);
    if (recording_ != nullptr && recording_->add({.puzzle = {puzzle.puzzle, puzzle.canonical},
                                                  .ratings = std::move(ratings),
                                                  .genotype = puzzle.genotype}) == Flow::kStop) {
      return Flow::kStop;
    }
    session_.write(text);
    return ++accepted_ == plan_.count ? Flow::kStop : Flow::kContinue;
  }

  // What was taken is stored, and then printed.
  void let_out() {
    if (recording_ != nullptr) recording_->store();
    session_.flush();
  }

  [[nodiscard]] std::uint64_t accepted() const { return accepted_; }

 private:
  Flow failed(const Error& error) {
    session_.fail(error);
    return Flow::kStop;
  }

  [[nodiscard]] std::vector<Rating> ratings_of(const Puzzle& puzzle) const {
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

  Session& session_;
  const GeneratePlan& plan_;
  Recording* recording_;  // null: nothing is stored
  std::uint64_t accepted_ = 0;
};

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double share) { return fmt::format("{:.3g} %", 100 * share); }

// Where the tries went that gave nothing.
std::string losses(const GenerationCount& made, std::uint64_t accepted) {
  std::string text = fmt::format("of {} made", made.tries);
  if (made.misfits > 0) text += fmt::format(", {} had the wrong clues", made.misfits);
  if (made.unwanted > 0)
    text += fmt::format(", {} were too easy, too hard or otherwise not wanted", made.unwanted);
  if (made.repeated > 0) text += fmt::format(", {} were isomorphic to another", made.repeated);
  if (made.accepted > accepted) {
    text += fmt::format(", {} are in the database", made.accepted - accepted);
  }
  return text + fmt::format(", {} accepted ({})", accepted, percent(share(accepted, made.tries)));
}

// Watches how the search goes. When so much was done that one can tell, it says, once, if the
// request looks hopeless or will take very many tries. When that is does not depend on the clock.
class Outlook {
 public:
  Outlook(Session& session, const GeneratePlan& plan, Harvest& harvest)
      : session_(session), plan_(plan), harvest_(harvest) {}

  void see(const GenerationCount& made) {
    session_.show_progress({.done = harvest_.accepted(),
                            .total = plan_.count,
                            .note = fmt::format("{} tried", made.tries)});
    harvest_.let_out();
    if (said_ || made.work < kWorkToJudge || harvest_.accepted() >= plan_.count) return;
    said_ = true;
    if (harvest_.accepted() == 0) {
      // With 95 % confidence the share is below three in as many as were made.
      session_.console().note(
          fmt::format("the request looks hopeless: {}; probably fewer than one in {} fits "
                      "(Ctrl-C ends, --max-tries sets an end)",
                      losses(made, 0), std::max<std::uint64_t>(made.tries / 3, 2)));
      return;
    }
    const double left = static_cast<double>(plan_.count - harvest_.accepted()) /
                        static_cast<double>(harvest_.accepted());
    if (left * static_cast<double>(made.work) < kWorkWorthANote) return;
    session_.console().note(fmt::format("rare: {}; the rest is likely to take {:.3g} tries more",
                                        losses(made, harvest_.accepted()),
                                        left * static_cast<double>(made.tries)));
  }

 private:
  static constexpr double kWorkWorthANote = 3600e6;  // an hour

  Session& session_;
  const GeneratePlan& plan_;
  Harvest& harvest_;
  bool said_ = false;
};

// Fewer than asked for: how many, why, and how rare they are.
ExitCode report_shortfall(Session& session, const GeneratePlan& plan, std::uint64_t accepted,
                          const GenerationCount& made) {
  session.console().warning(fmt::format("{} of {} puzzles found: --max-tries {} spent; {}",
                                        accepted, plan.count, plan.recipe.max_tries,
                                        losses(made, accepted)));
  return ExitCode::kTargetNotReached;
}

ExitCode run(Session& session) {
  const auto plan = plan_of(session);
  if (!plan) return session.fail(plan.error());
  std::unique_ptr<Recording> recording;
  if (session.options().has("db")) {
    auto started = Recording::start(session);
    if (!started) return session.fail(started.error());
    recording = std::move(*started);
  }
  session.write_frame(plan->is_table() ? plan->ratings->header() : plan->writing.header());
  Harvest harvest(session, *plan, recording.get());
  Outlook outlook(session, *plan, harvest);
  const RunControl control = session.silent_control();
  GenerationCount made;
  if (plan->count > 0) {
    made = generate(
        plan->recipe, control, [&](const HarvestedPuzzle& puzzle) { return harvest.take(puzzle); },
        [&](const GenerationCount& count) { outlook.see(count); });
  }
  if (!plan->is_table()) session.write_frame(plan->writing.footer());
  if (recording) recording->finish();
  if (harvest.accepted() == plan->count || session.should_stop() ||
      session.exit_code() != ExitCode::kOk) {
    return session.exit_code();
  }
  return report_shortfall(session, *plan, harvest.accepted(), made);
}

constexpr std::array kOptions = {
    OptionRow{.name = "method",
              .takes = Takes::kChoice,
              .argument = "KEY",
              .help =
                  "thinning: clues are taken from a full grid until all are needed, or as few are "
                  "left as --clues says; "
                  "forward-checking: random clues until singles solve it",
              .fallback = "thinning",
              .choices = choices_of<kMethods>},
    OptionRow{.name = "minimal",
              .help =
                  "only puzzles that need each of their clues; of those thinned with --clues A:B "
                  "some with A clues have clues to spare"},
    OptionRow{.name = "near-minimal",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "put N clues (with a symmetry: N orbits of cells) back into minimal puzzles"},
    OptionRow{.name = "pattern",
              .takes = Takes::kTextOrFile,
              .argument = "FILE",
              .help = "clues in exactly these cells: 81 characters, x for a clue and . for none, "
                      "or a file that holds them"},
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
    Example{"nonet generate --rating 4.2:4.5 --symmetry rotational --clues 24:28 --require x-wing",
            "a puzzle by its rating, symmetry, clues and technique"},
    Example{"nonet generate --count 10 --pattern heart.txt", "clues in the cells of a picture"},
};

}  // namespace

const CommandBody kGenerateCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
