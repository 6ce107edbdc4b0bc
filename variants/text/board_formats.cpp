#include "variants/text/board_formats.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

#include "base/request_error.h"
#include "formats/json_object.h"
#include "formats/link_format.h"
#include "formats/sdk_header.h"
#include "formats/symbols.h"
#include "variants/text/board_statement.h"
#include "variants/text/board_text.h"
#include "variants/text/fpuzzles_board.h"
#include "variants/text/ipuz_board.h"

namespace nonet::variants {
namespace {

char symbol(const BoardRecord& record, CellIndex cell, char empty) {
  return record.givens[cell] == 0 ? empty : symbol_of(record.givens[cell]);
}

Result<std::string> write_line(const BoardRecord& record, const Geometry& geometry,
                               const WriteOptions& options) {
  std::string text;
  for (int cell = 0; cell < geometry.cells(); ++cell)
    text += symbol(record, static_cast<CellIndex>(cell), options.empty);
  append_comment(text, record.comment);
  return text + '\n';
}

// A line for each row, with blanks where the whole has no cell, and none at the end.
Result<std::string> write_sdk(const BoardRecord& record, const Geometry& geometry,
                              const WriteOptions& /*options*/) {
  std::string text;
  append_sdk_header(text, record.comment, record.fields);
  for (int row = 0; row < geometry.rows(); ++row) {
    for (int column = 0; column < geometry.columns(); ++column) {
      const auto cell = geometry.cell_at({row, column});
      text += cell ? symbol(record, *cell, '.') : ' ';
    }
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text + '\n';
}

// A square board with a bar or a rule wherever one region meets another. Only columns beside which
// some row has a bar are set apart, so that boxes stay as narrow as they can.
class Drawing {
 public:
  Drawing(const Geometry& geometry, char empty)
      : size_(static_cast<std::size_t>(geometry.digits())),
        empty_(empty),
        regions_(region_numbers(geometry)) {
    if (regions_of(geometry, Layer::kBoxes).empty()) std::ranges::fill(regions_, 0);
    for (std::size_t column = 0; column < size_; ++column) {
      bool any = false;
      for (std::size_t row = 0; row < size_; ++row) any = any || has_bar(row, column);
      set_apart_.push_back(any);
    }
  }

  [[nodiscard]] std::string of(const BoardRecord& record) const {
    std::string text = rule_above(0);
    for (std::size_t row = 0; row < size_; ++row) {
      text += '|';
      for (std::size_t column = 0; column < size_; ++column) {
        text += {' ', symbol(record, static_cast<CellIndex>(row * size_ + column), empty_)};
        if (set_apart_[column]) text += has_bar(row, column) ? " |" : "  ";
      }
      text += '\n' + rule_above(row + 1);
    }
    return text + '\n';
  }

 private:
  [[nodiscard]] int region(std::size_t row, std::size_t column) const {
    return regions_[row * size_ + column];
  }
  // To the right of a cell.
  [[nodiscard]] bool has_bar(std::size_t row, std::size_t column) const {
    return column + 1 == size_ || region(row, column) != region(row, column + 1);
  }
  [[nodiscard]] bool is_edge(std::size_t row) const { return row == 0 || row == size_; }
  [[nodiscard]] bool has_rule(std::size_t row, std::size_t column) const {
    return is_edge(row) || region(row - 1, column) != region(row, column);
  }
  // Whether rules or bars meet at the right end of the rule above a cell.
  [[nodiscard]] bool is_corner(std::size_t row, std::size_t column) const {
    return (row > 0 && has_bar(row - 1, column)) || (row < size_ && has_bar(row, column));
  }
  // Empty where no region ends.
  [[nodiscard]] std::string rule_above(std::size_t row) const {
    std::string rule = "+";
    bool any = false;
    for (std::size_t column = 0; column < size_; ++column) {
      const char under = has_rule(row, column) ? '-' : ' ';
      any = any || under == '-';
      rule += {under, under};
      if (set_apart_[column]) rule += {under, is_corner(row, column) ? '+' : under};
    }
    return any ? rule + '\n' : "";
  }

  std::size_t size_;
  char empty_;
  std::vector<int> regions_;
  std::vector<bool> set_apart_;  // by column, from the next one
};

// With bars and rules; of boards that overlap, rows alone.
Result<std::string> write_grid(const BoardRecord& record, const Geometry& geometry,
                               const WriteOptions& options) {
  if (geometry.has_gaps()) return write_sdk(record, geometry, options);
  return Drawing(geometry, options.empty).of(record);
}

Result<std::string> write_fpuzzles(const BoardRecord& record, const Geometry& geometry,
                                   const WriteOptions& /*options*/) {
  const auto object = fpuzzles_object(geometry, record);
  if (!object) return object;
  return fpuzzles_link(*object) + '\n';
}

Result<std::string> write_url(const BoardRecord& record, const Geometry& geometry,
                              const WriteOptions& options) {
  if (options.site != LinkSite::kSudokuPad)
    return request_error(
        "links to sudokuwiki and sudokuexchange are for 9x9 only: --site sudokupad");
  const auto object = fpuzzles_object(geometry, record);
  if (!object) return object;
  return sudokupad_link(*object) + '\n';
}

Result<std::string> write_ipuz(const BoardRecord& record, const Geometry& geometry,
                               const WriteOptions& /*options*/) {
  return ipuz_object(geometry, record) + '\n';
}

Result<std::string> write_json_line(const BoardRecord& record, const Geometry& geometry,
                                    const WriteOptions& /*options*/) {
  std::string text = R"({"schema":1,"board":)";
  append_json_string(text, geometry.key());
  text += fmt::format(R"(,"puzzle":"{}")", text_of(record.givens));
  if (!record.comment.empty()) {
    text += R"(,"comment":)";
    append_json_string(text, record.comment);
  }
  return text + "}\n";
}

constexpr std::array kBoardFormats = {
    BoardFormatRow{Format::kLine, true, write_line},
    BoardFormatRow{Format::kSdk, true, write_sdk},
    BoardFormatRow{Format::kGrid, true, write_grid},
    BoardFormatRow{Format::kFpuzzles, false, write_fpuzzles},
    BoardFormatRow{Format::kUrl, false, write_url},
    BoardFormatRow{Format::kIpuz, true, write_ipuz},
    BoardFormatRow{Format::kJsonl, true, write_json_line},
};

}  // namespace

std::span<const BoardFormatRow> board_formats() { return kBoardFormats; }

const BoardFormatRow* find_board_format(Format format) {
  const auto row = std::ranges::find(kBoardFormats, format, &BoardFormatRow::format);
  return row == kBoardFormats.end() ? nullptr : &*row;
}

}  // namespace nonet::variants
