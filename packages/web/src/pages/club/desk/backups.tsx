import type { ReactNode } from 'react';
import { Failure } from '../../../common/failure';
import { useLoaded } from '../../../common/use-loaded';
import { api } from '../../../remote/api';
import { useAttempt } from '../attempt';
import { moment } from '../moments';
import type { DeskPartProps } from './desk-page';

export function Backups({ words }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const backups = useLoaded('backups', () => api('GET /api/desk/backups'));
  const attempt = useAttempt();
  const set = backups.state === 'ready' && backups.value.everyHours !== undefined;
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.backups')}</h2>
        {set && (
          <button
            type="button"
            className="button button-small"
            disabled={attempt.busy}
            onClick={() => void attempt.run(() => api('POST /api/desk/backups')).then(backups.reload)}
          >
            {t('desk.backups.make')}
          </button>
        )}
      </div>
      {backups.state === 'failed' && <Failure error={backups.error} onRetry={backups.reload} />}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {backups.state === 'ready' && backups.value.backups.length === 0 && (
        <p className="quiet">{t(set ? 'desk.backups.none' : 'desk.backups.folder')}</p>
      )}
      <table className="club-rows">
        <tbody>
          {backups.state === 'ready' &&
            backups.value.backups.map(({ file, at, bytes }) => (
              <tr key={file}>
                <th scope="row">{moment(at, locale)}</th>
                <td>{file}</td>
                <td className="figure">{(bytes / 1_000_000).toFixed(1)} MB</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
