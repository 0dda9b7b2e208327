import { diceOf, RED, type State, type ThrownDie } from '@quarterdeck/pirates';

/** One meeting of two ships, as it happened. */
export interface Clash {
  /** Running number in the battle, from 1. */
  readonly step: number;
  readonly red: number;
  readonly pirate: number;
  readonly mm: number;
  /** Dice that went down. */
  readonly sunk: readonly number[];
  /** The pirate came home through Unsinkable Ship. */
  readonly saved: boolean;
}

interface Near {
  readonly red: number;
  readonly pirate: number;
  readonly d2: number;
}

function millimetres(d2: number): number {
  return Math.round(Math.sqrt(d2) / 100);
}

/**
 * The battle up to now, told from the dice alone: nobody moves, so the order of the fights can be read
 * off the chart. Where two pairs were equally near, the one that fits what became of the dice.
 */
export function battleOf(view: State): readonly Clash[] {
  const dice = diceOf(view);
  const pairs = pairsOf(dice);
  const gone = new Set<number>();
  const steps: Clash[] = [];
  for (;;) {
    const met = pairs.filter(({ red, pirate }) => !gone.has(red) && !gone.has(pirate));
    const nearest = met.filter(({ d2 }) => d2 === met[0]?.d2);
    const next = nearest.find((pair) => losers(dice, pair).every((die) => dice[die]?.fate !== 'afloat'));
    if (next === undefined) return steps;
    const sunk = losers(dice, next);
    for (const die of sunk) gone.add(die);
    const saved = sunk.includes(next.pirate) && dice[next.pirate]?.fate === 'saved';
    steps.push({ step: steps.length + 1, red: next.red, pirate: next.pirate, mm: millimetres(next.d2), sunk, saved });
  }
}

/** All pairs of enemies, nearest first. */
function pairsOf(dice: readonly ThrownDie[]): readonly Near[] {
  return dice
    .flatMap((from, red) =>
      from.owner === RED ? dice.flatMap((to, pirate) => (to.owner === RED ? [] : [{ red, pirate, d2: squared(from, to) }])) : [],
    )
    .sort((a, b) => a.d2 - b.d2);
}

function squared(a: ThrownDie, b: ThrownDie): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
}

function losers(dice: readonly ThrownDie[], { red, pirate }: Near): readonly number[] {
  const [his, ours] = [dice[red]?.face ?? 0, dice[pirate]?.face ?? 0];
  if (his === ours) return [red, pirate];
  return his > ours ? [pirate] : [red];
}

export interface Distance {
  readonly die: number;
  readonly mm: number;
}

/** Enemies of a die that are still afloat, nearest first. */
export function enemiesOf(dice: readonly ThrownDie[], die: number): readonly Distance[] {
  const from = dice[die];
  if (from === undefined) return [];
  return dice
    .flatMap((other, i) => {
      const enemy = (other.owner === RED) !== (from.owner === RED);
      return enemy && other.fate === 'afloat' ? [{ die: i, d2: squared(from, other) }] : [];
    })
    .sort((a, b) => a.d2 - b.d2)
    .map(({ die: i, d2 }) => ({ die: i, mm: millimetres(d2) }));
}
