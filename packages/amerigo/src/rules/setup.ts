import { drawIndices, drawKind, type Emit, type Reason, type Rng, reason } from '@quarterdeck/kernel';
import { PIRATE_MARKERS, PROGRESS_AREA } from '../data/constants';
import { PRODUCTION_KINDS } from '../data/goods';
import type { Event } from '../events';
import type { OutcomeOf } from '../move';
import { add, at, zeros } from '../numbers';
import { pirateStrength, type State, TOKEN_HIDDEN } from '../state';
import { beginRound } from './phase';

/** The random stack of order discs, top first (AM-046). */
export function sampleOrder(s: State, rng: Rng): OutcomeOf<'order'> {
  return { kind: 'order', order: drawIndices(rng, s.seats, s.seats) };
}

export function refuseOrderDraw(s: State, { order }: OutcomeOf<'order'>): Reason | undefined {
  const sorted = [...order].sort((a, b) => a - b);
  const possible = order.length === s.seats && sorted.every((seat, i) => seat === i);
  return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-046');
}

/** Markers not turned up yet; the one that is out of the game cannot be told from the others (AM-040). */
function hiddenPirates(s: State): number[] {
  const hidden: number[] = [...PIRATE_MARKERS];
  for (const shown of s.pirates) hidden.splice(hidden.indexOf(shown), 1);
  return hidden;
}

export function samplePirate(s: State, rng: Rng): OutcomeOf<'pirate'> {
  const hidden = hiddenPirates(s);
  return { kind: 'pirate', marker: at(hidden, rng.below(hidden.length)) };
}

export function refusePirate(s: State, { marker }: OutcomeOf<'pirate'>): Reason | undefined {
  return hiddenPirates(s).includes(marker) ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-040');
}

export function showPirate(s: State, { marker }: OutcomeOf<'pirate'>, emit: Emit<Event>): void {
  emit({ kind: 'PirateShown', marker, strength: pirateStrength(s) + marker });
}

/** Eight at the set-up, four before each further round (AM-042, AM-181). */
function tokensToLay(s: State): number {
  return s.round === 0 ? 2 * PROGRESS_AREA : PROGRESS_AREA;
}

export function sampleTokens(s: State, rng: Rng): OutcomeOf<'progress'> {
  const hidden: number[] = [];
  s.tokenAt.forEach((place, token) => {
    if (place === TOKEN_HIDDEN) hidden.push(token);
  });
  return { kind: 'progress', tokens: drawIndices(rng, hidden.length, tokensToLay(s)).map((i) => at(hidden, i)) };
}

export function refuseTokens(s: State, { tokens }: OutcomeOf<'progress'>): Reason | undefined {
  const possible =
    tokens.length === tokensToLay(s) && tokens.every((token, i) => s.tokenAt[token] === TOKEN_HIDDEN && tokens.indexOf(token) === i);
  return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-042');
}

export function sampleProduction(s: State, rng: Rng): OutcomeOf<'production'> {
  const hidden = s.productionHidden.slice();
  const kinds = s.productionOffer.map(() => {
    const kind = drawKind(rng, hidden);
    add(hidden, kind, -1);
    return kind;
  });
  return { kind: 'production', kinds };
}

export function refuseProduction(s: State, { kinds }: OutcomeOf<'production'>): Reason | undefined {
  const drawn = zeros(PRODUCTION_KINDS.length);
  for (const kind of kinds) add(drawn, kind, 1);
  const possible = kinds.length === s.productionOffer.length && drawn.every((count, kind) => count <= at(s.productionHidden, kind));
  return possible ? undefined : reason('IMPOSSIBLE_OUTCOME', 'AM-044');
}

/** The last thing laid out: at the set-up the tower is filled next, later the round begins. */
export function layProduction(s: State, { kinds }: OutcomeOf<'production'>, emit: Emit<Event>): void {
  emit({ kind: 'ProductionLaid', kinds });
  if (s.round > 0) beginRound(s, emit);
}
