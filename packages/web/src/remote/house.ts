import type { HouseTable, Player, TableAsk, TableSummary, Wish } from '@quarterdeck/protocol';
import { useSyncExternalStore } from 'react';
import { useSession } from './session';

/** The house as this page knows it. */
export interface HouseState {
  /** Told within the last moment; otherwise the lists are as they were when the connection broke. */
  readonly live: boolean;
  /** Something has been told at all. */
  readonly known: boolean;
  readonly open: readonly HouseTable[];
  readonly moreOpen: boolean;
  readonly watch: readonly HouseTable[];
  readonly mine: readonly TableSummary[];
  readonly invitations: readonly TableAsk[];
  /** How many are ready to play, by game. */
  readonly ready: Readonly<Record<string, number>>;
  /** What oneself is ready to play. */
  readonly wish: { readonly wish: Wish; readonly since: number } | undefined;
  readonly here: { readonly n: number; readonly people: readonly Player[] };
}

export const EMPTY_HOUSE: HouseState = {
  live: false,
  known: false,
  open: [],
  moreOpen: false,
  watch: [],
  mine: [],
  invitations: [],
  ready: {},
  wish: undefined,
  here: { n: 0, people: [] },
};

let state = EMPTY_HOUSE;
const listeners = new Set<() => void>();
let following: { close(): void } | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;
/** From one page to the next nobody leaves the house. */
const LEAVE_AFTER = 2_000;

function become(next: HouseState): void {
  state = next;
  for (const listener of listeners) listener();
}

function enter(listener: () => void): () => void {
  listeners.add(listener);
  clearTimeout(leaving);
  following ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leaving = setTimeout(() => {
      following?.close();
      following = undefined;
      state = { ...state, live: false };
    }, LEAVE_AFTER);
  };
}

/** What reads messages is loaded when the page stands: the first sight does not wait for it. */
function follow(): { close(): void } {
  let closed = false;
  let line: { close(): void } | undefined;
  void import('./follow-house').then(({ followHouse }) => {
    if (!closed) line = followHouse(() => state, become);
  });
  return {
    close: () => {
      closed = true;
      line?.close();
    },
  };
}

const stay = (): (() => void) => () => {};

/** The house, live, where there is a server. */
export function useHouse(): HouseState {
  const session = useSession();
  const there = session.state === 'known' || session.state === 'stranger';
  return useSyncExternalStore(there ? enter : stay, () => (there ? state : EMPTY_HOUSE));
}

/** A running game where a seat of one's own must decide. */
export const waitsForMe = ({ status, turn, mine }: TableSummary): boolean =>
  status === 'running' && turn.some((seat) => mine.includes(seat));

/** Everything that waits for oneself: turns, and whoever asks one to come. */
export const waiting = ({ mine, invitations }: HouseState): number => mine.filter(waitsForMe).length + invitations.length;
