#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "cli/commands.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"
#include "study/lists/double_groups.h"

namespace nonet {
namespace {

// A record ready to be written, and what it is compared by.
struct Keyed {
  std::string record;
  Fingerprint key;
};

// By what puzzles of a list are the same: their canonical forms, or with --equal their givens.
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

ExitCode run_dedupe(Session& session) {
  if (session.options().has("groups")) return write_groups(session);
  const auto writing = puzzle_writing(session.options());
  if (!writing) return session.fail(writing.error());
  const bool only_equal = session.options().has("equal");
  FingerprintSet seen;
  std::uint64_t read = 0;
  session.write_frame(writing->header());
  const ExitCode code = stream_puzzles(
      session, inputs_of(session, kFastWork / 4),
      [&](const PuzzleChunk& chunk) {
        std::vector<Result<Keyed>> all;
        const auto keys = keys_of_doubles(chunk, only_equal);
        for (std::size_t i = 0; i < keys.size(); ++i) {
          all.emplace_back(Keyed{writing->record(chunk.puzzles[i]), keys[i]});
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
};

constexpr std::array kDedupeExamples = {
    Example{"nonet dedupe puzzles.txt -o distinct.txt",
            "keep the first of each class of isomorphic puzzles"},
    Example{"nonet dedupe --equal a.txt b.txt", "join two lists without repeats"},
    Example{"nonet dedupe --groups a.txt b.txt",
            "which puzzles of two lists are the same, and where"},
};

}  // namespace

const CommandBody kDedupeCommand = {
    .options = kDedupeOptions, .examples = kDedupeExamples, .run = run_dedupe};

}  // namespace nonet
