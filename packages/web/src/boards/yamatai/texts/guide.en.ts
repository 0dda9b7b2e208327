/** What the guide of the first two turns says. */
export const guideTexts: Readonly<Record<string, string>> = {
  'guide.chapter.fleet': 'A fleet',
  'guide.chapter.boats': 'Placing boats',
  'guide.chapter.building': 'Building',
  'guide.chapter.power': 'The power of the fleet',
  'guide.chapter.order': 'A new round',
  'guide.chapter.culture': 'Collecting culture',
  'guide.chapter.specialists': 'Specialists',
  'guide.why.fleet': 'Low numbers bring few boats but an early turn in the next round; high numbers the other way round.',
  'guide.why.boats': 'Boats stay and belong to nobody: place yours so that you can build now and also profit next turn.',
  'guide.why.building': 'Most of your points come from buildings, and building next to your own earns coins.',
  'guide.why.power': 'It works once in the turn, whenever you like: before or after building.',
  'guide.why.order': 'Going early you choose among more fleets and tiles, but the large fleets put you late.',
  'guide.why.culture': 'If you cannot build well, collect: tokens pay specialists, and specialists are points and powers.',
  'guide.why.specialists': 'A specialist works in every later turn, and many count at the end. The earlier, the better.',
  'guide.plate.title': 'Most prestige when the last house stands',
  'guide.plate.lead': 'The queen wants a capital: build where the right boats have gathered.',
  'guide.plate.advice': 'Every boat helps whoever builds first: leave the others nothing to finish.',
  'guide.plate.build': 'Build',
  'guide.plate.build.how': 'the number on each building tile',
  'guide.plate.build.worth': '1 and more',
  'guide.plate.beside': 'Torii, palace, mountain',
  'guide.plate.beside.how': 'build beside or on them: a prestige token each',
  'guide.plate.beside.worth': '1',
  'guide.plate.specialists': 'Specialists',
  'guide.plate.specialists.how': 'recruited with culture tokens',
  'guide.plate.specialists.worth': '0 to 4',
  'guide.plate.coins': 'Coins',
  'guide.plate.coins.how': 'at the end, every full five',
  'guide.plate.coins.worth': '1',
  'guide.plate.left': 'Left over',
  'guide.plate.left.how': 'two idle boats, or a reserved tile not built',
  'guide.plate.left.worth': '−1',
  'guide.welcome':
    'Welcome to the archipelago. Boats bring goods past the islands; where the right ones have gathered, you build. Whoever has the most prestige points (PP) wins. Let us play two turns together.',
  'guide.buildings':
    'These are the open building tiles. Each shows the boats it needs next to one island, and its PP. Boats belong to nobody: everybody uses all of them, and they stay.',
  'guide.fleet':
    'A turn begins with a fleet: its boats are yours to place, its power works once, and its number is your place in the next round. Take fleet 3.',
  'guide.buy': 'One trade is allowed in each turn. The first house needs bamboo, wood and stone: choose Trade and buy the stone boat.',
  'guide.first':
    'Now place boats. The first goes on an entry space at the left edge, or next to a boat of its own colour. Bamboo, on the lit entry.',
  'guide.second': 'Every further boat continues the chain from the one before. Wood, on the next space.',
  'guide.third':
    'And the stone boat beside it. For every space you consider, the building tiles say what you could build then, and on how many islands.',
  'guide.build':
    'Bamboo, wood and stone now lie around the mountain island. Choose Build, the first house, and the island. Ticks show the boats that count, badges what pays.',
  'guide.bonus':
    'Two PP for the tile, and the mountain gave a prestige token. Palaces and torii next door give one each; neighbouring houses of yours pay coins.',
  'guide.swap':
    'The power of your fleet is still unused: swap two culture tokens. Choose it in the bar, then the purple token on the lit island.',
  'guide.with': 'And the green one east of it. Two green tokens now lie close together: you will fetch them in your next turn.',
  'guide.endTurn': 'To recruit a specialist you need culture tokens. You have none yet, so end your turn; the others play.',
  'guide.order': 'A new round. Everybody stands on the number of the fleet they took: with 3 you are first again.',
  'guide.fleet10': 'Take fleet 10 with its three boats.',
  'guide.firstRule': 'The stone boat may start next to the stone boat you placed before. Choose the lit space.',
  'guide.chain': 'Then clay, on the lit space below. Keep the gold boat.',
  'guide.collect':
    'Instead of building, every boat of this turn may take one culture token from an island beside it. Choose Collect, and the green token with your first boat.',
  'guide.collectMore': 'The second boat takes the other green one.',
  'guide.moor':
    'One boat is left. One may lie in your dock for later turns; more would be lost, and two lost boats cost a point. Moor the gold boat.',
  'guide.recruit':
    'Two equal tokens, or three different ones, pay a specialist; the coins on the card come along. Recruit Mei, who brings one more token whenever you collect.',
  'guide.endSecond': 'That was a whole turn. End it.',
  'guide.end':
    'The game ends with the round in which somebody builds their last house, or when boats, tiles or specialists run out. Then coins, specialists and prestige tokens count too. The game goes on from here: fair winds!',
};
