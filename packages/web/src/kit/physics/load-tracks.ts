import { without } from './plain-motion';
import { DICE, readTracks, TOWER, type Tracks } from './track-file';

const KINDS = { dice: DICE, tower: TOWER } as const;

/** Fetches a track file; undefined, and one line in the console, when it is not to be had or not in order. */
export async function loadTracks(url: string, kind: keyof typeof KINDS): Promise<Tracks | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return without(`${url} answers ${response.status}`);
    const read = readTracks(new Uint8Array(await response.arrayBuffer()), KINDS[kind]);
    return read.ok ? read.tracks : without(`${url} is refused: ${read.why}`);
  } catch (error) {
    return without(`${url} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
  }
}
