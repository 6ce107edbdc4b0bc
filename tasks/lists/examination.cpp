#include "tasks/lists/examination.h"

#include <algorithm>
#include <fmt/format.h>

#include "board/pattern.h"
#include "board/pencil_marks.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"
#include "tasks/lists/proper_puzzles.h"

namespace nonet {
namespace {

// The number of givens without which the puzzle would stay unique.
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

// For a puzzle with its own candidates, which replace the givens.
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

Findings examine_one(const PuzzleText& text, const Certificate& certificate) {
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

}  // namespace

std::vector<Findings> examine(std::span<const PuzzleText> texts) {
  std::vector<Grid> grids;
  grids.reserve(texts.size());
  for (const PuzzleText& text : texts) grids.push_back(text.givens);
  const auto certificates = certify_all(grids);
  std::vector<Findings> all;
  all.reserve(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    all.push_back(examine_one(texts[i], certificates[i]));
  }
  return all;
}

}  // namespace nonet
