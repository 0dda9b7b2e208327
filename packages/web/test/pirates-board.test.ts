import { type GameTexts, LOCALES, plainRng, type Rng, type Seat, type Speaker, speaker } from '@quarterdeck/kernel';
import { caravanShips, curseOf, type Event, isCaravan, type Move, pirates, ROLES, type State } from '@quarterdeck/pirates';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { board } from '../src/boards/pirates';
import { headings } from '../src/boards/pirates/chart/headings';
import { explain } from '../src/boards/pirates/explain';
import { holding } from '../src/boards/pirates/hand';
import { pieceIds } from '../src/boards/pirates/pieces';
import { holds } from '../src/boards/pirates/port/Fleet';
import type { Props } from '../src/boards/pirates/types';
import type { SizeClass } from '../src/kit';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

async function wordsIn(locale: (typeof LOCALES)[number]): Promise<GameTexts> {
  const [texts, own] = await Promise.all([pirates.texts[locale](), board.texts?.[locale]() ?? {}]);
  return { messages: { ...texts.messages, ...own }, rules: texts.rules };
}

const english = await wordsIn('en');

/** A speaker that remembers what it had no words for. */
function listening(texts: GameTexts, missing: Set<string>): Speaker {
  const inner = speaker('en', texts, NAMES);
  return {
    rule: inner.rule,
    say: (message) => {
      if (texts.messages[message.key] === undefined) missing.add(message.key);
      return inner.say(message);
    },
  };
}

/** What the shell would hand to the board for the seat that decides. */
function propsFor(view: State, seat: Seat | undefined, says: Speaker, size: SizeClass): Props {
  return {
    game: pirates,
    view,
    viewer: seat ?? 'spectator',
    seat,
    moves: seat === undefined ? [] : pirates.moves(view, seat),
    draft: undefined,
    preview: undefined,
    following: [],
    onPreview: () => undefined,
    onChoose: () => undefined,
    onPrepare: () => undefined,
    onCancel: () => undefined,
    hand: holding.empty,
    onHand: () => undefined,
    whyNot: (move) => pirates.check(view, seat ?? 0, move),
    foresee: (move) => {
      const after = pirates.clone(view);
      const events: Event[] = [];
      pirates.play(after, seat ?? 0, move, (event) => {
        pirates.evolve(after, event);
        events.push(event);
      });
      return { after, events, score: pirates.score(after), gain: 0, keepsTurn: true };
    },
    pending: false,
    playing: undefined,
    speaker: says,
    names: NAMES.slice(0, view.chests.length),
    owners: board.owners?.(view, view.chests.length) ?? [],
    size,
    calm: true,
  };
}

function draw(component: ((props: Props) => unknown) | undefined, props: Props): string {
  return renderToStaticMarkup(createElement(component as FunctionComponent<Props>, props));
}

