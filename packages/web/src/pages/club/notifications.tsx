import type { NotifySettings, NotifyState, WebhookSettings } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../common/failure';
import { useLoaded } from '../../common/use-loaded';
import { useWords } from '../../i18n/words';
import { api } from '../../remote/api';
import { canPush, subscribeToPush } from '../../remote/push';
import { useAttempt } from './attempt';
import { MailSection } from './mail';
import { moment } from './moments';
import { type ClubWords, useClubWords } from './words';

/** How one is told: in browsers, by mail, by a webhook; and when not. */
export function Notifications(): ReactNode {
  const { t } = useWords();
  const words = useClubWords();
  const state = useLoaded('notify', () => api('GET /api/me/notify'));
  return (
    <section className="about-section">
      <h2>{t('notify.title')}</h2>
      <p>{t('notify.text')}</p>
      {state.state === 'failed' && <Failure error={state.error} onRetry={state.reload} />}
      {state.state === 'ready' && words !== undefined && (
        <>
          <PushPart state={state.value} words={words} onChange={state.reload} />
          <Holiday state={state.value} words={words} onChange={state.reload} />
          <MailSection state={state.value} onChange={state.reload} />
          <NotifyForm key={state.value.settings.webhook?.url} state={state.value} words={words} onChange={state.reload} />
        </>
      )}
    </section>
  );
}

interface PartProps {
  readonly state: NotifyState;
  readonly words: ClubWords;
  readonly onChange: () => void;
}

function PushPart({ state, words, onChange }: PartProps): ReactNode {
  const { t } = useWords();
  const attempt = useAttempt();
  const [told, setTold] = useState(false);
  const subscribe = async (): Promise<void> => {
    if (!(await subscribeToPush(state.pushKey))) throw new Error(t('notify.refused'));
    setTold(true);
    onChange();
  };
  return (
    <div className="inline-form">
      {canPush() && (
        <button type="button" className="button" disabled={attempt.busy} onClick={() => void attempt.run(subscribe)}>
          {t('notify.push')}
        </button>
      )}
      <span className="quiet">{t('notify.browsers', { n: state.browsers })}</span>
      <span role="status">{told && words.t('tell.trial')}</span>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </div>
  );
}

/** The last moment of a day, by the clock of this browser. */
function endOf(day: string): number {
  return new Date(`${day}T23:59:59`).getTime();
}

function Holiday({ state, words, onChange }: PartProps): ReactNode {
  const { t, locale } = words;
  const attempt = useAttempt();
  const [day, setDay] = useState('');
  const set = (until: number): void => void attempt.run(() => api('PUT /api/me/holiday', { body: { until } })).then(onChange);
  const away = state.away !== undefined && state.away > Date.now() ? state.away : undefined;
  return (
    <fieldset className="mail-part">
      <legend>{t('away.title')}</legend>
      <p className="quiet">{t('away.text')}</p>
      {away === undefined ? (
        <div className="inline-form">
          <label className="field">
            <span>{t('away.until')}</span>
            <input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </label>
          <button type="button" className="button" disabled={attempt.busy || !(endOf(day) > Date.now())} onClick={() => set(endOf(day))}>
            {t('away.go')}
          </button>
        </div>
      ) : (
        <div className="inline-form">
          <span role="status">{t('away.is', { when: moment(away, locale) })}</span>
          <button type="button" className="button" disabled={attempt.busy} onClick={() => set(0)}>
            {t('away.back')}
          </button>
        </div>
      )}
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </fieldset>
  );
}

const STYLES = ['chat', 'text', 'json'] as const satisfies readonly WebhookSettings['style'][];

function NotifyForm({ state, words, onChange }: PartProps): ReactNode {
  const { t, locale } = useWords();
  const { webhook } = state.settings;
  const [address, setAddress] = useState(webhook?.url ?? '');
  const [style, setStyle] = useState<WebhookSettings['style']>(webhook?.style ?? 'chat');
  const [quiet, setQuiet] = useState(state.settings.quietHours);
  const [done, setDone] = useState<string | undefined>(undefined);
  const attempt = useAttempt();
  const save = async (): Promise<void> => {
    setDone(undefined);
    const url = address.trim();
    const settings: NotifySettings = {
      locale,
      ...(url === '' ? {} : { webhook: { url, style } }),
      ...(quiet === undefined ? {} : { quietHours: quiet }),
    };
    await api('PUT /api/me/notify', { body: settings });
    setDone(t('saved'));
    onChange();
  };
  const tryHook = async (): Promise<void> => {
    setDone(undefined);
    const { failure } = await api('POST /api/me/notify/try');
    if (failure !== undefined) throw new Error(failure.text ?? failure.code);
    setDone(words.t('tell.hookWorks'));
  };
  return (
    <form
      className="table-form"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt.run(save);
      }}
    >
      <label className="field">
        <span>{t('notify.webhook')}</span>
        <input type="url" value={address} placeholder="https://" onChange={(event) => setAddress(event.target.value)} />
      </label>
      {address.trim() !== '' && (
        <label className="field">
          <span>{words.t('tell.hookStyle')}</span>
          <select value={style} onChange={(event) => setStyle(STYLES.find((one) => one === event.target.value) ?? 'chat')}>
            {STYLES.map((one) => (
              <option key={one} value={one}>
                {words.t(`tell.hookStyle.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
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
          <span className="quiet">{quiet.timeZone}</span>
        </div>
      )}
      <div className="inline-form">
        <button type="submit" className="button" disabled={attempt.busy}>
          {t('save')}
        </button>
        {webhook !== undefined && webhook.url === address.trim() && (
          <button type="button" className="button button-quiet" disabled={attempt.busy} onClick={() => void attempt.run(tryHook)}>
            {words.t('tell.hookTry')}
          </button>
        )}
        <span role="status">{done}</span>
      </div>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
    </form>
  );
}
