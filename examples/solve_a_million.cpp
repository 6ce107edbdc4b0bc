// Solves lines of 81 characters from standard input, any number of them, on all processors.
#include <iostream>
#include <nonet/nonet.h>
#include <string>
#include <vector>

namespace {

void solve(std::vector<nonet::Grid>& grids) {
  for (const nonet::Solutions& found : nonet::solve_all(grids, {.threads = 0})) {
    std::cout << (found.unique() ? found.first->line() : found.none() ? "none" : "several") << '\n';
  }
  grids.clear();
}

}  // namespace

int main() {
  std::ios::sync_with_stdio(false);
  std::vector<nonet::Grid> grids;
  for (std::string line; std::getline(std::cin, line);) {
    const auto grid = nonet::Grid::from_line(line);
    if (!grid) return std::cerr << line << ": not a grid\n", 1;
    grids.push_back(*grid);
    if (grids.size() == 100'000) solve(grids);
  }
  solve(grids);
  return 0;
}
