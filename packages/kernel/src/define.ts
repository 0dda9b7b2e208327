import { type Emit, type Game, OVER, type Seat, type SeatsTurn, type Turn, type Viewer } from './game';
import { type Pattern, patterns } from './pattern';
import type { Rng } from './random';
import type { Reason } from './reason';
import { NO_POINTS, type ScoredPoints } from './score';
import type { Message } from './text';
import { newestOf } from './versions';

/*
 * A game from its parts. A decision (one kind of move), a happening (one kind of event) and a draw
 * (one question to chance) are each written in one place; `defineGame` puts them together to the
 * `Game` that everybody else knows. Parts are methods of plain objects without state of their own.
 */

export interface Kinded {
  readonly kind: string;
}

/** The member of a union with this kind. */
export type Of<U extends Kinded, K extends U['kind']> = Extract<U, { readonly kind: K }>;

/** What a move or outcome says beyond its kind. */
type Fields<U extends Kinded> = { readonly [Name in keyof U as Name extends 'kind' ? never : Name]: U[Name] };

/** Of whom a decision is asked: of those the table waits for, of those who may think again, or of both. */
type Asked = 'must' | 'may' | 'either';

/** One kind of move. `M` is that kind alone. */
export interface Decision<S, M extends Kinded, E, At extends string> {
  /** The steps in which it is asked. */
  readonly at: readonly At[];
  /** `must` when absent. */
  readonly of?: Asked;
  /** Guards in the order of the rulebook; step and seat have been looked at. Absent: always allowed there. */
  whyNot?(s: S, seat: Seat, move: M): Reason | undefined;
  /** Adds every legal move of this kind; step and seat have been looked at. */
  list(s: S, seat: Seat, out: M[]): void;
  /** Carries a legal move out: reads the state, changes it only through `emit`. */
  play(s: S, seat: Seat, move: M, emit: Emit<E>): void;
  /** How it is written. */
  readonly text: Pattern<Fields<M>>;
  /** The move as an imperative sentence. */
  say(move: M, s: S, seat: Seat): Message;
  /** It decides nothing when it is the only move left, as "end the turn": tables then make it by themselves. */
  readonly closes?: true;
  /** A better reason than "not now", for a step in which it is not asked. */
  notNow?(s: S, seat: Seat): Reason | undefined;
  /** A better reason than "not yours", for a seat of which it is not asked in a step that asks it. */
  notYours?(s: S, seat: Seat): Reason | undefined;
  /** The question, where this decision is all that its step asks. */
  ask?(s: S, seat: Seat): Message;
}

/** One kind of event. */
export interface Happening<S, E extends Kinded> {
  /** The effect on a state or view; absent when it is only told. */
  evolve?(s: S, e: E): void;
  /** Absent when everybody sees all of it. */
  redact?(e: E, viewer: Viewer, s: S): E | undefined;
  /** The log line, with the state just after; undefined when it needs none. */
  say(e: E, after: S): Message | undefined;
  /** Absent when it books nothing. */
  points?(e: E): readonly ScoredPoints[];
}

/** One question to chance. */
export interface Draw<S, C extends Kinded, E, At extends string> {
  readonly at: readonly At[];
  sample(s: S, rng: Rng): C;
  whyNot(s: S, outcome: C): Reason | undefined;
  play(s: S, outcome: C, emit: Emit<E>): void;
  readonly text: Pattern<Fields<C>>;
}

/** Tables over kinds; `Only` narrows them to what one file holds. */
export type Decisions<S, M extends Kinded, E, At extends string, Only extends M['kind'] = M['kind']> = {
  readonly [K in Only]: Decision<S, Of<M, K>, E, At>;
};
export type Happenings<S, E extends Kinded, Only extends E['kind'] = E['kind']> = { readonly [K in Only]: Happening<S, Of<E, K>> };
export type Draws<S, C extends Kinded, E, At extends string, Only extends C['kind'] = C['kind']> = {
  readonly [K in Only]: Draw<S, Of<C, K>, E, At>;
};

/** What a game still says as a whole: the parts of `Game` that are about no single kind. */
type Whole<S, M, E, C> = Omit<
  Game<S, M, E, C>,
  | 'rulesVersion'
  | 'turn'
  | 'moves'
  | 'check'
  | 'play'
  | 'sample'
  | 'checkOutcome'
  | 'chance'
  | 'evolve'
  | 'redact'
  | 'points'
  | 'notation'
  | 'words'
  | 'closes'
  | 'closing'
  | 'isOpen'
>;

