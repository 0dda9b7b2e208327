import { type Reason, reason } from '@quarterdeck/kernel';
import type { Perspective, SeatInfo } from '@quarterdeck/protocol';
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

/** Why a visitor may not see a table; undefined when they may. What is not theirs to see looks as if it were not there. */
export function whyUnseen(table: Outline, visitor: Visitor): Reason | undefined {
  if (visitor.player !== undefined && (table.setup.host === visitor.player || seatsOf(table.seats, visitor.player).length > 0))
    return undefined;
  if (table.setup.access === 'invited' && !visitor.invited) return reason('NO_SUCH_TABLE', 'TABLE');
  if (!table.setup.spectators && table.status !== 'waiting') return reason('NO_SPECTATORS', 'TABLE');
  return undefined;
}

/** Whose eyes a visitor gets: those of their own seats, or a spectator's; once the game is over nothing is hidden any more, and all are open. */
export function perspectiveFor(table: Outline, visitor: Visitor, wanted: Perspective | undefined): Perspective | Reason {
  const unseen = whyUnseen(table, visitor);
  if (unseen !== undefined) return unseen;
  const own = seatsOf(table.seats, visitor.player);
  if (wanted === undefined) return own[0] ?? 'spectator';
  if (wanted === 'spectator' || own.includes(wanted)) return wanted;
  return table.status === 'over' && wanted < table.setup.seats ? wanted : reason('NOT_YOUR_SEAT', 'TABLE');
}
