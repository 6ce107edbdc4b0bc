#include "tasks/printing/manifest_names.h"

#include <filesystem>
#include <fmt/format.h>
#include <utility>

namespace nonet {

std::string name_in_manifest(const PuzzleText& record) {
  const std::string* number = record.field("number");
  const std::string* page = record.field("page");
  const std::string* level = record.field("level");
  if (number == nullptr || page == nullptr) return {};
  const std::string of_level = level != nullptr && !level->empty() ? *level + ", " : "";
  return fmt::format("{}. {}page {}", *number, of_level, *page);
}

Result<std::optional<std::string>> free_manifest_name(const std::string& book,
                                                      const OwnFiles& own) {
  for (const char* const ending : {".jsonl", ".manifest.jsonl"}) {
    std::string name = std::filesystem::path(book).replace_extension(ending);
    const Status free = own.check(name, kManifestMark);
    if (free) return std::optional(std::move(name));
    if (free.error().kind != ErrorKind::kRequest) return free.error();
  }
  return std::optional<std::string>();
}

}  // namespace nonet
