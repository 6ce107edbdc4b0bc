// Units of work are ranges of tries, small ones first so that the first puzzles come at once, then
// large enough to fill the lanes. A try does not depend on its unit. The cheapest test of a puzzle
// comes first: its clues, their redundancy, the other wishes, and duplicates.

#include "generator/recipe.h"

#include <algorithm>
#include <bitset>
#include <fmt/format.h>
#include <numeric>
#include <vector>

#include "base/request_error.h"
#include "base/shared_parallel.h"
#include "board/canonical.h"
#include "board/clue_bounds.h"
#include "board/fingerprint_set.h"
#include "generator/full_grid.h"
#include "generator/hunt/deep_design.h"
#include "generator/hunt/state_fields.h"
#include "generator/pattern_search.h"
#include "generator/rarity.h"
#include "generator/thinning.h"

namespace nonet {

// The counts of a unit, which are added up.
template <>
inline constexpr auto kFields<GenerationCount> =
    std::tuple{field(&GenerationCount::tries),   field(&GenerationCount::in_vain),
               field(&GenerationCount::misfits), field(&GenerationCount::spare),
               field(&GenerationCount::missed),  field(&GenerationCount::work)};

namespace {

// The cost of a try, in microseconds (measured).
constexpr std::uint64_t kThinningWork = 20;
constexpr std::uint64_t kForwardCheckingWork = 60;
constexpr std::uint64_t kPatternSearchWork = 220'000;
constexpr std::uint64_t kDesignWork = 100'000;
constexpr std::uint64_t kClimbWork = 10'000'000;

bool is_design(Method method) { return method == Method::kDesign || method == Method::kNearDesign; }

// Tries per unit.
struct UnitSizes {
  std::uint64_t least;
  std::uint64_t most;  // least times a power of two

  struct Range {
    std::uint64_t first;
    std::uint64_t count;
  };
  [[nodiscard]] Range range(std::uint64_t unit) const {
    std::uint64_t first = 0;
    std::uint64_t size = least;
    std::uint64_t i = 0;
    for (; i < unit && size < most; ++i, size *= 2) first += size;
    return {first + (unit - i) * size, size};
  }
};

// Units contain the tests of their puzzles: slow tests make units smaller.
UnitSizes unit_sizes(const Recipe& recipe) {
  if (is_climb(recipe.method)) return {1, 1};
  if (recipe.wishes.pattern || is_design(recipe.method)) return {1, 8};
  const std::uint64_t most = recipe.wishes.about_solving() ? 1024 : 4096;
  if (recipe.method == Method::kThinning) return {8, most};
  constexpr std::uint64_t kAttemptsPerPuzzle = 64;
  return {64 * kAttemptsPerPuzzle, most * kAttemptsPerPuzzle};
}

std::uint64_t work_of_try(const Recipe& recipe) {
  if (recipe.wishes.pattern) return kPatternSearchWork;
  if (is_climb(recipe.method)) return kClimbWork;
  if (is_design(recipe.method)) return kDesignWork;
  return recipe.method == Method::kThinning ? kThinningWork : kForwardCheckingWork;
}

// The result of one unit of work: the wanted puzzles, and the count after each.
struct Batch {
  struct Item {
    Find find;
    GenerationCount count;
  };
  std::vector<Item> wanted;
  GenerationCount count;
};

constexpr std::uint64_t kMostInUnit = 1'000'000;

void save(const GenerationCount& count, StateWriter& state) {
  save_state(count, state);
  state.number(static_cast<std::uint64_t>(count.fewest_clues));
  state.number(static_cast<std::uint64_t>(count.most_clues));
}

GenerationCount restored_count(StateReader& state) {
  GenerationCount count;
  restore_state(count, state);
  count.fewest_clues = static_cast<int>(state.count(kCells));
  count.most_clues = static_cast<int>(state.count(kCells));
  return count;
}

void save(const Find& made, StateWriter& state) {
  state.grid(made.puzzle.givens());
  state.grid(made.puzzle.solution());
  state.grid(made.canonical);
  state.number(made.genotype.size());
  for (const Candidate& gene : made.genotype) {
    state.number(static_cast<std::uint64_t>(gene.cell.index()));
    state.number(static_cast<std::uint64_t>(gene.digit.index()));
  }
}

std::optional<Find> restored_find(StateReader& state) {
  const Grid givens = state.grid();
  const auto puzzle = Puzzle::with_proven_solution(givens, state.grid());
  if (!puzzle) return std::nullopt;
  Find made{{*puzzle, state.grid()}};
  for (std::uint64_t genes = state.count(kCells); genes > 0; --genes) {
    const auto cell = static_cast<int>(state.count(kCells - 1));
    made.genotype.push_back(
        {Cell(cell), Digit::from_index(static_cast<int>(state.count(kSize - 1)))});
  }
  return made;
}

Bytes bytes_of(const Batch& batch) {
  StateWriter state;
  save(batch.count, state);
  state.number(batch.wanted.size());
  for (const Batch::Item& item : batch.wanted) {
    save(item.find, state);
    save(item.count, state);
  }
  return state.bytes();
}

// nullopt if the bytes are not from bytes_of().
std::optional<Batch> restored_batch(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  Batch batch;
  batch.count = restored_count(state);
  for (std::uint64_t items = state.count(kMostInUnit); items > 0; --items) {
    auto puzzle = restored_find(state);
    if (!puzzle) return std::nullopt;
    batch.wanted.push_back({*std::move(puzzle), restored_count(state)});
  }
  if (!state.good() || !state.at_end()) return std::nullopt;
  return batch;
}

class PuzzleMaker {
 public:
  explicit PuzzleMaker(const Recipe& recipe)
      : recipe_(recipe),
        sizes_(unit_sizes(recipe)),
        work_of_try_(work_of_try(recipe)),
        work_of_solving_(recipe.wishes.work()) {}

