#include "formats/text_source.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <streambuf>

namespace nonet {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 18;

}  // namespace

std::size_t TextSource::read_what_is_ready() {
  const auto room = static_cast<std::streamsize>(buffer_.size() - filled_);
  std::streambuf* const bytes = in_->rdbuf();
  try {
    // sgetc makes the stream fetch what is there; sgetn alone would wait until the room is full.
    if (bytes->sgetc() == std::char_traits<char>::eof()) return 0;
    const std::streamsize known = bytes->in_avail();
    const std::streamsize wanted = known > 0 ? std::min(known, room) : room;
    return static_cast<std::size_t>(bytes->sgetn(buffer_.data() + filled_, wanted));
  } catch (const std::exception& problem) {  // a folder, a disk error
    failure_ = std::string("cannot be read: ") + problem.what();
    return 0;
  }
}

bool TextSource::refill() {
  if (at_end_of_stream_) return false;
  std::memmove(buffer_.data(), buffer_.data() + begin_, filled_ - begin_);
  filled_ -= begin_;
  begin_ = 0;
  if (filled_ > kLongestLine) {
    failure_ = "a line of more than " + std::to_string(kLongestLine) + " bytes";
    at_end_of_stream_ = true;
    return false;
  }
  if (buffer_.size() < filled_ + kBlock) buffer_.resize(2 * filled_ + kBlock);
  const std::size_t count = read_what_is_ready();
  filled_ += count;
  at_end_of_stream_ = count == 0;
  return count != 0;
}

std::optional<std::string_view> TextSource::peek() {
  if (ended_) return std::nullopt;
  std::size_t searched = 0;
  while (!line_ready_) {
    const char* const from = buffer_.data() + begin_ + searched;
    const std::size_t left = filled_ - begin_ - searched;
    const void* const found = left > 0 ? std::memchr(from, '\n', left) : nullptr;
    if (found != nullptr) {
      end_ = static_cast<std::size_t>(static_cast<const char*>(found) - buffer_.data());
      next_ = end_ + 1;
      line_ready_ = true;
    } else {
      searched = filled_ - begin_;
      if (refill()) continue;
      if (!failure_.empty() || begin_ == filled_) {
        ended_ = true;
        return std::nullopt;
      }
      end_ = next_ = filled_;
      line_ready_ = true;
    }
    if (end_ > begin_ && buffer_[end_ - 1] == '\r') --end_;
  }
  return std::string_view(buffer_).substr(begin_, end_ - begin_);
}

void TextSource::advance() {
  begin_ = next_;
  line_ready_ = false;
  ++line_number_;
}

void TextSource::advance(std::size_t lines, std::size_t bytes) {
  begin_ += bytes;
  line_ready_ = false;
  line_number_ += lines;
}

}  // namespace nonet
