// The scale of the whole catalog: every technique with a name of its own, in the order in which
// strong solvers find them natural, named patterns before forcing chains and nets.
// docs/rating-scales.md gives the order, the prices and their reasons.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rater/orders/scale/scale.h"

namespace nonet {

inline constexpr std::array<std::string_view, 3> kCatalogColumns = {"dearest", "total", "hardest"};

// Which of the steps of its technique a row takes.
enum class CatalogChoice : std::uint8_t {
  kFirst,     // the first that the finder offers
  kShortest,  // the least complexity, then most eliminations, then the first offered
  kProved     // as kShortest; the finder knows the technique only if it makes the proof
};

// A technique at its place on the ladder, with the finder of its row in finder_catalog.
struct CatalogRow {
  TechniqueId technique;
  int price;  // tenths; of a chain without its surcharge for length
  CatalogChoice choice = CatalogChoice::kFirst;
  Tried tried = Tried::kAlways;
  std::optional<int> size = std::nullopt;  // in place of the size there
};

// In the order of the search; prices do not decrease.
std::span<const CatalogRow> catalog_rows();
Producer producer_of(const CatalogRow& row);

// The price of each technique by its key, in the order of TechniqueId. Other prices change the
// order too: rows are sorted by price, rows of one price stay in the order of the table. A row with
// a negative price is left out.
extern const std::array<Weight, kTechniques> kCatalogWeights;

Rating rate_catalog(const Puzzle& puzzle, const RateRequest& request);
Path explain_catalog(const Puzzle& puzzle, const RateRequest& request);
std::optional<double> least_catalog_score_with(TechniqueId technique);
std::vector<Producer> catalog_producers();
std::optional<double> catalog_price(const Step& step);

}  // namespace nonet
