import { MAIL_SPANS, MAIL_TOPICS, type MailState, type NotifyState } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../common/failure';
import { api } from '../../remote/api';
import { useAttempt } from './attempt';
import { type ClubWords, useClubWords } from './words';

interface MailProps {
  readonly state: NotifyState;
  readonly onChange: () => void;
}

/** Where mails go, what they are about and how often they may come. */
export function MailSection({ state, onChange }: MailProps): ReactNode {
  const words = useClubWords();
  if (words === undefined || !state.mails) return null;
  return (
    <fieldset className="mail-part">
      <legend>{words.t('mail.title')}</legend>
      {state.mail === undefined ? (
        <AddressForm words={words} onChange={onChange} />
      ) : (
        <Address words={words} mail={state.mail} onChange={onChange} />
      )}
    </fieldset>
  );
}

/** Asks for an address; the answer comes by mail. */
export function AddressForm({ words, onChange }: { readonly words: ClubWords; readonly onChange: () => void }): ReactNode {
  const { t, locale } = words;
  const [address, setAddress] = useState('');
  const [sentTo, setSentTo] = useState<string | undefined>(undefined);
  const attempt = useAttempt();
  const ask = async (): Promise<void> => {
    const to = address.trim();
    await api('PUT /api/me/mail', { body: { address: to, locale } });
    setSentTo(to);
    onChange();
  };
  if (sentTo !== undefined) return <p role="status">{t('mail.asked', { address: sentTo })}</p>;
  return (
    // No form of its own: it may stand inside one.
    <div className="inline-form">
      <label className="field">
        <span>{t('mail.address')}</span>
        <input
          type="email"
          value={address}
          maxLength={254}
          autoComplete="email"
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (address.trim() !== '') void attempt.run(ask);
          }}
        />
      </label>
      <button type="button" className="button" disabled={attempt.busy || address.trim() === ''} onClick={() => void attempt.run(ask)}>
        {t('mail.ask')}
      </button>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </div>
  );
}

function Address({
  words,
  mail,
  onChange,
}: {
  readonly words: ClubWords;
  readonly mail: MailState;
  readonly onChange: () => void;
}): ReactNode {
  const { t } = words;
  const { settings } = mail;
  const attempt = useAttempt();
  const [tried, setTried] = useState(false);
  const choose = (changed: Partial<MailState['settings']>): void => {
    void attempt.run(() => api('PUT /api/me/mail/settings', { body: { ...settings, ...changed } })).then(onChange);
  };
  const forget = (): void => void attempt.run(() => api('DELETE /api/me/mail')).then(onChange);
  const again = async (): Promise<void> => {
    await api('PUT /api/me/mail', { body: { address: mail.address, locale: words.locale } });
    setTried(true);
  };
  const trial = async (): Promise<void> => {
    await api('POST /api/me/mail/try');
    setTried(true);
  };
  return (
    <>
      <p>
        <strong>{mail.address}</strong> {!mail.confirmed && <span className="quiet">{t('mail.unconfirmed')}</span>}
      </p>
      {mail.failure !== undefined && <p className="notice notice-bad">{t('mail.failure')}</p>}
      {mail.confirmed && (
        <>
          {MAIL_TOPICS.map((topic) => (
            <label key={topic} className="check">
              <input
                type="checkbox"
                checked={settings.topics.includes(topic)}
                onChange={(event) =>
                  choose({ topics: MAIL_TOPICS.filter((one) => (one === topic ? event.target.checked : settings.topics.includes(one))) })
                }
              />
              {t(`mail.topic.${topic}`)}
            </label>
          ))}
          <label className="field">
            <span>{t('mail.every')}</span>
            <select
              value={settings.every}
              onChange={(event) => {
                const every = MAIL_SPANS.find((span) => String(span) === event.target.value);
                if (every !== undefined) choose({ every });
              }}
            >
              {MAIL_SPANS.map((span) => (
                <option key={span} value={span}>
                  {t(`mail.every.${span}`)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <div className="inline-form">
        <button
          type="button"
          className="button button-small"
          disabled={attempt.busy}
          onClick={() => void attempt.run(mail.confirmed ? trial : again)}
        >
          {t(mail.confirmed ? 'mail.try' : 'mail.again')}
        </button>
        <button type="button" className="button button-small button-quiet" disabled={attempt.busy} onClick={forget}>
          {t('mail.forget')}
        </button>
        <span role="status">{tried && t('mail.sent')}</span>
      </div>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </>
  );
}
