// The families of the library as tables for readers: a heading, then a row for each member, with
// its key in the first column. Read from the catalogs.
#pragma once

#include <string>
#include <vector>

namespace nonet {

using TextTable = std::vector<std::vector<std::string>>;

// The rows as lines of aligned columns, at most kTextWidth wide; the last column is wrapped, and
// stands below the others where little room is left beside them. REQUIRES: rows of one length.
std::string aligned(const TextTable& rows);

TextTable format_table();
TextTable level_table();
TextTable scale_table();
TextTable solver_table();
TextTable technique_table();

}  // namespace nonet
