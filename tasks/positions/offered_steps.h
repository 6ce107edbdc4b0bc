// The steps in a record's position, as text: all steps, or the steps of one technique. For a bare
// puzzle, at the first position of its path that has them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/run_control.h"
#include "board/puzzle.h"
#include "formats/puzzle_text.h"
#include "rater/explain/available_steps.h"
#include "rater/orders/classification/exclusions.h"

namespace nonet {

enum class StepsForm : std::uint8_t { kText, kJsonLines };

struct OfferPlan {
  const ScaleRow* scale = nullptr;  // REQUIRES: not nullptr, and it has paths
  std::optional<TechniqueId> only = std::nullopt;
  bool in_position = false;  // for a bare puzzle too, at its start
  StepsForm form = StepsForm::kText;
  std::uint64_t most_boards = kMostBoardsTold;  // of the searches for one record
  StepWords words = kEnglishSteps;
};

struct OfferedSteps {
  std::string words = {};
  bool gave_up = false;  // `most_boards` were spent before a step was found
};

// The error names the fault of the position. REQUIRES: for a sukaku, a scale that takes sukakus.
Result<OfferedSteps> offered_steps(const PuzzleText& record, const Puzzle& puzzle,
                                   const OfferPlan& plan, const RunControl& control);

}  // namespace nonet
