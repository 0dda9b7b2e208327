import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Worum es geht',
    lines: [
      { rule: 'YA-101', text: 'Die meisten Prestigepunkte (PP), wenn das Spiel endet.' },
      {
        rule: 'YA-005',
        text: 'Schiffe gehören niemandem und bleiben liegen. Eines ist zu einer Insel benachbart, wenn sein Feld an ihrem Ufer liegt.',
      },
      { rule: 'YA-028', text: 'Du beginnst mit 10 Münzen und zu zweit mit 10, zu dritt mit 8, zu viert mit 6 Standardgebäuden.' },
    ],
  },
  {
    head: 'Ein Zug in fünf Schritten',
    lines: [
      { rule: 'YA-034', text: 'Die Züge folgen den Zahlen der Zugfolgeleiste; zu zweit hast du zwei Züge pro Runde.' },
      {
        rule: 'YA-036',
        name: '1 Flotte (Pflicht)',
        text: 'nimm ein offenes Flottenplättchen: seine Schiffe, einmal seine Fähigkeit, und seine Zahl ist dein Platz in der nächsten Runde.',
      },
      { rule: 'YA-043', name: '2 Handel (freiwillig)', text: 'kaufe oder verkaufe ein Schiff: Bambus 1, Holz 2, Stein 3, Lehm 4.' },
      {
        rule: 'YA-048',
        name: '3 Schiffe (freiwillig)',
        text: 'das erste kommt auf ein Eingangsfeld oder neben ein Schiff seiner Farbe, jedes weitere neben das vorige.',
      },
      { rule: 'YA-053', text: 'Hast du ein Schiff eingesetzt, musst du sammeln oder bauen, wenn es geht.' },
      { rule: 'YA-055', name: 'Sammeln', text: 'jedes Schiff dieses Zuges nimmt ein Kulturplättchen von einer Insel daneben.' },
      {
        rule: 'YA-062',
        name: 'Bauen',
        text: 'ein Plättchen, auf einer freien Insel neben einem Schiff dieses Zuges. Alle Schiffe auf dem Plättchen müssen an ihr liegen, gleich von wem.',
      },
      {
        rule: 'YA-075',
        name: '4 Festmachen (Pflicht)',
        text: 'ein Schiff darf in deinem Hafen warten. Die anderen kommen daneben und sind verloren.',
      },
      {
        rule: 'YA-079',
        name: '5 Anwerben (freiwillig)',
        text: 'ein Spezialist für 2 gleiche oder 3 verschiedenfarbige Kulturplättchen; die Münzen auf der Karte bekommst du dazu.',
      },
    ],
  },
  {
    head: 'Was ein Standardgebäude bringt',
    lines: [
      { rule: 'YA-068', text: '1 Prestigeplättchen für jeden Palast oder Torii auf einer benachbarten Insel.' },
      { rule: 'YA-069', text: '1 Prestigeplättchen auf einem Gebirge.' },
      { rule: 'YA-071', text: '1 Münze je Gebäude der Gruppe, zu der es kommt; ein Handelsposten verdoppelt sie.' },
    ],
  },
  {
    head: 'Das Ende einer Runde',
    lines: [
      { rule: 'YA-086', text: '2 Münzen auf jeden noch ausliegenden Spezialisten; leere Plätze und die Gebäudeauslage werden aufgefüllt.' },
      { rule: 'YA-089', text: 'Die Meeples ziehen auf die Zahlen ihrer Flotten; fünf Flotten liegen wieder offen.' },
    ],
  },
  {
    head: 'Das Ende und die Wertung',
    lines: [
      { rule: 'YA-093', text: 'Nach der Runde, in der jemand sein letztes Standardgebäude baut,' },
      {
        rule: 'YA-094',
        text: 'oder sofort, wenn eine Schiffsfarbe fehlt oder Spezialisten oder Gebäudeplättchen nicht aufgefüllt werden können.',
      },
      { rule: 'YA-097', text: 'Gebäudeplättchen: was sie zeigen. Spezialisten: was sie zeigen und ihre Fähigkeiten zum Spielende.' },
      { rule: 'YA-096', text: 'Jedes Prestigeplättchen 1 PP, je volle 5 Münzen 1 PP.' },
      { rule: 'YA-100', text: 'Je 2 Schiffe neben deinem Hafen −1 PP, jedes reservierte, nicht gebaute Plättchen −1 PP.' },
      { rule: 'YA-102', text: 'Gleichstand: wer in der letzten Runde früher am Zug war.' },
    ],
  },
];
