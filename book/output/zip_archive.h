// A ZIP archive in memory (PKWARE APPNOTE 6.3), as far as EPUB needs it: no date, no folder, sizes
// under 4 GiB. Same files, same bytes.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nonet {

class ZipArchive {
 public:
  enum class Packing : bool { kStored, kDeflated };

  // REQUIRES: a name that is not yet in the archive.
  void add(std::string_view name, std::string_view bytes, Packing packing = Packing::kDeflated);

  // The whole archive.
  [[nodiscard]] std::string take() &&;

 private:
  std::string files_;      // headers and contents
  std::string directory_;  // the central directory
  std::uint16_t count_ = 0;
};

}  // namespace nonet
