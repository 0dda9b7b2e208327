import type { Message } from '@quarterdeck/kernel';
import { useEffect, useState } from 'react';
import type { ReplayAnalysis } from './analysis';
import type { Moment } from './recording';
import type { BigDecision } from './story';

/** What would have been best instead of ending something, by moment. */
export type LeftOut = ReadonlyMap<number, Message>;

const NOTHING: LeftOut = new Map();
/** So many are thought about without being asked for. */
const FEW = 3;

/** "End the turn" says nothing by itself: of the biggest decisions that did, bots tell what was given up. One after another, the biggest first. */
export function useLeftOut(
  analysis: ReplayAnalysis | undefined,
  moments: readonly Moment[],
  decisions: readonly BigDecision[] | undefined,
): LeftOut {
  const [told, setTold] = useState(NOTHING);
  const ends = (decisions ?? []).filter(({ at, change }) => moments[at]?.closing === true && change.value < 0).slice(0, FEW);
  const asked = ends.map(({ at }) => at).join();
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      for (const at of asked === '' ? [] : asked.split(',').map(Number)) {
        const answer = await analysis?.best(moments[at - 1]?.n ?? 0);
        if (!wanted) return;
        const [best] = answer?.best ?? [];
        if (best !== undefined && best.move !== answer?.played) setTold((before) => new Map(before).set(at, best.says));
      }
    };
    // Without an answer the decision keeps its own words.
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [analysis, moments, asked]);
  return told;
}
