// Between Python's values and the face's: grids are strings of 81 characters or numpy arrays, and
// the errors of the face are raised as nonet.Error.
#pragma once

#include <optional>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <span>
#include <string>
#include <vector>

#include "nonet/nonet.h"

namespace nonet::python {

namespace py = pybind11;

// The class nonet.Error, made by bind_errors.
void bind_errors(py::module_& module);
// Raises nonet.Error with the fields of the error. Never returns.
[[noreturn]] void raise(const Error& error);
// For requests that only Python can make.
[[noreturn]] void raise_request(const std::string& reason);

// The value, or the error raised.
template <typename T>
T taken(Result<T> result) {
  if (!result) raise(result.error());
  return *std::move(result);
}
inline void check_done(const Result<void>& result) {
  if (!result) raise(result.error());
}

using Bytes = py::array_t<std::uint8_t, py::array::c_style | py::array::forcecast>;

// A grid from a string of 81 characters, or an array of 81 or 9 x 9 numbers 0 to 9.
Grid grid_from(const py::object& value);
// The grids of an array of shape (n, 81) or (n, 9, 9), where they lie: a Grid is its 81 digits.
// Valid as long as the array.
std::span<const Grid> grids_in(const Bytes& array);
// An array of shape (9, 9).
py::array array_of(const Grid& grid);

// (low, high), either None for open; a single number is both. nullopt: None.
std::optional<Interval> interval_from(const py::object& value);

// The same for numbers of clues.
struct ClueBounds {
  int fewest = 0;
  int most = Cell::kCount;
};
std::optional<ClueBounds> clue_range_from(const py::object& value);

}  // namespace nonet::python
