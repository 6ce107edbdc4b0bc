#include "cli/proper_puzzles.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/certify_sukaku.h"
#include "solvers/exact/count.h"

namespace nonet {

std::string fault_of(const Grid& grid) {
  if (const auto clash = grid.clash()) {
    return fmt::format("clashing givens: {} at {} and {}", grid.value(clash->first),
                       name_of(clash->first), name_of(clash->second));
  }
  return count_solutions(grid, 1).count == 0 ? "has no solution" : "has more than one solution";
}

std::string fault_of(const PencilMarks& candidates) {
  return count_solutions(candidates, 1).count == 0 ? "has no solution"
                                                   : "has more than one solution";
}

std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts) {
  std::vector<Grid> grids;
  for (const PuzzleText& text : texts) grids.push_back(text.givens);
  const std::vector<Certificate> certificates = certify_all(grids);
  std::vector<Result<Puzzle>> puzzles;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].candidates() != nullptr) {
      puzzles.emplace_back(not_for_sukakus("this command", texts[i].place));
    } else if (certificates[i]) {
      puzzles.emplace_back(*certificates[i].puzzle);
    } else {
      puzzles.emplace_back(
          Error{.kind = ErrorKind::kInput, .reason = fault_of(grids[i]), .place = texts[i].place});
    }
  }
  return puzzles;
}

std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts) {
  std::vector<PuzzleText> starts(texts.begin(), texts.end());
  for (PuzzleText& start : starts) {
    if (start.candidates() != nullptr && certify(start.givens)) start.marks.reset();
  }
  return proper_puzzles(starts);
}

Result<Sukaku> proper_sukaku(const PuzzleText& text) {
  const SukakuCertificate certificate = certify_sukaku(*text.candidates());
  if (certificate) return *certificate.sukaku;
  return Error{
      .kind = ErrorKind::kInput, .reason = fault_of(*text.candidates()), .place = text.place};
}

std::vector<Puzzle> read_proper_puzzles(Session& session, const StreamRequest& request) {
  std::vector<Puzzle> puzzles;
  stream_puzzles(
      session, request, [](const PuzzleChunk& chunk) { return proper_puzzles(chunk.puzzles); },
      [&](const PuzzleText&, const Puzzle& puzzle) {
        puzzles.push_back(puzzle);
        return Flow::kContinue;
      });
  return puzzles;
}

}  // namespace nonet
