import type { ReactNode } from 'react';
import { moment } from '../moments';
import { Spark } from '../spark';
import type { ClubWords } from '../words';
import { Acts } from './acts';
import type { DeskPartProps } from './desk-page';
import { Reports } from './reports';

interface Figure {
  readonly name: string;
  readonly of: DeskPartProps['desk']['health']['moves'];
  readonly unit: string;
  /** In place of the bare number. */
  readonly shown?: string;
}

const LAST_ACTS = 8;
const MEGABYTES = 1024;

/** Megabytes as people say them: what is taken, and of how much. */
function room(
  { now, of = 0 }: { readonly now: number; readonly of?: number | undefined },
  { t, locale }: ClubWords,
): { shown: string; unit: string } {
  const great = of >= 10 * MEGABYTES;
  const figure = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  const say = (megabytes: number): string => figure.format(great ? megabytes / MEGABYTES : megabytes);
  // A little of much is said in the smaller unit.
  const shown = great && now < MEGABYTES ? `${figure.format(now)} MB` : say(now);
  return { shown, unit: t(great ? 'desk.ofGreat' : 'desk.of', { of: say(of) }) };
}

/** One sentence first, then the checks that were really made, then the figures of a day. */
export function Glance({ words, desk, onChange }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const { health } = desk;
  const well = health.problems.length === 0;
  const figures: readonly Figure[] = [
    { name: t('desk.moves'), of: health.moves, unit: t('desk.moves.unit') },
    { name: t('desk.people'), of: health.people, unit: t('desk.people.unit', { n: health.persons }) },
    { name: t('desk.memory'), of: health.memory, ...room(health.memory, words) },
    ...(health.disk === undefined ? [] : [{ name: t('desk.disk'), of: health.disk, ...room(health.disk, words) }]),
    { name: t('desk.bots'), of: health.bots, unit: t('desk.bots.unit') },
  ];
  return (
    <section>
      <div className="club-title">
        {well ? (
          <h2 className="club-good">{t('desk.well')}</h2>
        ) : (
          <ul>
            {health.problems.map((problem) => (
              <li key={problem} className="club-bad">
                {t(`desk.problem.${problem}`)}
              </li>
            ))}
          </ul>
        )}
        <p className="quiet">
          {t('desk.wellSince', { when: moment(health.since, locale) })}
          {health.writeMs !== undefined && ` · ${t('desk.check.write', { ms: health.writeMs })}`}
          {' · '}
          {health.backupAt === undefined ? t('desk.check.noBackup') : t('desk.check.backup', { when: moment(health.backupAt, locale) })}
          {' · '}
          {t('desk.check.tables', { running: health.tables.running, waiting: health.tables.waiting })}
          {' · '}
          {t('desk.version', { version: health.version })}
        </p>
      </div>
      <dl className="desk-figures">
        {figures.map(({ name, of, unit, shown }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{shown ?? of.now}</b> <span className="quiet">{unit}</span>
              <Spark values={of.day} />
            </dd>
          </div>
        ))}
      </dl>
      <Reports words={words} desk={desk} onChange={onChange} />
      {desk.role === 'owner' && <Acts words={words} desk={desk} onChange={onChange} few={LAST_ACTS} />}
    </section>
  );
}
