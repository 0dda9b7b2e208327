import type { Seat, Viewer } from '@quarterdeck/kernel';
import type { MomentAnalysis } from '@quarterdeck/protocol';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'wouter';
import { hintedBy, NOT_HINTED } from '../analysis/hint-places';
import { Failure } from '../common/failure';
import { figure } from '../common/figure';
import { Icon, type IconName } from '../common/icon';
import { Layout, usePageTitle } from '../common/layout';
import { range } from '../common/range';
import { Segments } from '../common/segments';
import { useSizeClass } from '../common/size-class';
import { type Tab, Tabs } from '../common/tabs';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import type { BoardProps } from '../kit';
import { atRest } from '../kit/at-rest';
import { Emblem } from '../kit/emblem';
import { useHand } from '../kit/hand';
import { cardOf } from '../kit/highlight';
import { houseOwners } from '../kit/owners';
import { RulesHere } from '../kit/rule-link';
import { type CurveProgress, useWinCurve } from '../replay/analysis';
import { AnalysisPanel, BiggestDecisions } from '../replay/analysis-panel';
import { BestMoves } from '../replay/best-moves';
import { change } from '../replay/change';
import { bandsOf, stepFrom, UNITS, type Unit } from '../replay/chapters';
import { CurveBoard } from '../replay/curve-board';
import { headlineOf } from '../replay/headline';
import { momentOf, type Recording, record } from '../replay/recording';
import { withSecrets } from '../replay/secrets';
import { openReplay, type ReplaySource } from '../replay/source';
import { storyOf } from '../replay/story';
import { useLeftOut } from '../replay/use-left-out';
import { isCalm, useSettings } from '../settings/settings';
import { readingAfter } from '../stage/reading';
import { StageBoard } from '../stage/stage-board';
import { StageFrame } from '../stage/stage-frame';
import { StageHead } from '../stage/stage-head';
import { Timeline } from '../stage/timeline';
import { useShownScore } from '../stage/use-shown-score';
import { amountOf, winnerWords } from '../stage/winner';
import { foresightOf } from '../table/foresight';
import { LogPanel } from '../table/log-panel';
import { ScorePanel } from '../table/score-panel';
import { seatNames } from '../table/seat-names';
import type { LogItem } from '../table/table-client';
import { type TableKit, useSpeaker, useTableKit } from '../table/table-kit';
import '../kit/kit.css';
import '../analysis/analysis.css';
import '../table/decision-bar.css';
import '../table/player-list.css';
import '../replay/replay.css';

/** A game walked through again: by slider, step by step, or playing by itself. */
export default function ReplayPage({ kind, id }: { readonly kind: string; readonly id: string }): ReactNode {
  const { t } = useWords();
  const source = useLoaded(`${kind} ${id}`, () => openReplay(kind, id));
  if (source.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (source.state === 'failed') return <Trouble error={source.error} />;
  return <WithKit source={source.value} />;
}

function Trouble({ error }: { readonly error: unknown }): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('replay.title')}>
      <h1 className="page-title">{t('replay.title')}</h1>
      <Failure error={error} />
    </Layout>
  );
}

function WithKit({ source }: { readonly source: ReplaySource }): ReactNode {
  const { t } = useWords();
  const [search] = useSearchParams();
  const wanted = search.get('as');
  const first = source.viewers.find((viewer) => String(viewer) === wanted) ?? source.viewers[0] ?? 'spectator';
  const [viewer, setViewer] = useState<Viewer>(first);
  const kit = useTableKit(source.info.game);
  const steps = useLoaded(String(viewer), async () => withSecrets(source, await source.steps(viewer)));
  const curve = useWinCurve(source.analysis);
  // The moment survives a change of eyes.
  const [n, setN] = useState<number | undefined>(() => (search.has('at') ? Number(search.get('at')) : undefined));
  if (kit.state === 'failed') return <Trouble error={kit.error} />;
  if (steps.state === 'failed') return <Trouble error={steps.error} />;
  if (kit.state === 'loading' || steps.state === 'loading') return <p className="loading">{t('loading')}</p>;
  return (
    <Walk
      key={String(viewer)}
      source={source}
      kit={kit.value}
      recording={record(kit.value, source.info, viewer, steps.value)}
      viewer={viewer}
      onViewer={setViewer}
      curve={curve}
      startAt={n}
      onMoment={setN}
    />
  );
}

