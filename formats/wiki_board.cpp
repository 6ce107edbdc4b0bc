#include "formats/wiki_board.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "formats/line_format.h"
#include "formats/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kMark = "S9B";
constexpr std::size_t kPairs = 2 * std::size_t{kCells};
constexpr unsigned kBase = 36;
constexpr unsigned kOldBase = 32;
constexpr unsigned kToSolved = kSize;          // added to the digit of a solved cell
constexpr unsigned kToCandidates = 2 * kSize;  // added to the bits of a set of candidates
constexpr unsigned kAllBits = (1U << kSize) - 1;
constexpr std::string_view kNumerals = "0123456789abcdefghijklmnopqrstuvwxyz";

// The number written by the two characters; nullopt if they are not digits of this base.
std::optional<unsigned> number_of(std::string_view pair, unsigned base) {
  unsigned number = 0;
  for (const char c : pair) {
    const std::size_t numeral =
        kNumerals.find(c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c);
    if (numeral == std::string_view::npos || numeral >= base) return std::nullopt;
    number = number * base + static_cast<unsigned>(numeral);
  }
  return number;
}

struct BoardCell {
  enum class Kind : std::uint8_t { kClue, kSolved, kOpen };
  Kind kind = Kind::kOpen;
  DigitSet digits;
};

std::optional<BoardCell> wiki_cell_of(unsigned number) {
  using Kind = BoardCell::Kind;
  if (number == 0 || number > kToCandidates + kAllBits) return std::nullopt;
  if (number <= kToSolved) return BoardCell{Kind::kClue, DigitSet(Digit(static_cast<int>(number)))};
  if (number <= kToCandidates) {
    return BoardCell{Kind::kSolved, DigitSet(Digit(static_cast<int>(number - kToSolved)))};
  }
  return BoardCell{Kind::kOpen,
                   DigitSet::from_bits(static_cast<std::uint16_t>(number - kToCandidates))};
}

std::optional<BoardCell> old_cell_of(unsigned number) {
  using Kind = BoardCell::Kind;
  const bool clue = (number & 1U) != 0;
  const unsigned bits = number >> 1U;
  if (bits == 0 || bits > kAllBits) return std::nullopt;
  const auto digits = DigitSet::from_bits(static_cast<std::uint16_t>(bits));
  if (clue && digits.size() != 1) return std::nullopt;
  return BoardCell{clue ? Kind::kClue : Kind::kOpen, digits};
}

struct Board {
  Grid clues;
  Grid solved;
  PencilMarks marks;
};

Result<Board> board_of(std::string_view pairs, bool old, const Place& place) {
  Board board;
  for (const Cell c : all_cells()) {
    const std::size_t at = 2 * static_cast<std::size_t>(c.index());
    const std::string_view pair = pairs.substr(at, 2);
    const auto number = number_of(pair, old ? kOldBase : kBase);
    const auto cell = !number ? std::nullopt : old ? old_cell_of(*number) : wiki_cell_of(*number);
    if (!cell) {
      return error_at(
          place, place.column + at,
          "a cell of a sudokuwiki board expected for " + cell_name(c) + ", found " + excerpt(pair));
    }
    board.marks[c] = cell->digits;
    if (cell->kind == BoardCell::Kind::kClue) board.clues.set(c, cell->digits.first());
    if (cell->kind == BoardCell::Kind::kSolved) board.solved.set(c, cell->digits.first());
  }
  return board;
}

std::string pair_of(unsigned number) {
  return {kNumerals[number / kBase], kNumerals[number % kBase]};
}

}  // namespace

bool is_wiki_board(std::string_view text) {
  if (text.starts_with(kMark)) return true;
  return text.size() == kPairs && std::ranges::all_of(text, [](char c) {
           return number_of(std::string_view(&c, 1), kOldBase).has_value();
         });
}

Result<PuzzleText> parse_wiki_board(std::string_view text, Place place) {
  const bool old = !text.starts_with(kMark);
  if (!old) {
    text.remove_prefix(kMark.size());
    place.column += kMark.size();
  }
  if (text.size() != kPairs) {
    return Error{
        ErrorKind::kInput,
        "162 characters of a sudokuwiki board expected, found " + std::to_string(text.size()),
        std::move(place)};
  }
  const Result<Board> board = board_of(text, old, place);
  if (!board) return board.error();
  Grid all = board->clues;
  for (const Cell c : board->solved.filled()) all.set(c, board->solved.digit(c));
  if (const auto clash = all.clash()) return clash_error(all, *clash, std::move(place));
  PuzzleText puzzle;
  puzzle.givens = board->clues;
  puzzle.placed = board->solved;
  puzzle.place = std::move(place);
  if (board->marks != PencilMarks::of(all)) puzzle.marks = board->marks;
  return puzzle;
}

std::string wiki_board(const PuzzleText& puzzle) {
  const PencilMarks marks = marks_of(puzzle);
  std::string board(kMark);
  for (const Cell c : all_cells()) {
    const auto clue = static_cast<unsigned>(puzzle.givens.value(c));
    const auto solved = static_cast<unsigned>(puzzle.placed.value(c));
    board += pair_of(clue != 0     ? clue
                     : solved != 0 ? solved + kToSolved
                                   : marks[c].bits() + kToCandidates);
  }
  return board;
}

}  // namespace nonet
