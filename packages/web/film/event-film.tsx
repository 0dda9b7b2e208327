import { type AnyGame, plainRng, speaker } from '@quarterdeck/kernel';
import { loadBoard } from '../src/boards/registry';
import { loadEngine } from '../src/games';
import type { BoardProps, SizeClass } from '../src/kit';
import { atRest } from '../src/kit/at-rest';
import { houseOwners } from '../src/kit/owners';
import type { Film } from './film-of';

/** Quick games played in search of a happening before it is given up. */
const GAMES = 12;
const SEATS = 3;

interface Moment {
  readonly before: unknown;
  readonly event: unknown;
}

/** The first happening of a kind that moves for at least so long, in a quick game. */
export async function eventFilm(size: SizeClass, id: string, kind: string, atLeast: number): Promise<Film> {
  const [game, board] = await Promise.all([loadEngine(id), loadBoard(id)]);
  if (board === undefined) throw new Error(`${id} has no board`);
  const lasts = ({ event, before }: Moment): number => board.motionOf?.(event, before) ?? 0;
  const found = Array.from({ length: GAMES }, (_, seed) =>
    search(game, seed, (moment) => kindOf(moment.event) === kind && lasts(moment) >= atLeast),
  ).find((moment) => moment !== undefined);
  if (found === undefined) throw new Error(`No ${kind} in ${GAMES} games of ${id}`);
  const after = game.clone(found.before);
  game.evolve(after, found.event);
  const [texts, own] = await Promise.all([game.texts.en(), board.texts?.en() ?? {}]);
  const names = ['Ada', 'Bo', 'Cy'];
  const props = (view: unknown, playing: BoardProps<unknown, unknown, unknown>['playing']): BoardProps<unknown, unknown, unknown> => ({
    ...atRest(game, view, 0, board.hand?.empty),
    playing,
    speaker: speaker('en', { messages: { ...texts.messages, ...own }, rules: texts.rules }, names),
    names,
    owners: board.owners?.(view, SEATS) ?? houseOwners(SEATS),
    size,
    calm: false,
  });
  return {
    before: <board.Board {...props(game.view(found.before, 0), undefined)} />,
    during: <board.Board {...props(game.view(after, 0), { id: 1, event: found.event, before: found.before, duration: lasts(found) })} />,
    ready: Promise.resolve(),
    lasts: lasts(found),
  };
}

function kindOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'kind' in event ? event.kind : undefined;
}

function search(game: AnyGame, seed: number, wanted: (moment: Moment) => boolean): Moment | undefined {
  const rng = plainRng(seed + 1);
  const s = game.initial({ seats: SEATS, options: {} });
  let found: Moment | undefined;
  const emit = (event: unknown): void => {
    if (found === undefined && wanted({ before: s, event })) found = { before: game.clone(s), event };
    game.evolve(s, event);
  };
  for (let turn = game.turn(s); turn.kind !== 'over' && found === undefined; turn = game.turn(s)) {
    const seat = turn.kind === 'seats' ? turn.seats[0] : undefined;
    if (seat === undefined) game.chance(s, game.sample(s, rng), emit);
    else {
      const moves = game.moves(s, seat);
      game.play(s, seat, game.policy?.rollout(s, seat, rng) ?? moves[rng.below(moves.length)], emit);
    }
  }
  return found;
}
