#include "cli/book_history.h"

#include <filesystem>

#include "board/canonical.h"
#include "cli/database_path.h"
#include "cli/puzzle_stream.h"
#include "cli/recording.h"
#include "files/file_identity.h"

namespace nonet {
namespace {

Status add_list(Session& session, const std::string& name, std::set<Grid>& forms) {
  PuzzleInput input({name}, std::nullopt, session.stop_token());
  Canonicalizer canonical;
  for (PuzzleChunk chunk = input.next_chunk(kFastWork); !chunk.empty();
       chunk = input.next_chunk(kFastWork)) {
    if (!chunk.misfits.empty()) return chunk.misfits.front().error;
    for (const PuzzleText& puzzle : chunk.puzzles) {
      forms.insert(canonical.grid_of(puzzle.givens));
    }
  }
  return {};
}

// Everything it holds, as of a list.
Status add_database(const std::string& name, std::set<Grid>& forms) {
  const auto store = Store::open(name, {.access = Access::kReadOnly});
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

Result<std::set<Grid>> named_not_in(Session& session) {
  std::set<Grid> forms;
  for (const std::string& name : session.options().list("not-in")) {
    const Status added =
        is_sqlite_file(name) ? add_database(name, forms) : add_list(session, name, forms);
    if (!added) return added.error();
  }
  return forms;
}

Result<std::set<Grid>> printed_from_database(Session& session) {
  std::set<Grid> forms;
  const Options& options = session.options();
  if (!options.has("db") || !std::filesystem::exists(options.text("db"))) return forms;
  const auto store = open_database(session, Access::kReadOnly);
  if (!store) return store.error();
  const auto runs = runs_of_books(*store);
  if (!runs) return runs.error();
  for (const RunId run : *runs) {
    std::vector<PuzzleId> found;
    const Status visited = store->visit_finds(run, [&](const Find& find) {
      found.push_back(find.puzzle);
      return Flow::kContinue;
    });
    if (!visited) return visited.error();
    for (const PuzzleId id : found) {
      const auto puzzle = store->puzzle(id);
      if (!puzzle) return puzzle.error();
      if (*puzzle) forms.insert((*puzzle)->canonical);
    }
  }
  return forms;
}

Status store_printed(Session& session, const std::vector<BookSection>& sections) {
  if (!session.options().has("db")) return {};
  auto recording = Recording::start(session);
  if (!recording) return recording.error();
  for (const BookSection& section : sections) {
    for (const BookPuzzle& printed : section.puzzles) {
      const auto puzzle = Puzzle::with_proven_solution(printed.givens, printed.solution);
      if (!puzzle) continue;
      (*recording)
          ->add(
              {.puzzle = {*puzzle, canonical_form(printed.givens)}, .ratings = {}, .genotype = {}});
    }
  }
  (*recording)->finish();
  return {};
}

}  // namespace nonet
