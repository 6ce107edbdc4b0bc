#include "study/papers/catalog.h"

#include <catch2/catch.hpp>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "study/papers/experiment_report.h"

namespace nonet {
namespace {

// The fewest puzzles and, if it matters, a hard one among them.
ExperimentRequest small_request(unsigned threads) {
  ExperimentRequest request;
  request.threads = threads;
  for (const auto* line :
       {"703014600000709080008300001509000040000020916200908007087000450910030200300000009",
        "000000010400000000020000000000050407008000300001090000300400200050100000000806000"}) {
    request.puzzles.push_back(*Grid::from_line(line));
  }
  return request;
}

std::string text_of(const Experiment& experiment) {
  ReportHeader header;
  header.command = "a test";
  return report_html(std::vector{experiment}, header);
}

TEST_CASE("Every experiment is found by its key and has tables, plots and notes", "[papers]") {
  std::set<std::string_view> keys;
  for (const ExperimentRow& row : experiment_catalog()) {
    INFO(row.key);
    CHECK(keys.insert(row.key).second);
    CHECK(find_experiment(row.key) == &row);
  }
  CHECK(experiments_named("all").size() == experiment_catalog().size());
  CHECK(experiments_named("bridi") == std::vector{find_experiment("bridi")});
  CHECK(experiments_named("").empty());
  CHECK(find_experiment("no-such-experiment") == nullptr);
}

// The experiments that finish in a second on two puzzles; separate tests cover the parts of the
// others.
TEST_CASE("Experiments give the same for any number of threads", "[papers]") {
  // Two puzzles make no curve; the only plot is drawn for Coghlan's puzzle.
  for (const auto& [key, charts] : {std::pair{"goldberger", 0U}, {"difference-map", 1U}}) {
    INFO(key);
    const ExperimentRow* row = find_experiment(key);
    REQUIRE(row != nullptr);
    const Experiment one = row->run(small_request(1));
    const Experiment three = row->run(small_request(3));
    CHECK(text_of(one) == text_of(three));
    CHECK_FALSE(one.stopped);
    CHECK_FALSE(one.tables.empty());
    CHECK_FALSE(one.notes.empty());
    for (const ComparisonTable& table : one.tables) CHECK_FALSE(table.rows.empty());
    CHECK(one.charts.size() == charts);
  }
}

TEST_CASE("A stopped experiment says so", "[papers]") {
  std::stop_source stop;
  stop.request_stop();
  for (const auto* key : {"goldberger", "coghlan", "difference-map", "bridi"}) {
    ExperimentRequest request = small_request(1);
    request.control = RunControl(stop.get_token());
    CHECK(find_experiment(key)->run(request).stopped);
  }
}

}  // namespace
}  // namespace nonet
