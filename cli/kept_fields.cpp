#include "cli/kept_fields.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/file_roles.h"
#include "formats/field_names.h"
#include "formats/table_format.h"

namespace nonet {
namespace {

bool is_there_as_file(const std::string& name) {
  const auto identity = identity_of(name);
  return identity && identity->absent_name.empty();
}

// Is the record the same without the field?
bool leaves_out(const RecordWriter& writer, PuzzleText puzzle, const std::string& name) {
  const std::string whole = writer.record(puzzle);
  if (name == kCommentColumn) puzzle.comment.clear();
  std::erase_if(puzzle.fields, [&](const Field& field) { return field.key == name; });
  return writer.record(puzzle) == whole;
}

// The names of fields that a record of the chunk has and the format leaves out.
std::vector<std::string> names_left_out(const PuzzleChunk& chunk, const FieldNames& fields,
                                        const RecordWriter& writer) {
  std::vector<std::string> missing;
  for (const std::string& name : fields.names()) {
    const auto first = std::ranges::find_if(chunk.puzzles, [&](const PuzzleText& puzzle) {
      return name == kCommentColumn ? !puzzle.comment.empty() : puzzle.field(name) != nullptr;
    });
    if (first != chunk.puzzles.end() && leaves_out(writer, *first, name)) missing.push_back(name);
  }
  return missing;
}

}  // namespace

Status keep_fields(Session& session, const StreamRequest& request, PuzzleInput& input,
                   RecordWriter& writer) {
  const Options& options = session.options();
  if (options.has("columns")) return {};
  const PuzzleChunk& first = input.look_ahead(request.chunk_size);
  FieldNames fields;
  fields.add_chunk(input, first);
  if (writer.writes_table()) {
    for (const std::string& name : request.names) {
      if (is_there_as_file(name)) fields.add_file(name, request.format, session.stop_token());
    }
    writer.carry_columns(fields.names());
    return {};
  }
  if (options.given("to")) return {};
  const auto missing = names_left_out(first, fields, writer);
  if (missing.empty()) return {};
  const std::string what = fmt::format("the format {} has no place for {}",
                                       row_of(writer.format()).key, fmt::join(missing, ", "));
  if (replaces_input(files_of(*find_command(session.command()), options))) {
    return request_error(fmt::format(
        "{}, which would be lost with the input: --to csv, tsv or jsonl keeps it", what));
  }
  session.console().note(fmt::format("{}: left out; --to csv, tsv or jsonl keeps it", what));
  return {};
}

}  // namespace nonet
