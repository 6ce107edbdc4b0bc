#include "board/formats/writer.h"

#include "board/formats/line_format.h"

namespace nonet {

void append_puzzle(std::string& out, Format format, const PuzzleText& puzzle,
                   const WriteOptions& options) {
  switch (format) {
    case Format::kLine:
      return append_line(out, puzzle, options.empty);
    case Format::kSdm:
      return append_sdm(out, puzzle);
    case Format::kSukaku:
      return append_sukaku(out, puzzle);
  }
}

std::string write_puzzle(Format format, const PuzzleText& puzzle, const WriteOptions& options) {
  std::string out;
  append_puzzle(out, format, puzzle, options);
  return out;
}

std::string file_header(Format, const WriteOptions&) { return {}; }
std::string file_footer(Format, const WriteOptions&) { return {}; }

}  // namespace nonet
