import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Waar het om gaat',
    lines: [
      { rule: 'EF-170', name: 'Met twee', text: 'wie vijf planeten beheerst, de eerste meegeteld, wint meteen.' },
      { rule: 'EF-044', name: 'Met drie', text: 'vier planeten zijn genoeg.' },
      { rule: 'EF-174', name: 'Twee teams', text: 'de partners hebben er samen vijf nodig.' },
      { rule: 'EF-171', text: 'Een kant zonder planeet heeft verloren; met drie spelers ligt die eruit, en wie overblijft, wint.' },
    ],
  },
  {
    head: 'Je armada',
    lines: [
      {
        rule: 'EF-026',
        text: 'Kies een natie, in het geheim 2 van de 4 kapiteins en 5 van de 12 bemanningskaarten, en dan de planeet waar je begint.',
      },
      { rule: 'EF-054', name: 'In teams', text: 'elke partner heeft één kapitein, 3 bemanningskaarten en een planeet.' },
      { rule: 'EF-016', text: 'Met sterrenpeper en hemelvanille betaal je alles. Je hebt hoogstens 5 van elk en 3 bonusfiches.' },
    ],
  },
  {
    head: 'Een beurt in vier fasen',
    lines: [
      { rule: 'EF-060', text: 'Verkenning, verzamelen, tactiek, bouwen, in deze volgorde.' },
      { rule: 'EF-070', name: 'I Verkenning', text: 'trek 2 tegels en leg elke tegel tegen een andere, gedraaid zoals je wilt.' },
      {
        rule: 'EF-080',
        name: 'II Verzamelen',
        text: '1 specerij van elk van je planeten, 1 van elke fabriek waar je schip op staat, een bonusfiche van elk anker.',
      },
      { rule: 'EF-092', name: 'III Tactiek', text: 'elk schip vaart één keer: het galjoen 3 velden, een fregat 4.' },
      { rule: 'EF-096', text: 'Tot 3 bemanningskaarten voor je galjoen, en zoveel van je bonusfiches als je wilt:' },
      {
        rule: 'EF-100',
        text: 'Zonnewind beweegt je schip 1 tot 3 velden, Waarschuwingsschot een vijandelijk schip 1 veld, Nieuwe lading brengt 1 specerij.',
      },
    ],
  },
  {
    head: 'IV Bouwen',
    lines: [
      { rule: 'EF-122', name: 'Veroveren', text: 'je schip staat op de planeet en je betaalt de prijs, ook bij die van een tegenstander.' },
      { rule: 'EF-112', name: 'Fregat', text: '2 peper, op een planeet van jou zonder schip; 2 in het hele spel.' },
      { rule: 'EF-116', name: 'Fort', text: '1 peper en 1 vanille, op een planeet van jou; 2 in het hele spel.' },
      { rule: 'EF-119', name: 'Volgend galjoen', text: '2 vanille, als het jouwe verloren is en er nog een kapitein is.' },
      { rule: 'EF-111', name: 'Aanwerven', text: '2 peper: een kaart naar keuze uit je reserve komt in je hand.' },
    ],
  },
  {
    head: 'Varen en schieten',
    lines: [
      { rule: 'EF-131', text: 'Eén schip per veld; alleen op de windroos passen er zoveel als je wilt.' },
      { rule: 'EF-135', text: 'Een singulariteit verslindt elk schip dat haar betreedt.' },
      { rule: 'EF-118', text: 'Vijandelijke schepen kunnen een planeet met een fort niet betreden.' },
      {
        rule: 'EF-141',
        text: 'Met een Kanonnier vernietigt het galjoen een vijandelijk schip of fort op 1 veld, nooit vanaf of op de windroos.',
      },
      { rule: 'EF-161', text: 'Elke planeet levert in elke beurt van de eigenaar 1 specerij op.' },
    ],
  },
  {
    head: 'Kapiteins en bemanning',
    lines: [
      { rule: 'EF-210', text: 'Elke kapitein heeft een vaardigheid; een Eerste officier zet die in.' },
      { rule: 'EF-300', text: 'Bankier: ruil 1 specerij voor de andere. Kanonnier: val aan.' },
      { rule: 'EF-310', name: 'Frankrijk', text: 'Stuurman: naar de windroos. Courtisane: 2 vanille.' },
      { rule: 'EF-320', name: 'Groot-Brittannië', text: 'Scheepsarts: veilig voor aanvallen. Scheepsbouwer: een gratis fregat.' },
      { rule: 'EF-330', name: 'Spanje', text: 'Bootsman: 1 bonus extra op een anker. Gouverneur: de planeet kost 1 specerij minder.' },
      { rule: 'EF-186', name: 'Teams', text: 'partners spelen elke fase samen en mogen elkaar 2 specerijen per beurt geven.' },
      { rule: 'EF-200', name: 'Experts', text: 'beste van drie, een grotere hemel, 3 kapiteins; gespeelde bemanning is voorgoed weg.' },
    ],
  },
];
