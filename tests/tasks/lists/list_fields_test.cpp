// The fields of collections, through a store and out again.
#include "tasks/lists/list_fields.h"

#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "db/run_recorder.h"
#include "formats/reader.h"
#include "formats/writer.h"
#include "tasks/lists/stored_columns.h"
#include "tests/puzzle_of.h"

namespace nonet {
namespace {

using testing::puzzle_of;

constexpr std::string_view kKept =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

// Every field that any format can hold.
PuzzleText full_record() {
  PuzzleText text;
  text.givens = puzzle_of(kKept).givens();
  text.comment = "found by hand; see p. 7";
  for (const char* key : {"title", "author", "date", "source", "level", "url", "description",
                          "technique", "folder", "my own column"}) {
    text.set_field(key, std::string("the ") + key);
  }
  text.set_field("er", "8.4", FieldKind::kJson);
  return text;
}

std::string file_of(Format format, const PuzzleText& text, const WriteOptions& options) {
  return file_header(format, options) + write_puzzle(format, text, options) +
         file_footer(format, options);
}

// The result of reading a file with one puzzle.
PuzzleText read_back(const std::string& file) {
  std::istringstream in(file);
  PuzzleReader reader(in, "file");
  auto record = reader.next();
  REQUIRE((record && record->ok()));
  return **std::move(record);
}

// The record as an export writes it after an import has stored it.
PuzzleText through_store(const PuzzleText& text, std::span<const std::string> columns = {}) {
  auto store = Store::open(":memory:");
  REQUIRE(store);
  const Puzzle puzzle = puzzle_of(text.givens.line());
  auto writer = store->write();
  REQUIRE(writer);
  const auto saved = writer->save(puzzle_record(puzzle));
  REQUIRE(saved);
  REQUIRE(writer->save_fields(saved->id, text.givens, fields_to_store(text, puzzle.solution())));
  REQUIRE(writer->commit());
  const auto stored = store->puzzle(saved->id);
  REQUIRE((stored && *stored));
  PuzzleText back;
  back.givens = (*stored)->puzzle.givens();
  REQUIRE(StoredColumns(columns, nullptr).fill(*store, **stored, back));
  return back;
}

TEST_CASE("Every field that a format can hold comes back from a database", "[study]") {
  WriteOptions options;
  for (const Field& field : full_record().fields) options.columns.push_back(field.key);
  options.columns.emplace_back("comment");
  for (const FormatRow& row : kFormats) {
    if (row.id == Format::kSukaku || row.id == Format::kPencilMarks) continue;  // of candidates
    CAPTURE(row.key);
    const std::string file = file_of(row.id, full_record(), options);
    CAPTURE(file);
    CHECK(file_of(row.id, through_store(read_back(file)), options) == file);
  }
}

TEST_CASE("Columns of an export have our names, or the list's names with a prefix", "[study]") {
  const std::vector<std::string> columns = {"clues", "er", "imported_er", "author", "absent"};
  const PuzzleText text = through_store(full_record(), columns);
  CHECK(text.comment.empty());
  CHECK(text.fields == std::vector<Field>{{"clues", "25"},
                                          {"imported_er", "8.4", FieldKind::kJson},
                                          {"author", "the author"}});
}

TEST_CASE("A solution that is the puzzle's own is not stored twice", "[study]") {
  const Puzzle puzzle = puzzle_of(kKept);
  PuzzleText text;
  text.givens = puzzle.givens();
  text.set_field("solution", puzzle.solution().line());
  CHECK(fields_to_store(text, puzzle.solution()).empty());
  text.set_field("solution", "another");
  CHECK(fields_to_store(text, puzzle.solution()).size() == 1);
}

TEST_CASE("Different values of two lists stand side by side", "[study]") {
  PuzzleText text;
  const std::vector<StoredField> fields = {{"er", "8.4", StoredFieldKind::kJson},
                                           {"er", "8.5", StoredFieldKind::kJson},
                                           {"comment", "one", StoredFieldKind::kComment},
                                           {"comment", "two", StoredFieldKind::kComment}};
  take_stored_fields(text, fields);
  CHECK(text.comment == "one; two");
  CHECK(text.fields == std::vector<Field>{{"er", "8.4; 8.5", FieldKind::kText}});
}

}  // namespace
}  // namespace nonet
