// The charts of people.h: residuals to be looked at.
#pragma once

#include <vector>

#include "study/papers/people/people_study.h"

namespace nonet {

std::vector<ChartGroup> residual_charts(const PeopleStudy& study);

}  // namespace nonet
