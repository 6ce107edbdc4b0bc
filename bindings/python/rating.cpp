// Ratings, explanations and hints.
#include <algorithm>
#include <limits>
#include <map>
#include <pybind11/stl.h>

#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"
#include "bindings/python/interrupt.h"
#include "bindings/python/pickle.h"

namespace nonet::python {
namespace {

using Weights = std::map<std::string, double>;

RateOptions options_of(const std::string& scale, std::optional<double> max_score,
                       std::vector<std::string> without, const Weights& weights) {
  RateOptions options{
      .scale = scale, .max_score = max_score, .without = std::move(without), .weights = {}};
  for (const auto& [key, value] : weights) options.weights.push_back({key, value});
  return options;
}

py::dict values_of(const Rating& rating) {
  py::dict values;
  for (const RatingValue& value : rating.values) values[py::str(value.key)] = value.value;
  return values;
}

std::optional<double> score_of(const Rating& rating) {
  return rating.solved() ? std::optional(rating.score) : std::nullopt;
}

std::optional<std::string> level_key_of(const Rating& rating) {
  const std::string_view level = level_of(rating);
  return level.empty() ? std::nullopt : std::optional<std::string>(level);
}

using NamedCandidate = std::pair<std::string, int>;  // "r1c2", 3

NamedCandidate named(const Candidate& candidate) {
  return {candidate.cell.name(), candidate.digit};
}

std::vector<NamedCandidate> named(const std::vector<Candidate>& candidates) {
  std::vector<NamedCandidate> names;
  for (const Candidate& candidate : candidates) names.push_back(named(candidate));
  return names;
}

std::vector<std::string> names_of(const std::vector<Cell>& cells) {
  std::vector<std::string> names;
  for (const Cell cell : cells) names.push_back(cell.name());
  return names;
}

void bind_classes(py::module_& module) {
  py::class_<Rating>(module, "Rating", "The rating of a puzzle on one scale.")
      .def(pickled<Rating>())
      .def_readonly("scale", &Rating::scale, "key of the scale")
      .def_property_readonly("score", &score_of,
                             "the scale's main number; None unless it is solved")
      .def_readonly("hardest", &Rating::hardest, "key of the hardest technique used; may be ''")
      .def_property_readonly("level", &level_key_of,
                             "key of the level, from a rating on the scale explainer; else None")
      .def_property_readonly("values", &values_of, "all numbers by key, as {'er': 7.2, ...}")
      .def_property_readonly(
          "end", [](const Rating& r) { return key_of(r.end); },
          "'solved', 'stuck', 'above-limit' or 'stopped'")
      .def_readonly("cells_left", &Rating::cells_left, "cells still empty at the end")
      .def(
          "__eq__", [](const Rating& a, const Rating& b) { return a == b; }, py::is_operator())
      .def("__repr__", [](const Rating& r) {
        return "Rating(scale='" + r.scale + "', " +
               (r.solved() ? "score=" + std::string(py::str(py::float_(r.score)))
                           : "end='" + std::string(key_of(r.end)) + "'") +
               ", hardest='" + r.hardest + "')";
      });
  py::class_<Step>(module, "Step", "A step of a solution. Cells are named r1c1 to r9c9.")
      .def(pickled<Step>())
      .def_readonly("technique", &Step::technique, "key")
      .def_readonly("name", &Step::name, "of the technique, for people")
      .def_readonly("price", &Step::price, "on the scale")
      .def_property_readonly(
          "cells", [](const Step& s) { return names_of(s.cells); }, "of the pattern")
      .def_readonly("digits", &Step::digits, "of the pattern")
      .def_property_readonly(
          "placement",
          [](const Step& s) {
            return s.placement ? std::optional(named(*s.placement)) : std::nullopt;
          },
          "(cell, digit) that the step places, or None")
      .def_property_readonly(
          "eliminations", [](const Step& s) { return named(s.eliminations); },
          "[(cell, digit), ...] that the step removes")
      .def_readonly("reasons", &Step::reasons, "why it holds, in sentences")
      .def_readonly("conclusion", &Step::conclusion, "as 'remove 4 from r3c1; r4c4 is 7'")
      .def("__repr__", [](const Step& s) { return "<" + s.name + ": " + s.conclusion + ">"; });
  py::class_<Explanation>(module, "Explanation", "The steps of a rating.")
      .def(pickled<Explanation>())
      .def_readonly("rating", &Explanation::rating)
      .def_readonly("steps", &Explanation::steps, "in order; they solve the puzzle")
      .def_readonly("text", &Explanation::text, "all of it for people")
      .def("__len__", [](const Explanation& e) { return e.steps.size(); })
      .def("__str__", [](const Explanation& e) { return e.text; });
  py::class_<Mistake>(module, "Mistake",
                      "A digit that contradicts the solution, or the solution's digit missing "
                      "from a cell's marks.")
      .def(pickled<Mistake>())
      .def_property_readonly("candidate", [](const Mistake& m) { return named(m.candidate); })
      .def_readonly("missing", &Mistake::missing)
      .def_readonly("says", &Mistake::says)
      .def_readonly("reason", &Mistake::reason);
  py::class_<Hint>(module, "Hint", "Help in a position, in three rungs: where, what, step.")
      .def(pickled<Hint>())
      .def_readonly("mistakes", &Hint::mistakes)
      .def_readonly("next", &Hint::next, "the easiest step, or None")
      .def_readonly("where", &Hint::where)
      .def_readonly("what", &Hint::what)
      .def_readonly("step", &Hint::step);
}

// The puzzles of the grids; the error says which grid is none.
Result<std::vector<Puzzle>> puzzles_of(std::span<const Grid> grids, unsigned threads,
                                       const RunControl& control) {
  std::vector<Puzzle> puzzles;
  puzzles.reserve(grids.size());
  for (auto& puzzle : certify_all(grids, threads, control)) {
    if (!puzzle) {
      Error error = puzzle.error();
      error.reason = "grid " + std::to_string(puzzles.size()) + ": " + error.reason;
      return error;
    }
    puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

py::array_t<double> column(std::size_t size) {
  py::array_t<double> made(static_cast<py::ssize_t>(size));
  std::fill_n(made.mutable_data(), size, std::numeric_limits<double>::quiet_NaN());
  return made;
}

py::dict columns_of(const std::vector<Rating>& ratings) {
  std::map<std::string, py::array_t<double>> columns;
  columns.emplace("score", column(ratings.size()));
  py::list hardest;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    const Rating& rating = ratings[i];
    hardest.append(rating.hardest);
    if (!rating.solved()) continue;
    columns.at("score").mutable_data()[i] = rating.score;
    for (const RatingValue& value : rating.values) {
      const auto place = columns.find(value.key);
      auto& values = place == columns.end()
                         ? columns.emplace(value.key, column(ratings.size())).first->second
                         : place->second;
      values.mutable_data()[i] = value.value;
    }
  }
  py::dict all;
  for (auto& [key, values] : columns) all[py::str(key)] = values;
  all["hardest"] = hardest;
  return all;
}

py::dict rate_many(const Bytes& array, const std::string& scale, unsigned threads) {
  const std::span<const Grid> grids = grids_in(array);
  const auto ratings = interruptible([&](const RunControl& control) {
    return puzzles_of(grids, threads, control).and_then([&](const std::vector<Puzzle>& puzzles) {
      return rate_all(puzzles, {.scale = scale, .threads = threads}, control);
    });
  });
  return columns_of(taken(ratings));
}

std::vector<Rating> rate_list(const std::vector<Puzzle>& puzzles, const std::string& scale,
                              std::optional<double> max_score, std::vector<std::string> without,
                              const Weights& weights, unsigned threads) {
  RateOptions options = options_of(scale, max_score, std::move(without), weights);
  options.threads = threads;
  return taken(interruptible(
      [&](const RunControl& control) { return rate_all(puzzles, options, control); }));
}

Hint hint_in(const Puzzle& puzzle, const py::object& digits,
             const std::map<std::string, std::vector<int>>& marks) {
  Reached reached;
  if (!digits.is_none()) reached.digits = grid_from(digits);
  for (int i = 0; i < Cell::kCount; ++i) {
    const auto noted = marks.find(Cell(i).name());
    if (noted == marks.end()) continue;
    for (const int digit : noted->second) {
      if (digit < 1 || digit > 9) raise_request("a mark is a digit from 1 to 9");
      reached.marks[static_cast<std::size_t>(i)] |= static_cast<std::uint16_t>(1U << (digit - 1));
    }
  }
  return taken(interruptible([&](const RunControl&) { return hint(puzzle, reached); }));
}

struct Named {
  std::string key;
  std::string name;
  std::string about;
};

template <typename Infos, typename About>
std::vector<Named> named_rows(const Infos& infos, About about) {
  std::vector<Named> rows;
  for (const auto& info : infos) {
    rows.push_back({std::string(info.key), std::string(info.name), std::string(about(info))});
  }
  return rows;
}

void bind_catalogs(py::module_& module) {
  py::class_<Named>(module, "Named", "A row of a catalog: its key is forever.")
      .def_readonly("key", &Named::key)
      .def_readonly("name", &Named::name)
      .def_readonly("about", &Named::about)
      .def("__repr__", [](const Named& row) { return "<" + row.key + ": " + row.name + ">"; });
  module.def(
      "scales", [] { return named_rows(scales(), [](const auto& i) { return i.source; }); },
      "Every scale; about: the program or paper that it follows.");
  module.def(
      "techniques", [] { return named_rows(techniques(), [](const auto& i) { return i.family; }); },
      "Every technique; about: its family.");
  module.def(
      "levels", [] { return named_rows(levels(), [](const auto& i) { return i.allows; }); },
      "The levels from the easiest; about: the techniques new at it.");
  module.def(
      "formats", [] { return named_rows(formats(), [](const auto& i) { return i.description; }); },
      "Every format of files.");
}

}  // namespace

void bind_rating(py::module_& module) {
  bind_classes(module);
  bind_catalogs(module);
  module.def(
      "rate",
      [](const Puzzle& puzzle, const std::string& scale, std::optional<double> max_score,
         std::vector<std::string> without, const Weights& weights) {
        const RateOptions options = options_of(scale, max_score, std::move(without), weights);
        const auto rating = [&] {
          const py::gil_scoped_release without_python;
          return rate(puzzle, options);
        }();
        return taken(rating);
      },
      py::arg("puzzle"), py::kw_only(), py::arg("scale") = "explainer",
      py::arg("max_score") = py::none(), py::arg("without") = std::vector<std::string>(),
      py::arg("weights") = Weights(),
      "The rating: by default ER, EP and ED of Sudoku Explainer 1.2.1. max_score: stop once it is "
      "exceeded. without: keys of techniques that must not be used.");
  module.def("rate_list", &rate_list, py::arg("puzzles"), py::kw_only(),
             py::arg("scale") = "explainer", py::arg("max_score") = py::none(),
             py::arg("without") = std::vector<std::string>(), py::arg("weights") = Weights(),
             py::arg("threads") = 0, "The rating of each puzzle, in order.");
  module.def("rate_many", &rate_many, py::arg("grids"), py::kw_only(),
             py::arg("scale") = "explainer", py::arg("threads") = 0,
             "The ratings of an array of shape (n, 81) or (n, 9, 9) as columns: 'score' and the "
             "scale's own numbers as arrays, nan where it does not solve the puzzle, and 'hardest' "
             "as a list. Raises nonet.Error for a grid that is no puzzle.");
  module.def(
      "explain",
      [](const Puzzle& puzzle, const std::string& scale) {
        return taken(interruptible(
            [&](const RunControl& control) { return explain(puzzle, {.scale = scale}, control); }));
      },
      py::arg("puzzle"), py::kw_only(), py::arg("scale") = "explainer", "The steps of the rating.");
  module.def("hint", &hint_in, py::arg("puzzle"), py::arg("digits") = py::none(),
             py::arg("marks") = std::map<std::string, std::vector<int>>(),
             "Help in a position: digits entered so far (a grid), marks as {'r1c2': [3, 5], ...}.");
}

}  // namespace nonet::python