function chipsIn(page: string): number {
  return (page.match(/pi-choice[^"]*pi-open/g) ?? []).length;
}

/** The bar carries what is counted out or drawn; every other move has a chip of its own, loading everything one more. */
const CARRIED: ReadonlyArray<Move['kind']> = ['sell', 'tavern', 'draw'];

function chipsFor(moves: readonly Move[], page: string): number {
  return moves.filter(({ kind }) => !CARRIED.includes(kind)).length + (/Load (all|both)/.test(page) ? 1 : 0);
}

/** Plays a random game and shows every decision and every event to the visitors. */
function visit(
  seats: number,
  seed: number,
  visitors: { decision?(view: State, seat: Seat, s: State): void; event?(event: Event, before: State, after: State): void },
): void {
  const rng: Rng = plainRng(seed);
  const s = pirates.initial({ seats, options: defaults() });
  const emit = (event: Event): void => {
    const before = visitors.event === undefined ? s : pirates.clone(s);
    pirates.evolve(s, event);
    visitors.event?.(event, before, s);
  };
  for (;;) {
    const turn = pirates.turn(s);
    if (turn.kind === 'over') return;
    if (turn.kind === 'chance') {
      pirates.chance(s, pirates.sample(s, rng), emit);
      continue;
    }
    const seat = turn.seats[rng.below(turn.seats.length)] ?? 0;
    visitors.decision?.(pirates.view(s, seat), seat, s);
    const moves = pirates.moves(s, seat);
    // Whoever always declines meets few decisions: ending a turn is the last resort.
    const busy = moves.filter((move) => move.kind !== 'done');
    const among: readonly Move[] = busy.length > 0 && rng.below(8) > 0 ? busy : moves;
    pirates.play(s, seat, among[rng.below(among.length)] ?? { kind: 'done' }, emit);
  }
}

/** Plays on to a throw and lets it fall so that the first die, a red one, has the two pirates at its sides equally near. */
function tiedThrow(seed: number, wanted: (s: State) => boolean, dice: (s: State) => number, firstPirate: (s: State) => number): State {
  const rng: Rng = plainRng(seed);
  for (;;) {
    const s = pirates.initial({ seats: 3, options: defaults() });
    const emit = (event: Event): void => pirates.evolve(s, event);
    for (;;) {
      const turn = pirates.turn(s);
      if (turn.kind === 'over') break;
      if (turn.kind === 'seats') {
        const seat = turn.seats[0] ?? 0;
        const moves = pirates.moves(s, seat);
        const busy = moves.filter((move) => move.kind !== 'done');
        pirates.play(s, seat, (busy.length > 0 ? busy : moves)[rng.below(Math.max(1, busy.length))] ?? { kind: 'done' }, emit);
        continue;
      }
      if (s.step !== 'throw' || !wanted(s) || dice(s) < firstPirate(s) + 2) {
        pirates.chance(s, pirates.sample(s, rng), emit);
        continue;
      }
      const first = firstPirate(s);
      const lie = Array.from({ length: dice(s) }, (_, i) => {
        if (i === 0) return [13500, 13500, 0, 1];
        if (i === first) return [15500, 13500, 0, 4];
        if (i === first + 1) return [11500, 13500, 0, 5];
        return [1500 + (i % 12) * 2000, i % 2 === 0 ? 2000 : 25000, 0, 3];
      });
      pirates.chance(s, { kind: 'throw', dice: lie.flat() }, emit);
      return s;
    }
  }
}

function defaults(): Readonly<Record<string, string | number | boolean>> {
  return Object.fromEntries(Object.entries(pirates.options).map(([name, spec]) => [name, spec.default]));
}

/** Letters that fit two lines of the one button on a phone. */
const ON_THE_BUTTON = 56;
/** Letters of a caption on a phone. */
const IN_TWO_LINES = 72;

describe('the Pirates board', () => {
  it('tells of no ships sent before that is decided', () => {
    const says = speaker('en', english, NAMES);
    let card = '';
    let [sent, told] = ['', ''];
    visit(3, 5, {
      event(event, _before, after) {
        const page = (): string => draw(board.Board, propsFor(pirates.view(after, 'spectator'), undefined, says, 'wide'));
        if (event.kind === 'CaravanPlayed' && card === '') card = page();
        if (event.kind === 'ShipsSent' && event.ships > 0 && told === '') [sent, told] = [`${NAMES[event.seat]} · ${event.ships}`, page()];
      },
    });
    expect(card).toContain('Ada · …');
    expect(card).not.toMatch(/(Ada|Bo|Cy) · \d/);
    expect(told).toContain(sent);
  });

  it.each(LOCALES)('says every act in the few words that fit its button (%s)', async (locale) => {
    const says = speaker(locale, await wordsIn(locale), NAMES);
    const long = new Set<string>();
    visit(3, 5, {
      decision(view, seat, s) {
        for (const move of pirates.moves(s, seat)) {
          const words = says.say(board.act?.(move, view, seat, []) ?? { key: '' });
          // Whoever passes presses words of its own; that it costs a mark is then said once more.
          if (move.kind !== 'done' && words.length > ON_THE_BUTTON) long.add(words);
        }
      },
    });
    expect([...long]).toEqual([]);
  });

  it.each(LOCALES)('tells a clash, before and after, in two lines on a phone (%s)', async (locale) => {
    const says = speaker(locale, await wordsIn(locale), NAMES);
    const long = new Set<string>();
    let clashes = 0;
    visit(3, 5, {
      event(event, _before, after) {
        if (event.kind !== 'ShipsClashed') return;
        clashes++;
        for (const told of [board.meanwhile?.(event), pirates.words.event(event, pirates.view(after, 'spectator'))]) {
          const words = says.say(told ?? { key: '' });
          if (words.length > IN_TWO_LINES) long.add(words);
        }
      },
    });
    expect(clashes).toBeGreaterThan(0);
    expect([...long]).toEqual([]);
  });

  it('offers every decision, in words, on a desk and on a phone', () => {
    const missing = new Set<string>();
    const says = listening(english, missing);
    const met = new Map<string, number>();
    const check = (seats: number, seed: number): void =>
      visit(seats, seed, {
        decision(view, seat) {
          const kind = view.step === 'act' ? `act ${ROLES[view.called]} ${view.acted}` : view.step;
          const times = met.get(kind) ?? 0;
          met.set(kind, times + 1);
          if (times > 2) return;
          for (const size of ['wide', 'phone'] as const) {
            const props = propsFor(view, seat, says, size);
            // The whole board is drawn once for each kind of decision: it is large.
            const page = (times === 0 ? draw(board.Board, props) : '') + draw(board.Choices, props);
            const open = (page.match(/pi-choice[^"]*pi-open|pi-role pi-can|pi-adventure pi-can|pi-take/g) ?? []).length;
            const ready = board.prepared?.({ view, seat, moves: props.moves, hand: props.hand });
            if (times === 0) expect(open + (ready === undefined ? 0 : 1), `${kind} on ${size}`).toBeGreaterThan(0);
            if (props.moves.some(({ kind: one }) => one === 'sell' || one === 'tavern' || one === 'draw'))
              expect(ready, kind).toBeDefined();
            if (size === 'phone') {
              const choices = draw(board.Choices, props);
              // A guide that speaks of the roles can point at them before one may be chosen.
              const shown = view.step === 'choose' ? draw(board.Choices, { ...props, moves: [] }) : undefined;
              if (shown !== undefined)
                expect(ROLES.filter((_, role) => !shown.includes(`data-piece="${pieceIds.role(role)}"`))).toEqual([]);
              expect(chipsIn(choices), `${kind}: a chip for every move`).toBe(chipsFor(props.moves, choices));
            }
          }
        },
      });
    for (const [seats, seed] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [4, 4],
      [3, 5],
      [2, 6],
      [4, 7],
      [4, 8],
    ] as const) {
      check(seats, seed);
    }
    expect([...missing]).toEqual([]);
    for (const kind of ['choose', 'send', 'keep', 'giftDraw', 'tavern', 'idol', 'act merchant false', 'act governor false']) {
      expect(met.has(kind), `met ${kind}`).toBe(true);
    }
  });

  it('lets ties be settled on the chart and in the bar', () => {
    const says = speaker('en', english, NAMES);
    const sum = (s: State): number => s.sent.reduce((total, ships) => total + ships, 0);
    const reds = (s: State): number => caravanShips(s.caravans, s.card);
    const battle = tiedThrow(
      3,
      (s) => isCaravan(s.card) && sum(s) > 2,
      (s) => reds(s) + sum(s),
      reds,
    );
    expect(battle.step).toBe('tie');
    const ships = (s: State): number => s.reserve.reduce((total, n, seat) => total + 10 - n - (s.guards[seat] ?? 0), 0);
    const whirl = tiedThrow(
      4,
      (s) => curseOf(s.card)?.id === 'maelstrom' && s.chosen.filter((role) => role === s.called).length > 1,
      (s) => 1 + ships(s),
      () => 1,
    );
    expect(whirl.step).toBe('swallow');
    for (const s of [battle, whirl]) {
      const props = propsFor(pirates.view(s, s.decider), s.decider, says, 'wide');
      expect(props.moves.length).toBeGreaterThan(1);
      expect(draw(board.Board, props).match(/target-legal/g)?.length).toBe(props.moves.length);
      expect(chipsIn(draw(board.Choices, props))).toBe(props.moves.length);
    }
  });

  it('turns ships by quarters only, so that every die lies as it was thrown', () => {
    const dice = Array.from({ length: 41 }, (_, i) => ({
      owner: i === 0 ? 9 : i % 4,
      x: 1500 + (i % 7) * 3800,
      y: 1500 + Math.floor(i / 7) * 3800,
      rot: (i * 37) % 90,
      face: 1 + (i % 6),
      fate: 'afloat' as const,
    }));
    headings(dice).forEach((heading, i) => {
      expect((heading - (dice[i]?.rot ?? 0)) % 90).toBe(0);
    });
  });

  it('stows exactly the goods a seat has, on exactly the ships that are loaded', () => {
    visit(3, 21, {
      decision(view, seat) {
        const stowed = holds(view, seat);
        expect(stowed.flat().length).toBe(view.goods.slice(seat * 3, seat * 3 + 3).reduce((sum, n) => sum + n, 0));
        for (const hold of stowed) expect(hold.length).toBeLessThanOrEqual(2);
      },
    });
  });

  it('says the same things in every language', async () => {
    const [en, ...others] = await Promise.all(LOCALES.map(async (locale) => Object.keys((await board.texts?.[locale]()) ?? {}).sort()));
    for (const keys of others) expect(keys).toEqual(en);
  });

  it('names pieces for every event, and explains what lies on the table', () => {
    const says = speaker('en', english, NAMES);
    const pieces = new Set<string>();
    let last: State | undefined;
    visit(4, 31, {
      event(event, _before, after) {
        for (const piece of board.focusOf(event)) pieces.add(piece);
        if (event.kind === 'DiceThrown') last = pirates.clone(after);
      },
    });
    const view = last;
    if (view === undefined) throw new Error('no dice were thrown');
    const page = draw(board.Board, propsFor(pirates.view(view, 0), 0, says, 'wide'));
    const lying = [...page.matchAll(/data-piece="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(lying.length).toBeGreaterThan(5);
    for (const piece of lying) {
      if (piece === 'chart') continue;
      const told = explain(piece, view);
      expect(told, piece).toBeDefined();
      for (const rule of told?.rules ?? []) expect(english.rules[rule], `${piece}: ${rule}`).toBeDefined();
    }
    expect(pieces.size).toBeGreaterThan(20);
  });
});
