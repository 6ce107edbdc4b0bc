// The proofs of HoDoKu's chains, checked like those of the Explainer's scale: groups, almost locked
// sets, loops whose assertions are all true or all false, and cases that contradict themselves.
#include <array>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "base/random_stream.h"
#include "rater/explain/path_text.h"
#include "rater/orders/catalog_scale/catalog_scale.h"
#include "rater/orders/hodoku/hodoku.h"
#include "tests/rater/proofs/changed_proofs.h"
#include "tests/rater/proofs/proof_checker.h"
#include "tests/reference_data.h"

namespace nonet {
namespace {

using Json = nlohmann::json;
using enum TechniqueId;
using testing::fault_in;
using testing::ProofCount;

// Every `stride`-th puzzle of the files in this repository.
std::vector<Puzzle> own_puzzles(std::size_t stride) {
  std::vector<Puzzle> puzzles;
  for (const char* name : {"hodoku.txt", "ratings.tsv", "nested.tsv"}) {
    const auto file = std::filesystem::path(NONET_TEST_DATA) / "chains" / name;
    for (Puzzle& puzzle : testing::puzzles_in(file, stride)) puzzles.push_back(std::move(puzzle));
  }
  return puzzles;
}

// The stride through the puzzles of a list: NONET_PROOF_STRIDE, or else the usual one.
std::size_t stride_or(std::size_t usual) {
  const char* set = std::getenv("NONET_PROOF_STRIDE");  // NOLINT(concurrency-mt-unsafe)
  const long stride = set == nullptr ? 0 : std::atol(set);
  return stride > 0 ? static_cast<std::size_t>(stride) : usual;
}

TEST_CASE("Every edge of every proof on HoDoKu's scale follows", "[rater][proof]") {
  const ProofCount count = testing::check_proofs(own_puzzles(1), explain_hodoku, "hodoku");
  CHECK(count.of_groups > 50);
}

TEST_CASE("Every edge of proofs of listed puzzles on HoDoKu's scale follows", "[rater][proof]") {
  for (const auto& [name, usual] :
       {std::pair("hodoku_reference.tsv", 20), std::pair("seventeen_clue.txt", 2000),
        std::pair("random_minimal.txt", 1000), std::pair("forum_hardest.txt", 10000),
        std::pair("te3_minimals.txt", 700)}) {
    const auto file = testing::reference_file(name);
    if (!file) continue;
    const auto puzzles = testing::puzzles_in(*file, stride_or(static_cast<std::size_t>(usual)));
    testing::check_proofs(puzzles, explain_hodoku, name);
  }
}

// Puts loops through almost locked sets, which the scale searches by name only, in place of other
// chains.
constexpr std::array kByName = {kAlsDiscontinuousNiceLoop, kAlsContinuousNiceLoop, kAlsAic};
constexpr std::array kLeftOut = {kAlsXz, kAlsXyWing, kAlsChain, kSueDeCoq, kAic, kGroupedAic};

RateRequest with_only(const TechniqueId& technique) {
  RateRequest request;
  request.with = {&technique, 1};
  request.without = kLeftOut;
  return request;
}

TEST_CASE("Chains by their names have proofs", "[rater][proof]") {
  for (const TechniqueId& technique : kByName) {
    int steps = 0;
    for (const Puzzle& puzzle : own_puzzles(2)) {
      const Path path = explain_hodoku(puzzle, with_only(technique));
      ProofCount count;
      INFO(puzzle.givens().line());
      CHECK(fault_in(path_as_jsonl(path), count).value_or("") == "");
      for (const PathStep& step : path.steps) {
        if (step.step.technique != technique) continue;
        CHECK(step.step.proof != nullptr);
        ++steps;
      }
    }
    CHECK(steps > 0);
  }
}

// At a price that brings them before other chains.
TEST_CASE("Chains through rectangles have proofs", "[rater][proof]") {
  constexpr std::array kWith = {kRectangleAic};
  std::array<Weight, kTechniques> weights = kCatalogWeights;
  weights[static_cast<std::size_t>(kRectangleAic)].value = 5;
  RateRequest request;
  request.with = kWith;
  request.weights = weights;
  int links = 0;
  for (const Puzzle& puzzle : own_puzzles(2)) {
    const std::string lines = path_as_jsonl(explain_catalog(puzzle, request));
    ProofCount count;
    INFO(puzzle.givens().line());
    CHECK(fault_in(lines, count).value_or("") == "");
    for (const Json& line : testing::lines_of(lines)) {
      if (line.value("technique", "") != "rectangle-aic") continue;
      for (const Json& branch : line["proof"]["branches"]) {
        for (const Json& node : branch) links += node["reason"] == "unique rectangle" ? 1 : 0;
      }
    }
  }
  CHECK(links > 10);
}

// All steps of the family have branches: none is explained as a chain without its assertions.
TEST_CASE("Every chain of HoDoKu's scale has its assertions", "[rater][proof]") {
  static const std::set<std::string> kChainTechniques = {"turbot-fish",
                                                         "remote-pair",
                                                         "x-chain",
                                                         "xy-chain",
                                                         "aic",
                                                         "grouped-aic",
                                                         "discontinuous-nice-loop",
                                                         "continuous-nice-loop",
                                                         "grouped-discontinuous-nice-loop",
                                                         "grouped-continuous-nice-loop",
                                                         "forcing-chain-contradiction",
                                                         "forcing-chain-verity",
                                                         "forcing-net-contradiction",
                                                         "forcing-net-verity"};
  std::map<std::string, int> with;
  for (const Puzzle& puzzle : own_puzzles(1)) {
    for (const Json& line : testing::lines_of(path_as_jsonl(explain_hodoku(puzzle, {})))) {
      if (!line.contains("proof") || kChainTechniques.count(line["technique"]) == 0) continue;
      INFO(line.dump());
      CHECK(line["proof"].contains("branches"));
      ++with[line["technique"]];
    }
  }
  CHECK(with.size() == kChainTechniques.size());
}

// The possible changes to a proof of several candidates, one at a time.
using Change = bool (*)(Json& proof, RandomStream& random);

bool change_a_node(Json& proof, RandomStream& random) {
  Json& nodes = proof["branches"][testing::place_in(proof["branches"], random)];
  testing::change_node(nodes[testing::place_in(nodes, random)], random);
  return true;
}

bool drop_a_branch(Json& proof, RandomStream& random) {
  if (proof["branches"].size() < 2) return false;
  proof["branches"].erase(testing::place_in(proof["branches"], random));
  return true;
}

// A candidate that the step does not remove.
bool claim_more(Json& proof, RandomStream&) {
  if (!proof.contains("eliminations")) return false;
  std::string more = proof["eliminations"][0];
  more.back() = more.back() == '9' ? '1' : static_cast<char>(more.back() + 1);
  for (const Json& known : proof["eliminations"]) {
    if (known == more) return false;
  }
  proof["eliminations"].push_back(more);
  return true;
}

// Some node that has the member; nullptr: there is none.
Json* node_with(Json& proof, const char* member, RandomStream& random) {
  std::vector<Json*> nodes;
  for (Json& branch : proof["branches"]) {
    for (Json& node : branch) {
      if (node.contains(member)) nodes.push_back(&node);
    }
  }
  if (nodes.empty()) return nullptr;
  return nodes[random.below(static_cast<std::uint32_t>(nodes.size()))];
}

bool take_a_cell_from_a_set(Json& proof, RandomStream& random) {
  Json* node = node_with(proof, "set", random);
  if (node == nullptr) return false;
  (*node)["set"].erase(testing::place_in((*node)["set"], random));
  return true;
}

bool turn_a_node(Json& proof, RandomStream& random) {
  Json* node = node_with(proof, "parents", random);
  std::string says = (*node)["says"];
  const auto at = says.find("<>");
  if (at == std::string::npos) {
    says.replace(says.find('='), 1, "<>");
  } else {
    says.replace(at, 2, "=");
  }
  (*node)["says"] = says;
  return true;
}

// A group without its first cell says more when it is on, and too little when it is off.
bool take_a_cell_from_a_group(Json& proof, RandomStream&) {
  for (Json& branch : proof["branches"]) {
    for (Json& node : branch) {
      std::string says = node["says"];
      if (says.find('|') == std::string::npos || says.find('=') == std::string::npos) continue;
      node["says"] = says.substr(says.find('|') + 1);
      return true;
    }
  }
  return false;
}

TEST_CASE("A proof of HoDoKu's scale with one thing changed is refused", "[rater][proof]") {
  RandomStream random(3, "changed-proofs");
  static constexpr std::array<Change, 6> kChanges = {change_a_node, drop_a_branch,
                                                     claim_more,    take_a_cell_from_a_set,
                                                     turn_a_node,   take_a_cell_from_a_group};
  std::array<int, kChanges.size()> tried{};
  RateRequest request;
  request.with = kByName;
  request.without = kLeftOut;
  for (const Puzzle& puzzle : own_puzzles(5)) {
    const std::vector<Json> whole =
        testing::lines_of(path_as_jsonl(explain_hodoku(puzzle, request)));
    for (std::size_t i = 0; i < whole.size(); ++i) {
      if (!whole[i].contains("proof") || !whole[i]["proof"].contains("branches")) continue;
      for (std::size_t k = 0; k < kChanges.size(); ++k) {
        std::vector<Json> changed = whole;
        if (!kChanges[k](changed[i]["proof"], random)) continue;
        if (changed[i]["proof"].contains("eliminations")) {
          changed[i]["eliminations"] = changed[i]["proof"]["eliminations"];
        }
        ProofCount count;
        INFO(k << ": " << whole[i].dump() << "\n" << changed[i].dump());
        CHECK(fault_in(testing::text_of_lines(changed), count).has_value());
        ++tried[k];
      }
    }
  }
  for (const int count : tried) CHECK(count > 3);
}

}  // namespace
}  // namespace nonet
