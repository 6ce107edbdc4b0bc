#include "formats/input_stream.h"

#include <sstream>
#include <unistd.h>
#include <utility>

#include "files/file_error.h"

namespace nonet {

InputStream::InputStream(Descriptor file, std::string name, const std::stop_token& stop)
    : file_(std::move(file)),
      name_(std::move(name)),
      buffer_(
          std::make_unique<StoppableBuffer>(file_.is_open() ? file_.number() : STDIN_FILENO, stop)),
      stream_(buffer_.get()) {}

InputStream::InputStream(const std::string& text)
    : name_("argument"), text_(std::make_unique<std::stringbuf>(text)), stream_(text_.get()) {}

Result<std::unique_ptr<InputStream>> InputStream::named(const std::string& name, bool is_text,
                                                        const std::stop_token& stop) {
  using Pointer = std::unique_ptr<InputStream>;
  if (is_text) return Pointer(new InputStream(name));
  if (name == "-") return Pointer(new InputStream(Descriptor(), "standard input", stop));
  auto file = open_to_read(name);
  if (!file) return file.error();
  return Pointer(new InputStream(*std::move(file), name, stop));
}

std::optional<Error> InputStream::last_word(bool found) const {
  if (buffer_ && buffer_->failure() != 0) return unreadable(name_, buffer_->failure());
  if (found) return std::nullopt;
  return Error{.kind = ErrorKind::kInput, .reason = "holds no puzzle", .place = {.source = name_}};
}

}  // namespace nonet
