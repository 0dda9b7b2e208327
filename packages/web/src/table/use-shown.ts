import type { AnyGame } from '@quarterdeck/kernel';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnyBoard } from '../kit';
import { EventPlayer, type Shown } from '../kit/event-player';
import { playSound } from '../kit/play-sound';
import { getSettings, isCalm, useSettings } from '../settings/settings';
import type { TableClient } from './table-client';

/** Without a board that says how long its motions take, events follow each other as fast as one can read. */
const NO_MOTION = 0;

/** What is on show at a table: runs behind the truth by the motions that still play. */
export function useShown(
  game: AnyGame,
  board: AnyBoard | undefined,
  client: TableClient,
): { readonly shown: Shown<unknown, unknown>; readonly skip: () => void; readonly stay: (duration: number) => void } {
  const settings = useSettings();
  const speed = isCalm(settings) ? 0 : settings.speed;
  const player = useMemo(() => {
    const viewer = () => client.snapshot().viewer;
    return new EventPlayer<unknown, unknown, unknown>(game, client.snapshot().view, {
      motionOf: (event, before) => board?.motionOf?.(event, before, viewer()) ?? NO_MOTION,
      onShow: (event) => {
        const sound = getSettings().sound ? board?.soundOf?.(event, viewer()) : undefined;
        if (sound !== undefined) playSound(sound);
      },
    });
  }, [game, board, client]);
  useEffect(() => player.setSpeed(speed), [player, speed]);
  useEffect(() => {
    const { view } = client.snapshot();
    if (view !== undefined && player.shown.view === undefined) player.reset(view);
    return client.listen({ events: (events) => player.push(events), reset: (now) => player.reset(now) });
  }, [client, player]);
  // A page in the background does not play motions; what happened meanwhile is shown on return at once.
  const wasHidden = useRef(false);
  useEffect(() => {
    const onChange = (): void => {
      if (wasHidden.current && !document.hidden) player.skip();
      wasHidden.current = document.hidden;
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [player]);
  const shown = useSyncExternalStore(
    (listener) => player.subscribe(listener),
    () => player.shown,
  );
  return { shown, skip: () => player.skip(), stay: (duration) => player.stay(duration) };
}
