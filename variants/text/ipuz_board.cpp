#include "variants/text/ipuz_board.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "formats/document_members.h"
#include "formats/symbols.h"
#include "formats/utf8.h"
#include "variants/text/board_statement.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

constexpr std::string_view kBoardMember = "org.nonet:board";
constexpr std::string_view kJigsaw = "/jigsawsudoku";
constexpr std::string_view kLatin = "/latinsquare";

// What ipuz calls the kinds of boards.
struct IpuzKind {
  std::string_view path;  // after kIpuzSudoku
  std::string_view kind;  // empty: no kind of its own
};
constexpr std::array kIpuzKinds = {
    IpuzKind{"", ""},
    IpuzKind{"/wordoku", ""},
    IpuzKind{kLatin, "latin"},
    IpuzKind{kJigsaw, "jigsaw"},
    IpuzKind{"/diagonalsudoku", "x"},
    IpuzKind{"/hypersudoku", "windoku"},
};

using Paths = std::vector<std::string_view>;

bool has(const Paths& paths, std::string_view path) {
  return std::ranges::find(paths, path) != paths.end();
}

// The kinds of Sudoku that the object names, without the address before and the version behind.
Result<Paths> paths_in(const Json& kinds, const Place& place) {
  Paths paths;
  for (const Json& kind : kinds.is_array() ? kinds : Json::array({kinds})) {
    if (!kind.is_string()) continue;
    const std::string_view name = kind.get_ref<const std::string&>();
    if (!name.starts_with(kIpuzSudoku)) continue;
    const std::string_view path =
        name.substr(kIpuzSudoku.size(), name.find('#') - kIpuzSudoku.size());
    const auto row = std::ranges::find(kIpuzKinds, path, &IpuzKind::path);
    if (row == kIpuzKinds.end())
      return document_error(fmt::format("no board is of the kind {}", excerpt(name)), place);
    paths.push_back(row->path);
  }
  if (!paths.empty()) return paths;
  return document_error("an ipuz puzzle of the kind http://ipuz.org/sudoku expected", place);
}

// The cells of a group: "cells" are pairs of column and row, from 0, or from 1 in some programs.
Result<std::vector<Spot>> group_cells(const Json& group, const Place& place) {
  const Json& cells = group.is_object() ? member(group, "cells") : group;
  std::vector<Spot> spots;
  for (const Json& pair : cells.is_array() ? cells : Json::array({cells})) {
    const auto spot = spot_in(pair);
    if (!spot) return document_error("\"cells\": pairs of column and row expected", place);
    spots.push_back({spot->column, spot->row});
  }
  return spots;
}

using Groups = std::vector<std::vector<Spot>>;

// The groups of "zones" and "cages"; a cage with a value is a rule of its own.
Result<Groups> groups_in(const Json& object, int digits, const Place& place) {
  Groups groups;
  bool from_one = false;
  for (const std::string_view key : {"zones", "cages"}) {
    const Json& list = member(object, key);
    if (!says_something(list)) continue;
    if (!list.is_array()) return document_error(fmt::format("\"{}\": a list expected", key), place);
    for (const Json& group : list) {
      if (group.is_object() && says_something(member(group, "value")))
        return document_error("no board has cages with sums", place);
      auto cells = group_cells(group, place);
      if (!cells) return cells.error();
      groups.push_back(*std::move(cells));
      for (const Spot& spot : groups.back())
        from_one = from_one || spot.row == digits || spot.column == digits;
    }
  }
  for (std::vector<Spot>& group : groups) {
    for (Spot& spot : group) {
      if (from_one) --spot.row, --spot.column;
      if (spot.row < 0 || spot.column < 0 || spot.row >= digits || spot.column >= digits)
        return document_error("a group of cells leaves the board", place);
    }
  }
  return groups;
}

// The groups of as many cells as there are digits that a jigsaw consists of.
Result<std::vector<int>> jigsaw_regions(const Groups& groups, int digits, const Place& place) {
  std::vector<int> regions(static_cast<std::size_t>(digits * digits), -1);
  for (std::size_t number = 0; number < groups.size(); ++number) {
    for (const Spot& spot : groups[number]) {
      int& region = regions[static_cast<std::size_t>(spot.row * digits + spot.column)];
      if (region != -1) {
        return document_error(
            fmt::format("r{}c{} is in two regions", spot.row + 1, spot.column + 1), place);
      }
      region = static_cast<int>(number);
    }
  }
  return regions;
}

Result<Geometry> board_by_kinds(const Json& object, const Paths& paths, const Place& place) {
  const auto digits = square_size(member(object, "puzzle"));
  if (!digits)
    return document_error("\"puzzle\": as many rows as each has cells expected, 2 to 25", place);
  auto groups = groups_in(object, *digits, place);
  if (!groups) return groups.error();
  BoardStatement statement{.digits = *digits, .regions = usual_regions(*digits)};
  if (has(paths, kLatin)) std::ranges::fill(statement.regions, -1);
  if (has(paths, kJigsaw)) {
    auto regions = jigsaw_regions(*groups, *digits, place);
    if (!regions) return regions.error();
    statement.regions = *std::move(regions);
  } else {
    statement.houses = *std::move(groups);
  }
  for (const IpuzKind& row : kIpuzKinds) {
    if (has(paths, row.path) && !row.kind.empty() && row.path != kLatin && row.path != kJigsaw)
      statement.kinds.push_back(row.kind);
  }
  auto geometry = stated_board(statement);
  if (!geometry) return document_error(geometry.error().reason, place);
  return geometry;
}

