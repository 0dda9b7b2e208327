import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';
import { BONUS_MARKERS, BONUSES, bonusesCertainty } from '../src/data/bonuses';
import { CAPTAIN_CARDS, CAPTAINS_PER_NATION, captainsCertainty, NATIONS } from '../src/data/captains';
import { COPIES, CREW, CREW_CARDS, crewCertainty, crewInSlot, SLOTS, slotOfCrew } from '../src/data/crew';
import * as limits from '../src/data/figures';
import { BASE_PLACES, CENTRE, EDGES, OUTLINES, outlineCertainty, PLACES, placeDistance, STEPS } from '../src/data/places';
import { PLANETS, planetsCertainty } from '../src/data/planets';
import { PEPPER, SPICES, VANILLA } from '../src/data/spices';
import { TILES, type TileCard, type TileField, tilesCertainty } from '../src/data/tiles';
import { borderPoint, EDGE_FIELD, FIELDS, INTERIORS, interiorPoint, NEIGHBOUR, PLANET_FIELD, placePoint } from '../src/fields';
import { SHIPS_PER_SEAT } from '../src/state';

const count = (kind: TileCard['kind']): number => TILES.filter((tile) => tile.kind === kind).length;
const fieldsOf = (tiles: readonly TileCard[]) => tiles.flatMap((tile) => tile.fields);
const base = TILES.filter((tile) => tile.kind !== 'expert');
const expert = TILES.filter((tile) => tile.kind === 'expert');
const kinds = (tiles: readonly TileCard[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind, spice } of fieldsOf(tiles)) {
    const name = spice < 0 ? kind : `${kind} ${SPICES[spice]}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

describe('components', () => {
  test('EF-001 EF-002 three modes by the number of players, three nations', () => {
    expect(efemeris.seats).toEqual([2, 3, 4]);
    expect(efemeris.teams?.({ seats: 2, options: {} })).toEqual([0, 1]);
    expect(efemeris.teams?.({ seats: 3, options: {} })).toEqual([0, 1, 2]);
    expect(efemeris.teams?.({ seats: 4, options: {} })).toEqual([0, 0, 1, 1]);
    expect(efemeris.options.expert).toEqual({ kind: 'switch', default: false });
    expect(NATIONS).toEqual(['france', 'britain', 'spain']);
  });

  test('EF-003 every nation has four captains, each with a galleon and an ability of their own', () => {
    expect(CAPTAIN_CARDS).toHaveLength(12);
    NATIONS.forEach((_, nation) => {
      const own = CAPTAIN_CARDS.slice(nation * CAPTAINS_PER_NATION, (nation + 1) * CAPTAINS_PER_NATION);
      expect(own.every((captain) => captain.nation === nation)).toBe(true);
    });
    expect(new Set(CAPTAIN_CARDS.map(({ galleon }) => galleon)).size).toBe(12);
    expect(new Set(CAPTAIN_CARDS.map(({ ability }) => JSON.stringify(ability))).size).toBe(12);
    expect(captainsCertainty).toBe('rulebook');
  });

  test('EF-004 twelve crew cards of five kinds, two of them national', () => {
    expect(CREW_CARDS).toBe(12);
    expect(COPIES).toEqual([3, 3, 2, 2, 2]);
    const named = NATIONS.map((_, nation) => Array.from({ length: SLOTS }, (_slot, slot) => CREW[crewInSlot(nation, slot)]?.id));
    expect(named).toEqual([
      ['officer', 'gunner', 'banker', 'helmsman', 'courtesan'],
      ['officer', 'gunner', 'banker', 'doctor', 'shipbuilder'],
      ['officer', 'gunner', 'banker', 'chief', 'governor'],
    ]);
    NATIONS.forEach((_, nation) => {
      for (let slot = 0; slot < SLOTS; slot++) expect(slotOfCrew(nation, crewInSlot(nation, slot))).toBe(slot);
    });
    expect(crewCertainty).toEqual({ kinds: 'rulebook', copies: 'reconstructed' });
  });

  test('EF-005 EF-D04 one central tile, eight planets, ten sky paths fill nineteen places; eight expert tiles', () => {
    expect([count('centre'), count('planet'), count('path'), count('expert')]).toEqual([1, 8, 10, 8]);
    expect(base).toHaveLength(OUTLINES[19].filter(Boolean).length);
    expect(tilesCertainty).toEqual({ counts: 'inferred', drawing: 'reconstructed' });
  });

  test('EF-006 EF-161 eight planets, each with one tile, a cost and one spice a turn', () => {
    expect(PLANETS.map(({ name }) => name)).toEqual([
      'Demodamas',
      'Patrocles',
      'Posidonius',
      'Pytheas',
      'Hipparchus',
      'Apollas',
      'Hecateus of Miletus',
      'Eratosthenes',
    ]);
    PLANETS.forEach(({ tile }, i) => {
      const found = TILES[i + 1];
      expect(found?.id).toBe(tile);
      expect(found?.fields.filter(({ kind }) => kind === 'planet')).toHaveLength(1);
    });
    expect(new Set(PLANET_FIELD).size).toBe(8);
    expect(planetsCertainty).toEqual({ name: 'rulebook', cost: 'reconstructed', produces: 'reconstructed' });
  });

  test('EF-033 EF-162 cost grows with the accesses, all within the caps, vanilla is the rarer spice', () => {
    for (const { tile, accesses, pepper, vanilla } of PLANETS) {
      const drawn = TILES.find(({ id }) => id === tile);
      const planet = drawn?.fields.find(({ kind }) => kind === 'planet')?.id;
      expect(drawn?.paths.filter((path) => path.includes(planet ?? '')).length).toBe(accesses);
      expect(pepper + vanilla).toBe(accesses + 2);
      expect(Math.max(pepper, vanilla)).toBeLessThanOrEqual(limits.SPICE_CAP);
    }
    expect(PLANETS.filter(({ produces }) => produces === PEPPER)).toHaveLength(5);
    expect(PLANETS.filter(({ produces }) => produces === VANILLA)).toHaveLength(3);
    for (const id of ['patrocles', 'posidonius']) expect(PLANETS.find((planet) => planet.id === id)?.produces).toBe(PEPPER);
  });

  test('EF-007 EF-D62 two spices from a bank that cannot run out', () => {
    expect(SPICES).toEqual(['pepper', 'vanilla']);
    const state = efemeris.initial({ seats: 4, options: {} });
    expect(state.spices).toHaveLength(4 * SPICES.length);
    expect(state).not.toHaveProperty('bank');
  });

  test('EF-008 twenty-four bonus markers of three kinds', () => {
    expect(BONUSES).toHaveLength(3);
    expect(BONUS_MARKERS.reduce((sum, n) => sum + n, 0)).toBe(24);
    expect(bonusesCertainty.total).toBe('rulebook');
  });

  test('EF-009 EF-010 EF-D13 five planet markers and two fortresses, one galleon and two frigates to a player', () => {
    expect(limits.PLANETS_TO_WIN).toBe(5);
    expect(limits.FORTRESS_LIMIT).toBe(2);
    expect(SHIPS_PER_SEAT).toBe(1 + limits.FRIGATE_LIMIT);
  });

  test('EF-011 a field is drawn amid what its ways lead to, nearer where it lies at the rim, and no two lie upon each other', () => {
    const point = (fields: readonly TileField[], id: string): readonly [number, number] => {
      const field = fields.find((one) => one.id === id);
      if (field !== undefined) return [field.x, field.y];
      const angle = (Number(id.slice(1)) * Math.PI) / 3;
      return [Math.sin(angle) * 0.87, -Math.cos(angle) * 0.87];
    };
    for (const { id, fields, paths } of TILES) {
      for (const field of fields) {
        const joined = paths.filter((path) => path.includes(field.id)).map(([a, b]) => (a === field.id ? b : a));
        const ways = joined.map((one) => point(fields, one));
        const near = joined.some((one) => /^e\d$/.test(one)) ? 0.4 : 0.6;
        const [x, y] = [0, 1].map((axis) => ways.reduce((sum, way) => sum + (way[axis] ?? 0), 0) / ways.length);
        const away = Math.hypot(field.x - (x ?? 0), field.y - (y ?? 0));
        expect([id, field.id, away < near]).toEqual([id, field.id, true]);
        for (const other of fields.filter((one) => one !== field))
          expect(Math.hypot(field.x - other.x, field.y - other.y)).toBeGreaterThan(0.3);
      }
    }
  });

  test('EF-011 field kinds and their numbers; providence fields and wrecks only on expert tiles', () => {
    expect(kinds(base)).toEqual({
      rose: 1,
      planet: 8,
      plain: 23,
      anchor: 8,
      'factory pepper': 5,
      'factory vanilla': 3,
      singularity: 3,
    });
    expect(kinds(expert)).toEqual({
      plain: 10,
      'providence pepper': 3,
      'providence vanilla': 2,
      wreck: 4,
      anchor: 2,
      singularity: 5,
    });
    expect(INTERIORS).toBe(51 + 26);
  });

  test('EF-012 EF-013 paths join fields of their tile, exits are the edges that paths lead to', () => {
    for (const tile of TILES) {
      const ids = [...tile.fields.map(({ id }) => id), ...tile.exits.map((edge) => `e${edge}`)];
      expect(tile.paths.flat().every((end) => ids.includes(end))).toBe(true);
      expect(new Set(tile.paths.map((path) => [...path].sort().join())).size).toBe(tile.paths.length);
      for (const edge of tile.exits) expect(tile.paths.filter((path) => path.includes(`e${edge}`))).toHaveLength(1);
    }
  });

  test('every tile is in one piece without its singularities, but for four exits that lead only into one', () => {
    const strays: string[] = [];
    for (const tile of TILES) {
      const holes = tile.fields.filter(({ kind }) => kind === 'singularity').map(({ id }) => id);
      const nodes = [...tile.fields.map(({ id }) => id).filter((id) => !holes.includes(id)), ...tile.exits.map((edge) => `e${edge}`)];
      const seen = [nodes[0] ?? ''];
      for (const node of seen) {
        for (const [a, b] of tile.paths) {
          const next = a === node ? b : b === node ? a : undefined;
          if (next !== undefined && !holes.includes(next) && !seen.includes(next)) seen.push(next);
        }
      }
      strays.push(...nodes.filter((node) => !seen.includes(node)).map((node) => `${tile.id} ${node}`));
    }
    expect(strays).toEqual(['S10 e3', 'X1 e1', 'X2 e4', 'X4 e0']);
  });

  test('EF-D76 the marked symmetries are all there are', () => {
    const looksTheSame = (tile: TileCard, by: number): boolean => {
      const ids = tile.fields.map(({ id }) => id);
      const turned = (end: string): string => (/^e\d$/.test(end) ? `e${(Number(end.slice(1)) + by) % 6}` : end);
      const known = new Set(tile.paths.map((path) => [...path].sort().join()));
      const matches = (mapping: readonly string[]): boolean => {
        const map = (end: string): string => (ids.includes(end) ? (mapping[ids.indexOf(end)] ?? '') : turned(end));
        const kindsMatch = tile.fields.every(({ kind, spice }, i) => {
          const image = tile.fields.find(({ id }) => id === mapping[i]);
          return image?.kind === kind && image.spice === spice;
        });
        return kindsMatch && tile.paths.every(([a, b]) => known.has([map(a), map(b)].sort().join()));
      };
      const permute = (left: readonly string[], chosen: readonly string[]): boolean =>
        left.length === 0
          ? matches(chosen)
          : left.some((id) =>
              permute(
                left.filter((other) => other !== id),
                [...chosen, id],
              ),
            );
      return permute(ids, []);
    };
    for (const tile of TILES) {
      const period = [1, 2, 3].find((by) => looksTheSame(tile, by)) ?? 6;
      expect(`${tile.id} ${tile.symmetry.turns}`).toBe(`${tile.id} ${period}`);
    }
  });

  test('fields keep their distance and stay inside their tile', () => {
    for (const tile of TILES) {
      tile.fields.forEach((field, i) => {
        expect(Math.hypot(field.x, field.y)).toBeLessThan(0.8);
        for (const other of tile.fields.slice(i + 1)) expect(Math.hypot(field.x - other.x, field.y - other.y)).toBeGreaterThan(0.3);
      });
    }
  });
});

describe('the sky', () => {
  test('EF-021 two rings around the centre make nineteen places', () => {
    expect(PLACES.slice(0, BASE_PLACES).every(({ q, r }) => placeDistance(q, r) <= 2)).toBe(true);
    expect(OUTLINES[19].filter(Boolean)).toHaveLength(19);
    expect(PLACES[CENTRE]).toEqual({ q: 0, r: 0, name: 'd4' });
    expect(new Set(PLACES.map(({ name }) => name)).size).toBe(PLACES.length);
    expect(outlineCertainty).toEqual({ base: 'rulebook', expert: 'reconstructed' });
  });

  test('EF-201 EF-D45 outlines of 23, 25 and 27 places are the same from north and south, and hang together', () => {
    for (const size of [23, 25, 27] as const) {
      const places = PLACES.filter((_, i) => OUTLINES[size][i]);
      expect(places).toHaveLength(size);
      const keys = new Set(places.map(({ q, r }) => `${q},${r}`));
      for (const { q, r } of places) {
        expect(keys.has(`${q},${-q - r}`)).toBe(true);
        if (placeDistance(q, r) < 3) continue;
        const inner = STEPS.filter(([dq, dr]) => placeDistance(q + dq, r + dr) === 2 && keys.has(`${q + dq},${r + dr}`));
        expect(inner).toHaveLength(2);
      }
    }
    expect(efemeris.options.sky).toMatchObject({ values: ['23', '25', '27'], default: '25' });
    const third = PLACES.filter((_, i) => OUTLINES[25][i] && i >= BASE_PLACES);
    const turned = third.map(({ q, r }) => `${-q - r},${q}`).sort();
    expect(turned).toEqual(third.map(({ q, r }) => `${q},${r}`).sort());
  });

  test('EF-014 EF-D07 both tiles at an edge share one border field', () => {
    PLACES.forEach((_, place) => {
      EDGES.forEach((_edge, edge) => {
        const beyond = NEIGHBOUR[place * 6 + edge] ?? -1;
        if (beyond < 0) return;
        expect(NEIGHBOUR[beyond * 6 + ((edge + 3) % 6)]).toBe(place);
        expect(EDGE_FIELD[beyond * 6 + ((edge + 3) % 6)]).toBe(EDGE_FIELD[place * 6 + edge]);
      });
    });
    expect(new Set(EDGE_FIELD).size).toBe(FIELDS - INTERIORS);
  });

  test('border fields lie in the middle between the places, interior fields turn with their tile', () => {
    const north = borderPoint(EDGE_FIELD[0] ?? 0);
    expect([north.x, north.y]).toEqual([0, -Math.sqrt(3) / 2]);
    const d3 = placePoint(1);
    expect(d3.y).toBeCloseTo(-Math.sqrt(3));
    const planet = PLANET_FIELD[0] ?? 0;
    const half = interiorPoint(planet, 0, 3);
    expect(half.x).toBeCloseTo(0);
    expect(half.y).toBeCloseTo(0.4);
  });
});

test('EF-016 EF-017 EF-018 the figures of the rules', () => {
  expect(limits.SPICE_CAP).toBe(5);
  expect(limits.BONUS_CAP).toBe(3);
  expect([limits.HAND_CAP, limits.TEAM_HAND_CAP]).toEqual([8, 6]);
  expect([limits.GALLEON_STEPS, limits.FRIGATE_STEPS, limits.ATTACK_RANGE, limits.FREEZE_RANGE]).toEqual([3, 4, 1, 3]);
});
