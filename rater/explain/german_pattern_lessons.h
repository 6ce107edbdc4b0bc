// German texts of lessons on singles, sets, fish, wings and unique patterns. Written for readers,
// not translated word for word.
#pragma once

#include <array>

#include "rater/explain/lesson_row.h"

namespace nonet {

inline constexpr std::array kGermanPatternLessons = {
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
    LessonRow{
        TechniqueId::kAlmostLockedPair, TechniqueId::kAlmostLockedQuad,
        "Nehmen Sie {n} Ziffern und eine Linie, die einen Block kreuzt. Auf der Linie neben dem "
        "Block nimmt ein Feld weniger als {n} nur diese Ziffern auf, und im Block neben der Linie "
        "liegen alle ihre anderen Plätze in einem Feld weniger als {n}. Die Ziffern entfallen im "
        "Rest der Linie, alle anderen in diesen Feldern des Blocks.",
        "Sehen Sie auf ein Feld mit zwei Kandidaten oder zwei Felder mit drei auf einer Linie und "
        "auf jeden Block, den sie kreuzt: Wie viele Plätze hat er neben der Linie für diese "
        "Ziffern?",
        "Die Felder der Linie belegen alle diese Ziffern bis auf eine, also ist in der Kreuzung "
        "Platz für eine. Der Block braucht alle {n}, also belegen die anderen seine Felder neben "
        "der Linie, und sonst nichts."},

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
    LessonRow{TechniqueId::kLockedPair, TechniqueId::kLockedTriple,
              "Wo ein Block und eine Linie sich kreuzen, haben {n} Felder zusammen nur {n} "
              "Kandidaten. Diese Ziffern entfallen im Rest des Blocks und im Rest der Linie.",
              "Suchen Sie {n} Felder mit denselben wenigen Notizen nebeneinander in einem Block.",
              "Die {n} Felder verbrauchen die {n} Ziffern. Sie liegen im Block und auf der Linie "
              "zugleich, also haben beide Häuser sie schon."},

    // Fish.
    LessonRow{
        TechniqueId::kXWing, TechniqueId::kLeviathan,
        "Nehmen Sie {n} Zeilen, in denen eine Ziffer Kandidaten nur in denselben {n} Spalten hat. "
        "Die Ziffer entfällt in allen anderen Feldern dieser Spalten. Zeilen und Spalten können "
        "die Rollen tauschen.",
        "Folgen Sie jeweils einer Ziffer. Notieren Sie für jede Zeile, in welche Spalten sie kann, "
        "und suchen Sie {n} Zeilen, die zusammen nicht mehr als {n} Spalten brauchen; dann "
        "dasselbe mit Spalten.",
        "Jede der {n} Zeilen braucht die Ziffer, und keine zwei nehmen sie aus derselben Spalte. "
        "So verbrauchen sie die {n} Spalten, und für andere Zeilen bleibt dort nichts."},
    LessonRow{TechniqueId::kFinnedXWing, TechniqueId::kFinnedLeviathan,
              "Ein Fisch aus {n} Linien, den weitere Kandidaten stören, die Flossen, alle in einem "
              "Block. Die Ziffer entfällt trotzdem in den Feldern, die der Fisch räumen würde und "
              "die jede Flosse sehen.",
              "Suchen Sie {n} Linien, die ein Fisch wären, stünden nicht ein oder zwei Kandidaten "
              "dicht beieinander zu viel da. Prüfen Sie dann die Felder in den Spalten (oder "
              "Zeilen) des Fisches im Block der Flossen.",
              "Ist eine Flosse wahr, so sieht das Feld sie. Ist keine wahr, so ist der Fisch ganz "
              "und räumt das Feld. In beiden Fällen steht die Ziffer nicht dort."},
    LessonRow{TechniqueId::kSashimiXWing, TechniqueId::kSashimiLeviathan,
              "Ein Fisch aus {n} Linien mit Flossen, in dem eine Linie außer den Flossen nur noch "
              "einen Platz hätte. Die Ziffer entfällt in den Feldern, die der Fisch räumen würde "
              "und die jede Flosse sehen.",
              "Suchen Sie einen Fisch, dem eine Ecke fehlt: Neben der Lücke, im selben Block, "
              "stehen die Flossen. In diesem Block liegen auch die Felder, die zu prüfen sind.",
              "Ist eine Flosse wahr, so sieht das Feld sie. Ist keine wahr, so bleibt der Linie "
              "ein Platz, der Rest des Fisches fügt sich und räumt das Feld. In beiden Fällen "
              "steht die Ziffer nicht dort."},
    LessonRow{TechniqueId::kFrankenXWing, TechniqueId::kFrankenLeviathan,
              "Ein Fisch aus {n} Häusern gegen {n} andere, mit Blöcken unter den Zeilen oder unter "
              "den Spalten. Liegen alle Kandidaten der ersten {n} in den zweiten {n}, so entfällt "
              "die Ziffer im Rest der zweiten.",
              "Beginnen Sie mit einem Block, in dem eine Ziffer Plätze auf zwei Linien hat, und "
              "suchen Sie Zeilen (oder Spalten), die diese Linien teilen.",
              "Die ersten {n} Häuser haben die Ziffer {n}-mal, und zwar ganz in den zweiten {n}, "
              "die für mehr keinen Raum haben. Die ersten dürfen einander nicht überschneiden."},
    LessonRow{
        TechniqueId::kFinnedFrankenXWing, TechniqueId::kFinnedFrankenLeviathan,
        "Ein Fisch aus {n} Häusern, Blöcke darunter, und weitere Kandidaten, die Flossen. Die "
        "Ziffer entfällt in den Feldern, die der Fisch räumen würde und die jede Flosse sehen.",
        "Suchen Sie einen Fisch aus {n} Häusern mit Blöcken, den wenige Kandidaten stören, und ein "
        "Feld, das sie alle sieht.",
        "Ist eine Flosse wahr, so sieht das Feld sie; ist keine wahr, so ist der Fisch ganz und "
        "räumt es."},
    LessonRow{TechniqueId::kMutantXWing, TechniqueId::kMutantLeviathan,
              "Ein Fisch aus {n} Häusern jeder Art - Zeilen, Spalten und Blöcke gemischt - gegen "
              "{n} andere. Liegen alle Kandidaten der ersten in den zweiten, so entfällt die "
              "Ziffer im Rest der zweiten.",
              "Danach sucht kaum jemand mit Absicht: Markieren Sie alle Kandidaten einer Ziffer "
              "und versuchen Sie, die Felder von {n} Häusern, die einander nicht überschneiden, "
              "mit {n} anderen zu decken.",
              "Die {n} Häuser, die einander nicht überschneiden, brauchen die Ziffer {n}-mal. Die "
              "{n} deckenden Häuser haben gerade dafür Raum, also bleibt jedes andere Feld in "
              "ihnen ohne sie."},
    LessonRow{TechniqueId::kFinnedMutantXWing, TechniqueId::kFinnedMutantLeviathan,
              "Ein Fisch aus {n} Häusern jeder Art und weitere Kandidaten, die Flossen. Die Ziffer "
              "entfällt in den Feldern, die der Fisch räumen würde und die jede Flosse sehen.",
              "Decken Sie die Kandidaten von {n} Häusern, so weit {n} andere reichen. Was "
              "ungedeckt bleibt, sind die Flossen; fragen Sie, welches Feld sie alle sieht.",
              "Ist eine Flosse wahr, so sieht das Feld sie; ist keine wahr, so liegen die {n} "
              "Häuser in den {n} anderen, und der Fisch räumt es."},

    // Patterns of one digit.
    LessonRow{TechniqueId::kSkyscraper, TechniqueId::kSkyscraper,
              "Zwei Zeilen haben je zwei Plätze für eine Ziffer, und je einer davon liegt in "
              "derselben Spalte. Die Ziffer entfällt in jedem Feld, das die beiden anderen Plätze "
              "sieht. Mit Spalten geht es ebenso.",
              "Markieren Sie für eine Ziffer die Linien mit zwei Plätzen. Zwei solche Türme auf "
              "einem gemeinsamen Grund, mit ungleich hohen Spitzen, sind ein Wolkenkratzer.",
              "Die zwei Felder am Grund sind nicht beide wahr. Also ist mindestens eine der "
              "Spitzen wahr, und ein Feld, das beide sieht, kann die Ziffer nicht haben."},
    LessonRow{
        TechniqueId::kTwoStringKite, TechniqueId::kTwoStringKite,
        "Eine Zeile und eine Spalte haben je zwei Plätze für eine Ziffer, und je einer davon liegt "
        "im selben Block. Die Ziffer entfällt in dem Feld, das die beiden fernen Enden sieht.",
        "Markieren Sie für eine Ziffer die Zeilen und die Spalten mit zwei Plätzen und suchen Sie "
        "ein Paar, das sich in einem Block trifft, ohne ein Feld zu teilen.",
        "Die zwei Felder im Block sind nicht beide wahr. Also hat eine der Schnüre die Ziffer an "
        "ihrem fernen Ende, und was beide Enden sieht, kann sie nicht haben."},
    LessonRow{
        TechniqueId::kTurbotFish, TechniqueId::kTurbotFish,
        "Zwei Häuser haben je zwei Plätze für eine Ziffer, und ein Platz des ersten sieht einen "
        "des zweiten. Die Ziffer entfällt in jedem Feld, das die beiden übrigen Plätze sieht.",
        "Markieren Sie die Häuser, in denen eine Ziffer zwei Plätze hat. Finden Sie zwei, die sich "
        "berühren, und sehen Sie, wo ihre fernen Enden zusammentreffen.",
        "Die Plätze, die sich sehen, sind nicht beide wahr, also ist mindestens eines der fernen "
        "Enden wahr. Ein Feld, das beide Enden sieht, kann die Ziffer nicht haben."},
    LessonRow{TechniqueId::kEmptyRectangle, TechniqueId::kEmptyRectangle,
              "In einem Block hat eine Ziffer Plätze nur auf einer Zeile und einer Spalte. Eine "
              "Linie mit zwei Plätzen, die auf einer der beiden beginnt, endet dort, wo ihre "
              "Kreuzung mit der anderen die Ziffer verliert.",
              "Suchen Sie einen Block, in dem vier Felder, ein Rechteck, frei von der Ziffer sind, "
              "so dass der Rest ein Kreuz oder eine Ecke bildet. Suchen Sie dann eine Linie mit "
              "zwei Plätzen, die es trifft.",
              "Folgen Sie der Linie mit zwei Plätzen: Steht die Ziffer am nahen Ende, so muss der "
              "Block sie auf dem anderen Arm haben, der das Feld sieht; steht sie am fernen, so "
              "sieht dieses das Feld."},

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
    LessonRow{TechniqueId::kWWing, TechniqueId::kWWing,
              "Zwei Felder haben dieselben zwei Kandidaten X und Y und sehen sich nicht. Ein Haus "
              "hat zwei Plätze für X, und jedes der Felder sieht einen davon. Y entfällt in allen "
              "Feldern, die beide Felder sehen.",
              "Suchen Sie gleiche Felder mit zwei Kandidaten weit voneinander, dann ein Haus, "
              "dessen zwei Plätze für eine der Ziffern sie verbinden.",
              "Einer der zwei Plätze ist X. Das Feld, das ihn sieht, ist nicht X, also Y."},
    LessonRow{
        TechniqueId::kWxyzWing, TechniqueId::kStuvwxyzWing,
        "In einem Block und einer Linie, die ihn kreuzt, haben {n} Felder zusammen {n} "
        "Kandidaten. Jede dieser Ziffern liegt nur im Block oder nur auf der Linie, außer "
        "einer, Z, die in beiden liegt. Z entfällt in allen Feldern, die jedes Z davon "
        "sehen.",
        "Beginnen Sie mit Feldern weniger Kandidaten in einem Block, nehmen Sie Felder einer "
        "Linie durch ihn hinzu und zählen Sie: so viele Ziffern wie Felder, und nur eine "
        "Ziffer auf beiden Seiten der Kreuzung.",
        "Eine Ziffer, die in einem Haus bleibt, steht dort einmal. Die {n} Felder brauchen {n} "
        "Ziffern, also ist jede davon da, auch Z."},

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
    LessonRow{TechniqueId::kUniqueRectangle5, TechniqueId::kUniqueRectangle5,
              "Ein Rechteck über zwei Blöcke, in dem zwei Ecken, die sich gegenüberliegen, oder "
              "drei eine weitere Ziffer haben, alle dieselbe. Sie entfällt in allen Feldern, die "
              "all diese sehen.",
              "Finden Sie das Rechteck und sehen Sie, ob die eine weitere Ziffer in Ecken steht, "
              "die keine Linie teilen.",
              "Eine dieser Ecken hat die weitere Ziffer, sonst ließe sich das Paar vertauschen."},
    LessonRow{TechniqueId::kUniqueRectangle6, TechniqueId::kUniqueRectangle6,
              "Ein Rechteck über zwei Blöcke mit weiteren Ziffern in zwei Ecken, die sich "
              "gegenüberliegen. Eine Ziffer des Paars hat in den Zeilen und Spalten des Rechtecks "
              "keinen Platz außer den Ecken. Diese Ziffer entfällt in den zwei reichen Ecken.",
              "Finden Sie das Rechteck und sehen Sie, ob eine Ziffer des Paars einen X-Wing daraus "
              "macht.",
              "Die Ziffer steht in zwei Ecken, die sich gegenüberliegen. Wären es die reichen, so "
              "hätten die anderen zwei ihren Partner, und das Paar ließe sich vertauschen."},
    LessonRow{TechniqueId::kHiddenRectangle, TechniqueId::kHiddenRectangle,
              "Ein Rechteck über zwei Blöcke mit weiteren Ziffern in zwei oder drei Ecken. Nehmen "
              "Sie die Ecke gegenüber einer, die nur das Paar hat. Hat in ihrer Zeile und in ihrer "
              "Spalte eine Ziffer des Paars keinen Platz außerhalb des Rechtecks, so entfällt in "
              "ihr die andere.",
              "Sehen Sie von einem Feld mit zwei Kandidaten auf die Ecke gegenüber: Haben ihre "
              "Zeile und ihre Spalte keinen anderen Platz für eine der Ziffern?",
              "Hätte die Ecke die andere Ziffer, so nähmen ihre beiden Nachbarn die erste und das "
              "Feld gegenüber wieder die andere: Das Paar ließe sich vertauschen."},
    LessonRow{TechniqueId::kAvoidableRectangle1, TechniqueId::kAvoidableRectangle1,
              "Drei Ecken eines Rechtecks über zwei Blöcke sind gelöst, keine davon vorgegeben, "
              "mit zwei Ziffern über Kreuz. Die vierte darf den Tausch nicht vollenden: Die "
              "Ziffer, die das täte, entfällt in ihr.",
              "Sehen Sie auf Felder, die Sie selbst gefüllt haben: zwei Blöcke, zwei Zeilen, zwei "
              "Spalten, zwei Ziffern.",
              "Mit der vierten Ecke ließen sich die zwei Ziffern vertauschen, ohne eine Vorgabe zu "
              "berühren, und das Rätsel hätte zwei Lösungen."},
    LessonRow{TechniqueId::kAvoidableRectangle2, TechniqueId::kAvoidableRectangle2,
              "Zwei Ecken eines Rechtecks über zwei Blöcke sind gelöst, nicht vorgegeben; die "
              "anderen würden einen Tausch vollenden, hätten sie nicht eine weitere Ziffer, beide "
              "dieselbe. Sie entfällt in allen Feldern, die beide sehen.",
              "Sehen Sie auf zwei Felder, die Sie selbst gefüllt haben, und gegenüber auf zwei "
              "Felder mit zwei Kandidaten, von denen sie einen teilen.",
              "Eine der offenen Ecken hat die weitere Ziffer, sonst ließe sich das Rechteck "
              "vertauschen, ohne eine Vorgabe zu berühren."},
    LessonRow{TechniqueId::kExtendedRectangle, TechniqueId::kExtendedRectangle,
              "Zwei Zeilen eines Bandes treffen drei Spalten in drei Blöcken, und die sechs Felder "
              "haben drei Ziffern und wenige andere. Eine dieser anderen ist wahr; was mit jeder "
              "von ihnen falsch ist, entfällt. Zeilen und Spalten können die Rollen tauschen, auch "
              "vier Spalten mit vier Ziffern gehen.",
              "Suchen Sie in zwei Zeilen eines Bandes Spalten, in denen beide Felder dieselben "
              "wenigen Kandidaten haben, und zählen Sie die Ziffern von drei solchen Spalten."
              " Liegen die anderen in zwei Feldern eines Hauses, ergänzen sie dort vielleicht eine "
              "nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
              "Mit nur drei Ziffern darin hätten beide Zeilen dort dieselben drei. Man könnte sie "
              "Feld für Feld tauschen, und das Rätsel hätte zwei Lösungen."},
    LessonRow{
        TechniqueId::kBorescopersPattern, TechniqueId::kBorescopersPattern,
        "Drei Felder eines Blocks liegen in zwei Zeilen und zwei Spalten. Zwei Felder in denselben "
        "Zeilen, übereinander in einem anderen Block, und zwei in denselben Spalten, nebeneinander "
        "in einem dritten, haben dieselben drei Ziffern und wenige andere. Eine dieser anderen ist "
        "wahr; was mit jeder von ihnen falsch ist, entfällt. Vier Felder im Block brauchen vier "
        "Ziffern.",
        "Gehen Sie von zwei Feldern mit denselben zwei Kandidaten aus und von einem zweiten Paar, "
        "das im rechten Winkel dazu liegt, und sehen Sie auf den Block, in dem sich ihre Linien "
        "kreuzen."
        " Liegen die anderen in zwei Feldern eines Hauses, ergänzen sie dort vielleicht eine "
        "nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
        "Wie auch immer drei Ziffern die Felder füllen, man kann sie so tauschen, dass jedes Haus "
        "die seinen behält. Keine Vorgabe änderte sich, also gäbe es eine zweite Lösung."},
    LessonRow{
        TechniqueId::kDeadlyPattern, TechniqueId::kDeadlyPattern,
        "Felder, die nicht vorgegeben sind, haben drei oder vier Ziffern und wenige andere; in "
        "jedem Haus liegen keines oder mindestens zwei von ihnen. Ließen die Ziffern allein immer "
        "eine zweite Füllung zu, so ist eine der anderen wahr; was mit jeder von ihnen falsch ist, "
        "entfällt.",
        "Wo ein einziges oder erweitertes Rechteck an einer Ecke scheitert, sehen Sie, ob zwei "
        "weitere Felder diese Ecke ersetzen."
        " Liegen die anderen in zwei Feldern eines Hauses, ergänzen sie dort vielleicht eine "
        "nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
        "Eine zweite Füllung mit denselben Ziffern in jedem Haus wäre eine zweite Lösung, denn "
        "keine Vorgabe änderte sich."},
    LessonRow{
        TechniqueId::kReverseBug, TechniqueId::kReverseBug,
        "Zwei Ziffern, die in den meisten ihrer Felder eingetragen, aber nicht vorgegeben sind; "
        "zusammen mit wenigen offenen Feldern liegen sie in jedem Haus zweimal oder gar nicht. "
        "Einer der anderen Kandidaten der offenen Felder ist wahr; was mit jedem von ihnen falsch "
        "ist, entfällt.",
        "Wählen Sie zwei Ziffern mit keinen oder wenigen Vorgaben in einem Teil des Gitters, und "
        "sehen Sie auf die Felder, die Sie damit gefüllt haben: Schließt sich fast ein Kreis?"
        " Liegen die anderen in zwei Feldern eines Hauses, ergänzen sie dort vielleicht eine "
        "nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
        "Hätten auch die offenen Felder die beiden Ziffern, ließen sie sich im ganzen Kreis "
        "vertauschen, und keine Vorgabe würde es merken."},
    LessonRow{
        TechniqueId::kQiusPattern, TechniqueId::kQiusPattern,
        "Zwei Zeilen eines Bandes kreuzen zwei Spalten eines Blocks. Zwei Ziffern haben in diesem "
        "Block nur dort Platz, und zwei Felder der Spalten, nebeneinander in einem anderen Band, "
        "haben die beiden Ziffern und wenige andere. Sind die Zeilen sonst frei von Vorgaben, oder "
        "stehen diese übereinander wie ein Ring von Ziffern, so ist eine der anderen wahr.",
        "Suchen Sie zwei Zeilen eines Bandes, in denen dieselben Spalten leer sind, und dann ein "
        "Paar von Ziffern, das in einem Block an diese Zeilen gebunden ist."
        " Liegen die anderen in zwei Feldern eines Hauses, ergänzen sie dort vielleicht eine "
        "nackte Menge, oder eine Ziffer ist an die beiden gebunden.",
        "Hätten die zwei Felder das Paar, könnten sie tauschen. Der Block könnte folgen, und die "
        "Zeilen könnten Spalte um Spalte Ziffern tauschen, bis alles wieder passt."},
    LessonRow{
        TechniqueId::kBugPlus, TechniqueId::kBugPlus,
        "Alle Felder haben zwei Kandidaten bis auf wenige, die mehr haben. Ohne einige von diesen, "
        "den Überschuss, hätte jede Ziffer in jedem Haus zwei Plätze oder keinen. Ein Kandidat des "
        "Überschusses ist wahr; was mit jedem von ihnen falsch ist, entfällt.",
        "Zählen Sie spät im Rätsel die Felder mit mehr als zwei Kandidaten. Hat eine Ziffer in "
        "einem Haus drei Plätze, so gehört einer davon zum Überschuss.",
        "Ein Gitter, in dem jedes Feld zwei Kandidaten und jede Ziffer zwei Plätze hat, hat keine "
        "Lösung oder zwei."},
    LessonRow{
        TechniqueId::kSymmetricalPlacement, TechniqueId::kSymmetricalPlacement,
        "Die Vorgaben bleiben gleich, wenn man das Gitter dreht oder an einer Diagonale spiegelt "
        "und die Ziffern nach fester Regel wechselt. Dann gilt das auch für die Lösung: Ein "
        "Kandidat entfällt, wenn der unmöglich ist, der aus ihm würde.",
        "Vergleichen Sie Vorgaben, die einander gegenüberliegen: Steht jeder 3 eine 7 gegenüber "
        "und jeder 7 eine 3? Gilt das für alle Ziffern, so beginnen Sie mit den Feldern, die an "
        "ihrem Platz bleiben.",
        "Gedreht und mit gewechselten Ziffern passt die Lösung zu denselben Vorgaben. Es gibt nur "
        "eine Lösung, also ist es dieselbe."},
    LessonRow{
        TechniqueId::kAntiSymmetricalPlacement, TechniqueId::kAntiSymmetricalPlacement,
        "Alle Vorgaben bis auf eine sind symmetrisch: Gedreht oder gespiegelt, mit paarweise "
        "getauschten Ziffern, bleiben sie gleich. Kann die Lösung nicht symmetrisch sein, so hat "
        "das Feld gegenüber der einzelnen Vorgabe nicht die Ziffer, die das Bild ergänzen würde.",
        "Sind die Vorgaben bis auf eine symmetrisch, so zählen Sie die Ziffern, die bleiben: Auf "
        "einer Diagonale brauchen drei Felder eines Blocks drei verschiedene.",
        "Mit dieser Ziffer passte die gedrehte Lösung zu allen Vorgaben, auch zur einzelnen. Es "
        "gibt nur eine Lösung, also wäre sie selbst symmetrisch."},
};

}  // namespace nonet
