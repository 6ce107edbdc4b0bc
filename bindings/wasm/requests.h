// Requests as JSON: the library's face for languages that call it through one function. A request
// names what to do: {"do": "rate", "puzzle": "...", "scale": "explainer"}; docs/javascript.md lists
// them all. The answer holds the values, or an {"error": {...}}.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace nonet::wasm {

// Takes each result of a request that has many, as JSON; false: no more are wanted.
using Emit = std::function<bool(const std::string&)>;

std::string answer(std::string_view request, const Emit& emit);

}  // namespace nonet::wasm
