import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Waar het om gaat',
    lines: [
      {
        rule: 'AM-194',
        text: 'De meeste overwinningspunten na vijf rondes. Bij gelijke stand wint wie op het speciale spoor verder vooraan staat.',
      },
      { rule: 'AM-005', text: 'Je hebt 2 schepen, 12 handelsposten en 16 dorpstegels. De 37 landschapstegels zijn er voor iedereen.' },
      {
        rule: 'AM-019',
        text: 'De eilanden liggen in een kader van water. Een eiland van 20 velden of meer is groot en heeft een schatkist.',
      },
      { rule: 'AM-047', text: 'Je begint met 1 goud voor elke speler die vóór jou aan de beurt is.' },
    ],
  },
  {
    head: 'Een ronde: zeven fasen',
    lines: [
      {
        rule: 'AM-061',
        text: 'Blauw, zwart, rood, bruin, groen, geel, wit: alle blokjes van die kleur gaan in de toren. Wat eruit valt, ligt in het actieveld.',
      },
      { rule: 'AM-067', text: 'De grootste groep van één kleur daar geeft de actiepunten, evenveel voor elke speler en elke actie.' },
      { rule: 'AM-068', text: 'In spelersvolgorde kiest ieder één ding: een actie waarvan de kleur er ligt, of goud.' },
      {
        rule: 'AM-160',
        name: 'Goud',
        text: '1 per 3 blokjes daar, naar boven afgerond. 1 goud koopt 1 actiepunt, een schatkist geeft 3; je hebt er hoogstens 12.',
      },
      {
        rule: 'AM-183',
        name: 'Na de ronde',
        text: 'een piratenfiche erbij, nieuwe vooruitgangs- en productiefiches, en het tijdfiche zakt: 5, 4, 3, 2, 1.',
      },
    ],
  },
  {
    head: 'Wat een actiepunt doet',
    lines: [
      {
        rule: 'AM-081',
        name: 'Varen',
        text: 'beide schepen varen 1 veld. Een schip dat bij een anker stopt, mag een handelspost stichten.',
      },
      { rule: 'AM-089', text: 'De eerste handelspost op een eiland levert 3 punten op, en bouwen kan alleen waar je er een hebt.' },
      { rule: 'AM-100', name: 'Kanonnen', text: '1 kanon; het spoor eindigt bij 12.' },
      {
        rule: 'AM-111',
        name: 'Plannen',
        text: 'neem tegels voor later: een eigen dorp kost 1, een landschapstegel zijn grootte, één landschapstegel per keer.',
      },
      { rule: 'AM-121', name: 'Vooruitgang', text: '1 stap. Elk puntenveld geeft je een vooruitgangsfiche, en punten aan het eind.' },
      {
        rule: 'AM-134',
        name: 'Bouwen',
        text: 'leg geplande tegels naast je handelspost of ermee verbonden, voor dezelfde prijs als bij het plannen. Neem de goederen eronder.',
      },
      { rule: 'AM-139', text: 'Een landschapstegel geeft 2 per veld op een klein eiland en 3 op een groot; een dorp 1 of 2.' },
      {
        rule: 'AM-144',
        name: 'Een eiland voltooien',
        text: '3 punten voor het laatste gat, en de schatkist van een groot eiland; wie daar 1, 2 of 3 posten heeft, scoort het tijdfiche × 1, 3 of 6.',
      },
      { rule: 'AM-150', name: 'Productie', text: 'koop productiefiches voor 2, 3 of 4.' },
      {
        rule: 'AM-155',
        name: 'Volgorde',
        text: '1 stap op het speciale spoor. Of gebruik witte blokjes als de kleur onder je schijf, als die kleur ontbreekt.',
      },
      {
        rule: 'AM-199',
        name: 'Vooruitgangsfiches',
        text: 'sommige werken blijvend, sommige één keer, en die met een E tellen aan het eind.',
      },
    ],
  },
  {
    head: 'De piraten, na elke ronde',
    lines: [
      { rule: 'AM-170', text: 'Hun kracht is de som van de open fiches.' },
      { rule: 'AM-171', text: 'Genoeg kanonnen: lever er zoveel in als de piraten sterk zijn.' },
      { rule: 'AM-172', text: 'Te weinig: je verliest ze allemaal en evenveel punten als de piraten sterk zijn; nooit onder 0.' },
    ],
  },
  {
    head: 'Eindtelling',
    lines: [
      { rule: 'AM-190', name: 'Goud', text: '1 punt per stuk; een schatkist is 3 goud.' },
      { rule: 'AM-191', name: 'Goederen', text: 'per soort je goederen maal je productie, de gedrukte meegeteld.' },
      { rule: 'AM-192', name: 'Vooruitgang', text: 'fiches met een E en de hoogste waarde die je op het spoor hebt bereikt.' },
      { rule: 'AM-193', name: 'Speciaal spoor', text: 'de hoogste waarde die je hebt bereikt.' },
    ],
  },
];
