// Checks every proof of explanations edge by edge, with code that shares only board/ with the
// engine; and changes one thing in proofs, which the checker must then refuse.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

#include "base/random_stream.h"
#include "board/transform.h"
#include "rater/explain/path_text.h"
#include "rater/orders/explainer/explainer.h"
#include "rater/orders/hodoku/hodoku.h"
#include "solvers/exact/certify.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/rater/technique_cases.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using Json = nlohmann::json;
using testing::change_node;
using testing::fault_in;
using testing::lines_of;
using testing::place_in;
using testing::ProofCount;
using testing::puzzles_in;
using testing::text_of_lines;

ProofCount check_all(const std::vector<Puzzle>& puzzles, const std::string& what) {
  return testing::check_proofs(puzzles, explain_explainer, what);
}

std::filesystem::path own_file(const char* name) {
  return std::filesystem::path(NONET_TEST_DATA) / "chains" / name;
}

TEST_CASE("Every edge of every proof follows", "[rater][proof]") {
  check_all(testing::puzzles_with_many_techniques(), "many techniques");
  check_all(puzzles_in(own_file("ratings.tsv"), 1), "chains of all rows but nested ones");
  CHECK(check_all(puzzles_in(own_file("nested.tsv"), 1), "chains in chains").nested > 10);
}

TEST_CASE("Every edge of every proof of thousands of puzzles follows", "[.nightly]") {
  for (const auto& [name, stride] :
       {std::pair("explainer_reference.tsv", 1), std::pair("explainer_tail.tsv", 1),
        std::pair("seventeen_clue.txt", 100), std::pair("random_minimal.txt", 100),
        std::pair("te3_minimals.txt", 100), std::pair("forum_hardest.txt", 2500)}) {
    const auto file = testing::reference_file(name);
    if (file) check_all(puzzles_in(*file, static_cast<std::size_t>(stride)), name);
  }
}

// Isomorphs take other steps than the original puzzles of this repository.
TEST_CASE("Every edge of a hundred thousand steps follows", "[rater][proof]") {
  RandomStream random(6, "isomorphs-with-proofs");
  std::vector<Puzzle> puzzles = testing::puzzles_with_many_techniques();
  for (const Puzzle& puzzle : puzzles_in(own_file("hodoku.txt"), 1)) puzzles.push_back(puzzle);
  ProofCount count;
  for (std::size_t i = 0; count.steps < 100'000; ++i) {
    const Grid givens = Transform::random(random)(puzzles[i % puzzles.size()].givens());
    const Puzzle puzzle = certify(givens).puzzle.value();
    INFO(givens.line());
    for (const auto explain : {explain_explainer, explain_hodoku}) {
      REQUIRE(fault_in(path_as_jsonl(explain(puzzle, {})), count).value_or("") == "");
    }
  }
  CHECK(count.assertions > 100'000);
}

TEST_CASE("A proof with one thing changed is refused", "[rater][proof]") {
  RandomStream random(1, "changed-proofs");
  int tried = 0;
  for (const Puzzle& puzzle : puzzles_in(own_file("ratings.tsv"), 6)) {
    const std::vector<Json> whole = lines_of(path_as_jsonl(explain_explainer(puzzle, {})));
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (!whole[i].contains("proof") || !whole[i]["proof"].contains("branches")) continue;
      std::vector<Json> changed = whole;
      Json& branches = changed[i]["proof"]["branches"];
      Json& nodes = branches[place_in(branches, random)];
      change_node(nodes[place_in(nodes, random)], random);
      ProofCount count;
      INFO(changed[i].dump());
      CHECK(fault_in(text_of_lines(changed), count).has_value());
      ++tried;
      if (branches.size() < 2) continue;
      changed = whole;
      changed[i]["proof"]["branches"].erase(0);
      CHECK(fault_in(text_of_lines(changed), count).has_value());
    }
  }
  CHECK(tried > 50);
}

