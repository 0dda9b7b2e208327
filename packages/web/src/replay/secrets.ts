import type { Step } from '@quarterdeck/protocol';
import type { ReplaySource } from './source';

/** Steps as somebody saw them, and what others decided in secret: where their eyes may be borrowed, it is none any more. */
export async function withSecrets(source: Pick<ReplaySource, 'viewers' | 'steps'>, steps: readonly Step[]): Promise<readonly Step[]> {
  const secretive = new Set(steps.flatMap(({ by, move }) => (by !== undefined && move === undefined ? [by] : [])));
  const open = [...secretive].filter((seat) => source.viewers.includes(seat));
  const own = await Promise.all(open.map((seat) => source.steps(seat)));
  const moves = new Map(own.flat().flatMap(({ n, by, move }) => (move === undefined ? [] : [[`${n} ${by}`, move] as const])));
  return steps.map((step) => {
    const move = step.move ?? moves.get(`${step.n} ${step.by}`);
    return move === undefined ? step : { ...step, move };
  });
}
