#include "rater/logic/chains/lookahead/lookahead.h"

#include <algorithm>
#include <optional>
#include <span>

namespace nonet::chains {

namespace {

// The layer that each level continues. Level 3 nests static chains, which level 4 does not use.
constexpr std::array<int, 6> kBelow = {-1, 0, 1, 2, 2, 4};
// Level 3 depends on the first place of a house, so it is not monotone over grids.
constexpr int kNestsStatic = 3;
constexpr int kNestingLevel = 4;

// Calls visit(id) for the candidates of cells with two or more.
template <typename Visit>
void for_each_source(const CandidateBoard& board, Visit visit) {
  const Bands many = tally_cells(board).many;
  for (const Digit d : all_digits()) {
    for_each_cell(many & board[d], [&](Cell cell) { visit(id_of(cell, d)); });
  }
}

void add_to(CandidateBoard& sum, const CandidateBoard& board) {
  for (const Digit d : all_digits()) sum[d] |= board[d];
}

// Candidates one of which must be on: the candidates of a cell, or the places of a digit in a
// house.
struct SearchChoice {
  std::optional<House> house;  // none: a cell
  std::array<CandidateId, kSize> members{};
  std::size_t count = 0;

  [[nodiscard]] std::span<const CandidateId> candidates() const { return {members.data(), count}; }
};

// Calls visit(choice) for all choices with two or more members.
template <typename Visit>
void for_each_choice(const CandidateBoard& board, Visit visit) {
  PerCell<SearchChoice> cells;
  for (const Digit digit : all_digits()) {
    PerHouse<SearchChoice> houses;
    for_each_cell(board[digit], [&](Cell cell) {
      const CandidateId id = id_of(cell, digit);
      const auto add = [&](SearchChoice& choice) { choice.members[choice.count++] = id; };
      add(cells[cell]);
      for (const House house : kCellPlaces[cell].house) add(houses[house]);
    });
    for (const House house : all_houses()) {
      SearchChoice& places = houses[house];
      places.house = house;
      if (places.count >= 2) visit(places);
    }
  }
  for (const SearchChoice& cell : cells) {
    if (cell.count >= 2) visit(cell);
  }
}

// Whether the closures of a choice share a conclusion; they do if one of them contradicts itself.
bool shares(const SearchChoice& choice, const std::vector<Closure>& closures,
            const CandidateBoard& ground) {
  CandidateBoard sum{};
  for (const CandidateId id : choice.candidates()) {
    if (closures[id].contradiction) return true;
    add_to(sum, closures[id].left);
  }
  return !same(sum, ground);
}

// For the intersection of two closed boards, the state in which hidden singles are exhausted.
CandidateBoard quiet_houses(const CandidateBoard& both, const CandidateBoard& a,
                            const CandidateBoard& b) {
  CandidateBoard quiet;
  for (const Digit d : all_digits()) quiet[d] = same(both[d], a[d]) ? a[d] : b[d];
  return quiet;
}

}  // namespace

void Lookahead::load(const ChainGrid& ground, const FilledCounts& filled) {
  grid_ = ground;
  filled_ = filled;
  ground_ = board_of(ground, filled);
  rules_.load(ground_, filled);
  states_.fill(State::kUnknown);
  chains_ = State::kUnknown;
}

bool Lookahead::look(const ForcingRules& rules) {
  everything_ = false;
  level_ = -1;
  dead_.fill(CellSet());
  dead_off_.fill(CellSet());
  shared_cells_ = CellSet();
  shared_houses_.fill(0);
  switch (rules.mode) {
    case LinkMode::kOneDigit:
      return look_one_digit();
    case LinkMode::kStatic:
      return look_static();
    case LinkMode::kDynamic:
      break;
  }
  return look_dynamic(rules.level);
}

bool Lookahead::look_one_digit() {
  everything_ = !is_quiet(0);
  if (everything_) return true;
  CandidateBoard open = ground_;
  for (const Digit d : all_digits()) {
    if (same(ground_[d], one_digit_quiet_[d])) open[d] = Bands{};
  }
  for_each_source(ground_, [&](CandidateId id) {
    if (!has(open, id)) return;
    if (rules_.contradicts_in_digit(id, true)) insert(dead_, id);
    if (rules_.contradicts_in_digit(id, false)) insert(dead_off_, id);
  });
  bool found = false;
  for (const Digit d : all_digits()) {
    const bool quiet = dead_[d].empty() && dead_off_[d].empty();
    if (quiet) one_digit_quiet_[d] = ground_[d];
    found = found || !quiet;
  }
  return found;
}

bool Lookahead::look_static() {
  everything_ = !is_quiet_for_chains();
  if (everything_) return true;
  const StaticLinks::Multiple found = rules_.links().multiple(ground_);
  for_each_cell(found.cells, [&](Cell cell) { shared_cells_.insert(cell); });
  shared_houses_ = found.houses;
  const auto some = [](std::uint16_t digits) { return digits != 0; };
  return !shared_cells_.empty() || std::ranges::any_of(shared_houses_, some);
}

bool Lookahead::look_dynamic(int level) {
  everything_ = !close_all(level);
  if (everything_) return true;
  level_ = level;
  off_.clear();
  off_slot_.fill(0);
  return collect(level);
}

bool Lookahead::is_quiet(int level) {
  if (level == 2 && !is_quiet_for_chains()) return false;
  Closure ground = rules_.nothing_assumed();
  OpenClosure open{ground, all_candidates(), all_candidates()};
  return rules_.close(open, std::min(level, 1)) && same(ground.left, ground_);
}

bool Lookahead::is_quiet_for_chains() {
  if (chains_ == State::kUnknown) {
    CandidateBoard left = ground_;
    const bool closed = is_quiet(0) && !rules_.links().remove_implied(left);
    chains_ = closed ? State::kClosed : State::kUncertain;
  }
  return chains_ == State::kClosed;
}

bool Lookahead::may_have_patterns(const ChainGrid& work) {
  if (states_[1] != State::kClosed) return true;
  Closure closure;
  closure.left = board_of(work, filled_);
  OpenClosure open{closure, ground_, ground_};
  return rules_.use_patterns(open);
}

CandidateBoard Lookahead::removed_by_chains(const ChainGrid& work) {
  CandidateBoard removed = board_of(work, filled_);
  if (!is_quiet_for_chains()) return removed;
  CandidateBoard left = removed;
  rules_.links().remove_implied(left);
  for (const Digit d : all_digits()) removed[d] &= ~left[d];
  return removed;
}

bool Lookahead::close_all(int level) {
  const auto at = static_cast<std::size_t>(level);
  State& state = states_[at];
  if (state != State::kUnknown) return state != State::kUncertain;
  state = State::kUncertain;
  const int below = kBelow[at];
  if (below >= 0 && !close_all(below)) return false;
  if (level <= 2 && !is_quiet(level)) return false;
  if (level == kNestsStatic && !rules_.links().multiple(ground_).empty()) return false;
  if (level >= kNestingLevel && has_hints(level == kNestingLevel ? 0 : 2)) return false;
  Layer& layer = layers_[at];
  layer.on.resize(kCandidates);
  const bool continued = layer.filled && level != kNestsStatic && is_subset(ground_, layer.ground);
  layer.ground = ground_;
  layer.filled = true;
  for_each_source(ground_, [&](CandidateId id) { close_one(level, id, continued); });
  state = State::kClosed;
  return true;
}

void Lookahead::close_one(int level, CandidateId id, bool continued) {
  const auto at = static_cast<std::size_t>(level);
  Closure& closure = layers_[at].on[id];
  if (continued && closure.contradiction) return;
  const Closure start =
      level == 0 ? rules_.assume(id, true) : layers_[static_cast<std::size_t>(kBelow[at])].on[id];
  const CandidateBoard& start_quiet = level == 0 ? ground_ : start.left;
  if (!continued || start.contradiction) {
    closure = start;
    OpenClosure open{closure, start_quiet, level == 1 ? ground_ : start_quiet};
    if (!start.contradiction) close(open, level);
    return;
  }
  const CandidateBoard before = closure.left;
  for (const Digit d : all_digits()) closure.left[d] &= start.left[d];
  if (same(before, closure.left)) return;
  closure.solved |= start.solved;
  OpenClosure open{closure, quiet_houses(closure.left, start_quiet, before), before};
  close(open, level);
}

void Lookahead::close(OpenClosure& open, int level) {
  while (rules_.close(open, std::min(level, 2))) {
    if (level == kNestsStatic) {
      if (!use_multiple(open)) return;
    } else if (level < kNestingLevel || !use_trials(open, level)) {
      return;
    }
  }
}

bool Lookahead::use_multiple(OpenClosure& open) {
  const StaticLinks::Multiple found = rules_.links().multiple(open.now.left);
  for (const Digit d : all_digits()) open.now.left[d] &= ~found.removed[d];
  return !found.empty();
}

bool Lookahead::use_trials(OpenClosure& open, int level) {
  return try_all(open, 0) || (level > kNestingLevel && try_all(open, 2));
}

bool Lookahead::try_all(OpenClosure& open, int level) {
  Closure& now = open.now;
  const CandidateBoard loaded = now.left;
  const std::vector<Closure>& alone = layers_[static_cast<std::size_t>(level)].on;
  trial_rules_.load(loaded, filled_);
  trials_.resize(kCandidates);
  bool removed = false;
  for_each_source(loaded, [&](CandidateId id) {
    if (now.contradiction || !has(now.left, id)) return;
    Closure& trial = trials_[id];
    trial.contradiction = false;
    trial.solved = now.solved | alone[id].solved;
    for (const Digit d : all_digits()) trial.left[d] = now.left[d] & alone[id].left[d];
    OpenClosure opened{trial, quiet_houses(trial.left, now.left, alone[id].left), now.left};
    if (trial_rules_.close(opened, level)) return;
    removed = true;
    now.left[digit_of(id)] &= ~single_cell(cell_of(id));
    rules_.close(open, 1);
  });
  if (removed) return true;
  // The removals shared by all candidates of a cell or house.
  CandidateBoard kept = now.left;
  for_each_choice(now.left, [&](const SearchChoice& choice) {
    CandidateBoard shared{};
    for (const CandidateId id : choice.candidates()) add_to(shared, trials_[id].left);
    for (const Digit d : all_digits()) kept[d] &= shared[d];
  });
  if (same(kept, now.left)) return false;
  now.left = kept;
  return true;
}

bool Lookahead::has_hints(int level) const {
  const std::vector<Closure>& on = layers_[static_cast<std::size_t>(level)].on;
  bool found = false;
  for_each_choice(
      ground_, [&](const SearchChoice& choice) { found = found || shares(choice, on, ground_); });
  return found;
}

bool Lookahead::collect(int level) {
  const std::vector<Closure>& on = layers_[static_cast<std::size_t>(level)].on;
  bool found = false;
  for_each_choice(ground_, [&](const SearchChoice& choice) {
    if (!shares(choice, on, ground_)) return;
    found = true;
    const CandidateId first = choice.members.front();
    if (!choice.house) {
      shared_cells_.insert(candidate_of(first).cell);
    } else {
      std::uint16_t& digits = shared_houses_[*choice.house];
      digits = static_cast<std::uint16_t>(digits | bit_of(digit_of(first)));
    }
  });
  if (!found) return false;
  for_each_source(ground_, [&](CandidateId id) {
    if (on[id].contradiction) insert(dead_, id);
  });
  for_each_source(ground_, [&](CandidateId id) {
    if (contradicts_when_off(id)) insert(dead_off_, id);
  });
  return true;
}

// Every consequence of x off follows from each other candidate of its cell and houses, so all of
// these must contradict themselves.
bool Lookahead::contradicts_when_off(CandidateId id) {
  const CellPlace& place = kCellPlaces[cell_of(id)];
  if (!dead_[digit_of(id)].contains(grid_.places[digit_of(id)] & place.all_peers)) return false;
  for (unsigned rest = grid_.digits[cell_of(id)] & ~bit_of(digit_of(id)); rest != 0;
       rest &= rest - 1) {
    if (!contains(dead_, id_of(cell_of(id), lowest_digit(rest)))) return false;
  }
  return closure_off(id).contradiction;
}

const Closure& Lookahead::closure_off(CandidateId id) {
  std::uint16_t& slot = off_slot_[id];
  if (slot == 0) {
    off_.push_back(rules_.assume(id, false));
    slot = static_cast<std::uint16_t>(off_.size());
    OpenClosure open{off_.back(), ground_, ground_};
    close(open, level_);
  }
  return off_[slot - 1U];
}

const Closure* Lookahead::closure(CandidateId source, bool on) {
  if (level_ < 0) return nullptr;
  return on ? &layers_[static_cast<std::size_t>(level_)].on[source] : &closure_off(source);
}

bool Lookahead::may_contradict(CandidateId source, bool on) const {
  return everything_ || contains(on ? dead_ : dead_off_, source);
}

bool Lookahead::may_share(Cell cell) const { return everything_ || shared_cells_.contains(cell); }

bool Lookahead::may_share(House house, Digit digit) const {
  return everything_ || (shared_houses_[house] & bit_of(digit)) != 0;
}

}  // namespace nonet::chains
