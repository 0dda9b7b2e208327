import { readdirSync, readFileSync } from 'node:fs';
import { defaultOptions, LOCALES, type Message, NotationError, parseOptions, plainRng, sampledChance, speaker } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { ITEMS, type Move, pirates } from '../src';

const { notation } = pirates;

const loaded = Promise.all(LOCALES.map(async (locale) => ({ locale, texts: await pirates.texts[locale]() })));
const SOURCES = new URL('../src/', import.meta.url);
const keys = new Set<string>();
const reasons = new Map<string, Set<string>>();

function collect(message: Message | undefined): void {
  if (message === undefined) return;
  keys.add(message.key);
  for (const param of Object.values(message.params ?? {})) {
    if (typeof param !== 'object') continue;
    if (Array.isArray(param)) param.forEach(collect);
    else if ('key' in param) collect(param as Message);
  }
}

function refused(s: Parameters<typeof pirates.check>[0], seat: number, move: Move): void {
  const why = pirates.check(s, seat, move);
  if (why === undefined) return;
  const rules = reasons.get(why.code) ?? new Set();
  reasons.set(why.code, rules.add(why.rule));
  collect({ key: `reason.${why.code}`, ...(why.params === undefined ? {} : { params: why.params }) });
}

const PROBES = [
  ...[
    'choose merchant',
    'buy 0',
    'buy 9',
    'privateer spain',
    'play kraken',
    'send 9',
    'fight 1 2',
    'swallow 1',
    'load rum',
    'discard coffee',
  ],
  ...['tavern 1 1', 'idol rum', 'sell 9 rum', 'ritual unsinkable', 'bargain rum rum', 'bargain rum coffee', 'draw', 'done'],
].flatMap((text) => {
  const move = notation.readMove(text);
  return move instanceof NotationError ? [] : [move];
});

/** Words of every event, move, decision and refusal in some games, as each viewer gets them. */
beforeAll(() => {
  for (const seats of pirates.seats) {
    for (let seed = 1; seed <= 4; seed++) {
      const rng = plainRng(seed);
      const run = scenario(pirates, { seats }).run;
      const chance = sampledChance(rng);
      while (run.turn.kind !== 'over') {
        for (const event of run.settle(chance)) hear(event);
        const turn = run.turn;
        if (turn.kind !== 'seats') continue;
        const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
        const moves = pirates.moves(run.state, seat);
        for (let viewer = 0; viewer < seats; viewer++) collect(pirates.words.decision(run.state, viewer));
        for (const move of moves) collect(pirates.words.move(move, run.state, seat));
        for (const move of PROBES) refused(run.state, seat, move);
        const sensible = pirates.policy?.rollout(run.state, seat, rng);
        const move = sensible !== undefined && seed % 2 === 0 ? sensible : moves[rng.below(moves.length)];
        const played = move === undefined ? undefined : run.play(seat, move);
        if (played?.ok) for (const event of played.events) hear(event);
      }
      function hear(event: Parameters<typeof pirates.redact>[0]): void {
        collect(pirates.words.event(event, run.state));
        const redacted = pirates.redact(event, 'spectator', run.state);
        if (redacted !== undefined) collect(pirates.words.event(redacted, run.state));
      }
    }
  }
});

