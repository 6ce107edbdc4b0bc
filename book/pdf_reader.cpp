// The contents of each page are run like a program with paper for its output: a stack of graphics
// states, the path that is being made, the text matrix. Clipping is passed over: what is clipped
// away is taken for ink, which errs on the side of a complaint.

#include "book/pdf_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>

#include "book/pdf_text.h"

namespace nonet {
namespace {

constexpr double kCapitals = 0.72;   // height of capitals in sizes of the type
constexpr double kWordApart = 0.35;  // a wider gap divides texts, in sizes of the type
constexpr int kDeepestForm = 8;      // forms within forms

struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  // First this, then the other.
  Matrix then(const Matrix& o) const {
    return {a * o.a + b * o.c, a * o.b + b * o.d,       c * o.a + d * o.c,
            c * o.b + d * o.d, e * o.a + f * o.c + o.e, e * o.b + f * o.d + o.f};
  }
  double x(double px, double py) const { return a * px + c * py + e; }
  double y(double px, double py) const { return b * px + d * py + f; }
  // How much longer a line becomes, whatever its direction.
  double scale() const { return std::sqrt(std::abs(a * d - b * c)); }
};

struct Ink {
  PdfColour colour = PdfColour::kGrey;
  double lightness = 0;
};

struct State {
  Matrix place;
  double line_width = 1;
  Ink fill;
  Ink stroke;
  std::shared_ptr<PdfFont> font;
  double size = 0;
  double character_gap = 0;
  double word_gap = 0;
  double stretch = 1;
  double rise = 0;
};

class Bounds {
 public:
  void add(double x, double y) {
    left = std::min(left, x);
    right = std::max(right, x);
    low = std::min(low, y);
    high = std::max(high, y);
    empty = false;
  }
  bool empty = true;
  double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
};

class PageRunner final : public QPDFObjectHandle::ParserCallbacks {
 public:
  PageRunner(const QPDFObjectHandle& resources, PdfPageFacts& page,
             std::vector<PdfFontFacts>& fonts, int depth)
      : resources_(resources), page_(page), fonts_(fonts), depth_(depth) {}

  void set_state(const State& state) { state_ = state; }

  void handleObject(QPDFObjectHandle object, size_t, size_t) override {
    if (object.isOperator()) {
      run(object.getOperatorValue());
      operands_.clear();
    } else {
      operands_.push_back(object);
    }
  }
  void handleEOF() override {}

 private:
  double number(std::size_t i) const {
    if (i >= operands_.size()) return 0;
    QPDFObjectHandle operand = operands_[i];
    return operand.isNumber() ? operand.getNumericValue() : 0;
  }
  std::string name(std::size_t i) const {
    if (i >= operands_.size()) return {};
    QPDFObjectHandle operand = operands_[i];
    return operand.isName() ? operand.getName() : std::string();
  }

  void run(const std::string& word) {
    if (run_state(word) || run_path(word) || run_text(word)) return;
    run_colour(word);
  }

  bool run_state(const std::string& word) {
    if (word == "q") {
      stack_.push_back(state_);
    } else if (word == "Q") {
      if (!stack_.empty()) {
        state_ = stack_.back();
        stack_.pop_back();
      }
    } else if (word == "cm") {
      state_.place = matrix().then(state_.place);
    } else if (word == "w") {
      state_.line_width = number(0);
    } else if (word == "gs") {
      use_state(resources_.getKey("/ExtGState").getKey(name(0)));
    } else if (word == "Do") {
      paint_object(resources_.getKey("/XObject").getKey(name(0)));
    } else {
      return false;
    }
    return true;
  }

  Matrix matrix() const {
    return {number(0), number(1), number(2), number(3), number(4), number(5)};
  }

  void use_state(QPDFObjectHandle state) {
    if (!state.isDictionary()) return;
    if (state.getKey("/LW").isNumber()) state_.line_width = state.getKey("/LW").getNumericValue();
    for (const char* key : {"/ca", "/CA"}) {
      QPDFObjectHandle opacity = state.getKey(key);
      if (opacity.isNumber() && opacity.getNumericValue() < 1) page_.has_transparency = true;
    }
    QPDFObjectHandle mask = state.getKey("/SMask");
    if (mask.isDictionary()) page_.has_transparency = true;
    QPDFObjectHandle blend = state.getKey("/BM");
    if (blend.isName() && blend.getName() != "/Normal" && blend.getName() != "/Compatible") {
      page_.has_transparency = true;
    }
  }

