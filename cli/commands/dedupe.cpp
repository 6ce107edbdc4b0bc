#include <array>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/request_error.h"
#include "cli/against.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/kept_fields.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/deduplication.h"
#include "tasks/lists/double_groups.h"
#include "tasks/lists/expansions.h"

namespace nonet {
namespace {

// Which puzzles are duplicates of each other.
Likeness likeness_of(const Options& options) {
  if (options.has("equal")) return Likeness::kEqual;
  return options.has("grids") ? Likeness::kSameGrid : Likeness::kIsomorphic;
}

Status check_likeness(const Options& options) {
  if (options.has("equal") && options.has("grids")) {
    return request_error("--equal and --grids exclude each other");
  }
  if (!options.has("groups") && !options.has("expanded")) return {};
  for (const std::string_view other : {"grids", "against"}) {
    if (options.has(other)) {
      return request_error(fmt::format("--{} means nothing with --groups or --expanded", other));
    }
  }
  return {};
}

// --groups.
ExitCode write_groups(Session& session) {
  if (session.options().given("to") || session.options().has("columns")) {
    return session.fail(request_error("--groups is a table of its own: no --to or --columns"));
  }
  const Likeness likeness = likeness_of(session.options());
  DoubleGroups groups;
  stream_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<Fingerprint>> all;
        for (const LikenessKeys& keys : likeness_keys(chunk.puzzles, {likeness, likeness})) {
          all.emplace_back(*keys.of(likeness));
        }
        return all;
      },
      [&](const PuzzleText& puzzle, const Fingerprint& key) {
        groups.add(puzzle.givens, key, puzzle.place);
        return Flow::kContinue;
      });
  if (session.should_stop()) return session.exit_code();
  session.write_frame(DoubleGroups::kHeader);
  const auto lines = groups.lines();
  for (const std::string& line : lines) session.write(line);
  session.console().note(
      fmt::format("{} of {} puzzles are doubles of each other", lines.size(), groups.size()));
  return session.exit_code();
}

constexpr std::array kExpands = {
    Word{"all", Expands::kAll},
    Word{"min", Expands::kMin},
    Word{"max", Expands::kMax},
};

// --expanded: writes each puzzle with the digits that singles place.
ExitCode write_expansions(Session& session, const RecordWriter& writing, Expands which) {
  Expansions expansions;
  std::uint64_t read = 0;
  stream_proper_puzzles(session, inputs_of(session, kFastWork / 4), expanded_form,
                        [&](const PuzzleText&, const ExpandedForm& expanded) {
                          ++read;
                          expansions.add(expanded);
                          return Flow::kContinue;
                        });
  const std::vector<Grid> chosen = expansions.chosen(which);
  session.write_frame(writing.header());
  for (const Grid& givens : chosen) {
    PuzzleText text;
    text.givens = givens;
    session.write(writing.record(text));
  }
  session.write_frame(writing.footer());
  session.console().note(fmt::format("{} expanded forms of {} puzzles kept", chosen.size(), read));
  return session.exit_code();
}

ExitCode write_distinct(Session& session, RecordWriter& writing) {
  const Likeness likeness = likeness_of(session.options());
  std::optional<ReferenceList> against;
  if (session.options().has("against")) {
    auto list = read_reference_list(session, likeness);
    if (!list) return session.fail(list.error());
    against = *std::move(list);
  }
  const StreamRequest inputs = inputs_of(session, kFastWork / 4);
  PuzzleInput input = open_input(session, inputs);
  if (const Status kept = keep_fields(session, inputs, input, writing); !kept) {
    return session.fail(kept.error());
  }
  Deduplication distinct(writing, likeness, against ? &*against : nullptr);
  session.write_frame(writing.header());
  const ExitCode code = stream_puzzles(
      session, inputs, input, [&](const PuzzleChunk& chunk) { return distinct.keyed(chunk); },
      [&](const PuzzleText&, const Deduplication::Keyed& keyed) {
        if (distinct.keep(keyed)) session.write(keyed.record);
        return Flow::kContinue;
      });
  session.write_frame(writing.footer());
  session.console().note(distinct.summary());
  return code;
}

ExitCode run_dedupe(Session& session) {
  const auto board = other_board(session, {"board", "equal", "threads", "strict"});
  if (!board) return session.fail(board.error());
  if (*board) return dedupe_boards(session, **board);
  if (const Status fit = check_likeness(session.options()); !fit) return session.fail(fit.error());
  if (session.options().has("groups")) return write_groups(session);
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  if (session.options().has("expanded")) {
    return write_expansions(session, *writing,
                            meaning_in(kExpands, session.options().text("expanded")));
  }
  return write_distinct(session, *writing);
}

constexpr std::array kDedupeOptions = {
    kBoardOption,
    option::flag("--equal", "remove only puzzles with the same givens, not isomorphic ones"),
    option::flag("--grids", "keep one puzzle of each solution grid, up to isomorphism"),
    option::file("--against FILE",
                 "also remove the puzzles that are in FILE: isomorphic, or equal (--equal), or of "
                 "one solution grid with one there (--grids)"),
    option::flag(
        "--groups",
        "remove nothing: list the doubles of each puzzle, equal or isomorphic, as a table"),
    option::choice("--expanded KIND",
                   "write the puzzles with all cells that singles fill, each once; min: only those "
                   "that contain no other, max: only those that lie in no other",
                   choices_of<kExpands>),
};

constexpr std::array kDedupeExamples = {
    Example{"nonet dedupe puzzles.txt -o distinct.txt",
            "keep the first of each class of isomorphic puzzles"},
    Example{"nonet dedupe --equal a.txt b.txt", "join two lists without repeats"},
    Example{"nonet dedupe --board 6x6 puzzles.txt", "the same on other sizes and shapes"},
    Example{"nonet dedupe --grids --against test.txt all.txt -o training.txt",
            "a training set that shares no solution grid with the test"},
    Example{"nonet dedupe --groups a.txt b.txt",
            "the puzzles that two lists share, and their places"},
    Example{"nonet dedupe --expanded min hunt.txt", "the min-expands among the finds of a hunt"},
};

}  // namespace

const CommandBody kDedupeCommand = {
    .options = kDedupeOptions, .examples = kDedupeExamples, .run = run_dedupe};

}  // namespace nonet
