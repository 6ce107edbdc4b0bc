#include "book/spec/board_level_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "variants/ladder/board_rating.h"
#include "variants/ladder/ladder_board.h"
#include "variants/making/board_levels.h"

namespace nonet {
namespace {

using variants::Geometry;

// A level's texts where the usual one does not fit.
struct LevelTexts {
  std::string_view level;
  std::optional<Phrase> with_regions;
  std::optional<Phrase> with_lines_alone;
  std::optional<Phrase> with_singles_alone;
};
constexpr std::array kLevelTexts = {
    LevelTexts{"easy", Phrase::kRegionsEasy, Phrase::kLinesEasy, {}},
    LevelTexts{"medium", Phrase::kRegionsMedium, Phrase::kCellsMedium, Phrase::kCellsMedium},
    LevelTexts{"hard", Phrase::kRegionsHard, Phrase::kLinesHard, {}},
};

std::optional<Phrase> phrase_of(const LevelTexts& texts, const Geometry& board) {
  if (!variants::has_boxes(board)) return texts.with_lines_alone;
  if (!variants::has_regular_boxes(board)) return texts.with_regions;
  if (texts.with_singles_alone && !variants::BoardRater::of(board)) return texts.with_singles_alone;
  return std::nullopt;
}

}  // namespace

const std::string& board_level_text(const Geometry& board, const LevelRow& level,
                                    const BookWords& words) {
  if (variants::has_childrens_levels(board)) {
    const int rank = variants::level_rank(board, level.key);
    return words[static_cast<Phrase>(static_cast<int>(Phrase::kSmallVeryEasy) + rank - 1)];
  }
  const auto texts = std::ranges::find(kLevelTexts, level.key, &LevelTexts::level);
  const auto phrase = texts == kLevelTexts.end() ? std::nullopt : phrase_of(*texts, board);
  return phrase ? words[*phrase] : words.techniques(level);
}

}  // namespace nonet
