// Hunts for hard puzzles and prints each that is harder than all before: hunt_a_minute [SECONDS]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <nonet/nonet.h>
#include <thread>

int main(int argc, char** argv) {
  const std::chrono::seconds time(argc > 1 ? std::atoi(argv[1]) : 60);
  auto hunt = nonet::Hunt::start({.seed = 1});
  if (!hunt) return 1;
  std::stop_source stop;
  std::jthread timer([&](const std::stop_token&) {
    std::this_thread::sleep_for(time);
    stop.request_stop();
  });
  double best = 0;
  const auto show = [&](const nonet::HuntFind& find) {
    if (find.rating.score > best) {
      best = find.rating.score;
      std::printf("%.1f %s\n", best, find.puzzle.line().c_str());
    }
    return nonet::Flow::kContinue;
  };
  hunt->run(show, {.stop = stop.get_token()}, 0);
  std::printf("%llu puzzles bred\n", static_cast<unsigned long long>(hunt->evaluations()));
  return 0;
}
