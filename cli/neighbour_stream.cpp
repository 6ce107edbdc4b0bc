#include "cli/neighbour_stream.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/random_stream.h"
#include "base/turns.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "cli/proper_puzzles.h"
#include "cli/puzzle_stream.h"

namespace nonet {
namespace {

constexpr std::uint64_t kRemovalsAtATime = 16;
constexpr std::uint64_t kSampledRemovals = 16;

// One unit of work: some removals of a parent, or what the input has instead of a puzzle.
struct Piece {
  std::shared_ptr<const Puzzle> parent;
  RemovalRange range;
  std::vector<Error> errors;
  bool at_end = false;
};

struct Neighbour {
  Grid givens;
  Fingerprint key;
};

struct Found {
  Piece piece;
  std::vector<Neighbour> neighbours;
};

// Cuts the input into pieces. One caller at a time.
class PieceReader {
 public:
  PieceReader(const Session& session, const NeighbourPlan& plan)
      : input_(open_input(session, inputs_of(session))), plan_(plan) {}

  Piece next() {
    Piece piece;
    if (next_ == removals_) open_parent(piece);
    if (piece.at_end || !piece.errors.empty()) return piece;
    piece.parent = parent_;
    piece.range = {next_, std::min(kRemovalsAtATime, removals_ - next_)};
    next_ += piece.range.count;
    return piece;
  }

 private:
  // Errors of the input make a piece of their own.
  void open_parent(Piece& piece) {
    const PuzzleChunk chunk = input_.next_chunk(1);
    piece.at_end = chunk.empty();
    for (const PuzzleChunk::Misfit& misfit : chunk.misfits) piece.errors.push_back(misfit.error);
    for (const Result<Puzzle>& puzzle : proper_puzzles(chunk.puzzles)) {
      if (!puzzle) {
        piece.errors.push_back(puzzle.error());
        continue;
      }
      parent_ = std::make_shared<const Puzzle>(*puzzle);
      removals_ = removals_of(*parent_, plan_);
      next_ = 0;
    }
  }

  PuzzleInput input_;
  const NeighbourPlan& plan_;
  std::shared_ptr<const Puzzle> parent_;
  std::uint64_t removals_ = 0;
  std::uint64_t next_ = 0;
};

// Which neighbours were written before. As they are found, one parent's are different from each
// other, and another's are recognised by what they differ in from the earlier parents: no list is
// needed. Canonical and minimised ones must be remembered.
class Repeats {
 public:
  explicit Repeats(const NeighbourPlan& plan)
      : plan_(plan),
        remembers_(plan.form == Form::kCanonical || plan.minimality == Minimality::kMinimise) {}

  [[nodiscard]] bool is_new(const Neighbour& neighbour) {
    if (remembers_) return seen_.insert(neighbour.key);
    return std::ranges::none_of(earlier_, [&](const auto& parent) {
      return lies_around(*parent, neighbour.givens, plan_);
    });
  }
  void parent_done(std::shared_ptr<const Puzzle> parent) {
    if (!remembers_) earlier_.push_back(std::move(parent));
  }

 private:
  const NeighbourPlan& plan_;
  bool remembers_;
  FingerprintSet seen_;
  std::vector<std::shared_ptr<const Puzzle>> earlier_;
};

// Of the parent, from some of its removals drawn at random.
std::string expectation(const Puzzle& parent, const NeighbourPlan& plan,
                        const RunControl& control) {
  const std::uint64_t removals = removals_of(parent, plan);
  const std::uint64_t sampled = std::min(kSampledRemovals, removals);
  RandomStream random(0, "neighbours expected", fingerprint(parent.givens()).low);
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < sampled; ++i) {
    const std::uint64_t number = sampled == removals ? i : random.bits() % removals;
    NeighbourFinder(plan).visit(
        parent, {number, 1},
        [&](std::size_t, const Puzzle&) {
          ++found;
          return Flow::kContinue;
        },
        control);
  }
  const double all =
      static_cast<double>(found) * static_cast<double>(removals) / static_cast<double>(sampled);
  return fmt::format("about {} neighbours of the first puzzle, by {} of its {} removals",
                     short_number(all), sampled, removals);
}

// Writes what is found, in order.
class NeighbourWriter {
 public:
  NeighbourWriter(Session& session, const NeighbourPlan& plan, const PuzzleWriting& writing)
      : session_(session), writing_(writing), repeats_(plan) {}

  Flow take(const Found& found) {
    if (found.piece.at_end) return Flow::kStop;
    for (const Error& error : found.piece.errors) {
      session_.fail(error);
      if (session_.options().has("strict")) return Flow::kStop;
    }
    if (found.piece.parent && found.piece.parent != parent_) {
      if (parent_) repeats_.parent_done(parent_);
      parent_ = found.piece.parent;
      ++parents_;
    }
    for (const Neighbour& neighbour : found.neighbours) write(neighbour);
    session_.flush();
    return Flow::kContinue;
  }

  [[nodiscard]] std::string summary() const {
    return fmt::format("{} neighbours of {} puzzles", written_, parents_);
  }

 private:
  void write(const Neighbour& neighbour) {
    if (!repeats_.is_new(neighbour)) return;
    PuzzleText text;
    text.givens = neighbour.givens;
    session_.write(writing_.record(text));
    ++written_;
  }

  Session& session_;
  const PuzzleWriting& writing_;
  Repeats repeats_;
  std::shared_ptr<const Puzzle> parent_;
  std::uint64_t parents_ = 0;
  std::uint64_t written_ = 0;
};

}  // namespace

ExitCode stream_neighbours(Session& session, const NeighbourPlan& plan,
                           const PuzzleWriting& writing) {
  const RunControl control = session.silent_control();
  PieceReader reader(session, plan);
  NeighbourWriter writer(session, plan, writing);
  Turns turns;
  const auto make = [&](std::uint64_t index) {
    Found found{.piece = turns.take(index, [&] { return reader.next(); }), .neighbours = {}};
    if (!found.piece.parent) return found;
    NeighbourFinder(plan).visit(
        *found.piece.parent, found.piece.range,
        [&](std::size_t, const Puzzle& neighbour) {
          found.neighbours.push_back({neighbour.givens(), fingerprint(neighbour.givens())});
          return Flow::kContinue;
        },
        control);
    return found;
  };
  bool told = false;
  ordered_parallel({.threads = session.threads()}, control, make,
                   [&](std::uint64_t, const Found& found) {
                     if (found.piece.parent && !std::exchange(told, true)) {
                       const std::string text = expectation(*found.piece.parent, plan, control);
                       if (!session.should_stop()) session.console().note(text);
                     }
                     return session.should_stop() ? Flow::kStop : writer.take(found);
                   });
  session.console().note(writer.summary());
  return session.exit_code();
}

}  // namespace nonet
