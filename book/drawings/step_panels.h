// Sheets of drawn steps, of any board: panels in rows, and an argument below those of one step.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"
#include "rater/explain/argument.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

// A board with a step on it, or with one case of a chain.
struct StepPanel {
  std::string heading;  // may be empty
  PaintArea paint;
  std::string caption;
};

// The words of the panel for case `i` of an argument, or of the only one of a step without cases;
// the last has the conclusion of the step. What to paint is left open.
StepPanel worded_panel(std::size_t i, const Argument& argument, const StepText& text,
                       std::size_t number, CellNames names);

struct StepPanelSize {
  double width = 260;  // points
  double shape = 1;    // height by width
};

// All panels on one white sheet, three in a row.
Drawing sheet_of_panels(const std::vector<StepPanel>& panels, const Typefaces& typefaces,
                        const StepPanelSize& size = {});

// The panels of one step, then its argument line by line; spaces before a line indent it.
Drawing sheet_of_step(const std::vector<StepPanel>& panels, const std::string& argument,
                      const Typefaces& typefaces, const StepPanelSize& size = {});

}  // namespace nonet
