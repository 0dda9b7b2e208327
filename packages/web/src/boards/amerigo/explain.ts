import {
  actor,
  COLOURS,
  FREE,
  geometryOf,
  goodsOf,
  insideTower,
  islandNames,
  POST,
  POSTS,
  PRODUCTION_KINDS,
  phaseAp,
  pirateStrength,
  SORTS,
  type State,
  sortOf,
  TILES,
  TOKENS,
  timeMarker,
  tracksOf,
  unpackTile,
} from '@quarterdeck/amerigo';
import { type Message, type MessageParams, message } from '@quarterdeck/kernel';
import type { Explanation } from '../../kit';

/* What pieces say about themselves. A piece's name is its kind and numbers, see pieces.ts. */

const x = (key: string, params?: MessageParams): Message => message(`board.x.${key}`, params);
const colourName = (colour: string): Message => message(`colour.${colour}`);
const sortName = (sort: string): Message => message(`sort.${sort}`);

export function explain(piece: string, view: State): Explanation | undefined {
  const [kind = '', ...rest] = piece.split('-');
  const last = rest.at(-1) ?? '';
  const n = Number(last);
  const seat = Number(rest.at(-2) ?? last);
  if (view.layout === '') return undefined;
  switch (kind) {
    case 'tower':
      return tower(view);
    case 'tray':
      return { title: x('tray'), lines: phaseAp(view) === 0 ? [] : [x('tray.ap', { ap: phaseAp(view) })], rules: ['AM-067'] };
    case 'action':
      return action(view, last);
    case 'storage': {
      const cubes = view.storage[colourIndex(last)] ?? 0;
      return { title: x('storage', { colour: colourName(last) }), lines: [x('storage.n', { n: cubes })], rules: ['AM-062'] };
    }
    case 'take':
      return { title: x('takeGold'), rules: ['AM-160'] };
    case 'pirates':
      return { title: x('pirates'), lines: [message('board.strength', { strength: pirateStrength(view) })], rules: ['AM-171', 'AM-172'] };
    case 'pirate': {
      const marker = view.pirates[n];
      return { title: marker === undefined ? x('pirate.hidden') : x('pirate.shown', { n: marker }), rules: ['AM-170', 'AM-180'] };
    }
    case 'time':
      return { title: x('time'), lines: [x('time.now', { time: timeMarker(view) })], rules: ['AM-144'] };
    case 'disc':
      return { title: x('disc', { who: { seat: n } }), lines: [x('disc.place', { place: view.order.indexOf(n) + 1 })], rules: ['AM-070'] };
    case 'special':
      return specialSpace(view, n);
    case 'token':
      return token(view, n);
    case 'production': {
      const known = PRODUCTION_KINDS[view.productionOffer[n] ?? -1];
      return known === undefined
        ? undefined
        : {
            title: x('production', { sort: sortName(known.sort) }),
            lines: [x('production.cost', { cost: known.cost })],
            rules: ['AM-191'],
          };
    }
    case 'supply':
      return tileKind('supply', n);
    case 'planned':
      return tileKind('planned', n);
    case 'tile':
      return builtTile(view, n);
    case 'island':
      return island(view, n);
    case 'anchor':
      return anchor(view, n);
    case 'post': {
      const owner = (view.cover[n] ?? FREE) - POST;
      return owner < 0 ? undefined : { title: x('post', { who: { seat: owner } }), rules: ['AM-091', 'AM-144'] };
    }
    case 'goods':
      return rest[0] === 'of' ? heldGoods(view, seat, n) : goods(view, n);
    case 'chest':
      return { title: x('chest'), rules: ['AM-143', 'AM-162'] };
    case 'ship':
      return { title: x('ship', { who: { seat }, ship: n + 1 }), rules: ['AM-081', 'AM-085'] };
    case 'gold':
      return { title: x('gold', { who: { seat: n }, n: view.gold[n] ?? 0 }), rules: ['AM-073', 'AM-161'] };
    case 'cannons':
      return { title: x('cannons', { who: { seat: n }, n: view.cannons[n] ?? 0 }), rules: ['AM-171', 'AM-172'] };
    case 'progress':
      return { title: x('progress', { who: { seat: n }, n: view.progress[n] ?? 0 }), rules: ['AM-121', 'AM-123'] };
    case 'posts':
      return { title: x('posts', { who: { seat: n }, n: POSTS - (view.posts[n] ?? 0) }), rules: ['AM-093'] };
    case 'chests':
      return { title: x('chests', { who: { seat: n }, n: view.chests[n] ?? 0 }), rules: ['AM-162'] };
    default:
      return undefined;
  }
}

function colourIndex(name: string): number {
  const names: readonly string[] = COLOURS;
  return names.indexOf(name);
}

