// The candidates of a stratum, in portions. A portion depends on the seed, the stratum's conditions
// and its number alone, so portions of earlier calls can be read instead of made, and a larger
// dataset begins with the candidates of a smaller one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/ordered_parallel.h"
#include "base/run_control.h"
#include "board/grid.h"
#include "tasks/dataset/stratum.h"

namespace nonet {

// A candidate. `solution`: of a board with another number of solutions than one, the solution of
// the puzzle that it was made from.
struct DatasetBoard {
  Grid givens;
  Grid solution;
  std::uint32_t solutions = 1;
};

struct PortionPlan {
  const Stratum& stratum;
  std::uint64_t seed = 0;
  std::uint64_t number = 0;  // of the portion in its stratum
  unsigned threads = 1;
  std::uint64_t max_tries = RunControl::kNoLimit;  // puzzles made, wanted or not
};

// The number of candidates of a whole portion: few at first, so that a small dataset wastes little.
std::uint64_t size_of_portion(std::uint64_t number);

// How a portion ended.
enum class PortionEnd : std::uint8_t {
  kWhole,    // with its number of candidates
  kTries,    // its tries are spent
  kStopped,  // `take` said so, or the control
};

// Makes the portion; `take` gets the candidates in order, on the calling thread. No two are
// isomorphic. The control is told of tries now and then.
PortionEnd make_portion(const PortionPlan& plan, const RunControl& control,
                        const std::function<Flow(const DatasetBoard&)>& take);

// A portion as a database keeps it.
struct KeptPortion {
  std::vector<DatasetBoard> boards;
  bool whole = false;  // else its search ended early, and its boards are the first of it
};

std::vector<std::byte> bytes_of_portion(const KeptPortion& portion);
// nullopt if the bytes are not of this version.
std::optional<KeptPortion> portion_of_bytes(std::span<const std::byte> bytes);
// The name under which a database keeps it.
std::string portion_name(std::uint64_t seed, const Stratum& stratum, std::uint64_t number);

}  // namespace nonet
