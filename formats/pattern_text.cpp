#include "formats/pattern_text.h"

#include <fmt/format.h>
#include <sstream>

#include "base/request_error.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

// Whether the character means a given cell; nullopt if it means no cell.
std::optional<bool> is_given(char symbol) {
  constexpr std::string_view kGiven = "xX*123456789";
  constexpr std::string_view kEmpty = ".0-_";
  if (kGiven.find(symbol) != std::string_view::npos) return true;
  if (kEmpty.find(symbol) != std::string_view::npos) return false;
  return std::nullopt;
}

bool is_blank_symbol(char symbol) { return symbol == ' ' || symbol == '\t' || symbol == '\r'; }

// A pattern while it is being read.
struct Reading {
  CellSet pattern;
  int cells = 0;

  // False for a character that means no cell.
  bool take(char symbol) {
    const auto given = is_given(symbol);
    if (!given) return false;
    if (*given && cells < kCells) pattern.insert(Cell(cells));
    ++cells;
    return true;
  }
};

}  // namespace

std::optional<CellSet> parse_pattern(std::string_view text) {
  Reading reading;
  for (const char symbol : text) {
    if (!is_blank_symbol(symbol) && !reading.take(symbol)) return std::nullopt;
  }
  if (reading.cells != kCells) return std::nullopt;
  return reading.pattern;
}

Result<CellSet> parse_pattern_file(const std::string& name, const std::string& text) {
  std::istringstream lines(text);
  Reading reading;
  std::string line;
  for (std::size_t number = 1; std::getline(lines, line); ++number) {
    if (line.starts_with('#')) continue;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (is_blank_symbol(line[i]) || reading.take(line[i])) continue;
      return request_error(fmt::format("'{}' stands for no cell; x and . are expected", line[i]),
                           {.source = name, .line = number, .column = i + 1});
    }
  }
  if (reading.cells == kCells) return reading.pattern;
  return request_error(fmt::format("a pattern of {} cells, 81 are expected", reading.cells),
                       {.source = name});
}

Result<CellSet> read_pattern(const std::string& pattern_or_file, const std::stop_token& stop) {
  if (const auto pattern = parse_pattern(pattern_or_file)) return *pattern;
  constexpr std::size_t kMostBytes = std::size_t{1} << 16;
  const auto text = read_small_file(pattern_or_file, kMostBytes, stop);
  if (text) return parse_pattern_file(pattern_or_file, *text);
  return request_error(fmt::format("--pattern {}: neither 81 characters nor a pattern file: {}",
                                   pattern_or_file, text.error().reason));
}

}  // namespace nonet
