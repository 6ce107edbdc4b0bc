#include "charts/chart.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "charts/chart_axes.h"

namespace nonet {
namespace {

std::vector<std::string> texts(const AxisRange& range) {
  std::vector<std::string> out;
  for (const Tick& tick : range.ticks()) out.push_back(tick.text);
  return out;
}

int count_of(const std::string& text, std::string_view part) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

using Texts = std::vector<std::string>;

TEST_CASE("Linear axes end at round numbers around the data", "[book]") {
  CHECK(texts(AxisRange({}, {1.2, 7.9})) == Texts{"0", "2", "4", "6", "8"});
  CHECK(texts(AxisRange({}, {0.13, 0.31})) == Texts{"0.1", "0.15", "0.2", "0.25", "0.3", "0.35"});
  CHECK(texts(AxisRange({}, {3})).size() >= 2);
  CHECK(texts(AxisRange({}, {})) == Texts{"0", "0.2", "0.4", "0.6", "0.8", "1"});
  const AxisRange fixed({"", AxisScale::kLinear, 0.0, 9.0}, {1, 2});
  CHECK(fixed.low() == 0);
  CHECK(fixed.high() == 9);
  CHECK_FALSE(fixed.shows(9.5));
}

TEST_CASE("Logarithmic axes have ticks at decades and leave out values that are not positive",
          "[book]") {
  const AxisRange range({"", AxisScale::kLog, {}, {}}, {3, 4000, 0, -1});
  CHECK(texts(range) == Texts{"1", "10", "100", "1000", "10k"});
  CHECK(range.place(100) == Approx(0.5));
  CHECK_FALSE(range.shows(0));
  CHECK_FALSE(range.shows(std::numeric_limits<double>::quiet_NaN()));
  CHECK(texts(AxisRange({"", AxisScale::kLog, {}, {}}, {2, 60})) ==
        Texts{"1", "2", "5", "10", "20", "50", "100"});
}

TEST_CASE("Numbers on axes are short", "[book]") {
  CHECK(tick_text(0.25) == "0.25");
  CHECK(tick_text(9999) == "9999");
  CHECK(tick_text(20000) == "20k");
  CHECK(tick_text(2.5e6) == "2.5M");
  CHECK(tick_text(-3) == "-3");
  CHECK(tick_text(0.1 + 0.2) == "0.3");
}

TEST_CASE("Bins cover all values, the largest included", "[book]") {
  const auto bins = binned({1, 2, 3, 4, 5}, 4);
  REQUIRE(bins.size() == 4);
  CHECK(bins[0].count == 1);
  CHECK(bins[3].count == 2);
  CHECK(bins[3].high == 5);
  CHECK(binned({}, 4).empty());
  CHECK(binned({7, 7}, 2)[0].count == 2);
}

TEST_CASE("Charts draw every value and say how many they cannot", "[book]") {
  ScatterChart scatter;
  scatter.frame.y.scale = AxisScale::kLog;
  scatter.series = {{"a", {{1, 10}, {2, 20}, {3, 0}}}};
  const std::string svg = chart_svg(scatter);
  CHECK(count_of(svg, "<path") == 2);
  CHECK(svg.find("1 value outside the axes") != std::string::npos);
  CHECK(chart_svg(scatter) == svg);

  LineChart line;
  line.frame.title = "Best < worst";
  line.frame.guides = {{"record", 11.9}};
  line.series = {{"best", {{0, 1}, {10, 9}}}, {"mean", {{0, 1}, {10, 5}}}};
  const std::string lines = chart_svg(line);
  CHECK(lines.find("Best &lt; worst") != std::string::npos);
  CHECK(lines.find(">best<") != std::string::npos);
  CHECK(lines.find(">record<") != std::string::npos);
  CHECK(count_of(lines, "<path") == 2);
}

TEST_CASE("A line leaves out points that do not change its look", "[book]") {
  LineChart chart;
  Series series{"straight, then a peak", {}};
  for (int i = 0; i <= 1000; ++i) series.points.push_back({i / 10.0, i == 500 ? 9.0 : 1.0});
  chart.series = {series};
  const std::string svg = chart_svg(chart);
  const std::size_t path = svg.rfind("d=\"M");
  REQUIRE(path != std::string::npos);
  const std::string drawn = svg.substr(path, svg.find("fill", path) - path);
  CHECK(count_of(drawn, "L") == 4);  // the foot of the peak, its top, its foot, the end
}

TEST_CASE("The length of a bar and the darkness of a square follow the value", "[book]") {
  const std::string bars = chart_svg(BarChart{"", "", {{"a", 10}, {"b", 5}}, 0, 200});
  CHECK(bars.find(">10<") != std::string::npos);
  CHECK(count_of(bars, "<rect") == 2);
  const std::string map =
      chart_svg(HeatMap{"", "", "", {"x", "y"}, {"1", "2"}, {{0, 1}, {2, 4}}, 0, 200});
  CHECK(map.find("fill-opacity=\"0.06\"") != std::string::npos);
  CHECK(map.find("fill-opacity=\"1\"") != std::string::npos);
}

TEST_CASE("A signed square has the colour of its side, a missing one none", "[book]") {
  HeatMap map;
  map.rows = {"x"};
  map.columns = {"1", "2", "3"};
  map.values = {{-0.5, 0.5, std::numeric_limits<double>::quiet_NaN()}};
  map.meaning = HeatMap::Meaning::kSigned;
  const std::string svg = chart_svg(map);
  CHECK(count_of(svg, "<rect") == 2);
  CHECK(count_of(svg, "fill=\"#3a7bd5\"") == 1);
  CHECK(count_of(svg, "fill=\"#d9772b\"") == 1);
}

TEST_CASE("A histogram starts at zero and ends on the floor", "[book]") {
  Histogram histogram;
  histogram.series = {{"all", {{0, 1, 50}, {1, 2, 100}}}};
  CHECK(count_of(chart_svg(histogram), "<rect") == 2);
  CHECK(chart_svg(histogram).find(">0</text>") != std::string::npos);
  histogram.series.push_back({"some", {{0, 1, 5}, {1, 2, 0}}});
  CHECK(count_of(chart_svg(histogram), "<rect") == 0);
}

}  // namespace
}  // namespace nonet
