#include "rater/logic/chains/tables/implications.h"

#include <algorithm>

#include "rater/logic/chains/tables/trial.h"
#include "rater/logic/position/houses.h"

namespace nonet::tables {

namespace {

constexpr std::uint16_t kLinkDistance = 2;  // a node is one step from itself

}  // namespace

void ImplicationTable::clear() {
  entries.clear();
  base = 0;
  conclusions = {};
  expanded = false;
}

void ImplicationTable::add(NodeId node, const std::array<std::uint16_t, 5>& parents) {
  if (entries.size() >= kMostEntries) return;
  if (!is_group(node)) {
    if (conclusions.has(node)) return;
    conclusions.insert(node);
  }
  // A node is one step from itself.
  const std::uint16_t before = parents[0] < entries.size() ? entries[parents[0]].distance : 0;
  Entry entry{node, static_cast<std::uint16_t>(before + 1), kOwn, parents};
  // As in HoDoKu, the parent furthest down the table comes first.
  for (std::size_t i = 1; i < parents.size(); ++i) {
    if (entry.parents[i] > entry.parents[0]) std::swap(entry.parents[i], entry.parents[0]);
  }
  entries.push_back(entry);
  base = entries.size();
}

std::uint16_t ImplicationTable::position_of(NodeId node) const {
  for (std::size_t i = base; i-- > 0;) {
    if (entries[i].node == node) return static_cast<std::uint16_t>(i);
  }
  return 0;
}

CellSet Tables::cells_of_node(NodeId node) const {
  return is_group(node) ? groups_[group_of(node)].cells : CellSet(candidate_of(node).cell);
}

Digit Tables::digit_of_node(NodeId node) const {
  return is_group(node) ? groups_[group_of(node)].digit : candidate_of(node).digit;
}

CellSet Tables::peers_of_node(NodeId node) const {
  return is_group(node) ? groups_[group_of(node)].peers : peers_of(candidate_of(node).cell);
}

void Tables::clear() {
  for (const NodeId node : in_use_) tables_[node].clear();
  in_use_.clear();
  groups_.clear();
  sets_.clear();
  rectangles_.clear();
  by_rectangle_.clear();
  implications_.clear();
  linked_.clear();
  linked_count_ = 0;
  most_entries_ = kMostEntries;
}

ImplicationTable& Tables::table_of(NodeId node) const {
  if (tables_.size() <= node) tables_.resize(std::max<std::size_t>(node + 1U, kCandidateNodes));
  ImplicationTable& table = tables_[node];
  if (table.entries.empty()) in_use_.push_back(node);
  return table;
}

void Tables::add(NodeId from, NodeId to) {
  if (nets_) {
    table_of(from).add(to);
  } else {
    implications_.push_back({from, to});
  }
}

void Tables::fill_with_links(const Position& position, Nodes nodes) {
  clear();
  nets_ = false;
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) add_links(position, {cell, digit});
  }
  if (nodes != Nodes::kCandidates) add_crossings(position);
  if (has_locked_sets(nodes)) {
    add_locked_sets(position, nodes);
    most_entries_ = node_count();  // HoDoKu's bound would be too small: its sets would fill the
                                   // tables
  }
  if (has_rectangles(nodes)) add_rectangles(position);
  finish(position);
}

void Tables::fill_with_nets(const Position& position) {
  clear();
  nets_ = true;
  Trial trial(position);
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) {
      const Candidate candidate{cell, digit};
      trial.play(candidate, true, table_of(node_of(candidate, true)));
      trial.play(candidate, false, table_of(node_of(candidate, false)));
    }
  }
  add_crossings(position);
  finish(position);
}

// By cell, then row, column, box, each place once.
void Tables::add_links(const Position& position, Candidate candidate) {
  const NodeId if_on = node_of(candidate, true);
  const NodeId if_off = node_of(candidate, false);
  const DigitSet others = position.candidates(candidate.cell) - DigitSet(candidate.digit);
  for (const Digit other : others) add(if_on, node_of({candidate.cell, other}, false));
  if (others.size() == 1) add(if_off, node_of({candidate.cell, others.first()}, true));
  CellSet weak(candidate.cell);
  CellSet strong;
  for (const House house : houses_of(candidate.cell)) {
    const CellSet places =
        (cell_set_of(house) & position.places(candidate.digit)) - CellSet(candidate.cell);
    for (const Cell cell : places - weak) add(if_on, node_of({cell, candidate.digit}, false));
    weak |= places;
    if (places.size() != 1 || strong.contains(places)) continue;
    add(if_off, node_of({places.first(), candidate.digit}, true));
    strong |= places;
  }
}

