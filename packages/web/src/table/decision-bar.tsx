import { type AnyGame, equal, eventsOf, type Message, type Seat, type Speaker, type Turn } from '@quarterdeck/kernel';
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Icon } from '../common/icon';
import { useSizeClass } from '../common/size-class';
import { useWords, type Words } from '../i18n/words';
import type { TurnSteps } from '../kit/board-module';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import { pointing } from '../kit/pointing';
import { isCalm, useSettings } from '../settings/settings';
import { type Asked, askedNow } from './asked-together';
import { Gain } from './gain';
import { useKeptHeight } from './kept-height';
import type { TableSnapshot } from './table-client';
import type { Decision } from './use-decision';
import { WhyNot } from './why-not';
import './decision-bar.css';

interface DecisionBarProps {
  readonly game: AnyGame;
  readonly snapshot: TableSnapshot;
  /** Whose turn it is at the moment on show. */
  readonly turn: Turn;
  readonly view: unknown;
  readonly decision: Decision;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  /** The board's own controls; undefined lists the moves as chips, null shows none because they stand elsewhere. */
  readonly choices: ReactNode;
  /** What the button says of a prepared move, where the board has shorter words. */
  readonly act: ((move: unknown, view: unknown, seat: Seat, following: readonly unknown[]) => Message) | undefined;
  /** The steps of the turn, where the board names them. */
  readonly steps: TurnSteps | undefined;
  /** Round and phase, where the page has no other place for them. */
  readonly chapter: string | undefined;
  /** What was said last, where the board has no room for it while one decides; the steps of a turn come first. */
  readonly said: ReactNode;
  readonly onUndo: () => void;
  readonly onMoves: () => void;
  /** Asks for a hint; undefined where none is to be had. */
  readonly onHint: (() => void) | undefined;
  /** Bots alone are to decide now. */
  readonly thinking: boolean;
}

/** Up to this many choices fit as chips. */
const CHIPS = 8;

