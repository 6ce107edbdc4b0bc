// Values to bytes and back, for checkpoints. Little-endian and of fixed width, so that a hunt can
// continue on another machine. Reading past the end, or an impossible count, makes the reader bad;
// the caller checks once at the end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "board/grid.h"

namespace nonet {

class StateWriter {
 public:
  void number(std::uint64_t value) {
    for (int byte = 0; byte < 8; ++byte) {
      bytes_.push_back(static_cast<std::byte>((value >> (8 * byte)) & 0xff));
    }
  }
  void real(double value);
  void text(std::string_view text);
  void grid(const Grid& grid) {
    for (const std::uint8_t value : grid.values()) bytes_.push_back(std::byte{value});
  }
  [[nodiscard]] const std::vector<std::byte>& bytes() const { return bytes_; }

 private:
  std::vector<std::byte> bytes_;
};

class StateReader {
 public:
  explicit StateReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  // The writer's version: older ones may be read differently. Default: the current one.
  void set_version(std::uint64_t version) { version_ = version; }
  [[nodiscard]] std::uint64_t version() const { return version_; }

  std::uint64_t number();
  // A number that is at most `most`.
  std::uint64_t count(std::uint64_t most);
  double real();
  std::string text();
  Grid grid();
  void fail() { good_ = false; }
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] bool at_end() const { return at_ == bytes_.size(); }

 private:
  [[nodiscard]] bool take(std::size_t size);

  std::span<const std::byte> bytes_;
  std::size_t at_ = 0;
  bool good_ = true;
  std::uint64_t version_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace nonet
