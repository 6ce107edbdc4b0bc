#include "variants/text/board_statement.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "variants/board/kinds.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

constexpr int kInNone = -1;

Error input_error(std::string reason) { return {ErrorKind::kInput, std::move(reason), {}}; }

// The numbers with the first region met as 0, the next as 1, ...
std::vector<int> renumbered(const std::vector<int>& regions) {
  std::vector<int> seen;
  std::vector<int> numbers;
  for (const int region : regions) {
    const auto known = std::ranges::find(seen, region);
    numbers.push_back(static_cast<int>(known - seen.begin()));
    if (known == seen.end()) seen.push_back(region);
  }
  return numbers;
}

std::vector<int> rectangles(int digits, int rows, int columns) {
  std::vector<int> numbers;
  for (int row = 0; row < digits; ++row) {
    for (int column = 0; column < digits; ++column)
      numbers.push_back(row / rows * (digits / columns) + column / columns);
  }
  return numbers;
}

// The regions as the part of a key: ":3x2" after the size, or a kind after it.
Result<std::string> region_words(const BoardStatement& statement) {
  const int digits = statement.digits;
  if (std::ranges::count(statement.regions, kInNone) ==
      static_cast<std::ptrdiff_t>(statement.regions.size())) {
    return std::string("+latin");
  }
  if (std::ranges::find(statement.regions, kInNone) != statement.regions.end())
    return input_error("some cells are in a region and others in none");
  const std::vector<int> numbers = renumbered(statement.regions);
  for (int rows = 1; rows <= digits; ++rows) {
    if (digits % rows != 0 || numbers != rectangles(digits, rows, digits / rows)) continue;
    if (rows == 1 || rows == digits) return std::string("+latin");
    return fmt::format(":{}x{}", rows, digits / rows);
  }
  std::string layout = "+jigsaw:";
  for (const int number : numbers) {
    if (number >= digits) return input_error(fmt::format("more than {} regions", digits));
    layout += symbol_of(number + 1);
  }
  return layout;
}

using Houses = std::vector<std::vector<Spot>>;

// The houses that a kind adds to the board of the key; none if it does not fit the board.
Houses houses_of_kind(const std::string& key, const KindRow& kind) {
  const auto geometry = geometry_of(key + "+" + std::string(kind.key));
  Houses houses;
  if (!geometry) return houses;
  for (const Region& region : geometry->regions()) {
    if (region.layer <= Layer::kColumns) continue;
    std::vector<Spot> spots;
    for (const CellIndex cell : region.cells) spots.push_back(geometry->spot(cell));
    houses.push_back(std::move(spots));
  }
  return houses;
}

// How many of a kind's houses a document must state: of the windows those that are drawn.
std::size_t needed(const KindRow& kind, const Houses& houses) {
  return kind.key == "windoku" ? std::size_t{kDrawnWindows} : houses.size();
}

std::string house_text(const std::vector<Spot>& house) {
  std::string text;
  for (const Spot& spot : house) text += fmt::format(" r{}c{}", spot.row + 1, spot.column + 1);
  return text;
}

// The kinds whose houses are all among these; a house that belongs to none of them is an error.
Result<std::vector<std::string_view>> kinds_with(const std::string& key, Houses houses) {
  for (std::vector<Spot>& house : houses) std::ranges::sort(house);
  const auto stated = [&](const std::vector<Spot>& house) {
    return std::ranges::find(houses, house) != houses.end();
  };
  std::vector<std::string_view> found;
  Houses explained;
  for (const KindRow& kind : kinds()) {
    const Houses own = houses_of_kind(key, kind);
    if (own.empty() ||
        !std::all_of(own.begin(), own.begin() + static_cast<std::ptrdiff_t>(needed(kind, own)),
                     stated)) {
      continue;
    }
    found.push_back(kind.key);
    explained.insert(explained.end(), own.begin(), own.end());
  }
  for (const std::vector<Spot>& house : houses) {
    if (std::ranges::find(explained, house) != explained.end()) continue;
    return input_error("no kind of board has the further house" + house_text(house));
  }
  return found;
}

