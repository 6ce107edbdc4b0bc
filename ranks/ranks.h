// The ranks of this process's job, as started by `mpirun -n 64 nonet evolve ...` or `srun`. MPI
// carries their bytes if the program was built with it (NONET_MPI).
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "base/exchange.h"
#include "base/result.h"

namespace nonet {

// The traffic between this rank and the others.
struct Traffic {
  std::uint64_t exchanges = 0;
  std::uint64_t bytes_sent = 0;      // by this rank, once
  std::uint64_t bytes_received = 0;  // from all others
};

class Ranks : public Exchange {
 public:
  [[nodiscard]] virtual Traffic traffic() const = 0;
};

// Joins the job if there is one; else one rank. An error if a job was started for a program without
// MPI: each of its processes would do all the work. Call it once. A rank that waits for the others
// after a stop request gives them half a minute more.
Result<std::unique_ptr<Ranks>> join_ranks(const std::stop_token& stop);

}  // namespace nonet
