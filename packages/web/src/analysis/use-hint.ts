import type { Analysis } from '@quarterdeck/bots';
import type { AnyGame } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { configOf } from '../common/config';
import type { Decision } from '../table/use-decision';
import { Analyst } from './analyst';

type HintState =
  | { readonly state: 'none' }
  | { readonly state: 'thinking' }
  | { readonly state: 'told'; readonly analysis: Analysis }
  | { readonly state: 'failed'; readonly error: Error };

export interface Hint {
  /** The table allows hints, and there is something to decide. */
  readonly possible: boolean;
  readonly now: HintState;
  ask(): void;
}

const NONE: HintState = { state: 'none' };

/** A hint for the decision that waits, thought out in this browser from the view on show. A new position makes it void. */
export function useHint(game: AnyGame, info: TableInfo | undefined, view: unknown, decision: Decision): Hint {
  const { seat } = decision;
  const analyst = useRef<Analyst | undefined>(undefined);
  const [now, setNow] = useState<HintState>(NONE);
  const position = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the position is what matters
  useEffect(() => {
    position.current++;
    setNow(NONE);
  }, [view, seat]);
  useEffect(() => () => analyst.current?.close(), []);

  const possible = info?.hints === true && info.status === 'running' && seat !== undefined;
  const ask = useCallback((): void => {
    if (!possible || info === undefined || seat === undefined) return;
    analyst.current ??= new Analyst();
    const asked = position.current;
    const tell = (next: HintState): void => {
      if (position.current === asked) setNow(next);
    };
    setNow({ state: 'thinking' });
    const config = configOf(info);
    analyst.current.hint({ game: game.id, config, view, seat }).then(
      (analysis) => tell({ state: 'told', analysis }),
      (error: Error) => tell({ state: 'failed', error }),
    );
  }, [possible, info, seat, game, view]);
  return { possible, now, ask };
}
