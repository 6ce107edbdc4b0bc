#include "files/descriptor.h"

#include <cerrno>
#include <unistd.h>

namespace nonet {

int Descriptor::close() {
  const int number = std::exchange(number_, -1);
  // After EINTR Linux has closed the descriptor all the same.
  return number < 0 || ::close(number) == 0 || errno == EINTR ? 0 : errno;
}

Written write_all(int descriptor, std::string_view text) {
  Written written;
  while (written.bytes < text.size()) {
    const std::string_view rest = text.substr(written.bytes);
    const ::ssize_t taken = ::write(descriptor, rest.data(), rest.size());
    if (taken >= 0) {
      written.bytes += static_cast<std::size_t>(taken);
    } else if (errno != EINTR) {
      written.system_error = errno;
      return written;
    }
  }
  return written;
}

}  // namespace nonet
