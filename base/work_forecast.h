// How much work is left of a list whose items are not alike: a few may take most of the time, and
// they need not stand evenly. Items fall into classes that are cheap to tell; of a sample of the
// list the classes are known beforehand, and what an item of a class costs is learnt while they are
// worked on.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nonet {

class WorkForecast {
 public:
  // `usual`: what an item of each class costs compared with the others, for classes that have not
  // come up yet. `sample`: the classes of items at even distances through the list, in its order.
  WorkForecast(std::vector<double> usual, std::vector<std::uint8_t> sample);

  // An item of the class is done; `cost` in any unit of time.
  void note(std::size_t item_class, double cost);

  // The share of all work that is done where this share of the items is, both from 0 to 1.
  [[nodiscard]] double work_done(double items_done) const;

 private:
  [[nodiscard]] std::vector<double> costs() const;

  struct Seen {
    double items = 0;
    double cost = 0;
  };
  std::vector<double> usual_;
  std::vector<std::uint8_t> sample_;
  std::vector<Seen> seen_;  // of each class
};

}  // namespace nonet
