#include "generator/hunt/island_news.h"

#include <algorithm>

#include "generator/hunt/hunt_counts.h"
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

void save_find(const HuntFind& find, StateWriter& state) {
  state.grid(find.archived.puzzle.givens());
  state.grid(find.archived.puzzle.solution());
  for (const Fingerprint& print : {find.archived.form, find.grid}) {
    state.number(print.high);
    state.number(print.low);
  }
  const ExplainerTenths& tenths = find.archived.rating;
  for (const int number : {tenths.er, tenths.ep, tenths.ed}) state.number(bits(number));
  save_class(find.archived.is, state);
  state.grid(find.canonical);
  state.number(find.ratings.size());
  for (const Rating& rating : find.ratings) save_rating(rating, state);
  state.number(find.parents.size());
  for (const Grid& parent : find.parents) state.grid(parent);
  state.text(find.operation);
  state.text(find.change);
}

std::string_view key_of_operator(StateReader& state) {
  const std::string key = state.text();
  const auto row = std::ranges::find(operator_catalog(), key, &OperatorRow::key);
  if (row != operator_catalog().end()) return row->key;
  if (!key.empty()) state.fail();
  return {};
}

std::optional<HuntFind> restored_find(StateReader& state) {
  const Grid givens = state.grid();
  const auto puzzle = Puzzle::with_proven_solution(givens, state.grid());
  if (!puzzle) return std::nullopt;
  HuntFind find{.ordinal = 0,
                .archived = {.puzzle = *puzzle, .form = {}, .rating = {}},
                .grid = {},
                .canonical = {},
                .ratings = {},
                .parents = {},
                .operation = {},
                .change = {}};
  for (Fingerprint* print : {&find.archived.form, &find.grid}) {
    print->high = state.number();
    print->low = state.number();
  }
  ExplainerTenths& tenths = find.archived.rating;
  for (int* number : {&tenths.er, &tenths.ep, &tenths.ed}) {
    *number = static_cast<int>(state.count(kTenths - 1));
  }
  find.archived.is = restored_class(state);
  find.canonical = state.grid();
  for (std::uint64_t left = state.count(kMostRatings); left > 0; --left) {
    find.ratings.push_back(restored_rating(state));
  }
  for (std::uint64_t left = state.count(kMostParents); left > 0; --left) {
    find.parents.push_back(state.grid());
  }
  find.operation = key_of_operator(state);
  find.change = state.text();
  return find;
}

// Visits the counts of a report in order, for writing and for reading.
template <typename Report, typename Visit>
void visit_counts(Report& report, Visit visit) {
  visit(report.evaluations);
  for (auto& stage : report.stages) {
    visit(stage.in);
    visit(stage.out);
    visit(stage.work);
  }
  for (auto& count : report.operators) {
    visit(count.calls);
    visit(count.children);
    visit(count.rated);
    visit(count.improved);
  }
  for (auto& recall : report.recall) {
    visit(recall.rejected);
    visit(recall.sampled);
    visit(recall.missed);
  }
}

}  // namespace

void save_news(const IslandNews& news, StateWriter& state) {
  visit_counts(news.report, [&](std::uint64_t number) { state.number(number); });
  const IslandView& view = news.view;
  for (const std::uint64_t number :
       {static_cast<std::uint64_t>(view.phase), view.generation, std::uint64_t{view.pool},
        std::uint64_t{view.grids}, static_cast<std::uint64_t>(view.best)}) {
    state.number(number);
  }
  state.real(view.mean);
  for (const double share : news.shares) state.real(share);
  state.number(news.emigrants.size());
  for (const HuntedPuzzle& emigrant : news.emigrants) save_hunted_puzzle(state, emigrant);
  state.number(news.report.finds.size());
  for (const HuntFind& find : news.report.finds) save_find(find, state);
}

std::optional<IslandNews> restored_news(StateReader& state) {
  IslandNews news;
  visit_counts(news.report, [&](std::uint64_t& number) { number = state.number(); });
  IslandView& view = news.view;
  view.phase = static_cast<IslandPhase>(state.count(kPhaseKeys.size() - 1));
  view.generation = state.number();
  view.pool = state.number();
  view.grids = state.number();
  view.best = static_cast<std::int64_t>(state.number());
  view.mean = state.real();
  for (double& share : news.shares) share = state.real();
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