void Tables::add_crossings(const Position& position) {
  const std::vector<CrossingGroup> all = crossings(position);
  PerDigit<std::vector<std::size_t>> of_digit;
  for (std::size_t i = 0; i < all.size(); ++i) {
    add_group(all[i].group);
    of_digit[all[i].group.digit].push_back(i);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    link_group_to_cells(position, i);
    link_crossing(position, all, i, of_digit[all[i].group.digit]);
  }
}

std::size_t Tables::add_group(const GroupNode& group) {
  const std::size_t number = groups_.size();
  groups_.push_back(group);
  if (!nets_) return number;
  for (const bool on : {true, false}) add(group_node(number, on), group_node(number, on));
  return number;
}

void Tables::link_group_to_cells(const Position& position, std::size_t group) {
  const GroupNode& node = groups_[group];
  for (const Cell cell : position.places(node.digit) & node.peers) {
    add(group_node(group, true), node_of({cell, node.digit}, false));
    add(node_of({cell, node.digit}, true), group_node(group, false));
  }
}

// Links the group to the digit's only other place in its line or box, and to the other groups
// there.
void Tables::link_crossing(const Position& position, const std::vector<CrossingGroup>& all,
                           std::size_t group, std::span<const std::size_t> of_digit) {
  const GroupNode& node = groups_[group];
  const std::array<House, 2> houses = {all[group].line, all[group].box};
  for (const House house : {houses[1], houses[0]}) {
    const CellSet others = position.places(node.digit) & node.peers & cell_set_of(house);
    if (others.size() != 1) continue;
    add(group_node(group, false), node_of({others.first(), node.digit}, true));
    add(node_of({others.first(), node.digit}, false), group_node(group, true));
  }
  // The number of other groups of the digit in the line and in the box, and the first of them.
  std::array<int, 2> count{};
  std::array<std::size_t, 2> first{};
  for (const std::size_t i : of_digit) {
    if (i == group || groups_[i].cells.intersects(node.cells)) continue;
    for (std::size_t h = 0; h < houses.size(); ++h) {
      if (houses[h] != (h == 0 ? all[i].line : all[i].box)) continue;
      if (count[h]++ == 0) first[h] = i;
      add(group_node(group, true), group_node(i, false));
    }
  }
  for (std::size_t h = 0; h < houses.size(); ++h) {
    if (count[h] != 1) continue;
    const CellSet left = (cell_set_of(houses[h]) & position.places(node.digit)) - node.cells -
                         groups_[first[h]].cells;
    if (left.empty()) add(group_node(group, false), group_node(first[h], true));
  }
}

bool Tables::link(NodeId from, NodeId to) {
  for (; linked_count_ < implications_.size(); ++linked_count_) {
    linked_.insert(key_of(implications_[linked_count_]));
  }
  if (linked_.contains(key_of({from, to}))) return false;
  add(from, to);
  return true;
}

std::size_t Tables::group_with(const Position& position, Digit digit, CellSet cells) {
  const auto known = std::ranges::find_if(groups_, [&](const GroupNode& group) {
    return group.digit == digit && group.cells == cells;
  });
  if (known != groups_.end()) return static_cast<std::size_t>(known - groups_.begin());
  const std::size_t added = add_group({digit, cells, common_peers(cells)});
  link_group_to_cells(position, added);
  for (std::size_t i = 0; i < added; ++i) {
    if (groups_[i].digit != digit || !groups_[i].peers.contains(cells)) continue;
    link(group_node(i, true), group_node(added, false));
    link(group_node(added, true), group_node(i, false));
  }
  return added;
}

namespace {

// Whether the cell sees all places of each of these digits in the set.
bool hold_once(const AlmostLockedSet& set, Cell cell, DigitSet digits) {
  for (const Digit digit : digits) {
    if (!peers_of(cell).contains(set.places[digit])) return false;
  }
  return true;
}

// The set with a cell outside its house that adds one digit and sees all places of its other
// digits: again each digit can occur only once, and there is one more digit than there are cells.
AlmostLockedSet with_cell(const Position& position, const AlmostLockedSet& set, Cell cell) {
  AlmostLockedSet wider = set;
  wider.cells.insert(cell);
  wider.digits |= position.candidates(cell);
  wider.sees = {};
  for (const Digit digit : wider.digits) {
    if (position.candidates(cell).contains(digit)) wider.places[digit].insert(cell);
    wider.seen[digit] = common_peers(wider.places[digit]) & position.places(digit);
    wider.seen[digit] -= wider.cells;
    wider.sees |= wider.seen[digit];
  }
  return wider;
}

bool can_take(const Position& position, const AlmostLockedSet& set, Cell cell) {
  const DigitSet candidates = position.candidates(cell);
  if ((candidates - set.digits).size() != 1) return false;
  const DigitSet shared = candidates & set.digits;
  return shared.size() >= 2 && hold_once(set, cell, shared) &&
         !house_with(set.cells | CellSet(cell));
}

// A locked set may leave a cell only one digit, though none of its digits alone does.
void add_sets_with_cell(const Position& position, std::vector<AlmostLockedSet>& sets) {
  const std::size_t in_houses = sets.size();
  for (std::size_t i = 0; i < in_houses; ++i) {
    for (const Cell cell : position.empty_cells() - sets[i].cells) {
      if (can_take(position, sets[i], cell)) sets.push_back(with_cell(position, sets[i], cell));
    }
  }
}

}  // namespace

