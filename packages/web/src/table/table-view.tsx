import { NotationError, type Seat } from '@quarterdeck/kernel';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { HintList } from '../analysis/hint-list';
import { hintPlaces } from '../analysis/hint-places';
import { useHint } from '../analysis/use-hint';
import { ErrorBoundary } from '../common/error-boundary';
import { Icon } from '../common/icon';
import { Mark } from '../common/mark';
import { Sheet } from '../common/sheet';
import { useSizeClass } from '../common/size-class';
import { type Tab, Tabs } from '../common/tabs';
import { useWords } from '../i18n/words';
import type { BoardProps } from '../kit';
import { atRest } from '../kit/at-rest';
import { Explained } from '../kit/explain';
import { bookedOnly, FinalScoring, finalCount } from '../kit/final-scoring';
import { hasOwnGesture } from '../kit/own-gesture';
import { houseOwners } from '../kit/owners';
import { RulesHere } from '../kit/rule-link';
import type { HighlightsProps } from '../replay/highlights';
import { isCalm, useSettings } from '../settings/settings';
import { Caption } from '../stage/caption';
import { RecapChip } from '../stage/recap-chip';
import { useStage } from '../stage/use-stage';
import { Announcer } from './announcer';
import type { ChatMuting } from './chat-panel';
import { ConnectionSign } from './connection-sign';
import { CurtainPage } from './curtain-page';
import { DecisionBar } from './decision-bar';
import { useKeptFocus } from './kept-focus';
import { LogPanel } from './log-panel';
import { MatchScore } from './match-score';
import { MovesPanel } from './moves-panel';
import { OffersPanel } from './offers';
import { ownersBefore } from './owners-before';
import { PanelBar } from './panel-bar';
import { PlayerList } from './player-list';
import type { WantedRule } from './rules-panel';
import { ScorePanel } from './score-panel';
import { isBotDriven, seatNames } from './seat-names';
import type { TableClient } from './table-client';
import { type TableKit, useSpeaker } from './table-kit';
import { ThinkingVoice } from './thinking-voice';
import { type Gate, useDecision } from './use-decision';
import { useHotSeat } from './use-hot-seat';
import './table.css';
import '../kit/kit.css';

interface TableViewProps {
  readonly client: TableClient;
  readonly kit: TableKit;
  readonly title: string;
  /** What can be done when the game is over, and from the table's menu. */
  readonly actions: ReactNode;
  /** Where people talk, and who reads; absent where nobody can. */
  readonly chat?: { readonly table: string; readonly me: string | undefined };
  /** Where the game can be looked into once it is over. */
  readonly review?: Pick<HighlightsProps, 'place' | 'id'>;
  readonly muting?: ChatMuting;
  /** Moves can be stored in advance here. */
  readonly withPlans?: boolean;
  /** What can be done about a seat; the same function as long as it says the same. */
  readonly seatActions?: (seat: Seat, name: string) => ReactNode;
  readonly gate?: Gate;
  /** The leaf that a phone turns to whenever another is named; the player may leaf on. */
  readonly leaf?: string | undefined;
  /** Something that speaks above the decision bar: the guide. */
  readonly aside?: ReactNode;
  /** Stands in the rail instead of the panels. */
  readonly rail?: ReactNode;
  /** Stands where the board would, before the game has begun. */
  readonly before?: ReactNode;
}

// What is seen at the end, or when it is asked for, does not hold up the first move.
const ChatPanel = lazy(() => import('./chat-panel').then((module) => ({ default: module.ChatPanel })));
const Highlights = lazy(() => import('../replay/highlights'));
const HintMarks = lazy(() => import('../analysis/hint-marks').then((module) => ({ default: module.HintMarks })));
const PlanPanel = lazy(() => import('./plan-panel').then((module) => ({ default: module.PlanPanel })));
const PlanStopped = lazy(() => import('./plan-panel').then((module) => ({ default: module.PlanStopped })));
const Plate = lazy(() => import('../stage/plate').then((module) => ({ default: module.Plate })));
const RulesPanel = lazy(() => import('./rules-panel').then((module) => ({ default: module.RulesPanel })));
const SettingsForm = lazy(() => import('../settings/settings-form').then((module) => ({ default: module.SettingsForm })));

type PanelId = 'log' | 'moves' | 'score' | 'rules' | 'chat';

const NO_FOCUS = (): readonly string[] => [];
const NOBODY: readonly number[] = [];

