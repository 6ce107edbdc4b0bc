#include "tests/face/call_sequences.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "nonet/nonet.h"

namespace nonet::testing {
namespace {

template <typename Numbers>
void rotate(Numbers& numbers, std::ptrdiff_t first) {
  std::rotate(numbers.begin(), numbers.begin() + first, numbers.end());
}

// A puzzle, and a grid that began as its givens.
class Session {
 public:
  Session() { make(0); }

  std::string make(std::uint32_t seed) {
    auto range = nonet::make({.seed = seed % 64});
    puzzle_ = *range.begin();
    return start_again(0);
  }

  std::string start_again(std::uint32_t) {
    grid_ = puzzle_->givens();
    return {};
  }

  std::string transform(std::uint32_t choice) {
    Transform transform{.transposed = choice % 2 == 1};
    rotate(transform.digits, choice % 9);
    rotate(transform.rows, 3 * (choice % 3));
    std::swap(transform.columns[choice % 3], transform.columns[choice / 3 % 3]);
    const auto moved = apply(transform, *puzzle_);
    if (!moved) return "a transform is refused: " + moved.error().text();
    if (canonical_form(*moved) != canonical_form(*puzzle_)) return "the canonical form changed";
    puzzle_ = *moved;
    return start_again(0);
  }

  std::string clear_cell(std::uint32_t choice) {
    grid_.set(cell_of(choice), 0);
    return {};
  }

  std::string set_digit(std::uint32_t choice) {
    grid_.set(cell_of(choice), 1 + static_cast<int>(choice / Cell::kCount % 9));
    return {};
  }

  std::string solve(std::uint32_t) {
    const Solutions found = nonet::solve(grid_);
    if (found.first && !extends(*found.first)) return "a solution does not extend its grid";
    if (found.first.has_value() != (found.count > 0)) return "solutions without a first one";
    const std::array grids = {grid_};
    if (solve_all(grids)[0].count != found.count) return "solve_all counts otherwise than solve";
    return {};
  }

  std::string certify(std::uint32_t) {
    const auto certified = nonet::certify(grid_);
    const Solutions found = nonet::solve(grid_);
    if (certified.ok() != found.unique()) return "certify and solve disagree";
    if (certified) {
      puzzle_ = *certified;
      return puzzle_->solution() == *found.first ? "" : "two solutions of a puzzle";
    }
    const Error& error = certified.error();
    if (error.reason.empty()) return "an error without a reason";
    if ((error.kind == ErrorKind::kSeveralSolutions) != found.several()) return "a wrong reason";
    if (!found.several()) return {};
    const bool two =
        error.solutions.size() == 2 && error.solutions[0] != error.solutions[1] &&
        std::ranges::all_of(error.solutions, [&](const Grid& s) { return extends(s); });
    return two ? "" : "several solutions without two of them";
  }

  std::string write_and_read(std::uint32_t choice) {
    const auto all = formats();
    const std::string key(all[choice % all.size()].key);
    const std::array one = {*puzzle_};
    const auto written = write(one, {.format = key});
    if (!written) return key + " refuses a puzzle: " + written.error().text();
    const auto read = read_puzzle(*written);
    if (!read) return key + " cannot be read again: " + read.error().text();
    if (read->solution() != puzzle_->solution()) return key + " gives another solution back";
    // A single mark may or may not be a given.
    const bool marks = key == format::kSukaku || key == format::kPencilmarks;
    return marks || *read == *puzzle_ ? "" : key + " gives another puzzle back";
  }

  std::string rate(std::uint32_t) {
    const RateOptions options{.max_score = 5.0};
    const auto rating = nonet::rate(*puzzle_, options);
    if (!rating) return "a rating is refused: " + rating.error().text();
    const std::array one = {*puzzle_};
    if (rate_all(one, options)->front() != *rating) return "rate_all rates otherwise than rate";
    return rating->solved() == level_of(*rating).empty() ? "a score without a level" : "";
  }

  std::string explain(std::uint32_t) {
    const auto path = nonet::explain(*puzzle_, {.max_score = 5.0});
    if (!path) return "an explanation is refused: " + path.error().text();
    for (const Step& step : path->steps) {
      if (step.placement && !is_right(*step.placement)) return "a step places a wrong digit";
      for (const Candidate& removed : step.eliminations) {
        if (is_right(removed)) return "a step removes a right candidate";
      }
    }
    return {};
  }

  std::string hint(std::uint32_t) {
    const auto next = nonet::hint(*puzzle_, {.digits = grid_});
    if (!next) return next.error().kind == ErrorKind::kRequest ? "" : "a strange error of hint";
    for (const Mistake& mistake : next->mistakes) {
      if (is_right(mistake.candidate) != mistake.missing) return "a mistake that is none";
    }
    const bool placed = next->next && next->next->placement;
    return placed && !is_right(*next->next->placement) ? "a hint places a wrong digit" : "";
  }

  std::string minimal(std::uint32_t choice) {
    Grid fewer = puzzle_->givens();
    if (fewer.digit(cell_of(choice)) == 0) return {};
    fewer.set(cell_of(choice), 0);
    const bool needed = nonet::solve(fewer).several();
    return is_minimal(*puzzle_) && !needed ? "a minimal puzzle has a spare clue" : "";
  }

