#include "variants/text/fpuzzles_board.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "base/request_error.h"
#include "formats/document_members.h"
#include "formats/number_field.h"
#include "formats/symbols.h"
#include "formats/utf8.h"
#include "variants/board/kinds.h"
#include "variants/text/board_statement.h"

namespace nonet::variants {
namespace {

constexpr int kLargest = 16;
constexpr std::string_view kExtraRegions = "extraregion";

// The members that are rules of boards.
constexpr std::array kFpuzzlesRules = {
    RuleMember{"diagonal-", "x\\"},
    RuleMember{"diagonal+", "x/"},
    RuleMember{"antiknight", "anti-knight"},
    RuleMember{"antiking", "anti-king"},
    RuleMember{"nonconsecutive", "non-consecutive"},
    RuleMember{"disjointgroups", "disjoint"},
};

// "R3C12".
std::optional<Spot> spot_named(const Json& name) {
  if (!name.is_string()) return std::nullopt;
  const std::string_view text = name.get_ref<const std::string&>();
  const std::size_t middle = text.find('C');
  if (text.size() > 6 || !text.starts_with('R') || middle == std::string_view::npos)
    return std::nullopt;
  const auto number = [](std::string_view digits) {
    int value = 0;
    for (const char c : digits) {
      if (c < '0' || c > '9') return -1;
      value = value * 10 + (c - '0');
    }
    return value - 1;
  };
  const Spot spot{number(text.substr(1, middle - 1)), number(text.substr(middle + 1))};
  if (spot.row < 0 || spot.column < 0) return std::nullopt;
  return spot;
}

Result<std::vector<std::vector<Spot>>> extra_regions(const Json& object, const Place& place) {
  std::vector<std::vector<Spot>> houses;
  const Json& list = member(object, kExtraRegions);
  if (!says_something(list)) return houses;
  const Error unknown =
      document_error("\"extraregion\": lists of cells such as R1C2 expected", place);
  if (!list.is_array()) return unknown;
  for (const Json& extra : list) {
    const Json& cells = extra.is_object() ? member(extra, "cells") : extra;
    if (!cells.is_array()) return unknown;
    std::vector<Spot> house;
    for (const Json& name : cells) {
      const auto spot = spot_named(name);
      if (!spot) return unknown;
      house.push_back(*spot);
    }
    houses.push_back(std::move(house));
  }
  return houses;
}

// The region of a cell: a number, perhaps as text; -1 or null for none.
Result<int> region_in(const Json& cell, int usual, Spot spot, const Place& place) {
  if (!cell.contains("region")) return usual;
  const Json& region = member(cell, "region");
  if (region.is_null() || region == -1) return -1;
  if (region.is_number_unsigned() && region.get<std::uint64_t>() < kMostDigits)
    return region.get<int>();
  if (region.is_string()) {
    const auto digit = digit_in(region, spot, {.digits = kMostDigits}, place);
    if (digit) return *digit;
  }
  return document_error(
      fmt::format("a region's number expected in r{}c{}", spot.row + 1, spot.column + 1), place);
}

struct FpuzzlesGrid {
  std::vector<int> regions;
  CellDigits givens;
  CellDigits others;  // values of cells that are not marked as given
};

Status take_cell(const Json& cell, Spot spot, int digits, const Place& place, FpuzzlesGrid& grid) {
  if (!cell.is_object())
    return document_error(fmt::format("r{}c{} is no cell", spot.row + 1, spot.column + 1), place);
  if (says_something(member(cell, "givenPencilMarks")))
    return document_error("candidates of a puzzle's own are for 9x9 only", place);
  int& usual = grid.regions[static_cast<std::size_t>(spot.row * digits + spot.column)];
  const auto region = region_in(cell, usual, spot, place);
  if (!region) return region.error();
  usual = *region;
  const auto digit = digit_in(member(cell, "value"), spot, {.digits = digits}, place);
  if (!digit) return digit.error();
  const bool given = says_something(member(cell, "given"));
  grid.givens.push_back(static_cast<std::uint8_t>(given ? *digit : 0));
  grid.others.push_back(static_cast<std::uint8_t>(given ? 0 : *digit));
  return {};
}

Result<FpuzzlesGrid> grid_of(const Json& object, const Place& place) {
  const Json& rows = member(object, "grid");
  const auto digits = square_size(rows);
  const Json& size = member(object, "size");
  if (!digits || (!size.is_null() && size != *digits && size != std::to_string(*digits)))
    return document_error("\"grid\": as many rows of as many cells as \"size\" says expected",
                          place);
  FpuzzlesGrid grid{.regions = usual_regions(*digits), .givens = {}, .others = {}};
  for (int row = 0; row < *digits; ++row) {
    for (int column = 0; column < *digits; ++column) {
      const Json& cell = rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      if (const Status taken = take_cell(cell, {row, column}, *digits, place, grid); !taken)
        return taken.error();
    }
  }
  if (clue_count(grid.givens) == 0) grid.givens.swap(grid.others);
  return grid;
}

std::string spot_name(Spot spot) { return fmt::format("R{}C{}", spot.row + 1, spot.column + 1); }

// The disjoint houses of boxes that f-puzzles does not have by itself are extra regions.
bool is_written_by_name(const Geometry& geometry, const Region& region) {
  switch (region.layer) {
    case Layer::kBoxes:
    case Layer::kRows:
    case Layer::kColumns:
    case Layer::kDiagonal:
    case Layer::kAntidiagonal:
      return true;
    case Layer::kDisjoint:
      return region_numbers(geometry) == usual_regions(geometry.digits());
    default:
      return region.layer == Layer::kWindows && region.number >= kDrawnWindows;
  }
}

OrderedJson extra_regions_written(const Geometry& geometry) {
  OrderedJson extra = OrderedJson::array();
  for (const Region& region : geometry.regions()) {
    if (is_written_by_name(geometry, region)) continue;
    OrderedJson cells = OrderedJson::array();
    for (const CellIndex cell : region.cells) cells.push_back(spot_name(geometry.spot(cell)));
    extra.push_back({{"cells", std::move(cells)}});
  }
  return extra;
}

OrderedJson grid_written(const Geometry& geometry, const CellDigits& givens) {
  const std::vector<int> regions = region_numbers(geometry);
  const std::vector<int> usual = usual_regions(geometry.digits());
  OrderedJson rows = OrderedJson::array();
  for (int row = 0; row < geometry.digits(); ++row) rows.push_back(OrderedJson::array());
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    OrderedJson object = OrderedJson::object();
    if (givens[cell] != 0) object = {{"value", givens[cell]}, {"given", true}};
    if (regions != usual) object["region"] = regions[cell];
    rows[cell / rows.size()].push_back(std::move(object));
  }
  return rows;
}

OrderedJson members_written(const Geometry& geometry, const BoardRecord& record) {
  OrderedJson object = {{"size", geometry.digits()}};
  for (const NamedText& name : kFpuzzlesTexts) {
    const auto field = std::ranges::find(record.fields, name.field, &Field::key);
    if (field != record.fields.end()) object[std::string(name.member)] = utf8_text(field->value);
  }
  const std::string rules = rules_in_words(geometry);
  if (!record.comment.empty()) {
    object["ruleset"] = utf8_text(record.comment);
  } else if (!rules.empty()) {
    object["ruleset"] = rules;
  }
  for (const RuleMember& rule : kFpuzzlesRules) {
    const bool diagonal = has_kind(geometry, "x") && rule.kind.starts_with("x");
    const bool named =
        rule.kind != "disjoint" || region_numbers(geometry) == usual_regions(geometry.digits());
    if (diagonal || (named && has_kind(geometry, rule.kind)))
      object[std::string(rule.member)] = true;
  }
  if (auto extra = extra_regions_written(geometry); !extra.empty())
    object[std::string(kExtraRegions)] = std::move(extra);
  return object;
}

}  // namespace

