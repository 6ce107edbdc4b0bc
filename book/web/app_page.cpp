#include "book/web/app_page.h"

#include <fmt/format.h>

#include "book/web/assets.h"
#include "book/web/page_text.h"
#include "book/web/play_page.h"
#include "charts/inline_svg.h"

namespace nonet {

namespace {

std::string head_of_app(const BookWords& words) {
  // Nothing is loaded and nothing sent: the module comes as data, its workers as blobs.
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
      "connect-src data:\">\n<title>nonet</title>\n<style>\n{}{}{}</style>\n</head>\n",
      escaped(words.language()), assets::kPlayStyle, assets::kBoardDrawingStyle, assets::kAppStyle);
}

std::string scripts_of_app() {
  std::string text(assets::kNpmIndex);
  text += play_scripts();
  for (const std::string_view script : {assets::kAppEngine, assets::kAppVerdict, assets::kAppCells,
                                        assets::kAppRatings, assets::kAppTable, assets::kAppMake,
                                        assets::kAppList, assets::kAppSolve, assets::kAppStart}) {
    text += script;
  }
  return text;
}

}  // namespace

std::string app_page(std::string_view module, const BookWords& words) {
  return head_of_app(words) +
         fmt::format(
             "<body>\n{}{}<script type=\"text/plain\" id=\"module\">{}</script>\n"
             "<script type=\"text/plain\" id=\"worker\">{}{}</script>\n"
             "<script type=\"module\">\n{}</script>\n</body>\n</html>\n",
             assets::kAppBody, with_phrases(assets::kPlayBody, words), packed(module),
             assets::kNpmEngine, assets::kNpmWorker, scripts_of_app());
}

}  // namespace nonet
