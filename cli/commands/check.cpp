#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "board/pattern.h"
#include "board/sukaku.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "formats/line_format.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

// What check says of one puzzle.
struct Findings {
  std::string line;
  std::optional<Error> fault;  // why it is no proper puzzle
};

// Givens that the puzzle would stay unique without.
int spare_givens(const Grid& puzzle) {
  std::vector<Grid> thinned;
  for (const Cell cell : puzzle.filled()) {
    thinned.push_back(puzzle);
    thinned.back().clear(cell);
  }
  const auto certificates = certify_all(thinned);
  return static_cast<int>(std::ranges::count_if(
      certificates, [](const Certificate& certificate) { return certificate.puzzle.has_value(); }));
}

// Of a puzzle with candidates of its own: they are what counts.
Findings examine_sukaku(const PuzzleText& text) {
  const PencilMarks& candidates = *text.candidates();
  const Verdict verdict = count_solutions(candidates, 2).verdict();
  Findings findings;
  findings.line = fmt::format("{}\t{}\t{}\t-\t-\t{}\n", candidates_line(candidates),
                              verdict == Verdict::kNone ? "no" : "yes",
                              verdict == Verdict::kUnique ? "yes" : "no", text.givens.clue_count());
  if (verdict != Verdict::kUnique) {
    findings.fault =
        Error{.kind = ErrorKind::kInput, .reason = fault_of(candidates), .place = text.place};
  }
  return findings;
}

Findings examine(const PuzzleText& text, const Certificate& certificate) {
  if (text.candidates() != nullptr) return examine_sukaku(text);
  const Grid& puzzle = text.givens;
  const bool unique = certificate.puzzle.has_value();
  const char* valid = certificate.verdict == Verdict::kNone ? "no" : "yes";
  std::string minimal = "-";
  if (unique) {
    const int spare = spare_givens(puzzle);
    minimal = spare == 0 ? "yes" : fmt::format("no ({} spare)", spare);
  }
  Findings findings;
  findings.line =
      fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", puzzle.line(), valid, unique ? "yes" : "no", minimal,
                  row_of(symmetry_of(puzzle)).key, puzzle.clue_count());
  if (!unique) {
    findings.fault =
        Error{.kind = ErrorKind::kInput, .reason = fault_of(puzzle), .place = text.place};
  }
  return findings;
}

ExitCode run(Session& session) {
  session.write_frame("puzzle\tvalid\tunique\tminimal\tsymmetry\tclues\n");
  const Flow after_fault = session.options().has("strict") ? Flow::kStop : Flow::kContinue;
  StreamRequest inputs = inputs_of(session, kFastWork / 4);
  inputs.sukakus = Sukakus::kAsTheyStand;
  return stream_puzzles(
      session, inputs,
      [](const PuzzleChunk& chunk) {
        std::vector<Grid> grids;
        for (const PuzzleText& puzzle : chunk.puzzles) grids.push_back(puzzle.givens);
        const auto certificates = certify_all(grids);
        std::vector<Result<Findings>> all;
        for (std::size_t i = 0; i < chunk.puzzles.size(); ++i) {
          all.emplace_back(examine(chunk.puzzles[i], certificates[i]));
        }
        return all;
      },
      [&](const PuzzleText&, const Findings& findings) {
        session.write(findings.line);
        if (!findings.fault) return Flow::kContinue;
        session.fail(*findings.fault);
        return after_fault;
      });
}

constexpr std::array kExamples = {
    Example{"nonet check puzzles.txt", "valid, unique, minimal, symmetric? one line for each"},
    Example{"nonet check -q puzzles.txt > /dev/null && echo fine",
            "exit code 3 if a puzzle is no proper one"},
};

}  // namespace

const CommandBody kCheckCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