export interface Parts<S, M extends Kinded, E extends Kinded, C extends Kinded, At extends string> extends Whole<S, M, E, C> {
  /** Where the game stands: what decisions and draws name in `at`. A step that none of them names is the end. */
  step(s: S): At;
  /** Who decides, in a step with decisions; `seatTurn` for one seat. */
  deciders(s: S): SeatsTurn;
  /** In the order in which their moves are listed. */
  readonly decisions: Decisions<S, M, E, At>;
  readonly happenings: Happenings<S, E>;
  readonly draws: Draws<S, C, E, At>;
  /** Why not, when a kind of move is not asked in this step; when it is asked of somebody else; when chance was not asked this. */
  readonly refusals: { readonly notNow: Reason; readonly notYours: Reason; readonly notAsked: Reason };
  /** The question of a step with several decisions, and what to say to a seat that waits. */
  ask(s: S, seat: Seat): Message;
}

/** What a step asks, found once: of seats, or of chance. */
interface Here<D, Q> {
  readonly must: readonly D[];
  readonly may: readonly D[];
  /** The decision that words the question. */
  readonly asking: D | undefined;
  readonly draw: Q | undefined;
  /** The turn while chance is asked. */
  readonly turn: Turn | undefined;
}

export function defineGame<S, M extends Kinded, E extends Kinded, C extends Kinded, At extends string>(
  parts: Parts<S, M, E, C, At>,
): Game<S, M, E, C> {
  const { step, deciders, refusals, decisions, happenings, draws, ask } = parts;
  // Each table pairs a kind with the part that takes just that kind, which the type of the table has
  // proven; that the part found by a move's kind takes that move is what the compiler cannot follow.
  const rooms = column(decisions as unknown as Table<Decision<S, M, E, At>>, (room) => room);
  const effects = column(happenings as unknown as Table<Happening<S, E>>, (happening) => happening);
  const questions = column(draws as unknown as Table<Draw<S, C, E, At>>, (draw) => draw);
  // Looked up at every move and event: by Map, which costs nearly what a switch costs; an object with many keys costs more.
  const steps = new Map(Object.entries(stepsOf(parts.id, rooms, questions)));
  const roomOf = new Map(Object.entries(rooms));
  const drawOf = new Map(Object.entries(questions));
  const evolveOf = new Map(Object.entries(column(effects, (happening) => happening.evolve)));
  const redactOf = column(effects, (happening) => happening.redact);
  const pointsOf = column(effects, (happening) => happening.points);
  const moveTexts = patterns<M>(
    'move',
    column(rooms, (room) => room.text),
  );
  const outcomeTexts = patterns<C>(
    'outcome',
    column(questions, (draw) => draw.text),
  );

  /** What is asked of this seat now. */
  const askedOf = (s: S, seat: Seat): readonly Decision<S, M, E, At>[] => {
    const here = steps.get(step(s));
    if (here === undefined || here.turn !== undefined) return NOTHING;
    const now = deciders(s);
    if (now.seats.length === 1 ? now.seats[0] === seat : now.seats.includes(seat)) return here.must;
    return now.may?.includes(seat) === true ? here.may : NOTHING;
  };

  return {
    id: parts.id,
    rulesVersion: newestOf(parts.versions),
    versions: parts.versions,
    seats: parts.seats,
    options: parts.options,
    ...(parts.components === undefined ? {} : { components: parts.components }),

    initial: parts.initial,
    clone: parts.clone,
    turn: (s) => {
      const here = steps.get(step(s));
      return here === undefined ? OVER : (here.turn ?? deciders(s));
    },
    moves: (s, seat) => {
      const asked = askedOf(s, seat);
      const out: M[] = [];
      for (let i = 0; i < asked.length; i++) asked[i]?.list(s, seat, out);
      return out;
    },
    check: (s, seat, move) => {
      const room = roomOf.get(move.kind);
      if (room === undefined) return refusals.notNow;
      if (askedOf(s, seat).includes(room)) return room.whyNot?.(s, seat, move);
      if (room.at.includes(step(s))) return room.notYours?.(s, seat) ?? refusals.notYours;
      return room.notNow?.(s, seat) ?? refusals.notNow;
    },
    play: (s, seat, move, emit) => roomOf.get(move.kind)?.play(s, seat, move, emit),

    sample: (s, rng) => {
      const draw = steps.get(step(s))?.draw;
      if (draw === undefined) throw new Error(`${parts.id}: chance is not asked in step ${step(s)}`);
      return draw.sample(s, rng);
    },
    checkOutcome: (s, outcome) => {
      const draw = drawOf.get(outcome.kind);
      return draw === undefined || steps.get(step(s))?.draw !== draw ? refusals.notAsked : draw.whyNot(s, outcome);
    },
    chance: (s, outcome, emit) => drawOf.get(outcome.kind)?.play(s, outcome, emit),

    closes: (move) => roomOf.get(move.kind)?.closes === true,
    closing: (s, seat) => {
      const asked = askedOf(s, seat);
      const out: M[] = [];
      for (const room of asked) if (room.closes === true) room.list(s, seat, out);
      if (out.length !== 1) return undefined;
      for (const room of asked) {
        if (room.closes !== true) room.list(s, seat, out);
        if (out.length > 1) return undefined;
      }
      return out[0];
    },

    evolve: (s, event) => evolveOf.get(event.kind)?.(s, event),
    redact: (event, viewer, s) => {
      const redact = redactOf[event.kind];
      return redact === undefined ? event : redact(event, viewer, s);
    },
    points: (event) => pointsOf[event.kind]?.(event) ?? NO_POINTS,

    ...(Object.keys(redactOf).length === 0 ? { isOpen: true } : {}),
    view: parts.view,
    resample: parts.resample,
    score: parts.score,
    ranking: parts.ranking,
    census: parts.census,
    texts: parts.texts,
    ...(parts.teams === undefined ? {} : { teams: parts.teams }),
    ...(parts.bestOf === undefined ? {} : { bestOf: parts.bestOf }),
    ...(parts.preparing === undefined ? {} : { preparing: parts.preparing }),
    ...(parts.seatOneBegins === undefined ? {} : { seatOneBegins: parts.seatOneBegins }),
    ...(parts.policy === undefined ? {} : { policy: parts.policy }),

    notation: {
      writeMove: moveTexts.write,
      readMove: moveTexts.read,
      writeOutcome: outcomeTexts.write,
      readOutcome: outcomeTexts.read,
      get examples() {
        return moveTexts.examples;
      },
    },
    words: {
      event: (event, after) => effects[event.kind]?.say(event, after),
      move: (move, s, seat) => roomOf.get(move.kind)?.say(move, s, seat) ?? { key: `move.${move.kind}` },
      decision: (s, seat) => {
        const asking = steps.get(step(s))?.asking;
        return asking?.ask !== undefined && askedOf(s, seat).includes(asking) ? asking.ask(s, seat) : ask(s, seat);
      },
    },
  };
}

