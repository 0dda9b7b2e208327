import type { Seat } from '@quarterdeck/kernel';
import type { TableInfo } from '@quarterdeck/protocol';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, useBadge, usePageTitle } from '../common/layout';
import { reasonWords } from '../common/reason-text';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { ApiError, api } from '../remote/api';
import { useHouse, waiting } from '../remote/house';
import { invitationTo } from '../remote/invitation';
import { type Session, useSession } from '../remote/session';
import { SocketLink } from '../remote/socket-link';
import { useMuted } from '../table/muted';
import { NameSheet } from '../table/name-sheet';
import { Rematch } from '../table/rematch';
import { SeatActions } from '../table/seat-actions';
import { linkOf } from '../table/share';
import { TableClient } from '../table/table-client';
import { chapterOf, type TableKit, useTableKit } from '../table/table-kit';
import { TableView } from '../table/table-view';
import { useTableState } from '../table/use-table-state';
import { WaitingRoom } from '../table/waiting-room';
import { JoinPage } from './join-page';
import './pages.css';

// Seen in the menu and at the end: it does not hold up the first move.
const TableActions = lazy(() => import('../table/table-actions').then((module) => ({ default: module.TableActions })));

/** A table on the server: its door for whoever has no seat there, then the table itself. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const [search] = useSearchParams();
  const [entered, setEntered] = useState(false);
  const brought = search.get('invite') ?? undefined;
  const invite = invitationTo(id, brought);
  const asked = session.state === 'unknown' ? 'not yet' : 'asked';
  const info = useLoaded(`${id} ${asked}`, () =>
    api('GET /api/tables/:id', { params: { id }, query: invite === undefined ? {} : { invite } }),
  );
  if (session.state === 'unknown' || info.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (info.state === 'failed') {
    // What cannot be the name of a table is none either.
    const missing = info.error instanceof ApiError && (info.error.status === 404 || info.error.code === 'BAD_REQUEST');
    return (
      <Layout title={t('error.title')}>
        <h1 className="page-title">{missing ? t('reason.NO_SUCH_TABLE') : t('error.title')}</h1>
        {missing ? <p className="notice">{t('join.revoked')}</p> : <Failure error={info.error} onRetry={info.reload} />}
      </Layout>
    );
  }
  if (!entered && standsAtTheDoor(info.value, session, brought !== undefined)) {
    return <JoinPage first={info.value} invite={invite} onIn={() => setEntered(true)} />;
  }
  return <WithKit id={id} gameId={info.value.game} invite={invite} session={session} />;
}

/** Whoever might sit down is asked to; whoever comes by a link, or as a stranger, hears that a running game may be watched. */
function standsAtTheDoor({ status, seats, host }: TableInfo, session: Session, byLink: boolean): boolean {
  const me = session.state === 'known' ? session.me.id : undefined;
  if (me !== undefined && (host === me || seats.some(({ player }) => player?.id === me))) return false;
  return status === 'waiting' || (status === 'running' && (byLink || session.state === 'stranger'));
}

interface WithKitProps {
  readonly id: string;
  readonly gameId: string;
  readonly invite: string | undefined;
  readonly session: Session;
}

function WithKit(props: WithKitProps): ReactNode {
  const { t } = useWords();
  const kit = useTableKit(props.gameId);
  if (kit.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (kit.state === 'failed') {
    return (
      <Layout title={t('error.title')}>
        <Failure error={kit.error} onRetry={() => location.reload()} />
      </Layout>
    );
  }
  return <ServerTable {...props} kit={kit.value} />;
}

function ServerTable({ id, gameId, invite, session, kit }: WithKitProps & { readonly kit: TableKit }): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const client = useMemo(
    () => new TableClient(kit.game, new SocketLink(id, invite), chapterOf(kit.board)),
    [kit.game, kit.board, id, invite],
  );
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  const snapshot = useTableState(client);
  const me = session.state === 'known' ? session.me.id : undefined;
  const title = gameEntry(gameId)?.card.title[locale] ?? gameId;
  const turn = snapshot.turn;
  const myTurn = turn.kind === 'seats' && turn.seats.some((seat) => snapshot.mine.includes(seat));
  usePageTitle(myTurn ? `● ${title}` : title);
  useBadge(waiting(useHouse()));
  const { info, mine, present } = snapshot;
  const seatActions = useCallback(
    (seat: Seat, name: string) => (
      <SeatActions
        client={client}
        snapshot={{ info, mine, present }}
        seat={seat}
        name={name}
        me={me}
        invite={invite}
        onNameless={setNaming}
      />
    ),
    [client, info, mine, present, me, invite],
  );
  const [naming, setNaming] = useState<Seat | undefined>(undefined);
  const muting = useMuted(id);
  const mute = async (player: string, muted: boolean): Promise<void> => {
    if ((await client.send({ do: 'mute', player, muted })) === undefined) muting.mark(player, muted);
  };
  const hosting = me !== undefined && snapshot.info?.host === me;
  if (snapshot.gone !== undefined || snapshot.info?.status === 'closed') {
    const why = snapshot.gone === undefined ? t('table.closed') : reasonWords(snapshot.gone, words).text;
    return (
      <Layout title={title}>
        <h1 className="page-title">{title}</h1>
        <p className="notice">{why}</p>
      </Layout>
    );
  }
  const over = snapshot.info?.status === 'over';
  return (
    <>
      <TableView
        client={client}
        kit={kit}
        title={title}
        chat={{ table: id, me }}
        review={{ place: 'table', id }}
        withPlans
        seatActions={seatActions}
        {...(hosting ? { muting: { me, muted: muting.muted, onMute: (player, muted) => void mute(player, muted) } } : {})}
        before={<WaitingRoom client={client} snapshot={snapshot} kit={kit} title={title} me={me} invite={invite} />}
        next={<Rematch id={id} snapshot={snapshot} />}
        actions={
          <>
            {!over && hosting && <CopyLink table={id} />}
            {over && (
              <a className="button" href={`/replay/table/${id}`}>
                {t('replay.title')}
              </a>
            )}
            {over && (
              <a className="button button-quiet" href={`/api/tables/${id}/file`} download>
                {t('solo.download')}
              </a>
            )}
            <Suspense fallback={null}>
              <TableActions client={client} snapshot={snapshot} />
            </Suspense>
          </>
        }
      />
      {naming !== undefined && (
        <NameSheet
          title={t('table.takeOver')}
          onClose={() => setNaming(undefined)}
          onNamed={async () => {
            const command = { do: 'takeOver' as const, seat: naming, ...(invite === undefined ? {} : { invite }) };
            await api('POST /api/tables/:id/commands', { params: { id }, body: { id: crypto.randomUUID(), command } });
            setNaming(undefined);
          }}
        />
      )}
    </>
  );
}

/** Copies the table's link, and says so for a moment. */
function CopyLink({ table }: { readonly table: string }): ReactNode {
  const { t } = useWords();
  const [said, setSaid] = useState<'waiting.copy' | 'copied' | 'share.none'>('waiting.copy');
  useEffect(() => {
    if (said === 'waiting.copy') return;
    const again = setTimeout(() => setSaid('waiting.copy'), 2_000);
    return () => clearTimeout(again);
  }, [said]);
  const copy = async (): Promise<void> => {
    const link = await linkOf(table);
    if (link !== undefined) await navigator.clipboard.writeText(link);
    setSaid(link === undefined ? 'share.none' : 'copied');
  };
  return (
    <button type="button" className="button button-quiet" onClick={() => void copy()}>
      <span aria-live="polite">{t(said)}</span>
    </button>
  );
}
