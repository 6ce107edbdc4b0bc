// The message-passing methods as members of the solver catalog: max-product with redundant
// constraints, sum-product, and sum-product on the stopping set that max-product leaves.
//
// Max-product is monotone inference: where it fills the grid the verdict is kUnique, where a domain
// runs empty kNone; its hardness is the number of cells it leaves open. Sum-product adds a grid
// without a proof (kUndecided); its hardness is the iterations to the decision.
#pragma once

#include <optional>

#include "board/grid.h"
#include "solvers/message_passing/max_product.h"
#include "solvers/message_passing/sum_product.h"
#include "solvers/report.h"

namespace nonet {

namespace message_passing {

struct Setting {
  std::optional<MaxProductRules> first = std::nullopt;  // run to the stopping set
  std::optional<SumProductOptions> then = std::nullopt;
};

inline constexpr MaxProductRules kHousesOnly{};
inline constexpr MaxProductRules kC1{.box_line = BoxLineRule::kOn};
inline constexpr MaxProductRules kC2{.digit = DigitRule::kPermutation};
inline constexpr MaxProductRules kC1C2{BoxLineRule::kOn, DigitRule::kPermutation};
inline constexpr MaxProductRules kC2Box{BoxLineRule::kOn, DigitRule::kTemplate};

inline constexpr SumProductOptions kPublished{};
inline constexpr SumProductOptions kBest{.schedule = Schedule::kSerial, .floor = 1e-100};

inline constexpr Setting kMaxProduct{.first = kHousesOnly};
inline constexpr Setting kMaxProductC1{.first = kC1};
inline constexpr Setting kMaxProductC2{.first = kC2};
inline constexpr Setting kMaxProductC1C2{.first = kC1C2};
inline constexpr Setting kMaxProductC2Box{.first = kC2Box};
inline constexpr Setting kSumProduct{.then = kPublished};
inline constexpr Setting kSumProductMp{kHousesOnly, kPublished};
inline constexpr Setting kSumProductMpC2{kC2, kPublished};
inline constexpr Setting kSumProductMpC1C2{kC1C2, kPublished};
inline constexpr Setting kSerialMp{kHousesOnly, kBest};
inline constexpr Setting kSerialMpC1C2{kC1C2, kBest};
inline constexpr Setting kSerialMpC2Box{kC2Box, kBest};

}  // namespace message_passing

// The budget counts house updates for max-product alone, else iterations of sum-product.
Report solve_by_messages(const Grid& grid, const SolveRequest& request,
                         const message_passing::Setting& setting);

// A catalog row's function for one of the settings above.
template <const message_passing::Setting& kSetting>
Report solve_messages(const Grid& grid, const SolveRequest& request) {
  return solve_by_messages(grid, request, kSetting);
}

}  // namespace nonet
