#include "tasks/dataset/stratum.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "base/keyed_rows.h"
#include "base/parse_number.h"
#include "base/request_error.h"
#include "board/clue_bounds.h"
#include "generator/rarity.h"
#include "generator/target/target_search.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {
namespace {

// More strata than anybody reads in a datasheet.
constexpr std::size_t kMostStrata = 1000;

// A number range in units of its last decimal, so that steps are exact.
struct Span {
  std::int64_t low = 0;
  std::int64_t high = 0;
  std::optional<std::int64_t> step;
};

// "1.2" in tenths: 12. nullopt: no number, or with more decimals.
std::optional<std::int64_t> in_units(std::string_view text, int decimals) {
  const auto value = parse_number<double>(text);
  if (!value || *value < 0 || *value > 1e9) return std::nullopt;
  const double scaled = *value * std::pow(10, decimals);
  const double whole = std::round(scaled);
  if (std::abs(scaled - whole) > 1e-6) return std::nullopt;
  return static_cast<std::int64_t>(whole);
}

// "A-B", "A", "A-B/STEP".
std::optional<Span> parse_span(std::string_view text, int decimals) {
  Span span;
  const std::size_t slash = text.find('/');
  if (slash != text.npos) {
    span.step = in_units(text.substr(slash + 1), decimals);
    if (!span.step || *span.step == 0) return std::nullopt;
    text = text.substr(0, slash);
  }
  const std::size_t dash = text.find('-');
  const auto low = in_units(text.substr(0, dash), decimals);
  const auto high = dash == text.npos ? low : in_units(text.substr(dash + 1), decimals);
  if (!low || !high || *low > *high) return std::nullopt;
  span.low = *low;
  span.high = *high;
  return span;
}

std::string text_of(std::int64_t low, std::int64_t high, int decimals) {
  const double unit = std::pow(10, -decimals);
  const auto number = [&](std::int64_t value) {
    return fmt::format("{:.{}f}", static_cast<double>(value) * unit, decimals);
  };
  return low == high ? number(low) : number(low) + "-" + number(high);
}

// A condition that a stratum may have: its text, and what it does to a stratum.
struct Condition {
  std::string text;
  Status (*apply)(Stratum& stratum, const Condition& self);
  const ScaleRow* scale = nullptr;
  std::int64_t low = 0;
  std::int64_t high = 0;
  int decimals = 0;
  std::string_view word = {};
};

Status apply_rating(Stratum& stratum, const Condition& self) {
  if (stratum.wishes.rating_on(*self.scale)) {
    return request_error(fmt::format("two conditions on the scale {}", self.scale->key));
  }
  const double unit = std::pow(10, self.decimals);
  stratum.wishes.ratings.push_back(
      {self.scale, {static_cast<double>(self.low) / unit, static_cast<double>(self.high) / unit}});
  return {};
}

Status apply_clues(Stratum& stratum, const Condition& self) {
  if (self.high < kFewestClues || self.low >= kCells) {
    return request_error(
        fmt::format("{}: puzzles have {} to {} clues", self.text, kFewestClues, kCells - 1));
  }
  stratum.wishes.fewest_clues = static_cast<int>(self.low);
  stratum.wishes.most_clues = static_cast<int>(std::min<std::int64_t>(self.high, kCells));
  return {};
}

Status apply_solutions(Stratum& stratum, const Condition& self) {
  if (self.low <= 1 && self.high >= 1) {
    return request_error(
        fmt::format("{}: boards with one solution are what the other kinds are for", self.text));
  }
  if (self.high > kMostSolutions) {
    return request_error(fmt::format("{}: at most {}", self.text, kMostSolutions));
  }
  stratum.solutions = SolutionNumbers{static_cast<int>(self.low), static_cast<int>(self.high)};
  return {};
}

Status apply_level(Stratum& stratum, const Condition& self) {
  stratum.wishes.level = find_level(self.word);
  if (stratum.wishes.level != nullptr) return {};
  return request_error(
      fmt::format("{}: the levels are {}", self.text, fmt::join(keys_of(level_catalog()), ", ")));
}

// HoDoKu's own names, in small letters.
constexpr std::array<std::string_view, 5> kHodokuLevelKeys = {"easy", "medium", "hard", "unfair",
                                                              "extreme"};

Status apply_hodoku_level(Stratum& stratum, const Condition& self) {
  const auto key = std::ranges::find(kHodokuLevelKeys, self.word);
  if (key == kHodokuLevelKeys.end()) {
    return request_error(
        fmt::format("{}: HoDoKu's levels are {}", self.text, fmt::join(kHodokuLevelKeys, ", ")));
  }
  const auto level = static_cast<HodokuLevel>(key - kHodokuLevelKeys.begin());
  stratum.hodoku_level = level;
  return {};
}

Status apply_symmetry(Stratum& stratum, const Condition& self) {
  const SymmetryRow* row = find_symmetry(self.word);
  if (row == nullptr) {
    return request_error(fmt::format("{}: the symmetries are {}", self.text,
                                     fmt::join(keys_of(std::span(kSymmetries)), ", ")));
  }
  stratum.wishes.symmetry = row->id;
  return {};
}

Status apply_hardest(Stratum& stratum, const Condition& self) {
  const TechniqueRow* row = find_technique(self.word);
  if (row == nullptr) {
    return request_error(fmt::format("{}: no technique has this key", self.text));
  }
  stratum.wishes.hardest.push_back(row->id);
  return {};
}

struct KindRow {
  StratumKindRow about;
  bool takes_numbers;
  Status (*apply)(Stratum& stratum, const Condition& self);
};

constexpr std::array kKinds = {
    KindRow{
        {"er", "A-B", "Sudoku Explainer's rating; any other scale by its key"}, true, apply_rating},
    KindRow{{"level", "KEY", "level of both the Explainer and HoDoKu"}, false, apply_level},
    KindRow{{"hodoku-level", "KEY", "easy, medium, hard, unfair or extreme"},
            false,
            apply_hodoku_level},
    KindRow{{"hardest", "TECHNIQUE", "hardest technique on the Explainer's path"},
            false,
            apply_hardest},
    KindRow{{"clues", "A-B", "number of clues"}, true, apply_clues},
    KindRow{{"symmetry", "KIND", "symmetry of the clues' pattern"}, false, apply_symmetry},
    KindRow{{"solutions", "A-B", "boards without a solution (0) or with several"},
            true,
            apply_solutions},
};

constexpr auto kAbouts = [] {
  std::array<StratumKindRow, kKinds.size()> rows{};
  std::ranges::transform(kKinds, rows.begin(), &KindRow::about);
  return rows;
}();

// The kind of a condition, with its scale if it is one of ratings.
struct Kind {
  const KindRow* row = nullptr;
  const ScaleRow* scale = nullptr;
};

Result<Kind> kind_named(std::string_view key) {
  if (const ScaleRow* scale = find_scale(key)) return Kind{kKinds.data(), scale};
  for (const KindRow& row : kKinds) {
    if (row.about.key != key) continue;
    return Kind{&row, row.apply == apply_rating ? find_scale("explainer") : nullptr};
  }
  return request_error(fmt::format("'{}': a condition is one of {}, or a scale ({})", key,
                                   fmt::join(keys_of(kAbouts), ", "),
                                   fmt::join(keys_of(scale_catalog()), ", ")));
}

// The conditions that one text stands for: several if it has a step.
Result<std::vector<Condition>> parse_condition(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) {
    return request_error(fmt::format("'{}': a condition is KIND:VALUE, such as er:1.2-1.5", text));
  }
  const auto kind = kind_named(text.substr(0, colon));
  if (!kind) return kind.error();
  Condition condition{.text = std::string(text), .apply = kind->row->apply, .scale = kind->scale};
  const std::string_view value = text.substr(colon + 1);
  if (!kind->row->takes_numbers) {
    condition.word = value;
    return std::vector{condition};
  }
  condition.decimals = kind->scale == nullptr ? 0 : kind->scale->traits.decimals;
  const auto span = parse_span(value, condition.decimals);
  if (!span) {
    return request_error(
        fmt::format("'{}': numbers are A-B, A, or A-B/STEP, with at most {} decimal{}", text,
                    condition.decimals, condition.decimals == 1 ? "" : "s"));
  }
  std::vector<Condition> parts;
  const std::int64_t step = span->step.value_or(span->high - span->low + 1);
  for (std::int64_t low = span->low; low <= span->high && parts.size() <= kMostStrata;
       low += step) {
    condition.low = low;
    condition.high = std::min(low + step - 1, span->high);
    condition.text = fmt::format("{}:{}", text.substr(0, colon),
                                 text_of(condition.low, condition.high, condition.decimals));
    parts.push_back(condition);
  }
  return parts;
}

