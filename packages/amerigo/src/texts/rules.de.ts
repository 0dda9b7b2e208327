import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // A1 Components
  'AM-001': 'Amerigo ist für 2 bis 4 Spieler. Die Spielerfarben sind Rot, Gelb, Blau und Weiß.',
  'AM-002': 'Es gibt 49 Würfel: je 7 in Blau, Schwarz, Rot, Braun, Grün, Gelb und Weiß.',
  'AM-003': 'Die Karte entsteht aus bis zu 16 Inselteilen und 8 Rahmenteilen, davon 4 Ecken und 4 kleine Teile.',
  'AM-004': 'Es gibt 37 Landschaftsplättchen; jedes bedeckt 1 bis 6 Felder.',
  'AM-005':
    'Du hast ein Spielertableau, 16 Dorfplättchen, 12 Kontore, 2 Schiffe, 3 Zählscheiben, eine Siegpunktscheibe, eine Reihenfolgescheibe und zwei Siegpunktplättchen (50/100 und 150/200).',
  'AM-006':
    'Gemeinsames Material: 24 Fortschrittsmarker, 40 Rohstoffmarker (8 je Sorte), 50 Produktionsmarker (je Sorte drei für 2, vier für 3 und drei für 4 Aktionspunkte), 6 Piratenmarker, 5 Schatztruhen und 4 Zeitmarker. Das Planungsplättchen hat keine Wirkung.',
  'AM-007': 'Die fünf Sorten Rohstoffe sind Baumwolle, Tabak, Zucker, Kokosnüsse und Kaffee.',
  // A2 Setup: map
  'AM-010': 'Die Karte wächst mit der Spielerzahl: 3 mal 3 Inselteile zu zweit, 3 mal 4 zu dritt und 4 mal 4 zu viert.',
  'AM-011': 'Der Zufall entscheidet, welche Inselteile ins Spiel kommen, wo sie liegen und wie sie gedreht sind.',
  'AM-012': 'Auf der Karte gibt es keine Seen: Wasser darf nicht ringsum von Land eingeschlossen sein.',
  'AM-013':
    'Das Land einer Insel hängt über Kanten zusammen und ist ringsum von Wasser umgeben. Zwei Inseln berühren sich nie, auch nicht über Eck.',
  'AM-014': 'Ein Rahmen umschließt die Inselteile: 4 Ecken zu zweit, dazu 2 kleine Teile zu dritt und 4 kleine Teile zu viert.',
  'AM-015': 'Eine Rahmenecke zählt als 3 Wasserfelder, ein kleines Rahmenteil als 1 Wasserfeld.',
  'AM-016': 'Der Rahmen hat 12 Felder zu zweit, 14 zu dritt und 16 zu viert: eines für jede äußere Kante eines Inselteils.',
  'AM-017':
    'Felder sind Land oder Wasser. Manche Landfelder tragen einen Rohstoff oder sind für ein Kontor bestimmt; ein Anker kennzeichnet das Wasserfeld, das zu einem Kontorfeld gehört.',
  'AM-018': 'Alle Landfelder, die über Kanten verbunden sind, bilden eine Insel; auch Rohstoff- und Kontorfelder gehören dazu.',
  'AM-019': 'Eine Insel ab 20 Landfeldern ist eine Großinsel und trägt eine Schatztruhe. Alle kleineren sind kleine Inseln.',
  'AM-020': 'Auf jedem Rohstofffeld liegt zu Beginn ein Rohstoffmarker der passenden Sorte.',
  'AM-021': 'Die Zeitmarker 5, 4, 3 und 2 liegen gestapelt auf der aufgedruckten 1, die 5 ganz oben.',
  'AM-022': 'Alle 37 Landschaftsplättchen liegen offen im gemeinsamen Vorrat, egal wie viele mitspielen.',
  'AM-023': 'Die Plättchen im Vorrat sind nach Art gestapelt und zeigen die Seite mit den Siegpunkten.',
  'AM-024': 'Inselteile, Rahmenteile, Rohstoffmarker, Truhen und Produktionsmarker, die diese Partie nicht braucht, bleiben aus dem Spiel.',
  // A3 Setup: players
  'AM-030': 'Du beginnst auf deiner Fortschritts-, Kanonen- und Goldleiste bei 0.',
  'AM-031': 'Deine 16 Dorfplättchen liegen zu Beginn im gemeinsamen Vorrat. Du musst ein Plättchen erst planen, bevor du es bauen kannst.',
  'AM-032': 'Deine Schiffe und Kontore liegen zu Beginn neben deinem Spielertableau; noch ist kein Schiff auf der Karte.',
  'AM-033': 'Auf deinem Spielertableau ist schon je ein Produktionsmarker jeder der fünf Sorten aufgedruckt.',
  'AM-034':
    'Alle beginnen mit 0 Siegpunkten. Die Siegpunktleiste reicht von 0 bis 49; die Siegpunktplättchen zeigen nur die vollen Umrundungen an.',
  'AM-035': 'Wenn du die 49 Siegpunkte überschreitest, zeigt dein Plättchen die erreichten 50, 100, 150 oder 200 an.',
  // A4 Setup: storage board
  'AM-040':
    'Fünf der sechs Piratenmarker liegen zufällig gezogen verdeckt auf den Piratenfeldern. Der sechste verlässt ungesehen das Spiel.',
  'AM-041': 'Vor dem ersten Durchgang wird einer der fünf Piratenmarker zufällig aufgedeckt.',
  'AM-042': 'Die 24 Fortschrittsmarker werden gemischt. Acht davon liegen zu Beginn offen, 4 im linken und 4 im rechten Bereich.',
  'AM-043':
    'Zu viert sind alle 50 Produktionsmarker im Spiel, zu dritt 40 und zu zweit 30; die für mehr Spieler gekennzeichneten Marker werden aussortiert.',
  'AM-044':
    'Die gemischten Produktionsmarker füllen offen die Auslage, einer je benutztem Feld. Die übrigen bilden 4 gleich hohe verdeckte Stapel.',
  'AM-045': 'Die Auslage bietet 10 Produktionsmarker zu viert, 8 zu dritt und 6 zu zweit.',
  'AM-046': 'Alle Reihenfolgescheiben beginnen als zufälliger Stapel auf dem weißen ersten Feld der Sonderleiste. Wer oben liegt, beginnt.',
  'AM-047': 'Zu Beginn erhältst du 1 Gold für jeden Spieler, der vor dir an der Reihe ist, also 0, 1, 2 oder 3 Gold.',
  'AM-048':
    'Vor dem ersten Durchgang gehen alle 49 Würfel durch den Turm. Was herausfällt, kommt nach Farben auf die Vorratsfelder; der Rest bleibt im Turm.',
  // A5 Round and phase flow
  'AM-060': 'Das Spiel dauert 5 Durchgänge, und jeder Durchgang hat 7 Phasen.',
  'AM-061': 'Die Phasen eines Durchgangs folgen den Farben Blau, Schwarz, Rot, Braun, Grün, Gelb und Weiß.',
  'AM-062': 'Zu Beginn einer Phase kommen alle Würfel vom Vorratsfeld ihrer Farbe in den Turm.',
  'AM-063':
    'Alle Würfel, die aus dem Turm fallen, kommen ins Aktionsfeld, gleich welche Farbe sie haben. Das Aktionsfeld ist die Schale vor dem Turm.',
  'AM-064': 'Eine Phase entfällt, wenn auf dem Vorratsfeld ihrer Farbe kein Würfel liegt.',
  'AM-065': 'Eine Phase entfällt, wenn der Turm keinen einzigen Würfel freigibt.',
  'AM-066': 'Du kannst nur Aktionen wählen, deren Farbe im Aktionsfeld liegt.',
  'AM-067':
    'Die Farbe mit den meisten Würfeln im Aktionsfeld bestimmt die Aktionspunkte der Phase. Diese Zahl gilt für alle Spieler und jede angebotene Aktion.',
  'AM-068':
    'In Spielreihenfolge trifft jeder pro Phase eine Wahl: eine angebotene Aktion, Gold oder einen Fortschrittsmarker, der eine Aktion ersetzt.',
  'AM-069': 'Du darfst auch eine Aktion wählen, die in dieser Phase schon jemand genommen hat.',
  'AM-070': 'Wer auf der Sonderleiste am weitesten vorn liegt, ist zuerst an der Reihe. Im Stapel kommt die obere Scheibe vor der unteren.',
  'AM-071': 'Du darfst einen Teil deiner Aktionspunkte oder alle ungenutzt lassen.',
  'AM-072': 'Ungenutzte Aktionspunkte verfallen am Ende deiner Aktion; du kannst sie nicht für eine spätere Phase aufheben.',
  'AM-073': 'Während deiner Aktion darfst du zusätzliche Aktionspunkte für je 1 Gold kaufen, so viele du bezahlen kannst.',
  'AM-074':
    'Wenn alle an der Reihe waren, kehren die Würfel aus dem Aktionsfeld auf die Vorratsfelder ihrer Farben zurück, und die nächste Phase beginnt.',
  'AM-075':
    'Am echten Tisch kommen versehentlich herausgefallene Würfel mit dem nächsten Wurf zurück in den Turm. Online kann das nicht passieren.',
  'AM-076':
    'Jeder Durchgang endet nach der gespielten oder ausgefallenen weißen Phase mit der Zwischenwertung. Nach den Durchgängen 1 bis 4 wird der nächste vorbereitet, nach dem fünften folgt die Schlusswertung.',
  // A6 Blue action: move ships
  'AM-080':
    'Mit deiner ersten blauen Aktion setzt du beide Schiffe kostenlos auf beliebige Rahmenfelder. Beide dürfen auf demselben Feld beginnen.',
  'AM-081':
    'Mit jedem Aktionspunkt darf jedes deiner beiden Schiffe 1 Wasserfeld waagerecht oder senkrecht segeln. Mit 4 Aktionspunkten kommt jedes Schiff also bis zu 4 Felder weit.',
  'AM-082': 'Du bewegst deine Schiffe nacheinander in beliebiger Reihenfolge, und keines muss seine Reichweite ganz ausnutzen.',
  'AM-083': 'Du darfst ein Schiff einsetzen, bewegen und mit ihm ein Kontor gründen, bevor du das andere einsetzt oder bewegst.',
  'AM-084': 'Auf einem Rahmenfeld haben beliebig viele Schiffe Platz.',
  'AM-085': 'Ein Schiff darf nicht auf einem Wasserfeld zwischen den Inseln anhalten, auf dem schon ein anderes liegt.',
  'AM-086': 'Schiffe versperren nie den Weg; du darfst durch besetzte Felder hindurchsegeln.',
  'AM-087': 'Schiffe segeln nur auf Wasser, nie über Land.',
  'AM-088':
    'Hält dein Schiff auf einem Ankerfeld, darfst du auf dem zugehörigen Kontorfeld ein Kontor gründen, solange dort weder Kontor noch Plättchen liegt.',
  'AM-089':
    'Wer das allererste Kontor auf einer Insel gründet, erhält sofort 3 Siegpunkte. Spätere Kontore dort bringen diese Punkte nicht mehr.',
  'AM-090': 'Du darfst auf derselben Insel mehr als ein Kontor haben.',
  'AM-091': 'Sobald du ein Kontor auf einer Insel hast, kannst du dort bauen.',
  'AM-092': 'Auch ein Kontor auf dem letzten freien Feld vollendet eine Insel.',
  'AM-093': 'Du hast 12 Kontore; mehr kannst du nicht gründen.',
  'AM-094':
    'Jedes Schiff macht pro blauer Aktion eine Fahrt und bleibt liegen, wo es anhält. Darum gründet jedes Schiff höchstens ein Kontor pro Aktion.',
  // A7 Black action: load cannons
  'AM-100': 'Jeder Aktionspunkt der schwarzen Aktion bringt dir 1 Kanone, bis höchstens 12.',
  'AM-101': 'Aktionspunkte, die nicht mehr auf die Kanonenleiste passen, verfallen, bringen dir aber insgesamt 2 Gold.',
  // A8 Red action: plan
  'AM-110': 'Mit der roten Aktion nimmst du Plättchen aus dem Vorrat und legst sie neben dein Spielertableau, um sie später zu bauen.',
  'AM-111':
    'Ein Dorfplättchen deiner Farbe zu planen kostet 1 Aktionspunkt, egal wie groß es ist. Plättchen anderer Farben kannst du nicht nehmen.',
  'AM-112': 'Ein Landschaftsplättchen zu planen kostet so viele Aktionspunkte, wie es Felder hat, also 1 bis 6.',
  'AM-113': 'Pro roter Aktion darfst du nur 1 Landschaftsplättchen nehmen, aber so viele Dorfplättchen, wie du bezahlen kannst.',
  'AM-114': 'Geplante Plättchen bleiben bei dir, bis du sie baust, und du darfst beliebig viele davon haben.',
  // A9 Brown action: progress
  'AM-120': 'Jeder Aktionspunkt der braunen Aktion bringt dich 1 Feld auf deiner Fortschrittsleiste voran.',
  'AM-121':
    'Jedes Mal, wenn du auf deiner Fortschrittsleiste ein Feld mit Siegpunkten erreichst oder überschreitest, musst du sofort einen offenen Fortschrittsmarker wählen.',
  'AM-122': 'Der Platz eines genommenen Fortschrittsmarkers bleibt leer, bis der nächste Durchgang vorbereitet wird.',
  'AM-123': 'Am Spielende erhältst du den höchsten Siegpunktwert, den du auf deiner Fortschrittsleiste erreicht hast.',
  'AM-124':
    'Das letzte Feld der Fortschrittsleiste ist 15 Siegpunkte wert. Aktionspunkte, die nicht mehr passen, verfallen, bringen dir aber insgesamt 2 Gold.',
  'AM-125': 'Deine Fortschrittsmarker liegen für alle sichtbar auf deinem Spielertableau.',
  // A10 Green action: build
  'AM-130': 'Mit der grünen Aktion baust du geplante Plättchen auf Inseln, auf denen du mindestens ein Kontor hast.',
  'AM-131': 'Ein Dorfplättchen zu bauen kostet 1 Aktionspunkt, ein Landschaftsplättchen je nach Größe 1 bis 6 Aktionspunkte.',
  'AM-132': 'Ein Plättchen muss ganz auf Land liegen; kein Teil davon darf Wasser bedecken.',
  'AM-133': 'Du kannst kein Feld überbauen, auf dem schon ein Plättchen oder ein Kontor liegt.',
  'AM-134':
    'Ein neues Plättchen muss mit einer Kante an eines deiner Kontore grenzen oder durch eine lückenlose Kette aus deinen Dorfplättchen und aus Landschaftsplättchen mit einem verbunden sein. Wer die Landschaftsplättchen gelegt hat, ist egal.',
  'AM-135': 'Dorfplättchen und Kontore anderer Spieler verbinden deine Plättchen nicht.',
  'AM-136': 'Du darfst ein leeres Kontorfeld überbauen. Danach kann dort niemand mehr ein Kontor gründen.',
  'AM-137': 'Bedeckt dein Plättchen ein Rohstofffeld, nimmst du den Rohstoffmarker, der dort liegt.',
  'AM-138':
    'Du darfst so viele Plättchen bauen, wie du bezahlen kannst, auch auf verschiedenen Inseln. Sie werden nacheinander gelegt; ein späteres kann also an ein früheres anschließen.',
  'AM-139': 'Jedes gebaute Plättchen zählt sofort: auf einer kleinen Insel der niedrigere Wert, auf einer Großinsel der höhere.',
  'AM-140': 'Du darfst ein Plättchen vor dem Legen beliebig drehen.',
  'AM-141': 'Eine Schatztruhe stört beim Bauen nicht; sie rückt einfach zur Seite und bleibt auf ihrer Insel.',
  'AM-142':
    'Bedeckst du das letzte freie Landfeld einer Insel mit einem Plättchen oder Kontor, vollendest du sie und erhältst 3 Siegpunkte.',
  'AM-143': 'Vollendest du eine Großinsel, erhältst du außerdem ihre Schatztruhe.',
  'AM-144':
    'Wird eine Insel vollendet, erhalten alle, die dort Kontore haben, den Wert des aktuellen Zeitmarkers als Siegpunkte: mal 1 bei einem Kontor, mal 3 bei zweien und mal 6 bei dreien.',
  'AM-145': 'Der Zeitmarker zeigt 5 im ersten Durchgang, danach 4, 3, 2 und 1 im fünften.',
  'AM-146': 'Siegpunkte für das Bauen und für vollendete Inseln werden sofort gutgeschrieben.',
  'AM-147': 'Ein Plättchen wird mit sichtbaren Siegpunkten gelegt, gewertet und dann auf die Vorderseite gedreht.',
  'AM-148':
    'Deine Rohstoffmarker liegen nach Sorten gestapelt auf deinem Spielertableau, und Produktionsmarker kommen zum Stapel ihrer Sorte.',
  // A11 Yellow action: buy production tokens
  'AM-150':
    'Mit der gelben Aktion kaufst du Produktionsmarker aus der Auslage für je 2, 3 oder 4 Aktionspunkte, so viele du bezahlen kannst.',
  'AM-151': 'Lücken in der Produktionsauslage werden erst gefüllt, wenn der nächste Durchgang vorbereitet wird.',
  // A12 White action: player order / special action
  'AM-155':
    'Um in der Reihenfolge vorzurücken, bewegst du deine Scheibe je Aktionspunkt 1 Feld auf der Sonderleiste, auf Wunsch auch weniger. Auf einem besetzten Feld landet sie obenauf.',
  'AM-156':
    'Für die Sonderaktion muss ein weißer Würfel im Aktionsfeld liegen und deine Scheibe das weiße erste Feld verlassen haben. Fehlt dort die Farbe, auf der deine Scheibe steht, führst du die Aktion dieser Farbe mit den normalen Aktionspunkten der Phase aus.',
  'AM-157':
    'Steht deine Scheibe auf dem letzten Feld der Sonderleiste, darfst du die weißen Würfel als jede Farbe nutzen{lastSpace, select, join {, auch als eine, die da ist} other {, die fehlt}}.',
  'AM-158': 'Am Spielende erhältst du den höchsten Siegpunktwert, den du auf der Sonderleiste erreicht hast.',
  'AM-159': 'Eine neue Position auf der Sonderleiste ändert die Spielreihenfolge ab der nächsten Phase.',
  // A13 Gold
  'AM-160': 'Statt einer Aktion darfst du Gold nehmen: 1 je 3 Würfel im Aktionsfeld, aufgerundet.',
  'AM-161': 'Du kannst höchstens 12 Gold besitzen. Jedes weitere Gold wird sofort zu 1 Siegpunkt.',
  'AM-162': 'Du darfst eine Schatztruhe gegen 3 Gold eintauschen; die Truhe verlässt dann das Spiel.',
  'AM-163':
    'Erreichst du das Ende der Kanonen-, Fortschritts- oder Sonderleiste und hast noch Aktionspunkte übrig, die du nicht nutzen kannst, auch solche von Markern, erhältst du insgesamt 2 Gold. Kommst du genau am Ende an, gibt es nichts.',
  'AM-164': 'Die 2 Gold erhältst du auch, wenn du eine solche Aktion wählst und schon am Ende der Leiste stehst.',
  'AM-165': 'Auch manche Fortschrittsmarker bringen dir Gold.',
  'AM-166': 'Mit Gold kaufst du Aktionspunkte; gegen die Piraten hilft es nicht.',
  // A14 End of round: pirates
  'AM-170': 'Die Stärke der Piraten ist die Summe aller offenen Piratenmarker.',
  'AM-171': 'Hast du genug Kanonen, gibst du so viele ab, wie die Piraten stark sind, und behältst die übrigen.',
  'AM-172': 'Hast du zu wenige Kanonen, verlierst du alle und dazu Siegpunkte in voller Höhe der Piratenstärke, nicht nur die Differenz.',
  'AM-173': 'Du kannst nie weniger als 0 Siegpunkte haben.',
  'AM-174': 'Die Piraten greifen am Ende aller fünf Durchgänge an, auch des letzten.',
  // A15 Preparation of the next round
  'AM-180': 'Für den nächsten Durchgang wird ein weiterer verdeckter Piratenmarker zufällig aufgedeckt.',
  'AM-181': 'Fortschrittsmarker im rechten Bereich gehen aus dem Spiel, die im linken rücken nach rechts, und links kommen 4 neue hinzu.',
  'AM-182': 'Nicht gekaufte Produktionsmarker gehen aus dem Spiel, und der nächste Stapel wird ausgelegt.',
  'AM-183': 'Der oberste Zeitmarker wird entfernt; vollendete Inseln sind von nun an also weniger wert.',
  'AM-184': 'Im Laufe des Spiels erscheint jeder der 24 Fortschrittsmarker und jeder verwendete Produktionsmarker genau einmal.',
  'AM-185': 'Lücken im rechten Bereich bleiben offen, darum können weniger als 8 Fortschrittsmarker ausliegen.',
  // A16 Final scoring
  'AM-190':
    'Goldwertung: Deine restlichen Truhen (je 3) und ungenutzten Goldmarker (3 oder 5) werden zu Gold, und jedes Gold über 12 zählt 1 Siegpunkt. Dann zählt jedes Gold auf deiner Leiste 1 Siegpunkt.',
  'AM-191':
    'Rohstoffwertung: Multipliziere je Sorte deine Rohstoffmarker mit deinen Produktionsmarkern einschließlich des aufgedruckten. Was ein Produktionsmarker gekostet hat, ist egal.',
  'AM-192': 'Fortschrittswertung: Werte deine Fortschrittsmarker mit E und dann den höchsten erreichten Wert deiner Fortschrittsleiste.',
  'AM-193': 'Sonderwertung: Hinzu kommt der höchste Wert, den du auf der Sonderleiste erreicht hast.',
  'AM-194':
    'Es gewinnt, wer die meisten Siegpunkte hat. Bei Gleichstand entscheidet die vordere Position auf der Sonderleiste; im Stapel gilt die obere Scheibe als weiter vorn.',
  // A17 Progress tokens
  'AM-199':
    'Es gibt drei Arten von Fortschrittsmarkern. Dauerhafte wirken von nun an bis zum Spielende, einmalige werden nach Gebrauch umgedreht und bleiben bei dir, und die mit E zählen nur in der Schlusswertung.',
  'AM-200': 'Dauerhaft: Du erhältst jedes Mal 2 zusätzliche Aktionspunkte, wenn du die gezeigte Aktion wählst.',
  'AM-201': 'Dauerhaft: Du erhältst jedes Mal 1 zusätzlichen Aktionspunkt, wenn du eine der beiden gezeigten Aktionen wählst.',
  'AM-202': 'Einmalig: Während einer blauen Aktion erhält jedes deiner Schiffe 8 zusätzliche Aktionspunkte.',
  'AM-203': 'Dauerhaft: Für alle anderen Spieler sind die Piraten um 2 stärker.',
  'AM-204':
    'Dauerhaft: Kannst du die Piraten nicht abwehren, verlierst du nur die Hälfte ihrer Stärke an Siegpunkten, aufgerundet. Deine Kanonen sind trotzdem weg.',
  'AM-205': 'Dauerhaft: Du erhältst 2 Gold am Ende jedes Durchgangs, in dem du die Piraten ganz abwehrst, auch bei Stärke 0.',
  'AM-206': 'Dauerhaft: Du darfst in einer roten Aktion zwei Landschaftsplättchen nehmen und bezahlst beide.',
  'AM-207':
    'Einmalig: Nutzt du die weiße Aktion zum Vorrücken, darfst du deine Scheibe auf die führende legen, egal wie viele Aktionspunkte du hast.',
  'AM-208':
    'Dauerhaft: Liegen grüne, aber keine roten Würfel im Aktionsfeld, darfst du planen statt bauen. Liegen rote, aber keine grünen dort, darfst du bauen statt planen.',
  'AM-209': 'Einmalig: Du erhältst 3 Gold.',
  'AM-210': 'Einmalig: Du erhältst 5 Gold.',
  'AM-211': 'Dauerhaft: Jedes Kontor, das du von nun an gründest, bringt dir 1 Gold. Frühere Kontore zählen nicht.',
  'AM-212': 'Dauerhaft: Nimmst du Gold statt einer Aktion, erhältst du 1 je 2 Würfel im Aktionsfeld, aufgerundet.',
  'AM-213':
    'Einmalig, statt einer Aktion: Du erhältst 1 Siegpunkt je Würfel im Aktionsfeld. In der Schlusswertung ist der Marker nichts wert.',
  'AM-214': 'Ende: Du erhältst 1 Siegpunkt für jedes deiner Kontore auf der Karte.',
  'AM-215': 'Ende: Du erhältst 7 Siegpunkte.',
  'AM-216': 'Ende: Jedes Gold auf deiner Goldleiste zählt 1 weiteren Siegpunkt, höchstens 12.',
  // D Decisions
  'AM-D01': 'Die Grenze von einem Landschaftsplättchen gilt für jede rote Aktion neu.',
  'AM-D02':
    'Die Spielreihenfolge steht zu Beginn einer Phase fest, und jeder ist darin einmal an der Reihe. Änderungen auf der Sonderleiste gelten ab der nächsten Phase.',
  'AM-D03':
    '{completion, select, triangular {Mit mehr als drei Kontoren auf einer vollendeten Insel zählt der Zeitmarker zehnfach bei vieren, fünfzehnfach bei fünfen, einundzwanzigfach bei sechsen und so weiter.} other {Auch mit mehr als drei Kontoren auf einer vollendeten Insel bleibt es beim Sechsfachen des Zeitmarkers.}}',
  'AM-D04': 'Land zweier verschiedener Inseln darf sich nicht über Eck berühren. Landfelder derselben Insel dürfen das.',
  'AM-D05': 'Von jedem Wasserfeld führt ein Weg über Wasser zum Rahmen, ohne diagonale Schritte.',
  'AM-D06': 'Eine Karte hat nie mehr als 5 Großinseln; sonst wird eine neue erstellt.',
  'AM-D07':
    'Auch ein Schiff, das auf seinem Ankerfeld liegen bleibt, hält dort an und kann in jeder deiner blauen Aktionen ein Kontor gründen.',
  'AM-D08': 'Jeder Anker gehört zu genau einem Kontorfeld; nur dort kannst du von ihm aus ein Kontor gründen.',
  'AM-D09': 'In der blauen Aktion verlängert 1 Gold die Reichweite deiner beiden Schiffe um 1 Feld.',
  'AM-D10': 'Rahmenfelder sind gewöhnliches Wasser: Deine Schiffe dürfen am Rahmen entlangsegeln und dorthin zurückkehren.',
  'AM-D11': 'Du entscheidest, ob du ein Kontor gründest; du musst es nie.',
  'AM-D12':
    'Beide Schiffe kommen in deiner ersten blauen Aktion auf den Rahmen, das zweite spätestens an deren Ende, auch wenn du nur eines nutzt. Das gilt auch, wenn du die blaue Aktion weißen Würfeln verdankst.',
  'AM-D13':
    'Ein eben genommener Fortschrittsmarker wirkt ab der nächsten Aktion, die du wählst. Nur Goldmarker kannst du sofort einsetzen.',
  'AM-D14': 'Liegt kein Fortschrittsmarker aus, wenn du einen nehmen müsstest, bekommst du nichts.',
  'AM-D15': 'Steht dir ein Fortschrittsmarker zu, musst du ihn nehmen; ablehnen kannst du nicht.',
  'AM-D16': 'Du darfst jeden offenen Fortschrittsmarker nehmen, links wie rechts, ohne Mehrkosten.',
  'AM-D17': 'Zusätzliche Aktionspunkte mehrerer Fortschrittsmarker werden addiert, wenn sie für dieselbe Aktion gelten.',
  'AM-D18':
    'Eine Aktion, die dir weiße Würfel ermöglichen, gilt als gewählt; deine Marker für diese Aktion bringen also ihre Aktionspunkte.',
  'AM-D19': 'Der Marker, der Rot und Grün tauscht, braucht echte rote oder grüne Würfel; umgewandelte weiße genügen nicht.',
  'AM-D20': 'Tauschst du Rot und Grün mit einem Marker, gelten nur die Zusatzpunkte der Aktion, die du wirklich ausführst.',
  'AM-D21':
    'Gold zahlst du erst, wenn ein Schritt, Plättchen oder Marker mehr kostet, als du noch Aktionspunkte hast: 1 Gold je fehlendem Punkt. Nichts wird im Voraus gekauft oder erstattet, und so gekaufte Punkte gelten nie als unbrauchbar.',
  'AM-D22': 'Hörst du freiwillig vor dem Ende einer Leiste auf, erhältst du die 2 Gold nicht.',
  'AM-D23': 'Gold über 12 wird eins zu eins zu Siegpunkten, woher es auch kommt.',
  'AM-D24': 'Der Marker, der dein Gold erneut zählt, gibt 1 Siegpunkt je Gold auf der Leiste nach der Goldwertung, höchstens 12.',
  'AM-D25': 'Der Marker, der abgewehrte Piraten belohnt, kann am Ende jedes Durchgangs 2 Gold zahlen.',
  'AM-D26':
    'Beispiel zur Goldwertung: Mit 10 Gold, einer Truhe und einem ungenutzten 5-Gold-Marker hast du 18 Gold. 6 davon passen nicht und zählen 6 Siegpunkte, die volle Leiste weitere 12.',
  'AM-D27':
    'Macht ein anderer Spieler die Piraten für dich stärker, kommen zuerst die 2 dazu; dann wird dein Verlust halbiert und aufgerundet.',
  'AM-D28': 'Der Marker für Siegpunkte je Würfel ersetzt deine ganze Aktion und ist in der Schlusswertung nicht nutzbar.',
  'AM-D29':
    'Truhen und einmalige Goldmarker darfst du jederzeit in deinem eigenen Zug einlösen: vor, während oder gleich nach deiner Aktion. Der Rest wird am Spielende eingelöst.',
  'AM-D30': 'Du entscheidest, wann du einen einmaligen Goldmarker nutzt; bis dahin bleibt er bei dir.',
  'AM-D31':
    'Der Marker für den Sprung nach vorn ersetzt alle Schritte dieser weißen Aktion; nutzen kannst du ihn nur, wenn du nicht schon ganz vorn bist. Siegpunkte bis zum neuen Feld gelten als erreicht, und die 2 Gold gibt es dabei nie.',
  'AM-D32': 'Du darfst auch vom weißen ersten Feld nach vorn springen; danach steht dir die Sonderaktion offen.',
  'AM-D33': 'Stehen Spieler mit Gleichstand auf demselben Feld der Sonderleiste, gewinnt die obere Scheibe.',
  'AM-D34':
    'Zu zweit oder zu dritt wird eine zufällige Auswahl der Inselteile benutzt; Rohstoffmarker liegen nur, wo es Felder für sie gibt.',
  'AM-D35':
    'Du darfst eine Aktion auch dann wählen, wenn du nichts mit ihr anfangen kannst. Sie bleibt dann ohne Wirkung, abgesehen von den 2 Gold am Ende einer Leiste.',
  'AM-D36': 'Ist eine Art Landschaftsplättchen im Vorrat aufgebraucht, kann sie nicht mehr geplant werden.',
  'AM-D37': 'Du darfst ein leeres Kontorfeld auch überbauen, während ein Schiff an seinem Anker liegt.',
  'AM-D38': 'Ein Plättchen liegt immer auf einer einzigen Insel, es kann also nie zwei zugleich vollenden.',
  'AM-D39': 'Jede Insel hat mindestens ein Kontorfeld.',
  'AM-D40': 'Jeder einzelne Verlust endet bei 0 Siegpunkten; was du nicht zahlen konntest, musst du auch später nicht zahlen.',
  'AM-D41':
    '{lastSpace, select, join {Auf dem letzten Feld können sich weiße Würfel einer Farbe anschließen, die da ist. Du hast dann so viele Aktionspunkte, wie Würfel dieser Farbe und weiße zusammen da sind, falls das mehr sind als die Punkte der Phase.} other {Weiße Würfel erhöhen nie die Aktionspunkte; diese stehen fest, sobald die Würfel herausfallen. Auf dem letzten Feld können sie jede der sechs anderen Farben annehmen, die fehlt.}}',
  'AM-D42': 'Wächst deine Reichweite während einer blauen Aktion, gilt das für Schiffe, die noch nicht angehalten haben.',
  'AM-D43':
    'Alles auf Karte, Tableaus und Vorratsplan ist offen, ebenso die Zahl der Würfel jeder Farbe im Turm. Für alle verborgen sind verdeckte Piratenmarker, die Reihenfolge der kommenden Fortschrittsmarker und die Produktionsstapel.',
  'AM-D44':
    'Gold, das du während deiner Aktion durch ein neues Kontor, eine Truhe oder einen Goldmarker erhältst, kannst du noch in derselben Aktion ausgeben.',
  'AM-D45':
    'Auf der Fortschrittsleiste rückst du Schritt für Schritt vor. An jedem markierten Feld nimmst du deinen Marker, bevor es weitergeht, und nach jedem Schritt darfst du aufhören.',
  'AM-D46':
    'Verlässt eine Scheibe einen Stapel der Sonderleiste, behalten die anderen ihre Reihenfolge. Mit 0 Schritten kommt deine Scheibe nicht nach oben.',
  'AM-D47':
    'Die Piraten greifen alle zugleich an, mit der Summe der offenen Marker plus 2, wenn jemand anders den Marker für stärkere Piraten hat. Hast du genug Kanonen, gibst du so viele ab; sonst verlierst du alle Kanonen und ebenso viele Siegpunkte, wie die Piraten stark sind. Stärke 0 ist immer abgewehrt.',
  'AM-D48':
    'In einer ausgefallenen Phase wählt niemand eine Aktion, nimmt niemand Gold und nutzt niemand Marker. Eingeworfene Würfel, die nicht herauskamen, bleiben im Turm.',
  'AM-D49':
    'Deine Aktion dauert, bis du sie beendest oder bis mit Aktionspunkten, Gold, Truhen und Markern kein Schritt mehr möglich ist. Einmal begonnen, kannst du sie nicht gegen eine andere Aktion oder Gold tauschen.',
  'AM-D50':
    'Den Marker mit +8 für Schiffe darfst du jederzeit in deiner blauen Aktion nutzen, Goldmarker und Truhen jederzeit in deinem Zug. Der Marker für Siegpunkte je Würfel ist deine Wahl für die Phase und zählt alle Würfel im Aktionsfeld.',
  'AM-D51':
    'Stehen alle 12 deiner Kontore auf der Karte, kannst du keine weiteren gründen. Gebaute Plättchen und Kontore kehren nie zurück.',
  'AM-D52':
    'Ob eine Insel groß ist, steht von Anfang an fest. Wer ihr letztes freies Feld bedeckt, ob mit einem Plättchen oder einem Kontor, erhält die Truhe zusammen mit den Punkten für das Vollenden.',
};
