#include "variants/text/board_document.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

#include "formats/json_record.h"
#include "formats/link_format.h"
#include "formats/symbols.h"
#include "variants/text/board_text.h"
#include "variants/text/document_cells.h"
#include "variants/text/fpuzzles_board.h"
#include "variants/text/ipuz_board.h"
#include "variants/text/sudokupad_board.h"

namespace nonet::variants {
namespace {

// Our own line: {"board":"6x6+x","puzzle":"36 cells","comment":"..."}.
Result<BoardDocument> read_own_line(const Json& object, const Place& place) {
  const Json& key = member(object, "board");
  const Json& puzzle = member(object, "puzzle");
  if (!key.is_string() || !puzzle.is_string())
    return document_error("members \"board\" and \"puzzle\" expected, both text", place);
  auto geometry = geometry_of(key.get_ref<const std::string&>());
  if (!geometry) return document_error("\"board\": " + geometry.error().reason, place);
  auto givens = read_position(puzzle.get_ref<const std::string&>(), *geometry, {});
  if (!givens) return document_error("\"puzzle\": " + givens.error().reason, place);
  auto document = document_of(*std::move(geometry), *std::move(givens), place);
  const Json& comment = member(object, "comment");
  if (document && comment.is_string())
    document->record.comment = one_line(comment.get_ref<const std::string&>());
  return document;
}

// The member by which a document is known; the first one present decides.
struct DocumentRow {
  std::string_view member;
  Result<BoardDocument> (*read)(const Json& object, const Place& place);
};
constexpr std::array kDocuments = {
    DocumentRow{"kind", read_ipuz_board},
    DocumentRow{"grid", read_fpuzzles_board},
    DocumentRow{"cells", read_sudokupad_board},
    DocumentRow{"puzzle", read_own_line},
};

}  // namespace

Result<BoardDocument> read_board_document(std::string_view text, const Place& place) {
  const std::size_t open = std::min(text.find('{'), text.size());
  const std::size_t close = std::max(text.rfind('}') + 1, open);  // 0: no brace closes it
  const bool wrapped = trimmed(text.substr(0, open)) == "ipuz(";
  const std::string_view inner = wrapped ? text.substr(open, close - open) : text;
  const Result<Json> object = parse_document(inner, place_within(place, text, wrapped ? open : 0));
  if (!object) return object.error();
  for (const DocumentRow& row : kDocuments) {
    if (object->contains(row.member)) return row.read(*object, place);
  }
  return document_error(
      "a puzzle with \"kind\" (ipuz), \"grid\" (f-puzzles), \"cells\" (SudokuPad) or \"puzzle\" "
      "expected",
      place);
}

Result<BoardDocument> read_board_link(std::string_view text, const Place& line) {
  const auto object = object_in_link(text, line);
  if (!object)
    return document_error("a link of f-puzzles or SudokuPad expected, which holds the board", line);
  if (!*object) return object->error();
  auto document = read_board_document((*object)->json, (*object)->place);
  // Errors inside the object have the place of the link.
  if (!document) return document_error("in the link: " + document.error().reason, (*object)->place);
  return document;
}

}  // namespace nonet::variants