// "x" says what both diagonals say.
void join_diagonals(std::vector<std::string_view>& kinds) {
  const auto has = [&](std::string_view key) {
    return std::ranges::find(kinds, key) != kinds.end();
  };
  if (!has("x") && has("x\\") && has("x/")) kinds.emplace_back("x");
  if (!has("x")) return;
  std::erase(kinds, "x\\");
  std::erase(kinds, "x/");
}

// The cells of each house, by layers, in an order of their own.
std::vector<std::pair<Layer, std::vector<CellIndex>>> sorted_houses(const Geometry& geometry) {
  std::vector<std::pair<Layer, std::vector<CellIndex>>> houses;
  for (const Region& region : geometry.regions()) houses.emplace_back(region.layer, region.cells);
  std::ranges::sort(houses);
  return houses;
}

template <typename Pairs>
Pairs sorted(Pairs pairs) {
  std::ranges::sort(pairs);
  return pairs;
}

std::vector<std::string_view> words_of(std::string_view key) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t end = std::min(key.find('+'), key.size());
    words.push_back(key.substr(0, std::min(key.find(':'), end)));
    if (end == key.size()) return words;
    key.remove_prefix(end + 1);
  }
}

}  // namespace

std::vector<int> usual_regions(int digits) {
  int rows = 1;
  for (int divisor = 1; divisor * divisor <= digits; ++divisor) {
    if (digits % divisor == 0) rows = divisor;
  }
  return rectangles(digits, rows, digits / rows);
}

Result<Geometry> stated_board(const BoardStatement& statement) {
  const auto regions = region_words(statement);
  if (!regions) return regions.error();
  std::string key = fmt::format("{0}x{0}{1}", statement.digits, *regions);
  if (auto plain = geometry_of(key); !plain)
    return input_error("the regions: " + plain.error().reason);
  auto kinds = kinds_with(key, statement.houses);
  if (!kinds) return kinds.error();
  for (const std::string_view kind : statement.kinds) {
    if (std::ranges::find(*kinds, kind) == kinds->end()) kinds->push_back(kind);
  }
  join_diagonals(*kinds);
  for (const std::string_view kind : *kinds) key += fmt::format("+{}", kind);
  auto geometry = geometry_of(key);
  if (!geometry) return input_error(geometry.error().reason);
  return geometry;
}

bool same_board(const Geometry& one, const Geometry& other) {
  if (one.key() == other.key()) return true;
  if (one.digits() != other.digits() || one.cells() != other.cells()) return false;
  for (int cell = 0; cell < one.cells(); ++cell) {
    const auto index = static_cast<CellIndex>(cell);
    if (one.spot(index) != other.spot(index)) return false;
  }
  return sorted_houses(one) == sorted_houses(other) &&
         sorted(one.apart_pairs()) == sorted(other.apart_pairs()) &&
         sorted(one.far_pairs()) == sorted(other.far_pairs());
}

bool has_kind(const Geometry& geometry, std::string_view kind) {
  const auto words = words_of(geometry.key());
  return std::ranges::find(words, kind) != words.end();
}

std::vector<const Region*> regions_of(const Geometry& geometry, Layer layer) {
  std::vector<const Region*> regions;
  for (const Region& region : geometry.regions()) {
    if (region.layer == layer) regions.push_back(&region);
  }
  return regions;
}

std::vector<int> region_numbers(const Geometry& geometry) {
  const auto boxes = regions_of(geometry, Layer::kBoxes);
  std::vector<int> numbers(static_cast<std::size_t>(geometry.cells()));
  for (const Region* region : boxes.empty() ? regions_of(geometry, Layer::kRows) : boxes) {
    for (const CellIndex cell : region->cells) numbers[cell] = region->number;
  }
  return numbers;
}

std::string rules_in_words(const Geometry& geometry) {
  std::string rules;
  const bool jigsaw = has_kind(geometry, "jigsaw");
  const bool latin = has_kind(geometry, "latin");
  for (const KindRow& kind : kinds()) {
    if (kind.without_boxes || !has_kind(geometry, kind.key)) continue;
    rules += fmt::format("; {}", kind.text);
  }
  if (rules.empty() && !jigsaw && !latin) return rules;
  return fmt::format("{} hold each digit from 1 to {} once{}.",
                     latin    ? "Rows and columns"
                     : jigsaw ? "Rows, columns and regions"
                              : "Rows, columns and boxes",
                     geometry.digits(), rules);
}

}  // namespace nonet::variants
