#include "bindings/wasm/requests.h"

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "nonet/formats.h"
#include "nonet/forms.h"
#include "nonet/generate.h"
#include "nonet/hint.h"
#include "nonet/hunt.h"
#include "nonet/neighbours.h"
#include "nonet/play.h"
#include "nonet/rate.h"
#include "nonet/solve.h"
#include "nonet/version.h"

namespace nonet::wasm {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Error& error) {
  Json json = {{"kind", key_of(error.kind)}, {"reason", error.reason}};
  if (error.place.line > 0) json["line"] = error.place.line;
  if (error.place.column > 0) json["column"] = error.place.column;
  for (const Grid& solution : error.solutions) json["solutions"].push_back(solution.line());
  return Json{{"error", json}};
}

Json refusal(const std::string& reason) {
  return json_of({.kind = ErrorKind::kRequest, .reason = reason});
}

Json json_of(const Puzzle& puzzle) {
  return {{"givens", puzzle.line()}, {"solution", puzzle.solution().line()}};
}

Json json_of(const Rating& rating) {
  Json json = {{"scale", rating.scale}, {"end", key_of(rating.end)}};
  if (rating.solved()) json["score"] = rating.score;
  for (const RatingValue& value : rating.values) {
    json["values"][value.key] = value.value;
    json["decimals"][value.key] = value.decimals;
  }
  json["hardest"] = rating.hardest;
  if (rating.cells_left > 0) json["cellsLeft"] = rating.cells_left;
  if (const std::string_view level = level_of(rating); !level.empty()) json["level"] = level;
  return json;
}

std::string name_of(const Candidate& candidate) {
  return candidate.cell.name() + "=" + std::to_string(candidate.digit);
}

Json json_of(const Step& step) {
  Json json = {{"technique", step.technique}, {"name", step.name}, {"price", step.price}};
  json["cells"] = Json::array();
  for (const Cell cell : step.cells) json["cells"].push_back(cell.name());
  json["digits"] = step.digits;
  if (step.placement) json["placement"] = name_of(*step.placement);
  json["eliminations"] = Json::array();
  for (const Candidate& gone : step.eliminations) json["eliminations"].push_back(name_of(gone));
  json["reasons"] = step.reasons;
  json["conclusion"] = step.conclusion;
  return json;
}

// The members of a request, and the error of the first invalid one.
class Members {
 public:
  explicit Members(const Json& json) : json_(json) {}

  [[nodiscard]] std::string text(const char* key, std::string other = {}) const {
    const Json* member = find(key);
    return member != nullptr && member->is_string() ? member->get<std::string>() : other;
  }
  template <typename Number>
  [[nodiscard]] Number number(const char* key, Number other) const {
    const Json* member = find(key);
    return member != nullptr && member->is_number() ? member->get<Number>() : other;
  }
  [[nodiscard]] bool flag(const char* key) const {
    const Json* member = find(key);
    return member != nullptr && member->is_boolean() && member->get<bool>();
  }
  [[nodiscard]] std::vector<std::string> texts(const char* key) const {
    std::vector<std::string> list;
    const Json* member = find(key);
    if (member != nullptr && member->is_string()) list.push_back(member->get<std::string>());
    if (member == nullptr || !member->is_array()) return list;
    for (const Json& one : *member) {
      if (one.is_string()) list.push_back(one.get<std::string>());
    }
    return list;
  }
  // [low, high], null for open.
  [[nodiscard]] std::optional<Interval> interval(const char* key) const {
    const Json* member = find(key);
    if (member == nullptr) return std::nullopt;
    if (member->is_number()) return Interval{member->get<double>(), member->get<double>()};
    if (!member->is_array() || member->size() != 2) return std::nullopt;
    Interval range{.low = -std::numeric_limits<double>::infinity()};
    if ((*member)[0].is_number()) range.low = (*member)[0].get<double>();
    if ((*member)[1].is_number()) range.high = (*member)[1].get<double>();
    return range;
  }

 private:
  [[nodiscard]] const Json* find(const char* key) const {
    const auto member = json_.find(key);
    return member == json_.end() || member->is_null() ? nullptr : &*member;
  }

  const Json& json_;
};

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

Json json_of(const Yield& yield) { return {{"tries", yield.tries}, {"accepted", yield.accepted}}; }

// The text as a sukaku, if its candidates make it one.
std::optional<Result<Sukaku>> sukaku_of(const std::string& text) {
  const auto record = read_record(text);
  if (!record || !record->candidates) return std::nullopt;
  return certify(*record->candidates);
}

