import type { Problem } from '@quarterdeck/bots';
import { type AnyGame, equal, type Speaker } from '@quarterdeck/kernel';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, usePageTitle } from '../common/layout';
import { Sheet } from '../common/sheet';
import { useSizeClass } from '../common/size-class';
import { useLoaded } from '../common/use-loaded';
import { gameEntry, games } from '../games';
import { useWords } from '../i18n/words';
import { LessonTable, useLesson } from '../learn/lesson';
import { positionIfItFits, positionOfLog } from '../learn/position';
import { gradeKept, gradeOf, keepGrade, loadProblems } from '../problems/problem-set';
import { type TableKit, useTableKit } from '../table/table-kit';
import '../problems/problems.css';
import './pages.css';

/** All problems of all games, or one of them. */
export default function ProblemPage({
  gameId,
  number,
}: {
  readonly gameId: string | undefined;
  readonly number: string | undefined;
}): ReactNode {
  return gameId === undefined || number === undefined ? <ProblemList /> : <OneProblem gameId={gameId} number={Number(number) - 1} />;
}

function ProblemList(): ReactNode {
  const { t, locale } = useWords();
  const sets = useLoaded('problems', () => Promise.all(games.map(async ({ card }) => ({ card, problems: await loadProblems(card.id) }))));
  return (
    <Layout title={t('problem.title')}>
      <h1 className="page-title">{t('problem.title')}</h1>
      <p>{t('problem.lead')}</p>
      {sets.state === 'ready' &&
        sets.value.map(({ card, problems }) => (
          <section key={card.id}>
            <h2>{card.title[locale]}</h2>
            {DIFFICULTIES.map((difficulty) => {
              // A problem is its number in the whole set; the easy ones come first.
              const numbers = problems.flatMap((one, i) => (one.difficulty === difficulty ? [i] : []));
              return numbers.length === 0 ? null : (
                <div key={difficulty} className="problem-row">
                  <h3>{t(`problem.difficulty.${difficulty}`)}</h3>
                  <ol className="problem-list">
                    {numbers.map((i) => {
                      const grade = gradeKept(card.id, i);
                      const says = grade === undefined ? t('problem.open') : t(`problem.${grade}`);
                      return (
                        <li key={i}>
                          <Link
                            className={grade === undefined ? '' : `daily-${grade}`}
                            href={`/problems/${card.id}/${i + 1}`}
                            aria-label={`${i + 1}: ${says}`}
                          >
                            {i + 1}
                          </Link>
                        </li>
                      );
                    })}
                  </ol>
                </div>
              );
            })}
          </section>
        ))}
    </Layout>
  );
}

