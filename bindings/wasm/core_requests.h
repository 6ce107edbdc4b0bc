// Read, solve, rate, explain, hint, generate, and the lists of scales, levels, techniques and
// symmetries.
#pragma once

#include "bindings/wasm/request.h"
#include "nonet/generate.h"
#include "nonet/rate.h"

namespace nonet::wasm {

std::span<const RequestRow> core_requests();

// Options of a request that further requests have, too.
RateOptions rate_options_of(const Members& members);
Wish wish_of(const Members& members);

}  // namespace nonet::wasm
