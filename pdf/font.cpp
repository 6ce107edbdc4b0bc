#include "pdf/font.h"

#include <algorithm>
#include <array>

#include "pdf/lexer.h"

namespace nonet {
namespace {

constexpr double kUnitsPerSize = 1000;  // of widths, for all fonts but Type 3
constexpr std::size_t kWorkPerFont = 256;
constexpr std::size_t kWorkPerCode = 16;
constexpr std::size_t kCodeBytes = 80;    // of memory, including the map node
constexpr std::size_t kKeptFonts = 1024;  // at a time
constexpr std::size_t kMostCodes = 1 << 16;
constexpr std::size_t kLongestText = 16;  // characters per code: a ligature has four

void add_utf8(std::string& text, unsigned code) {
  const auto continuation = [&](unsigned shift) {
    text += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
  };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
    continuation(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0U | (code >> 12U));
    continuation(6);
    continuation(0);
  } else {
    text += static_cast<char>(0xF0U | ((code >> 18U) & 0x07U));
    continuation(12);
    continuation(6);
    continuation(0);
  }
}

// Windows code page 1252 from 0x80 to 0x9F, where it differs from Latin-1; 0: no character.
constexpr std::array<unsigned, 32> kWindows = {
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

// The text of a code in WinAnsiEncoding.
std::string windows_text(unsigned code) {
  if (code >= 0x80 && code < 0xA0) code = kWindows[code - 0x80];
  std::string text;
  if (code >= 0x20) add_utf8(text, code);
  return text;
}

// A code from its bytes, the highest first.
std::size_t code_of(const PdfObject& object) {
  std::size_t code = 0;
  if (object.string() == nullptr) return kMostCodes;
  for (const char c : *object.string()) {
    code = (code << 8U | static_cast<unsigned char>(c)) & 0xFFFFFFFFU;
  }
  return code;
}

// The UTF-16 units of a string, or its one byte.
std::vector<unsigned> units_of(const PdfObject& object) {
  std::vector<unsigned> units;
  if (object.string() == nullptr) return units;
  const std::string& bytes = *object.string();
  if (bytes.size() == 1) return {static_cast<unsigned char>(bytes[0])};
  for (std::size_t i = 0; i + 1 < bytes.size() && units.size() < kLongestText; i += 2) {
    units.push_back(static_cast<unsigned>(static_cast<unsigned char>(bytes[i])) << 8U |
                    static_cast<unsigned char>(bytes[i + 1]));
  }
  return units;
}

// `further` is added to the last unit, for ranges.
std::string text_of(const PdfObject& object, std::size_t further = 0) {
  std::vector<unsigned> units = units_of(object);
  if (!units.empty()) units.back() += static_cast<unsigned>(further);
  std::string text;
  for (std::size_t i = 0; i < units.size(); ++i) {
    const bool pair = units[i] >= 0xD800 && units[i] < 0xDC00 && i + 1 < units.size();
    const unsigned low = pair ? units[++i] : 0;
    add_utf8(text, pair ? 0x10000U + ((units[i - 1] - 0xD800U) << 10U) + (low & 0x3FFU) : units[i]);
  }
  return text;
}

}  // namespace

PdfFont::PdfFont(const PdfObject& font, PdfFile& file) : hold_(file.budget()) {
  file.budget().work(kWorkPerFont);
  PdfObject described = font;
  composite_ = file.under(font, "/Subtype").name() == "/Type0";
  if (composite_) {
    const PdfObject descendants = file.under(font, "/DescendantFonts");
    if (descendants.array() != nullptr && !descendants.array()->empty()) {
      described = file.item(*descendants.array(), 0);
      read_composite_widths(described, file);
    }
  } else {
    read_simple_widths(font, file);
  }
  name_ = file.under(font, "/BaseFont").name();
  const PdfObject descriptor = file.under(described, "/FontDescriptor");
  for (const char* key : {"/FontFile", "/FontFile2", "/FontFile3"}) {
    embedded_ = embedded_ || file.under(descriptor, key).stream() != nullptr;
  }
  embedded_ = embedded_ || file.under(font, "/Subtype").name() == "/Type3";
  const PdfObject unicode = file.under(font, "/ToUnicode");
  if (unicode.stream() != nullptr) read_unicode(unicode, file);
}

void PdfFont::set_width(std::size_t code, double width) {
  if (code >= kMostCodes) return;
  if (widths_.insert_or_assign(code, width / kUnitsPerSize).second) hold_.add(kCodeBytes);
}

void PdfFont::set_text(std::size_t code, std::string text) {
  if (code >= kMostCodes) return;
  if (texts_.insert_or_assign(code, std::move(text)).second) hold_.add(kCodeBytes);
}

void PdfFont::read_simple_widths(const PdfObject& font, PdfFile& file) {
  const std::size_t first = file.under(font, "/FirstChar").size_or(kMostCodes);
  const PdfObject widths = file.under(font, "/Widths");
  if (widths.array() == nullptr) return;
  file.budget().work(kWorkPerCode * widths.array()->size());
  for (std::size_t i = 0; i < widths.array()->size(); ++i) {
    set_width(first + i, file.item(*widths.array(), i).number_or(0));
  }
}

// [ first [w w w] first last w ... ]
void PdfFont::read_composite_widths(const PdfObject& descendant, PdfFile& file) {
  default_width_ = file.under(descendant, "/DW").number_or(kUnitsPerSize) / kUnitsPerSize;
  const PdfObject widths = file.under(descendant, "/W");
  if (widths.array() == nullptr) return;
  const PdfArray& items = *widths.array();
  for (std::size_t i = 0; i + 1 < items.size();) {
    const std::size_t first = file.item(items, i).size_or(kMostCodes);
    const PdfObject next = file.item(items, i + 1);
    if (next.array() != nullptr) {
      file.budget().work(kWorkPerCode * next.array()->size());
      for (std::size_t j = 0; j < next.array()->size(); ++j) {
        set_width(first + j, file.item(*next.array(), j).number_or(0));
      }
      i += 2;
    } else {
      const double width = file.item(items, i + 2).number_or(0);
      const std::size_t end = std::min(next.size_or(0) + 1, kMostCodes);
      if (first < end) file.budget().work(kWorkPerCode * (end - first));
      for (std::size_t code = first; code < end; ++code) set_width(code, width);
      i += 3;
    }
  }
}

// "<01> <05> <0041>": the codes from the first to the second mean A and on; the third may be a
// list.
void PdfFont::read_range(const std::vector<PdfObject>& range) {
  const std::size_t first = code_of(range[0]);
  const std::size_t end = std::min(code_of(range[1]) + 1, kMostCodes);
  const PdfArray* const list = range[2].array();
  for (std::size_t code = first; code < end; ++code) {
    const std::size_t i = code - first;
    if (list == nullptr) {
      set_text(code, text_of(range[2], i));
    } else if (i < list->size()) {
      set_text(code, text_of((*list)[i]));
    }
  }
}

// A CMap: "bfchar" and "bfrange" give the text of codes.
void PdfFont::read_unicode(const PdfObject& stream, PdfFile& file) {
  const PdfBytes map = file.contents(stream);
  PdfLexer lexer(map.view(), 0, PdfLexer::References::kNo, file.budget());
  std::string_view kind;
  std::vector<PdfObject> operands;
  while (auto object = lexer.next()) {
    if (const std::string_view word = object->keyword(); !word.empty()) {
      kind = word == "beginbfchar" ? "char" : word == "beginbfrange" ? "range" : "";
      operands.clear();
    } else if (!kind.empty()) {
      operands.push_back(*std::move(object));
    }
    if (kind == "char" && operands.size() == 2) {
      set_text(code_of(operands[0]), text_of(operands[1]));
      operands.clear();
    } else if (kind == "range" && operands.size() == 3) {
      const std::size_t first = code_of(operands[0]);
      const std::size_t end = std::min(code_of(operands[1]), kMostCodes);
      if (first < end) file.budget().work(kWorkPerCode * (end - first));
      read_range(operands);
      operands.clear();
    }
  }
}

std::vector<PdfFont::Glyph> PdfFont::glyphs(std::string_view codes) const {
  std::vector<Glyph> glyphs;
  const std::size_t step = composite_ ? 2 : 1;
  for (std::size_t i = 0; i + step <= codes.size(); i += step) {
    std::size_t code = static_cast<unsigned char>(codes[i]);
    if (composite_) code = code << 8U | static_cast<unsigned char>(codes[i + 1]);
    const auto width = widths_.find(code);
    const auto text = texts_.find(code);
    glyphs.push_back({width != widths_.end() ? width->second : default_width_,
                      text != texts_.end() ? text->second
                      : composite_         ? std::string()
                                           : windows_text(static_cast<unsigned>(code))});
  }
  return glyphs;
}

std::shared_ptr<const PdfFont> PdfFonts::font(const PdfObject& reference) {
  const std::int64_t number = reference.reference() != nullptr ? reference.reference()->number : 0;
  if (const auto known = known_.find(number); number != 0 && known != known_.end()) {
    return known->second;
  }
  const PdfObject object = file_.resolve(reference);
  if (object.dictionary() == nullptr) return nullptr;
  auto font = std::make_shared<const PdfFont>(object, file_);
  if (known_.size() >= kKeptFonts) known_.clear();
  if (number != 0) known_.emplace(number, font);
  PdfFontFacts facts{font->name(), font->embedded()};
  if (listed_.insert(facts).second) used_.push_back(std::move(facts));
  return font;
}

}  // namespace nonet
