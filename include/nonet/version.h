// The version of the library. Semantic versioning: while the major version is 0, a new minor
// version may change names and meanings, a new patch version only fixes faults. Never changed: keys
// (levels, scales, techniques, formats) and, within a version, the results of a seed.
#pragma once

#define NONET_VERSION_MAJOR 0
#define NONET_VERSION_MINOR 2
#define NONET_VERSION_PATCH 0
// For comparisons: #if NONET_VERSION >= 200 means 0.2.0 or later.
#define NONET_VERSION \
  (NONET_VERSION_MAJOR * 10000 + NONET_VERSION_MINOR * 100 + NONET_VERSION_PATCH)
