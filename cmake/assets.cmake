# Writes OUTPUT: the definitions of book/web/assets.h from the files of FOLDER, as raw strings. GCC's
# -Wpedantic allows strings of 65536 characters.
set(text "#include \"book/web/assets.h\"\n\nnamespace nonet::assets {\n\n")
foreach(asset "kSudoku:sudoku.js" "kBoardDrawing:board_drawing.js"
        "kBoardDrawingStyle:board_drawing.css" "kExplanationStyle:explanation.css" "kExplanationScript:explanation.js"
        "kLessonStyle:lesson.css" "kPlayStyle:play.css" "kPlayBody:play.html"
        "kPlayWords:play_words.js" "kPlayLogic:play_logic.js" "kPlayGame:play_game.js"
        "kPlayHelp:play_help.js" "kPlayPrint:play_print.js" "kPlayPanel:play_panel.js"
        "kPlayPage:play_page.js")
  string(REPLACE ":" ";" asset ${asset})
  list(GET asset 0 name)
  list(GET asset 1 file)
  file(READ ${FOLDER}/${file} content)
  string(APPEND text "const std::string_view ${name} = R\"asset(${content})asset\";\n")
endforeach()
string(APPEND text "\n}  // namespace nonet::assets\n")
file(WRITE ${OUTPUT} "${text}")
