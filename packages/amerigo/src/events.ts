import type { Seat } from '@quarterdeck/kernel';
import { COLOUR_INDEX, type Colour } from './data/colours';
import { PROGRESS_AREA, SHIPS } from './data/constants';
import { type Cost, SORT_INDEX, SORTS, type Sort } from './data/goods';
import { FIRST_VILLAGE, TILES } from './data/tiles';
import { geometryOf } from './map/geometry';
import { rotationsOf } from './map/shapes';
import { packTile } from './map/spaces';
import type { By } from './move';
import { add, at, row, zeros } from './numbers';
import {
  type FinalItem,
  JUMPED,
  NEUTRAL,
  NONE,
  POST,
  SCORE_ITEMS,
  type ScoreItem,
  type State,
  TOKEN_GONE,
  TOKEN_SHOWN,
  VILLAGE,
  VILLAGE_SHAPES,
} from './state';

/** Gold that somebody got: `gold` in all, of which `overflow` did not fit on the track and became points (AM-161). */
interface Gained {
  readonly gold: number;
  readonly overflow: number;
}

/** What a step cost: action points, and gold paid on top (AM-073). */
interface Price {
  readonly ap: number;
  readonly paid: number;
}

/** Everything that can happen. Arrays named by plural words are per seat, cube counts are by colour. */
export type Event =
  // Set-up and round preparation
  | { readonly kind: 'MapLaid'; readonly layout: string }
  | { readonly kind: 'OrderDrawn'; readonly order: readonly Seat[] }
  | { readonly kind: 'PirateShown'; readonly marker: number; readonly strength: number }
  | { readonly kind: 'TokensLaid'; readonly tokens: readonly number[] }
  | { readonly kind: 'ProductionLaid'; readonly kinds: readonly number[] }
  | { readonly kind: 'TowerFilled'; readonly out: readonly number[] }
  | { readonly kind: 'RoundBegan'; readonly round: number; readonly time: number }
  // Phase
  | { readonly kind: 'PhaseBegan'; readonly colour: Colour; readonly order: readonly Seat[] }
  | { readonly kind: 'PhaseSkipped'; readonly colour: Colour; readonly thrown: number }
  | { readonly kind: 'CubesFell'; readonly colour: Colour; readonly thrown: number; readonly out: readonly number[]; readonly ap: number }
  | { readonly kind: 'TurnEnded'; readonly seat: Seat }
  | { readonly kind: 'CubesSorted' }
  // Choosing
  | { readonly kind: 'ActionChosen'; readonly seat: Seat; readonly colour: Colour; readonly by: By; readonly ap: number }
  | ({ readonly kind: 'GoldTaken'; readonly seat: Seat; readonly cubes: number } & Gained)
  | { readonly kind: 'CubesCounted'; readonly seat: Seat; readonly token: number; readonly vp: number }
  | ({ readonly kind: 'ChestCashed'; readonly seat: Seat } & Gained)
  | ({ readonly kind: 'TokenCashed'; readonly seat: Seat; readonly token: number } & Gained)
  | ({ readonly kind: 'Compensated'; readonly seat: Seat; readonly colour: Colour } & Gained)
  // Blue
  | { readonly kind: 'ShipPlaced'; readonly seat: Seat; readonly ship: number; readonly space: number }
  | { readonly kind: 'ShipsHastened'; readonly seat: Seat; readonly token: number; readonly ap: number }
  | {
      readonly kind: 'ShipSailed';
      readonly seat: Seat;
      readonly ship: number;
      readonly from: number;
      readonly to: number;
      readonly distance: number;
      readonly paid: number;
      /** Whether a post can be founded from there now. */
      readonly landing: boolean;
    }
  | ({
      readonly kind: 'PostFounded';
      readonly seat: Seat;
      readonly ship: number;
      readonly cell: number;
      readonly island: number;
      /** Points of the discoverer, 0 on a known island. */
      readonly vp: number;
    } & Gained)
  | { readonly kind: 'PostDeclined'; readonly seat: Seat; readonly ship: number }
  // Black, red, brown
  | { readonly kind: 'CannonsLoaded'; readonly seat: Seat; readonly steps: number; readonly to: number; readonly paid: number }
  | ({ readonly kind: 'TilePlanned'; readonly seat: Seat; readonly tile: number } & Price)
  | {
      readonly kind: 'ProgressAdvanced';
      readonly seat: Seat;
      readonly steps: number;
      readonly to: number;
      readonly paid: number;
      readonly tokenDue: boolean;
    }
  | { readonly kind: 'TokenTaken'; readonly seat: Seat; readonly token: number; readonly slot: number }
  // Green
  | ({
      readonly kind: 'TileBuilt';
      readonly seat: Seat;
      readonly tile: number;
      readonly cell: number;
      readonly rotation: number;
      readonly island: number;
      readonly vp: number;
      readonly commodities: readonly Sort[];
    } & Price)
  | {
      readonly kind: 'IslandCompleted';
      readonly seat: Seat;
      readonly island: number;
      readonly vp: number;
      readonly posts: readonly number[];
      readonly chest: boolean;
    }
  // Yellow, white
  | ({ readonly kind: 'ProductionBought'; readonly seat: Seat; readonly sort: Sort; readonly cost: Cost; readonly slot: number } & Price)
  | { readonly kind: 'OrderAdvanced'; readonly seat: Seat; readonly steps: number; readonly to: number; readonly paid: number }
  | { readonly kind: 'DiscJumped'; readonly seat: Seat; readonly token: number; readonly onto: Seat; readonly to: number }
  // Round end and final scoring
  | { readonly kind: 'RoundEnded'; readonly round: number; readonly strength: number }
  | ({ readonly kind: 'PiratesRepelled'; readonly seat: Seat; readonly strength: number } & Gained)
  | { readonly kind: 'PiratesPlundered'; readonly seat: Seat; readonly strength: number; readonly cannons: number; readonly loss: number }
  | { readonly kind: 'FinalScored'; readonly item: FinalItem; readonly points: readonly number[] }
  | { readonly kind: 'GameEnded'; readonly totals: readonly number[]; readonly winner: Seat };

