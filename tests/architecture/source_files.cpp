#include "tests/architecture/source_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string_view>

namespace nonet::architecture {

namespace fs = std::filesystem;

std::vector<std::string> source_files() {
  const fs::path root(NONET_SOURCE_DIR);
  std::vector<std::string> files;
  for (const auto& top : fs::directory_iterator(root)) {
    const std::string name = top.path().filename();
    if (!top.is_directory() || name.starts_with('.') || name.starts_with("build") ||
        name == "tests") {
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator(top)) {
      const fs::path extension = entry.path().extension();
      if (extension == ".h" || extension == ".cpp") {
        files.push_back(fs::relative(entry.path(), root));
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

std::vector<std::string> included_by(const std::string& file) {
  constexpr std::string_view kStart = "#include \"";
  std::vector<std::string> included;
  std::ifstream stream(fs::path(NONET_SOURCE_DIR) / file);
  for (std::string line; std::getline(stream, line);) {
    if (!line.starts_with(kStart)) continue;
    included.push_back(line.substr(kStart.size(), line.find('"', kStart.size()) - kStart.size()));
  }
  return included;
}

}  // namespace nonet::architecture
