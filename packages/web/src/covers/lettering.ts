import type { Locale } from '@quarterdeck/kernel';

interface Lettering {
  /** Where the cartouche has room for less than the whole title. */
  readonly title?: Readonly<Record<Locale, string>>;
  readonly sub: Readonly<Record<Locale, string>>;
}

/** What stands in the cartouches of the plates. */
export const subtitles: Readonly<Record<string, Lettering>> = {
  amerigo: {
    sub: { en: 'islands, goods & a tower of cubes', de: 'Inseln, Rohstoffe & ein Würfelturm', nl: 'eilanden, goederen & een toren' },
  },
  pirates: {
    title: { en: 'Pirates', de: 'Piraten', nl: 'Piraten' },
    sub: { en: 'of the 7 Seas', de: 'der 7 Weltmeere', nl: 'van de 7 Zeeën' },
  },
  yamatai: {
    sub: { en: 'an archipelago for its queen', de: 'ein Archipel für seine Königin', nl: 'een archipel voor zijn koningin' },
  },
  efemeris: {
    sub: { en: 'galleons among the planets', de: 'Galeonen zwischen den Planeten', nl: 'galjoenen tussen de planeten' },
  },
};
