#include "variants/text/board_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "formats/symbols.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

// A row of a grid without its blanks and bars; empty for a rule such as "---+---".
std::string bare_row(std::string_view line) {
  std::string row;
  for (const char c : line) {
    if (std::string_view(" \t|!:+-=").find(c) == std::string_view::npos) row += c;
  }
  return row;
}

bool is_passed_over(std::string_view line) {
  const std::string_view text = trimmed(line);
  return text.empty() || text.front() == '#';
}

// The characters up to the first blank or separator of a comment.
std::string_view first_word(std::string_view line) {
  return line.substr(0, std::min(line.find_first_of(" \t,;|#"), line.size()));
}

}  // namespace

std::optional<Result<BoardRecord>> BoardReader::next() {
  for (;;) {
    const auto line = source_.peek();
    if (!line) return std::nullopt;
    if (!is_passed_over(*line)) break;
    source_.advance();
  }
  const std::string_view line = *source_.peek();
  const auto cells = static_cast<std::size_t>(geometry_->cells());
  const bool is_grid = first_word(line).size() != cells && cells != bare_row(line).size() &&
                       (bare_row(line).empty() ||
                        bare_row(line).size() == static_cast<std::size_t>(geometry_->columns()));
  if (is_grid && geometry_->cells() == geometry_->rows() * geometry_->columns()) return read_grid();
  auto record = read_line(line);
  source_.advance();
  return record;
}

Result<BoardRecord> BoardReader::read_line(std::string_view line) {
  const auto cells = static_cast<std::size_t>(geometry_->cells());
  const std::string_view word = first_word(line);
  if (word.size() != cells) {
    return error_at(
        source_.place(1), std::min(word.size(), cells) + 1,
        fmt::format("{} characters, where {} has {} cells", word.size(), geometry_->key(), cells));
  }
  auto givens = read_cells(word, *geometry_, source_.place(1));
  if (!givens) return givens.error();
  return BoardRecord{.givens = *std::move(givens),
                     .comment = std::string(comment_part(line.substr(cells))),
                     .place = source_.place(1)};
}

Result<BoardRecord> BoardReader::read_grid() {
  const Place place = source_.place(1);
  const auto columns = static_cast<std::size_t>(geometry_->columns());
  std::string cells;
  while (cells.size() < static_cast<std::size_t>(geometry_->cells())) {
    const auto line = source_.peek();
    if (!line || trimmed(*line).empty()) {
      return error_at(place, 1,
                      fmt::format("a grid of {} rows, where {} has {}", cells.size() / columns,
                                  geometry_->key(), geometry_->rows()));
    }
    const std::string row = bare_row(*line);
    if (!row.empty() && row.size() != columns) {
      auto error = error_at(
          source_.place(1), 1,
          fmt::format("a row of {} cells, where {} has {}", row.size(), geometry_->key(), columns));
      source_.advance();
      return error;
    }
    cells += row;
    source_.advance();
  }
  // A rule below the last row belongs to the grid.
  if (const auto line = source_.peek(); line && bare_row(*line).empty() && !trimmed(*line).empty())
    source_.advance();
  auto givens = read_cells(cells, *geometry_, place);
  if (!givens) return error_at(place, 1, givens.error().reason);
  return BoardRecord{.givens = *std::move(givens), .comment = "", .place = place};
}

}  // namespace nonet::variants
