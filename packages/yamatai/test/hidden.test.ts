import { at, firstDifference, HIDDEN, plainRng, type Rng, type Seat, shuffle } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, NONE, type State, topTiles, yamatai } from '../src';
import { unseenTiles } from '../src/rules/reveal/unseen';
import { slotTile } from '../src/state';
import { type Table, table, tile } from './helpers';

/** Player 1 looks at three tiles, keeps the first and puts the others back in this order. */
const look = (t: Table, kept: string, first: string, second: string): Table => {
  const player = t.player;
  t.turn(2).me('look');
  const known = t.state.top.length;
  const fresh = [kept, first, second].filter((id) => !t.state.looks.some((seen) => seen.out.slice(1).includes(tile(id))));
  if (3 - known > 0) t.play(`* look ${fresh.join(' ')}`);
  t.play(`${player} keep ${kept} ${first} ${second}`);
  return t.pass();
};

/** Goes on to the next round without touching the row, and lets this player begin it. */
const nextRound = (t: Table, player: number): Table => {
  t.endRound().settle();
  return t.arrange((s) => {
    const first = player - 1;
    s.order = [first, ...s.order.filter((seat) => seat !== first)];
  });
};

/** How often each value turns up among many resampled states, in parts of one. */
function shares(t: Table, viewer: Seat, what: (s: Table['state']) => string): Record<string, number> {
  const rng = plainRng(99);
  const view = yamatai.view(t.state, viewer);
  const counts: Record<string, number> = {};
  for (let i = 0; i < 6000; i++) {
    const key = what(yamatai.resample(view, viewer, rng));
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, n / 6000]));
}

const near = (share: number | undefined, expected: number): void => {
  expect(Math.abs((share ?? 0) - expected)).toBeLessThan(0.02);
};

const kept = (t: Table, seat: Seat): number => at(at(t.state.reserved, seat), 0);

describe('who knows what', () => {
  test('YA-D27 a tile from the deck is known to its owner only; the returned ones to whoever looked', () => {
    const t = look(table(), 'T01', 'S10', 'S02');
    expect(yamatai.view(t.state, 0).reserved[0]).toEqual([tile('T01')]);
    expect(topTiles(yamatai.view(t.state, 0))).toEqual(['S10', 'S02'].map(tile));
    expect(yamatai.view(t.state, 0).looks[0]?.out).toEqual(['T01', 'S10', 'S02'].map(tile));
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = yamatai.view(t.state, viewer);
      expect(view.reserved[0]).toEqual([HIDDEN]);
      expect(view.looks[0]?.out).toEqual([HIDDEN, HIDDEN, HIDDEN]);
      expect(topTiles(view)).toEqual([HIDDEN, HIDDEN]);
      expect(view.deck).toBe(t.state.deck);
    }
  });

  test('YA-D27 while a seat looks, others see that it does', () => {
    const t = table().turn(2);
    t.me('look');
    t.play('* look S10 T01 S01');
    expect(yamatai.view(t.state, 0).looking).toEqual(['S10', 'T01', 'S01'].map(tile));
    expect(yamatai.view(t.state, 1).looking).toEqual([HIDDEN, HIDDEN, HIDDEN]);
    const other = yamatai.resample(yamatai.view(t.state, 1), 1, plainRng(1));
    expect(new Set(other.looking).size).toBe(3);
    expect(other.looking.every((id) => id >= 0 && !other.row.includes(id))).toBe(true);
  });

  test('YA-D27 a tile reserved from the row is open, and so is everything else on the table', () => {
    const t = table().row('S01', 'S02').turn(2);
    t.me('reserve S02');
    expect(yamatai.view(t.state, 'spectator')).toEqual(t.state);
  });

  test('YA-D27 building a secret tile shows it to all', () => {
    const t = table().sea({ s18: 'B' }).turn(2, 'B');
    t.me('look');
    t.play('* look S10 T01 S02');
    t.me('keep T01 S10 S02', 'place bamboo s19', 'build T01 i06');
    const view = yamatai.view(t.state, 1);
    expect(view.built[0]).toEqual([tile('T01')]);
    expect(view.looks[0]?.out).toEqual([tile('T01'), HIDDEN, HIDDEN]);
  });

  test('YA-D27 a returned tile that is drawn into the row is known to all', () => {
    const t = look(table().row('P01', 'P03', 'P04', 'O02'), 'T01', 'S10', 'S02');
    t.endRound();
    expect(t.state.row[4]).toBe(tile('S10'));
    expect(yamatai.view(t.state, 2).looks[0]?.out).toEqual([HIDDEN, tile('S10'), HIDDEN]);
  });

  test('YA-D36 face-down fleets are groups in every view, never an order; a group of one is known', () => {
    const t = table(4).open(1, 2, 3, 4, 5);
    for (const fleet of [1, 3, 4, 5]) t.turn(fleet).pass();
    t.play('* fleets 6 7 8 9');
    expect(yamatai.view(t.state, 1).faceDown).toEqual([[10], [1, 3, 4, 5]]);
    for (const fleet of [2, 6, 7, 8]) t.turn(fleet).pass();
    const rng = plainRng(5);
    const turned = Array.from({ length: 300 }, () => yamatai.sample(t.state, rng));
    for (const outcome of turned) expect(outcome.kind === 'fleets' && outcome.fleets[0]).toBe(10);
    const second = new Set(turned.map((outcome) => (outcome.kind === 'fleets' ? outcome.fleets[1] : 0)));
    expect([...second].toSorted()).toEqual([1, 3, 4, 5]);
  });
});

