import type { Leaderboard, SeasonPlayer } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Flag } from '../../../common/flag';
import { Layout } from '../../../common/layout';
import { useLoaded } from '../../../common/use-loaded';
import { games } from '../../../games';
import { api } from '../../../remote/api';
import { useSession } from '../../../remote/session';
import { day } from '../moments';
import { type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import './people.css';
import { Regatta } from './regatta';
import { Share } from './share';

const FEW = 10;

/** A game's season and ratings, and whom one follows. */
export default function LeaderboardPage({
  game = games[0]?.card.id ?? '',
  season,
}: {
  readonly game?: string | undefined;
  readonly season?: string | undefined;
}): ReactNode {
  const words = useClubWords();
  const [from, setFrom] = useState(0);
  const board = useLoaded(`leaderboard ${game} ${season} ${from}`, () =>
    api('GET /api/leaderboard/:game', { params: { game }, query: { from: String(from), ...(season === undefined ? {} : { season }) } }),
  );
  if (words === undefined) return null;
  const { t, locale } = words;
  return (
    <Layout title={t('people.leaderboard')}>
      <div className="club-title">
        <div>
          <h1>{t('people.leaderboard')}</h1>
          {board.state === 'ready' && (
            <p className="quiet">
              {t('people.season', { name: seasonName(board.value.season, words) })} ·{' '}
              {t('people.until', { when: day(board.value.to - 1, locale) })} ·{' '}
              {t('people.seasonCount', { people: board.value.all, games: board.value.games })}
            </p>
          )}
        </div>
      </div>
      <nav className="game-tabs" aria-label={t('people.game')}>
        {games.map(({ card }) => (
          <Link
            key={card.id}
            href={`/leaderboard/${card.id}`}
            aria-current={card.id === game ? 'page' : undefined}
            onClick={() => setFrom(0)}
          >
            {card.title[locale]}
          </Link>
        ))}
      </nav>
      {board.state === 'failed' && <Failure error={board.error} onRetry={board.reload} />}
      {board.state === 'ready' && <Board board={board.value} game={game} words={words} onMore={setFrom} />}
    </Layout>
  );
}

/** A quarter in words: the fourth of 2026 is autumn. */
function seasonName(season: string, { t }: ClubWords): string {
  const [year = '', quarter = '1'] = season.split('-');
  const names = ['people.quarter.1', 'people.quarter.2', 'people.quarter.3', 'people.quarter.4'] as const;
  return t(names[Number(quarter) - 1] ?? 'people.quarter.1', { year });
}

interface BoardProps {
  readonly board: Leaderboard;
  readonly game: string;
  readonly words: ClubWords;
  readonly onMore: (from: number) => void;
}

function Board({ board, game, words, onMore }: BoardProps): ReactNode {
  const { t } = words;
  const session = useSession();
  const me = session.state === 'known' ? session.me.id : undefined;
  const pinned = board.mine !== undefined && !board.players.some(({ player }) => player.id === me) ? board.mine : undefined;
  return (
    <>
      {board.players[0]?.place === 1 && <Regatta board={board} me={me} words={words} />}
      <div className="people-columns">
        <div>
          {board.players.length === 0 ? (
            <p className="quiet">{t('people.seasonNone')}</p>
          ) : (
            <div className="club-scroll">
              <table className="club-rows">
                <thead>
                  <tr>
                    <th>{t('tour.rank')}</th>
                    <th>{t('desk.name')}</th>
                    <th className="figure">{t('tour.points')}</th>
                    <th className="figure">{t('people.rating')}</th>
                    <th className="figure">{t('desk.games')}</th>
                    <th className="club-wide">{t('people.wins')}</th>
                    <th className="club-wide">{t('people.form')}</th>
                  </tr>
                </thead>
                <tbody>
                  {board.players.map((row) => (
                    <Row key={row.player.id} row={row} isMe={row.player.id === me} words={words} />
                  ))}
                  {pinned !== undefined && <Row row={pinned} isMe words={words} />}
                </tbody>
              </table>
            </div>
          )}
          {board.next !== undefined && (
            <button type="button" className="button button-small" onClick={() => onMore(board.next ?? 0)}>
              {t('desk.more')}
            </button>
          )}
        </div>
        <div>
          <section>
            <div className="club-head">
              <h2>{t('people.how')}</h2>
            </div>
            <p>{t('people.howText')}</p>
          </section>
          {board.winners.length > 0 && (
            <section>
              <div className="club-head">
                <h2>{t('people.winners')}</h2>
              </div>
              <table className="club-rows">
                <tbody>
                  {board.winners.map(({ season, player }) => (
                    <tr key={season}>
                      <th scope="row">
                        <span className="club-who">
                          <Flag name={player.name} /> <Link href={`/players/${player.id}`}>{player.name}</Link>
                        </span>
                      </th>
                      <td className="figure">
                        <Link href={`/leaderboard/${game}/${season}`}>{seasonName(season, words)}</Link>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {me !== undefined && <Followed words={words} />}
        </div>
      </div>
    </>
  );
}

function Row({ row, isMe, words }: { readonly row: SeasonPlayer; readonly isMe: boolean; readonly words: ClubWords }): ReactNode {
  return (
    <tr className={isMe ? 'mine' : undefined}>
      <td className="figure-great">{row.place}</td>
      <th scope="row">
        <span className="club-who">
          <Flag name={row.player.name} /> <Link href={`/players/${row.player.id}`}>{row.player.name}</Link>
        </span>
      </th>
      <td className="figure figure-great">{row.points}</td>
      <td className="figure">
        {row.rating === undefined ? '' : Math.round(row.rating.points)}{' '}
        <small>{row.rating === undefined ? '' : `± ${Math.round(row.rating.doubt)}`}</small>
      </td>
      <td className="figure">{row.games}</td>
      <td className="club-wide">
        <Share wins={row.wins} games={row.games} fair={row.games === 0 ? 0 : row.fair / row.games} few={FEW} words={words} />
      </td>
      <td className="club-wide">
        <span className="people-form">
          {row.form.map((rank, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list of ranks in the order of the games
            <i key={i} data-first={rank === 1}>
              {rank}
            </i>
          ))}
        </span>
      </td>
    </tr>
  );
}

function Followed({ words }: { readonly words: ClubWords }): ReactNode {
  const { t, locale } = words;
  const followed = useLoaded('followed', () => api('GET /api/me/followed'));
  if (followed.state !== 'ready' || followed.value.players.length === 0) return null;
  return (
    <section>
      <div className="club-head">
        <h2>{t('people.followed')}</h2>
      </div>
      <table className="club-rows">
        <tbody>
          {followed.value.players.map((player) => (
            <tr key={player.id}>
              <th scope="row">
                <span className="club-who">
                  <Flag name={player.name} /> <Link href={`/players/${player.id}`}>{player.name}</Link>
                </span>
              </th>
              <td className="figure">{player.here ? t('people.here') : day(player.seenAt, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
