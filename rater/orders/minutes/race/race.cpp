#include "rater/orders/minutes/race/race.h"

#include <array>
#include <cstddef>

#include "base/processor.h"
#include "rater/orders/minutes/race/kernel.h"

namespace nonet {

namespace {

constexpr double kOrders = 8;

race::Start start_of(const Position& position) {
  race::Start start;
  start.empty = position.empty_count();
  for (const Digit digit : DigitSet::all()) {
    for (int row = 0; row < kSize; ++row) {
      start.places[static_cast<std::size_t>(digit.index())][static_cast<std::size_t>(row)] =
          static_cast<std::uint16_t>(position.places(House::row(row), digit));
    }
  }
  return start;
}

Single single_of(const race::Taken& taken) {
  const Candidate candidate{Cell(taken.row, taken.column), Digit::from_index(taken.digit)};
  switch (taken.seen) {
    case race::Seen::kInBox:
      return {TechniqueId::kHiddenSingleBox, candidate, House::box(taken.house)};
    case race::Seen::kInRow:
      return {TechniqueId::kHiddenSingleLine, candidate, House::row(taken.house)};
    case race::Seen::kInColumn:
      return {TechniqueId::kHiddenSingleLine, candidate, House::column(taken.house)};
    case race::Seen::kInCell:
      break;
  }
  return {TechniqueId::kNakedSingle, candidate, std::nullopt};
}

#if defined(__x86_64__)
constexpr std::array kRaceKernels = {&race::Kernel::kAvx2, &race::Kernel::kPortable};
std::size_t first_that_runs() { return runs_avx2() ? 0 : 1; }
#else
constexpr std::array kRaceKernels = {&race::Kernel::kPortable};
std::size_t first_that_runs() { return 0; }
#endif

}  // namespace

namespace race {
std::span<const Kernel* const> kernels() {
  return std::span<const Kernel* const>(kRaceKernels).subspan(first_that_runs());
}
}  // namespace race

Race run_race(const Position& start, const Rates& rates, int early_above, See see) {
  race::Run run;
  race::kernels().front()->run(start_of(start), {rates, early_above, see}, run);
  Race race;
  race.searches = {run.hidden / kOrders, run.early / kOrders, run.naked / kOrders};
  race.taken.reserve(static_cast<std::size_t>(run.count));
  for (int i = 0; i < run.count; ++i) {
    race.taken.push_back(single_of(run.taken[static_cast<std::size_t>(i)]));
  }
  return race;
}

}  // namespace nonet
