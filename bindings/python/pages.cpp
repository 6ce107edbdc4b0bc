// Lessons, pictures, pages and books.
#include <pybind11/stl.h>

#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"
#include "bindings/python/interrupt.h"

namespace nonet::python {
namespace {

void bind_lessons(py::module_& module) {
  py::class_<LessonPosition>(module, "LessonPosition", "A position, and the step to find in it.")
      .def_property_readonly("givens", [](const LessonPosition& p) { return p.givens.line(); })
      .def_property_readonly("digits", [](const LessonPosition& p) { return p.digits.line(); })
      .def_readonly("step", &LessonPosition::step);
  py::class_<Lesson>(module, "Lesson", "A lesson about a technique.")
      .def_readonly("technique", &Lesson::technique)
      .def_readonly("name", &Lesson::name)
      .def_readonly("idea", &Lesson::idea)
      .def_readonly("look", &Lesson::look)
      .def_readonly("why", &Lesson::why)
      .def_readonly("order", &Lesson::order)
      .def_readonly("positions", &Lesson::positions)
      .def_readonly("shortage", &Lesson::shortage);
  module.def(
      "lesson",
      [](const std::string& technique, std::size_t positions, std::uint64_t seed,
         unsigned threads) {
        auto made = taken(interruptible([&](const RunControl& control) {
          return lessons({technique},
                         {.positions = positions, .puzzles = {}, .seed = seed, .threads = threads},
                         control);
        }));
        return std::move(made.front());
      },
      py::arg("technique"), py::kw_only(), py::arg("positions") = 11, py::arg("seed") = 0,
      py::arg("threads") = 0, "The lesson about the technique of this key.");
}

}  // namespace

void bind_pages(py::module_& module) {
  bind_lessons(module);
  module.def(
      "image",
      [](const Puzzle& puzzle, const std::string& format, double width, double dots_per_inch,
         const std::string& caption, bool marks, bool coordinates, bool solution) {
        return py::bytes(taken(image(puzzle, {.format = format,
                                              .width = width,
                                              .dots_per_inch = dots_per_inch,
                                              .caption = caption,
                                              .marks = marks,
                                              .coordinates = coordinates,
                                              .solution = solution})));
      },
      py::arg("puzzle"), py::kw_only(), py::arg("format") = "svg", py::arg("width") = 100.0,
      py::arg("dots_per_inch") = 300.0, py::arg("caption") = "", py::arg("marks") = false,
      py::arg("coordinates") = false, py::arg("solution") = false,
      "The bytes of a picture: svg, png, eps, pdf or tiff, `width` millimetres wide.");
  module.def(
      "play_page",
      [](const std::vector<Puzzle>& puzzles, const std::string& title, unsigned threads) {
        return taken(interruptible([&](const RunControl& control) {
          return play_page(puzzles, {.title = title, .threads = threads}, control);
        }));
      },
      py::arg("puzzles"), py::kw_only(), py::arg("title") = "Sudoku", py::arg("threads") = 0,
      "One HTML page to play the puzzles in a browser.");
  module.def(
      "book",
      [](const std::vector<Puzzle>& puzzles, const std::string& title, const std::string& author,
         const std::string& profile, const std::string& trim, int puzzles_per_page,
         const std::string& format, unsigned threads) {
        if (format != "pdf" && format != "html") raise_request(format + ": a book is pdf or html");
        BookOptions options{.title = title,
                            .author = author,
                            .profile = profile,
                            .trim = trim,
                            .puzzles_per_page = puzzles_per_page};
        options.format = format == "pdf" ? BookFormat::kPdf : BookFormat::kHtml;
        options.threads = threads;
        const BookFile made = taken(interruptible(
            [&](const RunControl& control) { return make_book(puzzles, options, control); }));
        return py::bytes(made.bytes);
      },
      py::arg("puzzles"), py::kw_only(), py::arg("title") = "Sudoku", py::arg("author") = "",
      py::arg("profile") = "kdp", py::arg("trim") = "", py::arg("puzzles_per_page") = 0,
      py::arg("format") = "pdf", py::arg("threads") = 0,
      "The bytes of a book with solutions: sections by level, in rising difficulty.");
}

}  // namespace nonet::python
