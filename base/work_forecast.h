// Forecasts the work left in a list whose items differ in cost: a few may take most of the time,
// and they need not be spread evenly. Items fall into classes that are cheap to tell; the classes
// of a sample of the list are known beforehand, and the cost of each class is learnt from the items
// done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

class WorkForecast {
 public:
  // `usual`: the relative cost of an item of each class, for classes not seen yet. `sample`: the
  // classes of items at even distances through the list, in its order.
  WorkForecast(std::vector<double> usual, std::vector<std::uint8_t> sample);

  // An item of the class is done; `cost` in any unit of time.
  void note(std::size_t item_class, double cost);

  // The share of all work done when this share of the items is done, both from 0 to 1.
  [[nodiscard]] double work_done(double items_done) const;

 private:
  [[nodiscard]] std::vector<double> costs() const;

  struct Seen {
    double items = 0;
    double cost = 0;
  };
  std::vector<double> usual_;
  std::vector<std::uint8_t> sample_;
  std::vector<Seen> seen_;  // by class
};

}  // namespace nonet
