#include "pdf/crossref.h"

#include <array>
#include <fmt/format.h>
#include <set>
#include <vector>

#include "pdf/filters.h"
#include "pdf/lexer.h"

namespace nonet {
namespace {

constexpr std::string_view kStream = "stream";
constexpr std::string_view kEndStream = "endstream";
constexpr std::size_t kUnknown = std::string_view::npos;
constexpr std::size_t kPlaceBytes = 80;  // of memory, with its node of the map

// A cross-reference stream must be readable before any reference can be followed.
PdfObject without_references(const PdfObject& object) {
  return object.reference() != nullptr ? PdfObject() : object;
}

class CrossReferenceReader {
 public:
  CrossReferenceReader(std::string_view bytes, PdfBudget& budget)
      : bytes_(bytes), budget_(budget) {}

  PdfCrossReferences run() {
    std::size_t next = newest();
    while (next != kUnknown) next = section(next);
    return std::move(read_);
  }

 private:
  [[noreturn]] static void damaged(std::size_t at, std::string_view why) {
    throw PdfRefused(fmt::format("the cross-reference table at byte {} is damaged: {}", at, why));
  }

  // The offset given after the last "startxref".
  std::size_t newest() {
    constexpr std::string_view kWord = "startxref";
    constexpr std::size_t kTail = 2048;
    const std::size_t from = bytes_.size() > kTail ? bytes_.size() - kTail : 0;
    const std::size_t found = bytes_.substr(from).rfind(kWord);
    if (found == std::string_view::npos) throw PdfRefused("no startxref at the end");
    PdfLexer lexer(bytes_, from + found + kWord.size(), PdfLexer::References::kNo, budget_);
    const auto place = lexer.next();
    return place ? place->size_or(kUnknown) : kUnknown;
  }

  // Reads one section and returns the offset of the next older one.
  std::size_t section(std::size_t at) {
    if (at >= bytes_.size()) damaged(at, "after the end of the file");
    if (!read_sections_.insert(at).second) damaged(at, "it comes again, behind itself");
    PdfLexer lexer(bytes_, at, PdfLexer::References::kYes, budget_);
    const auto first = lexer.next();
    const PdfObject trailer =
        first && first->keyword() == "xref" ? table(lexer, at) : stream(lexer, at);
    if (read_.trailer.is_null()) read_.trailer = trailer;
    const std::size_t beside = trailer.under("/XRefStm").size_or(kUnknown);
    if (beside != kUnknown) stream_beside(beside);
    const PdfObject& previous = trailer.under("/Prev");
    return previous.is_null() ? kUnknown : previous.size_or(bytes_.size());
  }

  // A table for old readers may have a stream for new ones, with the packed objects' places.
  void stream_beside(std::size_t at) {
    if (at >= bytes_.size()) damaged(at, "after the end of the file");
    PdfLexer lexer(bytes_, at, PdfLexer::References::kYes, budget_);
    lexer.next();
    stream(lexer, at);
  }

  void add(std::int64_t number, const PdfPlace& place) {
    // The newer place counts, and was read first.
    if (read_.places.emplace(number, place).second) budget_.hold(kPlaceBytes);
  }

  // "0 3", three lines of an offset, a generation and n or f; and so on until "trailer".
  PdfObject table(PdfLexer& lexer, std::size_t at) {
    for (;;) {
      const auto first = lexer.next();
      if (!first) damaged(at, "no trailer");
      if (first->keyword() == "trailer") break;
      const auto count = lexer.next();
      if (first->number() == nullptr || !count || count->number() == nullptr) {
        damaged(at, "no number of lines");
      }
      lines(lexer, at, static_cast<std::int64_t>(first->size_or(0)), count->size_or(0));
    }
    const auto trailer = lexer.next();
    if (!trailer || trailer->dictionary() == nullptr) damaged(at, "no trailer");
    return *trailer;
  }

  void lines(PdfLexer& lexer, std::size_t at, std::int64_t first, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      const auto place = lexer.next();
      const auto generation = lexer.next();
      const auto use = lexer.next();
      const bool free = use && use->keyword() == "f";
      if (!use || (!free && use->keyword() != "n") || place->number() == nullptr) {
        damaged(at, fmt::format("fewer than {} lines", count));
      }
      add(first + static_cast<std::int64_t>(i),
          {free ? PdfPlace::Kind::kFree : PdfPlace::Kind::kInFile,
           static_cast<std::int64_t>(place->size_or(0))});
    }
  }

