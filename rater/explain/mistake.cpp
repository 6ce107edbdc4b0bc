#include "rater/explain/mistake.h"

#include <fmt/format.h>

#include "rater/explain/argument.h"
#include "rater/logic/chains/proofs/short_refutation.h"

namespace nonet {

namespace {

using enum StepPhrase;

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

std::string joined(CellSet cells, const StepWords& words) {
  std::string text;
  int left = cells.size();
  for (const Cell cell : cells) {
    text += words.name_of(cell);
    text += left > 2 ? ", " : left == 2 ? fmt::format(" {} ", words[kAnd]) : "";
    --left;
  }
  return text;
}

// For a claim that is not a candidate of the position.
std::string seen_reason(const Position& sound, Candidate c, const StepWords& words) {
  const auto holder = holder_beside(sound.grid(), c);
  if (!holder) return std::string(words[kNeverCandidate]);
  return words.say(kIsAlready, words.name_of(*holder), words.name_of(house_shared(c.cell, *holder)),
                   c.digit.value());
}

// For a proof without singles: the digit itself leaves a house or cell without a candidate.
std::string instant_reason(const Position& sound, const Assertion& claim, const Proof& proof,
                           const StepWords& words) {
  const ProofNode& end = proof.branches.front().nodes.back();
  const Candidate last = end.candidate;
  if (end.reason == Reason::kLastInCell) {
    if (last.cell == claim.candidate.cell) return std::string(words[kNoOtherDigit]);
    return words.say(kSeesOnlyDigit, words.name_of(last.cell), last.digit.value());
  }
  const CellSet places = cell_set_of(end.house) & sound.places(last.digit);
  const std::string house = words.name_of(end.house);
  if (places == CellSet(claim.candidate.cell)) {
    return words.say(kNoOtherPlace, last.digit.value(), house);
  }
  return words.say(places.size() == 1 ? kSeesOnlyPlace : kSeesOnlyPlaces, joined(places, words),
                   last.digit.value(), house);
}

std::string told_without_reason(const Assertion& claim, const StepWords& words) {
  const std::string cell = words.name_of(claim.candidate.cell);
  const int digit = claim.candidate.digit.value();
  return claim.on ? words.say(kIsNot, cell, digit) + "." : words.say(kLacksMark, cell, digit);
}

// The first sentence of the third rung, with a reason of a few words.
std::string told_with(const Assertion& claim, const std::string& reason, const StepWords& words) {
  return words.say(claim.on ? kCannotBe : kLacksMarkBecause, words.name_of(claim.candidate.cell),
                   claim.candidate.digit.value(), reason);
}

void find_reason(const Position& sound, Mistake& mistake, const StepWords& words) {
  const Candidate c = mistake.claim.candidate;
  if (!sound.has(c)) {
    mistake.why = seen_reason(sound, c, words) + ".\n";
    mistake.lines = 1;
    return;
  }
  const auto id = static_cast<chains::CandidateId>(c.index());
  auto [proof, singles] =
      chains::short_refutation(chains::ChainGrid(sound), id, mistake.claim.on, kFewSingles);
  if (!proof) return;
  mistake.lines = singles == 0 ? 1 : singles + 2;
  if (singles == 0) {
    mistake.why = instant_reason(sound, mistake.claim, *proof, words) + ".\n";
  } else {
    Argument argument = argument_of(*proof, words);
    argument.length.clear();  // so few lines need no count
    mistake.why = text_of(argument, 0);
  }
  mistake.proof = std::move(proof);
  mistake.position = sound;
}

Hint rungs_of(const Mistake& mistake, const Reached& reached, const StepWords& words) {
  const Assertion& claim = mistake.claim;
  const Cell cell = claim.candidate.cell;
  const std::string bare = told_without_reason(claim, words);
  Hint hint;
  hint.where = words.say(claim.on ? kWrongIn : kWrongMarks, words.name_of(House::box(cell.box())));
  if (claim.on) {
    hint.what = bare;
  } else {
    const bool none_left = (*reached.marks)[cell].empty();
    hint.what = words.say(none_left ? kNoMarkLeft : kLacksAMark, words.name_of(cell));
  }
  if (mistake.lines == 1) {
    hint.step = told_with(claim, mistake.why.substr(0, mistake.why.size() - 2), words) + "\n";
  } else {
    hint.step = bare + "\n" + mistake.why;
  }
  if (!mistake.lines) {
    hint.step += fmt::format("{} {}\n", words.say(kNoShortReason, kFewSingles),
                             words[claim.on ? kTakeAway : kPutBack]);
  }
  return hint;
}

}  // namespace

Mistake mistake_of(const Origin& origin, const Reached& reached, const Assertion& claim,
                   const StepWords& words) {
  Mistake mistake;
  mistake.claim = claim;
  find_reason(sound_position(origin, reached, WithMarks::kNo), mistake, words);
  mistake.hint = rungs_of(mistake, reached, words);
  return mistake;
}

}  // namespace nonet
