import type { Game, Locale, Message, Reason, ScoreSheet, Seat, Speaker, Viewer } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import type { GuideScript } from './guide';
import type { Holding } from './hand';
import type { Owner } from './owners';
import type { SoundName } from './sounds';

/*
 * The contract between the shell and a game's board. A board knows pieces, places, legal targets and
 * motion, never rules: it is given a view and the legal moves, and reports what the player chose.
 *
 * A board lives in `src/boards/<game id>/index.ts` and exports `board: BoardModule<State, Move, Event>`.
 * The folder is found by its name; nothing else has to be registered. A game without a board is played
 * as text.
 *
 * How the shell finds things on a board, by attributes that pieces carry in the DOM (SVG or HTML):
 *   data-piece="ship-2"   a piece or place that can be explained and highlighted. Log lines light up the
 *                         ids that `focusOf` names (CSS: `[data-lit]`), and hovering the piece lights up
 *                         its log lines. Hover, focus, long-press or "?" shows `explain(id)`.
 *   data-target="…"       a legal target (use <Target>, which sets it): reachable by the arrow-key cursor.
 */

/** Space the board has: a phone held upright, something between, or a desk. */
export type SizeClass = 'phone' | 'medium' | 'wide';

/** What a move would do, found out on a copy of the view. */
export interface Foresight<S, E> {
  readonly after: S;
  readonly events: readonly E[];
  /** The score sheet after the move; compare with `game.score(view)`. */
  readonly score: ScoreSheet;
  /** Change of the own total. */
  readonly gain: number;
  /** True when the deciding seat would still be the same seat after it: such a move can usually be taken back. */
  readonly keepsTurn: boolean;
}

/** An event that is being shown. `view` in the props is already the state after it, so a motion only decorates. */
export interface Playing<S, E> {
  /** Differs for every event shown; use it as the key of what you animate. */
  readonly id: number;
  readonly event: E;
  readonly before: S;
  /** Milliseconds the motion has, speed and settings taken into account; 0 means: show no motion. */
  readonly duration: number;
  /** Its motion is over and it is still on show, to be read or because somebody stopped there: all about it may be told. */
  readonly over?: boolean;
}

/** The props of every component that a board module brings. `H` is what its players take in hand. */
export interface BoardProps<S, M, E, H = unknown> {
  readonly game: Game<S, M, E, unknown>;
  /**
   * What the viewer sees, after the event in `playing`; all components but `Board` are given the view before it as long
   * as its words wait (`meanwhile`). Never change it.
   */
  readonly view: S;
  readonly viewer: Viewer;
  /** The seat that decides here and now; undefined for spectators, in replays and while it is not one's turn. */
  readonly seat: Seat | undefined;
  /** Every legal move of `seat`; empty while there is none, or while events are still being shown. */
  readonly moves: readonly M[];
  /** The move that is prepared, which the one button carries: draw it solid, with a brass corner. */
  readonly draft: M | undefined;
  /** The move under the pointer or focus, anywhere on the page: draw it as a ghost. */
  readonly preview: M | undefined;
  /** Moves that a hint or the analysis thinks best: where nothing of the board stands at the place of one, it is drawn faintly. */
  readonly suggested?: readonly M[];
  /** What is to follow `preview`, or else `draft`, in the same breath. */
  readonly following: readonly M[];
  /** The player points at a move without choosing it yet; undefined when no longer. */
  onPreview(move: M | undefined, following?: readonly M[]): void;
  /**
   * The player chose a move. The shell plays it, or prepares it where a finger chose or it could not be
   * taken back. An illegal one is not played: the shell says why, with the rule. So a board may
   * offer forbidden places too, and simply pass on what was clicked. `following` are moves that follow at
   * once, each as long as it is legal when its turn comes (place a ship, sail it, found a post).
   */
  onChoose(move: M, following?: readonly M[]): void;
  /** Prepares a move without making it, whatever the hand: for what a slip should not spend. */
  onPrepare(move: M, following?: readonly M[]): void;
  /** Gives up the draft. */
  onCancel(): void;
  /** Why a move is not legal now, for marking it before the click; undefined when it is legal. */
  whyNot(move: M): Reason | undefined;
  /** What a legal move would do. Cached per view: ask freely. */
  foresee(move: M): Foresight<S, E>;
  /** What the player has taken in hand and not decided yet (`BoardModule.hand`); belongs to the page, which forgets it with the position. */
  readonly hand: H;
  onHand(change: Partial<H>): void;
  /** The leaf in sight, of those that the module names; undefined where all of the board is. */
  readonly leaf?: string | undefined;
  /** True between sending a move and hearing of it; targets should look quiet. */
  readonly pending: boolean;
  readonly playing: Playing<S, E> | undefined;
  /** Says game messages and the board's own `texts` in the player's language, names filled in. */
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly size: SizeClass;
  /** The player asked for little motion: no pulses, no flights. `playing.duration` is 0 then. */
  readonly calm: boolean;
  /** How fast motions are shown, for a board whose events are worth a control of their own; left out where there is nothing to hasten. */
  readonly pace?: Pace;
}

