#include "formats/byte_source.h"

#include <algorithm>
#include <cstring>
#include <ios>
#include <istream>
#include <limits>
#include <streambuf>

namespace nonet {
namespace {

class StreamBytes : public ByteSource {
 public:
  explicit StreamBytes(std::istream& stream) : buffer_(stream.rdbuf()) {}

  // A call of sgetc makes the stream fetch the available bytes; sgetn alone would wait for a full
  // block.
  std::size_t ready() override {
    return guarded([this]() -> std::size_t {
      if (buffer_->sgetc() == std::char_traits<char>::eof()) return 0;
      const std::streamsize known = buffer_->in_avail();
      return known > 0 ? static_cast<std::size_t>(known) : std::numeric_limits<std::size_t>::max();
    });
  }

  std::size_t read(std::span<char> into) override {
    return guarded([&] {
      return static_cast<std::size_t>(
          buffer_->sgetn(into.data(), static_cast<std::streamsize>(into.size())));
    });
  }

 private:
  // The library throws for a folder and for a disk error.
  template <typename Call>
  std::size_t guarded(Call call) {
    try {
      return call();
    } catch (const std::ios_base::failure& problem) {
      failure_ = std::string("cannot be read: ") + problem.what();
      return 0;
    }
  }

  std::streambuf* buffer_;
};

class TextBytes : public ByteSource {
 public:
  explicit TextBytes(std::string_view text) : rest_(text) {}

  std::size_t ready() override { return rest_.size(); }
  std::size_t read(std::span<char> into) override {
    const std::size_t count = std::min(into.size(), rest_.size());
    std::memcpy(into.data(), rest_.data(), count);
    rest_.remove_prefix(count);
    return count;
  }

 private:
  std::string_view rest_;
};

}  // namespace

std::unique_ptr<ByteSource> bytes_of(std::istream& stream) {
  return std::make_unique<StreamBytes>(stream);
}

std::unique_ptr<ByteSource> bytes_of(std::string_view text) {
  return std::make_unique<TextBytes>(text);
}

}  // namespace nonet
