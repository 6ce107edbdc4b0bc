#include "tasks/printing/printed_before.h"

#include <optional>
#include <utility>

#include "board/canonical.h"
#include "files/file_identity.h"
#include "formats/puzzle_input.h"

namespace nonet {
namespace {

Status add_list(const std::string& file, const std::stop_token& stop, std::set<Grid>& forms) {
  constexpr std::size_t kChunk = 1024;
  PuzzleInput input({file}, std::nullopt, stop);
  Canonicalizer canonical;
  for (PuzzleChunk chunk = input.next_chunk(kChunk); !chunk.empty();
       chunk = input.next_chunk(kChunk)) {
    if (!chunk.misfits.empty()) return chunk.misfits.front().error;
    for (const PuzzleText& puzzle : chunk.puzzles) forms.insert(canonical.grid_of(puzzle.givens));
  }
  return {};
}

Status add_database(const std::string& file, const DamageSink& damaged, std::set<Grid>& forms) {
  const auto store = Store::open(file, {.access = Access::kReadOnly, .damaged = damaged});
  if (!store) return store.error();
  return store->visit_puzzles({}, [&](const StoredPuzzle& stored) {
    forms.insert(stored.canonical);
    return Flow::kContinue;
  });
}

Result<std::vector<RunId>> runs_of_books(const Store& store) {
  std::vector<RunId> runs;
  const Status visited = store.visit_runs([&](const StoredRun& run) {
    if (run.run.command == "book") runs.push_back(run.id);
    return Flow::kContinue;
  });
  if (!visited) return visited.error();
  return runs;
}

}  // namespace

Status add_forms_in(const std::string& file, const std::stop_token& stop, const DamageSink& damaged,
                    std::set<Grid>& forms) {
  return is_sqlite_file(file) ? add_database(file, damaged, forms) : add_list(file, stop, forms);
}

Result<std::set<Grid>> forms_in_books(const Store& store) {
  const auto runs = runs_of_books(store);
  if (!runs) return runs.error();
  std::vector<PuzzleId> found;
  for (const RunId run : *runs) {
    const Status visited = store.visit_finds(run, [&](const FindRow& find) {
      found.push_back(find.puzzle);
      return Flow::kContinue;
    });
    if (!visited) return visited.error();
  }
  std::set<Grid> forms;
  for (const PuzzleId id : found) {
    const auto puzzle = store.puzzle(id);
    if (!puzzle) return puzzle.error();
    if (*puzzle) forms.insert((*puzzle)->canonical);
  }
  return forms;
}

std::vector<Find> finds_in(const std::vector<BookSection>& sections) {
  std::vector<Find> finds;
  for (const BookSection& section : sections) {
    for (const BookPuzzle& printed : section.puzzles) {
      const auto puzzle = Puzzle::with_proven_solution(printed.givens, printed.solution);
      if (puzzle) finds.push_back(find_of(*puzzle));
    }
  }
  return finds;
}

}  // namespace nonet
