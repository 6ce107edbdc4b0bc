// Log-linear learning as members of the solver catalog: settings of log_linear.h.
//
// It can prove neither that a solution is the only one nor that there is none; two different
// solutions prove kMultiple. The form whose players start from max-product's candidates can prove
// more, because max-product's proofs count. Effort and hardness are iterations (one player moves),
// the hardness a median over twenty attempts.
#pragma once

#include <cstdint>

#include "board/grid.h"
#include "solvers/log_linear/log_linear.h"
#include "solvers/report.h"

namespace nonet {

namespace log_linear {

enum class Actions : std::uint8_t {
  kAllDigits,   // the plain game
  kRestricted,  // without digits excluded by a given
  kInferred,    // the candidates that max-product leaves: an extension
};

struct Setting {
  Actions actions = Actions::kAllDigits;
  Temperature temperature;
};

inline constexpr Temperature kPublishedTemperature{.start = 0.5, .end = 0.5, .period = 0};
inline constexpr Temperature kCoolingTemperature{.start = 0.6, .end = 0.2, .period = 10'000};
inline constexpr Temperature kLowTemperature{.start = 0.4, .end = 0.4, .period = 0};

inline constexpr Setting kPlain{Actions::kAllDigits, kPublishedTemperature};
inline constexpr Setting kImproved{Actions::kRestricted, kCoolingTemperature};
inline constexpr Setting kAfterMaxProduct{Actions::kInferred, kLowTemperature};

}  // namespace log_linear

Report solve_by_learning(const Grid& grid, const SolveRequest& request,
                         const log_linear::Setting& setting);

// A catalog row's function for one of the settings above.
template <const log_linear::Setting& kSetting>
Report solve_log_linear(const Grid& grid, const SolveRequest& request) {
  return solve_by_learning(grid, request, kSetting);
}

}  // namespace nonet
