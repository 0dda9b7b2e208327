import { plainRng, playOut } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';
import { kinds, Table } from './helpers';

/** Ends every turn of the round without using an action. */
function idle(t: Table): void {
  const round = t.state.round;
  while (t.state.round === round && ['act', 'giftDraw'].includes(t.state.step)) t.play(`${t.state.actor + 1} done`);
}

describe('choosing a role', () => {
  test('PI-040 PI-041 a round is a secret choice by everybody, then the actions', () => {
    const t = new Table();
    expect(t.waits).toBe('1 2 3 choose');
    t.play('2 choose merchant');
    expect(t.waits).toBe('1 3 choose');
    t.play('3 choose captain', '1 choose shaman');
    expect(t.waits).toBe('3 act');
    expect(t.refusal('1 choose captain')).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('PI-042 PI-181 a role left on the table cannot be chosen', () => {
    const t = new Table();
    t.roles('shipbuilder', 'captain', 'captain');
    idle(t);
    expect(t.state.round).toBe(2);
    expect(t.refusal('1 choose shipbuilder')).toMatchObject({ code: 'ROLE_ON_TABLE', rule: 'PI-042' });
    expect(t.moves(0)).not.toContain('choose shipbuilder');
    expect(t.moves(1)).toContain('choose captain');
    expect(pirates.view(t.state, 2).table[0]).toBe(1);
  });

  test('PI-043 PI-045 a choice is hidden from the others until its role is called', () => {
    const t = new Table();
    t.play('1 choose merchant');
    expect(pirates.view(t.state, 1).chosen).toEqual([-1, 7, 7]);
    expect(pirates.view(t.state, 0).chosen).toEqual([5, 7, 7]);
    t.play('2 choose captain', '3 choose captain');
    // Captains are open now, the Merchant is not.
    expect(pirates.view(t.state, 'spectator').chosen).toEqual([-1, 2, 2]);
    t.play('2 done', '3 done');
    expect(pirates.view(t.state, 'spectator').chosen).toEqual([5, 2, 2]);
  });

  test('PI-044 PI-045 PI-046 roles are called in their order, those nobody chose are passed over', () => {
    const t = new Table();
    const called = [...kinds(t.roles('cartographer', 'governor', 'islander'), 'RoleCalled')];
    while (t.state.round === 1) called.push(...kinds(t.play(`${t.state.actor + 1} done`), 'RoleCalled'));
    expect(called).toEqual([
      { kind: 'RoleCalled', role: 1, seats: [1] },
      { kind: 'RoleCalled', role: 3, seats: [2] },
      { kind: 'RoleCalled', role: 6, seats: [0] },
    ]);
  });

  test('PI-047 PI-048 PIX-27 with start player 2 of 4 and Captains 1 and 3, seat 3 acts before seat 1, each to the end', () => {
    const t = new Table({ seats: 4, starter: 2 });
    t.roles('captain', 'merchant', 'captain', 'islander');
    expect(t.waits).toBe('3 act');
    t.play('3 play FR1', '3 send 1', '4 send 0', '1 send 0');
    expect(t.waits).toBe('2 send');
    t.play('2 send 0');
    expect(t.refusal('1 play EN3')).toMatchObject({ code: 'WAITING_FOR_CHANCE' });
    t.play('* throw 6@5000,5000/0 1@8000,8000/0');
    expect(t.waits).toBe('1 act');
  });

  test('PI-047 the start player acts first if he is among them', () => {
    const t = new Table({ seats: 4, starter: 3 });
    const [called] = kinds(t.roles('shaman', 'shaman', 'shaman', 'shaman'), 'RoleCalled');
    expect(called?.seats).toEqual([2, 3, 0, 1]);
  });

  test('PI-D72 whoever has chosen may choose again until the last player has locked', () => {
    const t = new Table({ seats: 3 });
    t.play('1 choose merchant', '2 choose governor', '1 choose shaman');
    expect(t.state.chosen.slice(0, 2)).toEqual([4, 1]);
    expect(t.refusal('1 choose shaman')).toMatchObject({ code: 'ALREADY_CHOSEN', rule: 'PI-D72' });
    t.play('3 choose captain');
    expect(t.refusal('1 choose merchant')).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });

  test('PI-D72 a choice may be taken back until the last player has locked, then it is frozen', () => {
    const t = new Table({ seats: 2 });
    const before = t.run.entries.length;
    t.play('1 choose merchant');
    expect(t.run.undoPoint(0)).toBe(before);
    t.run.backTo(before);
    t.play('1 choose shaman', '2 choose governor');
    expect(t.run.undoPoint(0)).toBe(before + 2);
    expect(t.run.undoPoint(1)).toBe(before + 2);
  });
});

describe('end of the round', () => {
  test('PI-D63 also when the card was declined', () => {
    const t = new Table().give(1, { table: 0b1000001 });
    t.roles('captain', 'merchant', 'merchant');
    t.play('1 done');
    idle(t);
    expect(t.of(1).marks).toBe(1);
    expect(t.state.table[0]).toBe(0);
  });

  test('PI-181 PI-068 PI-077 PI-179 PI-193 Shipbuilder, Governor, Merchant and Cartographer leave all cards lying', () => {
    ['shipbuilder', 'governor', 'merchant', 'cartographer'].forEach((role, i) => {
      const bit = [0, 1, 5, 6][i] ?? 0;
      const other = bit === 0 ? 1 : 0;
      const t = new Table().give(1, { table: 1 << other });
      t.roles(role, 'captain', 'captain');
      idle(t);
      expect(t.state.table[0]).toBe((1 << other) | (1 << bit));
    });
  });

  test('PI-182 four cards at most lie on the table: Captain, Islander and Shaman are always in hand', () => {
    const t = new Table();
    const rng = plainRng(11);
    for (let i = 0; i < 3000 && t.run.turn.kind !== 'over'; i++) {
      playOut(pirates, t.state, rng, undefined, 1);
      for (const table of t.state.table) expect(table & 0b0011100).toBe(0);
    }
  });

  test('PI-183 the start player marker goes clockwise', () => {
    const t = new Table({ starter: 3 });
    t.roles('captain', 'captain', 'captain');
    idle(t);
    expect(t.state.starter).toBe(0);
    t.roles('captain', 'captain', 'captain');
    idle(t);
    expect(t.state.starter).toBe(1);
  });
});

describe('end of the game', () => {
  /** Plays a round in which everybody is a declining Captain. */
  function emptyRound(t: Table): void {
    t.roles('captain', 'captain', 'captain');
    idle(t);
  }

  test('PI-200 PI-201 PI-D49 after the round of the End card exactly three more are played, counted by the marker', () => {
    const t = new Table().arrange((s) => {
      s.above = 0;
    });
    t.roles('cartographer', 'captain', 'captain');
    idle(t);
    expect(t.state.round).toBe(2);
    t.roles('captain', 'captain', 'cartographer');
    while (t.state.actor !== 2) t.play(`${t.state.actor + 1} done`);
    t.play('3 draw');
    expect(t.state).toMatchObject({ finale: 1, endInDeck: false, round: 2 });
    t.play('* adventure NL1');
    idle(t);
    const seen: number[] = [];
    while (t.state.step === 'choose') {
      seen.push(t.state.finale - 1);
      emptyRound(t);
    }
    expect(seen).toEqual([1, 2, 3]);
    expect(t.run.turn.kind).toBe('over');
    expect(t.state.round).toBe(5);
  });

  test('PI-202 PI-D75 the four cards below the End card are still drawn, also by a second Cartographer of that round', () => {
    const t = new Table().arrange((s) => {
      s.above = 0;
    });
    t.roles('cartographer', 'cartographer', 'captain');
    t.play('3 done', '1 draw', '* adventure NL1', '2 draw', '* adventure NL2');
    expect(t.state).toMatchObject({ below: 2, finale: 2 });
  });

  test('PI-D75 PI-192 whoever finds the deck empty takes a mark', () => {
    const t = new Table().arrange((s) => {
      s.above = 0;
      s.below = 1;
    });
    t.roles('cartographer', 'cartographer', 'captain');
    t.play('3 done', '1 draw', '* adventure NL1');
    expect(t.refusal('2 draw')).toMatchObject({ code: 'DECK_EMPTY', rule: 'PI-192' });
    t.play('2 done');
    expect(t.of(2).marks).toBe(1);
  });

  test('PI-D50 PI-D74 after the last guard round the End card leaves the deck, three rounds follow, drawing goes on', () => {
    const t = new Table({ options: { endGuardRounds: 20 } });
    while (t.state.round < 20) emptyRound(t);
    t.roles('captain', 'captain', 'captain');
    while (t.state.round === 20 && t.state.step === 'act') t.play(`${t.state.actor + 1} done`);
    expect(t.state).toMatchObject({ round: 21, finale: 2, endInDeck: false, above: 17, below: 4 });
    t.roles('captain', 'captain', 'cartographer');
    while (t.state.actor !== 2 || t.state.called !== 6) t.play(`${t.state.actor + 1} done`);
    t.play('3 draw', '* adventure NL1');
    expect(t.state).toMatchObject({ above: 16, finale: 2 });
    t.play('3 done');
    emptyRound(t);
    emptyRound(t);
    expect(t.state.round).toBe(23);
    expect(t.run.turn.kind).toBe('over');
  });

  test('PI-D50 sixty rounds unless chosen otherwise', () => {
    const t = new Table();
    expect(t.state.endGuardRounds).toBe(60);
    let last = 0;
    while (t.state.step === 'choose') {
      last = t.state.round;
      emptyRound(t);
    }
    expect(last).toBe(63);
  });
});
