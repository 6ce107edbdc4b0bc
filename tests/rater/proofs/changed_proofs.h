// Puzzles whose proofs are checked, and proofs with one thing changed.
#pragma once

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/random_stream.h"
#include "board/puzzle.h"
#include "rater/orders/scale/ladder.h"
#include "rater/orders/scale/path.h"
#include "tests/rater/proofs/proof_checker.h"

namespace nonet::testing {

// The puzzles of a file, from the start of each line that has one; every `stride`-th.
std::vector<Puzzle> puzzles_in(const std::filesystem::path& file, std::size_t stride);

using Explain = Path (*)(const Puzzle&, const RateRequest&);

// Checks every proof of their paths, with a line of numbers on standard error.
ProofCount check_proofs(const std::vector<Puzzle>& puzzles, Explain explain,
                        const std::string& what);

std::size_t place_in(const nlohmann::json& list, RandomStream& random);
// Takes a parent away or moves the assertion to another row.
void change_node(nlohmann::json& node, RandomStream& random);

std::vector<nlohmann::json> lines_of(const std::string& text);
std::string text_of_lines(const std::vector<nlohmann::json>& lines);

}  // namespace nonet::testing
