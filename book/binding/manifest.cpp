#include "book/binding/manifest.h"

#include <cassert>
#include <nlohmann/json.hpp>

#include "book/boards/puzzle_board.h"
#include "book/pages/book_plan.h"
#include "book/spec/book_spec.h"

namespace nonet {

std::string book_manifest(const BookSpec& spec, const BookPlan& plan) {
  const BookBoards boards(spec);
  std::string lines;
  const std::vector<NumberedPuzzle> puzzles = numbered_puzzles(spec);
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    const BookPuzzle& puzzle = *puzzles[i].puzzle;
    const BookSection& section = spec.sections[static_cast<std::size_t>(puzzles[i].section)];
    nlohmann::ordered_json line = nlohmann::ordered_json::object();
    line["schema"] = 1;
    line["number"] = i + 1;
    line["page"] = plan.puzzle_pages[i];
    line["solution_page"] = plan.solution_pages[i];
    line["section"] = section_name(section, spec.words);
    line["level"] = section.level;
    const PuzzleBoard& board = boards.of_section(puzzles[i].section);
    if (section.board != nullptr) line["board"] = board.key();
    line["puzzle"] = board.givens_of(puzzle);
    line["solution"] = board.solution_of(puzzle);
    line["canonical"] = board.canonical_of(puzzle);
    line["clues"] = board.clues_of(puzzle);
    if (section.board == nullptr) line["effort"] = puzzle.effort;
    if (const std::string target = target_text(puzzle); !target.empty()) line["target"] = target;
    if (!puzzle.rating.empty()) line["rating"] = puzzle.rating;
    if (!puzzle.hardest.empty()) line["hardest"] = puzzle.hardest;
    if (const int page = plan.page_of(FlowKind::kHintWhere, static_cast<int>(i)); page != 0) {
      line["hint_page"] = page;
    }
    if (const int page = plan.page_of(FlowKind::kExplained, static_cast<int>(i)); page != 0) {
      line["explained_page"] = page;
    }
    if (!puzzle.id.empty()) line["id"] = puzzle.id;
    // Replaces invalid UTF-8 in text from outside, on which dump() would otherwise throw.
    lines += line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
  }
  assert(lines.empty() || lines.starts_with(kManifestStart));
  return lines;
}

}  // namespace nonet
