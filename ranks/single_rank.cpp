// A program without MPI.
#include "ranks/single_rank.h"

#include <utility>

#include "base/request_error.h"
#include "ranks/launched.h"

namespace nonet {

Result<std::unique_ptr<Ranks>> join_ranks(const std::stop_token&) {
  if (launched_by_mpi()) {
    return request_error(
        "this nonet was built without MPI (NONET_MPI): started by mpirun, each of its processes "
        "would do the whole hunt; --shard I/N deals hunts out");
  }
  return std::unique_ptr<Ranks>(std::make_unique<SingleRank>());
}

}  // namespace nonet
