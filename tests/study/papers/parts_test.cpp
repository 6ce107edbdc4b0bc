#include "study/papers/parts.h"

#include <array>
#include <catch2/catch.hpp>
#include <stop_token>

#include "study/papers/experiment_report.h"
#include "study/papers/experiment_text.h"

namespace nonet {
namespace {

ExperimentPart named(std::string name, std::function<bool()> made) {
  return {std::move(name), [made = std::move(made)](Experiment& to) {
            to.notes.emplace_back("made");
            return made();
          }};
}

TEST_CASE("The first stopped part and all later ones are named as missing", "[papers]") {
  std::stop_source stop;
  const std::array parts = {named("the first", [] { return true; }),
                            named("the second",
                                  [&] {
                                    stop.request_stop();
                                    return false;
                                  }),
                            named("the third", [] { return true; })};
  Experiment experiment{.title = "A paper", .source = "An author"};
  add_parts(experiment, parts, RunControl(stop.get_token()));
  CHECK(experiment.stopped);
  CHECK(experiment.notes.size() == 2);
  CHECK(experiment.missing == std::vector<std::string>{"the second", "the third"});
  const std::string says = "Missing: the second; the third.";
  CHECK(experiment_text(experiment).find(says) != std::string::npos);
  CHECK(report_html(std::vector{experiment}, ReportHeader()).find(says) != std::string::npos);
}

TEST_CASE("An experiment that is not stopped misses nothing", "[papers]") {
  Experiment experiment;
  add_parts(experiment, std::array{named("all", [] { return true; })}, {});
  CHECK_FALSE(experiment.stopped);
  CHECK(experiment.missing.empty());
}

}  // namespace
}  // namespace nonet
