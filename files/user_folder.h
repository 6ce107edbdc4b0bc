// Where a program keeps what it stores for its user when no place is named.
#pragma once

#include <filesystem>
#include <string>

namespace nonet {

// $XDG_DATA_HOME/PROGRAM, by default ~/.local/share/PROGRAM; made where it is absent. Whether it
// could be made shows when something in it is opened.
std::filesystem::path user_data_folder(const std::string& program);

}  // namespace nonet
