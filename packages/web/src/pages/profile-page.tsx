import { LIMITS, type NotifySettings, type NotifyState } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../common/failure';
import { Layout } from '../common/layout';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import { useClub } from '../remote/club';
import { canPush, subscribeToPush } from '../remote/push';
import { freeName, recover, rememberedName, rememberName, signIn, useSession } from '../remote/session';
import { OwnData, SignOut } from './club/own-data';
import { ComeByPasskey, Passkeys } from './club/passkeys';
import './pages.css';

/** Who one is: name, recovery code, ratings, notifications. */
export default function ProfilePage(): ReactNode {
  const { t } = useWords();
  const session = useSession();
  return (
    <Layout title={t('profile.title')}>
      <div className="prose">
        <h1 className="page-title">{t('profile.title')}</h1>
        <NameForm key={session.state} />
        {session.state === 'alone' && <p className="notice">{t('home.alone')}</p>}
        {session.state === 'known' && (
          <>
            <Ratings />
            <Recovery />
            <Passkeys />
            <Notifications />
            <OwnData />
          </>
        )}
        {(session.state === 'known' || session.state === 'stranger') && <OtherDevice />}
      </div>
    </Layout>
  );
}

/** Runs something that may fail and keeps what went wrong. */
function useTry(): readonly [failure: unknown, attempt: (act: () => Promise<unknown>) => Promise<void>, done: boolean] {
  const [failure, setFailure] = useState<unknown>(undefined);
  const [done, setDone] = useState(false);
  return [
    failure,
    async (act) => {
      setFailure(undefined);
      setDone(false);
      try {
        await act();
        setDone(true);
      } catch (error) {
        setFailure(error);
      }
    },
    done,
  ];
}

function NameForm(): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const club = useClub();
  const [name, setName] = useState(session.state === 'known' ? session.me.name : (rememberedName() ?? ''));
  const [pass, setPass] = useState('');
  const [failure, attempt, done] = useTry();
  return (
    <form
      className="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = name.trim();
        if (wanted === '') return;
        void attempt(async () => {
          if (session.state !== 'known' && session.state !== 'stranger') return rememberName(wanted);
          try {
            await signIn(wanted, pass.trim() === '' ? {} : { pass: pass.trim() });
          } catch (error) {
            setName(freeName(error) ?? name);
            throw error;
          }
        });
      }}
    >
      <label className="field">
        <span>{t('profile.name')}</span>
        <input type="text" value={name} maxLength={LIMITS.name} onChange={(event) => setName(event.target.value)} />
      </label>
      {(club?.joining ?? 'open') !== 'open' && session.state === 'stranger' && (
        <label className="field">
          <span>{t('profile.pass')}</span>
          <input type="text" value={pass} maxLength={64} autoComplete="off" onChange={(event) => setPass(event.target.value)} />
        </label>
      )}
      <button type="submit" className="button">
        {t('save')}
      </button>
      <span role="status">{done && t('saved')}</span>
      {failure !== undefined && <Failure error={failure} />}
    </form>
  );
}

