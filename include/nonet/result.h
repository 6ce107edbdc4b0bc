// Errors as values. Functions that can fail for a reason other than a mistake in the calling
// program - text, files, wishes, databases - return a Result. This library throws only
// std::bad_alloc and, from a range over a wish that cannot be fulfilled, RefusedWish (generate.h);
// it passes on exceptions of the caller's callbacks.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "nonet/export.h"
#include "nonet/grid.h"

namespace nonet::v0 {

// Where an error was found. Lines and columns count from 1; 0 means "not known".
struct Place {
  std::string source = {};  // a file name, or the caller's name for the text; may be empty
  std::size_t line = 0;
  std::size_t column = 0;

  bool operator==(const Place&) const = default;
};

enum class ErrorKind {
  kText,              // the text has no readable puzzle
  kClash,             // two equal givens in a row, column or box
  kNoSolution,        // the givens exclude each other
  kSeveralSolutions,  // the givens leave a choice: Error::solutions holds two of a grid's
  kRequest,           // an unknown key, or a wish that cannot be fulfilled
  kFile,              // a file that cannot be opened, read or written
  kDatabase,          // a store that is locked, corrupt, read-only or of a newer version
};

// "text", "clash", "no-solution", ...: for other languages.
[[nodiscard]] constexpr std::string_view key_of(ErrorKind kind) {
  constexpr std::array<std::string_view, 7> kKeys = {
      "text", "clash", "no-solution", "several-solutions", "request", "file", "database"};
  return kKeys[static_cast<std::size_t>(kind)];
}

struct Error {
  ErrorKind kind = ErrorKind::kText;
  std::string reason = {};  // what was found and what was expected, without the place
  Place place = {};
  std::vector<Grid> solutions = {};  // two different ones, for kSeveralSolutions; else empty

  // "SOURCE:LINE:COLUMN: reason", without unknown parts; without a source "line:1:4: ...".
  [[nodiscard]] NONET_API std::string text() const;

  bool operator==(const Error&) const = default;
};

// A value, or the reason why there is none.
// REQUIRES for value(), * and ->: ok(). REQUIRES for error(): !ok(). Both are asserted.
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] const T& value() const& {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T& value() & {
    assert(ok());
    return *std::get_if<0>(&state_);
  }
  [[nodiscard]] T&& value() && {
    assert(ok());
    return std::move(*std::get_if<0>(&state_));
  }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  // The value, or `other` if there is none.
  template <typename U>
  [[nodiscard]] T value_or(U&& other) const& {
    return ok() ? **this : static_cast<T>(std::forward<U>(other));
  }
  template <typename U>
  [[nodiscard]] T value_or(U&& other) && {
    return ok() ? *std::move(*this) : static_cast<T>(std::forward<U>(other));
  }
  // The Result of `next` for the value, else this error.
  template <typename F>
  [[nodiscard]] auto and_then(F&& next) const& -> std::invoke_result_t<F, const T&> {
    if (!ok()) return error();
    return std::forward<F>(next)(**this);
  }
  template <typename F>
  [[nodiscard]] auto and_then(F&& next) && -> std::invoke_result_t<F, T&&> {
    if (!ok()) return error();
    return std::forward<F>(next)(*std::move(*this));
  }

  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<T, Error> state_;
};

// Success, or the reason for failure.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : state_(std::move(error)) {}  // NOLINT: implicit

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }
  [[nodiscard]] const Error& error() const {
    assert(!ok());
    return *std::get_if<1>(&state_);
  }

 private:
  std::variant<std::monostate, Error> state_;
};

}  // namespace nonet::v0
