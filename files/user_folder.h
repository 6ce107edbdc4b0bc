// The default folder for a user's stored data.
#pragma once

#include <filesystem>
#include <string>

namespace nonet {

// $XDG_DATA_HOME/PROGRAM, by default ~/.local/share/PROGRAM; created if missing. Failures show when
// a file in it is opened.
std::filesystem::path user_data_folder(const std::string& program);

}  // namespace nonet
