import { type GameTexts, LOCALES, plainRng, type Rng, type Seat, speaker } from '@quarterdeck/kernel';
import { calledIsland, type Event, ISLAND_ROWS, linksOf, type Move, SPACE_ROWS, type State, yamatai } from '@quarterdeck/yamatai';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { board } from '../src/boards/yamatai';
import { chartArt } from '../src/boards/yamatai/art/chart-art';
import { LANES, NAMES as NAMES_AT, type Point, RELIEF, SITES, SPACE_AT } from '../src/boards/yamatai/art/places';
import { explain } from '../src/boards/yamatai/explain';
import { foretellBuild } from '../src/boards/yamatai/foretell';
import { type Hand, holding } from '../src/boards/yamatai/hand';
import type { Props } from '../src/boards/yamatai/types';
import type { SizeClass } from '../src/kit';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

async function wordsIn(locale: (typeof LOCALES)[number]): Promise<GameTexts> {
  const [texts, own] = await Promise.all([yamatai.texts[locale](), board.texts?.[locale]() ?? {}]);
  return { messages: { ...texts.messages, ...own }, rules: texts.rules };
}

const english = speaker('en', await wordsIn('en'), NAMES);

/** What the shell would hand to the board for the seat that decides. */
function propsFor(view: State, seat: Seat, size: SizeClass): Props {
  const seats = view.coins.length;
  return {
    game: yamatai,
    view,
    viewer: seat,
    seat,
    moves: yamatai.moves(view, seat),
    draft: undefined,
    preview: undefined,
    following: [],
    onPreview: () => undefined,
    onChoose: () => undefined,
    onPrepare: () => undefined,
    onCancel: () => undefined,
    hand: holding.empty,
    onHand: () => undefined,
    whyNot: (move) => yamatai.check(view, seat, move),
    foresee: (move) => {
      const after = yamatai.clone(view);
      const events: Event[] = [];
      yamatai.play(after, seat, move, (event) => {
        yamatai.evolve(after, event);
        events.push(event);
      });
      return { after, events, score: yamatai.score(after), gain: 0, keepsTurn: true };
    },
    pending: false,
    playing: undefined,
    speaker: english,
    names: NAMES.slice(0, seats),
    owners: board.owners?.(view, seats) ?? [],
    size,
    calm: true,
  };
}

