import type { Backups } from '../../backups';
import type { Analyst } from '../../bots/analyst';
import type { Desk } from '../../club/desk';
import type { Door } from '../../club/door';
import type { HealthCheck } from '../../club/health';
import type { Settings } from '../../club/settings';
import type { ServerConfig } from '../../config';
import type { Figures } from '../../figures/figures';
import type { Inviting } from '../../house/inviting';
import type { Limiter } from '../../limiter';
import type { Eraser } from '../../people/eraser';
import type { Passkeys } from '../../people/passkeys';
import type { People } from '../../people/people';
import type { Readers } from '../../readers/readers';
import type { Wakes } from '../../readers/wakes';
import type { Store } from '../../store';
import type { PlayerRecord } from '../../store/people';
import type { Commands } from '../../tables/commands';
import type { Hub } from '../../tables/hub';
import type { Watchers } from '../../tables/watchers';
import type { Steward } from '../../tournaments/steward';
import type { Opening } from '../may-open';

/** What the routes work with. */
export interface RouteParts {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly hub: Hub;
  readonly people: People;
  readonly desk: Desk;
  readonly passkeys: Passkeys;
  readonly eraser: Eraser;
  readonly steward: Steward;
  readonly figures: Figures;
  readonly isHere: (player: string) => boolean;
  readonly door: Door;
  readonly settings: Settings;
  readonly health: HealthCheck;
  readonly backups: Backups | undefined;
  readonly commands: Commands;
  readonly watchers: Watchers;
  readonly signIns: Limiter;
  readonly levels: readonly string[];
  readonly analyst: Analyst;
  readonly readers: Readers;
  readonly wakes: Wakes;
  readonly opening: Opening;
  readonly inviting: Inviting;
  /** The server is about to be updated. */
  readonly isDraining: () => boolean;
  /** A table was opened whose bots may have to move. */
  readonly opened: (table: string) => void;
  /** A link was taken back: whoever came in by it must go. */
  readonly uninvited: (table: string) => void;
  /** No cookie of this player counts any more. */
  readonly signedOut: (player: string) => void;
  /** Calls a player otherwise from now on, also at the tables. */
  readonly rename: (player: string, name: string) => Promise<PlayerRecord>;
}
