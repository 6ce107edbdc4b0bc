// The table of file formats. Help, completion, --from, --to, docs/formats.md and the tests come
// from its rows. Adding a format is an enumerator, a row, and a reader and a writer in the file of
// its family (formats/*_format.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace nonet {

enum class Format {
  kLine,
  kSdm,
  kSukaku,
  kSdk,
  kSs,
  kGrid,
  kPencilMarks,
  kHodoku,
  kOpenSudoku,
  kFpuzzles,
  kUrl,
  kIpuz,
  kCsv,
  kTsv,
  kJsonl,
};

struct FormatRow {
  Format id;
  std::string_view key;         // forever: --from, --to, stored with runs
  std::string_view name;        // for people
  std::string_view extensions;  // of files, separated by blanks; may be empty
  bool reads;
  bool writes;
  bool keeps_candidates;  // the candidates of a sukaku are written, too
  bool keeps_fields;      // with any name: the requested ones, or all
  std::string_view description;
};

inline constexpr std::array kFormats = {
    FormatRow{Format::kLine, "line", "81-character line", "txt", true, true, false, false,
              "one puzzle a line; . 0 * X _ or blank for empty, text after the 81st cell kept"},
    FormatRow{Format::kSdm, "sdm", "SudoCue collection", "sdm", true, true, false, false,
              "one puzzle a line, 0 for empty, no comments; OpenSudoku and LibreSudoku import it"},
    FormatRow{Format::kSukaku, "sukaku", "729-character pencil marks", "", true, true, true, false,
              "one line, nine characters a cell: each candidate in its place, . or 0 where it is "
              "gone"},
    FormatRow{Format::kSdk, "sdk", "SadMan and SudoCue", "sdk", true, true, false, false,
              "nine rows of nine, headed by #A author, #D description, #C comment, #B date, #S "
              "source, #L level, #U address"},
    FormatRow{Format::kSs, "ss", "Simple Sudoku", "ss", true, true, false, false,
              "nine rows in a frame of *, | and -, . for empty"},
    FormatRow{Format::kGrid, "grid", "box-art grid", "", true, true, false, false,
              "nine rows in a frame of +, | and -, digits set apart by blanks"},
    FormatRow{Format::kPencilMarks, "pencilmarks", "pencil-mark grid", "", true, true, true, false,
              "nine rows of nine groups of candidates in a frame, as the forums show positions"},
    FormatRow{Format::kHodoku, "hodoku", "HoDoKu library", "", true, true, true, false,
              "one line with fields after colons: technique, digits, givens and +placed, deleted "
              "candidates, eliminations, placements, comment"},
    FormatRow{Format::kOpenSudoku, "opensudoku", "OpenSudoku", "opensudoku", true, true, false,
              false, "XML, puzzles in folders, version 2"},
    FormatRow{Format::kFpuzzles, "fpuzzles", "f-puzzles link", "", true, true, true, false,
              "one link a line that opens the puzzle at f-puzzles.com; SudokuPad's and the JSON "
              "files of both are read too"},
    FormatRow{Format::kUrl, "url", "link to a solver", "", true, true, true, false,
              "one link a line: sudokuwiki.org, sudokuexchange.com or sudokupad.app"},
    FormatRow{Format::kIpuz, "ipuz", "ipuz", "ipuz", true, true, false, false,
              "JSON objects of ipuz.org, kind sudoku; written one a line"},
    FormatRow{Format::kCsv, "csv", "comma-separated table", "csv", true, true, true, true,
              "a header line with a column puzzle (or quizzes, sudoku, grid); other columns kept"},
    FormatRow{Format::kTsv, "tsv", "tab-separated table", "tsv", true, true, true, true,
              "like csv, separated by tabs, nothing quoted"},
    FormatRow{Format::kJsonl, "jsonl", "JSON lines", "jsonl ndjson", true, true, true, true,
              "one JSON object a line: schema 1, puzzle, then placed, marks, comment and fields"},
};

constexpr const FormatRow& row_of(Format format) {
  return kFormats[static_cast<std::size_t>(format)];
}

// The row with this key, or nullptr.
constexpr const FormatRow* find_format(std::string_view key) {
  for (const FormatRow& row : kFormats) {
    if (row.key == key) return &row;
  }
  return nullptr;
}

constexpr bool format_rows_match_their_ids() {
  for (std::size_t i = 0; i < kFormats.size(); ++i) {
    if (static_cast<std::size_t>(kFormats[i].id) != i) return false;
  }
  return kFormats.size() == static_cast<std::size_t>(Format::kJsonl) + 1;
}
static_assert(format_rows_match_their_ids());

}  // namespace nonet
