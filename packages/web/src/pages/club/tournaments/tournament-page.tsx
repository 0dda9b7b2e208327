import type { TournamentView } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Flag, Pennant } from '../../../common/flag';
import { Layout } from '../../../common/layout';
import { range } from '../../../common/range';
import { useLoaded } from '../../../common/use-loaded';
import { Cover } from '../../../covers/cover';
import { gameEntry } from '../../../games';
import { useWords, type Words } from '../../../i18n/words';
import { ApiError, api } from '../../../remote/api';
import { useSession } from '../../../remote/session';
import { NotFoundPage } from '../../error-pages';
import { clockWords } from '../../home-lists';
import { Sure, useAttempt } from '../attempt';
import { moment } from '../moments';
import { type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import { entrantName } from './entrant-name';
import './tournaments.css';

/** How often a page that is looked at asks how it stands, in milliseconds. */
const LOOK_EVERY = 4_000;

/** One tournament: before, during and after. */
export default function TournamentPage({ id }: { readonly id: string }): ReactNode {
  const words = useClubWords();
  const tournament = useLoaded(`tournament ${id}`, () => api('GET /api/tournaments/:id', { params: { id } }));
  const { reload } = tournament;
  const lives = tournament.state === 'ready' && (tournament.value.status === 'registration' || tournament.value.status === 'running');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is new on every render and always the same
  useEffect(() => {
    if (!lives) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [lives]);
  if (words === undefined) return null;
  if (tournament.state === 'failed' && tournament.error instanceof ApiError && tournament.error.status === 404) return <NotFoundPage />;
  return (
    <Layout title={tournament.state === 'ready' ? tournament.value.name : words.t('tour.title')}>
      {tournament.state === 'failed' && <Failure error={tournament.error} onRetry={reload} />}
      {tournament.state === 'ready' && <Whole of={tournament.value} words={words} onChange={reload} />}
    </Layout>
  );
}

interface PartProps {
  readonly of: TournamentView;
  readonly words: ClubWords;
}

function Whole({ of, words, onChange }: PartProps & { readonly onChange: () => void }): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  return (
    <>
      <div className="club-title">
        <div>
          <h1>{of.name}</h1>
          <p className="quiet">
            {[
              gameEntry(of.game)?.card.title[locale] ?? of.game,
              t('tour.seats', { n: of.seats }),
              t(`tour.format.${of.format}`),
              t('tour.entrants', { n: of.entrants }),
              t('tour.roundsN', { n: of.rounds }),
              clockWords(of.clock, shell),
              ...(of.rated ? [shell.t('new.rated')] : []),
            ].join(' · ')}
          </p>
        </div>
        <TheAct of={of} words={words} onChange={onChange} />
      </div>
      <Route of={of} words={words} />
      {of.status === 'cancelled' && <p className="notice notice-bad">{t(of.cancelled === 'too-few' ? 'tour.tooFew' : 'tour.calledOff')}</p>}
      {of.status === 'over' && <Podium of={of} words={words} />}
      {of.played.length === 0 ? (
        <div className="tour-columns tour-before">
          <Cover game={of.game} title={gameEntry(of.game)?.card.title[locale] ?? of.game} />
          <div>
            <Players of={of} words={words} />
            {of.status !== 'cancelled' && <p className="quiet">{t('tour.notBegun')}</p>}
            {of.status !== 'cancelled' && <p className="quiet">{t(`tour.how.${of.format}`)}</p>}
          </div>
        </div>
      ) : (
        <div className="tour-columns">
          <Rounds of={of} words={words} />
          <Standings of={of} words={words} />
        </div>
      )}
    </>
  );
}

/** The one thing that can be done now, and what leaves it. */
function TheAct({ of, words, onChange }: PartProps & { readonly onChange: () => void }): ReactNode {
  const { t, locale } = words;
  const session = useSession();
  const attempt = useAttempt();
  const [sure, setSure] = useState<'leave' | 'cancel' | undefined>(undefined);
  const params = { id: of.id };
  const act = (work: () => Promise<unknown>): void => void attempt.run(work).then(onChange);
  if (session.state !== 'known') {
    return of.status === 'registration' ? (
      <div className="club-buttons">
        <Link className="button button-go" href="/profile">
          {t('tour.nameFirst')}
        </Link>
      </div>
    ) : null;
  }
  const { id, role } = session.me;
  const me = of.players.find((player) => player.id === id);
  const mine = of.played.at(-1)?.boards.find(({ players, ranks }) => players.includes(id) && ranks === undefined);
  const lives = of.status === 'registration' || of.status === 'running';
  return (
    <div className="club-buttons">
      {of.status === 'registration' && of.startsAt !== undefined && (
        <span className="quiet">{t('tour.begins', { when: moment(of.startsAt, locale) })}</span>
      )}
      {mine !== undefined && of.status === 'running' && (
        <Link className="button button-go" href={`/table/${mine.table}`}>
          {t('tour.toTable')}
        </Link>
      )}
      {of.status === 'registration' && me === undefined && (
        <button
          type="button"
          className="button button-go"
          disabled={attempt.busy}
          onClick={() => act(() => api('POST /api/tournaments/:id/join', { params }))}
        >
          {t('tour.join')}
        </button>
      )}
      {of.status === 'registration' && of.host === id && (
        <button
          type="button"
          className="button"
          disabled={attempt.busy}
          onClick={() => act(() => api('POST /api/tournaments/:id/start', { params }))}
        >
          {t('tour.start')}
        </button>
      )}
      {lives && me !== undefined && me.left !== true && (
        <button type="button" className="button button-quiet" onClick={() => setSure('leave')}>
          {t(of.status === 'registration' ? 'tour.signOff' : 'tour.withdraw')}
        </button>
      )}
      {lives && (of.host === id || role === 'owner' || role === 'moderator') && (
        <button type="button" className="button button-quiet" onClick={() => setSure('cancel')}>
          {t('tour.callOff')}
        </button>
      )}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {sure !== undefined && (
        <Sure
          words={words}
          question={t(sure === 'leave' ? 'tour.sure.leave' : 'tour.sure.cancel')}
          act={() =>
            sure === 'leave' ? api('POST /api/tournaments/:id/leave', { params }) : api('DELETE /api/tournaments/:id', { params })
          }
          onDone={() => {
            setSure(undefined);
            onChange();
          }}
          onClose={() => setSure(undefined)}
        />
      )}
    </div>
  );
}

/** Where it stands: from signing up over the rounds to the end. */
function Route({ of, words }: PartProps): ReactNode {
  const { t } = words;
  const stations = [t('tour.signUp'), ...Array.from({ length: of.rounds }, (_, i) => t('tour.round', { n: i + 1 })), t('tour.podium')];
  const at = of.status === 'registration' ? 0 : of.status === 'over' ? stations.length - 1 : of.round;
  return (
    <ol className="tour-route">
      {stations.map((name, i) => (
        <li key={name} data-now={i === at} data-done={i < at} aria-current={i === at ? 'step' : undefined}>
          <i aria-hidden="true" />
          {name}
        </li>
      ))}
    </ol>
  );
}

const nameIn = (of: TournamentView, id: string, shell: Words): string => {
  const { name = id, level } = of.players.find((player) => player.id === id) ?? {};
  return entrantName(name, level, shell);
};

/** Persons fly flags, bots a pennant with stripes for their level. */
function Emblem({ of, id, size }: { readonly of: TournamentView; readonly id: string; readonly size?: number }): ReactNode {
  const { name = id, level } = of.players.find((player) => player.id === id) ?? {};
  const sized = size === undefined ? {} : { size };
  return level === undefined ? <Flag name={name} {...sized} /> : <Pennant level={level} {...sized} />;
}

function Podium({ of, words }: PartProps): ReactNode {
  const { t } = words;
  const shell = useWords();
  const first = of.standings.slice(0, 3);
  return (
    <ol className="tour-podium" aria-label={t('tour.podium')}>
      {first.map((row) => (
        <li key={row.id} data-rank={row.rank}>
          <Emblem of={of} id={row.id} size={44} />
          <b>{nameIn(of, row.id, shell)}</b>
          <span>{t('tour.place', { n: row.rank })}</span>
        </li>
      ))}
    </ol>
  );
}

function Rounds({ of, words }: PartProps): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  const figure = new Intl.NumberFormat(locale);
  const session = useSession();
  const me = session.state === 'known' ? session.me.id : undefined;
  const [shown, setShown] = useState<number | undefined>(undefined);
  const round = shown ?? of.played.length - 1;
  const played = of.played[round];
  if (played === undefined) return null;
  return (
    <section>
      <div className="club-head">
        <h2>{t('tour.round', { n: round + 1 })}</h2>
        <span className="quiet">{t('tour.tables', { n: played.boards.length })}</span>
        <div className="club-buttons">
          {of.played.map((_, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds are never reordered
              key={i}
              type="button"
              className="button button-small button-quiet"
              aria-label={t('tour.round', { n: i + 1 })}
              aria-pressed={i === round}
              onClick={() => setShown(i)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      </div>
      <ul className="tour-boards">
        {played.boards.map(({ table, players, ranks, totals, ...more }) => (
          <li key={table} data-mine={me !== undefined && players.includes(me) && ranks === undefined}>
            <ol>
              {players.map((id, seat) => (
                <li key={id}>
                  <span className="club-who">
                    <Emblem of={of} id={id} /> {nameIn(of, id, shell)}
                  </span>
                  <b>{totals === undefined ? '' : figure.format(totals[seat] ?? 0)}</b>
                </li>
              ))}
            </ol>
            {more.void === true && <p className="quiet">{t('tour.void')}</p>}
            <Link className="button button-small" href={ranks === undefined ? `/table/${table}` : `/replay/table/${table}`}>
              {t(ranks === undefined ? (me !== undefined && players.includes(me) ? 'tour.toTable' : 'tour.watch') : 'tour.replay')}
            </Link>
          </li>
        ))}
      </ul>
      {played.byes.length > 0 && (
        <p className="quiet">{t('tour.byes', { names: played.byes.map((id) => nameIn(of, id, shell)).join(', ') })}</p>
      )}
      {of.status === 'running' && <p className="quiet">{t(`tour.how.${of.format}`)}</p>}
    </section>
  );
}

function Players({ of, words }: PartProps): ReactNode {
  const { t } = words;
  return (
    <section>
      <div className="club-head">
        <h2>{t('tour.signedUp')}</h2>
        <span className="quiet">{t('tour.entrantsOf', { n: of.entrants, least: of.least, most: of.most })}</span>
      </div>
      <ul className="tour-players">
        {of.players.map(({ id, name }) => (
          <li key={id} className="club-who">
            <Flag name={name} /> <Link href={`/players/${id}`}>{name}</Link>
          </li>
        ))}
        {/* As many as it takes, and always one for whoever reads. */}
        {of.status === 'registration' &&
          range(Math.min(of.most - of.players.length, Math.max(1, of.least - of.players.length))).map((n) => (
            <li key={n} className="club-who quiet">
              <i className="tour-free" aria-hidden="true" /> {t('tour.free')}
            </li>
          ))}
      </ul>
    </section>
  );
}

function Standings({ of, words }: PartProps): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  const session = useSession();
  const me = session.state === 'known' ? session.me.id : undefined;
  const knockout = of.format === 'knockout';
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <section>
      <div className="club-head">
        <h2>{t('tour.standing')}</h2>
      </div>
      <div className="club-scroll">
        <table className="club-rows">
          <thead>
            <tr>
              <th>{t('tour.rank')}</th>
              <th>{t('desk.name')}</th>
              <th className="figure">{t('tour.points')}</th>
              {!knockout && <th className="figure">{t(of.format === 'swiss' ? 'tour.buchholz' : 'tour.sonneborn')}</th>}
              {!knockout && <th className="figure">{t('tour.share')}</th>}
              <th className="figure">{t('tour.places')}</th>
            </tr>
          </thead>
          <tbody>
            {of.standings.map((row, i) => {
              const before = of.standings[i - 1];
              // A figure is bold where it decided between this row and a neighbour.
              const decided = (n: number): boolean => row.decidedBy === n || before?.decidedBy === n;
              return (
                <tr key={row.id} className={row.id === me ? 'mine' : undefined}>
                  <td className="figure-great">{row.rank}</td>
                  <th scope="row">
                    <span className="club-who">
                      <Emblem of={of} id={row.id} /> {nameIn(of, row.id, shell)}
                    </span>
                  </th>
                  <td className="figure figure-great">{points.format(row.points)}</td>
                  {!knockout && (
                    <td className="figure">{decided(1) ? <b>{points.format(row.ties[0] ?? 0)}</b> : points.format(row.ties[0] ?? 0)}</td>
                  )}
                  {!knockout && (
                    <td className="figure">{decided(2) ? <b>{share.format(row.ties[1] ?? 0)}</b> : share.format(row.ties[1] ?? 0)}</td>
                  )}
                  <td className="figure">{row.places.join(' · ')}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {!knockout && <p className="quiet">{t(of.format === 'swiss' ? 'tour.ties.swiss' : 'tour.ties.round-robin')}</p>}
    </section>
  );
}
