import { plainRng } from '@quarterdeck/kernel';
import { scenario } from '@quarterdeck/kernel/testing';
import { describe, expect, test } from 'vitest';
import { amerigo, apFor, type Event, goldOffer } from '../src';
import { COLOURS } from '../src/data/colours';
import { insideTower } from '../src/state';
import { choosing, eventsOf, give, ships, table } from './helpers';

describe('phase and round', () => {
  test('AM-062 AM-063 AMX-04 all stored cubes of the phase colour are thrown; what comes out, of any colour, is in the action field', () => {
    const t = table();
    const [fell] = eventsOf(t.play('* tower blue4 black1 red1 green2'), 'CubesFell');
    expect(fell).toMatchObject({ colour: 'blue', thrown: 4, ap: 4 });
    expect(t.state.storage[0]).toBe(0);
    expect(t.state.field).toEqual([4, 1, 1, 0, 2, 0, 0]);
  });

  test('AM-063 more cubes of a colour than are inside or thrown cannot come out', () => {
    const t = table();
    // Three blue cubes are inside and four are thrown; of black only the three inside can come.
    expect(t.refusal('* tower black4')).toMatchObject({ code: 'IMPOSSIBLE_OUTCOME', rule: 'AM-063' });
    t.play('* tower blue7 black3');
    expect(insideTower(t.state, 0)).toBe(0);
  });

  test('AM-066 AMX-05 the colours in the field are available, the others are not', () => {
    const t = table();
    t.play('* tower blue4 black1 red1 green2');
    expect(t.moves(0)).toEqual(['choose blue', 'choose black', 'choose red', 'choose green', 'gold']);
    expect(t.refusal('1 choose brown')).toMatchObject({ code: 'NO_CUBES', rule: 'AM-066' });
    expect(goldOffer(t.state, 0)).toBe(3);
    expect(COLOURS.map((_, colour) => insideTower(t.state, colour))).toEqual([3, 2, 1, 4, 1, 2, 4]);
  });

  test.each([
    ['blue4 black1 red1 green2', 'green', 4],
    ['blue1 yellow3 white2', 'blue', 3],
    ['blue1 yellow2 white3', 'yellow', 3],
    ['red2 brown2', 'red', 2],
    ['brown1', 'brown', 1],
    ['black7 red1', 'red', 7],
  ])(
    'AM-067 of %s the most of one colour, whichever it is, are the points of %s for the last in order as for the first',
    (cubes, colour, ap) => {
      const t = choosing(cubes, { phase: 'red' }, table(3));
      t.arrange((s) => {
        s.queue = [1, 2, 0];
      });
      t.play(`2 choose ${colour}`);
      expect(t.state.ap).toBe(ap);
      t.arrange((s) => s.ships.splice(0, 6, 400, 400, 400, 400, 400, 400));
      t.play('2 end', '3 gold', '3 end', `1 choose ${colour}`);
      expect(t.state.ap).toBe(ap);
    },
  );

  test('AM-064 AM-D48 an empty storage space skips its phase; nothing is thrown and nobody acts', () => {
    const t = choosing('red3', { phase: 'red' });
    t.arrange((s) => {
      s.storage[3] = 0;
    });
    t.play('1 gold', '1 end');
    const events = t.play('2 gold', '2 end');
    expect(eventsOf(events, 'PhaseSkipped')).toEqual([{ kind: 'PhaseSkipped', colour: 'brown', thrown: 0 }]);
    expect(t.state).toMatchObject({ phase: 4, stage: 'throw' });
    expect(t.state.storage[3]).toBe(0);
  });

  test('AM-065 AM-D48 if no cube comes out the phase is skipped, and the thrown cubes stay inside', () => {
    const t = table();
    const events = t.play('* tower nothing');
    expect(eventsOf(events, 'PhaseSkipped')).toEqual([{ kind: 'PhaseSkipped', colour: 'blue', thrown: 4 }]);
    expect(t.state).toMatchObject({ phase: 1, stage: 'throw' });
    expect(insideTower(t.state, 0)).toBe(7);
  });

  test('AM-068 AM-069 everybody has one turn per phase, in order, and may choose what others chose', () => {
    const t = choosing('black3');
    expect(t.refusal('2 choose black')).toMatchObject({ code: 'NOT_YOUR_TURN' });
    t.play('1 choose black');
    expect(t.refusal('1 gold')).toMatchObject({ code: 'ALREADY_CHOSEN' });
    t.play('1 end', '2 choose black', '2 load 3', '2 end');
    expect(t.state.cannons).toEqual([0, 3]);
    expect(t.state.stage).toBe('throw');
  });

  test('AM-068 steps belong to the action that was chosen', () => {
    const t = choosing('black3 red1');
    expect(t.refusal('1 load 1')).toMatchObject({ code: 'CHOOSE_FIRST', rule: 'AM-068' });
    t.play('1 choose black');
    expect(t.refusal('1 plan M1')).toMatchObject({ code: 'OTHER_ACTION' });
    expect(t.refusal('1 found')).toMatchObject({ code: 'NO_LANDING' });
    expect(t.refusal('1 take gold3')).toMatchObject({ code: 'NO_TOKEN_DUE' });
  });

  test('AM-070 AMX-06 furthest ahead first; the order of a phase is fixed when it begins', () => {
    const t = table(4);
    t.arrange((s) => {
      s.special = [2, 7, 5, 9];
      s.order = [3, 1, 2, 0];
    });
    t.play('* tower blue4 white2');
    expect(t.state.queue).toEqual([0, 1, 2, 3]);
    for (const player of [1, 2, 3, 4]) t.play(`${player} gold`, `${player} end`);
    t.play('* tower black3');
    expect(t.state.queue).toEqual([3, 1, 2, 0]);
    expect(amerigo.turn(t.state)).toEqual({ kind: 'seats', seats: [3] });
  });

  test('AM-070 AMX-07 one stack, from the top red, white, blue, yellow: so they act, and whoever lands on a stack acts before it', () => {
    const t = scenario(amerigo, { seats: 4 });
    // Red, yellow, blue, white are players 1 to 4.
    t.play(`* map ${table(4).state.layout}`, '* order 1 4 3 2');
    t.settle();
    expect(t.state.special).toEqual([0, 0, 0, 0]);
    expect(t.state.queue).toEqual([0, 3, 2, 1]);
    for (const player of [1, 4, 3, 2]) {
      expect(amerigo.turn(t.state)).toEqual({ kind: 'seats', seats: [player - 1] });
      t.play(`${player} gold`, `${player} end`);
    }
    const white = choosing('white2', {}, t);
    white.play(
      '1 choose white',
      '1 order 1',
      '1 end',
      '4 gold',
      '4 end',
      '3 choose white',
      '3 order 1',
      '3 end',
      '2 choose white',
      '2 order 2',
      '2 end',
    );
    expect(white.state.special).toEqual([1, 2, 1, 0]);
    // Yellow alone ahead; blue landed on red; white stayed.
    expect(white.state.order).toEqual([1, 2, 0, 3]);
    white.settle();
    expect(amerigo.turn(white.state)).toEqual({ kind: 'seats', seats: [1] });
  });

  test('AM-071 AM-072 AM-D49 points may be left unused, the player says when the turn ends, and nothing is carried over', () => {
    const t = choosing('black3 red3');
    t.play('1 choose black', '1 load 1');
    expect(t.state.ap).toBe(2);
    expect(t.moves(0)).toContain('end');
    t.play('1 end', '2 choose red');
    expect(t.state.ap).toBe(3);
    t.play('2 end');
    expect(t.state).toMatchObject({ ap: 0, action: 'none' });
  });

  test('AM-D49 a started action cannot be exchanged for another or for gold', () => {
    const t = choosing('black3 red3');
    t.play('1 choose black');
    expect(t.refusal('1 choose red')).toMatchObject({ code: 'ALREADY_CHOSEN', rule: 'AM-D49' });
    expect(t.refusal('1 gold')).toMatchObject({ rule: 'AM-D49' });
  });

  test('AM-D35 an action that is of no use may be chosen', () => {
    const t = choosing('green3');
    t.play('1 choose green');
    expect(t.moves(0)).toEqual(['end']);
    t.play('1 end');
    expect(t.state.gold[0]).toBe(0);
  });

  test('AM-074 AM-075 when all have acted the cubes go back to storage; they move at no other time', () => {
    const t = choosing('blue4 black1');
    t.play('1 gold', '1 end', '2 gold');
    const events = t.play('2 end');
    expect(events.map(({ kind }) => kind)).toEqual(['TurnEnded', 'CubesSorted', 'PhaseBegan']);
    expect(t.state.field).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(t.state.storage).toEqual([7, 7, 7, 7, 7, 7, 7]);
    // Over a whole random game, only throws and sorting touch cubes: nothing falls out by accident.
    const s = amerigo.initial({ seats: 3, options: {} });
    const rng = plainRng(8);
    const moving = new Set<Event['kind']>();
    const emit = (event: Event): void => {
      const before = JSON.stringify([s.storage, s.field]);
      amerigo.evolve(s, event);
      if (JSON.stringify([s.storage, s.field]) !== before) moving.add(event.kind);
    };
    for (let turn = amerigo.turn(s); turn.kind !== 'over'; turn = amerigo.turn(s)) {
      if (turn.kind === 'chance') amerigo.chance(s, amerigo.sample(s, rng), emit);
      else {
        const seat = turn.seats[0] ?? 0;
        const legal = amerigo.moves(s, seat);
        amerigo.play(s, seat, legal[rng.below(legal.length)] ?? { kind: 'end' }, emit);
      }
    }
    expect([...moving].sort()).toEqual(['CubesFell', 'CubesSorted', 'TowerFilled']);
  });

  test('AM-060 AM-061 AM-076 AM-174 five rounds of seven phases, pirates after each, preparation after the first four, then the end', () => {
    const t = scenario(amerigo, { seats: 2, seed: 'rounds' });
    const events: Event[] = [];
    const rng = plainRng(5);
    for (let turn = t.run.turn; turn.kind !== 'over'; turn = t.run.turn) {
      if (turn.kind === 'chance') {
        const played = t.run.append({ kind: 'chance', outcome: amerigo.sample(t.state, rng) });
        if (played.ok) events.push(...played.events);
      } else events.push(...t.play(`${(turn.seats[0] ?? 0) + 1} ${t.state.stage === 'choose' ? 'gold' : 'end'}`));
    }
    expect(eventsOf(events, 'PhaseBegan').map(({ colour }) => colour)).toEqual(Array.from({ length: 5 }, () => [...COLOURS]).flat());
    expect(eventsOf(events, 'RoundEnded').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
    expect(eventsOf(events, 'PirateShown')).toHaveLength(5);
    expect(eventsOf(events, 'GameEnded')).toHaveLength(1);
  });

  test('AM-076 the round also ends when its white phase is skipped', () => {
    const t = choosing('yellow3', { phase: 'yellow' });
    t.arrange((s) => {
      s.storage[6] = 0;
    });
    t.play('1 gold', '1 end', '2 gold');
    const events = t.play('2 end');
    expect(eventsOf(events, 'PhaseSkipped')).toHaveLength(1);
    expect(eventsOf(events, 'RoundEnded')).toHaveLength(1);
    expect(t.state.stage).toBe('pirate');
  });

  test('AM-D02 AM-159 AMX-21 a disc that moves changes the order from the next phase on', () => {
    const t = choosing('white5', {}, table(4));
    // Yellow is seat 2; a red space lies four ahead.
    t.play('1 gold', '1 end', '2 choose white', '2 order 4');
    expect(t.state.ap).toBe(1);
    t.play('2 end');
    expect(amerigo.turn(t.state)).toEqual({ kind: 'seats', seats: [2] });
    t.play('3 gold', '3 end', '4 gold', '4 end', '* tower black3');
    expect(t.state.queue).toEqual([1, 0, 2, 3]);
    expect(amerigo.turn(t.state)).toEqual({ kind: 'seats', seats: [1] });
  });

  test('AM-073 AM-166 AM-D21 gold adds to any action, by need: points first, then one gold per missing point', () => {
    const t = choosing('black3 blue1');
    t.arrange((s) => {
      s.gold = [4, 0];
    });
    ships(t, 1, 'frame1', 'frame1');
    t.play('1 choose black', '1 load 2');
    expect(t.state).toMatchObject({ ap: 1, gold: [4, 0] });
    t.play('1 load 3');
    expect(t.state).toMatchObject({ ap: 0, gold: [2, 0], cannons: [5, 0] });
    expect(t.refusal('1 load 3')).toMatchObject({ code: 'NOT_ENOUGH_POINTS', rule: 'AM-073', params: { cost: 3, ap: 0, gold: 2 } });
  });

  test('AM-200 the points of a seat’s tokens come on top for that seat only', () => {
    const t = give(choosing('black3'), 1, 'plus2-black');
    expect([apFor(t.state, 0, 'black'), apFor(t.state, 1, 'black')]).toEqual([5, 3]);
  });
});