/** A table in play: board, players, decision, panels. Knows neither the game nor where the table lives. */
export function TableView(given: TableViewProps): ReactNode {
  const { client, kit, title, actions, chat, muting, withPlans = false, seatActions, gate, aside, rail, before, review } = given;
  const { game, board, texts } = kit;
  const words = useWords();
  const { t } = words;
  const settings = useSettings();
  const size = useSizeClass();
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot);
  const stage = useStage(game, board, client, snapshot);
  const { shown, view, turn, log, caughtUp, recaps, pace, skip, showAgain } = stage;
  const { info } = snapshot;
  const names = useMemo(() => seatNames(info?.seats ?? [], words), [info?.seats, words]);
  const speaker = useSpeaker(kit, names, info?.options);
  const decision = useDecision(game, client, snapshot, view, caughtUp && !shown.again, board, gate);
  const hint = useHint(game, info, view, decision);
  const usualPanel = board === undefined ? 'score' : 'log';
  const [panel, setPanel] = useState<PanelId | undefined>(size === 'wide' ? usualPanel : undefined);
  const [leaf, setLeaf] = useState(given.leaf);
  useEffect(() => setLeaf(given.leaf), [given.leaf]);
  const [wantedRule, setWantedRule] = useState<WantedRule | undefined>(undefined);
  const page = useRef<HTMLDivElement>(null);
  const [sheetOf, setSheetOf] = useState<Seat | undefined>(undefined);
  const [menuOpen, setMenuOpen] = useState(false);
  const [readChat, setReadChat] = useState(0);
  const unread = snapshot.chat.length - readChat;

  // On a desk a panel is always open; where it would be a drawer over the board, it opens only when asked for.
  useEffect(() => setPanel((open) => (size === 'wide' ? (open ?? usualPanel) : undefined)), [size, usualPanel]);
  useKeptFocus(page, decision.seat === undefined || decision.moves.length === 0 ? undefined : decision.moves);
  useEffect(() => {
    if (panel === 'chat') setReadChat(snapshot.chat.length);
  }, [panel, snapshot.chat.length]);
  const ruled = rail === undefined;
  const rulesHere = useMemo(() => {
    const show = (rule: string): void => {
      setWantedRule({ rule });
      setPanel('rules');
    };
    return { game: game.id, show: ruled ? show : undefined };
  }, [game.id, ruled]);
  const curtain = useHotSeat(game, client, snapshot, caughtUp);
  // What a hint thinks best lies ready on the board; the button takes it.
  const { onPrepare } = decision;
  const best = hint.now.state === 'told' ? hint.now.analysis.best[0]?.move : undefined;
  useEffect(() => {
    const move = best === undefined ? undefined : game.notation.readMove(best);
    if (move !== undefined && !(move instanceof NotationError)) onPrepare(move);
  }, [best, game, onPrepare]);
  const { foresee } = decision;
  const told = hint.now.state === 'told' ? hint.now.analysis : undefined;
  const hinted = useMemo(
    () => (told === undefined || board === undefined ? [] : hintPlaces(game, board, told, foresee)),
    [told, board, game, foresee],
  );
  const drafting = decision.aimed;
  useEffect(() => {
    // A drawer would cover the confirmation.
    if (drafting && size !== 'wide') setPanel(undefined);
  }, [drafting, size]);

  const seats = info?.seats.length ?? 0;
  const gathering = info?.status === 'waiting' ? info : undefined;
  const owners = useMemo(() => {
    if (gathering !== undefined) return ownersBefore({ game, board }, gathering);
    return view === undefined || board?.owners === undefined ? houseOwners(seats) : board.owners(view, seats);
  }, [game, board, view, gathering, seats]);

  const calm = isCalm(settings);
  const { playing } = shown;
  const count = useMemo(() => {
    const counted = board?.counted;
    return counted === undefined ? undefined : finalCount({ score: (of) => game.score(of), counted }, view, playing);
  }, [game, board, view, playing]);
  // While points are counted at the end, nobody knows more than what had been counted before.
  const sheet = useMemo(() => {
    if (view === undefined) return undefined;
    return count === undefined || playing === undefined ? game.score(view) : bookedOnly(game.score(playing.before));
  }, [game, view, count, playing]);
  const { viewer, mine, clocks } = snapshot;
  const totals = sheet?.total ?? NOBODY;
  const result = turn.kind === 'over' && caughtUp ? info?.result : undefined;
  const ranks = result?.ranks;
  const present = snapshot.connection === 'here' ? undefined : snapshot.present;
  const Player = board?.Player;
  const Own = board?.Own;
  const hasSheets = board?.Sheet !== undefined && view !== undefined;
  // Players do not change while one only points and drafts: drawn once per position.
  const players = useMemo(() => {
    if (info === undefined) return null;
    const still: BoardProps<unknown, unknown, unknown> = {
      ...atRest(game, view, viewer, board?.hand?.empty),
      playing,
      speaker,
      names,
      owners,
      size,
      calm,
    };
    return (
      <PlayerList
        info={info}
        names={names}
        owners={owners}
        totals={totals}
        ranks={ranks}
        turn={turn}
        mine={mine}
        clocks={clocks}
        present={present}
        onScore={() => setPanel('score')}
        {...(seatActions === undefined ? {} : { actions: (seat: Seat) => seatActions(seat, names[seat] ?? '') })}
        {...(Player === undefined || view === undefined || size === 'phone'
          ? {}
          : {
              details: (seat: Seat) => {
                const Figures = size === 'wide' && seat === viewer && mine.includes(seat) ? (Own ?? Player) : Player;
                return <Figures {...still} player={seat} />;
              },
            })}
        {...(hasSheets ? { onSheet: setSheetOf } : {})}
        recap={(seat) =>
          !mine.includes(seat) && <RecapChip recap={recaps[seat]} speaker={speaker} name={names[seat] ?? ''} onAgain={showAgain} />
        }
      />
    );
  }, [
    info,
    game,
    view,
    viewer,
    playing,
    speaker,
    names,
    owners,
    size,
    calm,
    totals,
    ranks,
    turn,
    mine,
    clocks,
    present,
    Player,
    Own,
    board?.hand,
    hasSheets,
    seatActions,
    recaps,
    showAgain,
  ]);

  if (info === undefined) return <p className="loading">{t('loading')}</p>;
  if (curtain !== undefined) {
    return <CurtainPage curtain={curtain} name={names[curtain.seat] ?? ''} owner={owners[curtain.seat]} />;
  }

  const props: BoardProps<unknown, unknown, unknown> = {
    game,
    view,
    viewer: snapshot.viewer,
    seat: decision.seat,
    moves: decision.moves,
    draft: decision.draft,
    preview: decision.preview,
    following: decision.following,
    onPreview: decision.onPreview,
    onChoose: decision.onChoose,
    onPrepare: decision.onPrepare,
    hand: decision.hand,
    onHand: decision.onHand,
    leaf: size === 'phone' ? (leaf ?? board?.leaves?.[0]) : undefined,
    onCancel: decision.onCancel,
    whyNot: decision.whyNot,
    foresee: decision.foresee,
    pending: snapshot.pending,
    playing: shown.playing,
    speaker,
    names,
    owners,
    size,
    calm,
    pace,
  };
  const planning = (): ReactNode => {
    if (!withPlans || info.status !== 'running' || viewer === 'spectator' || !mine.includes(viewer) || view === undefined) return null;
    const plan = snapshot.plans.find(({ seat }) => seat === viewer);
    const onPlan = (moves: readonly string[]): void => void client.send({ do: 'plan', seat: viewer, moves: [...moves] });
    const acts = turn.kind === 'seats' && turn.seats.includes(viewer);
    if (acts || !caughtUp) return <PlanStopped plan={plan} speaker={speaker} onPlan={onPlan} />;
    return <PlanPanel game={game} view={view} seat={viewer} plan={plan} speaker={speaker} onPlan={onPlan} />;
  };
  const focusOf = board === undefined ? NO_FOCUS : board.focusOf;
  const headline = view === undefined ? undefined : board?.headline?.(view);
  const Board = board?.Board;
  const Choices = board?.Choices;
  const SheetOfPlayer = board?.Sheet;
  const Ended = board?.Ended;
  const thinking = caughtUp && turn.kind === 'seats' && turn.seats.every((seat) => isBotDriven(info.seats[seat]));
  const thinkers = thinking && turn.kind === 'seats' ? turn.seats.map((seat) => names[seat] ?? '') : [];
  const takeHint = (move: unknown): void => {
    // A drawer would cover what comes of it.
    if (size !== 'wide') setPanel(undefined);
    decision.onChoose(move);
  };
  const movesPanel = (): ReactNode => (
    <MovesPanel
      game={game}
      view={view}
      decision={decision}
      speaker={speaker}
      over={turn.kind === 'over'}
      planning={<Suspense fallback={null}>{planning()}</Suspense>}
      hint={
        <HintList
          game={game}
          hint={hint}
          decision={decision}
          speaker={speaker}
          names={names}
          owners={owners}
          onChoose={takeHint}
          places={hinted}
        />
      }
    />
  );
  const askHint = (): void => {
    hint.ask();
    if (Board !== undefined) setPanel('moves');
  };

  const tabs: Tab<PanelId>[] = [
    // Played as text, log and moves stand where the board would.
    ...(Board === undefined
      ? []
      : [
          {
            id: 'log' as const,
            title: t('table.log'),
            content: () => <LogPanel log={log} speaker={speaker} owners={owners} focusOf={focusOf} hindsight={info.hindsight} />,
          },
          {
            id: 'moves' as const,
            title: t('table.moves'),
            content: movesPanel,
          },
        ]),
    {
      id: 'score',
      title: t('table.score'),
      content: () =>
        sheet && (
          <>
            <MatchScore match={info.match} names={names} />
            <ScorePanel sheet={sheet} speaker={speaker} names={names} owners={owners} over={turn.kind === 'over'} />
          </>
        ),
    },
    {
      id: 'rules',
      title: t('table.rules'),
      content: () => (
        <Suspense fallback={null}>
          <RulesPanel book={`/rules/${game.id}`} texts={texts} speaker={speaker} wanted={wantedRule} />
        </Suspense>
      ),
    },
    ...(chat !== undefined
      ? [
          {
            id: 'chat' as const,
            title: t('table.chat'),
            count: panel === 'chat' ? 0 : unread,
            content: () => (
              <Suspense fallback={null}>
                <ChatPanel
                  {...chat}
                  lines={snapshot.chat}
                  onSend={(text) => void client.send({ do: 'chat', text })}
                  {...(muting === undefined ? {} : { muting })}
                />
              </Suspense>
            ),
          },
        ]
      : []),
  ];

  const Strip = board?.Strip;
  const panelBar = size !== 'wide' && (
    <PanelBar
      tabs={tabs}
      open={panel}
      onOpen={setPanel}
      leaves={size === 'phone' && view !== undefined ? (board?.leaves ?? []) : []}
      leaf={props.leaf}
      onLeaf={setLeaf}
      leafTitle={(name) => speaker.say({ key: `board.tab.${name}` })}
    />
  );

  return (
    <RulesHere value={rulesHere}>
      <div
        className={`table-page table-${size} ${view === undefined ? 'table-before' : ''}`}
        data-log-length={snapshot.log.length}
        data-game={info.game}
        ref={page}
      >
        <header className="table-head">
          <Link href="/" className="table-home" aria-label={t('home')}>
            <Mark size={30} />
          </Link>
          <div className="table-title">
            <b>{title}</b>
            <small>{headline === undefined ? (info.name ?? '') : speaker.say(headline)}</small>
            <MatchScore match={info.match} names={names} brief />
          </div>
          <ConnectionSign connection={snapshot.connection} />
          {size === 'medium' && panelBar}
          <button type="button" className="close table-menu" aria-label={t('table.menu')} onClick={() => setMenuOpen(true)}>
            <Icon name="menu" />
          </button>
        </header>
        {/* A press anywhere shows at once what is still moving, so that nobody waits for a motion. */}
        <main className="table-board" onPointerDownCapture={caughtUp ? undefined : (event) => !hasOwnGesture(event.target) && skip()}>
          {view === undefined ? (
            before
          ) : (
            <ErrorBoundary
              fallback={(error, retry) => (
                <div className="board-broken" role="alert">
                  <p>{t('table.boardBroken')}</p>
                  <pre>{error.message}</pre>
                  <button type="button" className="button" onClick={retry}>
                    {t('retry')}
                  </button>
                  <MovesPanel game={game} view={view} decision={decision} speaker={speaker} />
                </div>
              )}
            >
              {Board === undefined ? (
                <div className="text-board">
                  <LogPanel log={log} speaker={speaker} owners={owners} focusOf={focusOf} hindsight={info.hindsight} />
                  {movesPanel()}
                </div>
              ) : (
                <Explained explain={(piece) => board?.explain?.(piece, view, props)} speaker={speaker} className="board-place">
                  <Board {...props} />
                  {hinted.length > 0 && (
                    <Suspense fallback={null}>
                      <HintMarks places={hinted} />
                    </Suspense>
                  )}
                  {count !== undefined && <FinalScoring count={count} speaker={speaker} names={names} owners={owners} />}
                  {/* A phone's map keeps room for it while one decides; elsewhere it would lie on something. */}
                  {result === undefined &&
                    ((board?.leaves !== undefined && props.leaf === board.leaves[0]) || !caughtUp || decision.seat === undefined) && (
                      <div className="caption-place">
                        <Caption
                          item={stage.caption}
                          speaker={speaker}
                          owners={owners}
                          running={!caughtUp}
                          onSkip={skip}
                          onAgain={
                            showAgain === undefined || stage.sinceMyMove === undefined ? undefined : () => showAgain(stage.sinceMyMove ?? 0)
                          }
                        />
                      </div>
                    )}
                </Explained>
              )}
            </ErrorBoundary>
          )}
          {result !== undefined && sheet !== undefined && (
            <Suspense fallback={null}>
              <Plate
                result={result}
                sheet={sheet}
                speaker={speaker}
                names={names}
                owners={owners}
                mine={mine}
                title={title}
                hindsight={info.hindsight}
                ended={Ended === undefined || view === undefined ? undefined : (seat) => <Ended {...props} player={seat} />}
                review={
                  review && (
                    <Suspense fallback={null}>
                      <Highlights {...review} kit={kit} viewer={viewer} mine={mine} speaker={speaker} names={names} owners={owners} />
                    </Suspense>
                  )
                }
                actions={actions}
              />
            </Suspense>
          )}
        </main>
        {view !== undefined && (
          <div className="table-decision">
            {aside}
            <OffersPanel client={client} snapshot={snapshot} names={names} />
            <DecisionBar
              game={game}
              snapshot={snapshot}
              turn={turn}
              view={view}
              act={board?.act}
              steps={board?.steps?.(view)}
              chapter={size === 'phone' && headline !== undefined ? speaker.say(headline) : undefined}
              decision={decision}
              speaker={speaker}
              names={names}
              owners={owners}
              choices={Choices !== undefined ? <Choices {...props} /> : Board === undefined ? null : undefined}
              onUndo={() => void client.undo()}
              onMoves={() => setPanel('moves')}
              // A guide says itself what to do.
              onHint={hint.possible && gate === undefined ? askHint : undefined}
              thinking={thinking}
            />
          </div>
        )}
        <aside className="table-rail">
          {players}
          {size === 'phone' && Strip !== undefined && view !== undefined && viewer !== 'spectator' && mine.includes(viewer) && (
            <button type="button" className="own-strip" aria-label={t('table.ownSheet')} onClick={() => setSheetOf(viewer)}>
              <Strip {...props} player={viewer} />
            </button>
          )}
          {size === 'wide' &&
            (rail ?? (
              <div className="table-panels">
                <Tabs label={t('table.panels')} tabs={tabs} open={panel} onOpen={setPanel} />
              </div>
            ))}
          {size === 'phone' && panelBar}
          {size !== 'wide' && panel !== undefined && (
            <div className="table-drawer">
              <button type="button" className="close" aria-label={t('close')} onClick={() => setPanel(undefined)}>
                <Icon name="close" />
              </button>
              <Tabs label={t('table.panels')} tabs={tabs} open={panel} onOpen={setPanel} />
            </div>
          )}
        </aside>
        <Announcer log={log} speaker={speaker} />
        <ThinkingVoice names={thinkers} />
        {sheetOf !== undefined && SheetOfPlayer !== undefined && view !== undefined && (
          <Sheet title={names[sheetOf] ?? ''} onClose={() => setSheetOf(undefined)}>
            <SheetOfPlayer {...props} player={sheetOf} />
          </Sheet>
        )}
        {menuOpen && (
          <Sheet title={t('table.menu')} onClose={() => setMenuOpen(false)}>
            <div className="menu-actions">{actions}</div>
            {seatActions !== undefined && size !== 'wide' && (
              <ul className="seat-actions">
                {names.map((name, seat) => (
                  <li key={name}>
                    {name} {seatActions(seat, name)}
                  </li>
                ))}
              </ul>
            )}
            <h3 className="menu-settings">{t('settings.title')}</h3>
            <Suspense fallback={null}>
              <SettingsForm />
            </Suspense>
          </Sheet>
        )}
      </div>
    </RulesHere>
  );
}
