#include "tasks/dataset/collection.h"

#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "solvers/exact/count.h"
#include "tasks/dataset/datasheet.h"
#include "tasks/dataset/record.h"

namespace nonet {
namespace {

DatasetPlan dataset_plan(const std::vector<std::string>& texts, std::uint64_t seed = 3) {
  DatasetPlan plan;
  plan.seed = seed;
  for (const std::string& text : texts) {
    const auto strata = parse_strata(text);
    REQUIRE(strata);
    plan.strata.insert(plan.strata.end(), strata->begin(), strata->end());
  }
  return plan;
}

DatasetDraft draft_of(const DatasetPlan& plan, const CollectionCallbacks& callbacks = {}) {
  auto draft = collect_dataset(plan, RunControl(), callbacks);
  REQUIRE(draft);
  return *std::move(draft);
}

std::vector<std::string> draft_lines(const DatasetDraft& draft) {
  std::vector<std::string> lines;
  for (const DatasetEntry& entry : draft.entries) {
    lines.push_back(entry.board.givens.line() + " " + std::to_string(entry.stratum) + " " +
                    std::to_string(entry.split));
  }
  return lines;
}

// Keeps portions in memory.
class Shelf {
 public:
  CollectionCallbacks callbacks() {
    CollectionCallbacks both;
    both.read = [this](const Stratum& stratum,
                       std::uint64_t number) -> Result<std::optional<KeptPortion>> {
      const auto found = kept_.find(portion_name(0, stratum, number));
      if (found == kept_.end()) return std::optional<KeptPortion>();
      return portion_of_bytes(found->second);
    };
    both.keep = [this](const Stratum& stratum, std::uint64_t number, const KeptPortion& portion) {
      ++written;
      kept_[portion_name(0, stratum, number)] = bytes_of_portion(portion);
      return Status();
    };
    return both;
  }

  int written = 0;

