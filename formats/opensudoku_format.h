// The XML files of OpenSudoku: folders of games, version 1 or 2, as its exporters write them.
//   <opensudoku version="2"><folder name="..."><game data="81 digits" .../></folder></opensudoku>
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/text_source.h"
#include "formats/writer.h"

namespace nonet {

// Scans tags only; text between them (names, authors of version 1) carries no puzzle. A damaged
// tag ends the file, a bad game does not.
class OpenSudokuReader {
 public:
  [[nodiscard]] std::optional<Result<PuzzleText>> next(TextSource& source);

 private:
  struct Tag {
    std::string_view text;  // between < and >
    Place place;
  };

  [[nodiscard]] std::optional<Result<Tag>> next_tag(TextSource& source);
  [[nodiscard]] bool read_more(TextSource& source);
  [[nodiscard]] std::size_t end_of_tag(TextSource& source);
  void leave(std::size_t bytes);

  std::string text_;  // read and not yet left, from at_ on
  std::size_t at_ = 0;
  std::size_t line_ = 0;  // place of at_
  std::size_t column_ = 1;
  std::string folder_;
  bool in_root_ = false;
  bool ended_ = false;
};

[[nodiscard]] std::string opensudoku_header(const WriteOptions& options);
[[nodiscard]] std::string opensudoku_footer(const WriteOptions& options);
void append_opensudoku(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
