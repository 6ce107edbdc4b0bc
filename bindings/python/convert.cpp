#include "bindings/python/convert.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <type_traits>

namespace nonet::python {
namespace {

// Python keeps the class as long as the module; this reference is never given back, since the
// interpreter may be gone when static objects end.
PyObject* error_class = nullptr;

std::vector<std::string> lines_of(const std::vector<Grid>& grids) {
  std::vector<std::string> lines;
  for (const Grid& grid : grids) lines.push_back(grid.line());
  return lines;
}

double bound_from(const py::handle& value, double open) {
  return value.is_none() ? open : value.cast<double>();
}

// The number of grids; raises an error where the array holds none.
std::size_t check_grids(const Bytes& array) {
  const bool flat = array.ndim() == 2 && array.shape(1) == Cell::kCount;
  const bool square = array.ndim() == 3 && array.shape(1) == 9 && array.shape(2) == 9;
  if (!flat && !square) raise_request("grids have the shape (n, 81) or (n, 9, 9)");
  std::uint8_t greatest = 0;
  const std::span<const std::uint8_t> digits(array.data(), static_cast<std::size_t>(array.size()));
  for (const std::uint8_t digit : digits) greatest = std::max(greatest, digit);
  if (greatest > 9) raise_request("the digits of a grid are 0 (empty) to 9");
  return static_cast<std::size_t>(array.shape(0));
}

}  // namespace

void bind_errors(py::module_& module) {
  error_class = PyErr_NewExceptionWithDoc(
      "nonet.Error",
      "What is wrong with a text, a grid, a wish, a file or a database.\n\n"
      "kind: 'text', 'clash', 'no-solution', 'several-solutions', 'request', 'file' or "
      "'database'\n"
      "reason: without the place\n"
      "source, line, column: the place; '' and 0 where it is not known\n"
      "solutions: two different ones of a grid that has several; else empty",
      PyExc_ValueError, nullptr);
  if (error_class == nullptr) throw py::error_already_set();
  module.add_object("Error", py::reinterpret_borrow<py::object>(error_class));
}

void raise(const Error& error) {
  const py::object raised = py::reinterpret_borrow<py::object>(error_class)(py::str(error.text()));
  raised.attr("kind") = key_of(error.kind);
  raised.attr("reason") = error.reason;
  raised.attr("source") = error.place.source;
  raised.attr("line") = error.place.line;
  raised.attr("column") = error.place.column;
  raised.attr("solutions") = py::cast(lines_of(error.solutions));
  PyErr_SetObject(error_class, raised.ptr());
  throw py::error_already_set();
}

void raise_request(const std::string& reason) {
  raise({.kind = ErrorKind::kRequest, .reason = reason});
}

Grid grid_from(const py::object& value) {
  if (py::isinstance<py::str>(value)) {
    return taken(read_record(value.cast<std::string>())).givens;
  }
  auto array = Bytes::ensure(value);
  if (!array) throw py::type_error("a grid is a string of 81 characters, or an array of 81 digits");
  if (array.size() != Cell::kCount) {
    raise_request("a grid has 81 digits, not " + std::to_string(array.size()));
  }
  const Bytes row = array.reshape({1, Cell::kCount});
  return grids_in(row).front();
}

std::span<const Grid> grids_in(const Bytes& array) {
  static_assert(sizeof(Grid) == Cell::kCount && std::is_trivially_copyable_v<Grid>);
  const std::size_t count = check_grids(array);
  return {reinterpret_cast<const Grid*>(array.data()), count};
}

py::array array_of(const Grid& grid) {
  py::array_t<std::uint8_t> array({9, 9});
  std::memcpy(array.mutable_data(), grid.values().data(), grid.values().size());
  return array;
}

std::optional<Interval> interval_from(const py::object& value) {
  if (value.is_none()) return std::nullopt;
  if (py::isinstance<py::float_>(value) || py::isinstance<py::int_>(value)) {
    const auto exact = value.cast<double>();
    return Interval{exact, exact};
  }
  const auto ends = value.cast<py::sequence>();
  if (ends.size() != 2) raise_request("a range has two ends, either of which may be None");
  return Interval{bound_from(ends[0], -std::numeric_limits<double>::infinity()),
                  bound_from(ends[1], std::numeric_limits<double>::infinity())};
}

std::optional<ClueBounds> clue_range_from(const py::object& value) {
  const auto range = interval_from(value);
  if (!range) return std::nullopt;
  return ClueBounds{static_cast<int>(std::max(range->low, 0.0)),
                    static_cast<int>(std::min(range->high, double{Cell::kCount}))};
}

}  // namespace nonet::python
