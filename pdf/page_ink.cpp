// The contents of each page are run like a program with paper for its output: a stack of graphics
// states, the current path, the text matrix. Clipping is ignored: clipped marks count as ink, which
// errs on the side of a complaint.

#include "pdf/page_ink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <utility>

#include "pdf/lexer.h"

namespace nonet {
namespace {

constexpr double kCapitals = 0.72;          // height of capitals in sizes of the type
constexpr double kWordApart = 0.35;         // a wider gap separates texts, in sizes of the type
constexpr std::size_t kMostOperands = 64;   // of one operator
constexpr std::size_t kWorkPerForm = 1024;  // in addition to its contents

struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  // This matrix first, then the other.
  Matrix then(const Matrix& o) const {
    return {a * o.a + b * o.c, a * o.b + b * o.d,       c * o.a + d * o.c,
            c * o.b + d * o.d, e * o.a + f * o.c + o.e, e * o.b + f * o.d + o.f};
  }
  double x(double px, double py) const { return a * px + c * py + e; }
  double y(double px, double py) const { return b * px + d * py + f; }
  // The factor by which lengths grow, the mean over directions.
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
  std::shared_ptr<const PdfFont> font;
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

// The state common to all forms of a page.
struct Page {
  PdfFile& file;
  PdfFonts& fonts;
  PdfPageFacts& facts;
  PdfHold& hold;
  std::vector<std::int64_t> forms;  // numbers of the forms being drawn, each inside the one before
};

class ContentsRunner {
 public:
  ContentsRunner(PdfObject resources, Page& page) : resources_(std::move(resources)), page_(page) {}

  void set_state(const State& state) { state_ = state; }

  void run_all(std::string_view contents) {
    PdfLexer lexer(contents, 0, PdfLexer::References::kNo, page_.file.budget());
    while (auto object = lexer.next()) {
      if (object->keyword().empty()) {
        if (operands_.size() < kMostOperands) operands_.push_back(*std::move(object));
        continue;
      }
      if (object->keyword() == "ID") {
        paint_inline_image();
        skip_inline_image(contents, lexer);
      } else {
        run(object->keyword());
      }
      operands_.clear();
    }
  }

 private:
  double number(std::size_t i) const {
    return i < operands_.size() ? operands_[i].number_or(0) : 0;
  }
  std::string_view name(std::size_t i) const {
    return i < operands_.size() ? operands_[i].name() : std::string_view();
  }
  // The resource of a name in the contents, references unresolved.
  PdfObject resource(std::string_view kind, std::string_view key) {
    return page_.file.under(resources_, kind).under(key);
  }

  void run(std::string_view word) {
    if (run_state(word) || run_path(word) || run_text(word)) return;
    run_colour(word);
  }

  bool run_state(std::string_view word) {
    if (word == "q") {
      save_state();
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
      use_state(page_.file.resolve(resource("/ExtGState", name(0))));
    } else if (word == "Do") {
      paint_object(resource("/XObject", name(0)));
    } else {
      return false;
    }
    return true;
  }

  Matrix matrix() const {
    return {number(0), number(1), number(2), number(3), number(4), number(5)};
  }

  void save_state() {
    if (stack_.size() == kMostSavedStates) {
      throw PdfRefused(fmt::format("more than {} operators q without their Q", kMostSavedStates));
    }
    stack_.push_back(state_);
  }

  void use_state(const PdfObject& state) {
    PdfFile& file = page_.file;
    state_.line_width = file.under(state, "/LW").number_or(state_.line_width);
    for (const char* key : {"/ca", "/CA"}) {
      if (file.under(state, key).number_or(1) < 1) page_.facts.has_transparency = true;
    }
    if (file.under(state, "/SMask").dictionary() != nullptr) {
      page_.facts.has_transparency = true;
    }
    const std::string blend(file.under(state, "/BM").name());
    if (!blend.empty() && blend != "/Normal" && blend != "/Compatible") {
      page_.facts.has_transparency = true;
    }
  }

