#include "nonet/play.h"

#include <cstddef>
#include <vector>

#include "book/web/play_page.h"
#include "face/values.h"

namespace nonet::v0 {

Result<std::string> play_page(std::span<const Puzzle> puzzles, const PlayOptions& options,
                              const RunControl& control) {
  if (puzzles.empty()) return request_error("a page needs puzzles");
  std::vector<NamedPuzzle> named;
  for (const Puzzle& puzzle : puzzles) named.push_back({to_inner(puzzle), {}});
  const BookWords words;
  const nonet::RunControl inner = to_inner(control);
  const auto playable = play_puzzles(
      named, words, thread_count(options.threads), inner,
      [&](std::size_t done) { inner.report({.done = done, .total = puzzles.size(), .note = ""}); });
  if (playable.size() < puzzles.size() || inner.should_stop()) {
    return request_error("stopped before the page was made");
  }
  auto page = nonet::play_page(playable, options.title, words);
  if (!page) return to_face(page.error());
  return *std::move(page);
}

}  // namespace nonet::v0
