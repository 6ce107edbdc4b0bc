// The callback form is the generator's own; the range is a Stream of it.
#include "nonet/generate.h"

#include <array>
#include <fmt/format.h>
#include <mutex>
#include <utility>

#include "board/pattern.h"
#include "face/ratings.h"
#include "face/stair_search.h"
#include "face/values.h"
#include "generator/recipe.h"
#include "generator/target/target_search.h"
#include "generator/wishes.h"
#include "nonet/stream.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet::v0 {
namespace {

struct MethodRow {
  std::string_view key;
  Method method;
};
constexpr std::array kMethods = {
    MethodRow{"thinning", Method::kThinning},
    MethodRow{"forward-checking", Method::kForwardChecking},
    MethodRow{"design", Method::kDesign},
    MethodRow{"near-design", Method::kNearDesign},
    MethodRow{"ascent", Method::kAscent},
    MethodRow{"descent", Method::kDescent},
};

Error no_such(std::string_view what, std::string_view key) {
  return request_error(fmt::format("{}: no such {}", key, what));
}

Result<CellSet> pattern_of(const std::string& text) {
  if (text.size() != kCells) {
    return request_error(fmt::format("a pattern has 81 characters, not {}", text.size()));
  }
  CellSet cells;
  for (int cell = 0; cell < kCells; ++cell) {
    const char mark = text[static_cast<std::size_t>(cell)];
    if (mark == 'x') {
      cells.insert(nonet::Cell(cell));
    } else if (mark != '.') {
      return request_error(
          fmt::format("a pattern is made of x and '.', not '{}' (character {})", mark, cell + 1));
    }
  }
  return cells;
}

// The ratings on the wish's own scale and on others.
Result<void> set_ratings(const Wish& wish, Wishes& wishes) {
  if (wish.rating) {
    wishes.ratings.push_back({wishes.scale, {wish.rating->low, wish.rating->high}});
  }
  for (const RatingOn& wanted : wish.ratings) {
    const ScaleRow* scale = find_scale(wanted.scale);
    if (scale == nullptr) return no_such("scale", wanted.scale);
    if (wishes.rating_on(*scale)) {
      return request_error(fmt::format("two ratings on the scale {}", scale->key));
    }
    wishes.ratings.push_back({scale, {wanted.range.low, wanted.range.high}});
  }
  return {};
}

Result<void> set_techniques(const Wish& wish, Wishes& wishes) {
  struct Techniques {
    const std::vector<std::string>& keys;
    std::vector<TechniqueId>& ids;
  };
  const std::array lists = {
      Techniques{wish.hardest, wishes.hardest}, Techniques{wish.with, wishes.used},
      Techniques{wish.require, wishes.required}, Techniques{wish.forbid, wishes.forbidden}};
  for (const auto& [keys, ids] : lists) {
    auto named = techniques_of(keys);
    if (!named) return named.error();
    ids = std::move(*named);
  }
  return {};
}

// Wishes about the path: level, ratings, techniques.
Result<void> set_solving(const Wish& wish, Wishes& wishes) {
  if (!wish.level.empty()) {
    wishes.level = find_level(wish.level);
    if (wishes.level == nullptr) return no_such("level", wish.level);
  }
  wishes.scale = find_scale(wish.scale);
  if (wishes.scale == nullptr) return no_such("scale", wish.scale);
  if (const auto done = set_ratings(wish, wishes); !done) return done;
  return set_techniques(wish, wishes);
}

// Wishes about the cells that hold clues.
Result<void> set_clues(const Wish& wish, Wishes& wishes) {
  const SymmetryRow* symmetry = find_symmetry(wish.symmetry);
  if (symmetry == nullptr) return no_such("symmetry", wish.symmetry);
  wishes.symmetry = symmetry->id;
  wishes.fewest_clues = wish.fewest_clues;
  wishes.most_clues = wish.most_clues;
  wishes.minimal = wish.minimal;
  if (wish.pattern.empty()) return {};
  const auto pattern = pattern_of(wish.pattern);
  if (!pattern) return pattern.error();
  wishes.pattern = *pattern;
  return {};
}

Result<Recipe> recipe_of(const Wish& wish) {
  Recipe recipe;
  const auto method = std::ranges::find(kMethods, wish.method, &MethodRow::key);
  if (method == kMethods.end()) return no_such("method", wish.method);
  recipe.method = method->method;
  recipe.climb = stair_search();
  if (is_climb(recipe.method) && recipe.climb == nullptr) {
    return no_such("method", wish.method);
  }
  recipe.seed = wish.seed;
  recipe.threads = thread_count(wish.threads);
  recipe.max_tries = wish.max_tries;
  if (const auto done = set_solving(wish, recipe.wishes); !done) return done.error();
  if (const auto done = set_clues(wish, recipe.wishes); !done) return done.error();
  if (const auto done = nonet::check(recipe); !done) return to_face(done.error());
  return recipe;
}

Yield yield_of(const GenerationCount& count) {
  return {.tries = count.tries,
          .misfits = count.in_vain + count.misfits + count.spare,
          .unwanted = count.unwanted(),
          .repeated = count.repeated,
          .accepted = count.accepted};
}

}  // namespace

