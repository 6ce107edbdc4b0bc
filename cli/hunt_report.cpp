#include "cli/hunt_report.h"

#include "study/hunt/hunt_page.h"

namespace nonet {

Status write_hunt_report(const Session& session, const HuntStory& story) {
  const auto html = hunt_page(story);
  if (!html) return html.error();
  auto file = Output::to_file(session.options().text("report"));
  if (!file) return file.error();
  file->write(*html);
  return file->finish();
}

}  // namespace nonet
