#include <algorithm>
#include <string_view>

#include "tests/db/sample_store.h"

namespace nonet {
namespace {

std::vector<Grid> canonical_forms(const Store& store) {
  std::vector<Grid> forms;
  for (const StoredPuzzle& puzzle : all_puzzles(store)) forms.push_back(puzzle.canonical);
  std::ranges::sort(forms);
  return forms;
}

// Puzzles [first, first + count), each rated, measured and found by one run; the last descends
// from the first.
void fill(const std::string& path, std::uint64_t first, std::uint64_t count) {
  Store store = got(Store::open(path));
  const auto saved = save_all(store, sample_records(first, count));
  Writer writer = got(store.write());
  const RunId run = got(writer.start_run({"evolve", first, "{}", "0.1.0", "2012-06-01"})).id;
  for (std::uint64_t i = 0; i < count; ++i) {
    const PuzzleId id = saved[i].id;
    const double score = static_cast<double>(first + i);
    done(writer.save_rating(id, solved_rating("explainer", 1, score),
                            sample_record(first + i).puzzle.givens()));
    SolverRecord measurement;
    measurement.solver = "exact";
    CHECK(got(writer.save_measurement(sample_record(first + i), measurement)).kept);
    done(writer.save_find({run, i, id, 0}));
  }
  done(writer.save_descent(saved.back().id, {{saved.front().id}, "mutation", ""}));
  done(writer.commit());
}

TEST_CASE("A merge is the union, in either direction and however often", "[db]") {
  const TemporaryFolder folder;
  for (const char* name : {"a.db", "a2.db"}) fill(folder.file(name), 0, 30);
  for (const char* name : {"b.db", "b2.db"}) fill(folder.file(name), 20, 30);

  Store a = got(Store::open(folder.file("a.db")));
  const MergeCounts merged = got(a.merge(folder.file("b.db")));
  CHECK(merged.puzzles == 20);
  CHECK(merged.ratings == 20);
  CHECK(merged.measurements == 20);
  CHECK(merged.runs == 1);
  CHECK(findings(a).empty());
  const MergeCounts again = got(a.merge(folder.file("b.db")));
  CHECK(again.puzzles + again.ratings + again.measurements + again.runs == 0);

  Store b = got(Store::open(folder.file("b2.db")));
  got(b.merge(folder.file("a2.db")));
  CHECK(canonical_forms(a) == canonical_forms(b));
  CHECK(canonical_forms(a).size() == 50);

  // Merged rows still refer to the right puzzles.
  for (std::uint64_t i = 0; i < 50; ++i) {
    const auto id = got(a.find(sample_record(i).canonical));
    REQUIRE(id);
    CHECK(got(a.ratings_of(*id))[0].score == static_cast<double>(i));
  }
  const auto child = got(a.find(sample_record(49).canonical));
  const auto parent = got(a.find(sample_record(20).canonical));
  CHECK(got(a.descent_of(*child))->parents == std::vector<PuzzleId>{*parent});
  PuzzleQuery query;
  query.found_by = RunId{2};
  CHECK(all_puzzles(a, query).size() == 30);
}

TEST_CASE("A measurement of another printed form is not merged", "[db]") {
  const TemporaryFolder folder;
  for (const char* name : {"ours.db", "theirs.db"}) {
    Store store = got(Store::open(folder.file(name)));
    Writer writer = got(store.write());
    const bool ours = std::string_view(name) == "ours.db";
    SolverRecord measurement;
    measurement.solver = ours ? "exact" : "norvig";
    CHECK(got(writer.save_measurement(ours ? sample_record(0) : relabelled(sample_record(0)),
                                      measurement))
              .kept);
    done(writer.commit());
  }
  Store store = got(Store::open(folder.file("ours.db")));
  const MergeCounts merged = got(store.merge(folder.file("theirs.db")));
  CHECK(merged.puzzles == 0);
  CHECK(merged.measurements == 0);
}

TEST_CASE("A merge that is stopped brings in nothing, and can be repeated", "[db]") {
  const TemporaryFolder folder;
  fill(folder.file("ours.db"), 0, 30);
  fill(folder.file("theirs.db"), 20, 30);
  Store store = got(Store::open(folder.file("ours.db")));
  std::stop_source stop;
  stop.request_stop();
  const MergeCounts stopped =
      got(store.merge(folder.file("theirs.db"), {}, RunControl(stop.get_token())));
  CHECK(stopped.puzzles + stopped.ratings + stopped.measurements + stopped.runs == 0);
  CHECK(all_puzzles(store).size() == 30);
  CHECK(findings(store).empty());
  CHECK(got(store.merge(folder.file("theirs.db"))).puzzles == 20);
}

TEST_CASE("A file that is no store, a missing one and the store itself cannot be merged", "[db]") {
  const TemporaryFolder folder;
  Store store = got(Store::open(folder.file("p.db")));
  const auto missing = store.merge(folder.file("missing.db"));
  REQUIRE_FALSE(missing.ok());
  CHECK(missing.error().place.source == folder.file("missing.db"));
  const auto itself = store.merge(folder.file("p.db"));
  REQUIRE_FALSE(itself.ok());
  CHECK(itself.error().reason == "a database cannot be merged with itself");
  { Connection(folder.file("other.db"), Access::kReadWrite).run("CREATE TABLE t(a)"); }
  const auto other = store.merge(folder.file("other.db"));
  REQUIRE_FALSE(other.ok());
  CHECK(other.error().reason == "this is a database of another program");
}

}  // namespace
}  // namespace nonet