export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** The only writer of states. */
export function evolve(s: State, e: Event): void {
  switch (e.kind) {
    case 'MapLaid':
      layMap(s, e.layout);
      break;
    case 'OrderDrawn':
      s.order = e.order.slice();
      // AM-047: one gold per player ahead.
      for (let place = 0; place < e.order.length; place++) s.gold[at(e.order, place)] = place;
      s.stage = 'pirate';
      break;
    case 'PirateShown':
      s.pirates.push(e.marker);
      s.stage = 'progress';
      break;
    case 'TokensLaid':
      layTokens(s, e.tokens);
      s.stage = 'production';
      break;
    case 'ProductionLaid':
      layProduction(s, e.kinds);
      s.stage = 'fill';
      break;
    case 'TowerFilled':
      s.storage = e.out.slice();
      break;
    case 'RoundBegan':
      s.round = e.round;
      break;

    case 'PhaseBegan':
      s.phase = COLOUR_INDEX[e.colour];
      s.queue = e.order.slice();
      s.acted = 0;
      s.stage = 'throw';
      break;
    case 'PhaseSkipped':
      s.storage[s.phase] = 0;
      break;
    case 'CubesFell':
      s.storage[s.phase] = 0;
      s.field = e.out.slice();
      s.stage = 'choose';
      break;
    case 'TurnEnded':
      s.acted++;
      s.action = 'none';
      s.ap = 0;
      s.stage = 'choose';
      break;
    case 'CubesSorted':
      for (let colour = 0; colour < s.field.length; colour++) {
        add(s.storage, colour, at(s.field, colour));
        s.field[colour] = 0;
      }
      break;

    case 'ActionChosen':
      s.action = e.colour;
      s.ap = e.ap;
      s.neutralTaken = 0;
      s.orderSteps = 0;
      s.sailed.fill(0);
      s.stage = 'act';
      break;
    case 'GoldTaken':
      gain(s, e.seat, e);
      s.stage = 'act';
      break;
    case 'CubesCounted':
      s.tokenSpent[e.token] = 1;
      book(s, e.seat, 'cubes', e.vp);
      s.stage = 'act';
      break;
    case 'ChestCashed':
      add(s.chests, e.seat, -1);
      s.chestsGone++;
      gain(s, e.seat, e);
      break;
    case 'TokenCashed':
      s.tokenSpent[e.token] = 1;
      gain(s, e.seat, e);
      break;
    case 'Compensated':
      gain(s, e.seat, e);
      break;

    case 'ShipPlaced':
      s.ships[e.seat * SHIPS + e.ship] = e.space;
      break;
    case 'ShipsHastened':
      s.tokenSpent[e.token] = 1;
      s.ap += e.ap;
      break;
    case 'ShipSailed':
      s.ships[e.seat * SHIPS + e.ship] = e.to;
      s.sailed[e.ship] = 1;
      add(s.gold, e.seat, -e.paid);
      s.ap += e.paid;
      if (e.landing) {
        s.landing = e.ship;
        s.stage = 'found';
      }
      break;
    case 'PostFounded':
      s.cover[e.cell] = POST + e.seat;
      add(s.freeLand, e.island, -1);
      add(s.islandPosts, e.island * s.seats + e.seat, 1);
      add(s.posts, e.seat, -1);
      book(s, e.seat, 'discovery', e.vp);
      gain(s, e.seat, e);
      s.landing = NONE;
      s.stage = 'act';
      break;
    case 'PostDeclined':
      s.landing = NONE;
      s.stage = 'act';
      break;

    case 'CannonsLoaded':
      s.cannons[e.seat] = e.to;
      pay(s, e.seat, e.steps - e.paid, e.paid);
      break;
    case 'TilePlanned':
      add(s.stock, e.seat * TILES.length + e.tile, 1);
      if (e.tile < FIRST_VILLAGE) {
        add(s.neutralSupply, e.tile, -1);
        s.neutralTaken++;
      } else add(s.villageSupply, e.seat * VILLAGE_SHAPES + e.tile - FIRST_VILLAGE, -1);
      pay(s, e.seat, e.ap, e.paid);
      break;
    case 'ProgressAdvanced':
      s.progress[e.seat] = e.to;
      pay(s, e.seat, e.steps - e.paid, e.paid);
      if (e.tokenDue) s.stage = 'token';
      break;
    case 'TokenTaken':
      s.tokenAt[e.token] = e.seat;
      s.progressOffer[e.slot] = NONE;
      s.stage = 'act';
      break;

    case 'TileBuilt':
      buildTile(s, e);
      break;
    case 'IslandCompleted':
      book(s, e.seat, 'completion', e.vp);
      for (let seat = 0; seat < s.seats; seat++) book(s, seat, 'posts', at(e.posts, seat));
      if (e.chest) {
        s.islandChest[e.island] = 0;
        add(s.chests, e.seat, 1);
      }
      break;

    case 'ProductionBought':
      s.productionOffer[e.slot] = NONE;
      add(s.production, e.seat * SORTS.length + SORT_INDEX[e.sort], 1);
      pay(s, e.seat, e.ap, e.paid);
      break;
    case 'OrderAdvanced':
      moveDisc(s, e.seat, e.to);
      s.orderSteps += e.steps;
      pay(s, e.seat, e.steps - e.paid, e.paid);
      break;
    case 'DiscJumped':
      s.tokenSpent[e.token] = 1;
      moveDisc(s, e.seat, e.to);
      s.orderSteps = JUMPED;
      s.ap = 0;
      break;

    case 'RoundEnded':
      s.phase = NONE;
      s.stage = 'pirate';
      break;
    case 'PiratesRepelled':
      add(s.cannons, e.seat, -e.strength);
      gain(s, e.seat, e);
      break;
    case 'PiratesPlundered':
      s.cannons[e.seat] = 0;
      book(s, e.seat, 'pirates', -e.loss);
      break;
    case 'FinalScored':
      for (let seat = 0; seat < s.seats; seat++) book(s, seat, e.item, at(e.points, seat));
      s.finalBooked++;
      break;
    case 'GameEnded':
      s.stage = 'over';
      break;
  }
}

