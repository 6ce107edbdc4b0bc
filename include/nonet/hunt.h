// The hunt for the hardest puzzles: islands of puzzles that are bred and rated, for minutes or for
// nights (docs/evolution.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"
#include "nonet/rate.h"
#include "nonet/result.h"
#include "nonet/run.h"

namespace nonet::v0 {

// The finds depend on these only, not on threads or time.
struct HuntSettings {
  std::uint64_t seed = 0;
  std::size_t islands = 4;         // 1 to 1024
  std::size_t population = 300;    // puzzles of an island, 10 to 10,000
  std::vector<Puzzle> seeds = {};  // starting puzzles, instead of random ones
};

// A puzzle rated for the first time in this hunt.
struct HuntFind {
  Puzzle puzzle;
  Rating rating;          // on the explainer scale
  std::string operation;  // key of the operator that made it; may be empty
};

class Hunt {
 public:
  // Errors: kRequest for settings out of bounds.
  [[nodiscard]] static NONET_API Result<Hunt> start(const HuntSettings& settings);
  // Continues from the checkpoint, with the same finds as an uninterrupted hunt. Errors: kText if
  // the bytes are not a checkpoint of this version.
  [[nodiscard]] static NONET_API Result<Hunt> resume(std::span<const std::byte> checkpoint);
  NONET_API Hunt(Hunt&&) noexcept;
  NONET_API Hunt& operator=(Hunt&&) noexcept;
  NONET_API ~Hunt();

  // Breeds until the hunt has bred `evaluations` children, the callback returns kStop or the
  // control requests a stop. A round takes a second or more per island; a stop loses the work of
  // the current round. First ER 10 after about half a minute of one core.
  NONET_API void run(const std::function<Flow(const HuntFind&)>& found,
                     const RunControl& control = {}, unsigned threads = 1,
                     std::uint64_t evaluations = std::numeric_limits<std::uint64_t>::max());

  // Children bred so far.
  [[nodiscard]] NONET_API std::uint64_t evaluations() const;
  // The hardest puzzles so far (by ER, then EP and ED, falling), at most fifty of each kind.
  [[nodiscard]] NONET_API std::vector<Puzzle> best(std::size_t most) const;
  // The state after the last whole round.
  [[nodiscard]] NONET_API std::vector<std::byte> checkpoint() const;

 private:
  class Engine;
  explicit Hunt(std::unique_ptr<Engine> engine);

  std::unique_ptr<Engine> engine_;
};

}  // namespace nonet::v0
