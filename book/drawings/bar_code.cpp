// Each digit is a symbol of seven modules. There are three sets of symbols: those of the right half
// of an EAN-13 (R), their complements (L), and these read backwards (G). Which of the six symbols
// of the left half are G says the first digit, which has no symbol of its own; which of the five of
// an EAN-5 are G is its check.

#include "book/drawings/bar_code.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "book/paper/print_figures.h"

namespace nonet {
namespace {

// The symbols L of the digits 0 to 9, dark modules as 1.
constexpr std::array<std::string_view, 10> kSymbols = {"0001101", "0011001", "0010011", "0111101",
                                                       "0100011", "0110001", "0101111", "0111011",
                                                       "0110111", "0001011"};
// G at the places of the left half, by the first digit.
constexpr std::array<std::string_view, 10> kLeftSets = {"LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL",
                                                        "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG",
                                                        "LGLGGL", "LGGLGL"};
// G at the places of an EAN-5, by its check.
constexpr std::array<std::string_view, 10> kAddOnSets = {
    "GGLLL", "GLGLL", "GLLGL", "GLLLG", "LGGLL", "LLGGL", "LLLGG", "LGLGL", "LGLLG", "LLGLG"};

constexpr std::string_view kGuard = "101";
constexpr std::string_view kMiddleGuard = "01010";
constexpr std::string_view kAddOnGuard = "1011";
constexpr std::string_view kAddOnSeparator = "01";

// Lengths in modules.
constexpr double kQuietLeft = 11;
constexpr double kQuietRight = 7;
constexpr double kGapBeforeAddOn = 9;  // 7 to 12
constexpr double kQuietAfterAddOn = 5;
constexpr double kBarHeight = 69.24;
constexpr double kGuardsLonger = 5;
constexpr int kModulesOfSymbol = 7;
// A module of 0.33 mm at 92 %, in points.
constexpr double kModule = 0.33 * 0.92 * kPointsPerInch / kMillimetresPerInch;

constexpr double kDigitSize = 8.5;  // points
constexpr double kHeadingSize = 8;
constexpr double kMargin = 4;  // above and below all

int value_of(char digit) { return digit - '0'; }

void add(Bars& bars, std::string_view modules) {
  for (const char module : modules) bars.push_back(module == '1');
}

void add_symbol(Bars& bars, char digit, char set) {
  std::string symbol(kSymbols[static_cast<std::size_t>(value_of(digit))]);
  if (set != 'L') {
    for (char& module : symbol) module = module == '1' ? '0' : '1';
  }
  if (set == 'G') std::ranges::reverse(symbol);
  add(bars, symbol);
}

class BarCodePainter {
 public:
  BarCodePainter(Drawing& page, const Typefaces& typefaces) : page_(page), typefaces_(typefaces) {}

  void paint(const BarCode& code, const Rect& box) {
    const Size size = bar_code_size(code);
    page_.fill(box, kWhite);
    const Point corner = box.center() - Point{size.width / 2, size.height / 2};
    const double top = corner.y + kMargin + kHeadingSize;
    const double left = corner.x + kQuietLeft * kModule;
    const Bars bars = ean_13_bars(code.digits);
    const double width = static_cast<double>(bars.size()) * kModule;
    page_.text({{left + width / 2, top - kHeadingSize * 0.25},
                Anchor::kMiddle,
                {Face::kRegular, heading_size(code.heading, size.width), kBlack},
                code.heading});
    const double bottom = top + kBarHeight * kModule;
    paint_ean_13(bars, left, top, bottom);
    paint_digits(code.digits, left, bottom);
    if (!code.add_on.empty()) {
      paint_add_on(code.add_on, left + width + kGapBeforeAddOn * kModule, top, bottom);
    }
  }

 private:
  [[nodiscard]] double heading_size(const std::string& heading, double room) const {
    const double width = typefaces_.width({Face::kRegular, kHeadingSize, kBlack}, heading);
    return width <= room ? kHeadingSize : kSmallestPrintedText;
  }

  struct Span {
    double top;
    double bottom;
  };

