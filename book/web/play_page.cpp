#include "book/web/play_page.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <new>
#include <utility>
#include <zlib.h>

#include "base/ordered_parallel.h"
#include "book/web/assets.h"
#include "book/web/play_pack.h"
#include "charts/inline_svg.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"

namespace nonet {

namespace {

// In the zlib format, which browsers call "deflate".
std::string deflated(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string packed(size, '\0');
  // The only errors are lack of room, which is excluded, and lack of memory.
  if (compress2(reinterpret_cast<Bytef*>(packed.data()), &size,
                reinterpret_cast<const Bytef*>(text.data()), static_cast<uLong>(text.size()),
                Z_BEST_COMPRESSION) != Z_OK) {
    throw std::bad_alloc();
  }
  packed.resize(size);
  return packed;
}

std::string base64_of(std::string_view bytes) {
  constexpr std::string_view kSymbols =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      const bool there = i + j < bytes.size();
      group = (group << 8) | (there ? static_cast<unsigned char>(bytes[i + j]) : 0U);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      const bool there = i + j <= bytes.size();
      text += there ? kSymbols[(group >> (18 - 6 * j)) & 63U] : '=';
    }
  }
  return text;
}

}  // namespace

PlayPuzzle play_puzzle(const Puzzle& puzzle, std::string name, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  Path path = find_scale("explainer")->explain(puzzle, request);
  const LevelRow* level = level_of(path.rating);
  const TechniqueRow* hardest = find_technique(path.rating.hardest);
  return {.puzzle = puzzle,
          .path = path,
          .level = level != nullptr ? std::string(level->name) : "Sudoku",
          .facts = fmt::format("{}ER {:.1f}, {} clues",
                               hardest != nullptr ? fmt::format("{}, ", hardest->name) : "",
                               path.rating.score, puzzle.givens().clue_count()),
          .name = std::move(name)};
}

std::vector<PlayPuzzle> play_puzzles(std::span<const NamedPuzzle> puzzles, unsigned threads,
                                     const RunControl& control,
                                     const std::function<void(std::size_t done)>& made) {
  std::vector<PlayPuzzle> playables;
  ordered_parallel(
      {.threads = threads, .units = puzzles.size()}, control,
      [&](std::uint64_t i) { return play_puzzle(puzzles[i].puzzle, puzzles[i].name, control); },
      [&](std::uint64_t, PlayPuzzle playable) {
        playables.push_back(std::move(playable));
        made(playables.size());
        return Flow::kContinue;
      });
  return playables;
}

void sort_by_difficulty(std::vector<PlayPuzzle>& puzzles) {
  std::ranges::stable_sort(puzzles, {},
                           [](const PlayPuzzle& each) { return each.path.rating.score; });
}

Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title) {
  const auto pack = play_pack(puzzles, title);
  if (!pack) return pack.error();
  // The policy ensures that the page loads nothing and sends nothing.
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>{}</title>\n<style>\n{}{}</style>\n"
      "</head>\n<body>\n{}<script type=\"text/plain\" id=\"pack\">{}</script>\n<script>\n",
      escaped(title), assets::kPlayStyle, assets::kBoardDrawingStyle, assets::kPlayBody,
      base64_of(deflated(*pack)));
  for (const std::string_view script :
       {assets::kSudoku, assets::kBoardDrawing, assets::kPlayWords, assets::kPlayLogic,
        assets::kPlayGame, assets::kPlayHelp, assets::kPlayPrint, assets::kPlayPanel,
        assets::kPlayPage}) {
    page += script;
  }
  return page + "</script>\n</body>\n</html>\n";
}

}  // namespace nonet
