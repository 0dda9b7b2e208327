import type { AnyGame, Speaker, Turn, Viewer } from '@quarterdeck/kernel';
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyBoard, Pace } from '../kit';
import { known, saidMeanwhile } from '../kit/known';
import { playSound } from '../kit/play-sound';
import { changeSettings, getSettings, isCalm, useSettings } from '../settings/settings';
import type { LogItem, TableClient, TableSnapshot } from '../table/table-client';
import { readingAfter } from './reading';
import { type Recap, recapsOf, sinceLastMove } from './recap';
import { type Shown, Timeline } from './timeline';

/** Without a board that says how long its motions take, events follow each other as fast as one can read. */
const NO_MOTION = 0;

/** How much longer something new to the viewer takes. */
const FIRST_TIME = 2;

/** The moment on show at a table, which runs behind the truth by the motions that still play. */
export interface Stage {
  readonly shown: Shown<unknown, unknown, LogItem>;
  readonly view: unknown;
  /** The view that figures and words may tell of: one behind while the event on show has not come out. */
  readonly known: unknown;
  /** Whose turn it is at the moment on show. */
  readonly turn: Turn;
  /** The log up to the moment on show. */
  readonly log: readonly LogItem[];
  /** The latest thing on show that has words, and whether it is being played. */
  readonly caption: LogItem | undefined;
  readonly caughtUp: boolean;
  /** What each seat did when it last acted. */
  readonly recaps: readonly (Recap | undefined)[];
  readonly pace: Pace;
  skip(): void;
  /** Shows a stretch of the log once more, and all that followed it; undefined while the log is not complete. */
  readonly showAgain: ((from: number) => void) | undefined;
  /** Where everything since the viewer's last move began. */
  readonly sinceMyMove: number | undefined;
}

export function useStage(
  game: AnyGame,
  board: AnyBoard | undefined,
  client: TableClient,
  snapshot: TableSnapshot,
  speaker: Speaker,
): Stage {
  const settings = useSettings();
  const speed = isCalm(settings) ? 0 : settings.speed;
  const say = useRef(speaker.say);
  say.current = speaker.say;
  const line = useMemo(() => {
    const viewer = () => client.snapshot().viewer;
    return new Timeline<unknown, unknown, unknown, LogItem>(game, client.snapshot().view, {
      motionOf: (event, before) => {
        const novelty = board?.noveltyOf?.(event, before);
        const first = novelty !== undefined && !getSettings().seen.includes(novelty.name);
        return (board?.motionOf?.(event, before) ?? NO_MOTION) * (first ? FIRST_TIME : 1);
      },
      restOf: (item, motion) => readingAfter(board, item, motion, viewer(), (said) => say.current(said)),
      onShow: ({ event }) => {
        const sound = getSettings().sound ? board?.soundOf?.(event, viewer()) : undefined;
        if (sound !== undefined) playSound(sound);
      },
    });
  }, [game, board, client]);
  useEffect(() => line.setSpeed(speed), [line, speed]);
  useEffect(() => {
    const { view } = client.snapshot();
    if (view !== undefined && line.shown.view === undefined) line.reset(view);
    return client.listen({ happened: (items) => line.push(items), reset: (now) => line.reset(now) });
  }, [client, line]);
  useSkipOnReturn(line);

  const shown = useSyncExternalStore(line.subscribe, () => line.shown);
  const { view, ahead, playing } = shown;
  useEffect(() => {
    const novelty = playing === undefined ? undefined : board?.noveltyOf?.(playing.event, playing.before);
    const { seen } = getSettings();
    if (novelty?.over === true && !seen.includes(novelty.name)) changeSettings({ seen: [...seen, novelty.name] });
  }, [playing, board]);
  const caughtUp = playing === undefined && ahead.length === 0;
  const turn = useMemo(() => (caughtUp || view === undefined ? snapshot.turn : game.turn(view)), [caughtUp, view, snapshot.turn, game]);
  useTurnSound(turn, snapshot.viewer);
  const { log, caption } = useMemo(() => {
    const hidden = new Set(ahead.map(({ id }) => id));
    const told = hidden.size === 0 ? snapshot.log : snapshot.log.filter(({ id }) => !hidden.has(id));
    const last = told.at(-1);
    const meanwhile = board === undefined || last?.event !== playing?.event ? undefined : saidMeanwhile(board, playing);
    return last === undefined || meanwhile === undefined
      ? { log: told, caption: told.findLast(({ message }) => message !== undefined) }
      : { log: told.slice(0, -1), caption: { ...last, message: meanwhile, points: [] } };
  }, [snapshot.log, ahead, playing, board]);
  const seats = snapshot.info?.seats.length ?? 0;
  const recaps = useMemo(() => recapsOf(log, seats, (event) => board?.focusOf(event).length !== 0), [log, seats, board]);
  const skip = useCallback(() => line.skip(), [line]);
  const sinceMyMove = useMemo(() => sinceLastMove(log, snapshot.viewer), [log, snapshot.viewer]);
  const complete = useMemo(() => log[0] !== undefined && client.viewBefore(log[0].id) !== undefined, [client, log]);
  const showAgain = useCallback(
    (from: number): void => {
      const items = client.snapshot().log;
      const start = items.findIndex(({ id }) => id === from);
      const before = client.viewBefore(from);
      if (start >= 0 && before !== undefined) line.showAgain(before, items.slice(start));
    },
    [client, line],
  );
  const pace = useMemo(
    (): Pace => ({
      speed: settings.speed,
      onSpeed: (wanted) => changeSettings({ speed: wanted }),
      onStay: (duration) => line.stay(duration),
      paused: shown.paused,
      onPause: (pause) => (pause ? line.pause() : line.resume()),
      onBack: () => line.back(),
      onForward: () => line.forward(),
    }),
    [settings.speed, shown.paused, line],
  );
  return {
    shown,
    view,
    known: board === undefined ? view : known(board, view, playing),
    turn,
    log,
    caption,
    caughtUp,
    recaps,
    pace,
    skip,
    showAgain: complete && speed > 0 ? showAgain : undefined,
    sinceMyMove,
  };
}

/** One's own turn is heard when it comes after somebody else's; not when the page opens on it. */
function useTurnSound(turn: Turn, viewer: Viewer): void {
  const isMine = viewer !== 'spectator' && turn.kind === 'seats' && turn.seats.includes(viewer);
  const isOthers = turn.kind === 'seats' && !isMine;
  const waited = useRef(false);
  useEffect(() => {
    if (isOthers) waited.current = true;
    if (!isMine || !waited.current) return;
    waited.current = false;
    if (getSettings().sound) playSound('turn');
  }, [isMine, isOthers]);
}

/** A page in the background does not play motions; what happened meanwhile is shown on return at once. */
function useSkipOnReturn(line: { skip(): void }): void {
  const wasHidden = useRef(false);
  useEffect(() => {
    const onChange = (): void => {
      if (wasHidden.current && !document.hidden) line.skip();
      wasHidden.current = document.hidden;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [line]);
}
