#include "tasks/lists/proper_puzzles.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"
#include "tasks/lists/sukakus.h"

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

namespace {

Result<Puzzle> proper_sukaku(const PuzzleText& text, std::string_view refused_by) {
  if (!refused_by.empty()) return not_for_sukakus(refused_by, text.place);
  const Certificate certificate = certify(*text.candidates());
  if (certificate) return *certificate.puzzle;
  return Error{
      .kind = ErrorKind::kInput, .reason = fault_of(*text.candidates()), .place = text.place};
}

}  // namespace

std::vector<Result<Puzzle>> proper_puzzles(std::span<const PuzzleText> texts,
                                           std::string_view refused_by) {
  std::vector<Grid> grids;
  for (const PuzzleText& text : texts) grids.push_back(text.givens);
  const std::vector<Certificate> certificates = certify_all(grids);
  std::vector<Result<Puzzle>> puzzles;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (texts[i].candidates() != nullptr) {
      puzzles.push_back(proper_sukaku(texts[i], refused_by));
    } else if (certificates[i]) {
      puzzles.emplace_back(*certificates[i].puzzle);
    } else {
      puzzles.emplace_back(
          Error{.kind = ErrorKind::kInput, .reason = fault_of(grids[i]), .place = texts[i].place});
    }
  }
  return puzzles;
}

std::vector<Result<Puzzle>> puzzles_behind(std::span<const PuzzleText> texts,
                                           std::string_view refused_by) {
  std::vector<PuzzleText> starts(texts.begin(), texts.end());
  for (PuzzleText& start : starts) {
    if (start.candidates() != nullptr && certify(start.givens)) start.marks.reset();
  }
  return proper_puzzles(starts, refused_by);
}

}  // namespace nonet
