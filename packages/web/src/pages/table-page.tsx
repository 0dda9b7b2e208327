import type { Seat } from '@quarterdeck/kernel';
import { LIMITS } from '@quarterdeck/protocol';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { Failure } from '../common/failure';
import { Layout, usePageTitle } from '../common/layout';
import { reasonWords } from '../common/reason-text';
import { useLoaded } from '../common/use-loaded';
import { gameEntry } from '../games';
import { useWords } from '../i18n/words';
import { ApiError, api } from '../remote/api';
import { freeName, rememberedName, type Session, signIn, useSession } from '../remote/session';
import { SocketLink } from '../remote/socket-link';
import { useMuted } from '../table/muted';
import { SeatActions } from '../table/seat-actions';
import { TableActions } from '../table/table-actions';
import { TableClient } from '../table/table-client';
import { chapterOf, type TableKit, useTableKit } from '../table/table-kit';
import { TableView } from '../table/table-view';
import { useTableState } from '../table/use-table-state';
import { WaitingRoom } from '../table/waiting-room';
import './pages.css';

/** A table on the server. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  const { t } = useWords();
  const session = useSession();
  const [search] = useSearchParams();
  const invite = search.get('invite') ?? undefined;
  const info = useLoaded(`${id} ${session.state}`, () =>
    api('GET /api/tables/:id', { params: { id }, query: invite === undefined ? {} : { invite } }),
  );
  if (session.state === 'unknown' || info.state === 'loading') return <p className="loading">{t('loading')}</p>;
  if (info.state === 'failed') {
    const missing = info.error instanceof ApiError && info.error.status === 404;
    return (
      <Layout title={t('error.title')}>
        <h1 className="page-title">{missing ? t('reason.NO_SUCH_TABLE') : t('error.title')}</h1>
        <Failure error={info.error} onRetry={info.reload} />
      </Layout>
    );
  }
  if (session.state === 'stranger') return <AskName game={info.value.game} />;
  return <WithKit id={id} gameId={info.value.game} invite={invite} session={session} />;
}

/** Somebody came by a link and has no name yet: one field, then they sit at the table. */
function AskName({ game }: { readonly game: string }): ReactNode {
  const { t, locale } = useWords();
  const [name, setName] = useState(rememberedName() ?? '');
  const [failure, setFailure] = useState<unknown>(undefined);
  const title = gameEntry(game)?.card.title[locale] ?? game;
  return (
    <Layout title={title}>
      <form
        className="ask-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          signIn(name.trim()).catch((error: unknown) => {
            setFailure(error);
            setName(freeName(error) ?? name);
          });
        }}
      >
        <h1>{t('join.title', { game: title })}</h1>
        <label className="field">
          <span>{t('join.name')}</span>
          <input type="text" value={name} maxLength={LIMITS.name} required onChange={(event) => setName(event.target.value)} />
        </label>
        <button type="submit" className="button button-go">
          {t('join.go')}
        </button>
        {failure !== undefined && <Failure error={failure} />}
      </form>
    </Layout>
  );
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
  const [, go] = useLocation();
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
  const { info, mine, present } = snapshot;
  const seatActions = useCallback(
    (seat: Seat, name: string) => (
      <SeatActions client={client} snapshot={{ info, mine, present }} seat={seat} name={name} me={me} invite={invite} />
    ),
    [client, info, mine, present, me, invite],
  );
  const muting = useMuted(id);
  const mute = async (player: string, muted: boolean): Promise<void> => {
    if ((await client.send({ do: 'mute', player, muted })) === undefined) muting.mark(player, muted);
  };
  const hosting = me !== undefined && snapshot.info?.host === me;
  const link = useLoaded(`invite ${id} ${hosting}`, async () =>
    hosting ? (await api('GET /api/tables/:id/invite', { params: { id } })).invite : undefined,
  );
  const inviteLink =
    link.state === 'ready' && link.value !== undefined ? new URL(`/table/${id}?invite=${link.value}`, location.origin).href : undefined;

  if (snapshot.gone !== undefined || snapshot.info?.status === 'closed') {
    const why = snapshot.gone === undefined ? t('table.closed') : reasonWords(snapshot.gone, words).text;
    return (
      <Layout title={title}>
        <h1 className="page-title">{title}</h1>
        <p className="notice">{why}</p>
      </Layout>
    );
  }
  const rematch = async (): Promise<void> => go(`/table/${(await api('POST /api/tables/:id/rematch', { params: { id } })).table}`);
  const over = snapshot.info?.status === 'over';
  return (
    <TableView
      client={client}
      kit={kit}
      title={title}
      withChat
      withPlans
      seatActions={seatActions}
      {...(hosting ? { muting: { me, muted: muting.muted, onMute: (player, muted) => void mute(player, muted) } } : {})}
      before={<WaitingRoom client={client} snapshot={snapshot} title={title} me={me} invite={invite} inviteLink={inviteLink} />}
      actions={
        <>
          {!over && inviteLink !== undefined && (
            <button type="button" className="button button-quiet" onClick={() => void navigator.clipboard.writeText(inviteLink)}>
              {t('waiting.copy')}
            </button>
          )}
          {over && snapshot.mine.length > 0 && (
            <button type="button" className="button button-go" onClick={() => void rematch()}>
              {t('table.rematch')}
            </button>
          )}
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
          <TableActions client={client} snapshot={snapshot} />
        </>
      }
    />
  );
}
