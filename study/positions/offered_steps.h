// What a record's position offers, as a text: all steps, or those of one technique; of a bare
// puzzle where its path first comes to them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "base/run_control.h"
#include "board/any_puzzle.h"
#include "formats/puzzle_text.h"
#include "rater/explain/available_steps.h"

namespace nonet {

enum class StepsForm : std::uint8_t { kText, kJsonLines };

struct OfferPlan {
  const ScaleRow* scale = nullptr;  // REQUIRES: not nullptr, and one that tells paths
  std::optional<TechniqueId> only = std::nullopt;
  bool in_position = false;  // also of a bare puzzle, whose position is its beginning
  StepsForm form = StepsForm::kText;
};

// The error says what is wrong with the position. REQUIRES: of a sukaku, a scale that takes them.
Result<std::string> offered_steps(const PuzzleText& record, const AnyPuzzle& puzzle,
                                  const OfferPlan& plan, const RunControl& control);

}  // namespace nonet
