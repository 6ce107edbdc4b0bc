// Seven puzzles, harder from Monday to Sunday, stored so that no week repeats one: make_a_week SEED
// STORE
#include <cstdio>
#include <cstdlib>
#include <nonet/nonet.h>

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  auto store = nonet::Store::open(argv[2]);
  if (!store) return std::fprintf(stderr, "%s\n", store.error().text().c_str()), 1;
  const char* const days[] = {"very-easy", "easy", "medium", "medium", "hard", "hard", "very-hard"};
  nonet::Wish wish{.symmetry = "rotational", .count = 1'000'000};
  wish.seed = std::strtoull(argv[1], nullptr, 10);
  for (const char* level : days) {
    wish.level = level;
    for (const auto& puzzle : nonet::make(wish)) {
      const nonet::StoreEntry entry{puzzle, {nonet::rate(puzzle)}};
      const auto added = store->save({&entry, 1});
      if (!added) return std::fprintf(stderr, "%s\n", added.error().text().c_str()), 1;
      if (*added == 0) continue;
      std::printf("%-10s %s\n", level, puzzle.line().c_str());
      break;
    }
  }
  return 0;
}
