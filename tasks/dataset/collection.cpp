#include "tasks/dataset/collection.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <tuple>
#include <utility>

#include "base/request_error.h"

namespace nonet {
namespace {

class Collection {
 public:
  Collection(const DatasetPlan& plan, const RunControl& control,
             const CollectionCallbacks& callbacks)
      : plan_(plan), control_(control), callbacks_(callbacks), book_(book_of(plan)) {
    draft_.counts.resize(plan.strata.size());
  }

  Result<DatasetDraft> run() {
    for (std::size_t stratum = 0; stratum < plan_.strata.size(); ++stratum) {
      report(plan_.strata[stratum]);
      if (const Status filled = fill(stratum); !filled) return filled.error();
    }
    for (std::size_t stratum = 0; stratum < plan_.strata.size(); ++stratum) {
      auto& missing = draft_.missing.emplace_back();
      for (std::size_t i = 0; i < kSplits; ++i) missing[i] = book_.left_in(stratum, i);
    }
    return std::move(draft_);
  }

 private:
  static SplitBook book_of(const DatasetPlan& plan) {
    std::vector<std::uint64_t> counts;
    counts.reserve(plan.strata.size());
    for (const Stratum& stratum : plan.strata) counts.push_back(stratum.count);
    return {plan.seed, plan.shares, counts};
  }

  // Portion after portion, until there are enough.
  Status fill(std::size_t stratum) {
    for (std::uint64_t number = 0; book_.left(stratum) > 0 && !control_.should_stop(); ++number) {
      const auto end = take_portion(stratum, number);
      if (!end) return end.error();
      if (*end == PortionEnd::kTries) return {};
    }
    return {};
  }

  Result<PortionEnd> take_portion(std::size_t stratum, std::uint64_t number) {
    const Stratum& wanted = plan_.strata[stratum];
    std::size_t offered = 0;
    if (callbacks_.read) {
      const auto kept = callbacks_.read(wanted, number);
      if (!kept) return kept.error();
      if (*kept) {
        for (const DatasetBoard& board : (*kept)->boards) {
          if (offer(stratum, board) == Flow::kStop) return PortionEnd::kStopped;
        }
        if ((*kept)->whole) return PortionEnd::kWhole;
        offered = (*kept)->boards.size();
      }
    }
    return make(stratum, number, offered);
  }

  // Its first `offered` boards are those of an earlier search that ended early.
  Result<PortionEnd> make(std::size_t stratum, std::uint64_t number, std::size_t offered) {
    const Stratum& wanted = plan_.strata[stratum];
    KeptPortion portion;
    const PortionEnd end = make_portion({.stratum = wanted,
                                         .seed = plan_.seed,
                                         .number = number,
                                         .threads = plan_.threads,
                                         .max_tries = plan_.max_tries},
                                        control_, [&](const DatasetBoard& board) {
                                          portion.boards.push_back(board);
                                          if (portion.boards.size() <= offered) {
                                            return Flow::kContinue;
                                          }
                                          return offer(stratum, board);
                                        });
    portion.whole = end == PortionEnd::kWhole;
    if (!callbacks_.keep || portion.boards.empty()) return end;
    if (const Status kept = callbacks_.keep(wanted, number, portion); !kept) return kept.error();
    return end;
  }

  void report(const Stratum& now) {
    if (callbacks_.progress) callbacks_.progress(draft_.entries.size(), now);
  }

  [[nodiscard]] bool is_against(const ClassKeys& keys) const {
    if (plan_.against == nullptr) return false;
    LikenessKeys of_list;
    of_list.set(Likeness::kIsomorphic, keys.puzzle);
    if (plan_.farthest == Likeness::kSameGrid) of_list.set(Likeness::kSameGrid, keys.grid);
    return plan_.against->find(of_list).has_value();
  }

  // kStop: the stratum has enough.
  Flow offer(std::size_t stratum, const DatasetBoard& board) {
    StratumCount& count = draft_.counts[stratum];
    ++count.candidates;
    const ClassKeys keys{fingerprint(canonicalizer_.grid_of(board.givens)),
                         fingerprint(canonicalizer_.grid_of(board.solution))};
    if (is_against(keys)) {
      ++count.against;
      return Flow::kContinue;
    }
    const SplitBook::Answer answer = book_.admit(stratum, keys);
    count.repeated += answer.admission == Admission::kRepeated ? 1 : 0;
    count.spare += answer.admission == Admission::kFull ? 1 : 0;
    if (answer.admission == Admission::kTaken) {
      draft_.entries.push_back({board, keys, static_cast<std::uint32_t>(stratum),
                                static_cast<std::uint32_t>(answer.split)});
      report(plan_.strata[stratum]);
    }
    return book_.left(stratum) == 0 ? Flow::kStop : Flow::kContinue;
  }

  const DatasetPlan& plan_;
  const RunControl& control_;
  const CollectionCallbacks& callbacks_;
  Canonicalizer canonicalizer_;
  SplitBook book_;
  DatasetDraft draft_;
};

}  // namespace

std::uint64_t DatasetDraft::missing_of(std::size_t stratum) const {
  const auto& parts = missing[stratum];
  return std::accumulate(parts.begin(), parts.end(), std::uint64_t{0});
}

Result<DatasetDraft> collect_dataset(const DatasetPlan& plan, const RunControl& control,
                                     const CollectionCallbacks& callbacks) {
  return Collection(plan, control, callbacks).run();
}

void put_in_file_order(std::vector<DatasetEntry>& entries) {
  std::ranges::sort(entries, {}, [](const DatasetEntry& entry) {
    return std::tuple(entry.split, entry.keys.puzzle.high, entry.keys.puzzle.low);
  });
}

Result<std::optional<KeptPortion>> stored_portion(const Store& store, const std::string& name) {
  const auto bytes = store.checkpoint(name);
  if (!bytes) return bytes.error();
  if (!*bytes) return std::optional<KeptPortion>();
  auto portion = portion_of_bytes(**bytes);
  if (portion) return portion;
  return request_error(
      fmt::format("{}: {} is damaged, or of another version of nonet", store.path(), name));
}

Status store_portion(Store& store, const std::string& name, const KeptPortion& portion,
                     const std::string& now) {
  auto writer = store.write();
  if (!writer) return writer.error();
  if (Status saved = writer->save_checkpoint(name, now, bytes_of_portion(portion)); !saved) {
    return saved;
  }
  return writer->commit();
}

}  // namespace nonet
