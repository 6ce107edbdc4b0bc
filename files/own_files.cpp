#include "files/own_files.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <utility>

#include "base/request_error.h"
#include "base/result_chain.h"
#include "files/descriptor.h"
#include "files/file_error.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

// The first bytes of a file, fewer if it has no more.
Result<std::string> beginning_of(const std::string& path, std::size_t bytes) {
  const auto file = open_to_read(path);
  if (!file) return file.error();
  std::string text(bytes, '\0');
  std::size_t size = 0;
  int failure = 0;
  while (size < bytes) {
    const std::size_t more =
        read_some(file->number(), std::span(text).subspan(size), std::stop_token(), failure);
    if (more == 0) break;
    size += more;
  }
  if (failure != 0) return unreadable(path, failure);
  text.resize(size);
  return text;
}

}  // namespace

Result<bool> may_be_replaced(const std::string& path, const OwnMark& mark) {
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) {
    if (errno == ENOENT || errno == ENOTDIR) return true;
    return unreadable(path, errno);
  }
  if (!S_ISREG(status.st_mode)) return false;
  return map(beginning_of(path, mark.within),
             [&](const std::string& start) { return start.find(mark.text) != start.npos; });
}

Status OwnFiles::check(const std::string& name, const OwnMark& mark) const {
  const auto identity = identity_of(name);
  const auto same =
      identity ? std::ranges::find(named_, *identity, &NamedFile::identity) : named_.end();
  if (same != named_.end()) {
    return request_error(fmt::format("would take the place of {}: it is left as it is", same->name),
                         {.source = name});
  }
  const auto free = may_be_replaced(name, mark);
  if (!free) return free.error();
  if (*free) return {};
  return request_error(
      "there is such a file, and nonet did not write it: it is left as it is; move it, or name the "
      "output otherwise",
      {.source = name});
}

Result<Output> OwnFiles::open(const std::string& name, const OwnMark& mark,
                              std::stop_token stop) const {
  if (const Status free = check(name, mark); !free) return free.error();
  auto file = Output::to_file(name, std::move(stop));
  if (file) {
    file->replace_only([mark](const std::string& path) { return may_be_replaced(path, mark); });
  }
  return file;
}

Status OwnFiles::write(const std::string& name, std::string_view bytes) const {
  auto file = open(name);
  if (!file) return file.error();
  file->write(bytes);
  return file->finish();
}

}  // namespace nonet