function Ratings(): ReactNode {
  const { t, locale } = useWords();
  const session = useSession();
  if (session.state !== 'known') return null;
  const { ratings } = session.me;
  return (
    <section className="about-section">
      <h2>{t('profile.ratings')}</h2>
      {ratings.length === 0 ? (
        <p className="quiet">{t('profile.ratingsNone')}</p>
      ) : (
        <table className="plain-table">
          <tbody>
            {ratings.map((rating) => (
              <tr key={rating.game}>
                <th scope="row">{gameEntry(rating.game)?.card.title[locale] ?? rating.game}</th>
                <td>
                  {Math.round(rating.points)}
                  {rating.provisional && '?'}
                </td>
                <td>{t('profile.gamesPlayed', { n: rating.games })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Recovery(): ReactNode {
  const { t } = useWords();
  const [code, setCode] = useState<string | undefined>(undefined);
  const [failure, attempt] = useTry();
  return (
    <section className="about-section">
      <h2>{t('profile.recovery')}</h2>
      <p>{t('profile.recoveryText')}</p>
      {code === undefined ? (
        <button
          type="button"
          className="button"
          onClick={() => void attempt(async () => setCode((await api('POST /api/me/recovery')).code))}
        >
          {t('profile.recoveryMake')}
        </button>
      ) : (
        <p className="recovery-code">
          <code>{code}</code>
        </p>
      )}
      {failure !== undefined && <Failure error={failure} />}
    </section>
  );
}

function OtherDevice(): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const [code, setCode] = useState('');
  const [failure, attempt, done] = useTry();
  return (
    <section className="about-section">
      <h2>{t('profile.other')}</h2>
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(() => recover(code.trim()));
        }}
      >
        <label className="field">
          <span>{t('profile.code')}</span>
          <input type="text" value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
        </label>
        <button type="submit" className="button">
          {t('profile.recover')}
        </button>
        <span role="status">{done && t('saved')}</span>
      </form>
      {failure !== undefined && <Failure error={failure} />}
      {session.state === 'known' ? <SignOut /> : <ComeByPasskey />}
    </section>
  );
}

function Notifications(): ReactNode {
  const { t } = useWords();
  const state = useLoaded('notify', () => api('GET /api/me/notify'));
  return (
    <section className="about-section">
      <h2>{t('notify.title')}</h2>
      <p>{t('notify.text')}</p>
      {state.state === 'failed' && <Failure error={state.error} onRetry={state.reload} />}
      {state.state === 'ready' && <NotifyForm state={state.value} onChange={state.reload} />}
    </section>
  );
}

function NotifyForm({ state, onChange }: { readonly state: NotifyState; readonly onChange: () => void }): ReactNode {
  const { t, locale } = useWords();
  const [address, setAddress] = useState(state.settings.webhook?.url ?? '');
  const [quiet, setQuiet] = useState(state.settings.quietHours);
  const [failure, attempt, done] = useTry();
  const save = async (): Promise<void> => {
    const url = address.trim();
    const settings: NotifySettings = {
      locale,
      ...(url === '' ? {} : { webhook: { url, style: state.settings.webhook?.style ?? 'chat' } }),
      ...(quiet === undefined ? {} : { quietHours: quiet }),
    };
    await api('PUT /api/me/notify', { body: settings });
    onChange();
  };
  const subscribe = async (): Promise<void> => {
    if (!(await subscribeToPush(state.pushKey))) throw new Error(t('notify.refused'));
    onChange();
  };
  return (
    <form
      className="table-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(save);
      }}
    >
      <label className="field">
        <span>{t('notify.webhook')}</span>
        <input type="url" value={address} placeholder="https://" onChange={(event) => setAddress(event.target.value)} />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={(event) =>
            setQuiet(
              event.target.checked ? { from: '22:00', to: '08:00', timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } : undefined,
            )
          }
        />
        {t('notify.quiet')}
      </label>
      {quiet !== undefined && (
        <div className="inline-form">
          <label className="field">
            <span>{t('notify.from')}</span>
            <input type="time" value={quiet.from} onChange={(event) => setQuiet({ ...quiet, from: event.target.value })} />
          </label>
          <label className="field">
            <span>{t('notify.to')}</span>
            <input type="time" value={quiet.to} onChange={(event) => setQuiet({ ...quiet, to: event.target.value })} />
          </label>
        </div>
      )}
      <div className="inline-form">
        <button type="submit" className="button">
          {t('save')}
        </button>
        {canPush() && (
          <button type="button" className="button button-quiet" onClick={() => void attempt(subscribe)}>
            {t('notify.push')}
          </button>
        )}
        <span role="status">{done && t('saved')}</span>
      </div>
      <p className="quiet">{t('notify.browsers', { n: state.browsers })}</p>
      {failure !== undefined && <Failure error={failure} />}
    </form>
  );
}
