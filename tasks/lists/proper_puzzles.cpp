#include "tasks/lists/proper_puzzles.h"

#include <fmt/format.h>

#include "rater/explain/names.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/certify_sukaku.h"
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

namespace {

Result<AnyPuzzle> proper_sukaku(const PuzzleText& text, std::string_view refused_by) {
  if (!refused_by.empty()) return not_for_sukakus(refused_by, text.place);
  const SukakuCertificate certificate = certify_sukaku(*text.candidates());
  if (certificate) return AnyPuzzle(*certificate.sukaku);
  return Error{
      .kind = ErrorKind::kInput, .reason = fault_of(*text.candidates()), .place = text.place};
}

// The puzzles that were found, and in place of the others the sukakus that have candidates.
std::vector<Result<AnyPuzzle>> with_sukakus(std::vector<Result<Puzzle>> puzzles,
                                            std::span<const PuzzleText> texts,
                                            std::string_view refused_by) {
  std::vector<Result<AnyPuzzle>> all;
  all.reserve(texts.size());
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (puzzles[i]) {
      all.emplace_back(AnyPuzzle(*std::move(puzzles[i])));
    } else if (texts[i].candidates() != nullptr) {
      all.push_back(proper_sukaku(texts[i], refused_by));
    } else {
      all.emplace_back(std::move(puzzles[i]).error());
    }
  }
  return all;
}

}  // namespace

std::vector<Result<AnyPuzzle>> any_puzzles(std::span<const PuzzleText> texts,
                                           std::string_view refused_by) {
  return with_sukakus(proper_puzzles(texts), texts, refused_by);
}

std::vector<Result<AnyPuzzle>> any_puzzles_behind(std::span<const PuzzleText> texts,
                                                  std::string_view refused_by) {
  return with_sukakus(puzzles_behind(texts), texts, refused_by);
}

}  // namespace nonet
