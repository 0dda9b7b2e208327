import { add, at, oneOf, pattern, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { FIRST_VILLAGE, TILES, type Tile } from '../../data/tiles';
import { TOKEN } from '../../data/tokens';
import type { HappeningsOf } from '../../event';
import type { DecisionOf, MoveOf, WorthOf } from '../../move';
import { tileName } from '../../names';
import { say } from '../../say';
import { owns, type State, supplyOf, VILLAGE_SHAPES } from '../../state';
import { untimely } from '../../turn';
import { goldNeeded, priceOf, whyNotPay } from '../gold/purse';
import { pay } from '../ledger';

const PLAN = TILES.map((_, tile): MoveOf<'plan'> => ({ kind: 'plan', tile }));

/** A tile from the supply into the own stock (AM-110, AM-111). */
export const plan: DecisionOf<'plan'> = {
  at: ['red'],
  whyNot: (s, seat, { tile }) => whyNot(s, seat, tile),
  list(s, seat, out) {
    for (const move of PLAN) if (whyNot(s, seat, move.tile) === undefined) out.push(move);
  },
  play(s, seat, { tile }, emit) {
    emit({ kind: 'TilePlanned', seat, tile, ...priceOf(s, at(TILES, tile).ap) });
  },
  text: pattern('plan {tile}', {
    tile: oneOf<Tile>(
      'tile',
      TILES.map(({ id }) => id),
    ),
  }),
  say({ tile }, s) {
    const { ap } = at(TILES, tile);
    return say('move.plan', { tile: tileName(tile), ap, paid: goldNeeded(s, ap) });
  },
  notNow: untimely(reason('OTHER_ACTION', 'AM-068')),
};

function whyNot(s: State, seat: Seat, tile: Tile): Reason | undefined {
  if (supplyOf(s, seat, tile) === 0) return reason('SUPPLY_EMPTY', 'AM-D36', { tile: tileName(tile) });
  if (tile < FIRST_VILLAGE && s.neutralTaken >= neutralLimit(s, seat)) return reason('ONE_NEUTRAL_TILE', 'AM-113');
  return whyNotPay(s, seat, at(TILES, tile).ap);
}

/** Neutral tiles per red action (AM-113, AM-206). */
function neutralLimit(s: State, seat: Seat): number {
  return owns(s, seat, TOKEN.planTwo) ? 2 : 1;
}

export const happenings: HappeningsOf<'TilePlanned'> = {
  TilePlanned: {
    evolve(s, e) {
      add(s.stock, e.seat * TILES.length + e.tile, 1);
      if (e.tile < FIRST_VILLAGE) {
        add(s.neutralSupply, e.tile, -1);
        s.neutralTaken++;
      } else add(s.villageSupply, e.seat * VILLAGE_SHAPES + e.tile - FIRST_VILLAGE, -1);
      pay(s, e.seat, e.ap, e.paid);
    },
    say: ({ seat, tile, paid }) => say('event.TilePlanned', { who: { seat }, tile: tileName(tile), paid }),
  },
};

/** For bots: larger tiles first; where they will go is left to those who think longer. */
export const worth: WorthOf<'plan'> = (_s, _seat, { tile }) => at(TILES, tile).vpBig;
