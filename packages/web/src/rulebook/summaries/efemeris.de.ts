import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Worum es geht',
    lines: [
      { rule: 'EF-170', name: 'Zu zweit', text: 'wer fünf Planeten kontrolliert, den ersten mitgezählt, gewinnt sofort.' },
      { rule: 'EF-044', name: 'Zu dritt', text: 'vier Planeten genügen.' },
      { rule: 'EF-174', name: 'Zwei Teams', text: 'die Partner brauchen zusammen fünf.' },
      { rule: 'EF-171', text: 'Eine Seite ohne Planeten hat verloren; zu dritt scheidet sie aus, und wer übrig bleibt, gewinnt.' },
    ],
  },
  {
    head: 'Deine Armada',
    lines: [
      {
        rule: 'EF-026',
        text: 'Wähle eine Nation, heimlich 2 ihrer 4 Kapitäne und 5 ihrer 12 Mannschaftskarten, dann den Planeten, auf dem du beginnst.',
      },
      { rule: 'EF-054', name: 'Im Team', text: 'jeder Partner hat einen Kapitän, 3 Mannschaftskarten und einen Planeten.' },
      {
        rule: 'EF-016',
        text: 'Sternenpfeffer und Himmelsvanille bezahlen alles. Du hast höchstens 5 von jedem und 3 Bonusmarker.',
      },
    ],
  },
  {
    head: 'Ein Zug in vier Phasen',
    lines: [
      { rule: 'EF-060', text: 'Erkundung, Sammeln, Taktik, Bauen, in dieser Reihenfolge.' },
      { rule: 'EF-070', name: 'I Erkundung', text: 'ziehe 2 Plättchen und lege jedes an ein anderes, gedreht, wie du willst.' },
      {
        rule: 'EF-080',
        name: 'II Sammeln',
        text: '1 Gewürz von jedem deiner Planeten, 1 von jeder Fabrik, auf der dein Schiff steht, ein Bonusmarker von jedem Anker.',
      },
      { rule: 'EF-092', name: 'III Taktik', text: 'jedes Schiff segelt einmal: die Galeone 3 Felder, eine Fregatte 4.' },
      { rule: 'EF-096', text: 'Bis zu 3 Mannschaftskarten für deine Galeone und beliebige deiner Bonusmarker:' },
      {
        rule: 'EF-100',
        text: 'Sonnenwind bewegt dein Schiff 1 bis 3 Felder, Warnschuss ein gegnerisches 1 Feld, Neue Fracht bringt 1 Gewürz.',
      },
    ],
  },
  {
    head: 'IV Bauen',
    lines: [
      {
        rule: 'EF-122',
        name: 'Erobern',
        text: 'dein Schiff steht auf dem Planeten, und du zahlst seinen Preis, auch bei einem gegnerischen.',
      },
      { rule: 'EF-112', name: 'Fregatte', text: '2 Pfeffer, auf einem deiner Planeten ohne Schiff; 2 im ganzen Spiel.' },
      { rule: 'EF-116', name: 'Festung', text: '1 Pfeffer und 1 Vanille, auf einem deiner Planeten; 2 im ganzen Spiel.' },
      { rule: 'EF-119', name: 'Nächste Galeone', text: '2 Vanille, wenn deine verloren und noch ein Kapitän da ist.' },
      { rule: 'EF-111', name: 'Rekrutieren', text: '2 Pfeffer: eine beliebige Karte deiner Reserve kommt auf die Hand.' },
    ],
  },
  {
    head: 'Segeln und Schießen',
    lines: [
      { rule: 'EF-131', text: 'Ein Schiff je Feld; nur die Windrose fasst beliebig viele.' },
      { rule: 'EF-135', text: 'Eine Singularität verschlingt jedes Schiff, das sie betritt.' },
      { rule: 'EF-118', text: 'Gegnerische Schiffe können keinen Planeten mit Festung betreten.' },
      {
        rule: 'EF-141',
        text: 'Mit einem Kanonier zerstört die Galeone ein gegnerisches Schiff oder eine Festung 1 Feld weit, nie von der Windrose aus oder auf ihr.',
      },
      { rule: 'EF-161', text: 'Jeder Planet bringt in jedem Zug seines Besitzers 1 Gewürz.' },
    ],
  },
  {
    head: 'Kapitäne und Mannschaft',
    lines: [
      { rule: 'EF-210', text: 'Jeder Kapitän hat eine Fähigkeit; ein Erster Offizier löst sie aus.' },
      { rule: 'EF-300', text: 'Bankier: 1 Gewürz gegen das andere tauschen. Kanonier: angreifen.' },
      { rule: 'EF-310', name: 'Frankreich', text: 'Steuermann: auf die Windrose. Kurtisane: 2 Vanille.' },
      { rule: 'EF-320', name: 'Großbritannien', text: 'Schiffsarzt: sicher vor Angriffen. Schiffbauer: eine kostenlose Fregatte.' },
      { rule: 'EF-330', name: 'Spanien', text: 'Bootsmann: 1 Bonus mehr auf einem Anker. Gouverneur: Der Planet kostet 1 Gewürz weniger.' },
      { rule: 'EF-186', name: 'Teams', text: 'Partner spielen jede Phase gemeinsam und dürfen einander 2 Gewürze pro Zug geben.' },
      {
        rule: 'EF-200',
        name: 'Experten',
        text: 'auf zwei Siege, ein größerer Himmel, 3 Kapitäne; gespielte Mannschaft ist aus dem Spiel.',
      },
    ],
  },
];
