#include "book/drawings/matrix_code.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <qrencode.h>

#include "base/request_error.h"
#include "book/paper/print_figures.h"

namespace nonet {
namespace {

// Beyond version 10 the modules of a code of this size would be too small to read.
constexpr int kMostModules = 57;

struct FreeCode {
  void operator()(QRcode* code) const { QRcode_free(code); }
};

Error too_long(std::string_view text) {
  return request_error(
      fmt::format("\"{}\" ({} characters): too long for a code to print", text, text.size()));
}

void fill_in(std::string& link, std::string_view place, std::string_view text) {
  if (const std::size_t at = link.find(place); at != std::string::npos) {
    link.replace(at, place.size(), text);
  }
}

// As in the path or the query of an address.
std::string escaped_key(std::string_view key) {
  std::string escaped;
  for (const char c : key) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    escaped += plain || c == '-' ? std::string(1, c)
                                 : fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return escaped;
}

// All puzzles of a board have codes of one size: none has a longer link than one whose cells are
// all digits or, on boards of more than nine digits, letters.
std::string longest_link(std::string_view form, const LinkedBoard& board) {
  const char widest = board.digits > 9 ? 'A' : '0';
  return puzzle_link(form, board.key, std::string(static_cast<std::size_t>(board.cells), widest));
}

}  // namespace

Result<MatrixCode> matrix_code_of(std::string_view text) {
  const std::string terminated(text);
  // Digits, capitals and other characters are packed in different ways.
  const std::unique_ptr<QRcode, FreeCode> code(
      QRcode_encodeString(terminated.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
  if (!code && errno == ENOMEM) throw std::bad_alloc();
  if (!code || code->width > kMostModules) return too_long(text);
  MatrixCode made{.side = code->width, .dark = {}};
  const auto modules = static_cast<std::size_t>(code->width * code->width);
  made.dark.reserve(modules);
  for (std::size_t i = 0; i < modules; ++i) made.dark.push_back((code->data[i] & 1U) != 0);
  return made;
}

bool takes_boards(std::string_view form) {
  return form.find(kBoardPlace) != std::string_view::npos;
}

std::string puzzle_link(std::string_view form, std::string_view board, std::string cells) {
  std::ranges::replace_if(
      cells, [](char c) { return !((c >= '1' && c <= '9') || (c >= 'A' && c <= 'Z')); }, '0');
  std::string link(form);
  fill_in(link, kBoardPlace, escaped_key(board));
  fill_in(link, kPuzzlePlace, cells);
  return link;
}

Status check_web_link(std::string_view link) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    const bool web = std::ranges::equal(link.substr(0, scheme.size()), scheme, [](char a, char b) {
      return (a >= 'A' && a <= 'Z' ? a - 'A' + 'a' : a) == b;
    });
    if (web && link.size() > scheme.size()) return {};
  }
  return request_error(
      fmt::format("the link \"{}\" is not a web address: https://... is expected", link));
}

Status check_puzzle_link(std::string_view form, const LinkedBoard& board) {
  if (Status web = check_web_link(form); !web) return web;
  if (form.find(kPuzzlePlace) == std::string_view::npos) {
    return request_error(fmt::format("the link \"{}\" has no place for the cells: {} is missing",
                                     form, kPuzzlePlace));
  }
  const auto code = matrix_code_of(longest_link(form, board));
  return code ? Status() : Status(code.error());
}

double code_side(const MatrixCode& code) { return code.side_with_quiet_zone() * kUsualModule; }

double puzzle_code_side(std::string_view form, const LinkedBoard& board) {
  return code_side(*matrix_code_of(longest_link(form, board)));
}

void draw_code(Drawing& page, const MatrixCode& code, const Rect& square) {
  const double module = square.width / code.side_with_quiet_zone();
  const Point corner = Point{square.x, square.y} + Point{1, 1} * (module * kQuietModules);
  Contour path;
  for (int row = 0; row < code.side; ++row) {
    for (int first = 0; first < code.side; ++first) {
      if (!code.at(row, first)) continue;
      int end = first;
      while (end < code.side && code.at(row, end)) ++end;
      const Contour run = rectangle_path(
          {corner.x + first * module, corner.y + row * module, (end - first) * module, module});
      path.insert(path.end(), run.begin(), run.end());
      first = end;
    }
  }
  page.shape({.path = std::move(path), .fill = kBlack, .stroke = {}});
}

MatrixCode drawn_code(const Drawing& page, const Rect& square, int side) {
  MatrixCode found{.side = side, .dark = std::vector<bool>(static_cast<std::size_t>(side * side))};
  const double module = square.width / found.side_with_quiet_zone();
  const auto darken = [&](const Rect& ink) {
    for (int i = 0; i < side * side; ++i) {
      const int row = i / side;
      const int column = i % side;
      const Point center{square.x + (column + kQuietModules + 0.5) * module,
                         square.y + (row + kQuietModules + 0.5) * module};
      if (ink.contains(center)) found.dark[static_cast<std::size_t>(i)] = true;
    }
  };
  for (const Mark& mark : page.marks) {
    const auto* shape = std::get_if<Shape>(&mark);
    if (shape == nullptr || shape->fill != kBlack || !square.contains(bounds(shape->path).center()))
      continue;
    Contour part;
    for (const ContourStep& step : shape->path) {
      part.push_back(step);
      if (step.kind != ContourStepKind::kClose) continue;
      darken(bounds(part));
      part.clear();
    }
  }
  return found;
}

}  // namespace nonet
