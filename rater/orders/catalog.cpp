#include "rater/orders/catalog.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fmt/format.h>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/bridi/bridi.h"
#include "rater/orders/catalog_scale/catalog_scale.h"
#include "rater/orders/classification/classification.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/minutes/minutes.h"

namespace nonet {

namespace {

std::string_view catalog_name_of(TechniqueId technique) { return technique_row(technique).name; }

constexpr std::string_view kPatternBased = "Berthier, Pattern-Based Constraint Satisfaction (2012)";
constexpr std::string_view kHierarchical = "Berthier, Hierarchical Classifications (2023)";

// A row of the classification; the arguments are the columns that differ.
constexpr ScaleRow class_scale(std::string_view key, std::string_view name, std::string_view source,
                               std::span<const std::string_view> columns,
                               Rating (*rate)(const Puzzle&, const RateRequest&)) {
  return {key,         name,           1,       source,           columns,
          {},          rate,           nullptr, least_class_with, class_producers,
          class_price, catalog_name_of};
}

constexpr std::array<ScaleRow, 12> kScales = {{
    {"explainer",
     "Sudoku Explainer",
     1,
     "Sudoku Explainer 1.2.1 (Juillerat 2007), serate 1.2.1.3",
     kExplainerColumns,
     {},
     rate_explainer,
     explain_explainer,
     least_explainer_score_with,
     explainer_producers,
     explainer_price,
     catalog_name_of,
     {.decimals = 1, .even_points = true, .takes_sukakus = true}},
    {"bridi",
     "Bridi's technique weights",
     1,
     "Bridi, genetic Sudoku generation (2012)",
     kBridiColumns,
     kBridiWeights,
     rate_bridi,
     explain_bridi,
     least_bridi_score_with,
     bridi_producers,
     bridi_price,
     catalog_name_of,
     {.rates_quickly = true}},
    {"hodoku",
     "HoDoKu",
     1,
     "HoDoKu 2.2.4 (Hobiger 2012), default configuration",
     kHodokuColumns,
     {},
     rate_hodoku,
     explain_hodoku,
     least_hodoku_score_with,
     hodoku_producers,
     hodoku_price,
     hodoku_name_of,
     {.word = hodoku_level_word}},
    {"minutes",
     "Minutes of an average solver",
     3,
     "Fitted to the times of Wang, IEEE Access 12 (2024)",
     kMinutesColumns,
     {},
     rate_minutes,
     explain_minutes,
     least_minutes_with,
     minutes_producers,
     minutes_price,
     catalog_name_of,
     {.of_reader = true, .parts = kMinutesParts}},
    {"catalog",
     "The whole catalog",
     1,
     "Every named technique, in the order of strong solvers",
     kCatalogColumns,
     kCatalogWeights,
     rate_catalog,
     explain_catalog,
     least_catalog_score_with,
     catalog_producers,
     catalog_price,
     catalog_name_of,
     {.decimals = 1, .even_points = true}},
    class_scale("te-depth", "Depth of trial and error", kPatternBased, kTeDepthColumns,
                rate_te_depth),
    class_scale("b", "Length of braids", kPatternBased, kBColumns, rate_b),
    class_scale("w", "Length of whips", kPatternBased, kWColumns, rate_w),
    class_scale("gb", "Length of g-braids", kPatternBased, kGbColumns, rate_gb),
    class_scale("gw", "Length of g-whips", kPatternBased, kGwColumns, rate_gw),
    class_scale("bxb", "Length of braids in trials", kHierarchical, kBxbColumns, rate_bxb),
    class_scale("bxbb", "Length of braids in trials of depth 2", kHierarchical, kBxbbColumns,
                rate_bxbb),
}};

std::string_view word_of(RatingEnd end) {
  switch (end) {
    case RatingEnd::kSolved:
      return "solved";
    case RatingEnd::kStuck:
      return "stuck";
    case RatingEnd::kAboveLimit:
      return "above";
    case RatingEnd::kStopped:
      return "stopped";
  }
  return "stuck";
}

std::string column_text(const Rating& rating, std::string_view column) {
  if (column == "hardest") return rating.hardest.empty() ? "-" : std::string(rating.hardest);
  if (column == "reasons") return reasons_text(rating);
  if (column == "outside") return outside_text(rating);
  for (const RatingValue& value : rating.values) {
    if (value.key == column && !value.word.empty()) return std::string(value.word);
    if (value.key == column) return fmt::format("{:.{}f}", value.value, value.decimals);
  }
  return "-";
}

}  // namespace

std::span<const ScaleRow> scale_catalog() { return kScales; }

const ScaleRow* find_scale(std::string_view key) {
  for (const ScaleRow& row : kScales) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

std::string full_column_name(const ScaleRow& scale, std::string_view column) {
  if (scale.columns.size() == 1 && scale.columns.front() == column) return std::string(column);
  std::string name = fmt::format("{}_{}", scale.key, column);
  std::ranges::replace(name, '-', '_');
  return name;
}

std::vector<std::string> column_texts(const ScaleRow& scale, const Rating& rating) {
  std::vector<std::string> texts;
  for (const std::string_view column : scale.columns) {
    if (rating.solved()) {
      texts.push_back(column_text(rating, column));
    } else if (texts.empty()) {
      texts.push_back(fmt::format("{} {}", word_of(rating.end), rating.cells_left));
    } else {
      texts.emplace_back("-");
    }
  }
  return texts;
}

}  // namespace nonet
