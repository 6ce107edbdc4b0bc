// The callback form is the generator's own. The range runs it on a thread that passes each puzzle
// through a short queue.
#include "nonet/generate.h"

#include <array>
#include <condition_variable>
#include <deque>
#include <fmt/format.h>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include "board/pattern.h"
#include "face/ratings.h"
#include "face/values.h"
#include "generator/recipe.h"
#include "generator/target/target_search.h"
#include "generator/wishes.h"
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
      [&](const WantedPuzzle& made) {
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
                         [&](const TargetFind& found) {
                           const Flow flow = accept(to_face(found.puzzle));
                           return ++accepted == wish.count ? nonet::Flow::kStop : to_inner(flow);
                         },
                     .rejected = [&](const GenerationCount&) { show(); },
                     .bred = [&](const TargetCount&) { show(); }});
  return Yield{.tries = count.tries, .unwanted = count.tries - count.found, .accepted = accepted};
}

// Makes puzzles on a thread of its own; next() takes them.
class PuzzleRange::Maker {
 public:
  Maker(Wish wish, RunControl control)
      : wish_(std::move(wish)),
        control_(std::move(control)),
        callers_stop_(control_.stop, [this] { own_stop_.request_stop(); }),
        thread_([this] { run(); }) {}
  Maker(const Maker&) = delete;
  Maker& operator=(const Maker&) = delete;
  ~Maker() {
    own_stop_.request_stop();
    space_.notify_all();
  }

  std::optional<Puzzle> next() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [&] { return !made_.empty() || ended_; });
    if (made_.empty()) return std::nullopt;
    Puzzle puzzle = made_.front();
    made_.pop_front();
    space_.notify_one();
    return puzzle;
  }

  Result<Yield> yield() {
    const std::lock_guard lock(mutex_);
    return yield_;
  }

 private:
  static constexpr std::size_t kMostAhead = 16;

  void run() {
    auto yield = generate(wish_, [this](const Puzzle& puzzle) { return put(puzzle); },
                          {.stop = own_stop_.get_token()});
    const std::lock_guard lock(mutex_);
    yield_ = std::move(yield);
    ended_ = true;
    filled_.notify_all();
  }

  Flow put(const Puzzle& puzzle) {
    std::unique_lock lock(mutex_);
    space_.wait(lock, own_stop_.get_token(), [&] { return made_.size() < kMostAhead; });
    if (own_stop_.stop_requested()) return Flow::kStop;
    made_.push_back(puzzle);
    filled_.notify_one();
    return Flow::kContinue;
  }

  Wish wish_;
  RunControl control_;
  std::mutex mutex_;
  std::condition_variable filled_;
  std::condition_variable_any space_;
  std::deque<Puzzle> made_;
  bool ended_ = false;
  Result<Yield> yield_ = Yield{};
  std::stop_source own_stop_;
  std::stop_callback<std::function<void()>> callers_stop_;
  std::jthread thread_;
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
