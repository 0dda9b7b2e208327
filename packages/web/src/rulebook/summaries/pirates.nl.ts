import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Waar het om gaat',
    lines: [
      { rule: 'PI-002', text: 'De meeste schatkisten na de eindtelling. Schatkisten zijn geld en punten ineen.' },
      { rule: 'PI-026', text: 'Je begint met 7 vrije schepen, 3 in reserve, 7 schatkisten, 3 avonturenkaarten en je 7 rollen.' },
      { rule: 'PI-174', name: 'Wachtschepen', text: 'voor elke volle 10 schatkisten blijft een van je schepen op het schateiland.' },
    ],
  },
  {
    head: 'Een ronde',
    lines: [
      { rule: 'PI-041', text: 'Iedereen legt in het geheim een rol neer. Daarna worden de rollen van I tot VII afgeroepen.' },
      {
        rule: 'PI-047',
        text: 'Meerdere van één rol zijn met de klok mee aan de beurt, de startspeler of de eerstvolgende na hem het eerst.',
      },
      { rule: 'PI-050', text: 'Wie een rol alleen heeft, krijgt ook het geschenk; met 3 of 4 spelers krijgt de startspeler het dubbel.' },
      { rule: 'PI-056', text: 'Wie de actie niet gebruikt, neemt een zwarte vlek: aan het eind 3 schatkisten minder.' },
      {
        rule: 'PI-180',
        text: 'Kapitein, Eilandbewoonster en Sjamaan brengen al je gespeelde rollen terug. De andere vier blijven liggen.',
      },
    ],
  },
  {
    head: 'De zeven rollen',
    lines: [
      { rule: 'PI-060', name: 'I Scheepsbouwer', text: 'koop schepen uit je reserve voor 1 schatkist per stuk. Geschenk: 1 schip.' },
      {
        rule: 'PI-070',
        name: 'II Gouverneur',
        text: 'neem een kaperfiche, je hele reserve en 1 zwarte vlek, en nog een vlek telkens als dat land geplunderd wordt. Geschenk: nu geen vlek.',
      },
      { rule: 'PI-080', name: 'III Kapitein', text: 'speel een karavaan; iedereen mag schepen sturen. Geschenk: 2 yin-yang-fiches.' },
      { rule: 'PI-130', name: 'IV Eilandbewoonster', text: 'speel een haven; de prijzen gelden tot de volgende. Geschenk: 1 buitkaart.' },
      { rule: 'PI-150', name: 'V Sjamaan', text: 'speel een vloek die iedereen treft. Geschenk: 3 van je schepen blijven buiten de worp.' },
      {
        rule: 'PI-171',
        name: 'VI Handelaar',
        text: 'verkoop goederen voor 1 schatkist per stuk; vanaf drie van een soort tegen de prijs van de haven. Geschenk: 1 schatkist.',
      },
      { rule: 'PI-190', name: 'VII Cartograaf', text: 'trek een avonturenkaart. Geschenk: nog 1.' },
    ],
  },
  {
    head: 'Een plundering',
    lines: [
      {
        rule: 'PI-083',
        text: 'Stuur hoogstens zoveel vrije schepen als de karavaan telt, plus 1 met vier spelers, 2 met drie of 3 met twee. Geen sturen kost een vlek.',
      },
      {
        rule: 'PI-100',
        text: 'Alle dobbelstenen worden geworpen. De twee vijanden die het dichtst bij elkaar liggen, vechten: de hoogste wint, bij gelijke ogen zinken beide.',
      },
      { rule: 'PI-105', text: 'Zo gaat het door tot één kant geen schepen meer heeft.' },
      { rule: 'PI-107', text: 'Een schip dat je verliest, gaat naar je reserve en levert 1 yin-yang-fiche op.' },
      { rule: 'PI-116', text: 'Is de hele karavaan gezonken, dan levert elk overlevend schip van jou een buitkaart op.' },
      { rule: 'PI-120', text: 'Goederen hebben een schip nodig, en een beladen schip plundert niet. Een talisman heeft er geen nodig.' },
    ],
  },
  {
    head: 'Rituelen, als I, II, VI of VII',
    lines: [
      { rule: 'PI-142', name: 'Dubbel Ruim', text: '2 yin-yang: nog een schip draagt twee goederenkaarten.' },
      { rule: 'PI-144', name: 'Onzinkbaar Schip', text: '3 yin-yang: bij elke plundering keert nog een gezonken schip terug.' },
      {
        rule: 'PI-148',
        name: 'Ruilhandel',
        text: '3 yin-yang: verkoop twee verschillende goederen tegen de prijs voor drie; ook bij de eindverkoop.',
      },
    ],
  },
  {
    head: 'Het einde',
    lines: [
      { rule: 'PI-200', text: 'Is de Eindekaart getrokken, speel dan de ronde uit en daarna nog drie rondes.' },
      { rule: 'PI-210', text: 'Verkoop al je goederen in de huidige haven.' },
      { rule: 'PI-213', text: 'Een talisman is 1 schatkist waard, en 3 yin-yang-fiches ook.' },
      { rule: 'PI-215', text: 'Elke zwarte vlek kost 3 schatkisten; elke kaart in je hand is nog een vlek.' },
      { rule: 'PI-217', text: 'Gelijke stand: de minste kaperfiches, dan de minste zwarte vlekken.' },
    ],
  },
];
