// A source of text as the user names it, as a stream: a file, standard input, or the text itself.
#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "base/result.h"
#include "files/descriptor.h"
#include "files/stoppable_io.h"

namespace nonet {

class InputStream {
 public:
  // The meaning of a name of the command line: the text itself, if the caller says so, standard
  // input for "-", else a file. Reading ends early after a stop request.
  static Result<std::unique_ptr<InputStream>> named(const std::string& name, bool is_text,
                                                    const std::stop_token& stop);

  InputStream(const InputStream&) = delete;
  InputStream& operator=(const InputStream&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::istream& stream() { return stream_; }
  // Whether the next character is available without waiting.
  [[nodiscard]] bool has_more_ready() const { return !buffer_ || buffer_->has_more_ready(); }
  // The error to report at the end, if any: the system refused to read, or no record was `found`.
  [[nodiscard]] std::optional<Error> last_word(bool found) const;

 private:
  InputStream(Descriptor file, std::string name, const std::stop_token& stop);
  explicit InputStream(const std::string& text);

  Descriptor file_;  // not open: standard input
  std::string name_;
  std::unique_ptr<StoppableBuffer> buffer_;
  std::unique_ptr<std::stringbuf> text_;
  std::istream stream_;
};

}  // namespace nonet
