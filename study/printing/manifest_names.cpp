#include "study/printing/manifest_names.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>

#include "book/book.h"

namespace nonet {
namespace {

bool is_old_manifest(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string start(kManifestStart.size(), '\0');
  return file.read(start.data(), static_cast<std::streamsize>(start.size())) &&
         start == kManifestStart;
}

}  // namespace

std::string name_in_manifest(const PuzzleText& record) {
  const std::string* number = record.field("number");
  const std::string* page = record.field("page");
  const std::string* level = record.field("level");
  if (number == nullptr || page == nullptr) return {};
  const std::string of_level = level != nullptr && !level->empty() ? *level + ", " : "";
  return fmt::format("{}. {}page {}", *number, of_level, *page);
}

std::optional<std::string> free_manifest_name(
    const std::string& book, const std::function<bool(const FileIdentity&)>& in_use) {
  for (const char* const ending : {".jsonl", ".manifest.jsonl"}) {
    const std::string name = std::filesystem::path(book).replace_extension(ending);
    const auto identity = identity_of(name);
    const bool taken = identity && in_use(*identity);
    if (!taken && (!std::filesystem::exists(name) || is_old_manifest(name))) return name;
  }
  return std::nullopt;
}

}  // namespace nonet