// The first proof inside the proof; nullptr: there is none.
Json* nested_in(Json& line) {
  if (!line.contains("proof") || !line["proof"].contains("proofs")) return nullptr;
  return &line["proof"]["proofs"][0];
}

TEST_CASE("A proof with one thing changed in a chain inside of it is refused", "[rater][proof]") {
  RandomStream random(2, "changed-proofs");
  int tried = 0;
  for (const Puzzle& puzzle : puzzles_in(own_file("nested.tsv"), 2)) {
    std::vector<Json> lines = lines_of(path_as_jsonl(explain_explainer(puzzle, {})));
    for (Json& line : lines) {
      if (nested_in(line) == nullptr) continue;
      const Json whole = line;
      Json& nodes = (*nested_in(line))["branches"][0];
      change_node(nodes[place_in(nodes, random)], random);
      ProofCount count;
      INFO(line.dump());
      CHECK(fault_in(text_of_lines(lines), count).has_value());
      line = whole;
      // The nested chain uses facts from outside that the node resting on it does not name.
      if ((*nested_in(line)).contains("premises")) {
        (*nested_in(line))["premises"].push_back("r1c1<>1");
        CHECK(fault_in(text_of_lines(lines), count).has_value());
      }
      line = whole;
      ++tried;
    }
  }
  CHECK(tried > 2);
}

// How many assertions of nested proofs the branches around them have made before.
int said_again(const Json& proof, const std::set<std::string>& around) {
  int again = 0;
  for (const Json& branch : proof.at("branches")) {
    std::set<std::string> said = around;
    for (const Json& node : branch) {
      if (node["reason"] == "proof") {
        again += said_again(proof["proofs"].at(node["proof"].get<std::size_t>()), said);
      }
      if (node["reason"] == "premise") continue;
      const bool own = node["reason"] != "assumption";
      again += own && around.count(node["says"]) == 1 ? 1 : 0;
      said.insert(node["says"].get<std::string>());
    }
  }
  return again;
}

TEST_CASE("A nested proof does not repeat assertions of its branch", "[rater][proof]") {
  constexpr std::string_view kNested =
      "98.7..6..75.....8...6......4...8...3..86...5......4....2...31....75...9.....1.5.2";
  const Puzzle puzzle = certify(*Grid::from_line(kNested)).puzzle.value();
  int nested = 0;
  for (Json& line : lines_of(path_as_jsonl(explain_explainer(puzzle, {})))) {
    if (nested_in(line) == nullptr) continue;
    ++nested;
    INFO(line.dump());
    CHECK(said_again(line["proof"], {}) == 0);
  }
  CHECK(nested > 2);
}

TEST_CASE("A pattern with one thing changed is refused", "[rater][proof]") {
  int tried = 0;
  for (const Puzzle& puzzle : testing::puzzles_with_many_techniques()) {
    RateRequest request;
    request.max_score = 6.4;
    const std::vector<Json> whole = lines_of(path_as_jsonl(explain_explainer(puzzle, request)));
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (!whole[i].contains("proof") || whole[i]["technique"] == "full-house") continue;
      std::vector<Json> changed = whole;
      // A digit that the step does not mention.
      Json& proof = changed[i]["proof"];
      for (const char* key : {"eliminations", "placement"}) {
        for (Json* at : {&proof, &changed[i]}) {
          if (!at->contains(key) || (*at)[key].empty()) continue;
          std::string text = key == std::string("placement") ? (*at)[key] : (*at)[key][0];
          text.back() = text.back() == '9' ? '1' : static_cast<char>(text.back() + 1);
          (key == std::string("placement") ? (*at)[key] : (*at)[key][0]) = text;
        }
      }
      ProofCount count;
      const auto fault = fault_in(text_of_lines(changed), count);
      // The changed conclusion may happen to follow too: naked sets remove several digits.
      tried += fault ? 1 : 0;
    }
  }
  CHECK(tried > 500);
}

}  // namespace
}  // namespace nonet
