// An open file of the system, closed with the object.
#pragma once

#include <cstddef>
#include <string_view>
#include <utility>

namespace nonet {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] int number() const { return number_; }

  // Returns 0, or the system's error: some file systems report a full disk only now.
  int close();

 private:
  int number_ = -1;
};

// The result of writing: the number of bytes in the file, and the system's error or 0.
struct Written {
  std::size_t bytes = 0;
  int system_error = 0;
};

// Writes all of the text, even if the system takes it in parts. May wait forever if the descriptor
// is not a regular file.
Written write_all(int descriptor, std::string_view text);

}  // namespace nonet
