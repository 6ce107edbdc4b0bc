#include "tests/pdf/written_pdf.h"

#include <fmt/format.h>
#include <zlib.h>

namespace nonet::testing {
namespace {

constexpr std::string_view kHeader = "%PDF-1.5\n";

// Of `size` bytes, the highest first.
std::string field(std::size_t value, std::size_t size) {
  std::string bytes;
  for (std::size_t i = size; i-- > 0;) bytes += static_cast<char>(value >> (8 * i));
  return bytes;
}

}  // namespace

int WrittenPdf::add(std::string body) {
  objects_.push_back(std::move(body));
  return static_cast<int>(objects_.size());
}

int WrittenPdf::add_stream(std::string_view contents, std::string_view entries) {
  return add(stream_text(contents, entries));
}

std::string WrittenPdf::bytes(std::string_view entries) const {
  std::string text(kHeader);
  std::string table = fmt::format("xref\n0 {}\n0000000000 65535 f \n", next());
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    table += fmt::format("{:010} 00000 n \n", text.size());
    text += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects_[i]);
  }
  return fmt::format("{}{}trailer\n<</Size {}/Root 1 0 R{}>>\nstartxref\n{}\n%%EOF\n", text, table,
                     next(), entries, text.size());
}

std::string WrittenPdf::packed_bytes() const {
  const auto packing = static_cast<std::size_t>(next());
  std::string text(kHeader);
  std::string table = field(0, 7);
  std::string heads;
  std::string bodies;
  std::size_t packed = 0;
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    if (objects_[i].find("stream") != std::string::npos) {
      table += field(1, 1) + field(text.size(), 4) + field(0, 2);
      text += fmt::format("{} 0 obj\n{}\nendobj\n", i + 1, objects_[i]);
    } else {
      table += field(2, 1) + field(packing, 4) + field(packed++, 2);
      heads += fmt::format("{} {} ", i + 1, bodies.size());
      bodies += objects_[i] + ' ';
    }
  }
  const std::string entries =
      fmt::format("/Type/ObjStm/Filter/FlateDecode/N {}/First {}", packed, heads.size());
  table += field(1, 1) + field(text.size(), 4) + field(0, 2);
  text += fmt::format("{} 0 obj\n{}\nendobj\n", packing,
                      stream_text(deflated(heads + bodies), entries));
  const std::size_t start = text.size();
  table += field(1, 1) + field(start, 4) + field(0, 2);
  const std::string of_table =
      fmt::format("/Type/XRef/Filter/FlateDecode/W[1 4 2]/Size {}/Root 1 0 R", packing + 2);
  text +=
      fmt::format("{} 0 obj\n{}\nendobj\n", packing + 1, stream_text(deflated(table), of_table));
  return fmt::format("{}startxref\n{}\n%%EOF\n", text, start);
}

std::string stream_text(std::string_view contents, std::string_view entries) {
  return fmt::format("<</Length {}{}>>\nstream\n{}\nendstream", contents.size(), entries, contents);
}

WrittenPdf one_page(std::string_view contents, std::string_view resources) {
  WrittenPdf pdf;
  pdf.add("<</Type/Catalog/Pages 2 0 R>>");
  pdf.add("<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>");
  pdf.add(fmt::format("<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<{}>>>>", resources));
  pdf.add_stream(contents);
  return pdf;
}

std::string deflated(std::string_view bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string result(size, '\0');
  compress(reinterpret_cast<Bytef*>(result.data()), &size,
           reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uLong>(bytes.size()));
  result.resize(size);
  return result;
}

std::string reference(int number) { return fmt::format("{} 0 R", number); }

}  // namespace nonet::testing
