import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // A1 Components and state
  'PI-001': 'Das Spiel ist für 2, 3 oder 4 Spieler.',
  'PI-002': 'Wer nach der Schlusswertung die meisten Schatztruhen besitzt, gewinnt.',
  'PI-003': 'Schatztruhen sind zugleich dein Geld und deine Siegpunkte. Die Siegpunktleiste zeigt, wie viele du hast.',
  'PI-004': 'Du hast 10 Würfel in deiner Farbe; jeder Würfel ist ein Piratenschiff.',
  'PI-005':
    'Jedes deiner 10 Schiffe ist an genau einem Ort: in der Reserve, frei, beladen, auf Wache oder während einer Plünderung auf See.',
  'PI-006': 'Du kannst nie mehr als 10 Schiffe besitzen.',
  'PI-007': 'Die 4 roten Würfel gehören niemandem. Sie dienen als Karawanenschiffe und als Würfel für Strudel und Taverne.',
  'PI-008': 'Es gibt 28 Rollenkarten; alle Spieler haben dieselben 7 Rollen.',
  'PI-009': 'Es gibt 31 Abenteuerkarten: 30 spielbare Karawanen, Häfen und Flüche sowie 1 Ende-Karte („Ende der Abenteuer“).',
  'PI-010': 'England, Spanien, Frankreich und Holland haben je 4 Karawanenkarten, zusammen 16.',
  'PI-011': 'Die 60 Beutekarten zeigen Waren (Rum, Kaffee oder Obst) oder einen Talisman.',
  'PI-012': 'Es gibt 4 Freibeuter-Plättchen, eines für jedes Land.',
  'PI-013': 'Jeder Spieler hat ein Plättchen, das auf einer Seite 40 und auf der anderen 80 Schatztruhen anzeigt.',
  'PI-014': 'Ritual-Plättchen, schwarze Flecken und Yin-Yang-Plättchen gehen nie aus.',
  'PI-015':
    'Die Abenteuerablage hat drei Felder: links der aktuelle Hafen, in der Mitte der verdeckte Stapel, rechts offen die gespielten Karawanen und Flüche.',
  'PI-016': 'Das Spiel beginnt in der Piratenbucht; dort ist nur Rum stark gefragt.',
  'PI-018':
    'Gewürfelt wird auf die Seekarte, deren Rand die Grenze bildet. Der Spielplan trägt die Siegpunktleiste, die Plättchen und die Schatzinsel.',
  'PI-017':
    'Die Rollenleiste zeigt, in welcher Reihenfolge die Rollen aufgerufen werden. Sie dient auch als Lineal, wenn Abstände strittig sind.',
  // A2 Setup
  'PI-020': 'Bei weniger als 4 Spielern bleiben Würfel und Rollenkarten der übrigen Farben aus dem Spiel.',
  'PI-021': 'Die 30 spielbaren Abenteuerkarten werden ohne die Ende-Karte gemischt.',
  'PI-022': 'Die Ende-Karte liegt auf den untersten 4 Karten des Abenteuerstapels; alle anderen Karten liegen darüber.',
  'PI-023': 'Du beginnst mit 3 zufälligen Abenteuerkarten auf der Hand.',
  'PI-024':
    'Nach dem Austeilen liegen zu zweit 20 Karten über der Ende-Karte, zu dritt 17 und zu viert 14. Niemand beginnt mit der Ende-Karte.',
  'PI-025': 'Die 60 Beutekarten bilden einen gemischten verdeckten Stapel; der Beute-Ablagestapel ist zu Beginn leer.',
  'PI-026': 'Du beginnst mit 7 freien Schiffen und 3 Schiffen in der Reserve.',
  'PI-027': 'Du beginnst mit 7 Schatztruhen.',
  'PI-028': 'Du beginnst mit allen 7 Rollenkarten deiner Farbe auf der Hand.',
  'PI-029': 'Du beginnst ohne Yin-Yang-Plättchen, schwarze Flecken, Freibeuter-Plättchen, Rituale, Waren, Talismane und Wachschiffe.',
  'PI-030': 'Die Piratenbucht ist der aktuelle Hafen, bis eine Hafenkarte gespielt wird.',
  'PI-032': 'Die 3 Reservewürfel jedes Spielers und die 4 roten Würfel liegen neben der Seekarte bereit.',
  'PI-031': 'Ein zufälliger Spieler wird Startspieler und nimmt den Marker.',
  // A3 Round structure
  'PI-040': 'In jeder Runde wählen zuerst alle eine Rolle; dann werden die Rollen ausgeführt, und die Runde endet.',
  'PI-041': 'Du wählst geheim eine Rollenkarte aus deiner Hand und legst sie verdeckt vor dich.',
  'PI-042': 'Früher gespielte Rollenkarten, die du nicht zurückgenommen hast, liegen offen vor dir und sind nicht wählbar.',
  'PI-043': 'Alle wählen gleichzeitig, und keine Wahl ist zu sehen, bevor sie aufgedeckt wird.',
  'PI-044':
    'Die Rollen werden in dieser Reihenfolge aufgerufen: Schiffbauer, Gouverneur, Kapitän, Inselbewohnerin, Schamane, Händler, Kartograf.',
  'PI-045': 'Deine gewählte Rolle bleibt verdeckt, bis sie aufgerufen wird. Dann decken alle sie auf, die sie gewählt haben.',
  'PI-046': 'Eine Rolle, die niemand gewählt hat, wird übergangen.',
  'PI-047':
    'Haben mehrere dieselbe Rolle gewählt, sind sie im Uhrzeigersinn an der Reihe, beginnend beim Startspieler oder beim Nächsten nach ihm.',
  'PI-048': 'Jeder führt seine Aktion ganz zu Ende, bevor der Nächste beginnt.',
  // A4 Gifts and penalties
  'PI-050': 'Hast nur du eine Rolle gewählt, erhältst du ihr Geschenk.',
  'PI-051': 'Zu dritt und zu viert erhält der Startspieler das Geschenk doppelt, wenn niemand sonst seine Rolle gewählt hat.',
  'PI-052': 'Nutzt du die Aktion deiner Rolle nicht, bekommst du kein Geschenk.',
  'PI-053':
    '{twoSeatGift, select, both {Zu zweit erhaltet ihr beide ein einfaches Geschenk, wenn sich die beiden Rollen unterscheiden. Ein doppeltes Geschenk gibt es nicht.} other {Zu zweit erhält der Startspieler ein einfaches Geschenk, wenn sich die beiden Rollen unterscheiden. Ein doppeltes Geschenk gibt es nicht.}}',
  'PI-054':
    '{twoSeatGift, select, both {Zu zweit bekommt der Spieler, der nicht Startspieler ist, dasselbe Geschenk, das der Startspieler bekäme.} other {Zu zweit bekommt der Spieler, der nicht Startspieler ist, kein Geschenk.}}',
  'PI-055': 'Ob du eine Rolle allein hast, hängt von den gewählten Karten ab, nicht davon, wer die Aktion ausführt.',
  'PI-056': 'Kannst oder willst du die Aktion deiner Rolle nicht ausführen, nimmst du 1 schwarzen Fleck.',
  'PI-057': 'Am Spielende kostet dich jeder schwarze Fleck 3 Schatztruhen.',
  // A5 Role 1: Shipbuilder
  'PI-060': 'Als Schiffbauer kaufst du eines oder mehrere deiner Schiffe aus der Reserve für je 1 Schatztruhe.',
  'PI-061': 'Du kannst nicht mehr Schiffe kaufen, als in deiner Reserve sind oder du mit Schatztruhen bezahlen kannst.',
  'PI-062': 'Gekaufte Schiffe sind sofort freie Schiffe.',
  'PI-063': 'Brauchst du nach dem Bezahlen weniger Wachschiffe, kehren die überzähligen als freie Schiffe zurück.',
  'PI-064': 'Geschenk des Schiffbauers: 1 deiner Schiffe kostenlos aus der Reserve, beim doppelten Geschenk 2.',
  'PI-065': 'Das Geschenk bringt dir nur Schiffe, die nach dem Kauf noch in deiner Reserve sind.',
  'PI-066': 'Kaufst du als Schiffbauer kein Schiff, aus welchem Grund auch immer, nimmst du 1 schwarzen Fleck.',
  'PI-067': 'In deinem Zug als Schiffbauer darfst du Rituale durchführen.',
  'PI-068': 'Die Karte des Schiffbauers bleibt am Ende der Runde liegen.',
  // A6 Role 2: Governor
  'PI-070':
    'Als Gouverneur wirst du Freibeuter eines Landes, dessen Plättchen noch da ist: Du nimmst das Plättchen, kostenlos alle Schiffe deiner Reserve und 1 schwarzen Fleck.',
  'PI-071': 'Du darfst mehrere Freibeuter-Plättchen besitzen und bekommst mit jeder Gouverneursaktion eines dazu.',
  'PI-072': 'Jedes Freibeuter-Plättchen hat nur einen Besitzer und wird nie zurückgegeben.',
  'PI-073': 'Als Freibeuter eines Landes nimmst du jedes Mal 1 schwarzen Fleck, wenn eine seiner Karawanen geplündert wird.',
  'PI-074':
    'Geschenk des Gouverneurs: Du nimmst den schwarzen Fleck dieser Aktion nicht. Beim doppelten Geschenk gibst du auch 1 früheren schwarzen Fleck ab.',
  'PI-075':
    'Ist kein Freibeuter-Plättchen mehr da oder willst du keines, nimmst du 1 schwarzen Fleck und bekommst weder Plättchen noch Schiffe.',
  'PI-076': 'In deinem Zug als Gouverneur darfst du Rituale durchführen.',
  'PI-078': 'Jedes Land hat nur 4 Karawanen; achte also vor der Wahl darauf, wie viele schon geplündert wurden.',
  'PI-077': 'Die Karte des Gouverneurs bleibt am Ende der Runde liegen.',
  // A7 Role 3: Captain, calling the plunder
  'PI-080': 'Als Kapitän spielst du eine Karawanenkarte aus deiner Hand offen auf das rechte Feld.',
  'PI-081':
    'Eine Karawanenkarte zeigt ihr Land und wie viele Schiffe in ihr fahren. Die vier Karawanen jedes Landes haben hier {caravans} Schiffe.',
  'PI-082': 'Beginnend beim Spieler der Karte entscheiden alle im Uhrzeigersinn, wie viele Schiffe sie schicken.',
  'PI-083': 'Du darfst höchstens so viele Schiffe schicken wie die Karawane hat, plus 1 zu viert, plus 2 zu dritt, plus 3 zu zweit.',
  'PI-084': 'Nur freie Schiffe können geschickt werden, keine beladenen und keine Wachschiffe.',
  'PI-085': 'Du musst keines schicken; sonst darfst du beliebig viele schicken, bis zur Grenze der Plünderung und deiner freien Schiffe.',
  'PI-086': 'Die Schiffe werden offen nacheinander geschickt; wer später dran ist, sieht die früheren Entscheidungen.',
  'PI-087': 'Schickst du kein Schiff zu einer Plünderung, nimmst du 1 schwarzen Fleck, auch wenn du gar keines schicken konntest.',
  'PI-088': 'Bist du Freibeuter des Landes der Karawane und schickst ein Schiff, nimmst du sofort 1 schwarzen Fleck.',
  'PI-089': 'Ein Freibeuter des Landes der Karawane nimmt also pro Plünderung genau 1 schwarzen Fleck, ob er Schiffe schickt oder nicht.',
  'PI-090': 'Geschenk des Kapitäns: 2 Yin-Yang-Plättchen, beim doppelten Geschenk 4.',
  'PI-091': 'Spielst du als Kapitän keine Karawanenkarte, nimmst du 1 schwarzen Fleck.',
  'PI-092': 'Bei mehreren Kapitänen wird jede Plünderung samt Beute beendet, bevor der nächste eine Karte spielt.',
  'PI-093': 'In deinem Zug als Kapitän kannst du keine Rituale durchführen.',
  'PI-094': 'Hast du den Kapitän gespielt, nimmst du am Ende der Runde alle gespielten Rollenkarten zurück.',
  // A8 Plunder: throw and battle
  'PI-095': 'Der Spieler der Karte wirft alle geschickten Schiffe und einen roten Würfel je Karawanenschiff zusammen auf die Seekarte.',
  'PI-096': 'Jeder Würfel muss auf der Seekarte bleiben; fällt einer heraus, werden alle neu geworfen.',
  'PI-097':
    'Schwarze Flecken dafür, dass du Schiffe schickst oder keine schickst, gibt es vor dem Wurf, und sie bleiben, was auch geschieht.',
  'PI-098': 'Die Augen auf der Oberseite eines Würfels sind die Feuerkraft dieses Schiffs für die ganze Schlacht.',
  'PI-099':
    'Nur ein rotes Schiff und ein Piratenschiff bekämpfen sich. Piraten versenken keine Piraten und Karawanenschiffe keine Karawanenschiffe.',
  'PI-100':
    'Zuerst kämpfen das Karawanenschiff und das Piratenschiff, die einander am nächsten sind; gemessen wird von der Mitte des einen Würfels zur Mitte des anderen.',
  'PI-101': 'Im Kampf versenkt das Schiff mit der höheren Feuerkraft das andere.',
  'PI-102': 'Bei gleicher Feuerkraft sinken beide Schiffe.',
  'PI-103':
    'Die Würfel bleiben liegen. Nach jedem Kampf wird unter den übrigen Schiffen neu bestimmt, welche zwei Gegner einander am nächsten sind.',
  'PI-104': 'Ein siegreiches Schiff kann erneut kämpfen und mehrmals gewinnen.',
  'PI-105': 'Die Schlacht geht weiter, bis alle Karawanenschiffe oder alle Piratenschiffe versenkt sind.',
  'PI-106': 'Ist unklar, welches Paar am nächsten liegt, wird gemessen. Hilft das nicht, entscheidet der Spieler der Karawanenkarte.',
  'PI-107':
    'Jedes deiner versenkten Schiffe geht in deine Reserve und bringt dir 1 Yin-Yang-Plättchen, außer das Unsinkbare Schiff rettet es.',
  'PI-108': 'Für versenkte Schiffe erhältst du Yin-Yang-Plättchen, auch wenn die Plünderung misslingt.',
  'PI-109': 'Überlebende Piratenschiffe kehren als freie Schiffe zu ihren Besitzern zurück.',
  'PI-110': 'Eine gespielte Karawanenkarte bleibt auf dem rechten Feld und wird nicht wieder benutzt.',
  // A9 Loot and loading
  'PI-115': 'Beute gibt es nur, wenn alle Karawanenschiffe versenkt sind.',
  'PI-116':
    'Reihum im Uhrzeigersinn, beginnend beim Spieler der Karte, zieht jeder 1 Beutekarte je eigenem Schiff, das dabei war und nicht versenkt wurde.',
  'PI-117':
    'Ein Talisman liegt offen vor dir und braucht kein Schiff. Er bringt sofort 1 Yin-Yang-Plättchen und am Spielende 1 Schatztruhe.',
  'PI-118': 'Für jede neue Ware wählst du: sofort auf ein Schiff laden oder ablegen.',
  'PI-119': 'Ein Schiff trägt 1 Ware, außer es hat einen doppelten Laderaum.',
  'PI-120': 'Ein beladenes Schiff kann an keiner Plünderung teilnehmen, bis seine Ware verkauft oder verloren ist.',
  'PI-121': 'Früher geladene Waren darfst du nicht abwerfen, weder um Platz für neue zu schaffen noch um ein Schiff freizubekommen.',
  'PI-122': 'Jedes deiner freien Schiffe darf eine neue Ware tragen, auch eines, das nicht dabei war.',
  'PI-123':
    'Auch Waren aus anderen Quellen, etwa vom Geschenk der Inselbewohnerin oder aus der Taverne, musst du sofort laden oder ablegen.',
  'PI-124':
    'Du kannst 1 Ware je freiem oder beladenem Schiff tragen, dazu 1 weitere je Stufe des doppelten Laderaums, aber nie mehr als 2 je Schiff.',
  'PI-125':
    'Deine Waren sind immer auf so wenigen Schiffen verstaut, wie dein doppelter Laderaum erlaubt; alle übrigen Schiffe, die nicht Wache halten, sind frei.',
  'PI-126':
    'Ist der Beutestapel leer, wenn eine Karte fällig ist, wird der Ablagestapel neu gemischt. Sind beide leer, wird keine Karte gezogen.',
  // A10 Role 4: Islander
  'PI-130': 'Als Inselbewohnerin spielst du eine Hafenkarte aus deiner Hand; sie wird der aktuelle Hafen.',
  'PI-131': 'Eine Hafenkarte zeigt, wie gefragt die einzelnen Waren sind.',
  'PI-132': 'Geschenk der Inselbewohnerin: 1 Beutekarte, beim doppelten Geschenk 2. Jede Ware musst du sofort laden oder ablegen.',
  'PI-133': 'Spielst du als Inselbewohnerin keine Hafenkarte, nimmst du 1 schwarzen Fleck.',
  'PI-134': 'Bei mehreren Inselbewohnerinnen werden die Häfen nacheinander gespielt, und der zuletzt gespielte gilt.',
  'PI-135': 'Als Inselbewohnerin kannst du keine Rituale durchführen. Am Ende der Runde nimmst du alle gespielten Rollenkarten zurück.',
  // A11 Rituals
  'PI-140':
    'Rituale kannst du nur in deinem Zug als Schiffbauer, Gouverneur, Händler oder Kartograf durchführen. Das Handelsgeschäft geht auch beim Schlussverkauf.',
  'PI-141': 'In einem Zug darfst du so viele Rituale durchführen, wie du mit Yin-Yang-Plättchen bezahlen kannst, auch mehrmals dasselbe.',
  'PI-142':
    'Der doppelte Laderaum kostet 2 Yin-Yang-Plättchen. Jedes Mal kann für den Rest des Spiels ein weiteres deiner Schiffe 2 Waren tragen.',
  'PI-143': 'Mit einem doppelten Laderaum darfst du deine Waren jederzeit zwischen deinen Schiffen umladen.',
  'PI-144': 'Das Unsinkbare Schiff kostet 3 Yin-Yang-Plättchen, erhöht deine Stufe um 1 und gilt für den Rest des Spiels.',
  'PI-145': 'Deine Ritual-Plättchen zeigen die Stufe als ×1, ×2, ×3 und so weiter; eine Obergrenze gibt es nicht.',
  'PI-146':
    'Bei jeder Plünderung kehren die ersten deiner versenkten Schiffe zu dir zurück, statt in die Reserve zu gehen: so viele, wie deine Stufe des Unsinkbaren Schiffs angibt. Sie bringen weder Yin-Yang-Plättchen noch Beute.',
  'PI-147': 'Das Unsinkbare Schiff schützt nicht vor Flüchen.',
  'PI-148':
    '{bargainGoods, select, any {Das Handelsgeschäft kostet jedes Mal 3 Yin-Yang-Plättchen: Du verkaufst zwei beliebige Waren, gleich oder verschieden, jede zum Preis, den der Hafen ab 3 Karten von ihr zahlt.} other {Das Handelsgeschäft kostet jedes Mal 3 Yin-Yang-Plättchen: Du verkaufst je eine Karte zweier verschiedener Waren zum Preis, den der Hafen ab 3 Karten dieser Ware zahlt.}}',
  'PI-149': 'Das Handelsgeschäft zahlt seine Schatztruhen sofort und hinterlässt kein Plättchen.',
  // A12 Role 5: Shaman and the curses
  'PI-150': 'Als Schamane spielst du eine Fluchkarte aus deiner Hand auf das rechte Feld, und sie wird ausgeführt.',
  'PI-151': 'Jeder Fluch trifft alle Spieler, auch den, der ihn gespielt hat.',
  'PI-152': 'Wachschiffe sind vor allen Flüchen sicher, außer vor dem Sold.',
  'PI-153': 'Krake, Eisberg, Sirenen, Meuterei, Strudel und Idol betreffen nur freie und beladene Schiffe.',
  'PI-154':
    'Geschenk des Schamanen: Bei Krake, Eisberg, Sirenen, Meuterei oder Strudel hältst du 3 deiner Schiffe aus dem Wurf heraus, beim doppelten Geschenk 6.',
  'PI-155': 'Bei Sold, Taverne und Idol bringt das Geschenk des Schamanen nichts.',
  'PI-156':
    'Krake: Alle freien und beladenen Schiffe werden geworfen. Für jeden deiner Würfel mit einer 1 legst du 1 Obst ab oder verlierst ein Schiff an die Reserve, wenn du kein Obst mehr hast.',
  'PI-157':
    'Eisberg: Alle freien und beladenen Schiffe werden geworfen. Für jeden deiner Würfel mit einer 2 legst du 1 Kaffee ab oder verlierst ein Schiff an die Reserve, wenn du keinen Kaffee mehr hast.',
  'PI-158':
    'Sirenen: Alle freien und beladenen Schiffe werden geworfen. Für jeden deiner Würfel mit einer 3 legst du 1 Rum ab oder verlierst ein Schiff an die Reserve, wenn du keinen Rum mehr hast.',
  'PI-159':
    'Meuterei: Alle freien und beladenen Schiffe werden geworfen. Für jeden deiner Würfel mit einer 4 legst du 1 Karte der Ware ab, die im aktuellen Hafen am gefragtesten ist, oder verlierst ein Schiff an die Reserve, wenn du davon keine mehr hast.',
  'PI-160':
    'Strudel: Alle freien und beladenen Schiffe werden mit 1 roten Würfel geworfen. Seine Zahl sagt, wie viele Schiffe er trifft, die nächstgelegenen zuerst; für jedes getroffene Schiff von dir legst du 1 Talisman ab oder verlierst es an die Reserve, wenn du keinen hast.',
  'PI-161': 'Sold: Du verlierst 2 Schatztruhen für jedes deiner Wachschiffe. Nicht mehr benötigte Wachschiffe kehren danach zurück.',
  'PI-162':
    '{tavern, select, reversed {Taverne: Der Schamane wirft 1 roten Würfel je Spieler und teilt jedem einen zu. 1: 3 Yin-Yang-Plättchen erhalten; 2: eine Beutekarte ziehen; 3: 1 Schatztruhe erhalten; 4: 1 Schatztruhe verlieren; 5: eine Ware deiner Wahl verlieren; 6: einen schwarzen Fleck nehmen.} other {Taverne: Der Schamane wirft 1 roten Würfel je Spieler und teilt jedem einen zu. 1: einen schwarzen Fleck nehmen; 2: eine Ware deiner Wahl verlieren; 3: 1 Schatztruhe verlieren; 4: 1 Schatztruhe erhalten; 5: eine Beutekarte ziehen; 6: 3 Yin-Yang-Plättchen erhalten.}}',
  'PI-163': 'Idol: Der Schamane nennt eine Ware. Alle legen 1 Karte davon ab; wer keine hat, verliert ein Schiff an die Reserve.',
  'PI-164':
    'Solange du die Karte hast, die ein Fluch verlangt, musst du sie ablegen, statt ein Schiff zu verlieren. Das wird Würfel für Würfel geprüft.',
  'PI-165':
    'Können deine Schiffe nach einem Fluch nicht mehr alle Waren tragen, legst du den Überschuss ab; welche Waren das sind, wählst du. Reicht der Platz, darfst du nichts ablegen.',
  'PI-166': 'Durch einen Fluch verlorene Schiffe bringen keine Yin-Yang-Plättchen.',
  'PI-167': 'Spielst du als Schamane keine Fluchkarte, nimmst du 1 schwarzen Fleck.',
  'PI-168': 'Bei mehreren Schamanen werden die Flüche nacheinander ausgeführt.',
  'PI-169': 'Als Schamane kannst du keine Rituale durchführen. Am Ende der Runde nimmst du alle gespielten Rollenkarten zurück.',
  // A13 Role 6: Merchant, prices and guards
  'PI-170': 'Als Händler verkaufst du mindestens 1 Ware und wählst, wie viele von jeder Sorte.',
  'PI-171':
    'Eine Ware bringt 1 Schatztruhe. Verkaufst du 3 oder mehr einer Sorte, die im aktuellen Hafen gefragt ist, bringt jede Karte dieser Sorte die aufgedruckten 2 oder 3 Schatztruhen.',
  'PI-172': 'Verkaufte Waren kommen auf den Beute-Ablagestapel, und ihre Schiffe sind sofort frei.',
  'PI-173': 'Nicht verkaufte Waren bleiben auf deinen Schiffen.',
  'PI-174': 'Für je volle 10 Schatztruhen brauchst du ein Wachschiff auf der Schatzinsel: 1 bei 10 bis 19, 2 bei 20 bis 29 und so weiter.',
  'PI-175':
    'Jedes Mal, wenn sich deine Schatztruhen ändern, werden die Wachschiffe angepasst: Fehlende kommen von deinen freien Schiffen, überzählige werden frei.',
  'PI-176': 'Wachschiffe plündern nicht und tragen keine Waren, und kein Fluch außer dem Sold trifft sie.',
  'PI-177':
    'Bei 40 Schatztruhen nimmst du dein 40er-Plättchen und dein Marker beginnt die Leiste von vorn; bei 80 drehst du das Plättchen um.',
  'PI-178': 'Geschenk des Händlers: 1 Schatztruhe, beim doppelten Geschenk 2.',
  'PI-179':
    'Verkaufst du als Händler nichts, nimmst du 1 schwarzen Fleck. Rituale sind erlaubt, und die Karte bleibt am Ende der Runde liegen.',
  // A14 Role 7: Cartographer
  'PI-190': 'Als Kartograf ziehst du die oberste Abenteuerkarte.',
  'PI-191':
    'Geschenk des Kartografen: 1 weitere Abenteuerkarte, beim doppelten Geschenk 2 weitere. Auf geschenkte Karten darfst du verzichten.',
  'PI-192': 'Ist der Abenteuerstapel leer oder willst du nicht ziehen, nimmst du als Kartograf 1 schwarzen Fleck.',
  'PI-193': 'Als Kartograf darfst du Rituale durchführen. Die Karte bleibt am Ende der Runde liegen.',
  'PI-194': 'Ziehst du die Ende-Karte, wird sie offen neben die Ablage gelegt und du ziehst dafür die nächste Karte.',
  'PI-195': 'Deine Abenteuerkarten auf der Hand sind geheim, und es gibt kein Handkartenlimit.',
  // A15 End of round
  'PI-180':
    'Hast du Kapitän, Inselbewohnerin oder Schamane gespielt, auch ohne die Aktion zu nutzen, nimmst du alle gespielten Rollenkarten auf die Hand zurück.',
  'PI-181':
    'Hast du Schiffbauer, Gouverneur, Händler oder Kartograf gespielt, bleiben alle deine gespielten Rollenkarten liegen und sind in der nächsten Runde nicht verfügbar.',
  'PI-182': 'Höchstens 4 deiner Rollenkarten können ausliegen, du kannst also immer Kapitän, Inselbewohnerin oder Schamane wählen.',
  'PI-183': 'Am Ende der Runde wandert der Startspielermarker im Uhrzeigersinn weiter.',
  // A16 End of game
  'PI-200': 'Ist die Ende-Karte gezogen, wird die laufende Runde beendet, und es folgen genau 3 weitere Runden.',
  'PI-201': 'Ein Marker auf der Ende-Karte zählt die letzten drei Runden und rückt zu Beginn jeder Runde weiter.',
  'PI-202': 'Die 4 Karten unter der Ende-Karte können noch gezogen werden.',
  // A17 Final scoring
  'PI-210':
    'Zuerst verkaufst du alle Waren im aktuellen Hafen; wie beim Händler bringen 3 oder mehr einer gefragten Sorte den höheren Preis.',
  'PI-211': 'Beim Schlussverkauf darfst du das Handelsgeschäft für je 3 Yin-Yang-Plättchen durchführen, sooft du zahlen kannst.',
  'PI-212': 'Dann bringt dir jede Abenteuerkarte, die noch auf deiner Hand ist, 1 schwarzen Fleck.',
  'PI-213': 'Jeder deiner Talismane ist 1 Schatztruhe wert.',
  'PI-214': 'Je 3 übrige Yin-Yang-Plättchen sind 1 Schatztruhe wert, abgerundet.',
  'PI-215': 'Zuletzt verlierst du 3 Schatztruhen für jeden deiner schwarzen Flecken.',
  'PI-216': 'Wer die meisten Schatztruhen hat, gewinnt.',
  'PI-217':
    'Bei Gleichstand gewinnt, wer die wenigsten Freibeuter-Plättchen hat, danach, wer die wenigsten schwarzen Flecken hat. Sonst wird der Sieg geteilt.',
  // D Decisions
  'PI-D01':
    '{twoSeatGift, select, both {Zu zweit können beide ein Geschenk erhalten: ein einfaches, wenn die Rollen verschieden sind.} other {Zu zweit kann nur der Startspieler ein Geschenk erhalten: ein einfaches, wenn die Rollen verschieden sind.}}',
  'PI-D02':
    'Dein Geschenk erhältst du gleich nach der Aktion. Das Geschenk des Schamanen wirkt, wenn die Würfel für den Wurf gesammelt werden.',
  'PI-D03':
    'Deine Aktion gilt als genutzt, wenn du je nach Rolle ein Schiff gekauft, ein Freibeuter-Plättchen genommen, eine Karawanen-, Hafen- oder Fluchkarte gespielt, eine Ware verkauft oder eine Karte gezogen hast.',
  'PI-D04': 'Haben zwei Spieler dieselbe Rolle gewählt und einer verzichtet auf die Aktion, bekommt der andere trotzdem kein Geschenk.',
  'PI-D05': 'In einer Rolle, die Rituale erlaubt, darfst du sie auch durchführen, wenn du auf die Aktion verzichtest.',
  'PI-D06': 'Rituale darfst du vor oder nach deiner Aktion durchführen, aber nicht mittendrin.',
  'PI-D07': 'Schatztruhen aus einem Handelsgeschäft kannst du noch im selben Zug ausgeben.',
  'PI-D08':
    '{bargainGoods, select, any {Ein Handelsgeschäft verkauft immer genau zwei Karten; sie dürfen von derselben Ware sein.} other {Ein Handelsgeschäft verkauft immer genau zwei Karten zweier verschiedener Waren.}}',
  'PI-D09': 'In ein Handelsgeschäft darfst du auch eine nicht gefragte Ware nehmen; sie bringt 1 Schatztruhe.',
  'PI-D10':
    '{bargainIsSale, select, false {Ein Handelsgeschäft in deinem Zug als Händler zählt nicht als Verkauf: Ohne normalen Verkauf nimmst du den schwarzen Fleck und bekommst kein Geschenk.} other {Ein Handelsgeschäft in deinem Zug als Händler gilt als Verkauf: Du vermeidest den schwarzen Fleck und behältst dein Geschenk, das einmal ausgezahlt wird. Ein normaler Verkauf darf noch folgen.}}',
  'PI-D11': 'Karten aus einem Handelsgeschäft zählen nicht zu den 3 Karten, die du für den höheren Preis brauchst.',
  'PI-D12': 'Sind zu wenige Schiffe für das Geschenk des Schiffbauers in deiner Reserve, nimmst du die vorhandenen, der Rest verfällt.',
  'PI-D13': 'Du darfst auch mit leerer Reserve Freibeuter werden; dann bekommst du nur das Plättchen und den schwarzen Fleck.',
  'PI-D14': 'Verzichtest du auf die Aktion des Gouverneurs, nimmst du den schwarzen Fleck auch dann, wenn du der Einzige bist.',
  'PI-D15': 'Hast du keinen früheren schwarzen Fleck, gibst du beim doppelten Geschenk des Gouverneurs keinen ab.',
  'PI-D16':
    'Egal wie viele Freibeuter-Plättchen du hast: Nur das Land der Karawane zählt, du nimmst dafür also höchstens 1 schwarzen Fleck pro Plünderung.',
  'PI-D17': 'Ein Freibeuter des Landes der Karawane, der nichts schickt, nimmt 1 schwarzen Fleck, nicht 2.',
  'PI-D18':
    'Auch der Kapitän muss kein Schiff schicken. Schickt er keines, nimmt er 1 schwarzen Fleck, aber die Aktion gilt als genutzt und ein fälliges Geschenk gibt es trotzdem.',
  'PI-D19':
    'Schickt niemand Schiffe, nehmen alle 1 schwarzen Fleck, und die Karawane entkommt ohne Wurf. Die Karte ist verbraucht, ein fälliges Geschenk erhält der Kapitän trotzdem.',
  'PI-D20':
    'Sind alle Piratenschiffe versenkt, die Karawane aber nicht, gibt es keine Beute. Verlorene Schiffe bringen trotzdem Yin-Yang-Plättchen, und die Karawanenkarte ist verbraucht.',
  'PI-D21':
    'Versenken sich das letzte Karawanenschiff und das letzte Piratenschiff gegenseitig, ist die Karawane besiegt, aber niemand zieht Beute.',
  'PI-D22': 'Abstände werden von Würfelmitte zu Würfelmitte gemessen.',
  'PI-D23':
    'Abstände werden genau verglichen. Nur bei exaktem Gleichstand entscheidet der Spieler der Karte; ohne Entscheidung geht die niedrigste Würfelnummer vor.',
  'PI-D24': 'Würfel liegen hier nie schräg, aufeinander oder auf dem Rand, darum muss kein Wurf wiederholt werden.',
  'PI-D25':
    'Ein durch das Unsinkbare Schiff gerettetes Schiff kämpft in dieser Schlacht nicht weiter. Danach ist es frei und darf Beute dieser Plünderung tragen.',
  'PI-D26': 'Das Unsinkbare Schiff verbraucht sich nicht; deine volle Stufe gilt bei jeder Plünderung neu.',
  'PI-D27': 'Geht der Beutestapel aus, wird der Ablagestapel zum neuen Stapel gemischt. Gibt es in beiden keine Karten, ziehst du nichts.',
  'PI-D28': 'Du ziehst alle deine Beutekarten einer Plünderung auf einmal und entscheidest, was du behältst, bevor der Nächste zieht.',
  'PI-D29': 'Du darfst Beute auf jedes freie Schiff laden, auch auf eines, das zu Hause geblieben ist.',
  'PI-D30':
    '{missingGuards, select, waived {Hast du zu wenige freie Schiffe für die Wache, entfallen die fehlenden, bis sich deine Schatztruhen wieder ändern. Waren musst du dafür nie über Bord werfen.} other {Hast du zu wenige freie Schiffe für die Wache, gehen die nächsten frei werdenden Schiffe vor allem anderen auf Wache. Waren musst du dafür nie über Bord werfen.}}',
  'PI-D31': 'Nach einem Verkauf werden zuerst deine Schiffe frei; erst danach werden Wachen aufgestellt.',
  'PI-D32': 'Während des Spiels fallen deine Schatztruhen nie unter 0. In der Schlusswertung können schwarze Flecken dich unter 0 bringen.',
  'PI-D33':
    'Es zählt immer die tatsächliche Zahl deiner Schatztruhen. Das Plättchen zeigt 40 ab 40 und 80 ab 80; fällst du unter 40, kommt es zurück.',
  'PI-D34': 'Jeder Hafen hat für die Meuterei genau eine gefragteste Ware.',
  'PI-D35': 'Bei einer Meuterei verlierst du ein Schiff, wenn du die gefragteste Ware nicht hast, auch wenn du andere trägst.',
  'PI-D36': 'Müsstest du ein Schiff verlieren, hast aber nur noch Wachschiffe, passiert nichts.',
  'PI-D37': 'Du kannst nicht statt der verlangten Karte ein Schiff verlieren; zuerst geht die Karte.',
  'PI-D38':
    'Welches deiner Schiffe verloren geht, ist egal. Waren werden auf die übrigen Schiffe umgeladen, und nur was nicht mehr passt, wird abgelegt.',
  'PI-D39': 'Hast du weniger Schiffe, als das Geschenk des Schamanen schützt, sind alle sicher und du wirfst keines.',
  'PI-D40':
    'Zeigt der rote Würfel des Strudels mehr, als Schiffe geworfen wurden, sind alle betroffen. Zwischen genau gleich weit entfernten Schiffen entscheidet der Spieler der Karte.',
  'PI-D41':
    'Ein im Strudel verlorener Talisman kommt auf den Beute-Ablagestapel. Das Yin-Yang-Plättchen, das er dir gebracht hat, behältst du.',
  'PI-D42': 'Das Idol trifft auch den Schamanen, und dessen Geschenk hilft nicht dagegen.',
  'PI-D43':
    '{tavern, select, reversed {In der Taverne bleibt eine 5 ohne Wirkung, wenn du keine Waren hast, und eine 4, wenn du keine Schatztruhen hast.} other {In der Taverne bleibt eine 2 ohne Wirkung, wenn du keine Waren hast, und eine 3, wenn du keine Schatztruhen hast.}}',
  'PI-D44':
    '{tavern, select, reversed {Bringt eine 2 in der Taverne eine Ware, die du nicht laden kannst, wird sie abgelegt. Einen Talisman behältst du.} other {Bringt eine 5 in der Taverne eine Ware, die du nicht laden kannst, wird sie abgelegt. Einen Talisman behältst du.}}',
  'PI-D45': 'In der Taverne werden so viele rote Würfel geworfen, wie Spieler da sind, und jeder bekommt genau einen.',
  'PI-D46': 'Der Sold zählt deine Wachschiffe, bevor du zahlst, und du fällst nie unter 0 Schatztruhen.',
  'PI-D47':
    'Geht der Stapel beim Geschenk des Kartografen aus, ziehst du, was da ist. Mit mindestens einer gezogenen Karte nimmst du keinen schwarzen Fleck.',
  'PI-D48': 'Auch eine als Geschenk gezogene Ende-Karte wird beiseitegelegt und ersetzt. Das Spielende wird nur einmal ausgelöst.',
  'PI-D49': 'Die Runde, in der die Ende-Karte gezogen wird, zählt nicht mit; danach folgen 3 ganze Runden.',
  'PI-D50': 'Ist die Ende-Karte nach {endGuardRounds} Runden noch nicht gezogen, beginnt das Spielende von selbst.',
  'PI-D51': 'Der Abenteuerstapel wird nie neu gemischt; gespielte Abenteuerkarten sind aus dem Spiel.',
  'PI-D52':
    'Du darfst beliebig viele Abenteuerkarten haben; wie viele, ist öffentlich, welche, ist geheim. Waren, Talismane, Yin-Yang-Plättchen, schwarze Flecken und Plättchen sind für alle offen.',
  'PI-D53':
    'Beim Schlussverkauf musst du alle Waren verkaufen; Handelsgeschäfte sind freiwillig. Drei nicht ausgegebene Yin-Yang-Plättchen sind 1 Schatztruhe wert.',
  'PI-D54': 'Auch schwarze Flecken für Karten auf der Hand zählen, wenn ein Gleichstand entschieden wird.',
  'PI-D55':
    'Stufen des doppelten Laderaums über deine Schiffszahl hinaus nützen vorerst nichts. Sie gehören zu keinem bestimmten Schiff und gehen mit keinem verloren.',
  'PI-D56':
    'Du darfst auch das Plättchen eines Landes nehmen, dessen Karawanen alle geplündert sind; es bringt dann keine schwarzen Flecken mehr.',
  'PI-D57': 'Schiffe, die bei einer früheren Plünderung derselben Runde beladen wurden, können nicht erneut geschickt werden.',
  'PI-D58':
    'Als Kapitän darfst du auch ohne freies Schiff eine Karawane spielen. Du nimmst den schwarzen Fleck, weil du nichts schickst, und die anderen dürfen plündern.',
  'PI-D59': 'Auch drei oder mehr einer nicht gefragten Ware bringen nur je 1 Schatztruhe.',
  'PI-D60': 'Du darfst Waren zurückhalten, um sie später zu verkaufen; wie viele du von jeder Sorte verkaufst, bestimmst du.',
  // D Further decisions
  'PI-D61':
    'Als Schiffbauer, Gouverneur, Händler oder Kartograf darfst du Rituale durchführen und deine Aktion einmal nutzen, bis du den Zug beendest; eine ungenutzte Aktion kostet dann 1 schwarzen Fleck. Als Kapitän, Inselbewohnerin oder Schamane spielst du eine Karte oder beendest den Zug mit dem schwarzen Fleck.',
  'PI-D62':
    'Geschenke gibt es automatisch, außer den Zusatzkarten des Kartografen: Du ziehst sie einzeln, siehst jede an und darfst auf die nächste oder auf alle verzichten.',
  'PI-D63': 'Auch wer als Kapitän, Inselbewohnerin oder Schamane auf die Aktion verzichtet hat, nimmt alle gespielten Rollenkarten zurück.',
  'PI-D64': 'Das Unsinkbare Schiff wirkt von selbst. Yin-Yang-Plättchen erhältst du nur für versenkte Schiffe, die nicht gerettet wurden.',
  'PI-D65':
    'Bei einem Fluch wird einmal für alle geworfen. Die Verluste folgen im Uhrzeigersinn ab dem Schamanen, danach werden in derselben Reihenfolge überzählige Waren abgelegt. Hat niemand ein Schiff zu werfen, gilt die Aktion trotzdem als genutzt.',
  'PI-D66':
    'In der Taverne sieht der Schamane alle Würfel, bevor er sie verteilt. Ausgeführt wird im Uhrzeigersinn ab dem Schamanen, ein Spieler nach dem anderen, und nach jeder Änderung der Schatztruhen werden die Wachschiffe angepasst.',
  'PI-D67': 'Der Sold kostet 2 Schatztruhen je Wachschiff, das wirklich auf der Insel ist, nicht für noch fehlende.',
  'PI-D68':
    '{missingGuards, select, waived {Fehlende Wachschiffe halten deine Schiffe nicht fest: Was frei wird, darfst du schicken, bis sich deine Schatztruhen ändern. Werden es weniger, fehlen zuerst weniger Wachschiffe, bevor welche zurückkehren.} other {Solange Wachschiffe fehlen, hast du kein freies Schiff und nimmst den schwarzen Fleck, weil du nichts schickst. Neue Schiffe gehen zuerst auf Wache; hast du weniger Schatztruhen, fehlen zuerst weniger Wachschiffe, bevor welche zurückkehren.}}',
  'PI-D69':
    'Geht der Beutestapel mitten beim Verteilen aus, wird der Ablagestapel samt schon abgelehnten Waren gemischt, und es geht weiter. Sind beide leer, bekommen spätere Spieler weniger Karten.',
  'PI-D70':
    'Bekommst du mehrere Beutekarten, ziehst du alle, nimmst die Yin-Yang-Plättchen für Talismane und entscheidest dann einmal, was du lädst. Alle sehen die Karten.',
  'PI-D71':
    'Gespielte Karten, der Beute-Ablagestapel, die Größe von Stapeln und Händen, offene Rollen, Plättchen, Bestände und die Plünderungen je Land sind für alle sichtbar. Handkarten, beide Stapel und verdeckte Rollen sind verborgen.',
  'PI-D72': 'Du darfst deine Rolle ändern, bis der letzte Spieler seine Wahl bestätigt hat; dann stehen alle fest.',
  'PI-D73':
    'Sind mehrere Paare genau gleich weit entfernt, stehen alle zur Wahl; ohne Wahl gilt zuerst der niedrigste rote, dann der niedrigste Piratenwürfel. Im Strudel zählt ein Gleichstand nur, wenn nicht alle gleich weit entfernten Schiffe betroffen sind.',
  'PI-D74':
    'Beginnt das Spielende nach Runde {endGuardRounds} von selbst, folgen noch 3 Runden. Die Ende-Karte kommt aus dem Stapel, die übrigen Karten können noch gezogen werden.',
  'PI-D75':
    'Weitere Kartografen der Runde, in der die Ende-Karte erscheint, ziehen noch von den Karten darunter. Ist keine mehr da, nehmen sie den schwarzen Fleck.',
  'PI-D76':
    'Beim Schlussverkauf verkauft jeder für sich: zuerst Handelsgeschäfte, dann alle übrigen Waren nach Sorten. Wachschiffe werden nicht mehr angepasst, und nach dem Verkauf können deine Schatztruhen unter 0 fallen.',
};