export interface Pace {
  /** 1 is normal. */
  readonly speed: number;
  onSpeed(speed: 1 | 2 | 4): void;
  /** The event being shown takes so many milliseconds from now on: a motion waits for a hand, or is over early. */
  onStay(duration: number): void;
  /** Stopped in the middle of what is shown. */
  readonly paused: boolean;
  onPause(pause: boolean): void;
  /** One event back or on, staying there. */
  onBack(): void;
  onForward(): void;
}

export interface PlayerProps<S, M, E, H = unknown> extends BoardProps<S, M, E, H> {
  /** Whose panel this is. */
  readonly player: Seat;
}

/** Part of something that deserves a slower first time ("battle"). */
export interface Novelty {
  readonly name: string;
  /** Whoever sees this has seen it. */
  readonly over: boolean;
}

/** `props` has what can be decided now, so that a place can say why it cannot be chosen; left out in replays. */
export type Explain<S, M, E, H> = (piece: string, view: S, props?: BoardProps<S, M, E, H>) => Explanation | undefined;

/** What a piece says about itself. */
export interface Explanation {
  readonly title: Message;
  readonly lines?: readonly Message[];
  /** Rule ids whose texts are shown below. */
  readonly rules?: readonly string[];
}

/** A symbol of the board, drawn as the board draws it; what it means is told by its rule. */
export interface LegendSign {
  readonly title: Message;
  readonly rule: string;
  /** Where it is somebody's, it is this owner's. */
  sign(owner: Owner): ReactNode;
}

/** What the rulebook's key to the symbols is made of. */
interface BoardLegend {
  /** The class that brings the board's colours to a drawing. */
  readonly frame: string;
  signs(): Promise<readonly LegendSign[]>;
  /** What is to be said besides: how places are called. */
  readonly notes?: readonly Message[];
}

/** What a decision rests on: a pure function of it says what is prepared. */
export interface Situation<S, M, H> {
  readonly view: S;
  readonly seat: Seat;
  readonly moves: readonly M[];
  readonly hand: H;
}

/** Items of the score sheet that the end of the game fills. */
export interface FinalItems<S> {
  /** All of them, in the order in which they are counted. */
  readonly items: readonly string[];
  /** Those that have been counted so far; none before the end. */
  counted(view: S): readonly string[];
}

/** The steps of the turn that is being taken, in their order, and which of them is the present one. */
export interface TurnSteps {
  readonly steps: readonly Message[];
  readonly now: number;
}

/**
 * Components are plain function components, given as methods. Everything but `Board` and `focusOf`
 * may be left out.
 */
