export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'Deine erste Fahrt durch den Himmel',
  'guide.otherwise': 'Später gern. Jetzt aber:',
  'guide.welcome':
    'Willkommen an Bord. Deine Galeone fährt am Himmel von Feld zu Feld, immer den Messingwegen nach. Wer zuerst fünf Planeten beherrscht, gewinnt das Duell.',
  'guide.nation': 'Zuerst stellst du deine Armada auf. Nimm Frankreich: Seine Leute sind die besten Seefahrer.',
  'guide.captains':
    'Wähle heimlich zwei Kapitäne und ihre Reihenfolge. Nimm erst Hubac, dann Victorine: Er führt jetzt, sie folgt, wenn deine Galeone verloren geht.',
  'guide.crew':
    'Fünf von zwölf Mannschaftskarten kommen an Bord. Nimm fürs erste Spiel je eine: Der Knopf unten macht das, dann nimm diese Mannschaft.',
  'guide.planet': 'Du brauchst eine Heimat. Patrocles bringt Sternpfeffer, das Gewürz für den Anfang.',
  'guide.mobilise':
    'Lege sein Plättchen nördlich der Windrose. Lass seine Oberseite nach Norden zeigen (0°) und lege es: So verbindet ein Weg es mit der Mitte.',
  'guide.phases': 'Ein Zug hat vier Phasen: erkunden, sammeln, Taktik, Bau. Die Liste in der Ecke zeigt, wo du bist.',
  'guide.layPlanet':
    'Du hast zwei Plättchen gezogen. Zeige für Demodamas auf den Platz nordöstlich von Patrocles, Oberseite nach Norden (0°): Der Haken zeigt, dass Wege sich treffen. Dann lege es.',
  'guide.layPath':
    'Nun der Himmelsweg mit der Pfefferfabrik: Halte ihn direkt unter Demodamas, auf 60° gedreht, sodass er Demodamas und die Mitte verbindet.',
  'guide.collected':
    'Gesammelt wird von selbst: Patrocles gab dir einen Pfeffer. Du hast jetzt 2 Pfeffer und 1 Vanille, genau was Demodamas kostet.',
  'guide.officer':
    'Taktik. Die Galeone fährt 3 Felder, aber Demodamas ist 5 entfernt. Spiele deinen Ersten Offizier: Unter Hubac sind das 2 Felder mehr in diesem Zug.',
  'guide.sail': 'Die Zahlen zählen die Felder. Fahre nach Demodamas.',
  'guide.endTactics': 'Ein Schiff fährt einmal im Zug. Beende die Taktikphase.',
  'guide.conquer': 'Bau: Dein Schiff steht auf dem Planeten, und du kannst zahlen. Erobere Demodamas.',
  'guide.endTurn': 'Zwei Planeten! Der Beutel ist leer, also beende den Zug.',
  'guide.second':
    'Dein Gegner hat erkundet und den Zug beendet. Nun bringen beide Planeten etwas. Ein Schiff, das deinen Zug auf einem Anker beginnt, zieht außerdem einen Bonusmarker.',
  'guide.layAnchor': 'Lege den Himmelsweg mit dem Anker östlich von Demodamas, Oberseite nach Norden (0°).',
  'guide.layFar': 'Und Apollas direkt darunter, Oberseite nach Norden (0°).',
  'guide.factory': 'Fahre die Galeone zur Pfefferfabrik unter Demodamas: Zu Beginn deines nächsten Zuges bringt sie 1 Pfeffer.',
  'guide.endTactics2': 'Die anderen Karten können warten. Beende die Taktikphase.',
  'guide.frigate':
    'Zwei Pfeffer kosten eine Fregatte. Sie startet auf einem deiner Planeten ohne Schiff: Demodamas ist frei. Fregatten fahren 4 Felder und erobern auch.',
  'guide.guns':
    'Später: Mit einem Kanonier zerstört die Galeone ein Schiff oder eine Festung ein Feld weiter. Festungen halten Feinde von einem Planeten fern. Auf der Windrose schießt niemand.',
  'guide.end': 'Meide die violetten Singularitäten. Jedes Teil erklärt sich selbst, wenn du darauf verweilst. Der Himmel gehört dir!',
};
