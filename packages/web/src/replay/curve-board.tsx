import type { Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useState } from 'react';
import { percent } from '../analysis/shares';
import { figure } from '../common/figure';
import { Segments } from '../common/segments';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import type { CurveProgress } from './analysis';
import { CurveState } from './analysis-panel';
import type { Band } from './chapters';
import type { Moment } from './recording';
import { ScoreCurve } from './score-curve';
import type { Story } from './story';
import { LineSample, WinCurve } from './win-curve';

interface CurveBoardProps {
  readonly moments: readonly Moment[];
  /** Both undefined for a game that still runs: then there are points only. */
  readonly curve: CurveProgress | undefined;
  readonly story: Story | undefined;
  readonly bands: readonly Band[];
  readonly at: number;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onGo: (at: number) => void;
}

/** The game at a glance: everybody's chances over it, or their points. */
export function CurveBoard({ moments, curve, story, bands, at, speaker, names, owners, onGo }: CurveBoardProps): ReactNode {
  const { t, locale } = useWords();
  const [wanted, setWanted] = useState<'chances' | 'points'>('chances');
  const points = <ScoreCurve moments={moments} at={at} owners={owners} label={t('replay.curve')} />;
  if (curve === undefined || story === undefined) return points;
  const now = (seat: number): string => {
    if (wanted === 'points') return figure(moments[at]?.totals[seat] ?? 0);
    const share = story.shares[at]?.[seat];
    return share === undefined ? '–' : percent(share, locale);
  };
  return (
    <>
      <div className="curve-head">
        <Segments
          label={t('replay.shows')}
          value={wanted}
          choices={[
            { value: 'chances', text: t('replay.chances') },
            { value: 'points', text: t('replay.points') },
          ]}
          onChange={setWanted}
        />
        <ul className="legend">
          {owners.map((owner, seat) => (
            <li key={`${owner.colour} ${owner.emblem}`}>
              {wanted === 'chances' && <LineSample owner={owner} seat={seat} />}
              <Emblem owner={owner} size={13} label={names[seat] ?? ''} />
              <b>{names[seat]}</b>
              <output>{now(seat)}</output>
            </li>
          ))}
        </ul>
        {wanted === 'chances' && <CurveState curve={curve} />}
      </div>
      {wanted === 'chances' ? <WinCurve story={story} bands={bands} at={at} owners={owners} speaker={speaker} onGo={onGo} /> : points}
    </>
  );
}
