import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '../common/icon';
import { useSizeClass } from '../common/size-class';
import { useWords } from '../i18n/words';
import { ownerColour } from '../kit/owners';
import { isCalm, useSettings } from '../settings/settings';
import { type Asked, askedNow } from './asked-together';
import { useKeptHeight } from './kept-height';
import { headline, ownerAsked, type QuestionProps, useQuestion } from './question';
import type { TableSnapshot } from './table-client';
import './decision-bar.css';

interface DecisionBarProps extends QuestionProps {
  readonly onUndo: () => void;
}

/** Who decides and what, in words; the choices; and one button, which carries the act that is prepared. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { snapshot, turn, decision, onUndo, onHint } = props;
  const words = useWords();
  const { t } = words;
  const calm = isCalm(useSettings());
  const go = useRef<HTMLButtonElement>(null);
  const { seat, draft } = decision;
  const acting = turn.kind === 'seats' ? turn.seats : [];
  const owner = ownerAsked(props);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the hand amounted to already may be aimed at as well
  useEffect(() => {
    // Whoever chose by keyboard finds the act under the next Enter; a mouse is left where it is.
    if (draft !== undefined && document.activeElement?.matches(':focus-visible') === true) go.current?.focus();
  }, [draft, decision.aimed]);

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
  const question = useQuestion(isShowing, props, asks);
  return (
    <section
      ref={ref}
      className="decision"
      style={owner && { ['--own' as string]: ownerColour(owner) }}
      aria-label={t('table.decision')}
      data-decides={seat}
      data-others={question.isOthers || undefined}
      data-aimed={decision.aimed || undefined}
    >
      <div className="visually-hidden" aria-live="polite" data-decision-voice>
        {seat === undefined ? '' : asks}
      </div>
      <div className="decision-say">{question.says}</div>
      <div className="decision-answer">
        <div className="decision-choices" inert={isShowing}>
          {question.choices}
        </div>
        <div className="decision-act">
          <div className="decision-closing" inert={isShowing}>
            {question.endings}
          </div>
          {/* Before the tools, which stay where they are when it comes. */}
          {question.act !== undefined && (
            <button type="button" ref={go} className="button button-go decision-confirm" inert={isShowing} onClick={decision.confirm}>
              {question.act}
            </button>
          )}
          <div className="decision-tools">
            {/* Keeps its place while there is no hint to be had. */}
            <button
              type="button"
              className="button decision-help"
              data-absent={!question.isAdvised || undefined}
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