describe('what a seat can work out: resampling is exact', () => {
  test('a stranger holds every unseen tile equally likely', () => {
    const t = look(table(), 'T01', 'S10', 'S02');
    const seen = shares(t, 1, (s) => String(at(at(s.reserved, 0), 0)));
    expect(Object.keys(seen)).toHaveLength(23);
    for (const share of Object.values(seen)) near(share, 1 / 23);
  });

  test('YA-D27 whoever put two tiles back knows that the next to look saw those and one more', () => {
    const t = nextRound(look(table(), 'T01', 'S10', 'S02'), 2);
    look(t, 'S10', 'S03', 'S02');
    // For player 1 the tile kept by player 2 is one of the two returned or a fresh one, each as likely.
    const seen = shares(t, 0, (s) => {
      const one = at(at(s.reserved, 1), 0);
      return one === tile('S10') ? 'S10' : one === tile('S02') ? 'S02' : 'fresh';
    });
    near(seen.S10, 1 / 3);
    near(seen.S02, 1 / 3);
    near(seen.fresh, 1 / 3);
    const places = shares(t, 0, (s) =>
      s.looks
        .slice(1)
        .flatMap((seenLook) => seenLook.out)
        .filter((id) => id === tile('S10') || id === tile('S02'))
        .length.toString(),
    );
    expect(places).toEqual({ 2: 1 });
    // Player 2, who looked, knows all of it; player 3 knows nothing.
    expect(shares(t, 1, (s) => String(kept(t, 1) === at(at(s.reserved, 1), 0)))).toEqual({ true: 1 });
    expect(Object.keys(shares(t, 2, (s) => String(at(at(s.reserved, 1), 0))))).toHaveLength(23);
  });

  test('YA-D27 a third look in between tells the first nothing about what the second kept', () => {
    const t = nextRound(look(table(), 'T01', 'S10', 'S02'), 2);
    look(t, 'S10', 'S03', 'S02');
    nextRound(t, 3);
    look(t, 'S04', 'S02', 'S03');
    const fresh = shares(t, 0, (s) => (['S10', 'S02'].map(tile).includes(at(at(s.reserved, 1), 0)) ? 'returned' : 'fresh'));
    near(fresh.fresh, 1 / 3);
    const last = shares(t, 0, (s) => (['S10', 'S02'].map(tile).includes(at(at(s.reserved, 2), 0)) ? 'returned' : 'fresh'));
    near(last.returned, 4 / 9);
  });

  test('YA-D27 when one of them then turns up in the row, the others get likelier', () => {
    const t = nextRound(look(table(), 'T01', 'S10', 'S02'), 2);
    look(t, 'S10', 'S03', 'S02');
    t.arrange((s) => {
      s.row[0] = NONE;
    });
    t.endRound();
    expect(t.state.row[0]).toBe(tile('S03'));
    const seen = shares(t, 0, (s) => `${at(at(s.reserved, 1), 0) === tile('S10') ? 'S10' : 'S02'} kept`);
    near(seen['S10 kept'], 0.5);
    near(seen['S02 kept'], 0.5);
  });

  test('YA-D27 the last tile of the deck, seen by one, is known to that seat wherever it goes', () => {
    const t = table();
    t.arrange((s) => {
      s.deck = 2;
    });
    t.turn(2).me('look');
    t.play('* look S10 S02');
    t.me('keep S10 S02');
    nextRound(t.pass(), 2);
    t.turn(2).me('look');
    expect(yamatai.view(t.state, 0).looking).toEqual([tile('S02')]);
    expect(yamatai.view(t.state, 2).looking).toEqual([HIDDEN]);
    t.me('keep S02');
    expect(yamatai.view(t.state, 0).reserved[1]).toEqual([tile('S02')]);
    expect(yamatai.view(t.state, 2).reserved[1]).toEqual([HIDDEN]);
  });

  test('YA-D39 seeing tiles that another seat has put back is a reveal too', () => {
    const t = table();
    t.arrange((s) => {
      s.deck = 2;
    });
    t.turn(2).me('look');
    t.play('* look S10 S02');
    t.me('keep S10 S02');
    nextRound(t.pass(), 2);
    t.turn(2);
    const seen = yamatai.view(t.state, 1);
    expect(seen.looks[0]?.out).toEqual([HIDDEN, HIDDEN]);
    t.me('look');
    expect(t.story.run.turn.kind).toBe('seats');
    expect(yamatai.view(t.state, 1).looking).toEqual([tile('S02')]);
    expect(yamatai.view(t.state, 1).looks[0]?.out).toEqual([HIDDEN, tile('S02')]);
  });

  const start = table().state;

  /**
   * A short life of the deck, all chances and choices equally likely: seats look, keep and put back,
   * tiles are drawn into the row and built, until the few unseen tiles are nearly gone.
   */
  function life(rng: Rng): State {
    const s = yamatai.clone(start);
    const hidden = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09'].map(tile);
    s.built[2] = BUILDINGS.map((_, id) => id).filter((id) => !hidden.includes(id) && !s.row.includes(id));
    s.deck = hidden.length;
    const fresh = (count: number): number[] => shuffle(rng, unseenTiles(s)).slice(0, count);
    for (let i = 0; i < 5 && s.deck > 0; i++) {
      s.current = rng.below(3);
      const seat = at(s.order, s.current);
      const known = s.top.map((slot) => slotTile(s, slot));
      const size = Math.min(3, s.deck);
      yamatai.evolve(s, { kind: 'DeckLooked', seat, tiles: [...known, ...fresh(size - known.length)] });
      const [one = 0, ...back] = shuffle(rng, [...s.looking]);
      yamatai.evolve(s, { kind: 'TileReserved', seat, tile: one, from: 'deck', back });
      const gaps = Math.min(rng.below(3) === 0 ? 1 : 0, s.deck);
      for (let gap = 0; gap < gaps; gap++) {
        at(s.built, 2).push(at(s.row, gap));
        s.row[gap] = NONE;
      }
      const top = s.top.slice(0, gaps).map((slot) => slotTile(s, slot));
      if (gaps > 0) yamatai.evolve(s, { kind: 'RowFilled', tiles: [...top, ...fresh(gaps - top.length)] });
    }
    return s;
  }

  const agreeing = (a: State, b: State): number => {
    let same = 0;
    a.looks.forEach((seen, i) => {
      seen.out.forEach((id, place) => {
        if (b.looks[i]?.out[place] === id) same++;
      });
    });
    return same;
  };

  test('YA-D27 the truth is no likelier or unlikelier than any resampled world', () => {
    const rng = plainRng(2024);
    let withTruth = 0;
    let amongThemselves = 0;
    let slots = 0;
    for (let i = 0; i < 4000; i++) {
      const s = life(rng);
      const view = yamatai.view(s, 0);
      const [a, b] = [yamatai.resample(view, 0, rng), yamatai.resample(view, 0, rng)];
      withTruth += agreeing(s, a);
      amongThemselves += agreeing(a, b);
      slots += s.looks.flatMap((seen) => seen.out).length;
      expect(firstDifference(yamatai.view(a, 0), view)).toBeUndefined();
      const tiles = [...a.row, ...a.built.flat(), ...a.reserved.flat(), ...a.top.map((slot) => slotTile(a, slot))];
      expect(new Set(tiles).size).toBe(tiles.length);
    }
    // Thousands of lives make a difference of 0.008 a clear one.
    expect(withTruth / slots).toBeGreaterThan(0.4);
    expect(Math.abs(withTruth - amongThemselves) / slots).toBeLessThan(0.008);
  });
});