export interface BoardModule<S, M, E, H = unknown> {
  /** The board itself; fills the space it is given. */
  Board(props: BoardProps<S, M, E, H>): ReactNode;
  /**
   * Controls of the current decision, shown in the decision bar (desk) or sheet (phone) under the
   * sentence that `game.words.decision` says. Undo, confirm and refusals are the shell's. Left out, the
   * bar lists the legal moves as chips when they are few, and points to the move list when they are many.
   */
  Choices?(props: BoardProps<S, M, E, H>): ReactNode;
  /** A player's key figures in one or two rows, under name, clock and score. */
  Player?(props: PlayerProps<S, M, E, H>): ReactNode;
  /** What one has oneself, in full, for the own card of the rail; left out: `Player`. */
  Own?(props: PlayerProps<S, M, E, H>): ReactNode;
  /** What one has oneself, in one line that a phone keeps in sight. */
  Strip?(props: PlayerProps<S, M, E, H>): ReactNode;
  /** What a player ended with, drawn, for the plate of the end; left out: bars of what the points are made of. */
  Ended?(props: PlayerProps<S, M, E, H>): ReactNode;
  /** A piece of an owner's own, their ship say, for the winner's sun; left out: the owner's emblem. */
  OwnPiece?(props: { readonly owner: Owner }): ReactNode;
  /** What lies before a player, in full: the own sheet, tokens, goods. Shown in a panel that opens from the player. */
  Sheet?(props: PlayerProps<S, M, E, H>): ReactNode;
  /** Parts of the board that a phone shows one at a time, the first one first; called `board.tab.<leaf>`. */
  readonly leaves?: readonly string[];

  /** What players take in hand before they decide; left out where a choice is one gesture. */
  readonly hand?: Holding<H>;
  /** The move that the hand amounts to by itself ("load 3 cannons"): the one button carries it. */
  prepared?(situation: Situation<S, M, H>): M | undefined;
  /** Round, phase and the like for the title plate: "Round 3 of 5 · Sailing". */
  headline?(view: S): Message | undefined;
  /** What of a turn is done and what is to come, for the decision bar; undefined where a turn is one step. */
  steps?(view: S): TurnSteps | undefined;
  /** The part of the game that a view is in, from the largest (a round) to the smallest (a phase): what the log is grouped by. */
  chapters?(view: S): readonly Message[];
  /** Whether an event begins the chapter that the view after it is in; any other belongs to the chapter it happens in. */
  opens?(event: E): boolean;
  /** What the end of the game counts. While it does, the final scoring lies over the board. */
  readonly final?: FinalItems<S>;
  /** What a total is, where it is not points ("4 planets"). */
  total?(n: number): Message;
  /** What is asked for, as concretely as the moves and the hand allow ("Place ship 1 on the frame"); undefined leaves it to the game's own words. */
  asks?(situation: Situation<S, M, H>): Message | undefined;
  /** What the one button says when this move is prepared ("Sail to Aguada, 3 spaces"); left out: the move's own words. */
  act?(move: M, view: S, seat: Seat, following: readonly M[]): Message;

  /** The pieces (data-piece ids) that an event speaks of. */
  focusOf(event: E): readonly string[];
  /** Where a move would be made: targets or pieces, the most telling first; left out: what its events speak of. */
  aimOf?(move: M): readonly string[];
  /** What pieces say about themselves; fetched when somebody asks the first of them. */
  explain?(): Promise<Explain<S, M, E, H>>;
  /**
   * How long an event's motion takes at normal speed, in ms; 0 or left out: it is shown at once. Keep to 140–520, and to
   * 2000 for what a game holds its breath for: a throw, a battle, a loss. Whether its words have been read is the stage's business.
   */
  motionOf?(event: E, before: S): number;
  /**
   * What is said while an event's motion is shown, where its own words tell how it comes out: those come afterwards,
   * and with them all figures (`known`).
   */
  meanwhile?(event: E): Message | undefined;
  /** What is hard to follow the first time: shown at half speed until one has seen it to its end once. */
  noveltyOf?(event: E, before: S): Novelty | undefined;
  soundOf?(event: E, viewer: Viewer): SoundName | undefined;
  /** A move that only says "I am done": it is a confirmation itself, so nobody is asked twice. */
  isClosing?(move: M): boolean;
  /** Colour and emblem of each seat; left out: the house order. */
  owners?(view: S, seats: number): readonly Owner[];

  /** The board's own words (ICU patterns), keys starting with `board.` or `guide.`, said by `speaker`. */
  readonly texts?: Readonly<Record<Locale, () => Promise<Readonly<Record<string, string>>>>>;
  /** Every symbol that is drawn. */
  readonly legend?: BoardLegend;
  /** A guided first game. */
  guide?(): Promise<GuideScript>;
}

/** A board whose types are its own business: what the shell handles. */
export type AnyBoard = BoardModule<unknown, unknown, unknown>;
