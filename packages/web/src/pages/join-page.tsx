import { LIMITS, type TableInfo } from '@quarterdeck/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../common/failure';
import { Layout } from '../common/layout';
import { reasonWords } from '../common/reason-text';
import { useLoaded } from '../common/use-loaded';
import { Cover } from '../covers/cover';
import { Shoal } from '../covers/shoal';
import { gameEntry, loadEngine } from '../games';
import { useWords } from '../i18n/words';
import { ApiError, api } from '../remote/api';
import { freeName, rememberedName, signIn, useSession } from '../remote/session';
import { SocketLink } from '../remote/socket-link';
import { Agreed } from '../table/agreed';
import { seatNames } from '../table/seat-names';
import '../table/waiting-room.css';
import './join-page.css';

interface JoinPageProps {
  readonly first: TableInfo;
  readonly invite: string | undefined;
  /** They sit, or want to look on: the table itself comes next. */
  readonly onIn: () => void;
}

/** What a link opens: who invites to what, what is agreed, and one button that seats and begins. A full table may be watched. */
export function JoinPage({ first, invite, onIn }: JoinPageProps): ReactNode {
  const words = useWords();
  const { t, locale } = words;
  const session = useSession();
  const { info, present, gone } = useLive(first, invite);
  const [name, setName] = useState(rememberedName() ?? '');
  const [failure, setFailure] = useState<unknown>(undefined);
  const [busy, setBusy] = useState(false);
  const card = gameEntry(info.game)?.card;
  const title = card?.title[locale] ?? info.game;
  const loaded = useLoaded(`${info.game} ${locale}`, async () => {
    const game = await loadEngine(info.game);
    return { specs: game.options, texts: await game.texts[locale]() };
  });
  const host = info.seats.find(({ player }) => player?.id === info.host)?.player?.name;
  const names = seatNames(info.seats, words);
  const open = info.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []));
  const canSit = info.status === 'waiting' && open.length > 0;
  const stranger = session.state === 'stranger';

  const sitDown = async (): Promise<void> => {
    if (stranger && name.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      if (stranger) await signIn(name.trim(), invite === undefined ? {} : { table: { id: info.id, invite } });
      await takeSeat(info.id, invite, open);
      onIn();
    } catch (error) {
      setFailure(error);
      setName(freeName(error) ?? name);
      setBusy(false);
    }
  };
  return (
    <Layout title={title} backdrop={<Shoal />}>
      <div className="join">
        <div className="join-cover">
          <Cover game={info.game} title={title} />
        </div>
        <div className="join-text">
          {host !== undefined && <p className="join-host">{t(canSit ? 'join.invites' : 'join.tableOf', { name: host })}</p>}
          <h1>{info.name ?? t('join.with', { game: title, n: info.seats.length })}</h1>
          {card !== undefined && <p>{card.pitch[locale]}</p>}
          <ul className="join-seats">
            {info.seats.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={i} className={canSit && i === open[0] ? 'join-free' : undefined}>
                <b>{canSit && i === open[0] ? t('join.forYou') : names[i]}</b>
                <small>
                  {seat.kind === 'open'
                    ? t('join.free')
                    : seat.player === undefined
                      ? t('waiting.bot')
                      : t(present.includes(seat.player.id) ? 'waiting.here' : 'waiting.away')}
                </small>
              </li>
            ))}
          </ul>
          {gone === undefined ? (
            <form
              className="join-act"
              onSubmit={(event) => {
                event.preventDefault();
                if (canSit) void sitDown();
                else onIn();
              }}
            >
              {!canSit && (
                <p className="notice">
                  {t(info.status === 'waiting' ? 'join.full' : 'join.running')}{' '}
                  {t(info.spectators ? 'join.mayWatch' : 'reason.NO_SPECTATORS')}
                </p>
              )}
              {canSit && stranger && (
                <label className="field">
                  <span>{t('join.name')}</span>
                  <input
                    type="text"
                    value={name}
                    maxLength={LIMITS.name}
                    required
                    autoComplete="nickname"
                    onChange={(event) => setName(event.target.value)}
                  />
                </label>
              )}
              {(canSit || info.spectators) && (
                <button type="submit" className="button button-go join-go" disabled={busy}>
                  {busy ? t('loading') : t(canSit ? 'join.sit' : 'join.watch')}
                </button>
              )}
              {failure !== undefined && <Failure error={failure} />}
              <p className="join-links">
                {canSit && (
                  <button type="button" className="link-button" onClick={onIn}>
                    {t('join.watch')}
                  </button>
                )}
                {!canSit && <Link href="/">{t('join.others')}</Link>}
                <Link href={`/guide/${info.game}`}>{t('join.learn', { game: title })}</Link>
                {canSit && stranger && <span className="quiet">{t('join.noAccount')}</span>}
              </p>
            </form>
          ) : (
            <p className="notice notice-bad">{gone}</p>
          )}
          {loaded.state === 'ready' && <Agreed info={info} specs={loaded.value.specs} texts={loaded.value.texts} />}
        </div>
      </div>
    </Layout>
  );
}

/** Takes the first seat that is still free; somebody may be quicker. */
async function takeSeat(id: string, invite: string | undefined, seats: readonly number[]): Promise<void> {
  for (const [i, seat] of seats.entries()) {
    try {
      const command = { do: 'sit' as const, seat, ready: true as const, ...(invite === undefined ? {} : { invite }) };
      await api('POST /api/tables/:id/commands', { params: { id }, body: { id: crypto.randomUUID(), command } });
      return;
    } catch (error) {
      const taken = error instanceof ApiError && error.code === 'SEAT_TAKEN';
      if (!taken || i === seats.length - 1) throw error;
    }
  }
}

interface LiveTable {
  readonly info: TableInfo;
  readonly present: readonly string[];
  /** Why the link does not count any more. */
  readonly gone: string | undefined;
}

/** The table as it is while one reads: seats fill, and those at the table see that somebody looks. */
function useLive(first: TableInfo, invite: string | undefined): LiveTable {
  const words = useWords();
  const [live, setLive] = useState<Omit<LiveTable, 'gone'>>({ info: first, present: [] });
  const [gone, setGone] = useState<LiveTable['gone']>(undefined);
  const { id } = first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language does not make a new connection
  useEffect(() => {
    const link = new SocketLink(id, invite);
    link.open((news) => {
      if (news.t === 'info') setLive((old) => ({ ...old, info: news.info }));
      if (news.t === 'presence') setLive((old) => ({ ...old, present: news.players }));
      if (news.t === 'gone') setGone(news.reason.code === 'NO_SUCH_TABLE' ? words.t('join.revoked') : reasonWords(news.reason, words).text);
    });
    return () => link.close();
  }, [id, invite]);
  return { ...live, gone };
}
