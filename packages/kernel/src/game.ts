import type { NotationError } from './errors';
import type { FeatureSet } from './evaluation';
import type { OptionSpecs, OptionValues } from './options';
import type { Rng } from './random';
import type { Reason } from './reason';
import type { ScoredPoints, ScoreSheet } from './score';
import type { GameTexts, Locale, Message } from './text';
import type { RulesVersion } from './versions';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Whose eyes: a seat's own, or those of somebody who has no seat. */
export type Viewer = Seat | 'spectator';

/** Stands in views and redacted events wherever the viewer may not know a number: never use -1 for "nothing". */
export const HIDDEN = -1;

/** Who or what must speak next. `may` are seats that have decided and may change their mind while others still think. */
export type Turn = SeatsTurn | { readonly kind: 'chance'; readonly ask: string } | { readonly kind: 'over' };

export interface SeatsTurn {
  readonly kind: 'seats';
  readonly seats: readonly Seat[];
  readonly may?: readonly Seat[];
}

export interface GameConfig {
  readonly seats: number;
  readonly options: OptionValues;
  /** The version of the rules; the newest when absent. */
  readonly rules?: number;
}

/** How sure the data of a component are: printed in the rulebook, told by a public source, following from those, or our own choice where pictures were lost. */
export type Certainty = 'rulebook' | 'found' | 'inferred' | 'reconstructed';

/** What a game is made of and how sure its data are; its text key is `component.<name>`. */
export interface Component {
  readonly name: string;
  readonly certainty: Certainty;
}

/** The only way rule code changes anything: the event is applied at once and kept. */
export type Emit<E> = (event: E) => void;

/** Count of every kind of piece, wherever it lies. Equal at every moment of a game. */
export type Census = Readonly<Record<string, number>>;

/**
 * How moves and chance outcomes are written. Text is the form moves take on every wire,
 * in every log and in every test; objects exist only inside an engine.
 */
export interface Notation<M, C> {
  writeMove(move: M): string;
  readMove(text: string): M | NotationError;
  writeOutcome(outcome: C): string;
  readOutcome(text: string): C | NotationError;
  /** Moves at the edges of every form there is, legal or not: what a law tries that no list would offer. */
  readonly examples?: readonly M[];
}

/** What a game says in words. Every text is a key with parameters, resolved per language. */
export interface Words<S, M, E> {
  /** The log line of an event, with the state (or view) just after it; undefined when it needs no line. */
  event(event: E, after: S): Message | undefined;
  /** A legal move as an imperative sentence, for lists of choices. */
  move(move: M, s: S, seat: Seat): Message;
  /** The decision that waits for this seat, as one sentence. */
  decision(s: S, seat: Seat): Message;
}

/** What bots know about a game beyond its rules. Everything here works on full states. */
export interface Policy<S, M> {
  /** Estimated final points of each seat (each side's, for partners): a fair guess, fitted from self-play. */
  evaluate(s: S): readonly number[];
  /** How far such guesses are typically off from here, in the same points: large early, small late. */
  spread?(s: S): number;
  /** A quick sensible move for playouts and for play without search. */
  rollout(s: S, seat: Seat, rng: Rng): M;
  /** A number that grows when a stage of the game (a round, a phase) ends: where a playout may stop. */
  stage?(s: S): number;
  /** How promising a move looks at a glance, higher first: what a search tries before the rest. */
  promise?(s: S, seat: Seat, move: M): number;
  /** Moves that the rules allow and nothing can come of: no bot looks at them, unless there is nothing else. */
  pointless?(s: S, seat: Seat, move: M): boolean;
  /** Whether a bot agrees to a draw in this position: nothing can change any more, or it has gone on far too long. Never when absent. */
  agreesToDraw?(s: S, seat: Seat): boolean;
  /** What `evaluate` is made of, so that it can be fitted again. */
  readonly features?: FeatureSet<S>;
  /** What each of the features weighs here, so that an estimate can be told in parts. */
  weights?(s: S): readonly number[];
  /** Learnt chances of moves by seat count (`quarterdeck train`), where they were proven to help; loaded when a bot that searches wants them. */
  readonly priors?: Readonly<Record<number, () => Promise<unknown>>>;
}

/**
 * A game: a pure, deterministic function of its log. S state, M move, E event, C chance outcome.
 *
 * A view has the same shape as a state, with `HIDDEN` (or whatever the game uses) in place of what
 * the viewer may not know; every function below that takes a state must work on a view of the
 * deciding seat as well. A hidden order that nobody has seen (a shuffled deck) is best not state at
 * all: draw lazily, as a chance outcome at the moment the card is turned.
 */
