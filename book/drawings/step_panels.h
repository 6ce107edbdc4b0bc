// Sheets of drawn steps, of any board: panels in rows, and an argument below those of one step.
#pragma once

#include <string>
#include <vector>

#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "charts/drawing.h"

namespace nonet {

// A board with a step on it, or with one case of a chain.
struct StepPanel {
  std::string heading;  // may be empty
  PaintArea paint;
  std::string caption;
};

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
