import type { RuleId } from './rules.en';

export const rules: Readonly<Record<RuleId, string>> = {
  // Components and terms
  'EF-001':
    'Es gibt drei Modi: Duell (2 Spieler), Allgemeiner Modus (3 Spieler, jeder für sich) und Teammodus (4 Spieler, zwei Nationen zu zweit). Jeder lässt sich auch auf Expertenstufe spielen.',
  'EF-002':
    'Die Nationen sind Frankreich (blau, Seefahrer), Großbritannien (rot, Strategen) und Spanien (schwarz, Unterhändler). Jede gehört einem Spieler oder im Teammodus einem Team.',
  'EF-003': 'Jede Nation hat 4 Kapitäne. Ein Kapitän hat eine eigene Galeone mit Namen und eine Fähigkeit.',
  'EF-004':
    'Jede Nation hat 12 Mannschaftskarten in 5 Sorten. Alle haben Bankier, Ersten Offizier und Kanonier; Frankreich dazu Steuermann und Kurtisane, Großbritannien Schiffsarzt und Schiffbauer, Spanien Bootsmann und Gouverneur.',
  'EF-005':
    'Der Himmel besteht aus sechseckigen Plättchen: 1 Zentralplättchen, 8 Planetenplättchen, 10 Himmelspfadplättchen und für Experten 8 Plättchen mit dem Auge der Vorsehung.',
  'EF-006':
    'Die acht Planeten sind Demodamas, Patrocles, Posidonius, Pytheas, Hipparchus, Apollas, Hecateus von Milet und Eratosthenes. Jeder hat ein Plättchen und eine Karte mit Eroberungskosten, Gewürz und Zugängen.',
  'EF-007': 'Es gibt zwei Gewürze, Sternenpfeffer und Himmelsvanille. Sie sind die einzige Währung.',
  'EF-008': 'Im Beutel liegen 24 Bonusmarker von drei Arten: Sonnenwind, Warnschuss und Neue Fracht.',
  'EF-009':
    'Auf deinem Tableau liegen 5 Planetenmarker und 2 Festungsmarker, links deine Gewürze, rechts oben Bonusmarker und der Kapitänsstapel; darunter liegt die gespielte Mannschaft.',
  'EF-010': 'Es gibt Galeonen, jede unter einem Kapitän, und Fregatten. Sagt eine Regel nur Schiff, sind beide gemeint.',
  'EF-011':
    'Ein Feld ist ein einfaches Feld, ein Planet, eine Fabrik (Pfeffer oder Vanille), ein Anker, eine Singularität oder die Windrose in der Mitte. Auf Expertenplättchen kommen Vorsehungsfelder (Pfeffer oder Vanille) und Schiffswracks dazu.',
  'EF-012': 'Himmelspfade sind Linien zwischen Feldern. Zwei durch eine Linie verbundene Felder sind 1 Feld voneinander entfernt.',
  'EF-013':
    'Ein Pfad zum Rand eines Plättchens endet in einem Halbkreis in der Mitte dieser Seite. Der Halbkreis ist ein vollwertiges Feld, auch ohne Nachbarplättchen.',
  'EF-014':
    'Haben zwei aneinanderliegende Plättchen beide einen Halbkreis an der gemeinsamen Seite, bilden sie ein Feld, das zu beiden Plättchen gehört.',
  'EF-015': 'Du kontrollierst einen Planeten, solange dein Marker auf ihm liegt. Ein Schiff brauchst du dort nicht.',
  'EF-016': 'Du kannst höchstens 5 Pfeffer und 5 Vanille besitzen. Was darüber hinausgeht, verfällt.',
  'EF-017': 'Du kannst höchstens 3 Bonusmarker besitzen. Mit 3 ziehst du keinen weiteren.',
  'EF-018': 'Deine Hand fasst höchstens 8 Mannschaftskarten, im Teammodus höchstens 6.',
  'EF-019':
    'Deine Handkarten, deine verdeckte Reserve und die Kapitäne unter dem obersten sind geheim. Eingesetzte Mannschaft, Gewürze, Bonusmarker, Planetenkarten und Marker sind offen.',
  // Setup – duel
  'EF-020': 'Im Duell sitzen sich die beiden Spieler gegenüber, Norden und Süden.',
  'EF-021':
    'Das Zentralplättchen liegt in der Mitte. Der Grundhimmel umfasst alle 19 Plätze, die höchstens zwei Plättchen davon entfernt sind, das Zentrum mitgezählt.',
  'EF-022':
    'Der Startspieler wird ausgelost; am besten beginnt, wer das Spiel noch nicht kennt. Er wählt in jedem Schritt zuerst, dafür erhält der andere mehr Gewürze.',
  'EF-023': 'Die Gewürze bilden zwei Haufen, die Bank. Alle 24 Bonusmarker werden im Beutel gemischt.',
  'EF-024':
    'Die Armadas werden schrittweise zusammengestellt. Alle führen einen Schritt aus, der Startspieler zuerst, bevor der nächste beginnt.',
  'EF-025': 'Zuerst wählst du eine freie Nation. Du erhältst ihre 4 Kapitäne, ihr Tableau und ihre Marker.',
  'EF-026':
    'Wähle geheim 2 deiner 4 Kapitäne und ihre Reihenfolge; die anderen 2 kommen in die Schachtel. Dann werden die Stapel offen hingelegt, sodass man nur den ersten Kapitän sieht.',
  'EF-027': 'Dein erster Kapitän kostet nichts.',
  'EF-028':
    'Wähle aus deinen 12 Mannschaftskarten genau 5 für deine Hand; von einer Sorte dürfen es mehrere sein. Die anderen 7 bilden deine verdeckte Reserve.',
  'EF-029': 'Tipp für die erste Partie: Nimm von jeder der fünf Sorten eine Mannschaftskarte.',
  'EF-030': 'Der Startspieler wählt eine der 8 Planetenkarten als Mobilisierungsplaneten, danach der andere eine der übrigen 7.',
  'EF-031':
    'Das Plättchen deines Mobilisierungsplaneten wird an das Zentralplättchen gelegt: Spieler 1 im Norden, Spieler 2 im Süden. Die Ausrichtung wählst du.',
  'EF-032': 'Du legst einen deiner Planetenmarker auf deinen Mobilisierungsplaneten. Er zählt als von dir kontrollierter Planet.',
  'EF-033':
    'Tipp für erste Partien: Beginne auf Patrocles oder Posidonius. Ein Planet mit Pfeffer erleichtert den Start, obwohl Vanille seltener ist.',
  'EF-034':
    'Die Galeone deines ersten Kapitäns beginnt auf dem Planetenfeld deines Mobilisierungsplaneten. Fregatten hast du am Anfang keine.',
  'EF-035':
    'Im Duell werden die 6 übrigen Planetenplättchen und die 10 Himmelspfadplättchen zu einem verdeckten Stapel von 16 gemischt. Die 6 unbenutzten Planetenkarten liegen offen neben dem Himmel.',
  'EF-036': 'Im Duell beginnt der Startspieler mit 1 Pfeffer und 1 Vanille, der zweite mit 1 Pfeffer und 2 Vanille.',
  'EF-037': 'Kosten und Ertrag aller Planeten sind für alle jederzeit einsehbar.',
  // Setup – general mode
  'EF-040': 'Der Allgemeine Modus wird wie das Duell aufgebaut, mit einer Nation je Spieler. Gespielt wird im Uhrzeigersinn.',
  'EF-041':
    'Im Allgemeinen Modus liegen die Mobilisierungsplaneten am Zentrum: Spieler 1 im Norden, Spieler 2 im Südosten, Spieler 3 im Südwesten. In dieser Reihenfolge wird auch gespielt.',
  'EF-042':
    'Im Allgemeinen Modus beginnt Spieler 1 mit 1 Pfeffer und 1 Vanille, Spieler 2 mit 1 Pfeffer und 2 Vanille, Spieler 3 mit je 2.',
  'EF-043': 'Im Allgemeinen Modus hat der Stapel 15 Plättchen; wer zuletzt erkundet, zieht also nur eines.',
  'EF-044': 'Im Allgemeinen Modus brauchst du 4 Planeten zum Sieg.',
  // Setup – team mode
  'EF-050':
    'Im Teammodus spielen zwei Teams zu zweit. Partner sitzen nebeneinander, dem anderen Team gegenüber, und wählen gemeinsam eine Nation.',
  'EF-051':
    'Ein Partner nutzt die Rückseite des Tableaus und Marker in der zweiten Farbe der Nation, damit man Schiffe und Marker beider unterscheiden kann.',
  'EF-052':
    'Im Teammodus wählt jeder geheim einen Kapitän der Nation, nicht denselben wie der Partner; alle werden gleichzeitig aufgedeckt. Du behältst deinen Kapitän das ganze Spiel.',
  'EF-053': 'Im Teammodus wählt jede Nation zwei Mobilisierungsplaneten, einen je Partner.',
  'EF-054':
    'Ein Mobilisierungsplanet jedes Teams liegt am Zentrum, Team 1 im Norden, Team 2 im Süden. Der zweite liegt am ersten, innerhalb der zwei Ringe; das Team entscheidet, wer zuerst legt.',
  'EF-055': 'Im Teammodus wählt jeder Partner 3 der 12 Mannschaftskarten seiner Nation. Die anderen 6 bilden die gemeinsame Reserve.',
  'EF-056': 'Im Teammodus lauten die Aufbauschritte Nation, Kapitän, Planeten, Mannschaft, Gewürze.',
  'EF-057': 'Im Teammodus beginnt jeder im Startteam mit 1 Pfeffer und 1 Vanille, jeder im anderen Team mit 1 Pfeffer und 2 Vanille.',
  'EF-058': 'Im Teammodus hat der Stapel 14 Plättchen.',
  // Turn structure
  'EF-060': 'Gespielt wird reihum, immer ein ganzer Zug. Ein Zug hat vier Phasen in dieser Reihenfolge: Erkundung, Sammeln, Taktik, Bauen.',
  'EF-061': 'Erkunden ist Pflicht, solange Plättchen da sind. In Taktik und Bau ist alles freiwillig.',
  'EF-062': 'Nach deiner Bauphase beginnt der Zug des nächsten Spielers.',
  // Phase I – exploration
  'EF-070':
    'Solange der Stapel reicht, ziehst du 2 Plättchen (ist nur 1 übrig, dieses), siehst sie an und legst sie in beliebiger Reihenfolge.',
  'EF-071': 'Ein neues Plättchen muss mindestens eine Seite mit einem liegenden Plättchen gemeinsam haben.',
  'EF-072':
    'Ein Plättchen darf höchstens 2 Plättchen vom Zentralplättchen entfernt liegen; auf Expertenstufe muss es im gewählten Umriss liegen.',
  'EF-073': 'Platz und Ausrichtung eines Plättchens wählst du frei. Pfade müssen nicht zusammenpassen.',
  'EF-074': 'Ist der Stapel leer, entfällt die Erkundungsphase.',
  'EF-075': 'Es gibt so viele Plätze wie Plättchen, also lässt sich ein gezogenes Plättchen immer legen.',
  // Phase II – collection
  'EF-080': 'In der Sammelphase erhältst du von jedem Planeten, den du kontrollierst, 1 Gewürz der Sorte auf seiner Karte.',
  'EF-081': 'Jedes deiner Schiffe, das zu Beginn deines Zuges auf einem Fabrikfeld steht, bringt 1 Gewürz dieser Sorte.',
  'EF-082':
    'Für jedes deiner Schiffe, das zu Beginn deines Zuges auf einem Ankerfeld steht, ziehst du zufällig 1 Bonusmarker aus dem Beutel.',
  'EF-083':
    'Die Grenzen von 5 je Gewürz und 3 Bonusmarkern gelten Stück für Stück; Überzähliges nimmst du nicht. Ist der Beutel leer, gibt es nichts.',
  'EF-084': 'Bonusmarker bewahrst du auf deinem Tableau auf. Du darfst nie einen ungenutzt abwerfen.',
  'EF-085': 'Effekte von Pargo oder eines Bootsmanns, die auf deine nächste Sammelphase warten, wirken jetzt.',
  // Phase III – tactics
  'EF-090':
    'Zu Beginn deiner Taktikphase kommen die im letzten Zug gespielten Mannschaftskarten verdeckt in deine Reserve; auf Expertenstufe sind sie aus dem Spiel.',
  'EF-091':
    'In der Taktikphase bewegst du Schiffe, spielst Mannschaft und nutzt Boni in beliebiger Reihenfolge. Zwischen Schiffen darfst du frei wechseln.',
  'EF-092': 'Deine Galeone darf sich einmal pro Zug bis zu 3 Felder weit bewegen.',
  'EF-093': 'Jede deiner Fregatten darf sich einmal pro Zug bis zu 4 Felder weit bewegen.',
  'EF-094': 'Eine Bewegung erfolgt in einem Stück. Sobald du etwas anderes tust, verfallen ihre übrigen Schritte.',
  'EF-095': 'Um Mannschaft zu spielen, legst du eine Handkarte offen unter dein Tableau und führst ihren Effekt aus. Das kostet nichts.',
  'EF-096': 'Du darfst höchstens 3 Mannschaftskarten pro Zug spielen, auch mehrere der gleichen Sorte.',
  'EF-097': 'Mannschaft wirkt nur für deine eigene Galeone, nie für Fregatten. Einzige Ausnahme ist die Fähigkeit von Lancaster.',
  'EF-098': 'Ohne Galeone am Himmel kannst du keine Mannschaftskarten spielen.',
  'EF-099': 'Ein Mannschaftseffekt hält höchstens eine Runde an. Die Karte bleibt bis zu deiner nächsten Taktikphase sichtbar.',
  'EF-100':
    'Sonnenwind bewegt eines deiner Schiffe 1 bis 3 Felder weit, zusätzlich zur normalen Bewegung. Das gilt auch für ein eingefrorenes Schiff.',
  'EF-101': 'Warnschuss bewegt ein gegnerisches Schiff genau 1 Feld weit, egal wie weit es entfernt ist. Das Feld wählst du.',
  'EF-102': 'Neue Fracht gibt dir 1 Gewürz deiner Wahl aus der Bank.',
  'EF-103': 'Ein benutzter Bonusmarker kommt für den Rest des Spiels in die Schachtel. Sind alle 24 verbraucht, gibt es keine Boni mehr.',
  'EF-104': 'Boni kannst du auch ohne Galeone nutzen, und pro Zug so viele, wie du hast.',
  // Phase IV – construction
  'EF-110':
    'In der Bauphase darfst du Mannschaft rekrutieren, eine Fregatte, eine Festung oder deine nächste Galeone bauen und Planeten erobern, in beliebiger Reihenfolge und so oft Gewürze und Grenzen es zulassen.',
  'EF-111':
    'Rekrutieren kostet 2 Pfeffer. Du siehst deine Reserve durch und nimmst eine beliebige Karte auf die Hand, aber nicht über die Handgrenze hinaus.',
  'EF-112':
    'Eine Fregatte kostet 2 Pfeffer und kommt auf einen von dir kontrollierten Planeten, auf dem kein Schiff steht. Sind alle deine Planeten besetzt, kannst du sie nicht bauen.',
  'EF-113': 'Eine neue Fregatte kann sich ab deiner nächsten Taktikphase bewegen.',
  'EF-114': 'Fregatten können Planeten erobern und Gewürze und Boni sammeln, aber nicht angreifen.',
  'EF-115':
    '{buildLimit, select, concurrent {Du darfst höchstens 2 Fregatten zugleich am Himmel haben; verlorene darfst du ersetzen.} other {Du darfst im ganzen Spiel höchstens 2 Fregatten bauen; verlorene zählen mit.}}',
  'EF-116':
    'Eine Festung kostet 1 Pfeffer und 1 Vanille und kommt auf einen von dir kontrollierten Planeten. Ein Schiff brauchst du dort nicht.',
  'EF-117':
    'Auf einem Planeten steht höchstens eine Festung zugleich, und {buildLimit, select, concurrent {von dir stehen höchstens 2 gleichzeitig.} other {im ganzen Spiel baust du höchstens 2 Festungen.}}',
  'EF-118':
    'Gegnerische Schiffe können auf einem befestigten Planeten weder halten noch ihn überqueren; er kann also nicht erobert werden. Schiffe der eigenen Nation dürfen beides.',
  'EF-119':
    'Hast du keine Galeone am Himmel, aber noch einen Kapitän, darfst du für 2 Vanille dessen Galeone auf einen deiner Planeten ohne Schiff setzen. Sind alle besetzt, kommt sie auf die Windrose.',
  'EF-120': 'Eine neue Galeone kann sich ab deiner nächsten Taktikphase bewegen.',
  'EF-121':
    'Du musst keine Galeone neu bauen. Ohne weiteren Kapitän kannst du keine mehr bauen, spielst aber weiter und kannst noch gewinnen.',
  'EF-122':
    'Um einen Planeten zu erobern, brauchst du ein eigenes Schiff auf seinem Feld und zahlst seine Kosten an die Bank. Dann legst du deinen Marker darauf und nimmst die Karte.',
  'EF-123':
    'Einen gegnerischen Planeten eroberst du genauso und zu denselben Kosten. Der bisherige Besitzer nimmt seinen Marker zurück und verliert die Karte.',
  'EF-124': 'Eine Eroberung zählt sofort und kann das Spiel auf der Stelle beenden.',
  'EF-125': 'Ein eroberter Planet produziert für dich ab deiner nächsten Sammelphase.',
  // Movement
  'EF-130': 'Schiffe bewegen sich auf Himmelspfaden von Feld zu Nachbarfeld. Jedes betretene Feld kostet 1 Schritt.',
  'EF-131':
    'Ein Schiff darf ein Feld mit einem anderen Schiff nicht betreten oder überqueren, gleich wem es gehört. Nur die Windrose fasst beliebig viele Schiffe und darf überquert werden.',
  'EF-132': 'Randfelder, auch Halbkreise an offenen Kanten, sind normale Felder zum Halten oder Durchfahren.',
  'EF-133':
    'Deine Schiffe dürfen einen Planeten mit einer Festung deiner Nation betreten und überqueren, einen mit gegnerischer Festung nicht.',
  'EF-134': 'Ein Schiff, das auf einem Fabrik- oder Ankerfeld endet, sammelt dort zu Beginn deines nächsten Zuges.',
  'EF-135':
    'Ein Schiff, das eine Singularität betritt, wird sofort zerstört; überqueren kann man sie also nicht. Mit dem eigenen Schiff darfst du das absichtlich tun.',
  'EF-136':
    'Eine erzwungene Bewegung (Warnschuss, Isabel da Silva) folgt den Bewegungsregeln des bewegten Schiffes. {pushIntoSingularity, select, false {Sie endet nie in einer Singularität.} other {Sie darf das Schiff in eine Singularität treiben.}}',
  'EF-137': 'Ein Planetenfeld ohne Festung darf jedes Schiff betreten oder überqueren, wenn kein Schiff darauf steht.',
  'EF-138':
    'Die Sprünge von Steuermann und Victorine sind keine Bewegung. Sie verbrauchen die Bewegung der Galeone nicht und gehen auch, wenn sie eingefroren ist.',
  // Attack and destruction
  'EF-140': 'Nur Galeonen greifen an, ausgenommen die Fregatten von Lancaster. Für einen Angriff brauchst du einen Kanonier.',
  'EF-141':
    'Ein Angriff reicht 1 Feld weit entlang der Pfade, mit Fairborne weiter. Eine Festung auf dem eigenen Feld des Angreifers ist auch in Reichweite.',
  'EF-142':
    'Du greifst ein gegnerisches Schiff oder eine gegnerische Festung an. Das Ziel wird ohne Würfel oder Abwehr zerstört, außer die Waffenruhe am Anfang, eine Hausregel, schützt es.',
  'EF-143':
    'Eine Festung mit einem Schiff auf ihrem Feld kannst du erst angreifen, wenn dieses Schiff weg ist. Ein Schiff der angreifenden Nation schützt sie nicht.',
  'EF-144': 'Die Windrose ist neutral. Von ihr aus kannst du nicht angreifen, und ein Schiff auf ihr kann nicht angegriffen werden.',
  'EF-145': 'Ein zerstörtes Schiff verlässt den Himmel. Eine zerstörte Festung ist endgültig aus dem Spiel.',
  'EF-146': 'Wird eine Galeone zerstört, werden ihre eingesetzten Mannschaftskarten sofort abgelegt und ausstehende Effekte enden.',
  'EF-147':
    'In Duell und Allgemeinem Modus wird der Kapitän einer zerstörten Galeone abgelegt. Die Galeone des nächsten Kapitäns darfst du später bauen.',
  'EF-148': 'Im Teammodus bleibt dein Kapitän. Du darfst dieselbe Galeone einmal pro Spiel neu bauen, auf Expertenstufe zweimal.',
  'EF-149': 'Wirst du angegriffen, darfst du in deinem nächsten Zug neu bauen, soweit die Grenzen es erlauben.',
  'EF-150': 'Du darfst in einem Zug mehrere Kanoniere für mehrere Angriffe spielen.',
  // Planets
  'EF-160': 'Dein Mobilisierungsplanet gilt von Anfang an als kontrolliert und produziert ab deiner ersten Sammelphase.',
  'EF-161': 'Jeder Planet produziert in jedem Zug seines Besitzers 1 Gewürz, Pfeffer oder Vanille laut Karte.',
  'EF-162': 'Planeten kosten unterschiedlich viel. In der Regel sind solche mit vielen Zugängen teurer als abgelegene.',
  'EF-163': 'Ein billiger Mobilisierungsplanet ist auch für deine Gegner billig zu erobern.',
  // End of the game
  'EF-170': 'Im Duell gewinnst du sofort, wenn du deinen fünften Planeten kontrollierst, den Mobilisierungsplaneten mitgezählt.',
  'EF-171': 'Im Duell endet das Spiel auch sofort, wenn jemand keinen Planeten mehr kontrolliert; der andere gewinnt.',
  'EF-172': 'Im Allgemeinen Modus gewinnt sofort, wer zuerst 4 Planeten kontrolliert.',
  'EF-173':
    'Im Allgemeinen Modus scheidest du aus, wenn du deinen letzten Planeten verlierst: Deine Schiffe werden zerstört, deine Marker abgelegt, deine Gewürze gehen an die Bank. Wer übrig bleibt, gewinnt.',
  'EF-174':
    'Im Teammodus gewinnt eine Nation sofort, wenn beide Partner zusammen 5 Planeten kontrollieren oder die andere Nation keinen mehr hat.',
  'EF-175':
    'Bei einem Patt, vor allem wenn niemand mehr Schiffe hat, können alle vereinbaren, die Partie ohne Sieger zu beenden. Lehnt jemand ab, geht das Spiel weiter.',
  'EF-176': 'Du kannst auch ohne Kapitän gewinnen.',
  // Team mode – differences during play
  'EF-180': 'Im Teammodus wechseln sich die zwei Nationen ab. Partner spielen jede Phase gleichzeitig.',
  'EF-181':
    'Beim Erkunden im Team zieht jeder Partner 1 Plättchen, über Reihenfolge und Plätze entscheidet das Team. Bei Uneinigkeit entscheidet, wer das Plättchen gezogen hat.',
  'EF-182':
    'Im Teammodus sammelt jeder Partner für eigene Planeten und Schiffe. Die Grenzen von 5 Pfeffer, 5 Vanille und 3 Bonusmarkern gelten je Person.',
  'EF-183': 'Im Teammodus bewegst du nur Schiffe unter deinem Kommando: deine Galeone bis zu 3 Felder, jede Fregatte bis zu 4, je einmal.',
  'EF-184':
    'Im Teammodus darf jeder Partner bis zu 3 Mannschaftskarten pro Zug spielen, nur für die eigene Galeone. Tauschen könnt ihr sie nicht.',
  'EF-185': 'Im Teammodus kannst du Bonusmarker weder weitergeben noch tauschen noch für deinen Partner nutzen.',
  'EF-186':
    'In der Bauphase im Team dürfen Partner einander Gewürze geben, höchstens 2 insgesamt pro Nation und Zug. Wie weit eure Schiffe entfernt sind, ist egal.',
  'EF-187': 'Im Teammodus kostet Rekrutieren 2 Pfeffer; die Karte kommt auf deine Hand, die höchstens 6 fasst.',
  'EF-188':
    'Im Teammodus kostet eine Fregatte 2 Pfeffer und braucht einen eigenen Planeten ohne Schiff. {buildLimit, select, concurrent {Ein Spieler hat höchstens 2 zugleich, eine Nation höchstens {teamNationLimit}} other {Ein Spieler baut höchstens 2 im ganzen Spiel, eine Nation höchstens {teamNationLimit}}}, und die des Partners bewegst du nie.',
  'EF-189':
    'Im Teammodus kostet eine Festung 1 Pfeffer und 1 Vanille und kommt nur auf eigene Planeten, nie auf die des Partners. {buildLimit, select, concurrent {Von einem Spieler stehen höchstens 2 zugleich, von einer Nation höchstens {teamNationLimit}.} other {Ein Spieler baut höchstens 2 im ganzen Spiel, eine Nation höchstens {teamNationLimit}.}}',
  'EF-190':
    'Im Teammodus darfst du deine Galeone für 2 Vanille mit demselben Kapitän neu bauen, einmal pro Spiel, auf Expertenstufe zweimal. Danach spielst du ohne Galeone und Mannschaft weiter.',
  'EF-191': 'Im Teammodus erobert jeder Partner für sich und behält Karte und Ertrag. Für den Sieg zählen die Planeten beider zusammen.',
  'EF-192':
    'Die Schiffe deines Partners sind keine Gegner: Du kannst sie nicht angreifen, einfrieren oder verschieben. Ihre Felder besetzen sie trotzdem.',
  'EF-193': 'Für die Bewegung gilt die Festung deines Partners als Festung deiner eigenen Nation.',
  // Expert level
  'EF-200':
    'Auf Expertenstufe wird auf zwei Siege gespielt: Wer zuerst 2 Partien gewinnt, gewinnt das Match. Ein Tisch kann eine andere Zahl von Partien ausmachen.',
  'EF-201':
    'Auf Expertenstufe werden 4, 6 oder alle 8 Expertenplättchen in den Stapel gemischt, für einen größeren Himmel aus 23, 25 oder 27 Plättchen.',
  'EF-202': 'Ein eigenes Schiff auf einem Vorsehungsfeld bringt zu Beginn deines Zuges 2 Gewürze der gezeigten Sorte.',
  'EF-203':
    'Jedes eigene Schiff auf einem Wrackfeld darf zu Beginn deines Zuges 1 Mannschaftskarte aus deiner Reserve retten, einmal pro Zug. Du kannst sie in der Taktikphase dieses Zuges nutzen.',
  'EF-204': 'Auf Expertenstufe wählst du in Duell und Allgemeinem Modus 3 Kapitäne statt 2.',
  'EF-205': 'Auf Expertenstufe darf im Teammodus jeder seine Galeone zweimal neu bauen.',
  'EF-206': 'Auf Expertenstufe ist eine gespielte Mannschaftskarte endgültig aus dem Spiel und kehrt nie in die Reserve zurück.',
  'EF-207': 'Auf Expertenstufe gelten die Siegbedingungen des gewählten Modus.',
  // Captains – France
  'EF-210': 'Mathurin Hubac, L’Intrépide: Mit einem Ersten Offizier darf seine Galeone in diesem Zug 2 Felder weiter ziehen.',
  'EF-211': 'Hubacs Erster Offizier muss gespielt werden, bevor sich seine Galeone in diesem Zug bewegt, nicht danach.',
  'EF-212': 'Hubacs Bonus summiert sich. Mit drei Ersten Offizieren zieht seine Galeone bis zu 9 Felder.',
  'EF-213': 'Hubacs Fähigkeit kann eine eingefrorene Galeone nicht bewegen.',
  'EF-220':
    'Victorine de la Chesnaye, Le Mercure: Mit einem Ersten Offizier springt ihre Galeone sofort auf einen ihrer Planeten. Das ist keine Bewegung und geht vor oder nach der Bewegung und auch, wenn die Galeone eingefroren ist.',
  'EF-225':
    'Cosme Castel d’Oléron, L’Invincible: Mit einem Ersten Offizier kann bis zur nächsten Runde keine seiner Festungen zerstört werden, so oft sie auch angegriffen wird. Festungen des Partners sind nicht geschützt.',
  'EF-230': 'Augustine Cassini, L’Éole: Mit einem Ersten Offizier wird ein liegendes Plättchen in eine andere Ausrichtung gedreht.',
  'EF-231':
    'Dreht Cassini ein Plättchen, drehen sich Schiffe auf seinen inneren Feldern mit. Schiffe auf Randfeldern bleiben, wo sie sind.',
  'EF-232': 'Cassini darf kein Plättchen drehen, auf dem ein gegnerisches Schiff steht.',
  // Captains – Britain
  'EF-235':
    'Elizabeth Fairborne, HMS Revenge: Mit einem Ersten Offizier reicht der nächste Angriff ihrer Galeone 1 Feld weiter, also 2 Felder.',
  'EF-236': 'Fairbornes Erster Offizier muss vor dem Kanonier gespielt werden, und ohne Kanonier nützt er nichts.',
  'EF-237':
    'Fairbornes Reichweite summiert sich vor einem Angriff. Zwei Erste Offiziere und ein Kanonier reichen 3 Felder weit, mehr geht mit drei Mannschaftskarten nicht.',
  'EF-240':
    'Cicely Blake, HMS Surprise: Mit einem Ersten Offizier wird ein gegnerisches Schiff in höchstens 3 Feldern Entfernung eingefroren.',
  'EF-241': 'Ein eingefrorenes Schiff kann sich im nächsten Zug seines Besitzers nicht normal bewegen.',
  'EF-242':
    'Ein eingefrorenes Schiff kann weiter durch Sonnenwind bewegt werden, und Mannschaft und alle anderen Aktionen und Fähigkeiten bleiben möglich.',
  'EF-243': 'Blake kann auch ein Schiff auf der Windrose einfrieren.',
  'EF-250':
    'Peter Byng, HMS Charon: Mit einem Ersten Offizier wird eine zufällige Mannschaftskarte aus der Hand eines Gegners gezeigt und kommt in die Schachtel. In dieser Partie kann sie nicht mehr rekrutiert werden.',
  'EF-260': 'Nathaniel Lancaster, HMS Furious: Mit einem Ersten Offizier darf eine seiner Fregatten mit Reichweite 1 angreifen.',
  'EF-261': 'Lancaster braucht zusätzlich zum Ersten Offizier einen Kanonier.',
  'EF-262': 'Lancasters eigene Galeone muss am Himmel sein.',
  'EF-263': 'Nur mit Lancasters Fähigkeit kann eine Fregatte angreifen.',
  // Captains – Spain
  'EF-270': 'Aníbal Pargo, Águila: Mit einem Ersten Offizier sammelt seine Galeone in der nächsten Sammelphase 2 Gewürze mehr.',
  'EF-271': 'Pargos zusätzliche Gewürze gibt es nur, wenn seine Galeone dann auf einem Fabrikfeld steht, und zwar in dessen Sorte.',
  'EF-272': 'Pargos Bonus summiert sich: 2 Gewürze mehr je Erstem Offizier.',
  'EF-275':
    'Catalina de Guzmán, Almanzora: Mit einem Ersten Offizier baut sie sofort und kostenlos eine Festung auf einem ihrer Planeten. Das geht nicht, wenn die Festungsgrenze erreicht ist, und nie auf einem Planeten des Partners.',
  'EF-280':
    'Isabel da Silva, Gran Princesa de los Cielos: Mit einem Ersten Offizier und einem Sonnenwind bewegt sie ein gegnerisches Schiff bis zu 3 Felder weit.',
  'EF-281':
    'Isabels Fähigkeit braucht einen Sonnenwind, beide werden verbraucht. Sie geht auch mit eingefrorener Galeone, aber nie bei einem Schiff des Partners.',
  'EF-285':
    'Sebastián de Avilés, Coracero: Mit einem Ersten Offizier verkauft er 1 Mannschaftskarte sofort für 1 Pfeffer und 1 Vanille. Die verkaufte Karte kommt in die Reserve.',
  // Crew
  'EF-300': 'Bankier: Gib 1 Pfeffer für 1 Vanille ab oder 1 Vanille für 1 Pfeffer.',
  'EF-301': 'Erster Offizier: Damit nutzt du die Fähigkeit deines Kapitäns. Einen eigenen Effekt hat die Karte nicht.',
  'EF-302':
    'Kanonier: Zerstöre ein gegnerisches Schiff oder eine Festung in 1 Feld Entfernung, aber weder von der Windrose aus noch ein Ziel auf ihr. Du darfst mehrere spielen.',
  'EF-310':
    'Steuermann (Frankreich): Setze deine Galeone sofort auf die Windrose. Das ist keine Bewegung und geht vor oder nach der Bewegung und auch, wenn die Galeone eingefroren ist.',
  'EF-311': 'Kurtisane (Frankreich): Nimm 2 Vanille; mehr als 5 darfst du aber nicht haben.',
  'EF-320':
    'Schiffsarzt (Großbritannien): Bis zur nächsten Runde kann kein Angriff deine Galeone zerstören, so viele es auch sind. Eine zweite Karte bringt nichts, und vor Singularitäten schützt er nicht.',
  'EF-321':
    'Schiffbauer (Großbritannien): Baue in der kommenden Bauphase eine Fregatte kostenlos. Nicht spielbar, wenn die Fregattengrenze erreicht ist.',
  'EF-330':
    'Bootsmann (Spanien): Deine Galeone zieht in deiner nächsten Sammelphase 1 Bonusmarker mehr, wenn sie dann auf einem Ankerfeld steht. Mehrere Karten summieren sich.',
  'EF-331':
    'Gouverneur (Spanien): spielbar, wenn deine Galeone auf einem Planetenfeld steht. Diesen Planeten zu erobern kostet in diesem Zug 1 Gewürz deiner Wahl weniger.',
  // Decisions – setup and tiles
  'EF-D01': 'Deine erste Galeone beginnt auf dem Planetenfeld deines Mobilisierungsplaneten.',
  'EF-D02': 'Alle übrigen Planetenplättchen und alle Himmelspfadplättchen bilden einen einzigen Stapel.',
  'EF-D03': 'Die Ausrichtung des Plättchens deines Mobilisierungsplaneten wählst du frei.',
  'EF-D04': 'Die Himmelsgrößen von 19, 23, 25 und 27 Plättchen schließen das Zentralplättchen ein.',
  'EF-D05': 'Ist nur noch ein Plättchen übrig, ziehst du dieses. Im Allgemeinen Modus ist das am Ende des Stapels immer so.',
  'EF-D06':
    'Entfernung ist die kleinste Zahl von Pfadschritten zwischen zwei Feldern über alle liegenden Plättchen. {rangeThroughSingularity, select, false {Schiffe und Festungen unterbrechen die Zählung nicht, aber hinter einer Singularität geht sie nicht weiter} other {Schiffe, Festungen und Singularitäten unterbrechen die Zählung nicht}}; ein Effekt reicht so viele Felder weit, wie seine Reichweite angibt.',
  'EF-D07':
    'Zwei Halbkreise, die sich treffen, bilden ein Feld für ein Schiff mit den Pfaden beider Plättchen. Ein Halbkreis ohne Gegenstück ist eine Sackgasse.',
  'EF-D08':
    '{pushIntoSingularity, select, false {Warnschuss und Isabel können an diesem Tisch kein Schiff in eine Singularität treiben.} other {Warnschuss und Isabel dürfen ein Schiff in eine Singularität treiben.}}',
  'EF-D09':
    'Eine Singularität zu betreten ist als letzter Schritt einer Bewegung oder eines Sonnenwinds erlaubt und zerstört dein Schiff; überqueren kannst du sie nicht. Du wirst vorher gefragt.',
  'EF-D10': 'Eine selbst zerstörte Galeone gilt wie jede zerstörte: Ihr Kapitän wird abgelegt, im Teammodus ist ein Neubau verbraucht.',
  // Decisions – limits
  'EF-D11':
    'Die Grenzen von 2 Fregatten und 2 Festungen zählen {buildLimit, select, concurrent {nur, was gerade am Himmel ist oder steht, auch kostenlos Gebautes.} other {alles, was im ganzen Spiel gebaut wurde, auch kostenlos Gebautes und Verlorenes.}}',
  'EF-D12':
    '{buildLimit, select, concurrent {Im Teammodus hat eine Nation höchstens {teamNationLimit} Fregatten und {teamNationLimit} Festungen zugleich} other {Im Teammodus baut eine Nation im ganzen Spiel höchstens {teamNationLimit} Fregatten und {teamNationLimit} Festungen}}; die Partner teilen sie frei auf, aber niemand hat mehr als 2 von einer Art.',
  'EF-D13': 'Der Mobilisierungsplanet zählt zu den nötigen Planeten, und du musst alle gleichzeitig kontrollieren.',
  'EF-D14':
    'In Duell und Teammodus verliert eine Seite ohne Planeten sofort. Im Allgemeinen Modus scheidet dieser Spieler aus und wird übersprungen, Mannschaft, Kapitäne und Bonusmarker verlassen das Spiel, die Plättchen bleiben, und wer übrig bleibt, gewinnt.',
  'EF-D15':
    '{fortressUnderEnemyShip, select, false {Solange ein gegnerisches Schiff auf deinem Planeten steht, darfst du dort keine Festung bauen.} other {Du darfst eine Festung auf deinem Planeten auch unter einem gegnerischen Schiff bauen. Das Schiff darf bleiben oder gehen, aber nicht erobern, solange sie steht; eine gegnerische Galeone dort darf sie angreifen.}}',
  'EF-D16': 'Ein gegnerisches Schiff auf deinem Planeten ändert nichts: Du behältst Kontrolle und Ertrag, bis er erobert wird.',
  'EF-D17': 'Ein neues Schiff kann nicht auf ein Planetenfeld gesetzt werden, auf dem ein Schiff steht, ob eigen oder gegnerisch.',
  'EF-D18': 'Den Planeten deines Partners kannst du nicht erobern.',
  // Decisions – bonuses and movement
  'EF-D19':
    'Beim Warnschuss wählst du das Schiff und ein Nachbarfeld, das es betreten darf. Das Schiff darf auf der Windrose stehen, eingefroren oder durch einen Schiffsarzt geschützt sein.',
  'EF-D20':
    'Sonnenwind ist von der normalen Bewegung getrennt, davor oder danach. Er führt ohne Unterbrechung mindestens 1 Feld weit, und du darfst mehrere in einem Zug nutzen.',
  'EF-D21': 'Boni kannst du nur in deiner eigenen Taktikphase nutzen.',
  'EF-D22':
    'Ein Schiff bleibt bis zum Ende des nächsten Zuges seines Besitzers eingefroren; ein zweites Einfrieren bringt nichts. Wird die Galeone des einfrierenden Kapitäns zerstört, ist das Schiff sofort frei.',
  'EF-D23':
    'Der Schutz durch Schiffsarzt oder Cosme gilt bis zum Beginn deiner nächsten Taktikphase. Er endet sofort, wenn deine Galeone zerstört wird.',
  // Decisions – captains
  'EF-D24': 'Jeder vor Hubacs Bewegung gespielte Erste Offizier bringt 2 Felder. Bewegt sich die Galeone dann nicht, sind sie verloren.',
  'EF-D25': 'Victorines Ziel muss ein eigener Planet ohne Schiff auf seinem Feld sein; ein Planet des Partners zählt nicht.',
  'EF-D26':
    'Cassini darf jedes Plättchen drehen. {enemyOnBorderBlocksTurn, select, never {Ein gegnerisches Schiff auf einem Randfeld verhindert das nie.} always {Ein gegnerisches Schiff auf einem Randfeld mit einem Halbkreis des Plättchens verhindert das.} other {Ein gegnerisches Schiff auf einem Randfeld verhindert das nur, wenn dort kein Nachbarplättchen ebenfalls einen Halbkreis hat.}} Ein Schiff ohne Halbkreis treibt ab, bis ein Plättchen wieder einen bringt: keine Bewegung, keine Effekte mit Reichweite, aber es kann springen, oder sein Besitzer gibt es in der Taktikphase auf.',
  'EF-D27':
    'Fairbornes zusätzliche Reichweite gilt für ihren nächsten Kanonierangriff in diesem Zug, auf Schiff oder Festung. Ungenutzt verfällt sie am Ende der Taktikphase, und die Windrose bleibt neutral.',
  'EF-D28': 'Mit Byng wählst du den Gegner; betroffen sind nur Handkarten. Sind alle gegnerischen Hände leer, geht es nicht.',
  'EF-D29':
    'Mit Lancaster greift die Fregatte statt der Galeone an, auch wenn sie sich schon bewegt hat oder eingefroren ist. Fregatte und Ziel dürfen nicht auf der Windrose stehen; wo die Galeone steht, ist egal.',
  'EF-D30':
    '{pargoOnProvidence, select, false {Pargo sammelt nur auf Fabrikfeldern mehr: Ein Vorsehungsfeld bringt seiner Galeone 2 wie jedem Schiff.} other {Für Pargo zählt ein Vorsehungsfeld als Fabrik: Seine Galeone sammelt dort 2 plus 2, bis zur Grenze von 5.}}',
  'EF-D31':
    'Isabel bewegt das Schiff 1 bis 3 Felder weit, und zwar so, wie es sich selbst bewegen dürfte; der Weg darf auf der Windrose beginnen{pushIntoSingularity, select, false {} other { oder in einer Singularität enden}}. Der Sonnenwind bewegt dann kein eigenes Schiff.',
  'EF-D32':
    'Sebastián verkauft eine Handkarte, keine ausgespielte. Gewürze über der Grenze verfallen, mindestens eines muss aber Platz haben; auch auf Expertenstufe kommt die verkaufte Karte in die Reserve.',
  // Decisions – crew
  'EF-D33':
    'Mehrere Gouverneure in einem Zug summieren sich, aber die Kosten sinken nie unter 0. Der Nachlass gilt für den Planeten unter deiner Galeone und verfällt, wenn sie ihn verlässt oder zerstört wird; andere Schiffe können ihn nicht nutzen.',
  'EF-D34':
    'Ist in der Bauphase keiner deiner Planeten frei, verfällt die kostenlose Fregatte des Schiffbauers. Für einen späteren Zug lässt sie sich nicht aufheben.',
  'EF-D35': 'Ein Bootsmann bringt nur dann mehr Bonusmarker, wenn die Galeone selbst auf einem Ankerfeld steht; mehr als 3 besitzt du nie.',
  'EF-D36': 'Mit 4 Vanille bringt dir die Kurtisane nur 1.',
  'EF-D37': 'Einen Bankier kannst du nicht für ein Gewürz spielen, von dem du schon 5 hast.',
  'EF-D38': 'Neue Fracht kannst du nicht nutzen, solange du von beiden Gewürzen 5 hast.',
  'EF-D39':
    'Wird deine Galeone in einem gegnerischen Zug zerstört, kommen ihre Mannschaftskarten sofort in deine Reserve; auf Expertenstufe in die Schachtel.',
  'EF-D40': 'Gespielte Mannschaft kommt in die Reserve und nicht auf die Hand; eine volle Hand stört also nicht.',
  'EF-D41':
    '{recruitUsedOnly, select, true {Du rekrutierst nur Karten deiner Reserve, die schon benutzt oder verkauft wurden, keine nie gewählten. Das geht mehrmals pro Zug.} other {Du rekrutierst aus deiner ganzen Reserve: nie gewählte, benutzte und verkaufte Karten. Das geht mehrmals pro Zug.}}',
  // Decisions – expert level
  'EF-D42': 'Die an einem Wrack gerettete Karte stammt aus deiner eigenen Reserve und ist in der Taktikphase desselben Zuges verwendbar.',
  'EF-D43':
    'Am Wrack darfst du in der Sammelphase retten, einmal je Schiff und Zug und nur bis zur Handgrenze. Zum Spielen der Karte brauchst du eine Galeone, zum Retten nicht.',
  'EF-D44':
    'Ein Match läuft, bis eine Seite 2 Siege hat; ein Remis zählt nicht. Jede Partie wird neu aufgebaut, und wer zuletzt verloren hat, beginnt; im Allgemeinen Modus der Nächste im Uhrzeigersinn.',
  'EF-D45':
    'Den Himmel mit 23, 25 oder 27 Plätzen wählt ihr vor dem Match; jeder hat einen festen Umriss. Im Allgemeinen Modus ist 25 üblich, weil er zu allen dreien gleich fair ist.',
  // Decisions – team mode
  'EF-D46': 'Im Teammodus spielen beide Partner innerhalb einer Phase in beliebiger Reihenfolge. Sie endet, wenn beide bestätigen.',
  'EF-D47':
    'Partner teilen Gewürze nur in der Bauphase, insgesamt 2 pro Nation und Zug, in beide Richtungen. Für den Empfänger gilt die Grenze von 5.',
  'EF-D48': 'Die Schiffe deines Partners besetzen ihre Felder und sind nie Ziel von Angriff, Einfrieren, Warnschuss oder Isabel.',
  'EF-D49': 'Eine Nation hat eine gemeinsame Reserve. Benutzte Karten beider Partner kommen dorthin zurück.',
  'EF-D50': 'Das Startteam beginnt, danach wechseln sich die Teams ab.',
  'EF-D51':
    'Ein Partner ohne Planeten spielt weiter, solange die Nation noch einen hat. Eine Galeone kann er nur auf der Windrose neu bauen, Fregatten gar nicht.',
  'EF-D52': 'Planetenmarker können nicht ausgehen, weil das Spiel mit dem fünften Planeten einer Nation endet.',
  'EF-D53': 'Im Teammodus bleibt nie ein einzelnes Plättchen übrig: Der Stapel hat 14 Plättchen, auf Expertenstufe 18, 20 oder 22.',
  // Decisions – miscellaneous
  'EF-D54':
    'Aufbauschritte in Duell und Allgemeinem Modus: Nation, Kapitäne, Mannschaft, Planet, Gewürze. Im Teammodus kommen die Planeten vor der Mannschaft.',
  'EF-D55': 'Beim Aufbau wählt ihr offen und nacheinander, nur Kapitäne und Mannschaft geheim.',
  'EF-D56': 'In deinem Zug darfst du Remis anbieten. Alle anderen müssen zustimmen.',
  'EF-D57': 'Ob jemand gewonnen hat, wird gleich nach jeder Eroberung und jedem Ausscheiden geprüft.',
  'EF-D58': 'Auf der Windrose darf deine Galeone Mannschaft und Fähigkeiten nutzen, aber nicht angreifen.',
  'EF-D59': 'Steht ein gegnerisches Schiff auf einer Festung, kann nur das Schiff angegriffen werden.',
  'EF-D60': 'Ein Angriff auf eine geschützte Festung oder Galeone bewirkt nichts; solche Ziele werden nicht angeboten.',
  'EF-D61':
    'Catalina darf ihre kostenlose Festung auch unter einem gegnerischen Schiff bauen; es darf dann bleiben oder gehen, aber nicht erobern.',
  'EF-D62': 'Der Bank gehen die Gewürze nie aus.',
  'EF-D63': 'Das vom Gouverneur gesparte Gewürz muss noch in den Kosten des Planeten enthalten sein.',
  'EF-D64': 'Alle können sehen, welche Bonusmarker du besitzt.',
  'EF-D65':
    'Eine Mannschaftskarte oder einen Bonus darfst du nur spielen, wenn das jetzt eine erlaubte Wirkung hat oder eine spätere vorbereitet.',
  'EF-D66':
    'Offen sind Gewürze, Bonusmarker, Planetenkarten, Marker und die Zahl der Karten in Hand und Reserve. Verborgen sind Hände, gegnerische Reserven, untere Kapitäne, Stapel und Beutel.',
  'EF-D67':
    'Hausregel, nicht aus dem gedruckten Spiel: {truceTurns, plural, =0 {Dieser Tisch spielt ohne Waffenruhe am Anfang.} other {Waffenruhe am Anfang. Bis ein Spieler (im Team die Nation) {truceTurns, plural, one {einen Zug} other {# Züge}} beendet hat, dürfen andere seine Schiffe nicht angreifen, einfrieren oder bewegen, ihm keine Handkarte nehmen, seine Planeten nicht erobern und Plättchen mit seinen Schiffen oder seinem Mobilisierungsplaneten nicht drehen.}} Ein Tisch legt 0 bis 3 Züge fest; 0 ist das gedruckte Spiel.',
  'EF-D68':
    'Zerstörst du deine Galeone in der Taktikphase selbst, darfst du im selben Zug die nächste bauen. Ihre Mannschaftskarten kommen sofort in die Reserve und sind wieder rekrutierbar (auf Expertenstufe sind sie aus dem Spiel); Effekte von Schiffbauer und Gouverneur verfallen.',
  'EF-D69': 'Dein nächster Kapitän ist sichtbar, sobald der obere abgelegt wird. Beim Aufbau zurückgelegte Kapitäne bleiben geheim.',
  'EF-D70':
    'Mit mehreren Schiffen darfst du in einem Zug mehrere Planeten erobern, jeden voll bezahlt. Ein eben eroberter Planet darf gleich eine Festung erhalten, aber kein neues Schiff, solange der Eroberer darauf steht.',
  'EF-D71':
    'Zwei Schiffbauer in einem Zug bringen zwei kostenlose Fregatten, wenn die Grenze noch zwei zulässt. Jede braucht trotzdem einen freien eigenen Planeten.',
  'EF-D72':
    'Einen Gouverneur kannst du nicht auf einem Planeten spielen, der dir oder deinem Partner schon gehört. Auf einem Planeten mit gegnerischer Festung darfst du es.',
  'EF-D73': 'Cosme schützt jede seiner Festungen, solange der Effekt anhält, auch eine später im selben Zug gebaute.',
  'EF-D74':
    'Lancasters Erster Offizier und Kanonier werden zusammen als eine Aktion gespielt. Fairborne darf dazwischen anderes tun, aber ihr Erster Offizier verlängert keinen zweiten Angriff.',
  'EF-D75':
    'Ein Schiff ohne erlaubten Schritt kannst du für Warnschuss oder Isabel nicht wählen. Das bewegte Schiff darf Festungen seiner eigenen Nation betreten, keine anderen, und auf die Windrose geschoben werden.',
  'EF-D76': 'Cassini darf kein Plättchen drehen, wenn sich dadurch nichts ändert, wie beim Zentralplättchen.',
  'EF-D77':
    'Hat niemand mehr ein Schiff am Himmel und kann auch keines mehr bekommen, endet das Spiel remis. {concede, select, true {In deinem Zug darfst du aufgeben: In Duell oder Teammodus gewinnt die andere Seite, im Allgemeinen Modus scheidest du aus.} other {Aufgeben im Spiel ist an diesem Tisch nicht vorgesehen.}}',
  'EF-D78':
    'Im Allgemeinen Modus scheidet jemand gleich nach der Eroberung seines letzten Planeten aus. Alles, was ihm gehört, verschwindet, von ihm eingefrorene Schiffe werden frei, Bonusmarker kommen in die Schachtel, und der Eroberer spielt weiter.',
  'EF-D79':
    'Im Teamaufbau wählt das Startteam bei Nation und Planeten zuerst und legt zuerst; Kapitäne wählen alle zugleich, nie denselben zweimal. Auch die Mannschaft wird zugleich gewählt; wollen Partner dieselbe Karte, wählen sie einzeln abwechselnd.',
  'EF-D80': 'Partner sehen die Hand des anderen, die gemeinsame Reserve und die gezogenen Plättchen. Gegner sehen nur die Kartenzahlen.',
  'EF-D81':
    'Aktionen deines Partners unterbrechen deine Bewegung nie. Jeder legt das selbst gezogene Plättchen; wer zuerst bereit ist, beginnt. Bei Karten und Grenzen gilt: Wer zuerst kommt, mahlt zuerst. Das Ende deiner Phase kannst du zurücknehmen, bis auch dein Partner bestätigt.',
  'EF-D82':
    'Einen Bonus darfst du nicht direkt auf das Schiff deines Partners anwenden. Ein Gewürz aus Neuer Fracht zu teilen oder einen Gegner von deinem Partner wegzuschieben ist erlaubt.',
  'EF-D83':
    'Im Teammodus gehören Schiffe, Marker, Festungen und Karten einem Spieler, nicht der Nation. Unter dem Kommando eines Kapitäns steht nur, was diesem Spieler gehört.',
  'EF-D84': 'Gezogene Plättchen sehen alle. Beide müssen gelegt werden, auch wenn sie dir schaden, und das zweite darf am ersten liegen.',
};
