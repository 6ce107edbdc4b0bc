# The program as one file that needs nothing of the machine it runs on but the kernel. Included by the
# preset "static" behind project(); scripts/static makes first what Debian has no archives of.
set(CMAKE_FIND_LIBRARY_SUFFIXES .a)
set(Boost_USE_STATIC_LIBS ON)
find_package(pugixml REQUIRED)
set_target_properties(pugixml::pugixml PROPERTIES INTERFACE_LINK_LIBRARIES pugixml::static)

# The map of what was linked tells scripts/static whose licences go with the program.
add_link_options(-static -Wl,--build-id=none -Wl,-Map=${CMAKE_BINARY_DIR}/nonet.map)
# What the archives need themselves stands behind all others on the line of the linker. Cairo's font
# code names fontconfig, which is never called: faces are opened by FreeType alone.
string(APPEND CMAKE_CXX_STANDARD_LIBRARIES
  " -lpixman-1 -lfontconfig -lexpat -lfreetype -lpng16 -lbrotlidec -lbrotlicommon -ljpeg -lz -lm")
