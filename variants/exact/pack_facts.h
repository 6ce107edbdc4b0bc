// A geometry's facts as lists of cells and houses, one behind the other, as the packed boards of
// packed_boards.h read them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "variants/board/cell_digits.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

// Lists of numbers in one array.
class NumberLists {
 public:
  void add(std::span<const std::uint16_t> list) {
    items_.insert(items_.end(), list.begin(), list.end());
    ends_.push_back(items_.size());
  }
  [[nodiscard]] std::size_t size() const { return ends_.size(); }
  [[nodiscard]] std::span<const std::uint16_t> operator[](std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends_[i - 1];
    return {items_.data() + begin, ends_[i] - begin};
  }

 private:
  std::vector<std::uint16_t> items_;
  std::vector<std::size_t> ends_;
};

struct PackFacts {
  explicit PackFacts(const Geometry& geometry);

  // Whether no two digits in such cells contradict one another.
  [[nodiscard]] bool keeps_pairs(const CellDigits& digits) const;

  std::size_t cells;
  std::size_t digits;
  std::uint32_t all_digits;  // a bit for each
  NumberLists house_cells;   // by house
  NumberLists cell_houses;   // by cell
  NumberLists apart;         // by cell: those that differ from it without a common house
  NumberLists far;           // by cell: those that differ from it by more than one
  // All cells, such that neighbours in this order share no house as far as that can be: work on one
  // need not wait for the one before.
  std::vector<std::uint16_t> apart_order;
  bool has_pairs = false;   // whether there are any such cells
  std::vector<bool> boxes;  // by house
  std::vector<bool> usual;  // by house: a box, row or column
  // Two houses with at least two cells in common. The cells of both, of the first only, of the
  // second only, a list for each pair of houses.
  NumberLists common;
  NumberLists first_only;
  NumberLists second_only;

 private:
  void order_cells(const Geometry& geometry);
  void add_crossing(const Region& first, const Region& second);
};

}  // namespace nonet::variants
