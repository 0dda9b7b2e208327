import { amerigo, type Event, geometryOf, islandNames, type Move, type State } from '@quarterdeck/amerigo';
import { type GameTexts, LOCALES, plainRng, type Rng, type Seat, type Speaker, speaker } from '@quarterdeck/kernel';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { board } from '../src/boards/amerigo';
import { explain } from '../src/boards/amerigo/explain';
import { type Hand, holding } from '../src/boards/amerigo/hand';
import { goldFor } from '../src/boards/amerigo/legal';
import { chartArt } from '../src/boards/amerigo/map/chart-art';
import { letterChart } from '../src/boards/amerigo/map/lettering';
import { bestPlacement, placementMiddle } from '../src/boards/amerigo/map/placing';
import type { Props } from '../src/boards/amerigo/types';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

async function wordsIn(locale: (typeof LOCALES)[number]): Promise<GameTexts> {
  const [texts, own] = await Promise.all([amerigo.texts[locale](), board.texts?.[locale]() ?? {}]);
  return { messages: { ...texts.messages, ...own }, rules: texts.rules };
}

const english = speaker('en', await wordsIn('en'), NAMES);

/** What the shell would hand to the board for the seat that decides. */
function propsFor(view: State, seat: Seat | undefined, says: Speaker = english): Props {
  return {
    game: amerigo,
    view,
    viewer: seat ?? 'spectator',
    seat,
    moves: seat === undefined ? [] : amerigo.moves(view, seat),
    draft: undefined,
    preview: undefined,
    following: [],
    onPreview: () => undefined,
    onChoose: () => undefined,
    onPrepare: () => undefined,
    onCancel: () => undefined,
    hand: holding.empty,
    onHand: () => undefined,
    whyNot: (move) => amerigo.check(view, seat ?? 0, move),
    foresee: (move) => {
      const after = amerigo.clone(view);
      const events: Event[] = [];
      amerigo.play(after, seat ?? 0, move, (event) => {
        amerigo.evolve(after, event);
        events.push(event);
      });
      return { after, events, score: amerigo.score(after), gain: 0, keepsTurn: true };
    },
    pending: false,
    playing: undefined,
    speaker: says,
    names: NAMES.slice(0, view.seats),
    owners: board.owners?.(view, view.seats) ?? [],
    size: 'wide',
    calm: true,
  };
}

