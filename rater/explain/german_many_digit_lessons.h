// German texts of lessons on patterns of several digits in many houses.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kGermanManyDigitLessons = {
    LessonRow{
        TechniqueId::kFireworkTriple, TechniqueId::kFireworkTriple,
        "Von einem Feld laufen eine Zeile und eine Spalte aus seinem Block hinaus. Drei Ziffern "
        "haben außerhalb des Blocks auf der Zeile höchstens einen Platz, alle denselben, und auf "
        "der Spalte ebenso. Die drei Felder nehmen diese Ziffern auf und verlieren alle anderen; "
        "der Block verliert die drei Ziffern neben den beiden Linien.",
        "Suchen Sie eine Zeile, deren Ziffern fast alle in einem Block liegen, und folgen Sie den "
        "wenigen, die in ein einziges Feld entweichen. Sehen Sie dann, ob dieselben auf einer "
        "Spalte durch den Block in ein einziges Feld entweichen.",
        "Eine Ziffer, die an keinem der Enden steht, muss auf der Zeile und auf der Spalte im "
        "Block liegen, also dort, wo sich die beiden kreuzen. So nimmt jede der drei Ziffern eines "
        "von drei Feldern."},
    LessonRow{
        TechniqueId::kFireworkQuad, TechniqueId::kFireworkQuad,
        "Zwei Feuerwerke von je zwei Ziffern stehen einander gegenüber: Ihre Kreuzungen sind "
        "gegenüberliegende Ecken eines Rechtecks, die anderen beiden Ecken ihre gemeinsamen Enden. "
        "Die vier Felder nehmen die vier Ziffern auf und sonst nichts.",
        "Finden Sie ein Feuerwerk von zwei Ziffern und suchen Sie von der gegenüberliegenden Ecke "
        "seines Rechtecks aus zwei andere Ziffern, die zu denselben Enden entweichen.",
        "Jede der vier Ziffern steht an ihrer Kreuzung oder an einem der Enden: vier Ziffern in "
        "vier Feldern."},
    LessonRow{
        TechniqueId::kXyzRing, TechniqueId::kXyzRing,
        "Ein XYZ-Wing, ein Feld mit X, Y und Z und zwei von ihm gesehene mit X und Z, Y und Z; und "
        "ein Haus, dessen Plätze für Z alle in zwei Häusern liegen, die auch das Z der drei Felder "
        "enthalten. Dann entfällt X im Rest des Hauses, das Feld und erster Flügel teilen, Y "
        "ebenso, und Z im Rest der beiden Häuser.",
        "Haben Sie einen XYZ-Wing, so suchen Sie eine Zeile, eine Spalte oder einen Block, in dem "
        "Z zwei Plätze hat, je einen in einer Linie mit einem Flügel.",
        "Drei Felder und das Z eines Hauses brauchen vier wahre Kandidaten, und die vier Häuser "
        "fassen ihre Ziffer je einmal: Alle vier sind verbraucht."},
    LessonRow{
        TechniqueId::kSkLoop, TechniqueId::kSkLoop,
        "Zwei Zeilen und zwei Spalten kreuzen sich in vier Blöcken. Neben jeder Kreuzung liegen "
        "ein Paar von Feldern auf der Zeile und eines auf der Spalte: acht Paare im Ring, "
        "abwechselnd durch eine Linie und einen Block verbunden. Teilen Linien und Blöcke die "
        "Ziffern so unter sich, dass es so viele sind wie offene Felder, dann verliert jede Linie "
        "und jeder Block seine Ziffern außerhalb des Rings.",
        "Suchen Sie vier gefüllte Felder, die über vier Blöcke ein Rechteck bilden, mit vielen "
        "Kandidaten ringsum. Teilen Sie die Kandidaten jedes Paares in die, die es mit dem vorigen "
        "Paar teilt, und die, die es mit dem nächsten teilt.",
        "Sechzehn Felder brauchen sechzehn Ziffern, und jedes Haus des Rings fasst jede seiner "
        "Ziffern einmal. Sind es zusammen sechzehn, darf dem Ring keine fehlen."},
    LessonRow{
        TechniqueId::kMultiSectorLockedSet, TechniqueId::kMultiSectorLockedSet,
        "Nehmen Sie die offenen Felder, in denen sich einige Zeilen mit einigen Spalten kreuzen. "
        "Jede Ziffer gehöre zu den Zeilen oder zu den Spalten; zählen Sie für jede Linie ihre "
        "Ziffern, die in den Feldern Platz haben. Ist die Summe die Zahl der Felder, so entfallen "
        "diese Ziffern im Rest ihrer Zeilen und Spalten.",
        "Suchen Sie einige Ziffern, die in manchen Zeilen oft gegeben sind, und andere, die es in "
        "den Spalten dazwischen sind. Zählen Sie die Felder, dann Linie um Linie die Ziffern.",
        "Keine Linie fasst eine Ziffer zweimal, also nehmen die Felder höchstens die gezählten "
        "Ziffern auf. Sie brauchen sie alle, und für den Rest einer Linie bleibt keine."},
    LessonRow{
        TechniqueId::kRankZeroSet, TechniqueId::kRankZeroSet,
        "Manche Stellen brauchen einen Kandidaten: ein Feld, oder eine Ziffer in einem Haus. "
        "Dieselben Stellen nehmen auch höchstens einen. Liegen alle Kandidaten einiger Stellen in "
        "ebenso vielen anderen, so sind diese verbraucht, und ihre übrigen Kandidaten sind falsch.",
        "Gehen Sie von einigen Feldern oder Ziffern mit wenigen Kandidaten aus und überdecken Sie "
        "sie mit Häusern und Feldern. Fehlt eine Deckung, suchen Sie eine Stelle, die nichts Neues "
        "zu decken hinzufügt.",
        "Jede der ersten Stellen bringt einen wahren Kandidaten in die zweiten, und mehr haben "
        "dort "
        "nicht Platz. Fische, gebundene Mengen, Feuerwerke und Ringe von Mengen sind alle von "
        "dieser Art; hier stehen die ohne eigenen Namen."},
    LessonRow{
        TechniqueId::kTridagon, TechniqueId::kTridagon,
        "Vier Blöcke bilden ein Rechteck. In jedem haben drei Felder, eines in jeder Zeile und "
        "Spalte des Blocks, dieselben drei Ziffern als Kandidaten. Läuft eine ungerade Zahl der "
        "vier Drillinge andersherum, so lassen sich die zwölf Felder mit den drei Ziffern allein "
        "nicht füllen: Einer ihrer übrigen Kandidaten, der Wächter, gilt.",
        "Suchen Sie drei Ziffern, die in vier Blöcken eines Rechtecks fehlen und deren Kandidaten "
        "sich dort auf schräg laufende Dreiergruppen häufen. Notieren Sie, was diese Felder sonst "
        "noch aufnehmen: je weniger Wächter, desto besser.",
        "In benachbarten Blöcken folgen die drei Ziffern einander in derselben Ordnung, wenn die "
        "Drillinge gleich laufen, sonst in der umgekehrten. Einmal um das Rechteck hat sich die "
        "Ordnung ungerade oft gewendet und passt nicht mehr zu sich selbst. Also gilt ein Wächter; "
        "ein Kandidat, der allen Wächtern widerspricht, ist falsch, und ein einziger Wächter wird "
        "eingetragen."},
    LessonRow{
        TechniqueId::kJuniorExocet, TechniqueId::kJuniorExocet,
        "Zwei Felder eines Blocks auf einer Linie, die Basis, nehmen zwei von drei oder vier "
        "Ziffern auf. Drei Linien kreuzen sie: eine durch das dritte Feld von Block und Linie, je "
        "eine durch die anderen Blöcke des Bandes. Passt neben zwei Feldern des Bandes, den "
        "Zielen, keine der Ziffern in alle drei Kreuzlinien, so nehmen die Ziele dieselben zwei "
        "Ziffern auf wie die Basis.",
        "Suchen Sie zwei Felder nebeneinander mit denselben drei oder vier Kandidaten und in den "
        "beiden Blöcken daneben ein Feld mit diesen Kandidaten, dessen Nachbar quer im Band keinen "
        "davon hat. Prüfen Sie dann, ob jede Ziffer im Rest der Kreuzlinien mit zwei Linien "
        "auskommt.",
        "Eine Ziffer der Basis steht auch in jeder Kreuzlinie, dort, wo die Basis sie nicht sieht. "
        "Ohne die Ziele ist nur in zweien Platz. Also stehen beide Ziffern der Basis in den "
        "Zielen, und mehr haben dort nicht Platz; was sich mit keiner Verteilung der beiden "
        "verträgt, ist falsch."},
    LessonRow{
        TechniqueId::kSeniorExocet, TechniqueId::kSeniorExocet,
        "Ein Exocet, dessen Ziele nicht beide im Band der Basis sind: Mindestens eines liegt "
        "weiter hinten auf einer Kreuzlinie.",
        "Suchen Sie eine Basis wie beim Junior Exocet. Wo eine Ziffer trotz des Ziels im Band in "
        "alle drei Kreuzlinien passt, sehen Sie, ob alle solchen Wege ein weiteres Feld teilen.",
        "Die Begründung ist dieselbe: Die Ziffern der Basis brauchen drei Plätze auf den "
        "Kreuzlinien und finden ohne die Ziele höchstens zwei."},
    LessonRow{
        TechniqueId::kDoubleExocet, TechniqueId::kDoubleExocet,
        "Zwei Junior Exocets mit denselben Kreuzlinien und denselben drei oder vier Ziffern, die "
        "Basen in verschiedenen Blöcken und Linien eines Bandes. Zusammen sagen sie mehr als jeder "
        "für sich.",
        "Ist ein Junior Exocet gefunden, suchen Sie entlang seiner Kreuzlinien eine zweite Basis "
        "in einem anderen Block und auf einer anderen Linie des Bandes.",
        "Bei vier Ziffern teilen sich die Basen diese auf; jede gilt also in einer der Basen, und "
        "ihre Plätze auf den Kreuzlinien sind verbraucht: Die Linien, die sie überdecken, "
        "verlieren "
        "die Ziffer sonst. Alle zusammen verteilt zeigen, was übrig bleibt."},
    LessonRow{
        TechniqueId::kOneCellExocet, TechniqueId::kOneCellExocet,
        "Ein Feld mit wenigen Kandidaten und ein zweites, das es nicht sieht. Welcher Kandidat "
        "auch "
        "im ersten gilt, einige Häuser haben nur im zweiten Platz für ihn. Also nehmen beide "
        "dieselbe Ziffer auf, und jedes verliert, was das andere nicht sein kann.",
        "Nehmen Sie ein Feld mit zwei Kandidaten, verfolgen Sie jeden durch die Linien, die sein "
        "Band kreuzen, und sehen Sie, ob beide dort dasselbe Feld brauchen.",
        "Eine Ziffer steht in jedem Haus. Lassen sich ohne das zweite Feld nicht alle diese Häuser "
        "bedienen, so wird es gebraucht."},
    LessonRow{
        TechniqueId::kComplexExocet, TechniqueId::kComplexExocet,
        "Ein Exocet, dessen Häuser nicht einfach drei Linien quer zur Basis sind: Ein Block oder "
        "eine Linie längs der Basis tritt an die Stelle von einer (Franken, Mutant), oder ein "
        "viertes Haus hält eine Ziffer auf, für die in den drei Linien Platz ist.",
        "Scheitert ein Junior oder Senior Exocet an einer Ziffer, so verfolgen Sie sie, wahr in "
        "der "
        "Basis, durch Häuser neben den Kreuzlinien: Kommt sie immer zu einem Ziel?",
        "Die Begründung ist dieselbe: Eine Ziffer der Basis hat in allen diesen Häusern nur Platz, "
        "wenn ein Ziel sie aufnimmt. Also nehmen die Ziele die beiden Ziffern der Basis auf."},
    LessonRow{
        TechniqueId::kWeakExocet, TechniqueId::kWeakExocet,
        "Basis und Kreuzlinien eines Junior Exocets, dessen Ziffern, jede für sich, neben den "
        "Zielen Platz haben. Verteilt man aber alle Ziffern der Basis zusammen auf die Kreuzlinien "
        "und die Linien durch die Felder der Basis, so nimmt jedes Mal ein Ziel oder jedes der "
        "beiden eine von ihnen auf.",
        "Suchen Sie ein Exocet, das ein Feld der Kreuzlinien verdirbt, während die Ziffern der "
        "Basis anderswo oft vorgegeben sind, am besten jede in zwei Blöcken außerhalb von Band und "
        "Stapel der Basis. Dann bleiben so wenige Wege, dass die Ziffern einander im Weg stehen.",
        "Die Basis nimmt zwei der Ziffern auf; die anderen brauchen ihre Plätze auf denselben "
        "Linien. Worin alle Verteilungen übereinstimmen, das gilt, denn eine davon ist die der "
        "Lösung."},
};

}  // namespace nonet
