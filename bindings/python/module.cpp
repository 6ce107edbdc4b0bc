// The Python module nonet: the library's face (include/nonet) for Python, nothing more. The package
// nonet/ re-exports it with type stubs.
#include "bindings/python/bindings.h"
#include "bindings/python/convert.h"
#include "nonet/version.h"

#define NONET_TEXT_OF(number) #number
#define NONET_TEXT(number) NONET_TEXT_OF(number)

PYBIND11_MODULE(_nonet, module) {
  using namespace nonet::python;
  module.attr("__version__") = NONET_TEXT(NONET_VERSION_MAJOR) "." NONET_TEXT(
      NONET_VERSION_MINOR) "." NONET_TEXT(NONET_VERSION_PATCH);
  bind_errors(module);
  bind_grids(module);
  bind_rating(module);
  bind_making(module);
  bind_pages(module);
  bind_store(module);
}
