// The project's own sources, for tests that read them.
#pragma once

#include <string>
#include <vector>

namespace nonet::architecture {

// All .h and .cpp files outside tests/ and build trees, relative to the project, in order.
std::vector<std::string> source_files();

// The quoted names in the include lines of such a file.
std::vector<std::string> included_by(const std::string& file);

}  // namespace nonet::architecture
