import { type AnyGame, equal, NotationError, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useEffect } from 'react';
import { Failure } from '../common/failure';
import { useWords } from '../i18n/words';
import { lightNothing, lightPieces } from '../kit/highlight';
import type { Owner } from '../kit/owners';
import type { Decision } from '../table/use-decision';
import { Shares } from './shares';
import type { Hint } from './use-hint';
import { Why } from './why';
import './analysis.css';

interface HintListProps {
  readonly game: AnyGame;
  readonly hint: Hint;
  readonly decision: Decision;
  readonly speaker: Speaker;
  readonly names: readonly string[];
  readonly owners: readonly Owner[];
  readonly onChoose: (move: unknown) => void;
  /** The pieces that an event speaks of. */
  readonly focusOf: (event: unknown) => readonly string[];
}

/** What a bot would do in one's place: a few moves, each chosen and previewed as in the list of all moves. */
export function HintList({ game, hint, decision, speaker, names, owners, onChoose, focusOf }: HintListProps): ReactNode {
  const { t } = useWords();
  const { now } = hint;
  useEffect(() => lightNothing, []);
  if (now.state === 'none') return null;
  const point = (move: unknown): void => {
    decision.onPreview(move);
    lightPieces(decision.foresee(move).events.flatMap(focusOf));
  };
  const leave = (): void => {
    decision.onPreview(undefined);
    lightNothing();
  };
  return (
    <section className="hint" aria-label={t('hint.title')}>
      <p role="status">
        {now.state === 'thinking' ? (
          <>
            {t('hint.thinking')} <span className="dots" aria-hidden="true" />
          </>
        ) : (
          now.state === 'told' && t('hint.best', { n: now.analysis.best.length })
        )}
      </p>
      {now.state === 'failed' && <Failure error={now.error} onRetry={hint.ask} />}
      {now.state === 'told' && (
        <ol>
          {now.analysis.best.map(({ move: notation, says, shares, why }) => {
            const move = game.notation.readMove(notation);
            if (move instanceof NotationError) return null;
            return (
              <li key={notation}>
                <button
                  type="button"
                  className="move"
                  aria-pressed={decision.draft !== undefined && equal(decision.draft, move)}
                  onClick={() => onChoose(move)}
                  onPointerEnter={() => point(move)}
                  onPointerLeave={leave}
                  onFocus={() => point(move)}
                  onBlur={leave}
                >
                  <span>
                    {speaker.say(says)}
                    <Why parts={why} speaker={speaker} />
                  </span>
                  <Shares shares={shares} names={names} owners={owners} />
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
