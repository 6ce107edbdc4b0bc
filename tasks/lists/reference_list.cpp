#include "tasks/lists/reference_list.h"

#include <fmt/format.h>

#include "base/number_text.h"

namespace nonet {

void ReferenceList::add(const LikenessKeys& keys, const Place& place) {
  if (sources_.empty() || sources_.back() != place.source) sources_.push_back(place.source);
  const auto number = static_cast<std::uint32_t>(places_.size());
  places_.push_back(
      {static_cast<std::uint32_t>(sources_.size() - 1), static_cast<std::uint32_t>(place.line)});
  for (std::size_t i = 0; i < kLikenesses.size(); ++i) {
    if (const auto& key = keys.of(kLikenesses[i])) first_with_[i].insert({*key, number});
  }
}

std::optional<ReferenceList::Match> ReferenceList::find(const LikenessKeys& keys) const {
  for (std::size_t i = 0; i < kLikenesses.size(); ++i) {
    const auto& key = keys.of(kLikenesses[i]);
    const Entry* entry = key ? first_with_[i].find(*key) : nullptr;
    if (entry == nullptr) continue;
    const ListPlace& place = places_[entry->number];
    return Match{kLikenesses[i], sources_[place.source], place.line};
  }
  return std::nullopt;
}

std::string MatchTally::text(Likeness farthest) const {
  static constexpr std::array<std::string_view, kLikenesses.size()> kPhrases = {
      "equal", "isomorphic", "of the same grid"};
  std::string text;
  for (const Likeness likeness : kLikenesses) {
    if (likeness > farthest) break;
    const auto i = static_cast<std::size_t>(likeness);
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", grouped(counts_[i]), kPhrases[i]);
  }
  return text;
}

}  // namespace nonet
