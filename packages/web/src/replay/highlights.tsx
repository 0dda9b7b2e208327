import type { Seat, Speaker, Viewer } from '@quarterdeck/kernel';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { useLoaded } from '../common/use-loaded';
import { useWords } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import type { TableKit } from '../table/table-kit';
import { useWinCurve } from './analysis';
import { CurveState } from './analysis-panel';
import { change } from './change';
import { decisionOf } from './headline';
import { record } from './recording';
import { openReplay, type ReplaySource } from './source';
import { type BigDecision, storyOf } from './story';
import './highlights.css';

export interface HighlightsProps {
  /** Where the table lives: on the server or in this browser. */
  readonly place: 'table' | 'solo';
  readonly id: string;
  readonly kit: TableKit;
  readonly viewer: Viewer;
  /** Whose decisions are told; none: everybody's. */
  readonly mine: readonly Seat[];
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
}

/** The best and the worst decision of a game that is over, as bots see it; worked out beside the page while it is read. */
export default function Highlights(props: HighlightsProps): ReactNode {
  const { place, id, viewer } = props;
  const source = useLoaded(`${place} ${id}`, () => openReplay(place, id));
  // Without what bots think the plate is complete all the same.
  return source.state === 'ready' ? <WithSteps key={String(viewer)} {...props} source={source.value} /> : null;
}

interface Sourced extends HighlightsProps {
  readonly source: ReplaySource;
}

function WithSteps(props: Sourced): ReactNode {
  const { source, kit, viewer } = props;
  const eyes = source.viewers.includes(viewer) ? viewer : 'spectator';
  const steps = useLoaded(String(eyes), () => source.steps(eyes));
  const given = steps.state === 'ready' ? steps.value : undefined;
  const recording = useMemo(
    () => (given === undefined ? undefined : record(kit, source.info, eyes, given)),
    [given, kit, source.info, eyes],
  );
  return recording === undefined ? null : <Told {...props} moments={recording.moments} />;
}

function Told({
  source,
  moments,
  place,
  id,
  viewer,
  mine,
  speaker,
  names,
  owners,
}: Sourced & Pick<ReturnType<typeof record>, 'moments'>): ReactNode {
  const { t, locale } = useWords();
  const curve = useWinCurve(source.analysis);
  const story = useMemo(() => (curve?.state === 'done' ? storyOf(moments, curve) : undefined), [moments, curve]);
  if (curve === undefined || curve.state === 'failed') return null;
  if (story === undefined) return <CurveState curve={curve} />;
  const told = story.decisions.filter(({ seat }) => mine.length === 0 || mine.includes(seat));
  const best = told.find((one) => one.change.value > 0);
  const worst = told.find((one) => one.change.value < 0);
  const item = (name: 'best' | 'worst', one: BigDecision | undefined): ReactNode => {
    if (one === undefined) return null;
    const moment = moments[one.at];
    const owner = owners[one.seat];
    return (
      <li key={name}>
        <Link href={`/replay/${place}/${id}?at=${moment?.n ?? 0}&as=${viewer}`}>
          <small>{t(`end.${name}`)}</small>
          <span>
            {owner && <Emblem owner={owner} size={13} label={names[one.seat] ?? ''} />} {decisionOf(moment, speaker, names, t)}
          </span>
          <em className={one.change.value < 0 ? 'loss' : 'gain'}>{change(one.change.value, locale)}</em>
        </Link>
      </li>
    );
  };
  if (best === undefined && worst === undefined) return <p className="quiet">{t('replay.swingsNone')}</p>;
  return (
    <ul className="highlights" aria-label={t('replay.swings')}>
      {item('best', best)}
      {item('worst', worst)}
    </ul>
  );
}
