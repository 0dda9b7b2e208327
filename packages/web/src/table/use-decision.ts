import { type AnyGame, equal, type Reason, reason, type Seat } from '@quarterdeck/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Foresight } from '../kit';
import { playSound } from '../kit/play-sound';
import { touchedLast } from '../kit/touch';
import { getSettings } from '../settings/settings';
import { foresightOf } from './foresight';
import type { TableClient, TableSnapshot } from './table-client';

/** The decision that waits for the player, and what they have made of it so far. */
export interface Decision {
  readonly seat: Seat | undefined;
  readonly moves: readonly unknown[];
  readonly draft: unknown;
  readonly preview: unknown;
  /** Why the last choice was not possible. */
  readonly refused: Reason | undefined;
  onPreview(move: unknown): void;
  onChoose(move: unknown): void;
  onCancel(): void;
  confirm(): void;
  whyNot(move: unknown): Reason | undefined;
  foresee(move: unknown): Foresight<unknown, unknown>;
}

const NO_MOVES: readonly unknown[] = [];

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
  gate?: Gate,
  isClosing: (move: unknown) => boolean = (move) => game.closes?.(move) === true,
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

  const [draft, setDraft] = useState<unknown>(undefined);
  const [preview, setPreview] = useState<unknown>(undefined);
  const [refused, setRefused] = useState<Reason | undefined>(undefined);

  // A new position makes half-made choices void.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what matters
  useEffect(() => {
    setDraft(undefined);
    setPreview(undefined);
    setRefused(undefined);
  }, [view, seat]);

  const whyNot = useCallback(
    (move: unknown): Reason | undefined => (seat === undefined ? reason('NOT_YOUR_TURN', 'KERNEL') : game.check(view, seat, move)),
    [game, view, seat],
  );
  const play = useCallback(
    (move: unknown): void => {
      if (seat === undefined || pending) return;
      setDraft(undefined);
      setPreview(undefined);
      void client.play(seat, move);
    },
    [client, seat, pending],
  );
  const choose = (move: unknown): void => {
    const why = whyNot(move);
    if (why !== undefined) {
      setRefused(why);
      if (getSettings().sound) playSound('refuse');
      return;
    }
    setRefused(undefined);
    if (gate?.allows(move) === false) return;
    const { confirm } = getSettings();
    // A finger aims first and acts then; a mouse acts at once where that can be taken back.
    const ask = confirm === 'always' || (confirm === 'final' && !isClosing(move) && (touchedLast() || !foresee(move).keepsTurn));
    // Choosing the prepared move a second time makes it.
    if (ask && !(draft !== undefined && equal(draft, move))) setDraft(() => move);
    else play(move);
  };
  // One function for as long as the table is open: boards need not be drawn anew because it changed.
  const latest = useRef(choose);
  latest.current = choose;
  const onChoose = useCallback((move: unknown): void => latest.current(move), []);
  return {
    seat,
    moves: pending ? NO_MOVES : moves,
    draft,
    preview,
    refused,
    onPreview: useCallback((move: unknown) => setPreview(() => move), []),
    onChoose,
    onCancel: useCallback(() => {
      setDraft(undefined);
      setRefused(undefined);
    }, []),
    confirm: () => {
      if (draft !== undefined) play(draft);
    },
    whyNot,
    foresee,
  };
}
