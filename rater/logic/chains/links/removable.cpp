#include "rater/logic/chains/links/removable.h"

#include <memory>

#include "rater/logic/chains/links/static_links.h"

namespace nonet::chains {

namespace {

struct RemovableMemory final : FamilyMemory {
  PerDigit<CellSet> places;
  StaticLinks links;
  CandidateBoard removed{};
};

}  // namespace

const CandidateBoard& removed_by_chains(const Position& position, WalkMemory& memory) {
  const bool known = memory.removable != nullptr;
  if (!known) memory.removable = std::make_unique<RemovableMemory>();
  auto& last = static_cast<RemovableMemory&>(*memory.removable);
  if (known && last.places == position.all_places()) return last.removed;
  last.places = position.all_places();
  const CandidateBoard board = board_of(ChainGrid(position), FilledCounts(position));
  CandidateBoard left = board;
  last.links.expect_subsets_of(board);
  last.links.remove_implied(left);
  for (const Digit d : all_digits()) last.removed[d] = board[d] & ~left[d];
  return last.removed;
}

bool chains_may_conclude(const Search& search) {
  return !same(removed_by_chains(search.position, search.memory), CandidateBoard{});
}

}  // namespace nonet::chains
