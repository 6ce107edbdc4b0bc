// The charts of people.h: the residuals.
#pragma once

#include <vector>

#include "study/papers/people/people_study.h"

namespace nonet {

std::vector<ChartGroup> residual_charts(const PeopleStudy& study);

}  // namespace nonet
