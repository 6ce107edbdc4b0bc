// A copy whose bytes depend on the contents of a store, not on the order in which they came:
// puzzles are numbered by their canonical forms, and every table is written in the order of its
// keys into a new file. Two stores with the same rows give the same file; so do databases of shards
// imported in any order.
#pragma once

#include <cstdint>
#include <string>

#include "db/connection.h"

namespace nonet {

// kTimeless leaves out everything that differs between runs: runs with their finds, checkpoints,
// and the seconds of measurements. The rest is true of the puzzles, whoever found it and when.
enum class SortedContent : std::uint8_t { kEverything, kTimeless };

// Fills `copy`, a new and empty database, with the rows of the open store called `name`
// (Connection::name()). Throws DatabaseError.
void copy_sorted(const std::string& name, Connection& copy, SortedContent content);

}  // namespace nonet
