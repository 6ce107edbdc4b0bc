// Whether this is a build with a sanitizer, which needs memory of its own: tests of the program's
// memory are skipped then.
#pragma once

namespace nonet::testing {

#if defined(__has_feature)  // clang
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NONET_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)  // g++
#define NONET_SANITIZED
#endif

#ifdef NONET_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace nonet::testing
