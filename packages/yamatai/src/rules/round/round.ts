import { add, at, countOf, type Emit, range, type Seat } from '@quarterdeck/kernel';
import { COINS_PER_ROUND, DISPLAY_SIZE } from '../../data/figures';
import type { Event, HappeningsOf } from '../../event';
import { buildingName, playerName } from '../../names';
import { say } from '../../say';
import { EVERYBODY, NONE, type State, slotTile, type Tile } from '../../state';
import { learn } from '../ledger';
import { endGame } from './end';
import { beginPhase } from './phase';

/* From one turn to the next, and from one round to the next. */

/** YA-084. */
export function endTurn(s: State, seat: Seat, emit: Emit<Event>): void {
  emit({ kind: 'TurnEnded', seat });
  if (s.current === s.order.length) endRound(s, emit);
}

function endRound(s: State, emit: Emit<Event>): void {
  emit({ kind: 'RoundEnded', round: s.round });
  // YA-085, YA-D24: a last building ends the game before anything is prepared.
  if (s.figures.includes(0)) endGame(s, 'lastBuilding', emit);
  // YA-092, YA-D23.
  else if (s.supply.includes(0)) endGame(s, 'boats', emit);
  else refillDisplay(s, emit);
}

/** YA-086, YA-087. */
function refillDisplay(s: State, emit: Emit<Event>): void {
  const spots = range(DISPLAY_SIZE).filter((spot) => s.display[spot] !== NONE);
  emit({ kind: 'CoinsLaid', spots });
  const empty = DISPLAY_SIZE - spots.length;
  if (empty > s.specialistDeck) endGame(s, 'specialists', emit);
  else if (empty > 0) beginPhase('specialists', emit);
  else refillRow(s, emit);
}

/** How many tiles the row lacks. */
const rowGaps = (s: State): number => countOf(s.row, NONE);
/** How many of those that fill it nobody has seen yet. */
export const freshForRow = (s: State): number => Math.max(0, rowGaps(s) - s.top.length);

/** YA-088. */
export function refillRow(s: State, emit: Emit<Event>): void {
  const gaps = rowGaps(s);
  if (gaps > s.deck) endGame(s, 'buildings', emit);
  else if (freshForRow(s) > 0) beginPhase('row', emit);
  else {
    if (gaps > 0) layRow(s, [], emit);
    moveMeeples(s, emit);
  }
}

/** Tiles put back on the deck come first, then those that chance gave. */
export function layRow(s: State, fresh: readonly Tile[], emit: Emit<Event>): void {
  const seen = s.top.slice(0, Math.min(s.top.length, rowGaps(s))).map((slot) => slotTile(s, slot));
  emit({ kind: 'RowFilled', tiles: [...seen, ...fresh] });
}

/** YA-089: each meeple goes to the spot with the number of its fleet. */
export function moveMeeples(s: State, emit: Emit<Event>): void {
  const byFleet = range(s.order.length).sort((a, b) => at(s.taken, a) - at(s.taken, b));
  emit({ kind: 'MeeplesMoved', order: byFleet.map((i) => at(s.order, i)), spots: byFleet.map((i) => at(s.taken, i)) });
  beginPhase('fleets', emit);
}

export const beginRound = (round: number, emit: Emit<Event>): void => emit({ kind: 'RoundBegan', round });

export const isSetup = (s: State): boolean => s.round === 0;

export const happenings: HappeningsOf<'TurnEnded' | 'RoundEnded' | 'CoinsLaid' | 'RowFilled' | 'MeeplesMoved' | 'RoundBegan'> = {
  TurnEnded: {
    evolve(s) {
      s.chain = [];
      s.collected = 0;
      s.trades = 0;
      s.bought = 0;
      s.sold = 0;
      s.powerUsed = true;
      s.recruited = false;
      s.current++;
      s.phase = 'fleet';
    },
    say: () => undefined,
  },
  RoundEnded: {
    evolve(s) {
      s.current = 0;
    },
    say: (e) => say('event.RoundEnded', { round: e.round }),
  },
  CoinsLaid: {
    evolve(s, e) {
      for (const spot of e.spots) add(s.displayCoins, spot, COINS_PER_ROUND);
    },
    say: (e) => (e.spots.length === 0 ? undefined : say('event.CoinsLaid', { coins: COINS_PER_ROUND })),
  },
  RowFilled: {
    /** Tiles come from the top of the deck, so first those that somebody has put back there. */
    evolve(s, { tiles }) {
      let drawn = 0;
      for (let i = 0; i < s.row.length && drawn < tiles.length; i++) {
        if (s.row[i] !== NONE) continue;
        const tile = at(tiles, drawn++);
        s.row[i] = tile;
        const slot = s.top.shift();
        if (slot !== undefined) learn(s, slot, tile, EVERYBODY);
      }
      s.deck -= tiles.length;
    },
    say: (e) => say('event.RowFilled', { tiles: e.tiles.map(buildingName) }),
  },
  MeeplesMoved: {
    evolve(s, e) {
      s.order = e.order.slice();
      s.spots = e.spots.slice();
      s.taken.fill(NONE);
    },
    say: (e) => say('event.MeeplesMoved', { players: e.order.map(playerName) }),
  },
  RoundBegan: {
    evolve(s, e) {
      s.round = e.round;
      s.current = 0;
      s.phase = 'fleet';
    },
    say: (e) => say('event.RoundBegan', { round: e.round }),
  },
};
