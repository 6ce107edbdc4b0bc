#include "generator/neighbourhood/neighbour_stream.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <utility>

#include "base/random_stream.h"
#include "base/turns.h"
#include "board/canonical.h"
#include "board/fingerprint_set.h"
#include "generator/neighbourhood/exploration.h"

namespace nonet {
namespace {

constexpr std::uint64_t kRemovalsAtATime = 16;
constexpr std::uint64_t kListedRemovals = 64;  // of parents whose near solutions are listed
constexpr std::uint64_t kSampledRemovals = 16;

// One unit of work: some removals of a parent, or an error of the input in its place.
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

// Cuts the parents into pieces. One caller at a time.
class PieceReader {
 public:
  PieceReader(const NeighbourPlan& plan, const std::function<NextParent()>& source)
      : source_(source), plan_(plan) {}

  Piece next() {
    Piece piece;
    if (next_ == removals_) open_parent(piece);
    if (piece.at_end || !piece.errors.empty()) return piece;
    piece.parent = parent_;
    piece.range = {next_, std::min(at_a_time_, removals_ - next_)};
    next_ += piece.range.count;
    return piece;
  }

 private:
  // Each error of the source is a piece of its own.
  void open_parent(Piece& piece) {
    NextParent read = source_();
    piece.at_end = !read.parent && read.errors.empty();
    piece.errors = std::move(read.errors);
    if (!read.parent) return;
    parent_ = std::make_shared<const Puzzle>(*read.parent);
    removals_ = removals_of(*parent_, plan_);
    at_a_time_ = lists_near_solutions(*parent_, plan_) ? kListedRemovals : kRemovalsAtATime;
    next_ = 0;
  }

  const std::function<NextParent()>& source_;
  const NeighbourPlan& plan_;
  std::shared_ptr<const Puzzle> parent_;
  std::uint64_t removals_ = 0;
  std::uint64_t at_a_time_ = 0;
  std::uint64_t next_ = 0;
};

// The neighbours handed over before. Without forms, the neighbours of one parent all differ, and
// neighbours of another are recognised by their distance from the earlier parents: no list is
// needed. Canonical and minimised puzzles must be remembered.
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

NeighbourEstimate estimate_of(const Puzzle& parent, const NeighbourPlan& plan,
                              const RunControl& control) {
  NeighbourEstimate estimate;
  estimate.removals = removals_of(parent, plan);
  estimate.sampled = std::min(kSampledRemovals, estimate.removals);
  RandomStream random(0, "neighbours expected", fingerprint(parent.givens()).low);
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < estimate.sampled; ++i) {
    control.report({i, estimate.sampled, "removals for an estimate"});
    const bool all = estimate.sampled == estimate.removals;
    const std::uint64_t number = all ? i : random.bits() % estimate.removals;
    NeighbourFinder(plan).visit(
        parent, {number, 1},
        [&](std::size_t, const Puzzle&) {
          ++found;
          return Flow::kContinue;
        },
        control);
  }
  estimate.neighbours = static_cast<double>(found) * static_cast<double>(estimate.removals) /
                        static_cast<double>(estimate.sampled);
  return estimate;
}

// Hands over the results, in order.
class Acceptance {
 public:
  Acceptance(const NeighbourPlan& plan, const NeighbourStream& stream, const RunControl& control)
      : plan_(plan), stream_(stream), control_(control), repeats_(plan) {}

  Flow accept(const Found& found) {
    if (found.piece.parent && count_.parents == 0) {
      const NeighbourEstimate estimate = estimate_of(*found.piece.parent, plan_, control_);
      if (!control_.should_stop()) stream_.expect(estimate);
    }
    if (control_.should_stop() || found.piece.at_end) return Flow::kStop;
    for (const Error& error : found.piece.errors) {
      if (stream_.fail(error) == Flow::kStop) return Flow::kStop;
    }
    if (found.piece.parent && found.piece.parent != parent_) {
      if (parent_) repeats_.parent_done(parent_);
      parent_ = found.piece.parent;
      ++count_.parents;
    }
    for (const Neighbour& neighbour : found.neighbours) {
      if (!repeats_.is_new(neighbour)) continue;
      stream_.take(neighbour.givens);
      ++count_.neighbours;
    }
    stream_.pause();
    report(found.piece);
    return Flow::kContinue;
  }

  [[nodiscard]] const NeighbourCount& count() const { return count_; }

 private:
  void report(const Piece& piece) const {
    if (!piece.parent) return;
    const std::string note = fmt::format("removals of puzzle {}", count_.parents);
    control_.report(
        {piece.range.first + piece.range.count, removals_of(*piece.parent, plan_), note});
  }

  const NeighbourPlan& plan_;
  const NeighbourStream& stream_;
  const RunControl& control_;
  Repeats repeats_;
  std::shared_ptr<const Puzzle> parent_;
  NeighbourCount count_;
};

}  // namespace

NeighbourCount stream_neighbours(const NeighbourPlan& plan, unsigned threads,
                                 const NeighbourStream& stream, const RunControl& control) {
  PieceReader reader(plan, stream.next);
  Acceptance acceptance(plan, stream, control);
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
  control.report({0, 0, "removals of puzzle 1"});  // the first may take minutes
  ordered_parallel({.threads = threads}, control, make,
                   [&](std::uint64_t, const Found& found) { return acceptance.accept(found); });
  return acceptance.count();
}

}  // namespace nonet
