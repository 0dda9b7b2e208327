import type { ReactNode } from 'react';
import { Failure } from '../../../common/failure';
import { useLoaded } from '../../../common/use-loaded';
import { api } from '../../../remote/api';
import { useAttempt } from '../attempt';
import { moment } from '../moments';
import type { DeskPartProps } from './desk-page';

export function Bans({ words }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const bans = useLoaded('bans', () => api('GET /api/desk/bans'));
  const attempt = useAttempt();
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.bans')}</h2>
      </div>
      {bans.state === 'failed' && <Failure error={bans.error} onRetry={bans.reload} />}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {bans.state === 'ready' && bans.value.bans.length === 0 && <p className="quiet">{t('desk.bans.none')}</p>}
      <div className="club-scroll">
        <table className="club-rows">
          <tbody>
            {bans.state === 'ready' &&
              bans.value.bans.map((ban) => (
                <tr key={ban.id}>
                  <th scope="row">{ban.player?.name ?? ban.value}</th>
                  <td>{t(`desk.ban.${ban.kind}`)}</td>
                  <td>{ban.until === undefined ? t('desk.ban.ever') : t('desk.until', { when: moment(ban.until, locale) })}</td>
                  <td>{ban.reason}</td>
                  <td>{ban.by}</td>
                  <td>
                    <button
                      type="button"
                      className="button button-small"
                      disabled={attempt.busy}
                      onClick={() => void attempt.run(() => api('DELETE /api/desk/bans/:id', { params: { id: ban.id } })).then(bans.reload)}
                    >
                      {t('desk.unban')}
                    </button>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
