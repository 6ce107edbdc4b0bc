#include "cli/database_path.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace nonet {
namespace {

std::filesystem::path folder_from(const char* variable, const char* below) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nothing sets it
  return value == nullptr || *value == '\0' ? std::filesystem::path()
                                            : std::filesystem::path(value) / below;
}

}  // namespace

std::string database_path(const Options& options) {
  if (options.has("db")) return options.text("db");
  std::filesystem::path folder = folder_from("XDG_DATA_HOME", "nonet");
  if (folder.empty()) folder = folder_from("HOME", ".local/share/nonet");
  std::error_code ignored;  // opening the database says what is wrong with the place
  std::filesystem::create_directories(folder, ignored);
  return folder / "nonet.db";
}

}  // namespace nonet
