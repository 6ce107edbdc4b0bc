#include "tests/rater/proofs/proof_checker.h"

#include <sstream>

#include "tests/rater/proofs/checked_grid.h"

namespace nonet::testing {

namespace {

using Json = nlohmann::json;

Candidates candidates_in(const Json& json, const char* key) {
  Candidates set;
  if (!json.contains(key)) return set;
  for (const auto& text : json[key]) {
    const Says says = says_named(text);
    demand(!says.on, "an elimination that is on");
    set.insert(says.candidate);
  }
  return set;
}

Conclusion conclusion_in(const Json& json) {
  Conclusion conclusion;
  conclusion.removed = candidates_in(json, "eliminations");
  if (json.contains("placement")) {
    const Says says = says_named(json["placement"]);
    demand(says.on, "a placement that is off");
    conclusion.placed.insert(says.candidate);
  }
  demand(!conclusion.removed.empty() || !conclusion.placed.empty(), "nothing is concluded");
  return conclusion;
}

bool equal(const Conclusion& a, const Conclusion& b) {
  return a.removed == b.removed && a.placed == b.placed;
}

Conclusion single_conclusion(Says says) {
  Conclusion conclusion;
  (says.on ? conclusion.placed : conclusion.removed).insert(says.candidate);
  return conclusion;
}

// A branch whose nodes all follow.
struct CheckedBranch {
  std::vector<Says> nodes;
  std::vector<bool> premise;
  Says assumption;
};

class ProofChecker {
 public:
  ProofChecker(const CheckedGrid& grid, ProofCount& count) : grid_(grid), count_(count) {}

  // `known`: off in the argument around.
  Conclusion check(const Json& proof, const Candidates& known) {
    const Conclusion claimed = conclusion_in(proof);
    const std::string kind = proof.at("kind");
    const Candidates premises = candidates_in(proof, "premises");
    for (const Candidate c : premises) demand(known.count(c) == 1, "a premise is not known");
    if (kind == "pattern") {
      demand(proof.at("patterns").size() == 1, "one pattern is the reason");
      check_pattern(grid_, proof["patterns"][0], claimed);
      ++count_.assertions;
      return claimed;
    }
    std::vector<CheckedBranch> branches;
    for (const auto& nodes : proof.at("branches")) {
      branches.push_back(check_branch(proof, nodes, premises));
    }
    if (kind == "contradiction") {
      check_contradiction(proof, branches, claimed);
    } else if (kind == "cycle") {
      check_cycle(proof, branches, claimed);
    } else {
      check_cases(proof, branches, premises, claimed);
    }
    return claimed;
  }

 private:
  CheckedBranch check_branch(const Json& proof, const Json& nodes, const Candidates& premises) {
    CheckedBranch branch;
    bool assumed = false;
    for (const auto& node : nodes) {
      const Says says = says_named(node.at("says"));
      const std::string reason = node.at("reason");
      std::vector<Says> parents;
      if (node.contains("parents")) {
        for (const std::size_t parent : node["parents"]) {
          demand(parent < branch.nodes.size(), "a parent comes later");
          parents.push_back(branch.nodes[parent]);
        }
      }
      demand(grid_.has(says.candidate), "no candidate of the grid");
      if (reason == "assumption") {
        demand(!assumed && parents.empty(), "a second assumption");
        assumed = true;
        branch.assumption = says;
      } else if (reason == "premise") {
        demand(!says.on && parents.empty() && premises.count(says.candidate) == 1, "no premise");
      } else {
        check_node(proof, node, says, parents);
      }
      branch.nodes.push_back(says);
      branch.premise.push_back(reason == "premise");
      ++count_.assertions;
    }
    demand(assumed, "no assumption");
    return branch;
  }

  void check_node(const Json& proof, const Json& node, Says says,
                  const std::vector<Says>& parents) {
    const std::string reason = node.at("reason");
    if (reason == "cell taken" || reason == "house taken") {
      check_taken(node, says, parents);
    } else if (reason == "last in cell") {
      for (const Digit d : grid_.at(says.candidate.cell)) {
        if (d != says.candidate.digit) demand_off({says.candidate.cell, d}, parents);
      }
      demand(says.on, "the last is on");
    } else if (reason == "last in house") {
      const House house = house_named(node.at("house"));
      demand(says.on && cell_set_of(house).contains(says.candidate.cell), "not in the house");
      for (const Cell c : grid_.places(house, says.candidate.digit)) {
        if (c != says.candidate.cell) demand_off({c, says.candidate.digit}, parents);
      }
    } else {
      check_argument(proof, node, says, parents);
    }
  }

  static void check_taken(const Json& node, Says says, const std::vector<Says>& parents) {
    demand(!says.on && parents.size() == 1 && parents[0].on, "taken by one that is on");
    const Candidate by = parents[0].candidate;
    if (node.at("reason") == "cell taken") {
      demand(by.cell == says.candidate.cell && by.digit != says.candidate.digit, "not that cell");
      return;
    }
    const CellSet house = cell_set_of(house_named(node.at("house")));
    demand(by.digit == says.candidate.digit && by.cell != says.candidate.cell, "not that digit");
    demand(house.contains(CellSet{by.cell, says.candidate.cell}), "not that house");
  }

  static void demand_off(Candidate c, const std::vector<Says>& parents) {
    for (const Says& parent : parents) {
      if (parent == Says{c, false}) return;
    }
    throw ProofFault("another one is not off");
  }

