#include "tasks/lessons/lesson_order.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <fmt/format.h>
#include <utility>

#include "base/keyed_rows.h"
#include "base/nearest_word.h"
#include "base/request_error.h"
#include "board/typed_array.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/logic/whips/whip_finders.h"
#include "rater/orders/catalog.h"
#include "rater/orders/hodoku/hodoku.h"
#include "rater/orders/scale/finder_catalog.h"

namespace nonet {

namespace {

using enum StepPhrase;

// The phrases about an order; nullopt: none.
struct OrderPhrases {
  std::optional<StepPhrase>
      known_by;  // the program that has the technique, if Sudoku Explainer lacks it
  StepPhrase next;
  std::optional<StepPhrase> alone;
};

constexpr PerEnum<LessonOrder, OrderPhrases> kOrderPhrases = {
    {OrderPhrases{std::nullopt, kOrderExplainer, kOrderExplainerAlone},
     OrderPhrases{kNotInExplainer, kOrderHodoku, kOrderHodokuAlone},
     OrderPhrases{kOffInHodoku, kOrderHodoku, kOrderHodokuAlone},
     OrderPhrases{kInNeither, kOrderForcing, kOrderForcingAlone},
     OrderPhrases{kInNeither, kOrderChains, std::nullopt}}};

bool is_off_by_default(TechniqueId technique) {
  const auto rows = hodoku_rows();
  const auto row = std::ranges::find(rows, technique, &HodokuRow::technique);
  return row != rows.end() && row->tried == Tried::kByName;
}

std::optional<double> price_on(std::string_view scale, TechniqueId technique) {
  return find_scale(scale)->least_score_with(technique);
}

// For a technique that an easier one can always replace: the sentence about the easier one.
//
// Direct claiming: a line has all its places in a box, and a second line has all but one, which is
// in a second box. So the third box has them in the third line alone, two or more where no single
// is open; pointing from there leaves the second box that one place.
std::optional<StepPhrase> always_easier_than(TechniqueId technique) {
  if (technique == TechniqueId::kDirectClaiming) return kOrderClaiming;
  if (is_mirrored(technique)) return kOrderMirrored;
  return std::nullopt;
}

// In what sense the positions need the technique; nullopt: there is no such sentence.
std::optional<StepPhrase> standing_phrase(const OrderPhrases& phrases, Standing standing) {
  if (standing == Standing::kNext) return phrases.next;
  return standing == Standing::kAlone ? phrases.alone : kOrderShared;
}

double price_of(TechniqueId technique) {
  const LessonOrder order = lesson_order_of(technique);
  if (order >= LessonOrder::kBeforeForcing) return 0;
  return *price_on(order == LessonOrder::kExplainer ? "explainer" : "hodoku", technique);
}

}  // namespace

LessonOrder lesson_order_of(TechniqueId technique) {
  if (price_on("explainer", technique)) return LessonOrder::kExplainer;
  if (is_off_by_default(technique)) return LessonOrder::kHodokuByName;
  if (price_on("hodoku", technique)) return LessonOrder::kHodoku;
  if (technique_row(technique).family == "classification") return LessonOrder::kClassification;
  return LessonOrder::kBeforeForcing;
}

std::string order_words_of(TechniqueId technique, Standing standing, const StepWords& words) {
  if (const auto easier = always_easier_than(technique)) return std::string(words[*easier]);
  const OrderPhrases& phrases = kOrderPhrases[lesson_order_of(technique)];
  std::string text;
  for (const auto& phrase : {phrases.known_by, standing_phrase(phrases, standing)}) {
    if (!phrase) continue;
    text += text.empty() ? "" : " ";
    text += words[*phrase];
  }
  return text;
}

bool is_fish(TechniqueId technique) { return technique_row(technique).family == "fish"; }

std::size_t hodoku_row_index(TechniqueId technique) {
  const auto rows = hodoku_rows();
  auto row = std::ranges::find(rows, technique, &HodokuRow::technique);
  if (row == rows.end()) {
    const FinderRow& own = finder_row(technique);
    row = std::ranges::find_if(
        rows, [&](const HodokuRow& one) { return one.find == own.find && one.size == own.size; });
  }
  return static_cast<std::size_t>(row - rows.begin());
}

std::size_t hodoku_rows_before(TechniqueId technique) {
  const bool in_neither = lesson_order_of(technique) == LessonOrder::kBeforeForcing;
  return hodoku_row_index(in_neither ? TechniqueId::kForcingChainVerity : technique);
}

bool is_mirrored(TechniqueId technique) {
  using enum TechniqueId;
  const auto is_among = [&](TechniqueId first, TechniqueId last) {
    return technique >= first && technique <= last;
  };
  return is_among(kSquirmbag, kLeviathan) || is_among(kFinnedSquirmbag, kFinnedLeviathan) ||
         is_among(kSashimiSquirmbag, kSashimiLeviathan);
}

std::vector<TechniqueId> course() {
  std::vector<TechniqueId> techniques;
  for (const TechniqueRow& row : technique_catalog()) techniques.push_back(row.id);
  std::ranges::stable_sort(techniques, {}, [](TechniqueId technique) {
    return std::pair(lesson_order_of(technique), price_of(technique));
  });
  return techniques;
}

Result<std::vector<TechniqueId>> techniques_named(std::span<const std::string> keys) {
  std::vector<TechniqueId> techniques;
  for (const std::string& key : keys) {
    const TechniqueRow* row = find_technique(key);
    if (row == nullptr) {
      return request_error(fmt::format("unknown technique '{}'{}", key,
                                       did_you_mean(key, keys_of(technique_catalog()))));
    }
    techniques.push_back(row->id);
  }
  return techniques;
}

// Loops of all lengths are one row; its producer has the smallest length.
std::span<const LadderRow> explainer_row_of(TechniqueId technique) {
  const FinderRow& wanted = finder_row(technique);
  const std::span rows = explainer_ladder().rows;
  const auto row = std::find_if(rows.rbegin(), rows.rend(), [&](const LadderRow& one) {
    return one.find == wanted.find && one.size <= wanted.size;
  });
  assert(row != rows.rend());
  return {&*row, 1};
}

}  // namespace nonet
