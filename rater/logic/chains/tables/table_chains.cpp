#include "rater/logic/chains/tables/table_chains.h"

#include <array>
#include <memory>

#include "rater/logic/chains/links/removable.h"
#include "rater/logic/chains/tables/implications.h"
#include "rater/logic/chains/tables/kraken_fish.h"
#include "rater/logic/chains/tables/loops.h"
#include "rater/logic/chains/tables/table_forcing.h"

namespace nonet {

namespace {

using tables::Tables;

// Grouped loops and forcing chains use the same tables of the same position in turn.
struct TablesMemory final : FamilyMemory {
  enum class Content : std::uint8_t {
    kNothing,
    kLinks,
    kGroupedLinks,
    kSetLinks,
    kWiderSetLinks,
    kRectangleLinks,
    kSetAndRectangleLinks,
    kNets
  };

  Tables tables;
  Content content = Content::kNothing;
  PerDigit<CellSet> places;
};

void fill(Tables& tables, const Position& position, TablesMemory::Content content) {
  using enum TablesMemory::Content;
  switch (content) {
    case kNothing:
      return;
    case kLinks:
      return tables.fill_with_links(position, tables::Nodes::kCandidates);
    case kGroupedLinks:
      return tables.fill_with_links(position, tables::Nodes::kCrossings);
    case kSetLinks:
      return tables.fill_with_links(position, tables::Nodes::kLockedSets);
    case kWiderSetLinks:
      return tables.fill_with_links(position, tables::Nodes::kWiderSets);
    case kRectangleLinks:
      return tables.fill_with_links(position, tables::Nodes::kRectangles);
    case kSetAndRectangleLinks:
      return tables.fill_with_links(position, tables::Nodes::kSetsAndRectangles);
    case kNets:
      return tables.fill_with_nets(position);
  }
}

const Tables& tables_for(const Search& search, TablesMemory::Content content) {
  if (search.memory.tables == nullptr) search.memory.tables = std::make_unique<TablesMemory>();
  auto& memory = static_cast<TablesMemory&>(*search.memory.tables);
  if (memory.content == content && memory.places == search.position.all_places()) {
    return memory.tables;
  }
  memory.content = content;
  memory.places = search.position.all_places();
  fill(memory.tables, search.position, content);
  return memory.tables;
}

}  // namespace

void find_nice_loops(const Search& search) {
  if (!chains::chains_may_conclude(search)) return;
  tables::offer_loops(search, tables_for(search, TablesMemory::Content::kLinks));
}

void find_grouped_nice_loops(const Search& search) {
  tables::offer_loops(search, tables_for(search, TablesMemory::Content::kGroupedLinks));
}

void find_als_nice_loops(const Search& search) {
  // More sets give other paths, and the tables keep one path to each node: so the kinds run one
  // after another.
  using enum TablesMemory::Content;
  if (tables::offer_loops(search, tables_for(search, kSetLinks)) == Demand::kEnough) return;
  tables::offer_loops(search, tables_for(search, kWiderSetLinks));
}

void find_rectangle_chains(const Search& search) {
  using enum TablesMemory::Content;
  for (const auto content : {kRectangleLinks, kSetAndRectangleLinks}) {
    const Tables& tables = tables_for(search, content);
    if (tables.rectangles().empty()) return;
    if (tables::offer_loops(search, tables) == Demand::kEnough) return;
  }
}

void find_kraken_fish(const Search& search) {
  tables::offer_kraken_fish(search, tables_for(search, TablesMemory::Content::kGroupedLinks));
}

void find_table_chains(const Search& search) {
  const Tables& tables = tables_for(search, TablesMemory::Content::kGroupedLinks);
  tables::offer_forcing_steps(search, tables, tables::Proofs::kAll);
}

void find_table_nets(const Search& search) {
  const Tables& tables = tables_for(search, TablesMemory::Content::kNets);
  tables::offer_forcing_steps(search, tables, tables::Proofs::kNetsOnly);
}

}  // namespace nonet
