// Where the bytes of a text come from: a stream, or a text in memory.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace nonet {

class ByteSource {
 public:
  ByteSource() = default;
  virtual ~ByteSource() = default;
  ByteSource(const ByteSource&) = delete;
  ByteSource& operator=(const ByteSource&) = delete;

  // The number of bytes that can be read now, perhaps too many; waits for the first of them. 0 at
  // the end and after a failure.
  [[nodiscard]] virtual std::size_t ready() = 0;
  // Reads at most as many bytes as `into` holds; the number of bytes read. REQUIRES: ready() was
  // not 0.
  [[nodiscard]] virtual std::size_t read(std::span<char> into) = 0;
  // Why the source ended early: an unreadable stream. Empty if there was no failure.
  [[nodiscard]] const std::string& failure() const { return failure_; }

 protected:
  std::string failure_;
};

// Both borrow. A text needs no stream, and so none of the locales of the C++ library, whose size
// counts where a program is sent to a browser.
std::unique_ptr<ByteSource> bytes_of(std::istream& stream);
std::unique_ptr<ByteSource> bytes_of(std::string_view text);

}  // namespace nonet
