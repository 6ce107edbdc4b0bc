// The colours of covers: a row each, so that the volumes of a series can differ by colour alone.
#pragma once

#include <array>
#include <string_view>

#include "charts/drawing.h"

namespace nonet {

struct CoverPalette {
  std::string_view key;
  Ink deep;    // grounds under light text
  Ink quiet;   // a little lighter than deep: empty cells
  Ink middle;  // halfway to light
  Ink light;   // grounds under dark text, and text on deep
  Ink accent;
};

inline constexpr std::array kCoverPalettes = {
    CoverPalette{"night", Ink::rgb(0x1d3557), Ink::rgb(0x34507a), Ink::rgb(0x8fa6c4),
                 Ink::rgb(0xf1f5f2), Ink::rgb(0xe9b44c)},
    CoverPalette{"forest", Ink::rgb(0x1f3d2b), Ink::rgb(0x3a5c45), Ink::rgb(0x93b39b),
                 Ink::rgb(0xf3f6ec), Ink::rgb(0xe8a33d)},
    CoverPalette{"wine", Ink::rgb(0x5a1a2b), Ink::rgb(0x7d3346), Ink::rgb(0xc69aa3),
                 Ink::rgb(0xfaf1ec), Ink::rgb(0xe6b566)},
    CoverPalette{"sea", Ink::rgb(0x0b4f6c), Ink::rgb(0x2a7191), Ink::rgb(0x8dbccf),
                 Ink::rgb(0xeef6f8), Ink::rgb(0xf4a259)},
    CoverPalette{"clay", Ink::rgb(0x7f3216), Ink::rgb(0xa1512f), Ink::rgb(0xdba888),
                 Ink::rgb(0xfcf4e8), Ink::rgb(0xf2c14e)},
    CoverPalette{"ink", Ink::rgb(0x222222), Ink::rgb(0x4a4a4a), Ink::rgb(0xa0a0a0),
                 Ink::rgb(0xf5f5f5), Ink::rgb(0xcfcfcf)},
};

}  // namespace nonet
