import type { Report } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../common/failure';
import { Flag } from '../../../common/flag';
import { useLoaded } from '../../../common/use-loaded';
import { gameEntry } from '../../../games';
import { api } from '../../../remote/api';
import { useAttempt } from '../attempt';
import { moment } from '../moments';
import type { DeskPartProps } from './desk-page';

/** What people have reported, with the line itself and what can be done about it. */
export function Reports({ words, onChange }: DeskPartProps): ReactNode {
  const { t } = words;
  const [settled, setSettled] = useState(false);
  const reports = useLoaded(`reports ${settled}`, () => api('GET /api/desk/reports', settled ? { query: { settled: 'yes' } } : {}));
  const changed = (): void => {
    reports.reload();
    onChange();
  };
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.reports')}</h2>
        <button type="button" className="button button-small button-quiet" onClick={() => setSettled(!settled)}>
          {t(settled ? 'desk.reports.open' : 'desk.reports.settled')}
        </button>
      </div>
      {reports.state === 'failed' && <Failure error={reports.error} onRetry={reports.reload} />}
      {reports.state === 'ready' && reports.value.reports.length === 0 && <p className="quiet">{t('desk.reports.none')}</p>}
      <div className="club-scroll">
        <table className="club-rows">
          <tbody>
            {reports.state === 'ready' &&
              reports.value.reports.map((report) => <ReportRow key={report.id} report={report} words={words} onDone={changed} />)}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps extends Pick<DeskPartProps, 'words'> {
  readonly report: Report;
  readonly onDone: () => void;
}

function ReportRow({ report, words, onDone }: RowProps): ReactNode {
  const { t, locale } = words;
  const attempt = useAttempt();
  const { about, by, table, line } = report;
  const act = (work: () => Promise<unknown>): void =>
    void attempt.run(work).then((done) => {
      if (done) onDone();
    });
  return (
    <tr>
      <th scope="row">
        <span className="club-who">
          <Flag name={about?.name ?? ''} />
          <b>{about?.name}</b>
        </span>{' '}
        · {t(`desk.report.${report.kind}`)}
        <p className="quiet">
          {t('desk.report.by', { name: by?.name ?? '—', when: moment(report.at, locale) })}
          {report.game !== undefined && ` · ${gameEntry(report.game)?.card.title[locale] ?? report.game}`}
        </p>
        {report.said !== undefined && <q>{report.said}</q>} {report.text}
        {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      </th>
      <td>
        {report.settledAt === undefined && (
          <div className="club-buttons">
            {about !== undefined && (
              <Link className="button button-small" href={`/desk/persons?search=${about.id}`}>
                {t('desk.look')}
              </Link>
            )}
            {table !== undefined && line !== undefined && (
              <button
                type="button"
                className="button button-small"
                disabled={attempt.busy}
                onClick={() => act(() => api('DELETE /api/desk/tables/:id/chat/:line', { params: { id: table, line: String(line) } }))}
              >
                {t('desk.deleteLine')}
              </button>
            )}
            <button
              type="button"
              className="button button-small"
              disabled={attempt.busy}
              onClick={() => act(() => api('POST /api/desk/reports/:id/settle', { params: { id: report.id }, body: undefined }))}
            >
              {t('desk.settle')}
            </button>
          </div>
        )}
      </td>
    </tr>
  );
}
