#include "study/papers/classification/classification.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/parse_number.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"
#include "study/papers/independent_runs.h"

namespace nonet {
namespace {

// The name of a class in lists: the key of its scale, or its author's word.
struct ClassName {
  std::string_view scale;
  std::string_view word;
};
constexpr std::array kClassNames = {ClassName{"te-depth", "TE"}, ClassName{"b", "B"},
                                    ClassName{"w", "W"},         ClassName{"gb", "gB"},
                                    ClassName{"gw", "gW"},       ClassName{"bxb", "BxB"},
                                    ClassName{"bxbb", "BxBB"}};
constexpr std::size_t kToldDifferences = 10;

void add_class(const PuzzleText& record, std::string_view scale, std::string_view field,
               ExperimentRequest& request) {
  const std::string* text = record.field(field);
  const auto value = text == nullptr ? std::nullopt : parse_number<int>(*text);
  if (value) request.classes.push_back({record.givens, std::string(scale), *value});
}

std::vector<PublishedClass> sample_of(const ExperimentRequest& request, std::string_view scale) {
  std::vector<PublishedClass> all;
  std::ranges::copy_if(request.classes, std::back_inserter(all),
                       [&](const PublishedClass& one) { return one.scale == scale; });
  return even_sample(all, request.sample);
}

// nullopt: the puzzle does not have exactly one solution. -1: no class.
using Rated = std::optional<int>;

Rated rate(const PublishedClass& published, const ScaleRow& scale, const RunControl& control) {
  const Certificate certificate = certify(published.givens);
  if (!certificate) return std::nullopt;
  RateRequest request;
  request.control = &control;
  const Rating rating = scale.rate(*certificate.puzzle, request);
  return rating.solved() ? static_cast<int>(rating.score) : -1;
}

std::string difference_text(const PublishedClass& published, int ours) {
  return fmt::format("{}: {} is {} as published, {} here", published.givens.line(), published.scale,
                     published.value, ours < 0 ? "none" : std::to_string(ours));
}

// False: stopped.
bool add_scale(const ExperimentRequest& request, std::string_view scale, ComparisonTable& table,
               std::vector<std::string>& notes) {
  const auto published = sample_of(request, scale);
  if (published.empty()) return true;
  const auto rated = independent_runs(request, scale, published.size(), [&](std::uint64_t i) {
    return rate(published[static_cast<std::size_t>(i)], *find_scale(scale), request.control);
  });
  if (!rated || request.control.should_stop()) return false;
  std::uint64_t same = 0;
  std::uint64_t compared = 0;
  for (std::size_t i = 0; i < published.size(); ++i) {
    const Rated& ours = (*rated)[i];
    if (!ours) continue;
    ++compared;
    if (*ours == published[i].value) {
      ++same;
    } else if (compared - same <= kToldDifferences) {
      notes.push_back(difference_text(published[i], *ours));
    }
  }
  if (compared == 0) return true;
  // Classes do not depend on chance: a single difference counts.
  const double per_cent = 100 * static_cast<double>(same) / static_cast<double>(compared);
  table.rows.push_back(row_of({.label = std::string(scale),
                               .claim = "100.000",
                               .ours = share_interval(same, compared),
                               .expected = Prediction{per_cent, per_cent},
                               .digits = 3,
                               .sample = compared,
                               .note = fmt::format("{} of {} differ", compared - same, compared)}));
  return true;
}

}  // namespace

void add_classes(const PuzzleText& record, ExperimentRequest& request) {
  const std::string* word = record.field("classification");
  for (const ClassName& name : kClassNames) {
    add_class(record, name.scale, name.scale, request);
    if (word != nullptr && *word == name.word) add_class(record, name.scale, "value", request);
  }
}

Experiment reproduce_classification(const ExperimentRequest& request) {
  Experiment experiment{.title = "Classification by trial and error",
                        .source =
                            "D. Berthier, Pattern-Based Constraint Satisfaction and Logic "
                            "Puzzles, and its published lists"};
  ComparisonTable table{"Puzzles with the published class, per cent"};
  for (const ClassName& name : kClassNames) {
    if (!experiment.stopped && add_scale(request, name.scale, table, experiment.notes)) continue;
    experiment.stopped = true;
    experiment.missing.emplace_back(name.scale);
  }
  if (!table.rows.empty()) experiment.tables.push_back(std::move(table));
  experiment.puzzles = fmt::format("{} published classes", request.classes.size());
  if (request.classes.empty()) {
    experiment.notes.emplace_back(
        "Needs published classes: --puzzles classification=FILE, a table with the column puzzle "
        "and one of "
        "te-depth, b, w, gb, gw, bxb, bxbb, or classification (TE, B, W, gB, gW, BxB, BxBB) and "
        "value");
  }
  return experiment;
}

}  // namespace nonet
