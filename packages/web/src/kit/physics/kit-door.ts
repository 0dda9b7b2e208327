import { without } from './plain-motion';

/** The way to something that is fetched once, when a board first needs it. */
export interface KitDoor<Kit> {
  /** What was fetched, once it is there. */
  ready(): Kit | undefined;
  /** It may still come. */
  coming(): boolean;
  /** Fetches it once; undefined when something is missing or damaged (then it has been said). */
  load(): Promise<Kit | undefined>;
}

export function kitDoor<Kit>(fetchKit: () => Promise<Kit | undefined>): KitDoor<Kit> {
  let loading: Promise<Kit | undefined> | undefined;
  let done = false;
  let kit: Kit | undefined;
  const load = async (): Promise<Kit | undefined> => {
    try {
      kit = await fetchKit();
    } catch (error) {
      without(`its program cannot be fetched: ${error instanceof Error ? error.message : String(error)}`);
    }
    done = true;
    return kit;
  };
  return {
    ready: () => kit,
    coming: () => !done,
    load() {
      loading ??= load();
      return loading;
    },
  };
}
