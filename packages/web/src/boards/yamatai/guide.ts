import { type Message, message } from '@quarterdeck/kernel';
import { BUILDINGS, islandNumber, SPECIALISTS, spaceNumber } from '@quarterdeck/yamatai';
import type { GuideScript, GuideStep } from '../../kit';
import { pieceIds } from './pieces';

/*
 * Two turns of a game of three: in the first the player places a chain and builds, in the second collects
 * and recruits. What lies where and what the others do is written down; then the game goes on by itself.
 */

const say = (key: string): Message => message(`guide.${key}`);

/** A step that waits for a move. */
function doThis(key: string, move: string, point: readonly string[], replies: readonly string[] = []): GuideStep {
  return { say: say(key), expect: [move], point, ...(replies.length === 0 ? {} : { replies }) };
}

function read(key: string, point: readonly string[] = [], leaf = 'map'): GuideStep {
  return { say: say(key), point, leaf };
}

const space = (id: string): string => pieceIds.space(spaceNumber(id) ?? 0);
const island = (id: string): string => pieceIds.island(islandNumber(id) ?? 0);
const tile = (id: string): string => pieceIds.tile(BUILDINGS.findIndex((row) => row.id === id));
const specialist = (id: string): string => pieceIds.specialist(SPECIALISTS.findIndex((row) => row.id === id));

export const guide: GuideScript = {
  seats: 3,
  player: 0,
  outcomes: [
    'specialists gatherer noble riu engineer patron',
    'row S04 T05 S08 O01 P02',
    'fleets 3 6 9 10 4',
    'islands ogpbeBro-PreogbEpepgrObgr^p-Robe-G',
    'order 1 2 3',
    'row T02 S10',
    'fleets 7 1 2',
  ],
  sources: ['build', 'beside', 'specialists', 'coins', 'left'],
  chapters: [
    {
      id: 'fleet',
      rule: 'YA-036',
      steps: [
        read('welcome'),
        read('buildings', [tile('S04'), tile('T05'), tile('S08'), tile('O01'), tile('P02')], 'buildings'),
        doThis('fleet', 'fleet 3', [pieceIds.fleet(3)]),
        doThis('buy', 'buy stone', [pieceIds.supply(2)]),
      ],
    },
    {
      id: 'boats',
      rule: 'YA-046',
      steps: [
        doThis('first', 'place bamboo s18', [space('s18')]),
        doThis('second', 'place wood s19', [space('s19')]),
        doThis('third', 'place stone s20', [space('s20'), island('i06')]),
      ],
    },
    {
      id: 'building',
      rule: 'YA-058',
      steps: [doThis('build', 'build S04 i06', [tile('S04'), island('i06')]), read('bonus', [pieceIds.prestige(0), island('i06')])],
    },
    {
      id: 'power',
      rule: 'YA-036',
      steps: [
        doThis('swap', 'swap i19', [island('i19')]),
        doThis('with', 'with i20', [island('i20')]),
        doThis(
          'endTurn',
          'done',
          [],
          [
            '2 fleet 6',
            '2 place wood s07',
            '2 place stone s08',
            '2 build T05 i01',
            '2 done',
            '3 fleet 9',
            '3 place stone s42',
            '3 place wood s43',
            '3 collect s42 i24',
            '3 collect s43 i25',
            '3 done',
          ],
        ),
      ],
    },
    {
      id: 'order',
      rule: 'YA-085',
      steps: [
        read('order', [pieceIds.spot(3), pieceIds.spot(6), pieceIds.spot(9)], 'fleets'),
        doThis('fleet10', 'fleet 10', [pieceIds.fleet(10)]),
      ],
    },
    {
      id: 'culture',
      rule: 'YA-053',
      steps: [
        doThis('firstRule', 'place stone s21', [space('s20'), space('s21')]),
        doThis('chain', 'place clay s33', [space('s33')]),
        doThis('collect', 'collect s21 i14', [island('i14')]),
        doThis('collectMore', 'collect s33 i19', [island('i19')]),
      ],
    },
    {
      id: 'specialists',
      rule: 'YA-079',
      steps: [
        doThis('moor', 'moor gold', [pieceIds.dock(0)]),
        doThis('recruit', 'recruit gatherer green green', [specialist('gatherer')]),
        doThis('endSecond', 'done', []),
        read('end', [pieceIds.figures(0)]),
      ],
    },
  ],
};
