#include "generator/target/target_search.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/number_text.h"
#include "base/random_stream.h"
#include "base/request_error.h"
#include "base/shared_parallel.h"
#include "board/canonical.h"
#include "generator/hunt/state_bytes.h"
#include "generator/recipe.h"
#include "generator/target/pattern_breeding.h"
#include "generator/target/symmetric_breeding.h"

namespace nonet {
namespace {

constexpr std::uint64_t kSample = 2000;
// A child costs ten to twenty times as much as a random puzzle, and a few hundredths of the
// children fit. From here on rejection is as fast, and its puzzles are independent of each other.
constexpr double kDense = 0.003;
// A search on a pattern costs many times as much as a child on it.
constexpr std::uint64_t kPatternSample = 100;
constexpr double kDenseOnPattern = 0.1;
constexpr std::size_t kPerSolution = 4;       // in the pool
constexpr std::size_t kFoundPerSolution = 3;  // handed over
constexpr std::uint64_t kRound = 512;         // children
constexpr std::uint64_t kLitter = 64;         // children in one unit of work
constexpr std::uint64_t kSampleInTurn = 64;   // of the sample, measured per thread and turn

Recipe recipe_of(const TargetPlan& plan) {
  Recipe recipe;
  recipe.seed = plan.seed;
  recipe.threads = plan.threads;
  recipe.ranks = plan.ranks;
  recipe.wishes = plan.wishes;
  return recipe;
}

struct Member {
  Puzzle puzzle;
  double distance = 0;
};

// The nearest puzzles, few of each solution grid. Among equals the oldest leave first.
class NearestPuzzles {
 public:
  explicit NearestPuzzles(std::size_t size) : size_(size) {}

  void insert(const Member& member) {
    std::size_t& same = of_solution_[member.puzzle.solution()];
    if (same >= kPerSolution && !drop_farther_sibling(member)) return;
    if (members_.size() >= size_) {
      const auto farthest = std::ranges::max_element(members_, {}, &Member::distance);
      if (farthest->distance < member.distance) return;
      erase(farthest);
    }
    ++of_solution_[member.puzzle.solution()];
    members_.push_back(member);
  }

  [[nodiscard]] bool empty() const { return members_.empty(); }

  // REQUIRES: !empty().
  [[nodiscard]] const Member& nearest() const {
    return *std::ranges::min_element(members_, {}, &Member::distance);
  }

  // The nearer of two.
  [[nodiscard]] const Member& parent(RandomStream& random) const {
    const auto size = static_cast<std::uint32_t>(members_.size());
    const Member& one = members_[random.below(size)];
    const Member& other = members_[random.below(size)];
    return other.distance < one.distance ? other : one;
  }

 private:
  using Place = std::vector<Member>::iterator;

  void erase(Place place) {
    --of_solution_[place->puzzle.solution()];
    members_.erase(place);
  }

  // Makes room among the members with the same solution; false if all are nearer, or one of them is
  // the same puzzle.
  bool drop_farther_sibling(const Member& member) {
    auto farthest = members_.end();
    for (auto at = members_.begin(); at != members_.end(); ++at) {
      if (at->puzzle.solution() != member.puzzle.solution()) continue;
      if (at->puzzle == member.puzzle) return false;
      if (farthest == members_.end() || at->distance > farthest->distance) farthest = at;
    }
    if (farthest == members_.end() || farthest->distance < member.distance) return false;
    erase(farthest);
    return true;
  }

  std::size_t size_;
  std::vector<Member> members_;
  std::map<Grid, std::size_t> of_solution_;
};

// A child, with its canonical form if it meets the target.
struct TargetChild {
  Member member;
  std::optional<Grid> canonical;
};

Bytes bytes_of_distance(double distance) {
  StateWriter state;
  state.real(distance);
  return state.bytes();
}

std::optional<double> restored_distance(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  const double distance = state.real();
  return state.good() && state.at_end() ? std::optional(distance) : std::nullopt;
}

Bytes bytes_of_litter(const std::vector<TargetChild>& children) {
  StateWriter state;
  for (const TargetChild& child : children) {
    state.grid(child.member.puzzle.givens());
    state.grid(child.member.puzzle.solution());
    state.real(child.member.distance);
    state.grid(child.canonical.value_or(Grid()));
  }
  return state.bytes();
}

// nullopt if the bytes are not from bytes_of_litter().
std::optional<std::vector<TargetChild>> restored_litter(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  std::vector<TargetChild> children;
  while (state.good() && !state.at_end()) {
    const Grid givens = state.grid();
    const auto puzzle = Puzzle::with_proven_solution(givens, state.grid());
    if (!puzzle) return std::nullopt;
    TargetChild child{{*puzzle, state.real()}, state.grid()};
    if (child.member.distance != 0) child.canonical.reset();
    children.push_back(child);
  }
  return state.good() ? std::optional(std::move(children)) : std::nullopt;
}

// The puzzle with all clues that the symmetry requires.
Puzzle made_symmetric(const Puzzle& puzzle, Symmetry symmetry) {
  Grid givens = puzzle.givens();
  for (const Cell clue : puzzle.givens().filled()) {
    for (const Cell c : orbit_of(clue, symmetry)) givens.set(c, puzzle.solution().digit(c));
  }
  return *Puzzle::with_proven_solution(givens, puzzle.solution());
}

class TargetSearch {
 public:
  TargetSearch(const TargetPlan& plan, const RunControl& control, const TargetCallbacks& callbacks)
      : plan_(plan), control_(control), callbacks_(callbacks), nearest_(plan.population) {}

