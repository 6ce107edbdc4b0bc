#include "study/benchmark/workloads.h"

#include <algorithm>
#include <array>
#include <string>

#include "board/canonical.h"
#include "generator/recipe.h"
#include "rater/scales/catalog.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

using Puzzles = std::vector<Puzzle>;

void solve_batch(const Puzzles& puzzles, AnswerHash& hash) {
  std::vector<Grid> grids;
  for (const Puzzle& puzzle : puzzles) grids.push_back(puzzle.givens());
  for (const Certificate& certificate : certify_all(grids)) {
    hash.add(certificate ? certificate.puzzle->solution().line() : key_of(certificate.verdict));
  }
}

void solve_single(const Puzzles& puzzles, AnswerHash& hash) {
  for (const Puzzle& puzzle : puzzles) {
    const SolutionCount count = count_solutions(puzzle.givens(), 2);
    hash.add(count.first ? count.first->line() : "");
    hash.add(std::to_string(count.count));
  }
}

void canonicalise(const Puzzles& puzzles, AnswerHash& hash) {
  Canonicalizer canonicalizer;
  for (const Puzzle& puzzle : puzzles) hash.add(canonicalizer.grid_of(puzzle.givens()).line());
}

void rate_on(std::string_view key, const Puzzles& puzzles, AnswerHash& hash) {
  const ScaleRow& scale = *find_scale(key);
  for (const Puzzle& puzzle : puzzles) {
    for (const std::string& text : column_texts(scale, scale.rate(puzzle, {}))) {
      hash.add(text);
    }
  }
}

void generate_with(Method method, const Puzzles& puzzles, AnswerHash& hash) {
  Recipe recipe;
  recipe.method = method;
  recipe.seed = 1;
  std::size_t count = 0;
  generate(recipe, {}, [&](const GeneratedPuzzle& generated) {
    hash.add(generated.puzzle.givens().line());
    return ++count < puzzles.size() ? Flow::kContinue : Flow::kStop;
  });
}

constexpr std::array kWorkloads = {
    Workload{"solve-batch", solve_batch},
    Workload{"solve-single", solve_single},
    Workload{"canonical-form", canonicalise},
    Workload{"rate-bridi", [](const Puzzles& p, AnswerHash& h) { rate_on("bridi", p, h); }},
    Workload{"rate-explainer", [](const Puzzles& p, AnswerHash& h) { rate_on("explainer", p, h); }},
    Workload{"thinning",
             [](const Puzzles& p, AnswerHash& h) { generate_with(Method::kThinning, p, h); }},
    Workload{
        "forward-checking",
        [](const Puzzles& p, AnswerHash& h) { generate_with(Method::kForwardChecking, p, h); }},
};

}  // namespace

std::span<const Workload> workload_catalog() { return kWorkloads; }

// Minimal puzzles of all difficulties, always the same.
std::vector<Puzzle> built_in_puzzles(std::size_t count) {
  std::vector<Puzzle> puzzles;
  Recipe recipe;
  recipe.seed = 20120712;
  generate(recipe, {}, [&](const GeneratedPuzzle& generated) {
    puzzles.push_back(generated.puzzle);
    return puzzles.size() < count ? Flow::kContinue : Flow::kStop;
  });
  return puzzles;
}

std::uint64_t signature() {
  constexpr std::size_t kSignaturePuzzles = 200;
  const std::vector<Puzzle> puzzles = built_in_puzzles(kSignaturePuzzles);
  AnswerHash hash;
  for (const Workload& workload : kWorkloads) {
    hash.add(workload.key);
    workload.run(puzzles, hash);
  }
  return hash.value();
}

double median_time(const Workload& workload, const std::vector<Puzzle>& puzzles,
                   std::uint64_t rounds, const std::function<double()>& clock) {
  std::vector<double> times;
  for (std::uint64_t round = 0; round <= rounds; ++round) {  // the first one only warms up
    AnswerHash hash;
    const double start = clock();
    workload.run(puzzles, hash);
    if (round > 0) times.push_back(clock() - start);
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

}  // namespace nonet
