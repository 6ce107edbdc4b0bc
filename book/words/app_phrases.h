// The words of the page of `nonet app`, beside those of the page to play on: rows as in
// page_phrases.h, whose keys begin with "app-". The page's HTML and scripts (book/web/assets/app)
// name the keys.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>

#include "book/words/page_phrases.h"

namespace nonet {

inline constexpr auto kAppPhrases = std::to_array<PagePhraseRow>({
    // The parts of the page.
    {"app-parts", "Parts of the page", "Teile der Seite"},
    {"app-solve", "Solve", "Lösen"},
    {"app-make", "Make", "Erzeugen"},
    {"app-list", "List", "Liste"},
    {"app-any", "any", "beliebig"},
    {"app-to", "to", "bis"},
    {"app-stop", "Stop", "Anhalten"},
    {"app-open-file", "Open a file", "Datei öffnen"},
    {"app-scale", "Scale", "Skala"},
    {"app-rating", "Rating", "Wertung"},
    {"app-puzzle", "Puzzle", "Rätsel"},
    {"app-technique", "Technique", "Technik"},
    {"app-clues", "Clues", "Vorgaben"},
    // A puzzle and its verdict.
    {"app-the-puzzle", "The puzzle", "Das Rätsel"},
    {"app-text", "A puzzle in any format, or a link to one",
     "Ein Rätsel in beliebigem Format oder ein Link darauf"},
    {"app-type", "Type it on a grid", "In ein Gitter eintippen"},
    {"app-another", "Another puzzle", "Anderes Rätsel"},
    {"app-keys", "Digits and arrows; a dot, 0 or Delete for an empty cell.",
     "Ziffern und Pfeile; Punkt, 0 oder Entf für ein leeres Feld."},
    {"app-unique", "Exactly one solution.", "Genau eine Lösung."},
    {"app-sukaku", "Candidates instead of clues, a sukaku: exactly one solution.",
     "Kandidaten statt Vorgaben, ein Sukaku: genau eine Lösung."},
    {"app-several",
     "More than one solution. Here are two; the cells in which they differ are marked.",
     "Mehr als eine Lösung. Hier sind zwei; die Felder, in denen sie sich unterscheiden, sind "
     "markiert."},
    {"app-solution-1", "One solution", "Eine Lösung"},
    {"app-solution-2", "Another solution", "Eine andere Lösung"},
    {"app-none", "No solution: {0}.", "Keine Lösung: {0}."},
    {"app-none-hidden",
     "every way to fill it ends in a contradiction, though no forced digit shows it",
     "Jeder Versuch, es zu füllen, endet in einem Widerspruch, doch keine erzwungene Ziffer zeigt "
     "ihn"},
    {"app-no-digit", "row {0}, column {1} has no digit left",
     "Zeile {0}, Spalte {1} hat keine Ziffer übrig"},
    {"app-no-place", "{0} {1} has no place for {2}", "{0} {1} hat keinen Platz für {2}"},
    {"app-row", "row", "Zeile"},
    {"app-column", "column", "Spalte"},
    {"app-box", "box", "Block"},
    {"app-after-one", "{0} after 1 forced digit", "{0}, nach 1 erzwungenen Ziffer"},
    {"app-after", "{0} after {1} forced digits", "{0}, nach {1} erzwungenen Ziffern"},
    {"app-place", "Line {0}: {1}.", "Zeile {0}: {1}."},
    {"app-place-column", "Line {0}, column {1}: {2}.", "Zeile {0}, Spalte {1}: {2}."},
    {"app-old-browser", "This browser cannot run the page: {0}",
     "Dieser Browser kann die Seite nicht ausführen: {0}"},
    // Its facts.
    {"app-facts", "Facts", "Eigenschaften"},
    {"app-minimal", "Minimal", "Minimal"},
    {"app-minimal-yes", "yes: each clue is needed", "ja: Jede Vorgabe wird gebraucht"},
    {"app-minimal-no", "no: some clue can go", "nein: Eine Vorgabe ist entbehrlich"},
    {"app-symmetry", "Symmetry", "Symmetrie"},
    {"app-canonical", "Canonical form", "Kanonische Form"},
    {"app-remove", "Remove redundant clues", "Entbehrliche Vorgaben entfernen"},
    {"app-open-canonical", "Open the canonical form", "Kanonische Form öffnen"},
    {"app-neighbours", "List the neighbours", "Nachbarn auflisten"},
    // Its ratings.
    {"app-ratings", "Ratings", "Wertungen"},
    {"app-hardest", "Hardest technique", "Schwerste Technik"},
    {"app-stuck", "stuck, {0} cells left", "bleibt stecken, {0} Felder offen"},
    {"app-above-limit", "above the limit", "über der Grenze"},
    {"app-stopped", "stopped", "angehalten"},
    {"app-rating-now", "rating …", "Wertung läuft …"},
    {"app-longer", "takes longer", "dauert länger"},
    {"app-rate", "Rate", "Werten"},
    {"app-rate-on", "Rate on the scale {0}", "Auf der Skala {0} werten"},
    {"app-cancel", "Cancel", "Abbrechen"},
    {"app-steps", "Steps", "Schritte"},
    {"app-steps-on", "The steps of the scale {0}", "Die Schritte der Skala {0}"},
    {"app-steps-now", "The steps come …", "Die Schritte kommen …"},
    {"app-close", "Close", "Schließen"},
    // Rules of Bridi's scale that are no technique of the catalog, by their keys.
    {"app-pencil-mark", "Pencil mark", "Notiz"},
    {"app-hidden-single", "Hidden Single", "Einziger Platz"},
    // Making puzzles.
    {"app-make-puzzles", "Make puzzles", "Rätsel erzeugen"},
    {"app-level", "Level", "Schwierigkeit"},
    {"app-rating-on", "Rating on", "Wertung auf"},
    {"app-from", "from", "von"},
    {"app-needs", "Needs", "Braucht"},
    {"app-any-technique", "any technique", "beliebige Technik"},
    {"app-clues-from", "Clues from", "Vorgaben von"},
    {"app-count", "How many", "Wie viele"},
    {"app-seed", "Seed", "Startwert"},
    {"app-only-minimal", "minimal", "minimal"},
    {"app-breed", "breed, for rare wishes", "züchten, für seltene Wünsche"},
    {"app-pattern", "Clues in the cells of a pattern", "Vorgaben in den Feldern eines Musters"},
    {"app-no-pattern", "No pattern", "Kein Muster"},
    {"app-found-now", "{0} found, {1} …", "{0} gefunden, {1} …"},
    {"app-found", "{0} found, {1}", "{0} gefunden, {1}"},
    {"app-found-stopped", "{0} found, {1}, stopped", "{0} gefunden, {1}, angehalten"},
    {"app-found-failed", "{0} found, {1}: {2}", "{0} gefunden, {1}: {2}"},
    {"app-of-seed", "seed {0}", "Startwert {0}"},
    {"app-of-neighbours", "neighbours", "Nachbarn"},
    // Lists and the table.
    {"app-rate-list", "Rate a list", "Liste werten"},
    {"app-lines", "Puzzles, one a line, or a file of any format",
     "Rätsel, eines je Zeile, oder eine Datei beliebigen Formats"},
    {"app-rated", "Puzzles rated", "Gewertete Rätsel"},
    {"app-progress", "{0} of {1} rated in {2} s", "{0} von {1} gewertet in {2} s"},
    {"app-puzzles", "Puzzles", "Rätsel"},
    {"app-rating-from", "Rating from", "Wertung von"},
    {"app-save-csv", "Save as CSV", "Als CSV sichern"},
    {"app-save-lines", "Save as lines", "Als Zeilen sichern"},
    {"app-rate-these", "Rate these", "Diese werten"},
    {"app-sheet", "A sheet", "Je Blatt"},
    {"app-print", "Print", "Drucken"},
    {"app-shown", "{0} of {1} puzzles", "{0} von {1} Rätseln"},
    {"app-shown-first", "{0} of {1} puzzles; the first {2} are shown",
     "{0} von {1} Rätseln; die ersten {2} sind zu sehen"},
    // A grid to fill.
    {"app-cell", "row {0}, column {1}: {2}", "Zeile {0}, Spalte {1}: {2}"},
    {"app-empty", "empty", "leer"},
    {"app-clue", "clue", "Vorgabe"},
    {"app-pattern-cells", "Cells with clues", "Felder mit Vorgaben"},
    // Symmetries of the clues, by the keys of board/pattern.h.
    {"app-symmetry-none", "no symmetry", "keine Symmetrie"},
    {"app-symmetry-rotational", "half turn", "halbe Drehung"},
    {"app-symmetry-rotational90", "quarter turn", "Vierteldrehung"},
    {"app-symmetry-horizontal", "mirror, top to bottom", "Spiegel, oben und unten"},
    {"app-symmetry-vertical", "mirror, left to right", "Spiegel, links und rechts"},
    {"app-symmetry-diagonal", "mirror at the diagonal from top left",
     "Spiegel an der Diagonale von links oben"},
    {"app-symmetry-antidiagonal", "mirror at the diagonal from top right",
     "Spiegel an der Diagonale von rechts oben"},
    {"app-symmetry-orthogonal", "horizontal and vertical mirror",
     "waagerechter und senkrechter Spiegel"},
    {"app-symmetry-bidiagonal", "mirror at both diagonals", "Spiegel an beiden Diagonalen"},
    {"app-symmetry-full", "every turn and mirror", "jede Drehung und Spiegelung"},
});

// All phrases of pages: those of the page to play on, then those of the app.
inline constexpr auto kEveryPagePhrase = [] {
  std::array<PagePhraseRow, kPagePhrases.size() + kAppPhrases.size()> rows{};
  std::ranges::copy(kAppPhrases, std::ranges::copy(kPagePhrases, rows.begin()).out);
  return rows;
}();

// The place of the phrase among all; their number if there is none.
constexpr std::size_t page_phrase_index(std::string_view key) {
  return static_cast<std::size_t>(std::ranges::find(kEveryPagePhrase, key, &PagePhraseRow::key) -
                                  kEveryPagePhrase.begin());
}

}  // namespace nonet
