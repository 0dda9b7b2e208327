import type { Curve, MomentAnalysis } from './analysis';
import type { CommandDone, CommandRequest } from './commands';
import type { NotifyFailure, NotifySettings, NotifyState, PushSubscriptionJson, TableWebhookSettings } from './notify';
import type { Me, Profile, Program, RankedPlayer, SignIn } from './people';
import type { ChatLine } from './socket';
import type { Created, CreateTable, Games, History, Invite, Lobby, MyTables, Position, Steps, TableInfo } from './tables';

/**
 * Every HTTP resource: what is sent and what comes back. The server's route table is checked against
 * this, and a client can type its one `fetch` function by it. Failures have the body `ErrorBody`.
 */
export interface Api {
  'GET /api/games': { answer: Games };

  /** Whoever has no cookie yet gets 401. */
  'GET /api/me': { answer: Me };
  /** A new guest; sets the cookie. */
  'POST /api/me': { body: SignIn; answer: Me };
  'PATCH /api/me': { body: SignIn; answer: Me };
  /** Makes a recovery code, shown once. */
  'POST /api/me/recovery': { answer: { code: string } };
  /** Becomes, on this device, the player whose recovery code it is; sets the cookie. */
  'POST /api/recover': { body: { code: string }; answer: Me };
  /** Forgets the cookie here; `everywhere` makes all cookies of this player worthless. */
  'POST /api/sign-out': { body: { everywhere?: boolean }; answer: Record<string, never> };
  'GET /api/me/tables': { answer: MyTables };
  'GET /api/me/history': { query: { before?: number; game?: string }; answer: History };
  'GET /api/me/notify': { answer: NotifyState };
  'PUT /api/me/notify': { body: NotifySettings; answer: NotifyState };
  /** Sends a trial to the stored webhook at once. */
  'POST /api/me/notify/try': { answer: { failure?: NotifyFailure } };
  'POST /api/me/push': { body: PushSubscriptionJson; answer: NotifyState };
  'DELETE /api/me/push': { body: { endpoint: string }; answer: NotifyState };
  'GET /api/players/:id': { params: { id: string }; answer: Profile };
  'GET /api/ratings/:game': { params: { game: string }; answer: { players: RankedPlayer[] } };
  /** Registers an outside program as a player. */
  'POST /api/programs': { body: SignIn; answer: Program };

  /** Tables in the lobby: waiting for players, or running and open to spectators. */
  'GET /api/tables': { query: { game?: string; status?: 'waiting' | 'running'; from?: number }; answer: Lobby };
  'POST /api/tables': { body: CreateTable; answer: Created };
  'GET /api/tables/:id': { params: { id: string }; query: { invite?: string }; answer: TableInfo };
  'POST /api/tables/:id/commands': { params: { id: string }; body: CommandRequest; answer: CommandDone };
  'GET /api/tables/:id/position': { params: { id: string }; query: { as?: string; invite?: string }; answer: Position };
  /** What happened, as `as` may see it, after `since` (default: from the beginning). */
  'GET /api/tables/:id/steps': { params: { id: string }; query: { as?: string; since?: number; invite?: string }; answer: Steps };
  /** The legal moves of one's own seat as texts, for programs that have no engine; empty when it is not its turn. */
  'GET /api/tables/:id/moves': { params: { id: string }; query: { seat: string }; answer: { seq: number; moves: string[] } };
  'GET /api/tables/:id/chat': { params: { id: string }; query: { invite?: string }; answer: { lines: ChatLine[] } };
  /** The game as a text file: of a finished game all of it with the seed, of a running one only for its fully open parts. */
  'GET /api/tables/:id/file': { params: { id: string }; query: { invite?: string }; answer: string };
  /**
   * How everybody stood over a finished game. Worked out when first asked for: ask again, with `since` points
   * known, until it is done. 503 with `Retry-After` when too many wait.
   */
  'GET /api/tables/:id/analysis': { params: { id: string }; query: { since?: number; invite?: string }; answer: Curve };
  /** The best moves at one moment of a finished game, for the seat that decided then, from what it saw. */
  'GET /api/tables/:id/analysis/:n': { params: { id: string; n: string }; query: { invite?: string }; answer: MomentAnalysis };
  /** The same players again with seats moved on by one; the existing rematch when there is one. */
  'POST /api/tables/:id/rematch': { params: { id: string }; answer: Created };
  'GET /api/tables/:id/invite': { params: { id: string }; answer: Invite };
  /** A new link; the old one stops working. */
  'POST /api/tables/:id/invite': { params: { id: string }; answer: Invite };
  /** No link works any more. */
  'DELETE /api/tables/:id/invite': { params: { id: string }; answer: Invite };
  /** An address that hears of every turn at this table. */
  'PUT /api/tables/:id/webhook': { params: { id: string }; body: TableWebhookSettings; answer: Record<string, never> };
  /** Brings in a game file: a finished one for replay, a running one for replay or to be played on. */
  'POST /api/import': { body: { file: string; play?: boolean }; answer: Created };
}
