#include "book/spec/board_name.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <string_view>

#include "variants/text/board_text.h"

namespace nonet {
namespace {

using variants::Geometry;

// A family of overlapping grids, or a kind; `rule` is nullopt where the rule of rows, columns and
// boxes says it all.
struct NamedPart {
  std::string_view key;
  Phrase name;
  std::optional<Phrase> rule;
};
constexpr std::array kBoardFamilies = {
    NamedPart{"twin", Phrase::kBoardTwin, {}},
    NamedPart{"triple", Phrase::kBoardTriple, {}},
    NamedPart{"samurai", Phrase::kBoardSamurai, {}},
};
constexpr std::array kBoardKinds = {
    NamedPart{"latin", Phrase::kBoardLatin, {}},
    NamedPart{"jigsaw", Phrase::kBoardJigsaw, {}},
    NamedPart{"x", Phrase::kBoardX, Phrase::kRuleX},
    NamedPart{"x\\", Phrase::kBoardDiagonal, Phrase::kRuleDiagonal},
    NamedPart{"x/", Phrase::kBoardDiagonal, Phrase::kRuleDiagonal},
    NamedPart{"disjoint", Phrase::kBoardDisjoint, Phrase::kRuleDisjoint},
    NamedPart{"windoku", Phrase::kBoardWindoku, Phrase::kRuleWindows},
    NamedPart{"asterisk", Phrase::kBoardAsterisk, Phrase::kRuleGreyCells},
    NamedPart{"center-dot", Phrase::kBoardCenterDot, Phrase::kRuleGreyCells},
    NamedPart{"girandola", Phrase::kBoardGirandola, Phrase::kRuleGreyCells},
    NamedPart{"anti-knight", Phrase::kBoardAntiKnight, Phrase::kRuleAntiKnight},
    NamedPart{"anti-king", Phrase::kBoardAntiKing, Phrase::kRuleAntiKing},
    NamedPart{"non-consecutive", Phrase::kBoardNonConsecutive, Phrase::kRuleNonConsecutive},
};

// A board's key in its parts: "6x6", {"x", "anti-knight"}.
struct BoardKeyWords {
  std::string_view size;
  std::vector<const NamedPart*> kinds = {};
};

BoardKeyWords words_of_key(std::string_view key) {
  BoardKeyWords parts;
  for (std::size_t start = 0; start <= key.size();) {
    const std::size_t end = std::min(key.find('+', start), key.size());
    std::string_view word = key.substr(start, end - start);
    word = word.substr(0, word.find(':'));
    if (start == 0) {
      parts.size = word;
    } else if (const auto row = std::ranges::find(kBoardKinds, word, &NamedPart::key);
               row != kBoardKinds.end()) {
      parts.kinds.push_back(&*row);
    }
    start = end + 1;
  }
  return parts;
}

const NamedPart* board_family(std::string_view size) {
  const auto row = std::ranges::find(kBoardFamilies, size, &NamedPart::key);
  return row == kBoardFamilies.end() ? nullptr : &*row;
}

bool has_kind(const BoardKeyWords& parts, std::string_view key) {
  return std::ranges::find(parts.kinds, key, &NamedPart::key) != parts.kinds.end();
}

std::string first_rule(const Geometry& board, const BoardKeyWords& parts, const BookWords& words,
                       const std::string& each) {
  if (board_family(parts.size) != nullptr) return words.say(Phrase::kRuleOverlap, each);
  if (has_kind(parts, "latin")) return words.say(Phrase::kRuleLatin, each);
  if (has_kind(parts, "jigsaw")) return words.say(Phrase::kRuleRegions, each);
  return words.say(Phrase::kRuleBoxes, each, board.box_rows(), board.box_columns());
}

}  // namespace

std::string board_name(const Geometry& board, const BookWords& words) {
  const BoardKeyWords parts = words_of_key(board.key());
  std::string kinds;
  for (const NamedPart* kind : parts.kinds) {
    kinds += (kinds.empty() ? "" : " + ") + words[kind->name];
  }
  const NamedPart* family = board_family(parts.size);
  if (family == nullptr && !kinds.empty() && parts.size == "9x9") return kinds;
  std::string name =
      family != nullptr ? words[family->name] : fmt::format("{}×{}", board.rows(), board.columns());
  if (!kinds.empty()) name += ' ' + kinds;
  return name;
}

std::string each_symbol(const Geometry& board, const BookWords& words,
                        const BoardSymbols& symbols) {
  if (symbols.are_shapes()) return words.say(Phrase::kEachShape, board.digits());
  if (!symbols.are_digits()) return words.say(Phrase::kEachLetter, symbols.word());
  if (board.digits() <= 9) return words.say(Phrase::kEachDigit, board.digits());
  return words.say(Phrase::kEachDigitOrLetter, std::string(1, variants::symbol_of(board.digits())));
}

std::vector<std::string> board_rules(const Geometry& board, const BookWords& words,
                                     const BoardSymbols& symbols) {
  const BoardKeyWords parts = words_of_key(board.key());
  std::vector<std::string> rules{
      first_rule(board, parts, words, each_symbol(board, words, symbols))};
  for (const NamedPart* kind : parts.kinds) {
    if (kind->rule) rules.push_back(words[*kind->rule]);
  }
  return rules;
}

}  // namespace nonet
