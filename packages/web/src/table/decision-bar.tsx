import { type AnyGame, equal, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../common/icon';
import { reasonWords } from '../common/reason-text';
import { useWords, type Words } from '../i18n/words';
import { Emblem } from '../kit/emblem';
import { type Owner, ownerColour } from '../kit/owners';
import { Gain } from './moves-panel';
import type { TableSnapshot } from './table-client';
import type { Decision } from './use-decision';

interface DecisionBarProps {
  readonly game: AnyGame;
  readonly snapshot: TableSnapshot;
  readonly view: unknown;
  readonly decision: Decision;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  /** The board's own controls; undefined lists the moves as chips, null shows none because they stand elsewhere. */
  readonly choices: ReactNode;
  readonly onUndo: () => void;
  readonly onMoves: () => void;
  /** Asks for a hint; undefined where none is to be had. */
  readonly onHint: (() => void) | undefined;
  /** Bots alone are to decide now. */
  readonly thinking: boolean;
  /** Shown instead of the choices when the game is over. */
  readonly ending: ReactNode;
}

/** Up to this many choices fit as chips. */
const CHIPS = 8;

/** Who decides, what, and what is possible, in words; with undo and confirm always in the same place. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { game, snapshot, view, decision, speaker, owners, choices, onUndo, onMoves, onHint, thinking, ending } = props;
  const words = useWords();
  const { t } = words;
  const confirm = useRef<HTMLButtonElement>(null);
  const { seat, draft } = decision;
  const acting = snapshot.turn.kind === 'seats' ? snapshot.turn.seats : [];
  const shownSeat = seat ?? acting[0];
  const owner = shownSeat === undefined ? undefined : owners[shownSeat];

  useEffect(() => {
    // Whoever chose by keyboard finds the confirmation under the next Enter; a mouse is left where it is.
    if (draft !== undefined && document.activeElement?.matches(':focus-visible') === true) confirm.current?.focus();
  }, [draft]);

  const told = decision.refused ?? snapshot.refusal;
  const refusal = told === undefined ? undefined : reasonWords(told, words, speaker);
  const pointed = draft ?? decision.preview;
  const sayMove = (move: unknown): string => (seat === undefined ? '' : speaker.say(game.words.move(move, view, seat)));

  return (
    <section className="decision" style={owner && { ['--own' as string]: ownerColour(owner) }} aria-label={t('table.decision')}>
      <div className="decision-say">
        {owner && <Emblem owner={owner} size={20} />}
        <h1>
          {headline(props, words)} {thinking && <span className="dots" aria-hidden="true" />}
        </h1>
        <p className={`decision-hint ${refusal === undefined ? '' : 'decision-refusal'}`} role="status">
          {refusal !== undefined ? (
            <>
              {refusal.text} {refusal.rule && <span title={refusal.rule.id}>{refusal.rule.text}</span>}
            </>
          ) : pointed !== undefined && seat !== undefined && decision.whyNot(pointed) === undefined ? (
            <>
              {sayMove(pointed)} <Gain gain={decision.foresee(pointed).gain} />
            </>
          ) : seat !== undefined && decision.moves.length > 0 ? (
            t('table.possible', { n: decision.moves.length })
          ) : null}
        </p>
      </div>
      <div className="decision-act">
        <div className="decision-choices">
          {snapshot.turn.kind === 'over' && view !== undefined ? (
            ending
          ) : choices === undefined ? (
            <DefaultChoices decision={decision} sayMove={sayMove} onMoves={onMoves} />
          ) : (
            choices
          )}
        </div>
        {/* What comes and goes stands left of what stays, so that undo and confirm never move under the pointer. */}
        {draft !== undefined && (
          <button type="button" className="button button-quiet" onClick={decision.onCancel}>
            {t('table.cancel')}
          </button>
        )}
        {onHint !== undefined && (
          <button type="button" className="button decision-help" title={t('hint.ask')} onClick={onHint}>
            <Icon name="compass" />
            <span>{t('hint.title')}</span>
          </button>
        )}
        <UndoButton snapshot={snapshot} onUndo={onUndo} />
        {snapshot.turn.kind !== 'over' && snapshot.viewer !== 'spectator' && (
          <button
            type="button"
            ref={confirm}
            className={`button button-go ${seat === undefined ? 'decision-idle' : 'decision-confirm'}`}
            aria-disabled={draft === undefined}
            title={draft === undefined ? t('table.confirmNothing') : undefined}
            onClick={decision.confirm}
          >
            <Icon name="check" />
            {t('table.confirm')}
          </button>
        )}
      </div>
    </section>
  );
}

function headline({ game, snapshot, view, decision, speaker, names, thinking }: DecisionBarProps, { t, locale }: Words): string {
  const { seat } = decision;
  if (view === undefined) return t('table.notStarted');
  if (seat !== undefined) return t('table.decides', { name: names[seat] ?? '', what: speaker.say(game.words.decision(view, seat)) });
  if (snapshot.turn.kind === 'over') return t('table.over');
  if (snapshot.turn.kind === 'chance') return t('table.chance');
  if (snapshot.viewer !== 'spectator' && snapshot.turn.seats.includes(snapshot.viewer)) return t('table.showing');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(snapshot.turn.seats.map((waiting) => names[waiting] ?? ''));
  return t(thinking ? 'table.thinks' : 'table.waitingFor', { names: list, n: snapshot.turn.seats.length });
}

function UndoButton({ snapshot, onUndo }: { readonly snapshot: TableSnapshot; readonly onUndo: () => void }): ReactNode {
  const { t } = useWords();
  if (snapshot.viewer === 'spectator') return null;
  const possible = snapshot.undoTo !== undefined && !snapshot.pending;
  return (
    <button
      type="button"
      className="button decision-undo"
      aria-disabled={!possible}
      title={possible ? t('table.undoHint') : t('table.undoNothing')}
      onClick={() => {
        if (possible) onUndo();
      }}
    >
      <Icon name="undo" />
      {t('table.undo')}
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
          onPointerEnter={() => decision.onPreview(move)}
          onPointerLeave={() => decision.onPreview(undefined)}
          onFocus={() => decision.onPreview(move)}
          onBlur={() => decision.onPreview(undefined)}
        >
          {sayMove(move)} <Gain gain={decision.foresee(move).gain} />
        </button>
      ))}
    </div>
  );
}