/** Every step with what it asks; a step asks seats or chance, never both, and chance one thing. */
function stepsOf<S, M extends Kinded, E, C extends Kinded, At extends string>(
  id: string,
  rooms: Table<Decision<S, M, E, At>>,
  questions: Table<Draw<S, C, E, At>>,
): Table<Here<Decision<S, M, E, At>, Draw<S, C, E, At>>> {
  const asked = Object.values(rooms);
  const drawn = Object.values(questions);
  const names = new Set([...asked, ...drawn].flatMap((part) => part.at));
  return Object.fromEntries(
    [...names].map((at) => {
      const here = asked.filter((room) => room.at.includes(at));
      const draws = drawn.filter((draw) => draw.at.includes(at));
      const asking = here.filter((room) => room.ask !== undefined);
      if (draws.length > 1 || (draws.length > 0 && here.length > 0)) throw new Error(`${id}: step ${at} asks for several things at once`);
      if (asking.length > 1) throw new Error(`${id}: several decisions word the question of step ${at}`);
      return [
        at,
        {
          must: here.filter(({ of }) => of !== 'may'),
          may: here.filter(({ of }) => of === 'may' || of === 'either'),
          asking: asking[0],
          draw: draws[0],
          turn: draws.length > 0 ? { kind: 'chance', ask: at } : undefined,
        },
      ];
    }),
  );
}

const NOTHING: readonly never[] = [];

type Table<P> = Readonly<Record<string, P>>;

/** One column of a table of parts; kinds without it are left out. `fromEntries`, because an object that grows key by key past some 16 keys is read as a hash table by V8. */
function column<P, T>(parts: Table<P>, of: (part: P) => T | undefined): Table<T> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([kind, part]) => {
      const value = of(part);
      return value === undefined ? [] : [[kind, value]];
    }),
  );
}

/** What bots think of each kind of move at a glance: a table like the others, kept out of the game so that boards need not load it. */
export type Glances<S, M extends Kinded, Only extends M['kind'] = M['kind']> = {
  readonly [K in Only]: (s: S, seat: Seat, move: Of<M, K>) => number;
};

/** `Policy.promise` from glances. */
export function glance<S, M extends Kinded>(glances: Glances<S, M>): (s: S, seat: Seat, move: M) => number {
  const byKind = glances as unknown as Readonly<Record<string, (s: S, seat: Seat, move: M) => number>>;
  return (s, seat, move) => byKind[move.kind]?.(s, seat, move) ?? 0;
}
