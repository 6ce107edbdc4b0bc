#include "rater/logic/patterns/uniqueness/symmetrical_placement.h"

#include <array>
#include <optional>

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

// How the digits change places; nullopt: the givens are not symmetric.
std::optional<DigitImages> digit_images(const Search& search, Image image) {
  DigitImages images{};
  const CellSet fixed = fixed_cells(search);
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
  if (explains(search)) {
    for (const Digit digit : DigitSet::all()) {
      step.parts.push_back({CellSet(), DigitSet(digit)});
      step.parts.push_back({CellSet(), DigitSet(*images[digit])});
    }
  }
  return search.sink.offer(step);
}

}  // namespace

void find_symmetrical_placement(const Search& search) {
  if (fixed_cells(search).empty()) return;
  for (const Image image : kImages) {
    const auto images = digit_images(search, image);
    if (images && offer_symmetry(search, image, *images) == Demand::kEnough) return;
  }
}

}  // namespace nonet
