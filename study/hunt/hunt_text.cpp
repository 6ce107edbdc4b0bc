#include "study/hunt/hunt_text.h"

#include <fmt/format.h>

namespace nonet {

std::string er_text(int tenths) { return fmt::format("{}.{}", tenths / 10, tenths % 10); }

std::string passed_text(const StageCount& count) {
  if (count.in == 0) return "-";
  const double share = static_cast<double>(count.out) / static_cast<double>(count.in);
  return count.out <= count.in ? fmt::format("{:.2f} %", 100 * share)
                               : fmt::format("{:.1f} each", share);
}

}  // namespace nonet
