import { type Message, type MessageParams, message, type Reason } from '@quarterdeck/kernel';
import {
  abilityText,
  BUILDINGS,
  boatList,
  buildingName,
  COLOURS,
  CULTURE,
  FLEETS,
  isEntry,
  islandSaid,
  type Move,
  NONE,
  PALACE,
  powerText,
  SACRED,
  SPECIALISTS,
  type State,
  spaceSaid,
  specialistName,
  TORII,
} from '@quarterdeck/yamatai';
import type { Explanation } from '../../kit';
import { collectorInHand, colourInHand, modeInHand, tileInHand } from './legal';
import type { Props } from './types';

/* What pieces say about themselves. A piece's name is its kind and number, see pieces.ts. */

const x = (key: string, params?: MessageParams): Message => message(`board.x.${key}`, params);

export function explain(piece: string, view: State, props?: Props): Explanation | undefined {
  const cut = piece.lastIndexOf('-');
  const kind = cut < 0 ? piece : piece.slice(0, cut);
  const n = Number(piece.slice(cut + 1));
  switch (kind) {
    case 'space':
      return withReason(explainSpace(view, n), whyNotHere(props, { space: n }));
    case 'island':
      return withReason(explainIsland(view, n), whyNotHere(props, { island: n }));
    case 'tile':
      return explainTile(n);
    case 'fleet':
      return explainFleet(view, n);
    case 'hidden':
      return {
        title: x('hidden'),
        lines: view.faceDown.map((group) => x('hidden.group', { fleets: group.toSorted((a, b) => a - b).join(', ') })),
        rules: ['YA-090'],
      };
    case 'specialist':
      return explainSpecialist(view, n);
    case 'spot':
      return { title: x('spot', { spot: n }), rules: ['YA-034', 'YA-089'] };
    case 'supply':
      return {
        title: message(`boats.${COLOURS[n]}`, { n: view.supply[n] ?? 0 }),
        lines: [x('supply')],
        rules: n === COLOURS.length - 1 ? ['YA-042', 'YA-044'] : ['YA-041', 'YA-042'],
      };
    case 'hand':
      return { title: x('hand'), lines: boatList(view.hand), rules: ['YA-046'] };
    case 'deck':
      return { title: x('deck', { n: view.deck }), rules: ['YA-088'] };
    case 'dock':
      return { title: message('board.dock'), rules: ['YA-075', 'YA-076'] };
    case 'beside':
      return { title: message('board.beside'), rules: ['YA-077', 'YA-100'] };
    case 'coins':
      return { title: x('coins', { n: view.coins[n] ?? 0 }), rules: ['YA-095'] };
    case 'prestige':
      return { title: x('prestige', { n: view.prestige[n] ?? 0 }), rules: ['YA-096', 'YA-068', 'YA-069'] };
    case 'figures':
      return { title: x('figures', { n: view.figures[n] ?? 0 }), rules: ['YA-066', 'YA-093'] };
    case 'tokens':
      return { title: x('tokens'), rules: ['YA-057', 'YA-079'] };
    case 'reserved':
      return { title: x('reserved', { n: view.reserved[n]?.length ?? 0 }), rules: ['YA-103', 'YA-099'] };
    default:
      return undefined;
  }
}

/** Why a place cannot be chosen for what is in hand; undefined when it can, or nothing is. */
function whyNotHere(props: Props | undefined, place: { readonly space: number } | { readonly island: number }): Reason | undefined {
  if (props?.seat === undefined) return undefined;
  const move = attemptAt(props, place);
  return move === undefined ? undefined : props.whyNot(move);
}

/** What the player would do with a place, by what is in hand. */
function attemptAt(props: Props, place: { readonly space: number } | { readonly island: number }): Move | undefined {
  const { moves, hand } = props;
  const mode = modeInHand(props, hand);
  if ('space' in place) {
    const colour = colourInHand(moves, hand);
    return mode === 'boats' && colour !== undefined ? { kind: 'place', colour, space: place.space } : undefined;
  }
  const [tile, collector] = [tileInHand(moves, hand), collectorInHand(props, hand)];
  if (mode === 'build' && tile !== undefined) return { kind: 'build', tile, island: place.island, byFleet: false, bySpecialist: false };
  if (mode === 'collect' && collector !== undefined) return { kind: 'collect', space: collector, island: place.island };
  return undefined;
}

/** What cannot be done here now comes first, with the rule that says so. */
function withReason(explanation: Explanation, why: Reason | undefined): Explanation {
  if (why === undefined) return explanation;
  const lines = [message(`reason.${why.code}`, why.params), ...(explanation.lines ?? [])];
  return { ...explanation, lines, rules: [why.rule] };
}

function explainSpace(view: State, space: number): Explanation {
  const colour = view.boats[space] ?? NONE;
  const title = x('space', { name: spaceSaid(space) });
  if (colour !== NONE) return { title, lines: [message(`boat.${COLOURS[colour]}`)], rules: ['YA-052'] };
  return isEntry(space) ? { title, lines: [x('entry')], rules: ['YA-048'] } : { title, rules: ['YA-048', 'YA-050'] };
}

function explainIsland(view: State, island: number): Explanation {
  const site = view.sites[island] ?? NONE;
  const culture = view.culture[island] ?? NONE;
  const mountain = view.mountains[island] === 1;
  const lines: Message[] = [];
  const rules: string[] = [];
  if (site === PALACE || site === TORII) {
    lines.push(x(site === PALACE ? 'palace' : 'torii'));
    rules.push('YA-068');
  } else if (site === SACRED) {
    lines.push(x('sacred'));
    rules.push('YA-D30');
  } else if (site !== NONE) {
    lines.push(x('house', { who: { seat: site } }));
    rules.push('YA-071');
  }
  if (culture !== NONE) {
    lines.push(x('culture', { colour: message(`token.${CULTURE[culture]?.name}`) }));
    rules.push('YA-055');
  }
  if (mountain) {
    lines.push(x('mountain'));
    rules.push('YA-069');
  }
  if (site === NONE) rules.push('YA-062');
  return { title: x('island', { name: islandSaid(island) }), lines, rules };
}

function explainTile(tile: number): Explanation | undefined {
  const row = BUILDINGS[tile];
  if (row === undefined) return undefined;
  const prestige = row.kind === 'palace' || row.kind === 'torii';
  return {
    title: buildingName(tile),
    lines: [x('needs', { boats: boatList(row.cost) }), x('worth', { points: row.points })],
    rules: ['YA-062', prestige ? 'YA-073' : row.kind === 'tradingPost' ? 'YA-072' : 'YA-071'],
  };
}

function explainFleet(view: State, fleet: number): Explanation | undefined {
  const row = FLEETS.find(({ number }) => number === fleet);
  if (row === undefined) return undefined;
  return { title: x('fleet', { fleet }), lines: [...boatList(row.boats), powerText(fleet, view)], rules: ['YA-040', 'YA-089'] };
}

function explainSpecialist(view: State, who: number): Explanation | undefined {
  const row = SPECIALISTS[who];
  if (row === undefined) return undefined;
  const coins = view.displayCoins[view.display.indexOf(who)] ?? 0;
  return {
    title: specialistName(who),
    lines: [abilityText(who), x('worth', { points: row.points }), ...(coins > 0 ? [message('board.coinsOn', { n: coins })] : [])],
    rules: ['YA-079', 'YA-080'],
  };
}
