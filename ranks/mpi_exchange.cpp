// Ranks over MPI. Every exchange is a non-blocking collective call, polled every millisecond:
// waiting costs no processor, any number of ranks may share a core, and a stop is noticed. Only one
// thread calls MPI.
#include <chrono>
#include <cstdlib>
#include <mpi.h>
#include <numeric>
#include <thread>
#include <utility>

#include "ranks/launched.h"
#include "ranks/single_rank.h"

namespace nonet {
namespace {

constexpr std::chrono::milliseconds kPause{1};
constexpr int kPausesAfterStop = 30'000;

class MpiRanks : public Ranks {
 public:
  explicit MpiRanks(std::stop_token stop) : stop_(std::move(stop)) {
    // A launcher ends the job if a rank dies or MPI fails: no error returns here.
    int given = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks_);
  }
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;
  // If the ranks have lost each other, an orderly end would wait forever.
  ~MpiRanks() override {
    if (lost_) {
      MPI_Abort(MPI_COMM_WORLD, EXIT_FAILURE);
    } else {
      MPI_Finalize();
    }
  }

  [[nodiscard]] std::size_t rank() const override { return static_cast<std::size_t>(rank_); }
  [[nodiscard]] std::size_t ranks() const override { return static_cast<std::size_t>(ranks_); }
  std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) override;
  std::optional<Bytes> from_first(std::span<const std::byte> own) override;
  [[nodiscard]] Traffic traffic() const override { return traffic_; }

 private:
  bool wait_for(MPI_Request request);

  std::stop_token stop_;
  int rank_ = 0;
  int ranks_ = 1;
  bool lost_ = false;
  Traffic traffic_;
};

bool MpiRanks::wait_for(MPI_Request request) {
  int done = 0;
  for (int patience = kPausesAfterStop; patience > 0; patience -= stop_.stop_requested() ? 1 : 0) {
    MPI_Test(&request, &done, MPI_STATUS_IGNORE);
    if (done != 0) return true;
    std::this_thread::sleep_for(kPause);
  }
  lost_ = true;
  return false;
}

std::optional<std::vector<Bytes>> MpiRanks::gather(std::span<const std::byte> own) {
  const int size = static_cast<int>(own.size());
  std::vector<int> sizes(ranks());
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Iallgather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, MPI_COMM_WORLD, &request);
  if (!wait_for(request)) return std::nullopt;
  std::vector<int> places(ranks());
  std::exclusive_scan(sizes.begin(), sizes.end(), places.begin(), 0);
  const auto total = static_cast<std::size_t>(places.back() + sizes.back());
  Bytes together(total);
  MPI_Iallgatherv(own.data(), size, MPI_BYTE, together.data(), sizes.data(), places.data(),
                  MPI_BYTE, MPI_COMM_WORLD, &request);
  if (!wait_for(request)) return std::nullopt;
  traffic_.exchanges += 2;
  traffic_.bytes_sent += own.size() + sizeof(size);
  traffic_.bytes_received += total - own.size() + sizeof(size) * (ranks() - 1);
  std::vector<Bytes> all;
  for (std::size_t i = 0; i < ranks(); ++i) {
    const auto first = together.begin() + places[i];
    all.emplace_back(first, first + sizes[i]);
  }
  return all;
}

std::optional<Bytes> MpiRanks::from_first(std::span<const std::byte> own) {
  std::uint64_t size = own.size();
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Ibcast(&size, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD, &request);
  if (!wait_for(request)) return std::nullopt;
  Bytes bytes(own.begin(), own.end());
  bytes.resize(size);
  MPI_Ibcast(bytes.data(), static_cast<int>(size), MPI_BYTE, 0, MPI_COMM_WORLD, &request);
  if (!wait_for(request)) return std::nullopt;
  traffic_.exchanges += 2;
  (rank_ == 0 ? traffic_.bytes_sent : traffic_.bytes_received) += size + sizeof(size);
  return bytes;
}

}  // namespace

Result<std::unique_ptr<Ranks>> join_ranks(const std::stop_token& stop) {
  if (!launched_by_mpi()) return std::unique_ptr<Ranks>(std::make_unique<SingleRank>());
  return std::unique_ptr<Ranks>(std::make_unique<MpiRanks>(stop));
}

}  // namespace nonet
