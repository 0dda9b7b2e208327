import type { AnyGame, Seat, Speaker } from '@quarterdeck/kernel';
import { LIMITS, type PlanState } from '@quarterdeck/protocol';
import { type ReactNode, useMemo, useState } from 'react';
import { useWords } from '../i18n/words';
import { outlook } from './outlook';
import { WhyNot } from './why-not';
import { WrittenMove } from './written-move';
import './plan-panel.css';

interface PlanPanelProps {
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly plan: PlanState | undefined;
  readonly speaker: Speaker;
  readonly onPlan: (moves: readonly string[]) => void;
}

/** More than this at once is no list any more; the filter narrows it down. */
const SHOWN = 60;

/** Moves stored in advance, while it is not one's turn: what is planned, and what could be. */
export function PlanPanel({ game, view, seat, plan, speaker, onPlan }: PlanPanelProps): ReactNode {
  const { t } = useWords();
  const [filter, setFilter] = useState('');
  const moves = plan?.moves ?? [];
  // A new plan of the same moves is no reason to think anew.
  const written = moves.join('\n');
  const { planned, likely } = useMemo(
    () =>
      outlook(game, view, seat, written === '' ? [] : written.split('\n'), (move, world) =>
        speaker.say(game.words.move(move, world, seat)),
      ),
    [game, view, seat, written, speaker],
  );
  const wanted = filter.trim().toLowerCase();
  const fitting = likely.filter(({ text, notation }) => `${text} ${notation}`.toLowerCase().includes(wanted));
  const full = moves.length >= LIMITS.planSteps;
  return (
    <div className="plan">
      <h3>{t('plan.title')}</h3>
      <p className="quiet">{t('plan.hint')}</p>
      <PlanStopped plan={plan} speaker={speaker} onPlan={onPlan} />
      {moves.length === 0 ? (
        <p className="quiet">{t('plan.none')}</p>
      ) : (
        <ol className="plan-moves">
          {planned.map(({ notation, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same move may stand in a plan twice
            <li key={`${i} ${notation}`}>
              <span>
                {text} {text !== notation && <code>{notation}</code>}
              </span>
              <button
                type="button"
                className="button button-small button-quiet"
                aria-label={t('plan.removeOf', { move: text })}
                onClick={() => onPlan(moves.filter((_, at) => at !== i))}
              >
                {t('plan.remove')}
              </button>
            </li>
          ))}
        </ol>
      )}
      {full ? (
        <p className="quiet">{t('plan.full')}</p>
      ) : (
        <>
          <h3>{t('plan.candidates')}</h3>
          <input
            type="search"
            value={filter}
            aria-label={t('moves.filter')}
            placeholder={t('moves.filter')}
            onChange={(event) => setFilter(event.target.value)}
          />
          <ul className="plan-likely">
            {fitting.slice(0, SHOWN).map(({ notation, text }) => (
              <li key={notation}>
                <button
                  type="button"
                  className="move"
                  aria-label={t('plan.addOf', { move: text })}
                  title={t('plan.add')}
                  onClick={() => onPlan([...moves, notation])}
                >
                  <span>{text}</span>
                  <code>{notation}</code>
                </button>
              </li>
            ))}
          </ul>
          {fitting.length > SHOWN && <p className="quiet">{t('moves.more', { n: fitting.length - SHOWN })}</p>}
          {fitting.length === 0 && <p className="quiet">{likely.length === 0 ? t('plan.noneLikely') : t('moves.noneFits')}</p>}
          <WrittenMove
            game={game}
            speaker={speaker}
            go={t('plan.add')}
            onMove={(move) => onPlan([...moves, game.notation.writeMove(move)])}
          />
        </>
      )}
    </div>
  );
}

/** Why the rest of a plan was dropped. */
export function PlanStopped({ plan, speaker, onPlan }: Pick<PlanPanelProps, 'plan' | 'speaker' | 'onPlan'>): ReactNode {
  const { t } = useWords();
  if (plan?.stopped === undefined) return null;
  const { move, reason } = plan.stopped;
  return (
    <div className="notice notice-bad" role="status">
      <span>
        {t('plan.stopped', { move })} <WhyNot reason={reason} speaker={speaker} />
      </span>
      <button type="button" className="button button-small" onClick={() => onPlan([])}>
        {t('plan.dismiss')}
      </button>
    </div>
  );
}
