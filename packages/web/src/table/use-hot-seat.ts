import type { AnyGame, Seat } from '@quarterdeck/kernel';
import { useEffect, useMemo, useState } from 'react';
import { type Differ, secretsOf } from './secrets';
import type { TableClient, TableSnapshot } from './table-client';

/** Something must not be seen until the device is in other hands. */
export interface Curtain {
  /** Who is to have the device. */
  readonly seat: Seat;
  /** They have said that they are there; what they may see is on its way. */
  readonly lifting: boolean;
  lift(): void;
}

const NOTHING_SECRET: Differ = () => false;

/**
 * Several seats at one screen: looks through the eyes of whichever of them must decide. Where these
 * eyes see more than those before, a curtain falls until the next player has the device.
 */
export function useHotSeat(game: AnyGame, client: TableClient, snapshot: TableSnapshot, caughtUp: boolean): Curtain | undefined {
  const { info, mine, turn, viewer, view } = snapshot;
  const shared = info?.status === 'running' && viewer !== 'spectator' && mine.includes(viewer) && mine.length > 1 && view !== undefined;
  /** Who has the device in hand, as far as is known. */
  const [holder, setHolder] = useState<Seat | undefined>(undefined);
  const differ = useMemo(() => (shared ? secretsOf(game, view, viewer) : NOTHING_SECRET), [game, shared, view, viewer]);

  const playsHere = (seat: Seat): boolean => {
    const sits = info?.seats[seat];
    return mine.includes(seat) && sits?.standIn !== true && sits?.resigned !== true;
  };
  const wanted = turn.kind === 'seats' && viewer !== 'spectator' && !turn.seats.includes(viewer) ? turn.seats.find(playsHere) : undefined;
  // The last move is shown to the end before the device goes on.
  const next = caughtUp ? wanted : undefined;
  const target = !shared ? undefined : (next ?? viewer);
  const stranger =
    target !== undefined && (holder === undefined ? mine.some((one) => mine.some((other) => differ(one, other))) : differ(holder, target));
  const wrongEyes = target !== undefined && viewer !== 'spectator' && differ(viewer, target);
  const covered = stranger || wrongEyes;

  useEffect(() => {
    if (covered || target === undefined) return;
    setHolder(target);
    if (client.snapshot().viewer !== target) client.look(target);
  }, [client, covered, target]);

  if (!covered || target === undefined) return undefined;
  return {
    seat: target,
    lifting: !stranger,
    lift: () => {
      setHolder(target);
      if (viewer !== target) client.look(target);
    },
  };
}
