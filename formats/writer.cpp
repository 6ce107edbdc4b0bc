#include "formats/writer.h"

#include <array>

#include "formats/block_format.h"
#include "formats/hodoku_format.h"
#include "formats/ipuz_format.h"
#include "formats/json_format.h"
#include "formats/line_format.h"
#include "formats/link_format.h"
#include "formats/opensudoku_format.h"
#include "formats/table_format.h"

namespace nonet {
namespace {

using Options = WriteOptions;

// How each format writes a record, and the frame of a file.
struct Writer {
  Format format;
  void (*append)(std::string& out, const PuzzleText& puzzle, const Options& options);
  std::string (*header)(const Options& options) = [](const Options&) { return std::string{}; };
  std::string (*footer)(const Options& options) = [](const Options&) { return std::string{}; };
};

constexpr std::array<Writer, kFormats.size()> kWriters = {{
    {Format::kLine, append_line},
    {Format::kSdm, append_sdm},
    {Format::kSukaku, append_sukaku},
    {Format::kSdk, append_sdk},
    {Format::kSs, append_ss},
    {Format::kGrid, append_grid},
    {Format::kPencilMarks, append_pencil_marks},
    {Format::kHodoku, append_hodoku},
    {Format::kOpenSudoku, append_opensudoku, opensudoku_header, opensudoku_footer},
    {Format::kFpuzzles, append_fpuzzles},
    {Format::kUrl, append_url},
    {Format::kIpuz, append_ipuz},
    {Format::kCsv, append_csv, csv_header},
    {Format::kTsv, append_tsv, tsv_header},
    {Format::kJsonl, append_json_line},
}};

constexpr bool writers_match_the_catalog() {
  for (std::size_t i = 0; i < kWriters.size(); ++i) {
    if (kWriters[i].format != kFormats[i].id) return false;
  }
  return true;
}
static_assert(writers_match_the_catalog());

const Writer& writer_of(Format format) { return kWriters[static_cast<std::size_t>(format)]; }

}  // namespace

void append_puzzle(std::string& out, Format format, const PuzzleText& puzzle,
                   const WriteOptions& options) {
  writer_of(format).append(out, puzzle, options);
}

std::string write_puzzle(Format format, const PuzzleText& puzzle, const WriteOptions& options) {
  std::string out;
  append_puzzle(out, format, puzzle, options);
  return out;
}

std::string file_header(Format format, const WriteOptions& options) {
  return writer_of(format).header(options);
}
std::string file_footer(Format format, const WriteOptions& options) {
  return writer_of(format).footer(options);
}

}  // namespace nonet
