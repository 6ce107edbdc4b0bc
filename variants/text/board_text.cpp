#include "variants/text/board_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/printable.h"

namespace nonet::variants {
namespace {

constexpr std::string_view kFillers = ".0*_xX";

// The digit of a symbol, 0 for an empty cell; nullopt for any other character.
std::optional<int> digit_of(char symbol, Symbols symbols) {
  if (symbols == Symbols::kFromOne && kFillers.find(symbol) != std::string_view::npos) return 0;
  if (kFillers.find(symbol) != std::string_view::npos && symbol != '0') return 0;
  const int shift = symbols == Symbols::kFromZero ? 1 : 0;
  if (symbol >= '0' && symbol <= '9') {
    if (symbols == Symbols::kLetters) return symbol == '0' ? std::optional(0) : std::nullopt;
    return symbol - '0' + shift;
  }
  const int letter = std::toupper(static_cast<unsigned char>(symbol)) - 'A';
  if (letter < 0 || letter >= 26) return std::nullopt;
  return symbols == Symbols::kLetters ? letter + 1 : letter + 10 + shift;
}

struct LayerRow {
  Layer layer;
  std::string_view name;
  bool numbered;
};
constexpr std::array kLayers = {
    LayerRow{Layer::kBoxes, "box", true},
    LayerRow{Layer::kRows, "row", true},
    LayerRow{Layer::kColumns, "column", true},
    LayerRow{Layer::kDiagonal, "the diagonal from the top left", false},
    LayerRow{Layer::kAntidiagonal, "the diagonal from the top right", false},
    LayerRow{Layer::kDisjoint, "disjoint group", true},
    LayerRow{Layer::kWindows, "window", true},
    LayerRow{Layer::kAsterisk, "the asterisk", false},
    LayerRow{Layer::kCenterDot, "the center dots", false},
    LayerRow{Layer::kGirandola, "the girandola", false},
};
static_assert(kLayers.size() == static_cast<std::size_t>(Layer::kCount));

}  // namespace

char symbol_of(int digit) {
  if (digit == 0) return '.';
  return static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

std::string text_of(const CellDigits& digits) {
  std::string text;
  text.reserve(digits.size());
  for (const std::uint8_t digit : digits) text += symbol_of(digit);
  return text;
}

Symbols symbols_of(std::string_view cells, const Geometry& geometry) {
  if (geometry.digits() > 16 || geometry.digits() < 10) return Symbols::kFromOne;
  const auto any = [&](auto test) { return std::ranges::any_of(cells, test); };
  const bool zero = any([](char c) { return c == '0'; });
  const bool dots = any([](char c) { return c == '.'; });
  const bool decimal = any([](char c) { return c >= '1' && c <= '9'; });
  const char highest = static_cast<char>('A' + geometry.digits() - 10);  // G of sixteen digits
  const bool top =
      any([=](char c) { return std::toupper(static_cast<unsigned char>(c)) >= highest; });
  if (!decimal && top) return Symbols::kLetters;
  if (geometry.digits() == 16 && zero && dots && !top) return Symbols::kFromZero;
  return Symbols::kFromOne;
}

Status check_houses(const CellDigits& digits, const Geometry& geometry, Place place) {
  for (const Region& region : geometry.regions()) {
    std::array<std::optional<CellIndex>, kMostDigits + 1> holder{};
    for (const CellIndex cell : region.cells) {
      if (digits[cell] == 0) continue;
      auto& other = holder.at(digits[cell]);
      if (other) {
        place.column += cell;
        return Error{
            ErrorKind::kInput,
            fmt::format("{} and {} both hold {} in {}", cell_name(geometry, *other),
                        cell_name(geometry, cell), symbol_of(digits[cell]), region_name(region)),
            std::move(place)};
      }
      other = cell;
    }
  }
  return {};
}

namespace {

Result<CellDigits> read_symbols(std::string_view cells, const Geometry& geometry,
                                const Place& place) {
  const Symbols symbols = symbols_of(cells, geometry);
  CellDigits digits;
  digits.reserve(cells.size());
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto digit = digit_of(cells[i], symbols);
    if (!digit || *digit > geometry.digits()) {
      Place here = place;
      here.column += i;
      return Error{ErrorKind::kInput,
                   fmt::format("'{}' is no digit of a board with 1-{}; . or 0 for an empty cell",
                               printable(cells.substr(i, 1)), symbol_of(geometry.digits())),
                   std::move(here)};
    }
    digits.push_back(static_cast<std::uint8_t>(*digit));
  }
  return digits;
}

}  // namespace

Result<CellDigits> read_cells(std::string_view cells, const Geometry& geometry,
                              const Place& place) {
  auto digits = read_symbols(cells, geometry, place);
  if (!digits) return digits;
  if (const Status sound = check_houses(*digits, geometry, place); !sound) return sound.error();
  return digits;
}

Result<CellDigits> read_position(std::string_view cells, const Geometry& geometry,
                                 const Place& place) {
  if (cells.size() != static_cast<std::size_t>(geometry.cells())) {
    return Error{ErrorKind::kInput,
                 fmt::format("{} characters, where {} has {} cells", cells.size(), geometry.key(),
                             geometry.cells()),
                 place};
  }
  return read_symbols(cells, geometry, place);
}

std::string cell_name(const Geometry& geometry, CellIndex cell) {
  const Spot spot = geometry.spot(cell);
  return fmt::format("r{}c{}", spot.row + 1, spot.column + 1);
}

std::string region_name(const Region& region) {
  const LayerRow& row = *std::ranges::find(kLayers, region.layer, &LayerRow::layer);
  return row.numbered ? fmt::format("{} {}", row.name, region.number + 1) : std::string(row.name);
}

}  // namespace nonet::variants
