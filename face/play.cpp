#include "nonet/play.h"

#include "book/web/play_page.h"
#include "face/playable.h"
#include "face/values.h"

namespace nonet::v0 {

Result<std::string> play_page(std::span<const Puzzle> puzzles, const PlayOptions& options,
                              const RunControl& control) {
  const BookWords words;
  const auto made = playable(puzzles, words, options, control);
  if (!made) return made.error();
  auto page = nonet::play_page(*made, options.title, words);
  if (!page) return to_face(page.error());
  return *std::move(page);
}

}  // namespace nonet::v0
