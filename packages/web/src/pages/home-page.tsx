import type { GameCard } from '@quarterdeck/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Icon } from '../common/icon';
import { Layout } from '../common/layout';
import { Cover } from '../covers/cover';
import { Shoal } from '../covers/shoal';
import { games } from '../games';
import { useWords } from '../i18n/words';
import { DailyCard } from '../problems/daily-card';
import { rememberedName, useSession } from '../remote/session';
import { OpenTables, ToWatch, WaitingForMe } from './home-lists';
import { ReadyToPlay } from './ready-to-play';
import './home.css';

const NewTable = lazy(() => import('./new-table'));
const PlayNow = lazy(() => import('../play-now/play-now'));

/** The games as atlas plates, one click from playing; below, what waits and what is open. */
export function HomePage(): ReactNode {
  const { t, locale } = useWords();
  const [, go] = useLocation();
  const session = useSession();
  const [making, setMaking] = useState<string | undefined>(undefined);
  const [playing, setPlaying] = useState<GameCard | undefined>(undefined);
  const [starting, setStarting] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<unknown>(undefined);

  const known = session.state === 'known' ? session.me.name : rememberedName();
  // Whoever comes for the first time sees the games; whoever comes again, first what waits for them.
  const isRegular = known !== undefined;

  /** Those in a hurry sit down at once, as they did last time. */
  const playAgain = async (card: GameCard): Promise<void> => {
    setStarting(card.id);
    setFailure(undefined);
    try {
      const { startAgain } = await import('../play-now/play-now');
      go(`/solo/${await startAgain(card.id, known ?? t('guestName'))}`);
    } catch (error) {
      setFailure(error);
      setStarting(undefined);
    }
  };
  const playNow = (card: GameCard, atOnce: boolean): void => {
    if (atOnce) void playAgain(card);
    else setPlaying(card);
  };
  const plates = (
    <ul className={isRegular ? 'covers covers-small' : games.length < 3 ? 'covers covers-few' : 'covers'}>
      {games.map(({ card }) => (
        <li className="cover" key={card.id} id={`game-${card.id}`}>
          <button
            type="button"
            className="cover-art"
            aria-label={t('home.playNowOf', { game: card.title[locale] })}
            onClick={(event) => playNow(card, event.shiftKey)}
          >
            <Cover game={card.id} title={card.title[locale]} />
          </button>
          <div className="cover-text">
            <h2>{card.title[locale]}</h2>
            <p className="cover-pitch">{card.pitch[locale]}</p>
            <div className="cover-meta">
              <span>
                <Icon name="players" />
                <span className="visually-hidden">{t('home.players')}</span> {card.seats[0]}–{card.seats.at(-1)}
              </span>
              <span>
                <Icon name="glass" />
                {t('home.minutes', { from: card.minutes.from, to: card.minutes.to })}
              </span>
            </div>
            <div className="cover-actions">
              <button
                type="button"
                className="button button-go"
                disabled={starting !== undefined}
                onClick={(event) => playNow(card, event.shiftKey)}
              >
                {starting === card.id ? t('loading') : t('home.playNow')}
              </button>
              <button type="button" className="button" onClick={() => setMaking(card.id)}>
                {t('home.newTable')}
              </button>
              <Link className="cover-guide" href={`/guide/${card.id}`}>
                {t('home.guide')}
              </Link>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
  const open = <OpenTables onNew={() => setMaking(games[0]?.card.id)} />;
  return (
    <Layout title="Quarterdeck" backdrop={<Shoal />}>
      {isRegular ? (
        <>
          <h1 className="visually-hidden">{t('home.title', { n: games.length })}</h1>
          <WaitingForMe />
          {failure !== undefined && <Failure error={failure} />}
          <div className="lists home-play">
            <section>
              <h2>
                {t('home.title', { n: games.length })} <em>{t('home.bots')}</em>
              </h2>
              {plates}
            </section>
            <ReadyToPlay />
          </div>
          <div className="lists">
            {open}
            <ToWatch />
          </div>
          <DailyCard />
        </>
      ) : (
        <>
          <div className="lead">
            <h1>{t('home.title', { n: games.length })}</h1>
            <p>{t('home.lead')}</p>
          </div>
          {failure !== undefined && <Failure error={failure} />}
          {plates}
          <DailyCard />
          <div className="lists">
            <WaitingForMe />
            <ReadyToPlay />
            {open}
            <ToWatch />
          </div>
        </>
      )}
      {playing !== undefined && (
        <Suspense fallback={null}>
          <PlayNow
            card={playing}
            name={known}
            onInvite={() => {
              setPlaying(undefined);
              setMaking(playing.id);
            }}
            onClose={() => setPlaying(undefined)}
          />
        </Suspense>
      )}
      {making !== undefined && (
        <Suspense fallback={null}>
          <NewTable gameId={making} onClose={() => setMaking(undefined)} />
        </Suspense>
      )}
    </Layout>
  );
}
