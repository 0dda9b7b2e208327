export const guideTexts: Readonly<Record<string, string>> = {
  'guide.title': 'Your first voyage through the sky',
  'guide.otherwise': 'Later, gladly. For now:',
  'guide.welcome':
    'Welcome aboard. Your galleon sails the heavens from field to field along the brass paths. Whoever is first to control five planets wins the duel.',
  'guide.nation': 'First you put your armada together. Take France: its crews are the best sailors.',
  'guide.captains':
    'Choose two captains in secret, and their order. Pick Hubac first, then Victorine: he commands now, she follows if your galleon is lost.',
  'guide.crew': 'Five of twelve crew cards come aboard. For a first game take one of each: the button below does it, then take this crew.',
  'guide.planet': 'You need a home. Patrocles yields star pepper, the spice of the beginning.',
  'guide.mobilise': 'Lay its tile north of the wind rose. Leave its top to the north (0°) and lay it: a path then joins the centre.',
  'guide.phases': 'A turn has four phases: explore, collect, tactics, construct. The list in the corner shows where you are.',
  'guide.layPlanet':
    'You have drawn two tiles. Point at the place north-east of Patrocles for Demodamas, keep its top to the north (0°): the tick shows that paths meet. Then lay it.',
  'guide.layPath':
    'Now the sky path with the pepper factory: hold it right below Demodamas, turned to 60°, so that it joins both Demodamas and the centre.',
  'guide.collected':
    'Collection went by itself: Patrocles gave you a pepper. You hold 2 pepper and 1 vanilla now, just what Demodamas costs.',
  'guide.officer':
    'Tactics. The galleon sails 3 fields, but Demodamas is 5 away. Play your First Officer: under Hubac that is 2 fields more this turn.',
  'guide.sail': 'The numbers count the fields. Sail to Demodamas.',
  'guide.endTactics': 'A ship sails once a turn. End the tactics phase.',
  'guide.conquer': 'Construction: your ship stands on the planet and you can pay. Conquer Demodamas.',
  'guide.endTurn': 'Two planets! The purse is empty, so end your turn.',
  'guide.second':
    'Your rival has explored and ended the turn. Now both your planets have a yield. A ship that begins your turn on an anchor draws a bonus marker as well.',
  'guide.layAnchor': 'Lay the sky path with the anchor east of Demodamas, its top to the north (0°).',
  'guide.layFar': 'And Apollas right below it, its top to the north (0°).',
  'guide.factory': 'Sail the galleon to the pepper factory below Demodamas: at the beginning of your next turn it brings 1 pepper.',
  'guide.endTactics2': 'The other cards can wait. End the tactics phase.',
  'guide.frigate':
    'Two pepper buy a frigate. It starts on a planet of yours without a ship: Demodamas is free. Frigates sail 4 fields and conquer too.',
  'guide.guns':
    'Later: a Gunner lets the galleon destroy a ship or fortress one field away. Fortresses keep enemies off a planet. On the wind rose nobody shoots.',
  'guide.end': 'Keep away from the violet singularities, and every piece explains itself if you rest on it. The sky is yours!',
};
