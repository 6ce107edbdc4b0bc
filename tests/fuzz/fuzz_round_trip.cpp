// Any puzzle with any comment and fields, written in any format and read back: the cells are the
// same, and so is all that the format keeps.
#include <cstdint>
#include <cstdlib>
#include <fuzzer/FuzzedDataProvider.h>

#include "formats/reader.h"
#include "formats/symbols.h"
#include "formats/writer.h"

namespace nonet {
namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

// A solved grid. The givens are some of its cells, always including the first: in a grid without
// givens some readers take the placed digits for givens, because apps write givens that way.
Grid solution() {
  return *Grid::from_line(
      "123456789456789123789123456214365897365897214897214365531642978642978531978531642");
}

PuzzleText some_puzzle(FuzzedDataProvider& data) {
  PuzzleText puzzle;
  const Grid all = solution();
  for (const Cell c : all_cells()) {
    const int kind = c.index() == 0 ? 0 : data.ConsumeIntegralInRange(0, 7);
    if (kind < 3) puzzle.givens.set(c, all.digit(c));
    if (kind == 3) puzzle.placed.set(c, all.digit(c));
  }
  if (data.ConsumeBool()) {
    Grid filled = puzzle.givens;
    for (const Cell c : puzzle.placed.filled()) filled.set(c, puzzle.placed.digit(c));
    PencilMarks marks = PencilMarks::of(filled);
    for (const Cell c : all_cells()) {
      marks[c] &=
          DigitSet::from_bits(data.ConsumeIntegralInRange(0U, 511U)) | DigitSet(all.digit(c));
    }
    puzzle.marks = marks;
  }
  puzzle.comment = data.ConsumeRandomLengthString(200);
  for (int i = data.ConsumeIntegralInRange(0, 5); i > 0; --i) {
    puzzle.set_field(data.ConsumeRandomLengthString(20), data.ConsumeRandomLengthString(60));
  }
  return puzzle;
}

// A cell with one candidate is read back as a given. Tables write candidates instead of the givens
// if there are fewer candidates than the givens leave.
bool writes_marks(const PuzzleText& puzzle, Format format) {
  const bool table = format == Format::kCsv || format == Format::kTsv;
  return format == Format::kSukaku || format == Format::kPencilMarks ||
         (table && puzzle.candidates() != nullptr);
}

bool keeps_comment(Format format) {
  return format != Format::kSdm && format != Format::kSs && format != Format::kGrid &&
         format != Format::kPencilMarks && format != Format::kUrl;
}

std::string in_a_line(const std::string& text) {
  const std::string line = one_line(text);
  return std::string(trimmed(line));
}

void check(const PuzzleText& puzzle, Format format) {
  WriteOptions options;
  options.columns = {"comment"};
  for (const Field& field : puzzle.fields) {
    if (field.key != "comment") options.columns.push_back(field.key);
  }
  std::string text = file_header(format, options);
  append_puzzle(text, format, puzzle, options);
  text += file_footer(format, options);
  const auto read = parse_puzzle(text, "f", format);
  demand(read.ok());
  if (!writes_marks(puzzle, format)) demand(read->givens == puzzle.givens);
  if (keeps_comment(format)) demand(in_a_line(read->comment) == in_a_line(puzzle.comment));
  if (format != Format::kJsonl) return;
  demand(read->placed == puzzle.placed);
  demand(read->marks == puzzle.marks);
}

}  // namespace
}  // namespace nonet

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzedDataProvider provider(data, size);
  const auto& row = provider.PickValueInArray(nonet::kFormats);
  const nonet::PuzzleText puzzle = nonet::some_puzzle(provider);
  nonet::check(puzzle, row.id);
  return 0;
}
