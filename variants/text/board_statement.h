// What a document says of its board, and the geometry that this makes. Documents of sites and apps
// name no key: they hold a size, a region for each cell, rules such as "antiknight", and further
// houses as lists of cells.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "variants/board/geometry.h"

namespace nonet::variants {

struct BoardStatement {
  int digits = 9;
  // By cell in reading order, -1: in none. REQUIRES: digits * digits numbers.
  std::vector<int> regions;
  std::vector<std::string_view> kinds = {};    // keys of kinds that are stated by name
  std::vector<std::vector<Spot>> houses = {};  // further ones, which some kinds consist of
};

// The boxes of documents that name no regions: the largest number of rows up to the square root
// that divides the digits; of a prime, the rows of the board.
std::vector<int> usual_regions(int digits);

// The board with exactly these houses and rules. An error without a place says which region is none
// (too large, too small, in parts), or which house belongs to no kind of board.
Result<Geometry> stated_board(const BoardStatement& statement);

// Whether both are the same cells with the same houses and pairs; the symbols and the order of a
// jigsaw's regions do not matter.
bool same_board(const Geometry& one, const Geometry& other);

// Whether the key names this kind: "x", "anti-knight".
bool has_kind(const Geometry& geometry, std::string_view kind);

// The regions of a layer, in their order.
std::vector<const Region*> regions_of(const Geometry& geometry, Layer layer);

// The number of each cell's box or region, or of its row where the board has no boxes.
// REQUIRES: a board of digits * digits cells.
std::vector<int> region_numbers(const Geometry& geometry);

// The rules in a few words, for programs that show a text beside the board; empty if they are those
// of the classic game, on a board of any size.
std::string rules_in_words(const Geometry& geometry);

}  // namespace nonet::variants
