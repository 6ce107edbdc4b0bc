#include "files/user_folder.h"

#include <cstdlib>
#include <system_error>

namespace nonet {
namespace {

std::filesystem::path folder_from(const char* variable, const std::filesystem::path& below) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): never changed
  return value == nullptr || *value == '\0' ? std::filesystem::path()
                                            : std::filesystem::path(value) / below;
}

}  // namespace

std::filesystem::path user_data_folder(const std::string& program) {
  std::filesystem::path folder = folder_from("XDG_DATA_HOME", program);
  if (folder.empty()) {
    folder = folder_from("HOME", std::filesystem::path(".local/share") / program);
  }
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  return folder;
}

}  // namespace nonet
