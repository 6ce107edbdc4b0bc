#include "cli/file_roles.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <unistd.h>

#include "base/request_error.h"
#include "cli/command_table.h"

namespace nonet {
namespace {

// What may be done with one file in two roles. Reading it twice does no harm, and a stream of
// puzzles that is read to its end may be replaced by puzzles.
bool may_meet(FileRole a, FileRole b, const CommandRow& command) {
  const auto is_read = [](FileRole role) {
    return role == FileRole::kPuzzles || role == FileRole::kRead;
  };
  const auto either = [&](FileRole role) { return a == role || b == role; };
  if (either(FileRole::kDatabase)) return is_read(a) || is_read(b);
  if (is_read(a) && is_read(b)) return true;
  if (a == FileRole::kOpen && b == FileRole::kOpen) return true;
  const bool filters = (command.option_groups & kReadsPuzzles) != 0 &&
                       (command.option_groups & kWritesPuzzles) != 0 && command.words == 0;
  return filters && either(FileRole::kPuzzles) && either(FileRole::kResults);
}

std::optional<FileRole> role_of(const OptionRow& row) {
  switch (row.takes) {
    case Takes::kFile:
    case Takes::kTextOrFile:
      return FileRole::kRead;
    case Takes::kOutputFile:
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
  // What is only read and is not there is no file: a puzzle written out, or a mistake told later.
  const bool read = role == FileRole::kPuzzles || role == FileRole::kRead;
  if (read && !identity->absent_name.empty()) return;
  files.push_back({std::move(name), role, *std::move(identity)});
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

}  // namespace

std::vector<NamedFile> files_of(const CommandRow& command, const Options& options) {
  std::vector<NamedFile> files;
  add_inputs(files, command, options);
  for (const OptionRow& row : all_options(command)) {
    const auto role = role_of(row);
    if (!role) continue;
    for (const std::string& path : options.list(row.name)) {
      if (path == "-") continue;
      add(files, fmt::format("--{} {}", row.name, path), *role, identity_of(path));
    }
  }
  if (!options.has("output") || options.text("output") == "-") {
    add(files, "standard output", FileRole::kOpen, identity_of_descriptor(STDOUT_FILENO));
  }
  add(files, "standard error", FileRole::kOpen, identity_of_descriptor(STDERR_FILENO));
  return files;
}

Status check_files(const CommandRow& command, const Options& options) {
  const std::vector<NamedFile> files = files_of(command, options);
  for (std::size_t i = 0; i < files.size(); ++i) {
    for (std::size_t j = i + 1; j < files.size(); ++j) {
      if (files[i].identity != files[j].identity ||
          may_meet(files[i].role, files[j].role, command)) {
        continue;
      }
      return request_error(fmt::format("{} and {} are the same file: nothing is read or written",
                                       files[i].name, files[j].name));
    }
  }
  return {};
}

bool replaces_input(const std::vector<NamedFile>& files) {
  return std::ranges::any_of(files, [&](const NamedFile& results) {
    return results.role == FileRole::kResults &&
           std::ranges::any_of(files, [&](const NamedFile& input) {
             return input.role == FileRole::kPuzzles && input.identity == results.identity;
           });
  });
}

}  // namespace nonet
