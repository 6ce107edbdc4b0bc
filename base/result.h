// A value or the reason why there is none. Every function that can meet bad text, a bad file or a
// full disk returns a Result; exceptions do not cross a public function of a folder.
#pragma once

#include <cassert>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace nonet {

// Where in the input an error was found. Lines and columns count from 1; 0 means "not known".
struct Place {
  std::string source;  // a file name, "standard input", or empty
  std::size_t line = 0;
  std::size_t column = 0;
  std::shared_ptr<const std::string> record = {};  // all its lines, where the reader keeps them

  bool operator==(const Place&) const = default;
};

// What kind of failure this is; the command line turns it into an exit code.
enum class ErrorKind {
  kInput,     // text, file contents or an option value that cannot be accepted
  kFile,      // a file that cannot be opened, read or written; a full disk
  kDatabase,  // a database that is locked, corrupt, read-only or of a newer version
  kRequest,   // a request that is impossible or contradictory
};

struct Error {
  ErrorKind kind = ErrorKind::kInput;
  std::string reason;  // what was found and what was expected, without the place
  Place place;

  // "SOURCE:LINE:COLUMN: reason", without unknown parts.
  [[nodiscard]] std::string text() const;

  bool operator==(const Error&) const = default;
};

// REQUIRES for value(), * and ->: ok(). REQUIRES for error(): !ok().
template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::in_place_index<0>, std::move(value)) {}      // NOLINT: implicit
  Result(Error error) : state_(std::in_place_index<1>, std::move(error)) {}  // NOLINT: implicit

  [[nodiscard]] bool ok() const { return state_.index() == 0; }
  explicit operator bool() const { return ok(); }

  [[nodiscard]] const T& value() const& { return *std::get_if<0>(&state_); }
  [[nodiscard]] T& value() & { return *std::get_if<0>(&state_); }
  [[nodiscard]] T&& value() && { return std::move(*std::get_if<0>(&state_)); }
  const T& operator*() const& { return value(); }
  T& operator*() & { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  const T* operator->() const { return &value(); }
  T* operator->() { return &value(); }

  [[nodiscard]] const Error& error() const& { return *std::get_if<1>(&state_); }
  [[nodiscard]] Error& error() & { return *std::get_if<1>(&state_); }
  [[nodiscard]] Error&& error() && { return std::move(*std::get_if<1>(&state_)); }

 private:
  std::variant<T, Error> state_;
};

// A Result without a value: done, or the reason why not.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)), ok_(false) {}  // NOLINT: implicit

  [[nodiscard]] bool ok() const { return ok_; }
  explicit operator bool() const { return ok_; }
  [[nodiscard]] const Error& error() const& { return error_; }
  [[nodiscard]] Error&& error() && { return std::move(error_); }

 private:
  Error error_;
  bool ok_ = true;
};

using Status = Result<void>;

}  // namespace nonet