  std::string neighbour(std::uint32_t choice) {
    const auto found = neighbours(*puzzle_, {.sample = 1, .seed = choice});
    if (!found) return "neighbours are refused: " + found.error().text();
    for (const Puzzle& puzzle : *found) {
      if (nonet::certify(puzzle.givens()).value() != puzzle) return "a neighbour is no puzzle";
      puzzle_ = puzzle;
    }
    return start_again(0);
  }

 private:
  static Cell cell_of(std::uint32_t choice) {
    return Cell(static_cast<int>(choice % Cell::kCount));
  }
  [[nodiscard]] bool is_right(const Candidate& candidate) const {
    return puzzle_->solution().digit(candidate.cell) == candidate.digit;
  }
  [[nodiscard]] bool extends(const Grid& solution) const {
    for (int i = 0; i < Cell::kCount; ++i) {
      const int given = grid_.digit(Cell(i));
      if (given != 0 && given != solution.digit(Cell(i))) return false;
    }
    return solution.clue_count() == Cell::kCount;
  }

  std::optional<Puzzle> puzzle_;
  Grid grid_;
};

struct CallRow {
  CallKind kind;
  std::string_view key;
  std::string (Session::*call)(std::uint32_t);  // the broken promise; empty: all are kept
};
constexpr std::array<CallRow, static_cast<std::size_t>(CallKind::kCount)> kCalls = {{
    {CallKind::kMake, "make", &Session::make},
    {CallKind::kTransform, "transform", &Session::transform},
    {CallKind::kStartAgain, "start-again", &Session::start_again},
    {CallKind::kClearCell, "clear-cell", &Session::clear_cell},
    {CallKind::kSetDigit, "set-digit", &Session::set_digit},
    {CallKind::kSolve, "solve", &Session::solve},
    {CallKind::kCertify, "certify", &Session::certify},
    {CallKind::kWriteAndRead, "write-and-read", &Session::write_and_read},
    {CallKind::kRate, "rate", &Session::rate},
    {CallKind::kExplain, "explain", &Session::explain},
    {CallKind::kHint, "hint", &Session::hint},
    {CallKind::kMinimal, "minimal", &Session::minimal},
    {CallKind::kNeighbour, "neighbour", &Session::neighbour},
}};

const CallRow& row_of(CallKind kind) { return kCalls[static_cast<std::size_t>(kind)]; }

// splitmix64 (Steele, Lea, Flood, 2014).
std::uint64_t next_random(std::uint64_t& state) {
  std::uint64_t z = (state += 0x9E3779B97F4A7C15);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
  return z ^ (z >> 31);
}

// Leaves out every run of `length` calls that the failure does not need.
bool leave_out(Calls& calls, std::size_t length, const std::function<bool(const Calls&)>& fails) {
  bool shorter = false;
  for (std::size_t at = 0; at + length <= calls.size();) {
    Calls fewer = calls;
    const auto first = fewer.begin() + static_cast<std::ptrdiff_t>(at);
    fewer.erase(first, first + static_cast<std::ptrdiff_t>(length));
    if (fails(fewer)) {
      calls = std::move(fewer);
      shorter = true;
    } else {
      at += length;
    }
  }
  return shorter;
}

bool lower_choices(Calls& calls, const std::function<bool(const Calls&)>& fails) {
  bool lower = false;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    for (const std::uint32_t choice : {0U, calls[i].choice / 2}) {
      Calls tried = calls;
      tried[i].choice = choice;
      if (tried == calls || !fails(tried)) continue;
      calls = std::move(tried);
      lower = true;
      break;
    }
  }
  return lower;
}

}  // namespace

Calls random_calls(std::uint64_t seed, std::size_t length) {
  Calls calls;
  while (calls.size() < length) {
    const std::uint64_t random = next_random(seed);
    calls.push_back({static_cast<CallKind>(random % kCalls.size()),
                     static_cast<std::uint32_t>(random >> 32) % 10'000});
  }
  return calls;
}

std::string text_of(const Calls& calls) {
  std::string text;
  for (const Call& call : calls) {
    if (!text.empty()) text += ", ";
    text += std::string(row_of(call.kind).key) + ' ' + std::to_string(call.choice);
  }
  return text;
}

std::optional<std::string> broken_promise(const Calls& calls) {
  Session session;
  for (const Call& call : calls) {
    const std::string broken = (session.*row_of(call.kind).call)(call.choice);
    if (!broken.empty()) return broken;
  }
  return std::nullopt;
}

Calls shrunk(Calls calls, const std::function<bool(const Calls&)>& fails) {
  for (bool smaller = true; smaller;) {
    smaller = false;
    for (std::size_t length = std::max<std::size_t>(calls.size() / 2, 1); length > 0; length /= 2) {
      smaller = leave_out(calls, length, fails) || smaller;
    }
    smaller = lower_choices(calls, fails) || smaller;
  }
  return calls;
}

}  // namespace nonet::testing
