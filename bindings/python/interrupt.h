// Long work without Python's lock (GIL), ended by Ctrl-C: the work runs on a thread of its own,
// while the calling thread looks for signals ten times a second.
#pragma once

#include <chrono>
#include <optional>
#include <pybind11/pybind11.h>
#include <utility>

#include "nonet/run.h"
#include "nonet/stream.h"

namespace nonet::python {

// The next value, as Stream::next(). Where a signal raises an exception the work is stopped.
template <typename Value>
std::optional<Value> next_of(Stream<Value>& stream) {
  constexpr std::chrono::milliseconds kBetweenLooks{100};
  for (;;) {
    {
      const pybind11::gil_scoped_release without_python;
      if (stream.wait_for(kBetweenLooks)) return stream.next();
    }
    if (PyErr_CheckSignals() == 0) continue;
    stream.request_stop();
    throw pybind11::error_already_set();
  }
}

// The result of work(control), or its exception.
template <typename Work>
auto interruptible(Work work) {
  using Value = decltype(work(std::declval<const RunControl&>()));
  Stream<Value> stream(
      [&](const auto& accept, const RunControl& control) { accept(work(control)); });
  return *next_of(stream);
}

}  // namespace nonet::python