// `act` of the puzzle, or of the sukaku if the givens of the text alone are no puzzle.
template <typename Act>
Json with_problem(const Members& members, Act act) {
  const std::string text = members.text("puzzle");
  const auto puzzle = read_puzzle(text);
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

// Each line of a list, as it comes: its rating, or its error.
Json rated_list(const Members& members, const Emit& emit) {
  const std::string text = members.text("text");
  Reader reader(text);
  const RateOptions options = rate_options_of(members);
  std::uint64_t number = 0;
  while (auto record = reader.next()) {
    ++number;
    Json line = {{"number", number}};
    const auto puzzle = record->and_then([](const Record& read) { return certify(read.givens); });
    const auto rating =
        puzzle.and_then([&](const Puzzle& proper) { return rate(proper, options); });
    if (puzzle) line["puzzle"] = puzzle->line();
    line.update(rating ? json_of(*rating) : json_of(rating.error()));
    if (!emit(line.dump())) break;
  }
  return {{"records", number}};
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
  const auto record = read_record(members.text("puzzle"));
  if (!record) return json_of(record.error());
  const Solutions found = solve(record->givens, members.number<std::uint64_t>("limit", 2));
  Json json = {{"count", found.count}, {"exact", found.exact}};
  if (found.first) json["first"] = found.first->line();
  return json;
}

// What the text says, solved or not: also of a grid that is no puzzle.
Json recorded(const Members& members, const Emit&) {
  const auto record = read_record(members.text("puzzle"));
  if (!record) return json_of(record.error());
  return {{"givens", record->givens.line()},
          {"placed", record->placed.line()},
          {"ownCandidates", record->candidates.has_value()},
          {"comment", record->comment}};
}

Json sukaku_read(const Members& members, const Emit&) {
  const auto sukaku = sukaku_of(members.text("puzzle"));
  if (!sukaku) return refusal("a sukaku has candidates of its own");
  if (!*sukaku) return json_of(sukaku->error());
  return {{"givens", (*sukaku)->givens().line()}, {"solution", (*sukaku)->solution().line()}};
}

// The puzzle with its way to the solution, as the page to play on has it.
Json packed(const Members& members, const Emit&) {
  const PlayOptions options{.title = members.text("title", "Sudoku")};
  const std::string words = members.text("words");
  const auto pack = read_puzzle(members.text("puzzle")).and_then([&](const Puzzle& puzzle) {
    const std::span puzzles(&puzzle, 1);
    return words.empty() ? play_pack(puzzles, options) : play_pack(puzzles, words, options);
  });
  return pack ? Json::parse(*pack) : json_of(pack.error());
}

Json read(const Members& members, const Emit&) {
  const auto puzzle = read_puzzle(members.text("puzzle"));
  if (!puzzle) return json_of(puzzle.error());
  Json json = json_of(*puzzle);
  json["clues"] = puzzle->clue_count();
  json["minimal"] = is_minimal(*puzzle);
  json["symmetry"] = symmetry_of(puzzle->givens());
  json["canonical"] = canonical_form(*puzzle).line();
  return json;
}

Json hinted(const Members& members, const Emit&) {
  const auto puzzle = read_puzzle(members.text("puzzle"));
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

Flow emitted(const Puzzle& puzzle, const Emit& emit) {
  return emit(json_of(puzzle).dump()) ? Flow::kContinue : Flow::kStop;
}

Json generated(const Members& members, const Emit& emit) {
  const auto made =
      generate(wish_of(members), [&](const Puzzle& puzzle) { return emitted(puzzle, emit); });
  return made ? json_of(*made) : json_of(made.error());
}

Json searched(const Members& members, const Emit& emit) {
  const auto made =
      search(wish_of(members), [&](const Puzzle& puzzle) { return emitted(puzzle, emit); });
  return made ? json_of(*made) : json_of(made.error());
}

Json neighbours_found(const Members& members, const Emit& emit) {
  const auto puzzle = read_puzzle(members.text("puzzle"));
  if (!puzzle) return json_of(puzzle.error());
  NeighbourWish wish{.remove = members.number("remove", 1),
                     .add = members.number("add", 1),
                     .exactly = members.flag("exactly")};
  if (members.flag("minimal")) wish.minimality = Minimality::kOnly;
  std::uint64_t found = 0;
  const auto done = for_each_neighbour(*puzzle, wish, [&](const Puzzle& neighbour) {
    ++found;
    return emitted(neighbour, emit);
  });
  return done ? Json{{"found", found}} : json_of(done.error());
}

Result<HuntSettings> hunt_settings_of(const Members& members) {
  HuntSettings settings{.seed = members.number<std::uint64_t>("seed", 0)};
  settings.islands = members.number("islands", settings.islands);
  settings.population = members.number("population", settings.population);
  for (const std::string& line : members.texts("seeds")) {
    const auto seed = read_puzzle(line);
    if (!seed) return seed.error();
    settings.seeds.push_back(*seed);
  }
  return settings;
}

// Finds come at the end of each round, which takes a second or more.
Json hunted(const Members& members, const Emit& emit) {
  auto hunt = hunt_settings_of(members).and_then(&Hunt::start);
  if (!hunt) return json_of(hunt.error());
  const auto found = [&](const HuntFind& find) {
    Json json = json_of(find.puzzle);
    json["rating"] = json_of(find.rating);
    json["operation"] = find.operation;
    return emit(json.dump()) ? Flow::kContinue : Flow::kStop;
  };
  constexpr auto kEndless = std::numeric_limits<std::uint64_t>::max();
  hunt->run(found, {}, 1, members.number("evaluations", kEndless));
  return {{"evaluations", hunt->evaluations()}};
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

struct RequestRow {
  std::string_view key;
  Json (*answer)(const Members& members, const Emit& emit);
};
constexpr std::array kRequests = {
    RequestRow{"read", read},
    RequestRow{"record", recorded},
    RequestRow{"sukaku", sukaku_read},
    RequestRow{"play-pack", packed},
    RequestRow{"solve", solved},
    RequestRow{"rate", rated},
    RequestRow{"rate-list", rated_list},
    RequestRow{"explain", explained},
    RequestRow{"hint", hinted},
    RequestRow{"generate", generated},
    RequestRow{"search", searched},
    RequestRow{"neighbours", neighbours_found},
    RequestRow{"hunt", hunted},
    RequestRow{"catalogs", catalogs},
};

}  // namespace

std::string answer(std::string_view request, const Emit& emit) {
  const Json json = Json::parse(request, nullptr, false);
  if (!json.is_object()) return refusal("a request is a JSON object").dump();
  const Members members(json);
  const std::string key = members.text("do");
  for (const RequestRow& row : kRequests) {
    if (row.key == key) return row.answer(members, emit).dump();
  }
  return refusal(key + ": no such request").dump();
}

}  // namespace nonet::wasm