export interface Game<S, M, E, C> {
  readonly id: string;
  /** The newest version of the rules: bumped whenever the same log would give another game. */
  readonly rulesVersion: number;
  /** Every version that can be played, oldest first: a log names its own, and finishes under it. */
  readonly versions: readonly RulesVersion[];
  readonly seats: readonly number[];
  readonly options: OptionSpecs;
  /** Sets of house rules that are liked together; the text `preset.<name>` names them. */
  readonly presets?: Readonly<Record<string, OptionValues>>;
  /** What people must be told about the data; the text `components.summary` says it in a sentence. */
  readonly components?: readonly Component[];

  /** The state before anything happened; the set-up's random parts follow as chance turns. */
  initial(config: GameConfig): S;
  turn(s: S): Turn;
  /** Every legal move of a seat, without doubles; empty when the seat has no say now. */
  moves(s: S, seat: Seat): readonly M[];
  /** Why a move is not legal; undefined when it is. Never throws, whatever the move. */
  check(s: S, seat: Seat, move: M): Reason | undefined;
  /** Carries out a legal move: reads the state, changes it only through `emit`. */
  play(s: S, seat: Seat, move: M, emit: Emit<E>): void;

  /** Draws an outcome for a chance turn. Integer arithmetic only. */
  sample(s: S, rng: Rng): C;
  /** Whether an outcome that came from elsewhere could have been drawn. Never throws. */
  checkOutcome(s: S, outcome: C): Reason | undefined;
  /** Carries out an outcome, like `play`. */
  chance(s: S, outcome: C, emit: Emit<E>): void;

  /** The only writer of states and views. */
  evolve(s: S, event: E): void;
  /** Whether a move decides nothing when it is the only one left ("end the turn"): tables then make it by themselves. */
  closes?(move: M): boolean;
  /** Such a move, when it is the only one this seat has left; found without listing more than it must. */
  closing?(s: S, seat: Seat): M | undefined;
  /** A copy that shares nothing that can change. */
  clone(s: S): S;

  /** Every event is for all eyes. Then everybody can fold the whole state, nothing is hidden, and no move can show anything. */
  readonly isOpen?: true;
  /** A copy with everything removed that the viewer may not know. */
  view(s: S, viewer: Viewer): S;
  /** The event as the viewer may see it, `s` being the state just before it; undefined when invisible. */
  redact(event: E, viewer: Viewer, s: S): E | undefined;
  /** A full state, drawn from those in which the viewer would have seen the same. */
  resample(view: S, viewer: Viewer, rng: Rng): S;

  /** Itemised, at any moment; see ScoreSheet for what is booked and what is in prospect. */
  score(s: S): ScoreSheet;
  /** What an event books on the score sheet. */
  points(event: E): readonly ScoredPoints[];
  /** Rank of every seat, 1 is best, equal ranks share; before the end, the standing. */
  ranking(s: S): readonly number[];
  /** Side of each seat when seats play together; absent when everybody plays alone. */
  teams?(config: GameConfig): readonly number[];
  /** Best of how many games a match usually is, played so; a single game when absent. */
  bestOf?(config: GameConfig): 1 | 3 | 5;
  /** Whether seats still put together what they play with: a table may do that for newcomers, by the policy's own choices. Absent where nothing is chosen before the first turn. */
  preparing?(s: S): boolean;
  /** Options with which seat 1 begins, for games that otherwise let chance decide; later games of a match are played so. */
  readonly seatOneBegins?: OptionValues;

  census(s: S): Census;

  readonly notation: Notation<M, C>;
  readonly words: Words<S, M, E>;
  readonly texts: Readonly<Record<Locale, () => Promise<GameTexts>>>;
  readonly policy?: Policy<S, M>;
}

/** A game whose types are its own business: what servers, clients and bots handle. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/** What a lobby shows of a game without loading its engine. */
export interface GameCard {
  readonly id: string;
  readonly seats: readonly number[];
  readonly minutes: { readonly from: number; readonly to: number };
  readonly title: Readonly<Record<Locale, string>>;
  readonly pitch: Readonly<Record<Locale, string>>;
}

const oneSeat: readonly SeatsTurn[] = Array.from({ length: 8 }, (_, seat) => ({ kind: 'seats', seats: [seat] }));

/** The turn of a single seat; shared objects, so that asking whose turn it is costs nothing. */
export function seatTurn(seat: Seat): SeatsTurn {
  const turn = oneSeat[seat];
  if (turn === undefined) throw new RangeError(`No seat ${seat}`);
  return turn;
}

export const OVER: Turn = { kind: 'over' };
