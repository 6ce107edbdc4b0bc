#include "cli/file_roles.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "base/request_error.h"
#include "cli/command_table.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

std::optional<FileRole> role_of(const OptionRow& row, const std::string& path) {
  switch (row.takes) {
    case Takes::kFile:
    case Takes::kTextOrFile:
      return FileRole::kRead;
    case Takes::kOutputFile:
      if (is_written_in_place(path)) return FileRole::kOpen;
      return row.letter == 'o' ? FileRole::kResults : FileRole::kWritten;
    case Takes::kDatabase:
      return FileRole::kDatabase;
    default:
      return std::nullopt;
  }
}

void add(std::vector<NamedFile>& files, std::string name, FileRole role,
         std::optional<FileIdentity> identity) {
  if (!identity) return;
  // An input that does not exist is no file: a puzzle as an argument, or a mistake reported later.
  const bool read = role == FileRole::kPuzzles || role == FileRole::kRead;
  if (read && !identity->absent_name.empty()) return;
  files.push_back({std::move(name), role, *std::move(identity)});
}

// A word that the option knows, as in "en|de|FILE", is no file, even if one has that name.
bool is_known_word(const OptionRow& row, const std::string& value) {
  return ('|' + std::string(row.argument)).find('|' + value + '|') != std::string::npos;
}

void add_named(std::vector<NamedFile>& files, const OptionRow& row, const std::string& path) {
  if (is_known_word(row, path)) return;
  const std::size_t key = path.find('=');
  if (row.argument.starts_with("[KEY=]") && key != std::string::npos) {
    add(files, fmt::format("--{} {}", row.name, path), FileRole::kRead,
        identity_of(path.substr(key + 1)));
  }
  const auto role = role_of(row, path);
  if (!role) return;
  add(files, fmt::format("--{} {}", row.name, path), *role, identity_of(path));
  if (*role != FileRole::kDatabase) return;
  for (const std::string& beside : database_files(path)) {
    add(files, fmt::format("{} of --{} {}", beside, row.name, path), *role, identity_of(beside));
  }
}

void add_inputs(std::vector<NamedFile>& files, const CommandRow& command, const Options& options) {
  if ((command.option_groups & kReadsPuzzles) == 0) return;
  const auto& inputs = options.inputs();
  const std::size_t words = std::min(command.words, inputs.size());
  for (std::size_t i = words; i < inputs.size(); ++i) {
    if (inputs[i] == "-") {
      add(files, "standard input", FileRole::kPuzzles, identity_of_descriptor(STDIN_FILENO));
    } else {
      add(files, fmt::format("the input {}", inputs[i]), FileRole::kPuzzles,
          identity_of(inputs[i]));
    }
  }
  if (inputs.size() == words) {
    add(files, "standard input", FileRole::kPuzzles, identity_of_descriptor(STDIN_FILENO));
  }
}

// Whether its results are puzzles of its inputs. A command with wishes makes others.
bool filters_puzzles(const CommandRow& command) {
  constexpr unsigned kReadsAndWrites = kReadsPuzzles | kWritesPuzzles;
  return (command.option_groups & (kReadsAndWrites | kWantsPuzzles)) == kReadsAndWrites &&
         command.words == 0;
}

// No other file may have a name that the database needs for its own files.
Status check_beside_database(const std::string& database) {
  const auto foreign = foreign_database_file(database);
  if (!foreign) return {};
  return request_error(
      fmt::format("the database {} needs this name, but the file there is not SQLite's: move it",
                  database),
      {.source = *foreign});
}

}  // namespace

std::vector<NamedFile> files_of(const CommandRow& command, const Options& options) {
  std::vector<NamedFile> files;
  add_inputs(files, command, options);
  for (const OptionRow& row : all_options(command)) {
    if (!takes_path(row.takes)) continue;
    for (const std::string& path : options.list(row.name)) {
      if (path != "-") add_named(files, row, path);
    }
  }
  if (!options.has("output") || options.text("output") == "-") {
    add(files, "standard output", FileRole::kOpen, identity_of_descriptor(STDOUT_FILENO));
  }
  add(files, "standard error", FileRole::kOpen, identity_of_descriptor(STDERR_FILENO));
  return files;
}

OwnFiles own_files_of(const Session& session) {
  return OwnFiles(files_of(*find_command(session.command()), session.options()));
}

Status check_files(const CommandRow& command, const Options& options) {
  const Status roles =
      check_roles(files_of(command, options),
                  filters_puzzles(command) ? OwnInput::kMayBeReplaced : OwnInput::kMayNot);
  return roles && options.has("db") ? check_beside_database(options.text("db")) : roles;
}

}  // namespace nonet