  // Patterns are looked for in what the parents leave; nested proofs know the parents.
  void check_argument(const Json& proof, const Json& node, Says says,
                      const std::vector<Says>& parents) {
    Candidates off;
    for (const Says& parent : parents) {
      demand(!parent.on, "a pattern that rests on something on");
      off.insert(parent.candidate);
    }
    if (node.at("reason") == "pattern") {
      CheckedGrid left = grid_;
      left.remove(off);
      // What is to go may be gone already.
      left.at(says.candidate.cell).insert(says.candidate.digit);
      check_pattern(left, proof.at("patterns").at(node.at("pattern").get<std::size_t>()),
                    single_conclusion(says));
      return;
    }
    demand(node.at("reason") == "proof" && !says.on, "unknown reason");
    const Conclusion given = check(proof.at("proofs").at(node.at("proof").get<std::size_t>()), off);
    ++count_.nested;
    bool gone = given.removed.count(says.candidate) == 1;
    for (const Candidate placed : given.placed) {
      gone = gone || (placed.cell == says.candidate.cell && placed.digit != says.candidate.digit);
    }
    demand(gone, "the nested proof does not remove it");
  }

  static void check_contradiction(const Json& proof, const std::vector<CheckedBranch>& branches,
                                  const Conclusion& claimed) {
    demand(branches.size() == 1, "one branch");
    const CheckedBranch& branch = branches[0];
    const Says clash = branch.nodes.at(proof.at("clash").get<std::size_t>());
    const Says last = branch.nodes.back();
    demand(last.candidate == clash.candidate && last.on != clash.on, "no contradiction");
    demand(equal(claimed, single_conclusion({branch.assumption.candidate, !branch.assumption.on})),
           "not the opposite of what was supposed");
  }

  // A chain of two-way links: each link also holds from its end to its beginning.
  static void check_cycle(const Json& proof, const std::vector<CheckedBranch>& branches,
                          const Conclusion& claimed) {
    demand(branches.size() == 1 && claimed.placed.empty(), "one loop that removes");
    const CheckedBranch& branch = branches[0];
    const auto& nodes = proof["branches"][0];
    std::vector<std::size_t> chain;
    for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
      if (!branch.premise[i]) chain.push_back(i);
    }
    demand(branch.assumption.on && branch.nodes.back() == branch.assumption, "it does not close");
    for (std::size_t k = 1; k < chain.size(); ++k) {
      demand(branch.nodes[chain[k]].on != branch.nodes[chain[k - 1]].on, "on and off alternate");
      std::size_t links = 0;
      for (const std::size_t parent : nodes[chain[k]].at("parents")) {
        if (branch.premise[parent]) continue;
        demand(parent == chain[k - 1], "a parent that is not the one before");
        ++links;
      }
      demand(links == 1, "not a link");
    }
    for (const Candidate target : claimed.removed) {
      bool sees_on = false;
      bool sees_off = false;
      for (const std::size_t i : chain) {
        const Says& says = branch.nodes[i];
        const bool sees = says.candidate.digit == target.digit &&
                          peers_of(says.candidate.cell).contains(target.cell);
        sees_on = sees_on || (sees && says.on);
        sees_off = sees_off || (sees && !says.on);
      }
      demand(sees_on && sees_off, "the loop leaves the target");
    }
  }

  void check_cases(const Json& proof, const std::vector<CheckedBranch>& branches,
                   const Candidates& premises, const Conclusion& claimed) const {
    std::set<Says> cases;
    for (const CheckedBranch& branch : branches) {
      cases.insert(branch.assumption);
      demand(equal(claimed, single_conclusion(branch.nodes.back())), "a case ends elsewhere");
    }
    std::set<Says> needed;
    if (proof.at("kind") == "either") {
      const Says one = branches.at(0).assumption;
      needed = {one, {one.candidate, !one.on}};
    } else if (proof.at("kind") == "cell") {
      const Cell cell = cell_named(proof.at("cell"));
      for (const Digit d : grid_.at(cell)) needed.insert({{cell, d}, true});
    } else {
      demand(proof.at("kind") == "house", "unknown kind");
      const Digit digit(proof.at("digit").get<int>());
      for (const Cell c : grid_.places(house_named(proof.at("house")), digit)) {
        needed.insert({{c, digit}, true});
      }
    }
    for (const Says& one : needed) {
      demand(cases.count(one) == 1 || premises.count(one.candidate) == 1, "a case is missing");
    }
  }

  const CheckedGrid& grid_;
  ProofCount& count_;
};

}  // namespace

std::optional<std::string> fault_in(const std::string& text, ProofCount& count) {
  std::istringstream lines(text);
  std::string line;
  std::optional<CheckedGrid> grid;
  std::size_t step = 0;
  try {
    while (std::getline(lines, line)) {
      const Json json = Json::parse(line);
      if (!json.contains("proof")) continue;
      demand(json.at("schema") == 1, "another schema");
      if (!grid) grid.emplace(*Grid::from_line(json.at("puzzle").get<std::string>()));
      step = json.at("step");
      const Conclusion given = ProofChecker(*grid, count).check(json["proof"], {});
      demand(equal(given, conclusion_in(json)), "the step concludes something else");
      for (const Candidate c : given.removed) demand(grid->has(c), "it is gone already");
      for (const Candidate c : given.placed) demand(grid->has(c), "no candidate");
      grid->remove(given.removed);
      for (const Candidate c : given.placed) grid->place(c);
      ++count.steps;
    }
  } catch (const ProofFault& fault) {
    return "step " + std::to_string(step) + ": " + fault.what();
  } catch (const Json::exception& fault) {
    return "step " + std::to_string(step) + ": " + fault.what();
  }
  return std::nullopt;
}

}  // namespace nonet::testing
