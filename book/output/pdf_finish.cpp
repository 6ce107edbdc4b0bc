// The finishing pass over Cairo's PDF, by libqpdf, because Cairo 1.16 has no call for any of this:
//   - black is written as RGB ("0 0 0 rg") and every page has an RGB transparency group: printers
//     want DeviceGray, so equal triples become "0 g" and the group is removed;
//   - the Info dictionary has a date, so that the same book would give other bytes every time, and
//   KDP
//     wants no metadata: it is removed, and the file's ID is computed from its contents;
//   - there is no call for the TrimBox;
//   - colours are RGB, which PDF/X-1a does not have: they become CMYK (press_inks.h), as do the
//   dots
//     of pictures.
// Links and the outline of screen files are added here too: plain objects, without the structure
// tree that Cairo's tags bring along.

#include "book/output/pdf_finish.h"

#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <qpdf/Buffer.hh>
#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
#include <stdexcept>
#include <vector>

#include "base/own_mark.h"
#include "book/output/press_inks.h"

namespace nonet {
namespace {

// Rewrites "r g b rg" with three equal numbers to "r g", and "RG" to "G"; with `cmyk` others to
// "c m y k k" and "K".
class InkOperators : public QPDFObjectHandle::TokenFilter {
 public:
  explicit InkOperators(bool cmyk) : cmyk_(cmyk) {}

  void handleToken(const QPDFTokenizer::Token& token) override {
    const auto type = token.getType();
    if (type == QPDFTokenizer::tt_space || type == QPDFTokenizer::tt_comment) {
      if (pending_.empty()) {
        writeToken(token);
      } else {
        pending_.push_back(token);
      }
    } else if (type == QPDFTokenizer::tt_integer || type == QPDFTokenizer::tt_real) {
      pending_.push_back(token);
    } else {
      if (type == QPDFTokenizer::tt_word) shorten(token.getValue());
      flush();
      if (!replaced_) writeToken(token);
      replaced_ = false;
    }
  }
  void handleEOF() override { flush(); }

 private:
  void shorten(const std::string& word) {
    if (word != "rg" && word != "RG") return;
    std::vector<std::string> numbers;
    for (const auto& token : pending_) {
      if (token.getType() != QPDFTokenizer::tt_space) numbers.push_back(token.getValue());
    }
    if (numbers.size() != 3) return;
    const bool fill = word == "rg";
    if (numbers[0] == numbers[1] && numbers[1] == numbers[2]) {
      replace(numbers[0] + (fill ? " g" : " G"));
    } else if (cmyk_) {
      const PressInks inks =
          press_inks_of(std::stod(numbers[0]), std::stod(numbers[1]), std::stod(numbers[2]));
      replace(fmt::format("{:.3f} {:.3f} {:.3f} {:.3f} {}", inks.cyan, inks.magenta, inks.yellow,
                          inks.black, fill ? "k" : "K"));
    }
  }
  void replace(const std::string& text) {
    pending_.clear();
    write(text);
    replaced_ = true;
  }
  void flush() {
    for (const auto& token : pending_) writeToken(token);
    pending_.clear();
  }

  bool cmyk_;
  std::vector<QPDFTokenizer::Token> pending_;  // numbers and spaces not yet written
  bool replaced_ = false;
};

// The dots of a picture in RGB as dots in CMYK.
std::string press_dots(const Buffer& rgb) {
  const unsigned char* const from = const_cast<Buffer&>(rgb).getBuffer();
  const std::size_t dots = const_cast<Buffer&>(rgb).getSize() / 3;
  const auto byte = [](double ink) { return static_cast<char>(std::lround(ink * 255)); };
  std::string cmyk;
  cmyk.reserve(dots * 4);
  for (std::size_t i = 0; i < dots; ++i) {
    const PressInks inks =
        press_inks_of(from[3 * i] / 255.0, from[3 * i + 1] / 255.0, from[3 * i + 2] / 255.0);
    for (const double ink : {inks.cyan, inks.magenta, inks.yellow, inks.black}) cmyk += byte(ink);
  }
  return cmyk;
}

QPDFObjectHandle number(double value) { return QPDFObjectHandle::newReal(value, 3); }

// PDF measures from the lower left corner.
QPDFObjectHandle box(const PdfArea& area, double page_height) {
  return QPDFObjectHandle::newArray({number(area.left), number(page_height - area.bottom),
                                     number(area.right), number(page_height - area.top)});
}

QPDFObjectHandle destination(const QPDFObjectHandle& page) {
  return QPDFObjectHandle::newArray({page, QPDFObjectHandle::newName("/Fit")});
}

// Thrown out of qpdf's writer, which has no other way to end early.
struct Stopped {};

class Finisher {
 public:
  explicit Finisher(const PdfFinish& finish) : finish_(finish) { pdf_.setSuppressWarnings(true); }

