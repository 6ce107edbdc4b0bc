// The exported names of the library. Everything public is in namespace nonet::v0 and marked
// NONET_API; nothing else leaves the shared library. Programs write nonet::rate: the names of v0
// are visible in nonet. The number is also that of libnonet.so: it rises when programs built with
// the previous version cannot run with this one, for instance when a struct gets a member.
#pragma once

#if defined(__GNUC__)
#define NONET_API __attribute__((visibility("default")))
#else
#define NONET_API
#endif

namespace nonet::v0 {}
// The library's own sources know two classes Puzzle: this one and the internal one.
#ifndef NONET_FACE_SOURCE
namespace nonet {
using namespace v0;
}
#endif
