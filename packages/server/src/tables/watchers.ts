import type { Reason, Viewer } from '@quarterdeck/kernel';
import {
  type PlanState,
  type PositionText,
  type ServerMessage,
  writeMessage,
  writePosition,
  writePositionText,
  writeStep,
  writeSteps,
} from '@quarterdeck/protocol';
import { type Change, infoOf, perspectiveFor, positionOf, presentOf, type Visitor, viewerIndex } from '@quarterdeck/table';
import type { StoredPlan } from '../store/plans';
import type { Hub, Listener } from './hub';
import type { Live } from './live';

/** One connection, as tables see it. */
export interface Peer {
  readonly player: string | undefined;
  /** False while the page is in the background. */
  readonly isLooking: boolean;
  send(text: string): void;
}

/** One perspective on one table that a connection follows. */
export interface Watcher {
  readonly peer: Peer;
  readonly ch: number;
  readonly table: string;
  visitor: Visitor;
  /** undefined: whatever the visitor has; it changes when they sit down. */
  readonly wanted: Viewer | undefined;
  viewer: number;
  /** All up to this seq has been sent. */
  seq: number;
}

/** Tells those who watch what happened, each with their own eyes. */
export class Watchers implements Listener {
  readonly #hub: Hub;
  readonly #byTable = new Map<string, Set<Watcher>>();
  /** Called when somebody comes to or leaves a table. */
  onPresence: (table: string) => void = () => {};
  onUnwatched: (watcher: Watcher) => void = () => {};

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  of(table: string): ReadonlySet<Watcher> {
    return this.#byTable.get(table) ?? NOBODY;
  }

  get tables(): Iterable<string> {
    return this.#byTable.keys();
  }

