// Rows that no store of ours would write: each is named and left out; all other rows are read,
// merged and kept.
#include <algorithm>

#include "db/migrations.h"
#include "tests/db/sample_store.h"

namespace nonet {
namespace {

struct CraftedRow {
  const char* sql;
  const char* fault;
};

// Three puzzles with data of every kind; the third was bred from the first.
void make_store_to_craft(const std::string& path) {
  Store store = got(Store::open(path));
  const auto saved = save_all(store, sample_records(0, 3));
  Writer writer = got(store.write());
  const RunId run = got(writer.start_run({"evolve", 1, "{}", "0.2.0", "2012-06-01"})).id;
  for (std::uint64_t i = 0; i < 3; ++i) {
    done(writer.save_rating(saved[i].id, solved_rating("explainer", 1, 7.2),
                            sample_record(i).puzzle.givens()));
    SolverRecord measurement;
    measurement.solver = "exact";
    measurement.details = {{"nodes", 5, "nodes"}};
    got(writer.save_measurement(sample_record(i), measurement));
    done(writer.save_find({run, i, saved[i].id, 0.5}));
  }
  Genotype genes;
  const Grid givens = sample_record(1).puzzle.givens();
  for (const Cell c : givens.filled()) genes.push_back({c, givens.digit(c)});
  done(writer.save_genotype(saved[1].id, genes));
  done(writer.save_descent(saved[2].id, {{saved[0].id}, "mutation", ""}));
  done(writer.save_checkpoint("note", "2012-06-01", {}));
  const Rating rating = solved_rating("explainer", 1, 1.2);
  got(writer.save_board(sample_board(), {&rating, 1}));
  const BoardSolverRecord measured{.solver = "openings", .version = 1};
  got(writer.save_board_measurements(sample_board(), {&measured, 1}));
  done(writer.commit());
}

void craft(const std::string& path, const char* sql) {
  Connection connection(path, Access::kReadWrite);
  connection.run("PRAGMA ignore_check_constraints = ON");
  connection.run(sql);
}

const std::vector<CraftedRow>& crafted_rows() {
  static const std::vector<CraftedRow> rows = {
      {"UPDATE puzzles SET canonical = x'ff00ff00ff00ff00ff00ff00' WHERE id = 2",
       "puzzle 2: its canonical form is no grid"},
      {"UPDATE puzzles SET canonical = x'0000000000000000000000' WHERE id = 2",
       "puzzle 2: its canonical form is not that of its givens"},
      {"UPDATE puzzles SET givens = zeroblob(1000000) WHERE id = 2",
       "puzzle 2: givens is x'00000000000000000000000000000000000000000000000000000000000000000000"
       "000000000000...', where a text belongs"},
      {"UPDATE puzzles SET solution = givens WHERE id = 2",
       "puzzle 2: its givens and its solution do not fit"},
      {"UPDATE puzzles SET clues = 'many' WHERE id = 2",
       "puzzle 2: clues is 'many', where a whole number belongs"},
      {"UPDATE puzzles SET id = -9000000000000000000 WHERE id = 2",
       "puzzle -9000000000000000000: its number is none that a store gives"},
      {"UPDATE ratings SET score = 'hard' WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': score is 'hard', where a number belongs"},
      {"UPDATE ratings SET score = 9e999 WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': a number is infinite"},
      {"UPDATE ratings SET score = NULL WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': it has no score, and no cell is left"},
      {"UPDATE ratings SET scale = char(27) || '[2J' WHERE puzzle = 2",
       "rating of puzzle 2 on '\\x1b[2J': scale is '\\x1b[2J', where a printable text belongs"},
      {"UPDATE ratings SET hardest = char(8238) WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': hardest is '\\u{202e}', where a printable text belongs"},
      {"UPDATE ratings SET columns = '{\"er\":[1]}' WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': columns are '{\"er\":[1]}', where an object of numbers "
       "belongs"},
      {"UPDATE ratings SET columns = '{\"er\":1.' || hex(zeroblob(50)) || '}' WHERE puzzle = 2",
       "rating of puzzle 2 on 'explainer': columns are "
       "'{\"er\":1.00000000000000000000000000000000...'"
       ", where an object of numbers belongs"},
      {"UPDATE measurements SET details = '[{\"key\":1}]' WHERE puzzle = 2",
       "measurement of puzzle 2 by 'exact': details are '[{\"key\":1}]', where a list of measures "
       "belongs"},
      {"UPDATE measurements SET verdict = 'perhaps' WHERE puzzle = 2",
       "measurement of puzzle 2 by 'exact': verdict is 'perhaps'"},
      {"UPDATE measurements SET unit = x'00' WHERE puzzle = 2",
       "measurement of puzzle 2 by 'exact': unit is x'00', where a text belongs"},
      {"UPDATE genotypes SET genes = x'ffff00' WHERE puzzle = 2",
       "genotype of puzzle 2: its genes are none"},
      {"UPDATE genotypes SET genes = x'0001' WHERE puzzle = 2",
       "genotype of puzzle 2: it does not give the puzzle's givens"},
      {"UPDATE finds SET seconds = 'soon' WHERE ordinal = 1",
       "find 1 of run 1: seconds is 'soon', where a number belongs"},
      {"INSERT INTO finds VALUES(1, 7, 99, 0)",
       "find 7 of run 1: it belongs to a row that is damaged, or not there"},
      {"UPDATE lineage SET parent = puzzle", "parent 0 of puzzle 3: the puzzle is its own parent"},
      {"UPDATE runs SET options = '{' WHERE id = 1",
       "run 1: options are '{', where a JSON object belongs"},
      {"UPDATE runs SET version = char(10) || 'nonet: ok'",
       "run 1: version is '\\nnonet: ok', where a printable text belongs"},
      {"UPDATE board_puzzles SET solution = givens",
       "puzzle 1 of board '4x4': its givens and its solution do not fit"},
      {"UPDATE board_puzzles SET canonical = '12'",
       "puzzle 1 of board '4x4': its canonical form is not that of its givens"},
      {"UPDATE board_puzzles SET clues = 5",
       "puzzle 1 of board '4x4': it has 4 clues, but its row 5"},
      {"UPDATE board_ratings SET puzzle = 7",
       "rating of board puzzle 7 on 'explainer': it belongs to a row that is damaged, or not "
       "there"},
      {"UPDATE board_ratings SET columns = 'hard'",
       "rating of board puzzle 1 on 'explainer': columns are 'hard', where an object of numbers "
       "belongs"},
      {"UPDATE board_measurements SET puzzle = 7",
       "measurement of board puzzle 7 by 'openings': it belongs to a row that is damaged, or not "
       "there"},
      {"UPDATE board_measurements SET version = -1",
       "measurement of board puzzle 1 by 'openings': -1 is none of 0 to 1000000"},
      {"UPDATE board_measurements SET verdict = 'perhaps'",
       "measurement of board puzzle 1 by 'openings': verdict is 'perhaps'"},
      {"UPDATE checkpoints SET saved = x'20'",
       "checkpoint 'note': saved is x'20', where a text belongs"},
  };
  return rows;
}

struct CraftedStore {
  explicit CraftedStore(const CraftedRow& row) {
    make_store_to_craft(path);
    craft(path, row.sql);
  }
  TemporaryFolder folder;
  std::string path = folder.file("crafted.db");
};

bool names(const std::vector<std::string>& faults, const std::string& fault) {
  return std::ranges::find(faults, fault) != faults.end();
}

TEST_CASE("Each damaged row is found, and named with its reason", "[db]") {
  for (const CraftedRow& row : crafted_rows()) {
    const CraftedStore crafted(row);
    INFO(row.sql);
    const auto found = findings(got(Store::open(crafted.path)));
    CAPTURE(found);
    CHECK(names(found, row.fault));
  }
}

TEST_CASE("A damaged row of another store is named and left out, and the others are merged",
          "[db]") {
  for (const CraftedRow& row : crafted_rows()) {
    const CraftedStore crafted(row);
    INFO(row.sql);
    Store store = got(Store::open(crafted.folder.file("ours.db")));
    save_all(store, sample_records(5, 1));
    CHECK_FALSE(store.merge(crafted.path).ok());  // there is no sink for the damage
    CHECK(all_puzzles(store).size() == 1);
    std::vector<std::string> told;
    got(store.merge(crafted.path, {.proof = {}, .damaged = [&](const RowFault& fault) {
                                     told.push_back(fault.text());
                                   }}));
    CAPTURE(told);
    CHECK(names(told, row.fault));
    CHECK(findings(store).empty());
    CHECK(all_puzzles(store).size() >= 3);
    CHECK(got(store.find(sample_record(0).canonical)));
  }
}

TEST_CASE("A puzzle of another store with a second solution is left out", "[db]") {
  const TemporaryFolder folder;
  make_store_to_craft(folder.file("theirs.db"));
  Store store = got(Store::open(folder.file("ours.db")));
  std::vector<std::string> told;
  const Grid second = sample_record(1).puzzle.givens();
  got(store.merge(folder.file("theirs.db"),
                  {.proof = [&](const Puzzle& puzzle) { return puzzle.givens() != second; },
                   .damaged = [&](const RowFault& fault) { told.push_back(fault.text()); }}));
  CHECK(names(told, "puzzle 2: its solution is not the only one"));
  CHECK(names(told,
              "rating of puzzle 2 on 'explainer': it belongs to a row that is damaged, or not "
              "there"));
  CHECK(all_puzzles(store).size() == 2);
}

TEST_CASE("A puzzle that another store has twice comes once", "[db]") {
  const CraftedStore crafted(
      {"INSERT INTO puzzles SELECT 7, canonical, givens, solution, clues FROM puzzles WHERE id = 3;"
       "INSERT INTO lineage VALUES(7, 0, 3, 'mutation', ''), (3, 1, 7, 'mutation', '')",
       ""});
  Store store = got(Store::open(crafted.folder.file("ours.db")));
  got(store.merge(crafted.path));
  CHECK(all_puzzles(store).size() == 3);
  CHECK(findings(store).empty());
}

TEST_CASE("Reading skips a damaged row if the caller wants the report, and else stops", "[db]") {
  const CraftedStore crafted(
      {"UPDATE puzzles SET givens = 'x' WHERE id = 2;"
       "UPDATE ratings SET hardest = x'1b' WHERE puzzle = 3",
       ""});
  std::vector<std::string> told;
  const Store store = got(Store::open(
      crafted.path, {.access = Access::kReadOnly,
                     .damaged = [&](const RowFault& fault) { told.push_back(fault.text()); }}));
  CHECK(all_puzzles(store).size() == 2);
  CHECK(got(store.ratings_of(PuzzleId{3})).empty());
  CHECK_FALSE(got(store.puzzle(PuzzleId{2})));
  CHECK(told.size() == 3);

  const Store strict = got(Store::open(crafted.path, {.access = Access::kReadOnly}));
  const Status visited = strict.visit_puzzles({}, [](const auto&) { return Flow::kContinue; });
  REQUIRE_FALSE(visited.ok());
  CHECK(visited.error().text() ==
        crafted.path + ": puzzle 2: its givens and its solution do not fit");
}

TEST_CASE("Repair removes the damaged rows with everything that belongs to them, and nothing else",
          "[db]") {
  for (const CraftedRow& row : crafted_rows()) {
    const CraftedStore crafted(row);
    INFO(row.sql);
    Store store = got(Store::open(crafted.path));
    std::vector<std::string> lines;
    std::size_t kept = 0;
    const auto take = [&](std::string_view line) {
      lines.emplace_back(line);
      return Status();
    };
    const auto keep = [&] {
      kept = lines.size();
      return Status();
    };
    const std::uint64_t taken = got(store.repair({.proof = {}, .take = take, .keep = keep}));
    CHECK(taken == lines.size());
    CHECK_FALSE(lines.empty());
    CHECK(kept == lines.size());
    CHECK(findings(store).empty());
    CHECK(all_puzzles(store).size() >= 2);
    CHECK(got(store.repair({.proof = {}, .take = take, .keep = keep})) == 0);
  }
}

TEST_CASE("Repair reports every row that it removes whole, and removes none that cannot be kept",
          "[db]") {
  const CraftedStore crafted({"UPDATE genotypes SET genes = x'ffff00' WHERE puzzle = 2", ""});
  Store store = got(Store::open(crafted.path));
  std::string taken;
  const auto take = [&](std::string_view line) {
    taken += line;
    return Status();
  };
  const Error full{.kind = ErrorKind::kFile, .reason = "the disk is full", .place = {}};
  CHECK_FALSE(store.repair({.proof = {}, .take = take, .keep = [&] { return Status(full); }}).ok());
  CHECK_FALSE(findings(store).empty());
  taken.clear();
  got(store.repair({.proof = {}, .take = take, .keep = [] { return Status(); }}));
  CHECK(
      taken ==
      R"({"table":"genotypes","reason":"its genes are none","row":{"puzzle":2,"genes":{"blob":"ffff00"}}})"
      "\n");
}

TEST_CASE("Repair rebuilds the key table, and removes duplicates", "[db]") {
  const CraftedStore crafted(
      {"INSERT INTO puzzles SELECT 7, canonical, givens, solution, clues FROM puzzles WHERE id = 3;"
       "INSERT INTO ratings SELECT 7, scale, scale_version, weights, score, hardest, cells_left, "
       "  columns, as_printed, exact FROM ratings WHERE puzzle = 3;"
       "DELETE FROM canonical_forms WHERE puzzle = 1",
       ""});
  Store store = got(Store::open(crafted.path));
  CHECK(findings(store).size() == 2);
  const auto take = [](std::string_view) { return Status(); };
  CHECK(got(store.repair({.proof = {}, .take = take, .keep = [] { return Status(); }})) == 2);
  CHECK(findings(store).empty());
  CHECK(all_puzzles(store).size() == 3);
}

}  // namespace
}  // namespace nonet
