#include "book/web/play_page.h"

#include <fmt/format.h>

#include "book/web/assets.h"
#include "book/web/page_text.h"
#include "book/web/play_pack.h"
#include "charts/inline_svg.h"

namespace nonet {

std::string play_scripts() {
  std::string text;
  for (const std::string_view script :
       {assets::kElements, assets::kPhrases, assets::kSudoku, assets::kBoardDrawing,
        assets::kPlayWords, assets::kPlayLogic, assets::kSolver, assets::kPlayPatterns,
        assets::kPlayGame, assets::kPlayHelp, assets::kPlayLink, assets::kPlayRecord,
        assets::kPlayBoard, assets::kPlayPanel, assets::kPlayPrint, assets::kPlayTimes,
        assets::kPlayWay, assets::kPlayPage}) {
    text += script;
  }
  return text;
}

Result<std::string> play_page(std::span<const PlayPuzzle> puzzles, std::string_view title,
                              const BookWords& words) {
  const auto pack = play_pack(puzzles, title, words);
  if (!pack) return pack.error();
  return page_of_pack(*pack, title, words);
}

std::string page_of_pack(std::string_view pack, std::string_view title, const BookWords& words) {
  // The policy ensures that the page loads nothing and sends nothing.
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<meta "
      "name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<meta "
      "http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
      "'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>{}</title>\n<style>\n{}{}</style>\n"
      "</head>\n<body>\n{}<script type=\"text/plain\" id=\"pack\" data-fault=\"{}\">{}</script>\n"
      "<script>\n{}{}</script>\n</body>\n</html>\n",
      escaped(words.language()), escaped(title), assets::kPlayStyle, assets::kBoardDrawingStyle,
      with_phrases(assets::kPlayBody, words), escaped(words.page("old-browser")), packed(pack),
      play_scripts(), assets::kPlayStart);
}

}  // namespace nonet
