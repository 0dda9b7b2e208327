import { type AnyGame, equal, eventsOf, type Message, type Seat, type Speaker, type Turn } from '@quarterdeck/kernel';
import { memo, type ReactNode, useRef } from 'react';
import { useWords, type Words } from '../i18n/words';
import type { TurnSteps } from '../kit/board-module';
import { Emblem } from '../kit/emblem';
import type { Owner } from '../kit/owners';
import { pointing } from '../kit/pointing';
import { Gain } from './gain';
import type { TableSnapshot } from './table-client';
import type { Decision } from './use-decision';
import { WhyNot } from './why-not';

/** All that a decision is put in words and choices by. */
export interface QuestionProps {
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
  readonly onMoves: () => void;
  /** Asks for a hint; undefined where none is to be had. */
  readonly onHint: (() => void) | undefined;
  /** Bots alone are to decide now. */
  readonly thinking: boolean;
}

/** A decision as the bar puts it. */
interface Question {
  /** Who is asked and what, in words. */
  readonly says: ReactNode;
  readonly choices: ReactNode;
  /** What says "I am done". */
  readonly endings: ReactNode;
  /** What the one button says; undefined when nothing is prepared. */
  readonly act: string | undefined;
  readonly isAdvised: boolean;
  readonly isOthers: boolean;
}

/** Up to this many choices fit as chips. */
const CHIPS = 8;

/** What is asked now; while it is held, what was asked before, all of it as it was. */
export function useQuestion(held: boolean, props: QuestionProps, asks: string): Question {
  const kept = useRef<Question>(undefined);
  if (!held || kept.current === undefined) kept.current = questionOf(props, asks);
  return kept.current;
}

function questionOf(props: QuestionProps, asks: string): Question {
  const { game, view, decision, speaker, choices, act, onMoves, onHint } = props;
  const { seat, draft, moves } = decision;
  const sayMove = (move: unknown): string => (seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)));
  // What the button carries is not offered a second time.
  const endings = moves.filter((move) => game.closes?.(move) === true && (draft === undefined || !equal(move, draft)));
  const prepared = seat !== undefined && draft !== undefined;
  return {
    says: <Says {...props} asks={asks} />,
    choices:
      props.turn.kind === 'over' ? null : choices === undefined ? (
        <DefaultChoices decision={decision} sayMove={sayMove} onMoves={onMoves} />
      ) : (
        choices
      ),
    endings:
      seat !== undefined &&
      endings.map((move) => (
        <button key={sayMove(move)} type="button" className="decision-close" onClick={() => decision.onChoose(move)}>
          {sayMove(move)}
        </button>
      )),
    act: !prepared ? undefined : act === undefined ? sayMove(draft) : speaker.say(act(draft, view, seat, decision.draftFollowing)),
    isAdvised: onHint !== undefined,
    isOthers: seat === undefined,
  };
}

function Says(props: QuestionProps & { readonly asks: string }): ReactNode {
  const { snapshot, decision, speaker, steps, chapter, said, thinking, asks } = props;
  const { t } = useWords();
  const { seat, draft } = decision;
  const owner = ownerAsked(props);
  const refusal = decision.refused ?? snapshot.refusal;
  const pointed = decision.preview ?? draft;
  return (
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
    </>
  );
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
}: QuestionProps & { readonly seat: Seat; readonly move: unknown }): ReactNode {
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

/** Whose decision it is, or the first of those who are waited for. */
export function ownerAsked({ decision, turn, owners }: QuestionProps): Owner | undefined {
  const seat = decision.seat ?? (turn.kind === 'seats' ? turn.seats[0] : undefined);
  return seat === undefined ? undefined : owners[seat];
}

/** Who is asked and what, or who is waited for. */
export function headline(
  { game, snapshot, turn, view, decision, speaker, names, steps, thinking }: QuestionProps,
  { t, locale }: Words,
): string {
  const { seat } = decision;
  // A battle or its loot is more than that chance decides.
  const now = steps?.steps[steps.now];
  if (view === undefined) return t('table.notStarted');
  if (seat !== undefined) {
    const what = speaker.say(decision.asks ?? game.words.decision(view, seat));
    // Where several share a device, it is said whose turn it is.
    return snapshot.mine.length > 1 ? t('table.decides', { name: names[seat] ?? '', what }) : what;
  }
  if (turn.kind === 'over') return t('table.over');
  if (turn.kind === 'chance') return now === undefined ? t('table.chance') : speaker.say(now);
  // Nobody waits for themselves: what will be asked is said while what came before is still shown.
  const own = turn.seats.find((waiting) => snapshot.mine.includes(waiting));
  if (own !== undefined) return speaker.say(game.words.decision(view, own));
  // Between the last choice made in secret and its being turned over nobody is waited for.
  if (turn.seats.length === 0) return t('table.allChose');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(turn.seats.map((waiting) => names[waiting] ?? ''));
  return t(thinking ? 'table.thinks' : 'table.waitingFor', { names: list, n: turn.seats.length });
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
