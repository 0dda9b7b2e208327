import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'What you are after',
    lines: [
      { rule: 'PI-002', text: 'Most chests after the final scoring. Chests are money and points in one.' },
      { rule: 'PI-026', text: 'You start with 7 free ships, 3 in reserve, 7 chests, 3 adventure cards and your 7 roles.' },
      { rule: 'PI-174', name: 'Guards', text: 'for every full 10 chests one of your ships stays on the treasure island.' },
    ],
  },
  {
    head: 'A round',
    lines: [
      { rule: 'PI-041', text: 'Everybody lays down a role in secret. The roles are then called from I to VII.' },
      { rule: 'PI-047', text: 'Several of one role take turns clockwise, the start player or the next after the start player first.' },
      { rule: 'PI-050', text: 'Alone in a role you also get its gift; with 3 or 4 players the start player gets it twice.' },
      { rule: 'PI-056', text: 'Whoever does not use the action takes a black mark: 3 chests lost at the end.' },
      { rule: 'PI-180', text: 'Captain, Islander and Shaman bring all your played roles back. The other four stay on the table.' },
    ],
  },
  {
    head: 'The seven roles',
    lines: [
      { rule: 'PI-060', name: 'I Shipbuilder', text: 'buy ships from your reserve, 1 chest each. Gift: 1 ship.' },
      {
        rule: 'PI-070',
        name: 'II Governor',
        text: 'take a privateer tile, your whole reserve and 1 black mark, and another mark whenever that country is plundered. Gift: no mark now.',
      },
      { rule: 'PI-080', name: 'III Captain', text: 'play a caravan; everybody may send ships. Gift: 2 yin-yang tokens.' },
      { rule: 'PI-130', name: 'IV Islander', text: 'play a harbour; its prices hold until the next one. Gift: 1 loot card.' },
      { rule: 'PI-150', name: 'V Shaman', text: 'play a curse that strikes everybody. Gift: 3 of your ships stay out of the throw.' },
      {
        rule: 'PI-171',
        name: 'VI Merchant',
        text: 'sell goods, 1 chest each; from three of a kind on the price of the harbour. Gift: 1 chest.',
      },
      { rule: 'PI-190', name: 'VII Cartographer', text: 'draw an adventure card. Gift: 1 more.' },
    ],
  },
  {
    head: 'A plunder',
    lines: [
      {
        rule: 'PI-083',
        text: 'Send at most as many free ships as the caravan has, plus 1 with four players, 2 with three or 3 with two. Sending none costs a mark.',
      },
      {
        rule: 'PI-100',
        text: 'All dice are thrown. The two enemies nearest to each other fight: the higher face wins, equal faces sink both.',
      },
      { rule: 'PI-105', text: 'So it goes on until one side is gone.' },
      { rule: 'PI-107', text: 'A ship you lose goes to your reserve and brings 1 yin-yang token.' },
      { rule: 'PI-116', text: 'If the whole caravan is sunk, each of your ships still afloat brings a loot card.' },
      { rule: 'PI-120', text: 'A good needs a ship, and a loaded ship does not plunder. A talisman needs none.' },
    ],
  },
  {
    head: 'Rituals, as I, II, VI or VII',
    lines: [
      { rule: 'PI-142', name: 'Double Hold', text: '2 yin-yang: one more ship carries two goods.' },
      { rule: 'PI-144', name: 'Unsinkable Ship', text: '3 yin-yang: one more sunk ship comes back in every plunder.' },
      { rule: 'PI-148', name: 'Bargain', text: '3 yin-yang: sell two different goods at the price for three; also in the final sale.' },
    ],
  },
  {
    head: 'The end',
    lines: [
      { rule: 'PI-200', text: 'When the End card is drawn, finish the round and play three more.' },
      { rule: 'PI-210', text: 'Sell all goods in the current harbour.' },
      { rule: 'PI-213', text: 'A talisman is 1 chest, and so are 3 yin-yang tokens.' },
      { rule: 'PI-215', text: 'Each black mark costs 3 chests; each card left in hand is one more mark.' },
      { rule: 'PI-217', text: 'Tie: fewest privateer tiles, then fewest black marks.' },
    ],
  },
];
