import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Message, type MessageParam, plainRng, type Reason, speaker } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, COLOURS, type Event, FRAME, geometryOf, islandNames, placeName, SCORE_ITEMS, SORTS, TILES, TOKENS, WATER } from '../src';
import { policy } from '../src/policy';

const texts = Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await amerigo.texts[locale]()] as const)));
const english = texts.en ?? { messages: {}, rules: {} };

/** All keys of a message, also of the messages inside it. */
function keysOf(message: Message): string[] {
  const inside = (param: MessageParam): string[] => {
    if (Array.isArray(param)) return param.flatMap((part: Message) => keysOf(part));
    return typeof param === 'object' && 'key' in param ? keysOf(param) : [];
  };
  return [message.key, ...Object.values(message.params ?? {}).flatMap(inside)];
}

/** The source of the rules, to find every reason that they can give. */
function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : readFileSync(join(folder, entry.name), 'utf8')))
    .join('\n');
}

describe('texts', () => {
  test('the three languages have the same keys and the same parameters', () => {
    const parameters = (pattern: string): string[] =>
      [...new Set([...pattern.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();
    for (const locale of LOCALES) {
      const { messages = {}, rules = {} } = texts[locale] ?? {};
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english.messages).sort());
      expect(Object.keys(rules).sort()).toEqual(Object.keys(english.rules).sort());
      for (const [key, pattern] of Object.entries(messages))
        expect([key, parameters(pattern)]).toEqual([key, parameters(english.messages[key] ?? '')]);
    }
  });

  test('every reason has a text, and its rule stands in the ledger', () => {
    const reasons = [...sources(join(import.meta.dirname, '../src')).matchAll(/reason\(\s*'([A-Z_]+)',\s*'([A-Z0-9-]+)'/g)];
    expect(reasons.length).toBeGreaterThan(50);
    for (const [, code, rule] of reasons) {
      expect(english.messages).toHaveProperty([`reason.${code}`]);
      expect(english.rules).toHaveProperty([rule ?? '']);
    }
  });

  test('every token names a rule of the ledger, and every piece, colour, sort, score item and option has a name', () => {
    for (const { id, rule } of TOKENS) {
      expect(english.rules).toHaveProperty([rule]);
      expect(english.messages).toHaveProperty([`token.${id}`]);
    }
    for (const { id } of TILES) expect(english.messages).toHaveProperty([`tile.${id}`]);
    for (const colour of COLOURS) expect(english.messages).toHaveProperty([`colour.${colour}`]);
    for (const sort of SORTS) expect(english.messages).toHaveProperty([`sort.${sort}`]);
    for (const item of SCORE_ITEMS) expect(english.messages).toHaveProperty([`score.${item}`]);
    for (const [name, spec] of Object.entries(amerigo.options)) {
      const keys = [`option.${name}`, ...(spec.kind === 'choice' ? spec.values.map((value) => `option.${name}.${value}`) : [])];
      for (const key of keys) expect(english.messages).toHaveProperty([key]);
    }
  });

  test('whole games are told in every language without a gap', () => {
    const used = new Set<string>();
    const speakers = LOCALES.map((locale) => speaker(locale, texts[locale] ?? english, ['Ada', 'Ben', 'Cem', 'Dea']));
    const told = (message: Message): void => {
      for (const key of keysOf(message)) used.add(key);
      for (const voice of speakers) expect(voice.say(message)).not.toMatch(/\{|\}|undefined|NaN|event\.|move\.|decision\./);
    };
    const refused = (reason: Reason | undefined): void => {
      if (reason !== undefined) told({ key: `reason.${reason.code}`, ...(reason.params === undefined ? {} : { params: reason.params }) });
    };
    for (const [seed, sensible] of [
      [1, false],
      [2, true],
      [3, true],
    ] as const) {
      const s = amerigo.initial({ seats: 2 + (seed % 3), options: {} });
      const rng = plainRng(seed);
      const emit = (event: Event): void => {
        amerigo.evolve(s, event);
        const line = amerigo.words.event(event, s);
        if (line !== undefined) told(line);
      };
      for (let turn = amerigo.turn(s); turn.kind !== 'over'; turn = amerigo.turn(s)) {
        if (turn.kind === 'chance') {
          amerigo.chance(s, amerigo.sample(s, rng), emit);
          continue;
        }
        const seat = turn.seats[0] ?? 0;
        told(amerigo.words.decision(s, seat));
        const legal = amerigo.moves(s, seat);
        for (const move of legal.slice(0, 6)) told(amerigo.words.move(move, s, seat));
        for (const move of legal.slice(0, 2)) refused(amerigo.check(s, (seat + 1) % s.seats, move));
        const random = legal[rng.below(legal.length)] ?? { kind: 'end' as const };
        amerigo.play(s, seat, sensible ? policy.rollout(s, seat, rng) : random, emit);
      }
    }
    for (const key of used) expect(english.messages).toHaveProperty([key]);
    expect([...used].filter((key) => key.startsWith('event.')).length).toBeGreaterThan(28);
  });

  test('places are called by the numerals of the frame and the names of islands, codes by nobody (A8, H8)', () => {
    const s = amerigo.initial({ seats: 4, options: {} });
    amerigo.chance(s, amerigo.sample(s, plainRng(5)), (event) => amerigo.evolve(s, event));
    const { terrain, island, postOf, frame } = geometryOf(s.layout);
    const names = islandNames(s.layout);
    expect(new Set(names).size).toBe(names.length);
    const said = (space: number): string => speaker('en', english, []).say(placeName(s.layout, space));
    expect(said(FRAME + 12)).toBe('frame XIII');
    expect(said(FRAME + frame - 1)).toBe('frame XVI');
    const anchor = postOf.findIndex((post) => post >= 0);
    expect(said(anchor)).toBe(names[island[postOf[anchor] ?? -1] ?? -1]);
    const open = terrain.findIndex((kind, cell) => kind === WATER && (postOf[cell] ?? -1) < 0);
    expect(names.map((name) => `the waters of ${name}`)).toContain(said(open));
  });

  test('a few sentences', () => {
    const say = (locale: (typeof LOCALES)[number], message: Message): string =>
      speaker(locale, texts[locale] ?? english, ['Ada', 'Ben']).say(message);
    const s = amerigo.initial({ seats: 2, options: {} });
    const sailed = amerigo.words.event(
      { kind: 'ShipSailed', seat: 0, ship: 0, from: 400, to: 21, distance: 1, paid: 2, landing: false },
      s,
    );
    if (sailed === undefined) throw new Error('a voyage needs a line');
    expect(say('en', sailed)).toBe('Ada sails ship 1 from frame 1 to b2, 1 space, for 2 gold.');
    expect(say('de', sailed)).toBe('Ada segelt mit Schiff 1 von Rahmen 1 nach b2, 1 Feld, für 2 Gold.');
    expect(say('nl', sailed)).toBe('Ada vaart met schip 1 van kader 1 naar b2, 1 veld, voor 2 goud.');
    const scored = amerigo.words.event({ kind: 'FinalScored', item: 'cotton', points: [12, 0] }, s);
    if (scored === undefined) throw new Error('scoring needs a line');
    expect(say('en', scored)).toBe('Final scoring, Cotton: Ada 12.');
  });
});
