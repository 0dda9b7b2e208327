import { NotationError } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { efemeris } from '../src';
import { FIELD_NAMES, fieldNumber } from '../src/fields';

const { notation } = efemeris;

describe('moves as text', () => {
  test.each([
    'nation france',
    'captains hubac cassini cosme',
    'crew officer gunner banker helmsman courtesan',
    'planet hecateus',
    'lay S10 e3 sw',
    'entrust',
    'rescue doctor',
    'leave',
    'sail g S6.a',
    'sail f2 rose',
    'wind f1 patrocles',
    'shot 3f2 d4ne',
    'cargo vanilla',
    'banker pepper',
    'gunner 2g',
    'gunner fort eratosthenes',
    'helmsman',
    'courtesan',
    'doctor',
    'shipbuilder',
    'chief',
    'governor',
    'officer',
    'officer transfer apollas',
    'officer turn P8 se',
    'officer freeze 4f1',
    'officer raid 2',
    'officer broadside f1 2g',
    'officer broadside f2 fort pytheas',
    'officer citadel demodamas',
    'officer drive 1g X3.w',
    'officer sell chief',
    'agree',
    'refuse',
    'scuttle f2',
    'recruit governor',
    'frigate posidonius',
    'fortress hipparchus',
    'galleon rose',
    'galleon apollas',
    'conquer patrocles',
    'conquer patrocles saving 1p 1v',
    'conquer patrocles saving 2v',
    'share pepper',
    'done',
    'recall',
    'concede',
  ])('"%s" survives reading and writing', (text) => {
    const move = notation.readMove(text);
    if (move instanceof NotationError) throw move;
    expect(notation.writeMove(move)).toBe(text);
  });

  test.each([
    ['', /"" is no move/],
    ['fly g rose', /"fly" is no move/],
    ['sail', /ship is missing/],
    ['sail h rose', /"h" is no ship; there is g, f1, f2/],
    ['sail g atlantis', /"atlantis" is no field/],
    ['sail g rose now', /"now" is too much/],
    ['sail  g rose', /"" is no ship/],
    ['lay S11 d3 n', /"S11" is no tile/],
    ['lay S1 a9 n', /"a9" is no place/],
    ['lay S1 d3 north', /"north" is no direction/],
    ['shot 5g rose', /"5g" is no ship; there is 1g, 1f1/],
    ['shot g rose', /"g" is no ship/],
    ['officer dance', /officer transfer <planet>/],
    ['officer raid 0', /"0" is no seat/],
    ['galleon moon', /"moon" is no start/],
    ['conquer patrocles saving', /saving is missing/],
    ['conquer patrocles saving 0p', /"0p" is no saving/],
    ['conquer patrocles saving 1v 1p', /pepper first/],
    ['conquer patrocles cheaply', /"cheaply" should be "saving"/],
    ['captains nemo', /"nemo" is no captain/],
    ['cargo salt', /"salt" is no spice; there is pepper, vanilla/],
    ['DONE', /no move/],
  ])('"%s" is refused with the problem named', (text, problem) => {
    const result = notation.readMove(text);
    expect(result).toBeInstanceOf(NotationError);
    expect((result as NotationError).problem).toMatch(problem);
  });

  test.each(['start 2', 'tiles S1 P4', 'tiles X8', 'bonus wind shot cargo', 'raid doctor'])('outcome "%s" survives', (text) => {
    const outcome = notation.readOutcome(text);
    if (outcome instanceof NotationError) throw outcome;
    expect(notation.writeOutcome(outcome)).toBe(text);
  });

  test.each(['', 'dice 3', 'tiles', 'tiles S1 S99', 'bonus gold', 'start 9', 'raid'])('outcome "%s" is refused', (text) => {
    expect(notation.readOutcome(text)).toBeInstanceOf(NotationError);
  });

  test('every field has one name, and a border answers to both of its places', () => {
    expect(new Set(FIELD_NAMES).size).toBe(FIELD_NAMES.length);
    FIELD_NAMES.forEach((name, field) => {
      expect(fieldNumber(name)).toBe(field);
    });
    expect(fieldNumber('d3s')).toBe(fieldNumber('d4n'));
    expect(fieldNumber('e3nw')).toBe(fieldNumber('d3se'));
    expect(fieldNumber('nowhere')).toBeUndefined();
  });
});

test('any readable move is answered in any phase, never with an error', () => {
  const texts = [
    'sail f2 X8.w',
    'shot 4f2 a2n',
    'gunner 4g',
    'gunner fort demodamas',
    'officer raid 4',
    'officer turn X8 n',
    'officer broadside g 4f2',
  ];
  texts.push(
    'captains hubac',
    'crew governor',
    'lay X8 a3 n',
    'agree',
    'recall',
    'rescue chief',
    'conquer hecateus saving 9p 9v',
    'galleon rose',
    'entrust',
  );
  texts.push(
    'officer freeze 4g',
    'officer drive 4g a2n',
    'officer sell governor',
    'officer citadel apollas',
    'officer transfer apollas',
    'share vanilla',
    'scuttle f2',
  );
  for (const seats of [2, 3, 4]) {
    const state = efemeris.initial({ seats, options: {} });
    for (const phase of ['start', 'nation', 'captains', 'crew', 'planet', 'explore', 'collect', 'tactics', 'construct', 'over'] as const) {
      const s = efemeris.clone(state);
      s.phase = phase;
      s.active = 0;
      s.starter = 0;
      s.nation.fill(0);
      for (const viewer of ['spectator', 0, 1] as const) {
        const seen = efemeris.view(s, viewer);
        for (const text of texts) {
          const move = notation.readMove(text);
          if (move instanceof NotationError) throw move;
          for (let seat = 0; seat < seats; seat++) expect(() => efemeris.check(seen, seat, move)).not.toThrow();
        }
      }
    }
  }
});
