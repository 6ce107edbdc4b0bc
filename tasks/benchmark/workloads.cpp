#include "tasks/benchmark/workloads.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "board/canonical.h"
#include "generator/recipe.h"
#include "rater/orders/catalog.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

using Puzzles = std::vector<Puzzle>;

// Calls run(piece) for pieces of the list, so that a stop is noticed between them.
template <typename Run>
void in_pieces(const Puzzles& puzzles, const RunControl& control, Run run) {
  constexpr std::size_t kPiece = 4096;
  for (std::size_t at = 0; at < puzzles.size() && !control.should_stop(); at += kPiece) {
    run(std::span(puzzles).subspan(at, std::min(kPiece, puzzles.size() - at)));
  }
}

void solve_batch(const Puzzles& puzzles, AnswerHash& hash, const RunControl& control) {
  in_pieces(puzzles, control, [&](std::span<const Puzzle> piece) {
    std::vector<Grid> grids;
    for (const Puzzle& puzzle : piece) grids.push_back(puzzle.givens());
    for (const Certificate& certificate : certify_all(grids)) {
      hash.add(certificate ? certificate.puzzle->solution().line() : key_of(certificate.verdict));
    }
  });
}

void solve_single(const Puzzles& puzzles, AnswerHash& hash, const RunControl& control) {
  for (const Puzzle& puzzle : puzzles) {
    if (control.should_stop()) return;
    const SolutionCount count = count_solutions(puzzle.givens(), 2);
    hash.add(count.first ? count.first->line() : "");
    hash.add(std::to_string(count.count));
  }
}

void canonicalise(const Puzzles& puzzles, AnswerHash& hash, const RunControl& control) {
  Canonicalizer canonicalizer;
  for (const Puzzle& puzzle : puzzles) {
    if (control.should_stop()) return;
    hash.add(canonicalizer.grid_of(puzzle.givens()).line());
  }
}

void rate_on(std::string_view key, const Puzzles& puzzles, AnswerHash& hash,
             const RunControl& control) {
  const ScaleRow& scale = *find_scale(key);
  RateRequest request;
  request.control = &control;
  for (const Puzzle& puzzle : puzzles) {
    const Rating rating = scale.rate(puzzle, request);
    if (control.should_stop()) return;
    for (const std::string& text : column_texts(scale, rating)) hash.add(text);
  }
}

void generate_with(Method method, const Puzzles& puzzles, AnswerHash& hash,
                   const RunControl& control) {
  Recipe recipe;
  recipe.method = method;
  recipe.seed = 1;
  std::size_t count = 0;
  generate(recipe, control, [&](const Find& generated) {
    hash.add(generated.puzzle.givens().line());
    return ++count < puzzles.size() ? Flow::kContinue : Flow::kStop;
  });
}

constexpr std::array kWorkloads = {
    Workload{"solve-batch", solve_batch},
    Workload{"solve-single", solve_single},
    Workload{"canonical-form", canonicalise},
    Workload{"rate-bridi", [](const Puzzles& p, AnswerHash& h,
                              const RunControl& c) { rate_on("bridi", p, h, c); }},
    Workload{"rate-explainer", [](const Puzzles& p, AnswerHash& h,
                                  const RunControl& c) { rate_on("explainer", p, h, c); }},
    Workload{"thinning", [](const Puzzles& p, AnswerHash& h,
                            const RunControl& c) { generate_with(Method::kThinning, p, h, c); }},
    Workload{"forward-checking",
             [](const Puzzles& p, AnswerHash& h, const RunControl& c) {
               generate_with(Method::kForwardChecking, p, h, c);
             }},
};

}  // namespace

std::span<const Workload> workload_catalog() { return kWorkloads; }

// Minimal puzzles of all difficulties, always the same.
std::vector<Puzzle> built_in_puzzles(std::size_t count, const RunControl& control) {
  std::vector<Puzzle> puzzles;
  Recipe recipe;
  recipe.seed = 20120712;
  generate(recipe, control, [&](const Find& generated) {
    puzzles.push_back(generated.puzzle);
    return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
  });
  return puzzles;
}

std::optional<std::uint64_t> signature(const RunControl& control) {
  constexpr std::size_t kSignaturePuzzles = 200;
  const std::vector<Puzzle> puzzles = built_in_puzzles(kSignaturePuzzles, control);
  AnswerHash hash;
  for (std::size_t i = 0; i < kWorkloads.size(); ++i) {
    control.report({i, kWorkloads.size(), kWorkloads[i].key});
    hash.add(kWorkloads[i].key);
    kWorkloads[i].run(puzzles, hash, control);
  }
  return control.should_stop() ? std::nullopt : std::optional(hash.value());
}

std::optional<double> median_time(const Workload& workload, const std::vector<Puzzle>& puzzles,
                                  const TimedRuns& timed, const RunControl& control) {
  std::vector<double> times;
  for (std::uint64_t round = 0; round <= timed.rounds; ++round) {  // round 0 only warms up
    timed.before_round(round);
    AnswerHash hash;
    const double start = timed.clock();
    workload.run(puzzles, hash, control);
    if (control.should_stop()) return std::nullopt;
    if (round > 0) times.push_back(timed.clock() - start);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

}  // namespace nonet
