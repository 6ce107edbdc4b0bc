// One function a family. The lines say what is seen, what follows from it, and why that settles the
// step; the conclusion itself is left to the caller.
#include "rater/explain/reasons.h"

#include <fmt/format.h>

#include "rater/explain/chain_reasons.h"
#include "rater/explain/names.h"
#include "rater/explain/pattern_reasons.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

using Lines = std::vector<std::string>;
using enum TechniqueId;

std::string house_text(const std::optional<House>& house) {
  return house ? name_of(*house) : std::string("the grid");
}

Lines single_reasons(const Step& step) {
  const Candidate placed = *step.placement;
  switch (step.technique) {
    case kFullHouse:
      return {fmt::format("{} is the last empty cell of {}.", name_of(placed.cell),
                          house_text(step.house)),
              fmt::format("Only {} is missing there.", placed.digit.value())};
    case kNakedSingle:
      return {fmt::format("{} is the only candidate left in {}.", placed.digit.value(),
                          name_of(placed.cell))};
    default:
      return {fmt::format("In {} the digit {} has one place left: {}.", house_text(step.house),
                          placed.digit.value(), name_of(placed.cell))};
  }
}

Lines locked_reasons(const Step& step) {
  const int digit = step.digits.first().value();
  Lines lines = {fmt::format("In {} the digit {} has places only in {}.", house_text(step.house),
                             digit, short_list_of(step.cells)),
                 fmt::format("All of them lie in {}, so {} is nowhere else in {}.",
                             house_text(step.cover), digit, house_text(step.cover))};
  if (step.placement) {
    lines.push_back(fmt::format("That leaves {} one place beside them: {}.", digit,
                                name_of(step.placement->cell)));
  }
  return lines;
}

Lines subset_reasons(const Step& step) {
  const std::string digits = list_of(step.digits, "and");
  const std::string cells = short_list_of(step.cells);
  const std::string house = house_text(step.house);
  switch (step.technique) {
    case kNakedPair:
    case kNakedTriplet:
    case kNakedQuad:
    case kLockedPair:
    case kLockedTriple:
      return {
          fmt::format("In {} the cells {} hold only {}.", house, cells, digits),
          fmt::format("These digits fill these cells, so no other cell of {} has them.", house)};
    default:
      break;
  }
  Lines lines = {fmt::format("In {} the digits {} have places only in {}.", house, digits, cells),
                 "These cells are taken by these digits, so they hold no other."};
  if (step.placement) {
    lines.push_back(fmt::format("That leaves {} one place in {}: {}.",
                                step.placement->digit.value(), house,
                                name_of(step.placement->cell)));
  }
  return lines;
}

// "rows 2 and 7" for the lines of one kind that meet the cells.
std::string lines_through(CellSet cells, HouseKind kind) {
  DigitSet numbers;
  for (const Cell cell : cells) {
    numbers.insert(Digit(kind == HouseKind::kRow ? cell.row() + 1 : cell.column() + 1));
  }
  return fmt::format("{} {}", kind == HouseKind::kRow ? "rows" : "columns",
                     list_of(numbers, "and"));
}

// A basic fish: rows against columns, not boxes.
bool is_of_lines(const Step& step) {
  return step.technique >= kXWing && step.technique <= kLeviathan;
}

Lines fish_reasons(const Step& step) {
  const int digit = step.digits.first().value();
  const HouseKind base = step.house->kind();
  const HouseKind cover = base == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
  const std::string base_lines = lines_through(step.cells, base);
  const std::string cover_lines = lines_through(step.cells, cover);
  return {fmt::format("In {} the digit {} has places only in {}.", base_lines, digit, cover_lines),
          fmt::format("The {} of {} each take one of {}.", digit, base_lines, cover_lines),
          fmt::format("So {} is nowhere else in {}.", digit, cover_lines)};
}

