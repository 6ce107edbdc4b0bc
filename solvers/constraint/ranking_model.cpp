// Trained by study/papers/cs221/ranking_table.cpp on 4,000 minimal puzzles of its own making (seed
// 1; the other 1,000 of the 5,000 are held out): `nonet reproduce cs221 --seed 1` prints these
// weights and their accuracy, and a test trains them anew.

#include "solvers/constraint/ranking_model.h"

namespace nonet::constraint {

const RankingModel& trained_ranking() {
  // By groups of features, as in kFeatureNames.
  static constexpr RankingModel kModel{{
      0.042854,  -0.059248, 0.016394, -0.010192, -0.036467, 0.046659,  -0.007771,
      0.008668,  -0.000897, 0.042854, 0.095735,  -0.138589, -0.010192, 0.144625,
      -0.134433, -0.007771, 0.084869, -0.077098, -0.522751, -0.441112, -0.099098,
      -0.081782, 0.145563,  0.700973, 0.298208,  0.000000,  -0.522751, -0.779901,
      -0.324397, 0.046790,  0.375470, 0.682038,  -0.827256, 0.000000,
  }};
  return kModel;
}

}  // namespace nonet::constraint
