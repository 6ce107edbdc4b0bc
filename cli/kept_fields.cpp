#include "cli/kept_fields.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <iterator>

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

void add_files(FieldNames& fields, const Session& session, const StreamRequest& request) {
  for (const std::string& name : request.names) {
    if (is_there_as_file(name)) fields.add_file(name, request.format, session.stop_token());
  }
}

std::vector<std::string> names_without_field(const std::vector<std::string>& names,
                                             const FieldNames& fields) {
  std::vector<std::string> without;
  std::ranges::copy_if(names, std::back_inserter(without), [&](const std::string& name) {
    return std::ranges::find(fields.names(), name) == fields.names().end();
  });
  return without;
}

// --columns: warns of columns that stay empty, such as `er` if the table has explainer_er.
void warn_of_empty_columns(Session& session, const StreamRequest& request, const PuzzleInput& input,
                           const PuzzleChunk& first, const RecordWriter& writer) {
  FieldNames fields;
  fields.add_chunk(input, first);
  std::vector<std::string> empty = names_without_field(writer.columns(), fields);
  if (empty.empty() || first.puzzles.empty()) return;
  add_files(fields, session, request);
  empty = names_without_field(empty, fields);
  if (empty.empty()) return;
  const bool read =
      !input.first_columns().empty() ||
      (!request.names.empty() && std::ranges::all_of(request.names, is_there_as_file));
  const std::string_view where =
      read ? "the input, which has" : "the first puzzles of the input, which have";
  session.console().warning(fmt::format(
      "--columns {}: not in {} {}", fmt::join(empty, ","), where,
      fields.names().empty() ? "no fields" : fmt::format("{}", fmt::join(fields.names(), ","))));
}

}  // namespace

Status keep_fields(Session& session, const StreamRequest& request, PuzzleInput& input,
                   RecordWriter& writer) {
  const Options& options = session.options();
  const PuzzleChunk& first = input.look_ahead(request.chunk_size);
  if (options.has("columns")) {
    if (writer.writes_table()) warn_of_empty_columns(session, request, input, first, writer);
    return {};
  }
  FieldNames fields;
  fields.add_chunk(input, first);
  if (writer.writes_table()) {
    add_files(fields, session, request);
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
