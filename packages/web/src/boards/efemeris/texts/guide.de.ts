export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.armada': 'Deine Armada',
  'guide.chapter.explore': 'Erkundung',
  'guide.chapter.tactics': 'Taktik',
  'guide.chapter.construct': 'Ein Planet mehr',
  'guide.chapter.anchor': 'Weiter hinaus',
  'guide.chapter.factory': 'Eine Fabrik',
  'guide.chapter.frigate': 'Eine Fregatte',
  'guide.why.explore':
    'Du legst deinen eigenen Weg: Ein Planet, den du bald erreichst, ist mehr wert als ein ferner, und was dein Gegner nicht erreicht, ist sicher.',
  'guide.why.tactics': 'Mannschaftskarten werden verbraucht: Spiel eine, wenn sie dir einen Planeten einen Zug früher bringt.',
  'guide.why.construct': 'Planeten gewinnen das Spiel, und jeder bringt in jedem Zug Gewürze. Darum zählen die ersten doppelt.',
  'guide.why.anchor': 'Anker bringen Bonusmarker, und der nächste Planet sollte da liegen, wo dein Schiff in einem Zug ist.',
  'guide.why.factory': 'Gewürze sind der Preis der Planeten. Eine Fabrik zahlt, während du wartest.',
  'guide.why.frigate': 'Zwei Schiffe erobern an zwei Orten, und eines kann zum Schutz bleiben.',
  'guide.plate.title': 'Zuerst fünf Planeten kontrollieren',
  'guide.plate.lead': 'Punkte gibt es nicht: Das Spiel endet sofort. Zu dritt genügen vier Planeten, zwei Partner brauchen zusammen fünf.',
  'guide.plate.advice': 'Achte auf die Gewürze der anderen: Sie zeigen, wann sie zuschlagen können.',
  'guide.plate.explore': 'Den Himmel legen',
  'guide.plate.explore.how': 'zwei Plättchen pro Zug, Pfad an Pfad',
  'guide.plate.explore.worth': '2',
  'guide.plate.spice': 'Gewürze sammeln',
  'guide.plate.spice.how': 'von Planeten und Fabriken, jeden Zug',
  'guide.plate.spice.worth': 'je 1',
  'guide.plate.conquer': 'Erobern',
  'guide.plate.conquer.how': 'ein Schiff auf dem Planeten und sein Preis',
  'guide.plate.conquer.worth': 'ein Planet',
  'guide.plate.ships': 'Fregatten',
  'guide.plate.ships.how': 'mehr Schiffe erobern an mehr Orten',
  'guide.plate.ships.worth': 'höchstens 2',
  'guide.plate.fort': 'Festungen und Geschütze',
  'guide.plate.fort.how': 'das Eigene halten und nehmen, was nicht bewacht ist',
  'guide.plate.fort.worth': '± ein Planet',
  'guide.welcome':
    'Willkommen an Bord. Deine Armada ist bereit: Frankreich, Kapitän Hubac mit Victorine als Zweiter, fünf Leute Mannschaft und der Planet Patrocles als Heimat; die Planeten heißen nach Geografen und Astronomen der Antike. Deine Galeone segelt von Feld zu Feld über die Messingpfade des Himmels.',
  'guide.phases': 'Ein Zug hat vier Phasen: Erkundung, Sammeln, Taktik, Bauen. Die Liste in der Ecke zeigt, wo du bist.',
  'guide.layPlanet':
    'Du hast zwei Plättchen gezogen. Demodamas liegt nordöstlich von Patrocles bereit, oben nach Norden (0°); der Haken zeigt, dass sich Pfade treffen. Die Plätze heißen nach den Winden auf dem Rand: Dieser ist Aquilo. Lege es.',
  'guide.layPath':
    'Nun der Himmelspfad mit der Pfefferfabrik. Er liegt unter Demodamas bereit, auf 60° gedreht, sodass er Demodamas und die Mitte verbindet. „Innen“ ist, was an der Mitte liegt. Lege ihn.',
  'guide.collected':
    'Gesammelt wird von selbst: Patrocles gab dir einen Pfeffer. Du hast jetzt 2 Pfeffer und 1 Vanille, genau was Demodamas kostet.',
  'guide.officer':
    'Taktik. Die Galeone segelt 3 Felder weit, aber Demodamas ist 5 entfernt. Spiele deinen Ersten Offizier: Unter Hubac sind das 2 Felder mehr in diesem Zug.',
  'guide.sail': 'Die Zahlen zählen die Felder. Segle nach Demodamas.',
  'guide.endTactics': 'Ein Schiff segelt einmal pro Zug. Beende die Taktikphase.',
  'guide.conquer': 'Bauen: Dein Schiff steht auf dem Planeten, und du kannst zahlen. Erobere Demodamas.',
  'guide.endTurn': 'Zwei Planeten! Deine Gewürze sind ausgegeben, also beende den Zug.',
  'guide.second':
    '{other} hat erkundet und den Zug beendet. Nun bringen beide Planeten Gewürze. Ein Schiff, das deinen Zug auf einem Anker beginnt, zieht außerdem einen Bonusmarker.',
  'guide.layAnchor': 'Lege den Himmelspfad mit dem Anker östlich von Demodamas, oben nach Norden (0°).',
  'guide.layFar': 'Und Apollas direkt darunter, oben nach Norden (0°).',
  'guide.factory': 'Segle mit der Galeone zur Pfefferfabrik unter Demodamas: Zu Beginn deines nächsten Zuges bringt sie 1 Pfeffer.',
  'guide.endTactics2': 'Die anderen Karten können warten. Beende die Taktikphase.',
  'guide.frigate':
    'Eine Fregatte kostet zwei Pfeffer. Sie startet auf einem deiner Planeten ohne Schiff: Demodamas ist frei. Fregatten segeln 4 Felder weit und erobern auch.',
  'guide.guns':
    'Später: Mit einem Kanonier zerstört die Galeone ein Schiff oder eine Festung ein Feld weiter. Festungen halten Gegner von einem Planeten fern. Auf der Windrose schießt niemand.',
  'guide.end':
    'Meide die violetten Singularitäten. Jedes Teil erklärt sich, wenn Mauszeiger oder Finger darauf ruhen. Der Himmel gehört dir!',
};