  /** Begins to follow a table: position or missed steps, then all that happens. */
  begin(live: Live, watcher: Watcher, since: number | undefined): void {
    const { table } = live;
    watcher.peer.send(this.#infoText(live));
    const missed = since === undefined ? undefined : live.missed(watcher.viewer, since);
    const position = new Positions(live, this.#hub.now()).textFor(watcher);
    const steps = missed === undefined ? undefined : writeSteps(watcher.ch, missed, presentOf(table, watcher.viewer, this.#hub.now()));
    watcher.peer.send(steps !== undefined && steps.length <= position.length ? steps : position);
    watcher.seq = table.seq;
    let watching = this.#byTable.get(table.id);
    if (watching === undefined) {
      watching = new Set();
      this.#byTable.set(table.id, watching);
    }
    watching.add(watcher);
    this.onPresence(table.id);
  }

  /** Sends everybody the whole position: something changed that no step tells. */
  show(live: Live): void {
    const positions = new Positions(live, this.#hub.now());
    for (const watcher of this.of(live.table.id)) positions.show(watcher);
  }

  end(watcher: Watcher): void {
    const watching = this.#byTable.get(watcher.table);
    if (watching?.delete(watcher) !== true) return;
    if (watching.size === 0) this.#byTable.delete(watcher.table);
    this.onPresence(watcher.table);
  }

  changed(live: Live, changes: readonly Change[]): void {
    const watching = this.#byTable.get(live.table.id);
    if (watching === undefined) return;
    const informed = changes.length === 0 || changes.some(({ info }) => info);
    if (informed) this.#reseat(live, watching);
    const undone = changes.findLast((change) => change.undone !== undefined)?.undone;
    const positions = new Positions(live, this.#hub.now(), undone);
    for (const watcher of watching) this.#sync(live, watcher, positions);
    // The last move is seen before the result it led to.
    if (!informed) return;
    const text = this.#infoText(live);
    for (const peer of peersOf(watching)) peer.send(text);
  }

  /** Tells the owner of a plan how it stands. */
  planChanged(table: string, plan: StoredPlan): void {
    const text = writeMessage({ t: 'plan', table, plan: shownPlan(plan) });
    for (const peer of peersOf(this.of(table))) if (peer.player === plan.owner) peer.send(text);
  }

  /** The link does not count any more: whoever is here by it alone must go. */
  uninvite(live: Live): void {
    const watching = this.#byTable.get(live.table.id);
    if (watching === undefined) return;
    for (const watcher of watching) watcher.visitor = { ...watcher.visitor, invited: false };
    this.#reseat(live, watching);
  }

  /** Nobody can watch this table any more. */
  dismiss(table: string, reason: Reason): void {
    for (const watcher of [...this.of(table)]) {
      watcher.peer.send(writeMessage({ t: 'unwatched', ch: watcher.ch, reason }));
      this.end(watcher);
      this.onUnwatched(watcher);
    }
  }

  /** Sends the same to everybody at a table. */
  tellAll(table: string, message: ServerMessage): void {
    const text = writeMessage(message);
    for (const peer of peersOf(this.of(table))) peer.send(text);
  }

  /** Who is here, and how many others watch. */
  presence(table: string): { players: string[]; watchers: number } {
    const players = new Set<string>();
    let watchers = 0;
    for (const peer of peersOf(this.of(table))) {
      if (peer.player === undefined) watchers++;
      else players.add(peer.player);
    }
    return { players: [...players], watchers };
  }

  /** The players who have the table before their eyes. */
  lookingAt(table: string): Set<string> {
    const players = new Set<string>();
    for (const { peer } of this.of(table)) if (peer.isLooking && peer.player !== undefined) players.add(peer.player);
    return players;
  }

  #sync(live: Live, watcher: Watcher, positions: Positions): void {
    const { table } = live;
    if (watcher.seq >= table.seq) return;
    const missed = live.missed(watcher.viewer, watcher.seq);
    if (missed === undefined) {
      positions.show(watcher);
    } else {
      for (const step of missed) watcher.peer.send(writeStep(watcher.ch, step));
    }
    watcher.seq = table.seq;
  }

  /** Seats may have changed hands: everybody gets the eyes they are entitled to now, or none. */
  #reseat(live: Live, watching: Set<Watcher>): void {
    const positions = new Positions(live, this.#hub.now());
    for (const watcher of [...watching]) {
      const granted = perspectiveFor(live.table, watcher.visitor, watcher.wanted);
      if (!granted.ok) {
        watcher.peer.send(writeMessage({ t: 'unwatched', ch: watcher.ch, reason: granted.reason }));
        this.end(watcher);
        this.onUnwatched(watcher);
        continue;
      }
      const viewer = viewerIndex(live.table, granted.as);
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      positions.show(watcher);
    }
  }

  #infoText(live: Live): string {
    return writeMessage({ t: 'info', seq: live.table.seq, info: infoOf(live.table, live.seed) });
  }
}

/** Where a game stands at one moment, written once for all who have the same eyes. */
class Positions {
  readonly #table: Live['table'];
  readonly #now: number;
  readonly #undone: { readonly by: number } | undefined;
  /** Made when it is needed: most moves need no position. */
  #byViewer: Map<number, PositionText> | undefined;

  constructor({ table }: Live, now: number, undone?: { readonly by: number }) {
    this.#table = table;
    this.#now = now;
    this.#undone = undone;
  }

  show(watcher: Watcher): void {
    watcher.peer.send(this.textFor(watcher));
    watcher.seq = this.#table.seq;
  }

  textFor({ ch, viewer }: Watcher): string {
    this.#byViewer ??= new Map();
    let text = this.#byViewer.get(viewer);
    if (text === undefined) {
      const mark = this.#undone === undefined ? {} : { undone: this.#undone };
      text = writePositionText({ ...mark, ...positionOf(this.#table, viewer, this.#now) });
      this.#byViewer.set(viewer, text);
    }
    return writePosition(ch, text);
  }
}

export function shownPlan({ seat, moves, stopped }: StoredPlan): PlanState {
  return stopped === undefined ? { seat, moves } : { seat, moves, stopped };
}

const NOBODY: ReadonlySet<Watcher> = new Set();

function peersOf(watchers: Iterable<Watcher>): Set<Peer> {
  return new Set([...watchers].map(({ peer }) => peer));
}
