// The paths of puzzles as one page for a browser or for paper: a bar of ratings for navigation,
// runs of singles folded, each argument branch by branch, and a board that draws the current branch
// or line. The file needs no other file. Its script draws the board from data, so that a long path
// stays small, and draws each step when the page is printed. Puzzles are added one by one, so that
// a page of thousands takes no more memory than one of two.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "book/web/explained_path.h"
#include "book/words/words.h"
#include "rater/explain/names.h"
#include "rater/explain/path_text.h"

namespace nonet {

class ExplanationPage {
 public:
  explicit ExplanationPage(CellNames names, BookWords words = BookWords())
      : names_(names), words_(std::move(words)) {}

  // Of another board, whose names the steps have.
  ExplanationPage(const variants::Geometry& board, const variants::BoardWords& names,
                  CellNames cell_names, BookWords words);

  // The next part of the page. The first puzzle is kept back until a second one or the end comes: a
  // puzzle alone needs no heading.
  [[nodiscard]] std::string add(ExplainedPath path);
  [[nodiscard]] std::string add(const Path& path);
  // The rest of the page; empty if no puzzle was added.
  [[nodiscard]] std::string end();

 private:
  [[nodiscard]] std::string_view style() const;
  [[nodiscard]] std::string scripts() const;  // that the last one uses

  CellNames names_;
  BookWords words_;
  std::string board_ = {};              // what the scripts know of another board
  std::optional<ExplainedPath> first_;  // until it is written
  std::size_t added_ = 0;
};

}  // namespace nonet
