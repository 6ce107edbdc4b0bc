// Values of the library as JSON.
#pragma once

#include "bindings/wasm/request.h"
#include "nonet/generate.h"
#include "nonet/hint.h"
#include "nonet/rate.h"

namespace nonet::wasm {

Json json_of(const Error& error);
Json json_of(const Puzzle& puzzle);
Json json_of(const Rating& rating);
Json json_of(const Step& step);
Json json_of(const Yield& yield);

// A candidate as r1c2=3.
std::string name_of(const Candidate& candidate);

// The error of a request that makes no sense.
Json refusal(const std::string& reason);

// Hands the puzzle to the host.
Flow emitted(const Puzzle& puzzle, const Emit& emit);

}  // namespace nonet::wasm
