// Speeds of the parts that long runs are made of, and the signature: one hash over what those parts
// answer to a fixed task. A commit that changes the signature changes behaviour, and says so.
#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>

#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"
#include "cli/version.h"
#include "generator/recipe.h"
#include "rater/scales/catalog.h"
#include "solvers/exact/certify.h"
#include "solvers/exact/count.h"

namespace nonet {
namespace {

// FNV-1a, 64 bits, of everything a workload answers.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) value_ = (value_ ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
    value_ = (value_ ^ 0xffU) * 0x100000001b3ULL;  // "ab","c" is not "a","bc"
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325ULL;
};

using Puzzles = std::vector<Puzzle>;

void solve_batch(const Puzzles& puzzles, Hash& hash) {
  std::vector<Grid> grids;
  for (const Puzzle& puzzle : puzzles) grids.push_back(puzzle.givens());
  for (const Certificate& certificate : certify_all(grids)) {
    hash.add(certificate ? certificate.puzzle->solution().line() : key_of(certificate.verdict));
  }
}

void solve_single(const Puzzles& puzzles, Hash& hash) {
  for (const Puzzle& puzzle : puzzles) {
    const SolutionCount count = count_solutions(puzzle.givens(), 2);
    hash.add(count.first ? count.first->line() : "");
    hash.add(std::to_string(count.count));
  }
}

void canonicalise(const Puzzles& puzzles, Hash& hash) {
  Canonicalizer canonicalizer;
  for (const Puzzle& puzzle : puzzles) hash.add(canonicalizer.grid_of(puzzle.givens()).line());
}

void rate_on(std::string_view key, const Puzzles& puzzles, Hash& hash) {
  const ScaleRow& scale = *find_scale(key);
  for (const Puzzle& puzzle : puzzles) {
    for (const std::string& text : column_texts(scale, scale.rate(puzzle, {}))) {
      hash.add(text);
    }
  }
}

void generate_with(Method method, const Puzzles& puzzles, Hash& hash) {
  Recipe recipe;
  recipe.method = method;
  recipe.seed = 1;
  std::size_t count = 0;
  generate(recipe, {}, [&](const GeneratedPuzzle& generated) {
    hash.add(generated.puzzle.givens().line());
    return ++count < puzzles.size() ? Flow::kContinue : Flow::kStop;
  });
}

struct Workload {
  std::string_view key;
  void (*run)(const Puzzles&, Hash&);  // as many units of work as there are puzzles
};

constexpr std::array kWorkloads = {
    Workload{"solve-batch", solve_batch},
    Workload{"solve-single", solve_single},
    Workload{"canonical-form", canonicalise},
    Workload{"rate-bridi", [](const Puzzles& p, Hash& h) { rate_on("bridi", p, h); }},
    Workload{"rate-explainer", [](const Puzzles& p, Hash& h) { rate_on("explainer", p, h); }},
    Workload{"thinning", [](const Puzzles& p, Hash& h) { generate_with(Method::kThinning, p, h); }},
    Workload{"forward-checking",
             [](const Puzzles& p, Hash& h) { generate_with(Method::kForwardChecking, p, h); }},
};

// Minimal puzzles of all difficulties, always the same.
Puzzles built_in_puzzles(std::size_t count) {
  Puzzles puzzles;
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
  const Puzzles puzzles = built_in_puzzles(kSignaturePuzzles);
  Hash hash;
  for (const Workload& workload : kWorkloads) {
    hash.add(workload.key);
    workload.run(puzzles, hash);
  }
  return hash.value();
}

double median_seconds(const Workload& workload, const Puzzles& puzzles, std::uint64_t rounds) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> seconds;
  for (std::uint64_t round = 0; round <= rounds; ++round) {  // the first one only warms up
    Hash hash;
    const auto start = Clock::now();
    workload.run(puzzles, hash);
    const std::chrono::duration<double> time = Clock::now() - start;
    if (round > 0) seconds.push_back(time.count());
  }
  std::ranges::sort(seconds);
  return seconds[seconds.size() / 2];
}

ExitCode run(Session& session) {
  const Options& options = session.options();
  if (options.has("signature")) {
    session.write(fmt::format("{:016x}\n", signature()));
    return ExitCode::kOk;
  }
  const std::uint64_t rounds = std::max<std::uint64_t>(options.number("rounds"), 1);
  const Puzzles puzzles = options.inputs().empty()
                              ? built_in_puzzles(options.number("count"))
                              : read_proper_puzzles(session, inputs_of(session, kFastWork));
  if (puzzles.empty()) return session.exit_code();
  session.console().note(fmt::format("{} puzzles, one thread, median of {} rounds, {}, commit {}",
                                     puzzles.size(), rounds, kCompiler, build_commit()));
  session.write("workload\tpuzzles\tseconds\tper_second\n");
  for (const Workload& workload : kWorkloads) {
    if (session.should_stop()) break;
    const double seconds = median_seconds(workload, puzzles, rounds);
    session.write(fmt::format("{}\t{}\t{:.6f}\t{:.0f}\n", workload.key, puzzles.size(), seconds,
                              static_cast<double>(puzzles.size()) / seconds));
    session.flush();
  }
  return session.exit_code();
}

constexpr std::array kOptions = {
    OptionRow{.name = "signature", .help = "print one hash of a fixed task instead of speeds"},
    OptionRow{.name = "count",
              .letter = 'n',
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "how many built-in puzzles, where no input is given",
              .fallback = "2000"},
    OptionRow{.name = "rounds",
              .takes = Takes::kNumber,
              .argument = "N",
              .help = "measured rounds, of which the median counts",
              .fallback = "5"},
};

constexpr std::array kExamples = {
    Example{"nonet bench", "speeds of solvers, raters and generators on built-in puzzles"},
    Example{"nonet bench hard.txt", "the same on your own"},
    Example{"nonet bench --signature", "one hash: equal where two builds behave alike"},
};

}  // namespace

const CommandBody kBenchCommand = {.options = kOptions, .examples = kExamples, .run = run};

}  // namespace nonet
