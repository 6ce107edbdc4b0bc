#include "variants/explain/board_lesson.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "rater/explain/proof_json.h"
#include "rater/explain/worded_lesson.h"
#include "rater/logic/steps/technique_catalog.h"
#include "variants/explain/board_json.h"
#include "variants/explain/house_places.h"
#include "variants/text/board_text.h"

namespace nonet::variants {
namespace {

using enum StepPhrase;

// The position as rows of digits and candidates, with bars where boxes or regions end.
class MarksDrawing {
 public:
  MarksDrawing(const Geometry& geometry, const BoardPosition& position)
      : geometry_(geometry), region_of_(static_cast<std::size_t>(geometry.cells()), -1) {
    for (const Region& region : geometry.regions()) {
      if (region.layer != Layer::kBoxes) continue;
      for (const CellIndex cell : region.cells) region_of_[cell] = region.number;
    }
    for (int i = 0; i < geometry.cells(); ++i) {
      cells_.push_back(text_of(position, static_cast<CellIndex>(i)));
      width_ = std::max(width_, cells_.back().size());
    }
  }

  [[nodiscard]] std::string lines() const {
    std::string text;
    for (int row = 0; row < geometry_.rows(); ++row) {
      if (row > 0 && is_parted(row)) text += rule() + '\n';
      for (int column = 0; column < geometry_.columns(); ++column) {
        const CellIndex cell = cell_at(row, column);
        if (column > 0) text += gap(row, column);
        text += fmt::format("{:<{}}", cells_[cell], width_);
      }
      text.erase(text.find_last_not_of(' ') + 1);
      text += '\n';
    }
    return text;
  }

 private:
  static std::string text_of(const BoardPosition& position, CellIndex cell) {
    if (const int digit = position.fill().digits[cell]; digit != 0) {
      return std::string(1, symbol_of(digit));
    }
    std::string marks;
    for (const std::size_t digit : each_bit(position.marks().of(cell))) {
      marks += symbol_of(static_cast<int>(digit) + 1);
    }
    return marks;
  }
  [[nodiscard]] CellIndex cell_at(int row, int column) const {
    return *geometry_.cell_at({row, column});
  }
  // Whether a whole row of boxes ends above this row.
  [[nodiscard]] bool is_parted(int row) const {
    for (int column = 0; column < geometry_.columns(); ++column) {
      if (region_of_[cell_at(row, column)] == region_of_[cell_at(row - 1, column)]) return false;
    }
    return true;
  }
  [[nodiscard]] bool has_bar(int row, int column) const {
    return region_of_[cell_at(row, column)] != region_of_[cell_at(row, column - 1)];
  }
  // Columns beside which some row has a bar are set apart in all rows.
  [[nodiscard]] std::string gap(int row, int column) const {
    if (has_bar(row, column)) return " | ";
    for (int other = 0; other < geometry_.rows(); ++other) {
      if (has_bar(other, column)) return "   ";
    }
    return " ";
  }
  [[nodiscard]] std::string rule() const {
    std::size_t width = 0;
    for (int column = 0; column < geometry_.columns(); ++column) {
      width += width_ + (column > 0 ? gap(0, column).size() : 0);
    }
    return std::string(width, '-');
  }