  void paint_object(QPDFObjectHandle object) {
    if (!object.isStream()) return;
    QPDFObjectHandle dictionary = object.getDict();
    if (dictionary.getKey("/Group").isDictionary()) page_.has_transparency = true;
    if (dictionary.getKey("/Subtype").isNameAndEquals("/Image")) return paint_image(dictionary);
    if (depth_ >= kDeepestForm) return;
    QPDFObjectHandle own = dictionary.getKey("/Resources");
    PageRunner inner(own.isDictionary() ? own : resources_, page_, fonts_, depth_ + 1);
    State state = state_;
    QPDFObjectHandle m = dictionary.getKey("/Matrix");
    if (m.isArray() && m.getArrayNItems() == 6) {
      const auto at = [&](int i) { return m.getArrayItem(i).getNumericValue(); };
      state.place = Matrix{at(0), at(1), at(2), at(3), at(4), at(5)}.then(state.place);
    }
    inner.set_state(state);
    object.parseAsContents(&inner);
  }

  void paint_image(QPDFObjectHandle dictionary) {
    PdfMark mark;
    mark.kind = PdfMarkKind::kImage;
    Bounds bounds;
    for (const auto& corner : {std::array<double, 2>{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
      bounds.add(state_.place.x(corner[0], corner[1]), state_.place.y(corner[0], corner[1]));
    }
    const double inches = (bounds.right - bounds.left) / 72;
    QPDFObjectHandle width = dictionary.getKey("/Width");
    if (width.isNumber() && inches > 0) mark.size = width.getNumericValue() / inches;
    QPDFObjectHandle space = dictionary.getKey("/ColorSpace");
    const bool grey =
        dictionary.getKey("/ImageMask").isBool() || space.isNameAndEquals("/DeviceGray");
    mark.colour = grey ? PdfColour::kGrey : PdfColour::kOther;
    if (dictionary.getKey("/SMask").isStream()) page_.has_transparency = true;
    put(mark, bounds, 0);
  }

  bool run_path(const std::string& word) {
    if (word == "m" || word == "l") {
      path_.add(number(0), number(1));
    } else if (word == "c" || word == "v" || word == "y") {
      for (std::size_t i = 0; i + 1 < operands_.size(); i += 2) path_.add(number(i), number(i + 1));
    } else if (word == "re") {
      path_.add(number(0), number(1));
      path_.add(number(0) + number(2), number(1) + number(3));
    } else if (word == "S" || word == "s") {
      end_path(false, true);
    } else if (word == "f" || word == "F" || word == "f*") {
      end_path(true, false);
    } else if (word == "B" || word == "B*" || word == "b" || word == "b*") {
      end_path(true, true);
    } else if (word == "n") {
      end_path(false, false);
    } else {
      return word == "h" || word == "W" || word == "W*";
    }
    return true;
  }

  void end_path(bool fill, bool stroke) {
    if (!path_.empty) {
      Bounds placed;
      for (const double x : {path_.left, path_.right}) {
        for (const double y : {path_.low, path_.high}) {
          placed.add(state_.place.x(x, y), state_.place.y(x, y));
        }
      }
      if (fill) {
        PdfMark mark;
        mark.kind = PdfMarkKind::kFill;
        set_ink(mark, state_.fill);
        put(mark, placed, 0);
      }
      if (stroke) {
        PdfMark mark;
        mark.kind = PdfMarkKind::kStroke;
        mark.size = state_.line_width * state_.place.scale();
        set_ink(mark, state_.stroke);
        put(mark, placed, mark.size / 2);
      }
    }
    path_ = Bounds();
  }

  static void set_ink(PdfMark& mark, const Ink& ink) {
    mark.colour = ink.colour;
    mark.lightness = ink.lightness;
  }

  void put(PdfMark mark, const Bounds& bounds, double around) {
    mark.box.left = bounds.left - page_.media.left - around;
    mark.box.right = bounds.right - page_.media.left + around;
    mark.box.top = page_.media.top - bounds.high - around;
    mark.box.bottom = page_.media.top - bounds.low + around;
    page_.marks.push_back(std::move(mark));
  }

  bool run_text(const std::string& word) {
    if (word == "BT") {
      text_ = line_ = Matrix();
    } else if (word == "Tf") {
      use_font(name(0));
      state_.size = number(1);
    } else if (word == "Tm") {
      text_ = line_ = matrix();
    } else if (word == "Td" || word == "TD") {
      line_ = Matrix{1, 0, 0, 1, number(0), number(1)}.then(line_);
      text_ = line_;
    } else if (word == "Tc") {
      state_.character_gap = number(0);
    } else if (word == "Tw") {
      state_.word_gap = number(0);
    } else if (word == "Tz") {
      state_.stretch = number(0) / 100;
    } else if (word == "Ts") {
      state_.rise = number(0);
    } else if (word == "Tj" || word == "'" || word == "\"") {
      show({operands_.empty() ? QPDFObjectHandle::newNull() : operands_.back()});
    } else if (word == "TJ") {
      if (!operands_.empty() && operands_[0].isArray()) show(operands_[0].getArrayAsVector());
    } else {
      return word == "ET" || word == "TL" || word == "Tr" || word == "T*";
    }
    return true;
  }

  void use_font(const std::string& key) {
    QPDFObjectHandle font = resources_.getKey("/Font").getKey(key);
    if (!font.isDictionary()) {
      state_.font.reset();
      return;
    }
    const std::string id = font.getObjGen().unparse(',') + key;
    std::shared_ptr<PdfFont>& known = known_fonts_[id];
    if (!known) {
      known = std::make_shared<PdfFont>(font);
      const bool listed = std::any_of(fonts_.begin(), fonts_.end(), [&](const PdfFontFacts& f) {
        return f.name == known->name() && f.embedded == known->embedded();
      });
      if (!listed) fonts_.push_back({known->name(), known->embedded()});
    }
    state_.font = known;
  }

  // A mark for each stretch of text: what programs set in one operator may stand far apart, as the
  // digits of a row of cells do.
  void show(const std::vector<QPDFObjectHandle>& pieces) {
    if (!state_.font) return;
    std::string text;
    double start = 0;
    double along = 0;
    for (QPDFObjectHandle piece : pieces) {
      if (piece.isNumber()) {
        const double gap = -piece.getNumericValue() / 1000;
        if (gap > kWordApart) {
          put_text(text, start, along);
          text.clear();
        }
        along += gap * state_.size * state_.stretch;
        if (text.empty()) start = along;
        continue;
      }
      if (!piece.isString()) continue;
      for (const PdfFont::Glyph& glyph : state_.font->glyphs(piece.getStringValue())) {
        text += glyph.text.empty() ? "?" : glyph.text;
        const double gap = state_.character_gap + (glyph.text == " " ? state_.word_gap : 0);
        along += (glyph.width * state_.size + gap) * state_.stretch;
      }
    }
    put_text(text, start, along);
    text_ = Matrix{1, 0, 0, 1, along, 0}.then(text_);
  }

  void put_text(const std::string& text, double from, double to) {
    if (text.find_first_not_of(' ') == std::string::npos) return;
    const Matrix whole = text_.then(state_.place);
    const double height = kCapitals * state_.size;
    Bounds bounds;
    for (const double x : {from, to}) {
      for (const double y : {state_.rise, state_.rise + height}) {
        bounds.add(whole.x(x, y), whole.y(x, y));
      }
    }
    PdfMark mark;
    mark.kind = PdfMarkKind::kText;
    mark.text = text;
    mark.size = std::abs(state_.size) * whole.scale();
    set_ink(mark, state_.fill);
    put(mark, bounds, 0);
  }

  void run_colour(const std::string& word) {
    const bool stroke = !word.empty() && word[0] >= 'A' && word[0] <= 'Z';
    Ink& ink = stroke ? state_.stroke : state_.fill;
    if (word == "g" || word == "G") {
      ink = {PdfColour::kGrey, number(0)};
    } else if (word == "rg" || word == "RG") {
      ink = {PdfColour::kRgb, 0.299 * number(0) + 0.587 * number(1) + 0.114 * number(2)};
    } else if (word == "k" || word == "K") {
      const double colour = 0.3 * number(0) + 0.59 * number(1) + 0.11 * number(2);
      ink = {PdfColour::kCmyk, std::max(0.0, 1 - colour - number(3))};
    } else if (word == "sc" || word == "SC" || word == "scn" || word == "SCN") {
      ink = {PdfColour::kOther, number(0)};
    }
  }

  QPDFObjectHandle resources_;
  PdfPageFacts& page_;
  std::vector<PdfFontFacts>& fonts_;
  int depth_;
  State state_;
  std::vector<State> stack_;
  std::vector<QPDFObjectHandle> operands_;
  std::map<std::string, std::shared_ptr<PdfFont>> known_fonts_;
  Bounds path_;
  Matrix text_;
  Matrix line_;
};

// y upwards, as in the file.
PdfBox box_of(QPDFObjectHandle array) {
  PdfBox box;
  if (!array.isArray() || array.getArrayNItems() != 4) return box;
  const auto at = [&](int i) { return array.getArrayItem(i).getNumericValue(); };
  box.left = std::min(at(0), at(2));
  box.right = std::max(at(0), at(2));
  box.bottom = std::min(at(1), at(3));
  box.top = std::max(at(1), at(3));
  return box;
}

// Of the page itself or of the tree above it.
QPDFObjectHandle inherited(QPDFObjectHandle page, const std::string& key) {
  for (int depth = 0; depth < 64 && page.isDictionary(); ++depth) {
    if (page.hasKey(key)) return page.getKey(key);
    page = page.getKey("/Parent");
  }
  return QPDFObjectHandle::newNull();
}

PdfPageFacts facts_of(QPDFObjectHandle page, std::vector<PdfFontFacts>& fonts) {
  PdfPageFacts facts;
  facts.media = box_of(inherited(page, "/MediaBox"));
  facts.has_trim = page.hasKey("/TrimBox");
  facts.trim = facts.has_trim ? box_of(page.getKey("/TrimBox")) : facts.media;
  QPDFObjectHandle annotations = page.getKey("/Annots");
  facts.has_annotations = annotations.isArray() && annotations.getArrayNItems() > 0;
  facts.has_transparency = page.hasKey("/Group");
  QPDFObjectHandle resources = inherited(page, "/Resources");
  if (!resources.isDictionary()) resources = QPDFObjectHandle::newDictionary();
  PageRunner runner(resources, facts, fonts, 0);
  page.parsePageContents(&runner);
  return facts;
}

void read_info(QPDFObjectHandle trailer, PdfFacts& facts) {
  QPDFObjectHandle info = trailer.getKey("/Info");
  facts.has_id = trailer.hasKey("/ID");
  facts.has_info = info.isDictionary() && !info.getKeys().empty();
  if (!facts.has_info) return;
  facts.has_title = info.getKey("/Title").isString();
  facts.has_dates = info.getKey("/CreationDate").isString() && info.getKey("/ModDate").isString();
  QPDFObjectHandle version = info.getKey("/GTS_PDFXVersion");
  if (version.isString()) facts.x_version = version.getUTF8Value();
  QPDFObjectHandle trapped = info.getKey("/Trapped");
  if (trapped.isName()) facts.trapped = trapped.getName();
}

}  // namespace

PdfFacts read_pdf(const std::string& bytes) {
  QPDF pdf;
  pdf.setSuppressWarnings(true);
  pdf.processMemoryFile("file", bytes.data(), bytes.size());
  PdfFacts facts;
  facts.version = pdf.getPDFVersion();
  facts.encrypted = pdf.isEncrypted();
  read_info(pdf.getTrailer(), facts);
  QPDFObjectHandle root = pdf.getRoot();
  facts.has_metadata = root.hasKey("/Metadata");
  facts.has_outline = root.hasKey("/Outlines");
  facts.has_scripts = root.hasKey("/OpenAction") || root.hasKey("/AA") ||
                      root.getKey("/Names").hasKey("/JavaScript");
  QPDFObjectHandle intents = root.getKey("/OutputIntents");
  if (intents.isArray() && intents.getArrayNItems() > 0) {
    QPDFObjectHandle subtype = intents.getArrayItem(0).getKey("/S");
    if (subtype.isName()) facts.output_intent = subtype.getName();
  }
  for (QPDFPageObjectHelper& page : QPDFPageDocumentHelper(pdf).getAllPages()) {
    facts.pages.push_back(facts_of(page.getObjectHandle(), facts.fonts));
  }
  return facts;
}

}  // namespace nonet
