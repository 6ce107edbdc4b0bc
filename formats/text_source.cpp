#include "formats/text_source.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace nonet {
namespace {

constexpr std::size_t kReadBlock = std::size_t{1} << 18;

}  // namespace

std::size_t TextSource::read_what_is_ready() {
  const std::size_t most = std::max(kReadBlock, buffer_.size() - filled_);
  const std::size_t wanted = std::min(bytes_->ready(), most);
  if (wanted == 0) return 0;
  // A short text, such as one puzzle, gets no block of its own.
  if (buffer_.size() < filled_ + wanted) buffer_.resize(2 * filled_ + wanted);
  return bytes_->read(std::span(buffer_).subspan(filled_, wanted));
}

bool TextSource::refill() {
  if (at_end_of_bytes_) return false;
  std::memmove(buffer_.data(), buffer_.data() + begin_, filled_ - begin_);
  filled_ -= begin_;
  if (feed_ != kUnknown) feed_ -= begin_;
  feed_searched_ -= std::min(feed_searched_, begin_);
  return_searched_ -= std::min(return_searched_, begin_);
  begin_ = 0;
  const std::size_t count = read_what_is_ready();
  filled_ += count;
  at_end_of_bytes_ = count == 0;
  return count != 0;
}

void TextSource::end_line(std::size_t end, std::size_t next) {
  line_is_cut_ = line_is_cut_ || end - begin_ > kLongestLine;
  end_ = line_is_cut_ ? begin_ + kKept : end;
  next_ = next;
  line_ready_ = true;
}

// Searches each byte once for each of the two characters, however the lines are broken.
bool TextSource::find_line_break() {
  const auto find = [this](char c, std::size_t from, std::size_t to) {
    const void* const found =
        from < to ? std::memchr(buffer_.data() + from, c, to - from) : nullptr;
    return found == nullptr
               ? kUnknown
               : static_cast<std::size_t>(static_cast<const char*>(found) - buffer_.data());
  };
  if (feed_ == kUnknown) {
    feed_ = find('\n', std::max(begin_, feed_searched_), filled_);
    feed_searched_ = filled_;
  }
  const std::size_t known = feed_ == kUnknown ? filled_ : feed_;
  const std::size_t carriage_return = find('\r', std::max(begin_, return_searched_), known);
  if (carriage_return == kUnknown) {
    return_searched_ = known;
    if (feed_ == kUnknown) return false;
    end_line(feed_, feed_ + 1);
  } else if (carriage_return + 1 == feed_) {
    end_line(carriage_return, feed_ + 1);
  } else if (carriage_return + 1 == filled_ && !at_end_of_bytes_) {
    return_searched_ = carriage_return;  // a line feed may follow
    return false;
  } else {
    end_line(carriage_return, carriage_return + 1);
  }
  return true;
}

// Keeps the beginning of the line; the rest of it stays unread.
void TextSource::cut_line() {
  line_is_cut_ = true;
  while (!line_ready_) {
    const bool return_is_last = buffer_[filled_ - 1] == '\r';
    filled_ = begin_ + kKept;
    feed_searched_ = return_searched_ = filled_;
    if (return_is_last) buffer_[filled_++] = '\r';
    if (!refill() && !find_line_break()) end_line(filled_, filled_);
    if (!line_ready_) (void)find_line_break();
  }
}

std::optional<std::string_view> TextSource::peek() {
  if (ended_) return std::nullopt;
  while (!line_ready_ && !find_line_break()) {
    if (filled_ - begin_ > kLongestLine) {
      cut_line();
    } else if (!refill()) {
      if (!failure().empty() || begin_ == filled_) {
        ended_ = true;
        return std::nullopt;
      }
      if (!find_line_break()) end_line(filled_, filled_);
    }
  }
  return std::string_view(buffer_).substr(begin_, end_ - begin_);
}

void TextSource::forget_breaks_left_behind() {
  line_ready_ = line_is_cut_ = false;
  return_searched_ = begin_;
  if (feed_ == kUnknown || feed_ >= begin_) return;
  feed_ = kUnknown;
  feed_searched_ = begin_;
}

void TextSource::advance() {
  if (keeps_lines_) kept_.append(buffer_, begin_, end_ - begin_) += '\n';
  begin_ = next_;
  ++line_number_;
  forget_breaks_left_behind();
}

void TextSource::advance(std::size_t lines, std::size_t bytes) {
  begin_ += bytes;
  line_number_ += lines;
  forget_breaks_left_behind();
}

}  // namespace nonet
