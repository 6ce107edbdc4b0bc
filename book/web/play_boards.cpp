#include "book/web/play_boards.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <utility>

#include "base/request_error.h"
#include "book/spec/board_name.h"
#include "book/web/pack_table.h"
#include "book/web/page_board.h"
#include "book/web/phrases_json.h"
#include "book/web/play_page.h"
#include "charts/inline_svg.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/catalog.h"
#include "rater/orders/levels.h"
#include "variants/explain/board_reasons.h"
#include "variants/explain/board_scene.h"
#include "variants/text/board_text.h"

namespace nonet {
namespace {

using Json = nlohmann::ordered_json;
using variants::BoardCandidate;
using variants::BoardScene;
using variants::BoardStep;
using variants::BoardTechnique;
using variants::CellIndex;
using variants::Geometry;

// What the scripts find themselves, in the order that they expect (play_pack.cpp).
constexpr std::array kScriptKinds = {
    TechniqueId::kFullHouse,     TechniqueId::kHiddenSingleBox, TechniqueId::kHiddenSingleLine,
    TechniqueId::kNakedSingle,   TechniqueId::kPointing,        TechniqueId::kClaiming,
    TechniqueId::kNakedPair,     TechniqueId::kHiddenPair,      TechniqueId::kNakedTriplet,
    TechniqueId::kHiddenTriplet, TechniqueId::kNakedQuad,       TechniqueId::kHiddenQuad};
constexpr std::array kSingleSteps = {BoardTechnique::kFullHouse, BoardTechnique::kHiddenSingleBox,
                                     BoardTechnique::kHiddenSingleLine,
                                     BoardTechnique::kNakedSingle};

// On a printed sheet, at least.
constexpr std::size_t kCharactersOfSheetLine = 95;

bool is_local_technique(std::string_view key) {
  const TechniqueRow* row = find_technique(key);
  return row != nullptr && (row->family == "locked" || row->family == "subsets");
}

class BoardPacker {
 public:
  BoardPacker(const Geometry& board, const BookWords& words)
      : board_(board), words_(words), ladder_(board), names_(ladder_, words.steps()) {
    const ScaleRow& scale = *find_scale("explainer");
    for (const TechniqueId technique : kScriptKinds) {
      Step step;
      step.technique = technique;
      const std::string_view key = technique_row(technique).key;
      kinds_.place_of(Json::array({words.steps().called(technique), scale.price(step).value_or(0),
                                   is_local_technique(key) ? 1 : 0}));
    }
    kinds_.place_of(Json::array({words.page("supposition"), 0, 0}));
  }

  Json puzzle(const PlayBoard& play) {
    Json json = Json::object();
    json["g"] = variants::text_of(play.digits.givens);
    json["l"] = play.level;
    if (!play.name.empty()) json["n"] = play.name;
    const int clues = variants::clue_count(play.digits.givens);
    json["f"] = words_.say_page(clues == 1 ? "one-clue" : "many-clue", clues);
    json["p"] = Json::array();
    if (!play.path || !play.path->rating.solved()) {
      json["o"] = variants::text_of(play.digits.solution);
      return json;
    }
    json["r"] = fmt::format("ER {:.1f}", play.path->rating.score);
    for (const BoardScene& scene : scenes_of(*play.path, names_)) json["p"].push_back(step(scene));
    return json;
  }

  [[nodiscard]] Json board() const { return page_board(board_, names_); }
  [[nodiscard]] Json rules() const {
    std::string text = fmt::format("<b>{}.</b>", escaped(board_name(board_, words_)));
    for (const std::string& rule : board_rules(board_, words_)) text += ' ' + escaped(rule);
    const std::string title = escaped(words_[Phrase::kBoardRules]);
    return {{"fold", fmt::format("<details id=\"rules\"><summary>{}</summary><p>{}</p></details>",
                                 title, text)},
            {"sheet", fmt::format("<p class=\"rules\">{}</p>", text)},
            {"room", text.size() / kCharactersOfSheetLine + 2}};
  }
  [[nodiscard]] const Json& kinds() const { return kinds_.values(); }
  [[nodiscard]] const Json& texts() const { return texts_.values(); }