function draw<P extends object>(component: ((props: P) => ReactNode) | undefined, props: P): string {
  return component === undefined ? '' : renderToStaticMarkup(createElement<P>(component, props));
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type Watch = (view: State, seat: Seat) => void;

/** Plays a game, half by the rollout policy and half at random, and shows every position in which a seat decides. */
function playOn(seats: number, rng: Rng, decide: Watch, happen: (event: Event, after: State) => void = () => undefined): void {
  const s = yamatai.initial({ seats, options: { clearedIslandsOnly: false } });
  const emit = (event: Event): void => {
    yamatai.evolve(s, event);
    happen(event, s);
  };
  for (let turn = yamatai.turn(s); turn.kind !== 'over'; turn = yamatai.turn(s)) {
    if (turn.kind === 'chance') {
      yamatai.chance(s, yamatai.sample(s, rng), emit);
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    decide(yamatai.view(s, seat), seat);
    const moves = yamatai.moves(s, seat);
    const move = yamatai.policy === undefined || rng.below(2) === 0 ? moves[rng.below(moves.length)] : yamatai.policy.rollout(s, seat, rng);
    if (move === undefined) throw new Error('A seat must decide but has no move');
    yamatai.play(s, seat, move, emit);
  }
}

/** What a player takes in hand on the way to a move. */
function inHandFor(move: Move): Partial<Hand> {
  switch (move.kind) {
    case 'place':
      return { mode: 'boats', colour: move.colour };
    case 'buy':
    case 'sell':
      return { mode: 'trade' };
    case 'collect':
      return { mode: 'collect', collector: move.space };
    case 'build':
      return { mode: 'build', tile: move.tile, sparing: move.bySpecialist && !move.byFleet ? 'specialist' : 'fleet' };
    case 'keep':
      return { tile: move.tile };
    case 'recruit':
      return { specialist: move.who };
    case 'reserve':
    case 'look':
    case 'swapToken':
    case 'hallow':
    case 'lift':
    case 'swapBoat':
    case 'remove':
      return { mode: 'power' };
    default:
      return {};
  }
}

/** Every way to a move starts from nothing in hand. */

/** The control by which a move can be chosen: named by the move's own words, but for tiles that are reserved by their card. */
function controlOf(move: Move, view: State, seat: Seat): RegExp | string {
  if (move.kind === 'reserve') return new RegExp(`ya-glows[^>]*data-piece="tile-${move.tile}"`);
  // As the name of a place on the map, or as the tooltip of a chip.
  return `="${escaped(english.say(yamatai.words.move(move, view, seat)))}"`;
}

const KINDS: readonly Move['kind'][] = [
  'fleet',
  'buy',
  'sell',
  'place',
  'collect',
  'extra',
  'build',
  'moor',
  'recruit',
  'coins',
  'reserve',
  'look',
  'keep',
  'swapToken',
  'withToken',
  'hallow',
  'lift',
  'land',
  'swapBoat',
  'withBoat',
  'remove',
  'done',
];

describe('the Yamataï board', () => {
  it.each([
    ['wide', undefined],
    ['medium', undefined],
    ['phone', 'map'],
  ] as const)('has a control for every legal move on a %s screen', (size, leaf) => {
    const seen = new Set<string>();
    const rng = plainRng(7);
    // Some specialists are rare: games go on until every kind of move has come up.
    for (let game = 0; game < 60 && seen.size < KINDS.length; game++) {
      playOn(2 + (game % 3), rng, (view, seat) => {
        const moves = yamatai.moves(view, seat);
        if (moves.every(({ kind }) => seen.has(kind)) && rng.below(80) > 0) return;
        const props = { ...propsFor(view, seat, size), leaf };
        // One move of every kind, and a few more: what is in hand decides what is drawn.
        const tried = moves.filter((move, i) => moves.findIndex(({ kind }) => kind === move.kind) === i || rng.below(25) === 0);
        for (const move of tried) {
          // What ends a step is offered by the bar itself.
          if (yamatai.closes?.(move) === true) {
            seen.add(move.kind);
            continue;
          }
          const inHand = { ...props, hand: { ...holding.empty, ...inHandFor(move) } };
          const control = controlOf(move, view, seat);
          const found = (markup: string): boolean => (typeof control === 'string' ? markup.includes(control) : control.test(markup));
          const there = found(draw(board.Choices, inHand)) || found(draw(board.Board, inHand));
          expect(there, `${yamatai.notation.writeMove(move)} in ${view.phase} ${view.pending}: ${control}`).toBe(true);
          seen.add(move.kind);
        }
      });
    }
    expect([...seen].sort()).toEqual([...KINDS].sort());
  });

  it('explains every piece it draws', () => {
    const explained = new Set<string>();
    let decisions = 0;
    const check = (piece: string, view: State): void => {
      if (explained.has(piece)) return;
      explained.add(piece);
      const explanation = explain(piece, view);
      expect(explanation, piece).toBeDefined();
      for (const message of [explanation?.title, ...(explanation?.lines ?? [])]) {
        if (message !== undefined) expect(english.say(message)).not.toBe(message.key);
      }
      for (const rule of explanation?.rules ?? []) expect(english.rule(rule), `${piece}: ${rule}`).toBeDefined();
    };
    playOn(
      4,
      plainRng(3),
      (view, seat) => {
        if (decisions++ % 20 !== 0) return;
        const props = propsFor(view, seat, 'wide');
        const players = view.coins.flatMap((_, player) => [
          draw(board.Player, { ...props, player }),
          draw(board.Sheet, { ...props, player }),
        ]);
        const markup = [draw(board.Board, props), draw(board.Choices, props), ...players].join('');
        for (const [, piece] of markup.matchAll(/data-piece="([^"]+)"/g)) if (piece !== undefined) check(piece, view);
      },
      (event) => expect(Array.isArray(board.focusOf(event))).toBe(true),
    );
    expect(explained.size).toBeGreaterThan(120);
  });

  it('calls no control by other words than can be read on it', () => {
    const misnamed = new Set<string>();
    const bare = (text: string): string => text.replace(/<[^>]+>|\s/g, '').toLowerCase();
    let decisions = 0;
    playOn(3, plainRng(5), (view, seat) => {
      if (decisions++ % 40 !== 0) return;
      const props = propsFor(view, seat, 'wide');
      const markup = draw(board.Board, props) + draw(board.Choices, props);
      for (const [, name = '', content = ''] of markup.matchAll(/<button[^>]*aria-label="([^"]*)"[^>]*>(.*?)<\/button>/g)) {
        if (!bare(name).includes(bare(content))) misnamed.add(name);
      }
    });
    expect([...misnamed]).toEqual([]);
  });

  it('foretells what the engine then pays', () => {
    let built = 0;
    playOn(3, plainRng(11), (view, seat) => {
      const props = propsFor(view, seat, 'wide');
      for (const move of props.moves) {
        if (move.kind !== 'build') continue;
        const foretold = foretellBuild(view, seat, move.tile, move.island);
        const { events } = props.foresee(move);
        const sum = (kind: 'CoinsGained' | 'PrestigeGained'): number =>
          events.reduce(
            (total, e) => total + (e.kind !== kind ? 0 : e.kind === 'CoinsGained' ? e.coins : e.kind === 'PrestigeGained' ? e.tokens : 0),
            0,
          );
        expect(foretold.coins).toBe(sum('CoinsGained'));
        expect(foretold.prestige).toBe(sum('PrestigeGained'));
        expect(foretold.missing.length).toBe(Number(move.byFleet) + Number(move.bySpecialist));
        built++;
      }
    });
    expect(built).toBeGreaterThan(30);
  });

  it('draws every island, space and lane of the board, and no more', () => {
    const art = chartArt();
    expect(art.coasts).toHaveLength(ISLAND_ROWS.length);
    for (const coast of art.coasts) expect(coast).toMatch(/^M[\d .-]+Q/);
    expect(SITES).toHaveLength(ISLAND_ROWS.length);
    expect(RELIEF).toHaveLength(ISLAND_ROWS.length);
    expect(SPACE_AT).toHaveLength(SPACE_ROWS.length);
    const lanes = new Set(LANES.map(([from, to]) => `${Math.min(from, to)} ${Math.max(from, to)}`));
    const links = new Set(SPACE_ROWS.flatMap((_, space) => linksOf(space).map((to) => `${Math.min(space, to)} ${Math.max(space, to)}`)));
    expect([...lanes].sort()).toEqual([...links].sort());
  });

  it('says the same things in every language', async () => {
    const [first = {}, ...others] = await Promise.all(
      LOCALES.map(async (locale): Promise<Readonly<Record<string, string>>> => (await board.texts?.[locale]()) ?? {}),
    );
    expect(Object.keys(first).length).toBeGreaterThan(130);
    const gaps = (pattern = ''): readonly string[] =>
      [...new Set([...pattern.matchAll(/(?<!(?:one|other) )\{(\w+)[,}]/g)].map(([, gap]) => gap ?? ''))].sort();
    for (const other of others) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(first).sort());
      for (const [key, pattern] of Object.entries(first)) expect(gaps(other[key]), key).toEqual(gaps(pattern));
    }
  });
});