Lines wing_reasons(const Position& before, const Step& step) {
  const Cell pivot = *step.pivot;
  DigitSet removed;
  for (const Digit d : step.digits) {
    if (!step.eliminations[d].empty()) removed.insert(d);
  }
  const Digit z = removed.first();
  Lines lines = {fmt::format("{} is {}.", name_of(pivot), list_of(before.candidates(pivot), "or"))};
  std::string cases;
  for (const Cell wing : step.cells - CellSet(pivot)) {
    const DigitSet other = before.candidates(wing) - DigitSet(z);
    cases += fmt::format("{}if it is {}, {} is {}", cases.empty() ? "" : "; ",
                         other.first().value(), name_of(wing), z.value());
  }
  if (step.technique == kXyzWing) cases += fmt::format("; or it is {} itself", z.value());
  cases[0] = 'I';
  lines.push_back(cases + ".");
  lines.push_back(fmt::format("A cell that sees all of these ends cannot be {}.", z.value()));
  return lines;
}

Lines loop_reasons(const Position& before, const Step& step) {
  const std::string pair = list_of(step.digits, "and");
  CellSet extra_cells;
  DigitSet extras;
  for (const Cell cell : step.cells) {
    const DigitSet more = before.candidates(cell) - step.digits;
    if (!more.empty()) extra_cells.insert(cell);
    extras |= more;
  }
  Lines lines = {fmt::format("Were {} only {}, the two could change places all along:",
                             short_list_of(step.cells), pair),
                 "that would be a second solution."};
  const std::string where = short_list_of(extra_cells);
  switch (step.variant) {
    case 1:
      lines.push_back(fmt::format("So {} is something else.", where));
      break;
    case 2:
      lines.push_back(fmt::format("So one of {} is {}.", where, list_of(extras, "or")));
      break;
    case 3:
      lines.push_back(fmt::format("So one of {} is {}; with {} more in {} that makes a set.", where,
                                  list_of(extras, "or"), step.partners, house_text(step.house)));
      break;
    default: {
      DigitSet locked = step.digits;
      for (const Digit d : step.digits) {
        if (!step.eliminations[d].empty()) locked.erase(d);
      }
      lines.push_back(fmt::format("In {} the {} is in {}, so these are not both of the pair.",
                                  house_text(step.house), locked.first().value(), where));
    }
  }
  return lines;
}

Lines bug_reasons(const Step& step) {
  const std::string digits = list_of(step.digits, "or");
  Lines lines = {fmt::format("Without {} in {} all cells would have two candidates", digits,
                             short_list_of(step.cells)),
                 "and all digits two places in each house: no or two solutions."};
  if (step.variant == 1) lines.push_back(fmt::format("So the cell is {}.", digits));
  if (step.variant == 2) lines.push_back(fmt::format("So one of the cells is {}.", digits));
  if (step.variant == 3) {
    lines.push_back(fmt::format("With {} more cells of {} these digits make a naked set.",
                                step.partners, house_text(step.house)));
  }
  if (step.variant == 4) {
    lines.push_back(
        fmt::format("Another digit of {} is locked to the two cells.", house_text(step.house)));
  }
  return lines;
}

Lines exclusion_reasons(const Step& step) {
  return {fmt::format("{} all see {}.", short_list_of(step.helpers), short_list_of(step.cells)),
          "Each combination of digits for the latter that has the removed digit",
          "repeats a digit in a house or leaves one of the former without a candidate."};
}

}  // namespace

std::vector<std::string> reasons_of(const Position& before, const Step& step) {
  const std::string_view family = technique_row(step.technique).family;
  if (family == "singles") return single_reasons(step);
  if (family == "locked") return locked_reasons(step);
  if (family == "subsets") return subset_reasons(step);
  if (family == "fish" && step.helpers.empty() && is_of_lines(step)) return fish_reasons(step);
  if (family == "wings" && step.pivot) return wing_reasons(before, step);
  if (family == "unique_loops") return loop_reasons(before, step);
  if (family == "bug") return bug_reasons(step);
  if (family == "aligned_exclusion") return exclusion_reasons(step);
  const Lines lines = pattern_reasons(before, step);
  return lines.empty() ? chain_reasons(step) : lines;
}

}  // namespace nonet
