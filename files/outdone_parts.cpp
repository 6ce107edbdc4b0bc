#include "files/outdone_parts.h"

#include <array>
#include <fcntl.h>
#include <optional>
#include <string_view>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "files/descriptor.h"

namespace nonet {
namespace {

using Bytes = std::array<char, 65536>;

// The next bytes, empty at the end; nullopt if they cannot be read.
std::optional<std::string_view> next_bytes(const Descriptor& file, Bytes& bytes) {
  const ::ssize_t size = ::read(file.number(), bytes.data(), bytes.size());
  if (size < 0) return std::nullopt;
  return std::string_view(bytes.data(), static_cast<std::size_t>(size));
}

// Reads of regular files return equally many bytes, except at the end.
bool begins_with(const Descriptor& whole, const Descriptor& part) {
  Bytes whole_bytes{};
  Bytes part_bytes{};
  for (;;) {
    const auto expected = next_bytes(part, part_bytes);
    if (!expected || expected->empty()) return expected.has_value();
    const auto found = next_bytes(whole, whole_bytes);
    if (!found || !found->starts_with(*expected)) return false;
  }
}

bool is_small_regular_file(const Descriptor& part, const Descriptor& whole) {
  struct stat status {};
  struct stat limit {};
  return ::fstat(part.number(), &status) == 0 && ::fstat(whole.number(), &limit) == 0 &&
         S_ISREG(status.st_mode) && status.st_size <= limit.st_size &&
         status.st_ino != limit.st_ino;
}

}  // namespace

void remove_if_outdone(const std::string& part, const std::string& whole) {
  const Descriptor unfinished(::open(part.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
  if (!unfinished.is_open()) return;
  const Descriptor file(::open(whole.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open() || !is_small_regular_file(unfinished, file)) return;
  // Held until the name is removed: the process that has just made the file then sees that it is
  // gone.
  if (::flock(unfinished.number(), LOCK_EX | LOCK_NB) != 0) return;
  if (begins_with(file, unfinished)) ::unlink(part.c_str());
}

bool mark_as_written(int descriptor) {
  ::flock(descriptor, LOCK_EX);  // some file systems have no locks: then nothing is removed
  struct stat status {};
  return ::fstat(descriptor, &status) != 0 || status.st_nlink > 0;
}

}  // namespace nonet
