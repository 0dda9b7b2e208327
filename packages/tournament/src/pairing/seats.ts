import { type Board, lotOf } from '../tournament';

/** Who sits where, so that everybody has had every seat about as often; where that leaves a choice, by lot. */
export function seated(players: readonly string[], before: readonly Board[], lot: string): string[] {
  const sat = (id: string, seat: number): number => before.filter(({ players: there }) => there[seat] === id).length;
  let found = [...players];
  let least = Number.POSITIVE_INFINITY;
  for (const order of permutations(players)) {
    const uneven = order.reduce((sum, id, seat) => sum + (sat(id, seat) + 1) ** 2, 0);
    const cost = uneven + lotOf(lot, `${before.length} ${order.join(' ')}`) / 2 ** 33;
    if (cost < least) [found, least] = [order, cost];
  }
  return found;
}

function* permutations(of: readonly string[]): Generator<string[]> {
  if (of.length === 0) {
    yield [];
    return;
  }
  for (const [i, first] of of.entries()) {
    for (const rest of permutations([...of.slice(0, i), ...of.slice(i + 1)])) yield [first, ...rest];
  }
}
