import type { PlayerPage as Page } from '@quarterdeck/protocol';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../../../common/failure';
import { Flag } from '../../../common/flag';
import { Layout } from '../../../common/layout';
import { useLoaded } from '../../../common/use-loaded';
import { gameEntry, games } from '../../../games';
import { ApiError, api } from '../../../remote/api';
import { useSession } from '../../../remote/session';
import { NotFoundPage } from '../../error-pages';
import { useAttempt } from '../attempt';
import { day, moment } from '../moments';
import { type ClubWords, useClubWords } from '../words';
import '../../pages.css';
import '../club.css';
import './people.css';
import { RatingCurve } from './rating-curve';
import { ReportForm } from './report-form';
import { Share } from './share';

const NewTable = lazy(() => import('../../new-table'));

/** Under so many games only counts are said. */
const FEW = 10;

/** A player as others see them. */
export default function PlayerPage({ id }: { readonly id: string }): ReactNode {
  const words = useClubWords();
  const page = useLoaded(`player ${id}`, () => api('GET /api/players/:id/page', { params: { id } }));
  if (words === undefined) return null;
  if (page.state === 'failed' && page.error instanceof ApiError && page.error.status === 404) return <NotFoundPage />;
  return (
    <Layout title={page.state === 'ready' ? page.value.player.name : words.t('people.title')}>
      {page.state === 'failed' && <Failure error={page.error} onRetry={page.reload} />}
      {page.state === 'ready' && <Whole of={page.value} words={words} onChange={page.reload} />}
    </Layout>
  );
}

interface PartProps {
  readonly of: Page;
  readonly words: ClubWords;
}

const title = (game: string, locale: ClubWords['locale']): string => gameEntry(game)?.card.title[locale] ?? game;

function Whole({ of, words, onChange }: PartProps & { readonly onChange: () => void }): ReactNode {
  const { t, locale } = words;
  const session = useSession();
  const own = session.state === 'known' && session.me.id === of.player.id;
  const [game, setGame] = useState(of.ratings[0]?.game);
  return (
    <>
      <div className="club-title">
        <Flag name={of.player.name} size={72} />
        <div>
          <h1>{of.player.name}</h1>
          <p className="quiet">
            {of.here && (
              <>
                <span className="club-here" />
                {t('people.here')} ·{' '}
              </>
            )}
            {t('people.gamesSince', { n: of.games, when: day(of.since, locale) })}
          </p>
        </div>
        {own ? (
          <div className="club-buttons">
            <Link className="button" href="/profile">
              {t('people.settings')}
            </Link>
          </div>
        ) : (
          of.ties !== undefined && <TieButtons of={of} words={words} onChange={onChange} />
        )}
      </div>
      <div className="people-columns">
        <div>
          {of.ratings.length === 0 ? (
            <p className="quiet">{t('people.unrated')}</p>
          ) : (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: buttons in a row, not a form's fieldset */}
              <div className="people-ratings" role="group" aria-label={t('people.ratings')}>
                {of.ratings.map((rating) => (
                  <button key={rating.game} type="button" aria-pressed={rating.game === game} onClick={() => setGame(rating.game)}>
                    <span>
                      {rating.provisional
                        ? title(rating.game, locale)
                        : t('people.place', { game: title(rating.game, locale), n: rating.place })}
                    </span>
                    <b>{Math.round(rating.points)}</b>{' '}
                    <small>{rating.provisional ? t('people.new') : `± ${Math.round(rating.doubt)}`}</small>
                  </button>
                ))}
              </div>
              <RatingCurve curves={of.curves} game={game} words={words} />
            </>
          )}
          <Results of={of} words={words} />
        </div>
        <div>
          {of.versus !== undefined && <Versus of={of} words={words} />}
          <Games heading={t('people.best')} games={of.best} words={words} />
          <Games heading={t('people.last')} games={of.last} words={words} />
        </div>
      </div>
    </>
  );
}

