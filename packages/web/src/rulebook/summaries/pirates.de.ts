import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'Worum es geht',
    lines: [
      { rule: 'PI-002', text: 'Die meisten Schatztruhen nach der Schlusswertung. Sie sind Geld und Punkte zugleich.' },
      {
        rule: 'PI-026',
        text: 'Du beginnst mit 7 freien Schiffen, 3 in der Reserve, 7 Schatztruhen, 3 Abenteuerkarten und deinen 7 Rollen.',
      },
      { rule: 'PI-174', name: 'Wachschiffe', text: 'für je volle 10 Schatztruhen bleibt eines deiner Schiffe auf der Schatzinsel.' },
    ],
  },
  {
    head: 'Eine Runde',
    lines: [
      { rule: 'PI-041', text: 'Alle legen heimlich eine Rolle aus. Dann werden die Rollen von I bis VII aufgerufen.' },
      { rule: 'PI-047', text: 'Mehrere derselben Rolle sind im Uhrzeigersinn dran, zuerst der Startspieler oder der Nächste nach ihm.' },
      { rule: 'PI-050', text: 'Wer eine Rolle allein hat, bekommt auch ihr Geschenk; zu dritt und viert der Startspieler doppelt.' },
      { rule: 'PI-056', text: 'Wer die Aktion nicht nutzt, nimmt einen schwarzen Fleck: am Ende 3 Schatztruhen weniger.' },
      {
        rule: 'PI-180',
        text: 'Kapitän, Inselbewohnerin und Schamane bringen alle gespielten Rollen zurück. Die anderen vier bleiben liegen.',
      },
    ],
  },
  {
    head: 'Die sieben Rollen',
    lines: [
      { rule: 'PI-060', name: 'I Schiffbauer', text: 'kaufe Schiffe aus der Reserve für je 1 Schatztruhe. Geschenk: 1 Schiff.' },
      {
        rule: 'PI-070',
        name: 'II Gouverneur',
        text: 'nimm ein Freibeuter-Plättchen, deine ganze Reserve und 1 schwarzen Fleck; noch einer, wenn das Land geplündert wird. Geschenk: jetzt keiner.',
      },
      { rule: 'PI-080', name: 'III Kapitän', text: 'spiele eine Karawane; alle dürfen Schiffe schicken. Geschenk: 2 Yin-Yang-Plättchen.' },
      {
        rule: 'PI-130',
        name: 'IV Inselbewohnerin',
        text: 'spiele einen Hafen; seine Preise gelten bis zum nächsten. Geschenk: 1 Beutekarte.',
      },
      { rule: 'PI-150', name: 'V Schamane', text: 'spiele einen Fluch, der alle trifft. Geschenk: 3 deiner Schiffe bleiben aus dem Wurf.' },
      {
        rule: 'PI-171',
        name: 'VI Händler',
        text: 'verkaufe Waren für je 1 Schatztruhe; ab drei einer Sorte zum Preis des Hafens. Geschenk: 1 Schatztruhe.',
      },
      { rule: 'PI-190', name: 'VII Kartograf', text: 'ziehe eine Abenteuerkarte. Geschenk: 1 weitere.' },
    ],
  },
  {
    head: 'Eine Plünderung',
    lines: [
      {
        rule: 'PI-083',
        text: 'Schicke höchstens so viele freie Schiffe, wie die Karawane hat, plus 1 zu viert, 2 zu dritt, 3 zu zweit. Keines zu schicken kostet einen Fleck.',
      },
      {
        rule: 'PI-100',
        text: 'Alle Würfel werden geworfen. Die einander nächsten Gegner kämpfen: Die höhere Zahl gewinnt, bei gleicher sinken beide.',
      },
      { rule: 'PI-105', text: 'So geht es weiter, bis eine Seite keine Schiffe mehr hat.' },
      { rule: 'PI-107', text: 'Ein versenktes Schiff geht in deine Reserve und bringt 1 Yin-Yang-Plättchen.' },
      { rule: 'PI-116', text: 'Ist die ganze Karawane versenkt, bringt jedes deiner überlebenden Schiffe eine Beutekarte.' },
      { rule: 'PI-120', text: 'Eine Ware braucht ein Schiff, und ein beladenes Schiff plündert nicht. Ein Talisman braucht keines.' },
    ],
  },
  {
    head: 'Rituale, als I, II, VI oder VII',
    lines: [
      { rule: 'PI-142', name: 'Doppelter Laderaum', text: '2 Yin-Yang: Ein weiteres Schiff trägt zwei Waren.' },
      { rule: 'PI-144', name: 'Unsinkbares Schiff', text: '3 Yin-Yang: Bei jeder Plünderung kehrt ein weiteres versenktes Schiff zurück.' },
      {
        rule: 'PI-148',
        name: 'Handelsgeschäft',
        text: '3 Yin-Yang: Verkaufe zwei verschiedene Waren zum Preis für drei; auch beim Schlussverkauf.',
      },
    ],
  },
  {
    head: 'Das Ende',
    lines: [
      { rule: 'PI-200', text: 'Ist die Ende-Karte gezogen, spielt die Runde zu Ende und danach noch drei.' },
      { rule: 'PI-210', text: 'Verkaufe alle Waren im aktuellen Hafen.' },
      { rule: 'PI-213', text: 'Ein Talisman ist 1 Schatztruhe wert, ebenso je 3 Yin-Yang-Plättchen.' },
      { rule: 'PI-215', text: 'Jeder schwarze Fleck kostet 3 Schatztruhen; jede Karte auf der Hand ist ein weiterer Fleck.' },
      { rule: 'PI-217', text: 'Gleichstand: die wenigsten Freibeuter-Plättchen, dann die wenigsten schwarzen Flecken.' },
    ],
  },
];
