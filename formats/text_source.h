// Lines of a text, read in the blocks that its source has ready, so that a pipe gives its lines
// as soon as they arrive and a file is read at memory speed. A line ends with a line feed, a
// carriage return or both. Only the beginning of a line longer than kLongestLine is kept, so that
// memory is bounded; the next line is read normally.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "formats/byte_source.h"

namespace nonet {

class TextSource {
 public:
  // Of a stream, or of a text in memory; both are borrowed.
  template <typename Text>
  TextSource(Text&& text, std::string name)
      : bytes_(bytes_of(std::forward<Text>(text))), name_(std::move(name)) {}

  // The current line without its line break, or nullopt at the end. The view holds until the next
  // call of peek after advance.
  [[nodiscard]] std::optional<std::string_view> peek();
  // Whether the current line was longer than kLongestLine: peek() then gives its first kKept bytes.
  // REQUIRES: peek() returned a line.
  [[nodiscard]] bool line_is_cut() const { return line_is_cut_; }
  // Advances past the current line. REQUIRES: peek() returned one.
  void advance();
  // Advances past several lines. REQUIRES: they have this many bytes, line breaks included, of
  // ahead(). Earlier views of ahead() stay valid until the next call of peek.
  void advance(std::size_t lines, std::size_t bytes);
  // Advances past the first bytes of the current line. REQUIRES: peek() returned a line at least as
  // long.
  void skip(std::size_t bytes) { begin_ += bytes; }
  // From now on lines are kept until take_kept_lines(); of a cut line its beginning.
  void keep_lines() { keeps_lines_ = true; }
  [[nodiscard]] std::string take_kept_lines() { return std::exchange(kept_, {}); }
  // Makes peek() return nullopt from now on.
  void end_here() { ended_ = true; }

  [[nodiscard]] const std::string& name() const { return name_; }
  // The number of the current line, counted from 1.
  [[nodiscard]] std::size_t line_number() const { return line_number_; }
  [[nodiscard]] Place place(std::size_t column) const { return {name_, line_number_, column}; }
  // All bytes read and not yet passed; the whole first block before the first advance.
  [[nodiscard]] std::string_view ahead() const {
    return std::string_view(buffer_).substr(begin_, filled_ - begin_);
  }
  // Why the source ended early: an unreadable stream. Empty if there was no failure.
  [[nodiscard]] const std::string& failure() const { return bytes_->failure(); }

  static constexpr std::size_t kLongestLine = std::size_t{64} << 20;
  static constexpr std::size_t kKept = 4096;

 private:
  static constexpr std::size_t kUnknown = static_cast<std::size_t>(-1);

  [[nodiscard]] bool find_line_break();
  void end_line(std::size_t end, std::size_t next);
  void cut_line();
  void forget_breaks_left_behind();
  [[nodiscard]] bool refill();
  [[nodiscard]] std::size_t read_what_is_ready();

  std::unique_ptr<ByteSource> bytes_;
  std::string name_;
  std::string buffer_;     // [begin_, filled_) is unread
  std::size_t begin_ = 0;  // of the current line
  std::size_t end_ = 0;    // of the current line, when line_ready_
  std::size_t next_ = 0;   // begin of the next line
  std::size_t filled_ = 0;
  std::size_t feed_ = kUnknown;      // the first line feed from begin_ on, if known
  std::size_t feed_searched_ = 0;    // no line feed before this, if unknown
  std::size_t return_searched_ = 0;  // no carriage return in the current line before this
  std::size_t line_number_ = 1;
  bool line_ready_ = false;
  bool line_is_cut_ = false;
  bool at_end_of_bytes_ = false;
  bool ended_ = false;
  bool keeps_lines_ = false;
  std::string kept_;
};

}  // namespace nonet
