import type { Seat } from '@quarterdeck/kernel';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useHint } from '../analysis/use-hint';
import { useHinted } from '../analysis/use-hinted';
import { ErrorBoundary } from '../common/error-boundary';
import { Icon } from '../common/icon';
import { Sheet } from '../common/sheet';
import { useSizeClass } from '../common/size-class';
import { type Tab, Tabs } from '../common/tabs';
import { useWords } from '../i18n/words';
import type { BoardProps } from '../kit';
import { hasOwnGesture } from '../kit/own-gesture';
import { houseOwners } from '../kit/owners';
import { RulesHere } from '../kit/rule-link';
import type { HighlightsProps } from '../replay/highlights';
import { isCalm, useSettings } from '../settings/settings';
import { Caption } from '../stage/caption';
import { StageBoard } from '../stage/stage-board';
import { StageFrame } from '../stage/stage-frame';
import { useShownScore } from '../stage/use-shown-score';
import { useStage } from '../stage/use-stage';
import { Announcer } from './announcer';
import type { ChatMuting } from './chat-panel';
import { DecisionBar } from './decision-bar';
import { useKeptFocus } from './kept-focus';
import { LogPanel } from './log-panel';
import { MatchScore } from './match-score';
import { ownersBefore } from './owners-before';
import { PanelBar } from './panel-bar';
import { isBotDriven, seatNames } from './seat-names';
import type { TableClient } from './table-client';
import { TableHead } from './table-head';
import { type TableKit, useSpeaker } from './table-kit';
import { TablePlayers } from './table-players';
import { ThinkingVoice } from './thinking-voice';
import { type Gate, useDecision } from './use-decision';
import { useHotSeat } from './use-hot-seat';
import { type PanelId, usePanels } from './use-panels';
import '../kit/kit.css';

