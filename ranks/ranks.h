// The ranks of this process's job, as `mpirun -n 64 nonet evolve ...` or `srun` starts them. What
// carries their bytes is MPI, where the program was built with it (NONET_MPI).
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>

#include "base/exchange.h"
#include "base/result.h"

namespace nonet {

// What went between this rank and the others.
struct Traffic {
  std::uint64_t exchanges = 0;
  std::uint64_t bytes_sent = 0;      // by this rank, once
  std::uint64_t bytes_received = 0;  // from all others
};

class Ranks : public Exchange {
 public:
  [[nodiscard]] virtual Traffic traffic() const = 0;
};

// Joins the job, where there is one; else one rank. An error where a job was started for a program
// that cannot talk: its processes would each do the whole. Call it once. While a rank waits for the
// others and a stop is asked for, it gives them half a minute more.
Result<std::unique_ptr<Ranks>> join_ranks(const std::stop_token& stop);

}  // namespace nonet
