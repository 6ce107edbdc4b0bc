// Pickling of the face's plain structs: their members in order, as a tuple. What is pickled is read
// by the same version of nonet only.
#pragma once

#include <optional>
#include <pybind11/pybind11.h>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "nonet/nonet.h"

namespace nonet::python {

// The members of a struct, in the order of their declaration.
inline auto members(const RatingValue& v) { return std::tie(v.key, v.value, v.decimals); }
inline auto members(const Candidate& c) { return std::tie(c.cell, c.digit); }
inline auto members(const Rating& r) {
  return std::tie(r.scale, r.scale_version, r.score, r.hardest, r.end, r.cells_left, r.values);
}
inline auto members(const Step& s) {
  return std::tie(s.technique, s.name, s.price, s.cells, s.digits, s.placement, s.eliminations,
                  s.reasons, s.conclusion);
}
inline auto members(const Explanation& e) { return std::tie(e.rating, e.steps, e.text); }
inline auto members(const Mistake& m) { return std::tie(m.candidate, m.missing, m.says, m.reason); }
inline auto members(const Hint& h) { return std::tie(h.mistakes, h.next, h.where, h.what, h.step); }
inline auto members(const HuntFind& f) { return std::tie(f.puzzle, f.rating, f.operation); }

template <typename Value>
constexpr bool is_vector = false;
template <typename Value>
constexpr bool is_vector<std::vector<Value>> = true;
template <typename Value>
constexpr bool is_optional = false;
template <typename Value>
constexpr bool is_optional<std::optional<Value>> = true;

template <typename Value>
pybind11::object saved(const Value& value);

template <typename Value>
pybind11::tuple saved_members(const Value& value) {
  return std::apply([](const auto&... member) { return pybind11::make_tuple(saved(member)...); },
                    members(value));
}

template <typename Value>
pybind11::object saved(const Value& value) {
  if constexpr (is_vector<Value>) {
    pybind11::list list;
    for (const auto& one : value) list.append(saved(one));
    return list;
  } else if constexpr (is_optional<Value>) {
    return value ? saved(*value) : pybind11::none();
  } else if constexpr (std::is_enum_v<Value>) {
    return pybind11::int_(static_cast<int>(value));
  } else if constexpr (std::is_same_v<Value, Cell>) {
    return pybind11::int_(value.index());
  } else if constexpr (requires { members(value); }) {
    return saved_members(value);
  } else {
    return pybind11::cast(value);
  }
}

template <typename Value>
Value loaded(const pybind11::handle& state);

template <typename Value, std::size_t... kAt>
Value loaded_members(const pybind11::tuple& state, std::index_sequence<kAt...>) {
  using Members = decltype(members(std::declval<const Value&>()));
  return {loaded<std::remove_cvref_t<std::tuple_element_t<kAt, Members>>>(state[kAt])...};
}

template <typename Value>
Value loaded(const pybind11::handle& state) {
  if constexpr (is_vector<Value>) {
    Value list;
    for (const auto& one : state) list.push_back(loaded<typename Value::value_type>(one));
    return list;
  } else if constexpr (is_optional<Value>) {
    return state.is_none() ? Value() : Value(loaded<typename Value::value_type>(state));
  } else if constexpr (std::is_enum_v<Value>) {
    return static_cast<Value>(state.cast<int>());
  } else if constexpr (std::is_same_v<Value, Cell>) {
    return Cell(state.cast<int>());
  } else if constexpr (requires(const Value& value) { members(value); }) {
    using Members = decltype(members(std::declval<const Value&>()));
    constexpr std::size_t kSize = std::tuple_size_v<Members>;
    const auto tuple = state.cast<pybind11::tuple>();
    if (tuple.size() != kSize) throw pybind11::value_error("pickled by another version of nonet");
    return loaded_members<Value>(tuple, std::make_index_sequence<kSize>());
  } else {
    return state.cast<Value>();
  }
}

// For a class's definition: .def(pickled<Rating>()).
template <typename Value>
auto pickled() {
  return pybind11::pickle([](const Value& value) { return saved_members(value); },
                          [](const pybind11::tuple& state) { return loaded<Value>(state); });
}

}  // namespace nonet::python
