#include "db/store.h"

#include <limits>

#include "tests/db/sample_store.h"

namespace nonet {
namespace {

TEST_CASE("A saved puzzle comes back as it was", "[db]") {
  Store store = got(Store::open(":memory:"));
  const auto records = sample_records(0, 50);
  const auto saved = save_all(store, records);
  const auto puzzles = all_puzzles(store);
  REQUIRE(puzzles.size() == 50);
  for (std::size_t i = 0; i < records.size(); ++i) {
    CHECK(saved[i].added);
    CHECK(puzzles[i].id == saved[i].id);
    CHECK(puzzles[i].puzzle == records[i].puzzle);
    CHECK(puzzles[i].canonical == records[i].canonical);
    CHECK(got(store.find(records[i].canonical)) == saved[i].id);
    CHECK(got(store.puzzle(saved[i].id))->puzzle == records[i].puzzle);
  }
  CHECK_FALSE(got(store.find(sample_record(50).canonical)));
  CHECK_FALSE(got(store.puzzle(PuzzleId{51})));
}

TEST_CASE("An isomorphic puzzle gives the row in the store, in that row's printed form", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleRecord first = sample_record(1);
  PuzzleRecord second = sample_record(2);
  second.canonical = first.canonical;
  const auto saved = save_all(store, {first, second, first});
  CHECK(saved[0].added);
  CHECK_FALSE(saved[1].added);
  CHECK_FALSE(saved[2].added);
  CHECK(saved[1].id == saved[0].id);
  CHECK(saved[2].id == saved[0].id);
  REQUIRE(all_puzzles(store).size() == 1);
  CHECK(all_puzzles(store)[0].puzzle == first.puzzle);
}

TEST_CASE("Rows that were not committed are gone", "[db]") {
  Store store = got(Store::open(":memory:"));
  {
    Writer writer = got(store.write());
    got(writer.save(sample_record(1)));
  }
  CHECK(all_puzzles(store).empty());
}

TEST_CASE("Ratings are kept by scale and version, with the decimals they are printed with",
          "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  Rating solved = solved_rating("explainer", 1, 7.2);
  solved.hardest = "x-wing";
  solved.values = {{"er", 7.2, 1}, {"steps", 57, 0}};
  Rating replaced = solved;
  replaced.score = 7.3;
  const Rating stuck = stuck_rating("bridi", 2, 30);
  Writer writer = got(store.write());
  done(writer.save_rating(id, solved, sample_record(1).puzzle.givens()));
  done(writer.save_rating(id, replaced, sample_record(1).puzzle.givens()));
  done(writer.save_rating(id, stuck, sample_record(1).puzzle.givens()));
  done(writer.commit());

  const auto ratings = got(store.ratings_of(id));
  REQUIRE(ratings.size() == 2);
  CHECK(ratings[0].scale == "bridi");
  CHECK_FALSE(ratings[0].score);
  CHECK(ratings[0].cells_left == 30);
  CHECK(ratings[1].score == 7.3);
  CHECK(ratings[1].hardest == "x-wing");
  CHECK(ratings[1].values == std::vector<StoredRatingValue>{{"er", 7.2, 1}, {"steps", 57, 0}});
  int visited = 0;
  done(store.visit_ratings("explainer", 0, [&](const StoredRating&) {
    ++visited;
    return Flow::kContinue;
  }));
  CHECK(visited == 1);
}

TEST_CASE("A rating by other weights stands beside the scale's own", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  const Rating own = solved_rating("bridi", 1, 52);
  const Rating other = solved_rating("bridi", 1, 99);
  Writer writer = got(store.write());
  done(writer.save_rating(id, other, sample_record(1).puzzle.givens(), "hidden-single=5"));
  CHECK(got(store.ratings_of(id)).front().weights == "hidden-single=5");
  done(writer.save_rating(id, own, sample_record(1).puzzle.givens()));
  done(writer.commit());

  CHECK(got(store.ratings_of(id)).size() == 2);
  std::vector<double> scores;
  done(store.visit_ratings("bridi", 1, [&](const StoredRating& rating) {
    scores.push_back(*rating.score);
    return Flow::kContinue;
  }));
  CHECK(scores == std::vector<double>{52});
  PuzzleQuery query;
  query.scale = "bridi";
  query.scale_version = 1;
  query.min_score = 60;
  CHECK(all_puzzles(store, query).empty());
}

TEST_CASE("A rating of another printed form is kept, but does not replace one of the printed",
          "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleRecord printed = sample_record(1);
  const PuzzleRecord other = relabelled(printed);
  const PuzzleId id = save_all(store, {printed})[0].id;
  const auto rate = [&](const PuzzleRecord& record, double score) {
    Writer writer = got(store.write());
    done(writer.save_rating(id, solved_rating("bridi", 1, score), record.puzzle.givens()));
    done(writer.commit());
    return *got(store.ratings_of(id)).front().score;
  };
  CHECK(rate(other, 7) == 7);
  CHECK(got(store.ratings_of(printed)).empty());
  CHECK(rate(printed, 8) == 8);
  CHECK(rate(other, 9) == 8);
  CHECK(rate(printed, 10) == 10);
  CHECK(got(store.ratings_of(printed)).size() == 1);
  CHECK(got(store.ratings_of(other)).empty());
}

TEST_CASE("Numbers of a rating come back in full, with the decimals they are printed with",
          "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleRecord record = sample_record(1);
  Rating rating = solved_rating("minutes", 2, 4.21839);
  rating.values = {{"minutes", 4.21839, 1}, {"low", 1.0 / 3, 1}, {"effort", 12, 0}};
  const PuzzleId id = save_all(store, {record})[0].id;
  Writer writer = got(store.write());
  done(writer.save_rating(id, rating, record.puzzle.givens()));
  done(writer.commit());
  CHECK(got(store.ratings_of(id)).front().values ==
        std::vector<StoredRatingValue>{
            {"minutes", 4.21839, 1}, {"low", 1.0 / 3, 1}, {"effort", 12, 0}});
}

TEST_CASE("A query finds the puzzles that lack a rating", "[db]") {
  Store store = got(Store::open(":memory:"));
  const auto records = sample_records(0, 4);
  const auto saved = save_all(store, records);
  Writer writer = got(store.write());
  const auto rate = [&](std::size_t i, const char* scale, int version, std::string_view weights) {
    done(writer.save_rating(saved[i].id, solved_rating(scale, version, 1),
                            records[i].puzzle.givens(), weights));
  };
  rate(0, "explainer", 1, "");
  rate(0, "bridi", 2, "");
  rate(1, "explainer", 1, "");
  rate(1, "bridi", 1, "");  // of an older version
  rate(2, "explainer", 1, "x=1");
  done(writer.commit());
  const auto count = [&](std::vector<PuzzleQuery::ScaleVersion> scales, std::string weights) {
    PuzzleQuery query;
    query.unrated_on = std::move(scales);
    query.unrated_weights = std::move(weights);
    return all_puzzles(store, query).size();
  };
  CHECK(count({{"explainer", 1}}, "") == 2);
  CHECK(count({{"explainer", 1}, {"bridi", 2}}, "") == 3);
  CHECK(count({{"explainer", 1}}, "x=1") == 3);
}

TEST_CASE("Each field that lists have for a puzzle is kept once, in their order", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleRecord record = sample_record(1);
  const PuzzleRecord other = relabelled(record);
  const PuzzleId id = save_all(store, {record})[0].id;
  const StoredField title{"title", "Golden", StoredFieldKind::kText};
  const StoredField er{"er", "11.6", StoredFieldKind::kJson};
  const StoredField comment{"comment", "by hand", StoredFieldKind::kComment};
  const StoredField solution{"solution", "123", StoredFieldKind::kText};
  Writer writer = got(store.write());
  done(writer.save_fields(id, record.puzzle.givens(), std::vector{title, er, comment}));
  done(writer.save_fields(id, record.puzzle.givens(), std::vector{title, er, comment}));
  // Cells of another form are a different value.
  done(writer.save_fields(id, other.puzzle.givens(), std::vector{solution}));
  done(writer.commit());
  CHECK(got(store.fields_of(id)) == std::vector{title, er, comment});
  CHECK(findings(store).empty());
}

TEST_CASE("Infinite ratings are refused", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  Writer writer = got(store.write());
  CHECK_FALSE(writer.save_rating(id,
                                 solved_rating("bridi", 1, std::numeric_limits<double>::infinity()),
                                 sample_record(1).puzzle.givens()));
}

TEST_CASE("A rating that was not finished is refused", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  for (const RatingEnd end : {RatingEnd::kAboveLimit, RatingEnd::kStopped}) {
    Rating unfinished = solved_rating("explainer", 1, 7.2);
    unfinished.end = end;
    Writer writer = got(store.write());
    const Status status = writer.save_rating(id, unfinished, sample_record(1).puzzle.givens());
    REQUIRE_FALSE(status.ok());
    CHECK(status.error().reason == "only a finished rating can be stored");
  }
}

TEST_CASE("Measurements are kept by solver and seed, seeds of all 64 bits", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  const std::uint64_t seed = 0xffff'ffff'ffff'fff0;
  const SolverRecord record{{},           "log-linear", seed, Verdict::kUndecided,      1, 12.5,
                            "iterations", 123'456'78,   0.25, {{"resets", 3, "resets"}}};
  SolverRecord unmeasured = record;
  unmeasured.seed = 1;
  unmeasured.hardness.reset();
  Writer writer = got(store.write());
  CHECK(got(writer.save_measurement(sample_record(1), record)).kept);
  CHECK(got(writer.save_measurement(sample_record(1), unmeasured)).kept);
  done(writer.commit());

  const auto records = got(store.measurements_of(id));
  REQUIRE(records.size() == 2);
  CHECK(records[0].seed == seed);
  CHECK(records[0].hardness == 12.5);
  CHECK(records[0].verdict == Verdict::kUndecided);
  REQUIRE(records[0].details.size() == 1);
  CHECK(records[0].details[0].key == "resets");
  CHECK(records[0].details[0].value == 3);
  CHECK_FALSE(records[1].hardness);
}

TEST_CASE("A measurement belongs to the printed form of its puzzle", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleRecord ours = sample_record(1);
  const PuzzleRecord theirs = relabelled(ours);
  SolverRecord record;
  record.solver = "norvig";
  Writer writer = got(store.write());
  const SavedMeasurement kept = got(writer.save_measurement(ours, record));
  CHECK(kept.kept);
  CHECK(kept.puzzle.added);
  record.solver = "exact";
  const SavedMeasurement left_out = got(writer.save_measurement(theirs, record));
  CHECK_FALSE(left_out.kept);
  CHECK(left_out.puzzle.id == kept.puzzle.id);
  done(writer.commit());

  CHECK(got(store.measurements_of(ours)).size() == 1);
  CHECK(got(store.measurements_of(theirs)).empty());
  CHECK(got(store.measurements_of(sample_record(2))).empty());
}

TEST_CASE("Genotype, descent and checkpoint come back as they were", "[db]") {
  const TemporaryFolder folder;
  const std::string path = folder.file("p.db");
  Store store = got(Store::open(path));
  const auto saved = save_all(store, sample_records(1, 3));
  Genotype genotype;
  const Grid givens = sample_record(1).puzzle.givens();
  for (const Cell c : givens.filled()) genotype.insert(genotype.begin(), {c, givens.digit(c)});
  const std::vector<std::byte> state = {std::byte{1}, std::byte{0}, std::byte{2}};
  Writer writer = got(store.write());
  done(writer.save_genotype(saved[0].id, genotype));
  done(writer.save_descent(saved[0].id, {{saved[2].id, saved[1].id}, "crossover", "-r1c1 +r2c2"}));
  done(writer.save_checkpoint("hunt", "2012-06-01T00:00:00Z", state));
  done(writer.commit());

  CHECK(stored_genotype(path, saved[0].id) == genotype);
  CHECK_FALSE(stored_genotype(path, saved[1].id));
  const auto descent = got(store.descent_of(saved[0].id));
  REQUIRE(descent);
  CHECK(descent->parents == std::vector<PuzzleId>{saved[2].id, saved[1].id});
  CHECK(descent->operation == "crossover");
  CHECK(descent->change == "-r1c1 +r2c2");
  CHECK_FALSE(got(store.descent_of(saved[1].id)));
  CHECK(got(store.checkpoint("hunt")) == state);
  CHECK_FALSE(got(store.checkpoint("other")));

  Writer again = got(store.write());
  done(again.delete_checkpoint("hunt"));
  done(again.commit());
  CHECK_FALSE(got(store.checkpoint("hunt")));
}

TEST_CASE("A parent that is not there is refused", "[db]") {
  Store store = got(Store::open(":memory:"));
  const PuzzleId id = save_all(store, {sample_record(1)})[0].id;
  Writer writer = got(store.write());
  const Status status = writer.save_descent(id, {{PuzzleId{77}}, "mutation", ""});
  REQUIRE_FALSE(status.ok());
  CHECK(status.error().text() == ":memory:: database error: FOREIGN KEY constraint failed");
}

TEST_CASE("A run keeps its seed, options and finds", "[db]") {
  Store store = got(Store::open(":memory:"));
  const auto saved = save_all(store, sample_records(1, 3));
  const RunRecord run{"generate", 42, R"({"count":3})", "0.1.0", "2012-06-01T00:00:00Z"};
  Writer writer = got(store.write());
  const StartedRun started = got(writer.start_run(run));
  const RunId id = started.id;
  const RunId other = got(writer.start_run(run)).id;
  done(writer.save_find({id, 0, saved[2].id, 0.5}));
  done(writer.save_find({id, 1, saved[0].id, 1.5}));
  done(writer.finish_run(id, "2012-06-01T01:00:00Z"));
  done(writer.commit());

  std::vector<StoredRun> runs;
  done(store.visit_runs([&](const StoredRun& stored) {
    runs.push_back(stored);
    return Flow::kContinue;
  }));
  REQUIRE(runs.size() == 2);
  CHECK(runs[0].run.seed == 42);
  CHECK(runs[0].run.options == R"({"count":3})");
  CHECK(runs[0].finished == "2012-06-01T01:00:00Z");
  CHECK(runs[1].id == other);
  CHECK_FALSE(runs[1].finished);
  CHECK(runs[0].key != runs[1].key);
  CHECK(runs[0].key == started.key);
  CHECK(got(store.run(started.key))->id == id);
  CHECK_FALSE(got(store.run("")));

  std::vector<PuzzleId> finds;
  done(store.visit_finds(id, [&](const FindRow& find) {
    finds.push_back(find.puzzle);
    return Flow::kContinue;
  }));
  CHECK(finds == std::vector<PuzzleId>{saved[2].id, saved[0].id});
  PuzzleQuery query;
  query.found_by = id;
  CHECK(all_puzzles(store, query).size() == 2);
}

TEST_CASE("A query selects by score and clues and orders by score", "[db]") {
  Store store = got(Store::open(":memory:"));
  const auto records = sample_records(0, 20);
  const auto saved = save_all(store, records);
  Writer writer = got(store.write());
  for (std::size_t i = 0; i < saved.size(); ++i) {
    const double score = static_cast<double>((i * 7) % 20) / 2;  // all different
    done(writer.save_rating(
        saved[i].id,
        i == 3 ? stuck_rating("explainer", 1, 5) : solved_rating("explainer", 1, score),
        records[i].puzzle.givens()));
  }
  done(writer.commit());

  PuzzleQuery query;
  query.scale = "explainer";
  query.scale_version = 1;
  CHECK(all_puzzles(store, query).size() == 19);
  query.min_score = 2.0;
  query.max_score = 4.0;
  query.order = PuzzleQuery::Order::kScoreFalling;
  const auto found = all_puzzles(store, query);
  REQUIRE(found.size() == 5);
  CHECK(got(store.ratings_of(found.front().id))[0].score == 4.0);
  CHECK(got(store.ratings_of(found.back().id))[0].score == 2.0);
  query.limit = 2;
  CHECK(all_puzzles(store, query).size() == 2);
  query.scale_version = 2;
  CHECK(all_puzzles(store, query).empty());

  PuzzleQuery clues;
  clues.min_clues = clues.max_clues = records[4].canonical.clue_count();
  for (const StoredPuzzle& puzzle : all_puzzles(store, clues)) {
    CHECK(puzzle.canonical.clue_count() == clues.min_clues);
  }
  CHECK_FALSE(all_puzzles(store, clues).empty());
}

TEST_CASE("A visitor may stop", "[db]") {
  Store store = got(Store::open(":memory:"));
  save_all(store, sample_records(0, 20));
  int visited = 0;
  done(store.visit_puzzles(
      {}, [&](const StoredPuzzle&) { return ++visited == 3 ? Flow::kStop : Flow::kContinue; }));
  CHECK(visited == 3);
}

}  // namespace
}  // namespace nonet
