#include "book/pdf_text.h"

#include <cstdint>
#include <sstream>

namespace nonet {
namespace {

constexpr double kUnitsPerSize = 1000;  // of widths, for all fonts but Type 3

std::string utf8_of(unsigned code) {
  std::string text;
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | (code >> 6U));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  } else {
    text += static_cast<char>(0xE0U | (code >> 12U));
    text += static_cast<char>(0x80U | ((code >> 6U) & 0x3FU));
    text += static_cast<char>(0x80U | (code & 0x3FU));
  }
  return text;
}

// Windows code page 1252 from 0x80 to 0x9F, where it differs from Latin-1; 0: no character.
constexpr unsigned kWindows[32] = {0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                   0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017D, 0,
                                   0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                   0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

// What a code stands for in WinAnsiEncoding.
std::string windows_text(unsigned code) {
  if (code >= 0x80 && code < 0xA0) code = kWindows[code - 0x80];
  return code < 0x20 ? std::string() : utf8_of(code);
}

// "<0041>" as numbers of two bytes, or of one where there are but two digits.
std::vector<unsigned> hex_codes(const std::string& token) {
  std::vector<unsigned> codes;
  if (token.size() < 3 || token.front() != '<') return codes;
  const std::string digits = token.substr(1, token.size() - 2);
  const std::size_t step = digits.size() < 4 ? digits.size() : 4;
  for (std::size_t i = 0; i + step <= digits.size(); i += step) {
    codes.push_back(static_cast<unsigned>(std::stoul(digits.substr(i, step), nullptr, 16)));
  }
  return codes;
}

// Tokens of a CMap, hexadecimal strings and brackets each by itself.
std::vector<std::string> cmap_tokens(const std::string& cmap) {
  std::vector<std::string> tokens;
  std::string token;
  const auto end = [&] {
    if (!token.empty()) tokens.push_back(token);
    token.clear();
  };
  for (const char c : cmap) {
    if (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
      end();
    } else if (c == '[' || c == ']') {
      end();
      tokens.emplace_back(1, c);
    } else {
      if (c == '<') end();
      token += c;
      if (c == '>') end();
    }
  }
  end();
  return tokens;
}

std::string text_of(const std::vector<unsigned>& codes) {
  std::string text;
  for (const unsigned code : codes) text += utf8_of(code);
  return text;
}

}  // namespace

PdfFont::PdfFont(QPDFObjectHandle font) {
  QPDFObjectHandle described = font;
  composite_ = font.getKey("/Subtype").isNameAndEquals("/Type0");
  if (composite_) {
    QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
    if (descendants.isArray() && descendants.getArrayNItems() > 0) {
      described = descendants.getArrayItem(0);
      read_composite_widths(described);
    }
  } else {
    read_simple_widths(font);
  }
  if (font.getKey("/BaseFont").isName()) name_ = font.getKey("/BaseFont").getName();
  QPDFObjectHandle descriptor = described.getKey("/FontDescriptor");
  if (descriptor.isDictionary()) {
    for (const char* key : {"/FontFile", "/FontFile2", "/FontFile3"}) {
      embedded_ = embedded_ || descriptor.getKey(key).isStream();
    }
  }
  embedded_ = embedded_ || font.getKey("/Subtype").isNameAndEquals("/Type3");
  if (font.getKey("/ToUnicode").isStream()) read_unicode(font.getKey("/ToUnicode"));
}

void PdfFont::read_simple_widths(QPDFObjectHandle font) {
  QPDFObjectHandle first = font.getKey("/FirstChar");
  QPDFObjectHandle widths = font.getKey("/Widths");
  if (!first.isInteger() || !widths.isArray()) return;
  for (int i = 0; i < widths.getArrayNItems(); ++i) {
    widths_[static_cast<unsigned>(first.getIntValueAsInt() + i)] =
        widths.getArrayItem(i).getNumericValue() / kUnitsPerSize;
  }
}

// [ first [w w w] first last w ... ]
void PdfFont::read_composite_widths(QPDFObjectHandle descendant) {
  QPDFObjectHandle usual = descendant.getKey("/DW");
  default_width_ = usual.isNumber() ? usual.getNumericValue() / kUnitsPerSize : 1;
  QPDFObjectHandle widths = descendant.getKey("/W");
  if (!widths.isArray()) return;
  const int size = widths.getArrayNItems();
  for (int i = 0; i + 1 < size;) {
    const int first = widths.getArrayItem(i).getIntValueAsInt();
    QPDFObjectHandle next = widths.getArrayItem(i + 1);
    if (next.isArray()) {
      for (int j = 0; j < next.getArrayNItems(); ++j) {
        widths_[static_cast<unsigned>(first + j)] =
            next.getArrayItem(j).getNumericValue() / kUnitsPerSize;
      }
      i += 2;
    } else {
      if (i + 2 >= size) return;
      for (int code = first; code <= next.getIntValueAsInt(); ++code) {
        widths_[static_cast<unsigned>(code)] =
            widths.getArrayItem(i + 2).getNumericValue() / kUnitsPerSize;
      }
      i += 3;
    }
  }
}

void PdfFont::read_unicode(QPDFObjectHandle stream) {
  const auto data = stream.getStreamData(qpdf_dl_generalized);
  const std::vector<std::string> tokens =
      cmap_tokens(std::string(reinterpret_cast<const char*>(data->getBuffer()), data->getSize()));
  bool chars = false;
  bool ranges = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::string& token = tokens[i];
    if (token == "beginbfchar" || token == "endbfchar") chars = token[0] == 'b';
    if (token == "beginbfrange" || token == "endbfrange") ranges = token[0] == 'b';
    const std::vector<unsigned> first = hex_codes(token);
    if (first.empty()) continue;
    if (chars && i + 1 < tokens.size()) {
      texts_[first[0]] = text_of(hex_codes(tokens[++i]));
    } else if (ranges && i + 2 < tokens.size()) {
      const std::vector<unsigned> last = hex_codes(tokens[i + 1]);
      i += 2;
      if (last.empty()) continue;
      if (tokens[i] == "[") {
        for (unsigned code = first[0]; ++i < tokens.size() && tokens[i] != "]"; ++code) {
          texts_[code] = text_of(hex_codes(tokens[i]));
        }
      } else {
        const std::vector<unsigned> start = hex_codes(tokens[i]);
        if (start.empty()) continue;
        for (unsigned code = first[0]; code <= last[0]; ++code) {
          texts_[code] = utf8_of(start[0] + code - first[0]);
        }
      }
    }
  }
}

std::vector<PdfFont::Glyph> PdfFont::glyphs(const std::string& codes) const {
  std::vector<Glyph> glyphs;
  const std::size_t step = composite_ ? 2 : 1;
  for (std::size_t i = 0; i + step <= codes.size(); i += step) {
    unsigned code = static_cast<unsigned char>(codes[i]);
    if (composite_) code = code << 8U | static_cast<unsigned char>(codes[i + 1]);
    Glyph glyph;
    glyph.code = code;
    const auto width = widths_.find(code);
    glyph.width = width != widths_.end() ? width->second : default_width_;
    const auto text = texts_.find(code);
    if (text != texts_.end()) {
      glyph.text = text->second;
    } else if (!composite_) {
      glyph.text = windows_text(code);
    }
    glyphs.push_back(glyph);
  }
  return glyphs;
}

}  // namespace nonet
