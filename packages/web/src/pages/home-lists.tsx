import type { ClockSpec, HouseTable, TableSummary } from '@quarterdeck/protocol';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Failure } from '../common/failure';
import { Icon } from '../common/icon';
import { range } from '../common/range';
import { useLoaded } from '../common/use-loaded';
import { Medal } from '../covers/medal';
import { gameEntry } from '../games';
import { useWords, type Words } from '../i18n/words';
import { api } from '../remote/api';
import { useHouse, waitsForMe } from '../remote/house';
import { useSession } from '../remote/session';
import { MYSELF } from '../solo/solo-record';
import { type ListedSolo, listSolo } from '../solo/solo-store';

/** Games where it is the player's turn, on the server and in this browser; the server's as soon as it is. */
export function WaitingForMe(): ReactNode {
  const words = useWords();
  const { t } = words;
  const house = useHouse();
  const solo = useLoaded('solo', async () => (await listSolo()).filter((record) => record.result === undefined).slice(0, 4));
  const soloGames = solo.state === 'ready' ? solo.value : [];
  const waiting = house.mine.filter(waitsForMe).sort((a, b) => (a.due ?? Number.POSITIVE_INFINITY) - (b.due ?? Number.POSITIVE_INFINITY));
  const others = house.mine
    .filter((table) => !waitsForMe(table))
    .sort((a, b) => Number(b.status === 'waiting') - Number(a.status === 'waiting'));
  return (
    <section className="house-list waiting-list" data-live={house.live ? '' : undefined}>
      <h2>
        {t('home.waiting')} <em>{waiting.length + house.invitations.length + soloGames.length}</em>
        <Link href="/games">{t('home.allGames')}</Link>
      </h2>
      <Invitations />
      {waiting.map((table) => (
        <TableRow key={table.id} table={table} action={t('home.yourTurn')} urgent />
      ))}
      {soloGames.map((record) => (
        <SoloRow key={record.id} record={record} action={t('home.playOn')} />
      ))}
      {others.slice(0, 6).map((table) => (
        <TableRow key={table.id} table={table} action={t('home.look')} />
      ))}
      {waiting.length + soloGames.length + others.length + house.invitations.length === 0 && (
        <p className="quiet list-empty">{t('home.waitingNone')}</p>
      )}
    </section>
  );
}

/** Who asks one to their table. */
function Invitations(): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const { invitations } = useHouse();
  return invitations.map(({ table, by, invite }) => {
    const query = invite === undefined ? '' : `?invite=${invite}`;
    return (
      <div className="row row-asked" key={table.id}>
        <Medal game={table.game} />
        <div className="row-text">
          <b>{t('home.asks', { name: by.name, game: gameEntry(table.game)?.card.title[locale] ?? table.game })}</b>
          <small>{clockWords(table.clock, words)}</small>
        </div>
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => void api('DELETE /api/me/invitations/:id', { params: { id: table.id } })}
        >
          {t('home.decline')}
        </button>
        <Link className="button button-small button-go" href={`/table/${table.id}${query}`}>
          {t('home.come')}
        </Link>
      </div>
    );
  });
}

/** How many rows are shown before somebody asks for more. */
const FIRST_ROWS = 8;
const MORE_ROWS = 20;

/** Tables that still have a seat, live; further pages are read when somebody asks for them. */
export function OpenTables({ onNew }: { readonly onNew: () => void }): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const house = useHouse();
  const [shown, setShown] = useState(FIRST_ROWS);
  const [pages, setPages] = useState<{ readonly tables: readonly TableSummary[]; readonly next: number | undefined }>();
  const [failure, setFailure] = useState<unknown>(undefined);
  const me = session.state === 'known' ? session.me.id : undefined;
  const [over, setOver] = useState(false);
  const open = useSteady(house.open, over);
  const further = (pages?.tables ?? []).filter(({ id }) => !open.some((table) => table.id === id));
  const all = [...open.map((table) => withMine(table, me)), ...further];
  const canLoad = pages === undefined ? house.moreOpen : pages.next !== undefined;
  const more = async (): Promise<void> => {
    setFailure(undefined);
    setShown(shown + MORE_ROWS);
    if (all.length >= shown + MORE_ROWS || !canLoad) return;
    try {
      const page = await api('GET /api/tables', { query: { from: String(pages?.next ?? house.open.length) } });
      setPages({ tables: [...(pages?.tables ?? []), ...page.tables], next: page.next });
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <section
      className="house-list"
      data-live={house.live ? '' : undefined}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
    >
      <h2>
        {t('home.open')} <em>{house.moreOpen ? `${open.length}+` : open.length}</em>
        <button type="button" onClick={onNew}>
          {t('home.newTable')}
        </button>
      </h2>
      {all.slice(0, shown).map((table) => (
        <TableRow key={table.id} table={table} action={table.mine.length > 0 ? t('home.look') : t('home.join')} />
      ))}
      {failure !== undefined && <Failure error={failure} />}
      {(all.length > shown || canLoad) && (
        <button type="button" className="button button-small button-quiet" onClick={() => void more()}>
          {t('home.more')}
        </button>
      )}
      {all.length === 0 && <p className="quiet list-empty">{session.state === 'alone' ? t('home.alone') : t('home.openNone')}</p>}
    </section>
  );
}

