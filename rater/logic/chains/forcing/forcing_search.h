// Rows 23-30: consequences of each state of a candidate, of every digit of a cell, of every place
// of a digit in a house. One propagation per assumption and grid is made and shared by all hints
// that use it; conclusions are intersections of sets; lengths are sums of counts that the
// propagations carry. If only the best hint is wanted, the best complexity so far bounds the rest.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rater/logic/chains/forcing/coverage.h"
#include "rater/logic/chains/forcing/propagator.h"
#include "rater/logic/chains/grid/chain_grid.h"
#include "rater/logic/chains/links/single_source.h"
#include "rater/logic/chains/lookahead/lookahead.h"

namespace nonet::chains {

// The number is the procedure's tie-break between hints of equal rating and length.
enum class HintKind : std::uint8_t { kDouble = 1, kCell = 5, kRegion = 6, kContradiction = 7 };

struct ForcingHint {
  HintKind kind = HintKind::kContradiction;
  int complexity = 0;
  std::uint64_t order = 0;  // of discovery
  CandidateId source = 0;   // a candidate of the cell; the assumption; a place in the house
  bool source_on = true;    // contradictions
  House house;              // regions
  CandidateId target = 0;   // placed or removed
  bool target_on = false;
};

inline constexpr int kNoBound = 1 << 20;

// The row's technique; in the static row cells and regions have techniques of their own.
TechniqueId technique_of(const ForcingHint& hint, const ForcingRules& rules);

// The end of a hint's branch, with the propagation that found it.
struct Branch {
  const Propagation* propagation;
  NodeIndex target;
};

class HintCollector {
 public:
  enum class Scope : std::uint8_t { kBest, kAll };

  // kAll keeps the best hint for each set of removals. kBest keeps the best hint; of hints longer
  // than `limit` it keeps at most one, and only if there are no shorter ones.
  void start(Scope scope, const ChainGrid& grid, int limit = kNoBound);
  // Whether a hint of at least this complexity could still be kept.
  [[nodiscard]] bool wants(const ForcingHint& hint) const;
  void add(const ForcingHint& hint);
  // Longer hints are not wanted, whatever their conclusion.
  [[nodiscard]] int greatest_complexity() const;
  // Sorted by (complexity, kind, order).
  [[nodiscard]] std::vector<ForcingHint> sorted() const;
  [[nodiscard]] std::optional<ForcingHint> best() const;

 private:
  // Equal keys mean equal removals.
  [[nodiscard]] std::size_t removal_key(const ForcingHint& hint) const;

  Scope scope_ = Scope::kBest;
  const ChainGrid* grid_ = nullptr;
  int limit_ = kNoBound;
  std::vector<ForcingHint> hints_;
  std::array<std::uint16_t, 2 * kCandidates> slot_{};  // 1 + index into hints_
};

class ForcingSearch {
 public:
  // Forgets all earlier grids. Both arguments are borrowed until the next call.
  void load(const ChainGrid& ground, const FilledCounts& filled);
  // Fills the collector with the hints of a row. Rows of rising level share propagations.
  void search(const ForcingRules& rules, HintCollector& out);
  [[nodiscard]] std::vector<Branch> branches(const ForcingHint& hint);
  // As branches(), propagated again with the proofs of nested chains recorded. `root` is the grid
  // of those proofs: the step's grid, even if this search runs among assumptions. REQUIRES: the
  // hint comes from the last search, whose collector still exists.
  [[nodiscard]] std::vector<Branch> recorded_branches(const ForcingHint& hint,
                                                      const ChainGrid& root);

 private:
  struct Assumption {
    CandidateId source = 0;
    bool on = true;
  };
  struct Assumptions {
    std::array<Assumption, kSize> list{};
    std::size_t count = 0;

    void add(Assumption assumption) { list[count++] = assumption; }
    [[nodiscard]] std::span<const Assumption> all() const& { return {list.data(), count}; }
    std::span<const Assumption> all() const&& = delete;  // it would outlive its list
  };

  [[nodiscard]] bool is_source_cell(Cell cell) const;
  void search_contradictions();
  void contradiction(const Assumption& assumption);
  void search_cell(Cell cell);
  void doubles(CandidateId source);
  void regions(CandidateId source);
  void cell_reduction(Cell cell);
  [[nodiscard]] Assumptions assumptions_of(const ForcingHint& hint) const;

  // Hints shared by several assumptions, which `hint` determines.
  void shared(ForcingHint hint);
  void search_waiting();
  bool advance(const ForcingHint& hint);
  [[nodiscard]] bool may_be_short(ForcingHint& hint);
  void restrict(Places& targets, const Assumption& assumption, bool on);
  [[nodiscard]] int least_count(const Assumption& assumption, CandidateId target, bool on) const;
  void common_targets(ForcingHint hint);
  void offer(ForcingHint& hint);

  // The propagation of the assumption, continued to the level.
  Propagation& propagation(const Assumption& assumption, int level);
  [[nodiscard]] int useful_length() const;
  void extend(Propagation& p, int level);
  // The removals found by the rules of a level beyond those of lower levels. True: apart from the
  // consequences of these removals the level is exhausted.
  bool nested_removals(int level, int barren, RemovalList& out);
  // Whether all consequences of these nodes are too long to be wanted.
  [[nodiscard]] bool all_too_long(const Propagation& p, std::size_t first) const;
  void use_single_source(RemovalList& out);
  void use_hint(const SingleHint& hint, Coverage& coverage, RemovalList& out);
  void use_forcing(const ForcingRules& rules, RemovalList& out);
  static int nested_complexity(std::span<const Branch> branches);

  const ChainGrid* ground_ = nullptr;
  const FilledCounts* filled_ = nullptr;
  ForcingRules rules_;
  HintCollector* out_ = nullptr;
  std::uint64_t group_ = 0;  // the group of the next hints, for their order

  std::vector<ForcingHint> waiting_;  // a heap, shortest first
  Lookahead ahead_;
  bool ahead_loaded_ = false;
  Propagator propagator_;
  const Propagation* live_ = nullptr;  // the one whose working grid the propagator holds
  RemovalList removals_;
  std::vector<std::unique_ptr<Propagation>> pool_;
  std::size_t pool_used_ = 0;
  const ChainGrid* record_for_ = nullptr;  // the root of the proofs to record; null: none are
                                           // recorded
  bool truncated_ = false;  // some propagation was cut off at the useful length of its time
  std::array<std::array<std::uint16_t, kCandidates>, 2> slot_{};  // 1 + index into pool_

  // Reused for searches among assumptions.
  ChainGrid nested_ground_;
  std::unique_ptr<SingleSourceSearch> single_source_;
  std::unique_ptr<ForcingSearch> nested_;
};

}  // namespace nonet::chains
