#include "base/work_forecast.h"

#include <catch2/catch.hpp>

namespace nonet {
namespace {

// Ten light items, then ten that cost ten times as much.
WorkForecast rising() {
  return {{1, 10}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
}

TEST_CASE("Of a list that grows harder little is done when half of its items are", "[base]") {
  const WorkForecast forecast = rising();
  CHECK(forecast.work_done(0) == 0);
  CHECK(forecast.work_done(0.5) == Approx(10.0 / 110));
  CHECK(forecast.work_done(0.75) == Approx(60.0 / 110));
  CHECK(forecast.work_done(1) == Approx(1));
}

TEST_CASE("What an item costs is learnt, and says what the unseen ones may cost", "[base]") {
  WorkForecast forecast = rising();
  forecast.note(0, 2);
  forecast.note(0, 4);
  CHECK(forecast.work_done(0.5) == Approx(10.0 / 110));
  forecast.note(1, 90);  // thirty times as much, not ten times
  CHECK(forecast.work_done(0.5) == Approx(30.0 / 930));
}

TEST_CASE("Without a sample, or where nothing costs anything, items are counted", "[base]") {
  CHECK(WorkForecast({1}, {}).work_done(0.25) == 0.25);
  WorkForecast free({1}, {0, 0});
  free.note(0, 0);
  CHECK(free.work_done(0.5) == 0.5);
}

}  // namespace
}  // namespace nonet