describe('the names of the islands', () => {
  /** Half the width of a name and half the height of its small letters, in units of the chart. */
  const half = (island: number): number => (calledIsland(island).length * 6.2) / 2;
  const HIGH = 5;
  const places = ISLAND_ROWS.flatMap((_, island) =>
    [0, 1].map((mountain) => ({ island, mountain, at: NAMES_AT[island]?.[mountain] ?? [0, 0] })),
  );
  const covers = ({ island, at: [x, y] }: (typeof places)[number], [px, py]: Point, radius: number): boolean =>
    Math.hypot(Math.max(0, Math.abs(px - x) - half(island)), Math.max(0, Math.abs(py - y + HIGH) - HIGH)) < radius;
  const said = (list: typeof places): readonly string[] => list.map(({ island, mountain }) => `${calledIsland(island)} ${mountain}`);

  it('cross no coast', () => {
    const coasts = chartArt().shores.flat();
    expect(said(places.filter((name) => coasts.some((point) => covers(name, point, 1))))).toEqual([]);
  });

  it('lie under no boat and no piece', () => {
    const taken = ({ island, mountain }: (typeof places)[number]): readonly Point[] => {
      const site = SITES[island];
      return site === undefined ? [] : [mountain === 1 ? site.beside : site.middle];
    };
    expect(said(places.filter((name) => [...SPACE_AT, ...taken(name)].some((point) => covers(name, point, 15))))).toEqual([]);
  });

  it('stand on their own island or in the water', () => {
    const within = ([x, y]: Point, shore: readonly Point[]): boolean =>
      shore.reduce((inside, [ax, ay], i) => {
        const [bx, by] = shore[(i + 1) % shore.length] ?? [ax, ay];
        return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
      }, false);
    const { shores } = chartArt();
    const abroad = places.filter(({ island, at }) =>
      shores.some((shore, other) => other !== island && within([at[0], at[1] - HIGH], shore)),
    );
    expect(said(abroad)).toEqual([]);
  });
});
