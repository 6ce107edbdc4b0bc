// The phrases, a row each: key in a publisher's file, English, German.
#include <array>

#include "book/words/words.h"

namespace nonet {
namespace {

constexpr std::array<PhraseRow, kPhrases> kRows{{
    {Phrase::kContents, "contents", "Contents", "Inhalt"},
    {Phrase::kHowToPlay, "how-to-play", "How to play", "So wird gespielt"},
    {Phrase::kLevelsTitle, "levels-title", "The levels in this book", "Die Schwierigkeitsgrade"},
    {Phrase::kRules, "rules",
     "Fill the grid so that every row, every column and every box of three by three cells "
     "holds each of the digits 1 to 9 once. Every puzzle in this book has exactly one "
     "solution.",
     "Füllen Sie das Gitter so aus, dass jede Zeile, jede Spalte und jeder Block aus drei "
     "mal drei Feldern jede der Ziffern 1 bis 9 genau einmal enthält. Jedes Rätsel in "
     "diesem Buch hat genau eine Lösung."},
    {Phrase::kTwoWays, "two-ways", "Two ways to find a digit", "Zwei Wege zu einer Ziffer"},
    {Phrase::kTwoWaysText, "two-ways-text",
     "Choose a digit and a box, a row or a column, and look for the one place where the "
     "digit can go. Or choose a cell and look for the one digit it can hold. Each digit "
     "found makes the next one easier.",
     "Wählen Sie eine Ziffer und einen Block, eine Zeile oder eine Spalte und suchen Sie "
     "den einzigen Platz für diese Ziffer. Oder wählen Sie ein Feld und suchen Sie die "
     "einzige Ziffer, die hineinpasst. Jede gefundene Ziffer macht die nächste leichter."},
    {Phrase::kPlaceExample, "place-example",
     "Where can the 8 of the first box go? The ringed 8s already serve the first row, the "
     "second row and the third column. One place is left.",
     "Wohin gehört die 8 des ersten Blocks? Die eingekreisten Achten versorgen schon die "
     "erste Zeile, die zweite Zeile und die dritte Spalte. Ein Platz bleibt übrig."},
    {Phrase::kDigitExample, "digit-example",
     "What can the framed cell be? Its row has 2, 3, 4, 5 and 6, its column 8 and 9 as "
     "well, its box a 7. Only 1 is left.",
     "Was passt in das umrahmte Feld? Seine Zeile hat 2, 3, 4, 5 und 6, seine Spalte dazu "
     "8 und 9, sein Block eine 7. Nur die 1 bleibt übrig."},
    {Phrase::kPencilMarks, "pencil-marks", "Pencil marks", "Notizen"},
    {Phrase::kPencilMarksText, "pencil-marks-text",
     "In harder puzzles write into each empty cell, small, every digit it can still hold, "
     "and cross out what each discovery forbids. Never guess: if you are stuck, there is "
     "something you have not seen yet.",
     "Schreiben Sie bei schwereren Rätseln in jedes leere Feld klein alle Ziffern, die "
     "noch möglich sind, und streichen Sie, was jede Entdeckung ausschließt. Raten Sie "
     "nie: Wenn es nicht weitergeht, haben Sie etwas noch nicht gesehen."},
    {Phrase::kFindSolution, "find-solution", "Finding the solution", "Die Lösung finden"},
    {Phrase::kFindSolutionPages, "find-solution-pages",
     "Beside every puzzle stands the page of its solution, and beside every solution the "
     "page of its puzzle.",
     "Bei jedem Rätsel steht die Seite seiner Lösung und bei jeder Lösung die Seite ihres "
     "Rätsels."},
    {Phrase::kFindSolutionBelow, "find-solution-below",
     "The solutions stand upside down at the foot of each page.",
     "Die Lösungen stehen kopfüber am Fuß jeder Seite."},
    {Phrase::kFindSolutionFile, "find-solution-file",
     "The solutions are in a booklet of their own, by the number of the puzzle.",
     "Die Lösungen stehen in einem eigenen Heft, nach der Nummer des Rätsels."},
    {Phrase::kFindSolutionLinks, "find-solution-links",
     "Beside every puzzle is a link to its solution, and beside every solution one back to "
     "its puzzle.",
     "Bei jedem Rätsel führt ein Verweis zu seiner Lösung und bei jeder Lösung einer "
     "zurück zu ihrem Rätsel."},
    {Phrase::kFindHint, "find-hint",
     "If you are stuck, the hints at the back help in three rungs, each on a page of its "
     "own: where to look, what to look for, and the step itself.",
     "Wenn es nicht weitergeht, helfen die Tipps am Ende in drei Stufen, jede auf einer "
     "eigenen Seite: wo Sie suchen, wonach Sie suchen und der Schritt selbst."},
    {Phrase::kPlay, "play", "On a screen", "Am Bildschirm"},
    {Phrase::kPlayPuzzle, "play-puzzle",
     "The square code below a puzzle opens it on a telephone, a tablet or a computer.",
     "Der quadratische Code unter einem Rätsel öffnet es auf Telefon, Tablet oder Computer."},
    {Phrase::kPlayBook, "play-book", "This code opens the page where this book can be played.",
     "Dieser Code öffnet die Seite, auf der sich dieses Buch spielen lässt."},
    {Phrase::kHardness, "hardness",
     "A puzzle is as hard as what it asks you to see, not as the number of digits given.",
     "Wie schwer ein Rätsel ist, hängt davon ab, was es zu sehen verlangt, nicht von der "
     "Zahl der Vorgaben."},
    {Phrase::kRisesStrictly, "rises-strictly",
     "Within a section the puzzles become harder one by one: each target is longer than "
     "the one before it.",
     "Innerhalb eines Abschnitts wird jedes Rätsel schwerer als das vorige: Jede Richtzeit "
     "ist länger als die davor."},
    {Phrase::kNeverFalls, "never-falls",
     "Within a section no target is shorter than the one before it.",
     "Innerhalb eines Abschnitts ist keine Richtzeit kürzer als die davor."},
    {Phrase::kLevelsRise, "levels-rise",
     "From level to level the middle target grows by at least a third, and nearly every puzzle "
     "takes longer than half of the level before.",
     "Von Stufe zu Stufe wächst die mittlere Richtzeit um mindestens ein Drittel, und fast jedes "
     "Rätsel dauert länger als die Hälfte der Stufe davor."},
    {Phrase::kTargetText, "target-text",
     "The target over a puzzle is the time, in minutes and seconds, that an average solver "
     "is predicted to need. It comes from a model fitted to the measured times of many "
     "people; your own pace may be twice as quick or half as quick, the order stays.",
     "Die Richtzeit über einem Rätsel ist die Zeit in Minuten und Sekunden, die jemand mit "
     "durchschnittlicher Übung voraussichtlich braucht. Sie stammt aus einem Modell, das "
     "an gemessene Zeiten vieler Menschen angepasst ist; Ihr eigenes Tempo mag doppelt "
     "oder halb so schnell sein, die Reihenfolge bleibt."},
    {Phrase::kTargetBeyond, "target-beyond",
     "The longest targets, and those of puzzles with unusually many or few givens, are "
     "estimates beyond what was measured.",
     "Die längsten Richtzeiten und die von Rätseln mit ungewöhnlich vielen oder wenigen "
     "Vorgaben sind Schätzungen jenseits des Gemessenen."},
    {Phrase::kIntroduction, "introduction", "Introduction", "Einleitung"},
    {Phrase::kMonday, "monday", "Monday", "Montag"},
    {Phrase::kTuesday, "tuesday", "Tuesday", "Dienstag"},
    {Phrase::kWednesday, "wednesday", "Wednesday", "Mittwoch"},
    {Phrase::kThursday, "thursday", "Thursday", "Donnerstag"},
    {Phrase::kFriday, "friday", "Friday", "Freitag"},
    {Phrase::kSaturday, "saturday", "Saturday", "Samstag"},
    {Phrase::kSunday, "sunday", "Sunday", "Sonntag"},
    {Phrase::kMonths, "months",
     "January February March April May June July August September October November December",
     "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"},
    {Phrase::kVolume, "volume", "Volume {0}", "Band {0}"},
    {Phrase::kCopyright, "copyright", "Copyright ©", "Copyright ©"},
    {Phrase::kRightsReserved, "rights-reserved", "All rights reserved.",
     "Alle Rechte vorbehalten."},
    {Phrase::kVerified, "verified",
     "Every puzzle in this book was verified to have exactly one solution before it was "
     "printed.",
     "Von jedem Rätsel in diesem Buch wurde vor dem Druck geprüft, dass es genau eine "
     "Lösung hat."},
    {Phrase::kSetIn, "set-in", "Set in Lato, licensed under the SIL Open Font License 1.1.",
     "Gesetzt aus der Lato, lizenziert unter der SIL Open Font License 1.1."},
    {Phrase::kPuzzleNumber, "puzzle-number", "Puzzle {0}", "Rätsel {0}"},
    {Phrase::kPuzzleRange, "puzzle-range", "Puzzles {0}–{1}", "Rätsel {0}–{1}"},
    {Phrase::kEntryNumber, "entry-number", "{0}, puzzle {1}", "{0}, Rätsel {1}"},
    {Phrase::kEntryRange, "entry-range", "{0}, puzzles {1}–{2}", "{0}, Rätsel {1}–{2}"},
    {Phrase::kSolutionPage, "solution-page", "Solution: page {0}", "Lösung: Seite {0}"},
    {Phrase::kPuzzlePage, "puzzle-page", "puzzle: page {0}", "Rätsel: Seite {0}"},
    {Phrase::kHintPage, "hint-page", "Hint p. {0}", "Tipp S. {0}"},
    {Phrase::kExplainedPage, "explained-page", "Explained p. {0}", "Erklärt S. {0}"},
    {Phrase::kTarget, "target", "target {0}", "Richtzeit {0}"},
    {Phrase::kPuzzle, "puzzle", "puzzle", "Rätsel"},
    {Phrase::kSolution, "solution", "Solution", "Lösung"},
    {Phrase::kSolutions, "solutions", "Solutions", "Lösungen"},
    {Phrase::kSolutionRange, "solution-range", "Solutions {0}–{1}", "Lösungen {0}–{1}"},
    {Phrase::kSolutionsNote, "solutions-note",
     "The digits to find stand on white, the digits given on grey.",
     "Die gesuchten Ziffern stehen auf Weiß, die gegebenen auf Grau."},
    {Phrase::kBlankGrids, "blank-grids", "Blank grids", "Leere Gitter"},
    {Phrase::kBlankGridsNote, "blank-grids-note", "For a fresh start, or for puzzles of your own.",
     "Für einen neuen Anfang oder für eigene Rätsel."},
    {Phrase::kDate, "date", "Date", "Datum"},
    {Phrase::kTime, "time", "Time", "Zeit"},
    {Phrase::kWithoutHints, "without-hints", "without hints", "ohne Tipps"},
    {Phrase::kProgress, "progress", "Tick them off", "Zum Abhaken"},
    {Phrase::kProgressNote, "progress-note", "A box for every puzzle you have solved.",
     "Ein Kästchen für jedes gelöste Rätsel."},
    {Phrase::kIndexEffort, "index-effort", "Index by effort", "Verzeichnis nach Aufwand"},
    {Phrase::kIndexTechnique, "index-technique", "Index by technique", "Verzeichnis nach Technik"},
    {Phrase::kIndexPage, "index-page", "p. {0}", "S. {0}"},
    {Phrase::kIndex, "index", "Index", "Verzeichnis"},
    {Phrase::kIndexNote, "index-note",
     "Puzzle, target, rating on the scale of Sudoku Explainer (ER), page.",
     "Rätsel, Richtzeit, Wertung auf der Skala von Sudoku Explainer (ER), Seite."},
    {Phrase::kIndexTechniqueNote, "index-technique-note",
     "The hardest technique that each puzzle asks for, and the puzzles that ask for it.",
     "Die schwerste Technik, die ein Rätsel verlangt, und die Rätsel, die sie verlangen."},
    {Phrase::kHints, "hints", "Hints", "Tipps"},
    {Phrase::kHintWhere, "hint-where", "First rung: where to look", "Erste Stufe: wo Sie suchen"},
    {Phrase::kHintWhat, "hint-what", "Second rung: what to look for",
     "Zweite Stufe: wonach Sie suchen"},
    {Phrase::kHintStep, "hint-step", "Third rung: the step", "Dritte Stufe: der Schritt"},
    {Phrase::kHintsNote, "hints-note",
     "Each hint is for the position that is left when no digit has only one place in a "
     "row, a column or a box. r4c7 is the cell in row 4 from the top, column 7 from the "
     "left; the boxes are counted like the words on a page.",
     "Jeder Tipp gilt für die Stellung, in der keine Ziffer mehr nur einen Platz in einer "
     "Zeile, einer Spalte oder einem Block hat. Z4S7 ist das Feld in der vierten Zeile von "
     "oben und der siebten Spalte von links; die Blöcke sind gezählt, wie man liest."},
    {Phrase::kHintsOfSingles, "hints-of-singles",
     "Puzzles that ask for nothing else have a hint for the digit that is hardest to place.",
     "Rätsel, die nichts weiter verlangen, haben einen Tipp für die Ziffer, deren Platz am "
     "schwersten zu finden ist."},
    {Phrase::kNextRung, "next-rung", "next rung: page {0}", "nächste Stufe: Seite {0}"},
    {Phrase::kExplained, "explained", "Explained solutions", "Erklärte Lösungen"},
    {Phrase::kExplainedNote, "explained-note",
     "The steps that matter, each in the position where it comes; what lies between them "
     "is easier. r4c7 is the cell in row 4 from the top, column 7 from the left.",
     "Die entscheidenden Schritte, jeder in der Stellung, in der er kommt; was dazwischen "
     "liegt, ist leichter. Z4S7 ist das Feld in der vierten Zeile von oben und der siebten "
     "Spalte von links."},
    {Phrase::kSinglesToEnd, "singles-to-end", "Then singles to the end.",
     "Danach nur noch einzelne Ziffern."},
    {Phrase::kFurtherSteps, "further-steps",
     "{0} further steps beyond singles, no harder than these, are left out; then singles "
     "lead to the end.",
     "{0} weitere Schritte, nicht schwerer als diese, sind weggelassen; danach führen "
     "einzelne Ziffern zum Ende."},
    {Phrase::kLessonOrder, "lesson-order", "In each position nothing easier has a step.",
     "In keiner der Stellungen gibt es einen leichteren Schritt."},
    {Phrase::kLessonExample, "lesson-example", "Example: puzzle {0} of this book.",
     "Beispiel: Rätsel {0} dieses Buches."},
    {Phrase::kLessonPractice, "lesson-practice", "Practice {0}: out of puzzle {1}.",
     "Übung {0}: aus Rätsel {1}."},
    {Phrase::kLessonExampleMade, "lesson-example-made", "Example", "Beispiel"},
    {Phrase::kLessonPracticeMade, "lesson-practice-made", "Practice {0}", "Übung {0}"},
    {Phrase::kLessonAnswers, "lesson-answers", "Answers", "Antworten"},
    {Phrase::kLessonAnswersPage, "lesson-answers-page", "The answers are on page {0}.",
     "Die Antworten stehen auf Seite {0}."},
    {Phrase::kChainsInShort, "chains-in-short",
     "Long chains are written in short: (8)r4c8-(7)r4c8=r4c7 => r4c7<>1. Read - as \"then not\" "
     "and "
     "= as \"then\": if r4c8 is 8, it is not 7; then r4c7 is 7, so r4c7 is not 1. (1=8)r7c7 is a "
     "cell that can only be 1 or 8: if it is not 1, it is 8.",
     "Lange Ketten stehen in Kurzform: (8)Z4S8-(7)Z4S8=Z4S7 => Z4S7<>1. Lesen Sie - als „dann "
     "nicht“ und = als „dann“: Ist Z4S8 eine 8, so ist es keine 7; dann ist Z4S7 eine 7, also "
     "keine "
     "1. (1=8)Z7S7 ist ein Feld, das nur 1 oder 8 sein kann: Ist es nicht 1, so ist es 8."},
    {Phrase::kSectionMinutes, "section-minutes", "{0} to {1} minutes", "{0} bis {1} Minuten"},
    {Phrase::kSectionRating, "section-rating", "ER {0} to {1}", "ER {0} bis {1}"},
    {Phrase::kSectionNeeds, "section-needs",
     "{0} is the hardest technique that each of these puzzles needs.",
     "{0} ist das schwerste Verfahren, das jedes dieser Rätsel braucht."},
    {Phrase::kSectionSpans, "section-spans", "Puzzles of these levels: {0}.",
     "Rätsel dieser Schwierigkeitsgrade: {0}."},
    {Phrase::kLevelNumber, "level-number", "level {0}", "Stufe {0}"},
    {Phrase::kLevelVeryEasy, "level-very-easy", "Very Easy", "Sehr leicht"},
    {Phrase::kLevelEasy, "level-easy", "Easy", "Leicht"},
    {Phrase::kLevelMedium, "level-medium", "Medium", "Mittel"},
    {Phrase::kLevelHard, "level-hard", "Hard", "Schwer"},
    {Phrase::kLevelVeryHard, "level-very-hard", "Very Hard", "Sehr schwer"},
    {Phrase::kLevelExpert, "level-expert", "Expert", "Experte"},
    {Phrase::kLevelDiabolical, "level-diabolical", "Diabolical", "Teuflisch"},
    {Phrase::kLevelExtreme, "level-extreme", "Extreme", "Extrem"},
    {Phrase::kInviteVeryEasy, "invite-very-easy", "Made for a first Sudoku, or a first coffee.",
     "Für das erste Sudoku oder den ersten Kaffee."},
    {Phrase::kInviteEasy, "invite-easy", "A gentle walk: look for the only place that is left.",
     "Ein Spaziergang: Suchen Sie den einzigen Platz, der noch frei ist."},
    {Phrase::kInviteMedium, "invite-medium", "A little more counting, still without notes.",
     "Etwas mehr zu zählen, noch ohne Notizen."},
    {Phrase::kInviteHard, "invite-hard", "Sharpen a pencil: from here on, notes help.",
     "Spitzen Sie den Bleistift: Ab hier helfen Notizen."},
    {Phrase::kInviteVeryHard, "invite-very-hard", "Patterns across the whole grid begin to count.",
     "Muster über das ganze Gitter beginnen zu zählen."},
    {Phrase::kInviteExpert, "invite-expert", "Follow a thread of ifs and thens to its end.",
     "Folgen Sie einem Faden aus Wenn und Dann bis ans Ende."},
    {Phrase::kInviteDiabolical, "invite-diabolical", "Several threads at once, and patience.",
     "Mehrere Fäden zugleich, und Geduld."},
    {Phrase::kInviteExtreme, "invite-extreme",
     "Among the hardest puzzles known. No shame in resting.",
     "Unter den schwersten, die man kennt. Pausen sind erlaubt."},
    {Phrase::kAllowsVeryEasy, "allows-very-easy",
     "Look at one box at a time: somewhere a digit has only one place left.",
     "Sehen Sie sich Block für Block an: Irgendwo hat eine Ziffer nur noch einen Platz."},
    {Phrase::kAllowsEasy, "allows-easy",
     "A digit has only one place left in a box, a row or a column.",
     "Eine Ziffer hat in einem Block, einer Zeile oder einer Spalte nur noch einen Platz."},
    {Phrase::kAllowsMedium, "allows-medium",
     "Sometimes it is the cell that has only one digit left. A digit confined to one line "
     "of a box cannot be elsewhere on that line.",
     "Manchmal ist es das Feld, das nur noch eine Ziffer zulässt. Eine Ziffer, die in "
     "einem Block nur auf einer Linie liegen kann, liegt sonst nirgends auf dieser Linie."},
    {Phrase::kAllowsHard, "allows-hard",
     "Write down what is possible in each cell. Look for digits locked in one line of a "
     "box, and for two cells that share the same two digits.",
     "Notieren Sie, was in jedem Feld möglich ist. Suchen Sie Ziffern, die in einem Block "
     "auf eine Linie festgelegt sind, und zwei Felder mit denselben zwei Ziffern."},
    {Phrase::kAllowsVeryHard, "allows-very-hard",
     "Triples and quads, X-Wings and larger fish, and wings of two or three cells.",
     "Drillinge und Vierlinge, X-Wings und größere Fische und Flügel aus zwei oder drei "
     "Feldern."},
    {Phrase::kAllowsExpert, "allows-expert",
     "Chains: if this cell is not a 4, then that one is, then the next is not. Whatever "
     "both ends of a chain rule out is out.",
     "Ketten: Wenn dieses Feld keine 4 ist, dann jenes, dann das nächste nicht. Was beide "
     "Enden einer Kette ausschließen, ist ausgeschlossen."},
    {Phrase::kAllowsDiabolical, "allows-diabolical",
     "Forcing chains: start from every possibility of a cell, or of a digit in a house, "
     "and keep what follows from all of them.",
     "Zwingende Ketten: Gehen Sie von jeder Möglichkeit eines Feldes oder einer Ziffer aus "
     "und behalten Sie, was aus allen folgt."},
    {Phrase::kAllowsExtreme, "allows-extreme",
     "Forcing chains that branch within chains. Every one still yields to logic alone.",
     "Zwingende Ketten, die sich in Ketten verzweigen. Auch hier genügt die Logik allein."},
    {Phrase::kOneSolution, "one-solution", "Every puzzle in this book has exactly one solution.",
     "Jedes Rätsel in diesem Buch hat genau eine Lösung."},
    {Phrase::kOtherBoards, "other-boards",
     "Boards of other sizes and shapes have their rules at the beginning of their sections.",
     "Gitter anderer Größen und Formen haben ihre Regeln am Anfang ihrer Abschnitte."},
    {Phrase::kOtherOrder, "other-order",
     "Puzzles of other sizes and shapes have no target, because times were measured on the classic "
     "grid only. Within a section they rise by their hardest step, and then by the sum of all "
     "their steps; where one kind of step is enough, by how few places are open at a time.",
     "Rätsel anderer Größen und Formen haben keine Richtzeit, weil Zeiten nur auf dem klassischen "
     "Gitter gemessen wurden. Innerhalb eines Abschnitts steigen sie nach ihrem schwersten "
     "Schritt, danach nach der Summe aller Schritte; wo eine Art von Schritt genügt, danach, wie "
     "wenige Stellen zugleich offen sind."},
    {Phrase::kBoardRules, "board-rules", "Rules", "Regeln"},
    {Phrase::kBoardExample, "board-example", "An example", "Ein Beispiel"},
    {Phrase::kBoardExampleSolved, "board-example-solved", "and its solution", "und seine Lösung"},
    {Phrase::kEachDigit, "each-digit", "each of the digits 1 to {0}", "jede der Ziffern 1 bis {0}"},
    {Phrase::kEachDigitOrLetter, "each-digit-or-letter",
     "each of the digits 1 to 9 and the letters A to {0}",
     "jede der Ziffern 1 bis 9 und jeden der Buchstaben A bis {0}"},
    {Phrase::kEachShape, "each-shape", "each of the {0} shapes", "jede der {0} Formen"},
    {Phrase::kEachLetter, "each-letter", "each of the letters of {0}", "jeden Buchstaben von {0}"},
    {Phrase::kRuleBoxes, "rule-boxes",
     "Fill the board so that every row, every column and every box of {1} rows and {2} columns "
     "holds {0} once.",
     "Füllen Sie das Gitter so aus, dass jede Zeile, jede Spalte und jeder Block aus {1} Zeilen "
     "und {2} Spalten {0} genau einmal enthält."},
    {Phrase::kRuleRegions, "rule-regions",
     "Fill the board so that every row, every column and every region inside thick lines holds {0} "
     "once.",
     "Füllen Sie das Gitter so aus, dass jede Zeile, jede Spalte und jeder dick umrandete Bereich "
     "{0} genau einmal enthält."},
    {Phrase::kRuleLatin, "rule-latin",
     "Fill the board so that every row and every column holds {0} once.",
     "Füllen Sie das Gitter so aus, dass jede Zeile und jede Spalte {0} genau einmal enthält."},
    {Phrase::kRuleOverlap, "rule-overlap",
     "Several grids of nine by nine cells share boxes. Fill them so that every row, every column "
     "and every box of each grid holds {0} once; a shared box counts in both grids.",
     "Mehrere Gitter aus neun mal neun Feldern teilen sich Blöcke. Füllen Sie sie so aus, dass in "
     "jedem Gitter jede Zeile, jede Spalte und jeder Block {0} genau einmal enthält; ein geteilter "
     "Block zählt in beiden Gittern."},
    {Phrase::kRuleX, "rule-x", "The same holds for both diagonals, which are grey.",
     "Dasselbe gilt für die beiden Diagonalen, die grau sind."},
    {Phrase::kRuleDiagonal, "rule-diagonal", "The same holds for the diagonal, which is grey.",
     "Dasselbe gilt für die Diagonale, die grau ist."},
    {Phrase::kRuleDisjoint, "rule-disjoint",
     "The same holds for the cells at one place of all boxes, such as all their upper left "
     "corners.",
     "Dasselbe gilt für die Felder an einer Stelle aller Blöcke, etwa alle oberen linken Ecken."},
    {Phrase::kRuleWindows, "rule-windows", "The same holds for the four grey windows.",
     "Dasselbe gilt für die vier grauen Fenster."},
    {Phrase::kRuleGreyCells, "rule-grey-cells", "The same holds for the nine grey cells.",
     "Dasselbe gilt für die neun grauen Felder."},
    {Phrase::kRuleAntiKnight, "rule-anti-knight",
     "Cells a knight's move of chess apart never hold the same.",
     "Felder, die einen Springerzug auseinanderliegen, enthalten nie dasselbe."},
    {Phrase::kRuleAntiKing, "rule-anti-king", "Cells that touch at a corner never hold the same.",
     "Felder, die sich an einer Ecke berühren, enthalten nie dasselbe."},
    {Phrase::kRuleNonConsecutive, "rule-non-consecutive",
     "Neighbours in a row or a column never follow one another, as 3 and 4 do.",
     "Nachbarn in einer Zeile oder Spalte folgen nie aufeinander wie 3 und 4."},
    {Phrase::kBoardTwin, "board-twin", "Twin", "Zwilling"},
    {Phrase::kBoardTriple, "board-triple", "Triple", "Drilling"},
    {Phrase::kBoardSamurai, "board-samurai", "Samurai", "Samurai"},
    {Phrase::kBoardLatin, "board-latin", "Latin Square", "Lateinisches Quadrat"},
    {Phrase::kBoardJigsaw, "board-jigsaw", "Jigsaw", "Jigsaw"},
    {Phrase::kBoardX, "board-x", "X-Sudoku", "X-Sudoku"},
    {Phrase::kBoardDiagonal, "board-diagonal", "Diagonal", "Diagonale"},
    {Phrase::kBoardDisjoint, "board-disjoint", "Disjoint Groups", "Disjunkte Gruppen"},
    {Phrase::kBoardWindoku, "board-windoku", "Windoku", "Windoku"},
    {Phrase::kBoardAsterisk, "board-asterisk", "Asterisk", "Asterisk"},
    {Phrase::kBoardCenterDot, "board-center-dot", "Center Dot", "Mittelpunkte"},
    {Phrase::kBoardGirandola, "board-girandola", "Girandola", "Girandola"},
    {Phrase::kBoardAntiKnight, "board-anti-knight", "Anti-Knight", "Anti-Springer"},
    {Phrase::kBoardAntiKing, "board-anti-king", "Anti-King", "Anti-König"},
    {Phrase::kBoardNonConsecutive, "board-non-consecutive", "Non-Consecutive", "Ohne Folgeziffern"},
    {Phrase::kRegionsEasy, "regions-easy",
     "A digit has only one place left in a region, a row or a column.",
     "Eine Ziffer hat in einem Bereich, einer Zeile oder einer Spalte nur noch einen Platz."},
    {Phrase::kRegionsMedium, "regions-medium",
     "Sometimes it is the cell that has only one digit left. A digit confined to one line of a "
     "region cannot be elsewhere on that line.",
     "Manchmal ist es das Feld, das nur noch eine Ziffer zulässt. Eine Ziffer, die in einem "
     "Bereich nur auf einer Linie liegen kann, liegt sonst nirgends auf dieser Linie."},
    {Phrase::kRegionsHard, "regions-hard",
     "Write down what is possible in each cell. Look for digits locked in one line of a region, "
     "and for two cells that share the same two digits.",
     "Notieren Sie, was in jedem Feld möglich ist. Suchen Sie Ziffern, die in einem Bereich auf "
     "eine Linie festgelegt sind, und zwei Felder mit denselben zwei Ziffern."},
    {Phrase::kLinesEasy, "lines-easy", "A digit has only one place left in a row or a column.",
     "Eine Ziffer hat in einer Zeile oder einer Spalte nur noch einen Platz."},
    {Phrase::kLinesHard, "lines-hard",
     "Write down what is possible in each cell. Look for two cells that share the same two "
     "digits.",
     "Notieren Sie, was in jedem Feld möglich ist. Suchen Sie zwei Felder mit denselben zwei "
     "Ziffern."},
    {Phrase::kCellsMedium, "cells-medium", "Sometimes it is the cell that has only one digit left.",
     "Manchmal ist es das Feld, das nur noch eine Ziffer zulässt."},
    {Phrase::kSmallVeryEasy, "small-very-easy",
     "Something always has only one place left, in many parts of the board at once.",
     "Immer hat etwas nur noch einen Platz, an vielen Stellen des Gitters zugleich."},
    {Phrase::kSmallEasy, "small-easy",
     "Something always has only one place left, in several parts of the board at once.",
     "Immer hat etwas nur noch einen Platz, an einigen Stellen des Gitters zugleich."},
    {Phrase::kSmallMedium, "small-medium",
     "Something always has only one place left, but in few parts of the board: look around all "
     "of it.",
     "Immer hat etwas nur noch einen Platz, aber an wenigen Stellen: Sehen Sie sich auf dem ganzen "
     "Gitter um."},
    {Phrase::kSmallHard, "small-hard",
     "Now and then look at a single cell: all but one are ruled out. Two cells that share the same "
     "two rule these out elsewhere.",
     "Sehen Sie sich ab und zu ein einzelnes Feld an: Alle bis auf eines scheiden aus. Zwei Felder "
     "mit denselben zwei Möglichkeiten schließen diese anderswo aus."},
    {Phrase::kSmallVeryHard, "small-very-hard",
     "Triplets, fish and wings: patterns of several cells.",
     "Drillinge, Fische und Flügel: Muster aus mehreren Feldern."},
    {Phrase::kSmallExtreme, "small-extreme",
     "Chains: if it is not here it is there, then the next is not. Whatever both ends rule out is "
     "out.",
     "Ketten: Wenn hier nicht, dann dort, dann das Nächste nicht. Was beide Enden ausschließen, "
     "ist ausgeschlossen."},
}};

constexpr bool in_enum_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (kRows[i].phrase != static_cast<Phrase>(i)) return false;
  }
  return true;
}
static_assert(in_enum_order());

}  // namespace

std::span<const PhraseRow> phrase_catalog() { return kRows; }

}  // namespace nonet
