// Errors for files that the system refuses.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"

namespace nonet {

// "NAME: what: the system's reason", of kind kFile.
Error file_error(const std::string& name, std::string_view what, int system_error);

// "NAME: cannot be written: ..." and "NAME: cannot be read: ...".
Error unwritable(const std::string& name, int system_error);
Error unreadable(const std::string& name, int system_error);

}  // namespace nonet
