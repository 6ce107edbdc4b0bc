#include "tasks/hunt/hunt_text.h"

#include <fmt/format.h>

#include "base/number_text.h"

namespace nonet {

std::string er_text(int tenths) {
  return tenths == 0 ? "-" : fmt::format("{}.{}", tenths / 10, tenths % 10);
}

std::string class_text(const PuzzleClass& is) {
  std::string text = fmt::format("T&E {}", is.depth);
  if (is.depth == 2) text += fmt::format(", BxB {}", is.braids);
  if (is.depth == 3) text += fmt::format(", BxBB {}", is.braids);
  return text;
}

std::string class_fields(const PuzzleClass& is) {
  std::string text = fmt::format("TE={}", is.depth);
  if (is.depth == 2) text += fmt::format(" BxB={}", is.braids);
  if (is.depth == 3) text += fmt::format(" BxBB={}", is.braids);
  return text;
}

std::string record_text(HuntObjective objective, const Milestone& record) {
  if (objective == HuntObjective::kHarder) return "ER " + er_text(record.rating.er);
  return fmt::format("{}, ER {}", class_text(record.is), er_text(record.rating.er));
}

std::string discovery_text(const Milestone& discovery) {
  return fmt::format("DISCOVERY: {}\n  {}\n  {}, {}; check it with another program and publish it",
                     discovery_in(discovery.is).value_or(""), discovery.givens.line(),
                     class_text(discovery.is),
                     discovery.is.tridagon ? "with a tridagon" : "without a tridagon");
}

std::string grids_text(std::uint64_t count) {
  return fmt::format("{} {}", grouped(count), count == 1 ? "grid" : "grids");
}

std::vector<ClassCount> found_by_class(const HuntProgress& progress) {
  std::vector<ClassCount> found;
  for (std::size_t depth = progress.classes.size(); depth-- > 0;) {
    for (std::size_t braids = progress.classes[depth].size(); braids-- > 0;) {
      const std::uint64_t count = progress.classes[depth][braids];
      if (count == 0) continue;
      const PuzzleClass is{.depth = static_cast<int>(depth), .braids = static_cast<int>(braids)};
      found.push_back({class_text(is), count});
    }
  }
  return found;
}

std::string passed_text(const StageCount& count) {
  if (count.in == 0) return "-";
  const double share = static_cast<double>(count.out) / static_cast<double>(count.in);
  return count.out <= count.in ? fmt::format("{:.2f} %", 100 * share)
                               : fmt::format("{:.1f} each", share);
}

}  // namespace nonet
