#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <vector>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/topics.h"

namespace nonet {
namespace {

// The keys only, one a line, for scripts. `nonet help TOPIC` shows the columns.
ExitCode run_list(Session& session) {
  const auto& inputs = session.options().inputs();
  const Choices known = keys_of(topic_table());
  const Topic* topic = inputs.size() == 1 ? find_topic(inputs.front()) : nullptr;
  if (topic == nullptr) {
    const std::string asked = inputs.empty() ? "" : inputs.front();
    return session.fail(request_error(
        fmt::format("expected one of {}{}", fmt::join(known, ", "), did_you_mean(asked, known))));
  }
  const auto rows = topic->rows();
  for (std::size_t i = 1; i < rows.size(); ++i) session.write(rows[i].front() + '\n');
  return ExitCode::kOk;
}

constexpr std::array kListExamples = {
    Example{"nonet list levels", "the keys that --level takes, one a line"},
};

}  // namespace

const CommandBody kListCommand = {.options = {}, .examples = kListExamples, .run = run_list};

}  // namespace nonet