Result<BoardDocument> read_fpuzzles_board(const Json& object, const Place& place) {
  const auto is_rule = [](std::string_view key) {
    return key == kExtraRegions ||
           std::ranges::find(kFpuzzlesRules, key, &RuleMember::member) != kFpuzzlesRules.end();
  };
  if (const Status known = check_members(object, kFpuzzlesMembers, is_rule, place); !known)
    return known.error();
  auto grid = grid_of(object, place);
  if (!grid) return grid.error();
  auto houses = extra_regions(object, place);
  if (!houses) return houses.error();
  BoardStatement statement{.digits = static_cast<int>(member(object, "grid").size()),
                           .regions = std::move(grid->regions),
                           .houses = *std::move(houses)};
  for (const RuleMember& rule : kFpuzzlesRules) {
    if (says_something(member(object, rule.member))) statement.kinds.push_back(rule.kind);
  }
  auto geometry = stated_board(statement);
  if (!geometry) return document_error(geometry.error().reason, place);
  auto document = document_of(*std::move(geometry), std::move(grid->givens), place);
  if (!document) return document;
  take_texts(object, kFpuzzlesTexts, *document);
  const Json& rules = member(object, "ruleset");
  if (rules.is_string() && rules != rules_in_words(document->geometry))
    document->record.comment = one_line(rules.get_ref<const std::string&>());
  return document;
}

Result<std::string> fpuzzles_object(const Geometry& geometry, const BoardRecord& record) {
  if (geometry.has_gaps())
    return request_error(
        fmt::format("f-puzzles has no boards that overlap, such as {}", geometry.key()));
  if (geometry.digits() > kLargest)
    return request_error(
        fmt::format("f-puzzles has no boards of more than 16 digits, such as {}", geometry.key()));
  OrderedJson object = members_written(geometry, record);
  object["grid"] = grid_written(geometry, record.givens);
  constexpr bool kAsciiOnly = true;
  return object.dump(-1, ' ', kAsciiOnly, OrderedJson::error_handler_t::replace);
}

}  // namespace nonet::variants
