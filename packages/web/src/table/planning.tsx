import type { AnyGame, Speaker, Turn } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { PlanPanel, PlanStopped } from './plan-panel';
import type { TableClient, TableSnapshot } from './table-client';

interface PlanningProps {
  readonly game: AnyGame;
  readonly client: TableClient;
  readonly snapshot: TableSnapshot;
  readonly view: unknown;
  /** Whose turn it is at the moment on show. */
  readonly turn: Turn;
  readonly caughtUp: boolean;
  readonly speaker: Speaker;
}

/** Moves stored in advance by whoever waits; and why a plan was not carried out, to whoever must decide now. */
export function Planning({ game, client, snapshot, view, turn, caughtUp, speaker }: PlanningProps): ReactNode {
  const { viewer, mine, info, plans } = snapshot;
  if (info?.status !== 'running' || viewer === 'spectator' || !mine.includes(viewer) || view === undefined) return null;
  const plan = plans.find(({ seat }) => seat === viewer);
  const onPlan = (moves: readonly string[]): void => void client.send({ do: 'plan', seat: viewer, moves: [...moves] });
  const acts = turn.kind === 'seats' && turn.seats.includes(viewer);
  return acts || !caughtUp ? (
    <PlanStopped plan={plan} speaker={speaker} onPlan={onPlan} />
  ) : (
    <PlanPanel game={game} view={view} seat={viewer} plan={plan} speaker={speaker} onPlan={onPlan} />
  );
}