  Batch make(std::uint64_t unit, const RunControl& control) const {
    auto [first, count] = sizes_.range(unit);
    // Tries of forward checking are the successful attempts; they are counted when accepted.
    if (recipe_.method != Method::kForwardChecking) {
      count = first < recipe_.max_tries ? std::min(count, recipe_.max_tries - first) : 0;
      first += recipe_.first_try;
    }
    Batch batch;
    if (recipe_.wishes.pattern) {
      make_on_pattern(first, count, batch, control);
      return batch;
    }
    switch (recipe_.method) {
      case Method::kThinning:
        for (const Puzzle& puzzle :
             thinned({recipe_.seed, first, count, style()}, grids_, control)) {
          if (control.should_stop()) break;
          test({puzzle, {}, 1}, batch, control);
        }
        break;
      case Method::kForwardChecking:
        for (auto& puzzle : forward_checked({recipe_.seed, first, count}, control)) {
          if (control.should_stop()) break;
          test(std::move(puzzle), batch, control);
        }
        break;
      case Method::kDesign:
      case Method::kNearDesign:
        make_designs(first, count, batch, control);
        break;
      case Method::kAscent:
      case Method::kDescent:
        make_climbs(first, count, batch, control);
        break;
    }
    return batch;
  }

 private:
  void make_on_pattern(std::uint64_t first, std::uint64_t count, Batch& batch,
                       const RunControl& control) const {
    for (std::uint64_t i = first; i < first + count && !control.should_stop(); ++i) {
      QuickStream random(recipe_.seed, "pattern", i);
      auto found = puzzle_on_pattern(*recipe_.wishes.pattern, grids_, random);
      if (found) {
        test({*found, {}, 1}, batch, control);
      } else {
        note_try(batch);
        ++batch.count.in_vain;
      }
    }
  }

  void make_designs(std::uint64_t first, std::uint64_t count, Batch& batch,
                    const RunControl& control) const {
    const DesignKind kind =
        recipe_.method == Method::kDesign ? DesignKind::kDeep : DesignKind::kNear;
    for (std::uint64_t i = first; i < first + count; ++i) {
      RandomStream random(recipe_.seed, "design", i);
      const DeepDesign made = design(kind, random, control);
      if (!made.puzzle) break;
      test({minimised(*made.puzzle, random), {}, 1}, batch, control);
    }
  }

  void make_climbs(std::uint64_t first, std::uint64_t count, Batch& batch,
                   const RunControl& control) const {
    const Wishes& wishes = recipe_.wishes;
    const ClimbWish wish{
        recipe_.method == Method::kAscent ? Direction::kAscent : Direction::kDescent,
        wishes.fewest_clues, wishes.most_clues};
    for (std::uint64_t i = first; i < first + count; ++i) {
      RandomStream random(recipe_.seed, "ascent", i);
      const std::optional<Puzzle> puzzle = recipe_.climb(wish, random, control);
      if (!puzzle) break;
      test({*puzzle, {}, 1}, batch, control);
    }
  }