/** Games that may be watched, the one to feature first. */
export function ToWatch(): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const { watch, live } = useHouse();
  const [featured, ...others] = watch;
  if (featured === undefined) return null;
  const title = gameEntry(featured.game)?.card.title[locale] ?? featured.game;
  return (
    <section className="house-list to-watch" data-live={live ? '' : undefined}>
      <h2>{t('home.toWatch')}</h2>
      <Link className="featured" href={`/table/${featured.id}`}>
        <Medal game={featured.game} />
        <span>
          <b>{featured.name ?? title}</b>
          <small>{namesAt(featured).join(' · ')}</small>
          <small>
            {clockWords(featured.clock, words)}
            {featured.rated && ` · ${t('home.rated')}`}
          </small>
        </span>
        <Onlookers n={featured.watching} />
      </Link>
      {others.slice(0, 5).map((table) => (
        <TableRow key={table.id} table={withMine(table, undefined)} action={t('home.watch')} note={<Onlookers n={table.watching} />} />
      ))}
    </section>
  );
}

function Onlookers({ n }: { readonly n: number }): ReactNode {
  const { t } = useWords();
  return (
    <span className="onlookers" title={t('home.onlookers', { n })}>
      <Icon name="eye" /> <span aria-hidden="true">{n}</span>
      <span className="visually-hidden">{t('home.onlookers', { n })}</span>
    </span>
  );
}

/** While somebody is about to click, rows keep their places and new ones wait at the end. */
function useSteady(rows: readonly HouseTable[], hold: boolean): readonly HouseTable[] {
  const places = useRef<readonly string[]>([]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const kept = hold ? places.current.flatMap((id) => known.get(id) ?? []) : [];
  const steady = [...kept, ...rows.filter(({ id }) => !kept.some((row) => row.id === id))];
  places.current = steady.map(({ id }) => id);
  return steady;
}

type Listed = Pick<TableSummary, 'id' | 'name' | 'game' | 'seats' | 'clock' | 'status' | 'mine'>;

function withMine(table: HouseTable, me: string | undefined): Listed {
  return { ...table, mine: table.seats.flatMap((seat, i) => (me !== undefined && seat.player?.id === me ? [i] : [])) };
}

function namesAt({ seats }: Pick<TableSummary, 'seats'>): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' && seat.player !== undefined ? [seat.player.name] : []));
}

interface TableRowProps {
  readonly table: Listed;
  readonly action: string;
  readonly urgent?: boolean;
  readonly href?: string;
  readonly note?: ReactNode;
  /** What else can be done with it, before the action. */
  readonly children?: ReactNode;
}

export function TableRow({ table, action, urgent, href, note, children }: TableRowProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const title = gameEntry(table.game)?.card.title[locale] ?? table.game;
  const people = namesAt(table);
  const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <div className="row">
      <Medal game={table.game} />
      <div className="row-text">
        <b>{table.name ?? title}</b>
        <SeatDots taken={taken} of={table.seats.length} label={t('home.seats', { taken, of: table.seats.length })} />
        <small>{people.length > 0 ? people.join(', ') : title}</small>
      </div>
      <span className="row-note">{note ?? clockWords(table.clock, words)}</span>
      {children}
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
      return t('clock.slow', { hours: clock.hours, holidays: clock.holidays ?? 0 });
  }
}
