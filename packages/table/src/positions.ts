import type { Perspective } from '@quarterdeck/protocol';
import type { Outline } from './access';
import type { Table } from './table';

/** A viewer's place in the lists of what viewers see: its seat, or one past the last seat for spectators. */
export function viewerIndex(table: Outline, as: Perspective): number {
  return as === 'spectator' ? table.setup.seats : as;
}

function perspective(table: Table, viewer: number): Perspective {
  return viewer < table.setup.seats ? viewer : 'spectator';
}

/** The fields of a protocol `Position` without braces. */
export function positionText(table: Table, viewer: number, now: number): string {
  const as = perspective(table, viewer);
  const view = table.run === undefined ? '' : `,"view":${JSON.stringify(table.game.view(table.run.state, as))}`;
  return `"seq":${table.seq},"n":${table.n},"as":${JSON.stringify(as)}${view}${presentText(table, viewer, now)}`;
}

/** Clocks and undo point of this moment, as trailing JSON fields. */
export function presentText(table: Table, viewer: number, now: number): string {
  const left = table.timesLeft(now);
  const clk = left === undefined ? '' : `,"clk":[${left.join(',')}]`;
  const point = table.undoPoint(viewer);
  return viewer < table.setup.seats && point < table.n ? `${clk},"undo":${point}` : clk;
}
