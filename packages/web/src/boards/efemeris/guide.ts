import { PLANET_FIELD, PLANET_TILE, PLANETS, TILES } from '@quarterdeck/efemeris';
import { at, type Message, message } from '@quarterdeck/kernel';
import type { GuideScript, GuideStep } from '../../kit';
import { pieceIds } from './pieces';

/*
 * The first two turns of a duel, with an armada that is ready: a conquest with the help of the First Officer, then a factory
 * and a frigate. Tiles and the other player are written down; then the game goes on by itself.
 */

/** The other player is named as the table names them. */
const say = (key: string): Message => message(`guide.${key}`, { other: { seat: 1 } });

/** A step that waits for a move. */
function doThis(key: string, move: string, point: readonly string[], replies: readonly string[] = []): GuideStep {
  return { say: say(key), expect: [move], point, ...(replies.length === 0 ? {} : { replies }) };
}

function read(key: string, point: readonly string[] = []): GuideStep {
  return { say: say(key), point };
}

const planet = (id: string): number => PLANETS.findIndex((card) => card.id === id);
const tile = (id: string): number => TILES.findIndex((card) => card.id === id);
const [PATROCLES, DEMODAMAS] = [planet('patrocles'), planet('demodamas')];
const GALLEON = pieceIds.ship(0);
const OFFICER = pieceIds.crew(0);

export const guide: GuideScript = {
  seats: 2,
  player: 0,
  options: { starter: '1', truceTurns: 2 },
  before: [
    '1 nation france',
    '2 nation britain',
    '1 captains hubac victorine',
    '2 captains blake byng',
    '1 crew officer gunner banker helmsman courtesan',
    '2 crew officer gunner banker doctor shipbuilder',
    '1 planet patrocles',
    '2 planet posidonius',
    '1 lay P2 d3 n',
    '2 lay P3 d5 n',
  ],
  outcomes: ['tiles P1 S2', 'tiles S1 S4', 'tiles S7 P6'],
  sources: ['explore', 'spice', 'conquer', 'ships', 'fort'],
  chapters: [
    {
      id: 'armada',
      rule: 'EF-020',
      steps: [read('welcome'), read('phases', ['explore', 'collect', 'tactics', 'construct'].map(pieceIds.phase))],
    },
    {
      id: 'explore',
      rule: 'EF-070',
      steps: [
        doThis('layPlanet', 'lay P1 e2 n', [pieceIds.tile(at(PLANET_TILE, PATROCLES))]),
        doThis('layPath', 'lay S2 e3 ne', [pieceIds.tile(at(PLANET_TILE, DEMODAMAS))]),
        read('collected', [pieceIds.spices(0), pieceIds.planet(PATROCLES)]),
      ],
    },
    {
      id: 'tactics',
      rule: 'EF-090',
      steps: [
        doThis('officer', 'officer', [OFFICER]),
        doThis('sail', 'sail g demodamas', [GALLEON, pieceIds.planet(DEMODAMAS)]),
        doThis('endTactics', 'done', [pieceIds.phase('construct')]),
      ],
    },
    {
      id: 'construct',
      rule: 'EF-110',
      steps: [
        doThis('conquer', 'conquer demodamas', [pieceIds.planet(DEMODAMAS)]),
        doThis('endTurn', 'done', [], ['2 lay S1 d6 n', '2 lay S4 c5 n', '2 done', '2 done']),
      ],
    },
    {
      id: 'anchor',
      rule: 'EF-080',
      steps: [read('second', [pieceIds.bag]), doThis('layAnchor', 'lay S7 f2 n', []), doThis('layFar', 'lay P6 f3 n', [])],
    },
    {
      id: 'factory',
      rule: 'EF-130',
      steps: [
        doThis('factory', 'sail g S2.f', [GALLEON, pieceIds.tile(tile('S2'))]),
        doThis('endTactics2', 'done', [pieceIds.phase('construct')]),
      ],
    },
    {
      id: 'frigate',
      rule: 'EF-110',
      steps: [
        doThis('frigate', 'frigate demodamas', [pieceIds.field(at(PLANET_FIELD, DEMODAMAS)), pieceIds.planet(DEMODAMAS)]),
        read('guns', [pieceIds.crew(1)]),
        read('end'),
      ],
    },
  ],
};