  // Guards go down between the digits.
  void paint_ean_13(const Bars& bars, double left, double top, double bottom) {
    paint_bars(bars, left, [&](std::size_t i) {
      const bool guard = i < 3 || i + 3 >= bars.size() || (i >= 45 && i < 50);
      return Span{top, guard ? bottom + kGuardsLonger * kModule : bottom};
    });
  }

  // One shape. Dark modules of one height that touch are one bar.
  template <typename SpanOf>
  void paint_bars(const Bars& bars, double left, SpanOf span_of) {
    Contour path;
    for (std::size_t i = 0; i < bars.size();) {
      const auto [top, bottom] = span_of(i);
      std::size_t end = i;
      while (end < bars.size() && bars[end] == bars[i] && span_of(end).bottom == bottom) ++end;
      const double x = left + static_cast<double>(i) * kModule;
      const double width = static_cast<double>(end - i) * kModule;
      const Contour bar = rectangle_path({x, top, width, bottom - top});
      if (bars[i]) path.insert(path.end(), bar.begin(), bar.end());
      i = end;
    }
    page_.shape({std::move(path), kBlack, {}});
  }

  // The first digit before the bars, six below each half.
  void paint_digits(const std::string& digits, double left, double bottom) {
    const TextStyle style{Face::kRegular, kDigitSize, kBlack};
    const double baseline = bottom + 0.8 + typefaces_.cap_height(style);
    const auto digit = [&](double module, char c) {
      page_.text({{left + module * kModule, baseline}, Anchor::kMiddle, style, std::string(1, c)});
    };
    digit(-kQuietLeft * 0.55, digits[0]);
    for (std::size_t i = 0; i < 6; ++i) {
      const double middle = (static_cast<double>(i) + 0.5) * kModulesOfSymbol;
      digit(3 + middle, digits[1 + i]);
      digit(50 + middle, digits[7 + i]);
    }
  }

  // Its digits are above the bars.
  void paint_add_on(const std::string& digits, double left, double top, double bottom) {
    const TextStyle style{Face::kRegular, kDigitSize, kBlack};
    const double baseline = top + typefaces_.cap_height(style);
    const Span span{baseline + 1.5, bottom + kGuardsLonger * kModule};
    paint_bars(ean_5_bars(digits), left, [&](std::size_t) { return span; });
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const double middle = 4 + static_cast<double>(i) * (kModulesOfSymbol + 2) + 3.5;
      page_.text(
          {{left + middle * kModule, baseline}, Anchor::kMiddle, style, std::string(1, digits[i])});
    }
  }

  Drawing& page_;
  const Typefaces& typefaces_;
};

}  // namespace

Bars ean_13_bars(std::string_view digits) {
  assert(digits.size() == 13);
  Bars bars;
  add(bars, kGuard);
  const std::string_view sets = kLeftSets[static_cast<std::size_t>(value_of(digits[0]))];
  for (std::size_t i = 0; i < 6; ++i) add_symbol(bars, digits[1 + i], sets[i]);
  add(bars, kMiddleGuard);
  for (std::size_t i = 0; i < 6; ++i) add_symbol(bars, digits[7 + i], 'R');
  add(bars, kGuard);
  return bars;
}

Bars ean_5_bars(std::string_view digits) {
  assert(digits.size() == 5);
  int check = 0;
  for (std::size_t i = 0; i < 5; ++i) check += (i % 2 == 0 ? 3 : 9) * value_of(digits[i]);
  const std::string_view sets = kAddOnSets[static_cast<std::size_t>(check % 10)];
  Bars bars;
  add(bars, kAddOnGuard);
  for (std::size_t i = 0; i < 5; ++i) {
    if (i > 0) add(bars, kAddOnSeparator);
    add_symbol(bars, digits[i], sets[i]);
  }
  return bars;
}

Size bar_code_size(const BarCode& code) {
  double modules = kQuietLeft + 95;
  modules += code.add_on.empty() ? kQuietRight : kGapBeforeAddOn + 47 + kQuietAfterAddOn;
  const double digits = kDigitSize * 0.72 + 0.8;
  return {modules * kModule, 2 * kMargin + kHeadingSize + kBarHeight * kModule + digits};
}

void draw_bar_code(Drawing& page, const BarCode& code, const Rect& box,
                   const Typefaces& typefaces) {
  BarCodePainter(page, typefaces).paint(code, box);
}

}  // namespace nonet
