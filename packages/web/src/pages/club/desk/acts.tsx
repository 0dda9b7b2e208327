import { type ReactNode, useState } from 'react';
import { Failure } from '../../../common/failure';
import { useLoaded } from '../../../common/use-loaded';
import { api } from '../../../remote/api';
import { shortMoment } from '../moments';
import type { DeskPartProps } from './desk-page';

/** What moderators and owners have done. */
export function Acts({ words, few }: DeskPartProps & { readonly few?: number }): ReactNode {
  const { t, locale } = words;
  const [after, setAfter] = useState<string | undefined>(undefined);
  const acts = useLoaded(`acts ${after}`, () => api('GET /api/desk/acts', { query: after === undefined ? {} : { after } }));
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.acts')}</h2>
      </div>
      {acts.state === 'failed' && <Failure error={acts.error} onRetry={acts.reload} />}
      <table className="club-rows">
        <tbody>
          {acts.state === 'ready' &&
            acts.value.acts.slice(0, few).map(({ id, at, by, act, target, detail }) => (
              <tr key={id}>
                <td className="club-when">{shortMoment(at, locale)}</td>
                <td>{t(`desk.act.${act}`, { by, target, detail })}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {few === undefined && acts.state === 'ready' && acts.value.next !== undefined && (
        <button type="button" className="button button-small" onClick={() => setAfter(acts.value.next)}>
          {t('desk.more')}
        </button>
      )}
    </section>
  );
}
