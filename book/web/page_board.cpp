#include "book/web/page_board.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "book/drawings/board_picture.h"
#include "variants/explain/house_places.h"

namespace nonet {
namespace {

using Json = nlohmann::ordered_json;
using variants::CellIndex;
using variants::Geometry;
using variants::HouseIndex;
using variants::name_with_place;

// The lines around boxes and regions, edge by edge: without the border of the whole, unless it has
// gaps.
std::string edges_of(const Geometry& board) {
  std::vector<int> box(static_cast<std::size_t>(board.cells()), -1);
  for (std::size_t i = 0; i < board.regions().size(); ++i) {
    const variants::Region& region = board.regions()[i];
    if (region.layer != variants::Layer::kBoxes) continue;
    for (const CellIndex cell : region.cells) box[cell] = static_cast<int>(i);
  }
  constexpr int kGap = -2;
  const auto at = [&](int row, int column) {
    const auto cell = board.cell_at({row, column});
    return cell ? box[*cell] : kGap;
  };
  const int border = board.has_gaps() ? 1 : 0;
  std::string path;
  for (int row = -border; row < board.rows(); ++row) {
    for (int column = -border; column < board.columns(); ++column) {
      if (column + 1 < board.columns() + border && at(row, column) != at(row, column + 1)) {
        path += fmt::format("M{} {}V{}", column + 1, row, row + 1);
      }
      if (row + 1 < board.rows() + border && at(row, column) != at(row + 1, column)) {
        path += fmt::format("M{} {}H{}", column, row + 1, column + 1);
      }
    }
  }
  return path;
}

Json kind_of_house(const variants::BoardHouse& house) {
  switch (house.role) {
    case variants::HouseRole::kBox:
      return "box";
    case variants::HouseRole::kRow:
      return "row";
    case variants::HouseRole::kColumn:
      return "column";
    case variants::HouseRole::kFurther:
      break;
  }
  // Regions of a jigsaw are boxes to the eye.
  return house.layer == variants::Layer::kBoxes ? Json("box") : Json(nullptr);
}

}  // namespace

Json page_board(const Geometry& board, const variants::BoardWords& names) {
  Json json = Json::object();
  json["across"] = board.columns();
  json["down"] = board.rows();
  json["digits"] = board.digits();
  if (board.has_gaps()) {
    json["places"] = Json::array();
    for (int cell = 0; cell < board.cells(); ++cell) {
      const variants::Spot spot = board.spot(static_cast<CellIndex>(cell));
      json["places"].push_back(spot.row * board.columns() + spot.column);
    }
  }
  json["houses"] = Json::array();
  json["names"] = Json::array();
  for (std::size_t i = 0; i < names.board().houses().size(); ++i) {
    const auto index = static_cast<HouseIndex>(i);
    const variants::BoardHouse& house = names.board().house(index);
    json["houses"].push_back(house.cells);
    json["names"].push_back(Json::array({kind_of_house(house), name_with_place(index, names)}));
  }
  json["apart"] = board.apart_pairs();
  json["far"] = board.far_pairs();
  json["edges"] = edges_of(board);
  json["tints"] = Json::array();
  const std::vector<int> depths = tint_depths(board);
  for (std::size_t cell = 0; cell < depths.size(); ++cell) {
    if (depths[cell] > 0) json["tints"].push_back(cell);
  }
  return json;
}

}  // namespace nonet
