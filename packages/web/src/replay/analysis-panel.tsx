import type { Seat, Speaker, Viewer } from '@quarterdeck/kernel';
import { type ReactNode, useState } from 'react';
import { Segments } from '../common/segments';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import { Accounts } from './accounts';
import type { CurveProgress } from './analysis';
import { change } from './change';
import { decisionOf } from './headline';
import type { Moment } from './recording';
import type { BigDecision, Story } from './story';
import type { LeftOut } from './use-left-out';
import './curve-progress.css';

interface AnalysisPanelProps {
  readonly curve: CurveProgress;
  readonly story: Story;
  readonly leftOut: LeftOut;
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly viewer: Viewer;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onGo: (at: number) => void;
  /** What was best at the moment on show, where it is told here. */
  readonly best: ReactNode;
}

/** Why the game ended as it did: luck and skill in sum, what was best at the moment on show, the biggest decisions in words. */
export function AnalysisPanel(props: AnalysisPanelProps): ReactNode {
  const { curve, story, names, owners, best } = props;
  const { t } = useWords();
  return (
    <div className="analysis">
      {/* First, so that nothing that is still being worked out pushes it about. */}
      {best}
      <CurveState curve={curve} />
      <Accounts accounts={story.accounts} names={names} owners={owners} />
      <Decisions {...props} />
      <p className="quiet">{t('replay.estimate')}</p>
    </div>
  );
}

const KINDS = ['own', 'all', 'mistakes'] as const;

function Decisions({ curve, story, leftOut, moments, at, viewer, speaker, names, owners, onGo }: AnalysisPanelProps): ReactNode {
  const { t, locale } = useWords();
  const [asked, setKind] = useState<(typeof KINDS)[number] | undefined>(undefined);
  const seat: Seat | undefined = viewer === 'spectator' ? undefined : viewer;
  // One's own first, where there are any.
  const kind = asked ?? (story.decisions.some((one) => one.seat === seat) ? 'own' : 'all');
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
                  {decisionOf(moment, speaker, names, t, leftOut.get(one.at))}
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

/** So many of them stand beside each other. */
const FEW = 2;

/** The biggest decisions, one's own where there are any, in so few words that they fit above a phone's curve; the list below has the rest. */
export function BiggestDecisions({
  story,
  leftOut,
  moments,
  viewer,
  speaker,
  names,
  owners,
  onGo,
}: Omit<AnalysisPanelProps, 'curve' | 'at' | 'best'>): ReactNode {
  const { t, locale } = useWords();
  const own = story.decisions.filter(({ seat }) => seat === viewer);
  return (
    <ol className="biggest" aria-label={t('replay.swings')}>
      {(own.length > 0 ? own : story.decisions).slice(0, FEW).map((one) => {
        const moment = moments[one.at];
        const owner = owners[one.seat];
        const better = leftOut.get(one.at);
        return (
          <li key={one.at}>
            <button type="button" onClick={() => onGo(one.at)}>
              <small>
                {owner && <Emblem owner={owner} size={11} label={names[one.seat] ?? ''} />}
                <span>{moment?.chapter[0] === undefined ? t('replay.swing', { n: one.at }) : speaker.say(moment.chapter[0])}</span>
              </small>
              <span>
                {better !== undefined
                  ? t('replay.leftOutBriefly', { better: speaker.say(better) })
                  : moment?.deed === undefined
                    ? decisionOf(moment, speaker, names, t)
                    : speaker.say(moment.deed)}
              </span>
              <em className={one.change.value < 0 ? 'loss' : 'gain'}>{change(one.change.value, locale)}</em>
            </button>
          </li>
        );
      })}
    </ol>
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
