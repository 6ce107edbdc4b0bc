#include "formats/link_format.h"

#include <array>
#include <optional>
#include <utility>

#include "formats/fpuzzles_format.h"
#include "formats/lz_string.h"
#include "formats/symbols.h"
#include "formats/wiki_board.h"

namespace nonet {
namespace {

constexpr std::string_view kWikiStart = "https://www.sudokuwiki.org/sudoku.htm?bd=";
constexpr std::string_view kExchangeStart = "https://sudokuexchange.com/play/?s=";
constexpr std::string_view kFpuzzlesStart = "https://www.f-puzzles.com/?load=";
constexpr std::string_view kSudokuPadStart = "https://sudokupad.app/?puzzleid=fpuzzles";

// The text before the 81 cells, and the text before a compressed object.
constexpr std::array<std::string_view, 4> kCellMarks = {"?bd=", "&bd=", "?s=", "&s="};
constexpr std::array<std::string_view, 4> kObjectMarks = {"?load=", "&load=", "puzzleid=fpuzzles",
                                                          "sudokupad.app/fpuzzles"};

constexpr std::string_view kPackedMark = "sudokupad.app/?puzzleid=scl";

constexpr std::string_view kHex = "0123456789ABCDEF";

std::string percent_encoded(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '+' || c == '/' || c == '=') {
      const auto byte = static_cast<unsigned char>(c);
      out += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
    } else {
      out += c;
    }
  }
  return out;
}

// The value up to the next parameter, with %2B and the like decoded; a blank becomes '+', since
// some browsers turn '+' into a blank.
std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size() && text[at] != '&' && text[at] != '#'; ++at) {
    std::string hex = at + 2 < text.size() ? std::string(text.substr(at + 1, 2)) : std::string{};
    for (char& c : hex) c = c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
    const std::size_t high = hex.empty() ? kHex.npos : kHex.find(hex[0]);
    const std::size_t low = hex.empty() ? kHex.npos : kHex.find(hex[1]);
    if (text[at] == '%' && high != kHex.npos && low != kHex.npos) {
      out += static_cast<char>(high * 16 + low);
      at += 2;
    } else {
      out += text[at] == ' ' ? '+' : text[at];
    }
  }
  return out;
}

// The offset after the first of the marks found in the text.
template <std::size_t N>
std::optional<std::size_t> after_mark(std::string_view text,
                                      const std::array<std::string_view, N>& marks) {
  for (const std::string_view mark : marks) {
    const std::size_t at = text.find(mark);
    if (at != std::string_view::npos) return at + mark.size();
  }
  return std::nullopt;
}

// Whether the givens describe the puzzle completely.
bool keeps_all(const PuzzleText& puzzle) { return !puzzle.marks && puzzle.placed.filled().empty(); }

}  // namespace

bool is_link(std::string_view text) {
  return text.starts_with("http://") || text.starts_with("https://");
}

bool is_fpuzzles_link(std::string_view text) { return after_mark(text, kObjectMarks).has_value(); }

std::optional<Result<LinkedObject>> object_in_link(std::string_view text, Place line) {
  text = text.substr(0, text.find_last_not_of(" \t") + 1);
  if (const auto object = after_mark(text, kObjectMarks)) {
    line.column = *object + 1;
    auto json = decompress_from_base64(percent_decoded(text.substr(*object)));
    if (!json) {
      return Error{ErrorKind::kInput, "the link's compressed puzzle is damaged", std::move(line)};
    }
    return LinkedObject{*std::move(json), std::move(line)};
  }
  if (text.find(kPackedMark) == std::string_view::npos) return std::nullopt;
  return error_at(std::move(line), 1,
                  "a SudokuPad link with the puzzle packed as scl: export it as f-puzzles, or "
                  "save its JSON");
}

Result<PuzzleText> parse_link(std::string_view text, Place line) {
  text = text.substr(0, text.find_last_not_of(" \t") + 1);
  if (const auto object = object_in_link(text, line)) {
    if (!*object) return object->error();
    Result<PuzzleText> puzzle = parse_fpuzzles_object((*object)->json, (*object)->place);
    // Errors inside the object have the place of the link.
    if (!puzzle)
      return Error{ErrorKind::kInput, "in the link: " + puzzle.error().reason, (*object)->place};
    return puzzle;
  }
  const auto cells = after_mark(text, kCellMarks);
  if (!cells) {
    return error_at(std::move(line), 1,
                    "a link with bd= (sudokuwiki), s= (sudokuexchange), load= (f-puzzles) or "
                    "puzzleid=fpuzzles (SudokuPad) expected");
  }
  std::string_view value = text.substr(*cells);
  value = value.substr(0, value.find_first_of("&# \t"));
  line.column = *cells + 1;
  if (is_wiki_board(value)) return parse_wiki_board(value, std::move(line));
  const Result<Grid> grid = parse_cells(value, line);
  if (!grid) return grid.error();
  PuzzleText puzzle;
  puzzle.givens = *grid;
  puzzle.place = std::move(line);
  return puzzle;
}

std::string fpuzzles_link(std::string_view object) {
  return std::string(kFpuzzlesStart) + compress_to_base64(object);
}

std::string sudokupad_link(std::string_view object) {
  return std::string(kSudokuPadStart) + percent_encoded(compress_to_base64(object));
}

void append_url(std::string& out, const PuzzleText& puzzle, const WriteOptions& options) {
  switch (options.site) {
    case LinkSite::kSudokuWiki:
      out.append(kWikiStart) += keeps_all(puzzle) ? puzzle.givens.line('0') : wiki_board(puzzle);
      break;
    case LinkSite::kSudokuExchange:
      out.append(kExchangeStart) += puzzle.givens.line('0');
      break;
    case LinkSite::kSudokuPad:
      out += sudokupad_link(fpuzzles_object(puzzle));
      break;
  }
  out += '\n';
}

void append_fpuzzles(std::string& out, const PuzzleText& puzzle, const WriteOptions&) {
  out += fpuzzles_link(fpuzzles_object(puzzle));
  out += '\n';
}

}  // namespace nonet
