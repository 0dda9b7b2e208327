import { type AnyGame, equal, NotationError, type Speaker } from '@quarterdeck/kernel';
import type { ReactNode } from 'react';
import { Failure } from '../common/failure';
import { useWords } from '../i18n/words';
import { lightPieces } from '../kit/highlight';
import type { Owner } from '../kit/owners';
import { pointing } from '../kit/pointing';
import type { Decision } from '../table/use-decision';
import { type HintPlaces, lightFirst } from './hint-places';
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
  /** What suggested moves are about: all of them light up, unless one of them is pointed at. */
  readonly places: HintPlaces;
}

/** What a bot would do in one's place: a few moves, each chosen and previewed as in the list of all moves. */
export function HintList({ game, hint, decision, speaker, names, owners, onChoose, places }: HintListProps): ReactNode {
  const { t } = useWords();
  const { now } = hint;
  const point = (move: unknown, i: number): void => {
    decision.onPreview(move);
    lightPieces(places[i] ?? []);
  };
  const leave = (): void => {
    decision.onPreview(undefined);
    lightFirst(places);
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
          {now.analysis.best.map(({ move: notation, says, shares, why }, i) => {
            const move = game.notation.readMove(notation);
            if (move instanceof NotationError) return null;
            return (
              <li key={notation}>
                <button
                  type="button"
                  className="move"
                  aria-pressed={decision.draft !== undefined && equal(decision.draft, move)}
                  onClick={() => onChoose(move)}
                  {...pointing((here) => (here ? point(move, i) : leave()))}
                >
                  <span className="hint-mark" aria-hidden="true">
                    {i + 1}
                  </span>
                  <span>
                    {speaker.say(says)}
                    {/* No move is put first by what speaks against it alone. */}
                    {(i > 0 || why.some(({ share }) => share > 0)) && <Why parts={why} speaker={speaker} />}
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
