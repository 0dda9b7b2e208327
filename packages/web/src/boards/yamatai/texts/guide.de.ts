/** Was die Anleitung der ersten beiden Züge sagt. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.fleet': 'Eine Flotte',
  'guide.chapter.boats': 'Schiffe einsetzen',
  'guide.chapter.building': 'Bauen',
  'guide.chapter.power': 'Die Fähigkeit der Flotte',
  'guide.chapter.order': 'Eine neue Runde',
  'guide.chapter.culture': 'Kultur sammeln',
  'guide.chapter.specialists': 'Spezialisten',
  'guide.why.fleet': 'Kleine Nummern haben wenige Schiffe, dafür bist du in der nächsten Runde früh dran; große umgekehrt.',
  'guide.why.boats':
    'Schiffe bleiben liegen und gehören niemandem: Setze sie so, dass du jetzt bauen kannst und auch nächstes Mal etwas davon hast.',
  'guide.why.building': 'Die meisten Punkte bringen Gebäude, und wer neben eigenen baut, bekommt Münzen.',
  'guide.why.power': 'Sie wirkt einmal im Zug, wann du willst: vor oder nach dem Bauen.',
  'guide.why.order': 'Wer früh dran ist, hat mehr Flotten und Plättchen zur Wahl; wer eine große Flotte nimmt, ist danach spät dran.',
  'guide.why.culture':
    'Kannst du nicht gut bauen, dann sammle: Kulturplättchen bezahlen Spezialisten, und die bringen Punkte und Fähigkeiten.',
  'guide.why.specialists': 'Ein Spezialist wirkt in jedem späteren Zug, und viele zählen am Ende. Je früher, desto besser.',
  'guide.plate.title': 'Das meiste Prestige, wenn das letzte Haus steht',
  'guide.plate.lead': 'Die Königin will eine Hauptstadt: Baue, wo die richtigen Schiffe beisammenliegen.',
  'guide.plate.advice': 'Jedes Schiff hilft dem, der zuerst baut: Lass den anderen nichts zum Vollenden.',
  'guide.plate.build': 'Bauen',
  'guide.plate.build.how': 'die Zahl auf jedem Gebäudeplättchen',
  'guide.plate.build.worth': '1 und mehr',
  'guide.plate.beside': 'Torii, Palast, Gebirge',
  'guide.plate.beside.how': 'baue daneben oder darauf: je ein Prestigeplättchen',
  'guide.plate.beside.worth': '1',
  'guide.plate.specialists': 'Spezialisten',
  'guide.plate.specialists.how': 'mit Kulturplättchen angeworben',
  'guide.plate.specialists.worth': '0 bis 4',
  'guide.plate.coins': 'Münzen',
  'guide.plate.coins.how': 'am Ende je volle fünf',
  'guide.plate.coins.worth': '1',
  'guide.plate.left': 'Übrig',
  'guide.plate.left.how': 'zwei untätige Schiffe oder ein nicht gebautes Plättchen',
  'guide.plate.left.worth': '−1',
  'guide.welcome':
    'Willkommen im Archipel. Schiffe bringen Waren an den Inseln vorbei; wo die richtigen zusammenkommen, baust du. Wer die meisten Prestigepunkte (PP) hat, gewinnt. Spielen wir zwei Züge gemeinsam.',
  'guide.buildings':
    'Das sind die offenen Gebäudeplättchen. Jedes zeigt die Schiffe, die es an einer Insel braucht, und seine PP. Schiffe gehören niemandem: Alle nutzen alle, und sie bleiben liegen.',
  'guide.fleet':
    'Ein Zug beginnt mit einer Flotte: Ihre Schiffe setzt du ein, ihre Fähigkeit wirkt einmal, ihre Zahl ist dein Platz in der nächsten Runde. Nimm Flotte 3.',
  'guide.buy':
    'In jedem Zug ist ein Handel erlaubt. Das erste Haus braucht Bambus, Holz und Stein: Wähle Handel und kaufe das Steinschiff.',
  'guide.first':
    'Nun setze Schiffe ein. Das erste kommt auf ein Eingangsfeld am linken Rand oder neben ein Schiff seiner Farbe. Bambus, auf das leuchtende Eingangsfeld.',
  'guide.second': 'Jedes weitere Schiff setzt die Kette am vorigen fort. Holz, auf das nächste Feld.',
  'guide.third':
    'Und das Steinschiff daneben. Zu jedem Feld, das du in Betracht ziehst, sagen die Gebäudeplättchen, was du danach bauen könntest und auf wie vielen Inseln.',
  'guide.build':
    'Bambus, Holz und Stein liegen nun um die Gebirgsinsel. Wähle Bauen, das erste Haus und die Insel. Haken zeigen die Schiffe, die zählen, Zeichen das, was etwas bringt.',
  'guide.bonus':
    'Zwei PP für das Plättchen, und das Gebirge gab ein Prestigeplättchen. Paläste und Torii nebenan geben je eins; benachbarte eigene Häuser bringen Münzen.',
  'guide.swap':
    'Die Fähigkeit deiner Flotte ist noch frei: Tausche zwei Kulturplättchen. Wähle sie in der Leiste, dann das lila Plättchen auf der leuchtenden Insel.',
  'guide.with': 'Und das grüne östlich davon. Nun liegen zwei grüne dicht beieinander: Die holen wir.',
  'guide.endTurn': 'Um Spezialisten anzuwerben, brauchst du Kulturplättchen. Noch hast du keine, also beende den Zug; die anderen spielen.',
  'guide.order': 'Eine neue Runde. Alle stehen auf der Zahl ihrer Flotte: Mit der 3 bist du wieder zuerst dran.',
  'guide.fleet10': 'Nimm Flotte 10 mit ihren drei Schiffen.',
  'guide.firstRule': 'Das Steinschiff darf neben dem Steinschiff beginnen, das du vorhin eingesetzt hast. Wähle das leuchtende Feld.',
  'guide.chain': 'Dann Lehm, auf das leuchtende Feld darunter. Das Goldschiff behältst du.',
  'guide.collect':
    'Statt zu bauen darf jedes Schiff dieses Zuges ein Kulturplättchen von einer Insel daneben nehmen. Wähle Sammeln und mit dem ersten Schiff das grüne.',
  'guide.collectMore': 'Das zweite Schiff nimmt das andere grüne.',
  'guide.moor':
    'Ein Schiff ist übrig. Eines darf im Hafen auf spätere Züge warten; weitere wären verloren, und zwei verlorene kosten einen Punkt. Lege das Goldschiff in den Hafen.',
  'guide.recruit':
    'Zwei gleiche oder drei verschiedene Plättchen bezahlen einen Spezialisten; die Münzen auf der Karte gibt es dazu. Wirb Mei an: Mit ihr nimmst du beim Sammeln eines mehr.',
  'guide.endSecond': 'Das war ein ganzer Zug. Beende ihn.',
  'guide.end':
    'Das Spiel endet mit der Runde, in der jemand das letzte Haus baut, oder wenn Schiffe, Plättchen oder Spezialisten ausgehen. Dann zählen auch Münzen, Spezialisten und Prestigeplättchen. Von hier spielst du weiter: guten Wind!',
};
