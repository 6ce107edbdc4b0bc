#include "generator/hunt/hunt.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <stop_token>
#include <string>

#include "board/canonical.h"
#include "generator/thinning.h"
#include "rater/orders/explainer/explainer.h"
#include "solvers/exact/certify.h"

namespace nonet {
namespace {

// Hard puzzles, so that a short hunt starts rating at once: AI Escargot, and two that this
// project's hunts found.
std::vector<Puzzle> seeds() {
  std::vector<Puzzle> puzzles;
  for (const std::string_view line :
       {"1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
        ".....46....5.6...7.6.3...5.6....8..2.87...16....9...38.982.....12.6..9..5........",
        "8....4.....5.6...7.6.3...5.....1...2..7...16....4.6.3..98.2...6.2....9..5..8...2."}) {
    const Certificate proof = certify(*Grid::from_line(line));
    REQUIRE(proof);
    puzzles.push_back(*proof.puzzle);
  }
  return puzzles;
}

struct Trace {
  std::vector<std::string> finds;
  std::vector<std::byte> checkpoint;
};

std::string text_of(const Find& find) {
  return std::to_string(find.ordinal) + ' ' + find.puzzle.givens().line() + ' ' +
         std::to_string(archived(find).rating.er) + ' ' + find.operation + ' ' + find.change;
}

HuntCallbacks tracing(Trace& trace, int rounds) {
  return {.found =
              [&trace](std::span<const Find> finds) {
                for (const Find& find : finds) trace.finds.push_back(text_of(find));
                return Flow::kContinue;
              },
          .round_done =
              [left = rounds]() mutable { return --left == 0 ? Flow::kStop : Flow::kContinue; }};
}

Trace hunted(std::span<const Puzzle> from, int rounds, unsigned threads) {
  Trace trace;
  Hunt hunt({.seed = 7, .islands = 3, .epoch_work = 1100}, from);
  hunt.run(RunControl::kNoLimit, threads, {}, tracing(trace, rounds));
  trace.checkpoint = hunt.checkpoint();
  return trace;
}

TEST_CASE("A hunt is the same for any number of threads", "[evolution]") {
  for (const auto& from : {std::vector<Puzzle>(), seeds()}) {
    const Trace expected = hunted(from, 1, 1);
    CHECK(expected.finds.empty() == from.empty());
    const Trace other = hunted(from, 1, 3);
    CHECK(other.finds == expected.finds);
    CHECK(other.checkpoint == expected.checkpoint);
  }
}

TEST_CASE("A resumed hunt continues as if it had not been interrupted", "[evolution]") {
  const Trace whole = hunted(seeds(), 3, 2);
  const Trace first = hunted(seeds(), 1, 2);
  auto resumed = Hunt::from_checkpoint(first.checkpoint);
  REQUIRE(resumed);
  CHECK(resumed->checkpoint() == first.checkpoint);
  Trace rest;
  resumed->run(RunControl::kNoLimit, 2, {}, tracing(rest, 2));
  CHECK(resumed->checkpoint() == whole.checkpoint);
  std::vector<std::string> finds = first.finds;
  finds.insert(finds.end(), rest.finds.begin(), rest.finds.end());
  CHECK(finds == whole.finds);
}

TEST_CASE("A hunt stopped inside a round keeps the state of the last whole one", "[evolution]") {
  std::stop_source stop;
  Trace trace;
  Hunt hunt({.seed = 7, .islands = 3, .epoch_work = 1100}, seeds());
  HuntCallbacks callbacks = tracing(trace, 1);
  hunt.run(RunControl::kNoLimit, 1, {}, callbacks);
  const auto before = hunt.checkpoint();
  const auto keep = callbacks.found;
  callbacks.found = [&](std::span<const Find> finds) {
    stop.request_stop();
    return keep(finds);
  };
  callbacks.round_done = {};
  hunt.run(RunControl::kNoLimit, 1, RunControl(stop.get_token()), callbacks);
  CHECK(hunt.checkpoint() == before);
  const Trace whole = hunted(seeds(), 2, 1);
  REQUIRE(trace.finds.size() <= whole.finds.size());
  CHECK(std::equal(trace.finds.begin(), trace.finds.end(), whole.finds.begin()));
  // The finds of the interrupted round are kept separately, and are not in the archive.
  REQUIRE_FALSE(hunt.unfinished_finds().empty());
  for (const Find& find : hunt.unfinished_finds()) {
    CHECK_FALSE(hunt.archive().knows(fingerprint(find.canonical)));
  }
  CHECK(text_of(hunt.unfinished_finds().back()) == trace.finds.back());
}

TEST_CASE("The finds of a hunt are proper, minimal, new and rated exactly", "[evolution]") {
  Hunt hunt({.seed = 9, .islands = 2, .epoch_work = 1200}, seeds());
  std::set<Grid> forms;
  std::size_t bred = 0;
  const auto check = [&](const Find& find) {
    const Certificate proof = certify(find.puzzle.givens());
    REQUIRE(proof);
    CHECK(is_minimal(*proof.puzzle));
    CHECK(forms.insert(canonical_form(proof.puzzle->givens())).second);
    CHECK(find.canonical == canonical_form(proof.puzzle->givens()));
    const Rating again = rate_explainer(*proof.puzzle, {});
    CHECK(again.score * 10 == Approx(archived(find).rating.er));
    CHECK(find.parents.empty() == find.operation.empty());
    for (const Grid& parent : find.parents) CHECK(forms.contains(parent));
    bred += find.parents.empty() ? 0 : 1;
  };
  int rounds = 0;
  hunt.run(
      RunControl::kNoLimit, 2, {},
      {.found =
           [&](std::span<const Find> finds) {
             for (const Find& find : finds) check(find);
             return Flow::kContinue;
           },
       .round_done = [&] { return bred > 0 || ++rounds == 20 ? Flow::kStop : Flow::kContinue; }});
  CHECK(bred > 0);
  CHECK(hunt.evaluations() > 0);
  CHECK(hunt.archive().rated() == forms.size());
  const HuntProgress progress = hunt.progress();
  CHECK(at_least(progress.histogram, 0) == forms.size());
  CHECK(progress.stages[Stage::kRating].in >= forms.size());
  CHECK(progress.records.back().rating.er >= 105);  // the best of the seeds
}

TEST_CASE("An invalid checkpoint is refused", "[evolution]") {
  CHECK_FALSE(Hunt::from_checkpoint({}));
  auto bytes = Hunt({.seed = 1, .islands = 2, .epoch_work = 1200}, seeds()).checkpoint();
  CHECK(Hunt::from_checkpoint(bytes));
  for (std::size_t size = 0; size < bytes.size(); size += 97) {
    CHECK_FALSE(Hunt::from_checkpoint(std::span(bytes).first(size)));
  }
  bytes[0] = std::byte{0xff};
  CHECK_FALSE(Hunt::from_checkpoint(bytes));
}

}  // namespace
}  // namespace nonet
