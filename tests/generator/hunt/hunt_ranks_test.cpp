// A hunt on several ranks, which are threads here: its result is the same for any number.
#include <catch2/catch.hpp>
#include <thread>

#include "generator/hunt/hunt.h"
#include "generator/recipe.h"
#include "solvers/exact/certify.h"
#include "tests/base/rank_table.h"

namespace nonet {
namespace {

Hunt new_hunt() {
  const auto proof = certify(*Grid::from_line(
      "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."));
  REQUIRE(proof);
  const std::vector<Puzzle> seeds = {*proof.puzzle};
  return Hunt({.seed = 7, .islands = 4, .population = 20, .epoch_work = 400}, seeds);
}

struct Told {
  std::vector<std::string> finds;
  std::size_t batches = 0;  // of finds
  std::vector<Bytes> kept;
  Bytes last;
  bool whole = false;
};

HuntCallbacks telling(Told& told, const Hunt& hunt) {
  HuntCallbacks callbacks;
  callbacks.found = [&told](std::span<const Find> finds) {
    ++told.batches;
    for (const Find& find : finds) {
      std::string text =
          find.puzzle.givens().line() + find.operation + find.change + std::to_string(find.ordinal);
      for (const Rating& rating : find.ratings) {
        text +=
            std::string(rating.scale) + std::string(rating.hardest) + std::to_string(rating.score);
      }
      told.finds.push_back(std::move(text));
    }
    return Flow::kContinue;
  };
  callbacks.wants_checkpoint = [&hunt] { return hunt.rounds() % 2 == 0; };
  callbacks.keep = [&told, &hunt] {
    told.kept.push_back(hunt.checkpoint());
    return Flow::kContinue;
  };
  return callbacks;
}

constexpr HuntLimits kLimits{.evaluations = 6000, .threads = 1};

// `start`: the checkpoint that all ranks begin with.
Told hunted(const Bytes& start, std::size_t ranks, const HuntLimits& limits = kLimits) {
  Table table(ranks);
  Told told;
  {
    std::vector<std::jthread> others;
    for (std::size_t rank = 1; rank < ranks; ++rank) {
      others.emplace_back([&, rank] {
        Seat seat(table, rank);
        auto hunt = Hunt::from_checkpoint(start);
        hunt->run({.evaluations = RunControl::kNoLimit, .threads = 2}, {}, {}, seat);
      });
    }
    Seat seat(table, 0);
    auto hunt = Hunt::from_checkpoint(start);
    hunt->run(limits, {}, telling(told, *hunt), seat);
    told.whole = hunt->whole();
    told.last = hunt->checkpoint();
  }
  return told;
}

TEST_CASE("A hunt is the same on any number of ranks", "[hunt]") {
  const Bytes start = new_hunt().checkpoint();
  Told alone;
  {
    auto hunt = Hunt::from_checkpoint(start);
    hunt->run(kLimits.evaluations, 1, {}, telling(alone, *hunt));
    alone.last = hunt->checkpoint();
  }
  REQUIRE(alone.finds.size() > 4);
  REQUIRE(alone.kept.size() > 2);
  for (const std::size_t ranks : {1U, 2U, 3U, 6U}) {
    const Told told = hunted(start, ranks);
    CHECK(told.whole);
    CHECK(told.finds == alone.finds);
    CHECK(told.kept == alone.kept);
    CHECK(told.last == alone.last);
  }
}

// More islands than two ranks work on in one turn, each with its own puzzle.
Hunt hunt_of_many_islands() {
  std::vector<Puzzle> seeds;
  Recipe recipe;
  recipe.seed = 7;
  generate(recipe, {}, [&](const Find& made) {
    seeds.push_back(made.puzzle);
    return seeds.size() == 40 ? Flow::kStop : Flow::kContinue;
  });
  return Hunt({.seed = 7, .islands = 40, .population = 10, .epoch_work = 100}, seeds);
}

TEST_CASE("If ranks have many islands, finds arrive before the round ends", "[hunt]") {
  const Bytes start = hunt_of_many_islands().checkpoint();
  const HuntLimits limits{.evaluations = 1, .threads = 1};
  const Told alone = hunted(start, 1, limits);
  REQUIRE(alone.finds.size() > 32);
  for (const std::size_t ranks : {2U, 3U}) {
    const Told told = hunted(start, ranks, limits);
    CHECK(told.whole);
    CHECK(told.finds == alone.finds);
    CHECK(told.last == alone.last);
    CHECK(told.batches == (ranks == 2 ? 2 : 1));
  }
}

TEST_CASE("A hunt resumes with another number of ranks", "[hunt]") {
  const Bytes start = new_hunt().checkpoint();
  const Told whole = hunted(start, 2);
  const Told first = hunted(start, 3, {.evaluations = 2000, .threads = 1});
  const Told second = hunted(first.last, 2);
  CHECK(second.last == whole.last);
  std::vector<std::string> finds = first.finds;
  finds.insert(finds.end(), second.finds.begin(), second.finds.end());
  CHECK(finds == whole.finds);
}

TEST_CASE("A rank that leaves ends the hunt of the others, which then keep nothing", "[hunt]") {
  const Bytes start = new_hunt().checkpoint();
  Table table(2);
  Told told;
  std::jthread other([&] {
    Seat seat(table, 1);
    auto hunt = Hunt::from_checkpoint(start);
    seat.from_first({});  // the word for the first round
    table.leave();
  });
  Seat seat(table, 0);
  auto hunt = Hunt::from_checkpoint(start);
  hunt->run(kLimits, {}, telling(told, *hunt), seat);
  CHECK_FALSE(hunt->whole());
  CHECK(told.finds.empty());
  CHECK(told.kept.empty());
}

TEST_CASE("If rank 0 cannot store its finds, all ranks end", "[hunt]") {
  const Bytes start = new_hunt().checkpoint();
  Table table(2);
  Told told;
  std::jthread other([&] {
    Seat seat(table, 1);
    auto hunt = Hunt::from_checkpoint(start);
    hunt->run({}, {}, {}, seat);
  });
  Seat seat(table, 0);
  auto hunt = Hunt::from_checkpoint(start);
  HuntCallbacks callbacks = telling(told, *hunt);
  callbacks.found = [](std::span<const Find>) { return Flow::kStop; };
  hunt->run(kLimits, {}, callbacks, seat);
  CHECK_FALSE(hunt->whole());
}

}  // namespace
}  // namespace nonet
