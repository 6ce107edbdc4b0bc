#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/request_error.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "cli/commands.h"
#include "cli/kept_fields.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "tasks/lists/double_groups.h"
#include "tasks/lists/expansions.h"

namespace nonet {
namespace {

// A record ready to be written, and its keys for comparison.
struct Keyed {
  std::string record;
  Fingerprint key;
};

// Keys that are equal for duplicates: canonical forms, or with --equal givens.
std::vector<Fingerprint> keys_of_doubles(const PuzzleChunk& chunk, bool only_equal) {
  std::vector<Fingerprint> keys;
  Canonicalizer canonicalizer;
  for (const PuzzleText& puzzle : chunk.puzzles) {
    keys.push_back(fingerprint(only_equal ? puzzle.givens : canonicalizer.grid_of(puzzle.givens)));
  }
  return keys;
}

// --groups.
ExitCode write_groups(Session& session) {
  if (session.options().given("to") || session.options().has("columns")) {
    return session.fail(request_error("--groups is a table of its own: no --to or --columns"));
  }
  const bool only_equal = session.options().has("equal");
  DoubleGroups groups;
  stream_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [&](const PuzzleChunk& chunk) {
        const auto keys = keys_of_doubles(chunk, only_equal);
        return std::vector<Result<Fingerprint>>(keys.begin(), keys.end());
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

ExitCode run_dedupe(Session& session) {
  if (session.options().has("groups")) return write_groups(session);
  auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  if (session.options().has("expanded")) {
    return write_expansions(session, *writing,
                            meaning_in(kExpands, session.options().text("expanded")));
  }
  const StreamRequest inputs = inputs_of(session, kFastWork / 4);
  PuzzleInput input = open_input(session, inputs);
  if (const Status kept = keep_fields(session, inputs, input, *writing); !kept) {
    return session.fail(kept.error());
  }
  const bool only_equal = session.options().has("equal");
  FingerprintSet seen;
  std::uint64_t read = 0;
  session.write_frame(writing->header());
  const ExitCode code = stream_puzzles(
      session, inputs, input,
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<Keyed>> all;
        const auto keys = keys_of_doubles(chunk, only_equal);
        for (std::size_t i = 0; i < keys.size(); ++i) {
          const PuzzleText& puzzle = chunk.puzzles[i];
          if (auto loss = writing->loss_of(puzzle)) {
            all.emplace_back(*std::move(loss));
            continue;
          }
          all.emplace_back(Keyed{writing->record(puzzle), keys[i]});
        }
        return all;
      },
      [&](const PuzzleText&, const Keyed& keyed) {
        ++read;
        if (seen.insert(keyed.key)) session.write(keyed.record);
        return Flow::kContinue;
      });
  session.write_frame(writing->footer());
  session.console().note(fmt::format("{} of {} puzzles kept", seen.size(), read));
  return code;
}

constexpr std::array kDedupeOptions = {
    option::flag("--equal", "remove only puzzles with the same givens, not isomorphic ones"),
    option::flag("--groups",
                 "remove nothing: a table of which puzzles are whose doubles, equal or isomorphic"),
    option::choice("--expanded KIND",
                   "write the puzzles with all cells that singles fill, each once; min: only those "
                   "that contain no other, max: only those that lie in no other",
                   choices_of<kExpands>),
};

constexpr std::array kDedupeExamples = {
    Example{"nonet dedupe puzzles.txt -o distinct.txt",
            "keep the first of each class of isomorphic puzzles"},
    Example{"nonet dedupe --equal a.txt b.txt", "join two lists without repeats"},
    Example{"nonet dedupe --groups a.txt b.txt",
            "which puzzles of two lists are the same, and where"},
    Example{"nonet dedupe --expanded min hunt.txt", "the min-expands among the finds of a hunt"},
};

}  // namespace

const CommandBody kDedupeCommand = {
    .options = kDedupeOptions, .examples = kDedupeExamples, .run = run_dedupe};

}  // namespace nonet
