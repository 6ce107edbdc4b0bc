#include <array>
#include <fmt/format.h>

#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "cli/commands.h"
#include "cli/output_format.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

// A record ready to be written, and what it is compared by.
struct Keyed {
  std::string record;
  Fingerprint key;
};

ExitCode run_dedupe(Session& session) {
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
        Canonicalizer canonicalizer;
        for (const PuzzleText& puzzle : chunk.puzzles) {
          const Grid key = only_equal ? puzzle.givens : canonicalizer.grid_of(puzzle.givens);
          all.emplace_back(Keyed{writing->record(puzzle), fingerprint(key)});
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
};

constexpr std::array kDedupeExamples = {
    Example{"nonet dedupe puzzles.txt -o distinct.txt",
            "keep the first of each class of isomorphic puzzles"},
    Example{"nonet dedupe --equal a.txt b.txt", "join two lists without repeats"},
};

}  // namespace

const CommandBody kDedupeCommand = {
    .options = kDedupeOptions, .examples = kDedupeExamples, .run = run_dedupe};

}  // namespace nonet
