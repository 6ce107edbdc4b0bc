// Where a house lies whose name does not show it: "region 6" says nothing to a person, "region 6
// (r1c7-r2c9, r3c8)" does. Boxes, rows and columns are counted, and a diagonal says where it
// begins; where grids overlap no count tells enough.
#pragma once

#include <string>
#include <vector>

#include "variants/explain/board_words.h"

namespace nonet::variants {

bool needs_place(HouseIndex house, const LadderBoard& board);

// Its cells as rectangles, each from its first to its last cell.
std::string place_of(HouseIndex house, const BoardWords& names);

// "region 6 (r1c7-r2c9, r3c8)", "row 3"; a window that is not drawn says that it follows from those
// that are.
std::string name_with_place(HouseIndex house, const BoardWords& names);

// Adds their places to the houses of a text that is told piece by piece, where each is named first.
class HousePlaces {
 public:
  // Borrows the names.
  explicit HousePlaces(const BoardWords& names) : names_(names) {}

  // A house that has its place already is left as it is.
  [[nodiscard]] std::string told(std::string text);
  // In the words of an argument.
  void tell(NamedProof& proof);

 private:
  const BoardWords& names_;
  std::vector<HouseIndex> told_;
};

}  // namespace nonet::variants
