// Puzzles to play in a browser: one file that needs and loads no other file. Steps, hints and
// solutions are packed into it beforehand; its script only shows them (book/web/assets).
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "book/web/play_puzzle.h"
#include "book/words/words.h"

namespace nonet {

// The scripts of the page without the one that starts it; pages that play, too, begin with them.
std::string play_scripts();

// An error if a path does not solve its puzzle.
Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title,
                              const BookWords& words);

// The page of a pack (play_pack.h, play_boards.h).
std::string page_of_pack(std::string_view pack, std::string_view title, const BookWords& words);

}  // namespace nonet
