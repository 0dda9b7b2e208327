import { readTracks, type Tracks } from './track-file';

type Kind = Parameters<typeof readTracks>[1];

/** Fetches a track file; undefined, and one line in the console, when it is not to be had or not in order. */
export async function loadTracks(url: string, kind: Kind): Promise<Tracks | undefined> {
  try {
    const response = await fetch(url);
    if (!response.ok) return without(`${url} answers ${response.status}`);
    const read = readTracks(new Uint8Array(await response.arrayBuffer()), kind);
    return read.ok ? read.tracks : without(`${url} is refused: ${read.why}`);
  } catch (error) {
    return without(`${url} cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const told = new Set<string>();

/** Says why motion is plain: one line for each reason, however often it is met. */
export function without(why: string): undefined {
  if (!told.has(why)) console.info(`Plain motion: ${why}.`);
  told.add(why);
  return undefined;
}
