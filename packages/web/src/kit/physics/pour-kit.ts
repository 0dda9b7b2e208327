import { kitDoor } from './kit-door';
import type { PourLogged } from './pour-plan';
import type { startPour as Start } from './pour-stage';
import type { Tracks } from './track-file';
import url from './tracks/tower.bin?url';

/** All that a pour with physics needs; loaded when a board with a tower is opened, not before. */
export interface PourKit {
  readonly tracks: Tracks;
  readonly startPour: typeof Start;
}

export const pourKit = kitDoor(async (): Promise<PourKit | undefined> => {
  const [stage, plan, { loadTracks }] = await Promise.all([import('./pour-stage'), import('./pour-plan'), import('./load-tracks')]);
  const tracks = await loadTracks(url, 'tower');
  if (tracks === undefined) return undefined;
  // The first search is the slowest, before the browser has compiled it: let it be this one.
  plan.planPour(tracks, PRACTICE);
  return { tracks, startPour: stage.startPour };
});

const PRACTICE: PourLogged = { inside: [2, 2, 2, 2], thrown: { colour: 0, count: 5 }, out: [4, 1, 1, 0], tray: [0, 0, 0, 0, 1, 2] };
