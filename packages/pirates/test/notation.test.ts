import { NotationError } from '@quarterdeck/kernel';
import { describe, expect, test } from 'vitest';
import { pirates } from '../src';

const { notation } = pirates;

describe('notation', () => {
  test.each([
    'choose shipbuilder',
    'choose cartographer',
    'buy 3',
    'privateer holland',
    'play EN1',
    'play NL4',
    'play HB6',
    'play maelstrom',
    'send 0',
    'send 7',
    'fight 1 12',
    'swallow 41',
    'load rum',
    'discard fruit',
    'tavern 6 1 3 3',
    'idol coffee',
    'sell 3 rum',
    'sell 1 rum 2 coffee 10 fruit',
    'ritual double-hold',
    'ritual unsinkable',
    'bargain rum coffee',
    'bargain fruit fruit',
    'draw',
    'done',
  ])('"%s" is read and written', (text) => {
    const move = notation.readMove(text);
    if (move instanceof NotationError) throw move;
    expect(notation.writeMove(move)).toBe(text);
  });

  test.each([
    ['', 'no move'],
    ['sail 3', 'no move'],
    ['choose', 'missing'],
    ['choose pirate', 'no role'],
    ['buy', 'missing'],
    ['buy -1', 'number of ships'],
    ['buy 1.5', 'number of ships'],
    ['buy 007', 'number of ships'],
    ['buy 100', 'number of ships'],
    ['buy 1 2', 'too much'],
    ['privateer portugal', 'no country'],
    ['play EN5', 'no adventure card'],
    ['fight 0 3', 'red die'],
    ['fight 1', 'missing'],
    ['swallow x', 'no die'],
    ['load talisman', 'no good'],
    ['tavern', 'missing'],
    ['tavern 7', 'no face'],
    ['sell', 'missing'],
    ['sell 0 rum', 'number of cards'],
    ['sell 1 fruit 1 rum', 'in the order'],
    ['sell 1 rum 1 rum', 'in the order'],
    ['bargain coffee rum', 'in the order'],
    ['ritual bargain', 'no ritual'],
    ['done now', 'too much'],
    ['done ', 'too much'],
  ])('"%s" is refused: %s', (text, problem) => {
    const error = notation.readMove(text);
    expect(error).toBeInstanceOf(NotationError);
    expect(error instanceof NotationError && error.problem).toContain(problem);
  });

  test.each([
    'deal EN1 HB2 idol NL4 NL3 kraken',
    'start 3',
    'throw 2@25656,25680/19 6@14016,10162/84',
    'loot rum talisman coffee',
    'adventure wages',
  ])('outcome "%s" is read and written', (text) => {
    const outcome = notation.readOutcome(text);
    if (outcome instanceof NotationError) throw outcome;
    expect(notation.writeOutcome(outcome)).toBe(text);
  });

  test.each([
    ['toss 3', 'no outcome'],
    ['start 5', 'no seat'],
    ['throw 7@1,1/0', 'no die'],
    ['throw 6@100000,1/0', 'no die'],
    ['loot gold', 'no loot card'],
    ['adventure', 'missing'],
    ['deal EN1 EN9', 'no adventure card'],
  ])('outcome "%s" is refused: %s', (text, problem) => {
    const error = notation.readOutcome(text);
    expect(error instanceof NotationError && error.problem).toContain(problem);
  });
});
