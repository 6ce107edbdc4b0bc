// German texts of lessons on coloring, almost locked sets, chains, nets and last resorts. Written
// for readers, not translated word for word.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kGermanChainLessons = {
    // Coloring.
    LessonRow{
        TechniqueId::kSimpleColorsTrap, TechniqueId::kSimpleColorsTrap,
        "Felder einer Ziffer, verbunden durch Häuser mit zwei Plätzen, nehmen abwechselnd zwei "
        "Farben an. Ein Feld, das beide Farben sieht, verliert die Ziffer.",
        "Wählen Sie eine Ziffer mit vielen Häusern von zwei Plätzen. Färben Sie ein Feld, seinen "
        "Partner in der anderen Farbe und so weiter; sehen Sie dann auf die Kandidaten ohne Farbe.",
        "Eine der zwei Farben ist als Ganzes wahr. Ein Feld, das beide sieht, sieht die wahre."},
    LessonRow{TechniqueId::kSimpleColorsWrap, TechniqueId::kSimpleColorsWrap,
              "Felder einer Ziffer, verbunden durch Häuser mit zwei Plätzen, nehmen abwechselnd "
              "zwei Farben an. Sehen sich zwei Felder einer Farbe, so entfällt die Ziffer in allen "
              "Feldern dieser Farbe.",
              "Färben Sie die verbundenen Plätze einer Ziffer und prüfen Sie jedes Haus auf zwei "
              "Felder einer Farbe.",
              "Eine Farbe ist als Ganzes wahr oder als Ganzes falsch. Zwei von ihr in einem Haus "
              "können nicht wahr sein."},
    LessonRow{TechniqueId::kMultiColors1, TechniqueId::kMultiColors1,
              "Zwei Gruppen verbundener Felder sind gefärbt, jede in zwei eigenen Farben. Sieht "
              "eine Farbe der ersten eine Farbe der zweiten, so verliert ein Feld, das die beiden "
              "anderen Farben sieht, die Ziffer.",
              "Färben Sie alle verbundenen Plätze einer Ziffer, jede Gruppe in neuen Farben, und "
              "sehen Sie, wo zwei Gruppen sich berühren.",
              "Die zwei Farben, die sich sehen, sind nicht beide wahr. Also ist mindestens eine "
              "der beiden anderen wahr, und das Feld sieht sie."},
    LessonRow{TechniqueId::kMultiColors2, TechniqueId::kMultiColors2,
              "Zwei Gruppen verbundener Felder sind gefärbt, jede in zwei eigenen Farben. Sieht "
              "eine Farbe der ersten beide Farben der zweiten, so entfällt die Ziffer in allen "
              "Feldern dieser Farbe.",
              "Färben Sie alle verbundenen Plätze einer Ziffer und suchen Sie eine Farbe, die "
              "beide Farben einer anderen Gruppe berührt.",
              "Eine Farbe der zweiten Gruppe ist wahr. Eine Farbe, die beide sieht, ist falsch, "
              "welche es auch ist."},
    LessonRow{TechniqueId::kMedusaTrap, TechniqueId::kMedusaTrap,
              "Kandidaten mehrerer Ziffern, verbunden durch Häuser mit zwei Plätzen und durch "
              "Felder mit zwei Kandidaten, bekommen abwechselnd zwei Farben. Ein Kandidat, der "
              "beide Farben sieht oder mit einer im selben Feld steht und die andere sieht, "
              "entfällt.",
              "Färben Sie die verbundenen Plätze einer Ziffer. In einem Feld mit zwei Kandidaten "
              "bekommt der andere die andere Farbe; von dort geht es mit dieser Ziffer weiter.",
              "Eine der zwei Farben ist als Ganzes wahr. Ein Kandidat, der beide trifft, trifft "
              "die wahre."},
    LessonRow{TechniqueId::kMedusaWrap, TechniqueId::kMedusaWrap,
              "Kandidaten mehrerer Ziffern, verbunden durch Häuser mit zwei Plätzen und durch "
              "Felder mit zwei Kandidaten, bekommen abwechselnd zwei Farben. Steht eine Farbe "
              "zweimal in einem Feld, zweimal für eine Ziffer in einem Haus, oder lässt sie einem "
              "Feld nichts, so entfallen alle ihre Kandidaten.",
              "Färben Sie durch Felder mit zwei Kandidaten weiter und prüfen Sie jedes Feld und "
              "Haus auf zwei von einer Farbe, und jedes Feld daneben, ob eine Farbe es leeren "
              "würde.",
              "Eine Farbe ist als Ganzes wahr oder als Ganzes falsch. Eine, die sich selbst "
              "widerspricht, ist nicht wahr."},

    // Guardians.
    LessonRow{TechniqueId::kBrokenWing, TechniqueId::kBrokenWing,
              "Fünf, sieben oder neun Plätze einer Ziffer bilden einen Ring: Jeder teilt ein Haus "
              "mit dem nächsten. Andere Plätze der Ziffer in diesen Häusern sind die Wächter. Ein "
              "Feld, das alle Wächter sieht, verliert die Ziffer; ein einzelner Wächter ist wahr.",
              "Folgen Sie einer Ziffer durch Häuser mit zwei Plätzen und durch einige mit einem "
              "Platz mehr. Kommen Sie nach ungerade vielen Schritten zurück, so prüfen Sie, was "
              "alle weiteren Plätze sehen.",
              "Ohne Wächter hätte jedes zweite Feld des Rings die Ziffer, und bei ungerader Zahl "
              "geht das nicht. Also ist einer der Wächter wahr."},
    LessonRow{TechniqueId::kBivalueOddagon, TechniqueId::kBivalueOddagon,
              "Fünf, sieben oder neun Felder mit denselben zwei Kandidaten bilden einen Ring, "
              "jedes sieht das nächste. Ihre anderen Kandidaten sind die Wächter. Was falsch ist, "
              "welcher Wächter auch wahr ist, entfällt.",
              "Suchen Sie ein Paar von Ziffern in vielen Feldern, die meisten davon ohne anderen "
              "Kandidaten, und einen Ring ungerader Länge durch sie."
              " Liegen die übrigen Kandidaten in zwei Feldern eines Hauses, ergänzen sie dort "
              "vielleicht eine nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
              "Mit nur diesen zwei Ziffern müssten sie rund um den Ring abwechseln, und bei "
              "ungerader Zahl geht das nicht. Also ist einer der Wächter wahr."},

    // Almost locked sets.
    LessonRow{TechniqueId::kSueDeCoq, TechniqueId::kSueDeCoq,
              "Zwei oder drei Felder, in denen eine Linie und ein Block sich kreuzen, haben zwei "
              "Ziffern zu viel. Felder der Linie und Felder des Blocks teilen sich den Überschuss: "
              "Die Ziffern jeder Gruppe entfallen im Rest ihres Hauses.",
              "Suchen Sie Kreuzungen mit vier oder fünf Kandidaten in zwei Feldern, mit fünf oder "
              "mehr in drei, und auf der Linie und im Block Felder mit zwei Kandidaten aus diesen.",
              "All diese Felder haben so viele Ziffern wie Felder, und keine kann zweimal kommen. "
              "Also wird jede Ziffer auf ihrer Linie oder in ihrem Block gebraucht."},
    LessonRow{
        TechniqueId::kAlsXz, TechniqueId::kAlsXz,
        "Zwei fast gebundene Mengen - Felder eines Hauses mit einer Ziffer mehr als Feldern - "
        "haben eine Ziffer X gemeinsam, deren Plätze einander alle sehen. Eine andere Ziffer Z "
        "beider entfällt in allen Feldern, die alle ihre Plätze in den beiden sehen.",
        "Suchen Sie Gruppen von Feldern mit einem Kandidaten zu viel; ein Feld mit zwei Kandidaten "
        "ist die kleinste. Finden Sie zwei, die sich in einer Ziffer treffen und eine andere "
        "teilen.",
        "X kann nicht in beiden Mengen stehen. Die ohne X hat gerade genug Ziffern übrig und muss "
        "Z verwenden."},
    LessonRow{TechniqueId::kAlsXyWing, TechniqueId::kAlsXyWing,
              "Drei fast gebundene Mengen: Die mittlere teilt mit jeder der anderen eine Ziffer, "
              "deren Plätze einander alle sehen. Eine Ziffer Z der beiden äußeren entfällt in "
              "allen Feldern, die alle ihre Plätze dort sehen.",
              "Finden Sie einen XY-Wing, in dem jedes der drei Felder auch eine Gruppe von Feldern "
              "mit einer Ziffer zu viel sein darf.",
              "Die mittlere Menge kann nur eine Ziffer entbehren. Also nimmt sie einer der äußeren "
              "Mengen die verbindende Ziffer, und die muss dann Z verwenden."},
    LessonRow{TechniqueId::kAlsChain, TechniqueId::kAlsChain,
              "Fast gebundene Mengen folgen aufeinander, jede mit der nächsten durch eine Ziffer "
              "verbunden, deren Plätze einander alle sehen. Eine Ziffer Z der ersten und der "
              "letzten entfällt in allen Feldern, die alle ihre Plätze dort sehen.",
              "Gehen Sie von zwei verbundenen Mengen weiter zu einer dritten und vierten, jedes "
              "Mal mit einer anderen verbindenden Ziffer, bis eine Ziffer der ersten wiederkommt.",
              "Verwendet die erste Menge Z nicht, so verwendet sie ihre verbindende Ziffer; die "
              "nächste verliert diese und verwendet ihre eigene Verbindung, und so weiter, bis die "
              "letzte Z verwenden muss."},
    LessonRow{TechniqueId::kDeathBlossom, TechniqueId::kDeathBlossom,
              "Ein Feld, der Stiel, sieht für jeden seiner Kandidaten eine fast gebundene Menge, "
              "die ihn hat, die Blütenblätter. Eine weitere Ziffer, die alle Blätter teilen, "
              "entfällt in allen Feldern, die alle ihre Plätze in ihnen sehen.",
              "Wählen Sie ein Feld mit zwei oder drei Kandidaten und suchen Sie für jeden eine "
              "Gruppe mit einer Ziffer zu viel, alle mit einer weiteren Ziffer gemeinsam.",
              "Was der Stiel auch ist, er nimmt diese Ziffer einem Blatt, das dann die gemeinsame "
              "Ziffer verwenden muss."},
    LessonRow{TechniqueId::kHouseBlossom, TechniqueId::kHouseBlossom,
              "Zu jedem Platz einer Ziffer in einem Haus gibt es eine fast gebundene Menge, ein "
              "Blütenblatt, das ihn ausschließt, sobald ihm eine weitere Ziffer fehlt. Ein "
              "Kandidat dieser Ziffer, der alle ihre Plätze in jedem Blatt sieht, entfällt.",
              "Wählen Sie eine Ziffer mit zwei oder drei Plätzen in einem Haus und suchen Sie "
              "Gruppen mit einer Ziffer zu viel, die diese Plätze sehen, alle mit einer weiteren "
              "Ziffer gemeinsam.",
              "Wäre der Kandidat wahr, so verlöre jedes Blatt seine Ziffer, brauchte alle anderen "
              "und nähme einen Platz: Die Ziffer hätte in ihrem Haus keinen."},
    LessonRow{TechniqueId::kRectangleBlossom, TechniqueId::kRectangleBlossom,
              "Vier Felder in zwei Zeilen, zwei Spalten und zwei Blöcken dürfen nicht zwei "
              "Ziffern über Kreuz aufnehmen, also ist einer ihrer anderen Kandidaten wahr. Ein "
              "Kandidat entfällt, wenn er fast gebundene Mengen, die Blütenblätter, binden würde, "
              "die sie alle ausschließen.",
              "Schreiben Sie die Kandidaten auf, die ein Rechteck vor zwei Lösungen bewahren, und "
              "suchen Sie Gruppen mit einer Ziffer zu viel, die sie sehen, alle mit einer weiteren "
              "Ziffer gemeinsam.",
              "Wäre der Kandidat wahr, so verlöre jedes Blatt seine Ziffer und brauchte alle "
              "anderen. Dem Rechteck blieben nur die zwei Ziffern, und die ließen sich "
              "vertauschen."},
    LessonRow{TechniqueId::kAnlsBlossom, TechniqueId::kAnlsBlossom,
              "Felder eines Hauses haben mehr Ziffern, als sie brauchen. Ein Kandidat entfällt, "
              "wenn er fast gebundene Mengen, die Blütenblätter, binden würde, die diesen Feldern "
              "zusammen so viele Ziffern nehmen, dass weniger übrig bleiben als Felder.",
              "Nehmen Sie einen Kandidaten an, markieren Sie die fast gebundenen Mengen, die er "
              "bindet, streichen Sie, was sie ausschließen, und suchen Sie ein Haus, in dem drei "
              "Feldern zwei Ziffern bleiben.",
              "Felder eines Hauses brauchen je eine Ziffer. Wäre der Kandidat wahr, so verlöre "
              "jedes Blatt seine Ziffer und brauchte alle anderen, und den Feldern fehlte eine."},

    // Aligned exclusion, cycles, chains of Sudoku Explainer.
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

    // Alternating chains and loops.
    LessonRow{
        TechniqueId::kRemotePair, TechniqueId::kRemotePair,
        "Felder mit denselben zwei Kandidaten folgen aufeinander, jedes sieht das nächste. Ein "
        "Feld, das zwei davon in ungerader Entfernung sieht, verliert beide Ziffern.",
        "Sammeln Sie die Felder mit ein und demselben Paar und gehen Sie von einem zum nächsten.",
        "Die Ziffern wechseln entlang der Kette. Zwei Felder in ungerader Entfernung haben je eine "
        "der zwei Ziffern."},
    LessonRow{TechniqueId::kXChain, TechniqueId::kXChain,
              "Plätze einer Ziffer folgen aufeinander: Vom ersten und zweiten muss einer wahr "
              "sein, vom zweiten und dritten muss einer falsch sein und so weiter im Wechsel. Ein "
              "Feld, das beide Enden sieht, verliert die Ziffer.",
              "Folgen Sie einer Ziffer durch Häuser mit zwei Plätzen und gehen Sie von einem "
              "solchen Haus zum nächsten, wo ihre Felder sich sehen.",
              "Ist der erste Platz falsch, so ist der zweite wahr, der dritte falsch und am Ende "
              "der letzte wahr. Also ist eines der Enden wahr."},
    LessonRow{TechniqueId::kXyChain, TechniqueId::kXyChain,
              "Felder mit zwei Kandidaten folgen aufeinander, jedes teilt eine Ziffer mit dem "
              "nächsten. Haben das erste und das letzte beide Z außerhalb der Verbindungen, so "
              "entfällt Z in allen Feldern, die beide sehen.",
              "Nehmen Sie von einem Feld mit zwei Kandidaten an, es sei nicht Z, und reichen Sie "
              "die Ziffer von Feld zu Feld weiter, bis eines Z sein muss.",
              "Ist das erste Feld nicht Z, so wird ein Feld nach dem anderen erzwungen, und das "
              "letzte ist Z. Also ist eines der Enden Z."},
    LessonRow{TechniqueId::kDiscontinuousNiceLoop, TechniqueId::kDiscontinuousNiceLoop,
              "Eine Kette von Kandidaten, abwechselnd wahr und falsch, kommt zu dem Feld zurück, "
              "in dem sie begann, und widerspricht dem Anfang oder bestätigt ihn.",
              "Fragen Sie bei einem Kandidaten: Was wäre dann wahr, was dann falsch, was dann "
              "wahr? Hören Sie auf, wenn Sie wieder im Feld sind.",
              "Führt eine Annahme zu ihrem Gegenteil, so ist sie falsch."},
    LessonRow{
        TechniqueId::kContinuousNiceLoop, TechniqueId::kContinuousNiceLoop,
        "Eine Kette von Kandidaten, abwechselnd wahr und falsch, schließt sich ohne Bruch. In "
        "jedem Glied ist eines der zwei Enden wahr, und andere Kandidaten, die beide Enden sehen, "
        "entfallen.",
        "Wo eine Kette zu ihrem Anfang zurückkommt und passt, gehen Sie sie noch einmal entlang "
        "und prüfen Sie jedes Glied.",
        "Der Kreis kann auf zwei Arten wahr sein, und in beiden hat jedes Glied ein wahres Ende."},
    LessonRow{TechniqueId::kAic, TechniqueId::kAic,
              "Eine Kette von Kandidaten, in der einer der ersten beiden wahr ist, der zweite und "
              "der dritte nicht beide wahr sind und so weiter im Wechsel. Was beide Enden sieht "
              "oder neben keinem stehen kann, entfällt.",
              "Wechseln Sie zwischen Verbindungen, die zwingen - zwei Plätze in einem Haus, zwei "
              "Kandidaten in einem Feld -, und solchen, die ausschließen. Hören Sie auf, wo die "
              "zwei Enden ein gemeinsames Opfer haben.",
              "Ist das erste Ende falsch, so ist das letzte wahr. Eines der Enden ist in jedem "
              "Fall wahr."},
    LessonRow{TechniqueId::kGroupedDiscontinuousNiceLoop,
              TechniqueId::kGroupedDiscontinuousNiceLoop,
              "Ein Kreis, abwechselnd wahr und falsch, in dem zwei oder drei Plätze einer Ziffer "
              "in einem Block und auf einer Linie als einer gelten und der seinem Anfang "
              "widerspricht oder ihn bestätigt.",
              "Folgen Sie einer Kette wie sonst; wo eine Ziffer drei Plätze in einem Haus hat, "
              "sehen Sie, ob zwei davon in einem Block liegen.",
              "Eine Gruppe ist wahr, wenn eines ihrer Felder es ist, und falsch, wenn alle es "
              "sind. Dann ist eine Annahme, die zu ihrem Gegenteil führt, falsch."},
    LessonRow{
        TechniqueId::kGroupedContinuousNiceLoop, TechniqueId::kGroupedContinuousNiceLoop,
        "Ein Kreis, abwechselnd wahr und falsch, mit Gruppen von Plätzen unter seinen Knoten, der "
        "sich ohne Bruch schließt. Andere Kandidaten, die beide Enden eines Glieds sehen, "
        "entfallen.",
        "Wo eine Kette mit Gruppen zu ihrem Anfang zurückkommt und passt, prüfen Sie jedes Glied "
        "noch einmal.",
        "Der Kreis kann auf zwei Arten wahr sein, und in beiden hat jedes Glied ein wahres Ende."},
    LessonRow{TechniqueId::kGroupedAic, TechniqueId::kGroupedAic,
              "Eine Wechselkette, in der zwei oder drei Plätze einer Ziffer in einem Block und auf "
              "einer Linie als einer gelten. Was beide Enden sieht, entfällt.",
              "Folgen Sie einer Kette wie sonst; wo eine Ziffer drei Plätze in einem Haus hat, "
              "sehen Sie, ob zwei davon in einem Block liegen.",
              "Ist das erste Ende falsch, so ist das letzte wahr, mit allen Gruppen. Eines der "
              "Enden ist in jedem Fall wahr."},
    LessonRow{TechniqueId::kAlsDiscontinuousNiceLoop, TechniqueId::kAlsDiscontinuousNiceLoop,
              "Ein Kreis, abwechselnd wahr und falsch, der auch durch fast gebundene Mengen führt, "
              "Gruppen von Feldern mit einer Ziffer zu viel, und der seinem Anfang widerspricht "
              "oder ihn bestätigt.",
              "Folgen Sie einer Kette, bis sie einer Gruppe von Feldern mit einer Ziffer zu viel "
              "eine Ziffer nimmt; gehen Sie mit einer anderen Ziffer der Gruppe weiter, die nun "
              "dort stehen muss.",
              "Eine Gruppe, die eine Ziffer verliert, hat gerade genug übrig und muss alle "
              "verwenden. Dann ist eine Annahme, die zu ihrem Gegenteil führt, falsch."},
    LessonRow{
        TechniqueId::kAlsContinuousNiceLoop, TechniqueId::kAlsContinuousNiceLoop,
        "Ein Kreis, abwechselnd wahr und falsch, der auch durch fast gebundene Mengen führt und "
        "sich ohne Bruch schließt. Andere Kandidaten, die beide Enden eines Glieds sehen, "
        "entfallen.",
        "Wo eine Kette mit solchen Gruppen zu ihrem Anfang zurückkommt und passt, prüfen Sie jedes "
        "Glied noch einmal.",
        "Der Kreis kann auf zwei Arten wahr sein, und in beiden hat jedes Glied ein wahres Ende."},
    LessonRow{TechniqueId::kAlsAic, TechniqueId::kAlsAic,
              "Eine Wechselkette, die auch durch fast gebundene Mengen führt, Gruppen von Feldern "
              "mit einer Ziffer zu viel. Was beide Enden sieht, entfällt.",
              "Folgen Sie einer Kette, bis sie einer solchen Gruppe eine Ziffer nimmt; gehen Sie "
              "mit einer anderen ihrer Ziffern weiter.",
              "Ist das erste Ende falsch, so ist das letzte wahr, mit allen Mengen. Eines der "
              "Enden ist in jedem Fall wahr."},
    LessonRow{
        TechniqueId::kRectangleAic, TechniqueId::kRectangleAic,
        "Eine Wechselkette oder ein Kreis, der auch durch Rechtecke führt: vier Felder in zwei "
        "Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei Ziffern und wenigen anderen "
        "Kandidaten. Was beide Enden sieht, entfällt.",
        "Finden Sie vier solche Felder, deren andere Kandidaten von zwei Ziffern sind, oder "
        "zwei Plätze einer Ziffer. Folgen Sie einer Kette, bis sie die einen nimmt; gehen "
        "Sie mit den anderen weiter, die nun gelten müssen.",
        "Mit den zwei Ziffern allein ließen sich die vier Felder auf zwei Arten füllen, und "
        "das Rätsel hat eine Lösung. Also gilt einer der anderen Kandidaten: ein starkes "
        "Glied."},

    // Tables of implications.
    LessonRow{
        TechniqueId::kKrakenFish1, TechniqueId::kKrakenFish1,
        "Ein Fisch mit einer oder zwei Flossen, die nichts gemeinsam sehen. Ist keine Flosse wahr, "
        "so räumt der Fisch die Häuser seiner Decke; ist eine wahr, so kann eine Kette von ihr "
        "denselben Kandidaten räumen.",
        "Finden Sie einen X-Wing oder Swordfish mit einem Platz zu viel, wählen Sie einen "
        "Kandidaten, den er räumen würde, und folgen Sie einer Kette von dem überzähligen Platz.",
        "Entweder gilt der Fisch, oder eine Flosse ist wahr, und der Kandidat ist in jedem Fall "
        "falsch."},
    LessonRow{
        TechniqueId::kKrakenFish2, TechniqueId::kKrakenFish2,
        "Ein Fisch mit einer oder zwei Flossen: Ist keine Flosse wahr, so ist in jedem Haus seiner "
        "Decke einer seiner Plätze wahr. Ein Kandidat, den Ketten von diesen Plätzen und von den "
        "Flossen alle widerlegen, entfällt.",
        "Nehmen Sie einen Fisch mit einer Flosse und ein Haus seiner Decke und folgen Sie einer "
        "Kette von jedem seiner Plätze dort und von jeder Flosse zu ein und demselben Kandidaten.",
        "Einer der Plätze oder eine Flosse ist wahr, und der Kandidat ist in jedem Fall falsch."},
    LessonRow{TechniqueId::kForcingChainContradiction, TechniqueId::kForcingChainContradiction,
              "Eine Annahme führt auf einfachen Ketten zu zwei Dingen, die einander ausschließen. "
              "Die Annahme ist falsch.",
              "Schreiben Sie auf, was aus einem Kandidaten folgt und was aus seinem Gegenteil, bis "
              "ein Haus, ein Feld oder ein Kandidat in Not gerät.",
              "Aus Wahrem folgt nichts Unmögliches."},
    LessonRow{TechniqueId::kForcingChainVerity, TechniqueId::kForcingChainVerity,
              "Von mehreren Annahmen muss eine wahr sein, und Ketten von jeder führen zum selben "
              "Ergebnis. Das Ergebnis gilt.",
              "Nehmen Sie ein Feld mit wenigen Kandidaten oder eine Ziffer mit wenigen Plätzen, "
              "folgen Sie jedem Fall und vergleichen Sie.",
              "Einer der Fälle ist der wirkliche, und er sagt dasselbe wie alle anderen."},
    LessonRow{TechniqueId::kForcingNetContradiction, TechniqueId::kForcingNetContradiction,
              "Eine Annahme, mit allen einzelnen Ziffern weitergespielt, die folgen, endet in "
              "einer unmöglichen Stellung. Die Annahme ist falsch.",
              "Spielen Sie einen Kandidaten mit Bleistift weiter und achten Sie auf ein Feld ohne "
              "Kandidaten oder ein Haus ohne Platz.",
              "Aus Wahrem folgt nichts Unmögliches. Ein Netz darf mehrere frühere Ergebnisse "
              "zugleich nutzen, eine Kette nur eines."},
    LessonRow{TechniqueId::kForcingNetVerity, TechniqueId::kForcingNetVerity,
              "Von mehreren Annahmen muss eine wahr sein, und jede, mit allen einzelnen Ziffern "
              "weitergespielt, die folgen, gibt dasselbe Ergebnis. Das Ergebnis gilt.",
              "Nehmen Sie ein Feld mit zwei Kandidaten, spielen Sie beide weiter und vergleichen "
              "Sie die zwei Stellungen.",
              "Einer der Fälle ist der wirkliche, und er sagt dasselbe wie alle anderen."},

    // All ways to place a digit.
    LessonRow{TechniqueId::kTemplateSet, TechniqueId::kTemplateSet,
              "Alle Arten, eine Ziffer neunmal zu setzen, die ins Gitter passen, haben ein Feld "
              "gemeinsam. Dorthin gehört die Ziffer.",
              "Das ist Arbeit für ein Programm: Es gibt 46.656 Arten und eine Liste der übrigen.",
              "Die Lösung ist eine der Arten, die übrig sind, und alle benutzen das Feld."},
    LessonRow{TechniqueId::kTemplateDelete, TechniqueId::kTemplateDelete,
              "Von allen Arten, eine Ziffer neunmal zu setzen, benutzt keine, die ins Gitter "
              "passt, ein bestimmtes Feld. Die Ziffer entfällt in diesem Feld.",
              "Das ist Arbeit für ein Programm: Es gibt 46.656 Arten und eine Liste der übrigen.",
              "Die Lösung ist eine der Arten, die übrig sind, und keine benutzt das Feld."},

    LessonRow{
        TechniqueId::kBruteForce, TechniqueId::kBruteForce,
        "Ist sonst nichts bekannt, so wird eine Ziffer aus der Lösung genommen, die eine Suche "
        "gefunden hat.",
        "Zu suchen gibt es nichts: Wählen Sie ein Feld mit wenigen Kandidaten, probieren Sie einen "
        "und nehmen Sie ihn zurück, wenn er scheitert.",
        "Die Ziffer ist richtig, weil das Rätsel eine Lösung hat und sie dies ist. Über die "
        "Stellung lehrt sie nichts; eine Skala zählt sie mit, damit jedes Rätsel ein Ende hat."},

    // Chains of the classification.
    LessonRow{TechniqueId::kWhip, TechniqueId::kWhip,
              "Eine Kette von einem Kandidaten, der angenommen wird: Jedes Glied ist ein Haus oder "
              "Feld, in dem ohne den Kandidaten und die früheren Glieder eine Möglichkeit bleibt; "
              "im letzten bleibt keine.",
              "Nehmen Sie einen Kandidaten an. Er belegt einen Platz in einem Haus: Was bleibt "
              "dort? Das belegt einen weiteren; gehen Sie vom letzten weiter.",
              "Jedes Glied folgt aus denen davor. Dem letzten Haus oder Feld bliebe nichts, also "
              "ist der Kandidat falsch."},
    LessonRow{TechniqueId::kBraid, TechniqueId::kBraid,
              "Eine Peitsche, die sich verzweigen darf: Ein Glied darf auf jedem der früheren "
              "beruhen, nicht nur auf dem letzten.",
              "Nehmen Sie einen Kandidaten an und setzen Sie alle einzelnen Ziffern, die folgen, "
              "welche davon auch immer die nächste öffnet.",
              "Jedes Glied folgt aus einigen davor. Dem letzten Haus oder Feld bliebe nichts, also "
              "ist der Kandidat falsch."},
    LessonRow{TechniqueId::kGWhip, TechniqueId::kGWhip,
              "Eine Peitsche, in der ein Glied eine Gruppe sein darf: die Plätze einer Ziffer, wo "
              "eine Linie einen Block kreuzt.",
              "Wie bei einer Peitsche; bleiben in einem Block zwei oder drei Plätze auf einer "
              "Linie, so gehen Sie mit dem weiter, was alle von ihnen belegen.",
              "Einer der Plätze der Gruppe ist wahr, und welcher es auch ist, er belegt, was alle "
              "sehen."},
    LessonRow{TechniqueId::kGBraid, TechniqueId::kGBraid,
              "Ein Zopf, in dem ein Glied eine Gruppe sein darf: die Plätze einer Ziffer, wo eine "
              "Linie einen Block kreuzt.",
              "Wie bei einem Zopf; bleiben in einem Block zwei oder drei Plätze auf einer Linie, "
              "so gehen Sie mit dem weiter, was alle von ihnen belegen.",
              "Einer der Plätze der Gruppe ist wahr, und welcher es auch ist, er belegt, was alle "
              "sehen."},
    LessonRow{
        TechniqueId::kTrial, TechniqueId::kTrial,
        "Ein Kandidat wird angenommen, und was durch Zöpfe oder durch eigene Versuche folgt, endet "
        "in einem Widerspruch.",
        "Nicht von Hand: In der Stellung, zu der eine Annahme führt, werden wieder Ketten gesucht.",
        "Was die Ketten im Inneren ausschließen, folgt aus der Annahme. Da diese in einem "
        "Widerspruch endet, ist sie falsch."},
};

}  // namespace nonet
