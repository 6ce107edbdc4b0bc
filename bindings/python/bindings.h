// The parts of the module, each in a file of its own.
#pragma once

#include <pybind11/pybind11.h>

namespace nonet::python {

void bind_grids(pybind11::module_& module);
void bind_rating(pybind11::module_& module);
void bind_making(pybind11::module_& module);
void bind_pages(pybind11::module_& module);
void bind_store(pybind11::module_& module);

}  // namespace nonet::python
