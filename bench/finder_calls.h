// The calls of finders in the walk of a scale: how often each is called, how long it takes, and how
// often it offers a step. This shows which finders are worth making faster, or calling less often.
#pragma once

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <iterator>
#include <string>
#include <vector>

#include "cli/processor_time.h"
#include "rater/logic/steps/technique_catalog.h"
#include "rater/orders/scale/producer.h"

namespace nonet::bench {

class FinderCalls final : public FinderRunner {
 public:
  void run(const Producer& producer, const Search& search) override {
    CountingSink sink(search.sink);
    const Search counted = search.with(sink);
    const double start = thread_seconds();
    producer.find(counted);
    const double seconds = thread_seconds() - start;
    Row& row = row_of(producer);
    ++row.calls;
    row.seconds += seconds;
    if (sink.offered() > 0) ++row.with_step;
  }

  // A line for each finder: its share of the time of all, the calls a puzzle, the microseconds a
  // call, and the percentage of calls that offered a step.
  [[nodiscard]] std::string table(std::size_t puzzles) const {
    std::vector<Row> rows = rows_;
    std::ranges::sort(rows, std::ranges::greater(), &Row::seconds);
    double all = 0;
    for (const Row& row : rows) all += row.seconds;
    std::string text = fmt::format("{:<32} {:>6} {:>8} {:>9} {:>9}\n", "finder, by its first row",
                                   "time %", "calls", "us each", "found %");
    for (const Row& row : rows) {
      const auto calls = static_cast<double>(row.calls);
      fmt::format_to(std::back_inserter(text), "{:<32} {:6.2f} {:8.2f} {:9.2f} {:9.2f}\n",
                     technique_row(row.technique).key, 100 * row.seconds / all,
                     calls / static_cast<double>(puzzles), row.seconds / calls * 1e6,
                     100 * static_cast<double>(row.with_step) / calls);
    }
    return text;
  }

 private:
  struct Row {
    TechniqueId technique;  // that the finder was called for first
    Finder find;
    int size;
    std::size_t calls = 0;
    std::size_t with_step = 0;
    double seconds = 0;
  };

  Row& row_of(const Producer& producer) {
    const auto known = std::ranges::find_if(rows_, [&](const Row& row) {
      return row.find == producer.find && row.size == producer.size;
    });
    if (known != rows_.end()) return *known;
    return rows_.emplace_back(Row{producer.technique, producer.find, producer.size});
  }

  std::vector<Row> rows_;
};

}  // namespace nonet::bench
