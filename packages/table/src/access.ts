import type { Reason, Viewer } from '@quarterdeck/kernel';
import { refuse, type SeatInfo } from '@quarterdeck/protocol';
import type { TableSetup } from './entries';
import { seatsOf } from './seats';
import type { Status } from './table';

/** Who looks at a table, and whether they hold its valid link. */
export interface Visitor {
  readonly player: string | undefined;
  readonly invited: boolean;
}

/** What decides who may see a table: the table itself, or what is known of it without its log. */
export interface Outline {
  readonly setup: Pick<TableSetup, 'host' | 'access' | 'spectators' | 'seats'>;
  readonly seats: readonly SeatInfo[];
  readonly status: Status;
}

/** Whose eyes a visitor gets, or why none. */
export type Granted = { readonly ok: true; readonly as: Viewer } | { readonly ok: false; readonly reason: Reason };

/** Why a visitor may not see a table; undefined when they may. What is not theirs to see looks as if it were not there. */
export function whyUnseen(table: Outline, visitor: Visitor): Reason | undefined {
  if (visitor.player !== undefined && (table.setup.host === visitor.player || seatsOf(table.seats, visitor.player).length > 0))
    return undefined;
  if (table.setup.access === 'invited' && !visitor.invited) return refuse('NO_SUCH_TABLE');
  if (!table.setup.spectators && table.status !== 'waiting') return refuse('NO_SPECTATORS');
  return undefined;
}

/** Whose eyes a visitor gets: those of their own seats, or a spectator's; once the game is over nothing is hidden any more, and all are open. */
export function perspectiveFor(table: Outline, visitor: Visitor, wanted: Viewer | undefined): Granted {
  const unseen = whyUnseen(table, visitor);
  if (unseen !== undefined) return { ok: false, reason: unseen };
  const own = seatsOf(table.seats, visitor.player);
  if (wanted === undefined) return { ok: true, as: own[0] ?? 'spectator' };
  if (wanted === 'spectator' || own.includes(wanted)) return { ok: true, as: wanted };
  return table.status === 'over' && wanted < table.setup.seats ? { ok: true, as: wanted } : { ok: false, reason: refuse('NOT_YOUR_SEAT') };
}