interface WalkProps {
  readonly source: ReplaySource;
  readonly kit: TableKit;
  readonly recording: Recording;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  /** Win shares as far as they are known; undefined for a game that still runs. */
  readonly curve: CurveProgress | undefined;
  readonly startAt: number | undefined;
  readonly onMoment: (n: number) => void;
}

const SPEEDS = [1, 2, 4] as const;
/** Time a moment is looked at while playing, besides its own motion. */
const PAUSE = 900;
/** How long the link's button says that it has copied. */
const SAY_COPIED = 2_000;

function Walk({ source, kit, recording: given, viewer, onViewer, curve, startAt, onMoment }: WalkProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const { game, board } = kit;
  const settings = useSettings();
  const size = useSizeClass();
  // Recorded once per game and eyes; a re-render must not fold the game again.
  const [recording] = useState(given);
  const { moments, log } = recording;
  const last = moments.length - 1;
  const [at, setAt] = useState(() => (startAt === undefined ? last : momentOf(recording, startAt)));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [unit, setUnit] = useState<Unit>('decisions');
  const [copied, setCopied] = useState(false);
  const [panel, setPanel] = useState<'log' | 'analysis'>('analysis');
  const page = useRef<HTMLDivElement>(null);
  const [told, setBest] = useState<MomentAnalysis | undefined>(undefined);
  const rulesHere = useMemo(() => ({ game: game.id }), [game.id]);
  const moment = moments[at] ?? moments[0];
  const names = useMemo(() => seatNames(source.info.seats, words), [source.info.seats, words]);
  const speaker = useSpeaker(kit, names, source.info.options);
  const calm = isCalm(settings);
  const { result } = source.info;
  const title = gameEntry(source.info.game)?.card.title[locale] ?? source.info.game;
  usePageTitle(t('replay.of', { game: title }));

  const say = useRef(speaker.say);
  say.current = speaker.say;
  const player = useMemo(
    () =>
      new Timeline<unknown, unknown, unknown, LogItem>(game, moments[0]?.view, {
        motionOf: (event, before) => board?.motionOf?.(event, before) ?? 0,
        restOf: (item, motion) => readingAfter(board, item, motion, undefined, (said) => say.current(said)),
      }),
    [game, board, moments],
  );
  useEffect(() => player.setSpeed(calm ? 0 : speed), [player, calm, speed]);
  const shown = useSyncExternalStore(player.subscribe, () => player.shown);
  const [hand, onHand] = useHand(board?.hand, shown.view);
  const story = useMemo(() => (curve === undefined ? undefined : storyOf(moments, curve)), [moments, curve]);
  const leftOut = useLeftOut(source.analysis, moments, curve?.state === 'done' ? story?.decisions : undefined);
  const bands = useMemo(() => bandsOf(moments), [moments]);
  const best = told !== undefined && told.n === moments[at - 1]?.n ? told : undefined;
  // What would have been better is told from what whoever decided could see, and shown on the board as they saw it before the move.
  const decider = best?.seat ?? viewer;
  const theirs = useLoaded(`eyes ${decider}`, async () =>
    decider === viewer ? recording : record(kit, source.info, decider, await source.steps(decider)),
  );
  const asSeen = best === undefined || theirs.state !== 'ready' ? undefined : theirs.value;
  const before = asSeen?.moments[momentOf(asSeen, moments[at - 1]?.n ?? 0)]?.view;
  const hinted = useMemo(() => {
    if (best === undefined || board === undefined || before === undefined) return NOT_HINTED;
    return hintedBy(game, board, best, foresightOf(game, before, best.seat));
  }, [best, board, before, game]);
  const previous = useRef<number | undefined>(undefined);
  useEffect(() => {
    const now = moments[at];
    if (now === undefined) return;
    // One step ahead is played; any other way is a jump.
    if (previous.current === at - 1) {
      const before = moments[at - 1];
      if (before !== undefined) player.reset(before.view);
      player.push(now.items);
    } else player.reset(now.view);
    previous.current = at;
    onMoment(now.n);
  }, [at, moments, player, onMoment]);

  const busy = shown.playing !== undefined || shown.ahead.length > 0;
  useEffect(() => {
    if (!playing || busy) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), PAUSE / speed);
    return () => clearTimeout(timer);
  }, [playing, busy, at, last, speed]);

  useEffect(() => {
    if (!copied) return undefined;
    const again = setTimeout(() => setCopied(false), SAY_COPIED);
    return () => clearTimeout(again);
  }, [copied]);

  const view = before ?? shown.view ?? moment?.view;
  const playingNow = before === undefined ? shown.playing : undefined;
  // What a moment brings is known when it has been shown; what the end brings, when it has been counted.
  const { count, sheet } = useShownScore(game, board, view, playingNow);
  if (moment === undefined || sheet === undefined) return null;
  const owners = board?.owners?.(view, names.length) ?? houseOwners(names.length);
  const props: BoardProps<unknown, unknown, unknown> = {
    ...atRest(game, view, before === undefined ? viewer : decider),
    hand,
    onHand,
    playing: playingNow,
    speaker,
    names,
    owners,
    size,
    calm,
  };
  const Player = board?.Player;
  const owner = moment.by === undefined ? undefined : owners[moment.by];
  const step = (way: 1 | -1): void => go(stepFrom(moments, at, way, unit));
  const went = story?.changes[at];
  const decided = moment.by === undefined || went?.forced === true ? undefined : went?.decision[moment.by];
  const thrown = viewer === 'spectator' ? undefined : went?.luck?.[viewer];
  const go = (to: number): void => {
    setPlaying(false);
    setAt(Math.min(Math.max(to, 0), last));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Tabs have their own use for arrows.
    if (event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(last);
    else return;
    event.preventDefault();
  };
  const button = (name: IconName, label: string, act: () => void, className = ''): ReactNode => (
    <button type="button" className={`button ${className}`} aria-label={label} title={label} onClick={act}>
      <Icon name={name} />
    </button>
  );
  const logPanel = (): ReactNode => (
    <LogPanel
      log={log}
      speaker={speaker}
      owners={owners}
      focusOf={(event) => board?.focusOf(event) ?? []}
      current={moment.n}
      onGo={(item) => goSeen(momentOf(recording, item.n))}
    />
  );
  // Where the list is below the board, the board is shown.
  const goSeen = (to: number): void => {
    page.current?.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    go(to);
  };
  const bestMoves = source.analysis !== undefined && moment.by !== undefined && (
    <BestMoves
      key={moment.n}
      analysis={source.analysis}
      n={moments[at - 1]?.n ?? 0}
      speaker={speaker}
      names={names}
      owners={owners}
      onBest={setBest}
    />
  );
  const analysisPanel = (): ReactNode =>
    source.analysis !== undefined &&
    curve !== undefined &&
    story !== undefined && (
      <AnalysisPanel
        curve={curve}
        story={story}
        leftOut={leftOut}
        moments={moments}
        at={at}
        viewer={viewer}
        speaker={speaker}
        names={names}
        owners={owners}
        onGo={goSeen}
        best={size === 'wide' && bestMoves}
      />
    );
  const summedUp = size !== 'wide' && at === last && curve?.state === 'done' && story !== undefined && story.decisions.length > 0;
  const tabs: readonly Tab<'log' | 'analysis'>[] = [
    { id: 'analysis', title: t('replay.analysis'), content: analysisPanel },
    { id: 'log', title: t('table.log'), content: logPanel },
  ];
  const link = new URL(`${location.pathname}?at=${moment.n}&as=${viewer}`, location.origin).href;
  const bar = (
    <section className="replay-bar" aria-label={t('replay.controls')}>
      <div className="decision-say">
        {owner && <Emblem owner={owner} size={20} />}
        <h1 aria-live="polite">{headlineOf(moment, speaker, names, t)}</h1>
        {/* Where the lists are below, what was best stands where the board is in sight; at the end, what mattered most does. */}
        {summedUp ? (
          <BiggestDecisions
            story={story}
            leftOut={leftOut}
            moments={moments}
            viewer={viewer}
            speaker={speaker}
            names={names}
            owners={owners}
            onGo={goSeen}
          />
        ) : (
          <div className="replay-weighs">
            <p className="replay-parts">
              {decided && (
                <span>
                  {t('replay.decision')} <em className={decided.value < 0 ? 'loss' : 'gain'}>{change(decided.value, locale)}</em>
                </span>
              )}
              {thrown && (
                <span>
                  {t('replay.throw')} <em className={thrown.value < 0 ? 'loss' : 'gain'}>{change(thrown.value, locale)}</em>
                </span>
              )}
            </p>
            {size !== 'wide' && bestMoves}
          </div>
        )}
      </div>
      <div className="replay-axis">
        <CurveBoard
          moments={moments}
          curve={curve}
          story={story}
          bands={bands}
          at={at}
          speaker={speaker}
          names={names}
          owners={owners}
          onGo={go}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={t('replay.slider')}
          aria-valuetext={t('replay.move', { n: at, of: last })}
          onChange={(event) => go(event.target.valueAsNumber)}
        />
      </div>
      <div className="replay-steps">
        {button('first', t('replay.first'), () => go(0))}
        {button('back', t('replay.back'), () => step(-1))}
        {button(playing ? 'pause' : 'play', playing ? t('replay.pause') : t('replay.play'), () => setPlaying(!playing), 'button-go')}
        {button('forward', t('replay.forward'), () => step(1))}
        {button('last', t('replay.last'), () => go(last))}
      </div>
      <span className="replay-count">
        <span>{t('replay.move', { n: at, of: last })}</span>
        {moment.chapter.map((part) => (
          <span key={part.key}>{speaker.say(part)}</span>
        ))}
      </span>
      <div className="replay-controls">
        <Segments
          label={t('replay.stepBy')}
          value={unit}
          choices={UNITS.filter((one) => one !== 'rounds' || bands.length > 1).map((value) => ({ value, text: t(`replay.by.${value}`) }))}
          onChange={setUnit}
        />
        <Segments
          label={t('settings.speed')}
          value={speed}
          choices={SPEEDS.map((value) => ({ value, text: `${value}×` }))}
          onChange={setSpeed}
        />
        {button(
          'link',
          copied ? t('copied') : t('replay.link'),
          () => void navigator.clipboard.writeText(link).then(() => setCopied(true)),
        )}
      </div>
    </section>
  );
  const rail = (
    <>
      <section className="replay-eyes" aria-label={t('replay.seenFrom')}>
        <h2>{t('replay.seenFrom')}</h2>
        <ul>
          {range(names.length).map((seat: Seat) => (
            <li key={seat} data-piece={cardOf(seat)}>
              <Eyes viewer={seat} current={props.viewer} allowed={source.viewers} onViewer={onViewer}>
                {owners[seat] && <Emblem owner={owners[seat]} size={17} />}
                <b>{names[seat]}</b>
                <span className="player-score">{figure(sheet.total[seat] ?? 0)}</span>
              </Eyes>
            </li>
          ))}
          <li>
            <Eyes viewer="spectator" current={props.viewer} allowed={source.viewers} onViewer={onViewer}>
              <Icon name="eye" />
              <b>{t('replay.spectator')}</b>
            </Eyes>
          </li>
        </ul>
        {Player !== undefined && props.viewer !== 'spectator' && (
          <div className="player-details">
            <Player {...props} player={props.viewer} />
          </div>
        )}
      </section>
      <div className="table-panels">
        {source.analysis === undefined ? (
          <>
            <h2 className="panel-title">{t('table.log')}</h2>
            {logPanel()}
          </>
        ) : (
          <Tabs label={t('table.panels')} tabs={tabs} open={panel} onOpen={setPanel} />
        )}
      </div>
    </>
  );
  return (
    <RulesHere value={rulesHere}>
      <StageFrame
        size={size}
        className="replay-page"
        game={game.id}
        page={page}
        onKeyDown={onKeyDown}
        head={
          <StageHead
            title={t('replay.of', { game: title })}
            subtitle={
              <small>
                {[
                  // A phone has room for one line.
                  ...(size === 'phone' && result !== undefined
                    ? []
                    : [new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(source.info.createdAt)]),
                  ...(result === undefined ? [] : [winnerWords(result, names, source.mine, amountOf(board, speaker, words), words)]),
                ].join(' · ')}
              </small>
            }
          >
            <Link href={source.home} className="button button-small button-quiet">
              {t('replay.toTable')}
            </Link>
          </StageHead>
        }
        board={
          board === undefined ? (
            <div className="text-board">
              <ScorePanel sheet={sheet} speaker={speaker} names={names} owners={owners} over={at === last} />
            </div>
          ) : (
            <StageBoard board={board} props={props} hinted={hinted} count={count} />
          )
        }
        bar={bar}
        rail={rail}
      />
    </RulesHere>
  );
}

interface EyesProps {
  readonly viewer: Viewer;
  readonly current: Viewer;
  readonly allowed: readonly Viewer[];
  readonly onViewer: (viewer: Viewer) => void;
  readonly children: ReactNode;
}

function Eyes({ viewer, current, allowed, onViewer, children }: EyesProps): ReactNode {
  const { t } = useWords();
  const may = allowed.includes(viewer);
  return (
    <button
      type="button"
      aria-pressed={viewer === current}
      aria-disabled={!may}
      title={may ? undefined : t('replay.hidden')}
      onClick={() => {
        if (may) onViewer(viewer);
      }}
    >
      {children}
    </button>
  );
}
