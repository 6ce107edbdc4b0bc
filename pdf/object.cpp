#include "pdf/object.h"

namespace nonet {
namespace {

const PdfObject kNothing;

template <typename T>
const T* behind(const std::shared_ptr<const T>* pointer) {
  return pointer != nullptr ? pointer->get() : nullptr;
}

}  // namespace

std::size_t PdfObject::size_or(std::size_t other) const {
  constexpr double kLargest = 1e15;
  const double* const value = number();
  if (value == nullptr || *value < 0 || *value > kLargest) return other;
  const auto size = static_cast<std::size_t>(*value);
  return static_cast<double>(size) == *value ? size : other;
}

std::string_view PdfObject::name() const {
  const PdfName* const name = std::get_if<PdfName>(&value_);
  return name != nullptr ? std::string_view(name->text) : std::string_view();
}

std::string_view PdfObject::keyword() const {
  const PdfKeyword* const word = std::get_if<PdfKeyword>(&value_);
  return word != nullptr ? std::string_view(word->text) : std::string_view();
}

const PdfArray* PdfObject::array() const {
  return behind(std::get_if<std::shared_ptr<const PdfArray>>(&value_));
}

const PdfDictionary* PdfObject::dictionary() const {
  const PdfStream* const data = stream();
  if (data != nullptr) return data->dictionary.get();
  return behind(std::get_if<std::shared_ptr<const PdfDictionary>>(&value_));
}

const PdfStream* PdfObject::stream() const {
  return behind(std::get_if<std::shared_ptr<const PdfStream>>(&value_));
}

const PdfObject& PdfObject::under(std::string_view key) const {
  const PdfDictionary* const entries = dictionary();
  if (entries == nullptr) return kNothing;
  const auto entry = entries->find(key);
  return entry != entries->end() ? entry->second : kNothing;
}

}  // namespace nonet