// Refuses what no puzzle can fit, as far as that is known.
Status check_stratum(const Stratum& stratum) {
  if (stratum.solutions) {
    if (stratum.conditions.find(',') == std::string::npos) return {};
    return request_error(
        "solutions: stands alone: these boards have no rating, and their clues "
        "come as they come");
  }
  if (const Status fit = stratum.wishes.check(); !fit) return fit;
  if (const Status known = check_known(stratum.wishes); !known) return known;
  TargetPlan plan;
  plan.wishes = stratum.wishes;
  return check(plan);
}

Result<std::vector<Stratum>> with_condition(const std::vector<Stratum>& strata,
                                            std::string_view text) {
  const auto parts = parse_condition(text);
  if (!parts) return parts.error();
  std::vector<Stratum> grown;
  for (const Stratum& stratum : strata) {
    for (const Condition& part : *parts) {
      Stratum more = stratum;
      more.conditions += (more.conditions.empty() ? "" : ",") + part.text;
      if (const Status applied = part.apply(more, part); !applied) return applied.error();
      grown.push_back(std::move(more));
    }
  }
  if (grown.size() > kMostStrata) {
    return request_error(fmt::format("more than {} strata", kMostStrata));
  }
  return grown;
}

}  // namespace

std::span<const StratumKindRow> stratum_kinds() { return kAbouts; }

