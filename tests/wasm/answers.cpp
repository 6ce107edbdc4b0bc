// Answers requests natively, with a line of JSON each; the WebAssembly module must give the same
// bytes. If a request has many results they come before its answer, each with a blank in front.
#include <cstdio>
#include <iostream>
#include <string>

#include "bindings/wasm/requests.h"

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const std::string answer = nonet::wasm::answer(line, [](const std::string& result) {
      std::cout << ' ' << result << '\n';
      return true;
    });
    std::cout << answer << '\n';
  }
  return 0;
}
