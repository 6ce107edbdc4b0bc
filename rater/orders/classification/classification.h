// Berthier's classification (Pattern-Based Constraint Satisfaction and Logic Puzzles): how deep
// trial and error must go, and how long the chains must be. The trials and chains themselves are in
// rater/logic/trials; here they become scales. docs/classification.md explains their meaning.
//
//   te-depth      the least n for which T&E(BRT, n) solves; the greatest known is 3
//   b, w, gb, gw  the greatest length of the braids, whips, g-braids or g-whips that are needed
//                 when the shortest is always taken
//   bxb, bxbb     the least x for which T&E(braids up to length x, 1), or 2, solves; 0 if trials
//                 without braids do
//
// A rating has no path: the scale measures what suffices, not in which order. chain_path.h makes
// one for explanations.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "rater/orders/scale/scale.h"

namespace nonet {

inline constexpr std::array<std::string_view, 1> kTeDepthColumns = {"te_depth"};
inline constexpr std::array<std::string_view, 1> kBColumns = {"b"};
inline constexpr std::array<std::string_view, 1> kWColumns = {"w"};
inline constexpr std::array<std::string_view, 1> kGbColumns = {"gb"};
inline constexpr std::array<std::string_view, 1> kGwColumns = {"gw"};
inline constexpr std::array<std::string_view, 1> kBxbColumns = {"bxb"};
inline constexpr std::array<std::string_view, 1> kBxbbColumns = {"bxbb"};

Rating rate_te_depth(const Puzzle& puzzle, const RateRequest& request);
Rating rate_b(const Puzzle& puzzle, const RateRequest& request);
Rating rate_w(const Puzzle& puzzle, const RateRequest& request);
Rating rate_gb(const Puzzle& puzzle, const RateRequest& request);
Rating rate_gw(const Puzzle& puzzle, const RateRequest& request);
Rating rate_bxb(const Puzzle& puzzle, const RateRequest& request);
Rating rate_bxbb(const Puzzle& puzzle, const RateRequest& request);

// No technique of the catalog is on these scales.
std::optional<double> least_class_with(TechniqueId technique);
std::vector<Producer> class_producers();
std::optional<double> class_price(const Step& step);

}  // namespace nonet
