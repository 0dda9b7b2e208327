import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // Components and terms
  'YA-001': 'Yamataï wird mit 2, 3 oder 4 Spielern gespielt.',
  'YA-002': 'Der Spielplan zeigt 34 Inseln. Im Meer ringsum liegen Schiffsfelder, die durch gepunktete Linien verbunden sind.',
  'YA-003': 'Auf einem Schiffsfeld hat nur ein einziges Schiff Platz. Ohne Schiff gilt es als leer.',
  'YA-004': 'Zwei Schiffsfelder sind nur dann verbunden, wenn eine einzelne gepunktete Linie direkt vom einen zum anderen führt.',
  'YA-005': 'Ein Schiff ist zu einer Insel benachbart, wenn sein Feld am Ufer dieser Insel liegt.',
  'YA-006':
    'Zwei Inseln sind benachbart, wenn ein Stück gepunktete Linie als gemeinsame Grenze zwischen ihnen verläuft. Eine Berührung an der Ecke reicht nicht.',
  'YA-007': 'Fünf Schiffsfelder am linken Rand des Spielplans sind Eingangsfelder.',
  'YA-008':
    'Es gibt 80 Schiffe: 22 aus Bambus (grün), 19 aus Holz (braun), 16 aus Stein (schwarz), 13 aus Lehm (rot) und 10 aus Gold (gelb). Unbenutzte Schiffe bilden den Vorrat.',
  'YA-009': 'Es gibt 10 Flottenplättchen mit den Nummern 1 bis 10. Jedes zeigt 1 bis 3 Schiffe und hat eine Fähigkeit.',
  'YA-010':
    'Es gibt 28 Gebäudeplättchen: 21 Standardgebäude, 4 Paläste und 3 Torii. Links stehen die nötigen Schiffe, rechts 1 bis 6 Prestigepunkte (PP).',
  'YA-011': 'Paläste und Torii sind die Prestigegebäude. Stehen sie auf dem Spielplan, gehören sie niemandem.',
  'YA-012': 'Einige der Standardgebäude-Plättchen sind Handelsposten, die übrigen einfache Häuser.',
  'YA-013': 'Es gibt 18 Spezialisten. Jeder ist 0 bis 4 PP wert.',
  'YA-014':
    'Es gibt 34 Kulturplättchen: je fünf in sechs Farben und vier leere. Von jeder dieser sieben Sorten hat eines einen schwarzen Rand und steht für ein Gebirge.',
  'YA-015':
    'Es gibt 7 Gebirgsplättchen, 8 Marker „Heiliger Boden“, 24 Prestigeplättchen zu je 1 PP und 73 Münzen (23 Einer, 32 Zweier, 18 Zehner).',
  'YA-016': 'Es gibt 10 blaue, 10 orange, 8 lila und 6 graue Standardgebäude, dazu 4 Palast- und 3 Torii-Figuren.',
  'YA-017': 'Es gibt sechs Zugfolge-Meeples: 2 blaue, 2 orange, 1 lila und 1 grauen.',
  'YA-018':
    'Dein Tableau hat fünf Bereiche, einen je Schritt des Zuges. Bereich 1 nimmt dein Flottenplättchen auf, Bereich 2 zeigt die Schiffspreise, Bereich 4 ist dein Hafen mit einem Liegeplatz.',
  'YA-019': 'Münzen und Prestigeplättchen gehen nie aus. Ist der Haufen leer, bekommst du trotzdem, was dir zusteht.',
  // Setup
  'YA-020':
    'Beim Aufbau werden die Spezialisten gemischt und fünf offen auf die Spezialistenplätze gelegt. Die übrigen bilden einen verdeckten Stapel.',
  'YA-021':
    'Beim Aufbau werden die Gebäudeplättchen gemischt und fünf offen in die Gebäudeauslage gelegt. Die übrigen bilden einen verdeckten Stapel.',
  'YA-022':
    'Beim Aufbau kommen die Flottenplättchen gemischt auf die zehn Plätze der Flottenleiste. Die Plätze 1 bis 5 liegen offen, die Plätze 6 bis 10 verdeckt.',
  'YA-023': 'Beim Aufbau werden die Kulturplättchen verdeckt gemischt, auf jede Insel kommt genau eines, dann werden alle aufgedeckt.',
  'YA-024':
    'Unter jedes Plättchen mit schwarzem Rand kommt ein Gebirgsplättchen, auch unter das leere. Diese Insel bleibt das ganze Spiel über ein Gebirge.',
  'YA-025':
    'Die vier leeren Plättchen werden wieder entfernt. So beginnen 30 Inseln mit einem Kulturplättchen und 4 ohne; genau eine dieser 4 ist ein Gebirge.',
  'YA-026': 'Zu zweit sind Blau und Orange im Spiel. Zu dritt kommt Lila dazu, zu viert auch Grau.',
  'YA-027': 'Du beginnst mit einem Tableau und 10 Münzen.',
  'YA-028': 'Zu zweit beginnen alle mit 10 Standardgebäuden, zu dritt mit 8 und zu viert mit 6.',
  'YA-029': 'Zu dritt und zu viert hat jeder einen Meeple, zu zweit zwei Meeples.',
  'YA-030': 'Für die erste Runde kommen alle Meeples im Spiel in zufälliger Reihenfolge auf die niedrigsten Plätze der Zugfolgeleiste.',
  'YA-031':
    'Schiffe, Münzen, Prestigeplättchen, Marker „Heiliger Boden“ und Prestigefiguren bilden den Vorrat. Zu Beginn liegt kein Schiff auf dem Meer.',
  // Round
  'YA-032': 'Die Zahl der Runden steht nicht fest; gespielt wird, bis eine Endbedingung eintritt.',
  'YA-033': 'Jeder Meeple ist einmal pro Runde am Zug. Zu zweit hast du also zwei Züge pro Runde, sonst einen.',
  'YA-034': 'Die Züge folgen der Zugfolgeleiste von der niedrigsten zur höchsten Zahl.',
  'YA-035':
    'Ein Zug hat feste Schritte: 1 Flotte nehmen (Pflicht), 2 handeln (freiwillig), 3a Schiffe einsetzen (freiwillig), 3b Kultur sammeln oder bauen, 3c Baubonus, 4 übrige Schiffe festmachen (Pflicht), 5 anwerben (freiwillig). Zu einem früheren Schritt kannst du nicht zurück.',
  // Step 1 – take a fleet tile
  'YA-036': 'In Schritt 1 musst du eines der offenen Flottenplättchen nehmen, die noch auf der Leiste liegen.',
  'YA-037': 'Dein Flottenplättchen und der Meeple dieses Zuges kommen in Bereich 1 deines Tableaus und bleiben dort bis zum Rundenende.',
  'YA-038': 'Du nimmst alle Schiffe, die dein Flottenplättchen zeigt, aus dem Vorrat. Was dort fehlt, bekommst du nicht.',
  'YA-039': 'Die erhaltenen Schiffe liegen vor dir, und du kannst sie in diesem Zug verwenden.',
  'YA-040': 'Die Fähigkeit deines Flottenplättchens darfst du einmal nutzen, wann du willst, aber nur in diesem Zug. Sonst verfällt sie.',
  // Step 2 – trade
  'YA-041': 'In Schritt 2 darfst du einmal handeln: ein Schiff aus dem Vorrat kaufen oder ein Schiff an den Vorrat verkaufen.',
  'YA-042': 'Für Kauf und Verkauf gilt der Preis auf deinem Tableau, je nach Farbe 1 bis 4 Münzen. Du musst ihn bezahlen können.',
  'YA-043': 'Ein Bambusschiff kostet 1 Münze, Holz 2, Stein 3 und Lehm 4.',
  'YA-044': 'Goldschiffe darfst du nur kaufen oder verkaufen, wenn du Kinu angeworben hast.',
  'YA-045': 'Ein gekauftes Schiff kannst du in diesem Zug wie eines aus deiner Flotte verwenden. Ein verkauftes geht zurück in den Vorrat.',
  // Step 3a – place boats
  'YA-046':
    'In Schritt 3a darfst du beliebig viele der in diesem Zug erhaltenen und der im Hafen liegenden Schiffe einsetzen, auch gar keines. Schiffe neben dem Hafen sind nicht mehr verwendbar.',
  'YA-047': 'Ein Schiff darf nur auf ein leeres Schiffsfeld gesetzt werden.',
  'YA-048':
    'Dein erstes Schiff im Zug kommt auf ein leeres Eingangsfeld oder auf ein leeres Feld, das mit einem Schiff gleicher Farbe verbunden ist.',
  'YA-049':
    'Für dein erstes Schiff genügt ein einziges verbundenes Schiff seiner Farbe. Welche Farbe die übrigen Nachbarn haben und wer sie eingesetzt hat, ist egal.',
  'YA-050':
    'Jedes weitere Schiff, gleich welcher Farbe, kommt auf ein leeres Feld, das mit dem zuletzt eingesetzten Schiff verbunden ist. Die Schiffe eines Zuges bilden eine Kette ohne Abzweigung.',
  'YA-051': 'In diesem Zug eingesetzte Schiffe bleiben bis Schritt 4 markiert, damit alle sehen, welche beim Sammeln und Bauen zählen.',
  'YA-052': 'Schiffe auf dem Spielplan gehören niemandem und bleiben dort liegen.',
  // Step 3b – collect culture or build
  'YA-053':
    'Hast du mindestens ein Schiff eingesetzt, musst du entweder Kulturplättchen sammeln oder genau ein Gebäude bauen. Nur wenn beides unmöglich ist, geschieht nichts.',
  'YA-054': 'Hast du in diesem Zug kein Schiff eingesetzt, kannst du weder sammeln noch bauen.',
  'YA-055':
    'Beim Sammeln nimmst du für jedes in diesem Zug eingesetzte Schiff ein Kulturplättchen von einer dazu benachbarten Insel, falls dort noch eines liegt.',
  'YA-056': 'Ein Plättchen auf einem Gebirge sammelst du wie jedes andere. Das Gebirgsplättchen bleibt auf der Insel.',
  'YA-057': 'Gesammelte Kulturplättchen behältst du. Sie dienen nur dazu, Spezialisten zu bezahlen.',
  'YA-058': 'Zum Bauen wählst du ein offenes oder ein von dir reserviertes Gebäudeplättchen und dazu eine Insel.',
  'YA-103':
    'Mit einer bestimmten Flottenfähigkeit reservierst du ein Gebäudeplättchen. Es kommt aus der Auslage oder vom Stapel vor dich, und nur du darfst es bauen.',
  'YA-059': 'Bauen darfst du nur auf einer Insel, die zu mindestens einem in diesem Zug von dir eingesetzten Schiff benachbart ist.',
  'YA-060': 'Bauen darfst du nur auf einer Insel ohne Gebäude. Zwei Gebäude stehen nie auf derselben Insel.',
  'YA-061':
    '{clearedIslandsOnly, select, true {An diesem Tisch baust du nur auf Inseln, deren Kulturplättchen weg ist.} other {Ein Kulturplättchen auf der Insel hindert dich nicht am Bauen.}}',
  'YA-062':
    'Alle Schiffe, die das Plättchen zeigt, müssen zur Insel benachbart sein, in den richtigen Farben und in der richtigen Anzahl. Weitere Schiffe stören nicht.',
  'YA-063': 'Wer die nötigen Schiffe eingesetzt hat und wann, ist egal. Sie bleiben nach dem Bau auf dem Spielplan.',
  'YA-064': 'Das gebaute Plättchen behältst du vor dir. Seine PP zählen am Spielende.',
  'YA-065': 'Für ein Standardplättchen setzt du ein Gebäude deiner Farbe, für Palast oder Torii die passende Figur.',
  'YA-066': 'Hast du kein Standardgebäude mehr übrig, kannst du kein Standardplättchen bauen.',
  'YA-067': 'Du baust höchstens ein Gebäude pro Zug. Auch ein Palast oder Torii zählt als dieses eine.',
  // Bonuses for a standard building
  'YA-068': 'Nach dem Bau eines Standardgebäudes erhältst du 1 Prestigeplättchen für jedes Prestigegebäude auf einer benachbarten Insel.',
  'YA-069': 'Ein Standardgebäude auf einem Gebirge bringt dir 1 Prestigeplättchen.',
  'YA-070':
    'Eine Gruppe sind zwei oder mehr Gebäude einer Farbe, von denen jedes zu einem anderen der Gruppe benachbart ist. Sie zählt immer so groß wie möglich.',
  'YA-071':
    'Beginnt oder vergrößert dein neues Standardgebäude eine Gruppe deiner Farbe, erhältst du 1 Münze je Gebäude dieser Gruppe, das neue eingeschlossen.',
  'YA-072': 'Ist das soeben gebaute Gebäude ein Handelsposten, werden die Münzen für die Gruppe verdoppelt.',
  'YA-073': 'Ein Palast oder Torii bringt beim Bau keinen Bonus und gehört nie zu einer Gruppe.',
  // Step 4 – moor leftover boats
  'YA-074': 'In Schritt 4 verlieren die in diesem Zug eingesetzten Schiffe ihre Markierung.',
  'YA-075': 'In Schritt 4 darfst du ein nicht eingesetztes Schiff im Hafen festmachen und in einem späteren Zug verwenden.',
  'YA-076': 'Ist dein Hafen voll, darfst du ein Schiff darin durch ein anderes ersetzen. Das ersetzte kommt neben den Hafen.',
  'YA-077': 'Alle anderen nicht eingesetzten Schiffe kommen neben den Hafen und sind in dieser Partie nicht mehr verwendbar.',
  'YA-078': 'Mit dem Spezialisten Riu hat dein Hafen drei Liegeplätze statt eines einzigen.',
  // Step 5 – recruit
  'YA-079':
    'In Schritt 5 darfst du einen offenen Spezialisten anwerben. Du zahlst 2 Kulturplättchen gleicher Farbe oder 3 in drei verschiedenen Farben.',
  'YA-080': 'Du erhältst auch alle Münzen, die auf dem angeworbenen Spezialisten liegen.',
  'YA-081':
    'Ein Spezialist liegt offen vor dir und wirkt ab sofort. Eine Fähigkeit „einmal pro Zug“ kannst du in jedem deiner Züge einmal nutzen.',
  'YA-082': 'Der leere Spezialistenplatz wird erst am Rundenende wieder aufgefüllt.',
  'YA-083': 'Bezahlte Kulturplättchen sind aus dem Spiel.',
  'YA-084': 'Nach Schritt 5 ist der nächste Meeple auf der Zugfolgeleiste am Zug.',
  // End of round
  'YA-085':
    'Am Rundenende wird zuerst geprüft, ob jemand sein letztes Standardgebäude gebaut hat. Wenn ja, endet das Spiel und es wird keine neue Runde vorbereitet.',
  'YA-092': 'Ist beim Vorbereiten der nächsten Runde mindestens eine Schiffsfarbe im Vorrat aufgebraucht, endet das Spiel sofort.',
  'YA-086':
    'Am Rundenende kommen 2 Münzen auf jeden noch ausliegenden Spezialisten. Danach werden leere Plätze vom Stapel aufgefüllt; neue Spezialisten beginnen ohne Münzen.',
  'YA-087': 'Kann ein Spezialistenplatz nicht aufgefüllt werden, endet das Spiel sofort.',
  'YA-088': 'Danach wird die Gebäudeauslage auf fünf Plättchen aufgefüllt. Ist das nicht möglich, endet das Spiel sofort.',
  'YA-089':
    'Für die nächste Runde kommt jeder Meeple auf den Platz der Zugfolgeleiste mit der Nummer seines Flottenplättchens. Zu zweit gilt das für beide Meeples jedes Spielers.',
  'YA-090':
    'Die Flottenplättchen auf der Leiste rücken lückenlos nach links. Dann werden von links so viele aufgedeckt, bis fünf offen liegen.',
  'YA-091':
    'Die in dieser Runde benutzten Flottenplättchen werden gemischt und verdeckt auf die freien Plätze am rechten Ende der Leiste gelegt.',
  // Game end, scoring, ties
  'YA-093':
    'Das Spiel endet nach der Runde, in der jemand sein letztes Standardgebäude gebaut hat. Diese Runde wird zu Ende gespielt; Paläste und Torii zählen nicht.',
  'YA-094':
    'Das Spiel endet auch sofort, wenn beim Vorbereiten einer Runde eine Schiffsfarbe im Vorrat fehlt oder Spezialisten oder Gebäudeplättchen nicht aufgefüllt werden können.',
  'YA-095': 'Am Ende erhältst du 1 PP für je 5 Münzen.',
  'YA-096': 'Am Ende bringt jedes Prestigeplättchen 1 PP.',
  'YA-097': 'Am Ende erhältst du die PP auf jedem Gebäudeplättchen, das du gebaut hast, ob Standard oder Prestige.',
  'YA-098': 'Am Ende erhältst du die PP jedes deiner Spezialisten, dazu ihre Fähigkeiten für das Spielende.',
  'YA-099': 'Jedes reservierte, aber nicht gebaute Gebäudeplättchen kostet dich am Ende 1 PP.',
  'YA-100':
    'Je zwei Schiffe neben deinem Hafen kosten dich am Ende 1 PP; ein einzelnes, das übrig bleibt, kostet nichts. Schiffe im Hafen zählen nicht.',
  'YA-101': 'Wer die meisten PP hat, gewinnt.',
  'YA-102': 'Bei Gleichstand gewinnt unter den Punktgleichen, wer in der letzten Runde früher am Zug war.',
  // Decisions
  'YA-D01':
    '{clearedIslandsOnly, select, true {Hausregel dieses Tisches: Das Kulturplättchen einer Insel muss weg sein, bevor dort jemand baut.} other {Du darfst auf einer Insel bauen, auf der noch ein Kulturplättchen liegt. Ein Tisch kann es anders festlegen.}}',
  'YA-D02':
    'Ein Kulturplättchen auf einer bebauten Insel bleibt liegen und kann später mit einem benachbarten Schiff noch gesammelt werden.',
  'YA-D03': 'Hast du Schiffe eingesetzt und kannst ein Plättchen sammeln oder ein Gebäude bauen, musst du eines von beidem tun.',
  'YA-D04':
    'Du kannst dich nicht für das Sammeln entscheiden, wenn es kein Plättchen zu nehmen gibt. Kannst du dann bauen, musst du bauen.',
  'YA-D05':
    'Beim Sammeln musst du für jedes Schiff, neben dem noch ein Plättchen liegt, eines nehmen, in beliebiger Reihenfolge. Du musst nicht so wählen, dass möglichst viele Plättchen zusammenkommen.',
  'YA-D06':
    '{limitedSwaps, select, true {Fähigkeiten, die Schiffe bewegen, tauschen oder entfernen, dürfen in diesem Zug eingesetzte Schiffe nicht betreffen.} other {Fähigkeiten, die Schiffe bewegen oder entfernen, dürfen in diesem Zug eingesetzte Schiffe nicht betreffen; ein Tausch darf das. In Partien nach Fassung 1 der Regeln darf es auch ein Tausch nicht.}}',
  'YA-D07':
    'Die Flottenfähigkeit darfst du zwischen zwei beliebigen Aktionen deines Zuges nutzen, vom Nehmen des Plättchens bis zum Ende von Schritt 5, aber nie mitten in einer Aktion. {limitedSwaps, select, true {Ein dadurch bewegtes oder getauschtes Schiff gilt nicht als in diesem Zug eingesetzt.} other {Ein dadurch bewegtes Schiff gilt nicht als in diesem Zug eingesetzt. Nach einem Tausch gilt das Schiff, das dort liegt, wo du in diesem Zug eines eingesetzt hast, als in diesem Zug eingesetzt.}}',
  'YA-D08':
    'Verkaufen darfst du jedes verwendbare Schiff: aus der Flotte, eben gekauft oder aus dem Hafen. Schiffe neben dem Hafen kannst du nicht verkaufen.',
  'YA-D09': 'Ein Schiff bringt beim Verkauf genauso viel, wie es beim Kauf kostet.',
  'YA-D10': 'Dein erstes Schiff darf in jeder Farbe auf ein leeres Eingangsfeld, auch neben ein Schiff anderer Farbe.',
  'YA-D11':
    'Ansonsten ist ein Eingangsfeld ein normales Schiffsfeld; auch spätere Schiffe einer Kette dürfen darauf liegen oder daran anschließen.',
  'YA-D12': 'Ab deinem zweiten Schiff spielen die Farben benachbarter Schiffe keine Rolle.',
  'YA-D13': 'Zeigt ein Plättchen zwei Schiffe derselben Farbe, müssen zwei verschiedene Schiffe dieser Farbe zur Insel benachbart sein.',
  'YA-D14': 'Das eine Gebäude deines Zuges darf ein Prestigegebäude sein, aber du baust nie zwei Gebäude in einem Zug.',
  'YA-D15': 'Ein neues Prestigegebäude bringt nichts für Standardgebäude, die schon daneben stehen.',
  'YA-D16':
    'Das Prestigeplättchen für einen benachbarten Palast oder Torii erhält, wer das Standardgebäude baut, egal von wem der Palast oder Torii stammt.',
  'YA-D17': 'Ein Handelsposten, der zu keiner Gruppe gehört, bringt keine Münzen.',
  'YA-D18': 'Ein Handelsposten verdoppelt nur die Münzen für die Gruppe, nicht die Münzen von Spezialisten.',
  'YA-D19': 'Ein im Hafen ersetztes Schiff kommt daneben und zählt für den Punktabzug.',
  'YA-D20': 'Du musst deinen Hafen nicht füllen. Weggelassene Schiffe kommen daneben.',
  'YA-D21': 'Schiffe, die am Ende noch in deinem Hafen liegen, kosten keine Punkte.',
  'YA-D22': 'Drei verschiedene Plättchen heißt drei verschiedene Farben. Ein Plättchen mit schwarzem Rand zählt als seine Farbe.',
  'YA-D23':
    'Beim Vorbereiten einer Runde werden erst die Schiffe im Vorrat geprüft, dann die Spezialisten, dann die Gebäudeplättchen. Der erste Mangel beendet das Spiel.',
  'YA-D24': 'Hat jemand sein letztes Standardgebäude gebaut, folgt nach der Runde gleich die Wertung; vorbereitet wird nichts mehr.',
  'YA-D25': 'Bei zwei Zügen pro Spieler entscheidet bei Gleichstand, wer seinen ersten Zug der letzten Runde früher hatte.',
  'YA-D26': 'Jede Runde beginnt mit fünf offenen Flottenplättchen, egal wie viele mitspielen.',
  'YA-D27':
    'Schiffe, Münzen, Plättchen, Spezialisten, Häfen, gebaute und aus der Auslage reservierte Gebäude sind offen. Verborgen sind die Reihenfolge der Stapel, verdeckte Flotten und, für die anderen, was du vom Stapel angesehen oder reserviert hast.',
  'YA-D28': 'Ein reserviertes Plättchen darfst du in jedem eigenen Schritt 3b bauen, auch schon im Zug der Reservierung.',
  'YA-D29': 'Nach einer Reservierung wird die Gebäudeauslage erst am Rundenende aufgefüllt.',
  'YA-D30': 'Auf einer Insel mit dem Marker „Heiliger Boden“ darf niemand etwas bauen.',
  'YA-D31': 'Fehlen im Vorrat Schiffe deines Flottenplättchens, nimmst du, was da ist, und erhältst keinen Ersatz.',
  'YA-D32': 'Offene Flottenplättchen reichen immer: Höchstens vier werden pro Runde genommen, fünf liegen aus.',
  'YA-D33':
    'Ein angeworbener Spezialist wirkt ab jetzt, in der Praxis also ab deinem nächsten Zug. Münzen für das Anwerben gibt es sofort.',
  'YA-D34': 'Einen ganzen Zug auslassen geht nicht. Du musst mindestens eine Flotte nehmen und in Schritt 4 ihre Schiffe unterbringen.',
  'YA-D35': 'Jedes Flottenplättchen hat eine Fähigkeit; die der Flotten 1 und 10 sind klein.',
  'YA-D36':
    'Bei jeder verdeckten Flotte ist bekannt, aus welcher gemischten Gruppe sie stammt, aber nicht, welches Plättchen es ist. Ist von einer Gruppe nur noch eines übrig, kennt man es.',
  'YA-D37':
    'Die Pflicht zu sammeln oder zu bauen gilt nur, wenn es ohne freiwillige Fähigkeiten, Zahlungen oder Reservierungen geht; bereits reservierte Plättchen zählen mit. Du darfst es aber durch eine Fähigkeit erst möglich machen.',
  'YA-D38': 'In einem Zug darfst du Schiffe derselben Farbe nicht kaufen und verkaufen, gleich in welcher Reihenfolge.',
  'YA-D39':
    'Liegen weniger als drei Plättchen im Stapel, siehst du beim Reservieren nur diese an. Das Ansehen lässt sich nicht zurücknehmen; du darfst beliebig viele Plättchen reserviert haben, und die Auslage wird erst am Rundenende aufgefüllt.',
  'YA-D40':
    'Kulturplättchen dürfen auch auf Gebirge und bebaute Inseln und von dort getauscht werden. Heiliger Boden braucht einen Marker im Vorrat und eine Insel ohne Gebäude, Kulturplättchen und Heiligen Boden; Schiffe ringsum und ein Gebirgsplättchen bleiben.',
  'YA-D41':
    'Ein bewegtes Schiff braucht ein neues leeres Feld, das ein Eingangsfeld ist oder mit irgendeinem anderen Schiff verbunden ist; Farben sind egal. {limitedSwaps, select, true {Hausregel dieses Tisches: Getauscht werden zwei Schiffe verschiedener Farbe, entfernt werden ein oder zwei Schiffe von beliebiger Stelle, keines davon aus diesem Zug.} other {Getauscht werden zwei beliebige Schiffe auf dem Plan, gleich welcher Farbe. Entfernt werden ein oder zwei Schiffe von beliebiger Stelle, keines davon aus diesem Zug. In Partien nach Fassung 1 der Regeln werden nur Schiffe verschiedener Farbe getauscht, keines davon aus diesem Zug.}}',
  'YA-D42':
    'Du sammelst Schiff für Schiff in beliebiger Reihenfolge; nach dem ersten Plättchen kannst du in diesem Zug nicht mehr bauen. Das zusätzliche Plättchen von Mei ist freiwillig, kommt zuletzt und setzt mindestens ein normal gesammeltes voraus.',
  'YA-D43':
    'Mit Riu darfst du Schiffe aus allen drei Liegeplätzen einsetzen. Ein unbenutztes Schiff behält seinen Platz und kommt nur neben den Hafen, wenn du es ersetzt.',
  'YA-D44': 'Du wählst, welche Kulturplättchen du bezahlst. Mit Tama genügen zwei beliebige.',
  'YA-D45':
    'Zu zweit hat jeder deiner Züge seine eigene Flotte und Fähigkeit, und Fähigkeiten „einmal pro Zug“ wirken in beiden. Hafen und Spezialisten gelten für beide Züge.',
  'YA-D46': 'Gibt es kein erlaubtes Feld für ein erstes Schiff, setzt du keines ein und kannst weder sammeln noch bauen.',
  'YA-D47': 'Ein Endstand kann negativ sein. Es zählt nur die Summe deiner Münzen, nicht ihre Stückelung.',
  'YA-D48': 'Ein Goldschiff kostet mit Kinu 5 Münzen, mit Sora dazu nur 4. Beim Verkauf bringt es immer 5.',
  'YA-D49':
    'Ein Schiff ist zu jeder Insel benachbart, an deren Ufer sein Feld liegt. Dass Ecken nicht zählen, gilt nur zwischen zwei Inseln.',
};
