// A hunt in several processes. Each rank has the whole hunt and works at its share of the islands;
// the news of an island's epoch goes to all ranks, which process it as one process would. So all
// agree on archive, counts and finds without further messages, and the states of the islands
// themselves travel only for a checkpoint.
//
//   each round:  rank 0 decides whether it begins   1 byte from rank 0
//                own islands, one epoch each
//                news of all islands to all         about 1 kB per island, and 1 kB per find;
//                                                   in turns of 16 islands per rank
//                rank 0 decides: a checkpoint?      1 byte from rank 0
//                if so, states of all islands       some 100 kB per island
#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "base/shared_parallel.h"
#include "generator/hunt/hunt.h"
#include "generator/hunt/round.h"
#include "generator/hunt/workers.h"

namespace nonet {
namespace {

// The islands of a rank: every ranks()-th.
std::vector<std::size_t> own_islands(const Exchange& exchange, std::size_t islands) {
  std::vector<std::size_t> own;
  for (std::size_t i = exchange.rank(); i < islands; i += exchange.ranks()) own.push_back(i);
  return own;
}

// Epochs that a rank makes before it sends its news, some seconds' worth: their finds are then
// stored, however many islands a rank has.
constexpr std::uint64_t kEpochsInTurn = 16;

Bytes bytes_of_news(const IslandNews& news) {
  StateWriter state;
  save_news(news, state);
  return state.bytes();
}

std::optional<IslandNews> news_of_bytes(std::span<const std::byte> bytes) {
  StateReader state(bytes);
  auto news = restored_news(state);
  return state.at_end() ? std::move(news) : std::nullopt;
}

}  // namespace

void Hunt::run(const HuntLimits& limits, const RunControl& control, const HuntCallbacks& callbacks,
               Exchange& exchange) {
  const Workers workers{limits.threads, control, exchange};
  whole_ = exchange.ranks() == 1;
  for (Flow flow = Flow::kContinue;;) {
    const bool more = counts_.evaluations < limits.evaluations && !control.should_stop();
    const auto goes_on = said_by_first(exchange, flow == Flow::kContinue && more);
    if (!goes_on) return;
    if (!*goes_on) break;
    const Outcome outcome = run_round(workers, callbacks);
    if (outcome == Outcome::kLost) return;
    if (outcome == Outcome::kUnfinished) break;
    flow = keep_where_wanted(callbacks, outcome, exchange);
    // The other ranks have finished the round: the state of rank 0 is no longer a state of the
    // hunt.
    if (outcome == Outcome::kRefused) {
      if (exchange.ranks() == 1) return;
      said_by_first(exchange, false);
      gather_islands(exchange);
      whole_ = false;
      return;
    }
  }
  gather_islands(exchange);
}

Flow Hunt::keep_where_wanted(const HuntCallbacks& callbacks, Outcome outcome, Exchange& exchange) {
  Flow flow = Flow::kContinue;
  bool wanted = false;
  if (outcome == Outcome::kWhole) {
    if (callbacks.round_done) flow = callbacks.round_done();
    wanted = callbacks.wants_checkpoint && callbacks.wants_checkpoint();
  }
  const auto said = said_by_first(exchange, wanted);
  if (!said || !*said) return said ? flow : Flow::kStop;
  gather_islands(exchange);
  if (wanted && whole_ && callbacks.keep() == Flow::kStop) flow = Flow::kStop;
  whole_ = exchange.ranks() == 1;
  return flow;
}

std::optional<bool> Hunt::run_on_ranks(std::vector<Island>& islands, const Workers& workers,
                                       Round& round) const {
  const SharedPlan plan{
      .ranks = &workers.exchange, .threads = workers.threads, .units = islands.size()};
  const auto take = [&](std::uint64_t, IslandNews news) {
    round.take(std::move(news));
    return Flow::kContinue;
  };
  const SharedUnits units{[&](std::uint64_t i) { return run_epoch(islands[i], workers.control); },
                          bytes_of_news, news_of_bytes};
  const std::uint64_t in_turn = kEpochsInTurn * workers.exchange.ranks();
  for (std::uint64_t first = 0; first < islands.size(); first += in_turn) {
    const std::uint64_t size = std::min(in_turn, islands.size() - first);
    const auto turn = shared_turn(plan, first, size, workers.control, units, take);
    if (!turn) return std::nullopt;
    if (*turn == Flow::kStop) return false;
    // The other ranks do not know whether rank 0 could store it: all continue to the end of the
    // round.
    if (!round.refused) round.tell();
  }
  return !round.refused;
}

void Hunt::gather_islands(Exchange& exchange) {
  if (exchange.ranks() == 1) return;
  StateWriter own;
  for (const std::size_t i : own_islands(exchange, islands_.size())) islands_[i].save(own);
  const auto all = exchange.gather(own.bytes());
  whole_ = all.has_value();
  if (!all) return;
  for (std::size_t rank = 0; rank < all->size(); ++rank) {
    if (rank == exchange.rank()) continue;
    StateReader state((*all)[rank]);
    for (std::size_t i = rank; i < islands_.size(); i += exchange.ranks()) {
      islands_[i].restore(state);
    }
    whole_ = whole_ && state.good() && state.at_end();
  }
}

}  // namespace nonet
