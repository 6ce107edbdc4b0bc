// Puzzles and grids: reading, solving, canonical forms.
#include <algorithm>
#include <cstring>
#include <span>

#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"
#include "bindings/python/interrupt.h"

namespace nonet::python {
namespace {

Puzzle puzzle_from(const py::object& value) {
  if (py::isinstance<Puzzle>(value)) return value.cast<Puzzle>();
  if (py::isinstance<py::str>(value)) return taken(read_puzzle(value.cast<std::string>()));
  return taken(certify(grid_from(value)));
}

void bind_puzzle(py::module_& module) {
  py::class_<Puzzle>(module, "Puzzle",
                     "Givens with exactly one solution, which has been proved: Puzzle(text) reads "
                     "any format, Puzzle(array) takes 81 digits.\n\nRaises nonet.Error where there "
                     "is no puzzle in it.")
      .def(py::init(&puzzle_from), py::arg("text"))
      .def_property_readonly(
          "givens", [](const Puzzle& p) { return p.line(); }, "81 characters, '.' for empty")
      .def_property_readonly(
          "solution", [](const Puzzle& p) { return p.solution().line(); }, "81 digits")
      .def_property_readonly("clues", &Puzzle::clue_count, "the number of givens")
      .def_property_readonly(
          "array", [](const Puzzle& p) { return array_of(p.givens()); },
          "the givens as an array of shape (9, 9), 0 for empty")
      .def_property_readonly(
          "solution_array", [](const Puzzle& p) { return array_of(p.solution()); },
          "the solution as an array of shape (9, 9)")
      .def("__str__", [](const Puzzle& p) { return p.line(); })
      .def("__repr__", [](const Puzzle& p) { return "Puzzle('" + p.line() + "')"; })
      .def("__hash__", [](const Puzzle& p) { return std::hash<Puzzle>()(p); })
      .def(
          "__eq__", [](const Puzzle& a, const Puzzle& b) { return a == b; }, py::is_operator())
      .def(
          "__lt__", [](const Puzzle& a, const Puzzle& b) { return a < b; }, py::is_operator())
      .def(py::pickle(
          [](const Puzzle& p) { return py::make_tuple(p.line()); },
          [](const py::tuple& state) { return taken(read_puzzle(state[0].cast<std::string>())); }));
}

// Grids solved at a time, on this thread: a thread for so little work costs a third of it.
constexpr std::size_t kBlock = 8192;

// Writes the results for the grids.
void solve_block(std::span<const Grid> grids, const SolveOptions& options, std::uint64_t* counts,
                 std::uint8_t* solutions) {
  for (const Solutions& one : solve_all(grids, options)) {
    *counts++ = one.count;
    if (one.first) std::memcpy(solutions, one.first->values().data(), Cell::kCount);
    solutions += Cell::kCount;
  }
}

// The number of solutions up to `limit` of each grid, and the first solution, 0 where there is
// none.
py::tuple solve_many(const Bytes& array, std::uint64_t limit, unsigned threads) {
  const std::span<const Grid> grids = grids_in(array);
  const std::size_t size = grids.size();
  py::array_t<std::uint64_t> counts(static_cast<py::ssize_t>(size));
  // numpy's zeros cost nothing before they are written.
  const auto zeros = py::module_::import("numpy").attr("zeros");
  auto solutions = zeros(py::make_tuple(size, Cell::kCount), "uint8").cast<Bytes>();
  std::uint64_t* const count = counts.mutable_data();
  std::uint8_t* const to = solutions.mutable_data();
  for (std::size_t first = 0; first < size; first += kBlock) {
    {
      const py::gil_scoped_release without_python;
      solve_block(grids.subspan(first, std::min(kBlock, size - first)),
                  {.limit = limit, .threads = threads}, count + first, to + first * Cell::kCount);
    }
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  }
  return py::make_tuple(counts, solutions);
}

py::tuple solve_one(const py::object& value, std::uint64_t limit) {
  const Grid grid = grid_from(value);
  const Solutions found =
      interruptible([&](const RunControl& control) { return solve(grid, limit, control); });
  return py::make_tuple(found.count, found.first ? py::cast(found.first->line()) : py::none());
}

std::vector<Puzzle> read_list(const std::string& text) {
  Reader reader(text);
  std::vector<Puzzle> puzzles;
  while (auto record = reader.next()) {
    puzzles.push_back(taken(certify(taken(std::move(*record)).givens)));
  }
  return puzzles;
}

}  // namespace

void bind_grids(py::module_& module) {
  bind_puzzle(module);
  module.def("read", &puzzle_from, py::arg("text"),
             "The one puzzle in a text of any format, or in an array of 81 digits.");
  module.def("read_list", &read_list, py::arg("text"),
             "All puzzles in a text of any format. Raises nonet.Error at the first that is none.");
  module.def("solve", &solve_one, py::arg("grid"), py::arg("limit") = 2,
             "(count, first): the number of solutions of any grid, counted up to `limit`, and the "
             "first, or None.");
  module.def("solve_many", &solve_many, py::arg("grids"), py::arg("limit") = 2,
             py::arg("threads") = 0,
             "(counts, solutions) of an array of shape (n, 81) or (n, 9, 9): the number of "
             "solutions of each grid, counted up to `limit`, and the first as 81 digits, all 0 "
             "where there is none. threads=0: one for each processor.");
  module.def("is_minimal", &is_minimal, py::arg("puzzle"), "Whether every clue is needed.");
  module.def(
      "canonical", [](const Puzzle& p) { return canonical_form(p).line(); }, py::arg("puzzle"),
      "The least of the 2 * 6**8 * 9! equivalent forms: two puzzles are equivalent exactly if "
      "these are equal.");
  module.def(
      "symmetry", [](const py::object& grid) { return std::string(symmetry_of(grid_from(grid))); },
      py::arg("grid"), "The key of the strongest symmetry of the filled cells.");
}

}  // namespace nonet::python
