#include "files/file_error.h"

#include <system_error>

namespace nonet {

Error file_error(const std::string& name, std::string_view what, int system_error) {
  return {.kind = ErrorKind::kFile,
          .reason = std::string(what) + ": " + std::generic_category().message(system_error),
          .place = {.source = name}};
}

Error unwritable(const std::string& name, int system_error) {
  return file_error(name, "cannot be written", system_error);
}

Error unreadable(const std::string& name, int system_error) {
  return file_error(name, "cannot be read", system_error);
}

}  // namespace nonet