/** Who decides and what, in words; the choices; and one button, which carries the act that is prepared. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { game, snapshot, turn, view, decision, speaker, owners, choices, act, steps, chapter, said, onUndo, onMoves, onHint, thinking } =
    props;
  const words = useWords();
  const { t } = words;
  const calm = isCalm(useSettings());
  const go = useRef<HTMLButtonElement>(null);
  const { seat, draft } = decision;
  const acting = turn.kind === 'seats' ? turn.seats : [];
  const shownSeat = seat ?? acting[0];
  const owner = shownSeat === undefined ? undefined : owners[shownSeat];

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the hand amounted to already may be aimed at as well
  useEffect(() => {
    // Whoever chose by keyboard finds the act under the next Enter; a mouse is left where it is.
    if (draft !== undefined && document.activeElement?.matches(':focus-visible') === true) go.current?.focus();
  }, [draft, decision.aimed]);

  const refusal = decision.refused ?? snapshot.refusal;
  const pointed = decision.preview ?? draft;
  const sayMove = (move: unknown): string => (seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)));
  const endings = useMemo(() => decision.moves.filter((move) => game.closes?.(move) === true), [game, decision.moves]);
  // What the button carries is not offered a second time.
  const closing = endings.filter((move) => draft === undefined || !equal(move, draft));
  const asks = headline(props, words);

  // A phone's sheet is only as high as it has to be; from the choice on it waits for the next decision of one's own turn, and at the end for the plate.
  const { viewer, pending } = snapshot;
  const isMine = viewer !== 'spectator' && acting.includes(viewer);
  const awaited = turn.kind === 'over' || (isMine && (decision.aimed || pending || seat === undefined));
  const isPhone = useSizeClass() === 'phone';
  const { ref, glideThere } = useKeptHeight(isPhone ? (awaited ? 'held' : 'free') : 'grown');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another decision, or that of others, may need another height
  useLayoutEffect(() => {
    if (isPhone && !calm) glideThere();
  }, [decision.moves, turn]);
  const asked = useRef<Asked>({ seats: [], together: false });
  asked.current = askedNow(acting, asked.current);
  const isBetween = turn.kind === 'seats' && acting.length === 0 && !asked.current.together;
  // While one's own move is shown, all that was asked stays as it was, and nothing of it answers.
  const isShowing = isBetween || (isMine && (pending || seat === undefined));
  const says = useKept(
    isShowing,
    <>
      {owner && <Emblem owner={owner} size={20} />}
      {chapter !== undefined && <p className="decision-chapter">{chapter}</p>}
      {seat !== undefined && steps !== undefined && <Steps steps={steps} speaker={speaker} />}
      {seat !== undefined && steps === undefined && said !== undefined && <div className="decision-said">{said}</div>}
      <h1>
        {decision.aimed && seat !== undefined && draft !== undefined && decision.preview === undefined ? (
          <Prospect {...props} seat={seat} move={draft} />
        ) : (
          asks
        )}{' '}
        {thinking && <span className="dots" aria-hidden="true" />}
      </h1>
      <p className={`decision-hint ${refusal === undefined ? '' : 'decision-refusal'}`} role="status">
        {refusal !== undefined ? (
          <WhyNot reason={refusal} speaker={speaker} />
        ) : pointed !== undefined && pointed !== draft && seat !== undefined && decision.whyNot(pointed) === undefined ? (
          <Prospect {...props} seat={seat} move={pointed} />
        ) : snapshot.tookBackFar ? (
          <em className="decision-note">{t('table.tookBackFar')}</em>
        ) : null}
      </p>
    </>,
  );
  const offered = useKept(
    isShowing,
    turn.kind === 'over' ? null : choices === undefined ? (
      <DefaultChoices decision={decision} sayMove={sayMove} onMoves={onMoves} />
    ) : (
      choices
    ),
  );
  const ends = useKept(
    isShowing,
    seat !== undefined &&
      closing.map((move) => (
        <button key={sayMove(move)} type="button" className="decision-close" onClick={() => decision.onChoose(move)}>
          {sayMove(move)}
        </button>
      )),
  );
  const acts = useKept(
    isShowing,
    seat !== undefined && draft !== undefined
      ? act === undefined
        ? sayMove(draft)
        : speaker.say(act(draft, view, seat, decision.draftFollowing))
      : undefined,
  );
  const isAdvised = useKept(isShowing, onHint !== undefined);
  const isOthers = useKept(isShowing, seat === undefined);
  return (
    <section
      ref={ref}
      className="decision"
      style={owner && { ['--own' as string]: ownerColour(owner) }}
      aria-label={t('table.decision')}
      data-decides={seat}
      data-others={isOthers || undefined}
      data-aimed={decision.aimed || undefined}
    >
      <div className="visually-hidden" aria-live="polite" data-decision-voice>
        {seat === undefined ? '' : asks}
      </div>
      <div className="decision-say">{says}</div>
      <div className="decision-answer">
        <div className="decision-choices" inert={isShowing}>
          {offered}
        </div>
        <div className="decision-act">
          <div className="decision-closing" inert={isShowing}>
            {ends}
          </div>
          {/* Before the tools, which stay where they are when it comes. */}
          {acts !== undefined && (
            <button type="button" ref={go} className="button button-go decision-confirm" inert={isShowing} onClick={decision.confirm}>
              {acts}
            </button>
          )}
          <div className="decision-tools">
            {/* Keeps its place while there is no hint to be had. */}
            <button
              type="button"
              className="button decision-help"
              data-absent={!isAdvised || undefined}
              title={t('hint.ask')}
              aria-label={t('hint.title')}
              disabled={onHint === undefined}
              onClick={onHint}
            >
              <Icon name="compass" />
            </button>
            <UndoButton snapshot={snapshot} onUndo={decision.aimed ? decision.onCancel : onUndo} cancels={decision.aimed} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** `now`, or what it was before for as long as it is held. */
function useKept<T>(held: boolean, now: T): T {
  const kept = useRef(now);
  if (!held) kept.current = now;
  return kept.current;
}

/** What of the turn is done, what is being done, what is to come. */
const Steps = memo(function Steps({ steps: { steps, now }, speaker }: { readonly steps: TurnSteps; readonly speaker: Speaker }): ReactNode {
  return (
    <ol className="decision-steps">
      {steps.map((step, i) => (
        <li key={step.key} aria-current={i === now ? 'step' : undefined} data-done={i < now || undefined}>
          {speaker.say(step)}
        </li>
      ))}
    </ol>
  );
});

