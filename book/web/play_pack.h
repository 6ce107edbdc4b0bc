// The puzzles of a play page as JSON, as compact as the scripts allow
// (book/web/assets/play_words.js expands them): the scripts build sentences from their cells,
// digits and houses.
//
//   phrases  page and steps: what the page says, by key
//   kinds    [name, rating, local] of techniques at their prices; first those that the scripts find
//            themselves: singles, locked candidates, sets, suppositions (without a rating).
// local: its words depend only on its cells, and on its digits in its houses
//   texts    sentences that steps share
//   puzzles  g: givens, l: level, n: name in the list, if not number and level, f: facts,
//            r: rating, s: target in seconds, if known, p: steps
//
//   a single [kind, candidate, house]; a naked one has no house
//   a step   k: kind, p: placement, e: eliminations, w: text of the first rung, and
//            t: reasons and what to draw (add_drawing of page_indices.h), or
//            c, d: cells and digits, m: text of the second rung, a: argument
//   argument k: ProofKind, at: cell or house, d: digit, z: candidate that would be true and false
//            (-1: the assumption), s: assertions shown, n: assertions rated where they are more,
//            b: branches of lines; nested ones also t: kind, p and e: conclusion
//   line     [0, 2 * candidate + on], [2, candidate, line], [4, candidate, from],
//            [5, candidate, house, from], [6, candidates, text, from], [7, candidates, argument,
//            from], by Reason; from: candidates that are off, each with the line of its elimination
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "book/web/play_puzzle.h"

namespace nonet {

// An error if a path does not solve its puzzle.
Result<std::string> play_pack(std::span<const PlayPuzzle> puzzles, std::string_view title,
                              const BookWords& words);

}  // namespace nonet