  void paint_object(const PdfObject& reference) {
    const PdfObject object = page_.file.resolve(reference);
    if (object.stream() == nullptr) return;
    if (page_.file.under(object, "/Group").dictionary() != nullptr) {
      page_.facts.has_transparency = true;
    }
    if (page_.file.under(object, "/Subtype").name() == "/Image") return paint_image(object);
    // Streams are always separate objects.
    const std::int64_t number = reference.reference()->number;
    if (std::ranges::find(page_.forms, number) != page_.forms.end()) {
      throw PdfRefused(
          fmt::format("page {}: the form of object {} draws itself", page_.facts.number, number));
    }
    if (page_.forms.size() == static_cast<std::size_t>(kDeepestForm)) {
      throw PdfRefused(fmt::format("page {}: forms in forms, more than {} deep", page_.facts.number,
                                   kDeepestForm));
    }
    page_.forms.push_back(number);
    paint_form(object);
    page_.forms.pop_back();
  }

  void paint_form(const PdfObject& form) {
    PdfFile& file = page_.file;
    file.budget().work(kWorkPerForm);
    const PdfObject own = file.under(form, "/Resources");
    State state = state_;
    const PdfObject m = file.under(form, "/Matrix");
    if (m.array() != nullptr && m.array()->size() == 6) {
      const auto at = [&](std::size_t i) { return file.item(*m.array(), i).number_or(0); };
      state.place = Matrix{at(0), at(1), at(2), at(3), at(4), at(5)}.then(state.place);
    }
    const auto inner =
        std::make_unique<ContentsRunner>(own.dictionary() != nullptr ? own : resources_, page_);
    inner->set_state(state);
    const PdfBytes contents = file.contents(form);
    inner->run_all(contents.view());
  }

  // By the names that a picture uses, the short ones inside a page's contents.
  static PdfColour colour_space(std::string_view name) {
    if (name == "/DeviceGray" || name == "/G") return PdfColour::kGrey;
    if (name == "/DeviceRGB" || name == "/RGB") return PdfColour::kRgb;
    if (name == "/DeviceCMYK" || name == "/CMYK") return PdfColour::kCmyk;
    return PdfColour::kOther;
  }

  void paint_image(const PdfObject& image) {
    PdfFile& file = page_.file;
    const bool mask = file.under(image, "/ImageMask").is_true();
    const PdfColour colour =
        mask ? PdfColour::kGrey : colour_space(file.under(image, "/ColorSpace").name());
    if (file.under(image, "/SMask").stream() != nullptr) page_.facts.has_transparency = true;
    put_image(file.under(image, "/Width").number_or(0), colour);
  }

  // BI, then keys and values, ID, the bytes, EI.
  void paint_inline_image() {
    double width = 0;
    PdfColour colour = PdfColour::kOther;
    for (std::size_t i = 0; i + 1 < operands_.size(); i += 2) {
      const std::string_view key = operands_[i].name();
      const PdfObject& value = operands_[i + 1];
      if (key == "/W" || key == "/Width") width = value.number_or(0);
      if ((key == "/IM" || key == "/ImageMask") && value.is_true()) colour = PdfColour::kGrey;
      if (key == "/CS" || key == "/ColorSpace") colour = colour_space(value.name());
    }
    put_image(width, colour);
  }

  // The bytes of a picture are arbitrary: EI counts only between spaces, with text after it.
  static void skip_inline_image(std::string_view contents, PdfLexer& lexer) {
    constexpr std::size_t kLook = 16;
    for (std::size_t at = lexer.at();; ++at) {
      at = contents.find("EI", at);
      if (at == std::string_view::npos) return lexer.go_to(contents.size());
      const std::string_view behind = contents.substr(at + 2, kLook);
      const bool text = std::ranges::all_of(
          behind, [](char c) { return is_pdf_space(c) || (c >= ' ' && c <= '~'); });
      const bool alone = at > 0 && is_pdf_space(contents[at - 1]) &&
                         (behind.empty() || is_pdf_space(behind.front()));
      if (alone && text) return lexer.go_to(at + 2);
    }
  }

  void put_image(double width, PdfColour colour) {
    PdfMark mark;
    mark.kind = PdfMarkKind::kImage;
    Bounds bounds;
    for (const auto& corner : {std::array<double, 2>{0, 0}, {1, 0}, {0, 1}, {1, 1}}) {
      bounds.add(state_.place.x(corner[0], corner[1]), state_.place.y(corner[0], corner[1]));
    }
    const double inches = (bounds.right - bounds.left) / 72;
    if (inches > 0) mark.size = width / inches;
    mark.colour = colour;
    put(std::move(mark), bounds, 0);
  }

