// Sections of a book as text, such as `easy:20` and `6x6+x:easy:10`: reads board, topic and count.
#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/keyed_rows.h"
#include "base/nearest_word.h"
#include "base/parse_number.h"
#include "base/request_error.h"
#include "book/editions/editions.h"
#include "rater/logic/steps/technique_catalog.h"
#include "variants/board/geometry.h"

namespace nonet {
namespace {

// "A:B".
std::optional<Wishes::Ratings> range_in(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto low = parse_number<double>(text.substr(0, colon));
  const auto high = parse_number<double>(text.substr(colon + 1));
  if (!low || !high || *low < 0 || *low >= *high) return std::nullopt;
  return Wishes::Ratings{*low, *high};
}

Error misread(std::string_view text, std::string_view why) {
  return request_error(fmt::format("--section {}: {}", text, why));
}

std::string unknown_section(std::string_view what) {
  std::vector<std::string_view> known = keys_of(level_catalog());
  for (const TechniqueRow& row : technique_catalog()) known.push_back(row.key);
  for (const variants::BoardKeyRow& row : variants::board_keys()) known.push_back(row.key);
  const std::string meant = did_you_mean(what, known);
  return "no such level, technique or board" + (meant.empty() ? " (`nonet list levels`)" : meant);
}

// "minutes A:B" or "rating A:B".
Status read_range(std::string_view text, std::string_view what, SectionRequest& section) {
  const std::size_t space = std::min(what.find(' '), what.size());
  const std::string_view unit = what.substr(0, space);
  const auto range = range_in(what.substr(std::min(space + 1, what.size())));
  if (unit != "minutes" && unit != "rating") {
    return misread(text, "neither a level, a technique, 'minutes' nor 'rating'");
  }
  if (!range) return misread(text, fmt::format("'{} A:B:COUNT' with A below B is expected", unit));
  (unit == "minutes" ? section.minutes : section.rating) = range;
  return {};
}

// Whether a text may begin the key of a board: a size, or a word of `nonet help boards`.
bool begins_board(std::string_view text) {
  const std::string_view word = text.substr(0, text.find_first_of(":+"));
  const auto& keys = variants::board_keys();
  const bool known = std::ranges::find(keys, word, &variants::BoardKeyRow::key) != keys.end();
  const std::size_t cross = word.find('x');
  const bool size = cross != std::string_view::npos && cross > 0 && cross + 1 < word.size() &&
                    word.find_first_not_of("0123456789x") == std::string_view::npos;
  return known || size;
}

std::optional<std::size_t> count_in(std::string_view text) {
  const auto count = parse_number<std::uint64_t>(text);
  if (!count || *count == 0 || *count > kLongestSection) return std::nullopt;
  return *count;
}

// "6x6+x:easy:10", "6x6:3x2:10": the count is behind the last colon, a level before it.
Result<SectionRequest> parse_board_section(std::string_view text) {
  const std::size_t last = text.rfind(':');
  const auto count =
      last == std::string_view::npos ? std::nullopt : count_in(text.substr(last + 1));
  if (!count) {
    return misread(text,
                   fmt::format("BOARD:LEVEL:COUNT with COUNT 1-{} is expected", kLongestSection));
  }
  SectionRequest section;
  section.count = *count;
  std::string_view board = text.substr(0, last);
  const std::size_t colon = board.rfind(':');
  if (colon != std::string_view::npos && find_level(board.substr(colon + 1)) != nullptr) {
    section.board_level = board.substr(colon + 1);
    board = board.substr(0, colon);
  }
  section.board_key = board;
  return section;
}

}  // namespace

Result<SectionRequest> parse_section(std::string_view text) {
  if (begins_board(text)) return parse_board_section(text);
  const bool by_range = text.find(' ') != std::string_view::npos;
  const std::size_t colon = std::min(by_range ? text.rfind(':') : text.find(':'), text.size());
  const std::string_view what = text.substr(0, colon);
  SectionRequest section;
  if (by_range) {
    if (const Status read = read_range(text, what, section); !read) return read.error();
  } else if (const TechniqueRow* technique = find_technique(what); technique != nullptr) {
    section.technique = technique->id;
  } else {
    section.level = find_level(what);
    if (section.level == nullptr) return misread(text, unknown_section(what));
  }
  const auto count = count_in(text.substr(std::min(colon + 1, text.size())));
  if (!count) {
    return misread(text, fmt::format("LEVEL:COUNT with COUNT 1-{} is expected", kLongestSection));
  }
  section.count = *count;
  return section;
}

}  // namespace nonet
