// Whether this process is one of several: launchers set environment variables.
#pragma once

#include <algorithm>
#include <array>
#include <cstdlib>

namespace nonet {

// Open MPI's mpirun; launchers with PMI or PMIx, such as srun --mpi=pmix.
inline bool launched_by_mpi() {
  constexpr std::array kSigns = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "PMIX_RANK"};
  return std::ranges::any_of(kSigns, [](const char* name) {
    return std::getenv(name) != nullptr;  // never changed
  });
}

}  // namespace nonet
