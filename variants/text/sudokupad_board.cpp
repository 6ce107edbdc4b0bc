#include "variants/text/sudokupad_board.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "formats/document_members.h"
#include "formats/symbols.h"
#include "variants/text/board_statement.h"

namespace nonet::variants {
namespace {

// Rules that the metadata name.
constexpr std::array kSudokupadRules = {
    RuleMember{"antiknight", "anti-knight"},
    RuleMember{"antiking", "anti-king"},
    RuleMember{"nonconsecutive", "non-consecutive"},
    RuleMember{"disjointgroups", "disjoint"},
};

using House = std::vector<Spot>;

Result<House> spots_of(const Json& cells, int digits, std::string_view of, const Place& place) {
  const Error unknown =
      document_error(fmt::format("\"{}\": pairs of row and column expected", of), place);
  if (!cells.is_array()) return unknown;
  House house;
  for (const Json& pair : cells) {
    const auto spot = spot_in(pair);
    if (!spot || spot->row >= digits || spot->column >= digits) return unknown;
    house.push_back(*spot);
  }
  return house;
}

Status take_regions(const Json& regions, const Place& place, BoardStatement& statement) {
  if (!says_something(regions)) return {};
  if (!regions.is_array()) return document_error("\"regions\": a list expected", place);
  std::ranges::fill(statement.regions, -1);
  int number = 0;
  for (const Json& region : regions) {
    if (!says_something(region)) continue;
    const auto house = spots_of(region, statement.digits, "regions", place);
    if (!house) return house.error();
    for (const Spot& spot : *house) {
      int& at =
          statement.regions[static_cast<std::size_t>(spot.row * statement.digits + spot.column)];
      if (at != -1)
        return document_error(
            fmt::format("r{}c{} is in two regions", spot.row + 1, spot.column + 1), place);
      at = number;
    }
    ++number;
  }
  return {};
}

// "title: A title".
void take_note(std::string_view text, std::vector<Field>& fields) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return;
  for (const NamedText& name : kSudokupadTexts) {
    if (lower_case(trimmed(text.substr(0, colon))) == name.member)
      fields.push_back({std::string(name.field), std::string(trimmed(text.substr(colon + 1)))});
  }
}

bool is_whole_line(const House& house, int digits) {
  const auto all = [&](auto part) {
    return std::ranges::all_of(house,
                               [&](const Spot& spot) { return part(spot) == part(house[0]); });
  };
  return static_cast<int>(house.size()) == digits &&
         (all([](const Spot& spot) { return spot.row; }) ||
          all([](const Spot& spot) { return spot.column; }));
}

// Cages without a sum: rows and columns, the whole board, or further houses.
Status take_cage(const Json& cage, const Place& place, BoardStatement& statement,
                 std::vector<Field>& fields) {
  const Error sums =
      document_error("no board has cages with sums, or of fewer cells than a house", place);
  if (!cage.is_object()) return sums;
  const Json& value = member(cage, "value");
  if (!says_something(member(cage, "cells"))) {
    if (value.is_string()) take_note(value.get_ref<const std::string&>(), fields);
    return {};
  }
  if (says_something(value) || says_something(member(cage, "sum"))) return sums;
  auto house = spots_of(member(cage, "cells"), statement.digits, "cages", place);
  if (!house) return house.error();
  const bool whole = static_cast<int>(house->size()) == statement.digits * statement.digits;
  if (whole || is_whole_line(*house, statement.digits)) return {};
  if (static_cast<int>(house->size()) != statement.digits) return sums;
  statement.houses.push_back(*std::move(house));
  return {};
}

// Lines from corner to corner are diagonals; any other line may be any rule.
Status take_lines(const Json& lines, const Place& place, BoardStatement& statement) {
  if (!says_something(lines)) return {};
  const int end = statement.digits;
  for (const Json& line : lines.is_array() ? lines : Json::array({lines})) {
    const Json& points = line.is_object() ? member(line, "wayPoints") : line;
    if (points == Json::array({{0, 0}, {end, end}}) ||
        points == Json::array({{end, end}, {0, 0}})) {
      statement.kinds.emplace_back("x\\");
    } else if (points == Json::array({{0, end}, {end, 0}}) ||
               points == Json::array({{end, 0}, {0, end}})) {
      statement.kinds.emplace_back("x/");
    } else {
      return document_error("no board has lines other than diagonals", place);
    }
  }
  return {};
}

// Squares that colour whole cells of further houses say no more than the cages do.
Status check_underlays(const Json& underlays, const BoardStatement& statement, const Place& place) {
  if (!says_something(underlays)) return {};
  for (const Json& square : underlays.is_array() ? underlays : Json::array({underlays})) {
    const Json& center = square.is_object() ? member(square, "center") : square;
    const bool whole =
        square.is_object() && member(square, "width") == 1 && member(square, "height") == 1 &&
        !says_something(member(square, "rounded")) && !says_something(member(square, "text")) &&
        center.is_array() && center.size() == 2 && center[0].is_number() && center[1].is_number();
    const auto covered = [&] {
      const double row = center[0].get<double>() - 0.5;
      const double column = center[1].get<double>() - 0.5;
      return std::ranges::any_of(statement.houses, [&](const House& house) {
        return std::ranges::any_of(
            house, [&](const Spot& spot) { return spot.row == row && spot.column == column; });
      });
    };
    if (!whole || !covered())
      return document_error("no board has marks under cells, other than further houses", place);
  }
  return {};
}

Result<BoardStatement> statement_of(const Json& object, const Place& place,
                                    std::vector<Field>& fields) {
  const auto digits = square_size(member(object, "cells"));
  if (!digits)
    return document_error("\"cells\": as many rows as each has cells expected, 2 to 25", place);
  BoardStatement statement{.digits = *digits, .regions = usual_regions(*digits)};
  if (const Status taken = take_regions(member(object, "regions"), place, statement); !taken)
    return taken.error();
  const Json& cages = member(object, "cages");
  if (says_something(cages)) {
    for (const Json& cage : cages.is_array() ? cages : Json::array({cages})) {
      if (const Status taken = take_cage(cage, place, statement, fields); !taken)
        return taken.error();
    }
  }
  if (const Status taken = take_lines(member(object, "lines"), place, statement); !taken)
    return taken.error();
  if (const Status fine = check_underlays(member(object, "underlays"), statement, place); !fine)
    return fine.error();
  const Json& metadata = member(object, "metadata");
  for (const RuleMember& rule : kSudokupadRules) {
    if (metadata.is_object() && says_something(member(metadata, rule.member)))
      statement.kinds.push_back(rule.kind);
  }
  return statement;
}

Result<CellDigits> digits_of(const Json& rows, int digits, const Place& place) {
  CellDigits givens;
  for (int row = 0; row < digits; ++row) {
    for (int column = 0; column < digits; ++column) {
      const Json& cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      const auto digit = digit_in(cell.is_object() ? member(cell, "value") : cell, {row, column},
                                  {.digits = digits}, place);
      if (!digit) return digit.error();
      givens.push_back(static_cast<std::uint8_t>(*digit));
    }
  }
  return givens;
}

}  // namespace

Result<BoardDocument> read_sudokupad_board(const Json& object, const Place& place) {
  const auto is_drawn = [](std::string_view key) { return key == "lines" || key == "underlays"; };
  if (const Status known = check_members(object, kSudokupadMembers, is_drawn, place); !known)
    return known.error();
  std::vector<Field> fields;
  const auto statement = statement_of(object, place, fields);
  if (!statement) return statement.error();
  auto geometry = stated_board(*statement);
  if (!geometry) return document_error(geometry.error().reason, place);
  auto givens = digits_of(member(object, "cells"), statement->digits, place);
  if (!givens) return givens.error();
  auto document = document_of(*std::move(geometry), *std::move(givens), place);
  if (!document) return document;
  document->record.fields = std::move(fields);
  const Json& metadata = member(object, "metadata");
  if (!metadata.is_object()) return document;
  take_texts(metadata, kSudokupadTexts, *document);
  const Json& rules = member(metadata, "rules");
  if (rules.is_string()) document->record.comment = one_line(rules.get_ref<const std::string&>());
  return document;
}

}  // namespace nonet::variants
