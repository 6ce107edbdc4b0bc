// The XML files of OpenSudoku: folders of games, version 1 or 2, as its exporters write them.
//   <opensudoku version="2"><folder name="..."><game data="81 digits" .../></folder></opensudoku>
//
// pugixml reads each tag: its attributes, quotes and character references. The limits of a tag are
// found here, line by line, because pugixml keeps a whole document in memory (41 bytes for each
// byte of a file of games) and stops at its first error, where one bad game need only cost itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "formats/puzzle_text.h"
#include "formats/text_source.h"
#include "formats/writer.h"

namespace nonet {

// Ignores text between tags (names, authors of version 1).
class OpenSudokuReader {
 public:
  // The next game, or an error for a damaged tag; nullopt after the end of the file or of
  // <opensudoku>.
  [[nodiscard]] std::optional<Result<PuzzleText>> next(TextSource& source);

 private:
  struct Tag {
    std::string text;  // from < to >
    Place place;
  };

  [[nodiscard]] std::optional<Result<PuzzleText>> take(const Tag& tag, TextSource& source);
  void end_root();
  [[nodiscard]] std::optional<Result<PuzzleText>> end_of_file(TextSource& source);
  [[nodiscard]] std::optional<Result<Tag>> next_tag(TextSource& source);
  [[nodiscard]] bool find_open(TextSource& source);
  [[nodiscard]] bool have(TextSource& source, std::size_t bytes);
  [[nodiscard]] std::optional<std::size_t> end_of_tag(TextSource& source);
  void skip_comment(TextSource& source);
  [[nodiscard]] bool read_more(TextSource& source);
  void leave(std::size_t bytes);
  [[nodiscard]] std::string_view ahead() const { return std::string_view(text_).substr(at_); }

  std::string text_;  // unprocessed text from at_ on
  std::size_t at_ = 0;
  std::size_t line_ = 0;  // the line of at_
  std::size_t column_ = 1;
  std::string folder_;
  enum class Where : std::uint8_t { kBeforeRoot, kInRoot, kAfterRoot };
  Where where_ = Where::kBeforeRoot;
  bool ended_ = false;
};

[[nodiscard]] std::string opensudoku_header(const WriteOptions& options);
[[nodiscard]] std::string opensudoku_footer(const WriteOptions& options);
void append_opensudoku(std::string& out, const PuzzleText& puzzle, const WriteOptions& options);

}  // namespace nonet
