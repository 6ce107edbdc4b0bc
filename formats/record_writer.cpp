#include "formats/record_writer.h"

#include <algorithm>

#include "formats/table_format.h"

namespace nonet {

std::optional<Error> RecordWriter::loss_of(const PuzzleText& puzzle) const {
  if (!carries_all_) return std::nullopt;
  const auto lost = [&](std::string_view name) {
    return std::ranges::find(options_.columns, name) == options_.columns.end();
  };
  std::string_view name;
  if (!puzzle.comment.empty() && lost(kCommentColumn)) name = kCommentColumn;
  for (const Field& field : puzzle.fields) {
    if (name.empty() && lost(field.key)) name = field.key;
  }
  if (name.empty()) return std::nullopt;
  return Error{.kind = ErrorKind::kInput,
               .reason = "its field \"" + std::string(name) +
                         "\" comes after the header of the table was written: name all columns "
                         "with --columns",
               .place = puzzle.place};
}

}  // namespace nonet
