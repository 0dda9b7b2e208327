import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { range } from '../common/range';
import { Medal } from '../covers/medal';
import { gameEntry, games } from '../games';
import { useWords } from '../i18n/words';
import { PROBLEM_COUNTS } from './counts';
import { gradeKept, problemOfDay, today } from './problem-set';
import './problems.css';

/** Days that the card looks back on. */
const WEEK = 7;

/** The problem of the day, and how the week went. */
export function DailyCard(): ReactNode {
  const { t, locale } = useWords();
  const ids = games.map(({ card }) => card.id);
  const day = today();
  const { game, number } = problemOfDay(day, ids, PROBLEM_COUNTS);
  const grade = gradeKept(game, number);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  return (
    <aside className="daily" aria-label={t('problem.daily')}>
      <Medal game={game} />
      <div className="daily-text">
        <small>{t('problem.daily')}</small>
        <b>
          {gameEntry(game)?.card.title[locale] ?? game}: {t('problem.ask')}
        </b>
      </div>
      <ol className="daily-week">
        {range(WEEK).map((back) => {
          const then = day - WEEK + 1 + back;
          const one = problemOfDay(then, ids, PROBLEM_COUNTS);
          const result = gradeKept(one.game, one.number);
          return (
            <li key={then} className={`daily-day ${then === day ? 'daily-today' : ''} ${result === undefined ? '' : `daily-${result}`}`}>
              <span className="visually-hidden">{result === undefined ? t('problem.open') : t(`problem.${result}`)}</span>
              <span aria-hidden="true">{weekday.format(then * 86_400_000)}</span>
            </li>
          );
        })}
      </ol>
      <Link className={`button ${grade === undefined ? 'button-go' : ''}`} href={`/problems/${game}/${number + 1}`}>
        {grade === undefined ? t('problem.solve') : t('problem.again')}
      </Link>
    </aside>
  );
}
