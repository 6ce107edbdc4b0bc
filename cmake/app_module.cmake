# Writes OUTPUT: the definition of cli/app_module.h over the file MODULE, which the assembler puts into
# the read-only data as it is; without MODULE an empty one.
set(placed "")
set(bytes "")
if(MODULE)
  string(CONCAT placed "asm(R\"(.pushsection .rodata\nnonet_app_module: .incbin \"${MODULE}\"\n"
    "nonet_app_module_end: .byte 0\n.popsection)\");\n"
    "extern \"C\" __attribute__((visibility(\"hidden\"))) const char nonet_app_module[], "
    "nonet_app_module_end[];\n\n")
  set(bytes "nonet_app_module, nonet_app_module_end")
endif()
file(WRITE ${OUTPUT} "#include \"cli/app_module.h\"\n\n${placed}namespace nonet {

std::string_view app_module() { return {${bytes}}; }

}  // namespace nonet
")
