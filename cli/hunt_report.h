// The page of a hunt, to the file of --report.
#pragma once

#include "base/result.h"
#include "cli/session.h"
#include "study/hunt/story.h"

namespace nonet {

Status write_hunt_report(const Session& session, const HuntStory& story);

}  // namespace nonet