 private:
  [[nodiscard]] int index_of(const BoardCandidate& candidate) const {
    return board_.digits() * candidate.cell + candidate.digit;
  }

  Json step(const BoardScene& scene) {
    const BoardStep& step = scene.taken.step;
    const auto single = std::ranges::find(kSingleSteps, step.technique);
    if (single != kSingleSteps.end() && step.placement) {
      Json json = {single - kSingleSteps.begin(), index_of(*step.placement)};
      json.push_back(step.bases.empty() ? -1 : static_cast<int>(step.bases.front()));
      return json;
    }
    return pattern(scene);
  }

  Json pattern(const BoardScene& scene) {
    const BoardStep& step = scene.taken.step;
    const std::string_view key = board_row(step.technique).key;
    Json json = Json::object();
    json["k"] = kinds_.place_of(Json::array(
        {scene.text.technique, scene.taken.price / 10.0, is_local_technique(key) ? 1 : 0}));
    if (step.placement) json["p"] = index_of(*step.placement);
    json["e"] = Json::array();
    for (const BoardCandidate& each : step.eliminations) {
      if (!step.placement || each.cell != step.placement->cell) json["e"].push_back(index_of(each));
    }
    const Hint hint = hint_of(scene, names_);
    json["w"] = texts_.place_of(hint.where);
    const StepWords& words = words_.steps();
    const std::string unnamed = words.say(StepPhrase::kLookFor, scene.text.technique, "");
    json["m"] = texts_.place_of(
        std::string_view(hint.what).substr(hint.what.starts_with(unnamed) ? unnamed.size() : 0));
    json["c"] =
        scene.chain ? std::vector<CellIndex>() : pattern_cells(scene.before.marks(), step, ladder_);
    json["d"] = Json::array();
    for (const std::size_t digit : variants::each_bit(step.digits)) json["d"].push_back(digit + 1);
    json["h"] = step.bases;
    json["u"] = step.covers;
    // The page writes the conclusion itself, in the last line.
    json["t"] = hint.step.substr(0, std::min(hint.step.rfind("\n=>"), hint.step.size()));
    return json;
  }

  const Geometry& board_;
  const BookWords& words_;
  variants::LadderBoard ladder_;
  variants::BoardWords names_;
  PackTable kinds_;
  PackTable texts_;
};

}  // namespace

Status check_playable(const Geometry& board) {
  if (board.digits() > variants::kMostLadderDigits) {
    return request_error(fmt::format("{}: a page to play on has boards of at most {} digits",
                                     board.key(), variants::kMostLadderDigits));
  }
  return {};
}

PlayBoard play_board(BoardDigits digits, const variants::BoardRater* rater,
                     const variants::BoardLevels& levels, const BookWords& words,
                     const RunControl& control) {
  PlayBoard play{std::move(digits), {}, "Sudoku"};
  const variants::CellDigits& givens = play.digits.givens;
  if (rater != nullptr) play.path = rater->path(givens, {.control = &control});
  const LevelRow* level = find_level(play.path ? levels.key_of(play.path->rating, givens)
                                               : levels.key_by_singles(givens));
  if (level != nullptr) play.level = words.level_name(*level);
  return play;
}

Result<std::string> play_boards_page(const Geometry& board, std::span<const PlayBoard> puzzles,
                                     std::string_view title, const BookWords& words) {
  BoardPacker packer(board, words);
  Json list = Json::array();
  for (const PlayBoard& play : puzzles) list.push_back(packer.puzzle(play));
  Json pack = Json::object();
  pack["title"] = title;
  pack["board"] = packer.board();
  pack["rules"] = packer.rules();
  pack["phrases"] = phrases_json(words, words.steps());
  pack["kinds"] = packer.kinds();
  pack["texts"] = packer.texts();
  pack["puzzles"] = std::move(list);
  return page_of_pack(pack.dump(), title, words);
}

}  // namespace nonet
