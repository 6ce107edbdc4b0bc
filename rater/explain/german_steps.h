// German texts of lessons, and German names of the techniques of Sudoku Explainer's scale, the one
// used to explain books. Written for readers, not translated word for word.
#pragma once

#include <array>
#include <string_view>

#include "rater/explain/lesson_row.h"

namespace nonet {

struct GermanTechnique {
  TechniqueId id;
  std::string_view name;
};

// X-Wing, Swordfish, XY-Wing and Nishio keep their names in German.
inline constexpr std::array kGermanTechniques{
    GermanTechnique{TechniqueId::kFullHouse, "Letztes Feld"},
    GermanTechnique{TechniqueId::kHiddenSingleBox, "Einziger Platz im Block"},
    GermanTechnique{TechniqueId::kHiddenSingleLine, "Einziger Platz auf einer Linie"},
    GermanTechnique{TechniqueId::kNakedSingle, "Einzige Ziffer"},
    GermanTechnique{TechniqueId::kDirectPointing, "Block trifft Linie, direkt"},
    GermanTechnique{TechniqueId::kDirectClaiming, "Linie trifft Block, direkt"},
    GermanTechnique{TechniqueId::kPointing, "Block trifft Linie"},
    GermanTechnique{TechniqueId::kClaiming, "Linie trifft Block"},
    GermanTechnique{TechniqueId::kDirectHiddenPair, "Verstecktes Paar, direkt"},
    GermanTechnique{TechniqueId::kDirectHiddenTriplet, "Versteckter Drilling, direkt"},
    GermanTechnique{TechniqueId::kNakedPair, "Nacktes Paar"},
    GermanTechnique{TechniqueId::kNakedTriplet, "Nackter Drilling"},
    GermanTechnique{TechniqueId::kNakedQuad, "Nackter Vierling"},
    GermanTechnique{TechniqueId::kHiddenPair, "Verstecktes Paar"},
    GermanTechnique{TechniqueId::kHiddenTriplet, "Versteckter Drilling"},
    GermanTechnique{TechniqueId::kHiddenQuad, "Versteckter Vierling"},
    GermanTechnique{TechniqueId::kUniqueRectangle1, "Einziges Rechteck, Typ 1"},
    GermanTechnique{TechniqueId::kUniqueRectangle2, "Einziges Rechteck, Typ 2"},
    GermanTechnique{TechniqueId::kUniqueRectangle3, "Einziges Rechteck, Typ 3"},
    GermanTechnique{TechniqueId::kUniqueRectangle4, "Einziges Rechteck, Typ 4"},
    GermanTechnique{TechniqueId::kUniqueLoop1, "Einziger Kreis, Typ 1"},
    GermanTechnique{TechniqueId::kUniqueLoop2, "Einziger Kreis, Typ 2"},
    GermanTechnique{TechniqueId::kUniqueLoop3, "Einziger Kreis, Typ 3"},
    GermanTechnique{TechniqueId::kUniqueLoop4, "Einziger Kreis, Typ 4"},
    GermanTechnique{TechniqueId::kBug1, "Lauter Paare (BUG), Typ 1"},
    GermanTechnique{TechniqueId::kBug2, "Lauter Paare (BUG), Typ 2"},
    GermanTechnique{TechniqueId::kBug3, "Lauter Paare (BUG), Typ 3"},
    GermanTechnique{TechniqueId::kBug4, "Lauter Paare (BUG), Typ 4"},
    GermanTechnique{TechniqueId::kAlignedPairExclusion, "Ausschluss von Paaren"},
    GermanTechnique{TechniqueId::kAlignedTripletExclusion, "Ausschluss von Drillingen"},
    GermanTechnique{TechniqueId::kXCycle, "X-Kreis"},
    GermanTechnique{TechniqueId::kYCycle, "Y-Kreis"},
    GermanTechnique{TechniqueId::kXyCycle, "XY-Kreis"},
    GermanTechnique{TechniqueId::kXForcingChain, "Zwingende X-Kette"},
    GermanTechnique{TechniqueId::kForcingChain, "Zwingende Kette"},
    GermanTechnique{TechniqueId::kCellForcingChains, "Zwingende Ketten eines Feldes"},
    GermanTechnique{TechniqueId::kRegionForcingChains, "Zwingende Ketten einer Ziffer"},
    GermanTechnique{TechniqueId::kDynamicForcingChains, "Verzweigte zwingende Ketten"},
    GermanTechnique{TechniqueId::kDynamicForcingChainsPlus,
                    "Verzweigte zwingende Ketten mit Mustern"},
    GermanTechnique{TechniqueId::kNestedForcingChains, "Ketten in Ketten"},
    GermanTechnique{TechniqueId::kNestedMultipleForcingChains, "Mehrfache Ketten in Ketten"},
    GermanTechnique{TechniqueId::kNestedDynamicForcingChains, "Verzweigte Ketten in Ketten"},
    GermanTechnique{TechniqueId::kNestedDynamicForcingChainsPlus, "Ketten in Ketten in Ketten"},
};

inline constexpr std::array kGermanLessons = {
    // Singles.
    LessonRow{TechniqueId::kFullHouse, TechniqueId::kFullHouse,
              "In einer Zeile, einer Spalte oder einem Block ist noch ein Feld leer. Dorthin "
              "gehört die Ziffer, die fehlt.",
              "Überfliegen Sie das Gitter nach Häusern, die fast voll sind. Sehen Sie nach jeder "
              "Ziffer, die Sie eintragen, noch einmal auf ihre Zeile, ihre Spalte und ihren Block.",
              "Ein Haus enthält jede Ziffer einmal. Acht stehen da, also hat die neunte nur einen "
              "Platz."},
    LessonRow{TechniqueId::kHiddenSingleBox, TechniqueId::kHiddenSingleBox,
              "In einem Block passt eine Ziffer nur in ein Feld. Dort steht sie, was immer das "
              "Feld sonst zuließe.",
              "Nehmen Sie eine Ziffer, die schon mehrmals im Gitter steht. Lassen Sie ihre Zeilen "
              "und Spalten einen Block durchschneiden, dem sie fehlt, und sehen Sie, wie viele "
              "leere Felder übrig bleiben.",
              "Der Block braucht die Ziffer, und jedes andere seiner Felder ist gefüllt oder wird "
              "von derselben Ziffer gesehen."},
    LessonRow{TechniqueId::kHiddenSingleLine, TechniqueId::kHiddenSingleLine,
              "In einer Zeile oder Spalte passt eine Ziffer nur in ein Feld. Dort steht sie.",
              "Wählen Sie eine Linie mit wenigen Lücken und eine Ziffer, die ihr fehlt, und prüfen "
              "Sie jede Lücke: Steht die Ziffer schon im Block oder auf der kreuzenden Linie?",
              "Die Linie braucht die Ziffer, und jede andere Lücke ist ihr verschlossen."},
    LessonRow{TechniqueId::kNakedSingle, TechniqueId::kNakedSingle,
              "Ein Feld lässt nur eine Ziffer zu. Tragen Sie sie ein.",
              "Sehen Sie dorthin, wo eine volle Zeile, eine volle Spalte und ein voller Block sich "
              "treffen, und zählen Sie von 1 bis 9: Welche Ziffer sieht das Feld nicht?",
              "Acht Ziffern stehen in Feldern, die dieses sieht. Nur die neunte bleibt."},

    // Locked candidates.
    LessonRow{
        TechniqueId::kDirectPointing, TechniqueId::kDirectPointing,
        "In einem Block liegen alle Plätze einer Ziffer auf einer Linie. Die Ziffer verlässt den "
        "Rest dieser Linie, und sofort hat ein anderes Haus nur noch einen Platz für sie.",
        "Gehen Sie Ziffer für Ziffer durch, ohne Notizen: Liegen ihre Plätze in einem Block auf "
        "einer Linie, so gilt diese Linie als besetzt; suchen Sie in den Blöcken daneben einen "
        "einzigen Platz.",
        "Wo immer die Ziffer im Block steht, sie steht auf dieser Linie. Außerhalb des Blocks kann "
        "sie dort kein zweites Mal stehen."},
    LessonRow{
        TechniqueId::kDirectClaiming, TechniqueId::kDirectClaiming,
        "In einer Zeile oder Spalte liegen alle Plätze einer Ziffer in einem Block. Die Ziffer "
        "verlässt den Rest des Blocks, und sofort hat ein anderes Haus nur noch einen Platz für "
        "sie.",
        "Sehen Sie auf eine Linie, deren Lücken für eine Ziffer alle in einen Block fallen; der "
        "Rest des Blocks gilt der Ziffer als verschlossen; suchen Sie einen einzigen Platz.",
        "Die Linie braucht die Ziffer, also bekommt der Block sie von der Linie. Kein anderes Feld "
        "des Blocks kann sie haben."},
    LessonRow{TechniqueId::kPointing, TechniqueId::kPointing,
              "In einem Block liegen alle Kandidaten einer Ziffer auf einer Linie. Die Ziffer "
              "entfällt in den Feldern dieser Linie außerhalb des Blocks.",
              "Sehen Sie für jede Ziffer und jeden Block, wo die Notizen stehen: zwei oder drei in "
              "einer Zeile oder Spalte und sonst keine im Block.",
              "Der Block braucht die Ziffer und gibt sie der Linie, welches der Felder es auch "
              "sei. Eine zweite auf der Linie ist nicht erlaubt."},
    LessonRow{TechniqueId::kClaiming, TechniqueId::kClaiming,
              "In einer Zeile oder Spalte liegen alle Kandidaten einer Ziffer in einem Block. Die "
              "Ziffer entfällt in den anderen Feldern dieses Blocks.",
              "Sehen Sie für jede Ziffer und jede Linie, ob ihre Notizen in einem Block bleiben.",
              "Die Linie braucht die Ziffer und kann sie nur aus diesem Block nehmen. Also hat der "
              "Block sie auf der Linie und sonst nirgends."},

    // Subsets.
    LessonRow{TechniqueId::kDirectHiddenPair, TechniqueId::kDirectHiddenTriplet,
              "In einem Haus passen {n} Ziffern nur in dieselben {n} Felder. Diese Felder sind "
              "vergeben, und sofort hat eine andere Ziffer des Hauses nur noch einen Platz.",
              "Suchen Sie {n} Ziffern mit denselben Lücken in einem Haus. Fragen Sie dann noch "
              "einmal nach den anderen fehlenden Ziffern, mit diesen Feldern verschlossen.",
              "Die {n} Ziffern brauchen {n} Felder und haben keine anderen. Also passt keine "
              "weitere Ziffer hinein."},
    LessonRow{TechniqueId::kNakedPair, TechniqueId::kNakedQuad,
              "In einem Haus haben {n} Felder zusammen nur {n} Kandidaten. Diese Ziffern entfallen "
              "in allen anderen Feldern des Hauses.",
              "Suchen Sie Felder mit wenigen Notizen. Nehmen Sie {n} aus einem Haus und zählen Sie "
              "die Ziffern in allen; nicht jedes Feld muss jede der Ziffern haben.",
              "Die {n} Felder nehmen {n} Ziffern auf, und nur diese {n} sind da: Sie teilen sie "
              "unter sich und lassen keine für den Rest des Hauses."},
    LessonRow{TechniqueId::kHiddenPair, TechniqueId::kHiddenQuad,
              "In einem Haus haben {n} Ziffern Kandidaten nur in denselben {n} Feldern. Alle "
              "anderen Ziffern entfallen in diesen Feldern.",
              "Zählen Sie für jede fehlende Ziffer eines Hauses die Felder, in die sie kann. "
              "Suchen Sie {n} Ziffern, die sich {n} Felder teilen; beginnen Sie mit Ziffern, die "
              "wenige Plätze haben.",
              "Die {n} Ziffern müssen im Haus stehen und haben nur diese {n} Felder. Sie füllen "
              "sie, also passt nichts anderes hinein."},

    // Fish.
    LessonRow{
        TechniqueId::kXWing, TechniqueId::kJellyfish,
        "Nehmen Sie {n} Zeilen, in denen eine Ziffer Kandidaten nur in denselben {n} Spalten hat. "
        "Die Ziffer entfällt in allen anderen Feldern dieser Spalten. Zeilen und Spalten können "
        "die Rollen tauschen.",
        "Folgen Sie jeweils einer Ziffer. Notieren Sie für jede Zeile, in welche Spalten sie kann, "
        "und suchen Sie {n} Zeilen, die zusammen nicht mehr als {n} Spalten brauchen; dann "
        "dasselbe mit Spalten.",
        "Jede der {n} Zeilen braucht die Ziffer, und keine zwei nehmen sie aus derselben Spalte. "
        "So verbrauchen sie die {n} Spalten, und für andere Zeilen bleibt dort nichts."},

    // Wings.
    LessonRow{TechniqueId::kXyWing, TechniqueId::kXyWing,
              "Ein Feld mit den Kandidaten X und Y sieht ein Feld mit X und Z und ein Feld mit Y "
              "und Z. Z entfällt in allen Feldern, die die letzten beiden sehen.",
              "Sammeln Sie die Felder mit zwei Kandidaten. Nehmen Sie eines als Angel und suchen "
              "Sie zwei Flügel, die je eine Ziffer mit ihr teilen und eine dritte miteinander.",
              "Ist die Angel X, so ist der erste Flügel Z; ist sie Y, so ist der zweite Z. Einer "
              "der Flügel ist in jedem Fall Z."},
    LessonRow{TechniqueId::kXyzWing, TechniqueId::kXyzWing,
              "Ein Feld mit den Kandidaten X, Y und Z sieht ein Feld mit X und Z und ein Feld mit "
              "Y und Z. Z entfällt in allen Feldern, die alle drei sehen.",
              "Suchen Sie ein Feld mit drei Kandidaten und zwei Flügel, die je zwei davon haben, "
              "einen davon in seinem Block. Zu prüfen sind die Felder dieses Blocks auf der Linie "
              "des anderen Flügels.",
              "Die Angel ist X, dann ist der erste Flügel Z; oder Y, dann ist der zweite Z; oder "
              "selbst Z. Eines der drei Felder ist in jedem Fall Z."},

    // Unique patterns.
    LessonRow{
        TechniqueId::kUniqueRectangle1, TechniqueId::kUniqueRectangle1,
        "Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken; drei davon haben dieselben "
        "zwei Kandidaten und sonst keine. Beide Ziffern entfallen im vierten Feld.",
        "Suchen Sie gleiche Felder mit zwei Kandidaten, die drei Ecken eines Rechtecks über zwei "
        "Blöcke bilden.",
        "Mit nur diesen zwei Ziffern in allen vier Ecken könnte man sie vertauschen und hätte eine "
        "zweite Lösung. Das Rätsel hat eine, also ist das vierte Feld etwas anderes."},
    LessonRow{TechniqueId::kUniqueRectangle2, TechniqueId::kUniqueRectangle2,
              "Ein Rechteck über zwei Blöcke, dessen Ecken alle dieselben zwei Kandidaten haben; "
              "zwei Ecken, die sich sehen, haben eine weitere Ziffer, beide dieselbe. Sie entfällt "
              "in allen Feldern, die beide sehen.",
              "Suchen Sie zwei gleiche Felder mit zwei Kandidaten auf einer Linie und gegenüber "
              "zwei Felder mit demselben Paar und einer Ziffer mehr.",
              "Hätte keine der Ecken die weitere Ziffer, ließe sich das Paar vertauschen. Also hat "
              "eine sie, und was beide sieht, hat sie nicht."},
    LessonRow{
        TechniqueId::kUniqueRectangle3, TechniqueId::kUniqueRectangle3,
        "Ein Rechteck über zwei Blöcke mit weiteren Ziffern in zwei Ecken. Zusammen gelten diese "
        "Ecken als ein Feld mit den weiteren Ziffern und bilden mit anderen Feldern eines "
        "gemeinsamen Hauses eine nackte oder versteckte Gruppe.",
        "Finden Sie das Rechteck, vergessen Sie das Paar in den zwei reichen Ecken und sehen Sie, "
        "ob die weiteren Ziffern zu einer Gruppe mit den anderen Feldern ihres Hauses passen.",
        "Eine der zwei Ecken hat eine der weiteren Ziffern, sonst ließe sich das Paar vertauschen. "
        "So zählen beide als ein Feld der Gruppe."},
    LessonRow{TechniqueId::kUniqueRectangle4, TechniqueId::kUniqueRectangle4,
              "Ein Rechteck über zwei Blöcke mit weiteren Ziffern in zwei Ecken, die sich sehen. "
              "In einem gemeinsamen Haus hat eine Ziffer des Paars keinen anderen Platz. Die "
              "andere Ziffer des Paars entfällt in beiden Ecken.",
              "Finden Sie das Rechteck und prüfen Sie, ob eine Ziffer des Paars an die zwei "
              "reichen Ecken gebunden ist.",
              "Eine der Ecken hat die gebundene Ziffer. Hätte die andere deren Partner, ließe sich "
              "das Paar vertauschen."},
    LessonRow{TechniqueId::kUniqueLoop1, TechniqueId::kUniqueLoop1,
              "Ein Kreis aus {n} oder mehr Feldern, zwei in jedem Haus, das er berührt, die alle "
              "dieselben zwei Kandidaten haben; eines hat mehr. Das Paar entfällt in diesem Feld.",
              "Folgen Sie Feldern mit demselben Paar von Haus zu Haus, bis der Weg sich schließt; "
              "eine Station darf mehr Kandidaten haben.",
              "Hätte der Kreis nur das Paar, ließen sich seine Ziffern rundum zu einer zweiten "
              "Lösung vertauschen. Das reiche Feld verhindert das, indem es etwas anderes ist."},
    LessonRow{TechniqueId::kUniqueLoop2, TechniqueId::kUniqueLoop2,
              "Ein Kreis aus {n} oder mehr Feldern mit denselben zwei Kandidaten, zwei in jedem "
              "Haus, das er berührt; einige haben eine weitere Ziffer, alle dieselbe. Sie entfällt "
              "in allen Feldern, die all diese sehen.",
              "Folgen Sie einem Paar von Haus zu Haus, bis der Weg sich schließt, und sehen Sie, "
              "ob neben dem Paar nur eine Ziffer steht.",
              "Eines der reichen Felder hat die weitere Ziffer, sonst ließe sich der Kreis rundum "
              "vertauschen."},
    LessonRow{TechniqueId::kUniqueLoop3, TechniqueId::kUniqueLoop3,
              "Ein Kreis aus {n} oder mehr Feldern mit denselben zwei Kandidaten; zwei Felder, die "
              "sich sehen, haben weitere Ziffern. Zusammen gelten sie als ein Feld in einer Gruppe "
              "eines gemeinsamen Hauses.",
              "Finden Sie den Kreis, vergessen Sie das Paar in seinen zwei reichen Feldern und "
              "suchen Sie um sie eine nackte oder versteckte Gruppe.",
              "Eines der beiden hat eine der weiteren Ziffern, sonst ließe sich der Kreis rundum "
              "vertauschen."},
    LessonRow{TechniqueId::kUniqueLoop4, TechniqueId::kUniqueLoop4,
              "Ein Kreis aus {n} oder mehr Feldern mit denselben zwei Kandidaten; zwei Felder, die "
              "sich sehen, haben weitere Ziffern, und in einem gemeinsamen Haus hat eine Ziffer "
              "des Paars keinen anderen Platz. Die andere Ziffer des Paars entfällt in beiden.",
              "Finden Sie den Kreis und prüfen Sie, ob eine Ziffer des Paars an seine zwei reichen "
              "Felder gebunden ist.",
              "Eines der beiden hat die gebundene Ziffer. Hätte das andere deren Partner, ließe "
              "sich der Kreis rundum vertauschen."},
    LessonRow{TechniqueId::kBug1, TechniqueId::kBug1,
              "Alle leeren Felder haben zwei Kandidaten, nur eines hat drei. In diesem gilt die "
              "Ziffer, die in einem Haus dreimal steht.",
              "Gegen Ende eines Rätsels, wenn fast jedes Feld zwei Notizen hat, suchen Sie das "
              "eine, das mehr hat.",
              "Mit zwei Kandidaten überall und jeder Ziffer zweimal in jedem Haus hat ein Gitter "
              "keine Lösung oder zwei. Der dritte Kandidat bewahrt das Rätsel davor."},
    LessonRow{TechniqueId::kBug2, TechniqueId::kBug2,
              "Alle leeren Felder hätten zwei Kandidaten, hätten nicht einige eine überzählige "
              "Ziffer, alle dieselbe. Sie entfällt in allen Feldern, die all diese sehen.",
              "Listen Sie in einem Gitter aus Paaren die Felder mit drei Kandidaten auf und suchen "
              "Sie in jedem die Ziffer, die in seinen Häusern dreimal steht.",
              "Einer der überzähligen Kandidaten muss gelten: Ohne sie hätte das ganze Gitter zwei "
              "Lösungen oder keine."},
    LessonRow{TechniqueId::kBug3, TechniqueId::kBug3,
              "Alle leeren Felder hätten zwei Kandidaten, hätten nicht einige in einem Haus "
              "überzählige Ziffern. Diese Felder gelten in einer Gruppe des Hauses als ein Feld "
              "mit den überzähligen Ziffern.",
              "Nehmen Sie in einem Gitter aus Paaren die überzähligen Ziffern und suchen Sie eine "
              "nackte Gruppe mit anderen Feldern des gemeinsamen Hauses.",
              "Einer der überzähligen Kandidaten muss gelten, also haben die Felder zusammen "
              "mindestens eine dieser Ziffern."},
    LessonRow{TechniqueId::kBug4, TechniqueId::kBug4,
              "Alle leeren Felder hätten zwei Kandidaten, hätten nicht zwei, die sich sehen, mehr; "
              "sie teilen eine Ziffer, die an sie gebunden ist. Andere Ziffern, die nicht "
              "überzählig sind, entfallen in beiden.",
              "Sehen Sie in einem Gitter aus Paaren auf zwei Felder mit mehr: Hat eine ihrer "
              "gemeinsamen Ziffern keinen anderen Platz in ihrem Haus?",
              "Eines der beiden hat die gebundene Ziffer und eines eine überzählige: Jede wird von "
              "einem der Felder bedient."},

    // Aligned exclusion, cycles, chains.
    LessonRow{TechniqueId::kAlignedPairExclusion, TechniqueId::kAlignedTripletExclusion,
              "Schreiben Sie alle Arten auf, {n} Felder zu füllen. Unmöglich sind die, die eine "
              "Ziffer in einem Haus wiederholen, und die, die einem Feld, das sie sieht, keinen "
              "Kandidaten lassen. Ein Kandidat, für den keine Art bleibt, entfällt.",
              "Suchen Sie {n} Felder, die von mehreren Feldern mit zwei Kandidaten gesehen werden.",
              "Jede Art, in der der Kandidat gelten könnte, wird einzeln ausgeschlossen."},
    LessonRow{TechniqueId::kXCycle, TechniqueId::kXCycle,
              "Plätze einer Ziffer bilden einen Kreis, abwechselnd wahr und falsch. Andere "
              "Kandidaten der Ziffer, die zwei Nachbarn des Kreises sehen, entfallen.",
              "Folgen Sie einer Ziffer durch Häuser mit zwei Plätzen, bis der Weg sich schließt.",
              "Der Kreis kann auf zwei Arten wahr sein, und in beiden hat jedes zweite Feld die "
              "Ziffer. So bekommt jedes Haus, durch das er geht, sie vom Kreis."},
    LessonRow{TechniqueId::kYCycle, TechniqueId::kYCycle,
              "Felder mit zwei Kandidaten bilden einen Kreis, jedes teilt eine Ziffer mit dem "
              "nächsten. Die geteilte Ziffer entfällt in anderen Feldern, die beide sehen.",
              "Gehen Sie von einem Feld mit zwei Kandidaten zum nächsten, bis Sie zurück sind, mit "
              "der Ziffer, mit der Sie gingen.",
              "Der Kreis kann auf zwei Arten wahr sein, und in beiden steht jede geteilte Ziffer "
              "in einem der zwei Felder, die sie teilen."},
    LessonRow{TechniqueId::kXyCycle, TechniqueId::kXyCycle,
              "Kandidaten mehrerer Ziffern bilden einen Kreis, abwechselnd wahr und falsch. Andere "
              "Kandidaten, die beide Enden eines Glieds sehen, entfallen.",
              "Wechseln Sie zwischen zwei Plätzen einer Ziffer in einem Haus und zwei Kandidaten "
              "eines Feldes, bis Sie am Anfang sind.",
              "Der Kreis lässt sich auf zwei Arten lesen, und in beiden hat jedes Glied ein wahres "
              "Ende."},
    LessonRow{TechniqueId::kXForcingChain, TechniqueId::kXForcingChain,
              "Nehmen Sie etwas über eine Ziffer in einem Feld an und folgen Sie nur dieser "
              "Ziffer. Kommt die Kette zum Gegenteil zurück, war die Annahme falsch.",
              "Folgen Sie einer Ziffer: nicht hier, also dort; dort, also nicht da drüben. "
              "Beginnen Sie, wo Häuser zwei Plätze haben.",
              "Führt eine Annahme zu ihrem Gegenteil, so ist sie falsch."},
    LessonRow{TechniqueId::kForcingChain, TechniqueId::kForcingChain,
              "Nehmen Sie an, ein Kandidat sei wahr oder er sei falsch, und folgen Sie einer "
              "Folgerung nach der anderen durch Felder und Häuser. Kommt die Kette zum Gegenteil "
              "zurück, war die Annahme falsch.",
              "Beginnen Sie bei Feldern mit zwei Kandidaten und bei Ziffern mit zwei Plätzen in "
              "einem Haus: Dort zwingt jeder Schritt den nächsten.",
              "Führt eine Annahme zu ihrem Gegenteil, so ist sie falsch."},
    LessonRow{TechniqueId::kNishio, TechniqueId::kNishio,
              "Nehmen Sie eine Ziffer in einem Feld an und folgen Sie dieser Ziffer allein über "
              "das ganze Gitter. Bleibt einem Haus kein Platz für sie, war die Annahme falsch.",
              "Wählen Sie eine Ziffer, die etwa halb fertig ist. Setzen Sie sie in Gedanken, "
              "streichen Sie, was sie sieht, setzen Sie, was erzwungen ist, und sehen Sie, ob sie "
              "noch in jedes Haus passt.",
              "Aus Wahrem folgt nichts Unmögliches. Die Kette darf sich vereinen: Eine Ziffer kann "
              "mehrere frühere zugleich brauchen."},
    LessonRow{TechniqueId::kCellForcingChains, TechniqueId::kCellForcingChains,
              "Probieren Sie jeden Kandidaten eines Feldes der Reihe nach. Führt jeder durch eine "
              "Kette zum selben Ergebnis, so gilt es.",
              "Wählen Sie ein Feld mit drei oder vier Kandidaten, dessen Häuser voller Paare sind, "
              "und schreiben Sie auf, was aus jedem folgt.",
              "Einer der Kandidaten ist der richtige, und er sagt dasselbe wie die anderen."},
    LessonRow{
        TechniqueId::kRegionForcingChains, TechniqueId::kRegionForcingChains,
        "Probieren Sie jeden Platz einer Ziffer in einer Zeile, einer Spalte oder einem Block der "
        "Reihe nach. Führt jeder durch eine Kette zum selben Ergebnis, so gilt es.",
        "Wählen Sie eine Ziffer mit drei oder vier Plätzen in einem Haus und schreiben Sie auf, "
        "was aus jedem folgt.",
        "Das Haus hat die Ziffer an einem dieser Plätze, und der sagt dasselbe wie die anderen."},
    LessonRow{TechniqueId::kDynamicForcingChains, TechniqueId::kDynamicForcingChains,
              "Folgen Sie einer Annahme mit all ihren Folgerungen zusammen: Eine spätere darf auf "
              "mehreren früheren beruhen. Ein Widerspruch oder dasselbe Ergebnis in jedem Fall "
              "entscheidet.",
              "Spielen Sie einen Kandidaten mit Bleistift weiter und nummerieren Sie, was folgt, "
              "damit Sie später sagen können, welche Schritte nötig waren.",
              "Aus Wahrem folgt nichts Unmögliches; und wo einer von mehreren Fällen gelten muss, "
              "ist wahr, was alle sagen."},
    LessonRow{
        TechniqueId::kDynamicForcingChainsPlus, TechniqueId::kDynamicForcingChainsPlus,
        "Verzweigte Ketten, die unterwegs auch gebundene Kandidaten, Paare und X-Wings nutzen "
        "dürfen, die entstanden sind.",
        "Spielen Sie einen Kandidaten weiter; gehen die einzelnen Ziffern aus, suchen Sie in der "
        "erreichten Stellung ein Paar oder eine Ziffer, die in einem Block auf einer Linie liegt.",
        "Die Muster gelten in der Stellung, zu der die Annahme führt. Also folgt auch aus der "
        "Annahme, was sie streichen."},
    LessonRow{TechniqueId::kNestedForcingChains, TechniqueId::kNestedForcingChains,
              "Verzweigte Ketten, die unterwegs das Ergebnis einer zwingenden Kette in der "
              "Stellung nutzen dürfen, zu der die Annahme führt.",
              "Spielen Sie einen Kandidaten weiter; bleibt nichts übrig, suchen Sie eine Kette in "
              "der erreichten Stellung.",
              "Die innere Kette ist ein eigener Beweis. Was sie gibt, folgt aus den Annahmen um "
              "sie herum."},
    LessonRow{TechniqueId::kNestedMultipleForcingChains, TechniqueId::kNestedMultipleForcingChains,
              "Verzweigte Ketten, die unterwegs zwingende Ketten eines Feldes oder einer Ziffer in "
              "der Stellung nutzen dürfen, zu der die Annahme führt.",
              "Kaum von Hand: In der Stellung, zu der eine Annahme führt, werden alle Fälle eines "
              "Feldes oder Hauses verfolgt.",
              "Die innere Überlegung ist ein eigener Beweis. Was sie gibt, folgt aus den Annahmen "
              "um sie herum."},
    LessonRow{TechniqueId::kNestedDynamicForcingChains, TechniqueId::kNestedDynamicForcingChains,
              "Verzweigte Ketten, die unterwegs ganze verzweigte Ketten in der Stellung nutzen "
              "dürfen, zu der die Annahme führt.",
              "Kaum von Hand: eine Annahme in einer Annahme, jede voll ausgespielt.",
              "Die innere Überlegung ist ein eigener Beweis. Was sie gibt, folgt aus den Annahmen "
              "um sie herum."},
    LessonRow{TechniqueId::kNestedDynamicForcingChainsPlus,
              TechniqueId::kNestedDynamicForcingChainsPlus,
              "Verzweigte Ketten, die verzweigte Ketten nutzen, die selbst zwingende Ketten "
              "nutzen: Annahmen drei Stufen tief.",
              "Nicht von Hand. Die wenigen Rätsel, die das verlangen, sind die schwersten, die man "
              "kennt.",
              "Jede innere Überlegung ist ein eigener Beweis. Was sie gibt, folgt aus den Annahmen "
              "um sie herum, und so weiter nach außen."},
};

}  // namespace nonet