/** The page's one act: the last game together once more, or a first one. */
function PlayButton({ of, words }: PartProps): ReactNode {
  const attempt = useAttempt();
  const [, go] = useLocation();
  const [asking, setAsking] = useState(false);
  const played = (of.versus ?? []).some(({ games }) => games > 0);
  const again = async (): Promise<void> => {
    try {
      const { table } = await api('POST /api/players/:id/again', { params: { id: of.player.id } });
      go(`/table/${table}`);
    } catch (error) {
      // A game of long ago is no longer looked for: then another is chosen.
      if (!(error instanceof ApiError) || error.code !== 'NEVER_PLAYED') throw error;
      setAsking(true);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button button-go"
        disabled={attempt.busy}
        onClick={() => (played ? void attempt.run(again) : setAsking(true))}
      >
        {words.t(played ? 'people.playAgain' : 'people.ask')}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {asking && (
        <Suspense fallback={null}>
          <NewTable gameId={of.ratings[0]?.game ?? games[0]?.card.id ?? ''} ask={of.player} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function TieButtons({ of, words, onChange }: PartProps & { readonly onChange: () => void }): ReactNode {
  const { t } = words;
  const attempt = useAttempt();
  const [note, setNote] = useState(of.ties?.note ?? '');
  const [reporting, setReporting] = useState(false);
  const params = { id: of.player.id };
  const change = (body: { follow?: boolean; block?: boolean; note?: string }): void =>
    void attempt.run(() => api('PUT /api/players/:id/ties', { params, body })).then(onChange);
  return (
    <div className="people-ties">
      <div className="club-buttons">
        {of.ties?.block !== true && <PlayButton of={of} words={words} />}
        <button type="button" className="button" disabled={attempt.busy} onClick={() => change({ follow: of.ties?.follow !== true })}>
          {t(of.ties?.follow === true ? 'people.unfollow' : 'people.follow')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={attempt.busy}
          onClick={() => change({ block: of.ties?.block !== true })}
        >
          {t(of.ties?.block === true ? 'people.unblock' : 'people.block')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setReporting(true)}>
          {t('people.report')}
        </button>
      </div>
      {of.ties?.block === true && <p className="quiet">{t('people.blocked')}</p>}
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          change({ note: note.trim() });
        }}
      >
        <label className="field">
          <span>{t('people.note')}</span>
          <input type="text" maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </label>
        <button type="submit" className="button button-small" disabled={attempt.busy || note.trim() === of.ties?.note}>
          {t('people.noteSave')}
        </button>
      </form>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {reporting && <ReportForm about={of.player} words={words} onClose={() => setReporting(false)} />}
    </div>
  );
}

function Results({ of, words }: PartProps): ReactNode {
  const { t, locale } = words;
  const games = [...new Set(of.shares.map(({ game }) => game))];
  const seats = [...new Set(of.shares.map((share) => share.seats))].sort();
  if (games.length === 0) return null;
  return (
    <section>
      <div className="club-head">
        <h2>{t('people.results')}</h2>
        <span className="quiet">{t('people.resultsHint')}</span>
      </div>
      <div className="club-scroll">
        <table className="club-rows">
          <thead>
            <tr>
              <th>{t('people.game')}</th>
              {seats.map((n) => (
                <th key={n}>{t('people.seats', { n })}</th>
              ))}
              <th className="figure">{t('people.meanPlace')}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => {
              const mine = of.shares.filter((share) => share.game === game);
              const all = mine.reduce((sum, share) => sum + share.games, 0);
              return (
                <tr key={game}>
                  <th scope="row">{title(game, locale)}</th>
                  {seats.map((n) => {
                    const share = mine.find((one) => one.seats === n);
                    return (
                      <td key={n}>
                        {share !== undefined && <Share wins={share.wins} games={share.games} fair={1 / n} few={FEW} words={words} />}
                      </td>
                    );
                  })}
                  <td className="figure">{(mine.reduce((sum, share) => sum + share.place * share.games, 0) / all).toFixed(1)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Versus({ of, words }: PartProps): ReactNode {
  const { t, locale } = words;
  const versus = of.versus ?? [];
  const sum = (part: 'games' | 'ahead' | 'behind'): number => versus.reduce((total, one) => total + one[part], 0);
  return (
    <section>
      <div className="club-head">
        <h2>{t('people.youAnd', { name: of.player.name })}</h2>
        <span className="quiet">{t('people.together', { n: sum('games') })}</span>
      </div>
      {sum('games') > 0 && (
        <>
          <p className="people-versus">
            <b>{sum('ahead')}</b>
            <span className="quiet">{t('people.ahead')}</span>
            <b>{sum('behind')}</b>
          </p>
          <table className="club-rows">
            <tbody>
              {versus.map(({ game, ahead, behind }) => (
                <tr key={game}>
                  <th scope="row">{title(game, locale)}</th>
                  <td className="figure">
                    {ahead} : {behind}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Games({
  heading,
  games,
  words,
}: {
  readonly heading: string;
  readonly games: Page['best'];
  readonly words: ClubWords;
}): ReactNode {
  const { t, locale } = words;
  if (games.length === 0) return null;
  return (
    <section>
      <div className="club-head">
        <h2>{heading}</h2>
      </div>
      <table className="club-rows">
        <tbody>
          {games.map((game) => (
            <tr key={game.table}>
              <th scope="row">
                <Link href={`/replay/table/${game.table}`}>{title(game.game, locale)}</Link>
                <p className="quiet">
                  {t('people.seats', { n: game.seats })} · {moment(game.endedAt, locale)}
                </p>
              </th>
              <td className="figure">{t('people.rankOf', { n: game.rank })}</td>
              <td className="figure figure-great">{game.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
