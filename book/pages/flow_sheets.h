// The pages on which the running text of a book is set: their size and type, how full the last one
// is, and the pictures and words of steps on them.
#pragma once

#include <functional>
#include <string>

#include "book/drawings/page_flow.h"
#include "book/pages/book_plan.h"
#include "book/pages/help.h"
#include "book/spec/book_spec.h"
#include "rater/explain/path_text.h"

namespace nonet {

class FlowSheets {
 public:
  FlowSheets(const BookSpec& spec, const BookPlan& plan, const Typefaces& typefaces)
      : spec_(spec), plan_(plan), typefaces_(typefaces) {}

  [[nodiscard]] PageFlow open(FlowKind kind) const;
  // In type as small as the profile allows.
  [[nodiscard]] PageFlow open_small(FlowKind kind) const;
  // Sets a flow with the usual leading, or with another near it if that leaves the last page a
  // third full or saves it, or else with all pages filled alike.
  PageFlow set_well_filled(const std::function<PageFlow()>& set);

  // The narrowest picture in which pencil marks have the smallest type that the profile allows.
  [[nodiscard]] double least_picture() const;
  // The same for a step; where a page has no room for its board with pencil marks, without them.
  [[nodiscard]] double least_picture(const HelpStep& step) const;
  // The width that a picture of the step's board has where one of the classic board has 1.
  [[nodiscard]] static double share_of_usual(const HelpStep& step);
  [[nodiscard]] GridPicture picture(const Grid& givens, const Scene& scene) const;
  // `givens`: of the puzzle on the classic board.
  [[nodiscard]] SquarePicture picture(const Grid& givens, const HelpStep& step) const;
  [[nodiscard]] std::string words_of(const HelpStep& step) const;
  [[nodiscard]] std::string technique(const HelpStep& step) const;

 private:
  [[nodiscard]] BoardPicture printed_board(BoardPicture picture) const;
  PageFlow set_evenly(const std::function<PageFlow()>& set);

  const BookSpec& spec_;
  const BookPlan& plan_;
  const Typefaces& typefaces_;
  double stretch_ = 1;
  double depth_ = 1;  // of a page's height: what its text may fill
};

// One page, or a third of the last one.
bool is_well_filled(const PageFlow& flow);

inline constexpr int kLongFlow = 40;  // pages; setting a longer one again takes long

}  // namespace nonet
