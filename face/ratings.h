// Ratings and technique keys between the face and the rater.
#pragma once

#include <string>
#include <vector>

#include "nonet/rate.h"
#include "nonet/result.h"
#include "rater/explain/path_text.h"
#include "rater/logic/steps/technique_id.h"
#include "rater/orders/scale/rating.h"

namespace nonet::v0 {

Rating to_face(const nonet::Rating& rating);
// Borrows the texts of the rating, which must outlive the result.
nonet::Rating to_inner(const Rating& rating);

// A step with its price on the scale of its path, and its words.
Step step_of(const Scene& scene);

// Errors: kRequest for an unknown key.
Result<std::vector<TechniqueId>> techniques_of(const std::vector<std::string>& keys);

}  // namespace nonet::v0