function book(s: State, seat: Seat, item: ScoreItem, points: number): void {
  if (points === 0) return;
  add(s.booked, SCORE_ITEMS.indexOf(item) * s.seats + seat, points);
  add(s.vp, seat, points);
}

function gain(s: State, seat: Seat, { gold, overflow }: Gained): void {
  add(s.gold, seat, gold - overflow);
  book(s, seat, 'overflow', overflow);
}

function pay(s: State, seat: Seat, ap: number, gold: number): void {
  s.ap -= ap;
  add(s.gold, seat, -gold);
}

function layMap(s: State, layout: string): void {
  s.layout = layout;
  const { islands } = geometryOf(layout);
  s.freeLand = islands.map((island) => island.size);
  s.islandPosts = zeros(islands.length * s.seats);
  s.islandChest = islands.map((island) => (island.big ? 1 : 0));
  s.stage = 'order';
}

/** Eight tokens fill both areas; four push the left area to the right, whose rest leaves the game (AM-181). */
function layTokens(s: State, tokens: readonly number[]): void {
  if (tokens.length === PROGRESS_AREA) {
    for (let slot = 0; slot < PROGRESS_AREA; slot++) {
      const old = at(s.progressOffer, PROGRESS_AREA + slot);
      if (old !== NONE) s.tokenAt[old] = TOKEN_GONE;
      s.progressOffer[PROGRESS_AREA + slot] = at(s.progressOffer, slot);
    }
  }
  for (let slot = 0; slot < tokens.length; slot++) {
    const token = at(tokens, slot);
    s.progressOffer[slot] = token;
    s.tokenAt[token] = TOKEN_SHOWN;
  }
}

/** What was not bought leaves the game; the next stack is laid out (AM-182). */
function layProduction(s: State, kinds: readonly number[]): void {
  for (const old of s.productionOffer) if (old !== NONE) s.productionGone++;
  s.productionOffer = kinds.slice();
  for (const kind of kinds) add(s.productionHidden, kind, -1);
}

function buildTile(s: State, e: EventOf<'TileBuilt'>): void {
  const cover = e.tile < FIRST_VILLAGE ? NEUTRAL : VILLAGE + e.seat;
  const { offsets } = row(rotationsOf(e.tile), e.rotation);
  for (const offset of offsets) s.cover[e.cell + offset] = cover;
  s.built.push(packTile(e));
  add(s.freeLand, e.island, -offsets.length);
  add(s.stock, e.seat * TILES.length + e.tile, -1);
  for (const sort of e.commodities) add(s.commodities, e.seat * SORTS.length + SORT_INDEX[sort], 1);
  book(s, e.seat, 'tiles', e.vp);
  pay(s, e.seat, e.ap, e.paid);
}

/** Onto the space, on top of whatever lies there (AM-155); the others keep their order (AM-D46). */
function moveDisc(s: State, seat: Seat, to: number): void {
  const { order, special } = s;
  order.splice(order.indexOf(seat), 1);
  special[seat] = to;
  let place = 0;
  while (place < order.length && at(special, at(order, place)) > to) place++;
  order.splice(place, 0, seat);
}
