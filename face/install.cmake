# What other programs get: headers, both libraries, and how CMake and pkg-config find them. The
# prefix is not written into any file, so that `cmake --install --prefix` may choose it.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)

install(TARGETS nonet_headers EXPORT nonet_headers FILE_SET HEADERS COMPONENT dev)
install(TARGETS nonet_static EXPORT nonet_static ARCHIVE COMPONENT dev)
set(exports headers static)
if(NONET_SHARED)
  install(TARGETS nonet_shared EXPORT nonet_shared LIBRARY COMPONENT lib NAMELINK_COMPONENT dev)
  list(APPEND exports shared)
endif()
foreach(export IN LISTS exports)
  install(EXPORT nonet_${export} FILE nonet-${export}.cmake NAMESPACE nonet::
    DESTINATION ${package_dir} COMPONENT dev)
endforeach()

configure_package_config_file(nonet-config.cmake.in nonet-config.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(nonet-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/nonet-config.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/nonet-config-version.cmake
  DESTINATION ${package_dir} COMPONENT dev)

set(pc_dir ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
file(RELATIVE_PATH pc_prefix /${pc_dir} /)
# Who links the archive links what it needs, too. Beside the shared library these are named as plain
# libraries: of modules, even of private ones, pkg-config wants the .pc file before it answers.
list(JOIN static_modules " " pc_requires)
set(pc_libs_private -pthread)
if(NONET_SHARED)
  find_package(PkgConfig QUIET)
  if(PkgConfig_FOUND)
    pkg_check_modules(STATIC_MODULES QUIET ${static_modules})
  endif()
  if(STATIC_MODULES_FOUND)
    list(TRANSFORM STATIC_MODULES_LIBRARIES PREPEND -l)
    list(REMOVE_DUPLICATES STATIC_MODULES_LIBRARIES)
    list(JOIN STATIC_MODULES_LIBRARIES " " pc_libraries)
    string(PREPEND pc_libs_private "${pc_libraries} ")
  endif()
  set(pc_requires)
endif()
configure_file(nonet.pc.in nonet.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/nonet.pc DESTINATION ${pc_dir} COMPONENT dev)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT lib)
