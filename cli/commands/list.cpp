#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/nearest_word.h"
#include "cli/topics.h"

namespace nonet {
namespace {

// The keys alone, one a line: for scripts. `nonet help TOPIC` shows the columns.
ExitCode run(Session& session) {
  const auto& inputs = session.options().inputs();
  std::vector<std::string_view> known;
  for (const Topic& topic : topic_table()) known.push_back(topic.key);
  const Topic* topic = inputs.size() == 1 ? find_topic(inputs.front()) : nullptr;
  if (topic == nullptr) {
    const std::string asked = inputs.empty() ? "" : inputs.front();
    return session.fail({.kind = ErrorKind::kRequest,
                         .reason = fmt::format("expected one of {}{}", fmt::join(known, ", "),
                                               did_you_mean(asked, known)),
                         .place = {}});
  }
  const auto rows = topic->rows();
  for (std::size_t i = 1; i < rows.size(); ++i) session.write(rows[i].front() + '\n');
  return ExitCode::kOk;
}

constexpr std::array kExamples = {
    Example{"nonet list levels", "the keys that --level takes, one a line"},
};

}  // namespace

const CommandBody kListCommand = {.options = {}, .examples = kExamples, .run = run};

}  // namespace nonet