  TargetCount run() {
    const std::optional<TargetSample> sample = sample_target();
    if (!sample) return count_;
    if (callbacks_.sampled) callbacks_.sampled(*sample);
    if (sample->way == TargetWay::kRejection) {
      reject();
    } else {
      count_.tries = sample->tries;
      evolve();
    }
    return count_;
  }

 private:
  [[nodiscard]] double distance_of(const Puzzle& puzzle) const {
    return distance(plan_.wishes, puzzle, control_);
  }

  [[nodiscard]] std::vector<Puzzle> seeds() const {
    std::vector<Puzzle> puzzles;
    const auto& pattern = plan_.wishes.pattern;
    for (const Puzzle& seed : plan_.seeds) {
      if (pattern && seed.givens().filled() != *pattern) continue;
      puzzles.push_back(made_symmetric(seed, plan_.wishes.symmetry));
    }
    return puzzles;
  }

  std::vector<Puzzle> random_puzzles(TargetSample& sample) const {
    Recipe recipe = recipe_of(plan_);
    recipe.wishes = plan_.wishes.of_clues();
    recipe.max_tries = std::min(plan_.wishes.pattern ? kPatternSample : kSample, plan_.max_tries);
    std::vector<Puzzle> puzzles;
    const GenerationCount made = generate(recipe, control_, [&](const Find& generated) {
      puzzles.push_back(generated.puzzle);
      return Flow::kContinue;
    });
    sample.tries = made.tries;
    return puzzles;
  }

  [[nodiscard]] SharedPlan shared(std::uint64_t units, std::uint64_t in_turn) const {
    return {.ranks = plan_.ranks, .threads = plan_.threads, .units = units, .in_turn = in_turn};
  }

  // nullopt after a stop.
  std::optional<TargetSample> sample_target() {
    TargetSample sample{.tries = plan_.seeds.size()};
    const std::vector<Puzzle> puzzles = plan_.seeds.empty() ? random_puzzles(sample) : seeds();
    std::vector<Member> members;
    const Flow measured =
        shared_parallel(shared(puzzles.size(), kSampleInTurn), control_,
                        SharedUnits{[&](std::uint64_t i) { return distance_of(puzzles[i]); },
                                    bytes_of_distance, restored_distance},
                        [&](std::uint64_t i, double found) {
                          members.push_back({puzzles[i], found});
                          sample.met += found == 0 ? 1 : 0;
                          return Flow::kContinue;
                        });
    if (measured == Flow::kStop) return std::nullopt;
    std::ranges::stable_sort(members, {}, &Member::distance);
    if (!members.empty() && sample.met == 0) sample.nearest = described(members.front());
    for (const Member& member : members) nearest_.insert(member);
    const double least = plan_.wishes.pattern ? kDenseOnPattern : kDense;
    const bool dense = plan_.seeds.empty() &&
                       static_cast<double>(sample.met) >= least * static_cast<double>(sample.tries);
    sample.way = dense || nearest_.empty() ? TargetWay::kRejection : TargetWay::kEvolution;
    return sample;
  }

  // Starts over: the sample's puzzles are the first.
  void reject() {
    Recipe recipe = recipe_of(plan_);
    recipe.max_tries = plan_.max_tries;
    const GenerationCount made = generate(
        recipe, control_, [&](const Find& find) { return take(find); },
        [&](const GenerationCount& count) {
          if (callbacks_.rejected) callbacks_.rejected(count);
          control_.report({count.tries, 0, {}});
        });
    count_.tries = made.tries;
  }

  [[nodiscard]] std::vector<TargetChild> litter(std::uint64_t first) const {
    std::vector<BreedingParent> parents;
    for (std::uint64_t number = first; number < first + kLitter; ++number) {
      RandomStream random(plan_.seed, "target", number);
      const Puzzle& puzzle = nearest_.parent(random).puzzle;
      parents.push_back({puzzle, random});
    }
    const Wishes& wishes = plan_.wishes;
    const BreedingStyle style{.symmetry = wishes.symmetry,
                              .fewest_clues = wishes.minimal ? 0 : wishes.fewest_clues};
    std::vector<TargetChild> children;
    for (const Puzzle& puzzle :
         wishes.pattern ? bred_on_pattern(parents) : bred_near(parents, style)) {
      TargetChild child{{puzzle, distance_of(puzzle)}, std::nullopt};
      if (child.member.distance == 0) child.canonical = canonical_form(puzzle.givens());
      children.push_back(child);
    }
    return children;
  }