  [[nodiscard]] ThinningStyle style() const {
    return {.symmetry = recipe_.wishes.symmetry,
            .fewest_clues = recipe_.wishes.minimal ? 0 : recipe_.wishes.fewest_clues,
            .put_back = recipe_.put_back};
  }

  // Whether the number of clues, and the need of each of them, are as wished; counts a misfit.
  [[nodiscard]] bool fits(const Puzzle& puzzle, GenerationCount& count) const {
    const int clues = puzzle.givens().clue_count();
    count.fewest_clues = std::min(count.fewest_clues, clues);
    count.most_clues = std::max(count.most_clues, clues);
    const bool misfit = clues < recipe_.wishes.fewest_clues || clues > recipe_.wishes.most_clues;
    const bool is_known_minimal = !recipe_.wishes.pattern && recipe_.method == Method::kThinning &&
                                  recipe_.wishes.symmetry == Symmetry::kNone;
    const bool spare =
        !misfit && recipe_.wishes.minimal && !is_known_minimal && !is_minimal(puzzle);
    count.misfits += misfit ? 1 : 0;
    count.spare += spare ? 1 : 0;
    return !misfit && !spare;
  }

  void note_try(Batch& batch) const {
    ++batch.count.tries;
    batch.count.work += work_of_try_;
  }

  void test(GeneratedPuzzle&& made, Batch& batch, const RunControl& control) const {
    note_try(batch);
    if (!fits(made.puzzle, batch.count)) return;
    batch.count.work += work_of_solving_;
    const Miss miss =
        recipe_.wishes.about_solving() ? recipe_.wishes.miss_of(made.puzzle, control) : Miss::kNone;
    if (miss != Miss::kNone) {
      ++batch.count.missed[miss];
    } else {
      Find find = find_of(made.puzzle);
      find.genotype = std::move(made.genotype);
      batch.wanted.push_back({std::move(find), batch.count});
    }
  }

