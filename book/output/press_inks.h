// Colours as the four inks of a press. This header is C++17 (see pdf_finish.h).
//
// The grey part of a colour is all black ink: less ink dries faster, and small errors in laying one
// ink over the other do not tint it. Without a profile of the paper this is an estimate, as is
// every colour on a screen.
#pragma once

#include <algorithm>

namespace nonet {

// Shares of the paper that each ink covers, 0 to 1.
struct PressInks {
  double cyan = 0;
  double magenta = 0;
  double yellow = 0;
  double black = 0;
};

// All inks together: what IngramSpark allows. More would not dry.
inline constexpr double kMostInk = 2.4;

// From red, green and blue, 0 to 1.
constexpr PressInks press_inks_of(double red, double green, double blue) {
  const double lightest = std::max({red, green, blue});
  if (lightest <= 0) return {0, 0, 0, 1};
  PressInks inks{1 - red / lightest, 1 - green / lightest, 1 - blue / lightest, 1 - lightest};
  const double coloured = inks.cyan + inks.magenta + inks.yellow;
  if (coloured + inks.black <= kMostInk) return inks;
  const double share = (kMostInk - inks.black) / coloured;
  return {inks.cyan * share, inks.magenta * share, inks.yellow * share, inks.black};
}

}  // namespace nonet
