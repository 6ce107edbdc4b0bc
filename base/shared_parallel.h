// ordered_parallel() over ranks: units of work are dealt out to the processes of an exchange, and
// every process accepts all of them in index order, so that all reach the same state without
// further messages. In each turn a rank makes its share of the next units and sends it to all; rank
// 0 decides whether there is another turn.
//
// A unit that a rank left unfinished because of a stop request ends the work on all ranks: nothing
// after it is accepted, so the accepted units are a prefix of the whole.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/exchange.h"
#include "base/ordered_parallel.h"

namespace nonet {

// REQUIRES: the same at all ranks.
struct SharedPlan {
  Exchange* ranks = nullptr;  // borrowed; null: this process alone
  unsigned threads = 1;       // of each rank
  std::uint64_t units = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t in_turn = 1;  // units that a thread makes in a turn
};

// make(index) as for ordered_parallel; save(unit) gives its bytes, restore(bytes) an optional unit.
template <typename Make, typename Save, typename Restore>
struct SharedUnits {
  Make make;
  Save save;
  Restore restore;
};
template <typename Make, typename Save, typename Restore>
SharedUnits(Make, Save, Restore) -> SharedUnits<Make, Save, Restore>;

// Byte strings packed one after another, each preceded by its length.
class ByteParts {
 public:
  static void append(Bytes& all, std::span<const std::byte> part) {
    for (int byte = 0; byte < 8; ++byte) {
      all.push_back(static_cast<std::byte>((std::uint64_t{part.size()} >> (8 * byte)) & 0xff));
    }
    all.insert(all.end(), part.begin(), part.end());
  }

  // Borrows the bytes.
  explicit ByteParts(std::span<const std::byte> all) : left_(all) {}
  // The next part; nullopt at the end, or where the rest is not a whole part.
  std::optional<std::span<const std::byte>> next() {
    if (left_.size() < 8) return std::nullopt;
    std::uint64_t size = 0;
    for (std::size_t byte = 0; byte < 8; ++byte) {
      size |= std::to_integer<std::uint64_t>(left_[byte]) << (8 * byte);
    }
    if (size > left_.size() - 8) return std::nullopt;
    const auto part = left_.subspan(8, size);
    left_ = left_.subspan(8 + size);
    return part;
  }

 private:
  std::span<const std::byte> left_;
};

// One turn: `size` units from `first` on, of which this rank makes every ranks()-th. kStop where a
// unit is missing or accept returns it; nullopt where the other ranks are gone.
template <typename Units, typename Accept>
std::optional<Flow> shared_turn(const SharedPlan& plan, std::uint64_t first, std::uint64_t size,
                                const RunControl& control, const Units& units, Accept& accept) {
  const std::uint64_t rank = plan.ranks->rank();
  const std::uint64_t ranks = plan.ranks->ranks();
  Bytes own;
  ordered_parallel(
      {.threads = plan.threads, .units = size > rank ? (size - rank + ranks - 1) / ranks : 0},
      control, [&](std::uint64_t i) { return units.make(first + i * ranks + rank); },
      [&](std::uint64_t, const auto& unit) {
        if (control.should_stop()) return Flow::kStop;  // the unit may have been cut short
        ByteParts::append(own, units.save(unit));
        return Flow::kContinue;
      });
  const auto all = plan.ranks->gather(own);
  if (!all) return std::nullopt;
  std::vector<ByteParts> parts(all->begin(), all->end());
  for (std::uint64_t i = 0; i < size; ++i) {
    const auto bytes = parts[i % ranks].next();
    if (!bytes) return Flow::kStop;
    auto unit = units.restore(*bytes);
    if (!unit || accept(first + i, *std::move(unit)) == Flow::kStop) return Flow::kStop;
  }
  return Flow::kContinue;
}

// Runs until all units are accepted, or until rank 0 stops by its accept or its control. Every rank
// calls this and gets the same answer; kStop from another rank's accept does not end the work, but
// that rank is given nothing more in this turn.
template <typename Units, typename Accept>
Flow shared_parallel(const SharedPlan& plan, const RunControl& control, const Units& units,
                     Accept accept) {
  if (plan.ranks == nullptr || plan.ranks->ranks() == 1) {
    Flow flow = Flow::kContinue;
    ordered_parallel({.threads = plan.threads, .units = plan.units}, control, units.make,
                     [&](std::uint64_t i, auto&& unit) {
                       return flow = accept(i, std::forward<decltype(unit)>(unit));
                     });
    return control.should_stop() ? Flow::kStop : flow;
  }
  for (std::uint64_t first = 0;;) {
    const std::uint64_t size =
        std::min(plan.units - first, plan.ranks->ranks() * plan.threads * plan.in_turn);
    const auto flow = shared_turn(plan, first, size, control, units, accept);
    if (!flow) return Flow::kStop;
    const bool more = flow == Flow::kContinue && !control.should_stop();
    if (!said_by_first(*plan.ranks, more).value_or(false)) return Flow::kStop;
    first += size;
    if (first >= plan.units) return Flow::kContinue;
  }
}

}  // namespace nonet
