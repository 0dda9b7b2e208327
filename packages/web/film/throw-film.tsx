import { plainRng, speaker, type Viewer } from '@quarterdeck/kernel';
import { type Event, type Move, pirates, RED, type State } from '@quarterdeck/pirates';
import { board } from '../src/boards/pirates';
import { THROW } from '../src/boards/pirates/events';
import type { Props } from '../src/boards/pirates/types';
import type { Pace, SizeClass } from '../src/kit';
import { atRest } from '../src/kit/at-rest';
import { throwKit } from '../src/kit/physics/throw-kit';
import type { Film } from './film-of';

type Thrown = Extract<Event, { kind: 'DiceThrown' }>;

interface ThrowFilm {
  /** Who throws, in a game of four. */
  readonly side: number;
  readonly viewer: Viewer;
  /** The cup waits for the viewer's hand. */
  readonly byHand: boolean;
}

/** A throw of so many dice from one of the four sides. */
export async function throwFilm(size: SizeClass, dice: number, { side, viewer, byHand }: ThrowFilm): Promise<Film> {
  const { before, thrown } = aThrow(dice, side);
  const after = pirates.clone(before);
  pirates.evolve(after, thrown);
  const [texts, own] = await Promise.all([pirates.texts.en(), board.texts?.en() ?? {}]);
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const props = (view: State, playing: Props['playing']): Props => ({
    ...(atRest(pirates, view, viewer, board.hand?.empty) as unknown as Props),
    playing,
    speaker: speaker('en', { messages: { ...texts.messages, ...own }, rules: texts.rules }, names),
    names,
    owners: board.owners?.(view, 4) ?? [],
    size,
    calm: false,
    ...(byHand ? { pace: PACE } : {}),
  });
  return {
    before: <board.Board {...props(before, undefined)} />,
    during: <board.Board {...props(after, { id: 1, event: thrown, before, duration: THROW })} />,
    ready: throwKit.load(),
    lasts: THROW,
  };
}

/** Time stands still for whoever takes the pictures. */
const PACE: Pace = {
  // The cup waits as long as whoever takes the pictures.
  speed: 0.001,
  paused: false,
  onSpeed: () => undefined,
  onStay: (duration) => {
    document.documentElement.dataset.stays = String(duration);
  },
  onPause: () => undefined,
  onBack: () => undefined,
  onForward: () => undefined,
};

/** The state before a plunder's throw in a random game, and a throw of the wanted size in its place. */
function aThrow(count: number, side: number): { readonly before: State; readonly thrown: Thrown } {
  const rng = plainRng(7);
  const s = pirates.initial({ seats: 4, options: {} });
  let found: State | undefined;
  const emit = (event: Event): void => {
    if (event.kind === 'DiceThrown' && found === undefined) found = pirates.clone(s);
    pirates.evolve(s, event);
  };
  while (found === undefined) {
    const turn = pirates.turn(s);
    if (turn.kind === 'over') throw new Error('No throw in this game');
    if (turn.kind === 'chance') pirates.chance(s, pirates.sample(s, rng), emit);
    else {
      const seat = turn.seats[0] ?? 0;
      const moves = pirates.moves(s, seat);
      const busy = moves.filter((move) => move.kind !== 'done');
      const among: readonly Move[] = busy.length > 0 ? busy : moves;
      pirates.play(s, seat, among[rng.below(among.length)] ?? { kind: 'done' }, emit);
    }
  }
  const owners = Array.from({ length: count }, (_, i) => (i % 5 === 4 ? RED : i % 5));
  return { before: found, thrown: { kind: 'DiceThrown', seat: side, owners, dice: scattered(count) } };
}

/** Places apart from each other, as a throw leaves them. */
function scattered(count: number): number[] {
  const rng = plainRng(count * 31);
  const dice: number[] = [];
  while (dice.length < count * 4) {
    const [x, y] = [900 + rng.below(12_600) + rng.below(12_600), 900 + rng.below(12_600) + rng.below(12_600)];
    const free = dice.every((_, i) => i % 4 > 0 || Math.hypot((dice[i] ?? 0) - x, (dice[i + 1] ?? 0) - y) >= 1700);
    if (free) dice.push(x, y, rng.below(90), 1 + rng.below(6));
  }
  return dice;
}