/** The move pointed at or prepared, and all that follows it at once, in words with what it gains. */
function Prospect({
  game,
  view,
  decision,
  speaker,
  seat,
  move,
}: DecisionBarProps & { readonly seat: Seat; readonly move: unknown }): ReactNode {
  const { following } = decision;
  const { after, gain } = decision.foresee(move);
  const says = [speaker.say(game.words.move(move, view, seat))];
  let total = gain;
  if (following.length > 0) {
    const next = game.clone(after);
    for (const follows of following) {
      says.push(speaker.say(game.words.move(follows, next, seat)));
      eventsOf(game, next, seat, follows);
    }
    total = (game.score(next).total[seat] ?? 0) - (game.score(view).total[seat] ?? 0);
  }
  return (
    <>
      {says.join(' · ')} <Gain gain={total} />
    </>
  );
}

function headline({ game, snapshot, turn, view, decision, speaker, names, thinking }: DecisionBarProps, { t, locale }: Words): string {
  const { seat } = decision;
  if (view === undefined) return t('table.notStarted');
  if (seat !== undefined) {
    const what = speaker.say(decision.asks ?? game.words.decision(view, seat));
    // Where several share a device, it is said whose turn it is.
    return snapshot.mine.length > 1 ? t('table.decides', { name: names[seat] ?? '', what }) : what;
  }
  if (turn.kind === 'over') return t('table.over');
  if (turn.kind === 'chance') return t('table.chance');
  // Nobody waits for themselves: what will be asked is said while what came before is still shown.
  const own = turn.seats.find((waiting) => snapshot.mine.includes(waiting));
  if (own !== undefined) return speaker.say(game.words.decision(view, own));
  // Between the last choice made in secret and its being turned over nobody is waited for.
  if (turn.seats.length === 0) return t('table.allChose');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(turn.seats.map((waiting) => names[waiting] ?? ''));
  return t(thinking ? 'table.thinks' : 'table.waitingFor', { names: list, n: turn.seats.length });
}

interface UndoButtonProps {
  readonly snapshot: TableSnapshot;
  readonly onUndo: () => void;
  /** Something is prepared: going back gives that up first. */
  readonly cancels: boolean;
}

function UndoButton({ snapshot, onUndo, cancels }: UndoButtonProps): ReactNode {
  const { t } = useWords();
  if (snapshot.viewer === 'spectator' || snapshot.turn.kind === 'over') return null;
  const { undoTo } = snapshot;
  const possible = cancels || (undoTo !== undefined && !snapshot.pending);
  // Where there is nobody to ask, one may go back beyond what was revealed; then the button shows it (play A22).
  const isFar = possible && !cancels && snapshot.undoFar;
  return (
    <button
      type="button"
      className="button decision-undo"
      data-far={isFar || undefined}
      aria-disabled={!possible}
      title={cancels ? t('table.cancel') : possible ? t(isFar ? 'table.undoFar' : 'table.undoHint') : t('table.undoNothing')}
      onClick={() => {
        if (possible) onUndo();
      }}
    >
      <Icon name="undo" />
      <span>{cancels ? t('table.cancel') : t('table.undo')}</span>
    </button>
  );
}

interface DefaultChoicesProps {
  readonly decision: Decision;
  readonly sayMove: (move: unknown) => string;
  readonly onMoves: () => void;
}

/** Few moves as chips; many are for the board and the list. */
function DefaultChoices({ decision, sayMove, onMoves }: DefaultChoicesProps): ReactNode {
  const { t } = useWords();
  if (decision.seat === undefined) return null;
  if (decision.moves.length > CHIPS) {
    return (
      <button type="button" className="button button-quiet" onClick={onMoves}>
        {t('table.listMoves', { n: decision.moves.length })}
      </button>
    );
  }
  return (
    <div className="chips">
      {decision.moves.map((move) => (
        <button
          key={sayMove(move)}
          type="button"
          className="chip"
          aria-pressed={decision.draft !== undefined && equal(decision.draft, move)}
          onClick={() => decision.onChoose(move)}
          {...pointing((here) => decision.onPreview(here ? move : undefined))}
        >
          {sayMove(move)} <Gain gain={decision.foresee(move).gain} />
        </button>
      ))}
    </div>
  );
}
