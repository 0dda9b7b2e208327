import { readdirSync, readFileSync } from 'node:fs';
import {
  defaultOptions,
  HIDDEN,
  LOCALES,
  type Message,
  type MessageParam,
  Playthrough,
  plainRng,
  type Reason,
  sampledChance,
  speaker,
} from '@quarterdeck/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  abilityText,
  BUILDINGS,
  type Event,
  FLEETS,
  ISLAND_ROWS,
  islandSaid,
  type Move,
  PLAYER_COLOURS,
  powerText,
  SPACE_ROWS,
  SPECIALISTS,
  spaceSaid,
  yamatai,
} from '../src';
import { texts as de } from '../src/texts/de';
import { texts as en } from '../src/texts/en';
import { texts as nl } from '../src/texts/nl';

const all = { en, de, nl };

/** The rules' own source, where every reason is written. */
const folder = new URL('../src/rules/', import.meta.url);
const sources = [...readdirSync(folder, { recursive: true, encoding: 'utf8' }), '../turn.ts', '../game.ts']
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** Every key said in some whole games: of events, moves, decisions and refusals. */
const said = new Map<string, Message>();
const refused = new Map<string, Reason>();

function note(message: Message | undefined): void {
  if (message === undefined) return;
  said.set(message.key, message);
  for (const param of Object.values(message.params ?? {})) noteParam(param);
}

function noteParam(param: MessageParam): void {
  if (typeof param !== 'object') return;
  if ('key' in param) note(param);
  else if (!('seat' in param)) for (const part of param) note(part);
}

beforeAll(() => {
  const pool: Move[] = [];
  for (let game = 0; game < 24; game++) {
    const rng = plainRng(game);
    const run = new Playthrough(yamatai, 2 + (game % 3), { clearedIslandsOnly: game % 2 === 0 });
    const hear = (events: readonly Event[]): void => {
      for (const event of events) {
        for (const viewer of [0, 'spectator'] as const)
          note(yamatai.words.event(yamatai.redact(event, viewer, run.state) ?? event, run.state));
      }
    };
    for (;;) {
      hear(run.settle(sampledChance(rng)));
      const turn = run.turn;
      if (turn.kind !== 'seats') break;
      const seat = turn.seats[0] ?? 0;
      note(yamatai.words.decision(run.state, seat));
      const moves = yamatai.moves(run.state, seat);
      for (const move of moves) note(yamatai.words.move(move, run.state, seat));
      for (const move of pool) {
        const why = yamatai.check(run.state, seat, move);
        if (why !== undefined) refused.set(`${why.code} ${why.rule}`, why);
      }
      const move = moves[rng.below(moves.length)] ?? { kind: 'done' };
      if (pool.length < 40) pool.push(move);
      else pool[rng.below(40)] = move;
      const played = run.play(seat, move);
      if (played.ok) hear(played.events);
    }
    note(yamatai.words.decision(run.state, 0));
  }
});

