import type { ReactNode } from 'react';
import { Failure } from '../../common/failure';
import { useLoaded } from '../../common/use-loaded';
import { api } from '../../remote/api';
import { comeByPasskey, makePasskey } from '../../remote/session';
import { useAttempt } from './attempt';
import { moment } from './moments';
import { useClubWords } from './words';

const possible = (): boolean => 'credentials' in navigator && 'PublicKeyCredential' in window;

/** One's passkeys: what carries one to other devices. */
export function Passkeys(): ReactNode {
  const words = useClubWords();
  const keys = useLoaded('passkeys', () => api('GET /api/me/passkeys'));
  const attempt = useAttempt();
  if (words === undefined) return null;
  const { t, locale } = words;
  return (
    <section className="about-section">
      <h2>{t('key.title')}</h2>
      <p>{t('key.text')}</p>
      {keys.state === 'ready' && (
        <ul>
          {keys.value.passkeys.map(({ id, createdAt }) => (
            <li key={id}>
              {t('key.of', { when: moment(createdAt, locale) })}{' '}
              <button
                type="button"
                className="button button-small button-quiet"
                onClick={() => void attempt.run(() => api('DELETE /api/me/passkeys/:id', { params: { id } })).then(keys.reload)}
              >
                {t('key.forget')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {possible() ? (
        <button type="button" className="button" disabled={attempt.busy} onClick={() => void attempt.run(makePasskey).then(keys.reload)}>
          {t('key.make')}
        </button>
      ) : (
        <p className="quiet">{t('key.none')}</p>
      )}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </section>
  );
}

/** Comes in as whoever has a passkey in this browser. */
export function ComeByPasskey(): ReactNode {
  const words = useClubWords();
  const attempt = useAttempt();
  if (words === undefined || !possible()) return null;
  return (
    <>
      <button type="button" className="button button-quiet" disabled={attempt.busy} onClick={() => void attempt.run(comeByPasskey)}>
        {words.t('key.use')}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </>
  );
}