  bool run_path(std::string_view word) {
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

  // Coordinates beyond any paper are clamped to these bounds.
  static double on_paper(double coordinate) {
    constexpr double kFarthest = 1e7;
    return coordinate > -kFarthest && coordinate < kFarthest ? coordinate : kFarthest;
  }

  void put(PdfMark mark, const Bounds& bounds, double around) {
    const PdfBox& media = page_.facts.media;
    mark.box.left = on_paper(bounds.left - media.left - around);
    mark.box.right = on_paper(bounds.right - media.left + around);
    mark.box.top = on_paper(media.top - bounds.high - around);
    mark.box.bottom = on_paper(media.top - bounds.low + around);
    page_.hold.add(sizeof(PdfMark) + mark.text.size());
    page_.facts.marks.push_back(std::move(mark));
  }

  bool run_text(std::string_view word) {
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
      if (!operands_.empty()) show({operands_.back()});
    } else if (word == "TJ") {
      if (!operands_.empty() && operands_[0].array() != nullptr) show(*operands_[0].array());
    } else {
      return word == "ET" || word == "TL" || word == "Tr" || word == "T*";
    }
    return true;
  }

  void use_font(std::string_view key) { state_.font = page_.fonts.font(resource("/Font", key)); }

  // A mark for each stretch of text: one operator may draw text in places far apart, such as the
  // digits of a row of cells.
  void show(const PdfArray& pieces) {
    if (!state_.font) return;
    std::string text;
    double start = 0;
    double along = 0;
    for (const PdfObject& piece : pieces) {
      if (piece.number() != nullptr) {
        const double gap = -*piece.number() / 1000;
        if (gap > kWordApart) {
          put_text(text, start, along);
          text.clear();
        }
        along += gap * state_.size * state_.stretch;
        if (text.empty()) start = along;
      } else if (piece.string() != nullptr) {
        along += set(*piece.string(), text);
      }
    }
    put_text(text, start, along);
    text_ = Matrix{1, 0, 0, 1, along, 0}.then(text_);
  }

  // Adds the text of the codes and returns their width.
  double set(std::string_view codes, std::string& text) {
    constexpr std::size_t kPiece = 1024;
    double along = 0;
    for (; !codes.empty(); codes.remove_prefix(std::min(kPiece, codes.size()))) {
      const std::size_t before = text.size();
      for (const PdfFont::Glyph& glyph : state_.font->glyphs(codes.substr(0, kPiece))) {
        text += glyph.text.empty() ? "?" : glyph.text;
        const double gap = state_.character_gap + (glyph.text == " " ? state_.word_gap : 0);
        along += (glyph.width * state_.size + gap) * state_.stretch;
      }
      page_.file.budget().work(text.size() - before);
    }
    return along;
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

  void run_colour(std::string_view word) {
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

  PdfObject resources_;
  Page& page_;
  State state_;
  std::vector<State> stack_;
  std::vector<PdfObject> operands_;
  Bounds path_;
  Matrix text_;
  Matrix line_;
};

// The contents of a page: one stream, or several concatenated.
PdfBytes contents_of(const PdfTreePage& page, PdfFile& file) {
  const PdfObject contents = file.under(page.page, "/Contents");
  PdfBytes all(file.budget());
  const auto add = [&](const PdfObject& stream) {
    if (stream.stream() == nullptr) return;
    const PdfBytes piece = file.contents(stream);
    all.append(piece.view());
    all.append("\n");
  };
  add(contents);
  if (contents.array() == nullptr) return all;
  for (const PdfObject& piece : *contents.array()) add(file.resolve(piece));
  return all;
}

}  // namespace

void read_ink(const PdfTreePage& page, PdfFile& file, PdfFonts& fonts, PdfPageFacts& facts,
              PdfHold& hold) {
  Page shared{file, fonts, facts, hold, {}};
  const PdfBytes contents = contents_of(page, file);
  ContentsRunner(page.resources, shared).run_all(contents.view());
}

}  // namespace nonet
