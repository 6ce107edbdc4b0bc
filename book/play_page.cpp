#include "book/play_page.h"

#include <cstdint>
#include <fmt/format.h>
#include <new>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include "base/request_error.h"
#include "book/assets.h"
#include "charts/inline_svg.h"
#include "rater/explain/hint.h"
#include "rater/explain/path_text.h"
#include "rater/techniques/catalog.h"

namespace nonet {

namespace {

using Json = nlohmann::ordered_json;

Json cells_of(CellSet cells) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(cell.index());
  return list;
}

// The reasons of a single; what it concludes the page can say.
std::string reasons_of(const Scene& scene) {
  std::string text;
  for (const std::string& reason : scene.text.reasons) text += (text.empty() ? "" : "\n") + reason;
  return text;
}

// Keys as whole() of play_game.js reads them: name, rating, placement, eliminations, cells, digits
// and houses of the pattern, then the three rungs, the second without the name. Singles, most of
// all steps, leave out what follows from their placement.
Json json_of(const Scene& scene) {
  const Step& step = scene.step.step;
  const Hint hint = hint_of(scene);
  Json json = Json::object();
  json["n"] = scene.text.technique;
  json["r"] = scene.step.price;
  if (step.house) json["h"].push_back(step.house->index());
  if (step.cover) json["h"].push_back(step.cover->index());
  json["w"] = hint.where;
  json["x"] = hint.what.substr(scene.text.technique.size() + 2);
  if (step.placement) json["p"] = step.placement->index();
  if (technique_row(step.technique).family == "singles") {
    json["t"] = reasons_of(scene);
    return json;
  }
  json["t"] = hint.step;
  json["e"] = Json::array();
  for (const Digit digit : DigitSet::all()) {
    for (const Cell cell : step.eliminations[digit]) {
      json["e"].push_back(Candidate{cell, digit}.index());
    }
  }
  json["c"] = cells_of(step.cells);
  json["d"] = Json::array();
  for (const Digit digit : step.digits) json["d"].push_back(digit.value());
  return json;
}

Json json_of(const PlayPuzzle& puzzle) {
  Json json = Json::object();
  json["g"] = puzzle.puzzle.givens().line();
  json["s"] = puzzle.puzzle.solution().line();
  json["l"] = puzzle.level;
  json["f"] = puzzle.facts;
  json["p"] = Json::array();
  for (const Scene& scene : scenes_of(puzzle.path)) json["p"].push_back(json_of(scene));
  return json;
}

// In the zlib format, which browsers call "deflate".
std::string deflated(const std::string& text) {
  uLongf size = compressBound(static_cast<uLong>(text.size()));
  std::string packed(size, '\0');
  // The only error is a lack of room or memory, and there is room.
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

Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title) {
  Json pack = Json::object();
  pack["title"] = title;
  pack["puzzles"] = Json::array();
  for (const PlayPuzzle& puzzle : puzzles) {
    if (!puzzle.path.rating.solved()) {
      return request_error(fmt::format("{}: the techniques of scale {} do not solve the puzzle",
                                       puzzle.puzzle.givens().line(), puzzle.path.rating.scale));
    }
    pack["puzzles"].push_back(json_of(puzzle));
  }
  // The policy makes sure of it: nothing is loaded and nothing is sent.
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>{}</title>\n<style>\n{}</style>\n"
      "</head>\n<body>\n{}<script type=\"text/plain\" id=\"pack\">{}</script>\n"
      "<script>\n{}{}{}{}</script>\n</body>\n</html>\n",
      escaped(title), assets::kPlayStyle, assets::kPlayBody, base64_of(deflated(pack.dump())),
      assets::kPlayGame, assets::kPlayHelp, assets::kPlayPrint, assets::kPlayPage);
}

}  // namespace nonet
