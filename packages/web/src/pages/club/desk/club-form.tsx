import { type ClubSettings, COLOURS, JOINING, LIMITS, type VersionedSettings } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../../common/failure';
import { useLoaded } from '../../../common/use-loaded';
import { useWords } from '../../../i18n/words';
import { api } from '../../../remote/api';
import { askClub } from '../../../remote/club';
import { useAttempt } from '../attempt';
import { day } from '../moments';
import type { DeskPartProps } from './desk-page';

const DAY = 24 * 3_600_000;
const LIMIT_NAMES = ['tables', 'waiting', 'botTables', 'guestsADay'] as const;
const KEEP_NAMES = ['guests', 'chat'] as const;

export function ClubForm({ words }: DeskPartProps): ReactNode {
  const settings = useLoaded('settings', () => api('GET /api/desk/settings'));
  return (
    <>
      {settings.state === 'failed' && <Failure error={settings.error} onRetry={settings.reload} />}
      {settings.state === 'ready' && <Form key={settings.value.version} words={words} was={settings.value} onSaved={settings.reload} />}
      <Invitations words={words} />
    </>
  );
}

interface FormProps extends Pick<DeskPartProps, 'words'> {
  readonly was: VersionedSettings;
  readonly onSaved: () => void;
}

function Form({ words, was, onSaved }: FormProps): ReactNode {
  const { t, locale } = words;
  const shell = useWords();
  const [set, setSet] = useState<ClubSettings>(was.settings);
  const [days, setDays] = useState('');
  const attempt = useAttempt();
  const [saved, setSaved] = useState(false);
  const change = (more: Partial<ClubSettings>): void => {
    setSaved(false);
    setSet({ ...set, ...more });
  };
  const save = (): Promise<boolean> =>
    attempt.run(async () => {
      const { name, notice, word, ...others } = set;
      const noticeText = notice?.text.trim() ?? '';
      const until =
        days === '' ? (noticeText === was.settings.notice?.text ? was.settings.notice.until : undefined) : Date.now() + Number(days) * DAY;
      await api('PUT /api/desk/settings', {
        body: {
          version: was.version,
          settings: {
            ...others,
            ...((name ?? '').trim() === '' ? {} : { name }),
            ...((word ?? '').trim() === '' ? {} : { word }),
            ...(noticeText === '' ? {} : { notice: { text: noticeText, ...(until === undefined ? {} : { until }) } }),
          },
        },
      });
      askClub(true);
    });
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.club')}</h2>
      </div>
      <form
        className="club-form"
        onSubmit={(event) => {
          event.preventDefault();
          void save().then((done) => {
            setSaved(done);
            if (done) onSaved();
          });
        }}
      >
        <label className="field">
          <span>{t('desk.club.name')}</span>
          <input type="text" maxLength={LIMITS.name} value={set.name ?? ''} onChange={(event) => change({ name: event.target.value })} />
        </label>
        <label className="field">
          <span>{t('desk.club.notice')}</span>
          <input
            type="text"
            maxLength={LIMITS.chat}
            value={set.notice?.text ?? ''}
            onChange={(event) => change({ notice: { ...set.notice, text: event.target.value } })}
          />
          {set.notice?.until !== undefined && <small className="quiet">{t('desk.until', { when: day(set.notice.until, locale) })}</small>}
        </label>
        <label className="field">
          <span>{t('desk.club.noticeDays')}</span>
          <input type="number" min={1} max={3650} value={days} onChange={(event) => setDays(event.target.value)} />
        </label>
        <label className="field">
          <span>{t('desk.club.colours')}</span>
          <select
            value={set.colours}
            onChange={(event) => change({ colours: COLOURS.find((one) => one === event.target.value) ?? set.colours })}
          >
            {COLOURS.map((one) => (
              <option key={one} value={one}>
                {t(`desk.colour.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('desk.club.joining')}</span>
          <select
            value={set.joining}
            onChange={(event) => change({ joining: JOINING.find((one) => one === event.target.value) ?? set.joining })}
          >
            {JOINING.map((one) => (
              <option key={one} value={one}>
                {t(`desk.joining.${one}`)}
              </option>
            ))}
          </select>
        </label>
        {set.joining === 'word' && (
          <label className="field">
            <span>{t('desk.club.word')}</span>
            <input type="text" required maxLength={64} value={set.word ?? ''} onChange={(event) => change({ word: event.target.value })} />
          </label>
        )}
        <h3>{t('desk.limits')}</h3>
        <p className="quiet">{t('desk.limits.hint')}</p>
        {LIMIT_NAMES.map((name) => (
          <NumberField
            key={name}
            label={t(`desk.limits.${name}`)}
            value={set.limits[name]}
            onChange={(value) => change({ limits: without(set.limits, name, value) })}
          />
        ))}
        {KEEP_NAMES.map((name) => (
          <NumberField
            key={name}
            label={t(`desk.keep.${name}`)}
            value={set.keep[name]}
            onChange={(value) => change({ keep: without(set.keep, name, value) })}
          />
        ))}
        {attempt.failure !== undefined && <Failure error={attempt.failure} onRetry={onSaved} />}
        <div className="club-buttons">
          <button type="submit" className="button button-go" disabled={attempt.busy}>
            {shell.t('save')}
          </button>
          <span role="status">{saved && shell.t('saved')}</span>
        </div>
      </form>
    </section>
  );
}

function without<T extends Readonly<Record<string, number | undefined>>>(set: T, name: string, value: number | undefined): T {
  const { [name]: _old, ...others } = set;
  // The same names as before, but perhaps for the one that was emptied; all of them may be absent.
  return (value === undefined ? others : { ...others, [name]: value }) as unknown as T;
}

interface NumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function NumberField({ label, value, onChange }: NumberProps): ReactNode {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={36_500}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? undefined : Math.max(0, Math.round(Number(event.target.value))))}
      />
    </label>
  );
}

function Invitations({ words }: Pick<DeskPartProps, 'words'>): ReactNode {
  const { t, locale } = words;
  const invitations = useLoaded('invitations', () => api('GET /api/desk/invitations'));
  const [code, setCode] = useState<string | undefined>(undefined);
  const attempt = useAttempt();
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.invitations')}</h2>
        <button
          type="button"
          className="button button-small"
          disabled={attempt.busy}
          onClick={() =>
            void attempt
              .run(async () => setCode((await api('POST /api/desk/invitations', { body: {} })).code))
              .then(() => invitations.reload())
          }
        >
          {t('desk.invite')}
        </button>
      </div>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      {code !== undefined && (
        <p className="recovery-code" role="status">
          <code>{t('desk.inviteCode', { code })}</code>
        </p>
      )}
      <table className="club-rows">
        <tbody>
          {invitations.state === 'ready' &&
            invitations.value.invitations.map((one) => (
              <tr key={one.id}>
                <th scope="row">{one.by}</th>
                <td>{t('desk.inviteLeft', { n: one.left })}</td>
                <td>{one.until === undefined ? '' : t('desk.until', { when: day(one.until, locale) })}</td>
                <td>
                  <button
                    type="button"
                    className="button button-small button-quiet"
                    onClick={() =>
                      void attempt.run(() => api('DELETE /api/desk/invitations/:id', { params: { id: one.id } })).then(invitations.reload)
                    }
                  >
                    {t('desk.uninvite')}
                  </button>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
