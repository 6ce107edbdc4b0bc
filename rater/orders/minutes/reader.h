// One reader, or the readers of one publisher, compared with the average solver: their speed, and
// the scatter of single times. Fitted to the times of the owner's own puzzles.
//
// log(seconds / predicted seconds) = log(slowness) + noise. The median gives the slowness and the
// median deviation the noise, so that one interruption among ten times does no harm. Few times give
// a poor estimate of the noise: it is drawn towards the noise of single people in the data of
// people.h, which counts as kPriorTimes times of the reader.
#pragma once

#include <cstddef>
#include <span>

#include "rater/orders/scale/rating.h"

namespace nonet {

struct ReaderProfile {
  double speed = 1;              // 2: needs half the average solver's time
  double noise = 0;              // standard deviation of the logarithm of one time; 0: a group
  double speed_uncertainty = 0;  // factor: speed is within speed / f .. speed * f, with 95 %
  std::size_t times = 0;         // number of times used
};

inline constexpr double kPriorNoise = 0.6;
inline constexpr double kPriorTimes = 5;

struct ReaderTime {
  double predicted_minutes = 0;
  double seconds = 0;
};

// REQUIRES: !times.empty(), all positive.
ReaderProfile fit_reader(std::span<const ReaderTime> times);

// Eight of ten single times are within this factor of the prediction.
double spread_of(const ReaderProfile& reader);

// Converts a rating on the scale `minutes` to this reader: minutes and interval change;
// percentiles, which compare puzzles and not people, stay.
Rating for_reader(Rating rating, const ReaderProfile& reader);

}  // namespace nonet