function OneProblem({ gameId, number }: { readonly gameId: string; readonly number: number }): ReactNode {
  const { t, locale } = useWords();
  const title = gameEntry(gameId)?.card.title[locale] ?? gameId;
  const kit = useTableKit(gameId);
  const problems = useLoaded(gameId, () => loadProblems(gameId));
  usePageTitle(t('problem.of', { game: title, n: number + 1 }));
  const game = kit.state === 'ready' ? kit.value.game : undefined;
  const problem = problems.state === 'ready' ? problems.value[number] : undefined;
  const fits = useMemo(
    () => game !== undefined && problem !== undefined && positionIfItFits(game, positionOfLog(problem)) !== undefined,
    [game, problem],
  );
  if (kit.state === 'loading' || problems.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (kit.state === 'failed' || problem === undefined || !fits) {
    return (
      <Layout title={title}>
        {kit.state === 'failed' ? <Failure error={kit.error} /> : <p>{t('problem.none')}</p>}
        <Link className="button" href="/problems">
          {t('problem.title')}
        </Link>
      </Layout>
    );
  }
  const count = problems.state === 'ready' ? problems.value.length : 1;
  return <Asked key={number} kit={kit.value} title={title} problem={problem} number={number} next={((number + 1) % count) + 1} />;
}

interface AskedProps {
  readonly kit: TableKit;
  readonly title: string;
  readonly problem: Problem;
  readonly number: number;
  readonly next: number;
}

function Asked({ kit, title, problem, number, next }: AskedProps): ReactNode {
  const { t } = useWords();
  const size = useSizeClass();
  const { game } = kit;
  const script = useMemo(() => {
    const { entries, ...position } = positionOfLog(problem);
    return { ...position, player: problem.seat, before: entries, chapters: [], sources: [] };
  }, [problem]);
  const lesson = useLesson(kit, script);
  const { snapshot, speaker, playOn } = lesson;
  const [given, setGiven] = useState<number | undefined>(undefined);
  const [shown, setShown] = useState(false);
  const moves = useMemo(() => problem.answers.map(({ move }) => game.notation.readMove(move)), [game, problem]);
  // The best must not stand first: they are listed as the notation sorts them.
  const order = useMemo(
    () => problem.answers.map((_, i) => i).sort((a, b) => (problem.answers[a]?.move ?? '').localeCompare(problem.answers[b]?.move ?? '')),
    [problem],
  );
  const wants = useCallback((move: unknown): boolean => moves.some((one) => equal(one, move)), [moves]);
  const answer = (i: number): void => {
    if (given === undefined) keepGrade(game.id, number, gradeOf(problem, i));
    setGiven(i);
    setShown(true);
  };
  const gate = {
    wants,
    allows: (move: unknown): boolean => {
      const i = moves.findIndex((one) => equal(one, move));
      if (i >= 0) answer(i);
      return false;
    },
  };
  const asked = (
    <>
      <small>
        {t('problem.of', { game: title, n: number + 1 })}
        {` · ${t(`problem.difficulty.${problem.difficulty}`)}`}
      </small>
      <h1>{t('problem.ask')}</h1>
      {snapshot.view !== undefined && <p>{speaker.say(game.words.decision(snapshot.view, problem.seat))}</p>}
      <ol className="problem-answers">
        {order.map((i, letter) => (
          <li key={i}>
            <button type="button" aria-pressed={given === i} onClick={() => answer(i)}>
              <span className={`problem-letter ${given !== undefined && i === 0 ? 'problem-best' : ''}`}>{LETTERS[letter]}</span>
              <span>{sayMove(game, moves[i], snapshot.view, problem.seat, speaker)}</span>
              <b>{given === undefined ? '' : percent(problem.answers[i]?.share ?? 0)}</b>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
  const side = (
    <div className="problem-side">
      {asked}
      {given !== undefined && <Verdict problem={problem} given={given} speaker={speaker} />}
      <div className="problem-next">
        <Link className={`button button-small ${given === undefined ? '' : 'button-go'}`} href={`/problems/${game.id}/${next}`}>
          {t('problem.next')}
        </Link>
        <button type="button" className="button button-small" onClick={() => void playOn()}>
          {t('problem.playOn')}
        </button>
        <Link className="button button-small" href="/problems">
          {t('problem.all')}
        </Link>
      </div>
    </div>
  );
  return (
    <>
      <LessonTable
        lesson={lesson}
        kit={kit}
        title={title}
        gate={gate}
        playOn={t('problem.playOn')}
        side={side}
        strip={<div className="problem-strip">{asked}</div>}
      />
      {shown && size !== 'wide' && (
        <Sheet title={title} onClose={() => setShown(false)}>
          {side}
        </Sheet>
      )}
    </>
  );
}

const DIFFICULTIES = [1, 2, 3] as const;

const LETTERS = ['A', 'B', 'C', 'D'] as const;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** An answer in words; none while the position is still being played up to, where the move may not even make sense. */
function sayMove(game: AnyGame, move: unknown, view: unknown, seat: number, speaker: Speaker): string {
  if (move instanceof Error || view === undefined || game.check(view, seat, move) !== undefined) return '';
  return speaker.say(game.words.move(move, view, seat));
}

/** Whether it was right, what the difference is made of, and how that was reckoned. */
function Verdict({ problem, given, speaker }: { readonly problem: Problem; readonly given: number; readonly speaker: Speaker }): ReactNode {
  const { t, locale } = useWords();
  const grade = gradeOf(problem, given);
  const beside = given === 0 ? 1 : given;
  const lost = Math.round(100 * ((problem.answers[0]?.share ?? 0) - (problem.answers[beside]?.share ?? 0)));
  const parts = problem.answers[given === 0 ? 0 : given]?.why ?? [];
  const gains = parts.filter(({ share }) => share > 0).map(({ says }) => speaker.say(says));
  return (
    <>
      <div className="problem-verdict" role="status">
        <b>{t(`problem.${grade}`)}</b> {given === 0 ? t('problem.ahead', { n: lost }) : t('problem.behind', { n: lost })}
      </div>
      {parts.length > 0 && (
        <>
          <small>{t('problem.parts')}</small>
          <ul className="problem-parts">
            {parts.map(({ says, share }) => (
              <li key={says.key} className={share < 0 ? 'problem-against' : ''}>
                <span>{speaker.say(says)}</span>
                <b>{`${share < 0 ? '−' : '+'}${Math.abs(Math.round(share * 100))}`}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      {gains.length > 0 && (
        <p className="guide-why">
          <b>{t('guide.why')}</b> {t('problem.because', { parts: new Intl.ListFormat(locale).format(gains) })}
        </p>
      )}
      <small>{t('problem.reckoned', { n: problem.confirmedBy, margin: Math.max(1, Math.round(problem.margin * 100)) })}</small>
    </>
  );
}
