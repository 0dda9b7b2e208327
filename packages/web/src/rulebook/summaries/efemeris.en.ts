import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'What you are after',
    lines: [
      { rule: 'EF-170', name: 'Two players', text: 'whoever controls five planets, the first one included, wins at once.' },
      { rule: 'EF-044', name: 'Three players', text: 'four planets are enough.' },
      { rule: 'EF-174', name: 'Two teams', text: 'the partners need five together.' },
      { rule: 'EF-171', text: 'A side without a planet has lost; with three players it is out, and the last one left wins.' },
    ],
  },
  {
    head: 'Your armada',
    lines: [
      { rule: 'EF-026', text: 'Choose a nation, in secret 2 of its 4 captains and 5 of its 12 crew cards, then the planet you begin on.' },
      { rule: 'EF-054', name: 'In teams', text: 'each partner has one captain, 3 crew cards and a planet.' },
      { rule: 'EF-016', text: 'Star pepper and celestial vanilla pay for everything. You hold 5 of each and 3 bonus markers at most.' },
    ],
  },
  {
    head: 'A turn in four phases',
    lines: [
      { rule: 'EF-060', text: 'Exploration, collection, tactics, construction, in this order.' },
      { rule: 'EF-070', name: 'I Exploration', text: 'draw 2 tiles and lay each beside another, turned as you like.' },
      {
        rule: 'EF-080',
        name: 'II Collection',
        text: '1 spice from every planet of yours, 1 from every factory your ship stands on, a bonus marker from every anchor.',
      },
      { rule: 'EF-092', name: 'III Tactics', text: 'each ship sails once: the galleon 3 fields, a frigate 4.' },
      { rule: 'EF-096', text: 'Up to 3 crew cards for your galleon, and any of your bonus markers:' },
      { rule: 'EF-100', text: 'Solar Wind moves your ship 1 to 3 fields, Warning Shot an enemy ship 1 field, New Cargo brings 1 spice.' },
    ],
  },
  {
    head: 'IV Construction',
    lines: [
      { rule: 'EF-122', name: 'Conquer', text: 'your ship stands on the planet and you pay its cost, also for an opponent’s.' },
      { rule: 'EF-112', name: 'Frigate', text: '2 pepper, on a planet of yours without a ship; 2 in the whole game.' },
      { rule: 'EF-116', name: 'Fortress', text: '1 pepper and 1 vanilla, on a planet of yours; 2 in the whole game.' },
      { rule: 'EF-119', name: 'Next galleon', text: '2 vanilla, if yours is lost and a captain is left.' },
      { rule: 'EF-111', name: 'Recruit', text: '2 pepper: any card of your reserve comes to your hand.' },
    ],
  },
  {
    head: 'Sailing and shooting',
    lines: [
      { rule: 'EF-131', text: 'One ship a field; only the wind rose takes any number.' },
      { rule: 'EF-135', text: 'A singularity swallows every ship that enters.' },
      { rule: 'EF-118', text: 'Enemy ships cannot enter a planet with a fortress.' },
      {
        rule: 'EF-141',
        text: 'With a Gunner the galleon destroys an enemy ship or fortress 1 field away, never from or onto the wind rose.',
      },
      { rule: 'EF-161', text: 'Each planet yields 1 spice in every turn of its owner.' },
    ],
  },
  {
    head: 'Captains and crew',
    lines: [
      { rule: 'EF-210', text: 'Every captain has an ability; a First Officer sets it off.' },
      { rule: 'EF-300', text: 'Banker: swap 1 spice for the other. Gunner: attack.' },
      { rule: 'EF-310', name: 'France', text: 'Helmsman: to the wind rose. Courtesan: 2 vanilla.' },
      { rule: 'EF-320', name: 'Britain', text: 'Ship’s Doctor: safe from attacks. Shipbuilder: a free frigate.' },
      { rule: 'EF-330', name: 'Spain', text: 'Crew Chief: 1 more bonus on an anchor. Governor: the planet costs 1 spice less.' },
      { rule: 'EF-186', name: 'Teams', text: 'partners play each phase together and may pass 2 spices a turn to each other.' },
      { rule: 'EF-200', name: 'Experts', text: 'best of three, a larger sky, 3 captains; played crew is gone for good.' },
    ],
  },
];
