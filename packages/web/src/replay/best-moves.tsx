import type { Speaker } from '@quarterdeck/kernel';
import type { MomentAnalysis } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { percent, Shares } from '../analysis/shares';
import { Why } from '../analysis/why';
import { Failure } from '../common/failure';
import { useWords } from '../i18n/words';
import type { Owner } from '../kit/owners';
import type { ReplayAnalysis } from './analysis';

interface BestMovesProps {
  readonly analysis: ReplayAnalysis;
  /** Entries before the decision on show. */
  readonly n: number;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  /** What was best at the moment on show, once it is told. */
  readonly onBest: (best: MomentAnalysis | undefined) => void;
}

type Asked =
  | { readonly state: 'no' }
  | { readonly state: 'asking' }
  | { readonly state: 'told'; readonly best: MomentAnalysis }
  | { readonly state: 'failed'; readonly error: unknown };

/** What bots would have done instead, when somebody asks; numbered as on the board. */
export function BestMoves({ analysis, n, speaker, names, owners, onBest }: BestMovesProps): ReactNode {
  const { t, locale } = useWords();
  const [asked, setAsked] = useState<Asked>({ state: 'no' });
  const asking = asked.state === 'asking';
  useEffect(() => {
    if (!asking) return undefined;
    let wanted = true;
    analysis.best(n).then(
      (best) => wanted && setAsked({ state: 'told', best }),
      (error: unknown) => wanted && setAsked({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [asking, analysis, n]);
  const told = asked.state === 'told' ? asked.best : undefined;
  // Lit on the board as long as it is read here.
  useEffect(() => {
    onBest(told);
    return () => onBest(undefined);
  }, [told, onBest]);
  return (
    <section className="best" aria-label={t('replay.best')}>
      {asked.state !== 'told' && (
        <button type="button" className="button button-small" aria-disabled={asking} onClick={() => setAsked({ state: 'asking' })}>
          {t('replay.best')} {asking && <span className="dots" aria-hidden="true" />}
        </button>
      )}
      {asked.state === 'failed' && <Failure error={asked.error} />}
      {asked.state === 'told' && (
        <>
          <p role="status">{t('replay.bestFor', { name: names[asked.best.seat] ?? '' })}</p>
          <ol>
            {asked.best.best.map(({ move, says, shares, why }, i) => (
              <li key={move} data-move={move}>
                <span className="hint-mark" aria-hidden="true">
                  {i + 1}
                </span>
                <span>
                  {speaker.say(says)} {move === asked.best.played && <b>{t('replay.played')}</b>}
                </span>
                <Shares shares={shares} names={names} owners={owners} />
                <Why parts={why} speaker={speaker} />
              </li>
            ))}
          </ol>
          {asked.best.cost > 2 * asked.best.error && asked.best.cost >= 0.01 && (
            <p>
              {t('replay.cost', { cost: percent(asked.best.cost, locale) })}
              {asked.best.error >= 0.005 && ` (${t('replay.giveOrTake', { by: percent(asked.best.error, locale) })})`}.
            </p>
          )}
        </>
      )}
    </section>
  );
}
