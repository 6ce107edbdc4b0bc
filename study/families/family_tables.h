// The families of the library as tables for readers: a heading, then a row for each member, whose
// first column is its key. Read from the catalogs.
#pragma once

#include <string>
#include <vector>

namespace nonet {

using TextTable = std::vector<std::vector<std::string>>;

TextTable format_table();
TextTable level_table();
TextTable scale_table();
TextTable solver_table();
TextTable technique_table();

}  // namespace nonet
