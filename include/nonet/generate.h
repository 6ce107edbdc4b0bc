// Generating puzzles by a wish. The puzzles depend only on the wish, not on its threads: the same
// seed gives the same puzzles, in the same order, and no two of them are isomorphic.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

// Both ends included.
struct Interval {
  double low = 0;
  double high = std::numeric_limits<double>::infinity();
};

// A rating on one scale.
struct RatingOn {
  std::string scale = {};  // its key
  Interval range = {};
};

// Members left at their defaults allow everything. Designated initializers must keep this order.
// Techniques are given by their keys: techniques() in rate.h lists them.
struct Wish {
  std::string level = {};                 // key of a level, such as "hard"
  std::string scale = "explainer";        // for rating and for all techniques
  std::optional<Interval> rating = {};    // on the scale
  std::vector<RatingOn> ratings = {};     // on other scales; the puzzle meets all of them
  std::vector<std::string> hardest = {};  // the hardest technique of the path is one of these
  std::vector<std::string> with = {};     // techniques that the path uses, needed or not
  std::vector<std::string> require = {};  // techniques that the solution uses and needs
  std::vector<std::string> forbid = {};   // techniques that the solution path does not use
  int fewest_clues = 0;
  int most_clues = 81;
  bool minimal = false;             // each clue is needed
  std::string symmetry = "none";    // of the cells with clues: a key of symmetries() (forms.h)
  std::string pattern = {};         // 81 characters: x for a clue, . for none
  std::string method = "thinning";  // a key of nonet/keys.h
  std::uint64_t count = 1;
  std::uint64_t seed = 0;
  unsigned threads = 1;
  // Give up after making this many puzzles, wanted or not.
  std::uint64_t max_tries = std::numeric_limits<std::uint64_t>::max();
};

// Why no puzzle can fulfil the wish, if a reason is known. Errors: kRequest.
[[nodiscard]] NONET_API Result<void> check(const Wish& wish);

// The results of the tries.
struct Yield {
  std::uint64_t tries = 0;     // puzzles made, wanted or not
  std::uint64_t misfits = 0;   // with other clues than wished
  std::uint64_t unwanted = 0;  // of another level, rating or path
  std::uint64_t repeated = 0;  // isomorphic to an earlier one
  std::uint64_t accepted = 0;
};

// Hands over each puzzle in order as soon as it is ready, until there are `count`, the tries are
// spent, the callback returns kStop or the control requests a stop. Errors: those of check. An
// ordinary puzzle takes 20 to 50 microseconds; rare wishes take as long as their rarity requires
// (docs/generation.md).
NONET_API Result<Yield> generate(const Wish& wish, const std::function<Flow(const Puzzle&)>& accept,
                                 const RunControl& control = {});

struct SearchOptions {
  std::size_t population = 300;    // the parents: the nearest puzzles of a sample
  std::vector<Puzzle> seeds = {};  // parents instead of a sample of random puzzles
};

// For rare wishes: a sample of random puzzles shows how many meet the wish. If few do, puzzles are
// bred from those nearest to it, and what meets it is bred on. Hands over as generate, in an order
// that depends on wish and options only. Errors: those of check, and kRequest for a wish of another
// method than thinning. Some wishes are met by thousands of puzzles a minute, others by none in a
// night (docs/generation.md).
NONET_API Result<Yield> search(const Wish& wish, const std::function<Flow(const Puzzle&)>& accept,
                               const SearchOptions& options = {}, const RunControl& control = {});

// Thrown by a range whose wish cannot be fulfilled; what() is the reason. For a Result instead call
// check() before, or generate().
class RefusedWish : public std::runtime_error {
 public:
  explicit RefusedWish(Error error) : std::runtime_error(error.reason), error_(std::move(error)) {}
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  Error error_;
};

// The same as a single-pass range: puzzles are made on a thread of the range, at most 16 ahead of
// the reader; leaving the loop early ends it.
//
//   for (const nonet::Puzzle& puzzle : nonet::make({.level = "hard", .count = 10, .seed = 7})) ...
class PuzzleRange {
 public:
  class Iterator {
   public:
    using iterator_concept = std::input_iterator_tag;
    using iterator_category = std::input_iterator_tag;
    using value_type = Puzzle;
    using difference_type = std::ptrdiff_t;
    using pointer = const Puzzle*;
    using reference = const Puzzle&;

    const Puzzle& operator*() const { return *range_->current_; }
    const Puzzle* operator->() const { return &*range_->current_; }
    Iterator& operator++() {
      range_->advance();
      return *this;
    }
    void operator++(int) { range_->advance(); }
    bool operator==(std::default_sentinel_t) const { return !range_->current_.has_value(); }

   private:
    friend class PuzzleRange;
    explicit Iterator(PuzzleRange* range) : range_(range) {}
    PuzzleRange* range_;
  };

  NONET_API PuzzleRange(PuzzleRange&&) noexcept;
  NONET_API PuzzleRange& operator=(PuzzleRange&&) noexcept;
  NONET_API ~PuzzleRange();

  // Waits for the first puzzle. Call it once. Throws RefusedWish, so that a misspelt key does not
  // look like a wish that no puzzle meets.
  [[nodiscard]] Iterator begin() {
    advance();
    if (!current_) {
      if (const auto made = yield(); !made) throw RefusedWish(made.error());
    }
    return Iterator(this);
  }
  [[nodiscard]] static std::default_sentinel_t end() { return {}; }

  // At the end of the range: the results of the tries, or why the wish cannot be fulfilled. Before
  // the end: returns the current results without waiting.
  [[nodiscard]] NONET_API Result<Yield> yield() const;

 private:
  friend NONET_API PuzzleRange make(Wish wish, RunControl control);
  class Maker;
  explicit PuzzleRange(std::unique_ptr<Maker> maker);
  NONET_API void advance();

  std::unique_ptr<Maker> maker_;
  std::optional<Puzzle> current_;
};

// The control's progress callback is not called: the reader of the range sees its progress.
[[nodiscard]] NONET_API PuzzleRange make(Wish wish, RunControl control = {});

}  // namespace nonet::v0
