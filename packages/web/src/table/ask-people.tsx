import type { TableInfo } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Failure } from '../common/failure';
import { useLoaded } from '../common/use-loaded';
import { useWords } from '../i18n/words';
import { api } from '../remote/api';
import { useHouse } from '../remote/house';

/** How many people are offered. */
const OFFERED = 8;

/** People to ask directly: those one has played with, those who are here now. */
export function AskPeople({ info, me }: { readonly info: TableInfo; readonly me: string }): ReactNode {
  const { t } = useWords();
  const { here } = useHouse();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(undefined);
  const companions = useLoaded('companions', async () => (await api('GET /api/me/companions')).people);
  const played = companions.state === 'ready' ? companions.value.map(({ player }) => player) : [];
  const present = new Set(here.people.map(({ id }) => id));
  const seated = new Set(info.seats.map(({ player }) => player?.id));
  const all = [...played.filter(({ id }) => present.has(id)), ...here.people, ...played]
    .filter(({ id }, i, list) => id !== me && !seated.has(id) && list.findIndex((one) => one.id === id) === i)
    .slice(0, OFFERED);
  if (all.length === 0) return null;
  const ask = async (player: string): Promise<void> => {
    setFailure(undefined);
    try {
      await api('POST /api/tables/:id/ask', { params: { id: info.id }, body: { player } });
      setAsked([...asked, player]);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section className="ask-people">
      <h2>{t('ask.title')}</h2>
      <ul>
        {all.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="quiet">
              {present.has(id) ? t('ask.here') : ''}
              {present.has(id) && played.some((one) => one.id === id) && ' · '}
              {played.some((one) => one.id === id) ? t('ask.played') : ''}
            </span>
            {asked.includes(id) ? (
              <span role="status">{t('ask.asked')}</span>
            ) : (
              <button type="button" className="button button-small" aria-label={t('ask.askOf', { name })} onClick={() => void ask(id)}>
                {t('ask.ask')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {failure !== undefined && <Failure error={failure} />}
    </section>
  );
}
