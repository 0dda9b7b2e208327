import { drive, plainRng } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { amerigo, type Event, geometryOf, PRODUCTION_KINDS, type State, spaceName, TOKENS } from '../src';
import { villageTiles } from '../src/data/tiles';
import { choosing, table } from './helpers';

describe('pieces in play', () => {
  test('AM-005 AM-093 each player has 16 village tiles, 12 posts and 2 ships of their own, and no more', () => {
    const t = choosing('red7', {}, table(3));
    t.arrange((s) => {
      s.queue = [2, 0, 1];
      s.gold[2] = 12;
    });
    t.play('3 choose red');
    let planned = 0;
    for (const { id, count: n } of villageTiles.rows) {
      for (let i = 0; i < n; i++, planned++) t.play(`3 plan ${id}`);
      expect(t.refusal(`3 plan ${id}`)).toMatchObject({ code: 'SUPPLY_EMPTY', rule: 'AM-D36' });
    }
    expect(planned).toBe(16);
    t.play('3 end', '1 choose red', '1 plan vO4', '1 plan vO4');
    expect(t.refusal('1 plan vO4')).toMatchObject({ code: 'SUPPLY_EMPTY' });

    // Eleven posts stand already: a ship founds the twelfth; the other one, at a free anchor, founds nothing.
    const sailing = choosing('blue4', {}, table(3));
    const anchors = geometryOf(sailing.state.layout).postOf.flatMap((post, anchor) => (post >= 0 ? [{ anchor, post }] : []));
    const { island, voyages } = geometryOf(sailing.state.layout);
    const [first, second] = anchors.filter(({ post }, i) => anchors.findIndex((other) => other.post === post) === i);
    if (first === undefined || second === undefined) throw new Error('this map has harbours');
    sailing.arrange((s) => {
      s.queue = [1, 0, 2];
      s.posts[1] = 1;
      s.ships[2] = first.anchor;
      s.ships[3] = second.anchor;
    });
    sailing.play('2 choose blue', `2 sail 1 ${spaceName(first.anchor)}`, '2 found');
    expect(sailing.state.posts).toEqual([12, 0, 12]);
    expect(sailing.state.islandPosts[(island[first.post] ?? 0) * 3 + 1]).toBe(1);
    expect(sailing.refusal(`2 sail 2 ${spaceName(second.anchor)}`)).toMatchObject({ code: 'NOTHING_TO_FOUND' });
    expect(voyages(first.anchor).distance[first.anchor]).toBe(0);
    expect(sailing.refusal('2 place 1 frame1')).toMatchObject({ code: 'NOT_THE_NEXT_SHIP' });
  });

  test('AM-006 AM-021 AM-145 AM-184 over a whole game all 24 tokens, 50 production tokens and five of six pirate markers come once', () => {
    const tokens: number[] = [];
    const kinds: number[] = [];
    const markers: number[] = [];
    const times: number[] = [];
    const evolve = (s: State, event: Event): void => {
      amerigo.evolve(s, event);
      if (event.kind === 'TokensLaid') tokens.push(...event.tokens);
      if (event.kind === 'ProductionLaid') kinds.push(...event.kinds);
      if (event.kind === 'PirateShown') markers.push(event.marker);
      if (event.kind === 'RoundBegan') times.push(event.time);
    };
    const rng = plainRng(11);
    drive({ ...amerigo, evolve }, amerigo.initial({ seats: 4, options: {} }), {
      luck: () => rng,
      choose: (s) => (s.stage === 'choose' ? { kind: 'gold' } : { kind: 'end' }),
    });
    expect([...tokens].sort((a, b) => a - b)).toEqual(TOKENS.map((_, token) => token));
    for (const [kind, { cost }] of PRODUCTION_KINDS.entries()) {
      expect(kinds.filter((drawn) => drawn === kind)).toHaveLength(cost === 3 ? 4 : 3);
    }
    expect(kinds).toHaveLength(50);
    expect(markers).toHaveLength(5);
    const rest = [0, 0, 1, 2, 3, 4];
    for (const marker of markers) rest.splice(rest.indexOf(marker), 1);
    expect(rest).toHaveLength(1);
    expect(times).toEqual([5, 4, 3, 2, 1]);
  });
});
