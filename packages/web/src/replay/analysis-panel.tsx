import type { Seat, Speaker, Viewer } from '@quarterdeck/kernel';
import type { MomentAnalysis } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Shares } from '../analysis/shares';
import { Why } from '../analysis/why';
import { Failure } from '../common/failure';
import { Segments } from '../common/segments';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import { Accounts } from './accounts';
import type { CurveProgress, ReplayAnalysis } from './analysis';
import { change } from './change';
import { decisionOf } from './headline';
import type { Moment } from './recording';
import type { BigDecision, Story } from './story';
import './curve-progress.css';

interface AnalysisPanelProps {
  readonly analysis: ReplayAnalysis;
  readonly curve: CurveProgress;
  readonly story: Story;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly viewer: Viewer;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onGo: (at: number) => void;
  /** What was best at the moment on show, once it is told. */
  readonly onBest: (best: MomentAnalysis | undefined) => void;
}

/** Why the game ended as it did: luck and skill in sum, what was best at the moment on show, the biggest decisions in words. */
export function AnalysisPanel(props: AnalysisPanelProps): ReactNode {
  const { analysis, curve, story, moments, at, speaker, names, owners } = props;
  const { t } = useWords();
  const before = moments[at - 1];
  return (
    <div className="analysis">
      <CurveState curve={curve} />
      <Accounts accounts={story.accounts} names={names} owners={owners} />
      <BestMoves
        key={before?.n}
        analysis={analysis}
        n={moments[at]?.by === undefined ? undefined : before?.n}
        speaker={speaker}
        names={names}
        owners={owners}
        onBest={props.onBest}
      />
      <Decisions {...props} />
      <p className="quiet">{t('replay.estimate')}</p>
    </div>
  );
}

const KINDS = ['all', 'own', 'mistakes'] as const;

function Decisions({ curve, story, moments, at, viewer, speaker, names, owners, onGo }: AnalysisPanelProps): ReactNode {
  const { t, locale } = useWords();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const seat: Seat | undefined = viewer === 'spectator' ? undefined : viewer;
  const kinds = KINDS.filter((one) => one !== 'own' || seat !== undefined);
  const fits = (one: BigDecision): boolean => kind === 'all' || (kind === 'own' ? one.seat === seat : one.change.value < 0);
  const told = story.decisions.filter(fits);
  return (
    <>
      <div className="analysis-head">
        <h3>{t('replay.swings')}</h3>
        <Segments
          label={t('replay.swings')}
          value={kind}
          choices={kinds.map((value) => ({ value, text: t(`replay.decisions.${value}`) }))}
          onChange={setKind}
        />
      </div>
      {curve.state === 'done' && told.length === 0 && <p className="quiet">{t('replay.swingsNone')}</p>}
      <ol className="swings">
        {told.map((one) => {
          const moment = moments[one.at];
          const owner = owners[one.seat];
          return (
            <li key={one.at} aria-current={one.at === at ? 'step' : undefined}>
              <button type="button" onClick={() => onGo(one.at)}>
                {owner && <Emblem owner={owner} size={14} label={names[one.seat] ?? ''} />}
                <span>
                  {decisionOf(moment, speaker, names, t)}
                  <small>
                    {[t('replay.swing', { n: one.at }), ...(moment?.chapter ?? []).map((part) => speaker.say(part))].join(' · ')}
                  </small>
                </span>
                <em className={one.change.value < 0 ? 'loss' : 'gain'}>{change(one.change.value, locale)}</em>
              </button>
            </li>
          );
        })}
      </ol>
    </>
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
  /** Entries before the decision on show, when somebody decided. */
  readonly n: number | undefined;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onBest: (best: MomentAnalysis | undefined) => void;
}

type Asked =
  | { readonly state: 'no' }
  | { readonly state: 'asking' }
  | { readonly state: 'told'; readonly best: MomentAnalysis }
  | { readonly state: 'failed'; readonly error: unknown };

function BestMoves({ analysis, n, speaker, names, owners, onBest }: BestMovesProps): ReactNode {
  const { t, locale } = useWords();
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
  const told = asked.state === 'told' ? asked.best : undefined;
  // Lit on the board as long as it is read here.
  useEffect(() => {
    onBest(told);
    return () => onBest(undefined);
  }, [told, onBest]);
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
            {asked.best.best.map(({ move, says, shares, why }) => (
              <li key={move}>
                <span>
                  {speaker.say(says)} {move === asked.best.played && <b>{t('replay.played')}</b>}
                </span>
                <Shares shares={shares} names={names} owners={owners} />
                <Why parts={why} speaker={speaker} />
              </li>
            ))}
          </ol>
          {asked.best.cost > 2 * asked.best.error && asked.best.cost >= 0.01 && (
            <p>{t('replay.cost', { cost: change(-asked.best.cost, locale), error: change(asked.best.error, locale).slice(1) })}</p>
          )}
        </>
      )}
    </section>
  );
}
