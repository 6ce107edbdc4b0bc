#include "study/papers/people/people.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "rater/orders/minutes/person_level.h"
#include "solvers/exact/certify.h"
#include "study/papers/people/people_noise.h"
#include "study/statistics/separation.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

constexpr std::string_view kEasyForPeople =
    "703014600000709080008300001509000040000020916200908007087000450910030200300000009";
constexpr std::string_view kHardForPeople =
    ".297..65..........8...4..3.3............2.9..4.8.69........6.43....1..6..54..31..";

// The table of people's times: puzzle, solvers, mean seconds, tab-separated below a header.
std::optional<ExperimentRequest> request_with_times() {
  const auto file = testing::reference_file("human_times.tsv");
  if (!file) return std::nullopt;
  ExperimentRequest request;
  std::ifstream stream(*file);
  std::string line;
  std::getline(stream, line);
  std::string puzzle;
  MeasuredTime time;
  while (stream >> puzzle >> time.solvers >> time.seconds) {
    time.givens = *Grid::from_line(puzzle);
    request.times.push_back(time);
  }
  return request;
}

TEST_CASE("Puzzles kept aside are ordered and covered as docs/people.md says", "[people]") {
  auto request = request_with_times();
  if (!request) return;
  request->sample = 4;
  const Experiment experiment = reproduce_people(*request);
  REQUIRE(experiment.tables.size() == 6);
  const double agreement = std::stod(experiment.tables[0].rows[0].ours);
  CHECK(agreement > 0.68);
  const double coverage = std::stod(experiment.tables[1].rows[0].ours);
  CHECK(coverage > 78);
  CHECK(coverage < 82);
  REQUIRE(experiment.charts.size() == 2);
  CHECK(experiment.charts[0].charts.size() == 2);
}

// Times whose logarithms differ from the prediction by chance, with `deviation` for one person, and
// by errors of the model.
double share_of_chance(double deviation, double not_known) {
  constexpr int kCopies = 4000;
  RandomStream random(7, "people-noise-test");
  const auto normal = [&] {
    double sum = -6;
    for (int i = 0; i < 12; ++i) sum += random.unit();
    return sum;
  };
  PeopleStudy study;
  study.measured.puzzles.assign(kCopies, certify(*Grid::from_line(kEasyForPeople)).puzzle.value());
  for (int i = 0; i < kCopies; ++i) {
    const double solvers = 10 + random.below(31);
    const double minutes = 4 + random.below(8);
    const double missed = normal() * deviation / std::sqrt(solvers) + normal() * not_known;
    study.measured.solvers.push_back(solvers);
    study.kept.minutes.push_back(minutes);
    study.measured.log_seconds.push_back(std::log(60 * minutes) + missed);
  }
  return std::stod(noise_table(study).value().rows.at(0).ours);
}

TEST_CASE("Chance is separated from the errors of the model", "[people]") {
  CHECK(share_of_chance(0.5, 0) == Approx(1).margin(0.2));
  CHECK(share_of_chance(0, 0.1) == Approx(0).margin(0.2));
  // 0.5 squared over 21.4, the harmonic mean, against 0.1 squared.
  CHECK(share_of_chance(0.5, 0.1) == Approx(0.54).margin(0.2));
}

TEST_CASE("Labels are compared with every scale, and need no times", "[people]") {
  ExperimentRequest request;
  request.labels = {{*Grid::from_line(kEasyForPeople), "easy"},
                    {*Grid::from_line(kHardForPeople), "hard"}};
  const Experiment experiment = reproduce_people(request);
  REQUIRE(experiment.tables.size() == 1);
  // The order of books, then the scales.
  REQUIRE(experiment.tables[0].rows.size() == 1 + scale_catalog().size());
  CHECK(experiment.tables[0].rows[0].ours == "1.00");
  const Puzzle easy = certify(request.labels[0].givens).puzzle.value();
  const Puzzle hard = certify(request.labels[1].givens).puzzle.value();
  std::size_t apart = 0;
  for (std::size_t i = 0; i < scale_catalog().size(); ++i) {
    const ScaleRow& scale = scale_catalog()[i];
    const ComparisonRow& row = experiment.tables[0].rows[i + 1];
    INFO(row.label);
    const Rating of_hard = scale.rate(hard, {});
    const bool tells = !of_hard.solved() || scale.rate(easy, {}).score < of_hard.score;
    CHECK(row.ours == (tells ? "1.00" : "0.50"));
    CHECK(row.sample == 2);
    if (tells) ++apart;
  }
  CHECK(apart >= 4);
}

TEST_CASE("Without times there is nothing to fit, and the study says so", "[people]") {
  const Experiment experiment = reproduce_people({});
  CHECK(experiment.tables.empty());
  REQUIRE(experiment.notes.size() == 1);
  CHECK(experiment.notes[0].find("0 times and 0 labels were given") != std::string::npos);
}

TEST_CASE("The order of a book separates a newspaper's medium puzzles from its hard ones",
          "[people]") {
  const auto file = testing::reference_file("newspaper_labels.tsv");
  if (!file) return;
  const ScaleRow& explainer = *find_scale("explainer");
  const ScaleRow& minutes = *find_scale("minutes");
  std::map<std::string, std::vector<double>> places;
  std::ifstream stream(*file);
  std::string line;
  std::getline(stream, line);
  std::string label;
  while (stream >> line >> label) {
    const Certificate certificate = certify(*Grid::from_line(line));
    const LevelRow& level = *level_of(explainer.rate(*certificate.puzzle, {}));
    const PersonOrder order = person_order(level, minutes.rate(*certificate.puzzle, {}));
    places[label].push_back(order.level * 1000 + order.minutes);
  }
  CHECK(separation(places["medium"], places["hard"]).value > 0.95);
  CHECK(separation(places["easy"], places["medium"]).value > 0.95);
}

}  // namespace
}  // namespace nonet
