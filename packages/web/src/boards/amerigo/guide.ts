import { cellAt, FRAME, SORT_INDEX, TILES, TOKENS } from '@quarterdeck/amerigo';
import { type Message, message } from '@quarterdeck/kernel';
import type { GuideScript, GuideStep } from '../../kit';
import { pieceIds } from './pieces';

/*
 * The first round of a two-player game, phase by phase. The map, the tower and the other player are written
 * down, so that every action is met once; then the game goes on by itself.
 */

/** The other player is named as the table names them. */
const say = (key: string): Message => message(`guide.${key}`, { other: { seat: 1 } });

/** A step that waits for a move. */
function doThis(key: string, move: string | readonly string[], point: readonly string[], replies: readonly string[] = []): GuideStep {
  return { say: say(key), expect: typeof move === 'string' ? [move] : move, point, ...(replies.length === 0 ? {} : { replies }) };
}

function read(key: string, point: readonly string[] = [], leaf = 'map'): GuideStep {
  return { say: say(key), point, leaf };
}

/** What the step speaks of lies on another leaf than the map, and what is to be touched in the bar. */
const on = (leaf: 'tower' | 'displays', step: GuideStep): GuideStep => ({ ...step, leaf });

/** The spaces the story is about. */
const AT = {
  anchors: [cellAt(1, 3), cellAt(3, 14)],
  posts: [cellAt(1, 2), cellAt(2, 14)],
  tobacco: cellAt(1, 0),
  sugar: cellAt(3, 2),
  home: 2,
} as const;
const POSTS = AT.posts.map(pieceIds.post);
const [L3, V_D2] = [TILES.findIndex(({ id }) => id === 'L3'), TILES.findIndex(({ id }) => id === 'vD2')];
const FASTER_BUILDING = pieceIds.token(TOKENS.findIndex(({ id }) => id === 'plus2-green'));
const TOBACCO = SORT_INDEX.tobacco;

export const guide: GuideScript = {
  seats: 2,
  player: 0,
  outcomes: [
    'map H3A2J2O3M1P1G2B0I0',
    'order 1 2',
    'pirate 2',
    'progress plus2-green ships8 end-7 gold3 plus2-red pirates-half plus1-blue-red post-gold',
    'production tobacco2 sugar3 cotton2 coffee3 coconut4 tobacco3',
    'tower blue5 black4 red5 brown5 green5 yellow5 white4',
    'tower blue4 green1 white1',
    'tower black3 red1',
    'tower red4 brown1',
    'tower blue1 brown4 yellow1',
    'tower black1 green3',
    'tower yellow3 white1',
    'tower red1 white2',
    'pirate 1',
    'progress plus2-yellow red-green gold5 end-posts',
    'production cotton3 sugar2 coconut2 coffee2 tobacco4 cotton4',
    'tower blue4 yellow1',
  ],
  sources: ['discover', 'complete', 'goods', 'tracks', 'pirates'],
  chapters: [
    {
      id: 'tower',
      rule: 'AM-060',
      steps: [read('welcome'), read('tower', [pieceIds.tower, pieceIds.tray], 'tower'), read('points', [pieceIds.tray], 'tower')],
    },
    {
      id: 'sailing',
      rule: 'AM-080',
      steps: [
        doThis('chooseSail', 'choose blue', [pieceIds.action('blue')]),
        doThis('place', 'place 1 frame1', [pieceIds.frame(FRAME)]),
        doThis('sail', 'sail 1 d2', [pieceIds.anchor(AT.anchors[0])]),
        doThis('found', 'found', []),
        doThis('placeSecond', 'place 2 frame4', [pieceIds.frame(FRAME + 3)]),
        doThis('sailSecond', 'sail 2 o4', [pieceIds.anchor(AT.anchors[1])]),
        doThis('foundSecond', 'found', []),
        doThis('endSail', 'end', POSTS, [
          '2 choose blue',
          '2 place 1 frame10',
          '2 place 2 frame6',
          '2 sail 1 a13',
          '2 found',
          '2 sail 2 n11',
          '2 found',
          '2 end',
        ]),
      ],
    },
    {
      id: 'cannons',
      rule: 'AM-100',
      steps: [
        read('black', [pieceIds.pirates, pieceIds.pirate(0)], 'tower'),
        doThis('chooseCannons', 'choose black', [pieceIds.action('black')]),
        doThis('load', 'load 3', [pieceIds.cannons(0)]),
        doThis('endCannons', 'end', [pieceIds.takeGold], ['2 gold', '2 end']),
      ],
    },
    {
      id: 'planning',
      rule: 'AM-110',
      steps: [
        doThis('choosePlan', 'choose red', [pieceIds.action('red')]),
        on('displays', doThis('planField', 'plan L3', [pieceIds.supply(L3)])),
        on('displays', doThis('planVillage', 'plan vD2', [pieceIds.supply(V_D2)])),
        doThis('endPlan', 'end', [pieceIds.planned(0, L3), pieceIds.planned(0, V_D2)], ['2 choose red', '2 plan I4', '2 end']),
      ],
    },
    {
      id: 'progress',
      rule: 'AM-120',
      steps: [
        doThis('chooseProgress', 'choose brown', [pieceIds.action('brown')]),
        doThis('advance', 'advance 4', [pieceIds.progress(0)]),
        on('displays', doThis('take', 'take plus2-green', [FASTER_BUILDING])),
        doThis('endProgress', 'end', [FASTER_BUILDING], ['2 choose brown', '2 advance 4', '2 take plus2-red', '2 end']),
      ],
    },
    {
      id: 'building',
      rule: 'AM-130',
      steps: [
        doThis('chooseBuild', 'choose green', [pieceIds.action('green')]),
        doThis('buildField', ['build L3 a2 r1', 'build L3 a2 r2'], [pieceIds.goods(AT.tobacco)]),
        doThis('buildVillage', 'build vD2 c3 r1', [pieceIds.goods(AT.sugar)]),
        doThis('endBuild', 'end', [pieceIds.island(AT.home)], ['2 choose green', '2 build I4 b12 r0', '2 end']),
      ],
    },
    {
      id: 'production',
      rule: 'AM-150',
      steps: [
        doThis('chooseProduce', 'choose yellow', [pieceIds.action('yellow')]),
        on('displays', doThis('buy', 'buy tobacco2', [pieceIds.production(0)])),
        doThis('endProduce', 'end', [pieceIds.goodsOf(0, TOBACCO)], ['2 choose yellow', '2 buy coffee3', '2 end']),
      ],
    },
    {
      id: 'order',
      rule: 'AM-155',
      steps: [
        doThis('chooseOrder', 'choose white', [pieceIds.action('white')]),
        on('displays', doThis('order', 'order 2', [pieceIds.disc(0)])),
        doThis('endOrder', 'end', [pieceIds.disc(0)], ['2 gold', '2 end']),
      ],
    },
    {
      id: 'pirates',
      rule: 'AM-170',
      steps: [read('pirates', [pieceIds.pirates, pieceIds.cannons(0)], 'tower'), read('end', [pieceIds.time], 'tower')],
    },
  ],
};
