import { type AnyGame, equal, type Message, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AnyBoard, Foresight } from '../kit';
import { useHand } from '../kit/hand';
import { playSound } from '../kit/play-sound';
import { touchedLast } from '../kit/touch';
import { getSettings } from '../settings/settings';
import { foresightOf } from './foresight';
import type { TableClient, TableSnapshot } from './table-client';
import { isClosing } from './table-kit';

/** The decision that waits for the player, and what they have made of it so far. */
export interface Decision {
  readonly seat: Seat | undefined;
  readonly moves: readonly unknown[];
  /** The move that is prepared: aimed at, or what the hand amounts to. */
  readonly draft: unknown;
  /** It was aimed at, so that it can be given up. */
  readonly aimed: boolean;
  readonly preview: unknown;
  /** What follows the move pointed at, or else the prepared one, in the same breath. */
  readonly following: readonly unknown[];
  /** What follows the prepared move. */
  readonly draftFollowing: readonly unknown[];
  readonly hand: unknown;
  /** What is asked for, where the board has more concrete words than the game. */
  readonly asks: Message | undefined;
  /** Why the last choice was not possible. */
  readonly refused: Reason | undefined;
  onHand(change: object): void;
  onPreview(move: unknown, following?: readonly unknown[]): void;
  onChoose(move: unknown, following?: readonly unknown[]): void;
  onPrepare(move: unknown, following?: readonly unknown[]): void;
  onCancel(): void;
  confirm(): void;
  whyNot(move: unknown): Reason | undefined;
  foresee(move: unknown): Foresight<unknown, unknown>;
}

const NO_MOVES: readonly unknown[] = [];

/** A move and what is to follow it at once. */
interface Intent {
  readonly move: unknown;
  readonly following: readonly unknown[];
}

/** A guide between the player and the table. */
export interface Gate {
  /** Whether a move is offered at all. */
  wants(move: unknown): boolean;
  /** Intercepts a choice before it is played; false holds it back. */
  allows(move: unknown): boolean;
}

