import type { Summary } from '../summary';

export const summary: Summary = [
  {
    head: 'What you are after',
    lines: [
      { rule: 'AM-194', text: 'Most victory points after five rounds. A tie goes to whoever is further ahead on the special track.' },
      { rule: 'AM-005', text: 'You have 2 ships, 12 trading posts and 16 village tiles. The 37 field tiles are there for everybody.' },
      { rule: 'AM-019', text: 'Islands lie inside a frame of water. One of 20 spaces or more is big and holds a treasure chest.' },
      { rule: 'AM-047', text: 'You start with 1 gold for each player who goes before you.' },
    ],
  },
  {
    head: 'A round: seven phases',
    lines: [
      {
        rule: 'AM-061',
        text: 'Blue, black, red, brown, green, yellow, white: all cubes of the colour go into the tower. What drops out lies in the action field.',
      },
      {
        rule: 'AM-067',
        text: 'The largest group of one colour there gives the action points, the same for every player and every action.',
      },
      { rule: 'AM-068', text: 'In player order each chooses one: an action whose colour is there, or gold.' },
      {
        rule: 'AM-160',
        name: 'Gold',
        text: '1 for every 3 cubes there, rounded up. 1 gold buys 1 action point; a chest is worth 3; you hold 12 at most.',
      },
      {
        rule: 'AM-183',
        name: 'After the round',
        text: 'one more pirate marker, new progress and production tokens, and the time marker falls: 5, 4, 3, 2, 1.',
      },
    ],
  },
  {
    head: 'What an action point does',
    lines: [
      { rule: 'AM-081', name: 'Sail', text: 'both ships move 1 space. A ship that stops at an anchor may found a trading post.' },
      { rule: 'AM-089', text: 'The first post on an island brings 3 points, and you build only where you have a post.' },
      { rule: 'AM-100', name: 'Cannons', text: '1 cannon; the track ends at 12.' },
      {
        rule: 'AM-111',
        name: 'Plan',
        text: 'take tiles for later: a village of yours costs 1, a field tile its size, one field tile each time.',
      },
      { rule: 'AM-121', name: 'Progress', text: '1 step. Every marked space gives you a progress token, and points at the end.' },
      {
        rule: 'AM-134',
        name: 'Build',
        text: 'lay planned tiles beside your post, or joined to it, for the same cost as planning. Take the goods they cover.',
      },
      { rule: 'AM-139', text: 'A field tile scores 2 a space on a small island and 3 on a big one; a village scores 1 or 2.' },
      {
        rule: 'AM-144',
        name: 'Completing an island',
        text: '3 points for the last gap, and the chest of a big one; everybody with 1, 2 or 3 posts there scores the time marker × 1, 3 or 6.',
      },
      { rule: 'AM-150', name: 'Produce', text: 'buy production tokens for 2, 3 or 4.' },
      {
        rule: 'AM-155',
        name: 'Order',
        text: '1 step along the special track. Or use white cubes as the colour under your disc, if that colour is missing.',
      },
      { rule: 'AM-199', name: 'Progress tokens', text: 'some work for good, some once, and those marked E count at the end.' },
    ],
  },
  {
    head: 'The pirates, after every round',
    lines: [
      { rule: 'AM-170', text: 'Their strength is the sum of the open markers.' },
      { rule: 'AM-171', text: 'Enough cannons: give up as many as the pirates are strong.' },
      { rule: 'AM-172', text: 'Too few: lose them all, and as many points as the pirates are strong; never below 0.' },
    ],
  },
  {
    head: 'Final scoring',
    lines: [
      { rule: 'AM-190', name: 'Gold', text: '1 point each; a chest is 3 gold.' },
      { rule: 'AM-191', name: 'Goods', text: 'for each sort your goods times your production, with the one printed on your sheet.' },
      { rule: 'AM-192', name: 'Progress', text: 'tokens marked E, and the highest value you have reached on the track.' },
      { rule: 'AM-193', name: 'Special track', text: 'the highest value you have reached.' },
    ],
  },
];
