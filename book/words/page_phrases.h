// The words of the play page besides the phrases for steps. Each row is a phrase: its key (with
// "page-" before it in a publisher's file), English, German. The page's HTML and scripts
// (book/web/assets) name the keys. {0}, {1} are placeholders; "one-KEY" and "many-KEY" are a noun
// with its number.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

namespace nonet {

struct PagePhraseRow {
  std::string_view key;
  std::string_view english;
  std::string_view german;
};

inline constexpr auto kPagePhrases = std::to_array<PagePhraseRow>({
    // Buttons, headings, labels.
    {"previous", "Previous puzzle", "Voriges Rätsel"},
    {"puzzle", "Puzzle", "Rätsel"},
    {"following", "Next puzzle", "Nächstes Rätsel"},
    {"how-hard", "How hard?", "Wie schwer?"},
    {"time", "Time", "Zeit"},
    {"pause", "Pause", "Pause"},
    {"go-on", "Go on", "Weiter"},
    {"entry", "What a digit does", "Was eine Ziffer bewirkt"},
    {"mode-digit", "Digit", "Ziffer"},
    {"mode-corner", "Corner", "Ecke"},
    {"mode-centre", "Centre", "Mitte"},
    {"mode-color", "Color", "Farbe"},
    {"digits", "Digits", "Ziffern"},
    {"left", "left", "übrig"},
    {"tools", "Tools", "Werkzeuge"},
    {"several", "Several", "Mehrere"},
    {"auto", "Auto marks", "Alle Notizen"},
    {"erase", "Erase", "Löschen"},
    {"undo", "Undo", "Zurück"},
    {"redo", "Redo", "Wieder vor"},
    {"check", "Check", "Prüfen"},
    {"why", "Why not?", "Warum nicht?"},
    {"hint", "Hint", "Tipp"},
    {"help", "Help", "Hilfe"},
    {"way", "The way to the solution", "Der Weg zur Lösung"},
    {"way-question", "It shows every step to the end. Do you want to see it?",
     "Er zeigt jeden Schritt bis zum Ende. Möchten Sie ihn sehen?"},
    {"way-show", "Yes, show it", "Ja, zeigen"},
    {"way-text",
     "One bar a step, as high as its rating. A bar shows the position before it and the step. Of a "
     "chain the board shows a branch, or all up to the line that is clicked: discs are true, "
     "squares false, a struck digit goes.",
     "Ein Balken für jeden Schritt, so hoch wie seine Wertung. Ein Balken zeigt die Stellung davor "
     "und den Schritt. Von einer Kette zeigt das Gitter einen Zweig oder alles bis zur "
     "angeklickten "
     "Zeile: Scheiben sind wahr, Quadrate falsch, eine gestrichene Ziffer fällt weg."},
    {"way-bar", "Steps by rating", "Schritte nach Wertung"},
    {"way-ends", "From here on the page knows no step of a few lines.",
     "Von hier an kennt die Seite keinen Schritt von wenigen Zeilen."},
    {"your-times", "Your times", "Ihre Zeiten"},
    {"no-times", "Solve a puzzle, and its time stands here.",
     "Lösen Sie ein Rätsel, dann steht seine Zeit hier."},
    {"level", "Level", "Grad"},
    {"solved", "Solved", "Gelöst"},
    {"median", "Median", "Median"},
    {"best", "Best", "Beste"},
    {"alone", "Without help", "Ohne Hilfe"},
    {"last-days", "The last 14 days", "Die letzten 14 Tage"},
    {"solver", "Your name, if you like", "Ihr Name, wenn Sie mögen"},
    {"save-times", "Save as a table", "Als Tabelle sichern"},
    {"print-share", "Print, share, look", "Drucken, teilen, Aussehen"},
    {"print", "Print", "Drucken"},
    {"print-one", "this puzzle", "dieses Rätsel"},
    {"print-all", "all puzzles", "alle Rätsel"},
    {"a-sheet", "a sheet", "je Blatt"},
    {"print-progress", "my digits and marks", "meine Ziffern und Notizen"},
    {"answers", "answers", "Lösungen"},
    {"share", "Link to this puzzle", "Link zu diesem Rätsel"},
    {"share-digits", "with my digits", "mit meinen Ziffern"},
    {"link", "Link", "Link"},
    {"colors", "Colors", "Farben"},
    {"as-device", "as the device", "wie das Gerät"},
    {"light", "light", "hell"},
    {"dark", "dark", "dunkel"},
    {"restart", "Start again", "Neu beginnen"},
    {"keys", "Keys", "Tasten"},
    {"keys-letters", "Beyond 9, Shift and a letter enter a digit: A follows 9.",
     "Jenseits der 9 gibt Umschalt mit einem Buchstaben eine Ziffer ein: A folgt auf 9."},
    {"kept-apart", "the rules of the board forbid it beside {0}",
     "die Regeln des Gitters verbieten es neben {0}"},
    {"keys-text",
     "Arrows move; with Shift or Ctrl they choose several cells, as dragging and Ctrl-click do. A "
     "double click or Enter chooses all cells with the same digit or marks. 1 to 9 enter a digit, "
     "with Shift a corner mark, with Ctrl a centre mark, with both a color; z, x, c and v change "
     "what a digit alone does. 0 or Delete erases, u undoes, r redoes, a fills in marks, k checks, "
     "w asks why not, h hints, m chooses several cells, p pauses, comma and period go through the "
     "lines of a chain, Page Up and Page Down change the puzzle, Escape closes.",
     "Pfeile bewegen; mit Umschalt oder Strg wählen sie mehrere Felder, ebenso Ziehen und Klicken "
     "mit Strg. Doppelklick oder Eingabe wählt alle Felder mit derselben Ziffer oder denselben "
     "Notizen. 1 bis 9 tragen eine Ziffer ein, mit Umschalt eine Notiz in der Ecke, mit Strg eine "
     "in der Mitte, mit beiden eine Farbe; z, x, c und v ändern, was die Ziffer allein bewirkt. 0 "
     "oder Entf löscht, u nimmt zurück, r stellt wieder her, a füllt alle Notizen aus, k prüft, w "
     "fragt, warum nicht, h gibt einen Tipp, m wählt mehrere Felder, p hält die Zeit an, Komma und "
     "Punkt gehen durch die Zeilen einer Kette, Bild auf und Bild ab wechseln das Rätsel, Escape "
     "schließt."},
    {"no-script", "This page needs JavaScript; it runs in the browser and loads nothing.",
     "Diese Seite braucht JavaScript; es läuft im Browser und lädt nichts."},
    {"old-browser",
     "This browser can not open the puzzles. A newer one can: Chromium from 80, Firefox from 113, "
     "Safari from 16.4.",
     "Dieser Browser kann die Rätsel nicht öffnen. Ein neuerer kann es: Chromium ab 80, Firefox ab "
     "113, Safari ab 16.4."},
    // A cell, as a screen reader says it.
    {"cell-at", "row {0} column {1}", "Zeile {0} Spalte {1}"},
    {"empty", "empty", "leer"},
    {"given", "given", "vorgegeben"},
    {"has-marks", "marks {0}", "Notizen {0}"},
    {"has-corners", "corner marks {0}", "Notizen in der Ecke {0}"},
    {"conflict", "conflict", "Widerspruch"},
    {"wrong", "wrong", "falsch"},
    {"color-1", "yellow", "gelb"},
    {"color-2", "orange", "orange"},
    {"color-3", "red", "rot"},
    {"color-4", "violet", "violett"},
    {"color-5", "blue", "blau"},
    {"color-6", "teal", "türkis"},
    {"color-7", "green", "grün"},
    {"color-8", "brown", "braun"},
    {"color-9", "gray", "grau"},
    // A puzzle in the list.
    {"target", "target {0}", "Ziel {0}"},
    {"solved-in", "solved in {0}", "gelöst in {0}"},
    {"begun", "begun", "begonnen"},
    {"linked", "From a link", "Aus einem Link"},
    {"one-clue", "{0} clue", "{0} Vorgabe"},
    {"many-clue", "{0} clues", "{0} Vorgaben"},
    // Moves.
    {"one-cell", "{0} cell", "{0} Feld"},
    {"many-cell", "{0} cells", "{0} Felder"},
    {"chosen", "{0} cells are chosen.", "{0} Felder sind gewählt."},
    {"entered", "{0} is {1}.", "{0} ist {1}."},
    {"entered-many", "{0} are {1}.", "{0} sind {1}."},
    {"is-given", "{0} is given. Every {1} is highlighted.",
     "{0} ist vorgegeben. Jede {1} ist hervorgehoben."},
    {"is-given-many", "{0} are given. Every {1} is highlighted.",
     "{0} sind vorgegeben. Jede {1} ist hervorgehoben."},
    {"is-empty", "{0} is empty.", "{0} ist leer."},
    {"is-empty-many", "{0} are empty.", "{0} sind leer."},
    {"clashes", "{0} is {1}, which stands in a cell that it sees.",
     "{0} ist {1}, die schon in einem Feld steht, das es sieht."},
    {"clashes-many", "{0} are {1}, which stands in a cell that they see.",
     "{0} sind {1}, die schon in einem Feld steht, das sie sehen."},
    {"full-but-wrong", "The grid is full, but something is wrong. Check shows where.",
     "Das Gitter ist voll, aber etwas ist falsch. „Prüfen“ zeigt, wo."},
    {"mark-set", "Mark {0} set in {1}.", "Notiz {0} in {1} gesetzt."},
    {"mark-removed", "Mark {0} removed in {1}.", "Notiz {0} in {1} entfernt."},
    {"corner-hidden", "Corner marks show when the automatic marks are off.",
     "Notizen in der Ecke sind zu sehen, wenn „Alle Notizen“ aus ist."},
    {"painted", "{0}: {1}.", "{0}: {1}."},
    {"unpainted", "{0}: no longer {1}.", "{0}: nicht mehr {1}."},
    {"erased", "{0} erased.", "{0} gelöscht."},
    {"undone", "Undone.", "Zurückgenommen."},
    {"redone", "Done again.", "Wiederhergestellt."},
    {"nothing-more", "Nothing more.", "Mehr ist nicht da."},
    {"restarted", "Started again. Undo takes it back.",
     "Neu begonnen. „Zurück“ macht es rückgängig."},
    {"paused", "Paused.", "Angehalten."},
    {"entering-digit", "Digits are entered now.", "Ziffern werden eingetragen."},
    {"entering-corner", "Digits are marks in the corners now.",
     "Ziffern sind Notizen in den Ecken."},
    {"entering-centre", "Digits are marks in the centre now.",
     "Ziffern sind Notizen in der Mitte."},
    {"entering-color", "Digits are colors now.", "Ziffern sind Farben."},
    {"auto-on", "Every possible digit is marked.", "Jede mögliche Ziffer ist notiert."},
    {"auto-off", "Your own marks.", "Ihre eigenen Notizen."},
    {"several-on", "Each cell that you choose is added, or taken away.",
     "Jedes Feld, das Sie wählen, kommt dazu oder fällt weg."},
    {"several-off", "One cell at a time.", "Ein Feld auf einmal."},
    {"one-hint", "{0} hint", "{0} Tipp"},
    {"many-hint", "{0} hints", "{0} Tipps"},
    {"done-alone", "Solved in {0}, without hints. Well done!",
     "Gelöst in {0}, ohne Tipps. Gut gemacht!"},
    {"done-with-help", "Solved in {0}, with help: {1}.", "Gelöst in {0}, mit Hilfe: {1}."},
    // Help.
    {"one-wrong", "{0} digit wrong", "{0} Ziffer falsch"},
    {"many-wrong", "{0} digits wrong", "{0} Ziffern falsch"},
    {"mark-missing", "The right mark is missing in {0}.", "Die richtige Notiz fehlt in {0}."},
    {"all-right", "Everything is right.", "Alles ist richtig."},
    {"right-so-far", "Nothing is wrong so far.", "Bisher ist nichts falsch."},
    {"choose-wrong", "Choose a cell with a digit of yours, then ask why not.",
     "Wählen Sie ein Feld mit einer Ziffer von Ihnen und fragen Sie dann, warum nicht."},
    {"nothing-against", "{0} is {1}: nothing speaks against it.",
     "{0} ist {1}: Nichts spricht dagegen."},
    {"rung-where", "Where to look", "Wo suchen"},
    {"rung-what", "What to look for", "Was suchen"},
    {"rung-step", "The step", "Der Schritt"},
    {"rung-wrong", "What is wrong", "Was falsch ist"},
    {"rung-why", "Why", "Warum"},
    {"hint-title", "Hint: {0}", "Tipp: {0}"},
    {"why-title", "Why not {0} in {1}?", "Warum nicht {0} in {1}?"},
    {"missing-title", "A mark is missing in {0}", "Eine Notiz fehlt in {0}"},
    {"take-away", "Take it away", "Wegnehmen"},
    {"put-back", "Put it back", "Wieder einsetzen"},
    {"no-short-step", "The page knows no step of a few lines here.",
     "Die Seite kennt hier keinen Schritt von wenigen Zeilen."},
    {"name-it", "What is it called?", "Wie heißt das?"},
    {"technique-is", "The technique: {0}, rating {1}.", "Die Technik: {0}, Wertung {1}."},
    {"supposition", "Supposition", "Annahme"},
    {"show-on-way", "Show it on the way", "Auf dem Weg zeigen"},
    {"do-it", "Do it", "Ausführen"},
    {"noted", "Noted. Auto marks show what is left.",
     "Vermerkt. „Alle Notizen“ zeigt, was übrig ist."},
    {"done", "Done.", "Ausgeführt."},
    {"line", "Line", "Zeile"},
    {"in-full", "The {0} in full", "Ganz: {0}"},
    {"close", "Close", "Schließen"},
    {"my-game", "My game", "Mein Spiel"},
    {"on-way",
     "This is a position of the way to the solution. Continue from here, or go back to your game.",
     "Das ist eine Stellung des Weges zur Lösung. Spielen Sie von hier weiter, oder gehen Sie zu "
     "Ihrem Spiel zurück."},
    {"back", "Back", "Zurück"},
    {"next", "Next", "Weiter"},
    {"continue-here", "Continue from here", "Von hier weiterspielen"},
    {"continued", "You continue from here. Undo takes it back.",
     "Sie spielen von hier weiter. „Zurück“ macht es rückgängig."},
    {"step-title", "Step {0} of {1}: {2}, {3}", "Schritt {0} von {1}: {2}, {3}"},
    {"step-bar", "Step {0}: {1}, {2}", "Schritt {0}: {1}, {2}"},
    // Links and times.
    {"link-copied", "The link is copied.", "Der Link ist kopiert."},
    {"link-here", "Here is the link.", "Hier ist der Link."},
    {"link-position", "The digits of the link. Undo brings back your own.",
     "Die Ziffern des Links. „Zurück“ bringt Ihre eigenen wieder."},
    {"link-cells", "The link has no puzzle of {0} cells.",
     "Der Link enthält kein Rätsel von {0} Feldern."},
    {"link-have", "The digits of the link are not {0} cells.",
     "Die Ziffern des Links sind nicht {0} Felder."},
    {"link-none", "The puzzle of the link has no solution.",
     "Das Rätsel des Links hat keine Lösung."},
    {"link-several", "The puzzle of the link has several solutions.",
     "Das Rätsel des Links hat mehrere Lösungen."},
    {"one-solved", "{0} puzzle solved", "{0} Rätsel gelöst"},
    {"many-solved", "{0} puzzles solved", "{0} Rätsel gelöst"},
    {"one-streak", "{0} day in a row", "{0} Tag in Folge"},
    {"many-streak", "{0} days in a row", "{0} Tage in Folge"},
    {"day-bar", "{0}: {1} solved, {2}", "{0}: {1} gelöst, {2}"},
    // The page of explanations.
    {"how-to-solve-one", "How to solve this Sudoku", "So wird dieses Sudoku gelöst"},
    {"how-to-solve-many", "How to solve these Sudokus", "So werden diese Sudokus gelöst"},
    {"explain-keys",
     "Arrow keys left and right move from step to step, up and down from line to line, h to the "
     "hardest; t leaves the board alone. A click on a bar or a line shows it. On the board discs "
     "are true, squares false, and a struck digit goes; small numbers are the lines.",
     "Die Pfeiltasten links und rechts gehen von Schritt zu Schritt, auf und ab von Zeile zu "
     "Zeile, "
     "h zum schwersten; t lässt das Gitter allein stehen. Ein Klick auf einen Balken oder eine "
     "Zeile zeigt ihn oder sie. Auf dem Gitter sind Scheiben wahr, Quadrate falsch, und eine "
     "gestrichene Ziffer fällt weg; kleine Zahlen sind die Zeilen."},
    {"puzzle-number", "Puzzle {0}", "Rätsel {0}"},
    {"steps-count", "{0} steps", "{0} Schritte"},
    {"hardest", "Hardest", "Schwerster"},
    {"text", "Text", "Text"},
    {"all-lines", "All lines", "Alle Zeilen"},
    {"singles-up-to", "Singles, up to {0}", "Einzelne Ziffern, bis {0}"},
    {"line-of", "line {0} of {1}", "Zeile {0} von {1}"},
    {"the-idea", "(the idea)", "(der Gedanke)"},
    // Lessons.
    {"lesson-title", "Sudoku lesson: {0}", "Sudoku-Lektion: {0}"},
    {"lessons-title", "Sudoku lessons", "Sudoku-Lektionen"},
    {"lesson-example", "An example", "Ein Beispiel"},
    {"lesson-out-of", "Out of the puzzle", "Aus dem Rätsel"},
    {"lesson-practice", "Practice", "Übung"},
    {"lesson-find",
     "Find the {0} in each position. Click the candidates that it removes, or the digit that it "
     "enters.",
     "Finden Sie in jeder Stellung: {0}. Klicken Sie auf die Kandidaten, die wegfallen, oder auf "
     "die Ziffer, die einzutragen ist."},
    {"lesson-position", "Position {0}", "Stellung {0}"},
    {"lesson-answer", "Answer {0}", "Lösung {0}"},
    {"lesson-so", "So {0}.", "Also: {0}."},
    {"lesson-keys", "Arrows move, a digit chooses a candidate.",
     "Pfeile bewegen, eine Ziffer wählt einen Kandidaten."},
    {"lesson-right", "Right: {1} in {0}.", "Richtig: {1} in {0}."},
    {"one-left", "{0} more to find.", "Noch {0} zu finden."},
    {"many-left", "{0} more to find.", "Noch {0} zu finden."},
    {"lesson-all", "Right, that is all of it.", "Richtig, das ist alles."},
    {"lesson-no-candidate", "{0} has no candidate {1}.", "{0} hat keinen Kandidaten {1}."},
    {"lesson-solution", "{0} is {1} in the solution: no step removes it.",
     "{0} ist {1} in der Lösung: Kein Schritt streicht sie."},
    {"lesson-of-pattern", "{1} in {0} is part of the pattern, which needs it.",
     "{1} in {0} gehört zum Muster, das sie braucht."},
    {"lesson-other-digit", "The step removes {0}, not {1}.",
     "Der Schritt streicht {0}, nicht {1}."},
    {"lesson-outside", "{0} does not lie in {1}.", "{0} liegt nicht in {1}."},
    {"lesson-unseen", "{0} does not see {1}.", "{0} sieht {1} nicht."},
    {"lesson-not-shown", "{0} is not {1}, but this step does not show it.",
     "{0} ist nicht {1}, aber dieser Schritt zeigt es nicht."},
    {"lesson-not-forced", "Nothing forces this in {0}: {1}", "Nichts erzwingt das in {0}: {1}"},
    {"lesson-others", "the cell can also be {0}, and {1} can also go to {2}.",
     "Das Feld kann auch {0} sein, und {1} passt auch in {2}."},
});

// The place of the phrase in the catalog; its size if there is none.
constexpr std::size_t page_phrase_index(std::string_view key) {
  return static_cast<std::size_t>(std::ranges::find(kPagePhrases, key, &PagePhraseRow::key) -
                                  kPagePhrases.begin());
}

}  // namespace nonet