function tower(view: State): Explanation {
  const inside = COLOURS.flatMap((colour, i) => {
    const cubes = insideTower(view, i);
    return cubes === 0 ? [] : [x('cubes', { n: cubes, colour: colourName(colour) })];
  });
  return { title: x('tower'), lines: [inside.length === 0 ? x('tower.empty') : x('tower.inside', { cubes: inside })], rules: ['AM-063'] };
}

/** The rule that tells what an action does. */
const ACTION_RULES: Readonly<Record<string, string>> = {
  blue: 'AM-081',
  black: 'AM-100',
  red: 'AM-110',
  brown: 'AM-120',
  green: 'AM-130',
  yellow: 'AM-150',
  white: 'AM-155',
};

function action(view: State, colour: string): Explanation {
  const cubes = view.field[colourIndex(colour)] ?? 0;
  const rule = ACTION_RULES[colour];
  return {
    title: x('action', { action: message(`action.${colour}`) }),
    lines: actor(view) < 0 ? [] : [x('action.here', { n: cubes })],
    rules: rule === undefined ? [] : cubes > 0 ? [rule] : [rule, 'AM-066'],
  };
}

function specialSpace(view: State, n: number): Explanation | undefined {
  const space = tracksOf(view).special[n];
  if (space === undefined) return undefined;
  const turns =
    space.colour === 'any'
      ? x('special.any')
      : space.colour === 'white'
        ? x('special.white')
        : x('special.colour', { colour: colourName(space.colour) });
  return { title: x('special', { n }), lines: space.mark > 0 ? [turns, x('special.vp', { n: space.mark })] : [turns], rules: ['AM-156'] };
}

function token(view: State, n: number): Explanation | undefined {
  const known = TOKENS[n];
  if (known === undefined) return undefined;
  const owner = view.tokenAt[n] ?? -1;
  const lines = [
    ...(owner < view.seats ? [x('token.owner', { who: { seat: owner } })] : []),
    ...(view.tokenSpent[n] === 1 ? [x('token.spent')] : []),
  ];
  return { title: message(`token.${known.id}`), lines, rules: [known.rule] };
}

function tileKind(where: 'supply' | 'planned', n: number): Explanation | undefined {
  const tile = TILES[n];
  if (tile === undefined) return undefined;
  return {
    title: x(where, { tile: message(`tile.${tile.id}`) }),
    lines: [x('costs', { ap: tile.ap, small: tile.vpSmall, big: tile.vpBig })],
    rules: [tile.village ? 'AM-111' : 'AM-113'],
  };
}

function builtTile(view: State, cell: number): Explanation | undefined {
  const built = view.built.map(unpackTile).find((tile) => tile.cell === cell);
  const tile = TILES[built?.tile ?? -1];
  if (built === undefined || tile === undefined) return undefined;
  return {
    title: x('tile', { tile: message(`tile.${tile.id}`) }),
    lines: [x('tile.owner', { who: { seat: built.seat } })],
    rules: [tile.village ? 'AM-135' : 'AM-134'],
  };
}

function island(view: State, n: number): Explanation | undefined {
  const known = geometryOf(view.layout).islands[n];
  if (known === undefined) return undefined;
  const posts = Array.from({ length: view.seats }, (_, seat) => ({ seat, n: view.islandPosts[n * view.seats + seat] ?? 0 })).filter(
    (one) => one.n > 0,
  );
  return {
    title: x('island', { name: islandNames(view.layout)[n] ?? '' }),
    lines: [
      x('island.size', { big: known.big ? 'yes' : 'no', size: known.size, free: view.freeLand[n] ?? 0 }),
      posts.length === 0
        ? x('island.nobody')
        : x('island.posts', { posts: posts.map(({ seat, n: count }) => x('seatCount', { who: { seat }, n: count })) }),
    ],
    rules: ['AM-144'],
  };
}

function anchor(view: State, cell: number): Explanation {
  const post = geometryOf(view.layout).postOf[cell] ?? -1;
  return { title: x('anchor'), lines: [view.cover[post] === FREE ? x('anchor.free') : x('anchor.taken')], rules: ['AM-088'] };
}

function goods(view: State, cell: number): Explanation | undefined {
  const sort = sortOf(geometryOf(view.layout).terrain[cell] ?? -1);
  return sort === undefined ? undefined : { title: x('goods', { sort: sortName(sort) }), rules: ['AM-137', 'AM-191'] };
}

function heldGoods(view: State, seat: number, n: number): Explanation | undefined {
  const sort = SORTS[n];
  if (sort === undefined) return undefined;
  const { goods: held, production, points } = goodsOf(view, seat, sort);
  return {
    title: x('goodsOf', { who: { seat }, sort: sortName(sort) }),
    lines: [x('goodsOf.points', { goods: held, production, points })],
    rules: ['AM-191'],
  };
}
