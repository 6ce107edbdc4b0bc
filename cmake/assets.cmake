# Writes OUTPUT: the definitions of book/web/assets.h from the files of FOLDER and NPM, the folder of the
# npm package, as raw strings; without comments and indentation. GCC's -Wpedantic allows strings of 65536 characters.
set(text "#include \"book/web/assets.h\"\n\nnamespace nonet::assets {\n\n")
foreach(asset "kSudoku:sudoku.js" "kBoardDrawing:board_drawing.js"
        "kBoardDrawingStyle:board_drawing.css" "kExplanationStyle:explanation.css" "kExplanationScript:explanation.js"
        "kExplanationPositions:explanation_positions.js" "kBoardPositions:board_positions.js" "kBoardPositionsStyle:board_positions.css"
        "kPositionDrawing:position_drawing.js" "kPositionDrawingStyle:position_drawing.css"
        "kLessonStyle:lesson.css" "kLessonScript:lesson.js" "kPlayStyle:play.css" "kPlayBody:play.html"
        "kElements:elements.js" "kPhrases:phrases.js" "kPlayWords:play_words.js"
        "kPlayLogic:play_logic.js" "kSolver:solver.js" "kPlayPatterns:play_patterns.js"
        "kPlayGame:play_game.js" "kPlayHelp:play_help.js" "kPlayLink:play_link.js"
        "kPlayRecord:play_record.js" "kPlayBoard:play_board.js" "kPlayPanel:play_panel.js"
        "kPlayPrint:play_print.js" "kPlayTimes:play_times.js" "kPlayWay:play_way.js"
        "kPlayPage:play_page.js" "kPlayStart:play_start.js"
        "kAppStyle:app/app.css" "kAppBody:app/app.html" "kAppWords:app/app_words.js" "kAppEngine:app/app_engine.js"
        "kAppVerdict:app/app_verdict.js" "kAppCells:app/app_cells.js" "kAppRatings:app/app_ratings.js"
        "kAppTable:app/app_table.js" "kAppMake:app/app_make.js"
        "kAppList:app/app_list.js" "kAppSolve:app/app_solve.js" "kAppStart:app/app_start.js" "kNpmIndex:${NPM}/index.js"
        "kNpmEngine:${NPM}/engine.js" "kNpmWorker:${NPM}/worker.js")
  string(REPLACE ":" ";" asset ${asset})
  list(GET asset 0 name)
  list(GET asset 1 file)
  cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${FOLDER})
  file(READ ${file} content)
  if(file MATCHES "\\.js$")
    string(REGEX REPLACE "\n *//[^\n]*" "" content "\n${content}")
    string(REGEX REPLACE "  +// [^\n]*" "" content "${content}")
    # Modules of one page become one script.
    string(REGEX REPLACE "\nimport [^\n]*" "" content "${content}")
    string(REGEX REPLACE "\n *export " "\n" content "${content}")
  elseif(file MATCHES "\\.css$")
    string(REGEX REPLACE "/\\*[^*]*\\*/" "" content "${content}")
  endif()
  string(REGEX REPLACE "\n[\n ]*" "\n" content "${content}")
  string(APPEND text "const std::string_view ${name} = R\"asset(${content})asset\";\n")
endforeach()
string(APPEND text "\n}  // namespace nonet::assets\n")
file(WRITE ${OUTPUT} "${text}")
