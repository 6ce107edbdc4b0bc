# Settings every target of the project shares: include root, warnings, sanitizers.
function(nonet_settings target)
  target_include_directories(${target} PUBLIC ${PROJECT_SOURCE_DIR})
  # Assertions and debug information name files from the project's folder on: an object file is the same
  # in every checkout.
  target_compile_options(${target} PRIVATE -ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
  # g++ collects its garbage more seldom: 7 % less time a unit, 7 to 13 % more memory.
  target_compile_options(${target} PRIVATE
                         "$<$<CXX_COMPILER_ID:GNU>:SHELL:--param ggc-min-heapsize=393216 --param ggc-min-expand=100>")
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wshadow)
  # g++ 12 sees overlaps where text is put before a string at -O3: its bug 105651.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
  if(NONET_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(NONET_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${NONET_SANITIZE}
                           -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(${target} PUBLIC -fsanitize=${NONET_SANITIZE})
  endif()
endfunction()

# Compiles the sources of TARGET in units of several files (a "unity build"): four fifths of the time of
# a unit of one file goes into headers. So no two files of a target may have a file-local name in common.
# Files with options of their own, the kernels, stay units of their own.
function(nonet_unity target)
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD ${NONET_UNITY} UNITY_BUILD_BATCH_SIZE ${NONET_UNITY_FILES})
  if(NONET_UNITY)  # a class over file-local types is no fault where its file is included
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()

function(nonet_compiles_quickly target)
  target_compile_options(${target} PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O1>)
endfunction()

# For a target that clears small arrays all the time: for those above 96 bytes g++ for x86 would take
# `rep stos`, which needs longer to start than the stores take.
function(nonet_clears_by_stores target)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
    target_compile_options(${target} PRIVATE
      $<$<CXX_COMPILER_ID:GNU>:-mmemset-strategy=unrolled_loop:512:noalign,libcall:-1:noalign>)
  endif()
endfunction()

# nonet_library(board HOT SOURCES grid.cpp ... LINKS nonet::base ...)
# makes the library target nonet_board with the alias nonet::board. HOT: it keeps the optimisation of the
# configuration, -O3 in a release; the others get -O1, which compiles faster and costs them no measured
# speed (docs/results/build.md).
function(nonet_library name)
  cmake_parse_arguments(ARG "HOT" "" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(nonet_${name} STATIC ${ARG_SOURCES})
  add_library(nonet::${name} ALIAS nonet_${name})
  nonet_settings(nonet_${name})
  nonet_unity(nonet_${name})
  if(NOT ARG_HOT)
    nonet_compiles_quickly(nonet_${name})
  endif()
  target_link_libraries(nonet_${name} PUBLIC ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS})
endfunction()

# nonet_tests(board SOURCES cell_test.cpp ... LINKS nonet::board)
# makes the Catch2 program test_board and registers it with CTest; COST 100 starts it before cheaper
# ones, so that no long one is left alone at the end; PARTS proof makes of the cases tagged [proof] a test
# board_proof, which runs beside the others. Tests run in the project's folder
# and name their data relative to it: an object file is then the same in every checkout, and a
# compiler cache can share it.
function(nonet_tests name)
  cmake_parse_arguments(ARG "" "COST" "SOURCES;LINKS;PARTS" ${ARGN})
  add_executable(test_${name} ${ARG_SOURCES})
  nonet_settings(test_${name})
  nonet_unity(test_${name})
  nonet_compiles_quickly(test_${name})
  target_link_libraries(test_${name} PRIVATE ${ARG_LINKS} Catch2::Catch2WithMain)
  target_compile_definitions(test_${name} PRIVATE
    NONET_TEST_DATA="tests/data"
    NONET_SOURCE_DIR="."
    CATCH_CONFIG_FAST_COMPILE)  # 3 % less time a unit of tests
  list(TRANSFORM ARG_PARTS REPLACE "(.+)" "~[\\1]" OUTPUT_VARIABLE others)
  if(others)  # a filter would bring in hidden cases, too
    string(APPEND others "~[.]")
  endif()
  add_test(NAME ${name} COMMAND test_${name} ${others} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set(tests ${name})
  foreach(part IN LISTS ARG_PARTS)
    add_test(NAME ${name}_${part} COMMAND test_${name} "[${part}]~[.]"
             WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    list(APPEND tests ${name}_${part})
  endforeach()
  if(ARG_COST)
    set_tests_properties(${tests} PROPERTIES COST ${ARG_COST})
  endif()
endfunction()