  const Geometry& geometry_;
  std::vector<int> region_of_;  // -1: in no box
  std::vector<std::string> cells_;
  std::size_t width_ = 0;
};

// Sets and fish that 9x9 does not have, and those whose text, with another number, is theirs.
struct LargePattern {
  BoardTechnique technique;
  TechniqueId like;
  int size;
};
constexpr std::array kLargePatterns = {
    LargePattern{BoardTechnique::kNakedQuintuplet, TechniqueId::kNakedQuad, 5},
    LargePattern{BoardTechnique::kNakedSextuplet, TechniqueId::kNakedQuad, 6},
    LargePattern{BoardTechnique::kNakedSeptuplet, TechniqueId::kNakedQuad, 7},
    LargePattern{BoardTechnique::kNakedOctuplet, TechniqueId::kNakedQuad, 8},
    LargePattern{BoardTechnique::kHiddenQuintuplet, TechniqueId::kHiddenQuad, 5},
    LargePattern{BoardTechnique::kHiddenSextuplet, TechniqueId::kHiddenQuad, 6},
    LargePattern{BoardTechnique::kHiddenSeptuplet, TechniqueId::kHiddenQuad, 7},
    LargePattern{BoardTechnique::kHiddenOctuplet, TechniqueId::kHiddenQuad, 8},
    LargePattern{BoardTechnique::kDirectHiddenQuad, TechniqueId::kDirectHiddenTriplet, 4},
    LargePattern{BoardTechnique::kEightFish, TechniqueId::kLeviathan, 8},
};

// Patterns of other boards alone.
struct OwnText {
  BoardTechnique technique;
  StepPhrase idea;
  StepPhrase look;
  StepPhrase why;
};
constexpr std::array kOwnTexts = {
    OwnText{BoardTechnique::kGeneralIntersection, kGeneralIdea, kGeneralLook, kGeneralWhy},
    OwnText{BoardTechnique::kNonConsecutiveForcingCell, kForcingCellIdea, kForcingCellLook,
            kForcingCellWhy},
    OwnText{BoardTechnique::kLockedNonConsecutive, kLockedNeighboursIdea, kLockedNeighboursLook,
            kLockedNeighboursWhy},
};

}  // namespace

LessonText lesson_text_of(BoardTechnique technique, const StepWords& words) {
  const auto* own = std::ranges::find(kOwnTexts, technique, &OwnText::technique);
  if (own != kOwnTexts.end()) {
    return {std::string(words[own->idea]), std::string(words[own->look]),
            std::string(words[own->why])};
  }
  const auto* large = std::ranges::find(kLargePatterns, technique, &LargePattern::technique);
  if (large != kLargePatterns.end()) {
    return nonet::lesson_text_of(large->like, large->size, words);
  }
  return nonet::lesson_text_of(find_technique(board_row(technique).key)->id, words);
}

std::string lesson_as_text(const BoardLesson& lesson, const Geometry& geometry,
                           const BoardWords& names) {
  WordedLesson worded{names.technique(lesson.technique), lesson.text, {}, {}, lesson.shortage};
  for (const BoardLessonPosition& position : lesson.positions) {
    const BoardScene& scene = position.scene;
    worded.positions.push_back(
        {text_of(position.givens), MarksDrawing(geometry, scene.before).lines(),
         HousePlaces(names).told(
             answer_words(scene.text, scene.chain ? &*scene.chain : nullptr, names.words()))});
  }
  return nonet::lesson_as_text(worded, names.words());
}

std::string lesson_as_jsonl(const BoardLesson& lesson, const Geometry& geometry,
                            const BoardWords& names) {
  std::string lines;
  std::size_t number = 0;
  for (const BoardLessonPosition& position : lesson.positions) {
    auto json = nlohmann::ordered_json::object();
    json["schema"] = kExplanationSchema;
    json["board"] = geometry.key();
    json["lesson"] = board_row(lesson.technique).key;
    json["position"] = number++;
    json["puzzle"] = text_of(position.givens);
    json["scale"] = "explainer";
    json.update(json_of(position.scene, names));
    add_grid(json, position.scene.before, names);
    lines += json.dump() + "\n";
  }
  return lines;
}

std::string lessons_as_table(std::span<const BoardLesson> lessons, const Geometry& geometry) {
  std::string table = "puzzle\tboard\ttechnique\trating\tposition\tconclusion\n";
  for (const BoardLesson& lesson : lessons) {
    if (lesson.shortage.empty()) continue;
    table += fmt::format("# {}: {}.\n", board_row(lesson.technique).key, lesson.shortage);
  }
  for (const BoardLesson& lesson : lessons) {
    for (const BoardLessonPosition& position : lesson.positions) {
      const StepText& text = position.scene.text;
      table += fmt::format("{}\t{}\t{}\t{}\t{}\t{}\n", text_of(position.givens), geometry.key(),
                           board_row(lesson.technique).key, text.rating,
                           text_of(position.scene.before.fill().digits), text.conclusion);
    }
  }
  return table;
}

}  // namespace nonet::variants
