// Drawn steps of any board, on one sheet or on pages: panels in rows, and an argument below those
// of one step.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/result.h"
#include "book/drawings/grid_picture.h"
#include "book/fonts/typefaces.h"
#include "book/output/cairo_output.h"
#include "charts/drawing.h"
#include "rater/explain/argument.h"
#include "rater/explain/named_proof.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

// A board with a step on it, or with one case of a chain.
struct StepPanel {
  std::string heading;  // may be empty
  PaintArea paint;
  std::vector<std::string> notation;  // the chains of a step, above the caption
  std::string caption;
};

// What is shown of a path: panels, and for a single step its argument line by line below them;
// spaces before a line indent it.
struct ShownSteps {
  std::vector<StepPanel> panels;
  std::string argument = {};
};

// The words of the panel for case `i` of an argument, or of the only one of a step without cases;
// the last has the conclusion of the step. What to paint, and the notation, are left open.
StepPanel worded_panel(std::size_t i, const Argument& argument, const StepText& text,
                       std::size_t number, CellNames names);
// The notation of a chain, which may break at its links.
std::vector<std::string> notation_lines(const NamedProof& chain, CellNames names);

struct StepPanelSize {
  double width = 260;  // points
  double shape = 1;    // height by width
};

// All panels on one white sheet, three in a row.
Drawing sheet_of_panels(const std::vector<StepPanel>& panels, const Typefaces& typefaces,
                        const StepPanelSize& size = {});

// The panels of one step, then its argument.
Drawing sheet_of_step(const ShownSteps& shown, const Typefaces& typefaces,
                      const StepPanelSize& size = {});

// The same on pages of A4 with numbers: as many panels in a row as are still wide enough.
std::vector<Drawing> pages_of_steps(const ShownSteps& shown, const Typefaces& typefaces,
                                    const StepPanelSize& size = {});

// Bytes of a file: pages for PDF, one sheet for an image.
Result<std::string> render_steps(const ShownSteps& shown, const ImageOptions& options,
                                 const Typefaces& typefaces, const StepPanelSize& size = {});

}  // namespace nonet
