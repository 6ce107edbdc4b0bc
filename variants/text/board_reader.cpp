#include "variants/text/board_reader.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <utility>

#include "formats/json_record.h"
#include "formats/link_format.h"
#include "formats/sdk_header.h"
#include "formats/symbols.h"
#include "variants/text/board_document.h"
#include "variants/text/board_statement.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

bool is_frame(char c) { return std::string_view(" \t|!:+-=").find(c) != std::string_view::npos; }

// A row of a grid without its blanks and bars; empty for a rule such as "---+---".
std::string bare_row(std::string_view line) {
  std::string row;
  std::ranges::copy_if(line, std::back_inserter(row), [](char c) { return !is_frame(c); });
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

// The first line of the tables that other commands write.
bool is_heading(std::string_view line) { return first_word(line) == "puzzle"; }

constexpr std::size_t kMostHeaderLines = 32;

bool begins_document(std::string_view line) {
  return begins_json(trimmed(line)) || is_link(trimmed(line));
}

// The document or link that begins in the current line, which is passed.
Result<BoardDocument> take_document(TextSource& source) {
  const Place place = source.place(1);
  if (begins_json(trimmed(*source.peek())))
    return read_board_document(take_json_object(source), place);
  auto document = read_board_link(trimmed(*source.peek()), place);
  source.advance();
  return document;
}

}  // namespace

std::optional<Result<BoardRecord>> BoardReader::next() {
  for (;;) {
    const auto line = source_.peek();
    if (!line) return std::nullopt;
    if (!is_passed_over(*line) && !(source_.line_number() == 1 && is_heading(*line))) break;
    if (trimmed(*line).starts_with('#') && header_.size() < kMostHeaderLines)
      header_.emplace_back(trimmed(*line));
    source_.advance();
  }
  const std::string_view line = *source_.peek();
  if (begins_document(line)) {
    header_.clear();
    return read_document();
  }
  if (begins_grid(line)) {
    auto record = read_grid();
    if (record) take_sdk_header(header_, record->comment, record->fields);
    header_.clear();
    return record;
  }
  header_.clear();
  auto record = read_line(line);
  source_.advance();
  return record;
}

std::optional<Geometry> first_stated_board(std::istream& in, std::string name) {
  TextSource source(in, std::move(name));
  for (auto line = source.peek(); line; line = source.peek()) {
    if (begins_document(*line)) {
      auto document = take_document(source);
      return document ? std::optional(std::move(document->geometry)) : std::nullopt;
    }
    if (!is_passed_over(*line)) return std::nullopt;
    source.advance();
  }
  return std::nullopt;
}

Result<BoardRecord> BoardReader::read_document() {
  const Place place = source_.place(1);
  auto document = take_document(source_);
  if (!document) return document.error();
  if (!same_board(document->geometry, *geometry_)) {
    return error_at(place, 1,
                    fmt::format("a puzzle of the board {}, not of {}", document->geometry.key(),
                                geometry_->key()));
  }
  return std::move(document->record);
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

bool BoardReader::begins_grid(std::string_view line) const {
  const auto cells = static_cast<std::size_t>(geometry_->cells());
  const auto columns = static_cast<std::size_t>(geometry_->columns());
  // Where rows have gaps blanks count.
  if (geometry_->has_gaps()) return line.size() < cells && bare_row(line).size() <= columns;
  const std::size_t row = bare_row(line).size();
  return first_word(line).size() != cells && row != cells && (row == 0 || row == columns);
}

Result<BoardReader::GridRow> BoardReader::row_of(std::string_view line, int row) const {
  GridRow found;
  const auto take = [&](std::size_t at) {
    found.cells += line[at];
    found.columns.push_back(at + 1);
  };
  if (!geometry_->has_gaps()) {
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (!is_frame(line[at])) take(at);
    }
    if (found.cells.empty() ||
        found.cells.size() == static_cast<std::size_t>(geometry_->columns())) {
      return found;
    }
    return error_at(source_.place(1), 1,
                    fmt::format("a row of {} cells, where {} has {}", found.cells.size(),
                                geometry_->key(), geometry_->columns()));
  }
  const std::size_t width = std::max(static_cast<std::size_t>(geometry_->columns()), line.size());
  for (std::size_t at = 0; at < width; ++at) {
    const bool is_cell = geometry_->cell_at({row, static_cast<int>(at)}).has_value();
    if (is_cell == (at >= line.size() || is_blank(line[at]))) {
      const std::string cell = fmt::format("r{}c{}", row + 1, at + 1);
      return error_at(source_.place(1), at + 1,
                      is_cell ? cell + " is missing: a blank stands for no cell"
                              : cell + " is no cell of the board");
    }
    if (is_cell) take(at);
  }
  return found;
}

Result<BoardRecord> BoardReader::read_grid() {
  const Place place = source_.place(1);
  std::string cells;
  std::vector<Place> places;
  int rows = 0;
  while (rows < geometry_->rows()) {
    const auto line = source_.peek();
    if (!line || trimmed(*line).empty()) {
      return error_at(place, 1,
                      fmt::format("a grid of {} rows, where {} has {}", rows, geometry_->key(),
                                  geometry_->rows()));
    }
    const auto row = row_of(*line, rows);
    for (std::size_t i = 0; row && i < row->cells.size(); ++i)
      places.push_back(source_.place(row->columns[i]));
    source_.advance();
    if (!row) return row.error();
    cells += row->cells;
    rows += row->cells.empty() ? 0 : 1;
  }
  // A rule below the last row belongs to the grid.
  if (const auto line = source_.peek(); line && bare_row(*line).empty() && !trimmed(*line).empty())
    source_.advance();
  constexpr std::size_t kFirst = 1;  // column, so that an error's column is its cell
  auto givens = read_cells(cells, *geometry_, {.source = "", .line = 0, .column = kFirst});
  if (!givens) {
    Error error = std::move(givens).error();
    error.place = places.at(error.place.column - kFirst);
    return error;
  }
  return BoardRecord{.givens = *std::move(givens), .place = place};
}

}  // namespace nonet::variants
