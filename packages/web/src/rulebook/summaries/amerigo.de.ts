import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Worum es geht',
    lines: [
      {
        rule: 'AM-194',
        text: 'Die meisten Siegpunkte nach fünf Durchgängen. Bei Gleichstand gewinnt, wer auf der Sonderleiste weiter vorn liegt.',
      },
      { rule: 'AM-005', text: 'Du hast 2 Schiffe, 12 Kontore und 16 Dorfplättchen. Die 37 Landschaftsplättchen sind für alle da.' },
      { rule: 'AM-019', text: 'Die Inseln liegen in einem Rahmen aus Wasser. Eine ab 20 Feldern ist eine Großinsel mit Schatztruhe.' },
      { rule: 'AM-047', text: 'Du beginnst mit 1 Gold für jeden Spieler, der vor dir an der Reihe ist.' },
    ],
  },
  {
    head: 'Ein Durchgang: sieben Phasen',
    lines: [
      {
        rule: 'AM-061',
        text: 'Blau, Schwarz, Rot, Braun, Grün, Gelb, Weiß: Alle Würfel der Farbe kommen in den Turm. Was herausfällt, liegt im Aktionsfeld.',
      },
      {
        rule: 'AM-067',
        text: 'Die größte Gruppe einer Farbe dort gibt die Aktionspunkte, gleich viele für jeden Spieler und jede Aktion.',
      },
      { rule: 'AM-068', text: 'In Spielreihenfolge wählt jeder eines: eine Aktion, deren Farbe da liegt, oder Gold.' },
      {
        rule: 'AM-160',
        name: 'Gold',
        text: '1 je 3 Würfel dort, aufgerundet. 1 Gold kauft 1 Aktionspunkt, eine Truhe bringt 3; mehr als 12 hast du nie.',
      },
      {
        rule: 'AM-183',
        name: 'Nach dem Durchgang',
        text: 'ein Piratenmarker mehr, neue Fortschritts- und Produktionsmarker, und der Zeitmarker fällt: 5, 4, 3, 2, 1.',
      },
    ],
  },
  {
    head: 'Was ein Aktionspunkt bewirkt',
    lines: [
      {
        rule: 'AM-081',
        name: 'Segeln',
        text: 'beide Schiffe segeln 1 Feld. Ein Schiff, das an einem Anker hält, darf ein Kontor gründen.',
      },
      { rule: 'AM-089', text: 'Das erste Kontor auf einer Insel bringt 3 Punkte, und bauen kannst du nur, wo du eines hast.' },
      { rule: 'AM-100', name: 'Kanonen', text: '1 Kanone; die Leiste endet bei 12.' },
      {
        rule: 'AM-111',
        name: 'Planen',
        text: 'nimm Plättchen für später: ein eigenes Dorf kostet 1, ein Landschaftsplättchen seine Größe, davon eines je Aktion.',
      },
      { rule: 'AM-121', name: 'Fortschritt', text: '1 Schritt. Jedes Punktefeld bringt einen Fortschrittsmarker und Punkte am Ende.' },
      {
        rule: 'AM-134',
        name: 'Bauen',
        text: 'lege geplante Plättchen an dein Kontor oder damit verbunden, zum selben Preis wie beim Planen. Nimm die Rohstoffe darunter.',
      },
      { rule: 'AM-139', text: 'Ein Landschaftsplättchen bringt 2 je Feld auf einer kleinen, 3 auf einer Großinsel; ein Dorf 1 oder 2.' },
      {
        rule: 'AM-144',
        name: 'Eine Insel vollenden',
        text: '3 Punkte für die letzte Lücke, dazu die Truhe einer Großinsel; wer dort 1, 2 oder 3 Kontore hat, erhält den Zeitmarker × 1, 3 oder 6.',
      },
      { rule: 'AM-150', name: 'Produktion', text: 'kaufe Produktionsmarker für 2, 3 oder 4.' },
      {
        rule: 'AM-155',
        name: 'Reihenfolge',
        text: '1 Schritt auf der Sonderleiste. Oder nutze weiße Würfel als die Farbe unter deiner Scheibe, wenn diese Farbe fehlt.',
      },
      { rule: 'AM-199', name: 'Fortschrittsmarker', text: 'manche wirken dauerhaft, manche einmal, und die mit E zählen am Ende.' },
    ],
  },
  {
    head: 'Die Piraten, nach jedem Durchgang',
    lines: [
      { rule: 'AM-170', text: 'Ihre Stärke ist die Summe der offenen Marker.' },
      { rule: 'AM-171', text: 'Genug Kanonen: Gib so viele ab, wie die Piraten stark sind.' },
      { rule: 'AM-172', text: 'Zu wenige: Du verlierst alle und so viele Punkte, wie die Piraten stark sind; nie unter 0.' },
    ],
  },
  {
    head: 'Schlusswertung',
    lines: [
      { rule: 'AM-190', name: 'Gold', text: 'je 1 Punkt; eine Truhe ist 3 Gold.' },
      { rule: 'AM-191', name: 'Rohstoffe', text: 'je Sorte deine Rohstoffe mal deine Produktion, die aufgedruckte mitgezählt.' },
      { rule: 'AM-192', name: 'Fortschritt', text: 'Marker mit E und der höchste Wert, den du auf der Leiste erreicht hast.' },
      { rule: 'AM-193', name: 'Sonderleiste', text: 'der höchste Wert, den du erreicht hast.' },
    ],
  },
];
