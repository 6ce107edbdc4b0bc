#include "files/log_file.h"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <utility>

#include "files/file_error.h"
#include "files/file_identity.h"
#include "files/stoppable_io.h"

namespace nonet {
namespace {

bool holds_something(const std::string& path) {
  std::error_code ignored;
  const auto size = std::filesystem::file_size(path, ignored);
  return !ignored && size > 0;
}

Result<Descriptor> open_to_add(const std::string& path) {
  constexpr int kMode = 0666;  // minus the umask
  Descriptor file(
      ::open(path.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOCTTY, kMode));
  if (!file.is_open()) return unwritable(path, errno);
  return file;
}

}  // namespace

Result<LogFile> LogFile::open(const std::string& path, std::string_view mark,
                              const std::stop_token& stop) {
  const bool in_place = is_written_in_place(path);
  const bool is_new = in_place || !holds_something(path);
  if (belongs_to_database(path) || (!is_new && !file_starts_with(path, mark))) {
    return Error{.kind = ErrorKind::kFile,
                 .reason = "this is no log that could be added to; it is left as it is",
                 .place = {.source = path}};
  }
  auto file = in_place ? open_to_write(path, stop) : open_to_add(path);
  if (!file) return file.error();
  LogFile log(path, std::move(*file));
  if (!is_new) return log;
  if (const Status marked = log.add(mark); !marked) return marked.error();
  return log;
}

Status LogFile::add(std::string_view line) {
  const Written written = write_all(file_.number(), std::string(line) + '\n');
  if (written.system_error != 0) return unwritable(path_, written.system_error);
  return {};
}

}  // namespace nonet
