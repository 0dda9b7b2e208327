import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Waar het om gaat',
    lines: [
      { rule: 'YA-101', text: 'De meeste prestigepunten (PP) als het spel eindigt.' },
      { rule: 'YA-005', text: 'Boten zijn van niemand en blijven liggen. Een boot grenst aan een eiland als zijn veld aan de kust ligt.' },
      { rule: 'YA-028', text: 'Je begint met 10 munten en met 10, 8 of 6 standaardgebouwen bij twee, drie of vier spelers.' },
    ],
  },
  {
    head: 'Een beurt in vijf stappen',
    lines: [
      { rule: 'YA-034', text: 'De beurten volgen de nummers van het beurtspoor; met twee spelers heb je twee beurten per ronde.' },
      {
        rule: 'YA-036',
        name: '1 Vloot (verplicht)',
        text: 'neem een open vloottegel: de boten, één keer de kracht, en het nummer is je plaats in de volgende ronde.',
      },
      { rule: 'YA-043', name: '2 Handel (mag)', text: 'koop of verkoop één boot: bamboe 1, hout 2, steen 3, klei 4.' },
      {
        rule: 'YA-048',
        name: '3 Boten (mag)',
        text: 'de eerste komt op een ingangsveld of naast een boot van zijn kleur, elke volgende naast de vorige.',
      },
      { rule: 'YA-053', text: 'Heb je een boot geplaatst, dan moet je verzamelen of bouwen als het kan.' },
      { rule: 'YA-055', name: 'Verzamelen', text: 'elke boot van deze beurt neemt een cultuurfiche van een eiland ernaast.' },
      {
        rule: 'YA-062',
        name: 'Bouwen',
        text: 'één tegel, op een vrij eiland naast een boot van deze beurt. Alle boten op de tegel moeten eromheen liggen, van wie ook.',
      },
      {
        rule: 'YA-075',
        name: '4 Aanmeren (verplicht)',
        text: 'één boot mag in je haven wachten. De andere komen ernaast en zijn verloren.',
      },
      {
        rule: 'YA-079',
        name: '5 Aanwerven (mag)',
        text: 'één specialist voor 2 gelijke cultuurfiches of 3 van verschillende kleur; de munten op de kaart zijn voor jou.',
      },
    ],
  },
  {
    head: 'Wat een standaardgebouw oplevert',
    lines: [
      { rule: 'YA-068', text: '1 prestigefiche voor elk paleis of elke torii op een aangrenzend eiland.' },
      { rule: 'YA-069', text: '1 prestigefiche op een berg.' },
      { rule: 'YA-071', text: '1 munt per gebouw van de groep waar het bij komt; een handelspost verdubbelt dat.' },
    ],
  },
  {
    head: 'Het einde van een ronde',
    lines: [
      { rule: 'YA-086', text: '2 munten op elke specialist die nog open ligt; lege plekken en de gebouwenrij worden aangevuld.' },
      { rule: 'YA-089', text: 'De meeples gaan naar de nummers van hun vloten; er liggen weer vijf vloten open.' },
    ],
  },
  {
    head: 'Het einde en de telling',
    lines: [
      { rule: 'YA-093', text: 'Na de ronde waarin iemand zijn laatste standaardgebouw bouwt,' },
      { rule: 'YA-094', text: 'of meteen als een bootkleur op is, of als specialisten of gebouwtegels niet aangevuld kunnen worden.' },
      { rule: 'YA-097', text: 'Gebouwtegels: wat erop staat. Specialisten: wat erop staat, en hun krachten voor het einde.' },
      { rule: 'YA-096', text: 'Elk prestigefiche 1 PP, elke volle 5 munten 1 PP.' },
      { rule: 'YA-100', text: 'Elke 2 boten naast je haven −1 PP, elke gereserveerde tegel die niet gebouwd is −1 PP.' },
      { rule: 'YA-102', text: 'Gelijke stand: wie in de laatste ronde eerder aan de beurt was.' },
    ],
  },
];
