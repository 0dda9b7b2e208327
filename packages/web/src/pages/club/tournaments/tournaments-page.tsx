import type { TournamentSummary } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Layout } from '../../../common/layout';
import { useLoaded } from '../../../common/use-loaded';
import { gameEntry } from '../../../games';
import { useWords } from '../../../i18n/words';
import { api } from '../../../remote/api';
import { useSession } from '../../../remote/session';
import { day, moment } from '../moments';
import { type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import { entrantName } from './entrant-name';
import { NewTournamentForm } from './new-tournament';
import './tournaments.css';

/** What can be joined, what runs, and who won. */
export default function TournamentsPage(): ReactNode {
  const words = useClubWords();
  const session = useSession();
  const [making, setMaking] = useState(false);
  const [after, setAfter] = useState<string | undefined>(undefined);
  const list = useLoaded(`tournaments ${after}`, () => api('GET /api/tournaments', { query: after === undefined ? {} : { after } }));
  if (words === undefined) return null;
  const { t } = words;
  return (
    <Layout title={t('tour.title')}>
      <div className="club-title">
        <h1>{t('tour.title')}</h1>
        {session.state === 'known' && (
          <div className="club-buttons">
            <button type="button" className="button button-go" onClick={() => setMaking(true)}>
              {t('tour.new')}
            </button>
          </div>
        )}
      </div>
      {list.state === 'failed' && <Failure error={list.error} onRetry={list.reload} />}
      {list.state === 'ready' && list.value.tournaments.length === 0 && <p className="quiet">{t('tour.none')}</p>}
      {list.state === 'ready' && list.value.tournaments.length > 0 && (
        <div className="club-scroll">
          <table className="club-rows">
            <tbody>
              {list.value.tournaments.map((one) => (
                <Row key={one.id} one={one} words={words} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.state === 'ready' && list.value.next !== undefined && (
        <button type="button" className="button button-small" onClick={() => setAfter(list.value.next)}>
          {t('desk.more')}
        </button>
      )}
      {making && <NewTournamentForm words={words} onClose={() => setMaking(false)} />}
    </Layout>
  );
}

function Row({ one, words }: { readonly one: TournamentSummary; readonly words: ClubWords }): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  return (
    <tr>
      <th scope="row">
        <Link href={`/tournaments/${one.id}`}>{one.name}</Link>
        <p className="quiet">
          {gameEntry(one.game)?.card.title[locale] ?? one.game} · {t(`tour.format.${one.format}`)} · {t('tour.seats', { n: one.seats })}
        </p>
      </th>
      <td>{t(`tour.status.${one.status}`)}</td>
      <td>{t('tour.entrants', { n: one.entrants })}</td>
      <td>
        {one.status === 'running' && t('tour.roundOf', { round: one.round, rounds: one.rounds })}
        {one.status === 'registration' && one.startsAt !== undefined && t('tour.begins', { when: moment(one.startsAt, locale) })}
        {one.status === 'over' && one.winner !== undefined && t('tour.won', { name: entrantName(one.winner, one.winnerLevel, shell) })}
        {one.status === 'cancelled' && day(one.createdAt, locale)}
      </td>
    </tr>
  );
}