Result<Geometry> board_of(const Json& object, const Place& place) {
  const auto paths = paths_in(member(object, "kind"), place);
  if (!paths) return paths.error();
  const auto is_board = [](std::string_view key) {
    return key == kBoardMember || key == "zones" || key == "cages";
  };
  if (const Status known = check_members(object, kIpuzMembers, is_board, place); !known)
    return known.error();
  const Json& key = member(object, kBoardMember);
  if (!key.is_string()) return board_by_kinds(object, *paths, place);
  auto geometry = geometry_of(key.get_ref<const std::string&>());
  if (!geometry) return document_error(geometry.error().reason, place);
  return geometry;
}

// The value of a cell, which may be an object.
const Json& value_of(const Json& cell) {
  if (!cell.is_object()) return cell;
  return cell.contains("value") ? member(cell, "value") : member(cell, "cell");
}

Result<CellDigits> digits_of(const Json& object, const Geometry& geometry, const Place& place) {
  const Json& rows = member(object, "puzzle");
  const Json& charset = member(object, "charset");
  ValueRule rule{.digits = geometry.digits()};
  if (charset.is_string() &&
      charset.get_ref<const std::string&>().size() == static_cast<std::size_t>(rule.digits)) {
    rule.symbols = charset.get_ref<const std::string&>();
  }
  CellDigits digits;
  for (int cell = 0; cell < geometry.cells(); ++cell) {
    const Spot spot = geometry.spot(static_cast<CellIndex>(cell));
    const auto row = static_cast<std::size_t>(spot.row);
    const auto column = static_cast<std::size_t>(spot.column);
    if (!rows.is_array() || rows.size() != static_cast<std::size_t>(geometry.rows()) ||
        !rows[row].is_array() || rows[row].size() != static_cast<std::size_t>(geometry.columns())) {
      return document_error(fmt::format("\"puzzle\": {} rows of {} cells expected", geometry.rows(),
                                        geometry.columns()),
                            place);
    }
    const auto digit = digit_in(value_of(rows[row][column]), spot, rule, place);
    if (!digit) return digit.error();
    digits.push_back(static_cast<std::uint8_t>(*digit));
  }
  return digits;
}

// The kinds of the board that ipuz knows.
OrderedJson kinds_written(const Geometry& geometry) {
  OrderedJson kinds = OrderedJson::array();
  for (const IpuzKind& row : kIpuzKinds) {
    if (!row.kind.empty() && has_kind(geometry, row.kind))
      kinds.push_back(fmt::format("{}{}#1", kIpuzSudoku, row.path));
  }
  if (kinds.empty()) kinds.push_back(fmt::format("{}#1", kIpuzSudoku));
  return kinds;
}

OrderedJson zones_written(const Geometry& geometry) {
  OrderedJson zones = OrderedJson::array();
  for (const Region* region : regions_of(geometry, Layer::kBoxes)) {
    OrderedJson cells = OrderedJson::array();
    for (const CellIndex cell : region->cells) {
      const Spot spot = geometry.spot(cell);
      cells.push_back({spot.column, spot.row});
    }
    zones.push_back({{"cells", std::move(cells)}});
  }
  return zones;
}

// Numbers to 9, then letters; null where no cell is.
OrderedJson rows_written(const Geometry& geometry, const CellDigits& givens) {
  OrderedJson rows = OrderedJson::array();
  for (int row = 0; row < geometry.rows(); ++row) {
    OrderedJson cells = OrderedJson::array();
    for (int column = 0; column < geometry.columns(); ++column) {
      const auto cell = geometry.cell_at({row, column});
      if (!cell) {
        cells.push_back(nullptr);
      } else if (givens[*cell] < 10) {
        cells.push_back(givens[*cell]);
      } else {
        cells.push_back(std::string(1, symbol_of(givens[*cell])));
      }
    }
    rows.push_back(std::move(cells));
  }
  return rows;
}

}  // namespace

Result<BoardDocument> read_ipuz_board(const Json& object, const Place& place) {
  auto geometry = board_of(object, place);
  if (!geometry) return geometry.error();
  auto digits = digits_of(object, *geometry, place);
  if (!digits) return digits.error();
  auto document = document_of(*std::move(geometry), *std::move(digits), place);
  if (!document) return document;
  take_texts(object, kIpuzTexts, *document);
  const Json& notes = member(object, "notes");
  if (notes.is_string()) document->record.comment = one_line(notes.get_ref<const std::string&>());
  return document;
}

std::string ipuz_object(const Geometry& geometry, const BoardRecord& record) {
  OrderedJson object = {{"version", kIpuzVersion}, {"kind", kinds_written(geometry)}};
  for (const NamedText& name : kIpuzTexts) {
    const auto field = std::ranges::find(record.fields, name.field, &Field::key);
    if (field != record.fields.end()) object[std::string(name.member)] = utf8_text(field->value);
  }
  if (!record.comment.empty()) object["notes"] = utf8_text(record.comment);
  if (const std::string rules = rules_in_words(geometry); !rules.empty()) object["intro"] = rules;
  object["dimensions"] = {{"width", geometry.columns()}, {"height", geometry.rows()}};
  std::string charset;
  for (int digit = 1; digit <= geometry.digits(); ++digit) charset += symbol_of(digit);
  object["charset"] = charset;
  object["boxes"] = !has_kind(geometry, "latin") && !has_kind(geometry, "jigsaw");
  object[std::string(kBoardMember)] = geometry.key();
  if (has_kind(geometry, "jigsaw")) object["zones"] = zones_written(geometry);
  object["puzzle"] = rows_written(geometry, record.givens);
  return object.dump();
}

}  // namespace nonet::variants
