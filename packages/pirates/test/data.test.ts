import { parseOptions } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, pirates } from '../src';
import {
  ADVENTURES,
  CARAVAN_SETS,
  CARAVANS,
  COUNTRIES,
  CURSE_CARDS,
  CURSES,
  countryOf,
  curseOf,
  demandAt,
  HARBOUR_SETS,
  HARBOURS,
  harbourOf,
  isCaravan,
  isCurse,
  isHarbour,
  mostDemanded,
  PIRATE_BAY,
} from '../src/data/adventures';
import { FIGURES, MAX_SHIPS, SEND_BONUS } from '../src/data/figures';
import { LOOT_CARDS, LOOT_KINDS } from '../src/data/goods';
import { COLOURS, PIECES, TRACK_SPACES } from '../src/data/pieces';
import { ROLE_CARDS, ROLES } from '../src/data/roles';
import { TAVERN_SETS } from '../src/data/tavern';
import { CHART, DIE_SIDE } from '../src/rules/chart/scatter';
import { Table } from './helpers';

const cards = Array.from({ length: ADVENTURES }, (_, card) => card);
const CERTAINTIES = ['rulebook', 'found', 'inferred', 'reconstructed'];

describe('what is in the box', () => {
  test('PI-001 two, three or four players', () => {
    expect(pirates.seats).toEqual([2, 3, 4]);
  });

  test('PI-004 PI-007 PI-032 ten dice per colour of which three stay in reserve, and four red ones', () => {
    expect(MAX_SHIPS).toBe(10);
    expect(PIECES.dice.count).toBe(4 * MAX_SHIPS + FIGURES.redDice.value);
    for (const set of Object.values(CARAVAN_SETS)) expect(Math.max(...set.ships)).toBeLessThanOrEqual(FIGURES.redDice.value);
    expect(Math.max(...pirates.seats)).toBeLessThanOrEqual(FIGURES.redDice.value);
    expect(new Table().of(1)).toMatchObject({ reserve: 3, free: 7 });
  });

  test('PI-008 PI-020 seven roles in every colour that plays', () => {
    expect(ROLES).toHaveLength(7);
    for (const seats of pirates.seats) {
      const t = new Table({ seats });
      expect(t.state.table).toHaveLength(seats);
      for (let seat = 0; seat < seats; seat++) expect(t.moves(seat)).toHaveLength(7);
    }
  });

  test('PI-009 PI-010 thirty adventure cards: four caravans for each of four countries, six harbours, eight curses', () => {
    expect(cards.filter(isCaravan)).toHaveLength(CARAVANS);
    expect(cards.filter(isHarbour)).toHaveLength(HARBOURS);
    expect(cards.filter(isCurse)).toHaveLength(CURSES.length);
    expect(CARAVANS + HARBOURS + CURSES.length).toBe(30);
    COUNTRIES.forEach((_, country) => {
      expect(cards.filter((card) => isCaravan(card) && countryOf(card) === country)).toHaveLength(4);
    });
    expect(new Set(CARD_NAMES).size).toBe(30);
  });

  test('PI-011 sixty loot cards of four kinds', () => {
    expect(LOOT_KINDS).toHaveLength(4);
    expect(LOOT_CARDS.counts.reduce((sum, n) => sum + n, 0)).toBe(60);
  });

  test('PI-012 PI-013 PI-014 one privateer tile per country, a 40/80 tile per player; rituals, marks and tokens are counted without limit', () => {
    expect(PIECES.privateers.count).toBe(COUNTRIES.length);
    expect(PIECES.chestTiles.count).toBe(4);
    const t = new Table().give(1, { yinYang: 90, marks: 40 });
    t.roles('shipbuilder', 'captain', 'captain');
    for (let i = 0; i < 10; i++) t.play('1 ritual double-hold', '1 ritual unsinkable');
    t.play('1 done');
    expect(t.of(1)).toMatchObject({ doubleHold: 10, unsinkable: 10, yinYang: 40, marks: 41 });
  });

  test('PI-015 PI-016 PI-030 the display: Pirate Bay with rum alone in demand, the deck, an empty field of played cards', () => {
    const { state } = new Table();
    expect(state.harbour).toBe(PIRATE_BAY);
    expect(state.played).toEqual([]);
    expect(state.above + state.below).toBe(21);
    for (const set of ['ranked', 'twin'] as const) {
      const [rum = 0, coffee, fruit] = demandAt(set, PIRATE_BAY);
      expect(rum).toBeGreaterThan(1);
      expect([coffee, fruit]).toEqual([1, 1]);
    }
  });

  test('PI-018 a square chart with room for the largest throw, a score track of forty spaces', () => {
    expect(TRACK_SPACES).toBe(40);
    expect((CHART / DIE_SIDE) ** 2).toBeGreaterThan(41 * 4);
  });

  test('PI-131 PI-D34 every harbour prices all three goods with 1 to 3 and has one good that is most demanded', () => {
    for (const [name, set] of Object.entries(HARBOUR_SETS)) {
      expect(set.demand, name).toHaveLength(1 + HARBOURS);
      for (const demand of set.demand) {
        expect(demand).toHaveLength(3);
        const top = Math.max(...demand);
        expect(top).toBe(3);
        expect(demand.filter((price) => price === top)).toHaveLength(1);
        expect(demand[mostDemanded(demand)]).toBe(top);
        expect(Math.min(...demand)).toBeGreaterThanOrEqual(1);
      }
    }
    expect(new Set(HARBOUR_SETS.ranked.demand.slice(1).map(String)).size).toBe(6);
    expect(cards.filter(isHarbour).map(harbourOf)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('PI-151 every curse exists once, whoever plays it', () => {
    expect(cards.filter(isCurse).map((card) => curseOf(card)?.id)).toEqual([...CURSES]);
    expect(CURSE_CARDS.cards.filter((card) => card.gift).map((card) => card.id)).toEqual([
      'kraken',
      'iceberg',
      'sirens',
      'mutiny',
      'maelstrom',
    ]);
  });

  test('PI-162 the tavern has each of its six outcomes on one face, in every set', () => {
    for (const set of Object.values(TAVERN_SETS)) expect(new Set(set.faces).size).toBe(6);
    expect([...TAVERN_SETS.listed.faces].reverse()).toEqual([...TAVERN_SETS.reversed.faces]);
  });

  test('PI-083 send limits by seat count', () => {
    expect(SEND_BONUS.bySeats).toEqual({ 2: 3, 3: 2, 4: 1 });
  });

  test('every table says how sure it is', () => {
    const tables = [
      LOOT_CARDS,
      ROLE_CARDS,
      SEND_BONUS,
      CURSE_CARDS,
      COLOURS,
      ...Object.values(CARAVAN_SETS),
      ...Object.values(HARBOUR_SETS),
      ...Object.values(TAVERN_SETS),
      ...Object.values(FIGURES),
      ...Object.values(PIECES),
    ];
    for (const table of tables) expect(CERTAINTIES).toContain(table.certainty);
    expect(COLOURS.bySeat).toHaveLength(4);
  });

  test('every reading can be chosen, and only what exists', () => {
    expect(parseOptions(pirates.options, {})).toMatchObject({ caravans: '1-2-3-4', harbours: 'ranked', tavern: 'listed' });
    expect(() => parseOptions(pirates.options, { caravans: '5-5-5-5' })).toThrow('caravans');
  });
});
