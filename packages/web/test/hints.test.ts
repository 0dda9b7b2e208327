import { readFileSync } from 'node:fs';
import { games } from '@quarterdeck/games';
import { type AnyGame, NotationError, Playthrough, readEntry, type Seat, speaker } from '@quarterdeck/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { hintedBy } from '../src/analysis/hint-places';
import { loadBoard } from '../src/boards/registry';
import type { AnyBoard } from '../src/kit';
import { atRest } from '../src/kit/at-rest';
import { houseOwners } from '../src/kit/owners';
import { foresightOf } from '../src/table/foresight';
import { isClosing } from '../src/table/table-kit';

/* "What was best here?" in a replay: whatever would have been better stands somewhere on the board. */

/** Kinds of moves about what somebody holds: the card of that player lights up. */
const HELD: Readonly<Record<string, readonly string[]>> = {
  amerigo: ['chest', 'count', 'use'],
  pirates: ['buy', 'discard', 'done', 'load', 'ritual', 'send'],
  yamatai: ['buy', 'moor', 'sell'],
  efemeris: ['cargo', 'share'],
};

interface Found {
  readonly logs: readonly { readonly seats: number; readonly lines: readonly string[] }[];
  readonly positions: readonly { readonly seat: Seat; readonly log: number; readonly lines: number }[];
}

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  /** Written moves, one of each kind that was not asked about before. */
  readonly moves: readonly string[];
}

const kindOf = (notation: string): string => notation.split(' ')[0] ?? '';

/** Positions of recorded games that offer every kind of move there is. */
function positionsOf(game: AnyGame): readonly Asked[] {
  const { logs, positions } = JSON.parse(readFileSync(`fixtures/positions/${game.id}.json`, 'utf8')) as Found;
  const seen = new Set<string>();
  return positions.map(({ seat, log, lines }) => {
    const recorded = logs[log] ?? { seats: 0, lines: [] };
    const entries = recorded.lines.slice(0, lines).map((line) => {
      const entry = readEntry(game, line);
      if (entry instanceof NotationError) throw entry;
      return entry;
    });
    const { state } = Playthrough.replay(game, recorded.seats, {}, entries);
    const moves = game.moves(state, seat).flatMap((move) => {
      const notation = game.notation.writeMove(move);
      const known = seen.has(kindOf(notation));
      seen.add(kindOf(notation));
      return known ? [] : [notation];
    });
    return { view: game.view(state, seat), seat, moves };
  });
}

/** Names of all that a replay draws of a moment, with what is suggested there. */
async function drawn(game: AnyGame, board: AnyBoard, { view, seat }: Asked, suggested: readonly unknown[]): Promise<ReadonlySet<string>> {
  const [texts, own] = await Promise.all([game.texts.en(), board.texts?.en() ?? {}]);
  const names = ['Ada', 'Bo', 'Cy', 'Di'].slice(0, game.score(view).total.length);
  const props = {
    ...atRest(game, view, seat, board.hand?.empty),
    suggested,
    playing: undefined,
    speaker: speaker('en', { ...texts, messages: { ...texts.messages, ...own } }, names),
    names,
    owners: board.owners?.(view, names.length) ?? houseOwners(names.length),
    size: 'wide' as const,
    calm: true,
  };
  const markup = renderToStaticMarkup(createElement(board.Board, props));
  return new Set([...markup.matchAll(/data-(?:piece|target)="([^"]+)"/g)].map(([, name]) => name ?? ''));
}

describe.each(games)('what was best in $card.id', ({ card, load }) => {
  test('has a place on the board for every kind of move, but for what is held and what only ends something', {
    timeout: 60_000,
  }, async () => {
    const [game, board] = await Promise.all([load(), loadBoard(card.id)]);
    if (board === undefined) throw new Error(`${card.id} has no board`);
    const nowhere = new Set<string>();
    for (const asked of positionsOf(game)) {
      if (asked.moves.length === 0) continue;
      const best = asked.moves.map((move) => ({ move }));
      const { moves, places } = hintedBy(game, board, { seat: asked.seat, best }, foresightOf(game, asked.view, asked.seat));
      const there = await drawn(game, board, asked, moves);
      for (const [i, notation] of asked.moves.entries()) {
        const found = places[i]?.some((place) => there.has(place)) === true;
        if (!found && !isClosing({ game, board }, moves[i])) nowhere.add(kindOf(notation));
      }
    }
    expect([...nowhere].sort()).toEqual(HELD[card.id]);
  });
});