interface TableViewProps {
  readonly client: TableClient;
  readonly kit: TableKit;
  readonly title: string;
  /** What can be done when the game is over, and from the table's menu. */
  readonly actions: ReactNode;
  /** What leads to the next game, once this one is over. */
  readonly next?: ReactNode;
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
const HintList = lazy(() => import('../analysis/hint-list').then((module) => ({ default: module.HintList })));
const CurtainPage = lazy(() => import('./curtain-page').then((module) => ({ default: module.CurtainPage })));
const ChatPanel = lazy(() => import('./chat-panel').then((module) => ({ default: module.ChatPanel })));
const Highlights = lazy(() => import('../replay/highlights'));
const Plate = lazy(() => import('../stage/plate').then((module) => ({ default: module.Plate })));
const PlateStrip = lazy(() => import('../stage/plate').then((module) => ({ default: module.PlateStrip })));
const MovesPanel = lazy(() => import('./moves-panel').then((module) => ({ default: module.MovesPanel })));
const ScorePanel = lazy(() => import('./score-panel').then((module) => ({ default: module.ScorePanel })));
const TableMenu = lazy(() => import('./table-menu').then((module) => ({ default: module.TableMenu })));
const RulesPanel = lazy(() => import('./rules-panel').then((module) => ({ default: module.RulesPanel })));
// Needed only among people.
const OffersPanel = lazy(() => import('./offers').then((module) => ({ default: module.OffersPanel })));
const Planning = lazy(() => import('./planning').then((module) => ({ default: module.Planning })));

const NO_FOCUS = (): readonly string[] => [];
const NOBODY: readonly number[] = [];

/** A table in play: board, players, decision, panels. Knows neither the game nor where the table lives. */
export function TableView(given: TableViewProps): ReactNode {
  const { client, kit, title, actions, next, chat, muting, withPlans = false, seatActions, gate, aside, rail, before, review } = given;
  const { game, board, texts } = kit;
  const words = useWords();
  const { t } = words;
  const calm = isCalm(useSettings());
  const size = useSizeClass();
  const page = useRef<HTMLDivElement>(null);
  const snapshot = useSyncExternalStore(client.subscribe, client.snapshot);
  const { info, viewer, mine } = snapshot;
  const names = useMemo(() => seatNames(info?.seats ?? [], words), [info?.seats, words]);
  const speaker = useSpeaker(kit, names, info?.options);
  const stage = useStage(game, board, client, snapshot, speaker);
  const { shown, view, known, turn, log, caughtUp, recaps, pace, skip, showAgain } = stage;
  const { playing } = shown;
  const decision = useDecision(game, client, snapshot, view, caughtUp && !shown.again, board, gate);
  useKeptFocus(page, decision.seat === undefined || decision.moves.length === 0 ? undefined : decision.moves);
  const hint = useHint(game, info, view, decision);
  const hinted = useHinted(kit, hint, decision);
  const { count, sheet } = useShownScore(game, board, view, playing);
  const result = turn.kind === 'over' && caughtUp ? info?.result : undefined;
  const curtain = useHotSeat(game, client, snapshot, caughtUp);
  const { onOpen, clearBoard, ...panels } = usePanels({
    game: game.id,
    size,
    usual: board === undefined ? 'score' : 'log',
    absent: rail !== undefined,
    boardMatters: decision.aimed || count !== undefined || result !== undefined,
    chatLines: snapshot.chat.length,
  });
  const [leaf, setLeaf] = useState(given.leaf);
  useEffect(() => setLeaf(given.leaf), [given.leaf]);
  const [sheetOf, setSheetOf] = useState<Seat | undefined>(undefined);
  const [menuOpen, setMenuOpen] = useState(false);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const [folded, setFolded] = useState(false);
  const openScore = useCallback(() => onOpen('score'), [onOpen]);

  const steps = useMemo(() => (known === undefined ? undefined : board?.steps?.(known)), [board, known]);
  const seats = info?.seats.length ?? 0;
  const gathering = info?.status === 'waiting' ? info : undefined;
  const owners = useMemo(() => {
    if (gathering !== undefined) return ownersBefore({ game, board }, gathering);
    return view === undefined || board?.owners === undefined ? houseOwners(seats) : board.owners(view, seats);
  }, [game, board, view, gathering, seats]);

  if (info === undefined) return <p className="loading">{t('loading')}</p>;
  if (curtain !== undefined) {
    return (
      <Suspense fallback={null}>
        <CurtainPage curtain={curtain} name={names[curtain.seat] ?? ''} owner={owners[curtain.seat]} />
      </Suspense>
    );
  }

  const props: BoardProps<unknown, unknown, unknown> = {
    game,
    view,
    viewer,
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
    playing,
    speaker,
    names,
    owners,
    size,
    calm,
    pace,
  };
  // All but the board itself: what is still in motion there is not told beside it.
  const told = { ...props, view: known };
  const headline = known === undefined ? undefined : board?.headline?.(known);
  const Choices = board?.Choices;
  const SheetOfPlayer = board?.Sheet;
  const Ended = board?.Ended;
  const Strip = board?.Strip;
  // What stands around the board has its place before the board is there.
  const hasBoard = view !== undefined || info.status === 'running';
  // Round and phase, and that one only looks on.
  const place = [
    ...(headline === undefined ? [] : [speaker.say(headline)]),
    ...(viewer === 'spectator' && info.status === 'running' ? [t('table.watching')] : []),
  ].join(' · ');
  const thinking = caughtUp && turn.kind === 'seats' && turn.seats.every((seat) => isBotDriven(info.seats[seat]));
  const thinkers = thinking && turn.kind === 'seats' ? turn.seats.map((seat) => names[seat] ?? '') : [];
  const takeHint = (move: unknown): void => {
    // A drawer would cover what comes of it.
    clearBoard();
    decision.onChoose(move);
  };
  const askHint = (): void => {
    hint.ask();
    if (board !== undefined) onOpen('moves');
  };

  const logPanel = (): ReactNode => (
    <LogPanel log={log} speaker={speaker} owners={owners} focusOf={board?.focusOf ?? NO_FOCUS} hindsight={info.hindsight} />
  );
  const movesPanel = (): ReactNode => (
    <Suspense fallback={null}>
      <MovesPanel
        game={game}
        view={view}
        decision={decision}
        speaker={speaker}
        over={turn.kind === 'over'}
        planning={
          withPlans && (
            <Suspense fallback={null}>
              <Planning game={game} client={client} snapshot={snapshot} view={view} turn={turn} caughtUp={caughtUp} speaker={speaker} />
            </Suspense>
          )
        }
        hint={
          hint.now.state !== 'none' && (
            <Suspense fallback={null}>
              <HintList
                game={game}
                hint={hint}
                decision={decision}
                speaker={speaker}
                names={names}
                owners={owners}
                onChoose={takeHint}
                places={hinted.places}
              />
            </Suspense>
          )
        }
      />
    </Suspense>
  );
  const scorePanel = (): ReactNode =>
    sheet && (
      <Suspense fallback={null}>
        <MatchScore match={info.match} names={names} />
        <ScorePanel sheet={sheet} speaker={speaker} names={names} owners={owners} over={turn.kind === 'over'} ranks={result?.ranks} />
      </Suspense>
    );
  const rulesPanel = (): ReactNode => (
    <Suspense fallback={null}>
      <RulesPanel book={`/rules/${game.id}`} texts={texts} speaker={speaker} wanted={panels.wantedRule} />
    </Suspense>
  );
  const chatPanel = (): ReactNode =>
    chat && (
      <Suspense fallback={null}>
        <ChatPanel
          {...chat}
          lines={snapshot.chat}
          onSend={(text) => void client.send({ do: 'chat', text })}
          {...(muting === undefined ? {} : { muting })}
        />
      </Suspense>
    );
  const tabs: readonly Tab<PanelId>[] = [
    // Played as text, log and moves stand where the board would.
    ...(board === undefined
      ? []
      : [
          { id: 'log' as const, title: t('table.log'), content: logPanel },
          { id: 'moves' as const, title: t('table.moves'), content: movesPanel },
        ]),
    { id: 'score', title: t('table.score'), content: scorePanel },
    { id: 'rules', title: t('table.rules'), content: rulesPanel },
    ...(chat === undefined ? [] : [{ id: 'chat' as const, title: t('table.chat'), count: panels.unread, content: chatPanel }]),
  ];
  const allPanels = <Tabs label={t('table.panels')} tabs={tabs} open={panels.open} onOpen={onOpen} />;
  const panelBar = size !== 'wide' && (
    <PanelBar
      tabs={tabs}
      open={panels.open}
      onOpen={onOpen}
      leaves={size === 'phone' && hasBoard ? (board?.leaves ?? []) : []}
      leaf={props.leaf}
      onLeaf={setLeaf}
      leafTitle={(name) => speaker.say({ key: `board.tab.${name}` })}
    />
  );

  const said = (
    <Caption
      item={stage.caption}
      speaker={speaker}
      owners={owners}
      running={!caughtUp}
      onSkip={skip}
      onAgain={showAgain === undefined || stage.sinceMyMove === undefined ? undefined : () => showAgain(stage.sinceMyMove ?? 0)}
    />
  );
  // A phone's map keeps room for it while one decides; elsewhere it would lie on something.
  const hasCaption =
    result === undefined && ((board?.leaves !== undefined && props.leaf === board.leaves[0]) || !caughtUp || decision.seat === undefined);
  const caption = hasCaption && <div className="caption-place">{said}</div>;
  const plate = result !== undefined && sheet !== undefined && !folded && (
    <Suspense fallback={null}>
      <Plate
        result={result}
        sheet={sheet}
        speaker={speaker}
        names={names}
        owners={owners}
        mine={mine}
        title={title}
        board={board}
        hindsight={info.hindsight}
        ended={Ended === undefined || view === undefined ? undefined : (seat) => <Ended {...props} player={seat} />}
        review={
          review && (
            <Suspense fallback={null}>
              <Highlights {...review} kit={kit} viewer={viewer} mine={mine} speaker={speaker} names={names} owners={owners} />
            </Suspense>
          )
        }
        next={next}
        actions={actions}
        onFold={() => setFolded(true)}
      />
    </Suspense>
  );
  const play = (
    <ErrorBoundary
      fallback={(error, retry) => (
        <div className="board-broken" role="alert">
          <p>{t('table.boardBroken')}</p>
          <pre>{error.message}</pre>
          <button type="button" className="button" onClick={retry}>
            {t('retry')}
          </button>
          <Suspense fallback={null}>
            <MovesPanel game={game} view={view} decision={decision} speaker={speaker} />
          </Suspense>
        </div>
      )}
    >
      {board === undefined ? (
        <div className="text-board">
          {logPanel()}
          {movesPanel()}
        </div>
      ) : (
        <StageBoard board={board} props={props} hinted={hinted} count={count}>
          {caption}
        </StageBoard>
      )}
    </ErrorBoundary>
  );
  // Against bots alone nobody asks anything of anybody, but a clock may have put a bot in one's own place.
  const hasOffers = snapshot.connection !== 'here' || info.offers.length > 0 || info.seats.some(({ standIn }) => standIn === true);
  const bar = view !== undefined && (
    <div className="table-decision">
      {aside}
      {hasOffers && (
        <Suspense fallback={null}>
          <OffersPanel client={client} snapshot={snapshot} names={names} />
        </Suspense>
      )}
      {result !== undefined && folded ? (
        <Suspense fallback={null}>
          <PlateStrip
            result={result}
            names={names}
            mine={mine}
            speaker={speaker}
            board={board}
            next={next}
            onOpen={() => setFolded(false)}
          />
        </Suspense>
      ) : (
        <DecisionBar
          game={game}
          snapshot={snapshot}
          turn={turn}
          view={view}
          act={board?.act}
          steps={steps}
          chapter={size === 'phone' && place !== '' ? place : undefined}
          said={size === 'phone' && board !== undefined && board.leaves === undefined ? said : undefined}
          decision={decision}
          speaker={speaker}
          names={names}
          owners={owners}
          choices={Choices !== undefined ? <Choices {...told} /> : board === undefined ? null : undefined}
          onUndo={() => void client.undo()}
          onMoves={() => onOpen('moves')}
          // A guide says itself what to do.
          onHint={hint.possible && gate === undefined ? askHint : undefined}
          thinking={thinking}
        />
      )}
    </div>
  );
  const beside = (
    <>
      <TablePlayers
        info={info}
        board={board}
        game={game}
        view={known}
        viewer={viewer}
        playing={playing}
        speaker={speaker}
        names={names}
        owners={owners}
        size={size}
        calm={calm}
        totals={sheet?.total ?? NOBODY}
        ranks={result?.ranks}
        turn={turn}
        mine={mine}
        clocks={snapshot.clocks}
        present={snapshot.connection === 'here' ? undefined : snapshot.present}
        recaps={recaps}
        onAgain={showAgain}
        seatActions={seatActions}
        onScore={openScore}
        onSheet={setSheetOf}
      />
      {size === 'phone' && Strip !== undefined && view !== undefined && viewer !== 'spectator' && mine.includes(viewer) && (
        <button type="button" className="own-strip" onClick={() => setSheetOf(viewer)}>
          <span className="visually-hidden">{t('table.ownSheet')}</span>
          <Strip {...told} player={viewer} />
        </button>
      )}
      {size === 'phone' && Strip !== undefined && view === undefined && hasBoard && <div className="own-strip" />}
      {size === 'wide' && (rail ?? <div className="table-panels">{allPanels}</div>)}
      {size === 'phone' && panelBar}
      {size !== 'wide' && panels.open !== undefined && (
        <div className="table-drawer">
          <button type="button" className="close" aria-label={t('close')} onClick={() => onOpen(undefined)}>
            <Icon name="close" />
          </button>
          {allPanels}
        </div>
      )}
    </>
  );

  return (
    <RulesHere value={panels.rulesHere}>
      <StageFrame
        size={size}
        className={view === undefined ? 'table-before' : ''}
        game={info.game}
        logLength={snapshot.log.length}
        page={page}
        head={
          <TableHead
            title={title}
            subtitle={place === '' ? (info.name ?? '') : place}
            match={info.match}
            names={names}
            connection={snapshot.connection}
            onMenu={openMenu}
          >
            {size === 'medium' && panelBar}
          </TableHead>
        }
        // A press anywhere on the board shows at once what is still moving, so that nobody waits for a motion.
        onPress={caughtUp ? undefined : (event) => !hasOwnGesture(event.target) && skip()}
        board={view === undefined ? before : play}
        bar={bar}
        rail={beside}
      >
        {plate}
        <Announcer log={log} speaker={speaker} />
        <ThinkingVoice names={thinkers} />
        {sheetOf !== undefined && SheetOfPlayer !== undefined && view !== undefined && (
          <Sheet title={names[sheetOf] ?? ''} onClose={() => setSheetOf(undefined)}>
            <SheetOfPlayer {...told} player={sheetOf} />
          </Sheet>
        )}
        {menuOpen && (
          <Suspense fallback={null}>
            <TableMenu
              actions={
                <>
                  {next}
                  {actions}
                </>
              }
              names={names}
              seatActions={size === 'wide' ? undefined : seatActions}
              onClose={() => setMenuOpen(false)}
            />
          </Suspense>
        )}
      </StageFrame>
    </RulesHere>
  );
}