  // "7 0 obj <<...>> stream", after its first number.
  PdfObject stream(PdfLexer& lexer, std::size_t at) {
    lexer.next();
    const auto word = lexer.next();
    const auto dictionary = word && word->keyword() == "obj" ? lexer.next() : std::nullopt;
    const bool is_stream = dictionary && dictionary->dictionary() != nullptr &&
                           dictionary->under("/Type").name() == "/XRef" &&
                           stream_follows(bytes_, lexer.at());
    if (!is_stream) damaged(at, "neither a table nor a stream");
    const std::size_t length = dictionary->under("/Length").size_or(kUnknown);
    PdfObject found = stream_behind(*dictionary, bytes_, lexer.at(), length, budget_);
    const PdfStream& extent = *found.stream();
    const PdfBytes data = without_filters(bytes_.substr(extent.begin, extent.size),
                                          filters_of(found, without_references), budget_);
    entries(found, data.view(), at);
    return found;
  }

  void entries(const PdfObject& stream, std::string_view data, std::size_t at) {
    const PdfArray* const widths = stream.under("/W").array();
    if (widths == nullptr || widths->size() < 3) damaged(at, "no widths");
    std::array<std::size_t, 3> width{};
    for (std::size_t i = 0; i < width.size(); ++i) {
      width[i] = (*widths)[i].size_or(kUnknown);
      if (width[i] > sizeof(std::int64_t)) damaged(at, "no widths");
    }
    if (width[0] + width[1] + width[2] == 0) damaged(at, "no widths");
    for (const auto& [first, count] : ranges_of(stream)) {
      for (std::size_t i = 0; i < count && !data.empty(); ++i) {
        add(first + static_cast<std::int64_t>(i), entry(data, width));
      }
    }
  }

  static std::vector<std::pair<std::int64_t, std::size_t>> ranges_of(const PdfObject& stream) {
    const PdfArray* const index = stream.under("/Index").array();
    if (index == nullptr) return {{0, stream.under("/Size").size_or(0)}};
    std::vector<std::pair<std::int64_t, std::size_t>> ranges;
    for (std::size_t i = 0; i + 1 < index->size(); i += 2) {
      ranges.emplace_back(static_cast<std::int64_t>((*index)[i].size_or(0)),
                          (*index)[i + 1].size_or(0));
    }
    return ranges;
  }

  static PdfPlace entry(std::string_view& data, const std::array<std::size_t, 3>& width) {
    std::array<std::uint64_t, 3> field{1, 0, 0};  // without a type: in the file
    for (std::size_t i = 0; i < field.size(); ++i) {
      const std::string_view digits = data.substr(0, width[i]);
      data.remove_prefix(digits.size());
      if (!digits.empty()) field[i] = 0;
      for (const char c : digits) field[i] = field[i] << 8U | static_cast<unsigned char>(c);
    }
    const auto kind = field[0] == 1   ? PdfPlace::Kind::kInFile
                      : field[0] == 2 ? PdfPlace::Kind::kInStream
                                      : PdfPlace::Kind::kFree;
    return {kind, static_cast<std::int64_t>(field[1])};
  }

  std::string_view bytes_;
  PdfBudget& budget_;
  PdfCrossReferences read_;
  std::set<std::size_t> read_sections_;
};

}  // namespace

PdfCrossReferences read_crossref(std::string_view bytes, PdfBudget& budget) {
  return CrossReferenceReader(bytes, budget).run();
}

bool stream_follows(std::string_view bytes, std::size_t at) {
  while (at < bytes.size() && is_pdf_space(bytes[at])) ++at;
  return at < bytes.size() && bytes.substr(at).starts_with(kStream);
}

PdfObject stream_behind(const PdfObject& dictionary, std::string_view bytes, std::size_t at,
                        std::size_t length, PdfBudget& budget) {
  at = bytes.find(kStream, at) + kStream.size();
  if (bytes.substr(at, 1) == "\r") ++at;
  if (bytes.substr(at, 1) == "\n") ++at;
  at = std::min(at, bytes.size());
  std::size_t size = length;
  const auto ends_at = [&](std::size_t end) {
    while (end < bytes.size() && is_pdf_space(bytes[end])) ++end;
    return bytes.substr(std::min(end, bytes.size())).starts_with(kEndStream);
  };
  if (length > bytes.size() - at || !ends_at(at + length)) {
    const std::size_t end = bytes.find(kEndStream, at);
    if (end == std::string_view::npos) {
      throw PdfRefused(fmt::format("the stream at byte {} has no end", at));
    }
    size = end - at;
    budget.work(size);
  }
  return PdfObject::of(
      PdfStream{std::make_shared<const PdfDictionary>(*dictionary.dictionary()), at, size});
}

}  // namespace nonet
