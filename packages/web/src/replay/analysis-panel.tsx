import type { Speaker } from '@quarterdeck/kernel';
import type { MomentAnalysis } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { percent, Shares } from '../analysis/shares';
import { Failure } from '../common/failure';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import type { CurveProgress, ReplayAnalysis } from './analysis';
import type { Moment } from './recording';
import type { Swing } from './swings';

interface AnalysisPanelProps {
  readonly analysis: ReplayAnalysis;
  readonly curve: CurveProgress;
  readonly swings: readonly Swing[];
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onGo: (at: number) => void;
}

/** The turning points of a game in words, and what would have been best at the moment on show. */
export function AnalysisPanel({ analysis, curve, swings, moments, at, speaker, names, owners, onGo }: AnalysisPanelProps): ReactNode {
  const { t, locale } = useWords();
  const decided = moments[at + 1];
  const change = (by: number): string => `${by < 0 ? '−' : '+'}${percent(Math.abs(by), locale)}`;
  return (
    <div className="analysis">
      <BestMoves
        key={moments[at]?.n}
        analysis={analysis}
        n={decided?.by === undefined ? undefined : moments[at]?.n}
        speaker={speaker}
        names={names}
        owners={owners}
      />
      <h3>{t('replay.swings')}</h3>
      <CurveState curve={curve} />
      {curve.state === 'done' && swings.length === 0 && <p className="quiet">{t('replay.swingsNone')}</p>}
      <ol className="swings">
        {swings.map((swing) => {
          const moment = moments[swing.at];
          const owner = moment?.by === undefined ? undefined : owners[moment.by];
          return (
            <li key={swing.at} aria-current={swing.at === at ? 'step' : undefined}>
              <button type="button" onClick={() => onGo(swing.at)}>
                {owner && <Emblem owner={owner} size={14} />}
                <span>
                  <small>{t('replay.swing', { n: swing.at })}</small>
                  {moment?.headline === undefined ? names[moment?.by ?? -1] : speaker.say(moment.headline)}
                </span>
                <span className="shares">
                  {swing.changes.map((by, seat) => {
                    const whose = owners[seat];
                    // Less than this is not worth a figure.
                    if (whose === undefined || Math.abs(by) < 0.03) return null;
                    return (
                      <span key={whose.emblem} title={names[seat]}>
                        <Emblem owner={whose} size={12} label={names[seat] ?? ''} />
                        <em className={by < 0 ? 'loss' : 'gain'}>{change(by)}</em>
                      </span>
                    );
                  })}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="quiet">{t('replay.estimate')}</p>
    </div>
  );
}

/** How far the chances are worked out, while they are. */
export function CurveState({ curve }: { readonly curve: CurveProgress }): ReactNode {
  const { t } = useWords();
  switch (curve.state) {
    case 'done':
      return null;
    case 'busy':
      return <p className="quiet">{t('replay.busy')}</p>;
    case 'failed':
      return <p className="quiet">{t('replay.noChances')}</p>;
    case 'working':
      return (
        <label className="curve-progress">
          <span>{t('replay.working')}</span>
          <progress max={Math.max(1, curve.of)} value={curve.points.length} />
        </label>
      );
  }
}

interface BestMovesProps {
  readonly analysis: ReplayAnalysis;
  /** The moment, when somebody decided there. */
  readonly n: number | undefined;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
}

type Asked =
  | { readonly state: 'no' }
  | { readonly state: 'asking' }
  | { readonly state: 'told'; readonly best: MomentAnalysis }
  | { readonly state: 'failed'; readonly error: unknown };

function BestMoves({ analysis, n, speaker, names, owners }: BestMovesProps): ReactNode {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>({ state: 'no' });
  const asking = asked.state === 'asking';
  useEffect(() => {
    if (!asking || n === undefined) return undefined;
    let wanted = true;
    analysis.best(n).then(
      (best) => wanted && setAsked({ state: 'told', best }),
      (error: unknown) => wanted && setAsked({ state: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [asking, analysis, n]);
  if (n === undefined) return null;
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
            {asked.best.best.map(({ move, says, shares }) => (
              <li key={move}>
                <span>
                  {speaker.say(says)} {move === asked.best.played && <b>{t('replay.played')}</b>}
                </span>
                <Shares shares={shares} names={names} owners={owners} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
