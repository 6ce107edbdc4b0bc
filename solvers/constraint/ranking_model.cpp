// Trained by experiments/cs221/ranking_table.cpp on 4,000 minimal puzzles of our own (seed 1; the
// other 1,000 of the 5,000 are held out): `nonet reproduce cs221 --seed 1` prints these weights and
// their accuracy.

#include "solvers/constraint/ranking_model.h"

namespace nonet::constraint {

const RankingModel& trained_ranking() {
  // clang-format off: by groups of features, as in kFeatureNames
  static constexpr RankingModel kModel{{
      0.069923,  -0.000230, -0.069693, 0.060683,  -0.010431, -0.050252, -0.071192,
      0.032456,  0.038735,  0.069923,  0.050846,  -0.120769, 0.060683,  0.145230,
      -0.205913, -0.071192, 0.075919,  -0.004727, -0.440945, -0.282574, 0.027298,
      0.253453,  0.376080,  0.066688,  0.000000,  0.000000,  -0.440945, -0.788125,
      -0.443352, 0.042772,  0.376770,  0.811934,  -0.727260, 0.000000,
  }};
  // clang-format on
  return kModel;
}

}  // namespace nonet::constraint
