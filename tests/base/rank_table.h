// Ranks that are threads of a test.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "base/exchange.h"

namespace nonet {

// The table around which the ranks sit: each puts its bytes down, and takes the bytes of all as
// soon as all are there.
class Table {
 public:
  explicit Table(std::size_t ranks) : laid_(ranks), left_(ranks) {}

  std::optional<std::vector<Bytes>> exchange(std::size_t rank, Bytes own) {
    std::unique_lock lock(mutex_);
    const std::uint64_t turn = turn_;
    laid_[rank] = std::move(own);
    if (--left_ == 0) {
      taken_ = laid_;
      left_ = laid_.size();
      ++turn_;
      all_there_.notify_all();
    }
    all_there_.wait(lock, [&] { return turn_ != turn || broken_; });
    return broken_ ? std::nullopt : std::optional(taken_);
  }
  void leave() {
    const std::lock_guard lock(mutex_);
    broken_ = true;
    all_there_.notify_all();
  }
  [[nodiscard]] std::size_t ranks() const { return laid_.size(); }

 private:
  std::mutex mutex_;
  std::condition_variable all_there_;
  std::vector<Bytes> laid_;
  std::vector<Bytes> taken_;
  std::size_t left_;
  std::uint64_t turn_ = 0;
  bool broken_ = false;
};

class Seat : public Exchange {
 public:
  Seat(Table& table, std::size_t rank) : table_(table), rank_(rank) {}

  [[nodiscard]] std::size_t rank() const override { return rank_; }
  [[nodiscard]] std::size_t ranks() const override { return table_.ranks(); }
  std::optional<std::vector<Bytes>> gather(std::span<const std::byte> own) override {
    return table_.exchange(rank_, Bytes(own.begin(), own.end()));
  }
  std::optional<Bytes> from_first(std::span<const std::byte> own) override {
    auto all = gather(own);
    if (!all) return std::nullopt;
    return all->front();
  }

 private:
  Table& table_;
  std::size_t rank_;
};

// Calls work(rank, exchange) for each rank, in parallel; rank 0 is the calling thread.
inline void on_ranks(std::size_t ranks, const std::function<void(std::size_t, Exchange&)>& work) {
  Table table(ranks);
  std::vector<std::jthread> others;
  for (std::size_t rank = 1; rank < ranks; ++rank) {
    others.emplace_back([&, rank] {
      Seat seat(table, rank);
      work(rank, seat);
    });
  }
  Seat seat(table, 0);
  work(0, seat);
}

}  // namespace nonet
