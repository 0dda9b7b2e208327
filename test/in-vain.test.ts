import { createBot, type Level, loadPrior } from '@quarterdeck/bots';
import { CAPTAIN_CARDS, efemeris, type Move, OFFICER, SPICE_CAP, type State } from '@quarterdeck/efemeris';
import { at, configOf, derivedRng, drive, type Seat } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';

/*
 * Whole games of Efemeris, looked at turn by turn for what people would laugh at: cards, markers and spices spent for nothing.
 * An estimate hardly tells such moves from doing nothing, and then luck decides.
 */

interface Step {
  readonly seat: Seat;
  readonly move: Move;
  /** Where a ship was that is moved. */
  readonly from: number | undefined;
  /** Whether a spice that is given away had room where it was. */
  readonly hadRoom: boolean;
}

/** Who a First Officer serves under, by whom something is prepared that only a shot makes use of. */
const AIMS = CAPTAIN_CARDS.findIndex(({ id }) => id === 'fairborne');

/** What one side did in a turn that came to nothing. */
function inVain(steps: readonly Step[], aims: (seat: Seat) => boolean): string[] {
  const vain: string[] = [];
  steps.forEach(({ seat, move }, i) => {
    const later = steps.slice(i + 1);
    const follows = (kind: Move['kind']): boolean => later.some((step) => step.move.kind === kind && step.seat === seat);
    if (move.kind === 'play' && move.crew === OFFICER && aims(seat) && !follows('gunner')) vain.push('aims at nothing');
    if (move.kind === 'play' && efemeris.notation.writeMove(move) === 'shipbuilder' && !follows('frigate')) vain.push('builds nothing');
  });
  return [...vain, ...thereAndBack(steps)];
}

/** Ships that were carried off by a wind and sailed back without a shot on the way. */
function thereAndBack(steps: readonly Step[]): string[] {
  const begun = new Map<string, { from: number | undefined; at: number }>();
  const vain: string[] = [];
  steps.forEach(({ seat, move, from }, i) => {
    if (move.kind !== 'sail' && move.kind !== 'wind') return;
    const ship = `${seat} ${move.ship}`;
    const start = begun.get(ship);
    if (move.kind === 'wind') begun.set(ship, start ?? { from, at: i });
    else if (start === undefined) return;
    else if (start.from === move.field && !steps.slice(start.at, i).some((step) => SHOTS.has(step.move.kind))) vain.push('there and back');
  });
  return vain;
}

/** Spices that partners gave back without having taken a planet with them, however many turns later. */
function handedBack(steps: readonly Step[]): string[] {
  const held = new Map<Seat, Set<number>>();
  const vain: string[] = [];
  for (const { seat, move, hadRoom } of steps) {
    if (move.kind === 'conquer') held.delete(seat);
    if (move.kind !== 'share') continue;
    if (hadRoom && held.get(seat)?.has(move.spice) === true) vain.push('hands back');
    const partner = seat ^ 1;
    held.set(partner, (held.get(partner) ?? new Set()).add(move.spice));
  }
  return vain;
}

const SHOTS: ReadonlySet<Move['kind']> = new Set(['gunner', 'broadside', 'shot', 'freeze', 'drive']);

/** Games between bots of a level: what was done in vain, and how many turns there were. */
async function watch(seats: number, level: Level, games: number): Promise<{ vain: string[]; turns: number }> {
  const config = configOf(efemeris, seats);
  const prior = await loadPrior(efemeris, config);
  const vain: string[] = [];
  let turns = 0;
  for (let game = 0; game < games; game++) {
    const seed = `vain/${seats}/${game}`;
    const minds = derivedRng(`${seed}/minds`, 0);
    const bots = Array.from({ length: seats }, (_, seat) =>
      createBot(efemeris, { config, seat, level, seed: minds.u32(), budget: { iterations: 40 } }, prior),
    );
    const s = efemeris.initial(config);
    const all: Step[] = [];
    let left = 1000;
    let steps: Step[] = [];
    let turn = 0;
    const close = (now: State): void => {
      vain.push(...inVain(steps, (seat) => now.captains[seat]?.[at(now.galleonsLost, seat)] === AIMS));
      steps = [];
      turns++;
    };
    drive(efemeris, s, {
      luck: (n) => derivedRng(seed, n),
      choose: (now, seat) => {
        if (left-- === 0) return undefined;
        const stage = efemeris.policy?.stage?.(now) ?? 0;
        if (stage !== turn) close(now);
        turn = stage;
        const move = at(bots, seat).choose(efemeris.view(now, seat));
        const ship = move.kind === 'sail' || move.kind === 'wind' ? (now.shipAt.length / now.seats) * seat + move.ship : undefined;
        const hadRoom = move.kind === 'share' && at(now.spices, 2 * seat + move.spice) < SPICE_CAP;
        const step = { seat, move, from: ship === undefined ? undefined : now.shipAt[ship], hadRoom };
        all.push(step);
        steps.push(step);
        return move;
      },
    });
    close(s);
    vain.push(...handedBack(all));
  }
  return { vain, turns };
}

describe('nothing is spent for nothing in Efemeris', () => {
  test.each([2, 3, 4])('by mates at %i seats', async (seats) => {
    const { vain, turns } = await watch(seats, 'mate', 20);
    expect(turns).toBeGreaterThan(200);
    expect(vain).toEqual([]);
  });

  test('by captains in a hurry', async () => {
    const { vain, turns } = await watch(2, 'captain', 2);
    expect(turns).toBeGreaterThan(30);
    expect(vain).toEqual([]);
  }, 120_000);

  test('by captains who are partners', async () => {
    const { vain, turns } = await watch(4, 'captain', 1);
    expect(turns).toBeGreaterThan(10);
    expect(vain).toEqual([]);
  }, 120_000);
});
