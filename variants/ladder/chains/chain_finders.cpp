#include "variants/ladder/chains/chain_finders.h"

#include "variants/ladder/chains/board_forcing.h"
#include "variants/ladder/chains/chain_proof.h"
#include "variants/ladder/chains/single_source_chains.h"

namespace nonet::variants {
namespace {

Flow offer_best(const BoardSearch& search, const ForcingRow& row, BoardTechnique technique) {
  BoardForcing forcing(search, row);
  const std::optional<BoardForcingHint> hint = forcing.best();
  if (!hint) return Flow::kContinue;
  BoardStep step;
  step.technique = technique_of(row, technique, *hint);
  step.complexity = hint->complexity;
  step.eliminations = forcing.removals(*hint);
  if (hint->target_on) step.placement = BoardNumbering(search.board).candidate(hint->target);
  if (search.detail == BoardDetail::kProofs)
    step.proof = chain_proof(search, {row, *hint, step.technique});
  return search.sink.offer(std::move(step));
}

}  // namespace

Flow find_single_source_chains(const BoardSearch& search) {
  std::optional<SingleSourceHint> hint =
      SingleSourceChains(search.board, search.marks).best(search.control);
  if (!hint) return Flow::kContinue;
  if (search.detail == BoardDetail::kProofs) hint->step.proof = chain_proof(search, *hint);
  return search.sink.offer(std::move(hint->step));
}

Flow find_board_nishio(const BoardSearch& search) {
  return offer_best(search, {LinkUse::kOneDigit}, BoardTechnique::kNishio);
}

Flow find_board_multiple_chains(const BoardSearch& search) {
  return offer_best(search, {LinkUse::kStatic}, BoardTechnique::kCellForcingChains);
}

Flow find_board_dynamic_chains(const BoardSearch& search) {
  const ForcingLevel& level = search.rules.levels[static_cast<std::size_t>(search.size)];
  return offer_best(search, {LinkUse::kDynamic, level.stages}, level.technique);
}

}  // namespace nonet::variants
