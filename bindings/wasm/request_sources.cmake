# The sources that answer requests in JSON, readers of every format included: what the whole module has, and the
# programs that answer the same natively.
set(nonet_request_sources core_requests.cpp request.cpp requests.cpp values.cpp)
list(TRANSFORM nonet_request_sources PREPEND ${CMAKE_CURRENT_LIST_DIR}/)
