#include "rater/logic/patterns/uniqueness/symmetrical_placement.h"

#include <array>
#include <optional>
#include <vector>

#include "board/geometry.h"
#include "board/typed_array.h"

namespace nonet {

namespace {

using Image = Cell (*)(Cell);

Cell half_turned(Cell c) { return {kSize - 1 - c.row(), kSize - 1 - c.column()}; }
Cell quarter_turned(Cell c) { return {c.column(), kSize - 1 - c.row()}; }
Cell reflected(Cell c) { return {c.column(), c.row()}; }
Cell reflected_in_other(Cell c) { return {kSize - 1 - c.column(), kSize - 1 - c.row()}; }

constexpr std::array<Image, 4> kImages = {half_turned, quarter_turned, reflected,
                                          reflected_in_other};

using DigitImages = PerDigit<std::optional<Digit>>;

// Completes the map if one digit has no image yet. False if several have none.
bool complete(DigitImages& images) {
  DigitSet without;
  DigitSet taken;
  for (const Digit digit : DigitSet::all()) {
    if (images[digit]) {
      taken.insert(*images[digit]);
    } else {
      without.insert(digit);
    }
  }
  if (taken.size() + without.size() != kSize || without.size() > 1) return false;
  for (const Digit digit : without) images[digit] = (~taken).first();
  return true;
}

// The givens, or all filled cells: with more of the solution filled there is still one solution.
CellSet fixed_cells(const Search& search) {
  return search.givens.empty() ? ~search.position.empty_cells() : search.givens;
}

// How the digits change places; nullopt: these cells, all filled, are not symmetric.
std::optional<DigitImages> digit_images(const Search& search, CellSet fixed, Image image) {
  DigitImages images{};
  for (const Cell cell : fixed) {
    const Cell other = image(cell);
    if (!fixed.contains(other)) return std::nullopt;
    const Digit from(search.position.value(cell));
    const Digit to(search.position.value(other));
    if (images[from] && *images[from] != to) return std::nullopt;
    images[from] = to;
  }
  return complete(images) ? std::optional(images) : std::nullopt;
}

bool may_be(const Position& position, Candidate candidate) {
  return position.value(candidate.cell) == candidate.digit.value() || position.has(candidate);
}

// Each digit before its image.
std::vector<PatternPart> parts_of(const DigitImages& images) {
  std::vector<PatternPart> parts;
  for (const Digit digit : DigitSet::all()) {
    parts.push_back({CellSet(), DigitSet(digit)});
    parts.push_back({CellSet(), DigitSet(*images[digit])});
  }
  return parts;
}

Demand offer_symmetry(const Search& search, Image image, const DigitImages& images) {
  const Position& position = search.position;
  Step step;
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) {
      const bool stays = image(cell) != cell || *images[digit] == digit;
      const Candidate there{image(cell), *images[digit]};
      if (!stays || !may_be(position, there)) step.eliminations.insert({cell, digit});
    }
  }
  if (step.eliminations.empty()) return Demand::kMore;
  step.technique = TechniqueId::kSymmetricalPlacement;
  step.cells = step.eliminations.cells();
  for (const Cell cell : step.eliminations.cells()) step.helpers.insert(image(cell));
  step.digits = step.eliminations.digits();
  if (explains(search)) step.parts = parts_of(images);
  return search.sink.offer(step);
}

// The one of the cells whose image is not among them; nullopt: none or several.
std::optional<Cell> cell_without_image(CellSet cells, Image image) {
  std::optional<Cell> odd;
  for (const Cell cell : cells) {
    if (cells.contains(image(cell))) continue;
    if (odd) return std::nullopt;
    odd = cell;
  }
  return odd;
}

// Whether a solution cannot be symmetric: cells that stay in place need digits that stay.
bool excludes_symmetry(const Position& position, Image image, const DigitImages& images) {
  DigitSet staying;
  for (const Digit digit : DigitSet::all()) {
    if (*images[digit] == digit) staying.insert(digit);
  }
  PerHouse<int> cells_in{};
  for (const Cell cell : all_cells()) {
    if (image(cell) != cell) continue;
    const DigitSet digits = position.empty_cells().contains(cell)
                                ? position.candidates(cell)
                                : DigitSet(position.grid().digit(cell));
    if ((digits & staying).empty()) return true;
    for (const House house : houses_of(cell)) {
      if (++cells_in[house] > staying.size()) return true;
    }
  }
  return false;
}

Demand offer_against_symmetry(const Search& search, Image image) {
  const CellSet fixed = fixed_cells(search);
  const auto odd = cell_without_image(fixed, image);
  if (!odd) return Demand::kMore;
  const auto images = digit_images(search, fixed - CellSet(*odd), image);
  if (!images) return Demand::kMore;
  for (const Digit digit : DigitSet::all()) {
    if (*(*images)[*(*images)[digit]] != digit) return Demand::kMore;
  }
  const Candidate target{image(*odd), *(*images)[search.position.grid().digit(*odd)]};
  if (!search.position.has(target) || !excludes_symmetry(search.position, image, *images)) {
    return Demand::kMore;
  }
  Step step;
  step.technique = TechniqueId::kAntiSymmetricalPlacement;
  step.eliminations.insert(target);
  step.cells = CellSet(target.cell);
  step.helpers = CellSet(*odd);
  step.digits = DigitSet(target.digit);
  if (explains(search)) step.parts = parts_of(*images);
  return search.sink.offer(step);
}

}  // namespace

void find_symmetrical_placement(const Search& search) {
  const CellSet fixed = fixed_cells(search);
  if (fixed.empty()) return;
  for (const Image image : kImages) {
    const auto images = digit_images(search, fixed, image);
    if (images && offer_symmetry(search, image, *images) == Demand::kEnough) return;
  }
}

void find_anti_symmetrical_placement(const Search& search) {
  for (const Image image : {half_turned, reflected, reflected_in_other}) {
    if (offer_against_symmetry(search, image) == Demand::kEnough) return;
  }
}

}  // namespace nonet
