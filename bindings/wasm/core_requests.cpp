#include "bindings/wasm/core_requests.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bindings/wasm/texts.h"
#include "bindings/wasm/values.h"
#include "nonet/forms.h"
#include "nonet/solve.h"
#include "nonet/version.h"

namespace nonet::wasm {

RateOptions rate_options_of(const Members& members) {
  RateOptions options{.scale = members.text("scale", "explainer"),
                      .without = members.texts("without")};
  if (const double most = members.number("maxScore", -1.0); most >= 0) options.max_score = most;
  return options;
}

Wish wish_of(const Members& members) {
  Wish wish{.level = members.text("level"), .scale = members.text("scale", "explainer")};
  wish.rating = members.interval("rating");
  wish.hardest = members.texts("hardest");
  wish.with = members.texts("uses");
  wish.require = members.texts("require");
  wish.forbid = members.texts("forbid");
  if (const auto clues = members.interval("clues")) {
    wish.fewest_clues = static_cast<int>(std::max(clues->low, 0.0));
    wish.most_clues = static_cast<int>(std::min(clues->high, 81.0));
  }
  wish.minimal = members.flag("minimal");
  wish.symmetry = members.text("symmetry", "none");
  wish.pattern = members.text("pattern");
  wish.method = members.text("method", "thinning");
  wish.count = members.number<std::uint64_t>("count", 1);
  wish.seed = members.number<std::uint64_t>("seed", 0);
  wish.max_tries =
      members.number<std::uint64_t>("maxTries", std::numeric_limits<std::uint64_t>::max());
  return wish;
}

namespace {

// `act` of the puzzle, or of the sukaku if the givens of the text alone are no puzzle.
template <typename Act>
Json with_problem(const Members& members, Act act) {
  const std::string text = members.text("puzzle");
  const auto puzzle = puzzle_of(text);
  if (puzzle) return act(*puzzle);
  const auto sukaku = sukaku_of(text);
  if (!sukaku) return json_of(puzzle.error());
  return *sukaku ? act(**sukaku) : json_of(sukaku->error());
}

Json rated(const Members& members, const Emit&) {
  return with_problem(members, [&](const auto& problem) {
    const auto rating = rate(problem, rate_options_of(members));
    return rating ? json_of(*rating) : json_of(rating.error());
  });
}

Json explained(const Members& members, const Emit&) {
  return with_problem(members, [&](const auto& problem) {
    const auto explanation = explain(problem, rate_options_of(members));
    if (!explanation) return json_of(explanation.error());
    Json json = {{"rating", json_of(explanation->rating)}, {"steps", Json::array()}};
    for (const Step& step : explanation->steps) json["steps"].push_back(json_of(step));
    json["text"] = explanation->text;
    return json;
  });
}

Json solved(const Members& members, const Emit&) {
  const auto grid = grid_of(members.text("puzzle"));
  if (!grid) return json_of(grid.error());
  const Solutions found = solve(*grid, members.number<std::uint64_t>("limit", 2));
  Json json = {{"count", found.count}, {"exact", found.exact}};
  if (found.first) json["first"] = found.first->line();
  return json;
}

Json read(const Members& members, const Emit&) {
  const auto puzzle = puzzle_of(members.text("puzzle"));
  if (!puzzle) return json_of(puzzle.error());
  Json json = json_of(*puzzle);
  json["clues"] = puzzle->clue_count();
  json["minimal"] = is_minimal(*puzzle);
  json["symmetry"] = symmetry_of(puzzle->givens());
  json["canonical"] = canonical_form(*puzzle).line();
  return json;
}

Json hinted(const Members& members, const Emit&) {
  const auto puzzle = puzzle_of(members.text("puzzle"));
  if (!puzzle) return json_of(puzzle.error());
  Reached reached;
  if (const std::string digits = members.text("digits"); !digits.empty()) {
    const auto grid = Grid::from_line(digits);
    if (!grid) return refusal("digits are 81 characters");
    reached.digits = *grid;
  }
  const auto found = hint(*puzzle, reached);
  if (!found) return json_of(found.error());
  Json json = {{"mistakes", Json::array()}};
  for (const Mistake& mistake : found->mistakes) {
    json["mistakes"].push_back({{"candidate", name_of(mistake.candidate)},
                                {"missing", mistake.missing},
                                {"says", mistake.says},
                                {"reason", mistake.reason}});
  }
  if (found->next) json["next"] = json_of(*found->next);
  json["where"] = found->where;
  json["what"] = found->what;
  json["step"] = found->step;
  return json;
}

Json generated(const Members& members, const Emit& emit) {
  const auto made =
      generate(wish_of(members), [&](const Puzzle& puzzle) { return emitted(puzzle, emit); });
  return made ? json_of(*made) : json_of(made.error());
}

template <typename Infos, typename About>
Json rows_of(const Infos& infos, About about) {
  Json rows = Json::array();
  for (const auto& info : infos) {
    rows.push_back({{"key", info.key}, {"name", info.name}, {"about", about(info)}});
  }
  return rows;
}

Json catalogs(const Members&, const Emit&) {
  return {{"version", {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH}},
          {"scales", rows_of(scales(), [](const auto& info) { return info.source; })},
          {"levels", rows_of(levels(), [](const auto& info) { return info.allows; })},
          {"techniques", rows_of(techniques(), [](const auto& info) { return info.family; })},
          {"symmetries", rows_of(symmetries(), [](const auto&) { return ""; })}};
}

constexpr std::array kRows = {
    RequestRow{"read", read},         RequestRow{"solve", solved},
    RequestRow{"rate", rated},        RequestRow{"explain", explained},
    RequestRow{"hint", hinted},       RequestRow{"generate", generated},
    RequestRow{"catalogs", catalogs},
};

}  // namespace

std::span<const RequestRow> core_requests() { return kRows; }

}  // namespace nonet::wasm
