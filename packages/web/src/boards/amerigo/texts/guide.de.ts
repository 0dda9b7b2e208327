/** What the guide of the first round says. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.tower': 'Der Turm',
  'guide.chapter.sailing': 'Segeln',
  'guide.chapter.cannons': 'Kanonen',
  'guide.chapter.planning': 'Planen',
  'guide.chapter.progress': 'Fortschritt',
  'guide.chapter.building': 'Bauen',
  'guide.chapter.production': 'Produktion',
  'guide.chapter.order': 'Spielreihenfolge',
  'guide.chapter.pirates': 'Die Piraten kommen',
  'guide.why.sailing':
    'Nur von einem Anker aus gründest du ein Kontor, und nur wo du eines hast, kannst du bauen. Das erste Kontor auf einer Insel bringt 3 Punkte.',
  'guide.why.cannons':
    'Kanonen gewinnen nichts; sie schützen, was du hast. Gerade genug ist am besten: Was zu viel ist, bleibt für den nächsten Durchgang geladen.',
  'guide.why.planning': 'Bauen kannst du nur, was du geplant hast. Sieh dir die Lücken auf deinen Inseln an und plane, was sie füllt.',
  'guide.why.progress': 'Ein Marker hilft in jedem späteren Durchgang. Darum sind die ersten früh am meisten wert.',
  'guide.why.building':
    'Bauen bringt Rohstoffe, und wer die letzte Lücke füllt, vollendet die Insel: sofort 3 Punkte, und Punkte für alle mit Kontoren dort.',
  'guide.why.production':
    'Rohstoffe allein sind wenig wert: Am Ende zählen sie mal die Produktion ihrer Sorte. Sammle eine Sorte und produziere genau die.',
  'guide.why.order':
    'Wer zuerst an der Reihe ist, nimmt das beste Plättchen und den besten Anker. Weit vorn bringt die Leiste am Ende auch Punkte.',
  'guide.plate.title': 'Die meisten Punkte nach fünf Durchgängen',
  'guide.plate.lead':
    'Alle besiedeln dieselben Inseln. Was leer bleibt, gehört niemandem, und die Piraten nehmen denen, die sie vergessen.',
  'guide.plate.advice': 'Besiedle wenige Inseln und vollende sie: Eine halbe Insel bringt nichts.',
  'guide.plate.discover': 'Entdecken',
  'guide.plate.discover.how': 'das erste Kontor auf einer Insel',
  'guide.plate.discover.worth': '3',
  'guide.plate.complete': 'Vollenden',
  'guide.plate.complete.how': 'die letzte Lücke füllen; alle mit Kontoren dort punkten',
  'guide.plate.complete.worth': '3 + 5 × 1, 3, 6',
  'guide.plate.goods': 'Rohstoffe',
  'guide.plate.goods.how': 'mal deine Produktion der Sorte',
  'guide.plate.goods.worth': '2 × 3 …',
  'guide.plate.tracks': 'Leisten und Gold',
  'guide.plate.tracks.how': 'Fortschritt, Sonderleiste, übriges Gold',
  'guide.plate.tracks.worth': 'je 1 und mehr',
  'guide.plate.pirates': 'Piraten',
  'guide.plate.pirates.how': 'zu wenige Kanonen: ihre Stärke, jeden Durchgang',
  'guide.plate.pirates.worth': '−2 …',
  'guide.welcome':
    'Willkommen an Bord. Du segelst zu unbekannten Inseln, gründest Kontore und baust Dörfer. Fünf Durchgänge mit je sieben Phasen; wer die meisten Siegpunkte hat, gewinnt. Spielen wir den ersten Durchgang zusammen.',
  'guide.tower':
    'Jede Phase hat eine Farbe. Alle ihre Würfel kommen in den Turm; manche bleiben stecken, andere, auch andersfarbige, fallen in die Schale, das Aktionsfeld.',
  'guide.points':
    'Vier blaue, ein grüner und ein weißer sind gefallen. Du darfst jede Farbe wählen, die da liegt. Die größte Gruppe bestimmt die Aktionspunkte: Alle haben 4, was auch immer sie wählen.',
  'guide.chooseSail': 'Blau ist Segeln. Wähle es.',
  'guide.place': 'Beide Schiffe beginnen auf dem Rahmen. Setze das erste auf Feld I, oben links.',
  'guide.sail':
    'Jedes Schiff darf nun bis zu 4 Felder weit segeln. Ringe zeigen Anker, an denen du ein Kontor gründen kannst. Segle zum leuchtenden Anker.',
  'guide.found': 'Gründe dein erstes Kontor. Du entdeckst die Insel: 3 Punkte.',
  'guide.placeSecond': 'Nun das zweite Schiff: Feld IV, am rechten Rand.',
  'guide.sailSecond': 'Bis zum nächsten Anker ist es nur ein Feld.',
  'guide.foundSecond': 'Noch eine Insel, noch 3 Punkte.',
  'guide.endSail': 'Beide Schiffe sind gesegelt. Beende deinen Zug; dann ist {other} dran.',
  'guide.black':
    'Die schwarze Phase. Am Ende jedes Durchgangs greifen Piraten an, mit der Summe der offenen Marker, jetzt 2. Wer weniger Kanonen hat, verliert alle und so viele Punkte, wie die Piraten stark sind.',
  'guide.chooseCannons': 'Wähle Kanonen: Der Turm gibt 3 Aktionspunkte.',
  'guide.load': 'Ein Aktionspunkt ist eine Kanone. Unten steht schon 3: Lade sie alle.',
  'guide.endCannons': 'Das reicht gegen diese Piraten. Statt einer Aktion kannst du auch Gold nehmen, wie {other} es jetzt tut.',
  'guide.choosePlan': 'Rot ist Planen: Plättchen müssen geplant werden, bevor man sie baut.',
  'guide.planField':
    'Ein Landschaftsplättchen kostet 1 Aktionspunkt je Feld, und du darfst eines je Aktion planen. Plane den Winkel aus drei Feldern.',
  'guide.planVillage': 'Deine eigenen Dörfer kosten nur 1, gleich welcher Größe. Plane das Dorf aus zwei Feldern.',
  'guide.endPlan': 'Beide liegen jetzt neben deinem Tableau bereit, bis du sie baust.',
  'guide.chooseProgress': 'Braun ist Fortschritt. Du hast 4 Aktionspunkte dafür.',
  'guide.advance': 'Vier Schritte bringen dich zum ersten Punktefeld: Punkte am Ende und jetzt ein Marker.',
  'guide.take': 'Nimm den Marker, der dir beim Bauen immer 2 Aktionspunkte mehr gibt.',
  'guide.endProgress': 'Er wirkt ab deiner nächsten Aktion.',
  'guide.chooseBuild': 'Grün ist Bauen. Der Turm gibt 3 Aktionspunkte, dein Marker macht 5 daraus.',
  'guide.buildField':
    'Drehe das Landschaftsplättchen mit dem Knopf und lege es an dein Kontor, über den Tabak: Du bekommst den Rohstoff, den es bedeckt.',
  'guide.buildVillage':
    'Nun das Dorf, aufrecht auf die leuchtenden Felder: Es bringt den Zucker. Wird eine Insel vollendet, punkten alle mit Kontoren darauf.',
  'guide.endBuild': 'Gut besiedelt. Du musst nicht jeden Aktionspunkt nutzen; was übrig bleibt, verfällt.',
  'guide.chooseProduce': 'Gelb kauft Produktionsmarker. Am Ende zählen deine Rohstoffe jeder Sorte mal deinen Produktionsmarkern davon.',
  'guide.buy': 'Du hast Tabak: Kaufe den Produktionsmarker für Tabak, er kostet 2.',
  'guide.endProduce': 'Dein Tabak zählt nun doppelt.',
  'guide.chooseOrder': 'Weiß bewegt deine Scheibe auf der Sonderleiste, die die Spielreihenfolge bestimmt: Wer vorn liegt, beginnt.',
  'guide.order': 'Rücke 2 Felder vor. Später können weiße Würfel für die Farbe unter deiner Scheibe stehen.',
  'guide.endOrder': 'Sobald {other} fertig ist, endet der Durchgang.',
  'guide.pirates': 'Die Piraten kamen mit Stärke 2. Du hattest 3 Kanonen: Zwei sind verschossen, nichts ist verloren. {other} hatte keine.',
  'guide.end':
    'Das war ein Durchgang. Nun bekommen die Piraten einen Marker mehr, Inseln bringen einen Punkt weniger, und Blau beginnt von Neuem. Jetzt bist du dran. Alles auf dem Plan erklärt sich, wenn Mauszeiger oder Finger darauf ruhen.',
};
