import { describe, expect, test } from 'vitest';
import { NONE, specialistsOf } from '../src';
import { specialist, table } from './helpers';

/** Player 1 in step 5 with these culture tokens. */
const recruiting = (tokens: string, arrange: (t: ReturnType<typeof table>) => unknown = () => undefined) => {
  const t = table().display('noble', 'riu', 'treasurer', 'pilot', 'climber');
  if (tokens !== '') t.tokens(1, tokens);
  arrange(t);
  t.turn(1, '').me('done');
  return t;
};

describe('step 5: recruit', () => {
  test('YA-079 YA-083 YAX-71 two tokens of one colour pay', () => {
    const t = recruiting('blue blue');
    t.me('recruit noble blue blue');
    expect(t.tokensOf(1, 'blue')).toBe(0);
    expect(specialistsOf(t.state, 0)).toEqual([specialist('noble')]);
    expect(t.state.tokensOut[3]).toBe(2);
  });

  test('YA-079 YA-D22 YAX-72 three tokens of three colours pay', () => {
    const t = recruiting('blue green purple');
    t.me('recruit noble blue green purple');
    expect(specialistsOf(t.state, 0)).toEqual([specialist('noble')]);
    const u = recruiting('blue blue green');
    expect(u.refusal('recruit noble blue blue green')).toMatchObject({ code: 'WRONG_PAYMENT', rule: 'YA-079' });
  });

  test('YA-D22 a mountain token counts as its colour', () => {
    const t = table().display('noble').culture({ i01: 'blue', i06: 'blue' }).mountains('i01').turn(1, 'WW');
    t.me('place wood s07', 'place wood s08', 'collect s07 i01', 'collect s08 i06', 'recruit noble blue blue');
    expect(specialistsOf(t.state, 0)).toEqual([specialist('noble')]);
  });

  test('YA-079 YAX-73 two different tokens do not pay', () => {
    const t = recruiting('blue green');
    expect(t.refusal('recruit noble blue green')).toMatchObject({ code: 'WRONG_PAYMENT', rule: 'YA-079' });
    expect(t.refusal('recruit noble blue blue')).toMatchObject({ code: 'NOT_YOUR_TOKENS', rule: 'YA-079' });
    expect(t.moves()).toEqual(['coins', 'done']);
  });

  test('YA-079 YAX-74 one specialist a turn', () => {
    const t = recruiting('blue blue green green');
    t.me('recruit noble blue blue');
    expect(t.refusal('recruit riu green green')).toMatchObject({ code: 'ALREADY_RECRUITED', rule: 'YA-079' });
    expect(t.moves()).toEqual(['coins', 'done']);
  });

  test('YA-080 YAX-75 the coins on a specialist come along', () => {
    const t = recruiting('blue blue', (u) =>
      u.arrange((s) => {
        s.displayCoins = [4, 0, 2, 0, 0];
      }),
    );
    t.me('recruit noble blue blue');
    expect(t.coinsOf(1)).toBe(14);
    expect(t.state.displayCoins).toEqual([0, 0, 2, 0, 0]);
  });

  test('YA-082 the empty spot stays empty until the round ends', () => {
    const t = recruiting('blue blue');
    t.me('recruit noble blue blue', 'done');
    expect(t.state.display[0]).toBe(NONE);
    t.turn(4).pass();
    expect(t.state.display[0]).toBe(NONE);
    t.turn(3).pass().settle();
    expect(t.state.display).not.toContain(NONE);
  });

  test('YA-079 only specialists on display', () => {
    const t = recruiting('blue blue');
    expect(t.refusal('recruit patron blue blue')).toMatchObject({ code: 'NOT_ON_DISPLAY', rule: 'YA-079' });
  });

  test('YA-057 YA-083 YAX-105 paid tokens leave the game; those left over are worth nothing', () => {
    const t = recruiting('blue blue red red red');
    const culture = [...t.state.culture];
    t.me('recruit noble blue blue');
    expect(t.state.culture).toEqual(culture);
    const points = t.story.game.score(t.state).total[0];
    t.arrange((s) => {
      s.tokens = s.tokens.map(() => 0);
    });
    expect(t.story.game.score(t.state).total[0]).toBe(points);
  });

  test('YA-081 YA-D33 a recruit works from now on; coins for recruiting come at once', () => {
    const t = recruiting('blue blue');
    t.me('recruit treasurer blue blue');
    expect(t.coinsOf(1)).toBe(15);
    const u = recruiting('blue blue', (v) => v.dock(1, 'W'));
    u.me('recruit riu blue blue', 'done');
    u.turn(4).pass().turn(3).pass().settle();
    u.arrange((s) => {
      s.order = [0, 1, 2];
    });
    u.turn(9, 'SC').me('done');
    expect(u.moves()).toContain('moor wood stone clay');
  });

  test('YA-081 YAX-106 a power once per turn works once in each turn: Ren frees the first boat, not a second one', () => {
    const t = table().own(1, 'pilot').sea({ s08: 'B', s31: 'S' }).turn(1, 'WC');
    t.me('place wood s09');
    expect(t.refusal('place clay s32')).toMatchObject({ code: 'CHAIN_BROKEN' });
    t.pass().turn(4).pass().turn(3).pass().settle();
    t.arrange((s) => {
      s.order = [0, 1, 2];
    });
    t.turn(9, 'C');
    expect(t.moves()).toContain('place clay s32');
  });

  test('YA-081 YAX-106 Goro spares one boat a turn, and again in the next', () => {
    const t = table().own(1, 'engineer').row('S01', 'T03').sea({ s18: 'W' }).turn(1, 'B');
    t.me('place bamboo s07');
    expect(t.refusal('build T03 i01 engineer')).toMatchObject({ code: 'BOATS_MISSING', params: { missing: 2 } });
    t.me('build S01 i06 engineer');
    expect(t.coinsOf(1)).toBe(7);
    expect(t.refusal('build T03 i06 engineer')).toMatchObject({ code: 'ACTING_OVER' });
    t.pass().turn(4).pass().turn(3).pass().settle();
    t.arrange((s) => {
      s.order = [0, 1, 2];
    });
    t.row('T03').turn(9, 'C').me('place clay s30', 'build T03 i12 engineer');
    expect(t.coinsOf(1)).toBe(7 - 3 + 4);
  });

  test('YA-D44 the player chooses which tokens to pay; with Tama any two, and no other number', () => {
    const t = recruiting('blue blue green purple');
    expect(t.moves().filter((move) => move.startsWith('recruit noble'))).toEqual([
      'recruit noble blue blue',
      'recruit noble green purple blue',
    ]);
    const u = recruiting('blue green purple', (v) => v.own(1, 'recruiter'));
    expect(u.moves().filter((move) => move.startsWith('recruit noble'))).toEqual([
      'recruit noble green purple',
      'recruit noble green blue',
      'recruit noble purple blue',
    ]);
    expect(u.refusal('recruit noble green purple blue')).toMatchObject({ code: 'WRONG_PAYMENT' });
  });
});
