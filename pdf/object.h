// A value of a PDF: a simple value, an array or a dictionary of values, or a reference to an object
// (ISO 32000-1, 7.3). Copies share arrays and dictionaries, which are immutable.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nonet {

class PdfObject;
using PdfArray = std::vector<PdfObject>;
using PdfDictionary = std::map<std::string, PdfObject, std::less<>>;  // by names with their slash

struct PdfName {
  std::string text;  // "/DeviceGray"
};
// An operator of a page's contents, or "obj", "stream" and the like.
struct PdfKeyword {
  std::string text;
};
struct PdfReference {
  std::int64_t number = 0;
};
struct PdfStream {
  std::shared_ptr<const PdfDictionary> dictionary;
  std::size_t begin = 0;  // in the file, still compressed
  std::size_t size = 0;
};

class PdfObject {
 public:
  using Value =
      std::variant<std::monostate, bool, double, std::string, PdfName, PdfKeyword, PdfReference,
                   std::shared_ptr<const PdfArray>, std::shared_ptr<const PdfDictionary>,
                   std::shared_ptr<const PdfStream>>;

  PdfObject() = default;
  PdfObject(Value value) : value_(std::move(value)) {}  // NOLINT: implicit
  static PdfObject of(PdfArray array) {
    return Value(std::make_shared<const PdfArray>(std::move(array)));
  }
  static PdfObject of(PdfDictionary dictionary) {
    return Value(std::make_shared<const PdfDictionary>(std::move(dictionary)));
  }
  static PdfObject of(PdfStream stream) {
    return Value(std::make_shared<const PdfStream>(std::move(stream)));
  }

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  [[nodiscard]] bool is_true() const { return boolean() != nullptr && *boolean(); }
  [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&value_); }
  [[nodiscard]] const double* number() const { return std::get_if<double>(&value_); }
  [[nodiscard]] double number_or(double other) const {
    return number() != nullptr ? *number() : other;
  }
  // A whole number that is not negative, such as a size; `other` for anything else.
  [[nodiscard]] std::size_t size_or(std::size_t other) const;
  [[nodiscard]] const std::string* string() const { return std::get_if<std::string>(&value_); }
  // A name with its slash; empty for anything else.
  [[nodiscard]] std::string_view name() const;
  // A keyword; empty for anything else.
  [[nodiscard]] std::string_view keyword() const;
  [[nodiscard]] const PdfReference* reference() const { return std::get_if<PdfReference>(&value_); }
  [[nodiscard]] const PdfArray* array() const;
  // Also for a stream.
  [[nodiscard]] const PdfDictionary* dictionary() const;
  [[nodiscard]] const PdfStream* stream() const;
  // The value of a dictionary's key, references unresolved; null if missing.
  [[nodiscard]] const PdfObject& under(std::string_view key) const;

 private:
  Value value_;
};

}  // namespace nonet
