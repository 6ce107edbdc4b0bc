#include "tasks/printing/printed_before.h"

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "board/canonical.h"
#include "book/binding/manifest.h"
#include "files/file_identity.h"
#include "formats/input_stream.h"
#include "formats/puzzle_input.h"
#include "formats/symbols.h"

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

bool is_read_once(const std::string& file) {
  std::error_code failed;
  return file == "-" ||
         (std::filesystem::exists(file, failed) && !std::filesystem::is_regular_file(file, failed));
}

// The boards as which a list is read; "9x9" is the classic one.
std::vector<std::string> boards_of_list(const FormsRequest& request) {
  std::vector<std::string> boards = request.boards;
  if (!is_read_once(request.file)) {
    boards.emplace_back("9x9");
    return boards;
  }
  if (request.classic || boards.empty()) return {"9x9"};
  return {boards.front()};
}

// A list counts for each board as which all of it can be read. If there is none, the error is that
// of the board as which most of it can be.
Status add_list_of_any(const FormsRequest& request, const std::stop_token& stop,
                       PrintedForms& forms) {
  std::optional<Error> furthest;
  bool any = false;
  for (const std::string& board : boards_of_list(request)) {
    PrintedForms found;
    const Status added = board == "9x9" ? add_list(request.file, stop, found.grids)
                                        : request.read_as_board(request.file, board, found.boards);
    if (!added) {
      if (!furthest || added.error().place.line > furthest->place.line) furthest = added.error();
      continue;
    }
    any = true;
    forms.grids.merge(found.grids);
    forms.boards.merge(found.boards);
  }
  return any ? Status() : Status(*furthest);
}

// The lines of a manifest that name another board; false: there is none, or it is no manifest.
Result<bool> add_board_manifest(const std::string& file, const std::stop_token& stop,
                                PrintedForms& forms) {
  // What is no file can be read once only.
  std::error_code failed;
  if (!std::filesystem::is_regular_file(file, failed)) return false;
  const auto input = InputStream::named(file, false, stop);
  if (!input) return input.error();
  std::string line;
  bool any = false;
  Canonicalizer canonical;
  for (std::size_t number = 1; std::getline((*input)->stream(), line); ++number) {
    if (number == 1 && !line.starts_with(kManifestStart)) return false;
    const auto record = nlohmann::json::parse(line, nullptr, false);
    const auto text_at = [&](const char* key) {
      return record.is_object() ? record.value(key, std::string()) : std::string();
    };
    if (const std::string board = text_at("board"); !board.empty()) {
      forms.boards.insert(board + ' ' + text_at("canonical"));
      any = true;
    } else if (const auto grid = Grid::from_line(text_at("puzzle"))) {
      forms.grids.insert(canonical.grid_of(*grid));
    } else {
      return error_at({.source = file, .line = number}, 1, "a line of a manifest is expected");
    }
  }
  return any;
}

Status add_database(const FormsRequest& request, const DamageSink& damaged, PrintedForms& forms) {
  const auto store = Store::open(request.file, {.access = Access::kReadOnly, .damaged = damaged});
  if (!store) return store.error();
  for (const std::string& board : request.boards) {
    Store::BoardQuery query;
    query.board = board;
    const Status visited = store->visit_boards(
        query, [&](const BoardPuzzleRow& row, const std::optional<StoredBoardRating>&) {
          forms.boards.insert(board + ' ' + row.canonical);
          return Flow::kContinue;
        });
    if (!visited) return visited;
  }
  return store->visit_puzzles({}, [&](const StoredPuzzle& stored) {
    forms.grids.insert(stored.canonical);
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

Status add_forms_in(const FormsRequest& request, const std::stop_token& stop,
                    const DamageSink& damaged, PrintedForms& forms) {
  if (is_sqlite_file(request.file)) return add_database(request, damaged, forms);
  const auto of_boards = add_board_manifest(request.file, stop, forms);
  if (!of_boards) return of_boards.error();
  return *of_boards ? Status() : add_list_of_any(request, stop, forms);
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
