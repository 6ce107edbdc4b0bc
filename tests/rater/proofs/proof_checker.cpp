#include "tests/rater/proofs/proof_checker.h"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "tests/rater/proofs/checked_grid.h"
#include "tests/rater/proofs/own_solution.h"

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

Conclusion single_conclusion(const Statement& says) {
  demand(says.is_single(), "a conclusion about a group");
  return single_conclusion(Says{says.candidate(), says.on});
}

// A branch whose nodes all follow.
struct CheckedBranch {
  std::vector<Statement> nodes;
  std::vector<bool> premise;
  Statement assumption;

  [[nodiscard]] bool says(const Statement& statement) const {
    return std::ranges::find(nodes, statement) != nodes.end();
  }
  [[nodiscard]] bool contradicts_itself() const {
    return std::ranges::any_of(nodes, [&](const Statement& node) { return says(node.opposite()); });
  }
};

// Whether the candidate is false if the statement, which is on, is true.
bool takes(const Statement& statement, Candidate candidate) {
  if (statement.digit != candidate.digit) return statement.cells == CellSet(candidate.cell);
  return common_peers(statement.cells).contains(candidate.cell);
}

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
      const Statement says = statement_named(node.at("says"));
      const std::string reason = node.at("reason");
      std::vector<Statement> parents;
      if (node.contains("parents")) {
        for (const std::size_t parent : node["parents"]) {
          demand(parent < branch.nodes.size(), "a parent comes later");
          parents.push_back(branch.nodes[parent]);
        }
      }
      for (const Cell c : says.cells)
        demand(grid_.has({c, says.digit}), "no candidate of the grid");
      if (reason == "assumption") {
        demand(!assumed && parents.empty() && says.is_single(), "a second assumption");
        assumed = true;
        branch.assumption = says;
      } else if (reason == "premise") {
        demand(!says.on && parents.empty() && says.is_single(), "no premise");
        demand(premises.count(says.candidate()) == 1, "no premise");
      } else {
        check_node(proof, node, says, parents);
      }
      branch.nodes.push_back(says);
      branch.premise.push_back(reason == "premise");
      ++count_.assertions;
      count_.of_groups += says.is_single() ? 0 : 1;
    }
    demand(assumed, "no assumption");
    return branch;
  }

  void check_node(const Json& proof, const Json& node, const Statement& says,
                  const std::vector<Statement>& parents) {
    const std::string reason = node.at("reason");
    if (reason == "cell taken" || reason == "house taken") {
      check_taken(node, says, parents);
    } else if (reason == "last in cell") {
      demand(says.on && says.is_single(), "the last is on");
      const Cell cell = says.cells.first();
      for (const Digit d : grid_.at(cell)) {
        if (d != says.digit) demand_off({cell, d}, parents);
      }
    } else if (reason == "last in house") {
      const CellSet house = cell_set_of(house_named(node.at("house")));
      demand(says.on && house.contains(says.cells), "not in the house");
      for (const Cell c : grid_.places(house, says.digit) - says.cells) {
        demand_off({c, says.digit}, parents);
      }
    } else if (reason == "locked set") {
      check_locked_set(cells_in(node.at("set")), says, parents);
    } else if (reason == "unique rectangle") {
      check_rectangle(node, says, parents);
    } else {
      check_argument(proof, node, says, parents);
    }
  }

  // Four cells without a given in two rows, two columns and two boxes: with two digits alone they
  // could be filled in two ways. One place is off, so one of the node's holds another digit.
  void check_rectangle(const Json& node, const Statement& says,
                       const std::vector<Statement>& parents) const {
    const CellSet cells = cells_in(node.at("set"));
    DigitSet pair;
    for (const int digit : node.at("digits")) pair.insert(Digit(digit));
    demand(cells.size() == 4 && pair.size() == 2, "no rectangle");
    std::array<std::set<int>, 3> houses;
    for (const Cell c : cells) {
      demand(grid_.values.empty(c), "a filled cell in the rectangle");
      houses[0].insert(c.row());
      houses[1].insert(c.column());
      houses[2].insert(c.box());
    }
    for (const auto& of_kind : houses) demand(of_kind.size() == 2, "not two houses of each kind");
    demand(says.on && parents.size() == 1 && !parents[0].on, "not one that is off");
    for (const Cell c : cells) {
      for (const Digit digit : grid_.at(c) - pair) {
        const bool said = digit == says.digit && says.cells.contains(c);
        if (!said) demand_off({c, digit}, parents);
      }
    }
  }

  static void check_taken(const Json& node, const Statement& says,
                          const std::vector<Statement>& parents) {
    demand(!says.on && parents.size() == 1 && parents[0].on, "taken by one that is on");
    const Statement& by = parents[0];
    if (node.at("reason") == "cell taken") {
      demand(says.is_single() && by.cells == says.cells && by.digit != says.digit, "not that cell");
      return;
    }
    const CellSet house = cell_set_of(house_named(node.at("house")));
    demand(by.digit == says.digit && !by.cells.intersects(says.cells), "not that digit");
    demand(house.contains(by.cells | says.cells), "not that house");
  }

  // The cells of the set have one digit more than they are, and each digit is in it once at most,
  // as all its places there see each other. One of the digits is off, so each other is in the set.
  void check_locked_set(CellSet set, const Statement& says,
                        const std::vector<Statement>& parents) const {
    DigitSet digits;
    for (const Cell c : set) {
      demand(grid_.values.empty(c), "a filled cell in the set");
      digits |= grid_.at(c);
    }
    demand(digits.size() == set.size() + 1, "no almost locked set");
    for (const Digit digit : digits) {
      const CellSet places = grid_.places(set, digit);
      for (const Cell c : places) {
        demand(peers_of(c).contains(places - CellSet(c)), "a digit that may be twice in the set");
      }
    }
    demand(parents.size() == 1 && !parents[0].on, "not one digit that is off");
    const Digit gone = parents[0].digit;
    demand(says.on && digits.contains(gone) && digits.contains(says.digit), "not of the set");
    demand(gone != says.digit, "the digit that is gone");
    for (const Cell c : grid_.places(set, gone)) demand_off({c, gone}, parents);
    demand(says.cells.contains(grid_.places(set, says.digit)), "another place in the set");
  }

  static void demand_off(Candidate c, const std::vector<Statement>& parents) {
    for (const Statement& parent : parents) {
      if (!parent.on && parent.digit == c.digit && parent.cells.contains(c.cell)) return;
    }
    throw ProofFault("another one is not off");
  }

  // Patterns are checked on the grid that the parents leave; nested proofs may use the parents.
  void check_argument(const Json& proof, const Json& node, const Statement& statement,
                      const std::vector<Statement>& parents) {
    demand(statement.is_single(), "a group that a pattern removes");
    const Says says{statement.candidate(), statement.on};
    Candidates off;
    for (const Statement& parent : parents) {
      demand(!parent.on, "a pattern that rests on something on");
      for (const Cell c : parent.cells) off.insert({c, parent.digit});
    }
    if (node.at("reason") == "pattern") {
      CheckedGrid left = grid_;
      left.remove(off);
      // A candidate to eliminate may already be absent.
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
    const Statement& clash = branch.nodes.at(proof.at("clash").get<std::size_t>());
    demand(branch.nodes.back() == clash.opposite(), "no contradiction");
    const Statement so = branch.assumption.opposite();
    if (equal(claimed, single_conclusion(so))) return;
    demand(so.on && claimed.placed.empty(), "not the opposite of what was supposed");
    for (const Candidate c : claimed.removed) demand(takes(so, c), "the opposite leaves that");
  }

  // The nodes from the assumption back to it, each following from the one before.
  static std::vector<std::size_t> loop_of(const Json& nodes, const CheckedBranch& branch) {
    std::vector<std::size_t> chain;
    for (std::size_t i = 0; i < branch.nodes.size(); ++i) {
      if (branch.premise[i]) continue;
      chain.push_back(i);
      if (chain.size() > 1 && branch.nodes[i] == branch.assumption) break;
    }
    demand(chain.size() > 2 && branch.nodes[chain.back()] == branch.assumption,
           "it does not close");
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
    return chain;
  }

  // A chain of links back to its beginning: all of its assertions are true or none is.
  void check_cycle(const Json& proof, const std::vector<CheckedBranch>& branches,
                   const Conclusion& claimed) const {
    demand(branches.size() == 1 && claimed.placed.empty(), "one loop that removes");
    const CheckedBranch& branch = branches[0];
    const auto& nodes = proof["branches"][0];
    const std::vector<std::size_t> chain = loop_of(nodes, branch);
    // The claim of an earlier node, repeated for another set.
    std::vector<std::size_t> sets = chain;
    for (std::size_t i = chain.back() + 1; i < branch.nodes.size(); ++i) {
      const std::size_t before = nodes[i].at("parents").at(0);
      const std::size_t at = place_of(chain, before);
      demand(nodes[i].at("reason") == "locked set" && at + 1 < chain.size(), "it goes on");
      demand(branch.nodes[i] == branch.nodes[chain[at + 1]], "not what the loop says");
      sets.push_back(i);
    }
    for (const Candidate target : claimed.removed) {
      bool taken_by_on = false;
      bool taken_by_off = false;
      bool locked = false;
      for (const std::size_t i : chain) {
        const Statement& says = branch.nodes[i];
        (says.on ? taken_by_on : taken_by_off) |= takes(says, target);
      }
      for (const std::size_t i : sets) locked = locked || keeps(nodes[i], branch, i, target);
      demand((taken_by_on && taken_by_off) || locked, "the loop leaves the target");
    }
  }

  static std::size_t place_of(const std::vector<std::size_t>& chain, std::size_t node) {
    return static_cast<std::size_t>(std::ranges::find(chain, node) - chain.begin());
  }

  // If the loop is true the set lacks the digit before, if not that of the node: it has all others,
  // and the target sees all places of one of these.
  [[nodiscard]] bool keeps(const Json& node, const CheckedBranch& branch, std::size_t at,
                           Candidate target) const {
    if (node.at("reason") != "locked set") return false;
    const Statement& gone = branch.nodes[node.at("parents").at(0)];
    const CellSet set = cells_in(node.at("set"));
    const CellSet places = grid_.places(set, target.digit);
    return target.digit != branch.nodes[at].digit && target.digit != gone.digit &&
           !places.empty() && !set.contains(target.cell) &&
           common_peers(places).contains(target.cell);
  }

  // Each case reaches the whole claim, or is impossible.
  void check_cases(const Json& proof, const std::vector<CheckedBranch>& branches,
                   const Candidates& premises, const Conclusion& claimed) const {
    std::set<Says> cases;
    for (const CheckedBranch& branch : branches) {
      cases.insert({branch.assumption.candidate(), branch.assumption.on});
      if (branch.contradicts_itself()) continue;
      for (const Candidate c : claimed.removed) {
        demand(branch.says({CellSet(c.cell), c.digit, false}), "a case ends elsewhere");
      }
      for (const Candidate c : claimed.placed) {
        demand(branch.says({CellSet(c.cell), c.digit, true}), "a case ends elsewhere");
      }
    }
    std::set<Says> needed;
    if (proof.at("kind") == "either") {
      const Says one{branches.at(0).assumption.candidate(), branches.at(0).assumption.on};
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

// The lines of one command, one after the other.
class LineChecker {
 public:
  explicit LineChecker(ProofCount& count) : count_(count) {}

  void check(const Json& json) {
    if (json.contains("mistakes")) return check_hint(json);
    if (!json.contains("proof")) return;
    demand(json.at("schema") == 2, "another schema");
    begin(json);
    step_ = json.at("step");
    check_step(json, *grid_);
  }
  [[nodiscard]] std::string place() const { return "step " + std::to_string(step_) + ": "; }

 private:
  // Lines with a grid are independent, others continue from the previous line.
  void begin(const Json& json) {
    const std::string puzzle = json.at("puzzle");
    const auto givens = Grid::from_line(puzzle);
    demand(givens.has_value(), "no puzzle");
    if (!solution_ || puzzle_ != puzzle) {
      CheckedGrid start(*givens);
      if (json.contains("marks")) start = {*givens, *givens, json["marks"]};
      solution_ = own_solution(start);
      demand(solution_.has_value(), "the puzzle has no solution");
      puzzle_ = puzzle;
      grid_ = start;
    }
    if (json.contains("grid")) grid_ = grid_of(*givens, json);
  }

  static CheckedGrid grid_of(const Grid& givens, const Json& json) {
    const auto now = Grid::from_line(json.at("grid").get<std::string>());
    demand(now.has_value(), "no grid");
    return {givens, *now, json.at("candidates")};
  }

  void check_step(const Json& json, CheckedGrid& grid) {
    const bool guessed = json.value("technique", "") == "brute-force";
    const Conclusion given =
        guessed ? conclusion_in(json) : ProofChecker(grid, count_).check(json["proof"], {});
    count_.guesses += guessed ? 1 : 0;
    demand(equal(given, conclusion_in(json)), "the step concludes something else");
    for (const Candidate c : given.removed) demand(grid.has(c), "it is gone already");
    for (const Candidate c : given.placed) demand(grid.has(c), "no candidate");
    check_solution(given);
    grid.remove(given.removed);
    for (const Candidate c : given.placed) grid.place(c);
    ++count_.steps;
  }

  void check_solution(const Conclusion& given) const {
    for (const Candidate c : given.removed) {
      demand(solution_->digit(c.cell) != c.digit, "the solution has what is removed");
    }
    for (const Candidate c : given.placed) {
      demand(solution_->digit(c.cell) == c.digit, "the solution has another digit");
    }
  }

  // A mistake is refuted in its own grid.
  void check_hint(const Json& json) {
    demand(json.at("schema") == 2, "another schema");
    begin(json);
    for (const Json& mistake : json["mistakes"]) {
      const Says says = says_named(mistake.at("says"));
      demand((solution_->digit(says.candidate.cell) == says.candidate.digit) != says.on,
             "it is no mistake");
      if (!mistake.contains("proof")) continue;
      CheckedGrid grid = grid_of(*Grid::from_line(puzzle_), mistake);
      const Conclusion given = ProofChecker(grid, count_).check(mistake["proof"], {});
      check_solution(given);
      demand((says.on ? given.removed : given.placed).count(says.candidate) == 1,
             "the mistake is not refuted");
      ++count_.steps;
    }
    if (json.contains("next")) check_step(json["next"], *grid_);
  }

  ProofCount& count_;
  std::string puzzle_;
  std::optional<Grid> solution_;
  std::optional<CheckedGrid> grid_;
  std::size_t step_ = 0;
};

}  // namespace

std::optional<std::string> fault_in(const std::string& text, ProofCount& count) {
  std::istringstream lines(text);
  std::string line;
  LineChecker checker(count);
  try {
    while (std::getline(lines, line)) checker.check(Json::parse(line));
  } catch (const ProofFault& fault) {
    return checker.place() + fault.what();
  } catch (const Json::exception& fault) {
    return checker.place() + fault.what();
  }
  return std::nullopt;
}

}  // namespace nonet::testing
