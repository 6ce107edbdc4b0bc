#include <array>
#include <fmt/format.h>

#include "base/number_text.h"
#include "base/request_error.h"
#include "board/fingerprint_set.h"
#include "cli/commands.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/neighbour_records.h"

namespace nonet {
namespace {

Result<NeighbourPlan> neighbours_plan_of(Session& session) {
  const Options& options = session.options();
  NeighbourPlan plan;
  for (const std::string_view name : {"remove", "add"}) {
    const auto clues = static_cast<int>(options.number(name));
    (name == "add" ? plan.shell.add : plan.shell.remove) = clues;
  }
  if (plan.shell == Shell{0, 0}) return request_error("--remove 0 --add 0 changes nothing");
  if (options.has("minimal") && options.has("minimise")) {
    return request_error("--minimal and --minimise exclude each other");
  }
  if (options.has("exactly")) plan.reach = Reach::kExactly;
  if (options.has("minimal")) plan.minimality = Minimality::kOnly;
  if (options.has("minimise")) plan.minimality = Minimality::kMinimise;
  if (options.has("canonical")) plan.form = Form::kCanonical;
  if (options.has("sample")) plan.sample = options.number("sample");
  if (plan.sample || plan.minimality == Minimality::kMinimise) plan.seed = session.seed();
  return plan;
}

// Neighbours that differ by one clue take a millisecond or two, less if all lanes are full.
std::size_t parents_at_a_time(const NeighbourPlan& plan) {
  return plan.shell.remove < 2 && plan.shell.add < 2 ? 32 * kSlowWork : 2 * kSlowWork;
}

ExitCode write_neighbours(Session& session, const NeighbourPlan& plan,
                          const RecordWriter& writing) {
  const RunControl control = session.silent_control();
  FingerprintSet seen;
  std::uint64_t parents = 0;
  const ExitCode code = stream_puzzles(
      session, inputs_of(session, parents_at_a_time(plan)),
      [&](const PuzzleChunk& chunk) {
        return neighbour_records(chunk.puzzles, plan, writing, control);
      },
      [&](const PuzzleText&, const std::vector<NeighbourRecord>& neighbours) {
        ++parents;
        for (const NeighbourRecord& neighbour : neighbours) {
          if (seen.insert(neighbour.key)) session.write(neighbour.record);
        }
        return Flow::kContinue;
      });
  session.console().note(fmt::format("{} neighbours of {} puzzles", seen.size(), parents));
  return code;
}

// Neighbours that differ by several clues are too many to be held, even those of one parent.
ExitCode stream(Session& session, const NeighbourPlan& plan, const RecordWriter& writing) {
  PuzzleInput input = open_input(session, inputs_of(session));
  const NeighbourStream stream = {
      .next = [&] { return next_parent(input); },
      .expect =
          [&](const NeighbourEstimate& estimate) {
            session.console().note(fmt::format(
                "about {} neighbours of the first puzzle, by {} of its {} removals",
                short_number(estimate.neighbours), estimate.sampled, estimate.removals));
          },
      .fail =
          [&](const Error& error) {
            session.fail(error);
            return session.options().has("strict") ? Flow::kStop : Flow::kContinue;
          },
      .take = [&](const Grid& neighbour) { session.write(writing.record(neighbour)); },
      .pause = [&] { session.flush(); }};
  const NeighbourCount count =
      stream_neighbours(plan, session.threads(), stream, session.control());
  session.console().note(
      fmt::format("{} neighbours of {} puzzles", count.neighbours, count.parents));
  return session.exit_code();
}

ExitCode run_neighbours(Session& session) {
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  const auto plan = neighbours_plan_of(session);
  if (!plan) return session.fail(plan.error());
  session.write_frame(writing->header());
  const bool many = plan->shell.remove > 1 && plan->shell.add > 1 && !plan->sample;
  const ExitCode code =
      many ? stream(session, *plan, *writing) : write_neighbours(session, *plan, *writing);
  session.write_frame(writing->footer());
  return code;
}

constexpr std::array kNeighboursOptions = {
    option::number("--remove K", "remove K clues [1]").within({0, kCells}),
    option::number("--add M", "and add M others [1]").within({0, kCells}),
    option::flag(
        "--exactly",
        "leave out neighbours that need fewer changes, which have some of the removed clues again"),
    option::flag("--minimal", "only minimal neighbours: every clue needed"),
    option::flag("--minimise", "remove redundant clues of neighbours, in random order"),
    option::flag(
        "--canonical",
        "canonical forms: of isomorphic neighbours one, and none isomorphic to its own parent"),
    option::number("--sample N", "of each puzzle at most N neighbours, drawn at random"),
    kShareOption,
};

constexpr std::array kNeighboursExamples = {
    Example{"nonet neighbours --minimal --canonical hard.txt -o more.txt",
            "all minimal puzzles one clue away from those in hard.txt"},
    Example{"nonet neighbours --remove 2 --add 2 --minimal --sample 100 --seed 1 hard.txt",
            "a hundred of each that are two clues away at most"},
    Example{"nonet neighbours --remove 1 --add 0 puzzles.txt",
            "puzzles that stay unique without one of their clues"},
};

}  // namespace

const CommandBody kNeighboursCommand = {
    .options = kNeighboursOptions, .examples = kNeighboursExamples, .run = run_neighbours};

}  // namespace nonet
