#include "generator/hunt/island_news.h"

#include <algorithm>

#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostFinds = 1'000'000;  // of an epoch; more makes the bytes invalid
constexpr std::uint64_t kMostParents = 2;
constexpr std::uint64_t kMostRatings = 4;  // of a find
constexpr std::uint64_t kMostColumns = 16;

std::uint64_t bits(int number) { return static_cast<std::uint64_t>(std::int64_t{number}); }

void save_rating(const Rating& rating, StateWriter& state) {
  state.text(rating.scale);
  for (const int number : {rating.scale_version, static_cast<int>(rating.end), rating.cells_left}) {
    state.number(bits(number));
  }
  state.real(rating.score);
  state.text(rating.hardest);
  state.number(rating.values.size());
  for (const RatingValue& value : rating.values) {
    state.text(value.key);
    state.real(value.value);
    state.number(bits(value.decimals));
  }
}

// Keys refer to the tables, which live forever; the bytes do not.
std::string_view key_of_technique(StateReader& state) {
  const std::string key = state.text();
  if (key.empty()) return {};
  const TechniqueRow* row = find_technique(key);
  if (row != nullptr) return row->key;
  state.fail();
  return {};
}

std::string_view key_of_column(const ScaleRow& scale, StateReader& state) {
  const std::string key = state.text();
  const auto column = std::ranges::find(scale.columns, key);
  if (column != scale.columns.end()) return *column;
  state.fail();
  return {};
}

Rating restored_rating(StateReader& state) {
  Rating rating;
  const ScaleRow* scale = find_scale(state.text());
  if (scale == nullptr) {
    state.fail();
    return rating;
  }
  rating.scale = scale->key;
  rating.scale_version = static_cast<int>(state.number());
  rating.end = static_cast<RatingEnd>(state.count(static_cast<int>(RatingEnd::kStopped)));
  rating.cells_left = static_cast<int>(state.number());
  rating.score = state.real();
  rating.hardest = key_of_technique(state);
  for (std::uint64_t left = state.count(kMostColumns); left > 0 && state.good(); --left) {
    RatingValue value;
    value.key = key_of_column(*scale, state);
    value.value = state.real();
    value.decimals = static_cast<int>(state.number());
    rating.values.push_back(value);
  }
  return rating;
}

void save_find(const Find& find, StateWriter& state) {
  save_puzzle(find.puzzle, state);
  state.grid(find.canonical);
  state.number(find.ratings.size());
  for (const Rating& rating : find.ratings) save_rating(rating, state);
  save_list(find.parents, state);
  state.text(find.operation);
  state.text(find.change);
}

std::optional<Find> restored_find(StateReader& state) {
  const auto puzzle = saved_puzzle_in(state);
  if (!puzzle) return std::nullopt;
  Find find{{.puzzle = *puzzle, .canonical = state.grid()}};
  for (std::uint64_t left = state.count(kMostRatings); left > 0; --left) {
    find.ratings.push_back(restored_rating(state));
  }
  restore_list(find.parents, state, kMostParents);
  find.operation = state.text();
  find.change = state.text();
  return find;
}

// Calls `visit` with each part of the news that is numbers, for writing and for reading.
template <typename News, typename Visit>
void visit_numbers(News& news, Visit visit) {
  visit(news.report.evaluations);
  visit(news.report.stages);
  visit(news.report.operators);
  visit(news.report.recall);
  visit(news.view);
  visit(news.shares);
}

}  // namespace

void save_news(const IslandNews& news, StateWriter& state) {
  visit_numbers(news, [&](const auto& numbers) { save_state(numbers, state); });
  state.number(news.emigrants.size());
  for (const HuntedPuzzle& emigrant : news.emigrants) save_hunted_puzzle(state, emigrant);
  state.number(news.report.finds.size());
  for (const Find& find : news.report.finds) save_find(find, state);
}

std::optional<IslandNews> restored_news(StateReader& state) {
  IslandNews news;
  visit_numbers(news, [&](auto& numbers) { restore_state(numbers, state); });
  for (std::uint64_t left = state.count(kMostFinds); left > 0 && state.good(); --left) {
    auto emigrant = restored_hunted_puzzle(state);
    if (!emigrant) return std::nullopt;
    news.emigrants.push_back(*emigrant);
  }
  for (std::uint64_t left = state.count(kMostFinds); left > 0 && state.good(); --left) {
    auto find = restored_find(state);
    if (!find) return std::nullopt;
    news.report.finds.push_back(*std::move(find));
  }
  if (!state.good()) return std::nullopt;
  news.report.complete = true;
  return news;
}

}  // namespace nonet