function draw<P extends object>(component: ((props: P) => ReactNode) | undefined, props: P): string {
  return component === undefined ? '' : renderToStaticMarkup(createElement<P>(component, props));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Plays on with the game's own rollout policy and shows every position in which a seat decides. */
function playOn(
  seats: number,
  rng: Rng,
  decide: (view: State, seat: Seat) => void,
  happen: (event: Event, after: State) => void = () => undefined,
): void {
  const s = amerigo.initial({ seats, options: { tower: 'common', completion: 'flat' } });
  const emit = (event: Event): void => {
    amerigo.evolve(s, event);
    happen(event, s);
  };
  for (let turn = amerigo.turn(s); turn.kind !== 'over'; turn = amerigo.turn(s)) {
    if (turn.kind === 'chance') {
      amerigo.chance(s, amerigo.sample(s, rng), emit);
      continue;
    }
    const seat = turn.seats[0] ?? 0;
    decide(amerigo.clone(s), seat);
    const moves = amerigo.moves(s, seat);
    const move = amerigo.policy === undefined || rng.below(4) === 0 ? moves[rng.below(moves.length)] : amerigo.policy.rollout(s, seat, rng);
    if (move === undefined) throw new Error('A seat must decide but has no move');
    amerigo.play(s, seat, move, emit);
  }
}

/** Moves that are chosen on the map. */
const ON_BOARD: ReadonlySet<Move['kind']> = new Set(['place', 'sail', 'build', 'found']);

/** The control by which a move can be chosen, in the markup of board and decision bar. */
function controlOf(move: Move, view: State, seat: Seat): string {
  switch (move.kind) {
    case 'place':
    case 'sail':
      return `data-target="space-${move.space}"`;
    case 'build':
      return `data-target="build-${move.cell}"`;
    case 'load':
    case 'advance':
    case 'order':
      return `aria-label="${move.steps}"`;
    case 'pass':
      return english.say({ key: 'board.do.pass' });
    case 'found':
      return 'data-target="found"';
    default:
      return `title="${escaped(english.say(amerigo.words.move(move, view, seat)))}"`;
  }
}

/** What must be in hand for a move: a ship, a tile and its turn, gold. */
function handFor(move: Move, props: Props, seat: Seat): Hand {
  const gold = goldFor(props, move, seat);
  if (move.kind === 'place' || move.kind === 'sail') return { ...holding.empty, ship: move.ship, gold };
  return move.kind === 'build' ? { ...holding.empty, tile: move.tile, rotation: move.rotation, gold } : holding.empty;
}

describe('the Amerigo board', () => {
  it.each([2, 3, 4])('has a control for every legal move with %i seats', (seats) => {
    const rng = plainRng(seats);
    let shown = 0;
    const kinds = new Set<string>();
    playOn(seats, rng, (view, seat) => {
      const fresh = amerigo.moves(view, seat).some(({ kind }) => !kinds.has(kind));
      if (!fresh && rng.below(60) > 0) return;
      const props = propsFor(view, seat);
      // One move of every kind, and a few more: what is in hand decides what is drawn.
      const tried = props.moves.filter((move, i) => props.moves.findIndex(({ kind }) => kind === move.kind) === i || rng.below(400) === 0);
      for (const move of tried) {
        // What ends a turn is offered by the bar itself.
        if (amerigo.closes?.(move) === true) continue;
        const inHand = { ...props, hand: handFor(move, props, seat) };
        const markup = draw(board.Choices, inHand) + (ON_BOARD.has(move.kind) ? draw(board.Board, inHand) : '');
        expect(markup, `${amerigo.notation.writeMove(move)} in ${view.stage} ${view.action}`).toContain(controlOf(move, view, seat));
        kinds.add(move.kind);
        shown++;
      }
    });
    expect(shown).toBeGreaterThan(20);
    for (const kind of ['act', 'gold', 'place', 'sail', 'found', 'pass', 'load', 'plan', 'advance', 'take', 'build', 'buy', 'order']) {
      expect(kinds).toContain(kind);
    }
  });

  it('explains every piece it draws, and every piece that an event speaks of', () => {
    const seen = new Set<string>();
    const check = (piece: string, view: State): void => {
      if (seen.has(piece)) return;
      seen.add(piece);
      const explanation = explain(piece, view);
      // Frame spaces are named by their target.
      if (piece.startsWith('frame-')) return;
      expect(explanation, piece).toBeDefined();
      for (const message of [explanation?.title, ...(explanation?.lines ?? [])]) {
        if (message !== undefined) expect(english.say(message)).not.toBe(message.key);
      }
      for (const rule of explanation?.rules ?? []) expect(english.rule(rule), `${piece}: ${rule}`).toBeDefined();
    };
    let decisions = 0;
    playOn(
      4,
      plainRng(9),
      (view, seat) => {
        if (decisions++ % 60 !== 0) return;
        const props = propsFor(view, seat);
        const players = view.order.flatMap((player) => [draw(board.Player, { ...props, player }), draw(board.Sheet, { ...props, player })]);
        const markup = [draw(board.Board, props), draw(board.Choices, props), ...players].join('');
        for (const [, piece] of markup.matchAll(/data-piece="([^"]+)"/g)) if (piece !== undefined) check(piece, view);
      },
      (event) => expect(Array.isArray(board.focusOf(event))).toBe(true),
    );
    expect(seen.size).toBeGreaterThan(150);
  });

  it('draws a coast for every island, and none more', () => {
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 6; seed++) {
        const outcome = amerigo.sample(amerigo.initial({ seats, options: { tower: 'common', completion: 'flat' } }), plainRng(seed));
        if (outcome.kind !== 'map') throw new Error('The first thing left to chance is the map');
        const art = chartArt(outcome.layout);
        expect(art.land.match(/M/g)).toHaveLength(art.geometry.islands.length);
        expect(art.lettering.islands).toHaveLength(art.geometry.islands.length);
        // Wherever names move to when ships lie on them, no two meet (play C: an island left without its name).
        const written = art.lettering.islands.flatMap(({ places }) => places.flatMap(({ cells }) => cells));
        expect(new Set(written).size).toBe(written.length);
        expect(art.lettering.islands.some(({ places }) => places.length > 2)).toBe(true);
      }
    }
  });

  it('leaves hardly an island without its name (play C)', () => {
    let [islands, nameless] = [0, 0];
    for (const seats of [2, 3, 4]) {
      for (let seed = 1; seed <= 30; seed++) {
        const outcome = amerigo.sample(amerigo.initial({ seats, options: { tower: 'common', completion: 'flat' } }), plainRng(seed));
        if (outcome.kind !== 'map') throw new Error('The first thing left to chance is the map');
        const geometry = geometryOf(outcome.layout);
        const cells = geometry.islands.map((_, island) => geometry.island.flatMap((one, cell) => (one === island ? [cell] : [])));
        const lettering = letterChart(geometry, cells, islandNames(outcome.layout)).islands;
        islands += lettering.length;
        nameless += lettering.filter(({ named }) => !named).length;
      }
    }
    expect(nameless / islands).toBeLessThan(0.02);
  });

  it('finds the placement under the pointer, in the turn the player holds if it fits', () => {
    let tried = 0;
    playOn(2, plainRng(5), (view, seat) => {
      const builds = amerigo.moves(view, seat).filter((move) => move.kind === 'build');
      const tile = builds[0]?.tile;
      const ofTile = builds.filter((move) => move.tile === tile);
      for (const move of ofTile) {
        const found = bestPlacement(ofTile, placementMiddle(move), move.rotation);
        // The middle of a bent tile can lie on a space that it does not cover.
        if (found === undefined) continue;
        expect(found.rotation).toBe(move.rotation);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(20);
  });

  it('says the same things in every language', async () => {
    const [first = {}, ...others] = await Promise.all(
      LOCALES.map(async (locale): Promise<Readonly<Record<string, string>>> => (await board.texts?.[locale]()) ?? {}),
    );
    expect(Object.keys(first).length).toBeGreaterThan(150);
    for (const other of others) {
      expect(Object.keys(other).sort()).toEqual(Object.keys(first).sort());
      for (const [key, pattern] of Object.entries(first)) expect(gapsOf(other[key]), key).toEqual(gapsOf(pattern));
    }
  });
});

/** The names of a pattern's gaps; a brace after a plural or select case opens a text, not a gap. */
function gapsOf(pattern: string | undefined): readonly string[] {
  const gaps = [...(pattern ?? '').matchAll(/(?<!(?:=\d+|one|other|yes) )\{(\w+)[,}]/g)].map(([, name]) => name ?? '');
  return [...new Set(gaps)].sort();
}
