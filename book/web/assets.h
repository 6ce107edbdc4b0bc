// Styles and scripts of pages, from the files in book/web/assets, which the build writes into the
// program (cmake/assets.cmake).
#pragma once

#include <string_view>

namespace nonet::assets {

extern const std::string_view kSudoku;
extern const std::string_view kBoardDrawing;
extern const std::string_view kBoardDrawingStyle;
extern const std::string_view kExplanationStyle;
// Follows positions without a line between, so that pages of the classic board stay as they are.
extern const std::string_view kExplanationScript;
extern const std::string_view kExplanationPositions;
extern const std::string_view kBoardPositions;
extern const std::string_view kBoardPositionsStyle;
extern const std::string_view kPositionDrawing;
extern const std::string_view kPositionDrawingStyle;
extern const std::string_view kLessonStyle;
extern const std::string_view kLessonScript;
extern const std::string_view kPlayStyle;
extern const std::string_view kPlayBody;
extern const std::string_view kElements;
extern const std::string_view kPhrases;
extern const std::string_view kPlayWords;
extern const std::string_view kPlayLogic;
extern const std::string_view kSolver;
extern const std::string_view kPlayPatterns;
extern const std::string_view kPlayGame;
extern const std::string_view kPlayHelp;
extern const std::string_view kPlayLink;
extern const std::string_view kPlayRecord;
extern const std::string_view kPlayBoard;
extern const std::string_view kPlayPanel;
extern const std::string_view kPlayPrint;
extern const std::string_view kPlayTimes;
extern const std::string_view kPlayWay;
extern const std::string_view kPlayPage;
extern const std::string_view kPlayStart;
extern const std::string_view kAppStyle;
extern const std::string_view kAppBody;
extern const std::string_view kAppWords;
extern const std::string_view kAppEngine;
extern const std::string_view kAppVerdict;
extern const std::string_view kAppCells;
extern const std::string_view kAppRatings;
extern const std::string_view kAppTable;
extern const std::string_view kAppMake;
extern const std::string_view kAppList;
extern const std::string_view kAppSolve;
extern const std::string_view kAppStart;
extern const std::string_view kNpmIndex;
extern const std::string_view kNpmEngine;
extern const std::string_view kNpmWorker;

}  // namespace nonet::assets
