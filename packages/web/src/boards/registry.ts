import type { AnyBoard } from '../kit';

/* Boards are found by their folder: `boards/<game id>/index.ts` (or .tsx), loaded when a table needs it. */
const modules = import.meta.glob<{ readonly board: AnyBoard }>('./*/index.{ts,tsx}');

/** The board of a game; undefined when it has none and is played as text. */
export async function loadBoard(game: string): Promise<AnyBoard | undefined> {
  const load = modules[`./${game}/index.ts`] ?? modules[`./${game}/index.tsx`];
  return load === undefined ? undefined : (await load()).board;
}
