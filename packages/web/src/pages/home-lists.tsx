import type { ClockSpec, TableSummary } from '@quarterdeck/protocol';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { range } from '../common/range';
import { useLoaded } from '../common/use-loaded';
import { Medal } from '../covers/medal';
import { gameEntry } from '../games';
import { useWords, type Words } from '../i18n/words';
import { api } from '../remote/api';
import { useSession } from '../remote/session';
import { MYSELF } from '../solo/solo-record';
import { type ListedSolo, listSolo } from '../solo/solo-store';

/** Games where it is the player's turn, on the server and in this browser. */
export function WaitingForMe(): ReactNode {
  const words = useWords();
  const { t } = words;
  const session = useSession();
  const solo = useLoaded('solo', async () => (await listSolo()).filter((record) => record.result === undefined).slice(0, 4));
  const mine = useLoaded(`mine ${session.state}`, async () =>
    session.state === 'known' ? await api('GET /api/me/tables') : { waitingForMe: [], running: [], gathering: [] },
  );
  const soloGames = solo.state === 'ready' ? solo.value : [];
  const waiting = mine.state === 'ready' ? mine.value.waitingForMe : [];
  const others =
    mine.state === 'ready'
      ? [...mine.value.gathering, ...mine.value.running.filter((table) => !waiting.some(({ id }) => id === table.id))]
      : [];
  return (
    <section>
      <h2>
        {t('home.waiting')} <em>{waiting.length + soloGames.length}</em>
        <Link href="/games">{t('home.allGames')}</Link>
      </h2>
      {waiting.map((table) => (
        <TableRow key={table.id} table={table} action={t('home.yourTurn')} urgent />
      ))}
      {soloGames.map((record) => (
        <SoloRow key={record.id} record={record} action={t('home.playOn')} />
      ))}
      {others.slice(0, 4).map((table) => (
        <TableRow key={table.id} table={table} action={t('home.look')} />
      ))}
      {waiting.length + soloGames.length + others.length === 0 && <p className="quiet list-empty">{t('home.waitingNone')}</p>}
    </section>
  );
}

/** Tables that still have a seat. */
export function OpenTables({ onNew }: { readonly onNew: () => void }): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const tables = useLoaded(`open ${session.state}`, async () =>
    session.state === 'alone' || session.state === 'unknown' ? [] : (await api('GET /api/tables')).tables,
  );
  const open = tables.state === 'ready' ? tables.value : [];
  return (
    <section>
      <h2>
        {t('home.open')} <em>{open.length}</em>
        <button type="button" onClick={onNew}>
          {t('home.newTable')}
        </button>
      </h2>
      {tables.state === 'failed' && <Failure error={tables.error} onRetry={tables.reload} />}
      {open.slice(0, 8).map((table) => (
        <TableRow
          key={table.id}
          table={table}
          action={table.mine.length > 0 ? t('home.look') : table.status === 'waiting' ? t('home.join') : t('home.watch')}
        />
      ))}
      {open.length === 0 && <p className="quiet list-empty">{session.state === 'alone' ? t('home.alone') : t('home.openNone')}</p>}
    </section>
  );
}

interface TableRowProps {
  readonly table: TableSummary;
  readonly action: string;
  readonly urgent?: boolean;
  readonly href?: string;
}

export function TableRow({ table, action, urgent, href }: TableRowProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const title = gameEntry(table.game)?.card.title[locale] ?? table.game;
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' && seat.player !== undefined ? [seat.player.name] : []));
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <div className="row">
      <Medal game={table.game} />
      <div className="row-text">
        <b>{table.name ?? title}</b>
        <SeatDots taken={taken} of={table.seats.length} label={t('home.seats', { taken, of: table.seats.length })} />
        <small>{people.length > 0 ? people.join(', ') : title}</small>
      </div>
      <span className="row-note">{clockWords(table.clock, words)}</span>
      <Link className={`button button-small ${urgent === true ? 'button-go' : ''}`} href={href ?? `/table/${table.id}`}>
        {action}
      </Link>
    </div>
  );
}

export function SoloRow({
  record,
  action,
  children,
}: {
  readonly record: ListedSolo;
  readonly action: string;
  readonly children?: ReactNode;
}): ReactNode {
  const { t, locale } = useWords();
  const [, go] = useLocation();
  const over = record.result !== undefined;
  const own = record.seats.findIndex((seat) => seat.player?.id === MYSELF);
  const rank = record.result?.ranks[own];
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(record.updatedAt);
  return (
    <div className="row">
      <Medal game={record.game} />
      <div className="row-text">
        <b>{gameEntry(record.game)?.card.title[locale] ?? record.game}</b>
        <small>
          {t('home.soloAgainst', { n: record.seats.filter((seat) => seat.kind === 'bot').length })} · {time}
        </small>
      </div>
      <span className="row-note">{rank === undefined ? '' : t('games.rank', { rank })}</span>
      {children}
      <button type="button" className="button button-small" onClick={() => go(over ? `/replay/solo/${record.id}` : `/solo/${record.id}`)}>
        {action}
      </button>
    </div>
  );
}

function SeatDots({ taken, of, label }: { readonly taken: number; readonly of: number; readonly label: string }): ReactNode {
  return (
    <span className="seat-dots" role="img" aria-label={label}>
      {range(of).map((seat) => (
        <i key={seat} className={seat < taken ? 'seat-taken' : ''} />
      ))}
    </span>
  );
}

export function clockWords(clock: ClockSpec, { t }: Words): string {
  switch (clock.kind) {
    case 'none':
      return t('clock.none');
    case 'live':
      return t('clock.live', { minutes: clock.minutes, increment: clock.increment });
    case 'slow':
      return t('clock.slow', { hours: clock.hours });
  }
}