bool Stratum::takes(const Puzzle& puzzle, const RunControl& control) const {
  if (!hodoku_level) return true;
  RateRequest request;
  request.control = &control;
  const Rating rating = find_scale("hodoku")->rate(puzzle, request);
  return rating.solved() && hodoku_level_of(rating) == *hodoku_level;
}

Result<std::vector<Stratum>> parse_strata(std::string_view text) {
  const std::size_t last = text.rfind(':');
  const auto count = last == text.npos ? std::optional<std::uint64_t>()
                                       : parse_number<std::uint64_t>(text.substr(last + 1));
  if (!count || *count == 0) {
    return request_error(
        fmt::format("'{}': a stratum is CONDITIONS:NUMBER, such as er:1.2-1.5:1000", text));
  }
  Stratum empty{.conditions = {}, .count = *count};
  empty.wishes.scale = find_scale("explainer");
  std::vector<Stratum> strata = {empty};
  const std::string_view conditions = text.substr(0, last);
  for (std::size_t at = 0; at <= conditions.size();) {
    const std::size_t end = std::min(conditions.find(',', at), conditions.size());
    auto grown = with_condition(strata, conditions.substr(at, end - at));
    if (!grown) return grown.error();
    strata = *std::move(grown);
    at = end + 1;
  }
  for (const Stratum& stratum : strata) {
    if (const Status fit = check_stratum(stratum); !fit) {
      Error error = fit.error();
      error.reason = fmt::format("{}: {}", stratum.conditions, error.reason);
      return error;
    }
  }
  return strata;
}

}  // namespace nonet