// A set that loses one of its digits is locked: it has all the others.
void Tables::add_locked_sets(const Position& position, Nodes nodes) {
  sets_ = almost_locked_sets(position);
  // A cell with two candidates has its own links.
  std::erase_if(sets_, [](const AlmostLockedSet& set) { return set.cells.size() < 2; });
  if (nodes == Nodes::kWiderSets) add_sets_with_cell(position, sets_);
  for (const AlmostLockedSet& set : sets_) {
    std::array<NodeId, kSize> node{};  // by digit: the node "false"
    DigitSet digits;
    for (const Digit digit : set.digits) {
      if (!house_with(set.places[digit])) continue;
      digits.insert(digit);
      node[static_cast<std::size_t>(digit.index())] = node_with(position, digit, set.places[digit]);
    }
    for (const Digit gone : digits) {
      for (const Digit locked : digits - DigitSet(gone)) {
        link(node[static_cast<std::size_t>(gone.index())],
             node_on(node[static_cast<std::size_t>(locked.index())]));
      }
    }
  }
}

NodeId Tables::node_with(const Position& position, Digit digit, CellSet cells) {
  return cells.size() == 1 ? node_of({cells.first(), digit}, false)
                           : group_node(group_with(position, digit, cells), false);
}

// One of the two groups of guardians is true.
void Tables::add_rectangles(const Position& position) {
  rectangles_ = rectangle_links(position);
  for (const RectangleLink& rectangle : rectangles_) {
    const NodeId one = node_with(position, rectangle.one.digit, rectangle.one.cells);
    const NodeId other = node_with(position, rectangle.other.digit, rectangle.other.cells);
    if (link(one, node_on(other))) by_rectangle_.insert(key_of({one, node_on(other)}));
    if (link(other, node_on(one))) by_rectangle_.insert(key_of({other, node_on(one)}));
  }
}

// An expanded entry leads through the base of its source, where a net may take several steps.
void Tables::trace(const ImplicationTable& table, std::size_t entry, Way& way) const {
  way.nodes.assign(1, table.entries[entry].node);
  way.net = false;
  const auto follow = [&](const ImplicationTable& in, std::size_t at) {
    while (at != 0 && way.nodes.size() < kMostEntries) {
      const auto& parents = in.entries[at].parents;
      for (std::size_t i = 1; i < parents.size(); ++i) way.net = way.net || parents[i] != 0;
      at = parents[0];
      way.nodes.push_back(in.entries[at].node);
    }
  };
  if (!nets_) return follow(table, entry);
  while (entry != 0 && way.nodes.size() < kMostEntries) {
    const Entry& here = table.entries[entry];
    if (here.source == kOwn) {
      follow(table, entry);
      return;
    }
    const ImplicationTable& source = tables_[here.source];
    follow(source, source.position_of(here.node));
    entry = here.parents[0];
  }
}

// The links of each node in the order of their discovery.
void Tables::list_links() {
  lists_.first.assign(node_count() + 2, 0);
  for (const Implication& implication : implications_) ++lists_.first[implication.from + 2U];
  for (std::size_t i = 2; i < lists_.first.size(); ++i) lists_.first[i] += lists_.first[i - 1];
  lists_.links.resize(implications_.size());
  for (const Implication& implication : implications_) {
    lists_.links[lists_.first[implication.from + 1U]++] = {implication.to, kLinkDistance};
  }
  lists_.first.pop_back();
  equally_long_ = true;
}

void Tables::list_entries() {
  lists_.links.clear();
  lists_.first.assign(1, 0);
  equally_long_ = true;
  for (std::size_t node = 0; node < node_count(); ++node) {
    const ImplicationTable& table = tables_[node];
    for (std::size_t k = 1; k < table.base; ++k) {
      lists_.links.push_back({table.entries[k].node, table.entries[k].distance});
      equally_long_ = equally_long_ && lists_.links.back().distance == lists_.links[0].distance;
    }
    lists_.first.push_back(static_cast<std::uint32_t>(lists_.links.size()));
  }
}

