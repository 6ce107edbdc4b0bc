#include "cli/help.h"

#include <array>
#include <fmt/format.h>
#include <vector>

#include "base/nearest_word.h"
#include "base/request_error.h"
#include "cli/command_table.h"
#include "cli/commands.h"
#include "cli/topics.h"
#include "rater/logic/steps/technique_catalog.h"
#include "tasks/lessons/examples.h"

namespace nonet {
namespace {

ExitCode run_help(Session& session) {
  const Options& options = session.options();
  if (options.has("man")) {
    session.write(manual_page());
    return ExitCode::kOk;
  }
  if (options.inputs().empty()) {
    session.write(overview());
    return ExitCode::kOk;
  }
  const auto& words = options.inputs();
  if (words.size() > 1) {
    return session.fail(
        request_error(fmt::format("one topic at a time: '{}' is too much", words[1])));
  }
  const std::string& asked = words.front();
  if (const CommandRow* command = find_command(asked)) {
    session.write(command_help(*command));
    return ExitCode::kOk;
  }
  if (const Topic* topic = find_topic(asked)) {
    session.write(aligned(topic->rows()));
    return ExitCode::kOk;
  }
  if (const TechniqueRow* technique = find_technique(asked)) {
    session.write(technique_as_text(technique->id));
    return ExitCode::kOk;
  }
  Choices known = keys_of(command_table());
  for (const Topic& topic : topic_table()) known.push_back(topic.key);
  for (const TechniqueRow& row : technique_catalog()) known.emplace_back(row.key);
  return session.fail(request_error(
      fmt::format("no command, topic or technique '{}'{}", asked, did_you_mean(asked, known))));
}

constexpr std::array kHelpOptions = {
    option::flag("--man", "write the manual page nonet(1) instead"),
};

constexpr std::array kHelpExamples = {
    Example{"nonet help rate", "options and examples of the command rate"},
    Example{"nonet help techniques", "all techniques with their keys"},
    Example{"nonet help x-wing", "a technique explained, with an example position"},
    Example{"nonet help --man | man -l -", "read the manual page"},
};

}  // namespace

const CommandBody kHelpCommand = {
    .options = kHelpOptions, .examples = kHelpExamples, .run = run_help};

}  // namespace nonet
