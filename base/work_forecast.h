// The work left in a list of unequal items: a few may take most of the time, and they may stand
// anywhere. Items fall into classes that are cheap to find, and the classes of a sample of the list
// are known beforehand. The cost of each class is learnt during the work. A list may be sorted, so
// that finished items say little about the coming ones; so some items of the sample, the probes,
// are worked on before the first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

class WorkForecast {
 public:
  // `usual`: the cost of an item of each class relative to the others, for classes that have not
  // come up yet. `sample`: the classes of items at even distances through the list, in its order.
  WorkForecast(std::vector<double> usual, std::vector<std::uint8_t> sample);

  // Which of the sample make good probes, by their numbers in it: some of each class, at even
  // distances, and so few that they cost a small part of the whole. The sooner one stands here the
  // more it tells: whoever has spent enough on them may leave out the rest.
  [[nodiscard]] std::vector<std::size_t> probes() const;
  // An item of the sample was worked on beforehand; `cost` in any unit of time, here and in note().
  void probe(std::size_t sampled, double cost);

  // An item of the class is done.
  void note(std::size_t item_class, double cost);

  // The share of all work that is done, from 0 to 1, where so many of so many items are. `spent`:
  // the cost of the items done with all that was not noted, such as reading and writing, which is
  // taken to be the same for each item; 0: not known.
  [[nodiscard]] double work_done(double items_done, double items, double spent = 0) const;

 private:
  struct Probe {
    std::size_t sampled;
    double cost;
  };
  // Of the items of a class that are done.
  struct Done {
    double items = 0;
    double cost = 0;
    double recent = 0;  // mean cost, that of the latest counting most
  };

  [[nodiscard]] double measure() const;
  [[nodiscard]] double trend_of(std::size_t item_class) const;
  [[nodiscard]] double cost_ahead(std::size_t item_class, double behind) const;

  std::vector<double> usual_;
  std::vector<std::uint8_t> sample_;
  std::vector<Probe> probes_;
  std::vector<Done> done_;  // of each class
};

}  // namespace nonet
