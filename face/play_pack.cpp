#include "book/web/play_pack.h"

#include "face/playable.h"
#include "face/values.h"

namespace nonet::v0 {

Result<std::vector<PlayPuzzle>> playable(std::span<const Puzzle> puzzles, const BookWords& words,
                                         const PlayOptions& options, const RunControl& control) {
  if (puzzles.empty()) return request_error("a page needs puzzles");
  std::vector<NamedPuzzle> named;
  for (const Puzzle& puzzle : puzzles) named.push_back({to_inner(puzzle), {}});
  const nonet::RunControl inner = to_inner(control);
  auto made = play_puzzles(
      named, words, thread_count(options.threads), inner,
      [&](std::size_t done) { inner.report({.done = done, .total = puzzles.size(), .note = ""}); });
  if (made.size() < puzzles.size() || inner.should_stop()) {
    return request_error("stopped before the page was made");
  }
  return made;
}

namespace {

Result<std::string> pack_in(const BookWords& words, std::span<const Puzzle> puzzles,
                            const PlayOptions& options, const RunControl& control) {
  const auto made = playable(puzzles, words, options, control);
  if (!made) return made.error();
  auto pack = nonet::play_pack(*made, options.title, words);
  if (!pack) return to_face(pack.error());
  return *std::move(pack);
}

}  // namespace

Result<std::string> play_pack(std::span<const Puzzle> puzzles, const PlayOptions& options,
                              const RunControl& control) {
  return pack_in(BookWords(), puzzles, options, control);
}

Result<std::string> play_pack(std::span<const Puzzle> puzzles, std::string_view words,
                              const PlayOptions& options, const RunControl& control) {
  const auto read = BookWords::read(words, "words");
  if (!read) return to_face(read.error());
  return pack_in(*read, puzzles, options, control);
}

}  // namespace nonet::v0
