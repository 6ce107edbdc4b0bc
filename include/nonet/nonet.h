// The whole library of nonet; docs/library.md begins with an example of ten lines.
//
//   auto puzzle = nonet::read_puzzle(line);   any format; errors have place and reason
//
//   auto rating = nonet::rate(*puzzle);       ER, EP, ED
//
//   for (const auto& p : nonet::make({.level = "hard", .count = 10, .seed = 7})) ...
#pragma once

#include "nonet/export.h"
#include "nonet/features.h"
#include "nonet/formats.h"
#include "nonet/forms.h"
#include "nonet/generate.h"
#include "nonet/grid.h"
#include "nonet/hint.h"
#include "nonet/hunt.h"
#include "nonet/keys.h"
#include "nonet/lesson.h"
#include "nonet/neighbours.h"
#include "nonet/rate.h"
#include "nonet/result.h"
#include "nonet/run.h"
#include "nonet/solve.h"
#include "nonet/stream.h"
#include "nonet/version.h"
#if NONET_HAS_BOOK
#include "nonet/book.h"
#include "nonet/image.h"
#include "nonet/play.h"
#endif
#if NONET_HAS_STORE
#include "nonet/store.h"
#endif
