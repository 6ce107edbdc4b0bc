#include <array>
#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/harvest.h"
#include "cli/output_format.h"
#include "cli/puzzle_wishes.h"
#include "generator/outlook.h"
#include "generator/recipe_share.h"
#include "generator/stairs.h"
#include "tasks/lists/made_record.h"

namespace nonet {
namespace {

constexpr std::array kMethods = {
    Word{"thinning", Method::kThinning}, Word{"forward-checking", Method::kForwardChecking},
    Word{"design", Method::kDesign},     Word{"near-design", Method::kNearDesign},
    Word{"ascent", Method::kAscent},     Word{"descent", Method::kDescent},
};

struct GeneratePlan {
  Recipe recipe;
  std::uint64_t count = 1;
  MadeRecords records;
  bool is_share = false;  // of the tries: may give fewer puzzles than the count
};

Result<Recipe> recipe_of(Session& session) {
  const Options& options = session.options();
  auto wishes = wishes_of(session);
  if (!wishes) return wishes.error();
  Recipe recipe{.wishes = *std::move(wishes)};
  recipe.method = meaning_in(kMethods, options.text("method"));
  recipe.climb = climb_to;
  if (options.has("max-tries")) recipe.max_tries = options.number("max-tries");
  if (options.has("near-minimal")) {
    recipe.put_back =
        static_cast<int>(std::min<std::uint64_t>(options.number("near-minimal"), kCells));
  }
  if (const Status status = check(recipe); !status) return status.error();
  recipe.threads = session.threads();
  recipe.seed = session.seed();
  return recipe;
}

// Limits the work to the share of --shard.
Status take_share(const Options& options, GeneratePlan& plan) {
  if (!options.has("shard")) return {};
  std::optional<std::uint64_t> count;
  if (options.given("count")) count = plan.count;
  const auto share = share_of(plan.recipe, count, *parse_share(options.text("shard")));
  if (!share) return share.error();
  plan.recipe = share->recipe;
  plan.count = share->count;
  plan.is_share = true;
  return {};
}

Result<GeneratePlan> generate_plan_of(Session& session) {
  const Options& options = session.options();
  if (options.has("shard") && !options.has("seed")) {
    return request_error("--shard needs --seed: the shares belong to one");
  }
  auto writing = puzzle_writing(options);
  if (!writing) return writing.error();
  MadeRecords records(*std::move(writing));
  auto recipe = recipe_of(session);
  if (!recipe) return recipe.error();
  if (options.has("ratings")) records.rate_on(recipe->wishes.scales());
  GeneratePlan plan{std::move(*recipe), options.number("count"), std::move(records)};
  if (const Status shared = take_share(options, plan); !shared) return shared.error();
  return plan;
}

GenerationCount generate_into(Harvest& harvest, Session& session, const GeneratePlan& plan) {
  OutlookWatch watch(harvest.wanted());
  return generate(
      plan.recipe, session.silent_control(),
      [&](const Find& made) {
        return harvest.take(made, [&](Find& find) { return plan.records.record(find); });
      },
      [&](const GenerationCount& made) {
        harvest.show(made.tries);
        if (const auto outlook = watch.see(made, harvest.taken())) {
          session.console().note(text_of(*outlook, plan.recipe.wishes, made, harvest.taken()));
        }
      });
}

ExitCode run_generate(Session& session) {
  const auto board =
      other_board(session, {"board", "count", "level", "clues", "symmetry", "minimal", "max-tries",
                            "seed", "threads", "db", "lock-wait", "to", "empty", "site"});
  if (!board) return session.fail(board.error());
  if (*board) return generate_boards(session, **board);
  const auto plan = generate_plan_of(session);
  if (!plan) return session.fail(plan.error());
  auto recording = Recording::start_if_asked(session);
  if (!recording) return session.fail(recording.error());
  session.write_frame(plan->records.header());
  Harvest harvest(session, *std::move(recording), plan->count);
  GenerationCount made;
  if (harvest.wanted() > 0) made = generate_into(harvest, session, *plan);
  session.write_frame(plan->records.footer());
  harvest.finish();
  if (harvest.needs_no_excuse() || plan->is_share) return session.exit_code();
  const std::string near = near_wish(plan->recipe.wishes, made);
  session.console().warning(fmt::format(
      "{} of {} puzzles found: --max-tries {} spent; {}{}{}", harvest.taken(), harvest.wanted(),
      plan->recipe.max_tries, losses(made, harvest.taken()), near.empty() ? "" : "; ", near));
  return ExitCode::kTargetNotReached;
}

constexpr std::array kGenerateOptions = {
    option::choice(
        "--method KEY",
        "thinning: removes clues from a full grid until all are needed, or down to "
        "--clues; forward-checking: adds random clues until singles solve it; design: "
        "minimal puzzles of trial-and-error depth 3, around a tridagon; near-design: those "
        "of depth 2 that just miss it, mostly of ER 11.1 to 11.7; ascent: minimal puzzles of "
        "many clues, 34 or as --clues says; descent: of few, 18 or as --clues says [thinning]",
        choices_of<kMethods>),
    option::number("--near-minimal N",
                   "put N clues (with a symmetry: N orbits of cells) back into minimal puzzles"),
    option::number("--max-tries N", "give up after making N puzzles, wanted or not"),
    kRatingsOption,
    option::share("--shard I/N",
                  "only share I of N equal shares of --max-tries, or of --count if every try fits: "
                  "all shares concatenated are the whole"),
    kBoardOption,
};

constexpr std::array kGenerateExamples = {
    Example{"nonet generate --count 10", "ten minimal puzzles of any difficulty"},
    Example{"nonet generate --count 50 --level hard --seed 7 --ratings",
            "fifty of one level, with their ratings; the same fifty every time"},
    Example{"nonet generate --count 1000 --method forward-checking --db mine.db",
            "the genetic paper's generator, stored with its genotypes"},
    Example{"nonet generate --count 20 --method near-design --rating 11.6:",
            "as hard as puzzles get, a second each"},
    Example{"nonet generate --count 5 --method ascent --clues 36:",
            "as many clues as minimal puzzles have, some ten seconds each"},
    Example{"nonet generate --count 5 --method descent --clues :17",
            "as few clues as puzzles have, some ten seconds each"},
    Example{"nonet generate --rating 4.2:4.5 --symmetry rotational --clues 24:28 --require x-wing",
            "a puzzle by its rating, symmetry, clues and technique"},
    Example{"nonet generate --shard 3/64 --max-tries 1000000 --rating 8:9 --seed 1 --db s3.db",
            "the third of 64 parts, as an array of jobs makes them"},
    Example{"nonet generate --hardest swordfish --rating hodoku:800: --minimal",
            "the hardest technique on the Explainer's scale, and a score on HoDoKu's"},
    Example{"nonet generate --count 20 --board 6x6+x --symmetry rotational",
            "boards of other sizes and shapes"},
    Example{"nonet generate --count 10 --pattern examples/heart.txt",
            "clues in the cells of a picture"},
};

}  // namespace

const CommandBody kGenerateCommand = {
    .options = kGenerateOptions, .examples = kGenerateExamples, .run = run_generate};

}  // namespace nonet
