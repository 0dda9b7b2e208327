import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Message, type MessageParam, plainRng, speaker } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, efemeris } from '../src';
import { card } from '../src/card';
import { BONUSES } from '../src/data/bonuses';
import { CAPTAIN_CARDS } from '../src/data/captains';
import { CREW } from '../src/data/crew';
import { EFFECTS } from '../src/data/effects';
import { PLANETS } from '../src/data/planets';
import { duel } from './helpers';

const source = join(import.meta.dirname, '../src');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('texts'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

const texts = await Promise.all(LOCALES.map((locale) => efemeris.texts[locale]()));
const [en] = texts;
const used = new Set<string>();

function collect(message: Message | undefined): void {
  if (message === undefined) return;
  used.add(message.key);
  for (const param of Object.values(message.params ?? {})) collectParam(param);
}

function collectParam(param: MessageParam): void {
  if (typeof param !== 'object') return;
  if (Array.isArray(param)) for (const part of param) collect(part);
  else if ('key' in param) collect(param);
}

/** Plays games and remembers everything they say. */
function listen(): Message[] {
  const heard = new Map<string, Message>();
  const hear = (message: Message | undefined): void => {
    if (message !== undefined) heard.set(JSON.stringify(message), message);
  };
  for (let game = 0; game < 12; game++) {
    const s = efemeris.initial({ seats: 2 + (game % 3), options: { expert: game % 2 === 1, concede: game === 5 } });
    const emit = (e: Event): void => {
      const hidden = efemeris.redact(e, 'spectator', s);
      efemeris.evolve(s, e);
      hear(efemeris.words.event(e, s));
      if (hidden !== undefined) hear(efemeris.words.event(hidden, s));
    };
    const rng = plainRng(game);
    for (let n = 0; n < 240; n++) {
      const turn = efemeris.turn(s);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        efemeris.chance(s, efemeris.sample(s, rng), emit);
        continue;
      }
      const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
      hear(efemeris.words.decision(s, seat));
      const moves = efemeris.moves(s, seat);
      for (let i = rng.below(5); i < moves.length; i += 5) {
        const move = moves[i];
        if (move !== undefined) hear(efemeris.words.move(move, s, seat));
      }
      const move = rng.below(2) === 0 ? efemeris.policy?.rollout(s, seat, rng) : moves[rng.below(moves.length)];
      if (move !== undefined) efemeris.play(s, seat, move, emit);
    }
  }
  return [...heard.values()];
}

describe('texts', () => {
  test('the three languages have the same messages and the same rules', () => {
    for (const text of texts) {
      expect(Object.keys(text.messages).sort()).toEqual(Object.keys(en?.messages ?? {}).sort());
      expect(Object.keys(text.rules).sort()).toEqual(Object.keys(en?.rules ?? {}).sort());
    }
  });

  test('every message that games speak has a text and comes out whole in every language', () => {
    const heard = listen();
    for (const message of heard) collect(message);
    const speakers = LOCALES.map((locale, i) => speaker(locale, texts[i] ?? { messages: {}, rules: {} }, ['Ada', 'Ben', 'Cleo', 'Dan']));
    const broken = heard.flatMap((message) =>
      speakers.map(({ say }) => say(message)).filter((text) => /[{}]|undefined|^[a-z]+\.[a-zA-Z]/.test(text)),
    );
    expect(broken).toEqual([]);
    expect(used.size).toBeGreaterThan(120);
    expect([...used].filter((key) => en?.messages[key] === undefined)).toEqual([]);
  });

  test('every reason has a text, and its rule is in the ledger', () => {
    const reasons = [...code.matchAll(/reason\('([A-Z_]+)'/g)].map((match) => `reason.${match[1]}`);
    expect(reasons.length).toBeGreaterThan(50);
    expect(reasons.filter((key) => en?.messages[key] === undefined)).toEqual([]);
    const rules = [...code.matchAll(/'(EF-D?\d+)'/g)].map((match) => match[1] ?? '');
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule) => en?.rules[rule] === undefined)).toEqual([]);
  });

  test('no reason text is left without a reason', () => {
    const unused = Object.keys(en?.messages ?? {}).filter((key) => key.startsWith('reason.') && !code.includes(`'${key.slice(7)}'`));
    expect(unused).toEqual([]);
  });

  test('every option, value, piece and name has a text', () => {
    const wanted = [
      ...PLANETS.map(({ id }) => `planet.${id}`),
      ...CREW.map(({ id }) => `crew.${id}`),
      ...BONUSES.map((id) => `bonus.${id}`),
      ...EFFECTS.flatMap((id) => [`effect.${id}`, `event.EffectPrepared.${id}`]),
      ...CAPTAIN_CARDS.filter(({ ability }) => ability.kind === 'prepare').map(({ id }) => `move.officer.${id}`),
      'score.planets',
    ];
    for (const [name, spec] of Object.entries(efemeris.options)) {
      wanted.push(`option.${name}`);
      if (spec.kind === 'choice') wanted.push(...spec.values.map((value) => `option.${name}.${value}`));
    }
    expect(wanted.filter((key) => en?.messages[key] === undefined)).toEqual([]);
  });

  test('sentences come out right in each language', () => {
    const names = ['Ada', 'Ben'];
    const t = duel();
    const [english, german, dutch] = LOCALES.map((locale, i) => speaker(locale, texts[i] ?? { messages: {}, rules: {} }, names));
    const conquest = { kind: 'PlanetConquered', seat: 0, planet: 6, from: 1, pepper: 3, vanilla: 0 } as const;
    const line = efemeris.words.event(conquest, t.state) ?? { key: '' };
    expect(english?.say(line)).toBe('Ada takes Hecateus of Miletus from Ben for 3 pepper.');
    expect(german?.say(line)).toBe('Ada nimmt Ben für 3 Pfeffer Hecateus von Milet ab.');
    expect(dutch?.say(line)).toBe('Ada neemt Hecateus van Milete van Ben af voor 3 peper.');
    const price = (pepper: number, vanilla: number): string | undefined =>
      english?.say({ key: 'cost.spices', params: { pepper, vanilla } });
    expect([price(2, 1), price(0, 4)]).toEqual(['2 pepper and 1 vanilla', '4 vanilla']);
  });

  test('the card says what the game is', () => {
    expect(card.id).toBe(efemeris.id);
    expect(card.seats).toEqual(efemeris.seats);
    for (const locale of LOCALES) expect(card.pitch[locale].length).toBeGreaterThan(40);
  });
});
