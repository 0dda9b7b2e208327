import type { ReactNode } from 'react';
import { moment } from '../moments';
import { Spark } from '../spark';
import type { DeskPartProps } from './desk-page';

/** One sentence first, then the checks that were really made, then the figures of a day. */
export function Glance({ words, desk }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const { health } = desk;
  const well = health.problems.length === 0;
  const figures = [
    { name: t('desk.moves'), of: health.moves, unit: t('desk.moves.unit') },
    { name: t('desk.people'), of: health.people, unit: t('desk.people.unit', { n: health.persons }) },
    { name: t('desk.memory'), of: health.memory, unit: t('desk.of', { of: health.memory.of ?? 0 }) },
    ...(health.disk === undefined ? [] : [{ name: t('desk.disk'), of: health.disk, unit: t('desk.of', { of: health.disk.of ?? 0 }) }]),
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
        {figures.map(({ name, of, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{of.now}</b> <span className="quiet">{unit}</span>
              <Spark values={of.day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
