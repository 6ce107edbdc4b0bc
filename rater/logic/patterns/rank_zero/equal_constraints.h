// Constraints that share a candidate's places: a digit in the three rows of a band is in its three
// boxes, and so are columns and boxes of a stack; the cells of a house hold what its digits are.
// So prices for the ones can be taken for the others, and every candidate costs what it did before.
// A set of rank 0 thus has many forms, and in some of them a constraint counts twice.
#pragma once

#include <cstddef>
#include <vector>

namespace nonet {

// Exchanges constraints for their equals as long as the sum of all prices, truths as positive as
// links, becomes less: always where it becomes least. By number: cells, then digits of each house;
// `open`: those that have a candidate, others have no price.
void lessen_prices(std::vector<double>& prices, const std::vector<bool>& open);

}  // namespace nonet
