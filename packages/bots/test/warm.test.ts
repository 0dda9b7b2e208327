import { soundings } from '@quarterdeck/kernel/example';
import { expect, test } from 'vitest';
import { warmUp } from '../src';

test('an engine is warmed in short stretches, over as many games as that takes, and then it is enough', () => {
  let stretches = 0;
  let games = 0;
  const counting = {
    ...soundings,
    initial: (config: Parameters<typeof soundings.initial>[0]) => {
      games++;
      return soundings.initial(config);
    },
  };
  for (const _ of warmUp(counting, { seats: 3, options: {} }, undefined, 3000)) stretches++;
  expect(stretches).toBe(60);
  expect(games).toBeGreaterThan(1);
});
