#include "book/web/play_page.h"

#include <algorithm>
#include <cmath>
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

// The text with the phrase of the page in each place "{{key}}".
std::string with_phrases(std::string_view text, const BookWords& words) {
  std::string filled;
  for (std::size_t at = text.find("{{"); at != std::string_view::npos; at = text.find("{{")) {
    const std::size_t end = text.find("}}", at);
    filled += text.substr(0, at);
    filled += escaped(words.page(text.substr(at + 2, end - at - 2)));
    text.remove_prefix(end + 2);
  }
  return filled += text;
}

std::string rating_text(const Path& path, const BookWords& words) {
  const TechniqueRow* hardest = find_technique(path.rating.hardest);
  return fmt::format("{}ER {:.1f}",
                     hardest != nullptr ? fmt::format("{}, ", words.technique(hardest->key)) : "",
                     path.rating.score);
}

// As books print it; 0 if the scale does not reach the end.
int target_of(const Puzzle& puzzle, const RunControl& control) {
  RateRequest request;
  request.control = &control;
  const Rating minutes = find_scale("minutes")->rate(puzzle, request);
  return minutes.solved() ? static_cast<int>(std::lround(minutes.score * 60)) : 0;
}

}  // namespace

PlayPuzzle play_puzzle(const Puzzle& puzzle, std::string name, const BookWords& words,
                       const RunControl& control) {
  RateRequest request;
  request.control = &control;
  Path path = find_scale("explainer")->explain(puzzle, request);
  const LevelRow* level = level_of(path.rating);
  const int clues = puzzle.givens().clue_count();
  return {.puzzle = puzzle,
          .path = path,
          .level = level != nullptr ? words.level_name(*level) : "Sudoku",
          .facts = words.say_page(clues == 1 ? "one-clue" : "many-clue", clues),
          .rating = rating_text(path, words),
          .target = target_of(puzzle, control),
          .name = std::move(name)};
}

std::vector<PlayPuzzle> play_puzzles(std::span<const NamedPuzzle> puzzles, const BookWords& words,
                                     unsigned threads, const RunControl& control,
                                     const std::function<void(std::size_t done)>& made) {
  std::vector<PlayPuzzle> playables;
  ordered_parallel(
      {.threads = threads, .units = puzzles.size()}, control,
      [&](std::uint64_t i) {
        return play_puzzle(puzzles[i].puzzle, puzzles[i].name, words, control);
      },
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

Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title,
                              const BookWords& words) {
  const auto pack = play_pack(puzzles, title, words);
  if (!pack) return pack.error();
  // The policy ensures that the page loads nothing and sends nothing.
  std::string page = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>{}</title>\n<style>\n{}{}</style>\n"
      "</head>\n<body>\n{}<script type=\"text/plain\" id=\"pack\" data-fault=\"{}\">{}</script>\n"
      "<script>\n",
      escaped(words.language()), escaped(title), assets::kPlayStyle, assets::kBoardDrawingStyle,
      with_phrases(assets::kPlayBody, words), escaped(words.page("old-browser")),
      base64_of(deflated(*pack)));
  for (const std::string_view script :
       {assets::kElements, assets::kPhrases, assets::kSudoku, assets::kBoardDrawing,
        assets::kPlayWords, assets::kPlayLogic, assets::kSolver, assets::kPlayPatterns,
        assets::kPlayGame, assets::kPlayHelp, assets::kPlayLink, assets::kPlayRecord,
        assets::kPlayBoard, assets::kPlayPanel, assets::kPlayPrint, assets::kPlayTimes,
        assets::kPlayWay, assets::kPlayPage}) {
    page += script;
  }
  return page + "</script>\n</body>\n</html>\n";
}

}  // namespace nonet