describe('texts', () => {
  test('the three languages have the same messages', async () => {
    const [en, de, nl] = (await loaded).map(({ texts }) => Object.keys(texts.messages).sort());
    expect(de).toEqual(en);
    expect(nl).toEqual(en);
  });

  test('the three languages have the same gaps in every message', async () => {
    const gaps = (pattern: string): string[] =>
      [...new Set([...pattern.matchAll(/\{(\w+)(?:\}|, (?:plural|select),)/g)].map((match) => match[1] ?? ''))].sort();
    const [en, de, nl] = (await loaded).map(({ texts }) => texts.messages);
    for (const key of Object.keys(en ?? {})) {
      expect(gaps(de?.[key] ?? ''), key).toEqual(gaps(en?.[key] ?? ''));
      expect(gaps(nl?.[key] ?? ''), key).toEqual(gaps(en?.[key] ?? ''));
    }
  });

  test('every word spoken in some whole games has a text, and every text can be said', async () => {
    expect(keys.size).toBeGreaterThan(120);
    for (const { locale, texts } of await loaded) {
      expect([...keys].filter((key) => texts.messages[key] === undefined)).toEqual([]);
      const say = speaker(locale, texts, ['Ada', 'Bo', 'Cy', 'Di']);
      for (const key of Object.keys(texts.messages)) {
        const params = Object.fromEntries(
          ['n', 'who', 'limit', 'ships', 'chests', 'guards', 'marks', 'tokens', 'cost', 'last', 'room'].map((name) => [name, 2]),
        );
        const text = {
          role: 'x',
          country: 'x',
          card: 'x',
          good: 'x',
          goods: 'x',
          loot: 'x',
          list: 'x',
          first: 'x',
          second: 'x',
          cards: 'x',
        };
        const rest = {
          red: 6,
          pirate: 3,
          mm: 30,
          rum: 3,
          coffee: 2,
          fruit: 1,
          what: 'both',
          face: 4,
          outcome: 'x',
          plundered: 1,
          die: 2,
          faces: '1 2',
        };
        expect(say.say({ key, params: { ...params, ...text, ...rest } }), `${locale} ${key}`).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('every score item and every option has its text', async () => {
    const [{ texts } = { texts: undefined }] = await loaded;
    const wanted = [
      ...ITEMS.map((item) => `score.${item}`),
      ...['sale', 'talismans', 'yinYang', 'marks'].map((item) => `score.prospect.${item}`),
      ...Object.entries(pirates.options).flatMap(([name, spec]) => [
        `option.${name}`,
        ...(spec.kind === 'choice' ? spec.values.map((value) => `option.${name}.${value}`) : []),
      ]),
    ];
    expect(wanted.filter((key) => texts?.messages[key] === undefined)).toEqual([]);
  });

  test('what people are told about the data and the versions has its text', async () => {
    const names = pirates.components?.map(({ name }) => `component.${name}`) ?? [];
    expect(names.length).toBeGreaterThan(10);
    expect(new Set(names).size).toBe(names.length);
    for (const { texts } of await loaded)
      expect(['components.summary', ...names].filter((key) => texts.messages[key] === undefined)).toEqual([]);
    expect(pirates.components?.find(({ name }) => name === 'caravans')?.certainty).toBe('reconstructed');
    expect(pirates.components?.find(({ name }) => name === 'roles')?.certainty).toBe('rulebook');
  });

  test('rule texts follow the options of the table', async () => {
    const other = parseOptions(pirates.options, {
      twoSeatGift: 'both',
      bargainGoods: 'any',
      bargainIsSale: false,
      missingGuards: 'waived',
      endGuardRounds: 45,
      caravans: '2-3-3-4',
      tavern: 'reversed',
    });
    const usual = defaultOptions(pirates.options);
    const bound = [
      'PI-053',
      'PI-054',
      'PI-D01',
      'PI-148',
      'PI-D08',
      'PI-D10',
      'PI-D30',
      'PI-D68',
      'PI-D50',
      'PI-D74',
      'PI-162',
      'PI-D43',
      'PI-D44',
      'PI-081',
    ];
    for (const { locale, texts } of await loaded) {
      const [here, there] = [usual, other].map((options) => speaker(locale, texts, [], options));
      for (const rule of Object.keys(texts.rules)) {
        const [told, changed] = [here?.rule(rule), there?.rule(rule)];
        expect(told, rule).not.toMatch(/[{}]|undefined/);
        expect(changed, rule).not.toMatch(/[{}]|undefined/);
        expect(told !== changed, `${locale} ${rule}`).toBe(bound.includes(rule));
      }
      expect(there?.rule('PI-D50')).toContain('45');
      expect(there?.rule('PI-081')).toContain('2-3-3-4');
    }
    const [{ texts } = { texts: undefined }] = await loaded;
    // Faces and outcomes of the Tavern in the order of the set that is played.
    for (const [options, first] of [
      [usual, 'black mark'],
      [other, 'yin-yang'],
    ] as const)
      expect(texts === undefined ? '' : speaker('en', texts, [], options).rule('PI-162')).toMatch(new RegExp(`1: [^;]*${first}`));
    expect(texts?.rules['PI-191']).toContain('decline');
    expect(texts?.rules['PI-100']).toContain('centre');
    expect(texts?.rules['PI-D34']).not.toContain('Shaman');
  });

  test('every reason in the rules has a text, and the rule it cites is in the ledger', async () => {
    const given = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('texts'))
      .flatMap((file) => [...readFileSync(new URL(file, SOURCES), 'utf8').matchAll(/reason\('(\w+)', (?:'([\w-]+)'|rule)/g)]);
    expect(given.length).toBeGreaterThan(40);
    for (const { texts } of await loaded) {
      for (const [, code = '', rule] of given) {
        expect(texts.messages[`reason.${code}`], code).toBeDefined();
        if (rule !== undefined) expect(texts.rules[rule], rule).toBeDefined();
      }
      for (const [code, rules] of reasons) {
        expect(texts.messages[`reason.${code}`], code).toBeDefined();
        for (const rule of rules) expect(texts.rules[rule], rule).toBeDefined();
      }
    }
  });
});