 private:
  std::map<std::string, std::vector<std::byte>> kept_;
};

TEST_CASE("A collection is the same for any threads and any interruption", "[tasks][dataset]") {
  const DatasetPlan plan = dataset_plan({"er:1.2-2.6/0.5:30", "solutions:0:8", "solutions:2-5:8"});
  const auto expected = draft_lines(draft_of(plan));
  CHECK(expected.size() == 106);

  DatasetPlan threaded = plan;
  threaded.threads = 3;
  CHECK(draft_lines(draft_of(threaded)) == expected);

  // Stopped after some entries, twice; then to the end with what was kept.
  Shelf shelf;
  for (const std::uint64_t after : {20U, 70U}) {
    std::stop_source stop;
    CollectionCallbacks callbacks = shelf.callbacks();
    callbacks.progress = [&](std::uint64_t done, const Stratum&) {
      if (done >= after) stop.request_stop();
    };
    const auto part = collect_dataset(plan, RunControl(stop.get_token()), callbacks);
    REQUIRE(part);
    CHECK(part->entries.size() < expected.size());
  }
  const DatasetDraft resumed = draft_of(plan, shelf.callbacks());
  CHECK(draft_lines(resumed) == expected);
  const DatasetDraft direct = draft_of(plan);
  for (std::size_t i = 0; i < plan.strata.size(); ++i) {
    CHECK(resumed.counts[i].candidates == direct.counts[i].candidates);
    CHECK(resumed.counts[i].spare == direct.counts[i].spare);
  }

  const int before = shelf.written;
  CHECK(draft_lines(draft_of(plan, shelf.callbacks())) == expected);
  CHECK(shelf.written == before);
}

TEST_CASE("A larger collection begins with the candidates of a smaller one", "[tasks][dataset]") {
  const auto small = draft_lines(draft_of(dataset_plan({"er:1.2-1.5:20"})));
  const auto large = draft_lines(draft_of(dataset_plan({"er:1.2-1.5:60"})));
  const std::set<std::string> all(large.begin(), large.end());
  for (const std::string& line : small) CHECK(all.contains(line));
}

TEST_CASE("Boards of a stratum have the solutions that it says", "[tasks][dataset]") {
  const DatasetDraft draft =
      draft_of(dataset_plan({"solutions:0:20", "solutions:2:20", "solutions:30-60:20"}));
  CHECK(draft.entries.size() == 60);
  for (const DatasetEntry& entry : draft.entries) {
    const std::uint64_t count = count_solutions(entry.board.givens, 1000).count;
    CHECK(count == entry.board.solutions);
    CHECK_FALSE(entry.board.givens.clash());
    if (entry.stratum == 0) CHECK(count == 0);
    if (entry.stratum == 1) CHECK(count == 2);
    if (entry.stratum == 2) CHECK((count >= 30 && count <= 60));
  }
}

TEST_CASE("Puzzles of the other list are left out, or all of its grids", "[tasks][dataset]") {
  DatasetPlan plan = dataset_plan({"er:1.2-1.5:40"});
  const DatasetDraft all = draft_of(plan);
  ReferenceList known;
  for (std::size_t i = 0; i < 10; ++i) {
    LikenessKeys keys;
    keys.set(Likeness::kIsomorphic, all.entries[i].keys.puzzle);
    known.add(keys, {"known", i + 1, 1});
  }
  plan.against = &known;
  const DatasetDraft rest = draft_of(plan);
  CHECK(rest.entries.size() == 40);
  CHECK(rest.counts[0].against == 10);
  for (const DatasetEntry& entry : rest.entries) {
    LikenessKeys keys;
    keys.set(Likeness::kIsomorphic, entry.keys.puzzle);
    CHECK_FALSE(known.find(keys));
  }

  ReferenceList grids;
  LikenessKeys keys;
  keys.set(Likeness::kSameGrid, all.entries[3].keys.grid);
  grids.add(keys, {"known", 1, 1});
  plan.against = &grids;
  CHECK(draft_of(plan).counts[0].against == 0);
  plan.farthest = Likeness::kSameGrid;
  CHECK(draft_of(plan).counts[0].against > 0);
}

TEST_CASE("A stratum that spent its tries says what is missing", "[tasks][dataset]") {
  DatasetPlan plan = dataset_plan({"er:8.9-9.0,clues:20:10", "er:1.2-1.5:10"});
  plan.max_tries = 100;
  const DatasetDraft draft = draft_of(plan);
  CHECK(draft.missing_of(0) == 10);
  CHECK(draft.missing_of(1) == 0);
}

TEST_CASE("The audits find a record that is not what it says", "[tasks][dataset]") {
  const DatasetPlan plan = dataset_plan({"er:1.2-1.5:4", "solutions:2:2"});
  const DatasetDraft draft = draft_of(plan);
  RecordPlan records;
  records.dataset = &plan;
  records.scales = {find_scale("explainer")};
  const RecordMaker maker(records);
  for (const DatasetEntry& entry : draft.entries) CHECK_FALSE(maker.make(entry, {}).fault);

  const auto fault_of = [&](DatasetEntry entry, auto change) {
    change(entry);
    return maker.make(entry, {}).fault.value_or("none");
  };
  const DatasetEntry& proper = draft.entries.front();
  const DatasetEntry& several = draft.entries.back();
  CHECK(fault_of(proper, [](DatasetEntry& entry) { entry.board.solutions = 2; }) ==
        "another number of solutions");
  CHECK(fault_of(several, [](DatasetEntry& entry) { entry.board.solutions = 1; }) ==
        "another number of solutions");
  CHECK(fault_of(proper, [](DatasetEntry& entry) { ++entry.keys.puzzle.low; }) ==
        "another puzzle class");
  CHECK(fault_of(proper, [&](DatasetEntry& entry) {
          entry.board.solution = several.board.solution;
        }) == "another solution");
  DatasetPlan harder = dataset_plan({"er:2.0-3.0:4"});
  records.dataset = &harder;
  CHECK(RecordMaker(records).make(proper, {}).fault == "another rating on explainer");
}

TEST_CASE("The audit of all records finds classes in two parts", "[tasks][dataset]") {
  const auto entry = [](std::uint64_t puzzle, std::uint64_t grid, std::uint32_t split) {
    return DatasetEntry{{}, {{1, puzzle}, {2, grid}}, 0, split};
  };
  DatasetAudit fine;
  fine.see(entry(1, 1, 0), {});
  fine.see(entry(2, 1, 0), {});
  fine.see(entry(3, 2, 2), {});
  CHECK(fine.passed());
  CHECK(fine.overlap().grid_classes == 2);

  DatasetAudit grids = fine;
  grids.see(entry(4, 2, 1), {});
  CHECK_FALSE(grids.passed());
  CHECK(grids.overlap().grids == 1);

  DatasetAudit puzzles = fine;
  puzzles.see(entry(3, 2, 1), {});
  CHECK(puzzles.overlap().puzzles == 1);
  CHECK(puzzles.overlap().repeated == 1);

  DatasetAudit twice = fine;
  twice.see(entry(1, 1, 0), {});
  CHECK(twice.overlap().puzzles == 0);
  CHECK(twice.overlap().repeated == 1);
  CHECK_FALSE(twice.passed());
}

TEST_CASE("Damaged portions are not read", "[tasks][dataset]") {
  const KeptPortion portion{.boards = {{Grid(), Grid(), 3}}, .whole = true};
  auto bytes = bytes_of_portion(portion);
  const auto read = portion_of_bytes(bytes);
  REQUIRE(read);
  CHECK(read->whole);
  CHECK(read->boards.size() == 1);
  CHECK(read->boards.front().solutions == 3);
  bytes.pop_back();
  CHECK_FALSE(portion_of_bytes(bytes));
  bytes.clear();
  CHECK_FALSE(portion_of_bytes(bytes));
}

}  // namespace
}  // namespace nonet
