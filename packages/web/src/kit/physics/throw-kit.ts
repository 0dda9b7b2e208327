import { kitDoor } from './kit-door';
import type { LoggedDie } from './mosaic';
import type { THROW_PARTS as Parts, startThrow as Start } from './throw-stage';
import type { Tracks } from './track-file';
import url from './tracks/dice.bin?url';

/** All that a throw with physics needs; loaded when a board that throws is opened, not before. */
export interface ThrowKit {
  readonly tracks: Tracks;
  readonly startThrow: typeof Start;
  readonly THROW_PARTS: typeof Parts;
}

export const throwKit = kitDoor(async (): Promise<ThrowKit | undefined> => {
  const [stage, mosaic, { loadTracks }] = await Promise.all([import('./throw-stage'), import('./mosaic'), import('./load-tracks')]);
  const tracks = await loadTracks(url, 'dice');
  if (tracks === undefined) return undefined;
  // The first search is the slowest, before the browser has compiled it: let it be this one.
  mosaic.planThrow(tracks, PRACTICE, 0);
  return { tracks, startThrow: stage.startThrow, THROW_PARTS: stage.THROW_PARTS };
});

const PRACTICE: readonly LoggedDie[] = Array.from({ length: 14 }, (_, i) => ({
  x: 40 + (i % 5) * 45,
  y: 50 + Math.floor(i / 5) * 60,
  heading: i * 37,
  face: 1 + (i % 6),
}));
