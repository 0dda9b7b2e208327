import type { CurvePoint } from '@quarterdeck/bots';
import { InputError } from '@quarterdeck/kernel';
import type { MomentAnalysis } from '@quarterdeck/protocol';
import { useEffect, useState } from 'react';
import { Analyst } from '../analysis/analyst';
import { ApiError, api } from '../remote/api';
import { invitedTo } from '../remote/invitation';
import type { FinishedGame } from '../solo/worker-messages';

/** How far the win shares of a game are known. */
export interface CurveProgress {
  readonly points: readonly CurvePoint[];
  /** How many points there will be; 0 while that is not known. */
  readonly of: number;
  /** `busy`: the server has too many games to look at and is asked again later. */
  readonly state: 'working' | 'busy' | 'done' | 'failed';
}

/** What bots think of a finished game. */
export interface ReplayAnalysis {
  /** Tells the curve as it becomes known, until the answer is called. */
  watch(tell: (curve: CurveProgress) => void): () => void;
  /** The best moves of the seat that decided after the log's first `n` entries. */
  best(n: number): Promise<MomentAnalysis>;
}

const NOTHING: CurveProgress = { points: [], of: 0, state: 'working' };

/** A game of this browser, looked at in a worker. */
export function localAnalysis(finished: FinishedGame): ReplayAnalysis {
  const analyst = new Analyst();
  return {
    watch: (tell) => {
      let known = NOTHING;
      const failed = (): void => tell({ ...known, state: 'failed' });
      analyst.curve(
        finished,
        (points, of, done) => {
          known = { points: [...known.points, ...points], of, state: done ? 'done' : 'working' };
          tell(known);
        },
        failed,
      );
      return () => analyst.close();
    },
    best: async (n) => {
      const [head, ...move] = (finished.lines[n] ?? '').split(' ');
      if (head === undefined || !/^\d$/.test(head)) throw new InputError(`Nobody decided after ${n} entries`);
      return { n, played: move.join(' '), ...(await analyst.best(finished, n, Number(head) - 1)) };
    },
  };
}

/** Milliseconds between two questions how far the server is. */
const ASK_AGAIN = 700;
/** The same when it said that it is busy. */
const BUSY_WAIT = 10_000;

/** A game of the server, looked at there. */
export function remoteAnalysis(id: string): ReplayAnalysis {
  return {
    watch: (tell) => {
      let known = NOTHING;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let wanted = true;
      const ask = async (): Promise<void> => {
        let wait = ASK_AGAIN;
        try {
          const { points, of, done } = await api('GET /api/tables/:id/analysis', {
            params: { id },
            query: { since: String(known.points.length), ...invitedTo(id) },
          });
          known = { points: [...known.points, ...points], of, state: done ? 'done' : 'working' };
        } catch (error) {
          const busy = error instanceof ApiError && error.code === 'TOO_BUSY';
          known = { ...known, state: busy ? 'busy' : 'failed' };
          wait = BUSY_WAIT;
        }
        if (!wanted) return;
        tell(known);
        if (known.state === 'working' || known.state === 'busy') timer = setTimeout(() => void ask(), wait);
      };
      void ask();
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    },
    best: (n) => api('GET /api/tables/:id/analysis/:n', { params: { id, n: String(n) }, query: invitedTo(id) }),
  };
}

/** The curve as far as it is known; undefined where there is none to be had. */
export function useWinCurve(analysis: ReplayAnalysis | undefined): CurveProgress | undefined {
  const [curve, setCurve] = useState<CurveProgress>(NOTHING);
  useEffect(() => analysis?.watch(setCurve), [analysis]);
  return analysis === undefined ? undefined : curve;
}