  const Recipe& recipe_;
  UnitSizes sizes_;
  std::uint64_t work_of_try_;
  std::uint64_t work_of_solving_;
  FullGrids grids_;
};

void add_count(GenerationCount& sum, const GenerationCount& more) {
  add_counts(sum, more);
  sum.fewest_clues = std::min(sum.fewest_clues, more.fewest_clues);
  sum.most_clues = std::max(sum.most_clues, more.most_clues);
}

// If two rows of a band, or two columns of a stack, are empty, they can be swapped: each solution
// then has a twin.
Status check_pattern(CellSet pattern) {
  if (pattern.size() < kFewestClues) {
    return request_error(fmt::format("the pattern has {} cells; no puzzle has fewer than {} clues",
                                     pattern.size(), kFewestClues));
  }
  for (const HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (int chute = 0; chute < kSize; chute += kBoxSize) {
      int empty = 0;
      for (int line = chute; line < chute + kBoxSize; ++line) {
        empty += pattern.intersects(cell_set_of(House(kind, line))) ? 0 : 1;
      }
      if (empty < 2) continue;
      return request_error(fmt::format(
          "the pattern leaves two {0} of a {1} empty; they could change places in any solution",
          kind == HouseKind::kRow ? "rows" : "columns",
          kind == HouseKind::kRow ? "band" : "stack"));
    }
  }
  return {};
}

// Whether some pattern with the symmetry has an acceptable number of cells.
bool has_pattern(Symmetry symmetry, int fewest_clues, int most_clues) {
  std::bitset<kCells + 1> sizes(1);  // of unions of orbits
  CellSet seen;
  for (const Cell c : CellSet::all()) {
    if (seen.contains(c)) continue;
    const CellSet orbit = orbit_of(c, symmetry);
    seen |= orbit;
    sizes |= sizes << static_cast<std::size_t>(orbit.size());
  }
  for (int clues = std::max(fewest_clues, kFewestClues); clues <= most_clues; ++clues) {
    if (sizes[static_cast<std::size_t>(clues)]) return true;
  }
  return false;
}

std::string_view words_for(Method method) {
  if (is_climb(method)) return method == Method::kAscent ? "an ascent" : "a descent";
  return is_design(method) ? "a design" : "forward checking";
}

Status check_clues(const Recipe& recipe) {
  const int fewest = recipe.wishes.fewest_clues;
  const int most = recipe.wishes.most_clues;
  if (most < kFewestClues) {
    return request_error(
        fmt::format("no puzzle has {} clues or fewer; the least is {}", most, kFewestClues));
  }
  if (fewest > kCells || fewest > most) {
    return request_error(fmt::format("no puzzle has from {} to {} clues", fewest, most));
  }
  const bool all_minimal = recipe.wishes.minimal || is_climb(recipe.method);
  if (all_minimal && fewest > kMostMinimalClues) {
    return request_error(
        fmt::format("no minimal puzzle with more than {} clues is known", kMostMinimalClues));
  }
  if (recipe.wishes.minimal && recipe.put_back > 0) {
    return request_error("a puzzle cannot be minimal and have clues beyond a minimal one");
  }
  if (most < std::min(kFewestClues + recipe.put_back, kCells)) {
    return request_error(
        fmt::format("a puzzle has {} clues at least, and {} more make {}, not up to {}",
                    kFewestClues, recipe.put_back, kFewestClues + recipe.put_back, most));
  }
  if (!has_pattern(recipe.wishes.symmetry, fewest, most)) {
    return request_error(fmt::format("no pattern with the symmetry {} has from {} to {} cells",
                                     row_of(recipe.wishes.symmetry).key, fewest, most));
  }
  return {};
}

}  // namespace

std::uint64_t GenerationCount::unwanted() const {
  return std::accumulate(missed.begin(), missed.end(), std::uint64_t{0});
}

Status check(const Recipe& recipe) {
  if (const Status status = recipe.wishes.check(); !status) return status;
  if (const Status status = check_known(recipe.wishes); !status) return status;
  if (const Status status = check_clues(recipe); !status) return status;
  if (recipe.wishes.pattern) {
    const int cells = recipe.wishes.pattern->size();
    if (const Status status = check_pattern(*recipe.wishes.pattern); !status) return status;
    if (cells < recipe.wishes.fewest_clues || cells > recipe.wishes.most_clues) {
      return request_error(fmt::format("the pattern has {} cells, but {} to {} clues are wanted",
                                       cells, recipe.wishes.fewest_clues,
                                       recipe.wishes.most_clues));
    }
    if (!has_symmetry(*recipe.wishes.pattern, recipe.wishes.symmetry)) {
      return request_error(fmt::format("the pattern does not have the symmetry {}",
                                       row_of(recipe.wishes.symmetry).key));
    }
    if (recipe.method != Method::kThinning) {
      return request_error(fmt::format("{} chooses the cells itself: it takes no pattern",
                                       words_for(recipe.method)));
    }
    if (recipe.put_back > 0) {
      return request_error("a pattern fixes the given cells: none can be put back");
    }
  }
  if (recipe.method != Method::kThinning &&
      (recipe.wishes.symmetry != Symmetry::kNone || recipe.put_back > 0)) {
    return request_error(fmt::format("{} has no symmetry and no near-minimal puzzles; thinning has",
                                     words_for(recipe.method)));
  }
  return {};
}

GenerationCount generate(const Recipe& recipe, const RunControl& control,
                         const std::function<Flow(const Find&)>& accept,
                         const std::function<void(const GenerationCount&)>& progress) {
  const PuzzleMaker maker(recipe);
  FingerprintSet seen;
  GenerationCount count;
  const auto take = [&](std::uint64_t, const Batch& batch) {
    const GenerationCount before = count;
    const auto sum_with = [&](const GenerationCount& more) {
      GenerationCount sum = before;
      add_count(sum, more);
      sum.repeated = count.repeated;
      sum.accepted = count.accepted;
      count = sum;
    };
    for (const Batch::Item& item : batch.wanted) {
      if (before.tries + item.count.tries > recipe.max_tries) break;
      sum_with(item.count);
      if (!seen.insert(fingerprint(item.find.canonical))) {
        ++count.repeated;
        continue;
      }
      ++count.accepted;
      if (accept(item.find) == Flow::kStop) return Flow::kStop;
    }
    sum_with(batch.count);
    if (progress) progress(count);
    control.report({count.tries, 0, {}});
    return count.tries < recipe.max_tries ? Flow::kContinue : Flow::kStop;
  };
  if (recipe.max_tries == 0) return count;
  const auto make = [&](std::uint64_t unit) { return maker.make(unit, control); };
  shared_parallel({.ranks = recipe.ranks, .threads = recipe.threads, .in_turn = 2}, control,
                  SharedUnits{make, bytes_of, restored_batch}, take);
  count.tries = std::min(count.tries, recipe.max_tries);
  return count;
}

}  // namespace nonet
