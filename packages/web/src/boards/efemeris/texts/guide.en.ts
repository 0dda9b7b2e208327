export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.armada': 'Your armada',
  'guide.chapter.explore': 'Exploring',
  'guide.chapter.tactics': 'Tactics',
  'guide.chapter.construct': 'One more planet',
  'guide.chapter.anchor': 'Further out',
  'guide.chapter.factory': 'A factory',
  'guide.chapter.frigate': 'A frigate',
  'guide.why.explore':
    'You lay your own way: a planet you can reach soon is worth more than a far one, and what your rival cannot reach is safe.',
  'guide.why.tactics': 'Crew cards are used up: play one when it wins you a planet a turn earlier.',
  'guide.why.construct': 'Planets win the game, and each yields spice every turn. So the first ones count twice.',
  'guide.why.anchor': 'Anchors draw bonus markers, and the next planet should lie where your ship can be in a turn.',
  'guide.why.factory': 'Spice is what planets cost. A factory pays while you wait.',
  'guide.why.frigate': 'Two ships conquer in two places, and one can stay to guard.',
  'guide.plate.title': 'First to control five planets',
  'guide.plate.lead': 'There are no points: the game ends at once. Three players need four planets, two partners five together.',
  'guide.plate.advice': 'Watch the spice of the others: it says when they can strike.',
  'guide.plate.explore': 'Lay the sky',
  'guide.plate.explore.how': 'two tiles a turn, paths joined to paths',
  'guide.plate.explore.worth': '2',
  'guide.plate.spice': 'Gather spice',
  'guide.plate.spice.how': 'from planets and factories, each turn',
  'guide.plate.spice.worth': '1 each',
  'guide.plate.conquer': 'Conquer',
  'guide.plate.conquer.how': 'a ship on the planet, and its price',
  'guide.plate.conquer.worth': 'a planet',
  'guide.plate.ships': 'Frigates',
  'guide.plate.ships.how': 'more ships conquer in more places',
  'guide.plate.ships.worth': '2 at most',
  'guide.plate.fort': 'Fortresses and guns',
  'guide.plate.fort.how': 'keep yours, and take what is not guarded',
  'guide.plate.fort.worth': '± a planet',
  'guide.welcome':
    'Welcome aboard. Your armada is ready: France, Captain Hubac with Victorine as his second, a crew of five, and the planet Patrocles as your home; planets are named after geographers and astronomers of old. Your galleon sails the heavens from field to field along the brass paths.',
  'guide.phases': 'A turn has four phases: explore, collect, tactics, construct. The list in the corner shows where you are.',
  'guide.layPlanet':
    'You have drawn two tiles. Demodamas lies ready north-east of Patrocles, its top to the north (0°); the tick shows that paths meet. Places are called after the winds written on the rim: this one is Aquilo. Lay it.',
  'guide.layPath':
    'Now the sky path with the pepper factory. It lies ready below Demodamas, turned to 60°, so that it joins both Demodamas and the centre. “Inner” is what lies next to the centre. Lay it.',
  'guide.collected':
    'Collection went by itself: Patrocles gave you a pepper. You hold 2 pepper and 1 vanilla now, just what Demodamas costs.',
  'guide.officer':
    'Tactics. The galleon sails 3 fields, but Demodamas is 5 away. Play your First Officer: under Hubac that is 2 fields more this turn.',
  'guide.sail': 'The numbers count the fields. Sail to Demodamas.',
  'guide.endTactics': 'A ship sails once a turn. End the tactics phase.',
  'guide.conquer': 'Construction: your ship stands on the planet and you can pay. Conquer Demodamas.',
  'guide.endTurn': 'Two planets! Your spices are spent, so end your turn.',
  'guide.second':
    '{other} has explored and ended the turn. Now both your planets pay. A ship that begins your turn on an anchor also draws a bonus marker.',
  'guide.layAnchor': 'Lay the sky path with the anchor east of Demodamas, its top to the north (0°).',
  'guide.layFar': 'And Apollas right below it, its top to the north (0°).',
  'guide.factory': 'Sail the galleon to the pepper factory below Demodamas: at the beginning of your next turn it brings 1 pepper.',
  'guide.endTactics2': 'The other cards can wait. End the tactics phase.',
  'guide.frigate':
    'A frigate costs two pepper. It starts on a planet of yours without a ship: Demodamas is free. Frigates sail 4 fields and conquer too.',
  'guide.guns':
    'Later: a Gunner lets the galleon destroy a ship or fortress one field away. Fortresses keep enemies off a planet. On the wind rose nobody shoots.',
  'guide.end':
    'Keep away from the violet singularities. Every piece explains itself when you rest the pointer or a finger on it. The sky is yours!',
};
