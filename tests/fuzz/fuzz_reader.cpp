// Any bytes, read as a list: the first byte forces a format or none, the rest is read. Nothing may
// crash, hang or use much memory; a record that is read keeps its promises and can be written. The
// size of the input and the record's number choose the format in which it is written, because
// writing each record in every format takes longer than reading it.
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "formats/reader.h"
#include "formats/utf8.h"
#include "formats/writer.h"

namespace nonet {
namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

void check(const PuzzleText& puzzle, const FormatRow& written) {
  demand(!puzzle.givens.clash().has_value());
  demand(!puzzle.givens.filled().intersects(puzzle.placed.filled()));
  demand(is_utf8(puzzle.comment));
  for (const Field& field : puzzle.fields) demand(is_utf8(field.key) && is_utf8(field.value));
  if (puzzle.marks) {
    for (const Cell c : all_cells()) demand(!(*puzzle.marks)[c].empty());
  }
  demand(!write_puzzle(written.id, puzzle).empty());
}

void read(std::string_view text, std::optional<Format> format) {
  std::istringstream in{std::string(text)};
  PuzzleReader reader(in, "fuzz", format);
  std::size_t records = 0;
  while (const auto record = reader.next()) {
    demand(++records <= text.size() + 1);
    if (record->ok()) {
      check(**record, kFormats[(text.size() + records) % kFormats.size()]);
    } else {
      demand(!record->error().reason.empty());
    }
  }
}

}  // namespace
}  // namespace nonet

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  std::optional<nonet::Format> format;
  if (data[0] < nonet::kFormats.size()) format = nonet::kFormats[data[0]].id;
  nonet::read(text, format);
  return 0;
}