void Tables::finish(const Position& position) {
  if (tables_.size() < node_count()) tables_.resize(node_count());
  if (nets_) {
    list_entries();
  } else {
    list_links();
  }
  position_.assign(node_count(), kAbsent);
  list_nodes(position);
  // An entry of the base may occur twice, all others occur once.
  std::size_t longest = 0;
  for (const NodeId node : nodes_) longest = std::max(longest, lists_.of(node).size());
  all_fit_ = nodes_.size() + longest < most_entries_;
  if (all_fit_) closures_.close(lists_, nodes_);
}

void Tables::list_nodes(const Position& position) {
  nodes_.clear();
  for (const Cell cell : position.empty_cells()) {
    for (const Digit digit : position.candidates(cell)) {
      nodes_.push_back(node_of({cell, digit}, false));
      nodes_.push_back(node_of({cell, digit}, true));
    }
  }
  for (std::size_t node = kCandidateNodes; node < node_count(); ++node) {
    nodes_.push_back(static_cast<NodeId>(node));
  }
}

chains::AssertionChain Tables::assertions_of(const std::vector<NodeId>& nodes) const {
  chains::AssertionChain way;
  for (const NodeId node : nodes) {
    way.emplace_back(cells_of_node(node), digit_of_node(node), is_on(node));
  }
  return way;
}

const ImplicationTable& Tables::of(NodeId node) const {
  ImplicationTable& table = table_of(node);
  if (table.expanded) return table;
  if (!nets_) start(table, node);
  expand(table);
  table.expanded = true;
  return table;
}

const ImplicationTable& Tables::with(NodeId node, const Conclusions& wanted) const {
  ImplicationTable& table = table_of(node);
  if (table.expanded) return table;
  start(table, node);
  expand_until(table, wanted);
  return table;
}

void Tables::start(ImplicationTable& table, NodeId node) const {
  table.clear();
  table.add(node);
  for (const Link& link : lists_.of(node)) table.add(link.to);
}

// As expand(), if all links are equally long.
void Tables::expand_until(ImplicationTable& table, Conclusions wanted) const {
  std::vector<Entry>& entries = table.entries;
  for (std::size_t i = 0; i < table.base; ++i) {
    position_[entries[i].node] = static_cast<std::uint16_t>(i);
    if (!is_group(entries[i].node)) wanted.erase(entries[i].node);
  }
  int left = wanted.size();
  for (std::size_t j = 1; j < entries.size() && left > 0; ++j) {
    for (const Link& link : lists_.of(entries[j].node)) {
      if (position_[link.to] != kAbsent) continue;
      add_expanded(table, j, link);
      left -= !is_group(link.to) && wanted.has(link.to) ? 1 : 0;
    }
  }
  for (const Entry& entry : entries) position_[entry.node] = kAbsent;
}

// If all links are equally long, the first path to a node is a shortest one and stays.
void Tables::expand(ImplicationTable& table) const {
  std::vector<Entry>& entries = table.entries;
  for (std::size_t i = 0; i < table.base; ++i) {
    position_[entries[i].node] = static_cast<std::uint16_t>(i);
  }
  for (std::size_t j = 1; j < entries.size() && entries.size() < most_entries_; ++j) {
    const NodeId source = entries[j].node;
    for (const Link& link : lists_.of(source)) {
      const std::uint16_t known = position_[link.to];
      if (known == kAbsent) {
        add_expanded(table, j, link);
      } else if (!equally_long_) {
        shorten(entries, known, j, link);
      }
    }
  }
  for (const Entry& entry : entries) position_[entry.node] = kAbsent;
}

void Tables::add_expanded(ImplicationTable& table, std::size_t parent, const Link& link) const {
  if (table.entries.size() >= most_entries_) return;
  if (!is_group(link.to)) table.conclusions.insert(link.to);
  const Entry& from = table.entries[parent];
  const auto distance = static_cast<std::uint16_t>((from.distance + link.distance) & 0x1FF);
  position_[link.to] = static_cast<std::uint16_t>(table.entries.size());
  table.entries.push_back({link.to, distance, from.node, {static_cast<std::uint16_t>(parent)}});
}

void Tables::shorten(std::vector<Entry>& entries, std::size_t known, std::size_t parent,
                     const Link& link) {
  const int distance = entries[parent].distance + link.distance;
  Entry& entry = entries[known];
  if (entry.source == kOwn || entry.distance <= distance) return;
  entry.source = entries[parent].node;
  entry.distance = static_cast<std::uint16_t>(distance & 0x1FF);
  entry.parents[0] = static_cast<std::uint16_t>(parent);
}

}  // namespace nonet::tables
