/** What it costs to let these meet; the sum over all tables is made as small as can be. */
export type MeetingCost = (a: number, b: number) => number;

/** Partitions into tables that are all tried, when there are no more of them. */
const FEW = 20_000;
/** Places from which the search begins anew where there are too many to try all. */
const BEGINNINGS = 10;
/** Tries to pair all two by two in order before the search may do what it can. */
const PATIENCE = 20_000;

/**
 * Divides players 0 … n − 1, in the order of their standing, into tables of `seats`. Few are tried all; of
 * many a good division is searched by exchanging players between tables. `random` gives numbers below 1.
 */
export function groups(n: number, seats: number, cost: MeetingCost, random: () => number): number[][] {
  if (partitions(n, seats) <= FEW) return best(n, seats, cost);
  const inOrder = Array.from({ length: n / seats }, (_, t) => Array.from({ length: seats }, (_, s) => t * seats + s));
  const starts = [inOrder, ...(seats === 2 ? paired(n, cost) : [])];
  while (starts.length < BEGINNINGS) starts.push(chunks(shuffled(n, random), seats));
  let found = inOrder;
  let least = Number.POSITIVE_INFINITY;
  for (const start of starts) {
    const tables = exchanged(start, cost);
    const sum = total(tables, cost);
    if (sum < least) [found, least] = [tables, sum];
  }
  return found;
}

/** In how many ways so many can be divided into tables. */
function partitions(n: number, seats: number): number {
  let ways = 1;
  for (let left = n; left > 0 && ways <= FEW; left -= seats) {
    for (let k = 1; k < seats; k++) ways = (ways * (left - k)) / k;
  }
  return ways;
}

function tableCost(table: readonly number[], cost: MeetingCost): number {
  let sum = 0;
  for (let i = 0; i < table.length; i++) for (let j = i + 1; j < table.length; j++) sum += cost(table[i] ?? 0, table[j] ?? 0);
  return sum;
}

function total(tables: readonly (readonly number[])[], cost: MeetingCost): number {
  return tables.reduce((sum, table) => sum + tableCost(table, cost), 0);
}

/** The cheapest of all divisions; of equal ones the first. */
function best(n: number, seats: number, cost: MeetingCost): number[][] {
  let found: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  const divide = (left: readonly number[], tables: number[][], sum: number): void => {
    const [first, ...others] = left;
    if (first === undefined) {
      if (sum < least) [found, least] = [tables, sum];
      return;
    }
    for (const more of choose(others, seats - 1)) {
      const table = [first, ...more];
      const next = sum + tableCost(table, cost);
      if (next < least) {
        divide(
          others.filter((one) => !more.includes(one)),
          [...tables, table],
          next,
        );
      }
    }
  };
  divide(
    Array.from({ length: n }, (_, i) => i),
    [],
    0,
  );
  return found;
}

function* choose(from: readonly number[], k: number): Generator<number[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let i = 0; i <= from.length - k; i++) {
    for (const more of choose(from.slice(i + 1), k - 1)) yield [from[i] ?? 0, ...more];
  }
}

/** Two by two from the top, going back where it does not come out; nothing when that takes too long. A pair is impossible where it costs as much as a second meeting. */
function paired(n: number, cost: MeetingCost): number[][][] {
  let tries = 0;
  const go = (left: readonly number[]): number[][] | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    const candidates = others.filter((other) => cost(first, other) < AGAIN).sort((a, b) => cost(first, a) - cost(first, b));
    for (const second of candidates) {
      if (++tries > PATIENCE) return undefined;
      const rest = go(others.filter((other) => other !== second));
      if (rest !== undefined) return [[first, second], ...rest];
    }
    return undefined;
  };
  const found = go(Array.from({ length: n }, (_, i) => i));
  return found === undefined ? [] : [found];
}

/** A second meeting is worse than everything else together. */
export const AGAIN = 1e6;

/** Exchanges players between tables as long as that makes it better. */
function exchanged(start: readonly (readonly number[])[], cost: MeetingCost): number[][] {
  const tables = start.map((table) => [...table]);
  for (let better = true; better; ) {
    better = false;
    for (const [t, a] of tables.entries()) {
      for (const b of tables.slice(t + 1)) {
        for (let i = 0; i < a.length; i++) {
          for (let j = 0; j < b.length; j++) {
            const before = tableCost(a, cost) + tableCost(b, cost);
            [a[i], b[j]] = [b[j] ?? 0, a[i] ?? 0];
            if (tableCost(a, cost) + tableCost(b, cost) < before - 1e-9) better = true;
            else [a[i], b[j]] = [b[j] ?? 0, a[i] ?? 0];
          }
        }
      }
    }
  }
  return tables;
}

function shuffled(n: number, random: () => number): number[] {
  const all = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0];
  }
  return all;
}

function chunks(all: readonly number[], size: number): number[][] {
  return Array.from({ length: all.length / size }, (_, t) => all.slice(t * size, (t + 1) * size));
}
