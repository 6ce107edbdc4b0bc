#include "formats/field_names.h"

#include "formats/table_format.h"

namespace nonet {
namespace {

constexpr std::size_t kMostNames = 1024;
constexpr std::size_t kAtATime = 1024;

}  // namespace

void FieldNames::add(std::string_view name) {
  if (names_.size() == kMostNames || known_.contains(name)) return;
  known_.emplace(name);
  names_.emplace_back(name);
}

void FieldNames::add_chunk(const PuzzleInput& input, const PuzzleChunk& chunk) {
  for (const std::string& column : input.first_columns()) add(column);
  for (const PuzzleText& puzzle : chunk.puzzles) {
    if (!puzzle.comment.empty()) add(kCommentColumn);
    for (const Field& field : puzzle.fields) add(field.key);
  }
}

void FieldNames::add_file(const std::string& name, std::optional<Format> format,
                          const std::stop_token& stop) {
  PuzzleInput file({name}, format, stop);
  do {
    const PuzzleChunk chunk = file.next_chunk(kAtATime);
    if (chunk.empty()) return;
    add_chunk(file, chunk);
  } while (file.first_columns().empty());
}

}  // namespace nonet
