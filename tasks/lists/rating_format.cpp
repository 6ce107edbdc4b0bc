#include "tasks/lists/rating_format.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "formats/line_format.h"
#include "rater/orders/levels.h"

namespace nonet {

struct RatingFormat::Facts {
  const ListedPuzzle& puzzle;
  const ScaleRow* scale;  // nullptr: the letter needs none
  const Rating* rating;
  std::string_view column;
};

struct RatingFormat::Letter {
  char name;
  std::string_view scale;   // empty: none needed
  std::string_view column;  // of the scale, for column_value
  std::string (*value)(const Facts&);
};

namespace {

std::string column_value(const ScaleRow& scale, const Rating& rating, std::string_view column) {
  const auto at = std::ranges::find(scale.columns, column);
  if (at == scale.columns.end()) return "-";
  return column_texts(scale, rating)[static_cast<std::size_t>(at - scale.columns.begin())];
}

}  // namespace

const RatingFormat::Letter* RatingFormat::find_letter(char name) {
  constexpr auto kColumn = [](const Facts& f) {
    return column_value(*f.scale, *f.rating, f.column);
  };
  static constexpr std::array kLetters = {
      Letter{'%', "", "", [](const Facts&) { return std::string("%"); }},
      Letter{'g', "", "", [](const Facts& f) { return f.puzzle.cells; }},
      Letter{'c', "", "", [](const Facts& f) { return std::to_string(f.puzzle.clues); }},
      Letter{'n', "", "", [](const Facts& f) { return std::to_string(f.puzzle.ordinal); }},
      Letter{'r', "explainer", "er", kColumn},
      Letter{'p', "explainer", "ep", kColumn},
      Letter{'d', "explainer", "ed", kColumn},
      Letter{'L', "explainer", "",
             [](const Facts& f) {
               return std::string(f.puzzle.level.empty() ? "-" : f.puzzle.level);
             }},
      Letter{'b', "bridi", "difficulty", kColumn},
      Letter{'l', "hodoku", "level", kColumn},
      Letter{'s', "hodoku", "score", kColumn},
  };
  const auto* letter = std::ranges::find(kLetters, name, &Letter::name);
  return letter == kLetters.end() ? nullptr : letter;
}

std::size_t RatingFormat::index_of_scale(const ScaleRow* scale) {
  const auto found = std::ranges::find(scales_, scale);
  if (found != scales_.end()) return static_cast<std::size_t>(found - scales_.begin());
  scales_.push_back(scale);
  return scales_.size() - 1;
}

Result<RatingFormat> RatingFormat::parse(std::string_view text) {
  RatingFormat format;
  while (!text.empty()) {
    const std::size_t percent = std::min(text.find('%'), text.size());
    if (percent > 0) {
      format.pieces_.push_back({.text = std::string(text.substr(0, percent))});
      text.remove_prefix(percent);
      continue;
    }
    const Letter* letter = text.size() > 1 ? find_letter(text[1]) : nullptr;
    const ScaleRow* scale = letter != nullptr ? find_scale(letter->scale) : nullptr;
    if (letter == nullptr || (scale == nullptr && !letter->scale.empty())) {
      return request_error(
          fmt::format("--format: '{}' means nothing; see `nonet rate --help`", text.substr(0, 2)));
    }
    Piece piece{.text = {}, .letter = letter};
    if (scale != nullptr) piece.scale = format.index_of_scale(scale);
    format.pieces_.push_back(std::move(piece));
    text.remove_prefix(2);
  }
  return format;
}

std::string RatingFormat::line(const PuzzleText& puzzle, const std::vector<Rating>& ratings,
                               std::uint64_t ordinal) const {
  ListedPuzzle listed{cells_as_word(puzzle), puzzle.givens.clue_count(), ordinal, ""};
  const auto explained = std::ranges::find(ratings, "explainer", &Rating::scale);
  const LevelRow* level = explained != ratings.end() ? level_of(*explained) : nullptr;
  if (level != nullptr) listed.level = level->key;
  return line(listed, ratings);
}

std::string RatingFormat::line(const ListedPuzzle& puzzle,
                               const std::vector<Rating>& ratings) const {
  std::string line;
  for (const Piece& piece : pieces_) {
    if (piece.letter == nullptr) {
      line += piece.text;
      continue;
    }
    const bool rated = !piece.letter->scale.empty();
    line += piece.letter->value({.puzzle = puzzle,
                                 .scale = rated ? scales_[piece.scale] : nullptr,
                                 .rating = rated ? &ratings[piece.scale] : nullptr,
                                 .column = piece.letter->column});
  }
  return line + '\n';
}

}  // namespace nonet
