import type { Match } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { range } from '../common/range';
import { useWords } from '../i18n/words';
import './match-score.css';

interface MatchScoreProps {
  readonly match: Match | undefined;
  readonly names: readonly string[];
  /** Games won only, in the order of seats, where there is little room; the rest is in the tooltip. */
  readonly brief?: boolean;
}

/** How the match stands: games won and points of every seat, the winner once it is decided. */
export function MatchScore({ match, names, brief = false }: MatchScoreProps): ReactNode {
  const { t, locale } = useWords();
  if (match === undefined) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const standing = range(match.wins.length)
    .map((seat) => t('match.score', { name: names[seat] ?? '', wins: match.wins[seat] ?? 0, points: match.points[seat] ?? 0 }))
    .join(' · ');
  return (
    <small className="match" title={standing}>
      <em>
        {match.winners === undefined
          ? t('match.game', { game: match.game, of: match.bestOf })
          : t('match.won', { names: list.format(match.winners.map((seat) => names[seat] ?? '')) })}
      </em>
      {brief ? ` · ${match.wins.join(' : ')}` : ` ${standing}`}
    </small>
  );
}
