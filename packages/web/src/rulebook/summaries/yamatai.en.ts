import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'What you are after',
    lines: [
      { rule: 'YA-101', text: 'Most prestige points (PP) when the game ends.' },
      { rule: 'YA-005', text: 'Boats belong to nobody and stay. A boat is next to an island when its space lies on the shore.' },
      { rule: 'YA-028', text: 'You start with 10 coins and with 10, 8 or 6 standard buildings for two, three or four players.' },
    ],
  },
  {
    head: 'A turn in five steps',
    lines: [
      { rule: 'YA-034', text: 'Turns go by the numbers on the turn-order track; with two players you have two turns a round.' },
      {
        rule: 'YA-036',
        name: '1 Fleet (must)',
        text: 'take an open fleet tile: its boats, its power once, and its number as your place in the next round.',
      },
      { rule: 'YA-043', name: '2 Trade (may)', text: 'buy or sell one boat: bamboo 1, wood 2, stone 3, clay 4.' },
      {
        rule: 'YA-048',
        name: '3 Boats (may)',
        text: 'the first goes on an entry space or next to a boat of its colour, every further one next to the one before.',
      },
      { rule: 'YA-053', text: 'If you placed a boat you must collect or build, if you can.' },
      { rule: 'YA-055', name: 'Collect', text: 'each boat of this turn takes a culture token from an island next to it.' },
      {
        rule: 'YA-062',
        name: 'Build',
        text: 'one tile, on a free island next to a boat of this turn. All boats on the tile must lie around it, whoever placed them.',
      },
      { rule: 'YA-075', name: '4 Moor (must)', text: 'one boat may wait in your dock. The others go beside it and are lost.' },
      {
        rule: 'YA-079',
        name: '5 Recruit (may)',
        text: 'one specialist for 2 equal culture tokens or 3 of different colours; the coins on the card are yours.',
      },
    ],
  },
  {
    head: 'What a standard building brings',
    lines: [
      { rule: 'YA-068', text: '1 prestige token for each palace or torii on an adjacent island.' },
      { rule: 'YA-069', text: '1 prestige token on a mountain.' },
      { rule: 'YA-071', text: '1 coin for each building of the group it joins; a trading post doubles that.' },
    ],
  },
  {
    head: 'The end of a round',
    lines: [
      { rule: 'YA-086', text: '2 coins on every specialist still on display; empty spots and the building row are filled.' },
      { rule: 'YA-089', text: 'Meeples move to the numbers of their fleets; five fleets lie open again.' },
    ],
  },
  {
    head: 'The end and scoring',
    lines: [
      { rule: 'YA-093', text: 'After the round in which somebody builds their last standard building,' },
      { rule: 'YA-094', text: 'or at once when a colour of boats is gone, or specialists or building tiles cannot be filled up.' },
      { rule: 'YA-097', text: 'Building tiles: what they show. Specialists: what they show, and their powers for the end.' },
      { rule: 'YA-096', text: 'Each prestige token 1 PP, every full 5 coins 1 PP.' },
      { rule: 'YA-100', text: 'Every 2 boats beside your dock −1 PP, each reserved tile not built −1 PP.' },
      { rule: 'YA-102', text: 'Tie: whoever had a turn earlier in the last round.' },
    ],
  },
];
