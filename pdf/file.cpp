#include "pdf/file.h"

#include <algorithm>
#include <fmt/format.h>

#include "pdf/lexer.h"

namespace nonet {
namespace {

constexpr std::string_view kHeader = "%PDF-";
constexpr std::size_t kHeaderWithin = 1024;  // bytes before it that readers skip

// Offsets count from the file's header.
std::string_view from_header(std::string_view bytes) {
  const std::size_t at = bytes.substr(0, kHeaderWithin).find(kHeader);
  if (at == std::string_view::npos) throw PdfRefused("it does not begin with %PDF-");
  return bytes.substr(at);
}

std::string version_in(std::string_view bytes) {
  std::string_view line = bytes.substr(kHeader.size(), 8);
  line = line.substr(0, line.find_first_not_of("0123456789."));
  return std::string(line);
}

}  // namespace

PdfFile::PdfFile(std::string_view bytes, PdfBudget& budget)
    : bytes_(from_header(bytes)),
      budget_(budget),
      version_(version_in(bytes_)),
      references_(read_crossref(bytes_, budget)) {}

std::string PdfFile::version() {
  const PdfObject claimed = under(under(trailer(), "/Root"), "/Version");
  const std::string newer(claimed.name().substr(claimed.name().empty() ? 0 : 1));
  return std::max(version_, newer);
}

PdfObject PdfFile::resolve(PdfObject object) {
  for (int i = 0; object.reference() != nullptr; ++i) {
    if (i == kMostReferences) throw PdfRefused("references to references without an end");
    object = load(object.reference()->number);
  }
  return object;
}

PdfBytes PdfFile::contents(const PdfObject& stream) {
  const PdfStream& extent = *stream.stream();
  const auto filters =
      filters_of(stream, [this](const PdfObject& object) { return resolve(object); });
  return without_filters(bytes_.substr(extent.begin, extent.size), filters, budget_);
}

PdfObject PdfFile::load(std::int64_t number) {
  budget_.work(1);
  if (const auto known = known_.find(number); known != known_.end()) return known->second;
  const auto place = references_.places.find(number);
  if (place == references_.places.end() || place->second.kind == PdfPlace::Kind::kFree) return {};
  if (loading_.size() >= static_cast<std::size_t>(kDeepestReading)) {
    throw PdfRefused(
        fmt::format("object {} can be read only after {} others", number, loading_.size()));
  }
  // An object needed to read itself, such as the length of its own stream, is null.
  if (!loading_.insert(number).second) return {};
  PdfObject object = place->second.kind == PdfPlace::Kind::kInFile
                         ? load_from_file(number, static_cast<std::size_t>(place->second.at))
                         : load_packed(number, place->second.at);
  loading_.erase(number);
  known_.emplace(number, object);
  return object;
}

// "7 0 obj ...".
PdfObject PdfFile::load_from_file(std::int64_t number, std::size_t at) {
  PdfLexer lexer(bytes_, at, PdfLexer::References::kYes, budget_);
  const auto found = lexer.next();
  const auto generation = lexer.next();
  const auto word = lexer.next();
  const bool here =
      word && word->keyword() == "obj" && static_cast<std::int64_t>(found->size_or(0)) == number;
  if (!here) throw PdfRefused(fmt::format("object {} is not at byte {}", number, at));
  auto object = lexer.next();
  if (!object) return {};
  budget_.hold(lexer.size_of_last());
  if (object->dictionary() == nullptr || !stream_follows(bytes_, lexer.at())) return *object;
  const std::size_t length = under(*object, "/Length").size_or(std::string_view::npos);
  return stream_behind(*object, bytes_, lexer.at(), length, budget_);
}

PdfObject PdfFile::load_packed(std::int64_t number, std::int64_t stream) {
  const Packed& from = packed(stream);
  const auto place = from.places.find(number);
  if (place == from.places.end()) {
    throw PdfRefused(fmt::format("object {} is not in the stream {}", number, stream));
  }
  PdfLexer lexer(from.bytes.view(), place->second, PdfLexer::References::kYes, budget_);
  auto object = lexer.next();
  budget_.hold(lexer.size_of_last());
  return object ? *std::move(object) : PdfObject();
}

// A stream of objects begins with pairs of their numbers and offsets.
const PdfFile::Packed& PdfFile::packed(std::int64_t stream) {
  if (const auto known = packed_.find(stream); known != packed_.end()) return known->second;
  const PdfObject object = load(stream);
  if (object.stream() == nullptr) {
    throw PdfRefused(fmt::format("object {} is no stream of objects", stream));
  }
  Packed packed{contents(object), {}};
  const std::size_t count = under(object, "/N").size_or(0);
  const std::size_t first = under(object, "/First").size_or(0);
  PdfLexer lexer(packed.bytes.view(), 0, PdfLexer::References::kNo, budget_);
  for (std::size_t i = 0; i < count; ++i) {
    const auto number = lexer.next();
    const auto place = lexer.next();
    if (!number || !place || place->number() == nullptr) break;
    budget_.hold(sizeof(*packed.places.begin()) * 2);
    packed.places.emplace(static_cast<std::int64_t>(number->size_or(0)), first + place->size_or(0));
  }
  return packed_.emplace(stream, std::move(packed)).first->second;
}

}  // namespace nonet
