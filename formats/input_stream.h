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
  // Of a file. Reading ends early after a stop request.
  static Result<std::unique_ptr<InputStream>> open(const std::string& name,
                                                   const std::stop_token& stop);
  static std::unique_ptr<InputStream> standard_input(const std::stop_token& stop);
  // The text of an argument.
  static std::unique_ptr<InputStream> of_text(const std::string& text);

  InputStream(const InputStream&) = delete;
  InputStream& operator=(const InputStream&) = delete;

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] std::istream& stream() { return stream_; }
  // Whether the next character is available without waiting.
  [[nodiscard]] bool has_more_ready() const { return !buffer_ || buffer_->has_more_ready(); }
  // Why the stream ended early, if the system refused to read.
  [[nodiscard]] std::optional<Error> failure() const;

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
