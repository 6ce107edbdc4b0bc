#include "cli/topics.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "cli/exit_code.h"

namespace nonet {
namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows exit_code_rows() {
  Rows rows = {{"code", "meaning"}};
  for (const ExitCodeRow& row : kExitCodes) {
    rows.push_back({std::to_string(static_cast<int>(row.code)), std::string(row.meaning)});
  }
  return rows;
}

constexpr std::array kTopics = {
    Topic{"exit-codes", "what the exit code says", exit_code_rows},
};

}  // namespace

std::span<const Topic> topic_table() { return kTopics; }

const Topic* find_topic(std::string_view key) {
  const auto* topic = std::ranges::find(kTopics, key, &Topic::key);
  return topic == kTopics.end() ? nullptr : topic;
}

std::string topic_text(const Topic& topic) {
  const Rows rows = topic.rows();
  std::vector<std::size_t> widths(rows.front().size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string out;
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fmt::format("{:<{}}  ", row[i], widths[i]);
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
  }
  return out;
}

}  // namespace nonet
