#include "rater/explain/mistake.h"

#include <fmt/format.h>

#include "rater/explain/argument.h"
#include "rater/logic/chains/proofs/short_refutation.h"

namespace nonet {

namespace {

// A peer that holds the digit already.
std::optional<Cell> holder_beside(const Grid& grid, Candidate candidate) {
  for (const Cell peer : peers_of(candidate.cell)) {
    if (grid.value(peer) == candidate.digit.value()) return peer;
  }
  return std::nullopt;
}

// A house of both, a box before a line.
House house_shared(Cell a, Cell b) {
  for (const HouseKind kind : {HouseKind::kBox, HouseKind::kRow}) {
    if (house_of(a, kind) == house_of(b, kind)) return house_of(a, kind);
  }
  return house_of(a, HouseKind::kColumn);
}

std::string joined(CellSet cells) {
  std::string text;
  int left = cells.size();
  for (const Cell cell : cells) {
    text += name_of(cell) + (left > 2 ? ", " : left == 2 ? " and " : "");
    --left;
  }
  return text;
}

// For a claim that is not a candidate of the position.
std::string seen_reason(const Position& sound, Candidate c) {
  const auto holder = holder_beside(sound.grid(), c);
  if (!holder) return "it never was among its candidates.";
  return fmt::format("{} in {} is {} already.", name_of(*holder),
                     name_of(house_shared(c.cell, *holder)), c.digit.value());
}

// For a proof without singles: the digit itself leaves a house or cell without a candidate.
std::string instant_reason(const Position& sound, const Assertion& claim, const Proof& proof) {
  const ProofNode& end = proof.branches.front().nodes.back();
  const Candidate last = end.candidate;
  if (end.reason == Reason::kLastInCell) {
    if (last.cell == claim.candidate.cell) return "no other digit is possible there.";
    return fmt::format("it sees {}, where only {} is possible.", name_of(last.cell),
                       last.digit.value());
  }
  const CellSet places = cell_set_of(end.house) & sound.places(last.digit);
  const std::string house = name_of(end.house);
  if (places == CellSet(claim.candidate.cell)) {
    return fmt::format("{} has no other place in {}.", last.digit.value(), house);
  }
  return fmt::format("it sees {}, the only {} for {} in {}.", joined(places),
                     places.size() == 1 ? "place" : "places", last.digit.value(), house);
}

// The first sentence of the third rung, with a reason of one sentence if there is one.
std::string told_with(const Assertion& claim, const std::string& reason) {
  const std::string cell = name_of(claim.candidate.cell);
  const int digit = claim.candidate.digit.value();
  if (!claim.on) {
    const std::string lacks = fmt::format("{} lacks the mark {}", cell, digit);
    return lacks + (reason.empty() ? "." : ": " + reason);
  }
  if (reason.empty()) return fmt::format("{} is not {}.", cell, digit);
  return fmt::format("{} cannot be {}: {}", cell, digit, reason);
}

void find_reason(const Position& sound, Mistake& mistake) {
  const Candidate c = mistake.claim.candidate;
  if (!sound.has(c)) {
    mistake.why = seen_reason(sound, c) + "\n";
    mistake.lines = 1;
    return;
  }
  const auto id = static_cast<chains::CandidateId>(c.index());
  auto [proof, singles] =
      chains::short_refutation(chains::ChainGrid(sound), id, mistake.claim.on, kFewSingles);
  if (!proof) return;
  mistake.lines = singles == 0 ? 1 : singles + 2;
  if (singles == 0) {
    mistake.why = instant_reason(sound, mistake.claim, *proof) + "\n";
  } else {
    Argument argument = argument_of(*proof);
    argument.length.clear();  // so few lines need no count
    mistake.why = text_of(argument, 0);
  }
  mistake.proof = std::move(proof);
  mistake.position = sound;
}

Hint rungs_of(const Mistake& mistake, const Reached& reached) {
  const Assertion& claim = mistake.claim;
  const Cell cell = claim.candidate.cell;
  const std::string name = name_of(cell);
  Hint hint;
  hint.where = fmt::format("Something is wrong {}box {}.", claim.on ? "in " : "with the marks of ",
                           cell.box() + 1);
  if (claim.on) {
    hint.what = told_with(claim, "");
  } else {
    const bool none_left = (*reached.marks)[cell].empty();
    hint.what = none_left ? name + " has no mark left." : name + " lacks a mark.";
  }
  if (mistake.lines == 1) {
    hint.step = told_with(claim, mistake.why);
  } else {
    hint.step = told_with(claim, "") + "\n" + mistake.why;
  }
  if (!mistake.lines) {
    hint.step += fmt::format("No argument of {} singles or fewer shows it. {}.\n", kFewSingles,
                             claim.on ? "Take it away" : "Put it back");
  }
  return hint;
}

}  // namespace

Mistake mistake_of(const Origin& origin, const Reached& reached, const Assertion& claim) {
  Mistake mistake;
  mistake.claim = claim;
  find_reason(sound_position(origin, reached, WithMarks::kNo), mistake);
  mistake.hint = rungs_of(mistake, reached);
  return mistake;
}

}  // namespace nonet
