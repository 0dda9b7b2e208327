import type { TableSummary } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Icon } from '../common/icon';
import { Layout } from '../common/layout';
import { useLoaded } from '../common/use-loaded';
import { useWords, type Words } from '../i18n/words';
import { api } from '../remote/api';
import { useHouse, waitsForMe } from '../remote/house';
import { useSession } from '../remote/session';
import { downloadSolo } from '../solo/download';
import { importSolo } from '../solo/import-solo';
import { deleteSolo, listSolo } from '../solo/solo-store';
import { SoloRow, TableRow } from './home-lists';
import { ImportGame } from './import-game';
import './home.css';
import './pages.css';

/** One's own games, here and on the server, and game files in and out. */
export default function GamesPage(): ReactNode {
  const { t } = useWords();
  return (
    <Layout title={t('games.title')}>
      <h1 className="page-title">{t('games.title')}</h1>
      <div className="lists">
        <SoloGames />
        <ServerGames />
      </div>
    </Layout>
  );
}

function SoloGames(): ReactNode {
  const { t } = useWords();
  const [, go] = useLocation();
  const [failure, setFailure] = useState<unknown>(undefined);
  const games = useLoaded('solo', listSolo);
  const bringIn = async (text: string): Promise<void> => {
    setFailure(undefined);
    try {
      const record = await importSolo(text);
      go(record.head.result === undefined ? `/solo/${record.id}` : `/replay/solo/${record.id}`);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section>
      <h2>
        {t('games.here')}
        <ImportGame onText={bringIn} />
      </h2>
      {failure !== undefined && <Failure error={failure} />}
      {games.state === 'failed' && <Failure error={games.error} onRetry={games.reload} />}
      {games.state === 'ready' && games.value.length === 0 && <p className="quiet list-empty">{t('games.none')}</p>}
      {games.state === 'ready' &&
        games.value.map((record) => (
          <SoloRow key={record.id} record={record} action={record.result === undefined ? t('home.playOn') : t('replay.title')}>
            <button type="button" className="button button-small button-quiet" onClick={() => void downloadSolo(record.id)}>
              {t('games.export')}
            </button>
            <button
              type="button"
              className="close"
              aria-label={t('games.delete')}
              title={t('games.delete')}
              onClick={() => {
                if (confirm(t('games.deleteSure'))) void deleteSolo(record.id).then(games.reload);
              }}
            >
              <Icon name="close" />
            </button>
          </SoloRow>
        ))}
    </section>
  );
}

/** When a game ended, and which rank one had. */
function endWords({ result, mine, updatedAt }: TableSummary, { t, locale }: Words): string {
  const rank = result?.ranks[mine[0] ?? -1];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(updatedAt);
  return rank === undefined ? day : `${t('games.rank', { rank })} · ${day}`;
}

/** Whether there is somebody to play again with. */
function withOthers({ seats, mine }: TableSummary): boolean {
  return mine.length > 0 && seats.some(({ kind }, seat) => kind === 'person' && !mine.includes(seat));
}

function ServerGames(): ReactNode {
  const words = useWords();
  const { t } = words;
  const session = useSession();
  const [, go] = useLocation();
  const [failure, setFailure] = useState<unknown>(undefined);
  const bringIn = async (text: string): Promise<void> => {
    setFailure(undefined);
    try {
      const { table } = await api('POST /api/import', { body: { file: text, play: true } });
      go(`/table/${table}`);
    } catch (error) {
      setFailure(error);
    }
  };
  const house = useHouse();
  // A game that ends moves from the one list to the other.
  const unfinished = house.mine.map(({ id }) => id).join();
  const tables = useLoaded(`server ${session.state} ${unfinished}`, async () => {
    setOlder(undefined);
    return session.state === 'known' ? await api('GET /api/me/history') : undefined;
  });
  const [older, setOlder] = useState<{ readonly tables: readonly TableSummary[]; readonly next?: number }>();
  const first = tables.state === 'ready' ? tables.value : undefined;
  const next = older === undefined ? first?.next : older.next;
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setFailure(undefined);
    await act().catch(setFailure);
  };
  const more = async (): Promise<void> => {
    const page = await api('GET /api/me/history', { query: { before: String(next) } });
    setOlder({ ...page, tables: [...(older?.tables ?? []), ...page.tables] });
  };
  const again = async (id: string): Promise<void> => go(`/table/${(await api('POST /api/tables/:id/rematch', { params: { id } })).table}`);
  const running = [...house.mine].sort((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a)));
  const over = [...(first?.tables ?? []), ...(older?.tables ?? [])];
  return (
    <section>
      <h2>
        {t('games.server')}
        {session.state === 'known' && <ImportGame onText={bringIn} />}
      </h2>
      {failure !== undefined && <Failure error={failure} />}
      {tables.state === 'failed' && <Failure error={tables.error} onRetry={tables.reload} />}
      {tables.state === 'ready' && running.length + over.length === 0 && (
        <p className="quiet list-empty">{session.state === 'alone' ? t('home.alone') : t('games.none')}</p>
      )}
      {running.map((table) => (
        <TableRow
          key={table.id}
          table={table}
          action={waitsForMe(table) ? t('home.yourTurn') : t('home.look')}
          urgent={waitsForMe(table)}
        />
      ))}
      {over.map((table) => (
        <TableRow key={table.id} table={table} action={t('replay.title')} href={`/replay/table/${table.id}`} note={endWords(table, words)}>
          {withOthers(table) && (
            <button
              type="button"
              className="close"
              aria-label={t('rematch.accept')}
              title={t('rematch.accept')}
              onClick={() => void attempt(() => again(table.id))}
            >
              <Icon name="again" />
            </button>
          )}
        </TableRow>
      ))}
      {next !== undefined && (
        <button type="button" className="button button-small button-quiet" onClick={() => void attempt(more)}>
          {t('home.more')}
        </button>
      )}
    </section>
  );
}
