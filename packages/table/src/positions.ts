import type { Viewer } from '@quarterdeck/kernel';
import type { Position } from '@quarterdeck/protocol';
import type { Outline } from './access';
import type { Table } from './table';

/** A viewer's place in the lists of what viewers see: its seat, or one past the last seat for spectators. */
export function viewerIndex(table: Outline, as: Viewer): number {
  return as === 'spectator' ? table.setup.seats : as;
}

/** The whole position for one viewer. */
export function positionOf(table: Table, viewer: number, now: number): Position {
  const as = viewer < table.setup.seats ? viewer : 'spectator';
  const view = table.run === undefined ? {} : { view: table.game.view(table.run.state, as) };
  return { seq: table.seq, n: table.n, as, ...view, ...presentOf(table, viewer, now) };
}

/** Clocks and undo point of this moment. */
export function presentOf(table: Table, viewer: number, now: number): Pick<Position, 'clk' | 'undo'> {
  const clk = table.timesLeft(now);
  const point = viewer < table.setup.seats ? table.undoPoint(viewer) : table.n;
  return { ...(clk === undefined ? {} : { clk }), ...(point < table.n ? { undo: point } : {}) };
}
