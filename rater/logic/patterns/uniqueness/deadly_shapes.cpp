#include "rater/logic/patterns/uniqueness/deadly_shapes.h"

#include <algorithm>
#include <vector>

#include "board/geometry.h"

namespace nonet {

namespace {

std::vector<CellSet> parts_by(HouseKind kind, CellSet cells) {
  std::vector<CellSet> parts;
  for (int number = 0; number < kSize; ++number) {
    const CellSet part = cells & cell_set_of(House(kind, number));
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

std::size_t count_of(HouseKind kind, CellSet cells) { return parts_by(kind, cells).size(); }

bool in_one(HouseKind kind, CellSet cells) { return count_of(kind, cells) == 1; }

// Two lines of a band or stack, and as many lines across them as digits.
bool is_extended_rectangle(CellSet cells, DigitSet digits) {
  if (cells.size() != 2 * digits.size()) return false;
  for (const auto& [along, across] : {std::pair(HouseKind::kRow, HouseKind::kColumn),
                                      std::pair(HouseKind::kColumn, HouseKind::kRow)}) {
    const auto pairs = parts_by(across, cells);
    const auto in_box = [](CellSet pair) { return in_one(HouseKind::kBox, pair); };
    if (count_of(along, cells) == 2 && std::ranges::all_of(pairs, in_box)) return true;
  }
  return false;
}

bool is_borescopers(CellSet cells, DigitSet digits) {
  if (cells.size() != digits.size() + 4) return false;
  auto boxes = parts_by(HouseKind::kBox, cells);
  if (boxes.size() != 3) return false;
  std::ranges::sort(boxes, {}, &CellSet::size);
  const CellSet middle = boxes[2];
  if (boxes[0].size() != 2 || middle.size() != digits.size()) return false;
  if (count_of(HouseKind::kRow, middle) != 2 || count_of(HouseKind::kColumn, middle) != 2) {
    return false;
  }
  const auto in_rows = [&](CellSet pair) {
    return in_one(HouseKind::kColumn, pair) && count_of(HouseKind::kRow, pair | middle) == 2;
  };
  const auto in_columns = [&](CellSet pair) {
    return in_one(HouseKind::kRow, pair) && count_of(HouseKind::kColumn, pair | middle) == 2;
  };
  return (in_rows(boxes[0]) && in_columns(boxes[1])) || (in_rows(boxes[1]) && in_columns(boxes[0]));
}

}  // namespace

std::optional<TechniqueId> technique_of_shape(CellSet cells, DigitSet digits, CellSet empty) {
  const int filled = (cells - empty).size();
  if (cells.size() == 4 && filled != 1) return std::nullopt;
  if (digits.size() == 2) {
    return filled == 0 ? std::nullopt : std::optional(TechniqueId::kReverseBug);
  }
  if (is_extended_rectangle(cells, digits)) return std::nullopt;
  if (is_borescopers(cells, digits)) return TechniqueId::kBorescopersPattern;
  return TechniqueId::kDeadlyPattern;
}

}  // namespace nonet
