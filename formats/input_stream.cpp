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

Result<std::unique_ptr<InputStream>> InputStream::open(const std::string& name,
                                                       const std::stop_token& stop) {
  auto file = open_to_read(name);
  if (!file) return file.error();
  return std::unique_ptr<InputStream>(new InputStream(*std::move(file), name, stop));
}

std::unique_ptr<InputStream> InputStream::standard_input(const std::stop_token& stop) {
  return std::unique_ptr<InputStream>(new InputStream(Descriptor(), "standard input", stop));
}

std::unique_ptr<InputStream> InputStream::of_text(const std::string& text) {
  return std::unique_ptr<InputStream>(new InputStream(text));
}

std::optional<Error> InputStream::failure() const {
  if (!buffer_ || buffer_->failure() == 0) return std::nullopt;
  return unreadable(name_, buffer_->failure());
}

}  // namespace nonet