  // qpdf catches std::bad_alloc, warns, and goes on without the object. It has no other reason to
  // warn about a file that Cairo has just written.
  std::optional<std::string> run(const std::string& cairo_pdf) try {
    std::string finished = finished_from(cairo_pdf);
    if (pdf_.anyWarnings()) throw std::bad_alloc();
    return finished;
  } catch (const Stopped&) {
    return std::nullopt;
  } catch (const std::runtime_error&) {
    if (pdf_.anyWarnings()) throw std::bad_alloc();
    throw;
  }

 private:
  std::string finished_from(const std::string& cairo_pdf) {
    pdf_.processMemoryFile("book.pdf", cairo_pdf.data(), cairo_pdf.size());
    for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf_).getAllPages()) {
      pages_.push_back(page.getObjectHandle());
    }
    for (std::size_t i = 0; i < pages_.size(); ++i) {
      end_if_stopped();
      finish_page(i);
    }
    pdf_.getTrailer().removeKey("/Info");
    QPDFObjectHandle root = pdf_.getRoot();
    for (const char* key : {"/Metadata", "/StructTreeRoot", "/MarkInfo", "/Outlines"}) {
      root.removeKey(key);
    }
    if (!finish_.bookmarks.empty()) add_outline();
    if (finish_.x1a) {
      add_output_intent();
    } else if (!finish_.title.empty()) {
      add_title();
    }
    return written();
  }

  void finish_page(std::size_t index) {
    QPDFObjectHandle page = pages_[index];
    const PdfPage& wanted = finish_.pages.at(index);
    page.removeKey("/Group");
    page.removeKey("/StructParents");
    QPDFPageObjectHelper(page).addContentTokenFilter(std::make_shared<InkOperators>(finish_.x1a));
    const PdfArea whole{0, 0, wanted.width, wanted.height};
    page.replaceKey("/MediaBox", box(whole, wanted.height));
    page.replaceKey("/TrimBox", box(wanted.trim.value_or(whole), wanted.height));
    if (finish_.x1a || wanted.trim) page.replaceKey("/BleedBox", box(whole, wanted.height));
    if (finish_.x1a) drop_opacities(page);
    if (finish_.x1a) turn_pictures(page);
    if (!wanted.links.empty()) add_links(page, wanted);
  }

  // Pictures in RGB become CMYK.
  static void turn_pictures(QPDFObjectHandle page) {
    QPDFObjectHandle objects = page.getKey("/Resources").getKey("/XObject");
    if (!objects.isDictionary()) return;
    for (const std::string& key : objects.getKeys()) {
      QPDFObjectHandle picture = objects.getKey(key);
      QPDFObjectHandle facts = picture.getDict();
      if (!facts.getKey("/ColorSpace").isNameAndEquals("/DeviceRGB")) continue;
      const auto dots = picture.getStreamData(qpdf_dl_all);
      picture.replaceStreamData(press_dots(*dots), QPDFObjectHandle::newNull(),
                                QPDFObjectHandle::newNull());
      facts.replaceKey("/ColorSpace", QPDFObjectHandle::newName("/DeviceCMYK"));
    }
  }

  // Cairo states the opacity of opaque ink, with keys that PDF 1.3 does not have.
  static void drop_opacities(QPDFObjectHandle page) {
    QPDFObjectHandle states = page.getKey("/Resources").getKey("/ExtGState");
    if (!states.isDictionary()) return;
    for (const std::string& key : states.getKeys()) {
      QPDFObjectHandle state = states.getKey(key);
      for (const char* opacity : {"/CA", "/ca"}) state.removeKey(opacity);
    }
  }

  void add_links(QPDFObjectHandle page, const PdfPage& wanted) {
    QPDFObjectHandle annotations = QPDFObjectHandle::newArray();
    for (const PdfLink& link : wanted.links) {
      QPDFObjectHandle item = QPDFObjectHandle::newDictionary();
      item.replaceKey("/Type", QPDFObjectHandle::newName("/Annot"));
      item.replaceKey("/Subtype", QPDFObjectHandle::newName("/Link"));
      item.replaceKey("/Rect", box(link.area, wanted.height));
      item.replaceKey("/Border", QPDFObjectHandle::parse("[0 0 0]"));
      item.replaceKey("/Dest", destination(pages_.at(static_cast<std::size_t>(link.page - 1))));
      annotations.appendItem(pdf_.makeIndirectObject(item));
    }
    page.replaceKey("/Annots", annotations);
  }

