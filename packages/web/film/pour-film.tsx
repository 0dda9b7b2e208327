import { amerigo, COLOURS, type Event, type State } from '@quarterdeck/amerigo';
import { plainRng, speaker } from '@quarterdeck/kernel';
import { board } from '../src/boards/amerigo';
import { POUR } from '../src/boards/amerigo/events';
import type { Props } from '../src/boards/amerigo/types';
import type { SizeClass } from '../src/kit';
import { atRest } from '../src/kit/at-rest';
import { pourKit } from '../src/kit/physics/pour-kit';
import type { Film } from './film-of';

/** Cubes of a colour. */
const CUBES = 7;

/** Storage before the throw and cubes that come out, for pours of 3 and of 15 cubes in the first phase. */
const POURS: Readonly<Record<number, { readonly storage: readonly number[]; readonly out: readonly number[] }>> = {
  3: { storage: [4, 5, 4, 5, 5, 4, 5], out: [2, 0, 1, 0, 0, 0, 0] },
  15: { storage: [6, 4, 3, 4, 3, 5, 4], out: [4, 2, 3, 1, 2, 1, 2] },
};

/** A pour after which so many cubes lie in the tray. */
export async function pourFilm(size: SizeClass, cubes: number): Promise<Film> {
  const { storage, out } = POURS[cubes] ?? { storage: [], out: [] };
  const before = beforeThrow();
  before.storage = [...storage];
  before.field = COLOURS.map(() => 0);
  before.inside = storage.map((cubes) => CUBES - cubes);
  const fell: Event = { kind: 'CubesFell', colour: COLOURS[0], thrown: storage[0] ?? 0, out, ap: Math.max(...out) };
  const after = amerigo.clone(before);
  amerigo.evolve(after, fell);
  const [texts, own] = await Promise.all([amerigo.texts.en(), board.texts?.en() ?? {}]);
  const names = ['Ada', 'Bo', 'Cy'];
  const props = (view: State, playing: Props['playing']): Props => ({
    ...(atRest(amerigo, view, 0, board.hand?.empty) as unknown as Props),
    playing,
    speaker: speaker('en', { messages: { ...texts.messages, ...own }, rules: texts.rules }, names),
    names,
    owners: board.owners?.(view, 3) ?? [],
    size,
    calm: false,
  });
  return {
    before: <board.Board {...props(before, undefined)} />,
    during: <board.Board {...props(after, { id: 1, event: fell, before, duration: POUR })} />,
    ready: pourKit.load(),
    lasts: POUR,
  };
}

/** A game up to its first throw. */
function beforeThrow(): State {
  const rng = plainRng(5);
  const s = amerigo.initial({ seats: 3, options: {} });
  while (s.stage !== 'throw') {
    const turn = amerigo.turn(s);
    if (turn.kind === 'over') break;
    const emit = (event: Event): void => amerigo.evolve(s, event);
    if (turn.kind === 'chance') amerigo.chance(s, amerigo.sample(s, rng), emit);
    else amerigo.play(s, turn.seats[0] ?? 0, amerigo.moves(s, turn.seats[0] ?? 0)[0] ?? { kind: 'gold' }, emit);
  }
  return s;
}