  void evolve() {
    for (std::uint64_t number = 0;; number += kRound) {
      std::vector<Member> grown;
      bool ended = false;
      const Flow round = shared_parallel(
          shared(kRound / kLitter, kRound / kLitter), control_,
          SharedUnits{[&](std::uint64_t unit) { return litter(number + unit * kLitter); },
                      bytes_of_litter, restored_litter},
          [&](std::uint64_t, const std::vector<TargetChild>& children) {
            if (control_.should_stop()) return Flow::kStop;
            for (const TargetChild& one : children) {
              if (ended || count_.tries >= plan_.max_tries) return Flow::kStop;
              ++count_.tries;
              grown.push_back(one.member);
              if (one.canonical) ended = take({{one.member.puzzle, *one.canonical}}) == Flow::kStop;
            }
            control_.report({count_.tries, 0, {}});
            return ended ? Flow::kStop : Flow::kContinue;
          });
      for (const Member& member : grown) nearest_.insert(member);
      note_nearest();
      if (round == Flow::kStop || count_.tries >= plan_.max_tries) return;
      if (callbacks_.bred) callbacks_.bred(count_);
    }
  }

  [[nodiscard]] NearestPuzzle described(const Member& member) const {
    return nearest_puzzle(plan_.wishes, member.puzzle, member.distance, control_);
  }

  void note_nearest() {
    const Member& nearest = nearest_.nearest();
    if (count_.found > 0 || control_.should_stop()) return;
    if (count_.nearest && count_.nearest->distance == nearest.distance) return;
    const NearestPuzzle now = described(nearest);
    if (!control_.should_stop()) count_.nearest = now;
  }

  // Hands over the puzzle unless an isomorphic one, or enough puzzles of its solution grid, were
  // found before.
  Flow take(const Find& find) {
    std::size_t& of_solution = found_of_solution_[find.puzzle.solution()];
    if (of_solution >= kFoundPerSolution || !found_.insert(find.canonical).second) {
      return Flow::kContinue;
    }
    ++of_solution;
    ++count_.found;
    return callbacks_.found(find);
  }

  const TargetPlan& plan_;
  const RunControl& control_;
  const TargetCallbacks& callbacks_;
  NearestPuzzles nearest_;
  std::set<Grid> found_;
  std::map<Grid, std::size_t> found_of_solution_;
  TargetCount count_;
};

}  // namespace

TargetCount search_target(const TargetPlan& plan, const RunControl& control,
                          const TargetCallbacks& callbacks) {
  return TargetSearch(plan, control, callbacks).run();
}

Status check(const TargetPlan& plan) {
  if (const Status status = check(recipe_of(plan)); !status) return status;
  const auto& pattern = plan.wishes.pattern;
  const auto fits = [&](const Puzzle& seed) { return seed.givens().filled() == *pattern; };
  if (!pattern || plan.seeds.empty() || std::ranges::any_of(plan.seeds, fits)) return {};
  return request_error("no puzzle of the input has its clues in the cells of the pattern");
}

std::string text_of(const TargetCount& count, std::uint64_t wanted) {
  if (count.tries == 0) return "the first puzzles were not all measured";
  std::string text = fmt::format("{} bred, ", grouped(count.tries));
  if (count.found > 0) return text + fmt::format("{} found, {} wanted", count.found, wanted);
  text += "none fits";
  return count.nearest ? text + ", " + text_of(*count.nearest) : text;
}

std::optional<std::string> BreedingWatch::see(const TargetCount& count) {
  if (count.tries < next_tries_) return std::nullopt;
  next_tries_ = 4 * count.tries;
  return text_of(count, wanted_);
}

std::string text_of(const TargetSample& sample, const TargetPlan& plan) {
  const double share = sample.tries == 0 ? 0
                                         : 100.0 * static_cast<double>(sample.met) /
                                               static_cast<double>(sample.tries);
  const std::string met =
      fmt::format("{} of {} {} meet the target ({} %)", sample.met, sample.tries,
                  plan.seeds.empty() ? "random puzzles" : "seeds",
                  share < 10 ? fmt::format("{:.2g}", share) : fmt::format("{:.0f}", share));
  if (sample.way == TargetWay::kRejection) {
    return fmt::format("{}{}: making random puzzles and keeping those that fit", met,
                       sample.met > 0 ? ", often enough" : "");
  }
  const std::string nearest = sample.nearest ? ", " + text_of(*sample.nearest) : "";
  return met + nearest + ": breeding from the nearest";
}

}  // namespace nonet