  void add_outline() {
    QPDFObjectHandle outlines = pdf_.makeIndirectObject(QPDFObjectHandle::newDictionary());
    std::vector<QPDFObjectHandle> items;
    for (const PdfBookmark& entry : finish_.bookmarks) {
      QPDFObjectHandle item = pdf_.makeIndirectObject(QPDFObjectHandle::newDictionary());
      item.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(entry.title));
      item.replaceKey("/Parent", outlines);
      item.replaceKey("/Dest", destination(pages_.at(static_cast<std::size_t>(entry.page - 1))));
      if (!items.empty()) {
        item.replaceKey("/Prev", items.back());
        items.back().replaceKey("/Next", item);
      }
      items.push_back(item);
    }
    outlines.replaceKey("/First", items.front());
    outlines.replaceKey("/Last", items.back());
    outlines.replaceKey("/Count",
                        QPDFObjectHandle::newInteger(static_cast<long long>(items.size())));
    pdf_.getRoot().replaceKey("/Outlines", outlines);
  }

  void add_title() {
    QPDFObjectHandle info = pdf_.makeIndirectObject(QPDFObjectHandle::newDictionary());
    info.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(finish_.title));
    pdf_.getTrailer().replaceKey("/Info", info);
  }

  // A registered printing condition needs no profile in the file. The dates are required; they are
  // the same for all files, so that the same book gives the same bytes.
  void add_output_intent() {
    QPDFObjectHandle info = pdf_.makeIndirectObject(QPDFObjectHandle::newDictionary());
    info.replaceKey("/Title", QPDFObjectHandle::newUnicodeString(finish_.title));
    for (const char* key : {"/CreationDate", "/ModDate"}) {
      info.replaceKey(key, QPDFObjectHandle::newString("D:20000101000000Z"));
    }
    info.replaceKey("/GTS_PDFXVersion", QPDFObjectHandle::newString("PDF/X-1:2001"));
    info.replaceKey("/GTS_PDFXConformance", QPDFObjectHandle::newString("PDF/X-1a:2001"));
    info.replaceKey("/Trapped", QPDFObjectHandle::newName("/False"));
    pdf_.getTrailer().replaceKey("/Info", info);
    QPDFObjectHandle intent = QPDFObjectHandle::newDictionary();
    intent.replaceKey("/Type", QPDFObjectHandle::newName("/OutputIntent"));
    intent.replaceKey("/S", QPDFObjectHandle::newName("/GTS_PDFX"));
    intent.replaceKey("/OutputConditionIdentifier", QPDFObjectHandle::newString("CGATS TR 001"));
    intent.replaceKey("/OutputCondition", QPDFObjectHandle::newString("SWOP (Publication)"));
    intent.replaceKey("/RegistryName", QPDFObjectHandle::newString("http://www.color.org"));
    pdf_.getRoot().replaceKey("/OutputIntents",
                              QPDFObjectHandle::newArray({pdf_.makeIndirectObject(intent)}));
  }

  void end_if_stopped() const {
    if (finish_.should_stop()) throw Stopped();
  }

  std::string written() {
    QPDFWriter writer(pdf_);
    writer.setOutputMemory();
    writer.setDeterministicID(true);
    writer.setExtraHeaderText("% " + std::string(kOwnMark) + '\n');
    writer.setObjectStreamMode(qpdf_o_disable);
    writer.setCompressStreams(true);
    writer.forcePDFVersion(finish_.x1a ? "1.3" : "1.4");
    writer.registerProgressReporter(
        std::make_shared<QPDFWriter::FunctionProgressReporter>([this](int) { end_if_stopped(); }));
    writer.write();
    const std::unique_ptr<Buffer> buffer(writer.getBuffer());
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
  }

  const PdfFinish& finish_;
  QPDF pdf_;
  std::vector<QPDFObjectHandle> pages_;
};

}  // namespace

std::optional<std::string> finish_pdf(const std::string& cairo_pdf, const PdfFinish& finish) {
  return Finisher(finish).run(cairo_pdf);
}

}  // namespace nonet
