import { type GameEntry, games as houseGames } from '@quarterdeck/games';
import { type AnyGame, InputError } from '@quarterdeck/kernel';

/** Every game that can be played here. */
export const games: readonly GameEntry[] = houseGames;

export function gameEntry(id: string): GameEntry | undefined {
  return games.find(({ card }) => card.id === id);
}

/** The engine, loaded once. */
export function loadEngine(id: string): Promise<AnyGame> {
  const entry = gameEntry(id);
  if (entry === undefined) return Promise.reject(new InputError(`There is no game "${id}" here`));
  let engine = engines.get(id);
  if (engine === undefined) {
    engine = entry.load();
    engines.set(id, engine);
    // A chunk that could not be fetched may be there the next time.
    engine.catch(() => engines.delete(id));
  }
  return engine;
}

const engines = new Map<string, Promise<AnyGame>>();
