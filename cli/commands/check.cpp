#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "base/request_error.h"
#include "cli/against.h"
#include "cli/boards/board_commands.h"
#include "cli/boards/other_board.h"
#include "cli/commands.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/examination.h"

namespace nonet {
namespace {

constexpr std::array kMatchFormats = {Word{"line", Format::kLine}, Word{"tsv", Format::kTsv}};

// The puzzle with the place of the first in the list that it is like.
PuzzleText matched_record(const PuzzleText& puzzle, const ReferenceList::Match& match) {
  PuzzleText text;
  text.givens = puzzle.givens;
  text.comment = fmt::format("{} {}:{}", word_of(match.likeness), match.source, match.line);
  text.set_field("relation", std::string(word_of(match.likeness)));
  text.set_field("file", match.source);
  text.set_field("line", std::to_string(match.line));
  return text;
}

// A puzzle of the input: how it is in the list of --against, if it is.
struct Compared {
  std::optional<Likeness> likeness;
  std::string record;
};

Compared compare(const PuzzleText& puzzle, const LikenessKeys& keys, const ReferenceList& list,
                 const RecordWriter& writer) {
  const auto match = list.find(keys);
  if (!match) return {};
  return {match->likeness, writer.record(matched_record(puzzle, *match))};
}

// --against: writes the puzzles that are in the list.
ExitCode write_matches(Session& session) {
  const auto list = read_reference_list(session, Likeness::kSameGrid);
  if (!list) return session.fail(list.error());
  RecordWriter writer(
      meaning_in(kMatchFormats, chosen_format(session.options(), choices_of<kMatchFormats>())), {});
  writer.add_columns(std::array<std::string, 3>{"relation", "file", "line"});
  MatchTally tally;
  std::uint64_t read = 0;
  session.write_frame(writer.header());
  stream_puzzles(
      session, inputs_of(session, kFastWork),
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<Compared>> all;
        const auto keys = likeness_keys(chunk.puzzles, {});
        for (std::size_t i = 0; i < keys.size(); ++i) {
          all.emplace_back(compare(chunk.puzzles[i], keys[i], *list, writer));
        }
        return all;
      },
      [&](const PuzzleText&, const Compared& compared) {
        ++read;
        if (!compared.likeness) return Flow::kContinue;
        tally.note(*compared.likeness);
        session.write(compared.record);
        return Flow::kContinue;
      });
  session.console().note(fmt::format("of {} puzzles {} as one of {}", grouped(read),
                                     tally.text(Likeness::kSameGrid), grouped(list->size())));
  return session.exit_code();
}

ExitCode run_check(Session& session) {
  if (session.options().has("against") && !session.options().given("board")) {
    return write_matches(session);
  }
  if (session.options().given("to")) {
    return session.fail(request_error("--to is for the puzzles that --against finds"));
  }
  const auto board = other_board(session, {"board", "threads"});
  if (!board) return session.fail(board.error());
  if (*board) return check_boards(session, **board);
  session.write_frame(kFindingsHeader);
  const Flow after_fault = session.options().has("strict") ? Flow::kStop : Flow::kContinue;
  StreamRequest inputs = inputs_of(session, kFastWork / 4);
  inputs.sukakus = Sukakus::kAsTheyStand;
  return stream_puzzles(
      session, inputs,
      [](const PuzzleChunk& chunk) {
        std::vector<Findings> found = examine(chunk.puzzles);
        return std::vector<Result<Findings>>(std::make_move_iterator(found.begin()),
                                             std::make_move_iterator(found.end()));
      },
      [&](const PuzzleText&, const Findings& findings) {
        session.write(findings.line);
        if (!findings.fault) return Flow::kContinue;
        session.fail(*findings.fault);
        return after_fault;
      });
}

constexpr std::array kCheckOptions = {
    option::file("--against FILE",
                 "instead write the puzzles that are in FILE: equal, isomorphic, or with the "
                 "solution grid of one there, up to isomorphism"),
    option::choice("--to FORMAT",
                   "with --against: lines that end with the relation and its place in FILE, or a "
                   "table of these [line]",
                   choices_of<kMatchFormats>),
    kBoardOption,
};

constexpr std::array kCheckExamples = {
    Example{"nonet check puzzles.txt", "valid, unique, minimal, symmetric? one line for each"},
    Example{"nonet check -q puzzles.txt > /dev/null && echo fine",
            "exit code 3 if a puzzle is no proper one"},
    Example{"nonet check --against training.txt test.txt",
            "puzzles of a test set that are in the training set, even in disguise"},
};

}  // namespace

const CommandBody kCheckCommand = {
    .options = kCheckOptions, .examples = kCheckExamples, .run = run_check};

}  // namespace nonet
