#include "base/work_forecast.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

namespace nonet {
namespace {

// Ten light items, then ten that cost ten times as much.
WorkForecast rising() {
  return {{1, 10}, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}};
}

TEST_CASE("When half the items of a list that grows harder are done, little of the work is",
          "[base]") {
  const WorkForecast forecast = rising();
  CHECK(forecast.work_done(0, 20) == 0);
  CHECK(forecast.work_done(10, 20) == Approx(10.0 / 110));
  CHECK(forecast.work_done(15, 20) == Approx(60.0 / 110));
  CHECK(forecast.work_done(20, 20) == Approx(1));
}

TEST_CASE("The costs of finished items predict the costs of the others", "[base]") {
  WorkForecast forecast = rising();
  for (int i = 0; i < 10; ++i) forecast.note(0, 3);
  CHECK(forecast.work_done(10, 20) == Approx(30.0 / 330));
  forecast.note(1, 90);  // thirty times as much, not ten times
  CHECK(forecast.work_done(11, 20) == Approx(120.0 / 930));
}

TEST_CASE("A sample represents a longer list", "[base]") {
  WorkForecast forecast = rising();
  for (int i = 0; i < 100; ++i) forecast.note(0, 1);
  CHECK(forecast.work_done(100, 200) == Approx(100.0 / 1100));
}

TEST_CASE("Probes are few, some of each class, and spread over the list", "[base]") {
  std::vector<std::uint8_t> sample(1000, 0);
  for (std::size_t i = 600; i < 1000; ++i) sample[i] = i == 700 ? 2 : 1;
  const WorkForecast forecast({1, 1, 1, 1}, sample);
  const std::vector<std::size_t> probes = forecast.probes();
  CHECK(probes.size() == 16 + 16 + 1);
  CHECK(std::ranges::count(probes, std::size_t{700}) == 1);
  CHECK(std::ranges::count_if(probes, [](std::size_t i) { return i < 300; }) == 8);
  // The first probe of each class comes first.
  CHECK(sample[probes[0]] == 0);
  CHECK(sample[probes[1]] == 1);
  CHECK(sample[probes[2]] == 2);
  CHECK(rising().probes().size() == 2);
}

TEST_CASE("In a class that grows harder, the probes ahead count, not the finished items",
          "[base]") {
  WorkForecast forecast({1}, std::vector<std::uint8_t>(100, 0));
  forecast.probe(25, 1);
  forecast.probe(75, 9);
  CHECK(forecast.work_done(0, 100) == 0);
  for (int i = 0; i < 50; ++i) forecast.note(0, 1);
  // The probe ahead costs 9, eight remembered items cost 1.
  CHECK(forecast.work_done(50, 100) == Approx(50.0 / (50 + 50 * 17.0 / 9)));
  const WorkForecast unprobed({1}, std::vector<std::uint8_t>(100, 0));
  CHECK(unprobed.work_done(50, 100) == Approx(0.5));
}

TEST_CASE("If the costs of the probes of a class always rise, only the probes ahead count",
          "[base]") {
  WorkForecast forecast({1}, std::vector<std::uint8_t>(100, 0));
  for (const std::size_t i : {30U, 10U, 70U, 90U}) forecast.probe(i, static_cast<double>(i));
  for (int i = 0; i < 60; ++i) forecast.note(0, 1);
  CHECK(forecast.work_done(60, 100) == Approx(60.0 / (60 + 40 * 80)));
  forecast.probe(50, 50);
  forecast.probe(20, 95);  // against the others: four of fifteen pairs fall
  CHECK(forecast.work_done(60, 100) > 60.0 / (60 + 40 * 80));
  CHECK(forecast.work_done(95, 100) > 60.0 / 66);  // no probe is ahead: the cost of the latest
}

TEST_CASE("The overhead besides the work is the same for each item", "[base]") {
  WorkForecast forecast = rising();
  for (int i = 0; i < 10; ++i) forecast.note(0, 1);
  // A light item takes 1 and 4 of overhead, a heavy one 10 and 4.
  CHECK(forecast.work_done(10, 20, 50) == Approx(50.0 / (50 + 10 * 14)));
  CHECK(forecast.work_done(10, 20) == Approx(10.0 / 110));  // not known
}

TEST_CASE("Without a sample, or without any cost, items are counted", "[base]") {
  CHECK(WorkForecast({1}, {}).work_done(1, 4) == 0.25);
  WorkForecast free({1}, {0, 0});
  free.note(0, 0);
  CHECK(free.work_done(1, 2) == 0.5);
}

}  // namespace
}  // namespace nonet