/** `view` is what is on show; while it runs behind the truth there is nothing to decide. */
export function useDecision(
  game: AnyGame,
  client: TableClient,
  snapshot: TableSnapshot,
  view: unknown,
  caughtUp: boolean,
  board?: AnyBoard,
  gate?: Gate,
): Decision {
  const { viewer, turn, pending } = snapshot;
  const sits = viewer === 'spectator' ? undefined : snapshot.info?.seats[viewer];
  const mayDecide =
    viewer !== 'spectator' &&
    snapshot.mine.includes(viewer) &&
    // A bot decides there, until its person is back.
    sits?.standIn !== true &&
    sits?.resigned !== true &&
    turn.kind === 'seats' &&
    (turn.seats.includes(viewer) || turn.may?.includes(viewer) === true);
  const seat = mayDecide && caughtUp ? viewer : undefined;
  const wants = gate?.wants;
  const moves = useMemo(() => {
    const legal = seat === undefined || view === undefined ? NO_MOVES : game.moves(view, seat);
    return wants === undefined ? legal : legal.filter((move) => wants(move));
  }, [game, view, seat, wants]);
  const foresee = useMemo(() => foresightOf(game, view, seat ?? 0), [game, view, seat]);

  const [aim, setAim] = useState<Intent | undefined>(undefined);
  const [pointed, setPointed] = useState<Intent | undefined>(undefined);
  const [refused, setRefused] = useState<Reason | undefined>(undefined);
  const [hand, onHand] = useHand(board?.hand, view);
  const prepared = useMemo(
    () => (seat === undefined || moves.length === 0 ? undefined : board?.prepared?.({ view, seat, moves, hand })),
    [board, view, seat, moves, hand],
  );

  const asks = useMemo(
    () => (seat === undefined || moves.length === 0 ? undefined : board?.asks?.({ view, seat, moves, hand })),
    [board, view, seat, moves, hand],
  );

  // A new position makes half-made choices void.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what matters
  useEffect(() => {
    setAim(undefined);
    setPointed(undefined);
    setRefused(undefined);
  }, [view, seat]);

  const whyNot = useCallback(
    (move: unknown): Reason | undefined => (seat === undefined ? reason('NOT_YOUR_TURN', 'KERNEL') : game.check(view, seat, move)),
    [game, view, seat],
  );
  const play = (intent: Intent): void => {
    if (seat === undefined || pending) return;
    setAim(undefined);
    setPointed(undefined);
    void playAll(client, seat, [intent.move, ...intent.following]);
  };
  /** Whether it may be done; if not, that is said. */
  const allowed = (move: unknown): boolean => {
    const why = whyNot(move);
    setRefused(why);
    if (why !== undefined && getSettings().sound) playSound('refuse');
    return why === undefined;
  };
  const choose = (move: unknown, following: readonly unknown[]): void => {
    if (!allowed(move) || gate?.allows(move) === false) return;
    const { confirm } = getSettings();
    // A finger aims first and acts then; a mouse acts at once where that can be taken back.
    const ask =
      confirm === 'always' || (confirm === 'final' && !isClosing({ game, board }, move) && (touchedLast() || !foresee(move).keepsTurn));
    // A guide goes step by step.
    const intent = { move, following: gate === undefined ? following : NO_MOVES };
    // Choosing the prepared move a second time makes it.
    if (ask && !(aim !== undefined && equal(aim.move, move))) setAim(intent);
    else play(intent);
  };
  const prepare = (move: unknown, following: readonly unknown[]): void => {
    if (!allowed(move)) return;
    if (aim !== undefined && equal(aim.move, move)) choose(move, following);
    else setAim({ move, following });
  };
  // The same functions for as long as the table is open: boards need not be drawn anew because they changed.
  const latest = useRef({ choose, prepare });
  latest.current = { choose, prepare };
  const onChoose = useCallback(
    (move: unknown, following: readonly unknown[] = NO_MOVES): void => latest.current.choose(move, following),
    [],
  );
  const onPrepare = useCallback(
    (move: unknown, following: readonly unknown[] = NO_MOVES): void => latest.current.prepare(move, following),
    [],
  );
  const draft = aim?.move ?? prepared;
  return {
    seat,
    moves: pending ? NO_MOVES : moves,
    draft,
    aimed: aim !== undefined,
    preview: pointed?.move,
    following: (pointed ?? aim)?.following ?? NO_MOVES,
    draftFollowing: aim?.following ?? NO_MOVES,
    hand,
    asks,
    refused,
    onHand,
    onPreview: useCallback(
      (move: unknown, following: readonly unknown[] = NO_MOVES) => setPointed(move === undefined ? undefined : { move, following }),
      [],
    ),
    onChoose,
    onPrepare,
    onCancel: useCallback(() => {
      setAim(undefined);
      setRefused(undefined);
    }, []),
    confirm: () => {
      if (draft === undefined || !allowed(draft) || (aim === undefined && gate?.allows(draft) === false)) return;
      play(aim ?? { move: draft, following: NO_MOVES });
    },
    whyNot,
    foresee,
  };
}

/** Makes moves one after the other, each only when the table has heard of the one before and it is legal then. */
async function playAll(client: TableClient, seat: Seat, moves: readonly unknown[]): Promise<void> {
  for (const [i, move] of moves.entries()) {
    const { turn, view, seq } = client.snapshot();
    const decides = turn.kind === 'seats' && turn.seats.includes(seat);
    if (i > 0 && (!decides || client.game.check(view, seat, move) !== undefined)) return;
    if ((await client.play(seat, move)) !== undefined) return;
    if (i + 1 < moves.length) await heardOf(client, seq);
  }
}

/** The table has gone on from `seq`; what it says comes after the answer to the move. */
function heardOf(client: TableClient, seq: number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (client.snapshot().seq === seq) return;
      stop();
      resolve();
    };
    const stop = client.subscribe(look);
    look();
  });
}
