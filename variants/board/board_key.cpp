// Reading the keys of boards: SIZE[:ROWSxCOLUMNS][+KIND...], FAMILY[+KIND...] or KIND[+KIND...].
#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <iterator>
#include <optional>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "variants/board/geometry.h"
#include "variants/board/kinds.h"

namespace nonet::variants {
namespace {

struct SizeRow {
  std::string_view key;
  int digits;
  int box_rows;
  int box_columns;
  std::string_view text;
};
constexpr std::array kSizes = {
    SizeRow{"4x4", 4, 2, 2, "boxes of 2x2"},
    SizeRow{"6x6", 6, 2, 3, "boxes of 2 rows and 3 columns; 6x6:3x2 turns them"},
    SizeRow{"8x8", 8, 2, 4, "boxes of 2 rows and 4 columns"},
    SizeRow{"9x9", 9, 3, 3, "the classic board"},
    SizeRow{"10x10", 10, 2, 5, "boxes of 2 rows and 5 columns; digits 1-9, A"},
    SizeRow{"12x12", 12, 3, 4, "boxes of 3 rows and 4 columns; digits 1-9, A-C"},
    SizeRow{"16x16", 16, 4, 4, "boxes of 4x4; digits 1-9, A-G"},
    SizeRow{"25x25", 25, 5, 5, "boxes of 5x5; digits 1-9, A-P"},
};

// Several 9x9 boards that share boxes, by their top left corners.
struct FamilyRow {
  std::string_view key;
  std::string_view text;
  std::array<Spot, 5> corners;
  std::size_t boards;
};
constexpr std::array kFamilies = {
    FamilyRow{"twin", "two 9x9 boards that share a box", {{{0, 0}, {6, 6}}}, 2},
    FamilyRow{"triple",
              "three 9x9 boards in a row down, each sharing a box with the next",
              {{{0, 0}, {6, 6}, {12, 12}}},
              3},
    FamilyRow{"samurai",
              "five 9x9 boards: the middle one shares a box with each other",
              {{{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}}},
              5},
};

std::optional<int> positive_number(std::string_view text) {
  int number = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
  if (end.ec != std::errc() || end.ptr != text.data() + text.size() || number < 1) {
    return std::nullopt;
  }
  return number;
}

std::string without_space(std::string_view text) {
  std::string all;
  std::ranges::copy_if(text, std::back_inserter(all),
                       [](char c) { return c != ' ' && c != '\n' && c != '\r' && c != '\t'; });
  return all;
}

// "3x2".
std::optional<Spot> product(std::string_view text) {
  const std::size_t cross = text.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto first = positive_number(text.substr(0, cross));
  const auto second = positive_number(text.substr(cross + 1));
  if (!first || !second) return std::nullopt;
  return Spot{*first, *second};
}

struct Wanted {
  std::string board;  // the key of the board alone
  int digits = 9;
  int box_rows = 3;
  int box_columns = 3;
  std::vector<Spot> corners = {{0, 0}};
  struct Kind {
    const KindRow* row;
    std::string_view layout;
  };
  std::vector<Kind> kinds = {};
};

Error unknown_board(std::string_view word) {
  if (word.empty()) return request_error("a word is missing: boards are named as 6x6+x");
  std::vector<std::string_view> known;
  for (const BoardKeyRow& row : board_keys()) known.push_back(row.key);
  return request_error(fmt::format("no board or kind '{}'{}", word, did_you_mean(word, known)));
}

// The boxes of a size without a row or with boxes of its own: 5x5 has none, 6x6:3x2 turns them.
Status take_boxes(Wanted& wanted, std::string_view size, std::string_view boxes) {
  const auto turned = product(boxes);
  if (!turned || turned->row * turned->column != wanted.digits) {
    return request_error(fmt::format("boxes of {} do not have the {} cells that '{}' needs", boxes,
                                     wanted.digits, size));
  }
  wanted.box_rows = turned->row;
  wanted.box_columns = turned->column;
  return {};
}

// Whether the word names a board, by its size or its family; a word of neither kind is left alone.
Result<bool> take_board(Wanted& wanted, std::string_view word) {
  const auto family = std::ranges::find(kFamilies, word, &FamilyRow::key);
  if (family != kFamilies.end()) {
    wanted.board = word;
    wanted.corners.assign(family->corners.begin(),
                          family->corners.begin() + static_cast<std::ptrdiff_t>(family->boards));
    return true;
  }
  const std::string_view size = word.substr(0, word.find(':'));
  const auto sides = product(size);
  if (!sides) return false;
  if (sides->row != sides->column || sides->row < 2 || sides->row > kMostDigits) {
    return request_error(fmt::format("'{}' is not a size: boards are square, 2x2 to 25x25", size));
  }
  wanted.board = word;
  wanted.digits = sides->row;
  const auto row = std::ranges::find(kSizes, size, &SizeRow::key);
  wanted.box_rows = row == kSizes.end() ? 0 : row->box_rows;
  wanted.box_columns = row == kSizes.end() ? 0 : row->box_columns;
  if (size.size() == word.size()) return true;
  const std::string_view boxes = word.substr(size.size() + 1);
  if (const Status taken = take_boxes(wanted, size, boxes); !taken) return taken.error();
  if (row != kSizes.end() && wanted.box_rows == row->box_rows) wanted.board = size;
  return true;
}

Status take_kind(Wanted& wanted, std::string_view word) {
  const std::size_t colon = std::min(word.find(':'), word.size());
  const auto row = std::ranges::find(kinds(), word.substr(0, colon), &KindRow::key);
  if (row == kinds().end()) return unknown_board(word);
  if (std::ranges::find(wanted.kinds, &*row, &Wanted::Kind::row) != wanted.kinds.end()) {
    return request_error(fmt::format("'{}' is given twice", row->key));
  }
  wanted.kinds.push_back({&*row, word.substr(std::min(colon + 1, word.size()))});
  return {};
}

Result<Wanted> read(std::string_view key) {
  Wanted wanted{.board = "9x9"};
  for (std::size_t start = 0; start <= key.size();) {
    const std::size_t end = std::min(key.find('+', start), key.size());
    const std::string_view word = key.substr(start, end - start);
    if (start == 0) {
      const auto taken = take_board(wanted, word);
      if (!taken) return taken.error();
      if (*taken) {
        start = end + 1;
        continue;
      }
    }
    if (const Status taken = take_kind(wanted, word); !taken) return taken.error();
    start = end + 1;
  }
  std::ranges::sort(wanted.kinds, {}, &Wanted::Kind::row);
  return wanted;
}

Status check(const Wanted& wanted) {
  int without_boxes = 0;
  for (const Wanted::Kind& kind : wanted.kinds) {
    if (kind.row->only_nine && wanted.digits != 9) {
      return request_error(fmt::format("'{}' is defined for 9x9 only", kind.row->key));
    }
    without_boxes += kind.row->without_boxes ? 1 : 0;
  }
  if (without_boxes > 1)
    return request_error("'latin' has no boxes and 'jigsaw' has others: not both");
  if (wanted.box_rows == 0) {
    const bool needs_boxes =
        without_boxes == 0 || std::ranges::any_of(wanted.kinds, [](const Wanted::Kind& kind) {
          return kind.row->key == "disjoint";
        });
    if (needs_boxes) {
      return request_error(fmt::format(
          "{} has no boxes of its own: give them (10x10:5x2), or +latin or +jigsaw:FILE",
          wanted.board));
    }
  }
  return {};
}

}  // namespace

Result<Geometry> geometry_of(std::string_view key) {
  const auto wanted = read(key);
  if (!wanted) return wanted.error();
  if (const Status good = check(*wanted); !good) return good.error();
  Draft draft(wanted->digits, wanted->box_rows, wanted->box_columns, wanted->corners);
  const bool boxes = std::ranges::none_of(
      wanted->kinds, [](const Wanted::Kind& kind) { return kind.row->without_boxes; });
  if (boxes) {
    draft.add_layer(Layer::kBoxes, [&](Spot spot) {
      return spot.row / draft.box_rows() * (draft.digits() / draft.box_columns()) +
             spot.column / draft.box_columns();
    });
  }
  draft.add_layer(Layer::kRows, [](Spot spot) { return spot.row; });
  draft.add_layer(Layer::kColumns, [](Spot spot) { return spot.column; });
  std::string name = wanted->board;
  for (const Wanted::Kind& kind : wanted->kinds) {
    if (const Status added = kind.row->add(draft, kind.layout); !added) return added.error();
    name += fmt::format("+{}", kind.row->key);
    if (!kind.layout.empty()) name += ":" + without_space(kind.layout);
  }
  return std::move(draft).geometry(std::move(name));
}

const std::vector<BoardKeyRow>& board_keys() {
  static const std::vector<BoardKeyRow> keys = [] {
    std::vector<BoardKeyRow> all;
    all.reserve(kSizes.size() + kFamilies.size() + kinds().size());
    for (const SizeRow& size : kSizes) all.push_back({size.key, size.text});
    for (const FamilyRow& family : kFamilies) all.push_back({family.key, family.text});
    for (const KindRow& kind : kinds()) all.push_back({kind.key, kind.text});
    return all;
  }();
  return keys;
}

}  // namespace nonet::variants
