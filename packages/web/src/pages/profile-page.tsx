import { LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../common/failure';
import { Layout } from '../common/layout';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import { useClub } from '../remote/club';
import { freeName, recover, rememberedName, rememberName, signIn, useSession } from '../remote/session';
import { Notifications } from './club/notifications';
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
