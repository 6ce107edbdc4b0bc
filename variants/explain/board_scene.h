// Steps on any board in words: paths as text, hints in three rungs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rater/explain/hint.h"
#include "rater/explain/path_text.h"
#include "variants/explain/board_words.h"
#include "variants/ladder/board_rating.h"

namespace nonet::variants {

// A position and the step taken from it.
struct BoardScene {
  BoardPosition before;
  PricedBoardStep taken;
  StepText text;
  std::optional<NamedProof> chain;
};

BoardScene scene_of(const BoardPosition& before, const PricedBoardStep& taken,
                    const BoardWords& names);
std::vector<BoardScene> scenes_of(const BoardPath& path, const BoardWords& names);

// As text_of (rater/explain/path_text.h), with the places of houses where they are named first.
std::string text_of(const BoardScene& scene, const BoardWords& names,
                    NestedWords nested = NestedWords::kLines, Telling telling = Telling::kWhole);

Hint hint_of(const BoardScene& scene, const BoardWords& names);

// As for the classic board (rater/explain/path_text.h): the puzzle, a block for each step, the
// rating; and one whole step, counted from 1. REQUIRES: the path has it.
std::string path_as_text(const BoardPath& path, const BoardWords& names);
std::string step_as_text(const BoardPath& path, std::size_t number, const BoardWords& names);

}  // namespace nonet::variants
