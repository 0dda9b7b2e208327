import type { Account } from '@quarterdeck/bots/luck';
import type { Seat, Speaker, Viewer } from '@quarterdeck/kernel';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { Icon } from '../common/icon';
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
import { withSecrets } from './secrets';
import { openReplay, type ReplaySource } from './source';
import { type BigDecision, storyOf } from './story';
import { useLeftOut } from './use-left-out';
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

/** The best and the worst decision of a game that is over, and luck beside skill, as bots see it; worked out beside the page while it is read. */
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
  const steps = useLoaded(String(eyes), async () => withSecrets(source, await source.steps(eyes)));
  const given = steps.state === 'ready' ? steps.value : undefined;
  const recording = useMemo(
    () => (given === undefined ? undefined : record(kit, source.info, eyes, given)),
    [given, kit, source.info, eyes],
  );
  return recording === undefined ? null : <Told {...props} moments={recording.moments} />;
}

function Told(props: Sourced & Pick<ReturnType<typeof record>, 'moments'>): ReactNode {
  const { source, moments, place, id, viewer, mine, speaker, names, owners } = props;
  const { t, locale } = useWords();
  const curve = useWinCurve(source.analysis);
  const story = useMemo(() => (curve?.state === 'done' ? storyOf(moments, curve) : undefined), [moments, curve]);
  const told = story?.decisions.filter(({ seat }) => mine.length === 0 || mine.includes(seat)) ?? [];
  const best = told.find((one) => one.change.value > 0);
  const worst = told.find((one) => one.change.value < 0);
  const leftOut = useLeftOut(source.analysis, moments, worst === undefined ? [] : [worst]);
  if (curve === undefined || curve.state === 'failed') return null;
  if (story === undefined) return <CurveState curve={curve} />;
  const own = mine.length === 1 && mine[0] !== undefined ? story.accounts[mine[0]] : undefined;
  const item = (name: 'best' | 'worst', one: BigDecision | undefined): ReactNode => {
    if (one === undefined) return null;
    const moment = moments[one.at];
    const owner = owners[one.seat];
    return (
      <li key={name}>
        <Link href={`/replay/${place}/${id}?at=${moment?.n ?? 0}&as=${viewer}`}>
          <small>{t(mine.length === 0 ? `end.${name}OfAll` : `end.${name}`)}</small>
          <span>
            {owner && <Emblem owner={owner} size={13} label={names[one.seat] ?? ''} />}{' '}
            {decisionOf(moment, speaker, names, t, leftOut.get(one.at))}
          </span>
          <em className={one.change.value < 0 ? 'loss' : 'gain'}>{change(one.change.value, locale)}</em>
          <b>
            <Icon name="play" /> {t('end.seeIt')}
          </b>
        </Link>
      </li>
    );
  };
  return (
    <>
      {best === undefined && worst === undefined && <p className="quiet highlights-none">{t('replay.swingsNone')}</p>}
      <ul className="highlights" aria-label={t('replay.swings')}>
        {item('best', best)}
        {item('worst', worst)}
        {own && (
          <li>
            <Link href={`/replay/${place}/${id}?as=${viewer}`}>
              <small>{t('end.luck')}</small>
              <LuckAndSkill account={own} />
              <b>
                <Icon name="forward" /> {t('end.analysis')}
              </b>
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}

/** What luck gave, what one's own moves and what the others' moves did to one's chance. */
function LuckAndSkill({ account }: { readonly account: Account }): ReactNode {
  const { t, locale } = useWords();
  const { luck, own, others } = account;
  const by = ({ value }: Account['luck']): string => change(value, locale);
  return <span>{t('end.luckSays', { luck: by(luck), own: by(own), others: by(others) })}</span>;
}
