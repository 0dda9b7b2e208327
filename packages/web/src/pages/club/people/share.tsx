import type { ReactNode } from 'react';
import type { ClubWords } from '../words';

interface ShareProps {
  readonly wins: number;
  readonly games: number;
  /** The share that equal players would have. */
  readonly fair: number;
  /** Under so many games only counts are said. */
  readonly few: number;
  readonly words: ClubWords;
}

/** A share of wins as a bar; the stroke is what equal players would have. */
export function Share({ wins, games, fair, few, words }: ShareProps): ReactNode {
  const { t, locale } = words;
  const share = games === 0 ? 0 : wins / games;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <span className="share" data-few={games < few}>
      <span>
        {games < few ? (
          t('people.of', { wins, games })
        ) : (
          <>
            <b>{percent.format(share)}</b> <small>{t('people.ofGames', { games })}</small>
          </>
        )}
      </span>
      <i aria-hidden="true">
        <em style={{ width: `${share * 100}%` }} />
        <s style={{ left: `${fair * 100}%` }} />
      </i>
    </span>
  );
}
