// The whole module: the core, and what needs the readers of all formats or the hunts.
#include "bindings/wasm/requests.h"

#include <array>
#include <limits>

#include "bindings/wasm/core_requests.h"
#include "bindings/wasm/texts.h"
#include "bindings/wasm/values.h"
#include "nonet/formats.h"
#include "nonet/hunt.h"
#include "nonet/neighbours.h"
#include "nonet/play.h"
#include "nonet/solve.h"

namespace nonet::wasm {

Result<Grid> grid_of(const std::string& text) {
  const auto record = read_record(text);
  if (!record) return record.error();
  return record->givens;
}

Result<Puzzle> puzzle_of(const std::string& text) { return read_puzzle(text); }

std::optional<Result<Sukaku>> sukaku_of(const std::string& text) {
  const auto record = read_record(text);
  if (!record || !record->candidates) return std::nullopt;
  return certify(*record->candidates);
}

namespace {

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
  const auto pack = puzzle_of(members.text("puzzle")).and_then([&](const Puzzle& puzzle) {
    const std::span puzzles(&puzzle, 1);
    return words.empty() ? play_pack(puzzles, options) : play_pack(puzzles, words, options);
  });
  return pack ? Json::parse(*pack) : json_of(pack.error());
}

Json searched(const Members& members, const Emit& emit) {
  const auto made =
      search(wish_of(members), [&](const Puzzle& puzzle) { return emitted(puzzle, emit); });
  return made ? json_of(*made) : json_of(made.error());
}

Json neighbours_found(const Members& members, const Emit& emit) {
  const auto puzzle = puzzle_of(members.text("puzzle"));
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

constexpr std::array kRows = {
    RequestRow{"record", recorded},  RequestRow{"sukaku", sukaku_read},
    RequestRow{"play-pack", packed}, RequestRow{"rate-list", rated_list},
    RequestRow{"search", searched},  RequestRow{"neighbours", neighbours_found},
    RequestRow{"hunt", hunted},
};

}  // namespace

std::string answer(std::string_view request, const Emit& emit) {
  const std::array<std::span<const RequestRow>, 2> tables = {core_requests(), kRows};
  return answer_from(tables, request, emit);
}

}  // namespace nonet::wasm