Result<void> check(const Wish& wish) {
  if (const auto recipe = recipe_of(wish); !recipe) return recipe.error();
  return {};
}

Result<Yield> generate(const Wish& wish, const std::function<Flow(const Puzzle&)>& accept,
                       const RunControl& control) {
  const auto recipe = recipe_of(wish);
  if (!recipe) return recipe.error();
  if (wish.count == 0) return Yield{};
  const nonet::RunControl inner = to_inner(control);
  std::uint64_t accepted = 0;
  return yield_of(nonet::generate(
      *recipe, inner,
      [&](const Find& made) {
        const Flow flow = accept(to_face(made.puzzle));
        return ++accepted == wish.count ? nonet::Flow::kStop : to_inner(flow);
      },
      [&](const GenerationCount&) {
        inner.report({.done = accepted, .total = wish.count, .note = ""});
      }));
}

Result<Yield> search(const Wish& wish, const std::function<Flow(const Puzzle&)>& accept,
                     const SearchOptions& options, const RunControl& control) {
  auto recipe = recipe_of(wish);
  if (!recipe) return recipe.error();
  if (recipe->method != Method::kThinning) {
    return request_error(fmt::format("{}: a search makes its puzzles by thinning", wish.method));
  }
  if (options.population < 2) return request_error("a population has at least two puzzles");
  TargetPlan plan{.wishes = std::move(recipe->wishes),
                  .seed = recipe->seed,
                  .threads = recipe->threads,
                  .population = options.population,
                  .max_tries = recipe->max_tries};
  for (const Puzzle& seed : options.seeds) plan.seeds.push_back(to_inner(seed));
  if (const auto possible = nonet::check(plan); !possible) return to_face(possible.error());
  if (wish.count == 0) return Yield{};
  std::uint64_t accepted = 0;
  const nonet::RunControl inner = to_inner(control);
  const auto show = [&] { inner.report({.done = accepted, .total = wish.count, .note = ""}); };
  const TargetCount count =
      search_target(plan, inner,
                    {.sampled = [](const TargetSample&) {},
                     .found =
                         [&](const Find& found) {
                           const Flow flow = accept(to_face(found.puzzle));
                           return ++accepted == wish.count ? nonet::Flow::kStop : to_inner(flow);
                         },
                     .rejected = [&](const GenerationCount&) { show(); },
                     .bred = [&](const TargetCount&) { show(); }});
  return Yield{.tries = count.tries, .unwanted = count.tries - count.found, .accepted = accepted};
}

// Makes puzzles ahead of the reader, and keeps the results of the tries.
class PuzzleRange::Maker {
 public:
  Maker(Wish wish, const RunControl& control)
      : puzzles_([this, wish = std::move(wish)](const auto& accept,
                                                const RunControl& own) { run(wish, accept, own); },
                 control.stop) {}

  std::optional<Puzzle> next() { return puzzles_.next(); }

  Result<Yield> yield() {
    const std::lock_guard lock(mutex_);
    return yield_;
  }

 private:
  void run(const Wish& wish, const std::function<Flow(Puzzle)>& accept, const RunControl& control) {
    auto yield = generate(wish, accept, control);
    const std::lock_guard lock(mutex_);
    yield_ = std::move(yield);
  }

  std::mutex mutex_;
  Result<Yield> yield_ = Yield{};
  Stream<Puzzle> puzzles_;  // its thread writes the members above
};

PuzzleRange::PuzzleRange(std::unique_ptr<Maker> maker) : maker_(std::move(maker)) {}
PuzzleRange::PuzzleRange(PuzzleRange&&) noexcept = default;
PuzzleRange& PuzzleRange::operator=(PuzzleRange&&) noexcept = default;
PuzzleRange::~PuzzleRange() = default;

void PuzzleRange::advance() { current_ = maker_->next(); }
Result<Yield> PuzzleRange::yield() const { return maker_->yield(); }

PuzzleRange make(Wish wish, RunControl control) {
  return PuzzleRange(std::make_unique<PuzzleRange::Maker>(std::move(wish), std::move(control)));
}

}  // namespace nonet::v0
