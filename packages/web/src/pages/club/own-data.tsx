import { type ReactNode, useState } from 'react';
import { Failure } from '../../common/failure';
import { saveText } from '../../common/save-text';
import { Sheet } from '../../common/sheet';
import { api } from '../../remote/api';
import { askSession, signOut, useSession } from '../../remote/session';
import { useAttempt } from './attempt';
import { useClubWords } from './words';
import './club.css';

/** What is kept of oneself: to have, and to delete. */
export function OwnData(): ReactNode {
  const words = useClubWords();
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  const [typed, setTyped] = useState('');
  const attempt = useAttempt();
  if (words === undefined || session.state !== 'known') return null;
  const { t } = words;
  const { name } = session.me;
  return (
    <section className="about-section">
      <h2>{t('own.title')}</h2>
      <p>{t('own.text')}</p>
      <div className="club-buttons">
        <button
          type="button"
          className="button"
          onClick={() =>
            void attempt.run(async () => saveText('quarterdeck.json', JSON.stringify(await api('GET /api/me/export'), null, 2)))
          }
        >
          {t('own.export')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => setLeaving(true)}>
          {t('own.delete')}
        </button>
      </div>
      {attempt.failure !== undefined && !leaving && <Failure error={attempt.failure} />}
      {leaving && (
        <Sheet title={t('own.delete')} onClose={() => setLeaving(false)}>
          <p>{t('own.deleteText')}</p>
          <form
            className="club-form"
            onSubmit={(event) => {
              event.preventDefault();
              void attempt.run(async () => {
                await api('DELETE /api/me', { body: { name: typed.trim() } });
                setLeaving(false);
                await askSession(true);
              });
            }}
          >
            <label className="field">
              <span>{t('own.deleteName', { name })}</span>
              <input type="text" value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
            </label>
            {attempt.failure !== undefined && <Failure error={attempt.failure} />}
            <div className="club-buttons">
              <button type="submit" className="button button-go" disabled={attempt.busy || typed.trim() !== name}>
                {t('own.delete')}
              </button>
              <button type="button" className="button button-quiet" onClick={() => setLeaving(false)}>
                {t('desk.sure.no')}
              </button>
            </div>
          </form>
        </Sheet>
      )}
    </section>
  );
}

/** Signing out; whoever could not come back is told so first. */
export function SignOut(): ReactNode {
  const words = useClubWords();
  const session = useSession();
  const [asking, setAsking] = useState(false);
  const [code, setCode] = useState<string | undefined>(undefined);
  const attempt = useAttempt();
  if (words === undefined || session.state !== 'known') return null;
  const { t } = words;
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => (session.me.hasRecovery || session.me.passkeys > 0 ? void attempt.run(signOut) : setAsking(true))}
      >
        {t('own.signOut')}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {asking && (
        <Sheet title={t('own.signOut')} onClose={() => setAsking(false)}>
          {code === undefined ? (
            <p>{t('own.signOutLost')}</p>
          ) : (
            <p className="recovery-code">
              <code>{code}</code>
            </p>
          )}
          <div className="club-buttons">
            {code === undefined && (
              <button
                type="button"
                className="button button-go"
                disabled={attempt.busy}
                onClick={() => void attempt.run(async () => setCode((await api('POST /api/me/recovery')).code))}
              >
                {t('own.signOutCode')}
              </button>
            )}
            <button type="button" className="button button-quiet" disabled={attempt.busy} onClick={() => void attempt.run(signOut)}>
              {code === undefined ? t('own.signOutAnyway') : t('own.signOut')}
            </button>
          </div>
        </Sheet>
      )}
    </>
  );
}
