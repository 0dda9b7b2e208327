import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Route, Switch } from 'wouter';
import { ErrorBoundary } from './common/error-boundary';
import { loadWords, type Words, WordsContext } from './i18n/words';
import { ErrorPage, NotFoundPage } from './pages/error-pages';
import { HomePage } from './pages/home-page';
import { askSession } from './remote/session';
import { useSettings } from './settings/settings';

const SoloPage = lazy(() => import('./pages/solo-page'));
const TablePage = lazy(() => import('./pages/table-page'));
const ReplayPage = lazy(() => import('./pages/replay-page'));
const GuidePage = lazy(() => import('./pages/guide-page'));
const GamesPage = lazy(() => import('./pages/games-page'));
const ProfilePage = lazy(() => import('./pages/profile-page'));
const ProblemPage = lazy(() => import('./pages/problem-page'));
const RulesPage = lazy(() => import('./pages/rules-page'));
const SettingsPage = lazy(() => import('./pages/settings-page'));
const DeskPage = lazy(() => import('./pages/club/desk/desk-page'));
const TournamentsPage = lazy(() => import('./pages/club/tournaments/tournaments-page'));
const TournamentPage = lazy(() => import('./pages/club/tournaments/tournament-page'));
const PlayerPage = lazy(() => import('./pages/club/people/player-page'));
const LeaderboardPage = lazy(() => import('./pages/club/people/leaderboard-page'));
const StatisticsPage = lazy(() => import('./pages/club/statistics/statistics-page'));
const MailPage = lazy(() => import('./pages/club/mail-page'));
const AboutPage = lazy(() => import('./pages/about-page'));

/** Providers and routes. Nothing is drawn before the words are there: they are one small file. */
export function App(): ReactNode {
  const { locale } = useSettings();
  const [words, setWords] = useState<Words | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void loadWords(locale).then((loaded) => wanted && setWords(loaded));
    return () => {
      wanted = false;
    };
  }, [locale]);
  useEffect(() => void askSession(), []);
  if (words === undefined) return null;
  return (
    <WordsContext value={words}>
      <ErrorBoundary fallback={(error, retry) => <ErrorPage error={error} onRetry={retry} />}>
        <Suspense fallback={<p className="loading">{words.t('loading')}</p>}>
          <Switch>
            <Route path="/" component={HomePage} />
            <Route path="/solo/:id">{({ id }) => <SoloPage key={id} id={id} />}</Route>
            <Route path="/table/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/replay/:kind/:id">{({ kind, id }) => <ReplayPage key={`${kind} ${id}`} kind={kind} id={id} />}</Route>
            <Route path="/guide/:game">{({ game }) => <GuidePage key={game} gameId={game} />}</Route>
            <Route path="/games" component={GamesPage} />
            <Route path="/profile" component={ProfilePage} />
            <Route path="/problems/:game?/:number?">
              {({ game, number }) => <ProblemPage key={`${game} ${number}`} gameId={game} number={number} />}
            </Route>
            <Route path="/rules/:game?">{({ game }) => <RulesPage gameId={game} />}</Route>
            <Route path="/settings" component={SettingsPage} />
            <Route path="/desk/:part?">{({ part }) => <DeskPage part={part} />}</Route>
            <Route path="/tournaments" component={TournamentsPage} />
            <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
            <Route path="/players/:id">{({ id }) => <PlayerPage key={id} id={id} />}</Route>
            <Route path="/leaderboard/:game?/:season?">{({ game, season }) => <LeaderboardPage game={game} season={season} />}</Route>
            <Route path="/statistics/:game?">{({ game }) => <StatisticsPage game={game} />}</Route>
            <Route path="/mail/confirm/:token">{({ token }) => <MailPage what="confirm" token={token} />}</Route>
            <Route path="/mail/stop/:token">{({ token }) => <MailPage what="stop" token={token} />}</Route>
            <Route path="/about" component={AboutPage} />
            <Route component={NotFoundPage} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </WordsContext>
  );
}
