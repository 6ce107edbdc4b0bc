// The database of puzzles.
#include <pybind11/stl.h>

#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"

namespace nonet::python {
namespace {

using Rated = std::pair<Puzzle, std::vector<Rating>>;

std::vector<Rated> entries_of(const Store& store, const std::string& scale, const py::object& score,
                              const py::object& clues, const std::string& order,
                              std::uint64_t limit) {
  StoreQuery query{.scale = scale, .limit = limit};
  if (order == "rising") query.order = StoreQuery::Order::kScoreRising;
  if (order == "falling") query.order = StoreQuery::Order::kScoreFalling;
  if (order != "stored" && order != "rising" && order != "falling") {
    raise_request(order + ": an order is 'stored', 'rising' or 'falling'");
  }
  if (query.order != StoreQuery::Order::kStored && scale.empty()) {
    raise_request("an order by score needs a scale");
  }
  if (const auto range = interval_from(score)) {
    query.min_score = range->low;
    query.max_score = range->high;
  }
  if (const auto range = clue_range_from(clues)) {
    query.fewest_clues = range->fewest;
    query.most_clues = range->most;
  }
  std::vector<Rated> entries;
  check_done(store.for_each(query, [&](const StoreEntry& entry) {
    entries.emplace_back(entry.puzzle, entry.ratings);
    return PyErr_CheckSignals() == 0 ? Flow::kContinue : Flow::kStop;
  }));
  if (PyErr_Occurred() != nullptr) throw py::error_already_set();
  return entries;
}

std::uint64_t save(Store& store, const std::vector<Rated>& rated) {
  std::vector<StoreEntry> entries;
  for (const auto& [puzzle, ratings] : rated) entries.push_back({puzzle, ratings});
  return taken(store.save(entries));
}

}  // namespace

void bind_store(py::module_& module) {
  py::class_<Store>(module, "Store",
                    "A database of puzzles and ratings, the format of `nonet --db`. Equivalent "
                    "puzzles are stored once. Every failure raises nonet.Error.")
      .def(py::init([](const std::string& path, bool read_only) {
             return taken(
                 Store::open(path, read_only ? StoreAccess::kReadOnly : StoreAccess::kReadWrite));
           }),
           py::arg("path"), py::kw_only(), py::arg("read_only") = false)
      .def("save", &save, py::arg("entries"),
           "Saves all [(puzzle, [rating, ...]), ...] or none; returns how many puzzles are new.")
      .def(
          "holds", [](const Store& store, const Puzzle& p) { return taken(store.holds(p)); },
          py::arg("puzzle"), "Whether the puzzle or an equivalent one is stored.")
      .def("__contains__",
           [](const Store& store, const Puzzle& p) { return taken(store.holds(p)); })
      .def("__len__", [](const Store& store) { return taken(store.size()); })
      .def("entries", &entries_of, py::kw_only(), py::arg("scale") = "",
           py::arg("score") = py::none(), py::arg("clues") = py::none(),
           py::arg("order") = "stored", py::arg("limit") = 0,
           "[(puzzle, [rating, ...]), ...]: with a scale only puzzles with a score on it; order: "
           "'stored', 'rising' or 'falling' by score; limit 0: all.")
      .def(
          "merge", [](Store& store, const std::string& path) { return taken(store.merge(path)); },
          py::arg("path"), "Adds another store; returns how many puzzles are new.")
      .def(
          "backup",
          [](const Store& store, const std::string& path) { check_done(store.backup(path)); },
          py::arg("path"), "Copies the store to a file, even while others write.");
}

}  // namespace nonet::python