describe('texts', () => {
  test('the three languages have the same keys and the same gaps to fill', () => {
    const gaps = (pattern: string): string[] =>
      [...new Set([...pattern.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].toSorted();
    for (const locale of LOCALES) {
      expect(Object.keys(all[locale].messages).toSorted()).toEqual(Object.keys(en.messages).toSorted());
      expect(Object.keys(all[locale].rules).toSorted()).toEqual(Object.keys(en.rules).toSorted());
      for (const [key, pattern] of Object.entries(all[locale].messages))
        expect(gaps(pattern), `${locale} ${key}`).toEqual(gaps(en.messages[key] ?? ''));
    }
  });

  test('whatever is said in whole games has a text, and it comes out whole', () => {
    expect(said.size).toBeGreaterThan(110);
    for (const locale of LOCALES) {
      const { say } = speaker(locale, all[locale], ['Ada', 'Bo', 'Cy', 'Di']);
      for (const [key, message] of said) {
        expect(all[locale].messages, key).toHaveProperty([key]);
        expect(say(message)).not.toMatch(/[{}]|undefined|\?/);
      }
    }
  });

  test('every refusal has words and a rule of the ledger', () => {
    const coded = new Map<string, string>();
    for (const source of sources) {
      for (const [, code = '', rule = ''] of source.matchAll(/reason\('([A-Z_]+)', '(YA-\w+)'/g)) coded.set(code, rule);
    }
    expect(coded.size).toBeGreaterThan(50);
    for (const [code, rule] of coded) {
      expect(en.messages, code).toHaveProperty([`reason.${code}`]);
      expect(en.rules, rule).toHaveProperty([rule]);
    }
    expect(refused.size).toBeGreaterThan(25);
    const { say } = speaker('en', en, []);
    for (const why of refused.values())
      expect(say({ key: `reason.${why.code}`, ...(why.params && { params: why.params }) })).not.toMatch(/[{}]|^reason/);
  });

  test('every reason text belongs to a code', () => {
    const code = sources.join('\n');
    for (const key of Object.keys(en.messages)) {
      if (key.startsWith('reason.')) expect(code).toContain(`'${key.slice('reason.'.length)}'`);
    }
  });

  test('options, score items, colours, fleets and specialists have names', () => {
    for (const option of Object.keys(yamatai.options)) expect(en.messages).toHaveProperty([`option.${option}`]);
    for (const { item } of yamatai.score(yamatai.initial({ seats: 2, options: {} })).lines)
      expect(en.messages).toHaveProperty([`score.${item}`]);
    for (const { name } of PLAYER_COLOURS) expect(en.messages).toHaveProperty([`colour.${name}`]);
    for (const { number } of FLEETS) expect(en.messages).toHaveProperty([powerText(number, { limitedSwaps: false }).key]);
    SPECIALISTS.forEach(({ id, name }, who) => {
      expect(en.messages[`specialist.${id}`]).toBe(name);
      expect(en.messages).toHaveProperty([abilityText(who).key]);
    });
  });

  test('people are told how sure each part is: every part has its words, and the words have the figures of the tables', () => {
    const parts = yamatai.components ?? [];
    expect(parts.filter(({ certainty }) => certainty === 'reconstructed').map(({ name }) => name)).toEqual([
      'board',
      'buildings',
      'specialists',
      'fleets',
      'prices',
      'culture',
    ]);
    const ours = (rows: readonly { readonly certainty: string }[]): number =>
      rows.filter(({ certainty }) => certainty === 'reconstructed').length;
    for (const { messages } of Object.values(all)) {
      for (const { name } of parts) expect(messages).toHaveProperty([`component.${name}`]);
      expect(messages['components.summary']).not.toBe('');
      expect(messages['component.buildings']).toMatch(new RegExp(`\\b${ours(BUILDINGS)}\\b`));
      expect(messages['component.specialists']).toMatch(new RegExp(`\\b${SPECIALISTS.length}\\b.*\\b${ours(SPECIALISTS)}\\b`));
      expect(messages['component.fleets']).toMatch(new RegExp(`\\b${ours(FLEETS)}\\b.*\\b${FLEETS.length}\\b`));
    }
  });

  test('every version says what it changed, and names rules of the ledger', () => {
    for (const { version, rules } of yamatai.versions) {
      for (const { messages } of Object.values(all)) expect(messages).toHaveProperty([`version.${version}`]);
      for (const rule of rules) expect(en.rules).toHaveProperty([rule]);
    }
  });

  test('YA-061 YA-D01 YA-D06 YA-D41 rule texts follow the options of the table', () => {
    for (const locale of LOCALES) {
      const as = (options: Readonly<Record<string, boolean>>) =>
        speaker(locale, all[locale], [], { ...defaultOptions(yamatai.options), ...options });
      for (const rule of ['YA-061', 'YA-D01']) expect(as({}).rule(rule)).not.toBe(as({ clearedIslandsOnly: true }).rule(rule));
      for (const rule of ['YA-D06', 'YA-D07', 'YA-D41']) expect(as({}).rule(rule)).not.toBe(as({ limitedSwaps: true }).rule(rule));
      for (const id of Object.keys(en.rules)) expect(as({}).rule(id), id).not.toMatch(/[{}]|^$/);
    }
    const { say } = speaker('en', en, []);
    expect(say(powerText(7, { limitedSwaps: false }))).toBe('Swap any two boats on the board.');
    expect(say(powerText(7, { limitedSwaps: true }))).toContain('different colours');
  });

  test('every island has a name and every lane is told from all others, in each language (P2-6)', () => {
    for (const locale of LOCALES) {
      const { say } = speaker(locale, all[locale], []);
      const islands = ISLAND_ROWS.map((_, island) => say(islandSaid(island)));
      const lanes = SPACE_ROWS.map((_, space) => say(spaceSaid(space)));
      expect(new Set(islands).size).toBe(34);
      expect(new Set(lanes).size).toBe(71);
      // A lane is called by an island that it touches.
      lanes.forEach((lane, space) => {
        const shores = SPACE_ROWS[space]?.islands ?? [];
        expect(shores.some((id) => lane.endsWith(islands[ISLAND_ROWS.findIndex((row) => row.id === id)] ?? '?'))).toBe(true);
      });
    }
  });

  test('a log reads well in each language', () => {
    const event: Event = { kind: 'BuildingBuilt', seat: 1, tile: 16, island: 5, reserve: -2, missing: 1, points: 1 };
    const message = yamatai.words.event(event, yamatai.initial({ seats: 2, options: {} }));
    const lines = LOCALES.map((locale) => message && speaker(locale, all[locale], ['Ada', 'Bo']).say(message));
    expect(lines).toEqual([
      'Bo builds a 1-point trading post on Aoba, with one boat missing.',
      'Bo baut Handelsposten (1 PP) auf Aoba, wobei ein Schiff fehlt.',
      'Bo bouwt handelspost (1 PP) op Aoba, met één ontbrekende boot.',
    ]);
  });

  test('a tile that a viewer does not know has words too', () => {
    const message = yamatai.words.event({ kind: 'RowFilled', tiles: [HIDDEN] }, yamatai.initial({ seats: 2, options: {} }));
    expect(message && speaker('en', en, []).say(message)).toBe('New in the building row: an unseen tile.');
  });

  test('the texts load on demand', async () => {
    for (const locale of LOCALES) expect(await yamatai.texts[locale]()).toBe(all[locale]);
  });
});
