import { type Club, type ClubSettings, clubSettingsSchema, type VersionedSettings } from '@quarterdeck/protocol';
import * as v from 'valibot';
import { sameText } from '../people/secrets';
import type { Store } from '../store';

const KEY = 'club';
const FIRST: VersionedSettings = { version: 0, settings: { colours: 'brass', joining: 'open', limits: {}, keep: {} } };

const storedSchema = v.object({ version: v.number(), settings: clubSettingsSchema });

/** What the owner has set: kept in memory, read again when another node or somebody here has changed it. */
export class Settings {
  readonly #store: Store;
  #stored: string | undefined;
  #now: VersionedSettings = FIRST;

  constructor(store: Store) {
    this.#store = store;
  }

  get current(): ClubSettings {
    return this.#now.settings;
  }

  get versioned(): VersionedSettings {
    return this.#now;
  }

  async load(): Promise<void> {
    this.#stored = await this.#store.meta.get(KEY);
    this.#now = this.#stored === undefined ? FIRST : v.parse(storedSchema, JSON.parse(this.#stored));
  }

  /** Puts other settings in place of those of `version`; false when they are not the newest any more. */
  async change(version: number, settings: ClubSettings): Promise<boolean> {
    await this.load();
    if (version !== this.#now.version) return false;
    const done = await this.#store.meta.replace(KEY, this.#stored, JSON.stringify({ version: version + 1, settings }));
    await this.load();
    return done;
  }

  shown(now: number, claimed: boolean): Club {
    const { name, notice, colours, joining } = this.current;
    const fresh = notice !== undefined && (notice.until === undefined || notice.until > now);
    return { ...(name === undefined ? {} : { name }), ...(fresh ? { notice } : {}), colours, joining, claimed };
  }

  isWord(given: string): boolean {
    const { word } = this.current;
    return word !== undefined && sameText(word.toLowerCase(), given.trim().toLowerCase());
  }
}
