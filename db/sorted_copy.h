// A copy whose bytes depend on what a store holds, and not on the order in which it came: puzzles
// are numbered by their canonical forms, every table is written in the order of its keys into a new
// file. Two stores that hold the same rows give the same file; so do databases of shards that were
// imported in any order.
#pragma once

#include <cstdint>
#include <string>

#include "db/connection.h"

namespace nonet {

// kTimeless leaves out what no two runs have in common: runs with their finds, checkpoints, and the
// seconds of measurements. What is left is what is true of the puzzles, whoever found it and when.
enum class SortedContent : std::uint8_t { kEverything, kTimeless };

// Fills `copy`, a new and empty database, with the rows of the store that is open under the `name`
// (Connection::name()). Throws DatabaseError.
void copy_sorted(const std::string& name, Connection& copy, SortedContent content);

}  // namespace nonet
