#include "solvers/constraint/ranking_model.h"

namespace nonet::constraint {

const RankingModel& trained_ranking() {
  static constexpr RankingModel kModel{};
  return kModel;
}

}  // namespace nonet::constraint
