import { BAN_KINDS, type DeskPerson, LIMITS, ROLES, type Role } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { useSearch } from 'wouter';
import { Failure } from '../../../common/failure';
import { Flag } from '../../../common/flag';
import { Sheet } from '../../../common/sheet';
import { useLoaded } from '../../../common/use-loaded';
import { api } from '../../../remote/api';
import { Sure, useAttempt } from '../attempt';
import { shortMoment } from '../moments';
import type { DeskPartProps } from './desk-page';

const DAY = 24 * 3_600_000;
const SPANS = [
  ['1', 'desk.ban.day'],
  ['7', 'desk.ban.week'],
  ['30', 'desk.ban.month'],
  ['', 'desk.ban.ever'],
] as const;

/** Persons, page by page, and what can be done to each. */
export function Persons({ words, desk }: DeskPartProps): ReactNode {
  const { t, locale } = words;
  const asked = new URLSearchParams(useSearch()).get('search') ?? '';
  const [typed, setTyped] = useState(asked);
  const [search, setSearch] = useState(asked);
  const [pages, setPages] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<DeskPerson | undefined>(undefined);
  const after = pages.at(-1);
  const persons = useLoaded(`persons ${search} ${after}`, () =>
    api('GET /api/desk/persons', { query: { search, ...(after === undefined ? {} : { after }) } }),
  );
  return (
    <section>
      <div className="club-head">
        <h2>{t('desk.part.persons')}</h2>
        {persons.state === 'ready' && <span className="quiet">{persons.value.all}</span>}
        <form
          className="club-buttons"
          onSubmit={(event) => {
            event.preventDefault();
            setPages([]);
            setSearch(typed.trim());
          }}
        >
          <input
            type="search"
            aria-label={t('desk.search')}
            placeholder={t('desk.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className="button button-small">
            {t('desk.searchGo')}
          </button>
        </form>
      </div>
      {persons.state === 'failed' && <Failure error={persons.error} onRetry={persons.reload} />}
      {persons.state === 'ready' && (
        <div className="club-scroll">
          <table className="club-rows">
            <thead>
              <tr>
                <th>{t('desk.name')}</th>
                <th className="club-wide">{t('desk.role')}</th>
                <th>{t('desk.seen')}</th>
                <th className="figure">{t('desk.games')}</th>
                <th>{t('desk.part.reports')}</th>
              </tr>
            </thead>
            <tbody>
              {persons.value.persons.map((person) => (
                <tr key={person.id}>
                  <th scope="row">
                    <button type="button" className="club-who" onClick={() => setOpen(person)}>
                      <Flag name={person.name} />
                      <u>{person.name}</u>
                    </button>
                  </th>
                  <td className="club-wide">{t(`desk.role.${person.role}`)}</td>
                  <td className="club-when">
                    {person.here ? (
                      <>
                        <span className="club-here" />
                        {t('desk.here')}
                      </>
                    ) : (
                      shortMoment(person.seenAt, locale)
                    )}
                  </td>
                  <td className="figure">{person.games}</td>
                  <td className="club-bad">{person.banned ? t('desk.banned') : t('desk.reportsOf', { n: person.reports })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {persons.state === 'ready' && persons.value.next !== undefined && (
        <button type="button" className="button button-small" onClick={() => setPages([...pages, persons.value.next ?? ''])}>
          {t('desk.more')}
        </button>
      )}
      {open !== undefined && (
        <PersonSheet
          person={open}
          words={words}
          isOwner={desk.role === 'owner'}
          onClose={() => {
            setOpen(undefined);
            persons.reload();
          }}
        />
      )}
    </section>
  );
}

interface PersonProps extends Pick<DeskPartProps, 'words'> {
  readonly person: DeskPerson;
  readonly isOwner: boolean;
  readonly onClose: () => void;
}

function PersonSheet({ person, words, isOwner, onClose }: PersonProps): ReactNode {
  const { t } = words;
  const [name, setName] = useState(person.name);
  const [role, setRole] = useState<Role>(person.role);
  const [kind, setKind] = useState<(typeof BAN_KINDS)[number]>('person');
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [deleting, setDeleting] = useState(false);
  const attempt = useAttempt();
  const params = { id: person.id };
  const act = (work: () => Promise<unknown>): void =>
    void attempt.run(work).then((done) => {
      if (done) onClose();
    });
  if (deleting) {
    return (
      <Sure
        words={words}
        question={t('desk.sure.deletePerson', { name: person.name })}
        act={() => api('DELETE /api/desk/persons/:id', { params })}
        onDone={onClose}
        onClose={() => setDeleting(false)}
      />
    );
  }
  return (
    <Sheet title={person.name} onClose={onClose}>
      <p className="quiet">
        {t(`desk.role.${person.role}`)}
        {person.network !== undefined && ` · ${t('desk.person.network', { network: person.network })}`}
      </p>
      {attempt.failure !== undefined && <Failure error={attempt.failure} />}
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          act(() => api('POST /api/desk/persons/:id/name', { params, body: { name: name.trim() } }));
        }}
      >
        <label className="field">
          <span>{t('desk.name')}</span>
          <input type="text" value={name} maxLength={LIMITS.name} onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={attempt.busy || name.trim() === '' || name === person.name}>
          {t('desk.rename')}
        </button>
      </form>
      {isOwner && (
        <form
          className="inline-form"
          onSubmit={(event) => {
            event.preventDefault();
            act(() => api('POST /api/desk/persons/:id/role', { params, body: { role } }));
          }}
        >
          <label className="field">
            <span>{t('desk.role')}</span>
            <select value={role} onChange={(event) => setRole(ROLES.find((one) => one === event.target.value) ?? role)}>
              {ROLES.map((one) => (
                <option key={one} value={one}>
                  {t(`desk.role.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="button" disabled={attempt.busy || role === person.role}>
            {t('desk.giveRole')}
          </button>
        </form>
      )}
      <form
        className="inline-form"
        onSubmit={(event) => {
          event.preventDefault();
          const until = days === '' ? {} : { until: Date.now() + Number(days) * DAY };
          act(() => api('POST /api/desk/bans', { body: { kind, player: person.id, reason: reason.trim(), ...until } }));
        }}
      >
        <label className="field">
          <span>{t('desk.ban.kind')}</span>
          <select value={kind} onChange={(event) => setKind(BAN_KINDS.find((one) => one === event.target.value) ?? kind)}>
            {BAN_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`desk.ban.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('desk.ban.days')}</span>
          <select value={days} onChange={(event) => setDays(event.target.value)}>
            {SPANS.map(([value, text]) => (
              <option key={value} value={value}>
                {t(text)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('desk.ban.reason')}</span>
          <input type="text" value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </label>
        <button type="submit" className="button" disabled={attempt.busy}>
          {t('desk.ban')}
        </button>
      </form>
      <div className="club-buttons">
        <button
          type="button"
          className="button button-quiet"
          disabled={attempt.busy}
          onClick={() => act(() => api('POST /api/desk/persons/:id/sign-out', { params }))}
        >
          {t('desk.signOut')}
        </button>
        {isOwner && (
          <button type="button" className="button button-quiet" onClick={() => setDeleting(true)}>
            {t('desk.delete')}
          </button>
        )}
      </div>
    </Sheet>
  );
}
