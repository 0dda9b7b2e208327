import { expect, test } from 'vitest';
import { type Id, oneOf, ordinal, type Pattern, pattern } from '../src';

type Die = Id<'die'>;
type Role = Id<'role'>;

type Swallow = { readonly kind: 'swallow'; readonly die: Die };

test('ids of different kinds are different types, without casts where they are made', () => {
  const chart = [5, 6, 7];
  const text: Pattern<{ readonly die: Die }> = pattern('swallow {die}', { die: ordinal<Die>('die') });
  // @ts-expect-error a role is no die
  const wrong: Pattern<{ readonly die: Die }> = pattern('swallow {die}', { die: oneOf<Role>('role', ['captain']) });
  const out: Swallow[] = [];
  // A literal and a counting loop need nothing; what is read from a cell is a plain number and becomes an id where it is stored.
  for (let die: Die = 0; die < chart.length; die++) out.push({ kind: 'swallow', die });
  const role: Role = 2;
  // @ts-expect-error nor is it here
  out.push({ kind: 'swallow', die: role });
  expect(out).toHaveLength(4);
  expect(chart[out[1]?.die ?? 0]).toBe(6);
  expect([text.usage, wrong.usage]).toEqual(['swallow <die>', 'swallow <role>']);
});
