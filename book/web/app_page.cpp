#include "book/web/app_page.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "book/web/assets.h"
#include "book/web/page_text.h"
#include "book/web/phrases_json.h"
#include "book/web/play_page.h"
#include "charts/inline_svg.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/levels.h"

namespace nonet {

namespace {

std::string head_of_app(const BookWords& words, ModulePlace place) {
  // Nothing is sent, and nothing loaded but a module beside the page: else it comes as data. Its
  // workers are blobs.
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
      "connect-src {}\">\n<title>nonet</title>\n<style>\n{}{}{}</style>\n</head>\n",
      escaped(words.language()), place == ModulePlace::kInside ? "data:" : "data: 'self'",
      assets::kPlayStyle, assets::kBoardDrawingStyle, assets::kAppStyle);
}

std::string scripts_of_app() {
  std::string text(assets::kNpmIndex);
  text += play_scripts();
  for (const std::string_view script :
       {assets::kAppWords, assets::kAppEngine, assets::kAppVerdict, assets::kAppCells,
        assets::kAppRatings, assets::kAppTable, assets::kAppMake, assets::kAppList,
        assets::kAppSolve, assets::kAppStart}) {
    text += script;
  }
  return text;
}

// The words of the page's scripts, and the names of techniques and levels.
std::string words_of_app(const BookWords& words) {
  nlohmann::ordered_json json;
  for (const PagePhraseRow& row : kAppPhrases) {
    json["page"][std::string(row.key)] = words.page(row.key);
  }
  for (const TechniqueRow& row : technique_catalog()) {
    json["techniques"][std::string(row.key)] = words.technique(row.key);
  }
  for (const LevelRow& row : level_catalog()) {
    json["levels"][std::string(row.key)] = words.level_name(row);
  }
  return json_in_script(json);
}

// The words of steps for the module, which itself knows only the English ones.
std::string words_for_module(const BookWords& words) {
  std::string file = words.as_file();
  return file == BookWords().as_file() ? std::string() : packed(file);
}

}  // namespace

std::string app_page(std::string_view module, const BookWords& words, ModulePlace place) {
  return head_of_app(words, place) +
         fmt::format(
             "<body>\n{}{}<script type=\"text/plain\" id=\"module\">{}</script>\n"
             "<script type=\"text/plain\" id=\"worker\">{}{}</script>\n"
             "<script type=\"application/json\" id=\"words\">{}</script>\n"
             "<script type=\"text/plain\" id=\"step-words\">{}</script>\n"
             "<script type=\"module\">\n{}</script>\n</body>\n</html>\n",
             with_phrases(assets::kAppBody, words), with_phrases(assets::kPlayBody, words),
             place == ModulePlace::kInside ? packed(module) : "", assets::kNpmEngine,
             assets::kNpmWorker, words_of_app(words), words_for_module(words), scripts_of_app());
}

}  // namespace nonet
